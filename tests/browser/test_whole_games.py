"""Whole games by clicking through the page against bots."""

from random import Random

import pytest

from antechamber.core.record import read_record, replay
from antechamber.core.score import total
from antechamber.games import load

LONGEST = 3000


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("royals", 2),
        ("royals", 5),
        ("catherine", 2),
        ("catherine", 4),
        ("first-tsar", 2),
        ("first-tsar", 4),
        ("potemkin", 3),
        ("potemkin", 5),
    ],
)
def test_a_game_is_played_by_clicking_and_ends_as_its_record_says(people, game, seats):
    me = people()
    table, _ = me.set_up(game, seats)
    me.sit(table)
    random = Random(f"{game} {seats}")
    for _ in range(LONGEST):
        if not me.choose(random):
            break
    assert me.over
    final = replay(load(game), read_record(me.record(table))).state
    shown = me.page.locator("main.end").get_attribute("data-totals").split()
    assert [int(points) for points in shown] == [total(lines) for lines in final.scores()]
