"""What another process loads a component set by, and the games that it has loaded."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

from antechamber.core.components import Sheet
from antechamber.core.game import Game
from antechamber.games import load, load_sheet

MOST_GAMES: Final = 50


class SetSource(NamedTuple):
    """A bundled set by its name, a host's own by its file, a saved box by its name and its text."""

    components: str
    text: str = ""


def load_source(key: str, source: SetSource) -> Game:
    return load_sheet(key, Sheet(source.components, source.text)) if source.text else load(key, source.components)


class LoadedGames:
    """Games by their key and set, the latest ones: people may come with ever new boxes."""

    def __init__(self) -> None:
        self.games: OrderedDict[tuple[str, str], Game] = OrderedDict()

    def find(self, key: str, components: str) -> Game | None:
        if (key, components) in self.games:
            self.games.move_to_end((key, components))
        return self.games.get((key, components))

    def keep(self, key: str, components: str, game: Game) -> Game:
        self.games[key, components] = game
        if len(self.games) > MOST_GAMES:
            self.games.popitem(last=False)
        return game

    def load(self, key: str, source: SetSource) -> Game:
        known = self.find(key, source.components)
        return known or self.keep(key, source.components, load_source(key, source))
