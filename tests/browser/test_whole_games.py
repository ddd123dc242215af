"""Whole games by clicking through the page against bots; of the two long ones, the last third.

`SOAK=1` plays all from the beginning, and those with altered boxes.
"""

import os
from random import Random

import pytest

from antechamber.core.record import read_record, replay
from antechamber.core.score import total
from antechamber.games import load
from browser.altered_boxes import alter
from browser.box_editor import keep, saved_file

LONGEST = 3000
LONG = bool(os.environ.get("SOAK"))


@pytest.mark.parametrize(("game", "seats"), [("royals", 2), ("catherine", 2), ("first-tsar", 2), ("potemkin", 3)])
def test_a_game_is_played_by_clicking_and_ends_as_its_record_says(people, finished, game, seats):
    me = people()
    begun = None if LONG or game in ("catherine", "potemkin") else two_thirds(finished(game, seats))
    table, _ = me.set_up(game, seats, record=begun)
    assert totals_by_clicking(me, table) == totals_of_record(load(game), me.record(table))


def two_thirds(text):
    record = read_record(text)
    record.cut(len(record.choices) * 2 // 3)
    return str(record)


@pytest.mark.skipif(not LONG, reason="four long games; `make soak` plays them")
@pytest.mark.parametrize(("game", "seats"), [("royals", 5), ("catherine", 4), ("first-tsar", 4), ("potemkin", 5)])
def test_so_is_a_game_with_a_box_made_by_clicking(people, game, seats, tmp_path):
    me = people()
    alter(me, game)
    mine = saved_file(me, game, tmp_path / "box.toml")
    table, _ = me.set_up(game, seats, components=keep(me).get_attribute("href").partition("?set=")[2])
    assert totals_by_clicking(me, table) == totals_of_record(mine, me.record(table))


def totals_by_clicking(person, table):
    """What the page shows at the end of a game that somebody plays by clicking here and there."""
    person.sit(table)
    random = Random(1)
    for _ in range(LONGEST):
        if not person.choose(random):
            break
    assert person.over
    return [int(points) for points in person.page.locator("main.end").get_attribute("data-totals").split()]


def totals_of_record(game, record):
    return [total(lines) for lines in replay(game, read_record(record)).state.scores()]
