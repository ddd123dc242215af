"""What registers Potemkin Empire."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from antechamber.core.manifest import Manifest

HERE: Final = Path(__file__).parent
MANIFEST: Final = Manifest(
    key="potemkin",
    title="Potemkin Empire",
    summary="Raise splendid fronts, and guess what stands behind those of the others.",
    minutes=45,
    weight=2,
    quick_seats=4,
    place=4,
    choices_a_turn=1.8,
    game="antechamber.games.potemkin.game:Potemkin",
    sets={"standard": HERE / "components.toml", "sourced_only": HERE / "sourced_only.toml"},
    ledger=HERE / "RULES.md",
    tutorial=HERE / "tutorial.toml",
    view="antechamber.games.potemkin.view:View",
    box_view="antechamber.games.potemkin.view:Box",
    personal="antechamber.games.potemkin.view:personal",
    evaluator="antechamber.bots.evaluators.potemkin:PotemkinEvaluator",
    features="antechamber.envs.features.potemkin:list_features",
    terminal_board="antechamber.cli.boards.potemkin",
)
