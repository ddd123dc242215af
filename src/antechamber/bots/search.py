"""Information-set Monte Carlo tree search, for every game and any number of seats.

Each iteration plays one option in one sample of what the seat knows. Options are compared in the same samples, with
the same luck afterwards, because luck makes more of a difference than they do; after each part of the time the worse
half of them is left aside. Further on, every seat has a tree of its own, in which a place is the list of the choices
it has made itself since the search began: so nobody peeks at what others choose at the same time, and everyone
maximises its own result. What is not in a tree yet is played as the mind leans, until enough rounds are over; then the
fitted value says what the position is worth to each seat.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any, Final

from antechamber.bots.bot import Advice, Bot, Observation
from antechamber.bots.courtier import Courtier
from antechamber.bots.value import Value
from antechamber.core.chance import Chance
from antechamber.core.flow import Choice, State

LONGEST: Final = 400
PRIME: Final = 0x7FFFFFFF
WIDEST: Final = 16  # as many options are compared, those that the Courtier likes best
CURIOSITY: Final = 0.4  # how readily what promises less is tried
TRUST: Final = 20  # what the Courtier's opinion counts for, in iterations


class Budget:
    """How long to think about a decision: so many iterations, but no longer than so many seconds."""

    __slots__ = ("iterations", "seconds")

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations = iterations
        self.seconds = seconds


class Place:
    """A place in a seat's tree: how often it was reached and could have been, and what came of it.

    `heard` is the part of `visits` that is an opinion from outside.
    """

    __slots__ = ("available", "heard", "leaning", "onward", "total", "visits")

    def __init__(self, leaning: float) -> None:
        self.leaning = leaning
        self.visits = 0
        self.heard = 0
        self.available = 0
        self.total = 0.0
        self.onward: dict[int, Place] = {}

    def mean(self, otherwise: float) -> float:
        return self.total / self.visits if self.visits else otherwise


class Spin:
    """A small, fast random generator: a search uses more chance than it needs quality."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = 1 + seed % (PRIME - 1)

    def turn(self) -> float:
        """A number from 0 up to, but not reaching, 1."""
        self.state = self.state * 48271 % PRIME
        return (self.state - 1) / (PRIME - 1)


