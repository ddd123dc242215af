"""Plain text for players that read."""

import pytest

from antechamber.core.errors import IllegalChoice
from antechamber.envs.text import TextTable, describe
from antechamber.games import load
from antechamber.testing import stream
from contract.cases import every_game, smallest_tables


@smallest_tables
def test_a_game_is_played_by_reading_and_answering(key, name, seats):
    table = TextTable(key, seats, name)
    table.reset(seed=7)
    rng = stream("text", key, seats)
    over = False
    while not over:
        seat, text = table.observe()
        options = table.state.options(seat)
        assert all(f"\n[{number}] {option.text}" in text for number, option in enumerate(options))
        assert "{" not in text
        pick = rng.below(len(options))
        over = table.step([str(pick), f"[{pick}]", options[pick].text][rng.below(3)])
    assert sum(table.rewards()) == pytest.approx(0)


@every_game
def test_a_description_is_the_same_in_every_world_that_the_seat_cannot_tell_from_the_real_one(key, name, seats):
    game = load(key, name)
    s = game.start(seats, b"text")
    rng = stream("worlds in words", key, seats)
    for _ in range(30):
        seat = s.pending()[0]
        assert describe(game, s.sample(seat, rng), seat) == describe(game, s, seat)
        s.apply(seat, s.options(seat)[rng.below(len(s.options(seat)))])


def test_a_wrong_answer_is_said_and_changes_nothing():
    table = TextTable("royals", 2)
    table.reset(seed=1)
    before = table.observe()
    for answer in ("99", "abdicate", ""):
        with pytest.raises(IllegalChoice, match="Possible:"):
            table.step(answer)
    assert table.observe() == before


def test_what_happened_is_told_once_and_only_as_far_as_the_seat_heard_of_it():
    table = TextTable("royals", 2)
    table.reset(seed=1)
    seat, _ = table.observe()
    while table.observe()[0] == seat:
        table.step(table.state.options(seat)[-1].text)
    other, text = table.observe()
    assert other != seat
    news = text.partition("\n\n")[0]
    assert f"Seat {seat} " in news
    assert "You " not in news
    table.step("0")
    assert f"Seat {seat} " not in table.observe()[1]


def test_options_say_what_they_cost_and_bring():
    table = TextTable("first-tsar", 2)
    table.reset(seed=1)
    palisade = "keep palisade: Keep Palisade (Construction: 4 points for 2 grain and 2 wood, then a building;"
    assert palisade in table.observe()[1].rpartition("You decide")[2]
