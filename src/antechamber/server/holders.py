"""Which sessions speak for which seats of a table, and which have its host's tools."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

NOBODY: Final = ""
Holder = tuple[int, str]  # a seat, and a session that speaks for it


class Holders:
    """Who holds what at a table. Never changed: what changes is which of them the table has."""

    def __init__(self, pairs: Iterable[Holder] = (), hosts: Iterable[str] = ()) -> None:
        self.pairs = frozenset(pairs)
        self.hosts = frozenset(hosts)

    def seats(self, session: str) -> set[int]:
        """What a session speaks for; nobody speaks for anything."""
        return {seat for seat, holder in self.pairs if holder == session != NOBODY}

    def is_host(self, session: str) -> bool:
        return session in self.hosts

    def have(self, session: str) -> bool:
        """Whether a session speaks for a seat, or has the host's tools."""
        return self.is_host(session) or bool(self.seats(session))

    def of(self, seat: int) -> set[str]:
        return {session for held, session in self.pairs if held == seat}

    def taken(self) -> list[int]:
        """The seats that are somebody's."""
        return sorted({seat for seat, _ in self.pairs})

    def joined(self, seat: int, session: str) -> Holders:
        """The session speaks for the seat too."""
        return Holders({*self.pairs, (seat, session)}, self.hosts)

    def hosted_by(self, session: str) -> Holders:
        """The session has the host's tools too."""
        return Holders(self.pairs, {*self.hosts, session})

    def only(self, seat: int, *sessions: str) -> Holders:
        """These sessions speak for the seat, and no others."""
        others = [(held, session) for held, session in self.pairs if held != seat]
        return Holders([*others, *[(seat, session) for session in sessions]], self.hosts)

    def __sub__(self, other: Holders) -> Holders:
        """What these hold and those do not."""
        return Holders(self.pairs - other.pairs, self.hosts - other.hosts)


NO_HOLDERS: Final = Holders()
