"""What a game says: its events, decisions and options as phrases. Its sentences are in files of their own."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from antechamber.core.event import Event
from antechamber.core.flow import Choice, State
from antechamber.core.phrase import Phrase, Slot, told

Names = dict[str, "str | Phrase"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """The words of a game with one component set; a game of few words needs none of its own.

    `folder` has the sentences of each language (`en.ftl`), `prompts` names every kind of decision, `events` says what
    the parts of an event stand for, by its kind, `names` what things are called, by their targets, and `endings` which
    options end or give up something, by their texts.
    """

    endings: ClassVar[frozenset[str]] = frozenset()

    def __init__(
        self, folder: Path | None, prompts: list[str], events: dict[str, tuple[Slot, ...]], names: Names
    ) -> None:
        self.folder = folder
        self.prompts = prompts
        self.events = events
        self.names = names

    def event(self, event: Event, viewer: int | None) -> Phrase:
        """What a viewer is told of an event: `event-take`."""
        return told(event, viewer, self.events.get(event.kind, ()))

    def prompt(self, s: State, seat: int) -> Phrase | None:
        """What a seat has to decide: `prompt-draw`; None if nothing."""
        decision = s.decision(seat)
        return None if decision is None else Phrase(f"prompt-{decision.prompt.replace(' ', '-')}")

    def title(self, s: State, seat: int, choice: Choice[Any]) -> Phrase:
        """An option in a few words."""
        return plain_title(choice)

    def ends(self, choice: Choice[Any]) -> bool:
        """Whether an option ends or gives up something: never the one that catches the eye."""
        return choice.text in self.endings

    def is_grave(self, s: State, seat: int, choice: Choice[Any]) -> bool:
        """Whether an option gives up so much that it is seldom meant: people are asked once more."""
        return False

    def detail(self, s: State, seat: int, choice: Choice[Any]) -> Phrase | None:
        """What an option costs or brings, where that is not clear from its title."""
        return None


def plain_title(choice: Choice[Any]) -> Phrase:
    """`do-occupy` with the things that a choice names, or all of its text if it names none: `do-draw-pile`."""
    things = [target for target in choice.targets if ":" in target]
    if not things:
        return Phrase(f"do-{choice.text.replace(' ', '-')}")
    return Phrase(f"do-{choice.text.partition(' ')[0]}", **{target.partition(":")[0]: target for target in things})
