"""A box of one's own: things renamed, added and removed, other numbers. It is played, shown and said like any other."""

from __future__ import annotations

import msgspec
import pytest

from antechamber.core.chance import Chance
from antechamber.words import Speaker
from games.potemkin.positions import changed, fake, potemkin, table
from games.potemkin.test_words import NAMES

TOUR = 'real_tour         = { name = "Guided tour", cards = 2, is = "real", timing = "free action"'
FOURTH = '4 = { direction = "clockwise", cards = 2, provenance = "rulebook" }'
FIFTH = '5 = { name = "Bakhchisaray", direction = "clockwise", cards = 6, provenance = "source: my box" }'
NIGHT_WATCH = 'fake_arrest       = { name = "Night watch", cards = 3'


@pytest.fixture(scope="module")
def altered(tmp_path_factory):
    """Arts instead of Culture, and worth more; no tours, but a feast that is real behind Arts; a fifth month."""
    return changed(
        tmp_path_factory.mktemp("box"),
        ('name = "Culture", facades = 12, points = 1', 'name = "Arts", facades = 11, points = 3'),
        ("interior = 85, facade = 64", "interior = 86, facade = 63"),
        ("cubes = 40, agents = 15", "cubes = 12, agents = 4"),
        ("month = 4", "month = 5"),
        (
            '4 = { direction = "counterclockwise", cards = 4, provenance = "rulebook" }',
            f"{FOURTH}\n{FIFTH}",
        ),
        ("fake      = { points = 2", "fake      = { points = 4"),
        (NIGHT_WATCH, NIGHT_WATCH.replace("Night watch", "Beadle")),
        (TOUR, 'feast = { name = "Feast", cards = 3, is = "culture", timing = "action"'),
        ('meeple = ["shield"], to = "board"', 'meeple = ["scientist"], to = "board"'),
        ("1 = { at = [115.3, 12.7]", '2 = { colour = "#123456" }\n1 = { at = [9, 9]'),
        ("2 = { at = [157.6, 44]", "6 = { at = [157.6, 44]"),
    )


@pytest.mark.whole_games
@pytest.mark.parametrize("seats", [3, 5])
def test_whole_games_are_played_shown_and_said(altered, seats):
    game, names = potemkin(altered), [f"Player {seat}" for seat in range(seats)]
    speakers = [Speaker(game, names, seat) for seat in range(seats)]
    s, rng, heard = game.start(seats, b"altered"), Chance(b"box"), set()
    while not s.over:
        seat = s.pending()[0]
        speaker = speakers[seat]
        heard.add(speaker.say(game.words.prompt(s, seat)))
        heard |= {speaker.say(game.words.title(s, seat, option)) for option in s.options(seat)}
        assert msgspec.json.decode(msgspec.json.encode(s.view(seat)))["months"] == 5
        s.apply(seat, s.options(seat)[rng.below(len(s.options(seat)))])
    assert {"Construct Arts", "Feast"} <= heard
    assert not [text for text in heard if "_" in text or "Culture" in text or "Grand Tour" in text]


def test_its_things_are_called_by_its_names(altered):
    game = potemkin(altered)
    name = Speaker(game, NAMES).name
    assert (name("type:culture"), name("card:fake_arrest")) == ("Arts", "Beadle")
    assert name("card:cond_culture") == "Arts interior"
    assert name("text:feast") == "Real behind Arts only. Action: Look behind every Facade of one rival"
    assert name("text:fake_plain") == "Fake behind any Facade: 4 points if it stands at the end"
    assert name("facade-text:culture") == "The most Arts brings the shield; 3 points at the end"
    assert (name("month:4"), name("month:5")) == ("Kherson", "Bakhchisaray")


def test_its_numbers_count(altered):
    t = table(villages={1: [fake("culture", cubes=1)]}, components=altered, month=5, at="over")
    assert t.state.view(0).seats[1].sources == {"fake": 4, "culture": 3, "cubes": 1}
    assert t.points() == [0, 8, 0]


def test_its_box_and_looks_are_shown(altered):
    game = potemkin(altered)
    box = game.show_box()
    assert box.cards["feast"].real == ["culture"]
    assert "real_tour" not in box.cards
    assert box.types["culture"].facades == 11
    assert (game.sheet.looks["1"].at, game.sheet.looks["2"].colour) == ([9.0, 9.0], "#123456")


def test_other_looks_are_the_same_set(tmp_path):
    mine = changed(tmp_path, ("1 = { at = [115.3, 12.7]", "1 = { at = [9, 9]"))
    assert potemkin(mine).sheet.digest == potemkin().sheet.digest == "408625f18c679d223a35301d"
