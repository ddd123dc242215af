"""3. Planning: boyars go into the chambers, with coins under them."""

from __future__ import annotations

from typing import Final

from antechamber.core.event import Event
from antechamber.core.flow import Choice, Decision, Step
from antechamber.core.lists import changed, put
from antechamber.games.first_tsar.constants import ABSENT, BID_STEP, COIN
from antechamber.games.first_tsar.rules.named import OfChamber
from antechamber.games.first_tsar.state import TsarState


class PlanBoyar(Step[TsarState]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TsarState) -> None:
        s.acting = self.seat
        s.lanes[self.seat].append(PLAN)


class ChooseChamber(Decision[TsarState]):
    prompt = "plan"
    rule = "R3.1"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R3.1 R3.3 Any chamber without a boyar of one's own; there is nothing else to do now."""
        return [choice for chamber, choice in enumerate(s.choices.plan) if s.bid(chamber, seat) == ABSENT]


class PlanChamber(OfChamber):
    def apply(self, s: TsarState, seat: int) -> None:
        """R3.1 The boyar stands in the chamber, whoever else is there."""
        s.chamber = self.chamber
        s.bids = put(s.bids, s.place(self.chamber, seat), 0)
        s.boyars_left = changed(s.boyars_left, seat, -1)
        s.lanes[seat].append(BID)


class ChooseBid(Decision[TsarState]):
    prompt = "bid"
    rule = "R3.2"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R3.2 R3.4 Ten coins at a time, then the rest: short lists for any number, and one path to each."""
        coins = s.goods[seat][COIN]
        options = s.choices.bid[: min(coins + 1, BID_STEP)]
        if coins >= BID_STEP:
            options.append(s.choices.bid_more)
        return options


class BidCoins(Choice[TsarState]):
    def __init__(self, text: str, coins: int, complete: bool) -> None:
        super().__init__(text, ("good:coin",))
        self.coins = coins
        self.complete = complete

    def apply(self, s: TsarState, seat: int) -> None:
        """R3.2 R3.3 Coins under a boyar lie open and are no longer in the supply."""
        s.goods[seat][COIN] -= self.coins
        s.bids = changed(s.bids, s.place(s.chamber, seat), self.coins)
        if self.complete:
            s.tell(Event("plan", seat, (s.box.chambers[s.chamber].key, str(s.bid(s.chamber, seat)))))
        else:
            s.lanes[seat].append(BID)


PLAN: Final = ChooseChamber()
BID: Final = ChooseBid()
