"""Every component set that can be played with here: those of the library, and the boxes that people have saved."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import Final

from antechamber.core.errors import BadComponents
from antechamber.core.game import Game
from antechamber.server.box_store import BoxStore
from antechamber.server.library import Library
from antechamber.server.refused import UNKNOWN, Refused
from antechamber.server.set_source import LoadedGames, SetSource

BOX: Final = re.compile(r"box-[0-9a-f]{24}")


def is_box(components: str) -> bool:
    """Whether a set is a box that somebody has saved."""
    return BOX.fullmatch(components) is not None


class BoxShelf:
    def __init__(self, library: Library, store: BoxStore) -> None:
        self.library = library
        self.store = store
        self.loaded = LoadedGames()
        self.reading = asyncio.Lock()

    def is_own(self, key: str, components: str) -> bool:
        """Whether nobody has played thousands of games with a set yet."""
        return is_box(components) or self.library.is_own(key, components)

    async def game(self, key: str, components: str) -> Game:
        """A game with one of the sets that are here."""
        if not is_box(components):
            return self.library.game(key, components)
        return self.loaded.find(key, components) or await self.read(key, components)

    async def read(self, key: str, components: str) -> Game:
        async with self.reading:
            if (known := self.loaded.find(key, components)) is not None:
                return known
            row = await self.store.find(key, components)
            if row is None:
                raise Refused(UNKNOWN, f"There is no box '{components}' here; it may have been cleared away.")
            try:
                source = SetSource(components, row.text)
                return await asyncio.to_thread(self.loaded.load, key, source)
            except BadComponents as error:
                raise Refused(UNKNOWN, f"The box '{row.title}' cannot be read any more: {error}") from error

    def source(self, game: Game, components: str) -> SetSource:
        """What another process loads the set of a game by."""
        if is_box(components):
            return SetSource(components, game.sheet.text)
        return SetSource(self.library.source(game.key, components))

    async def with_digest(self, key: str, digest: str) -> tuple[str, Game]:
        """The set whose hash a record names."""
        with suppress(Refused):
            return self.library.with_digest(key, digest)
        row = await self.store.with_digest(key, digest)
        if row is None:
            raise Refused(UNKNOWN, f"None of the sets here has the hash {digest}.")
        return row.id, await self.game(key, row.id)
