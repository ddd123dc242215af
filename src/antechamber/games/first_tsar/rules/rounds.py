"""The round: planning, actions, rewards of the regions and getting ready for the next."""

from __future__ import annotations

from typing import Final

from antechamber.core.event import TABLE, Event
from antechamber.core.flow import Choice, Decision, Step
from antechamber.core.lists import put
from antechamber.games.first_tsar.constants import DECADES, ESTATES, HALF_TIME, LAST_ROUND, NOBODY, NOTHING, TITLES
from antechamber.games.first_tsar.rules.actions import BoyarTurn
from antechamber.games.first_tsar.rules.cards import lay_open
from antechamber.games.first_tsar.rules.planning import PlanBoyar
from antechamber.games.first_tsar.rules.supply import deal_assignments, lay_out_spoils, lay_out_trade, turn_up_regions
from antechamber.games.first_tsar.scoring import (
    by_influence,
    influence,
    score_favour,
    score_goods,
    score_titles,
    score_war,
)
from antechamber.games.first_tsar.state import TsarState


def first_player(s: TsarState) -> int:
    """R1.12 R7.11 Whoever sits to the left of the lowest on the Favour track."""
    return (s.favour[-1] + 1) % s.seats


class BeginRound(Step[TsarState]):
    def run(self, s: TsarState) -> None:
        """R3.1 R4.1 From the first player on, all plan their boyars in turn, then move them out in turn."""
        s.tell(Event("round", TABLE, (DECADES[s.round], str(s.first))))
        seats = s.seats
        order = [(s.first + place) % seats for place in range(seats)]
        s.table.append(EndRound())
        turns: list[Step[TsarState]] = [BoyarTurn(seat) for seat in order]
        plans: list[Step[TsarState]] = [PlanBoyar(seat) for seat in order]
        turns.reverse()
        plans.reverse()
        s.table += turns * s.box.boyars
        s.table += plans * s.box.boyars


# The rewards of the regions


class EndRound(Step[TsarState]):
    def run(self, s: TsarState) -> None:
        """R7.1 R7.6 R8.1 R9.4 Region after region, then scoring or the next round; it is nobody's turn."""
        s.own_turn = False
        if s.round == LAST_ROUND:
            s.table.append(FinalScoring())
        else:
            s.table.append(PrepareRound())
            if s.round == HALF_TIME:
                s.table.append(MiddleScoring())
        for region in reversed(range(len(s.box.regions))):
            s.table.append(RewardRegion(region))


class RewardRegion(Step[TsarState]):
    def __init__(self, region: int) -> None:
        self.region = region

    def run(self, s: TsarState) -> None:
        """R7.3 R7.4 R7.5 The strongest chooses, or perhaps the other of two; who is second is settled now."""
        seats = rewarded_in(s, self.region)
        if not seats:
            return
        s.region = self.region
        s.rewarded = seats[0]
        s.second = seats[1] if len(seats) > 1 else NOBODY
        s.acting = chooser_of(s, self.region, seats[0])
        s.lanes[s.acting].append(REWARD)


def rewarded_in(s: TsarState, region: int) -> list[int]:
    """R7.3 R7.5 Who is rewarded in a region as things stand, the strongest first."""
    return by_influence(s, region)[: s.box.setups[s.seats].rewards]


def chooser_of(s: TsarState, region: int, leader: int) -> int:
    """R7.3 R7.5 Who chooses the reward of the strongest: of two players perhaps the other."""
    pair = s.box.setups[s.seats].rewards == 1
    return 1 - leader if pair and is_close(s, region, leader) else leader


def is_close(s: TsarState, region: int, leader: int) -> bool:
    """R7.5 Whether the lead of the stronger of two players is smaller than the number on the Region token."""
    token = s.box.region_tokens[s.region_tokens[region]]
    return influence(s, leader, region) - influence(s, 1 - leader, region) < token.points


class ChooseReward(Decision[TsarState]):
    prompt = "reward"
    rule = "R7.3"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        return s.choices.reward[s.region_tokens[s.region]]


class TakeReward(Choice[TsarState]):
    def __init__(self, token: int, number: int, key: str, text: str) -> None:
        super().__init__(f"reward {text}", (f"region_token:{key}",))
        self.token = token
        self.number = number

    def apply(self, s: TsarState, seat: int) -> None:
        """R7.3 R7.4 One reward for the strongest, the other for the second."""
        if s.second != NOBODY:
            s.table.append(Reward(s.second, self.token, 1 - self.number))
        s.table.append(Reward(s.rewarded, self.token, self.number))


class Reward(Step[TsarState]):
    def __init__(self, seat: int, token: int, number: int) -> None:
        self.seat = seat
        self.token = token
        self.number = number

    def run(self, s: TsarState) -> None:
        """R7.1 It is carried out before anything else is counted."""
        s.acting = self.seat
        told = (s.box.regions[s.region], s.box.region_tokens[self.token].key, str(self.number))
        s.tell(Event("reward", self.seat, told))
        s.table += s.choices.reward_effects[self.token][self.number]


# Scoring and the next round


class MiddleScoring(Step[TsarState]):
    def run(self, s: TsarState) -> None:
        """R2.6 R8.1 R8.9 After the second round: Favour tokens leave, all score, war and trade begin anew."""
        s.favour_tokens = []
        score_titles(s)
        score_war(s)
        score_favour(s)
        for seat, warriors in enumerate(s.war):
            s.warriors_left = put(s.warriors_left, seat, s.warriors_left[seat] + warriors)
        s.war = [0] * s.seats
        lay_out_spoils(s)
        lay_out_trade(s)


class FinalScoring(Step[TsarState]):
    def run(self, s: TsarState) -> None:
        """R8.1 R8.11 After the fourth round: points are scored, goods are exchanged, and the game is over."""
        score_titles(s)
        score_war(s)
        score_favour(s)
        score_goods(s)
        s.round += 1
        s.tell(Event("game over", TABLE))


class PrepareRound(Step[TsarState]):
    def run(self, s: TsarState) -> None:
        """R7.7 R7.8 R9.4 Boyars and seals come home, Estates are ready again, displays are laid out anew."""
        box, seats = s.box, s.seats
        s.boyars_left = [box.boyars] * seats
        s.boyars = [[0] * len(box.cities) for _ in range(seats)]
        s.on_cards = [0] * (len(box.chambers) * seats)
        s.seals_left = [box.seals] * seats
        s.seals = [NOBODY] * len(box.chambers)
        s.used = 0
        s.covered = [0] * seats
        s.region = NOTHING
        display = box.setups[seats].display
        s.round += 1
        lay_open(s, TITLES, display)
        lay_open(s, ESTATES, display)
        deal_assignments(s)
        turn_up_regions(s)
        s.first = first_player(s)
        s.table.append(BeginRound())


REWARD: Final = ChooseReward()
