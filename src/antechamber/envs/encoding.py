"""What a seat knows, as numbers: named fields one after the other, and a mask of what it may choose.

Everything is read from the seat's view and from its own decision, so there is nothing to leak. The seat itself comes
first, its rivals follow in turn order; cities, cards and the like come in the order of the component file.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final

import numpy as np
from numpy.typing import NDArray

from antechamber.core.errors import WrongSeats
from antechamber.core.flow import State
from antechamber.core.game import Game
from antechamber.envs.field import Field, Fields, Sight, index, marked
from antechamber.games import folder

PROMPT: Final = "prompt "


class Encoding:
    """The fields of one game with one component set and one number of seats; the same length in every position.

    Where a number would leave the bounds of its field, the bound is shown.
    """

    def __init__(self, game: Game, seats: int) -> None:
        if not game.fewest <= seats <= game.most:
            raise WrongSeats(game.title, seats, game.fewest, game.most)
        self.game = game
        self.seats = seats
        self.fields = list_fields(game, seats)
        self.size = sum(field.size for field in self.fields)
        self.low = np.concatenate([np.full(field.size, field.low, np.float32) for field in self.fields])
        self.high = np.concatenate([np.full(field.size, field.high, np.float32) for field in self.fields])

    def numbers(self, s: State, seat: int) -> NDArray[np.float32]:
        """What `seat` knows, field after field."""
        sight = look(s, seat)
        found = np.array([value for field in self.fields for value in field.read(sight)], np.float32)
        return np.clip(found, self.low, self.high)

    def mask(self, s: State, seat: int) -> NDArray[np.int8]:
        """1 for every choice of the catalogue that the seat may pick now."""
        mask = np.zeros(len(self.game.catalogue), np.int8)
        mask[[option.id for option in s.options(seat)]] = 1
        return mask


def look(s: State, seat: int) -> Sight:
    """What the fields of a seat are read from."""
    decision, seats = s.decision(seat), len(s.lanes)
    turn = [(seat + step) % seats for step in range(seats)]
    return Sight(s.view(seat), turn, None if decision is None else decision.prompt)


def list_fields(game: Game, seats: int) -> list[Field]:
    """The fields every game has, then the game's own."""
    prompts = [key.removeprefix(PROMPT) for key in game.words if key.startswith(PROMPT)]
    kinds = f"what the seat has to decide, one-hot: {', '.join(prompts)}"
    places = index(prompts)
    fields = Fields(seats)
    fields.add("decision", len(prompts), (0, 1), kinds, lambda see: marked([see.prompt], places))
    fields.row("seat", seats, 1, "number of the own seat, one-hot", lambda v: [v.seat == n for n in range(seats)])
    fields.number("over", 1, "the game is over", lambda v: v.over)
    import_module(f"{__package__}.fields.{folder(game.key)}").list_fields(fields, game.box)  # type: ignore[attr-defined]
    return fields.list
