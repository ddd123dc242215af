"""Games by their key, with the components one asks for."""

from pathlib import Path

import pytest

from antechamber.core.errors import BadComponents, UnknownGame
from antechamber.games import load


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
