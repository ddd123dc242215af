import pytest

from antechamber.lab.contest import GameResult
from antechamber.lab.interval import interval, wilson
from antechamber.lab.ratings import rate
from antechamber.lab.standings import length, sum_up
from lab.arenas import made_up, small


def test_win_shares_are_those_of_a_seat():
    """One page against two random bots; the page wins two of three games, of which it shares one."""
    found = sum_up(made_up(small(seats=3, games=3), [[1, 2, 3], [1, 1, 3], [1, 2, 3]]))
    page, other = found.standings
    assert (page.bot, page.seats, other.bot, other.seats) == ("page", 1, "random", 2)
    assert page.win_share == pytest.approx((1 + 0.5) / 3)
    assert other.win_share == pytest.approx((0.5 + 1) / 6)
    assert found.fair_share == pytest.approx(1 / 3)
    assert page.mean_place == pytest.approx((1 + 1 + 3) / 3)


def test_points_and_times():
    page, other = sum_up(made_up(small(games=4), [[1, 2], [2, 1], [1, 2], [2, 1]])).standings
    assert page.points_by_source == {"city": 9, "title": 1}
    assert (page.mean_score, other.mean_score) == (10, 9)
    assert page.decisions_per_game == 5.5
    assert page.seconds_per_move == pytest.approx(2 / 22)


def test_seats_are_counted_whoever_sits_there():
    found = sum_up(made_up(small(games=4), [[1, 2], [1, 2], [2, 1], [1, 2]]))
    assert [own.win_share for own in found.seats] == [0.75, 0.25]
    assert [own.mean_score for own in found.seats] == [9.75, 9.25]


def test_only_whole_deals_count():
    results = made_up(small(games=4), [[1, 2]] * 4)
    del results.rows[1, 0]
    found = sum_up(results)
    assert (found.deals, found.games, found.loose, found.missing) == (1, 2, 1, 1)


def test_nothing_is_said_before_a_deal_is_complete():
    results = made_up(small(games=2), [[1, 2]] * 2)
    del results.rows[0, 1]
    found = sum_up(results)
    assert (found.games, found.loose, found.standings, found.seats, found.length) == (0, 1, [], [], None)


def test_a_crash_names_its_game_and_the_command_to_repeat_it():
    results = made_up(small(games=4), [[1, 2]] * 4)
    results.add(GameResult(1, 0, ["page", "random"], error="Oops: no"))
    found = sum_up(results)
    assert found.games == 2
    (crash,) = found.crashes
    assert (crash.deal, crash.rotation, crash.error) == (1, 0, "Oops: no")
    assert crash.repeat == "antechamber arena royals --bots page,random --seats 2 --seed x --only 1:0"


def test_the_interval_takes_a_deal_for_a_trial():
    """Every deal is won once by each seat: the page wins exactly half, however often that is repeated."""
    lucky = sum_up(made_up(small(games=80), [[1, 2]] * 80)).standings[0]
    assert lucky.win_share == 0.5
    assert lucky.interval == wilson(0.5, 40)


def test_who_sits_everywhere_wins_what_is_fair():
    found = sum_up(made_up(small("page", 2, 3), [[1, 2]] * 3)).standings[0]
    assert found.interval == (0.5, 0.5)


def test_many_shares_have_a_normal_interval():
    low, high = interval([0.0, 0.5, 0.5, 1.0] * 100)
    assert (low, high) == (pytest.approx(0.4653, abs=1e-4), pytest.approx(0.5347, abs=1e-4))


@pytest.mark.parametrize(
    ("share", "count", "low", "high"), [(0.5, 10, 0.2366, 0.7634), (0, 10, 0, 0.2775), (1, 4, 0.5101, 1)]
)
def test_wilson_s_interval(share, count, low, high):
    assert wilson(share, count) == (pytest.approx(low, abs=1e-4), pytest.approx(high, abs=1e-4))
    assert interval([float(share)] * count) == wilson(share, count)


def test_a_normal_interval_stays_between_none_and_all():
    assert interval([0.0] * 60 + [1.0])[0] == 0


def test_who_wins_is_rated_higher_and_more_games_make_it_surer():
    few = rate([GameResult(0, 0, ["a", "b", "b"], places=[1, 2, 3])] * 3)
    many = rate([GameResult(0, 0, ["a", "b", "b"], places=[1, 2, 3])] * 30)
    assert few["a"].mu > 25 > few["b"].mu
    assert many["a"].mu > few["a"].mu
    assert many["a"].sigma < few["a"].sigma


def test_equals_are_rated_equal():
    found = rate([GameResult(0, 0, ["a", "b"], places=[1, 1])] * 5)
    assert found["a"] == found["b"]


@pytest.mark.parametrize(
    ("lengths", "width", "games"),
    [([7], 1, [1]), ([3, 4, 4, 6], 1, [1, 2, 0, 1]), ([*range(100, 132)], 2, [2] * 16)],
)
def test_lengths_are_gathered_in_at_most_sixteen_bars(lengths, width, games):
    found = length(lengths)
    assert (found.width, found.games) == (width, games)
    assert (found.least, found.most) == (min(lengths), max(lengths))
