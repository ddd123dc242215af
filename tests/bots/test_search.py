"""The search: what it must find, what it must keep, and when it stops."""

import pytest

from antechamber.bots import make_bot
from antechamber.bots.bot import Observation, observe
from antechamber.bots.courtier import Courtier
from antechamber.bots.evaluators import fitted_value
from antechamber.bots.search import (
    MOST_OPTIONS,
    Budget,
    Node,
    Search,
    best_options,
    halvings,
    most_visited,
    sample_option,
)
from antechamber.core.fast_random import FastRandom
from antechamber.core.flow import Choice
from antechamber.games import load
from antechamber.testing import stream
from games.royals.positions import table

LONG = 3600.0


def searched(s, seat, iterations, *words):
    search = Search(fitted_value(load("royals"), len(s.lanes)), len(s.lanes))
    search.think(observe(s, seat, stream(*words)), Budget(iterations, LONG), stream(*words))
    return search


def test_as_many_iterations_as_the_budget_allows_and_everyone_has_a_tree():
    game = load("royals")
    s = game.start(3, b"search")
    search = Search(fitted_value(game, 3), 3)
    observation = observe(s, s.pending()[0], stream("budget"))
    search.think(observation, Budget(40, LONG), stream("budget"))
    visits = search.trees[0].visits
    assert 40 <= visits < 40 + MOST_OPTIONS
    assert [tree.visits for tree in search.trees] == [visits] * 3
    assert all(tree.children for tree in search.trees)


def test_an_option_is_worth_the_same_with_the_same_luck():
    game = load("royals")
    s = game.start(2, b"luck")
    observation = observe(s, s.pending()[0], stream("luck"))

    def worth(*words):
        search = Search(fitted_value(game, 2), 2)
        search.seed_prior(observation, stream("prior"))
        node = search.trees[observation.seat].children[observation.options[0].id]
        before = node.total
        search.compare(observation, observation.options[:1], stream(*words))
        return node.total - before

    assert worth("good") == worth("good") != worth("bad")


def test_the_better_half_is_looked_at_more():
    root = Node(1.0)
    options = [Choice(text) for text in ("poor", "good", "fair")]
    for number, (option, chance) in enumerate(zip(options, (0.2, 0.7, 0.5), strict=True)):
        option.id = number
        root.children[number] = node = Node(1.0)
        node.visits, node.total = 10, 10 * chance
    assert [option.text for option in best_options(options, root, 2)] == ["good", "fair"]
    assert [halvings(number) for number in (1, 2, 3, 4, 5, 16)] == [0, 1, 2, 2, 3, 4]


@pytest.mark.parametrize("key", ["royals", "catherine", "first-tsar", "potemkin"])
def test_with_iterations_and_a_seed_it_thinks_the_same_again(key):
    game = load(key)
    seats = game.fewest
    s = game.start(seats, b"again")
    seen = []
    for _ in range(2):
        rng = stream("again")
        advice = make_bot("chancellor@60", game, seats).advise(observe(s, s.pending()[0], rng), rng)
        seen.append([(entry.choice.text, entry.win_chance, entry.visits) for entry in advice])
    assert seen[0] == seen[1]
    assert [text for text, _, _ in seen[0]] == [option.text for option in s.options(s.pending()[0])]
    assert 60 <= sum(visits for _, _, visits in seen[0]) < 60 + MOST_OPTIONS
    assert all(0 <= chance <= 1 for _, chance, _ in seen[0])


def test_without_time_it_plays_as_the_courtier():
    game = load("royals")
    s = game.start(2, b"hurry")
    seat = s.pending()[0]
    observation = observe(s, seat, stream("hurry"))
    choice = Search(fitted_value(game, 2), 2).think(observation, Budget(1 << 30, 0.0), stream("hurry"))
    assert choice == Courtier(fitted_value(game, 2)).choose(observation, stream("hurry"))


def test_options_are_drawn_as_often_as_their_priors_say():
    options = [Choice("left"), Choice("right")]
    rng = FastRandom(7)
    drawn = [sample_option(options, [1.0, 3.0], rng).text for _ in range(1000)]
    assert 700 < drawn.count("right") < 800
    assert sample_option(options, [0.0, 1.0], rng).text == "right"


def test_the_tree_is_used_again_within_a_turn_and_dropped_when_something_became_known():
    game = load("royals")
    rng = stream("reused")
    bot = make_bot("chancellor@20", game, 2)
    s = game.start(2, b"reused")
    reused = dropped = 0
    for _ in range(60):
        seat = s.pending()[0]
        if seat == 0:
            before = bot.previous
            choice = bot.choose(observe(s, seat, rng), rng)
            if s.takebacks[seat]:
                assert bot.previous is before
                reused += 1
            else:
                assert bot.previous is not before
                dropped += 1
        else:
            choice = s.options(seat)[0]
        s.apply(seat, choice)
    assert reused
    assert dropped


def test_the_most_visited_option_was_looked_at_most():
    game = load("royals")
    s = game.start(2, b"most visited")
    seat = s.pending()[0]
    search = searched(s, seat, 50, "most visited")
    advice = search.advice(Observation(s, seat))
    most = max(entry.visits for entry in advice)
    assert most_visited(advice) in [entry.choice for entry in advice if entry.visits == most]


@pytest.mark.parametrize("level", ["courtier", "chancellor@100"])
def test_in_the_last_turn_of_all_it_plays_what_wins(level):
    """Seat 2 plays last and has eight cards of Spain.

    Ending the turn loses, and so does Madrid's King, which takes them all and shares its title with Paris: several
    smaller positions win.
    """
    position = table(
        turn=2,
        period=2,
        hands={2: {"spain": 8}},
        held={"paris.king": 0, "lyon.baron": 0, "bordeaux.marshal": 1},
        display=("spain",),
        pile={},
    )
    rng = stream("last turn")
    bot = make_bot(level, load("royals"), 3)
    s = position.state
    while not s.over:
        s.apply(2, bot.choose(observe(s, 2, rng), rng))
    assert s.ranking()[2] == 1
