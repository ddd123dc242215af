"""Guided first games: a prepared deal, the choices that are made in it, and what there is to say about them.

Each game has its own beside its rules. A tutorial lies on top of a record: its seed and its choices rebuild the game,
so it can be replayed, and fails when the rules no longer allow what it teaches.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from antechamber.core.errors import AntechamberError
from antechamber.games import manifest_of

NEWCOMER: Final = 0


class TutorialStep(Struct, frozen=True, forbid_unknown_fields=True):
    """What is explained, what the newcomer then chooses (if anything), and what everybody does after that.

    `point` names things on the table, as the targets of options do; `rule` is a number of the ledger; `then` has
    choices as a record writes them: `1 draw pile`. A `leap` passes over these unseen.
    """

    say: str
    choice: str = ""
    point: list[str] = []
    rule: str = ""
    then: list[str] = []
    leap: bool = False

    @property
    def words(self) -> str:
        """What is said, as one line."""
        return " ".join(self.say.split())

    def played(self) -> list[tuple[int, str]]:
        """The choices after the newcomer's."""
        parted = (line.partition(" ") for line in self.then)
        return [(int(seat), text) for seat, _, text in parted]


class TutorialScript(Struct, frozen=True, forbid_unknown_fields=True):
    """A guided first game: the newcomer has seat 0, `rivals` sit on the others."""

    rivals: list[str]
    seed: str
    steps: list[TutorialStep]

    @property
    def seats(self) -> int:
        return 1 + len(self.rivals)


def tutorial(key: str) -> TutorialScript:
    """The guided first game of a game."""
    file = manifest_of(key).tutorial
    if file is None:
        raise AntechamberError(f"{key} has no guided first game.")
    return msgspec.toml.decode(file.read_bytes(), type=TutorialScript)
