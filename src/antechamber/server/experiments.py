"""Tables at which only bots play: they run while somebody watches; beyond that, each host may have a few."""

from __future__ import annotations

from antechamber.server.table import Table


class Experiments:
    """The tables that this process lets run although nobody plays or watches, with the session of their host."""

    def __init__(self, quota: int) -> None:
        self.quota = quota
        self.running: dict[str, str] = {}

    def may_run(self, table: Table) -> bool:
        """Whether a table's bots may go on; one that nobody looks at counts as its host's experiment."""
        self.end(table)
        if table.played_by_people or table.presence.anybody:
            return True
        mine = [session for session in self.running.values() if session == table.host_session]
        if not table.host_session or len(mine) >= self.quota:
            return False
        self.running[table.id] = table.host_session
        return True

    def end(self, table: Table) -> None:
        """The table no longer counts."""
        self.running.pop(table.id, None)
