"""What a seat cannot know in The First Tsar, dealt anew."""

from __future__ import annotations

from antechamber.core.chance import Chance
from antechamber.core.flow import NO_OPTIONS
from antechamber.core.lists import with_row
from antechamber.games.first_tsar.constants import PROJECTS
from antechamber.games.first_tsar.state import TsarState


def sample(s: TsarState, seat: int | None, rng: Chance) -> TsarState:
    """A state that `seat` cannot tell from this one: unseen Projects and Region tokens are dealt anew.

    Whatever is dealt is sorted before, so that nothing of the real state goes into the sample. By older rules, a rival
    who is thinking must have something to think about: hands that leave no choice are dealt again.
    """
    others = [other for other in range(s.seats) if other != seat]
    thinking = [other for other in others if s.open_options[other]]
    new = s.clone()
    new.chance = rng.fork()
    deal_regions(new, rng)
    while True:
        deal_projects(new, seat, others, rng)
        if can_think(new, thinking):
            return new


def deal_regions(s: TsarState, rng: Chance) -> None:
    """The stack of the last round holds dark tokens; which of the unseen ones, nobody knows."""
    if not s.last_regions:
        return
    unseen = s.region_pile + s.last_regions
    unseen.sort()
    dark = [token for token in unseen if s.box.region_tokens[token].dark]
    s.last_regions = [rng.draw_one(dark) for _ in s.last_regions]
    s.region_pile = [token for token in unseen if token not in s.last_regions]


def deal_projects(s: TsarState, seat: int | None, others: list[int], rng: Chance) -> None:
    """Others keep what all have seen them take; the rest of their hands comes from all cards that the seat cannot see.

    What a seat gave back at the start is not what another kept then, unless that card may have been laid down since.
    """
    unseen = s.decks[PROJECTS][:]
    unknown: list[int] = []
    for other in others:
        hidden = [card for card in s.hands[other] if card not in s.known[other]]
        unseen += hidden + s.dealt[other]
        unknown.append(len(hidden))
    unseen.sort()
    rejected = [] if seat is None else s.rejected[seat]
    hands, dealt = s.hands[:], s.dealt[:]
    for at, other in enumerate(others):
        hands[other] = s.known[other][:]
        if unknown[at] and is_kept_card_in_hand(s, other, rejected):
            unknown[at] -= 1
            hands[other].append(draw_unless(unseen, rejected, rng))
    for at, other in enumerate(others):
        hands[other] += [rng.draw_one(unseen) for _ in range(unknown[at])]
        dealt[other] = sorted([rng.draw_one(unseen) for _ in s.dealt[other]])
        hands[other].sort()
    s.hands, s.dealt, s.decks = hands, dealt, with_row(s.decks, PROJECTS, unseen)
    deal_rejected(s, rejected, others, rng)


def is_kept_card_in_hand(s: TsarState, other: int, rejected: list[int]) -> bool:
    """Whether none of the unseen cards that another has laid down can be the one it kept at the start."""
    return all(card in rejected for card in s.unforeseen[other])


def deal_rejected(s: TsarState, own: list[int], others: list[int], rng: Chance) -> None:
    """What others gave back at the start is theirs to know: any cards that nobody holds, but not one's own."""
    if any(s.dealt):
        return
    spare = [card for card in s.decks[PROJECTS] + s.displays[PROJECTS] if card not in own]
    given = s.rejected[:]
    for other in others:
        number = min(s.box.projects_dealt - 1, len(spare))
        given[other] = sorted([rng.draw_one(spare) for _ in range(number)])
    s.rejected = given


def draw_unless(cards: list[int], barred: list[int], rng: Chance) -> int:
    """One of the cards, but none of those."""
    card = rng.draw_one([card for card in cards if card not in barred])
    cards.remove(card)
    return card


def can_think(s: TsarState, thinking: list[int]) -> bool:
    """Offer the others their options anew; whether all who think have a choice."""
    for other in thinking:
        s.open_options[other] = NO_OPTIONS
        options = s.lanes[other][-1].options(s, other)
        if len(options) == 1 and s.takes_forced(other):
            return False
        s.open_options[other] = options
    return True
