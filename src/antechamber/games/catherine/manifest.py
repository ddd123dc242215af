"""What registers Catherine."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from antechamber.core.manifest import Manifest

HERE: Final = Path(__file__).parent
MANIFEST: Final = Manifest(
    key="catherine",
    title="Catherine: The Cities of the Tsarina",
    summary="Build residences from Riga to Irkutsk and keep the Tsarina’s favour.",
    minutes=60,
    weight=3,
    quick_seats=3,
    place=2,
    choices_a_turn=3.5,
    game="antechamber.games.catherine.game:Catherine",
    sets={"standard": HERE / "components.toml"},
    ledger=HERE / "RULES.md",
    tutorial=HERE / "tutorial.toml",
    view="antechamber.games.catherine.view:View",
    box_view="antechamber.games.catherine.box_view:Box",
    personal="antechamber.games.catherine.view:personal",
    evaluator="antechamber.bots.evaluators.catherine:CatherineEvaluator",
    features="antechamber.envs.features.catherine:list_features",
    terminal_board="antechamber.cli.boards.catherine",
)
