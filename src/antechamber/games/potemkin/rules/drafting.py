"""Setting up, and the Drafting phase of a month."""

from __future__ import annotations

from typing import Final

from antechamber.core.event import TABLE, Event
from antechamber.core.flow import Choice, Decision, Step
from antechamber.core.lists import without
from antechamber.games.potemkin.components import DIRECTIONS, NOTHING
from antechamber.games.potemkin.memory import HAND, MONTH, NOBODY, PACK, RESHUFFLE, just, note, note_all
from antechamber.games.potemkin.state import PotemkinState

# 1. Setting up


def choose_first_player(s: PotemkinState) -> None:
    """R1.8 Somebody begins, and has the capitol.

    Ruling: the lot decides, as nobody can be asked for their latest dealings with an office.
    """
    s.capitol = s.first = s.chance.below(s.seats)


# 2. Drafting


class StartDraft(Step[PotemkinState]):
    def run(self, s: PotemkinState) -> None:
        """R2.1 R2.8 R11.8 Everybody is dealt a pack of four cards, or equal packs of fewer if there are not enough.

        Ruling: what does not divide evenly stays in the deck.
        """
        s.month += 1
        note(s, 0, MONTH, NOBODY)
        size = min(s.box.deals[s.month], (len(s.deck) + len(s.discards)) // s.seats)
        direction = DIRECTIONS[0 if s.box.directions[s.month] > 0 else 1]
        s.tell(Event("month", TABLE, (str(s.month + 1), direction, str(size))))
        deal_packs(s, size)
        s.round = 0
        if size:
            take_up_packs(s)


def deal_packs(s: PotemkinState, size: int) -> None:
    """R2.1 Card by card round the table, from the owner of the capitol on; nobody has seen them yet."""
    packs: list[list[int]] = [[] for _ in s.lanes]
    for _ in range(size):
        seat = s.capitol
        for _ in packs:
            card = draw(s)
            packs[seat].append(card)
            note(s, card, PACK + seat, NOBODY)
            seat = s.next_seat(seat)
    for pack in packs:
        pack.sort()
    s.packs = packs


def draw(s: PotemkinState) -> int:
    """R2.4 R2.9 The next card of the deck; the discards become the deck only when a card is wanted and it is empty."""
    if not s.deck:
        if not s.discards:
            return NOTHING
        s.deck, s.discards = s.discards, []
        note(s, 0, RESHUFFLE, NOBODY)
        s.tell(Event("reshuffle", TABLE))
    return s.chance.draw_one(s.deck)


def take_up_packs(s: PotemkinState) -> None:
    """R2.5 R2.7 Each player looks at the pack in hand, and all choose at the same time; a last card is no choice."""
    opener = -s.box.directions[s.month] * s.round
    s.table.append(PassPacks())
    for seat, pack in enumerate(s.packs):
        note_all(s, pack, PACK + (seat + opener) % s.seats, just(seat))
        if len(pack) > 1:
            s.lanes[seat].append(PICK)
        else:
            s.picks[seat] = pack[0]


class PickCard(Decision[PotemkinState]):
    prompt = "pick"
    rule = "R2.5"

    def options(self, s: PotemkinState, seat: int) -> list[Choice[PotemkinState]]:
        """R2.5 Any card of the pack."""
        return [s.choices.pick[kind] for kind in kinds_of(s, s.packs[seat])]

    def is_open(self, s: PotemkinState, seat: int) -> bool:
        """R3.14 That all cards of a pack are alike is nobody else's business."""
        return False


class PassPacks(Step[PotemkinState]):
    def run(self, s: PotemkinState) -> None:
        """R2.3 R2.7 R2.10 R11.8 When all have chosen, each keeps that card and passes the others on."""
        passed = s.packs
        s.packs = s.packs[:]
        for seat, card in enumerate(s.picks):
            note(s, card, HAND + seat, just(seat))
            s.hands[seat] = with_card(s.hands[seat], card)
            s.packs[s.next_seat(seat)] = without(passed[seat], card)
        s.picks = [NOTHING] * s.seats
        s.round += 1
        s.uncover(Event("pass", TABLE, (str(len(s.packs[0])),)))
        if s.packs[0]:
            take_up_packs(s)


def kinds_of(s: PotemkinState, cards: list[int]) -> list[int]:
    """The kinds there are among the cards of a hand or pack, which lie in order."""
    kinds: list[int] = []
    card_kinds = s.box.card_kinds
    last = NOTHING
    for card in cards:
        kind = card_kinds[card]
        if kind != last:
            kinds.append(kind)
            last = kind
    return kinds


def one_of(s: PotemkinState, cards: list[int], kind: int) -> int:
    """Some card of the kind."""
    at = 0
    while s.box.card_kinds[cards[at]] != kind:
        at += 1
    return cards[at]


def with_card(cards: list[int], card: int) -> list[int]:
    """The cards of a hand with one more, in order."""
    more = [*cards, card]
    more.sort()
    return more


def names(s: PotemkinState, cards: list[int]) -> tuple[str, ...]:
    return tuple([s.box.kinds[s.box.card_kinds[card]] for card in cards])


def draw_to_hand(s: PotemkinState, seat: int, kind: str) -> None:
    """R2.9 A card from the deck into a hand; if there is none anywhere, there is none."""
    card = draw(s)
    if card != NOTHING:
        note(s, card, HAND + seat, just(seat))
        s.hands[seat] = with_card(s.hands[seat], card)
        s.tell(Event(kind, seat, (), names(s, [card])))


PICK: Final = PickCard()
