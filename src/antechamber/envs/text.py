"""The games in plain text, for players that read: what a seat sees in words, and its options by number.

Everything is read from the seat's view, its own options and what it was told, so there is nothing to leak.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from msgspec import Struct

from antechamber.core.event import Event
from antechamber.core.flow import Choice, State
from antechamber.core.game import Game
from antechamber.envs.reward import rewards
from antechamber.games import STANDARD, load
from antechamber.games.renamed import renamed_things
from antechamber.words import Speaker

HIDDEN: Final = {"seat", "at"}
# What is said of a thing, and what is said of the game as a whole, is among its names
TEXT: Final = "-text"
NOTE: Final = "note"
# Things that lie nowhere in sight are not explained
ELSEWHERE: Final = {"unseen", "discards"}


def describe(game: Game, s: State, seat: int) -> str:
    """The table as a seat sees it, and what it may choose; a bot passes its observation's `sampled` and `seat`."""
    view = s.view(seat)
    assert isinstance(view, Struct)
    lines = [f"{game.title}. You are seat {seat} of {s.seats}, numbered from 0.", ""]
    lines += outline(view)
    speaker = speaker_to(game, s.seats, seat)
    lines += explained(game, view, speaker)
    prompt = game.words.prompt(s, seat)
    if prompt is not None:
        lines += ["", f"You decide: {speaker.say(prompt)}"]
        lines += [f"[{number}] {said(game, s, seat, option, speaker)}" for number, option in enumerate(s.options(seat))]
    return "\n".join(lines)


def explained(game: Game, view: Struct, speaker: Speaker) -> Iterator[str]:
    """What the game says of the things in a view, where it says anything: `card-text:spy`, `note:favour`."""
    parts = [getattr(view, name) for name in view.__struct_fields__ if name not in ELSEWHERE]
    keys = {key for part in parts for key in texts_in(part)}
    for target in game.words.names:
        kind, _, key = target.partition(":")
        if kind == NOTE or (kind.endswith(TEXT) and key in keys):
            yield f"{key}: {speaker.name(target)}."


def texts_in(part: Any) -> Iterator[str]:
    """Every text in a part of a view."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, Struct):
        for name in part.__struct_fields__:
            yield from texts_in(getattr(part, name))
    elif isinstance(part, list):
        for piece in part:
            yield from texts_in(piece)


def said(game: Game, s: State, seat: int, option: Choice[Any], speaker: Speaker) -> str:
    """An option by its text, its title and what it costs or brings."""
    title, detail = game.words.title(s, seat, option), game.words.detail(s, seat, option)
    return f"{option.text}: {speaker.say(title)}{f' ({speaker.say(detail)})' if detail else ''}"


@lru_cache(maxsize=64)
def speaker_to(game: Game, seats: int, viewer: int) -> Speaker:
    return Speaker(game, [f"Seat {seat}" for seat in range(seats)], viewer, renamed=renamed_things(game))


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
            yield f"{label}: {on_one_line(part)}"


def item(label: str, thing: Struct, depth: int) -> Iterator[str]:
    """An entry of a list: on one line if it fits there, or with an outline of its own."""
    start = f"{'  ' * depth}- {label}"
    if any(holds_things(getattr(thing, name)) for name in thing.__struct_fields__):
        yield start.rstrip(" ")
        yield from outline(thing, depth + 1)
    else:
        yield start + on_one_line(thing)


def holds_things(part: object) -> bool:
    return isinstance(part, list) and bool(part) and isinstance(part[0], Struct)


def on_one_line(thing: Any) -> str:
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
    return f"({on_one_line(part)})" if nested else on_one_line(part)


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
        speaker = speaker_to(self.game, self.seats, seat)
        news = [f"{speaker.say(self.game.words.event(event, seat))}." for event in self.unread[seat]]
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
