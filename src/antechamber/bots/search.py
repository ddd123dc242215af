"""Information-set Monte Carlo tree search, for every game and any number of seats.

Each iteration plays one option in one sample of what the seat knows. Options are compared in the same samples, with
the same luck afterwards, because luck makes more of a difference than they do; after each part of the time the worse
half of them is left aside. Further on, every seat has a tree of its own, in which a node is the list of the choices
it has made itself since the search began: so nobody peeks at what others choose at the same time, and everyone
maximises its own result. What is not in a tree yet is played by the evaluator's priors, until enough rounds are over;
then the fitted value says what the position is worth to each seat.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any, Final

from antechamber.bots.bot import Advice, Bot, Observation
from antechamber.bots.courtier import Courtier
from antechamber.bots.value import Value
from antechamber.core.chance import Chance
from antechamber.core.fast_random import PRIME, FastRandom
from antechamber.core.flow import Choice, State

LONGEST: Final = 400
MOST_OPTIONS: Final = 16  # as many options are compared, those that the Courtier likes best
EXPLORATION: Final = 0.4  # how readily what promises less is tried
PRIOR_VISITS: Final = 20  # what the Courtier's opinion counts for, in iterations


class Budget:
    """How long to think about a decision: so many iterations, but no longer than so many seconds."""

    __slots__ = ("iterations", "seconds")

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations = iterations
        self.seconds = seconds


class Node:
    """A node in a seat's tree: how often it was reached and could have been, and what came of it.

    `prior_visits` is the part of `visits` that is an opinion from outside.
    """

    __slots__ = ("available", "children", "prior", "prior_visits", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.prior_visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}

    def mean(self, otherwise: float) -> float:
        return self.total / self.visits if self.visits else otherwise


class Search:
    """One search for one seat: its trees grow with every iteration."""

    def __init__(self, value: Value, seats: int) -> None:
        self.value = value
        self.trees = [Node(1.0) for _ in range(seats)]

    def think(self, observation: Observation, budget: Budget, rng: Chance) -> Choice[Any]:
        """Compare the options until the budget is spent, fewer and fewer of them; the best."""
        self.seed_prior(observation, rng)
        root = self.trees[observation.seat]
        candidates = best_options(observation.options, root, MOST_OPTIONS)
        if len(candidates) == 1:
            return candidates[0]
        parts = halvings(len(candidates))
        start = perf_counter()
        iterations = 0
        for part in range(1, parts + 1):
            most, latest = budget.iterations * part // parts, start + budget.seconds * part / parts
            while iterations < most and perf_counter() < latest:
                self.compare(observation, candidates, rng)
                iterations += len(candidates)
            candidates = best_options(candidates, root, (len(candidates) + 1) // 2)
        return candidates[0]

    def compare(self, observation: Observation, candidates: list[Choice[Any]], rng: Chance) -> None:
        """Play each option once in one and the same sample."""
        sampled, seed = observation.sample(rng), rng.below(PRIME)
        for option in candidates:
            self.iterate(sampled.clone(), observation.seat, option, FastRandom(seed))

    def seed_prior(self, observation: Observation, rng: Chance) -> None:
        """Begin with what the Courtier thinks of the options: it compares them in the same few samples."""
        root = self.trees[observation.seat]
        self.expand(observation.sampled, observation.seat, observation.options, root)
        for advice in Courtier(self.value).advise(observation, rng):
            node = root.children[advice.choice.id]
            node.visits += PRIOR_VISITS
            node.prior_visits += PRIOR_VISITS
            node.total += PRIOR_VISITS * advice.win_chance

    def iterate(self, s: State, first: int, option: Choice[Any], rng: FastRandom) -> None:
        """Play an option in a sample, go on through the trees to the horizon, and remember what came of it."""
        evaluator = self.value.evaluator
        end = evaluator.round(s) + evaluator.horizon
        seats = len(self.trees)
        at: list[Node | None] = [*self.trees]
        path: list[list[Node]] = [[node] for node in self.trees]
        begin = self.trees[first].children[option.id]
        path[first].append(begin)
        at[first] = begin
        s.apply(first, option)
        seat = first
        idle = 0
        for _ in range(LONGEST):
            while not s.open_options[seat]:
                seat = (seat + 1) % seats
                idle += 1
                if idle == seats:
                    break
            if idle == seats or evaluator.round(s) >= end:
                break
            idle = 0
            options = s.open_options[seat]
            node = at[seat]
            if node is None:
                choice = sample_option(options, evaluator.priors(s, seat, options), rng)
            else:
                choice = self.select(s, seat, options, node)
                child = node.children[choice.id]
                path[seat].append(child)
                at[seat] = child if child.visits else None
            s.apply(seat, choice)
        win_chances = self.value.win_chances(s)
        for by, nodes in enumerate(path):
            for node in nodes:
                node.visits += 1
                node.total += win_chances[by]

    def select(self, s: State, seat: int, options: list[Choice[Any]], node: Node) -> Choice[Any]:
        """The option that promises most: by what came of it, and by curiosity about what was seldom tried."""
        children = node.children
        for option in options:
            if option.id not in children:
                self.expand(s, seat, options, node)
                break
        mean = node.mean(0.5)
        best = options[0]
        highest = -1.0
        for option in options:
            child = children[option.id]
            child.available += 1
            novelty = child.prior * sqrt(float(child.available)) / (1 + child.visits)
            promise = child.mean(mean) + EXPLORATION * novelty
            if promise > highest:
                highest = promise
                best = option
        return best

    def expand(self, s: State, seat: int, options: list[Choice[Any]], node: Node) -> None:
        """Add the options that were never open here before, each with the part of all priors that it has."""
        priors = self.value.evaluator.priors(s, seat, options)
        whole = sum(priors)
        for option, prior in zip(options, priors, strict=True):
            if option.id not in node.children:
                node.children[option.id] = Node(prior / whole)

    def advice(self, observation: Observation) -> list[Advice]:
        """What the search thinks of each option."""
        root = self.trees[observation.seat]
        mean = root.mean(0.5)
        advice = []
        for option in observation.options:
            node = root.children.get(option.id)
            if node is None:
                advice.append(Advice(option, mean, 0))
            else:
                advice.append(Advice(option, node.mean(mean), node.visits - node.prior_visits))
        return advice


def sample_option(options: list[Choice[Any]], priors: list[float], rng: FastRandom) -> Choice[Any]:
    """An option at random, each as likely as its prior says."""
    point = rng.random() * sum(priors)
    for option, prior in zip(options, priors, strict=True):
        point -= prior
        if point < 0.0:
            return option
    return options[-1]


def best_options(options: list[Choice[Any]], root: Node, number: int) -> list[Choice[Any]]:
    """As many of the options as that, those with the best chances first."""
    ranked = sorted(options, key=lambda option: -root.children[option.id].mean(0.5))
    return ranked[:number]


def halvings(number: int) -> int:
    """How often so many can be halved until one is left."""
    return (number - 1).bit_length()


class SearchBot(Bot):
    """A bot that searches: the Chancellor, and with more time the Sovereign.

    The trees are kept from one choice of a turn to the next, as long as nothing became known in between.
    """

    def __init__(self, value: Value, seats: int, budget: Budget) -> None:
        self.value = value
        self.seats = seats
        self.budget = budget
        self.previous: Search | None = None

    def advise(self, observation: Observation, rng: Chance) -> list[Advice]:
        search = Search(self.value, self.seats)
        search.think(observation, self.budget, rng)
        return search.advice(observation)

    def choose(self, observation: Observation, rng: Chance) -> Choice[Any]:
        seat = observation.seat
        search = self.previous
        if search is None or not observation.sampled.takebacks[seat]:
            search = Search(self.value, self.seats)
        choice = search.think(observation, self.budget, rng)
        self.previous = search
        search.trees[seat] = search.trees[seat].children.get(choice.id, Node(1.0))
        return choice


def most_visited(advice: list[Advice]) -> Choice[Any]:
    """The option looked at most; among those, the one with the best chance."""
    best = advice[0]
    for other in advice:
        if (other.visits, other.win_chance) > (best.visits, best.win_chance):
            best = other
    return best.choice