class Search:
    """One search for one seat: its trees grow with every iteration."""

    def __init__(self, value: Value, seats: int) -> None:
        self.value = value
        self.trees = [Place(1.0) for _ in range(seats)]

    def think(self, observation: Observation, budget: Budget, rng: Chance) -> Choice[Any]:
        """Compare the options until the budget is spent, fewer and fewer of them; the best."""
        self.listen(observation, rng)
        root = self.trees[observation.seat]
        field = foremost(observation.options, root, WIDEST)
        parts = halvings(len(field))
        start = perf_counter()
        iterations = 0
        for part in range(1, parts + 1):
            most, latest = budget.iterations * part // parts, start + budget.seconds * part / parts
            while iterations < most and perf_counter() < latest:
                self.compare(observation, field, rng)
                iterations += len(field)
            field = foremost(field, root, (len(field) + 1) // 2)
        return field[0]

    def compare(self, observation: Observation, field: list[Choice[Any]], rng: Chance) -> None:
        """Play each option once in one and the same sample."""
        world, seed = observation.sample(rng), rng.below(PRIME)
        for option in field:
            self.iterate(world.clone(), observation.seat, option, Spin(seed))

    def listen(self, observation: Observation, rng: Chance) -> None:
        """Begin with what the Courtier thinks of the options: it compares them in the same few samples."""
        root = self.trees[observation.seat]
        self.widen(observation.world, observation.seat, observation.options, root)
        for advice in Courtier(self.value).advise(observation, rng):
            place = root.onward[advice.choice.id]
            place.visits += TRUST
            place.heard += TRUST
            place.total += TRUST * advice.chance

    def iterate(self, s: State, first: int, option: Choice[Any], spin: Spin) -> None:
        """Play an option in a sample, go on through the trees to the horizon, and remember what came of it."""
        mind = self.value.mind
        end = mind.round(s) + mind.horizon
        seats = len(self.trees)
        at: list[Place | None] = [*self.trees]
        path: list[list[Place]] = [[place] for place in self.trees]
        begun = self.trees[first].onward[option.id]
        path[first].append(begun)
        at[first] = begun
        s.apply(first, option)
        seat = first
        idle = 0
        for _ in range(LONGEST):
            while not s.offers[seat]:
                seat = (seat + 1) % seats
                idle += 1
                if idle == seats:
                    break
            if idle == seats or mind.round(s) >= end:
                break
            idle = 0
            options = s.offers[seat]
            place = at[seat]
            if place is None:
                choice = drift(options, self.value.mind.lean(s, seat, options), spin)
            else:
                choice = self.pick(s, seat, options, place)
                onward = place.onward[choice.id]
                path[seat].append(onward)
                at[seat] = onward if onward.visits else None
            s.apply(seat, choice)
        worth = self.value.chances(s)
        for by, places in enumerate(path):
            for place in places:
                place.visits += 1
                place.total += worth[by]

    def pick(self, s: State, seat: int, options: list[Choice[Any]], place: Place) -> Choice[Any]:
        """The option that promises most: by what came of it, and by curiosity about what was seldom tried."""
        onward = place.onward
        for option in options:
            if option.id not in onward:
                self.widen(s, seat, options, place)
                break
        usual = place.mean(0.5)
        best = options[0]
        highest = -1.0
        for option in options:
            child = onward[option.id]
            child.available += 1
            novelty = child.leaning * sqrt(float(child.available)) / (1 + child.visits)
            promise = child.mean(usual) + CURIOSITY * novelty
            if promise > highest:
                highest = promise
                best = option
        return best

    def widen(self, s: State, seat: int, options: list[Choice[Any]], place: Place) -> None:
        """Add the options that were never open here before, each with the part of all leanings that it has."""
        leanings = self.value.mind.lean(s, seat, options)
        whole = sum(leanings)
        for option, leaning in zip(options, leanings, strict=True):
            if option.id not in place.onward:
                place.onward[option.id] = Place(leaning / whole)

    def advice(self, observation: Observation) -> list[Advice]:
        """What the search thinks of each option."""
        root = self.trees[observation.seat]
        usual = root.mean(0.5)
        advice = []
        for option in observation.options:
            place = root.onward.get(option.id)
            if place is None:
                advice.append(Advice(option, usual, 0))
            else:
                advice.append(Advice(option, place.mean(usual), place.visits - place.heard))
        return advice


def drift(options: list[Choice[Any]], leanings: list[float], spin: Spin) -> Choice[Any]:
    """An option at random, the more likely the more one leans to it."""
    point = spin.turn() * sum(leanings)
    for option, leaning in zip(options, leanings, strict=True):
        point -= leaning
        if point < 0.0:
            return option
    return options[-1]


def foremost(options: list[Choice[Any]], root: Place, number: int) -> list[Choice[Any]]:
    """As many of the options as that, those with the best chances first."""
    ranked = sorted(options, key=lambda option: -root.onward[option.id].mean(0.5))
    return ranked[:number]


def halvings(number: int) -> int:
    """How often so many can be halved until one is left."""
    return (number - 1).bit_length()


class Searcher(Bot):
    """A bot that searches: the Chancellor, and with more time the Sovereign.

    The trees are kept from one choice of a turn to the next, as long as nothing became known in between.
    """

    def __init__(self, value: Value, seats: int, budget: Budget) -> None:
        self.value = value
        self.seats = seats
        self.budget = budget
        self.kept: Search | None = None

    def advise(self, observation: Observation, rng: Chance) -> list[Advice]:
        search = Search(self.value, self.seats)
        search.think(observation, self.budget, rng)
        return search.advice(observation)

    def choose(self, observation: Observation, rng: Chance) -> Choice[Any]:
        seat = observation.seat
        search = self.kept
        if search is None or not observation.world.takebacks[seat]:
            search = Search(self.value, self.seats)
        choice = search.think(observation, self.budget, rng)
        self.kept = search
        search.trees[seat] = search.trees[seat].onward.get(choice.id, Place(1.0))
        return choice


def favourite(advice: list[Advice]) -> Choice[Any]:
    """The option looked at most; among those, the one with the best chance."""
    best = advice[0]
    for other in advice:
        if (other.visits, other.chance) > (best.visits, best.chance):
            best = other
    return best.choice
