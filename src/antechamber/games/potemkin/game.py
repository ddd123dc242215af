"""Potemkin Empire: villages of facades before the eyes of an empress, for three to five players."""

from __future__ import annotations

from typing import Final

from antechamber.core.chance import Chance
from antechamber.core.components import Sheet
from antechamber.core.game import Game
from antechamber.core.score import Line
from antechamber.games.potemkin import hidden, scoring, view
from antechamber.games.potemkin.choices import catalogue_of
from antechamber.games.potemkin.components import Components
from antechamber.games.potemkin.rules.acting import StartActions
from antechamber.games.potemkin.rules.drafting import StartDraft, choose_first_player
from antechamber.games.potemkin.rules.ending import EndGame, EndMonth
from antechamber.games.potemkin.state import PotemkinState
from antechamber.games.potemkin.words import PotemkinWords

RULES: Final = 2


class PotemkinInPlay(PotemkinState):
    """What lies on the table, and the answers to whatever everyone asks about it."""

    def clone(self) -> PotemkinInPlay:
        new = PotemkinInPlay(self.box, self.choices)
        self.copy_to(new)
        return new

    def view(self, seat: int | None) -> object:
        return view.show(self, seat)

    def sample(self, seat: int | None, rng: Chance) -> PotemkinState:
        return hidden.sample(self, seat, rng)

    def scores(self) -> list[list[Line]]:
        return scoring.lines(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)


class Potemkin(Game):
    """Potemkin Empire with one component set."""

    discreet_since = 2

    def __init__(self, sheet: Sheet) -> None:
        self.box = Components(sheet)
        self.choices = catalogue_of(self.box)
        seats = (self.box.fewest, self.box.most)
        super().__init__(
            "potemkin",
            "Potemkin Empire",
            seats,
            RULES,
            sheet,
            self.choices.all(),
            PotemkinWords(self.box, self.choices),
        )

    def show_box(self) -> object:
        return view.show_box(self.box)

    def set_up(self, seats: int, chance: Chance) -> PotemkinState:
        """R1.5 R9.8 R10.1 Month after month has its three phases; after the last one comes the end of the game."""
        s = PotemkinInPlay(self.box, self.choices)
        s.chance = chance
        s.lay_out(seats)
        choose_first_player(s)
        s.table.append(EndGame())
        for _ in self.box.deals:
            s.table += [EndMonth(), StartActions(), StartDraft()]
        return s
