"""A game under way that can be copied, saved, and replaced by one that a seat cannot tell from it."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from antechamber.core.chance import Chance
from antechamber.core.event import Event
from antechamber.core.flow import State
from antechamber.core.game import Game
from antechamber.games import load

CHOSE: Final = "chose"


class EpisodeStart(NamedTuple):
    """How an episode began."""

    key: str
    components: str
    seats: int
    number: int


class Resample(NamedTuple):
    """From here on it is a sample that the seat could not tell from the real state."""

    seat: int
    seed: bytes


class Episode:
    """The engine's state, all events so far, and what led there: ids of choices, and resamples."""

    def __init__(self, start: EpisodeStart, state: State, events: list[Event], moves: list[int | Resample]) -> None:
        self.start = start
        self.state = state
        self.events = events
        self.moves = moves

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        """A copy that plays on by itself."""
        return Episode(self.start, self.state.clone(), self.events[:], self.moves[:])

    def __reduce__(self) -> tuple[Any, ...]:
        """Saved as what led there."""
        return replay, (self.start, self.moves)

    def choose(self, number: int) -> None:
        """The first of those who have to decide picks an entry of the catalogue."""
        seat = self.state.pending()[0]
        choice = self.state.legal(seat, load_once(self.start.key, self.start.components).catalogue[number].text)
        self.state.apply(seat, choice)
        self.events += [Event(CHOSE, seat, (), (choice.text,)), *self.state.events]
        self.moves.append(number)

    def resample(self, sample: Resample) -> None:
        """Play on in a sample that the seat cannot tell from this one; of past events only what it was told is left."""
        self.state = self.state.sample(sample.seat, Chance(sample.seed))
        self.events = [event.told(sample.seat) for event in self.events]
        self.moves.append(sample)

    def history(self, seat: int) -> list[str]:
        """All that the seat was told, and what it chose itself."""
        known = [event.told(seat) for event in self.events if event.kind != CHOSE or event.seat == seat]
        return [" ".join([str(event.seat), event.kind, *event.public, *event.secret]) for event in known]

    def view_text(self, seat: int) -> str:
        """What the seat sees now."""
        return msgspec.json.encode(self.state.view(seat)).decode()


def new_episode(start: EpisodeStart) -> Episode:
    state = load_once(start.key, start.components).start(start.seats, f"deal {start.number}".encode())
    return Episode(start, state, list(state.events), [])


def replay(start: EpisodeStart, moves: list[int | Resample]) -> Episode:
    """A saved episode again."""
    episode = new_episode(start)
    for move in moves:
        if isinstance(move, Resample):
            episode.resample(move)
        else:
            episode.choose(move)
    return episode


@cache
def load_once(key: str, components: str) -> Game:
    return load(key, components)
