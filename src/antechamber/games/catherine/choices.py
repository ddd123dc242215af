"""Everything a seat can choose in Catherine; each choice runs its own rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from antechamber.core.event import Event
from antechamber.core.flow import Choice
from antechamber.games.catherine.components import Components
from antechamber.games.catherine.rules.actions import (
    CARRY_OUT,
    GAIN_BONUS,
    PAY,
    compensate,
    pay_then,
    place_residence,
)

if TYPE_CHECKING:
    from antechamber.games.catherine.state import CatherineState


class Lay(Choice["CatherineState"]):
    __slots__ = ("card",)

    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"lay {name}", (f"hand:{name}",))
        self.card = card

    def apply(self, s: CatherineState, seat: int) -> None:
        """R1.7 R1.8 A card of the first action row, face down until all rows are complete."""
        put_aside(s, seat, self.card)


class Append(Choice["CatherineState"]):
    __slots__ = ("card",)

    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"append {name}", (f"hand:{name}",))
        self.card = card

    def apply(self, s: CatherineState, seat: int) -> None:
        """R2.5 R2.9 A card for the right end of the action row, face down until all are ready."""
        put_aside(s, seat, self.card)


class Tuck(Choice["CatherineState"]):
    __slots__ = ("card",)

    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"tuck {name}", (f"hand:{name}",))
        self.card = card

    def apply(self, s: CatherineState, seat: int) -> None:
        """R2.6 R2.9 A card for the activation row, face down until all are ready."""
        put_aside(s, seat, self.card)


def put_aside(s: CatherineState, seat: int, card: int) -> None:
    hand = s.hands[seat][:]
    hand.remove(card)
    s.hands[seat] = hand
    s.laid[seat] = [*s.laid[seat], card]


class Below(Choice["CatherineState"]):
    __slots__ = ("card",)

    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"below {name}", (f"row:{name}",))
        self.card = card

    def apply(self, s: CatherineState, seat: int) -> None:
        """R2.6 R2.9 Which card of the action row the activation card lies below; nobody knows until all are ready."""
        row = s.rows[seat]
        s.columns[seat] = row.index(self.card) if self.card in row else len(row)


class PerformAction(Choice["CatherineState"]):
    __slots__ = ()

    def apply(self, s: CatherineState, seat: int) -> None:
        """R3.1 Perform the action of the activated card."""
        card = s.active_card(seat)
        s.tell(Event("perform", seat, (s.box.cards[card],)))
        pay_then(s, seat, s.box.card_action[card], CARRY_OUT[seat])


class Forfeit(Choice["CatherineState"]):
    __slots__ = ()

    def apply(self, s: CatherineState, seat: int) -> None:
        """R3.3 Draw a card instead of the action; there is no bonus then."""
        s.tell(Event("forfeit", seat, (s.box.cards[s.active_card(seat)],)))
        compensate(s, seat)


class Discard(Choice["CatherineState"]):
    __slots__ = ("card",)

    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"discard {name}", (f"hand:{name}",))
        self.card = card

    def apply(self, s: CatherineState, seat: int) -> None:
        """R7.5 R7.6 Put a card aside for the cost; nobody sees it before the cost is complete."""
        put_aside(s, seat, self.card)
        if len(s.laid[seat]) < s.owed:
            s.lanes[seat].append(PAY)


class Build(Choice["CatherineState"]):
    __slots__ = ("city",)

    def __init__(self, city: int, name: str) -> None:
        super().__init__(f"build {name}", (f"city:{name}",))
        self.city = city

    def apply(self, s: CatherineState, seat: int) -> None:
        """R8.1 Build a residence in this city."""
        place_residence(s, seat, self.city)


class Decline(Choice["CatherineState"]):
    __slots__ = ()

    def apply(self, s: CatherineState, seat: int) -> None:
        """R4.8 Most books, but no residence: there is nothing in its place."""
        s.tell(Event("decline", seat))


class Bonus(Choice["CatherineState"]):
    __slots__ = ()

    def apply(self, s: CatherineState, seat: int) -> None:
        """R7.11 Take the bonus of the activated card."""
        card = s.active_card(seat)
        bonus = s.box.card_bonus[card]
        assert bonus is not None
        s.tell(Event("bonus", seat, (s.box.cards[card],)))
        pay_then(s, seat, bonus, GAIN_BONUS[seat])


class Skip(Choice["CatherineState"]):
    __slots__ = ()

    def apply(self, s: CatherineState, seat: int) -> None:
        """R7.11 Do without the bonus; there is nothing in its place."""
        s.tell(Event("skip", seat))


class Choices:
    """The catalogue, by kind; cards and cities by their number."""

    def __init__(self, box: Components) -> None:
        cards = list(enumerate(box.cards))
        self.lay: list[Choice[Any]] = [Lay(card, name) for card, name in cards]
        self.append: list[Choice[Any]] = [Append(card, name) for card, name in cards]
        self.tuck: list[Choice[Any]] = [Tuck(card, name) for card, name in cards]
        self.below: list[Choice[Any]] = [Below(card, name) for card, name in cards]
        self.perform: list[Choice[Any]] = [PerformAction("perform", ("action",)), Forfeit("forfeit", ("pile",))]
        self.discard: list[Choice[Any]] = [Discard(card, name) for card, name in cards]
        self.build: list[Choice[Any]] = [Build(city, name) for city, name in enumerate(box.cities)]
        self.decline: Choice[Any] = Decline("decline", ("decline",))
        self.bonus: list[Choice[Any]] = [Bonus("bonus", ("bonus",)), Skip("skip", ("skip",))]

    def all(self) -> list[Choice[Any]]:
        return [
            *self.lay,
            *self.append,
            *self.tuck,
            *self.below,
            *self.perform,
            *self.discard,
            *self.build,
            self.decline,
            *self.bonus,
        ]
