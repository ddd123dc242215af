"""Who looks at a table, through this process and through others."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple

from antechamber.server.clock import now
from antechamber.server.notices import Notice
from antechamber.server.viewers import SPECTATORS, seat_of
from antechamber.server.wire.table import Here

if TYPE_CHECKING:
    from antechamber.server.table import Table

LATELY: Final = 60_000
PATIENCE: Final = 0.3  # seconds for other processes to say who is there


class Elsewhere(NamedTuple):
    """Who looks at a table through another process, as it said last."""

    seen: int
    seats: list[int]
    watched: bool


class Presence:
    """Who looks at one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.elsewhere: dict[str, Elsewhere] = {}
        self.heard = asyncio.Event()

    def hear(self, notice: Notice) -> bool:
        """Take in what another process says; whether somebody has come or gone."""
        before = self.told()
        self.elsewhere[notice.process] = Elsewhere(now(), notice.present, notice.watched)
        self.heard.set()
        return self.told() != before

    def notice(self, news: bool) -> Notice:
        """What other processes are told about who is here."""
        return Notice(self.table.id, present=self.here(), watched=bool(self.table.sockets), news=news)

    async def may_be_there(self, seat: int) -> bool:
        """Whether somebody looks at the table from a seat, or it cannot be ruled out.

        Other processes are asked, for what they said before may have been lost. They have a moment to answer; where one
        does not, or nobody can be asked, the person may well be there.
        """
        if seat in self.anywhere() or not self.table.server.notices.url:
            return seat in self.anywhere()
        asked = now()
        others = await self.table.server.notices.ask(self.notice(news=False))
        return others is None or not await self.answered(others, asked) or seat in self.anywhere()

    async def answered(self, others: int, since: int) -> bool:
        """Wait until so many processes have said who is there since then; whether they have in time."""
        try:
            async with asyncio.timeout(PATIENCE):
                while sum(there.seen >= since for there in self.elsewhere.values()) < others:
                    self.heard.clear()
                    await self.heard.wait()
        except TimeoutError:
            return False
        return True

    def here(self) -> list[int]:
        """The seats that look at the table through this process."""
        seats = {seat_of(socket.viewer) for socket in self.table.sockets if not socket.ending}
        return sorted(seat for seat in seats if seat is not None)

    def anywhere(self) -> set[int]:
        """The seats that look at the table, through whichever process."""
        return set(self.here()).union(*[there.seats for there in self.lately()])

    def lately(self) -> list[Elsewhere]:
        return [there for there in self.elsewhere.values() if there.seen > now() - LATELY]

    def told(self) -> Here:
        spectators = sum(socket.viewer is SPECTATORS for socket in self.table.sockets)
        return Here(sorted(self.anywhere()), spectators)

    @property
    def anybody(self) -> bool:
        """Whether anybody looks on, spectators too."""
        return bool(self.table.sockets) or any(there.watched for there in self.lately())

    @property
    def somebody_waits(self) -> bool:
        """Whether a person who plays looks on while the bots think."""
        return any(not self.table.bot_level(seat) for seat in self.anywhere())
