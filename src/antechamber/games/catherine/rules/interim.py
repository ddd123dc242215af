"""The interim scoring at the end of a decade, and the final one after the third."""

from __future__ import annotations

from typing import Final

from antechamber.core.event import TABLE, Event
from antechamber.core.flow import Choice, Decision, Step
from antechamber.games.catherine.components import CANNON, DECADES, MOST, NOTHING
from antechamber.games.catherine.rules.gains import draw_cards, score
from antechamber.games.catherine.scoring import (
    city_points,
    connection_points,
    favour_points,
    hand_points,
    order_points,
    residence_points,
)
from antechamber.games.catherine.sources import CANNONS, CITIES, CONNECTION, FAVOURS, HAND, ORDER, RESIDENCES
from antechamber.games.catherine.state import CatherineState

MORE_CANNONS: Final = 4
EQUAL_CANNONS: Final = 2
DECADE_DRAWS: Final = 2
INSTEAD_OF_RESIDENCE: Final = 1

# What books bring
REWARDS: Final = ["nothing", "joker", "residence"]
WINS_NOTHING: Final = 0
WINS_JOKER: Final = 1
WINS_RESIDENCE: Final = 2


class EndDecade(Step[CatherineState]):
    def run(self, s: CatherineState) -> None:
        """R4.1 R10.3 The steps of the interim scoring, in this order."""
        s.tell(Event("decade ends", TABLE, (str(s.decade + 1),)))
        s.table += INTERIM_SCORING


class ScoreCannons(Step[CatherineState]):
    def run(self, s: CatherineState) -> None:
        """R4.2 Everyone compares cannons with both neighbours."""
        for seat in range(s.seats):
            score(s, seat, CANNONS, cannon_points(s, seat))


def cannon_points(s: CatherineState, seat: int) -> int:
    """R4.2 R4.3 What the cannons of a seat bring, as they are."""
    own = s.owns(seat, CANNON)
    points = 0
    for neighbour in neighbours(seat, s.seats):
        points += points_against(own, s.owns(neighbour, CANNON))
    return points


def points_against(own: int, theirs: int) -> int:
    """R4.2 R4.4 Four points for a neighbour with fewer cannons, two each for a tie, even with none at all."""
    if own > theirs:
        return MORE_CANNONS
    return EQUAL_CANNONS if own == theirs else 0


def neighbours(seat: int, seats: int) -> list[int]:
    """R4.3 Left and right; with two players the other one, once."""
    left, right = (seat + 1) % seats, (seat - 1) % seats
    return [left] if left == right else [left, right]


class ScoreBooks(Step[CatherineState]):
    def run(self, s: CatherineState) -> None:
        """R4.5 R4.6 R4.7 Whoever wins a residence builds later, all others take at once what they win."""
        rewards = book_rewards(s)
        for seat in reversed(s.in_order()):
            if rewards[seat] == WINS_RESIDENCE:
                s.table.append(BUILD_FOR_BOOKS[seat])
            elif rewards[seat] == WINS_JOKER:
                s.jokers[seat] += 1
                s.joker_supply -= 1
                s.tell(Event("joker", seat))


def book_rewards(s: CatherineState) -> list[int]:
    """R4.5 R4.6 R4.7 What the books of each seat bring, as they are."""
    books = [s.books(seat) for seat in range(s.seats)]
    most, fewest = max(books), min(books)
    return [book_reward(own, most, fewest) for own in books]


def book_reward(own: int, most: int, fewest: int) -> int:
    """R4.5 R4.6 R4.7 Most books may build, fewest get nothing, everyone in between takes a joker."""
    if own >= most:
        return WINS_RESIDENCE
    return WINS_JOKER if own > fewest else WINS_NOTHING


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
        build = s.choices.build
        return [s.choices.decline, *[build[city] for city in s.free_cities(seat)]]


class ScoreResidences(Step[CatherineState]):
    def run(self, s: CatherineState) -> None:
        """R4.9 R8.6 Points for the number of residences, and one for each in a city with a point."""
        for seat, built in enumerate(s.residences):
            score(s, seat, RESIDENCES, residence_points(s, seat))
            score(s, seat, CITIES, city_points(s.box, built))


class ScoreFavour(Step[CatherineState]):
    def run(self, s: CatherineState) -> None:
        """R4.10 The middle column of the favour track."""
        for seat in range(s.seats):
            score(s, seat, FAVOURS, favour_points(s, seat))


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
        for seat in range(s.seats):
            score(s, seat, HAND, hand_points(s, seat))
            score(s, seat, ORDER, order_points(s, seat))
            score(s, seat, CONNECTION, connection_points(s, seat))
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
