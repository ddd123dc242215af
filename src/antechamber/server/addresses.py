"""Whose request it is, as far as limits and bans go: one key for each address that nobody but its owner can change.

An IPv6 network of 64 bits is one address: whoever has one has all of it. Only proxies that are named in the settings
are believed when they say whose request they pass on (uvicorn looks at their headers before we do).
"""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

import structlog
from starlette.requests import HTTPConnection

from antechamber.core.errors import AntechamberError
from antechamber.server.settings import Settings

log = structlog.get_logger("addresses")
LOCAL: Final = "this machine"
UNKNOWN: Final = "unknown"
FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip", "x-forwarded-host", "x-forwarded-proto", "via")
# One customer of a provider is given at least so much of IPv6.
CUSTOMER: Final = 64


def plain_address(text: str) -> IPv4Address | IPv6Address | None:
    """An address; one of IPv4 that is written as one of IPv6 is what it is."""
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def customer(text: str) -> str:
    """The network that one customer has: an address of IPv4, a /64 of IPv6. What is no address stays as it is."""
    found = plain_address(text)
    if isinstance(found, IPv6Address):
        return str(ip_network(f"{found}/{CUSTOMER}", strict=False))
    return str(found or text)


def trusted(settings: Settings) -> list[str]:
    """The proxies that are believed, each checked."""
    named = [part.strip() for part in settings.trusted_proxies.split(",") if part.strip()]
    for part in named:
        try:
            ip_network(part)
        except ValueError as error:
            advice = "name addresses or networks, for example 127.0.0.1,172.16.0.0/12."
            raise AntechamberError(f"'{part}' cannot be a trusted proxy ({error}): {advice}") from error
    return named


class Addresses:
    """Knows whether people on this machine come by themselves, or everybody comes through a proxy on it."""

    def __init__(self, settings: Settings) -> None:
        self.proxies = [ip_network(part) for part in trusted(settings)]
        self.behind_proxy = bool(self.proxies) or not is_here(urlsplit(settings.base_url).hostname)
        self.warned = False

    def of(self, connection: HTTPConnection) -> str:
        """The key of who asks. People on this machine itself are `LOCAL`, and not limited by address."""
        host = connection.client.host if connection.client else ""
        address = plain_address(host)
        if address is None:
            return UNKNOWN
        if address.is_loopback and not self.behind_proxy:
            if not any(name in connection.headers for name in FORWARDED):
                return LOCAL
            self.warn(host)
        return customer(host)

    def of_peer(self, host: str) -> str:
        """The key of who has opened a connection; nothing for a proxy that is believed, and for this machine itself."""
        address = plain_address(host)
        if address is None or (address.is_loopback and not self.behind_proxy):
            return ""
        return "" if any(address in network for network in self.proxies) else customer(host)

    def warn(self, host: str) -> None:
        """A proxy that is not believed makes one address of everybody: say so once."""
        if not self.warned:
            self.warned = True
            log.warning("a proxy is not trusted: everybody shares its limits; see --trusted-proxies", proxy=host)


def is_here(host: str | None) -> bool:
    """Whether an address that people use leads to this machine only."""
    address = plain_address(host or "localhost")
    return host in {None, "localhost"} or (address is not None and address.is_loopback)
