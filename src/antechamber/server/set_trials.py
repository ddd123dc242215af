"""Component sets of a host's own, and boxes that people make, are tried before anybody plays with them."""

from __future__ import annotations

from antechamber.server.bot_pool import STUDY, BotPool
from antechamber.server.bot_worker import BotTask
from antechamber.server.box_shelf import BoxShelf
from antechamber.server.fair_share import Payer
from antechamber.server.refused import CLOSED, Refused
from antechamber.server.set_source import SetSource
from antechamber.server.worker_process import NoAnswer


class SetTrials:
    """Which sets games have come to an end with."""

    def __init__(self, shelf: BoxShelf, bot_pool: BotPool) -> None:
        self.shelf = shelf
        self.bot_pool = bot_pool
        self.passed: set[tuple[str, str]] = set()

    async def check(self, game: str, components: str) -> None:
        """Play a set that is no bundled one in another process first: one with which games hang stalls nobody."""
        if not self.shelf.is_own(game, components) or (game, components) in self.passed:
            return
        source = self.shelf.source(await self.shelf.game(game, components), components)
        await self.try_out(game, source, components)
        self.passed.add((game, components))

    async def try_out(self, game: str, source: SetSource, called: str, payer: Payer = Payer()) -> None:  # noqa: B008 - it never changes
        trial = BotTask(game=game, components=source.components, text=source.text, memory="trial")
        try:
            await self.bot_pool.think(trial, payer, STUDY)
        except NoAnswer as error:
            raise Refused(CLOSED, f"Games with the set '{called}' do not come to an end here: {error}") from error
