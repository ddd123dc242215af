"""Who has had how much thinking lately: what a session and an address may ask for is bounded by work.

Within the allowance bots think as long as they please. Above it, and only where others play as well, their searches
get shorter, and they wait until others have been served; no move is ever refused.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from math import exp
from time import monotonic
from typing import Final, NamedTuple

from antechamber.server.addresses import LOCAL

MINUTE: Final = 60.0
ALLOWANCE: Final = 30.0  # seconds of thinking a minute for a session
AN_ADDRESS: Final = 2.0  # has so many times that of a session
LEAST: Final = 0.1  # of the full time
NEGLIGIBLE: Final = 0.01
KEPT: Final = 10_000


class Payer(NamedTuple):
    """On whose bill thinking is: the session of a table's host or of a person, and where it was last seen."""

    session: str = ""
    address: str = ""


class FairShare:
    """Seconds of thinking, for each session and address; what is past counts less and less."""

    def __init__(self, allowance: float = ALLOWANCE) -> None:
        self.allowance = allowance
        self.sessions: dict[str, tuple[float, float]] = {}
        self.addresses: dict[str, tuple[float, float]] = {}

    def charge(self, payer: Payer, seconds: float) -> None:
        for account, key in ((self.sessions, payer.session), (self.addresses, payer.address)):
            if key and key != LOCAL:
                account[key] = (left(account, key) + seconds, monotonic())
                if len(account) > KEPT:
                    self.close_old()

    def load(self, payer: Payer) -> float:
        """How much of its allowance a payer has had in the last minute; more than 1 is more than that."""
        session = left(self.sessions, payer.session) / self.allowance
        return max(session, left(self.addresses, payer.address) / self.allowance / AN_ADDRESS)

    def order(self, payers: Iterable[Payer]) -> dict[Payer, float]:
        """How much of its allowance each payer has had, where others play as well; one alone has no limit."""
        self.close_old()
        return {
            payer: self.load(payer) if self.has_company(payer) else min(1.0, self.load(payer)) for payer in set(payers)
        }

    def fraction(self, payer: Payer) -> float:
        """Which part of its full time a payer's bot has."""
        return max(LEAST, min(1.0, 2.0 - self.order([payer])[payer]))

    def has_company(self, payer: Payer) -> bool:
        """Whether anybody else has asked lately."""
        return len(self.sessions) > (payer.session in self.sessions)

    def close_old(self) -> None:
        for account in (self.sessions, self.addresses):
            for key in [key for key in account if left(account, key) < NEGLIGIBLE]:
                del account[key]
            while len(account) > KEPT:
                del account[next(iter(account))]


class SessionAddresses:
    """The address at which each session was last seen by this process."""

    def __init__(self) -> None:
        self.seen: OrderedDict[str, str] = OrderedDict()

    def note(self, session: str, address: str) -> None:
        if session:
            self.seen[session] = address
            self.seen.move_to_end(session)
            if len(self.seen) > KEPT:
                self.seen.popitem(last=False)

    def payer(self, session: str) -> Payer:
        return Payer(session, self.seen.get(session, ""))


def left(account: dict[str, tuple[float, float]], key: str) -> float:
    """What still counts of what was had."""
    seconds, since = account.get(key, (0.0, 0.0))
    return seconds * exp((since - monotonic()) / MINUTE)
