"""The games that can be played here: with which component sets, by which rules, in which words."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from pathlib import Path

from antechamber import games
from antechamber.bots import LEVELS
from antechamber.core.components import ORIGINS, Sheet
from antechamber.core.errors import AntechamberError, BadComponents, UnknownGame
from antechamber.core.game import Game
from antechamber.core.phrase import Phrase
from antechamber.games.renamed import renamed_things
from antechamber.server.names import is_plain
from antechamber.server.refused import UNKNOWN, Refused
from antechamber.server.shown_fields import as_sent
from antechamber.server.wire.lobby import ComponentSet, ComponentValue, GameCard
from antechamber.server.wire.said import Box, BoxLook, as_said
from antechamber.words import LANGUAGES, sentences


class Library:
    """The games with their bundled sets, and the sets that the host has put into a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.loaded: dict[tuple[str, str], Game] = {}

    def sets(self, key: str) -> dict[str, Path]:
        try:
            bundled = games.sets(key)
        except UnknownGame as error:
            raise Refused(UNKNOWN, str(error)) from error
        own = {file.stem: file for file in sorted((self.folder / key).glob("*.toml")) if is_plain(file.stem)}
        return own | bundled

    def is_own(self, key: str, components: str) -> bool:
        """Whether a set is the host's, so that nobody has played thousands of games with it yet."""
        return components not in games.sets(key)

    def source(self, key: str, components: str) -> str:
        """What another process loads a set by."""
        return str(self.sets(key)[components]) if self.is_own(key, components) else components

    def game(self, key: str, components: str) -> Game:
        """A game with one of the sets that are here, by name only: nobody names a file from outside."""
        if (key, components) not in self.loaded:
            known = self.sets(key)
            if components not in known:
                raise Refused(UNKNOWN, f"There is no set '{components}' here; there are: {', '.join(known)}.")
            bundled = components in games.sets(key)
            try:
                self.loaded[key, components] = games.load(key, components if bundled else str(known[components]))
            except BadComponents as error:
                raise Refused(UNKNOWN, f"The set '{components}' has problems: {error}") from error
        return self.loaded[key, components]

    def with_digest(self, key: str, digest: str) -> tuple[str, Game]:
        """The set whose hash a record names."""
        for name in self.sets(key):
            game = self.game(key, name)
            if game.sheet.digest == digest:
                return name, game
        raise Refused(UNKNOWN, f"None of the sets here has the hash {digest}.")

    def cards(self) -> list[GameCard]:
        return [self.card(key) for key in games.GAMES]

    def card(self, key: str) -> GameCard:
        standard, manifest = self.game(key, games.STANDARD), games.manifest_of(key)
        sets = []
        for name in self.sets(key):
            try:
                sets.append(describe(name, self.game(key, name).sheet))
            except AntechamberError:
                continue
        return GameCard(
            key=key,
            title=standard.title,
            fewest=standard.fewest,
            most=standard.most,
            rules=standard.rules_version,
            levels=list(LEVELS),
            sets=sets,
            summary=manifest.summary,
            minutes=manifest.minutes,
            weight=manifest.weight,
            quick_seats=manifest.quick_seats,
            has_tutorial=manifest.tutorial is not None,
        )

    def sentences(self, key: str, language: str) -> str:
        """All sentences that may be said at a table of this game, in a language."""
        if language not in LANGUAGES:
            raise Refused(UNKNOWN, f"Nobody speaks '{language}' here; there is: {', '.join(LANGUAGES)}.")
        return "\n".join(sentences(self.game(key, games.STANDARD), language))


def shown_box(game: Game) -> Box:
    """What never changes during a game with its set."""
    names, shown = game.words.names, game.show_box()
    return Box(
        {target: as_said(name) if isinstance(name, Phrase) else name for target, name in names.items()},
        renamed_things(game),
        {key: BoxLook(look.at, look.side, look.colour, look.icon) for key, look in game.sheet.looks.items()},
        {} if shown is None else as_sent(shown),
    )


@lru_cache(maxsize=100)
def describe(name: str, sheet: Sheet) -> ComponentSet:
    """A set in short: how many of its values come from where. Told with every table, so it is counted once."""
    entries = [entry for section in sheet.sections.values() for entry in section.values()]
    origins = [entry.origin(value) for entry in entries for value in entry.values]
    found = Counter(next(kind for kind in ORIGINS if origin.startswith(kind)) for origin in origins)
    return ComponentSet(name=name, title=sheet.title, digest=sheet.digest, provenance=dict(found))


def values(sheet: Sheet) -> list[ComponentValue]:
    """Everything in the box, value by value, with where it comes from."""
    return [
        ComponentValue(section=section, key=entry.key, name=name, value=value, provenance=entry.origin(name))
        for section, entries in sheet.sections.items()
        for entry in entries.values()
        for name, value in entry.values.items()
    ]
