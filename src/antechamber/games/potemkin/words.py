"""What Potemkin says: its events, decisions and options as phrases; `catalogues/` has the sentences."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from antechamber.core.phrase import Slot, Text, Texts
from antechamber.core.words import Words
from antechamber.games.potemkin.components import Components

CATALOGUES: Final = Path(__file__).parent / "catalogues"
PROMPTS: Final = [
    "pick",
    "act",
    "furnish",
    "assign",
    "fetch",
    "resolve",
    "follow",
    "stock",
    "station",
    "look",
    "tour",
    "inspect",
    "arrest",
    "take meeple",
    "send meeple",
    "rob",
    "store",
    "cycle",
]
EVENTS: Final[dict[str, tuple[Slot, ...]]] = {
    "month": (Text("p0"), Text("p1"), Text("p2")),
    "pass": (Text("p0"),),
    "research": (Text("p0"),),
    "construct": (Text("p0"), Text("p1")),
    "play": (Text("p0"),),
    "look": (Text("p0"), Text("p1")),
    "arrest": (Text("p0"),),
    "arrest spent": (Text("p0"),),
    "send away": (Text("p0"),),
    "rob": (Text("p0"), Text("p1")),
    "store": (Text("p0"), Text("p1")),
    "cycle": (Text("p0"), Texts("rest")),
    "draw": (Text("p0"),),
    "assign": (Text("p0"),),
    "confirm": (Text("p0"), Text("p1")),
    "expose": (Text("p0"), Text("p1")),
    "stock": (Text("p0"),),
    "discard": (Text("p0"), Texts("rest")),
    "station": (Text("p0"),),
    "month ends": (Text("p0"),),
}


class PotemkinWords(Words):
    """The words of the game with one component set."""

    def __init__(self, box: Components) -> None:
        super().__init__(CATALOGUES, PROMPTS, EVENTS, {})
