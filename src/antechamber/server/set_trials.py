"""Component sets of a host's own are tried before anybody plays with them."""

from __future__ import annotations

from antechamber.server.bot_pool import STUDY, BotPool
from antechamber.server.bot_worker import BotTask
from antechamber.server.library import Library
from antechamber.server.refused import CLOSED, Refused
from antechamber.server.worker_process import NoAnswer


class SetTrials:
    """Which sets games have come to an end with."""

    def __init__(self, library: Library, bot_pool: BotPool) -> None:
        self.library = library
        self.bot_pool = bot_pool
        self.passed: set[tuple[str, str]] = set()

    async def check(self, game: str, components: str) -> None:
        """Play a host's own set in another process first: one with which games hang stalls nobody."""
        if not self.library.is_own(game, components) or (game, components) in self.passed:
            return
        self.library.game(game, components)
        try:
            trial = BotTask(game=game, components=self.library.source(game, components), memory="trial")
            await self.bot_pool.think(trial, rank=STUDY)
        except NoAnswer as error:
            raise Refused(CLOSED, f"Games with the set '{components}' do not come to an end here: {error}") from error
        self.passed.add((game, components))
