"""Who is not let in: addresses and sessions, as whoever runs the server has said."""

from __future__ import annotations

from ipaddress import ip_network
from typing import Any, Final

from sqlalchemy import select

from antechamber.core.errors import AntechamberError
from antechamber.server.addresses import customer, plain_address
from antechamber.server.clock import now
from antechamber.server.rows import NETWORK, Ban
from antechamber.server.schema import bans
from antechamber.server.store import Store

MOST_OPTIONS: Final = {4: 8, 6: 24}
HOMES: Final[list[Any]] = [ip_network("127.0.0.0/8"), ip_network("::1")]


class Bans:
    """The bans as a process last read them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.networks: list[Any] = []
        self.sessions: set[str] = set()

    async def read(self) -> None:
        found = await read_bans(self.store)
        self.networks = [ip_network(ban.target) for ban in found if ban.kind == NETWORK]
        self.sessions = {ban.target for ban in found if ban.kind != NETWORK}

    def hold_out(self, address: str, session: str) -> bool:
        """Whether somebody with this address and this session is not let in."""
        if session in self.sessions:
            return True
        found = plain_address(address) if self.networks else None
        return found is not None and any(found in network for network in self.networks)


async def read_bans(store: Store) -> list[Ban]:
    """The bans that hold now, the newest first."""
    found = await store.rows(select(bans).order_by(bans.c.made.desc()), Ban)
    return [ban for ban in found if ban.until is None or ban.until > now()]


def network_of(text: str) -> str:
    """The network that a ban is for, as it is stored; nothing if the text names none."""
    try:
        network = ip_network(customer(text), strict=False)
    except ValueError:
        return ""
    if any(network.version == home.version and network.overlaps(home) for home in HOMES):
        raise AntechamberError(f"{text} is this machine itself: behind a proxy, that would be everybody.")
    if network.prefixlen < MOST_OPTIONS[network.version]:
        raise AntechamberError(
            f"{text} is too much of the world: a network has /{MOST_OPTIONS[network.version]} or more."
        )
    return str(network)
