"""Judging Potemkin Empire: what stands and is likely to stay, agents and whom they can catch, mills, cards.

A seat knows its own interiors and those it has seen; of all others it only knows, by counting, how many fakes are
left. So features and leanings never look at an interior that their seat does not know.
"""

from __future__ import annotations

from typing import Final

from antechamber.bots.mind import Mind
from antechamber.core.flow import Choice
from antechamber.games.potemkin.choices import (
    ArrestAgent,
    ArrestSpent,
    Check,
    Construct,
    Cycle,
    Done,
    DrawNew,
    Follow,
    Furnish,
    Go,
    GoHome,
    InspectBuilding,
    Look,
    LowerShield,
    OfBuilding,
    Pick,
    Play,
    ProduceResources,
    Rob,
    Spy,
    Store,
    TourVillage,
)
from antechamber.games.potemkin.components import (
    AGENTS,
    CULTURE,
    ESPIONAGE,
    GOVERNMENT,
    INDUSTRY,
    INSPECT,
    LOOK,
    NOTHING,
    RESOURCES,
    SCIENCE,
)
from antechamber.games.potemkin.state import Building, PotemkinState

HORIZON: Final = 1
DRAFT_ROUNDS: Final = 8
MOST_ROUNDS: Final = 1000
DRAFT_SHARE: Final = 0.3  # how much of a month the draft is
USUAL_TURNS: Final = 5.0  # a seat's turns in a month
FITTED: Final = 0.6  # how many of the conditional cards lie behind their own Facade
NAMES: Final = [
    "trophies",
    "real points",
    "fake points",
    "fakes seen",
    "fakes in danger",
    "fakes in danger later",
    "mills to come",
    "mills at work",
    "agents now",
    "agents later",
    "prey known",
    "prey likely",
    "shield",
    "scientist",
    "capitol",
    "cards",
    "fake cards",
    "real cards",
    "abilities",
    "decoys",
    "traps",
    "culture lead",
    "science lead",
    "government lead",
    "building",
]


