"""A toy game on the core: all bid a card in secret at the same time, then take plots from the highest bid down.

It has what Royals lacks: several seats deciding at once, and choices that can be withdrawn until all have made theirs.
"""

from dataclasses import dataclass

from antechamber.core.components import Sheet
from antechamber.core.event import TABLE, Event
from antechamber.core.flow import Choice, Decision, State, Step
from antechamber.core.game import Game
from antechamber.core.score import Line, places, total
from antechamber.core.words import Words

FREE = -1
HAND = 4
CARDS = 20


class OrchardState(State):
    def clone(self):
        new = OrchardState()
        self.copy_agenda_to(new)
        new.plots = self.plots
        new.hands = [hand[:] for hand in self.hands]
        new.rest = self.rest[:]
        new.bids = self.bids[:]
        new.owner = self.owner[:]
        new.score = self.score[:]
        return new

    def view(self, seat):
        return OrchardView(
            seat,
            [len(hand) + (bid != FREE) for hand, bid in zip(self.hands, self.bids, strict=True)],
            None if seat is None else [self.bids[seat], *self.hands[seat]],
            self.owner[:],
            self.score[:],
        )

    def sample(self, seat, rng):
        new = self.clone()
        new.chance = rng.fork()
        others = [other for other in range(len(self.lanes)) if other != seat]
        hidden = sorted(new.rest + [card for other in others for card in [*new.hands[other], new.bids[other]]])
        hidden = [card for card in hidden if card != FREE]
        new.rest = []
        for other in others:
            cards = [hidden.pop(rng.below(len(hidden))) for _ in range(len(self.hands[other]))]
            new.hands[other] = sorted(cards)
            if self.bids[other] != FREE:
                new.bids[other] = hidden.pop(rng.below(len(hidden)))
            if new.lanes[other] and isinstance(new.lanes[other][-1], ChooseBid):
                new.open_options[other] = new.lanes[other][-1].options(new, other)
        new.rest = hidden
        return new

    def scores(self):
        return [[Line("plots", "all plots", points)] for points in self.score]

    def ranking(self):
        return places([(total(lines),) for lines in self.scores()])


@dataclass
class OrchardView:
    seat: int | None
    cards: list[int]
    own: list[int] | None
    owner: list[int]
    score: list[int]


class Bid(Choice):
    def __init__(self, card):
        super().__init__(f"bid {card}", (f"hand:{card}",))
        self.card = card

    def apply(self, s, seat):
        s.hands[seat].remove(self.card)
        s.bids[seat] = self.card


class Take(Choice):
    def __init__(self, plot):
        super().__init__(f"take {plot}", (f"plot:{plot}",))
        self.plot = plot

    def apply(self, s, seat):
        s.owner[self.plot] = seat
        s.score[seat] += self.plot
        s.tell(Event("take", seat, (str(self.plot),)))


BIDS = [Bid(card) for card in range(CARDS)]
TAKES = [Take(plot) for plot in range(5)]


class ChooseBid(Decision):
    prompt = "bid"

    def options(self, s, seat):
        return [BIDS[card] for card in s.hands[seat]]


class ChoosePlot(Decision):
    prompt = "plot"

    def options(self, s, seat):
        return [TAKES[plot] for plot in range(s.plots) if s.owner[plot] == FREE]


class StartRound(Step):
    def run(self, s):
        if not s.hands[0]:
            return
        s.owner = [FREE] * s.plots
        s.table += [StartRound(), RevealBids()]
        for lane in s.lanes:
            lane.append(ChooseBid())


class RevealBids(Step):
    def run(self, s):
        s.uncover(Event("bids", TABLE, tuple(map(str, s.bids))))
        s.rest += s.bids
        order = sorted((bid, seat) for seat, bid in enumerate(s.bids))
        s.table += [OfferPlot(seat) for _, seat in order]
        s.bids = [FREE] * len(s.bids)


class OfferPlot(Step):
    def __init__(self, seat):
        self.seat = seat

    def run(self, s):
        s.lanes[self.seat].append(ChoosePlot())


class Orchard(Game):
    def __init__(self):
        super().__init__(
            "orchard", "Orchard", (2, 4), 1, Sheet("orchard", ""), [*BIDS, *TAKES], Words(None, ["bid", "plot"], {}, {})
        )

    def set_up(self, seats, chance):
        s = OrchardState()
        s.chance = chance
        s.clear_agenda(seats)
        deck = [1] * CARDS
        s.plots = seats + 1
        s.hands = [sorted(chance.draw(deck) for _ in range(HAND)) for _ in range(seats)]
        s.rest = [card for card, left in enumerate(deck) if left]
        s.bids = [FREE] * seats
        s.owner = [FREE] * s.plots
        s.score = [0] * seats
        s.table = [StartRound()]
        return s


def components(s):
    return sorted(s.rest + [card for hand in s.hands for card in hand] + [bid for bid in s.bids if bid != FREE])
