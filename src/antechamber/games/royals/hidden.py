"""What a seat cannot know in Royals, dealt anew."""

from __future__ import annotations

from antechamber.core.chance import Chance
from antechamber.core.lists import count
from antechamber.games.royals.components import NOTHING
from antechamber.games.royals.memory import recollect
from antechamber.games.royals.rules import PLAY, Play, check_hand_limits
from antechamber.games.royals.state import RoyalsState


def sample(s: RoyalsState, seat: int | None, rng: Chance) -> RoyalsState:
    """R8.3 A state that `seat` cannot tell from this one: unseen cards dealt anew, what others compose undone.

    Cards that a rival took from the display and has not laid down since are known and stay where they are. What follows
    from a shuffle of the discards is true in every sample; see `memory`. By older rules, a rival who is thinking must
    have something to think about: hands that leave no choice are dealt again.
    """
    start = s.clone()
    start.chance = rng.fork()
    others = [other for other in range(s.seats) if other != seat]
    for other in others:
        if start.lanes[other]:
            withdraw(start, other)
    unknown = [[0] * len(hand) for hand in start.intrigues]
    while True:
        new = start.clone()
        new.trails, new.pile = deal(s.trails, new.pile, new.hands, new.known, others, rng)
        new.intrigue_trails, new.intrigue_pile = deal(
            s.intrigue_trails, new.intrigue_pile, new.intrigues, unknown, others, rng
        )
        new.settle()
        if s.discreet or new.pending() == s.pending():
            return new


def withdraw(s: RoyalsState, seat: int) -> None:
    """Back to where the seat began to compose a play or its discards: nobody else knows how far it has come."""
    for kind, number in enumerate(s.laid):
        s.hands[seat][kind] += number
        s.laid[kind] = 0
    for kind, number in enumerate(s.laid_intrigue):
        s.intrigues[seat][kind] += number
        s.laid_intrigue[kind] = 0
    s.open_options[seat] = []
    if s.target != NOTHING:
        s.target = NOTHING
        s.lanes[seat] = [PLAY]
    elif not isinstance(s.lanes[seat][0], Play):
        s.lanes[seat] = []
        check_hand_limits(s, seat)


def deal(
    trails: list[list[int]],
    pile: list[int],
    hands: list[list[int]],
    known: list[list[int]],
    others: list[int],
    rng: Chance,
) -> tuple[list[list[int]], list[int]]:
    """New hands of the same size for the other seats; the trails and the pile that go with them."""
    if not trails:
        deal_alike(pile, hands, known, others, rng)
        return trails, pile
    told = recollect(trails, pile, others, rng)
    for other in others:
        hands[other] = known[other][:]
        told.deal(other, hands[other], rng)
    return told.trails, told.pools[-1]


def deal_alike(pile: list[int], hands: list[list[int]], known: list[list[int]], others: list[int], rng: Chance) -> None:
    """Before a deck is shuffled anew, any unseen card can be in any hand."""
    sizes = [count(hands[other]) - count(known[other]) for other in others]
    for other in others:
        for kind, number in enumerate(hands[other]):
            pile[kind] += number - known[other][kind]
            hands[other][kind] = known[other][kind]
    for other, size in zip(others, sizes, strict=True):
        for _ in range(size):
            hands[other][rng.draw(pile)] += 1
