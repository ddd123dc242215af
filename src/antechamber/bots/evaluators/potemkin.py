"""Judging Potemkin Empire: what stands and is likely to stay, agents and whom they can catch, mills, cards.

A seat knows its own interiors and those it has seen; of all others it only knows, by counting, how many fakes are
left. So features and priors never look at an interior that their seat does not know.
"""

from __future__ import annotations

from typing import Final

from antechamber.bots.evaluator import Evaluator
from antechamber.bots.evaluators.potemkin_cards import hand_worth
from antechamber.bots.evaluators.potemkin_prior import FEW_MILLS, FEWEST_BUILDERS, priors
from antechamber.bots.evaluators.potemkin_villages import Village, danger, leads, prey
from antechamber.core.flow import Choice
from antechamber.games.potemkin.state import PotemkinState

HORIZON: Final = 2
DRAFT_ROUNDS: Final = 8
MOST_ROUNDS: Final = 1000
DRAFT_SHARE: Final = 0.3  # how much of a month the draft is
TURNS_A_MONTH: Final = 5.0  # of a seat, on average
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


class PotemkinEvaluator(Evaluator[PotemkinState]):
    def __init__(self) -> None:
        super().__init__(NAMES, HORIZON)

    def stage(self, s: PotemkinState) -> float:
        months = len(s.box.deals)
        return min(1.0, (s.month + self.month_played(s)) / months)

    def month_played(self, s: PotemkinState) -> float:
        if is_drafting(s):
            return DRAFT_SHARE * s.round / max(1, s.box.deals[s.month])
        turns = (s.turns - 1) / s.seats / TURNS_A_MONTH
        return DRAFT_SHARE + (1.0 - DRAFT_SHARE) * min(1.0, turns)

    def round(self, s: PotemkinState) -> int:
        """One for each pack that is passed, then one for each turn that everybody has had."""
        if is_drafting(s):
            return s.month * MOST_ROUNDS + s.round
        return s.month * MOST_ROUNDS + DRAFT_ROUNDS + (s.turns - 1) // s.seats

    def features(self, s: PotemkinState, seat: int) -> list[float]:
        village = Village(s, seat)
        months = float(len(s.box.deals) - 1 - s.month)
        builds = 0.0 if s.producing[seat] else 1.0
        builders = s.builders()
        now, later = danger(s, seat)
        agents = builds * village.agents
        known, unknown = prey(s, seat)
        cards, fake_cards, real_cards, abilities = hand_worth(s, seat, village.mills)
        culture, science, government = leads(s, seat)
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

    def priors(self, s: PotemkinState, seat: int, options: list[Choice[PotemkinState]]) -> list[float]:
        return priors(s, seat, options)


def is_drafting(s: PotemkinState) -> bool:
    return len(s.packs[0]) > 0
