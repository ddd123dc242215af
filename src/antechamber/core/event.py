"""What happened, and who is told how much of it."""

from __future__ import annotations

from typing import Final

TABLE: Final = -1


class Event:
    """Something that happened: `public` is told to everyone, `secret` to its seat alone.

    `kind` names the sentence; `public` and `secret` fill it. The table's own doings have the seat `TABLE`.
    """

    def __init__(self, kind: str, seat: int, public: tuple[str, ...] = (), secret: tuple[str, ...] = ()) -> None:
        self.kind = kind
        self.seat = seat
        self.public = public
        self.secret = secret

    def told(self, viewer: int | None) -> Event:
        """The event as `viewer` hears of it; None is a spectator."""
        if viewer == self.seat or not self.secret:
            return self
        return Event(self.kind, self.seat, self.public)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Event{self.key()}"

    def key(self) -> tuple[str, int, tuple[str, ...], tuple[str, ...]]:
        return (self.kind, self.seat, self.public, self.secret)


def sentence(event: Event, viewer: int | None, words: dict[str, str]) -> str:
    """The event in the game's words, as far as `viewer` was told of it, without its subject."""
    told = event.told(viewer)
    things = [words.get(f"name {thing}", thing.replace("_", " ")) for thing in told.public + told.secret]
    full, _, less = words[event.kind].partition("|")
    told_less = len(things) < len(event.public) + len(event.secret)
    form = less if told_less and less else full
    return form.format(*things, all=", ".join(things), rest=", ".join(things[1:]))
