"""Everything a seat can choose in Royals; each choice runs its own rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from antechamber.core.chance import count
from antechamber.core.event import TABLE, Event
from antechamber.core.flow import Choice
from antechamber.games.royals.components import HAND_LIMIT, INTRIGUE_LIMIT, Components
from antechamber.games.royals.rules import (
    CARDS_PER_WILD,
    DISCARD,
    DISCARD_INTRIGUE,
    DRAW,
    INTRIGUE_PER_WILD,
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
        aim(s, self.position)
        s.lanes[seat].append(PAY)


class TakeOver(Choice["RoyalsState"]):
    __slots__ = ("position",)

    def __init__(self, position: int, name: str) -> None:
        super().__init__(f"take-over {name}", (f"position:{name}",))
        self.position = position

    def apply(self, s: RoyalsState, seat: int) -> None:
        """R3.10 R3.12 R3.17 A rival's position: Intrigue cards, two for a King, and the Country cards as well."""
        aim(s, self.position)
        s.owed_intrigue = s.box.position_intrigue[self.position]
        s.lanes[seat] += [PAY, PAY_INTRIGUE]


def aim(s: RoyalsState, position: int) -> None:
    s.target = position
    s.owed = s.box.position_cards[position]
    s.wild = 0
    s.lowest = 0


class Pay(Choice["RoyalsState"]):
    __slots__ = ("kind", "way")

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(f"pay {name}", (f"hand:{name}",))
        self.kind = kind
        self.way = kind

    def apply(self, s: RoyalsState, seat: int) -> None:
        """R3.2 Lay a card of the country."""
        s.owed -= 1
        lay_card(s, seat, self.kind, self.way)


class PayWild(Choice["RoyalsState"]):
    __slots__ = ("kind", "way")

    def __init__(self, kind: int, name: str, kinds: int) -> None:
        super().__init__(f"wild {name}", (f"hand:{name}",))
        self.kind = kind
        self.way = kinds + kind

    def apply(self, s: RoyalsState, seat: int) -> None:
        """R3.6 Lay a card towards a wild set: any three count as one."""
        s.wild += 1
        if s.wild == CARDS_PER_WILD:
            s.wild = 0
            s.owed -= 1
        lay_card(s, seat, self.kind, self.way)


def lay_card(s: RoyalsState, seat: int, kind: int, way: int) -> None:
    s.hands[seat][kind] -= 1
    s.laid[kind] += 1
    s.lowest = way
    if s.owed:
        s.lanes[seat].append(PAY)
    else:
        complete_play(s, seat)


class PayIntrigue(Choice["RoyalsState"]):
    __slots__ = ("kind", "way")

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(f"pay {name}", (f"hand:{name}",))
        self.kind = kind
        self.way = kind

    def apply(self, s: RoyalsState, seat: int) -> None:
        """R3.10 R3.18 Lay an Intrigue card that shows the country."""
        s.owed_intrigue -= 1
        lay_intrigue(s, seat, self.kind, self.way)


class PayWildIntrigue(Choice["RoyalsState"]):
    __slots__ = ("kind", "way")

    def __init__(self, kind: int, name: str, kinds: int) -> None:
        super().__init__(f"wild {name}", (f"hand:{name}",))
        self.kind = kind
        self.way = kinds + kind

    def apply(self, s: RoyalsState, seat: int) -> None:
        """R3.16 Lay an Intrigue card towards a wild pair: any two count as one."""
        s.wild += 1
        if s.wild == INTRIGUE_PER_WILD:
            s.wild = 0
            s.owed_intrigue -= 1
        lay_intrigue(s, seat, self.kind, self.way)


def lay_intrigue(s: RoyalsState, seat: int, kind: int, way: int) -> None:
    s.intrigues[seat][kind] -= 1
    s.laid_intrigue[kind] += 1
    s.lowest = way
    if s.owed_intrigue:
        s.lanes[seat].append(PAY_INTRIGUE)
    else:
        s.lowest = 0


class End(Choice["RoyalsState"]):
    __slots__ = ()

    def apply(self, s: RoyalsState, seat: int) -> None:
        """R3.1 R4.1 Playing is optional: end your turn, and see whether you hold too many cards."""
        s.tell(Event("end", seat))
        check_hand_limits(s, seat)


class Discard(Choice["RoyalsState"]):
    __slots__ = ("kind",)

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(f"discard {name}", (f"hand:{name}",))
        self.kind = kind

    def apply(self, s: RoyalsState, seat: int) -> None:
        """R4.1 Put a Country card aside until you are down to twelve."""
        s.hands[seat][self.kind] -= 1
        s.laid[self.kind] += 1
        if count(s.hands[seat]) > HAND_LIMIT:
            s.lowest = self.kind
            s.lanes[seat].append(DISCARD)
        else:
            s.lowest = 0
            lay_down_excess(s, seat)


class DiscardIntrigue(Choice["RoyalsState"]):
    __slots__ = ("kind",)

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(f"discard {name}", (f"hand:{name}",))
        self.kind = kind

    def apply(self, s: RoyalsState, seat: int) -> None:
        """R4.1 Put an Intrigue card aside until you are down to four."""
        s.intrigues[seat][self.kind] -= 1
        s.laid_intrigue[self.kind] += 1
        s.lowest = self.kind
        if count(s.intrigues[seat]) > INTRIGUE_LIMIT:
            s.lanes[seat].append(DISCARD_INTRIGUE)
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
        self.pay: list[Choice[Any]] = [Pay(kind, name) for kind, name in countries]
        self.pay += [PayWild(kind, name, len(countries)) for kind, name in countries]
        self.pay_intrigue: list[Choice[Any]] = [PayIntrigue(kind, name) for kind, name in intrigues]
        self.pay_intrigue += [PayWildIntrigue(kind, name, len(intrigues)) for kind, name in intrigues]
        self.end: Choice[Any] = End("end", ("end",))
        self.discard: list[Choice[Any]] = [Discard(kind, name) for kind, name in countries]
        self.discard_intrigue: list[Choice[Any]] = [DiscardIntrigue(kind, name) for kind, name in intrigues]

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
