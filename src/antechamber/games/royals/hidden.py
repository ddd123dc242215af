"""What a seat cannot know in Royals, dealt anew."""

from __future__ import annotations

from antechamber.core.chance import Chance
from antechamber.games.royals.components import NOTHING
from antechamber.games.royals.rules import PLAY, Play, check_hand_limits
from antechamber.games.royals.state import RoyalsState


def sample(s: RoyalsState, seat: int | None, rng: Chance) -> RoyalsState:
    """A state that `seat` cannot tell from this one: unseen cards dealt anew, what others compose in secret undone.

    Cards that a rival took from the display and has not laid down since are known and stay where they are. A rival
    who is thinking must have something to think about: hands that leave no choice are dealt again.
    """
    start = s.clone()
    start.chance = rng.fork()
    others = [other for other in range(s.seats) if other != seat]
    for other in others:
        if start.lanes[other]:
            withdraw(start, other)
    sizes = [sum(hand) for hand in start.hands]
    intrigue_sizes = [sum(hand) for hand in start.intrigues]
    unknown = [[0] * len(hand) for hand in start.intrigues]
    while True:
        new = start.clone()
        deal(new.pile, new.hands, new.known, sizes, others, rng)
        deal(new.intrigue_pile, new.intrigues, unknown, intrigue_sizes, others, rng)
        new.settle()
        if new.pending() == s.pending():
            return new


def withdraw(s: RoyalsState, seat: int) -> None:
    """Back to where the seat began to compose a play or its discards: nobody else knows how far it has come."""
    for kind, count in enumerate(s.laid):
        s.hands[seat][kind] += count
        s.laid[kind] = 0
    for kind, count in enumerate(s.laid_intrigue):
        s.intrigues[seat][kind] += count
        s.laid_intrigue[kind] = 0
    s.open_options[seat] = []
    if s.target != NOTHING:
        s.target = NOTHING
        s.lanes[seat] = [PLAY]
    elif not isinstance(s.lanes[seat][0], Play):
        s.lanes[seat] = []
        check_hand_limits(s, seat)


def deal(
    pile: list[int], hands: list[list[int]], known: list[list[int]], sizes: list[int], others: list[int], rng: Chance
) -> None:
    """Give the other seats new hands of the same size from the pile and their old ones."""
    for other in others:
        for kind, count in enumerate(hands[other]):
            pile[kind] += count - known[other][kind]
            hands[other][kind] = known[other][kind]
    for other in others:
        for _ in range(sizes[other] - sum(known[other])):
            hands[other][rng.draw(pile)] += 1
