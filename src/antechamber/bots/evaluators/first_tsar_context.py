"""A decision in The First Tsar, as the priors of its options look at it."""

from __future__ import annotations

from antechamber.bots.evaluators.first_tsar_projects import Prospects
from antechamber.bots.evaluators.first_tsar_worth import Worth, strengths
from antechamber.games.first_tsar.constants import ABSENT
from antechamber.games.first_tsar.state import TsarState


class TsarContext:
    """One decision of one seat. What several options need is worked out once, and only if one of them asks."""

    __slots__ = ("found_prospects", "found_strengths", "s", "seat", "worth")

    def __init__(self, s: TsarState, worth: Worth, seat: int) -> None:
        self.s = s
        self.worth = worth
        self.seat = seat
        self.found_prospects: Prospects | None = None
        self.found_strengths: list[int] | None = None

    def prospects(self) -> Prospects:
        """What the Projects of the hand promise."""
        found = self.found_prospects
        if found is None:
            found = Prospects(self.s, self.worth, self.seat)
            self.found_prospects = found
        return found

    def strengths(self) -> list[int]:
        """The influence of every seat in every region."""
        found = self.found_strengths
        if found is None:
            found = strengths(self.s, boyars=True)
            self.found_strengths = found
        return found

    def has_boyar_for(self, purpose: int) -> bool:
        """Whether a boyar of the seat still waits in a chamber for that."""
        for chamber, serves in enumerate(self.worth.purpose):
            if serves == purpose and self.s.bid(chamber, self.seat) != ABSENT:
                return True
        return False
