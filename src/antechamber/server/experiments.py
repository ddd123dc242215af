"""Tables at which only bots play: they run while somebody watches; beyond that, each host may have a few."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from antechamber.server.table import Table


class Experiments:
    """The tables that this process lets run although nobody plays or watches, by the session of their host."""

    def __init__(self, quota: int) -> None:
        self.quota = quota
        self.running: dict[str, set[str]] = {}

    def may_run(self, table: Table) -> bool:
        """Whether a table's bots may go on; one that nobody looks at counts as its host's experiment."""
        self.end(table)
        if table.played_by_people or table.presence.anybody:
            return True
        mine = self.running.get(table.owner, set())
        if not table.owner or len(mine) >= self.quota:
            return False
        self.running[table.owner] = mine | {table.id}
        return True

    def end(self, table: Table) -> None:
        """The table no longer counts."""
        mine = self.running.pop(table.owner, set()) - {table.id}
        if mine:
            self.running[table.owner] = mine
