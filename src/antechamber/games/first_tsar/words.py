"""What FirstTsar says: its events, decisions and options as phrases; `catalogues/` has the sentences."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from antechamber.core.phrase import Slot, Text
from antechamber.core.words import Words
from antechamber.games.first_tsar.components import Components

CATALOGUES: Final = Path(__file__).parent / "catalogues"
PROMPTS: Final = [
    "keep",
    "first warrior",
    "plan",
    "bid",
    "leave",
    "seal",
    "act",
    "send",
    "end",
    "pause",
    "pick",
    "pay",
    "swap",
    "exchange",
    "income",
    "warrior",
    "move",
    "where",
    "build",
    "discard",
    "cover",
    "resolve",
    "resolve first",
    "resolve second",
    "project",
    "complete",
    "estate",
    "title",
    "war",
    "reward",
]
EVENTS: Final[dict[str, tuple[Slot, ...]]] = {
    "region token": (Text("p0"), Text("p1"), Text("p2")),
    "reveal project": (Text("p0"),),
    "round": (Text("p0"),),
    "plan": (Text("p0"), Text("p1")),
    "leave": (Text("p0"),),
    "lose coins": (Text("p0"),),
    "seal": (Text("p0"),),
    "send": (Text("p0"),),
    "gain": (Text("p0"), Text("p1")),
    "pay": (Text("p0"), Text("p1")),
    "points": (Text("p0"), Text("p1")),
    "favour token": (Text("p0"),),
    "income": (Text("p0"),),
    "warrior": (Text("p0"),),
    "move": (Text("p0"), Text("p1"), Text("p2")),
    "build": (Text("p0"),),
    "take token": (Text("p0"),),
    "discard token": (Text("p0"),),
    "resolve": (Text("p0"),),
    "take project": (Text("p0"),),
    "draw project": (Text("p0"),),
    "complete": (Text("p0"),),
    "take estate": (Text("p0"),),
    "take title": (Text("p0"),),
    "use": (Text("p0"),),
    "spoils": (Text("p0"),),
    "reshuffle": (Text("p0"),),
    "reward": (Text("p0"), Text("p1")),
}


class FirstTsarWords(Words):
    """The words of the game with one component set."""

    def __init__(self, box: Components) -> None:
        super().__init__(CATALOGUES, PROMPTS, EVENTS, {})
