"""A search in several processes."""

from antechamber.bots import make_bot
from antechamber.bots.bot import observe
from antechamber.bots.parallel_search import merged
from antechamber.bots.search import MOST_OPTIONS
from antechamber.core.flow import Choice
from antechamber.games import load
from antechamber.testing import stream


def test_visits_are_added_up_and_chances_weighed_by_them():
    options = [Choice("a"), Choice("b"), Choice("c")]
    answers = [[(0, 0.5, 30), (1, 0.2, 10), (2, 0.4, 0)], [(0, 0.9, 10), (1, 0.2, 0), (2, 0.4, 0)]]
    advice = merged(options, answers)
    assert [entry.visits for entry in advice] == [40, 10, 0]
    assert [round(entry.win_chance, 3) for entry in advice] == [0.6, 0.2, 0.4]


def test_two_processes_share_the_iterations_and_agree_with_themselves():
    game = load("royals")
    s = game.start(2, b"parallel")
    seat = s.pending()[0]
    bot = make_bot("chancellor@60/2", game, 2)
    first, second = (bot.advise(observe(s, seat, stream("a")), stream("b")) for _ in range(2))
    assert [entry.visits for entry in first] == [entry.visits for entry in second]
    assert 60 <= sum(entry.visits for entry in first) < 60 + 2 * MOST_OPTIONS
    assert bot.choose(observe(s, seat, stream("a")), stream("b")) in s.options(seat)
    bot.pool.shutdown()
