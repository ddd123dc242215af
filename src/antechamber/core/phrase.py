"""What is said to people, before it is in any language: an id of the words, and what fills it.

Numbers are numbers. A text is a target, `city:paris`, so that a sentence can point at what it names; `seat:2` is
whoever sits there. Lists have targets or phrases in them. Everything else is another phrase.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from antechamber.core.event import TABLE, Event

WHO: Final = "who"
UNSEEN: Final = "-unseen"


class Phrase:
    """An id of the words, with what fills it by name."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, **args: Any) -> None:  # noqa: A002 - that is what it is called everywhere
        self.id = id
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and (self.id, self.args) == (other.id, other.args)

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Phrase({', '.join([repr(self.id), *[f'{name}={value!r}' for name, value in self.args.items()]])})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Slot:
    """What a part of an event stands for: the name by which sentences ask for it."""

    def __init__(self, name: str) -> None:
        self.name = name

    def fill(self, told: tuple[str, ...]) -> object:
        """What the first of what is told says here."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Thing(Slot):
    """A thing of the game, by its target: of a `kind` that is called like the slot unless it says otherwise."""

    def __init__(self, name: str, kind: str = "") -> None:
        super().__init__(name)
        self.kind = kind or name

    def fill(self, told: tuple[str, ...]) -> object:
        return f"{self.kind}:{told[0]}"


class Things(Thing):
    """All that is left, as things of one kind, counted."""

    def fill(self, told: tuple[str, ...]) -> object:
        return counted([f"{self.kind}:{key}" for key in told])


class Number(Slot):
    def fill(self, told: tuple[str, ...]) -> object:
        return int(told[0])


def counted(targets: list[str]) -> list[Phrase]:
    """Things of which some may be there more than once, as they are told: in the order in which they come."""
    return [Phrase("counted", count=targets.count(target), thing=target) for target in dict.fromkeys(targets)]


def told(event: Event, viewer: int | None, slots: tuple[Slot, ...]) -> Phrase:
    """What a viewer is told of an event; whoever was told less of it hears another sentence (`event-draw-unseen`)."""
    heard = event.told(viewer)
    parts = heard.public + heard.secret
    args: dict[str, Any] = {}
    if event.seat != TABLE:
        args[WHO] = f"seat:{event.seat}"
    for place, slot in enumerate(slots):
        if place < len(parts):
            args[slot.name] = slot.fill(parts[place:])
    sentence = f"event-{event.kind.replace(' ', '-')}"
    return Phrase(sentence + UNSEEN if heard is not event else sentence, **args)
