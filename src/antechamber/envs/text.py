"""The games in plain text, for players that read: what a seat sees in words, and its options by number.

Everything is read from the seat's view, its own options and what it was told, so there is nothing to leak.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from antechamber.core.event import TABLE, Event, sentence
from antechamber.core.flow import State
from antechamber.core.game import Game
from antechamber.envs.reward import rewards
from antechamber.games import STANDARD, load

HIDDEN: Final = {"seat", "at"}


def describe(game: Game, s: State, seat: int) -> str:
    """The table as a seat sees it, and what it may choose; a bot passes its observation's world and seat."""
    view = s.view(seat)
    assert isinstance(view, Struct)
    lines = [f"{game.title}. You are seat {seat} of {len(s.lanes)}, numbered from 0.", ""]
    lines += outline(view)
    decision = s.decision(seat)
    if decision is not None:
        lines += ["", f"You decide: {game.words[f'prompt {decision.prompt}']}"]
        lines += [f"[{number}] {option.text}{hint(option.text, game)}" for number, option in enumerate(s.options(seat))]
    return "\n".join(lines)


def hint(text: str, game: Game) -> str:
    """What an option does, where the game's words say so."""
    known = game.words.get(f"hint {text}")
    return f" ({known})" if known else ""


def outline(thing: Struct, depth: int = 0) -> Iterator[str]:
    """A line for every part of a thing; lists of things become a line for each, indented."""
    for name in thing.__struct_fields__:
        part = getattr(thing, name)
        label = "  " * depth + name.replace("_", " ")
        if name in HIDDEN:
            continue
        if holds_things(part):
            yield f"{label}:"
            for number, piece in enumerate(part):
                yield from item(f"seat {number}: " if name == "seats" else "", piece, depth + 1)
        elif isinstance(part, Struct):
            yield f"{label}:"
            yield from outline(part, depth + 1)
        else:
            yield f"{label}: {phrase(part)}"


def item(label: str, thing: Struct, depth: int) -> Iterator[str]:
    """An entry of a list: on one line if it fits there, or with an outline of its own."""
    start = f"{'  ' * depth}- {label}"
    if any(holds_things(getattr(thing, name)) for name in thing.__struct_fields__):
        yield start.rstrip(" ")
        yield from outline(thing, depth + 1)
    else:
        yield start + phrase(thing)


def holds_things(part: object) -> bool:
    return isinstance(part, list) and bool(part) and isinstance(part[0], Struct)


def phrase(thing: Any) -> str:
    """Anything in a view, on one line."""
    if isinstance(thing, Struct):
        parts = [(name, getattr(thing, name)) for name in thing.__struct_fields__ if name not in HIDDEN]
        return "; ".join(f"{name.replace('_', ' ')} {within(part)}" for name, part in parts)
    if isinstance(thing, dict):
        return ", ".join(f"{within(count)} {name}" for name, count in thing.items()) or "none"
    if isinstance(thing, list):
        return ", ".join(within(part) for part in thing) or "none"
    if isinstance(thing, bool):
        return "yes" if thing else "no"
    return "none" if thing in {None, ""} else str(thing)


def within(part: Any) -> str:
    """Something inside a line: what has parts of its own is put in brackets."""
    nested = isinstance(part, Struct) or (isinstance(part, list | dict) and len(part) > 1)
    return f"({phrase(part)})" if nested else phrase(part)


class TextTable:
    """A table of players that read and write: ask `observe` whose turn it is, answer with `step`.

    An answer is the number of an option, with or without brackets, or its text.
    """

    state: State

    def __init__(self, game: str, seats: int, components: str = STANDARD) -> None:
        self.game = load(game, components)
        self.seats = seats

    def reset(self, seed: int) -> None:
        self.state = self.game.start(self.seats, str(seed).encode())
        self.unread: list[list[Event]] = [list(self.state.events) for _ in range(self.seats)]

    def observe(self) -> tuple[int, str]:
        """The seat that has to decide, what has happened since it last did, and what it sees."""
        seat = self.state.pending()[0]
        news = [line(event, seat, self.game.words) for event in self.unread[seat]]
        return seat, "\n".join([*news, "", describe(self.game, self.state, seat)])

    def step(self, answer: str) -> bool:
        """Take the answer of that seat; whether the game is over. What cannot be chosen is an IllegalChoice."""
        seat = self.state.pending()[0]
        choice = self.state.legal(seat, self.meant(seat, answer))
        self.state.apply(seat, choice)
        self.unread = [[*unread, *self.state.events] for unread in self.unread]
        self.unread[seat] = list(self.state.events)
        return self.state.over

    def meant(self, seat: int, answer: str) -> str:
        """The option that a number stands for; other answers are texts already."""
        bare = answer.strip().strip("[]")
        options = self.state.options(seat)
        return options[int(bare)].text if bare.isdecimal() and int(bare) < len(options) else bare

    def rewards(self) -> list[float]:
        return rewards(self.state)


def line(event: Event, viewer: int, words: dict[str, str]) -> str:
    """What happened, as a sentence that names its seat."""
    said = sentence(event, viewer, words)
    if event.seat == TABLE:
        return f"{said[:1].upper()}{said[1:]}."
    return f"Seat {event.seat}{' (you)' if event.seat == viewer else ''} {said}."
