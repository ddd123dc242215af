"""A box of one's own, with things renamed, added and left out and other numbers, is played, shown and said."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from antechamber.core.chance import Chance
from antechamber.core.components import read_sheet
from antechamber.games import STANDARD, sets
from antechamber.games.catherine.game import Catherine
from antechamber.testing.speech import Strict
from antechamber.words import Speaker
from games.catherine.positions import catherine, changed

OURS = 'provenance = "source: my box"'
IRKUTSK = 'irkutsk         = { name = "Irkutsk"'
OMSK = f'omsk = {{ name = "Omsk", colour = "ochre", icon = "point", at = [830, 330], {OURS} }}\n'
MARKET = (
    'omsk_market = { name = "Omsk Market", colour = "ochre", action = "fair", symbols = ["fur", "book"], '
    + OURS
    + " }\n"
)
LADY = 'lady       = { discard = 0, gain = "points", amount = '
OCHRE = 'name = "Ochre", region = "East and far North", cards = '
TEAL = 'region = "Baltic North-West", cards = '


@pytest.fixture
def box(tmp_path):
    """Irkutsk has another name, there is an Omsk with a card, no Vyborg harbour, and other numbers."""
    path = changed(
        tmp_path,
        (IRKUTSK, OMSK + 'irkutsk         = { name = "Irkoutsk"'),
        ('orenburg        = { to = ["siberia", "irkutsk"]', 'orenburg        = { to = ["siberia", "irkutsk", "omsk"]'),
        ("cities = 18, roads = 28, favour_spaces = 13", "cities = 19, roads = 29, favour_spaces = 14"),
        ("[scoring]\n", f"13 = {{ hand = 8, points = 12, multiplier = 5, {OURS} }}\n\n[scoring]\n"),
        ("points = [0, 0, 0, 0, 0, 5, 8, 12]", "points = [0, 0, 0, 1, 2, 5, 8, 20]"),
        ("[actions]\n", f'[actions]\nfair = {{ discard = 1, gain = "favour", amount = 1, per = "set", {OURS} }}\n'),
        ("[cards]\n", "[cards]\n" + MARKET),
        (f"{LADY}3", f"{LADY}6"),
        (f"{OCHRE}34", 'name = "Amber", region = "The East", cards = 35'),
        (f"{TEAL}34", f"{TEAL}33"),
    )
    lines = Path(path).read_text(encoding="utf-8").splitlines()
    without = [line for line in lines if not line.startswith("vyborg_harbour")]
    Path(path).write_text("\n".join(without), encoding="utf-8")
    return path


def whole_game(game, seats, viewer=0):
    """Everything that a game of random choices shows and says."""
    s, rng = game.start(seats, b"another box"), Chance(b"another box")
    speaker = Strict(game, [f"Player {seat}" for seat in range(seats)], viewer)
    while s.pending():
        yield s, speaker
        seat = s.pending()[rng.below(len(s.pending()))]
        options = s.options(seat)
        s.apply(seat, options[rng.below(len(options))])
    yield s, speaker


@pytest.mark.whole_games
@pytest.mark.parametrize("seats", [2, 4])
def test_another_box_is_played_shown_and_said(box, seats):
    game = catherine(box)
    for s, speaker in whole_game(game, seats):
        view = s.view(0)
        msgspec.json.encode(view)
        assert len(view.cities) == 19
        for seat in s.pending():
            assert speaker.say(game.words.prompt(s, seat))
            for option in s.options(seat):
                assert speaker.say(game.words.title(s, seat, option))
    assert s.over


def test_another_box_says_what_is_in_it(box):
    game = catherine(box)
    shown, speaker = game.show_box(), Speaker(game, [])
    assert shown.cities["omsk"].roads == ["orenburg"]
    assert "omsk" in shown.cards["beketov"].cities
    assert "vyborg_harbour" not in shown.cards
    assert shown.favour[13].multiplier == 5
    assert (shown.cards["omsk_market"].kind, shown.cards["omsk_market"].action.per) == ("fair", "set")
    assert speaker.name("city:irkutsk") == "Irkoutsk"
    assert speaker.name("brief-action:omsk_market") == "discard 1: 1 favour per set"
    assert speaker.name("brief-action:bruce") == "6 points"
    assert speaker.name("card-text:omsk_market") == (
        "Omsk Market. fair, Amber. Counts as fur and a book while it lies in an action row. "
        "Action: Gain 1 favour for each set of all four goods you own by discarding a card. No bonus"
    )
    assert speaker.name("note:order").endswith(
        "3 of them score 1 point, 4 of them score 2 points, 5 of them score 5 points, 6 of them score 8 points, "
        "and 7 of them score 20 points"
    )


def test_everything_in_the_box_can_be_said(box):
    for game in (catherine(), catherine(box)):
        speaker = Strict(game, [])
        said = [speaker.name(target) for target in game.words.names]
        assert not [text for text in said if not text or "_" in text or "{" in text or "  " in text]


def test_looks_do_not_matter_in_play(tmp_path):
    standard = sets("catherine")[STANDARD]
    text = standard.read_text(encoding="utf-8")
    assert "\n[looks]\n" in text
    bare = tmp_path / "bare.toml"
    bare.write_text(text.partition("\n[looks]\n")[0], encoding="utf-8")
    plain = Catherine(read_sheet(bare, {}))
    assert plain.sheet.digest == catherine().sheet.digest
    assert plain.sheet.looks == {}


def test_everything_with_a_place_or_a_sign_has_looks():
    game = catherine()
    looks = game.sheet.looks
    assert all(looks[city].at and looks[city].side for city in game.box.cities)
    assert all(looks[colour].colour for colour in game.box.colours)
    assert set(looks) <= {*game.box.cities, *game.box.colours, *game.box.actions}
