"""Judging Potemkin Empire: what stands and is likely to stay, agents and whom they can catch, mills, cards.

A seat knows its own interiors and those it has seen; of all others it only knows, by counting, how many fakes are
left. So features and priors never look at an interior that their seat does not know.
"""

from __future__ import annotations

from typing import Final

from antechamber.bots.evaluator import Evaluator
from antechamber.core.flow import Choice
from antechamber.games.potemkin.choices import (
    ArrestAgent,
    ArrestSpent,
    Check,
    Construct,
    Cycle,
    DrawNew,
    Follow,
    Furnish,
    InspectBuilding,
    Look,
    LowerShield,
    OfBuilding,
    Pick,
    PlayCard,
    ProduceResources,
    Rob,
    Spy,
    StoreIn,
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

HORIZON: Final = 2
DRAFT_ROUNDS: Final = 8
MOST_ROUNDS: Final = 1000
DRAFT_SHARE: Final = 0.3  # how much of a month the draft is
USUAL_TURNS: Final = 5.0  # a seat's turns in a month
FITTED: Final = 0.4  # how many of the conditional cards lie behind their own Facade
FEWEST_BUILDERS: Final = 2  # when one of them produces, the month is over
FEW_MILLS: Final = 2  # with more of them, producing brings more than constructing
CATCH: Final = 1.3  # what sending an agent to a building brings on average
FARTHEST: Final = 2  # a lead in buildings that is as good as any larger one
NAMES: Final = [
    "trophies",
    "real points",
    "fake points",
    "fakes seen",
    "fakes in danger",
    "fakes in danger later",
    "mills to come",
    "many mills",
    "mills at work",
    "agents now",
    "agents later",
    "prey known",
    "prey likely",
    "shield",
    "scientist",
    "capitol",
    "cards",
    "cards late",
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


class Village:
    """What a seat has built, as it knows it: points of real and of fake buildings, and of fakes that rivals have seen.

    `decoys` are real buildings that nobody else knows to be real, `traps` those of them that kill agents.
    """

    __slots__ = ("agents", "decoys", "fake", "mills", "real", "seen", "traps")

    def __init__(self, s: PotemkinState, seat: int) -> None:
        self.real = self.fake = self.seen = 0.0
        self.decoys = self.traps = self.mills = self.agents = 0
        for building in s.villages[seat]:
            self.agents += building.agents
            if building.type == INDUSTRY:
                self.mills += 1
            points = float(s.box.type_points[building.type] + building.cubes * s.box.cube_points)
            if s.is_fake(building):
                self.fake += points + s.box.fake_points
                if building.knowers != 1 << seat:
                    self.seen += points + s.box.fake_points
            else:
                self.real += points
                if not building.face_up:
                    self.decoys += 1
                    self.traps += building.type == ESPIONAGE


class PotemkinEvaluator(Evaluator[PotemkinState]):
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
        village = Village(s, seat)
        months = float(len(s.box.deals) - 1 - s.month)
        builds = 0.0 if s.producing[seat] else 1.0
        builders = s.builders()
        now, later = self.danger(s, seat)
        agents = builds * village.agents
        known, unknown = self.prey(s, seat)
        cards, fake_cards, real_cards, abilities = self.hand(s, seat, village.mills)
        culture, science, government = self.leads(s, seat)
        return [
            float(len(s.trophies[seat])),
            village.real,
            village.fake,
            village.seen * min(1.0, now + later),
            village.fake * now,
            village.fake * later * min(1.0, months),
            village.mills * months,
            max(0, village.mills - FEW_MILLS) * months * min(1.0, s.cubes / 10.0),
            village.mills * (1.0 - builds) * (builders - 1),
            agents,
            (village.agents + s.spent[seat]) * months,
            min(agents, known),
            min(agents, unknown),
            1.0 if s.shield == seat else 0.0,
            (months + 1.0) if s.scientist == seat else 0.0,
            1.0 if s.capitol == seat else 0.0,
            cards * builds,
            cards * builds if builders <= FEWEST_BUILDERS else 0.0,
            fake_cards * builds,
            real_cards * builds,
            abilities,
            float(village.decoys),
            float(village.traps),
            culture,
            science,
            government,
            builds,
        ]

    def danger(self, s: PotemkinState, seat: int) -> tuple[float, float]:
        """How likely a fake of the seat is to be caught: by agents that can spy now, and by the others later."""
        ready = resting = hidden = 0
        for other, village in enumerate(s.villages):
            agents = 0
            for building in village:
                agents += building.agents
                if not building.face_up and (other != s.shield or other == seat):
                    hidden += 1
            if other != seat:
                resting += s.spent[other]
                if s.producing[other]:
                    resting += agents
                else:
                    ready += agents
        if s.shield == seat:
            return min(1.0, max(0, ready - 1) / (2.0 * hidden + 1.0)), min(1.0, resting / (2.0 * hidden + 1.0))
        return min(1.0, ready / (hidden + 1.0)), min(1.0, resting / (hidden + 1.0))

    def prey(self, s: PotemkinState, seat: int) -> tuple[float, float]:
        """What agents of the seat can reach: buildings it knows to be fake, and those it has not seen."""
        known = unknown = 0
        for other, village in enumerate(s.villages):
            if other not in (seat, s.shield):
                for building in village:
                    if not building.knowers & 1 << seat:
                        unknown += 1
                    elif not building.face_up and s.is_fake(building):
                        known += 1
        return float(known), float(unknown)

    def hand(self, s: PotemkinState, seat: int, mills: int) -> tuple[float, float, float, float]:
        """The seat's cards: how many, how many always fake and always real, and what their abilities would bring."""
        hand = s.hands[seat]
        if s.picks[seat] != NOTHING:
            hand = [*hand, s.picks[seat]]
        fake = real = 0
        abilities = 0.0
        for card in hand:
            kind = s.box.card_kinds[card]
            if always_fake(s.box.real[kind]):
                fake += 1
            elif always_real(s.box.real[kind]):
                real += 1
            abilities += self.ability(s, seat, kind, mills)
        return float(len(hand)), float(fake), float(real), abilities

    def leads(self, s: PotemkinState, seat: int) -> tuple[float, float, float]:
        """How many buildings the seat is ahead in Culture, Science and Government, or behind."""
        own = [0] * len(s.facades)
        best = [0] * len(s.facades)
        for other, village in enumerate(s.villages):
            counts = [0] * len(s.facades)
            for building in village:
                counts[building.type] += 1
            if other == seat:
                own = counts
            else:
                best = [max(most, count) for most, count in zip(best, counts, strict=True)]
        leads = [float(max(-FARTHEST, min(FARTHEST, mine - most))) for mine, most in zip(own, best, strict=True)]
        return leads[CULTURE], leads[SCIENCE], leads[GOVERNMENT]

    def ability(self, s: PotemkinState, seat: int, kind: int, mills: int) -> float:
        """About how many points it brings to play a card."""
        ability = s.box.abilities[kind]
        if ability is None:
            return 0.0
        if ability.op == RESOURCES:
            cubes = mills if ability.to == "each_own_industry" else ability.n if mills else 0
            return float(min(cubes, s.cubes + 2))
        if ability.op == AGENTS:
            return CATCH * (s.spent[seat] if ability.source == "own_spent" else 1)
        if ability.op == INSPECT:
            return CATCH * ability.n
        if ability.op == LOOK:
            return 0.4 if ability.n == 1 else 0.8
        return 0.6

    # What a sensible player leans to

    def priors(self, s: PotemkinState, seat: int, options: list[Choice[PotemkinState]]) -> list[float]:
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
        """What sending an agent there, or looking there, is likely to bring; enough is enough when that is little."""
        if isinstance(option, (Check, Follow, InspectBuilding)):
            return self.catching(s, seat, option, suspicion)
        if isinstance(option, Look):
            building = s.building(option.target)
            return (
                0.02
                if building.knowers & 1 << seat
                else (1.0 + building.cubes + s.box.type_points[building.type]) / 2.0
            )
        if isinstance(option, TourVillage):
            return 0.05 + len([b for b in s.villages[option.number] if not b.knowers & 1 << seat])
        return 0.5 if isinstance(option, LowerShield) else 0.3

    def catching(self, s: PotemkinState, seat: int, option: OfBuilding, suspicion: float) -> float:
        """A catch is worth its points and a part of what the rival loses; real Espionage costs the agent."""
        building = s.building(option.target)
        chance = self.chance_of_fake(s, seat, building, suspicion)
        stake = s.box.destroyed_points + 0.5 * (s.box.type_points[building.type] + building.cubes + building.agents)
        lost = 1.0 if building.type == ESPIONAGE and not isinstance(option, InspectBuilding) else 0.0
        return max(0.02, chance * stake - lost * (1.0 - chance))

    def acting(self, s: PotemkinState, seat: int, options: list[Choice[PotemkinState]]) -> list[float]:
        mills = len(s.industries(seat))
        months = len(s.box.deals) - s.month
        priors: list[float] = []
        for option in options:
            if isinstance(option, Construct):
                priors.append(self.constructing(s, seat, option.number, months))
            elif isinstance(option, PlayCard):
                free = 0.5 if s.box.free[option.kind] else 0.0
                priors.append(free + self.ability(s, seat, option.kind, mills))
            elif isinstance(option, Spy):
                priors.append(self.sending(s, seat))
            else:
                priors.append(self.producing(s, seat, mills))
        return priors

    def sending(self, s: PotemkinState, seat: int) -> float:
        """Agents catch what the seat knows first, and try their luck with what is left."""
        known, unknown = self.prey(s, seat)
        agents = float(s.ready_agents(seat))
        lucky = min(max(0.0, agents - known), unknown)
        return max(0.05, 2.5 * min(agents, known) + 2.0 * self.suspicion(s, seat) * lucky)

    def constructing(self, s: PotemkinState, seat: int, number: int, months: int) -> float:
        """Government scores at once; mills, agents and the scientist pay back over the months that are left."""
        if number == GOVERNMENT:
            return 2.0
        if number == INDUSTRY:
            return 0.3 + (0.5 + 0.3 * len(s.industries(seat))) * (months - 1) if s.cubes else 0.1
        if number == ESPIONAGE:
            return 0.4 + 0.5 * months
        if number == CULTURE:
            return 1.6 if s.shield != seat else 1.0
        return 0.1 + 0.4 * months if s.scientist != seat else 0.3

    def producing(self, s: PotemkinState, seat: int, mills: int) -> float:
        """Many mills are best set to work at once; who has few rather uses up the hand first."""
        cubes = float(min(mills, s.cubes))
        if s.producing[seat]:
            return 0.3 + cubes
        cards = len(s.hands[seat])
        if not cards:
            return 2.0 + cubes
        if cubes > FEW_MILLS and s.builders() > FEWEST_BUILDERS:
            return cubes
        return max(0.05, (0.5 + cubes) / (1.0 + cards * cards))

    def other(self, s: PotemkinState, seat: int, option: Choice[PotemkinState]) -> float:
        if isinstance(option, (Rob, ArrestAgent)):
            building = s.building(option.target)
            return 1.0 + building.agents if isinstance(option, ArrestAgent) else float(min(2, building.cubes))
        if isinstance(option, StoreIn):
            return self.safety(s, seat, option)
        if isinstance(option, Cycle):
            useful = always_fake(s.box.real[option.kind]) or s.box.abilities[option.kind] is not None
            return 0.3 if useful else 1.0
        return 0.7 if isinstance(option, (ArrestSpent, DrawNew)) else 1.0

    def safety(self, s: PotemkinState, seat: int, option: OfBuilding) -> float:
        """Cubes are safest behind what is real."""
        building = s.building(option.target)
        if not s.is_fake(building):
            return 3.0
        return 1.0 if building.knowers == 1 << seat else 0.3


def is_drafting(s: PotemkinState) -> bool:
    return len(s.packs[0]) > 0


def always_fake(real: list[bool]) -> bool:
    return True not in real


def always_real(real: list[bool]) -> bool:
    return False not in real
