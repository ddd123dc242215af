"""Positions of Royals that a person can lay out on paper, and a table to play them on."""

from __future__ import annotations

from functools import partial

from antechamber.core.flow import Step
from antechamber.games.royals.components import NOBODY, NOTHING
from antechamber.games.royals.rules import Turn
from antechamber.games.royals.scoring import ScorePeriod, ScoreTitles
from antechamber.games.royals.state import RoyalsState
from antechamber.testing.positions import GameTable, changed_components, loaded, problems_of

SEED = b"royals"
royals = partial(loaded, "royals")
changed = partial(changed_components, "royals")
problems = partial(problems_of, "royals")
# A display in which each card can be told from the others
DISPLAY = ("france", "german_states", "britain")


class Table(GameTable):
    """A game of Royals by the names of things: who may choose what, who holds what, what has been told."""

    def end_turn(self, seat: int) -> Table:
        """End the turn of a seat, unless it has ended by itself because nothing was left to play."""
        return self.play("end") if self.acting == seat else self

    def draw(self, *cards: str) -> Table:
        """Draw three Country cards: from the pile, or these."""
        return self.play("plan countries", *[f"draw {card}" for card in cards or ("pile", "pile", "pile")])

    def buy(self, choice: str, cards: dict[str, int]) -> Table:
        """Make a play and pay for it with exactly these cards, Intrigue and Country."""
        before = len(self.told)
        self.play(choice)
        while self.state.target != NOTHING:
            paid = self.state.laid + self.state.laid_intrigue
            laid = named(self.box.countries + self.box.intrigues, paid)
            left = {name: count - laid.get(name, 0) for name, count in cards.items()}
            self.play(next(text for text in self.options() if left.get(text.split()[1])))
        kind, _, (position, *names) = self.told[before]
        assert choice == f"{kind.replace(' ', '-')} {position}"
        assert {name: names.count(name) for name in names} == cards
        return self

    def hand(self, seat: int) -> dict[str, int]:
        return named(self.box.countries, self.state.hands[seat])

    def intrigue(self, seat: int) -> dict[str, int]:
        return named(self.box.intrigues, self.state.intrigues[seat])

    def display(self) -> list[str]:
        return sorted(self.box.countries[country] for country in self.state.display)

    def pile(self) -> dict[str, int]:
        return named(self.box.countries, self.state.pile)

    def discards(self) -> dict[str, int]:
        return named(self.box.countries, self.state.discards)

    def intrigue_discards(self) -> dict[str, int]:
        return named(self.box.intrigues, self.state.intrigue_discards)

    def holder(self, position: str) -> int:
        return self.state.holders[self.box.positions.index(position)]

    def banished(self, city: str) -> list[int]:
        """How many cubes each seat has on the space of a city."""
        return [cubes[self.box.cities.index(city)] for cubes in self.state.banished]

    def titles(self, title: str) -> list[int]:
        """How many cubes each seat has on a title."""
        return [cubes[self.box.titles.index(title)] for cubes in self.state.titles]

    def markers(self, seat: int, source: str | None = None) -> list[tuple[str, int]]:
        """The markers a seat has taken, of one source or of all: name and points."""
        lines = self.state.scores()[seat]
        return [(line.name.removeprefix("marker:"), line.points) for line in lines if source in (None, line.source)]


