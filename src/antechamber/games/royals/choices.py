"""Everything a seat can choose in Royals; each choice runs its own rule."""

from __future__ import annotations

from antechamber.core.catalogue import Row
from antechamber.core.event import TABLE, Event
from antechamber.core.flow import Choice, Decision
from antechamber.core.lists import count
from antechamber.games.royals.catalogue import Choices
from antechamber.games.royals.components import COUNTRY, INTRIGUE, LIMITS, PER_WILD, Components
from antechamber.games.royals.memory import note, note_shuffle
from antechamber.games.royals.rules import (
    DISCARD,
    DISCARD_INTRIGUE,
    DRAW,
    PAY,
    PAY_INTRIGUE,
    check_hand_limits,
    complete_play,
    lay_down_excess,
)
from antechamber.games.royals.state import RoyalsState


class Plan(Choice[RoyalsState]):
    def __init__(self, text: str, draws: int, intrigue_draws: int) -> None:
        super().__init__(text, ("pile", "intrigue") if intrigue_draws else ("pile",))
        self.draws = draws
        self.intrigue_draws = intrigue_draws

    def apply(self, s: RoyalsState, seat: int) -> None:
        """R2.5 R2.6 R2.7 Say which cards you are going to draw."""
        s.draws = self.draws
        s.intrigue_draws = self.intrigue_draws
        s.lanes[seat].append(DRAW)
        s.tell(Event(self.text, seat))


class DrawFromPile(Choice[RoyalsState]):
    def apply(self, s: RoyalsState, seat: int) -> None:
        """R2.3 A card from the face-down pile, seen before the next is drawn."""
        country = s.chance.draw(s.pile)
        s.hands[seat][country] += 1
        s.trails = note(s.trails, seat, country)
        s.draws -= 1
        s.tell(Event("draw", seat, (), (s.box.countries[country],)))
        draw_on(s, seat)


class DrawFromDisplay(Choice[RoyalsState]):
    def __init__(self, country: int, name: str) -> None:
        super().__init__(f"draw {name}", (f"display:{name}",))
        self.country = country

    def apply(self, s: RoyalsState, seat: int) -> None:
        """R2.3 R2.4 A face-up card, which nobody replaces before the turn ends; everyone has seen it go."""
        s.display.remove(self.country)
        s.hands[seat][self.country] += 1
        s.known[seat][self.country] += 1
        s.draws -= 1
        s.tell(Event("take", seat, (s.box.countries[self.country],)))
        draw_on(s, seat)


class DrawIntrigue(Choice[RoyalsState]):
    def apply(self, s: RoyalsState, seat: int) -> None:
        """R2.7 R2.10 An Intrigue card; its discards become the pile when there is none left."""
        if not count(s.intrigue_pile):
            s.intrigue_pile, s.intrigue_discards = s.intrigue_discards, s.intrigue_pile
            s.intrigue_trails = note_shuffle(s.intrigue_trails, s.intrigues)
            s.tell(Event("reshuffle intrigue", TABLE))
        kind = s.chance.draw(s.intrigue_pile)
        s.intrigues[seat][kind] += 1
        s.intrigue_trails = note(s.intrigue_trails, seat, kind)
        s.intrigue_draws -= 1
        s.tell(Event("draw intrigue", seat, (), (s.box.intrigues[kind],)))
        draw_on(s, seat)


def draw_on(s: RoyalsState, seat: int) -> None:
    if s.draws or s.intrigue_draws:
        s.lanes[seat].append(DRAW)


class Occupy(Choice[RoyalsState]):
    def __init__(self, position: int, name: str) -> None:
        super().__init__(f"occupy {name}", (f"position:{name}",))
        self.position = position

    def apply(self, s: RoyalsState, seat: int) -> None:
        """R3.2 A vacant position, for the number of Country cards its title asks for."""
        s.target = self.position
        owe(s, seat, s.box.position_cards[self.position], PAY)


class TakeOver(Choice[RoyalsState]):
    def __init__(self, position: int, name: str) -> None:
        super().__init__(f"take-over {name}", (f"position:{name}",))
        self.position = position

    def apply(self, s: RoyalsState, seat: int) -> None:
        """R3.10 R3.12 R3.17 A rival's position: Intrigue cards, two for a King, and the Country cards as well."""
        s.target = self.position
        owe(s, seat, s.box.position_intrigue[self.position], PAY_INTRIGUE)


