"""The choices of Potemkin Empire by name, as its rules offer them; `choices.py` fills the catalogue."""

from __future__ import annotations

from typing import Any

from antechamber.core.catalogue import Catalogue, Row
from antechamber.core.flow import Choice
from antechamber.games.potemkin.components import Components
from antechamber.games.potemkin.effect import AbilityEffect


class Choices(Catalogue):
    """Rows by kind of card, by target or by number. A target is a building of a seat: `seat * reach + lot`.

    `effects` are the abilities, by kind of card.
    """

    effects: list[AbilityEffect[Any] | None]
    pick: Row
    construct: Row
    furnish: Row
    play: Row
    done: Choice[Any]
    look: Row
    tour: Row
    inspect: Row
    arrest: Row
    arrest_spent: Row
    take_meeple: Row
    send_meeple: Row
    rob: Row
    store: Row
    cycle: Row
    draw_new: Choice[Any]
    spy: Choice[Any]
    lower_shield: Choice[Any]
    check: Row
    go: Choice[Any]
    fetch: Row
    resolve: Row
    follow: Row
    go_home: Choice[Any]
    produce: Choice[Any]
    stock: Row
    station: Row

    def __init__(self, box: Components) -> None:
        super().__init__()
        self.reach = len(box.card_kinds) + 1
        self.owners = [str(number // self.reach) for number in range(box.most * self.reach)]
        self.names = [f"{number // self.reach}.{number % self.reach}" for number in range(box.most * self.reach)]
