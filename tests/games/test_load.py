"""Games by their key, with the components one asks for."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from antechamber import games
from antechamber.core.errors import BadComponents, BadManifest, NoGames, UnknownGame
from antechamber.games import GAMES, GROUP, find_games, load
from antechamber.games.renamed import renamed_things


def test_an_unknown_game_names_those_there_are():
    with pytest.raises(UnknownGame, match="There is no game called 'chess'; there are: royals, catherine, first-tsar"):
        load("chess")


def test_components_are_a_bundled_set_or_a_file(tmp_path):
    with pytest.raises(BadComponents, match="'moon' is neither a file nor one of the bundled sets: standard, arcane"):
        load("royals", "moon")
    path = tmp_path / "bytes.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadComponents, match=r"bytes\.toml: cannot be read"):
        load("royals", str(path))


def test_a_bundled_game_is_loaded_once_and_a_file_each_time(tmp_path):
    """A bundled set never changes; a file of one's own may have."""
    assert load("royals") is load("royals", "standard")
    own = tmp_path / "own.toml"
    own.write_text(Path(load("royals").sheet.path).read_text(encoding="utf-8"), encoding="utf-8")
    assert load("royals", str(own)) is not load("royals", str(own))


def entry(name, value):
    return EntryPoint(name, value, GROUP)


ROYALS = entry("royals", "antechamber.games.royals.manifest:MANIFEST")
POTEMKIN = entry("potemkin", "antechamber.games.potemkin.manifest:MANIFEST")
ORCHARD = entry("orchard", "orchard.manifest:MANIFEST")


def test_games_come_in_the_order_of_their_places_whatever_order_they_are_found_in():
    assert list(GAMES) == ["royals", "catherine", "first-tsar", "potemkin"]
    assert list(find_games([ORCHARD, POTEMKIN, ROYALS])) == ["royals", "potemkin", "orchard"]


def test_nobody_takes_the_key_of_one_of_our_games(monkeypatch):
    from orchard import manifest

    monkeypatch.setattr(manifest, "MANIFEST", manifest.MANIFEST._replace(key="royals"))
    for found in ([ROYALS, entry("royals", ORCHARD.value)], [entry("royals", ORCHARD.value), ROYALS]):
        assert find_games(found)["royals"].title == "Royals"


@pytest.mark.parametrize(
    ("broken", "why"),
    [
        (entry("lost", "antechamber.nowhere:MANIFEST"), "{} cannot be imported: No module named 'antechamber.nowhere'"),
        (entry("clock", "antechamber.engine:COMPILED"), "{} is no antechamber.Manifest"),
        (entry("nobles", ROYALS.value), "the manifest {} has the key 'royals', and both must be the same"),
    ],
)
def test_a_game_that_is_broken_is_left_out_with_a_word(broken, why):
    with pytest.warns(UserWarning, match=f"the game '{broken.name}' is left out: {why.format(broken.value)}"):
        assert list(find_games([broken, ROYALS])) == ["royals"]


def test_without_any_game_that_is_said(monkeypatch):
    monkeypatch.setattr(games, "GAMES", {})
    with pytest.raises(NoGames):
        load("royals")


def test_what_a_manifest_does_not_name_is_nothing():
    from orchard.manifest import MANIFEST

    assert MANIFEST.part("evaluator") is None
    assert (GAMES["first-tsar"].module_name, GAMES["first-tsar"].class_name) == ("first_tsar", "FirstTsar")


def test_things_that_a_box_calls_otherwise_are_told(tmp_path):
    own = tmp_path / "own.toml"
    own.write_text(
        '[set]\nbased_on = "standard"\n[cities]\n'
        'lyon = { name = "Lugdunum", bonus = 3, positions = ["cardinal", "baron"], provenance = "source: my box" }\n'
    )
    assert renamed_things(load("royals")) == []
    assert renamed_things(load("royals", str(own))) == ["city:lyon"]


def test_a_manifest_that_names_what_is_not_there_says_what():
    lost = GAMES["royals"]._replace(personal="antechamber.games.royals.view:nowhere")
    with pytest.raises(BadManifest, match=r"'royals' says personal='antechamber\.games\.royals\.view:nowhere'"):
        lost.part("personal")
