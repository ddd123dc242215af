"""What a seat cannot know in Catherine, dealt anew."""

from __future__ import annotations

from antechamber.core.chance import Chance
from antechamber.core.flow import NO_OPTIONS
from antechamber.games.catherine.components import FIRST_ROW, NOTHING
from antechamber.games.catherine.rules.rounds import FIRST_CARDS, TWO_CARDS, ChooseColumn
from antechamber.games.catherine.state import NO_CARDS, CatherineState


def sample(s: CatherineState, seat: int | None, rng: Chance) -> CatherineState:
    """R10.2 A state that `seat` cannot tell from this one: unseen cards dealt anew, hidden choices made anew.

    A rival who is still choosing begins again, a rival who is ready has chosen something: nobody knows more. What is
    dealt depends on what the seat knows and on `rng`, not on where the cards really are.
    """
    new = s.clone()
    new.chance = rng.fork()
    others = [other for other in range(s.seats) if other != seat]
    ready = [other for other in others if new.laid[other] and not new.lanes[other]]
    for other in others:
        if new.laid[other]:
            new.hands[other] = new.hands[other] + new.laid[other]
            new.laid[other] = NO_CARDS
        if new.lanes[other]:
            begin_again(new, other)
    deal_anew(new, others, rng)
    for other in ready:
        commit(new, other, rng)
    new.takebacks = [0 if other in others else own for other, own in enumerate(s.takebacks)]
    new.settle()
    return new


def begin_again(s: CatherineState, seat: int) -> None:
    """Back to where the seat began to choose its first row, the two cards of a round or cards to discard."""
    if not s.rows[seat]:
        s.lanes[seat] = FIRST_CARDS[:]
    elif isinstance(s.lanes[seat][0], ChooseColumn):
        s.lanes[seat] = TWO_CARDS[:]
        s.columns[seat] = NOTHING
    s.open_options[seat] = NO_OPTIONS


def deal_anew(s: CatherineState, others: list[int], rng: Chance) -> None:
    """R10.2 Hidden cards change places with each other, but only those that came from the same shuffle.

    When the discards become the pile, everyone knows what lies in it, and that nothing of it is in a hand.
    """
    hidden = s.pile[:]
    for other in others:
        hidden += s.hands[other]
    hidden.sort()
    unseen: list[list[int]] = [[] for _ in range(s.shuffles + 1)]
    for card in hidden:
        unseen[s.shuffled[card]].append(card)
    for other in others:
        held = [0] * len(unseen)
        for card in s.hands[other]:
            held[s.shuffled[card]] += 1
        s.hands[other] = sorted(
            [rng.draw_one(unseen[shuffle]) for shuffle, times in enumerate(held) for _ in range(times)]
        )
    s.pile = unseen[s.shuffles]


def commit(s: CatherineState, seat: int, rng: Chance) -> None:
    """Something the seat could have chosen: three cards of its first row, or two and a column."""
    hand = s.hands[seat][:]
    if not s.rows[seat]:
        s.laid[seat] = sorted([rng.draw_one(hand) for _ in range(FIRST_ROW)])
    else:
        s.laid[seat] = [rng.draw_one(hand), rng.draw_one(hand)]
        free = [column for column, tucked in enumerate(s.below[seat]) if tucked == NOTHING]
        s.columns[seat] = rng.draw_one([*free, len(s.rows[seat])])
    s.hands[seat] = sorted(hand)
