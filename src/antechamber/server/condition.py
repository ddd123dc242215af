"""How a process is: what /healthz says, and what whoever looks after the server may want to know."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from antechamber.server.journal import BROKEN

if TYPE_CHECKING:
    from antechamber.server.house import House


class Condition(msgspec.Struct, frozen=True, kw_only=True):
    """`aside` has the beginnings of the names of tables that are left alone; `queues` how many wait for what."""

    store: bool
    sweeper: bool
    aside: list[str]
    queues: dict[str, int]

    @property
    def well(self) -> bool:
        """Whether the process can do its work; a table that is left alone does not keep it from that."""
        return self.store and self.sweeper

    def lines(self) -> str:
        """For people and for programs that look for a word."""
        verdict = "ok" if self.well else "not well"
        store = "can be written" if self.store else "does not answer or cannot be written"
        sweeper = "alive" if self.sweeper else "does not look after tables any more"
        waiting = ", ".join(f"{count} {name}" for name, count in self.queues.items())
        aside = ", ".join(self.aside) or "none"
        return f"{verdict}\nstore: {store}\nsweeper: {sweeper}\ntables set aside: {aside}\nwaiting: {waiting}\n"


async def condition(house: House) -> Condition:
    try:
        await house.store.ping()
        store = True
    except BROKEN:
        store = False
    return Condition(
        store=store,
        sweeper=house.sweeper.alive,
        aside=house.aside.names(),
        queues={
            "choices": len(house.journal.waiting),
            **house.thinkers.lengths(),
            "stories": house.teller.turns.length(),
        },
    )
