"""Who asks the server for something."""

from __future__ import annotations

from typing import NamedTuple


class Caller(NamedTuple):
    """A session, what its person is called, and the address that its limits go by."""

    session: str
    name: str
    address: str

    @property
    def key(self) -> str:
        """By what their costly requests are queued: the session, or the address if there is none."""
        return self.session or self.address
