"""What happened, as sentences."""

from __future__ import annotations

from rich.text import Text

from antechamber.cli.ink import mark
from antechamber.core.event import TABLE, Event, sentence


def headline(event: Event, viewer: int | None, words: dict[str, str]) -> Text:
    """The event as a line of its own, beginning with who did it."""
    line = sentence(event, viewer, words)
    if event.seat == TABLE:
        return Text(line[:1].upper() + line[1:], "dim")
    you = " (you) " if event.seat == viewer else " "
    return Text.assemble(mark(event.seat), you, line)
