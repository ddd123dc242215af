"""What is in the box stays on the table: all components of a state, counted wherever they lie."""

from importlib import import_module


def components(state):
    """Every component of a state by kind; the same in every position of a game.

    `tests/games/<game>/conserved.py` counts those of a game, a module beside it those of a toy.
    """
    return import_module(home(type(state).__module__)).components(state)


def home(module):
    if module.startswith("antechamber.games."):
        return f"games.{module.split('.')[2]}.conserved"
    return module
