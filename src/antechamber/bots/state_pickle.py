"""A state as bytes, for another process that has loaded the same game.

Whatever belongs to the game itself (its box, its catalogue) stays where it is and is only named. Everything else a
state holds is made again by calling its class with its own fields, because a compiled class cannot be made in any
other way: what a step, a decision or a piece remembers is what its constructor takes. What a module keeps as a constant
comes back as that constant, so that it can still be recognised.
"""

from __future__ import annotations

import pickle
import sys
from functools import cache
from io import BytesIO
from typing import Any

from antechamber.core.chance import Chance
from antechamber.core.flow import Choice, State
from antechamber.core.game import Game


def pickle_state(game: Game, s: State) -> bytes:
    """The state as bytes."""
    state_pickle = BytesIO()
    StatePickler(game, state_pickle).dump(s)
    return state_pickle.getvalue()


def unpickle_state(game: Game, state_pickle: bytes) -> State:
    """The state again, for the same game; only ever from bytes that our own process has pickled."""
    s: State = StateUnpickler(game, BytesIO(state_pickle)).load()
    return s


class StatePickler(pickle.Pickler):
    def __init__(self, game: Game, state_pickle: BytesIO) -> None:
        super().__init__(state_pickle, protocol=pickle.HIGHEST_PROTOCOL)
        self.packages = {package_of(State), package_of(type(game))}
        self.names = {id(part): name for name, part in fields(game).items() if self.is_ours(part)}

    def persistent_id(self, thing: Any) -> Any:
        """The name of something that belongs to the game."""
        if isinstance(thing, Choice):
            return thing.id
        return self.names.get(id(thing))

    def reducer_override(self, thing: Any) -> Any:
        """How to make one of our things again: its class and its fields."""
        if isinstance(thing, State):
            kept = {name: part for name, part in fields(thing).items() if name != "events"}
            # A game's own state is made of its box and its choices.
            return blank, (type(thing), thing.box, thing.choices), kept, None, None, fill  # type: ignore[attr-defined]
        if isinstance(thing, Chance):
            return Chance, (thing.key,), {"draws": thing.draws, "block": thing.block}, None, None, fill
        if self.is_ours(thing):
            return remake, (type(thing), fields(thing))
        return NotImplemented

    def is_ours(self, thing: object) -> bool:
        """Whether it is an object of the engine or of the game, not plain data or a class."""
        return package_of(type(thing)) in self.packages


class StateUnpickler(pickle.Unpickler):
    def __init__(self, game: Game, state_pickle: BytesIO) -> None:
        super().__init__(state_pickle)
        self.game = game

    def persistent_load(self, name: Any) -> Any:
        return self.game.catalogue[name] if isinstance(name, int) else getattr(self.game, name)


def package_of(kind: type) -> str:
    return kind.__module__.partition(".")[0]


def fields(thing: object) -> dict[str, Any]:
    """Everything an object holds, by name."""
    return {name: getattr(thing, name) for name in field_names(thing)}


def field_names(thing: object) -> list[str]:
    """A compiled class lists its slots in its own way; one that extends it in plain Python may have more."""
    listed = getattr(type(thing), "__mypyc_attrs__", ())
    slots = [name for kind in type(thing).__mro__ for name in vars(kind).get("__slots__", ())]
    names = dict.fromkeys((*listed, *slots, *getattr(thing, "__dict__", ())))
    return [name for name in names if not name.startswith("__")]


def remake(kind: Any, values: dict[str, Any]) -> object:
    """The thing again, or the constant that it is."""
    for constant in constants(kind):
        if fields(constant) == values:
            return constant
    thing: object = kind(**values)
    return thing


@cache
def constants(kind: type) -> list[object]:
    """What the module of a class keeps of it, by itself or in lists."""
    kept = vars(sys.modules[kind.__module__]).values()
    listed = [thing for part in kept if isinstance(part, list) for thing in part]
    return [thing for thing in (*kept, *listed) if type(thing) is kind]


def blank(kind: Any, box: object, choices: object) -> State:
    """A state with nothing on its table yet."""
    s: State = kind(box, choices)
    s.events = []
    return s


def fill(thing: object, values: dict[str, Any]) -> None:
    for name, value in values.items():
        setattr(thing, name, value)
