"""What a player of Royals with a perfect memory knows, written down from what the seat is shown and told alone."""

from __future__ import annotations

from collections import Counter

from antechamber.games.royals.memory import SHUFFLE


class Diary:
    """A deck's cards are counted by name; a spectator keeps a diary too, and holds no cards."""

    def __init__(self, state, seat):
        self.seat = seat
        box, seats = state.box, state.seats
        self.country = DeckDiary(box.countries, box.setups[seats].deck, seat, seats)
        self.intrigue = DeckDiary(box.intrigues, box.intrigue_cards, seat, seats)
        for name in state.view(seat).display:
            self.country.turn_up(name)

    def write(self, state):
        for event in state.events:
            self.note(event.told(self.seat))

    def note(self, event):
        about = event.public
        match event.kind:
            case "draw":
                self.country.draw(event.seat, *event.secret)
            case "draw intrigue":
                self.intrigue.draw(event.seat, *event.secret)
            case "take":
                self.country.take(event.seat, about[0])
            case "turn up":
                self.country.turn_up(about[0])
            case "occupy" | "take over" | "discard":
                for name in about if event.kind == "discard" else about[1:]:
                    deck = self.country if name in self.country.names else self.intrigue
                    deck.lay(event.seat, name)
            case "period ends":
                self.country.reshuffle()
            case "reshuffle intrigue":
                self.intrigue.reshuffle()

    def check(self, sample):
        acting = next((seat for seat in range(sample.seats) if sample.lanes[seat]), None)
        hands = [self.country.counted(hand) for hand in sample.hands]
        intrigues = [self.intrigue.counted(hand) for hand in sample.intrigues]
        if acting is not None:
            hands[acting] += self.country.counted(sample.laid)
            intrigues[acting] += self.intrigue.counted(sample.laid_intrigue)
        self.country.check(hands, self.country.counted(sample.pile), sample.trails)
        self.intrigue.check(intrigues, self.intrigue.counted(sample.intrigue_pile), sample.intrigue_trails)


class DeckDiary:
    """All about one deck. `seen[seat]` are cards that it took openly; `course[seat]` what it drew and laid since a
    shuffle, as far as that is not about those. `at_shuffles` are what all others held together, which is what lay
    nowhere else, and what went into the new pile."""

    def __init__(self, names, cards, seat, seats):
        self.names = names
        self.deck = self.counted(cards)
        self.others = [other for other in range(seats) if other != seat]
        self.seat = seat
        self.own, self.open, self.discards = Counter(), Counter(), Counter()
        self.seen = [Counter() for _ in range(seats)]
        self.hidden = [0] * seats
        self.course = [[] for _ in range(seats)]
        self.at_shuffles = []

    def counted(self, counts):
        return Counter({name: count for name, count in zip(self.names, counts, strict=True) if count})

    def draw(self, seat, name=None):
        self.hidden[seat] += 1
        self.course[seat].append("draw")
        if seat == self.seat:
            self.own[name] += 1
            for shuffle in self.at_shuffles:
                shuffle["pile"][name] -= 1

    def take(self, seat, name):
        self.open[name] -= 1
        self.seen[seat][name] += 1
        if seat == self.seat:
            self.own[name] += 1
        else:
            self.change_held(name, 1)

    def turn_up(self, name):
        self.open[name] += 1
        for shuffle in self.at_shuffles:
            shuffle["pile"][name] -= 1

    def lay(self, seat, name):
        self.discards[name] += 1
        if self.seen[seat][name]:
            self.seen[seat][name] -= 1
        else:
            self.hidden[seat] -= 1
            self.course[seat].append(name)
        if seat == self.seat:
            self.own[name] -= 1
        else:
            self.change_held(name, -1)

    def change_held(self, name, by):
        for shuffle in self.at_shuffles:
            shuffle["held"][name] += by

    def reshuffle(self):
        """Nothing is left of the pile: whatever does not lie open and is not one's own is in the other hands."""
        held = self.deck - self.discards - self.open - self.own
        for shuffle in self.at_shuffles:
            shuffle["pile"].update(self.discards)
        self.at_shuffles.append(
            {"held": held.copy(), "pile": self.discards.copy(), "then": held, "seen": self.seen_by_others()}
        )
        for seat, course in enumerate(self.course):
            course[:] = [*course, SHUFFLE] if len(self.at_shuffles) > 1 else ["draw"] * self.hidden[seat] + [SHUFFLE]
        self.discards = Counter()

    def seen_by_others(self):
        return sum((self.seen[other] for other in self.others), Counter())

    def check(self, hands, pile, trails):
        if self.seat is not None:
            assert hands[self.seat] == +self.own
        for other in self.others:
            assert hands[other] >= +self.seen[other]
            assert hands[other].total() == self.hidden[other] + self.seen[other].total()
        held = sum((hands[other] for other in self.others), Counter())
        assert held + pile + +self.own + +self.open + self.discards == self.deck
        for shuffle in self.at_shuffles:
            self.check_drawn_since(shuffle, held)
        if self.at_shuffles:
            self.check_trails(hands, trails)

    def check_drawn_since(self, shuffle, held):
        """What others hold but for what is left of what they held then: drawn from the piles that were made since."""
        drawn = {name: held[name] - shuffle["held"][name] for name in self.names}
        assert min(drawn.values()) >= 0, f"others held more together when the discards became the pile: {drawn}"
        assert all(drawn[name] <= max(0, shuffle["pile"][name]) for name in self.names)

    def check_trails(self, hands, trails):
        """A course of the whole game that leads to these hands, shuffle by shuffle: so they are possible."""
        told = [[Counter()] for _ in hands]
        for other in self.others:
            assert len(trails[other]) == len(self.course[other])
            for entry, happened in zip(trails[other], self.course[other], strict=True):
                self.follow(told[other], entry, happened)
            assert hands[other] == told[other][-1] + self.seen[other]
        for number, shuffle in enumerate(self.at_shuffles):
            together = sum((told[other][number] for other in self.others), Counter())
            assert together + shuffle["seen"] == shuffle["then"]

    def follow(self, hidden, entry, happened):
        if happened == SHUFFLE:
            assert entry == SHUFFLE
            hidden.append(hidden[-1].copy())
        elif happened == "draw":
            hidden[-1][self.names[entry]] += 1
        else:
            assert self.names[-1 - entry] == happened
            hidden[-1][happened] -= 1
            assert hidden[-1][happened] >= 0
