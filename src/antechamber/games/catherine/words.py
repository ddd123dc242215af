"""What Catherine says: its events, decisions and options as phrases; `catalogues/` has the sentences."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from antechamber.core.phrase import Slot, Text, Texts
from antechamber.core.words import Words
from antechamber.games.catherine.components import Components

CATALOGUES: Final = Path(__file__).parent / "catalogues"
PROMPTS: Final = ["lay", "append", "tuck", "below", "perform", "discard", "build", "bonus", "books"]
EVENTS: Final[dict[str, tuple[Slot, ...]]] = {
    "deal": (Text("p0"),),
    "draw": (Text("p0"),),
    "draw cards": (Text("p0"), Texts("rest")),
    "row": (Texts("all"),),
    "reveal": (Text("p0"), Text("p1"), Text("p2")),
    "mismatch": (Text("p0"),),
    "cannot": (Text("p0"),),
    "perform": (Text("p0"),),
    "forfeit": (Text("p0"),),
    "discard": (Texts("all"),),
    "build": (Text("p0"),),
    "tile": (Text("p0"),),
    "advance": (Text("p0"), Text("p1")),
    "bonus": (Text("p0"),),
    "decade ends": (Text("p0"),),
    "cannons": (Text("p0"),),
    "residences": (Text("p0"),),
    "cities": (Text("p0"),),
    "favour": (Text("p0"),),
    "actions": (Text("p0"),),
    "bonuses": (Text("p0"),),
    "card overflow": (Text("p0"),),
    "favour overflow": (Text("p0"),),
    "hand": (Text("p0"),),
    "order": (Text("p0"),),
    "connection": (Text("p0"),),
}


class CatherineWords(Words):
    """The words of the game with one component set."""

    def __init__(self, box: Components) -> None:
        super().__init__(CATALOGUES, PROMPTS, EVENTS, {})
