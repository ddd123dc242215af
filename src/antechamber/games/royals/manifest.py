"""What registers Royals."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from antechamber.core.manifest import Manifest

HERE: Final = Path(__file__).parent
MANIFEST: Final = Manifest(
    key="royals",
    title="Royals",
    summary="Seat your nobles in sixteen cities, then hold them until the reckoning.",
    minutes=60,
    weight=2,
    quick_seats=3,
    place=1,
    choices_a_turn=5.0,
    game="antechamber.games.royals.game:Royals",
    sets={"standard": HERE / "components.toml", "arcane": HERE / "arcane.toml"},
    ledger=HERE / "RULES.md",
    tutorial=HERE / "tutorial.toml",
    view="antechamber.games.royals.view:View",
    box_view="antechamber.games.royals.box_view:Box",
    personal="antechamber.games.royals.view:personal",
    evaluator="antechamber.bots.evaluators.royals:RoyalsEvaluator",
    features="antechamber.envs.features.royals:list_features",
    terminal_board="antechamber.cli.boards.royals",
)
