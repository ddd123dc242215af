"""What registers The First Tsar."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from antechamber.core.manifest import Manifest

HERE: Final = Path(__file__).parent
MANIFEST: Final = Manifest(
    key="first-tsar",
    title="The First Tsar: Ivan the Terrible",
    summary="Send boyars to the chambers and warriors down the rivers of Muscovy.",
    minutes=120,
    weight=4,
    quick_seats=3,
    place=3,
    choices_a_turn=5.0,
    game="antechamber.games.first_tsar.game:FirstTsar",
    sets={"standard": HERE / "components.toml"},
    ledger=HERE / "RULES.md",
    tutorial=HERE / "tutorial.toml",
    view="antechamber.games.first_tsar.view:View",
    box_view="antechamber.games.first_tsar.box_view:Box",
    personal="antechamber.games.first_tsar.view:personal",
    evaluator="antechamber.bots.evaluators.first_tsar:TsarEvaluator",
    features="antechamber.envs.features.first_tsar:list_features",
    terminal_board="antechamber.cli.boards.first_tsar",
)