def owe(s: RoyalsState, seat: int, cards: int, payment: Decision[RoyalsState]) -> None:
    s.owed = cards
    s.wild = 0
    s.lowest = 0
    s.lanes[seat].append(payment)


class Pay(Choice[RoyalsState]):
    def __init__(self, deck: int, kind: int, name: str) -> None:
        super().__init__(f"pay {name}", (f"hand:{name}",))
        self.deck = deck
        self.kind = kind
        self.way = kind

    def apply(self, s: RoyalsState, seat: int) -> None:
        """R3.2 R3.10 R3.18 Lay a card that fits: one of the country, or an Intrigue card that shows it."""
        s.owed -= 1
        lay(s, seat, self.deck, self.kind, self.way)


class PayWild(Choice[RoyalsState]):
    def __init__(self, deck: int, kind: int, name: str, kinds: int) -> None:
        super().__init__(f"wild {name}", (f"hand:{name}",))
        self.deck = deck
        self.kind = kind
        self.way = kinds + kind

    def apply(self, s: RoyalsState, seat: int) -> None:
        """R3.6 R3.16 Lay a card towards a wild set: several cards of any kind, which count as one."""
        s.wild += 1
        if s.wild == PER_WILD[self.deck]:
            s.wild = 0
            s.owed -= 1
        lay(s, seat, self.deck, self.kind, self.way)


def lay(s: RoyalsState, seat: int, deck: int, kind: int, way: int) -> None:
    s.put_aside(seat, deck, kind)
    s.lowest = way
    if s.owed:
        s.lanes[seat].append(PAY_INTRIGUE if deck == INTRIGUE else PAY)
    elif deck == INTRIGUE:
        owe(s, seat, s.box.position_cards[s.target], PAY)
    else:
        complete_play(s, seat)


class End(Choice[RoyalsState]):
    def apply(self, s: RoyalsState, seat: int) -> None:
        """R3.1 R4.1 Playing is optional: end your turn, and see whether you hold too many cards."""
        s.tell(Event("end", seat))
        check_hand_limits(s, seat)


class Discard(Choice[RoyalsState]):
    def __init__(self, deck: int, kind: int, name: str) -> None:
        super().__init__(f"discard {name}", (f"hand:{name}",))
        self.deck = deck
        self.kind = kind

    def apply(self, s: RoyalsState, seat: int) -> None:
        """R4.1 Put a card aside until you are down to twelve Country or four Intrigue cards."""
        s.put_aside(seat, self.deck, self.kind)
        if count(s.hand(seat, self.deck)) > LIMITS[self.deck]:
            s.lowest = self.kind
            s.lanes[seat].append(DISCARD_INTRIGUE if self.deck == INTRIGUE else DISCARD)
        else:
            s.lowest = 0
            lay_down_excess(s, seat)


def catalogue_of(box: Components) -> Choices:
    """Every choice there is with these components."""
    countries, intrigues = list(enumerate(box.countries)), list(enumerate(box.intrigues))
    positions = list(enumerate(box.positions))
    c = Choices()
    c.plans = c.row([Plan("plan countries", 3, 0), Plan("plan intrigue", 1, 1)])
    c.draw_from_pile = c.one(DrawFromPile("draw pile", ("pile",)))
    c.draw_from_display = c.row([DrawFromDisplay(kind, name) for kind, name in countries])
    c.draw_intrigue = c.one(DrawIntrigue("draw intrigue", ("intrigue",)))
    c.occupy = c.row([Occupy(position, name) for position, name in positions])
    c.take_over = c.row([TakeOver(position, name) for position, name in positions])
    c.pay = c.row(ways_to_pay(COUNTRY, countries))
    c.pay_intrigue = c.row(ways_to_pay(INTRIGUE, intrigues))
    c.end = c.one(End("end", ("end",)))
    c.discard = c.row([Discard(COUNTRY, kind, name) for kind, name in countries])
    c.discard_intrigue = c.row([Discard(INTRIGUE, kind, name) for kind, name in intrigues])
    return c


def ways_to_pay(deck: int, kinds: list[tuple[int, str]]) -> Row:
    """The ways to lay a card of a deck: see `payment`."""
    fitting: Row = [Pay(deck, kind, name) for kind, name in kinds]
    return fitting + [PayWild(deck, kind, name, len(kinds)) for kind, name in kinds]
