"""What registers Orchard."""

from pathlib import Path

from antechamber import Manifest

HERE = Path(__file__).parent
MANIFEST = Manifest(
    key="orchard",
    title="Orchard",
    summary="Bid for trees with cards that nobody sees, and plant a grove of many kinds.",
    minutes=10,
    weight=1,
    quick_seats=3,
    choices_a_turn=2.0,
    game="orchard.game:Orchard",
    sets={"standard": HERE / "components.toml"},
    ledger=HERE / "RULES.md",
)
