"""The interim scoring at the end of a decade, and the final one after the third."""

from __future__ import annotations

from typing import Final

from antechamber.core.event import TABLE, Event
from antechamber.core.flow import Choice, Decision, Step
from antechamber.games.catherine.components import CANNON, DECADES, MOST, NOTHING, POINT_ICON
from antechamber.games.catherine.rules.gains import draw_cards, score
from antechamber.games.catherine.scoring import goods_delivered, largest_group
from antechamber.games.catherine.sources import CANNONS, CITIES, CONNECTION, FAVOURS, HAND, ORDER, RESIDENCES
from antechamber.games.catherine.state import CatherineState

MORE_CANNONS: Final = 4
EQUAL_CANNONS: Final = 2
DECADE_DRAWS: Final = 2
INSTEAD_OF_RESIDENCE: Final = 1


class EndDecade(Step[CatherineState]):
    def run(self, s: CatherineState) -> None:
        """R4.1 The steps of the interim scoring, in this order."""
        s.tell(Event("decade ends", TABLE, (str(s.decade + 1),)))
        s.table += INTERIM_SCORING


class ScoreCannons(Step[CatherineState]):
    def run(self, s: CatherineState) -> None:
        """R4.2 R4.4 Four points for each neighbour with fewer cannons, two each for a tie, even with none at all."""
        seats = len(s.lanes)
        cannons = [s.owns(seat, CANNON) for seat in range(seats)]
        for seat in range(seats):
            points = 0
            for neighbour in neighbours(seat, seats):
                if cannons[neighbour] < cannons[seat]:
                    points += MORE_CANNONS
                elif cannons[neighbour] == cannons[seat]:
                    points += EQUAL_CANNONS
            score(s, seat, CANNONS, points)


def neighbours(seat: int, seats: int) -> list[int]:
    """R4.3 Left and right; with two players the other one, once."""
    left, right = (seat + 1) % seats, (seat - 1) % seats
    return [left] if left == right else [left, right]


class ScoreBooks(Step[CatherineState]):
    def run(self, s: CatherineState) -> None:
        """R4.5 R4.6 R4.7 Most books may build, fewest get nothing, everyone in between takes a joker."""
        books = [s.books(seat) for seat in range(len(s.lanes))]
        most, fewest = max(books), min(books)
        for seat in reversed(s.in_order()):
            if books[seat] == most:
                s.table.append(BUILD_FOR_BOOKS[seat])
            elif books[seat] > fewest:
                s.jokers[seat] += 1
                s.joker_supply -= 1
                s.tell(Event("joker", seat))


class BuildForBooks(Step[CatherineState]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: CatherineState) -> None:
        """R4.5 R4.8 Whoever has no residence left draws a card instead, as always."""
        if s.supply[self.seat]:
            s.lanes[self.seat].append(BUILD_ANYWHERE)
        else:
            s.tell(Event("no residence", self.seat))
            draw_cards(s, self.seat, INSTEAD_OF_RESIDENCE)


class BuildAnywhere(Decision[CatherineState]):
    prompt = "books"
    rule = "R4.5"

    def options(self, s: CatherineState, seat: int) -> list[Choice[CatherineState]]:
        """R4.5 R4.8 Any city without a residence of one's own, or none."""
        options: list[Choice[CatherineState]] = [s.choices.decline]
        for city, built in enumerate(s.residences[seat]):
            if not built:
                options.append(s.choices.build[city])
        return options


class ScoreResidences(Step[CatherineState]):
    def run(self, s: CatherineState) -> None:
        """R4.9 R8.6 Points for the number of residences, and one for each in a city with a point."""
        for seat, built in enumerate(s.residences):
            extra = 0
            for city, own in enumerate(built):
                if own and s.box.city_icon[city] == POINT_ICON:
                    extra += 1
            score(s, seat, RESIDENCES, s.box.residence_points[s.box.residences - s.supply[seat]])
            score(s, seat, CITIES, extra)


class ScoreFavour(Step[CatherineState]):
    def run(self, s: CatherineState) -> None:
        """R4.10 The middle column of the favour track."""
        for seat, space in enumerate(s.favour):
            score(s, seat, FAVOURS, s.box.favour_points[space])


class CleanUp(Step[CatherineState]):
    def run(self, s: CatherineState) -> None:
        """R4.11 R4.12 Activation cards and the cards above them are discarded; the others move to the left."""
        for seat, row in enumerate(s.rows):
            staying: list[int] = []
            for card, tucked in zip(row, s.below[seat], strict=True):
                if tucked == NOTHING:
                    staying.append(card)
                else:
                    s.discards += [card, tucked]
            s.rows[seat] = staying
            s.below[seat] = [NOTHING] * len(staying)
            s.columns[seat] = NOTHING


class DrawOrFinish(Step[CatherineState]):
    def run(self, s: CatherineState) -> None:
        """R4.13 R4.14 R5.9 Two cards under the hand limit after the first and second decade, then the final scoring."""
        if s.decade < DECADES - 1:
            for seat in s.in_order():
                draw_cards(s, seat, DECADE_DRAWS)
        else:
            s.table.append(FINAL_SCORING)


class FinalScoring(Step[CatherineState]):
    def run(self, s: CatherineState) -> None:
        """R5.1 R5.2 R5.5 A point for each card in hand, the order, and the largest group of residences."""
        for seat, hand in enumerate(s.hands):
            score(s, seat, HAND, len(hand))
            score(s, seat, ORDER, s.box.order_points[goods_delivered(s, seat)])
            score(s, seat, CONNECTION, largest_group(s, seat) * s.box.multipliers[s.favour[seat]])
        s.tell(Event("game over", TABLE))


END_DECADE: Final = EndDecade()
BUILD_ANYWHERE: Final = BuildAnywhere()
BUILD_FOR_BOOKS: Final = [BuildForBooks(seat) for seat in range(MOST)]
FINAL_SCORING: Final = FinalScoring()
INTERIM_SCORING: Final[list[Step[CatherineState]]] = [
    DrawOrFinish(),
    CleanUp(),
    ScoreFavour(),
    ScoreResidences(),
    ScoreBooks(),
    ScoreCannons(),
]
