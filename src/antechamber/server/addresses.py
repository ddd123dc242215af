"""Addresses on the network, and who may be behind them."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

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