def named(names: list[str], counts: list[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def counts(names: list[str], given: dict[str, int]) -> list[int]:
    assert not given.keys() - set(names), f"unknown: {given.keys() - set(names)}"
    return [given.get(name, 0) for name in names]


def new_game(seats: int = 3, seed: bytes = SEED, components: str = "standard") -> Table:
    """A game as it begins."""
    return Table(royals(components).start(seats, seed))


def table(
    seats: int = 3,
    *,
    hands: dict[int, dict[str, int]] | None = None,
    intrigues: dict[int, dict[str, int]] | None = None,
    display: tuple[str, ...] = DISPLAY,
    pile: dict[str, int] | None = None,
    intrigue_pile: dict[str, int] | None = None,
    held: dict[str, int] | None = None,
    banished: dict[str, list[int]] | None = None,
    titles: dict[int, list[str]] | None = None,
    cubes: dict[int, int] | None = None,
    turn: int = 0,
    first: int = 0,
    period: int = 0,
    at: str = "play",
    components: str = "standard",
    discreet: bool = False,
) -> Table:
    """A position in the middle of a game, in which seat `turn` has drawn its cards and may play.

    Only if it is `discreet` seats are asked about what is forced in secret.

    `at` is "turn" for a turn that is about to begin, "scoring" for the end of a period, "titles" for the end of
    the game. Cards that are not named lie in the piles or, where a pile is given, among the discards. Cities that are
    held have lost their marker; nobody has any points yet.
    """
    state = new_game(seats, components=components).state
    deal(state, hands or {}, intrigues or {}, display, pile, intrigue_pile)
    for position, seat in (held or {}).items():
        place(state, position, seat)
    for city, losers in (banished or {}).items():
        for seat in losers:
            state.banished[seat][state.box.cities.index(city)] += 1
            state.cubes[seat] -= 1
    for seat, names in (titles or {}).items():
        for title in names:
            state.titles[seat][state.box.titles.index(title)] += 1
    for seat, left in (cubes or {}).items():
        state.cubes[seat] = left
    state.first = first
    state.period = period
    state.discreet = discreet
    agenda: dict[str, list[Step[RoyalsState]]] = {
        "play": [],
        "turn": [Turn(turn)],
        "scoring": [Turn(turn), ScorePeriod()],
        "titles": [ScoreTitles()],
    }
    return go_on(state, agenda[at], turn if at == "play" else None)


def go_on(state: RoyalsState, agenda: list[Step[RoyalsState]], playing: int | None = None) -> Table:
    """The position with this agenda, once the table has run as far as it can by itself."""
    state.clear_agenda(len(state.lanes))
    state.table = agenda
    state.draws = 0
    if playing is not None:
        Turn(playing).run(state)
        state.lanes[playing].pop()  # the draw is over
    state.settle()
    return Table(state)


def deal(
    state: RoyalsState,
    hands: dict[int, dict[str, int]],
    intrigues: dict[int, dict[str, int]],
    display: tuple[str, ...],
    pile: dict[str, int] | None,
    intrigue_pile: dict[str, int] | None,
) -> None:
    box = state.box
    for seat in range(len(state.lanes)):
        state.hands[seat] = counts(box.countries, hands.get(seat, {}))
        state.intrigues[seat] = counts(box.intrigues, intrigues.get(seat, {}))
    state.display = [box.countries.index(country) for country in display]
    shown = [state.display.count(country) for country in range(len(box.countries))]
    rest = left_over(box.setups[len(state.lanes)].deck, [*state.hands, shown])
    state.pile = rest if pile is None else counts(box.countries, pile)
    state.discards = left_over(rest, [state.pile])
    plots = left_over(box.intrigue_cards, state.intrigues)
    state.intrigue_pile = plots if intrigue_pile is None else counts(box.intrigues, intrigue_pile)
    state.intrigue_discards = left_over(plots, [state.intrigue_pile])


def left_over(cards: list[int], taken: list[list[int]]) -> list[int]:
    left = [count - sum(hand[kind] for hand in taken) for kind, count in enumerate(cards)]
    assert min(left) >= 0, "more cards than there are"
    return left


def place(state: RoyalsState, position: str, seat: int) -> None:
    number = state.box.positions.index(position)
    assert state.holders[number] == NOBODY
    state.holders[number] = seat
    state.titles[seat][state.box.position_title[number]] += 1
    state.city_markers[state.box.position_city[number]] = 0
    state.cubes[seat] -= 2
