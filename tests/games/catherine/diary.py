"""What a player of Catherine with a perfect memory knows, written down from what the seat is shown and told alone."""

from __future__ import annotations

from collections import Counter


class Diary:
    """`origin[card]` is the shuffle after which a card lay in the pile, `drawn[seat]` from which shuffles the cards
    come that a seat holds. When the discards become the pile, all that lay among them can be written down."""

    def __init__(self, state, seat):
        view = state.view(seat)
        self.seat = seat
        self.names = state.box.cards
        self.shuffle = 0
        self.origin = Counter()
        self.drawn = [Counter({0: other.cards}) for other in view.seats]
        self.pile = view.pile
        self.open = open_cards(view)

    def write(self, state):
        view = state.view(self.seat)
        events = [event.told(self.seat) for event in state.events]
        shown = {card for event in events for card in laid(event)}
        gone = (self.open | shown) - open_cards(view)
        assert ("reshuffle" in [event.kind for event in events]) or not gone
        for event in events:
            for _ in range(number_drawn(event)):
                self.draw(event.seat, gone)
            for card in laid(event):
                self.drawn[event.seat][self.origin[card]] -= 1
        self.open = open_cards(view)
        assert self.pile == view.pile

    def draw(self, seat, gone):
        if not self.pile:
            self.shuffle += 1
            self.pile = len(gone)
            for card in gone:
                self.origin[card] = self.shuffle
        self.pile -= 1
        self.drawn[seat][self.shuffle] += 1

    def check(self, sample):
        hidden = [self.names[card] for card in sample.pile]
        assert {self.origin[card] for card in hidden} <= {self.shuffle}
        for seat, hand in enumerate(sample.hands):
            held = [self.names[card] for card in (*hand, *sample.laid[seat])]
            assert Counter(self.origin[card] for card in held) == +self.drawn[seat]
            hidden += held
        assert not self.open & set(hidden)
        assert len(hidden) + len(self.open) == len(self.names)


def open_cards(view):
    rows = [card for display in view.displays for column in display for card in (column.card, column.below)]
    return {*view.discards, *rows} - {None}


def number_drawn(event):
    return {"draw": 1, "draw cards": int(event.public[0]) if event.kind == "draw cards" else 0}.get(event.kind, 0)


def laid(event):
    """The cards that leave a hand, face up."""
    return {"row": event.public, "discard": event.public, "reveal": event.public[:2]}.get(event.kind, ())
