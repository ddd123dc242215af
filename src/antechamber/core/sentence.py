"""What happened, as a sentence without its subject."""

from __future__ import annotations

from antechamber.core.event import Event


def sentence(event: Event, viewer: int | None, words: dict[str, str]) -> str:
    """The event in the game's words, as far as `viewer` was told of it."""
    told = event.told(viewer)
    things = [thing.replace("_", " ") for thing in told.public + told.secret]
    full, _, less = words[event.kind].partition("|")
    told_less = len(things) < len(event.public) + len(event.secret)
    form = less if told_less and less else full
    return form.format(*things, all=", ".join(things), rest=", ".join(things[1:]))
