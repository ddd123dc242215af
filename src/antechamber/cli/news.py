"""What happened, as sentences."""

from __future__ import annotations

from rich.text import Text

from antechamber.cli.ink import mark
from antechamber.core.event import TABLE, Event


def sentence(event: Event, viewer: int | None, words: dict[str, str]) -> str:
    """The event in the game's words, as far as `viewer` was told of it, without its subject."""
    told = event.told(viewer)
    things = [thing.replace("_", " ") for thing in told.public + told.secret]
    full, _, less = words[event.kind].partition("|")
    told_less = len(things) < len(event.public) + len(event.secret)
    form = less if told_less and less else full
    return form.format(*things, all=", ".join(things), rest=", ".join(things[1:]))


def headline(event: Event, viewer: int | None, words: dict[str, str]) -> Text:
    """The event as a line of its own, beginning with who did it."""
    line = sentence(event, viewer, words)
    if event.seat == TABLE:
        return Text(line[:1].upper() + line[1:], "dim")
    you = " (you) " if event.seat == viewer else " "
    return Text.assemble(mark(event.seat), you, line)
