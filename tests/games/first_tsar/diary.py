"""What a player of The First Tsar with a perfect memory knows, written down from what the seat is shown and told."""

from __future__ import annotations


class Diary:
    """Of every seat: Projects it took openly, and its unseen ones in order: `None` when one was drawn, else the name
    under which one was completed. The first unseen card of all is the one that it kept at the start."""

    def __init__(self, state, seat):
        self.seat = seat
        self.names = state.box.projects
        self.taken = [set() for _ in range(state.seats)]
        self.course = [[] for _ in range(state.seats)]
        self.open = set()
        self.regions = []
        self.rejected = set()
        self.write(state)

    def write(self, state):
        for event in state.events:
            self.note(event.told(self.seat))
        view = state.view(self.seat)
        self.kept = view.own is None or not view.own.dealt
        self.rejected = set() if view.own is None else set(view.own.rejected)

    def note(self, event):
        match event.kind:
            case "reveal project":
                self.open.add(event.public[0])
            case "take project":
                self.taken[event.seat].add(event.public[0])
            case "draw project":
                self.course[event.seat].append(None)
            case "complete":
                if event.public[0] not in self.taken[event.seat]:
                    self.course[event.seat].append(event.public[0])
                self.open.add(event.public[0])
            case "region token":
                self.regions.append(event.public[1])

    def check(self, sample):
        self.check_regions(sample)
        for seat, hand in enumerate(sample.hands):
            held = {self.names[card] for card in hand}
            taken = {card for card in self.taken[seat] if card not in self.completed(sample, seat)}
            assert taken <= held
            unseen = held - taken
            assert not unseen & self.open
            if seat != self.seat and self.rejected:
                assert self.may_have_kept(seat, unseen)

    def completed(self, sample, seat):
        return {self.names[card] for card in sample.completed[seat]}

    def may_have_kept(self, seat, unseen):
        """Whether some card that the seat held unseen can have been its first: not one that this diary's seat had
        been dealt and gave back, and without it the seat had always drawn what it completed."""
        course = self.course[seat]
        return any(self.is_possible_without(card, course) for card in {*unseen, *course} - self.rejected - {None})

    def is_possible_without(self, kept, course):
        held = 0
        for card in course:
            if card != kept:
                held += 1 if card is None else -1
            if held < 0:
                return False
        return True

    def check_regions(self, sample):
        """Tokens that were turned up do not come again, and those of the last round are dark."""
        keys = [token.key for token in sample.box.region_tokens]
        hidden = [keys[token] for token in (*sample.region_pile, *sample.last_regions)]
        assert len(hidden) + len(self.regions) == len(keys)
        assert sorted([*hidden, *self.regions]) == sorted(keys)
        assert all(sample.box.region_tokens[token].dark for token in sample.last_regions)
