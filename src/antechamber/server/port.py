"""Where a server listens: taking the port and, if it is taken, finding out by whom."""

from __future__ import annotations

import errno
from socket import AF_INET, AF_INET6, IPPROTO_TCP, TCP_NODELAY, create_server, socket
from typing import Final

import msgspec

from antechamber.core.errors import AntechamberError
from antechamber.games import GAMES
from antechamber.server.health import Health

PATIENCE: Final = 2.0
LAST: Final = 65535
# Where to listen is not where to go: Windows knows no way to "everywhere".
NEAREST: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - nothing is bound to it here


class PortInUse(AntechamberError):
    """Somebody listens there already. `health` is what it says of itself if it is an Antechamber, else nothing."""

    def __init__(self, host: str, port: int) -> None:
        url = address(host, port)
        self.health = health_of(url)
        who = f"another Antechamber: go to {url}, or" if self.health else "another program:"
        super().__init__(f"Port {port} is taken by {who} choose another port with --port or ANTECHAMBER_PORT.")


def address(host: str, port: int) -> str:
    """What a browser on this machine is given."""
    host = NEAREST.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def listen(host: str, port: int, backlog: int = 1) -> socket:
    """Take a port. Unlike uvicorn's way, this one does not take a port on Windows that somebody else has."""
    if not 0 <= port <= LAST:
        raise AntechamberError(f"There is no port {port}: they end at {LAST}.")
    try:
        found = create_server((host, port), family=AF_INET6 if ":" in host else AF_INET, backlog=backlog)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortInUse(host, port) from error
        why = str(error.strerror).partition(" (while")[0]
        raise AntechamberError(f"The server cannot listen on {host}, port {port}: {why}.") from error
    # Two messages in a row must not wait for each other; asyncio's own loop forgets this for a socket it is given.
    found.setsockopt(IPPROTO_TCP, TCP_NODELAY, 1)
    return found


def health_of(url: str) -> str:
    """How the Antechamber at an address is; nothing if there is something else. Asking leaves no trace there."""
    import httpx

    try:
        with httpx.Client(base_url=url, timeout=PATIENCE, trust_env=False) as client:
            games = client.get("/api/games")
            known = any(f'"{key}"' in games.text for key in GAMES)
            return in_words(client.get("/healthz").text) if games.is_success and known else ""
    except httpx.HTTPError:
        return ""


def in_words(health: str) -> str:
    """What a server says of its health; older ones used words."""
    try:
        found = msgspec.json.decode(health, type=Health)
    except msgspec.DecodeError:
        return health.strip()
    return "; ".join(found.problems) or "ok"
