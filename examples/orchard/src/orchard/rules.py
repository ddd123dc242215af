"""The rules of Orchard, in the order in which they are read; each choice runs its own."""

from antechamber.core.event import TABLE, Event
from antechamber.core.flow import Choice, Decision, Step
from orchard.components import Components
from orchard.state import NONE, OrchardState


class Bid(Choice):
    def __init__(self, ladder: int) -> None:
        super().__init__(f"bid {ladder + 1}", (f"ladder:{ladder + 1}",))
        self.ladder = ladder

    def apply(self, s: OrchardState, seat: int) -> None:
        """R2.2 A bid lies face down."""
        s.hands[seat].remove(self.ladder)
        s.bids[seat] = self.ladder


class Take(Choice):
    def __init__(self, tree: int, key: str) -> None:
        super().__init__(f"take {key}", (f"tree:{key}",))
        self.tree = tree
        self.key = key

    def apply(self, s: OrchardState, seat: int) -> None:
        """R2.4 A tree that is taken stands in the grove of whoever took it."""
        s.stand.remove(self.tree)
        s.groves[seat][self.tree] += 1
        s.tell(Event("take", seat, (self.key,)))


class ChooseBid(Decision):
    prompt = "bid"
    rule = "R2.2"

    def options(self, s: OrchardState, seat: int) -> list[Choice]:
        """R2.2 Any ladder of the hand can be bid."""
        return [s.choices[ladder] for ladder in s.hands[seat]]


class ChooseTree(Decision):
    prompt = "tree"
    rule = "R2.4"

    def options(self, s: OrchardState, seat: int) -> list[Choice]:
        """R2.4 Any tree that still stands can be taken."""
        return [s.choices[s.box.ladders + tree] for tree in sorted(set(s.stand))]


class Season(Step):
    def run(self, s: OrchardState) -> None:
        """R2.1 R2.2 R2.5 As long as there are ladders, trees for all and one more are laid out, and all bid at once."""
        for tree in s.stand:
            s.left[tree] += 1
        s.stand = []
        if not s.hands[0]:
            s.tell(Event("game over", TABLE))
            return
        s.season += 1
        s.stand = sorted(s.chance.draw(s.pile) for _ in range(s.seats + 1))
        s.tell(Event("season", TABLE, (str(s.season),)))
        s.table += [Season(), Reveal()]
        for lane in s.lanes:
            lane.append(ChooseBid())


class Reveal(Step):
    def run(self, s: OrchardState) -> None:
        """R2.3 Bids are shown together; the highest takes a tree first, the lowest last."""
        for seat, bid in enumerate(s.bids):
            s.uncover(Event("bid", seat, (str(bid + 1),)))
        order = sorted((bid, seat) for seat, bid in enumerate(s.bids))
        s.table += [Offer(seat) for _, seat in order]
        s.ladders_played += s.bids
        s.bids = [NONE] * len(s.bids)


class Offer(Step):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: OrchardState) -> None:
        """R2.4 Whose turn it is to take a tree."""
        s.lanes[self.seat].append(ChooseTree())


def catalogue(box: Components) -> list[Choice]:
    """Every choice there is: ladders first, then trees."""
    trees = [Take(tree, key) for tree, key in enumerate(box.trees)]
    return [*[Bid(ladder) for ladder in range(box.ladders)], *trees]
