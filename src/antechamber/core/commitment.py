"""Proof that nobody chose a deal.

The server makes its half of the seed first and tells the hash of it. Then everybody who takes part puts in a random
share. The seed is the SHA-256 of a short text, which anybody can write down again once half and shares are told:

    >>> deal = Deal(bytes.fromhex("3c1f"), {0: bytes.fromhex("9a07"), 2: bytes.fromhex("e55b")})
    >>> print(*deal.lines, sep="\\n")
    antechamber deal 1
    half 3c1f
    share 0 9a07
    share 2 e55b
    >>> deal.seed.hex()[:8]
    '8bdedf37'

Each line ends with a newline; seats without a share are left out. If there is none at all, the half is the seed.
"""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Final

HEADING: Final = "antechamber deal 1"
HALF: Final = re.compile(r"half ((?:[0-9a-f]{2}){1,64})")
SHARE: Final = re.compile(r"share ([0-9]) ((?:[0-9a-f]{2}){1,64})")


def commitment(secret: bytes) -> str:
    """What is told of a half or a share before the game. Both are long and random, so it cannot be guessed back."""
    return sha256(secret).hexdigest()


class Deal:
    """What a seed is made of: the server's half, and the shares by seat."""

    def __init__(self, half: bytes, shares: dict[int, bytes]) -> None:
        self.half = half
        self.shares = {seat: shares[seat] for seat in sorted(shares) if shares[seat]}

    @property
    def lines(self) -> list[str]:
        told = [f"share {seat} {share.hex()}" for seat, share in self.shares.items()]
        return [HEADING, f"half {self.half.hex()}", *told]

    @property
    def seed(self) -> bytes:
        if not self.shares:
            return self.half
        return sha256("".join(f"{line}\n" for line in self.lines).encode()).digest()


def read_deal(lines: list[str]) -> Deal | None:
    """The deal that these lines tell of, as far as they can be read; None if they do not."""
    if HEADING not in lines:
        return None
    told = lines[lines.index(HEADING) + 1 :]
    found = HALF.fullmatch(told[0]) if told else None
    if found is None:
        return None
    shares: dict[int, bytes] = {}
    for line in told[1:]:
        share = SHARE.fullmatch(line)
        if share is None:
            break
        shares[int(share[1])] = bytes.fromhex(share[2])
    return Deal(bytes.fromhex(found[1]), shares)
