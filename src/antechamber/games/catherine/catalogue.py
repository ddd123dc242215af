"""The choices of Catherine by name, as its rules offer them; `choices.py` fills the catalogue."""

from __future__ import annotations

from typing import Any

from antechamber.core.catalogue import Catalogue, Row
from antechamber.core.flow import Choice


class Choices(Catalogue):
    """Rows by card or by city; `perform` and `bonus` are to do it or not."""

    lay: Row
    append: Row
    tuck: Row
    below: Row
    perform: Row
    discard: Row
    build: Row
    decline: Choice[Any]
    bonus: Row
