"""Games by their key, with the components one asks for."""

import pytest

from antechamber.core.errors import BadComponents, UnknownGame
from antechamber.games import load


def test_an_unknown_game_names_those_there_are():
    with pytest.raises(UnknownGame, match="there is no game called 'chess'; there are: royals, catherine, first-tsar"):
        load("chess")


def test_components_are_a_bundled_set_or_a_file(tmp_path):
    with pytest.raises(BadComponents, match="'moon' is neither a file nor one of the bundled sets: standard, arcane"):
        load("royals", "moon")
    path = tmp_path / "bytes.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadComponents, match=r"bytes\.toml: cannot be read"):
        load("royals", str(path))
