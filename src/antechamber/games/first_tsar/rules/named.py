"""Choices of something that has a name: a city, a card, a chamber, a good."""

from __future__ import annotations

from antechamber.core.flow import Choice
from antechamber.games.first_tsar.state import TsarState


class OfCity(Choice[TsarState]):
    def __init__(self, verb: str, city: int, name: str) -> None:
        super().__init__(f"{verb} {name}", (f"city:{name}",))
        self.city = city


class OfCard(Choice[TsarState]):
    """A choice of a Project, an Estate or a Title."""

    def __init__(self, verb: str, where: str, card: int, name: str) -> None:
        super().__init__(f"{verb} {name}", (f"{where}:{name}",))
        self.card = card


class OfChamber(Choice[TsarState]):
    def __init__(self, verb: str, chamber: int, name: str) -> None:
        super().__init__(f"{verb} {name}", (f"chamber:{name}",))
        self.chamber = chamber


class OfGood(Choice[TsarState]):
    def __init__(self, verb: str, kind: int, name: str) -> None:
        super().__init__(f"{verb} {name}", (f"good:{name}",))
        self.kind = kind
