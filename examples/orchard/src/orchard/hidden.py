"""What a seat cannot know, dealt anew."""

from antechamber.core.chance import Chance
from orchard.rules import ChooseBid
from orchard.state import NONE, OrchardState


def sample(s: OrchardState, seat: int | None, rng: Chance) -> OrchardState:
    """The ladders that others hold or have bid are any that the seat has not seen; so is what chance brings."""
    new = s.clone()
    new.chance = rng.fork()
    others = [other for other in range(s.seats) if other != seat]
    hidden = new.unseen + [
        ladder for other in others for ladder in [*new.hands[other], new.bids[other]] if ladder != NONE
    ]
    for other in others:
        new.hands[other] = sorted(rng.draw_one(hidden) for _ in s.hands[other])
        if s.bids[other] != NONE:
            new.bids[other] = rng.draw_one(hidden)
        if new.open_options[other] and isinstance(new.lanes[other][-1], ChooseBid):
            new.open_options[other] = new.lanes[other][-1].options(new, other)
    new.unseen = sorted(hidden)
    return new