class PotemkinMind(Mind[PotemkinState]):
    def __init__(self) -> None:
        super().__init__(NAMES, HORIZON)

    def stage(self, s: PotemkinState) -> float:
        months = len(s.box.deals)
        return min(1.0, (s.month + self.month_played(s)) / months)

    def month_played(self, s: PotemkinState) -> float:
        if is_drafting(s):
            return DRAFT_SHARE * s.round / max(1, s.box.deals[s.month])
        turns = (s.turns - 1) / len(s.lanes) / USUAL_TURNS
        return DRAFT_SHARE + (1.0 - DRAFT_SHARE) * min(1.0, turns)

    def round(self, s: PotemkinState) -> int:
        """One for each pack that is passed, then one for each turn that everybody has had."""
        if is_drafting(s):
            return s.month * MOST_ROUNDS + s.round
        return s.month * MOST_ROUNDS + DRAFT_ROUNDS + (s.turns - 1) // len(s.lanes)

    # What counts for a seat

    def features(self, s: PotemkinState, seat: int) -> list[float]:
        box = s.box
        own = 1 << seat
        real = fakes = seen = 0.0
        decoys = traps = mills = ready = 0
        for building in s.villages[seat]:
            worth = float(box.type_points[building.type] + building.cubes * box.cube_points)
            ready += building.agents
            if building.type == INDUSTRY:
                mills += 1
            if s.is_fake(building):
                worth += box.fake_points
                fakes += worth
                if building.knowers != own:
                    seen += worth
            else:
                real += worth
                if not building.face_up:
                    decoys += 1
                    if building.type == ESPIONAGE:
                        traps += 1
        months = float(len(box.deals) - 1 - s.month)
        builds = not s.producing[seat]
        now, later = self.danger(s, seat)
        agents = min(3.0, float(ready)) if builds else 0.0
        known, likely = self.prey(s, seat)
        hand = s.hands[seat]
        pick = s.picks[seat]
        if pick != NOTHING:
            hand = [*hand, pick]
        fake_cards = real_cards = 0
        abilities = 0.0
        for card in hand:
            kind = box.card_kinds[card]
            if always_fake(box.real[kind]):
                fake_cards += 1
            elif always_real(box.real[kind]):
                real_cards += 1
            abilities += self.ability(s, seat, kind, mills)
        leads = self.leads(s, seat)
        return [
            float(len(s.trophies[seat])),
            real,
            fakes,
            seen * min(1.0, now + later),
            fakes * now,
            fakes * later * (1.0 if months else 0.0),
            mills * months,
            float(mills) if not builds else 0.0,
            agents,
            (ready + s.spent[seat]) * months,
            min(agents, known),
            min(agents, likely),
            1.0 if s.shield == seat else 0.0,
            (months + 1.0) if s.scientist == seat else 0.0,
            1.0 if s.capitol == seat else 0.0,
            float(len(hand)) if builds else 0.0,
            float(fake_cards) if builds else 0.0,
            float(real_cards) if builds else 0.0,
            abilities,
            float(decoys),
            float(traps),
            leads[0],
            leads[1],
            leads[2],
            1.0 if builds else 0.0,
        ]

    def danger(self, s: PotemkinState, seat: int) -> tuple[float, float]:
        """How likely a fake of the seat is to be caught by agents that are ready, and by spent ones later."""
        ready = spent = hidden = 0
        for other, village in enumerate(s.villages):
            mine = other == seat
            if not mine:
                spent += s.spent[other]
            for building in village:
                if not building.face_up and other != s.shield:
                    hidden += 1
                if not mine:
                    if s.producing[other]:
                        spent += building.agents
                    else:
                        ready += building.agents
        if s.shield == seat:
            hidden += len(s.villages[seat])
            now = max(0, ready - 1) / (2.0 * hidden + 1.0)
            return min(1.0, now), min(1.0, spent / (2.0 * hidden + 1.0))
        return min(1.0, ready / (hidden + 1.0)), min(1.0, spent / (hidden + 1.0))

    def prey(self, s: PotemkinState, seat: int) -> tuple[float, float]:
        """Buildings of rivals that the seat's agents can catch: known fakes, and how many others are likely fakes."""
        own = 1 << seat
        known = unknown = 0
        for other, village in enumerate(s.villages):
            if other not in (seat, s.shield):
                for building in village:
                    if not building.face_up:
                        if not building.knowers & own:
                            unknown += 1
                        elif s.is_fake(building):
                            known += 1
        return float(known), float(unknown)

    def leads(self, s: PotemkinState, seat: int) -> list[float]:
        """How far the seat is ahead in Culture, Science and Government, or behind."""
        counts = [[0, 0, 0, 0, 0] for _ in s.lanes]
        for other, village in enumerate(s.villages):
            for building in village:
                counts[other][building.type] += 1
        leads: list[float] = []
        for number in (CULTURE, SCIENCE, GOVERNMENT):
            best = 0
            for other in range(len(counts)):
                if other != seat and counts[other][number] > best:
                    best = counts[other][number]
            leads.append(float(max(-2, min(2, counts[seat][number] - best))))
        return leads

    def ability(self, s: PotemkinState, seat: int, kind: int, mills: int) -> float:
        """About how many points playing a card brings."""
        ability = s.box.abilities[kind]
        if ability is None:
            return 0.0
        if ability.op == RESOURCES:
            if not mills or not s.cubes:
                return 0.0
            return float(mills) if ability.to == "each_own_industry" else float(ability.n)
        if ability.op == INSPECT:
            return 1.3 * ability.n
        if ability.op == AGENTS:
            if ability.source == "own_spent":
                return 1.2 * s.spent[seat]
            return 1.2
        if ability.op == LOOK:
            return 0.4 if ability.n == 1 else 0.8
        return 0.6

    # What a sensible player leans to

    def lean(self, s: PotemkinState, seat: int, options: list[Choice[PotemkinState]]) -> list[float]:
        first = options[0]
        if isinstance(first, Pick):
            return [self.keeping(s, seat, option) for option in options]
        if isinstance(first, Furnish):
            return [self.furnishing(s, seat, option) for option in options]
        if isinstance(first, (Check, LowerShield, Follow, InspectBuilding, Look, TourVillage)):
            suspicion = self.suspicion(s, seat)
            return [self.spying(s, seat, option, suspicion) for option in options]
        if isinstance(options[-1], ProduceResources):
            return self.acting(s, seat, options)
        return [self.other(s, seat, option) for option in options]

    def keeping(self, s: PotemkinState, seat: int, option: Choice[PotemkinState]) -> float:
        assert isinstance(option, Pick)
        mills = len(s.industries(seat))
        real = s.box.real[option.kind]
        worth = 1.0 if always_fake(real) else 0.7 if always_real(real) else 0.5
        return worth + 0.5 * self.ability(s, seat, option.kind, mills)

    def furnishing(self, s: PotemkinState, seat: int, option: Choice[PotemkinState]) -> float:
        """A fake is worth points, and what it shows makes no difference; a card with a good ability is kept."""
        assert isinstance(option, Furnish)
        kind = option.kind
        real = s.box.real[kind]
        kept = 0.4 * self.ability(s, seat, kind, len(s.industries(seat)))
        if real[s.raising]:
            worth = 1.2 if s.raising in (ESPIONAGE, INDUSTRY) else 0.7
        else:
            worth = 1.6 if always_fake(real) else 1.1
        return max(0.2, worth - kept)

    def suspicion(self, s: PotemkinState, seat: int) -> float:
        """How many of the interiors that the seat has not seen are likely to be fakes."""
        box = s.box
        left = box.kind_counts[:]
        own = 1 << seat
        for card in s.hands[seat]:
            left[box.card_kinds[card]] -= 1
        for village in s.villages:
            for building in village:
                if building.knowers & own:
                    left[box.card_kinds[building.card]] -= 1
        for trophies in s.trophies:
            for card in trophies:
                left[box.card_kinds[card]] -= 1
        fake = whole = 0.0
        for kind, cards in enumerate(left):
            real = box.real[kind]
            whole += cards
            if always_fake(real):
                fake += cards
            elif not always_real(real):
                fake += (1.0 - FITTED) * cards
        return fake / whole if whole else 0.5

    def chance_of_fake(self, s: PotemkinState, seat: int, building: Building, suspicion: float) -> float:
        if building.knowers & 1 << seat:
            return 1.0 if s.is_fake(building) else 0.0
        return suspicion

    def spying(self, s: PotemkinState, seat: int, option: Choice[PotemkinState], suspicion: float) -> float:
        """A catch is worth its points and what the rival loses; real Espionage costs the agent."""
        if isinstance(option, (Check, Follow, InspectBuilding, Look)):
            building = s.building(option.target)
            chance = self.chance_of_fake(s, seat, building, suspicion)
            stake = 2.0 + 0.5 * (s.box.type_points[building.type] + building.cubes)
            if isinstance(option, Look):
                return 0.02 if building.knowers & 1 << seat else stake / 3.0
            if building.type == ESPIONAGE and not isinstance(option, InspectBuilding):
                stake += 0.5 * building.agents
                return max(0.02, chance * stake - 1.5 * (1.0 - chance))
            return max(0.02, chance * stake)
        if isinstance(option, LowerShield):
            return 0.5
        if isinstance(option, TourVillage):
            unseen = [b for b in s.villages[option.number] if not b.knowers & 1 << seat]
            return 0.05 + len(unseen)
        if isinstance(option, Go):
            return 0.3
        if isinstance(option, (GoHome, Done)):
            return 0.3
        return 1.0

    def acting(self, s: PotemkinState, seat: int, options: list[Choice[PotemkinState]]) -> list[float]:
        mills = len(s.industries(seat))
        months = len(s.box.deals) - s.month
        leanings: list[float] = []
        for option in options:
            if isinstance(option, Construct):
                leanings.append(self.constructing(s, seat, option.number, months))
            elif isinstance(option, Play):
                worth = self.ability(s, seat, option.kind, mills)
                if s.box.free[option.kind]:
                    worth += 0.5
                leanings.append(worth)
            elif isinstance(option, Spy):
                known, likely = self.prey(s, seat)
                agents = float(s.ready_agents(seat))
                leanings.append(max(0.05, 2.5 * min(agents, known) + 1.2 * min(max(0.0, agents - known), likely)))
            elif isinstance(option, ProduceResources):
                leanings.append(self.producing(s, seat, mills))
            else:
                leanings.append(1.0)
        return leanings

    def constructing(self, s: PotemkinState, seat: int, number: int, months: int) -> float:
        if number == GOVERNMENT:
            return 2.0
        if number == INDUSTRY:
            return 0.4 + 0.6 * months
        if number == ESPIONAGE:
            return 0.4 + 0.5 * months
        if number == CULTURE:
            return 1.6 if s.shield != seat else 1.0
        return 0.1 + 0.4 * months if s.scientist != seat else 0.3

    def producing(self, s: PotemkinState, seat: int, mills: int) -> float:
        if s.producing[seat]:
            return 0.3 + mills
        cards = len(s.hands[seat])
        if not cards:
            return 2.0 + mills
        return max(0.05, (0.5 + mills) / (1.0 + cards * cards))

    def other(self, s: PotemkinState, seat: int, option: Choice[PotemkinState]) -> float:
        if isinstance(option, ArrestAgent):
            return 1.0 + s.building(option.target).agents
        if isinstance(option, ArrestSpent):
            return 0.7
        if isinstance(option, Rob):
            return float(min(2, s.building(option.target).cubes))
        if isinstance(option, Store):
            return self.safety(s, seat, option)
        if isinstance(option, Cycle):
            real = s.box.real[option.kind]
            return 0.3 if always_fake(real) or s.box.abilities[option.kind] is not None else 1.0
        if isinstance(option, DrawNew):
            return 0.7
        return 1.0

    def safety(self, s: PotemkinState, seat: int, option: OfBuilding) -> float:
        """Cubes are safest behind what is real."""
        building = s.building(option.target)
        if not s.is_fake(building):
            return 3.0
        return 1.0 if building.knowers == 1 << seat else 0.3


def is_drafting(s: PotemkinState) -> bool:
    for pack in s.packs:
        if pack:
            return True
    return False


def always_fake(real: list[bool]) -> bool:
    return True not in real


def always_real(real: list[bool]) -> bool:
    return False not in real
