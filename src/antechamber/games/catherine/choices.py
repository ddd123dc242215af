"""Everything a seat can choose in Catherine; each choice runs its own rule."""

from __future__ import annotations

from antechamber.core.event import Event
from antechamber.core.flow import Choice
from antechamber.games.catherine.catalogue import Choices
from antechamber.games.catherine.components import Components
from antechamber.games.catherine.rules.actions import (
    CARRY_OUT,
    GAIN_BONUS,
    PAY,
    compensate,
    pay_then,
    place_residence,
)
from antechamber.games.catherine.state import CatherineState


class OfCard(Choice[CatherineState]):
    """A choice of a project card."""

    def __init__(self, verb: str, where: str, card: int, name: str) -> None:
        super().__init__(f"{verb} {name}", (f"{where}:{name}",))
        self.card = card


class Lay(OfCard):
    def apply(self, s: CatherineState, seat: int) -> None:
        """R1.7 R1.8 A card of the first action row, face down until all rows are complete."""
        put_aside(s, seat, self.card)


class Append(OfCard):
    def apply(self, s: CatherineState, seat: int) -> None:
        """R2.5 R2.9 A card for the right end of the action row, face down until all are ready."""
        put_aside(s, seat, self.card)


class Tuck(OfCard):
    def apply(self, s: CatherineState, seat: int) -> None:
        """R2.6 R2.9 A card for the activation row, face down until all are ready."""
        put_aside(s, seat, self.card)


def put_aside(s: CatherineState, seat: int, card: int) -> None:
    hand = s.hands[seat][:]
    hand.remove(card)
    s.hands[seat] = hand
    s.laid[seat] = [*s.laid[seat], card]


class Below(OfCard):
    def apply(self, s: CatherineState, seat: int) -> None:
        """R2.6 R2.9 Which card of the action row the activation card lies below; nobody knows until all are ready."""
        row = s.rows[seat]
        s.columns[seat] = row.index(self.card) if self.card in row else len(row)


class PerformAction(Choice[CatherineState]):
    def apply(self, s: CatherineState, seat: int) -> None:
        """R3.1 Perform the action of the activated card."""
        card = s.active_card(seat)
        s.tell(Event("perform", seat, (s.box.cards[card],)))
        pay_then(s, seat, s.box.card_action[card], CARRY_OUT[seat])


class Forfeit(Choice[CatherineState]):
    def apply(self, s: CatherineState, seat: int) -> None:
        """R3.3 Draw a card instead of the action; there is no bonus then."""
        s.tell(Event("forfeit", seat, (s.box.cards[s.active_card(seat)],)))
        compensate(s, seat)


class Discard(OfCard):
    def apply(self, s: CatherineState, seat: int) -> None:
        """R7.5 R7.6 Put a card aside for the cost; nobody sees it before the cost is complete."""
        put_aside(s, seat, self.card)
        if len(s.laid[seat]) < s.owed:
            s.lanes[seat].append(PAY)


class Build(Choice[CatherineState]):
    def __init__(self, city: int, name: str) -> None:
        super().__init__(f"build {name}", (f"city:{name}",))
        self.city = city

    def apply(self, s: CatherineState, seat: int) -> None:
        """R8.1 Build a residence in this city."""
        place_residence(s, seat, self.city)


class Decline(Choice[CatherineState]):
    def apply(self, s: CatherineState, seat: int) -> None:
        """R4.8 Most books, but no residence: there is nothing in its place."""
        s.tell(Event("decline", seat))


class Bonus(Choice[CatherineState]):
    def apply(self, s: CatherineState, seat: int) -> None:
        """R7.11 Take the bonus of the activated card."""
        card = s.active_card(seat)
        bonus = s.box.card_bonus[card]
        assert bonus is not None
        s.tell(Event("bonus", seat, (s.box.cards[card],)))
        pay_then(s, seat, bonus, GAIN_BONUS[seat])


class Skip(Choice[CatherineState]):
    def apply(self, s: CatherineState, seat: int) -> None:
        """R7.11 Do without the bonus; there is nothing in its place."""
        s.tell(Event("skip", seat))


def catalogue_of(box: Components) -> Choices:
    """Every choice there is with these components."""
    cards = list(enumerate(box.cards))
    c = Choices()
    c.lay = c.row([Lay("lay", "hand", card, name) for card, name in cards])
    c.append = c.row([Append("append", "hand", card, name) for card, name in cards])
    c.tuck = c.row([Tuck("tuck", "hand", card, name) for card, name in cards])
    c.below = c.row([Below("below", "row", card, name) for card, name in cards])
    c.perform = c.row([PerformAction("perform", ("action",)), Forfeit("forfeit", ("pile",))])
    c.discard = c.row([Discard("discard", "hand", card, name) for card, name in cards])
    c.build = c.row([Build(city, name) for city, name in enumerate(box.cities)])
    c.decline = c.one(Decline("decline", ("decline",)))
    c.bonus = c.row([Bonus("bonus", ("bonus",)), Skip("skip", ("skip",))])
    return c
