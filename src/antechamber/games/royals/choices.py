"""Everything a seat can choose in Royals; each choice runs its own rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from antechamber.core.event import TABLE, Event
from antechamber.core.flow import Choice, Decision
from antechamber.core.lists import count
from antechamber.games.royals.components import COUNTRY, INTRIGUE, LIMITS, PER_WILD, Components
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

if TYPE_CHECKING:
    from antechamber.games.royals.state import RoyalsState


class Plan(Choice["RoyalsState"]):
    __slots__ = ("draws", "intrigue_draws")

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


class DrawFromPile(Choice["RoyalsState"]):
    __slots__ = ()

    def apply(self, s: RoyalsState, seat: int) -> None:
        """R2.3 A card from the face-down pile, seen before the next is drawn."""
        country = s.chance.draw(s.pile)
        s.hands[seat][country] += 1
        s.draws -= 1
        s.tell(Event("draw", seat, (), (s.box.countries[country],)))
        draw_on(s, seat)


class DrawFromDisplay(Choice["RoyalsState"]):
    __slots__ = ("country",)

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


class DrawIntrigue(Choice["RoyalsState"]):
    __slots__ = ()

    def apply(self, s: RoyalsState, seat: int) -> None:
        """R2.7 R2.10 An Intrigue card; its discards become the pile when there is none left."""
        if not count(s.intrigue_pile):
            s.intrigue_pile, s.intrigue_discards = s.intrigue_discards, s.intrigue_pile
            s.tell(Event("reshuffle intrigue", TABLE))
        kind = s.chance.draw(s.intrigue_pile)
        s.intrigues[seat][kind] += 1
        s.intrigue_draws -= 1
        s.tell(Event("draw intrigue", seat, (), (s.box.intrigues[kind],)))
        draw_on(s, seat)


def draw_on(s: RoyalsState, seat: int) -> None:
    if s.draws or s.intrigue_draws:
        s.lanes[seat].append(DRAW)


class Occupy(Choice["RoyalsState"]):
    __slots__ = ("position",)

    def __init__(self, position: int, name: str) -> None:
        super().__init__(f"occupy {name}", (f"position:{name}",))
        self.position = position

    def apply(self, s: RoyalsState, seat: int) -> None:
        """R3.2 A vacant position, for the number of Country cards its title asks for."""
        s.target = self.position
        owe(s, seat, s.box.position_cards[self.position], PAY)


class TakeOver(Choice["RoyalsState"]):
    __slots__ = ("position",)

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


class Pay(Choice["RoyalsState"]):
    __slots__ = ("deck", "kind", "way")

    def __init__(self, deck: int, kind: int, name: str) -> None:
        super().__init__(f"pay {name}", (f"hand:{name}",))
        self.deck = deck
        self.kind = kind
        self.way = kind

    def apply(self, s: RoyalsState, seat: int) -> None:
        """R3.2 R3.10 R3.18 Lay a card that fits: one of the country, or an Intrigue card that shows it."""
        s.owed -= 1
        lay(s, seat, self.deck, self.kind, self.way)


class PayWild(Choice["RoyalsState"]):
    __slots__ = ("deck", "kind", "way")

    def __init__(self, deck: int, kind: int, name: str, kinds: int) -> None:
        super().__init__(f"wild {name}", (f"hand:{name}",))
        self.deck = deck
        self.kind = kind
        self.way = kinds + kind

    def apply(self, s: RoyalsState, seat: int) -> None:
        """R3.6 R3.16 Lay a card towards a wild set: any three Country or any two Intrigue cards count as one."""
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


class End(Choice["RoyalsState"]):
    __slots__ = ()

    def apply(self, s: RoyalsState, seat: int) -> None:
        """R3.1 R4.1 Playing is optional: end your turn, and see whether you hold too many cards."""
        s.tell(Event("end", seat))
        check_hand_limits(s, seat)


class Discard(Choice["RoyalsState"]):
    __slots__ = ("deck", "kind")

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


class Choices:
    """The catalogue, by kind; `pay` and `pay_intrigue` are indexed by the way of paying."""

    def __init__(self, box: Components) -> None:
        countries, intrigues = list(enumerate(box.countries)), list(enumerate(box.intrigues))
        positions = list(enumerate(box.positions))
        self.plans: list[Choice[Any]] = [Plan("plan countries", 3, 0), Plan("plan intrigue", 1, 1)]
        self.draw_from_pile: Choice[Any] = DrawFromPile("draw pile", ("pile",))
        self.draw_from_display: list[Choice[Any]] = [DrawFromDisplay(kind, name) for kind, name in countries]
        self.draw_intrigue: Choice[Any] = DrawIntrigue("draw intrigue", ("intrigue",))
        self.occupy: list[Choice[Any]] = [Occupy(position, name) for position, name in positions]
        self.take_over: list[Choice[Any]] = [TakeOver(position, name) for position, name in positions]
        self.pay: list[Choice[Any]] = [Pay(COUNTRY, kind, name) for kind, name in countries]
        self.pay += [PayWild(COUNTRY, kind, name, len(countries)) for kind, name in countries]
        self.pay_intrigue: list[Choice[Any]] = [Pay(INTRIGUE, kind, name) for kind, name in intrigues]
        self.pay_intrigue += [PayWild(INTRIGUE, kind, name, len(intrigues)) for kind, name in intrigues]
        self.end: Choice[Any] = End("end", ("end",))
        self.discard: list[Choice[Any]] = [Discard(COUNTRY, kind, name) for kind, name in countries]
        self.discard_intrigue: list[Choice[Any]] = [Discard(INTRIGUE, kind, name) for kind, name in intrigues]

    def all(self) -> list[Choice[Any]]:
        return [
            *self.plans,
            self.draw_from_pile,
            *self.draw_from_display,
            self.draw_intrigue,
            *self.occupy,
            *self.take_over,
            *self.pay,
            *self.pay_intrigue,
            self.end,
            *self.discard,
            *self.discard_intrigue,
        ]
