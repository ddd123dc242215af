"""The choices of Royals by name, as its rules offer them; `choices.py` fills the catalogue."""

from __future__ import annotations

from typing import Any

from antechamber.core.catalogue import Catalogue, Row
from antechamber.core.flow import Choice


class Choices(Catalogue):
    """Rows by country, by pair of countries or by position; `pay` and `pay_intrigue` by the way of paying."""

    plans: Row
    draw_from_pile: Choice[Any]
    draw_from_display: Row
    draw_intrigue: Choice[Any]
    occupy: Row
    take_over: Row
    pay: Row
    pay_intrigue: Row
    end: Choice[Any]
    discard: Row
    discard_intrigue: Row
