"""What registers a game: everything that the rest of the program asks about it, in one place.

Games never import bots, terminals or learners' interfaces. So a manifest names what stands there
(`package.module:name`), and whoever needs it has it resolved; nothing is imported before that.
"""

from __future__ import annotations

from pathlib import Path
from pkgutil import resolve_name
from typing import Any, NamedTuple

from antechamber.core.errors import BadManifest


class Manifest(NamedTuple):
    """A game, to whoever has not loaded it yet; a package names its manifest as an entry point of `antechamber.games`.

    `game` is its class, `sets` are the bundled component files by name, the `standard` one among them, and `ledger` are
    its rules as players read them. For the lobby there are `minutes`, `weight` (how much there is to think about, from
    1 to 5), a `summary` of one sentence, and at how many seats somebody in a hurry is put among bots. The rest is
    optional: a game without it is played on plain boards, by bots that judge by points, and learners observe no more of
    it than what they have to decide.
    """

    key: str
    title: str
    game: str
    sets: dict[str, Path]
    ledger: Path
    summary: str
    minutes: int
    weight: int
    quick_seats: int = 3
    place: int = 100  # among the games of the lobby; those of one place are in the order of their keys
    tutorial: Path | None = None
    view: str = ""  # the struct of its views, which the page's types are made from
    box_view: str = ""  # the struct of what never changes during a game, for the same
    personal: str = ""  # a function of a state and a seat: the fields of its view that others see in another way
    evaluator: str = ""  # beside its module are the fitted weights, in a TOML file of the same name
    choices_a_turn: float = 3.0  # on average: a bot's time for a turn is shared among them
    features: str = ""
    terminal_board: str = ""

    @property
    def module_name(self) -> str:
        """The key as Python spells it: `first_tsar`; OpenSpiel knows the game as `antechamber_first_tsar`."""
        return self.key.replace("-", "_")

    @property
    def class_name(self) -> str:
        """The key as classes are spelt: `FirstTsar`; Gymnasium knows the game as `antechamber/FirstTsar-v0`."""
        return "".join(part.capitalize() for part in self.key.split("-"))

    def part(self, name: str) -> Any:
        """What the manifest names there, imported; None if it names nothing."""
        named = getattr(self, name)
        try:
            return resolve_name(named) if named else None
        except (ImportError, AttributeError, ValueError) as error:
            raise BadManifest(self.key, name, named, str(error)) from error
