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
    """From here on it is a world that the seat could not tell from the real one."""

    seat: int
    seed: bytes


class Episode:
    """The engine's state, all that anybody was told so far, and what led there: ids of choices, and resamples."""

    def __init__(self, deal: EpisodeStart, state: State, told: list[Event], moves: list[int | Resample]) -> None:
        self.deal = deal
        self.state = state
        self.told = told
        self.moves = moves

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        """A copy that plays on by itself."""
        return Episode(self.deal, self.state.clone(), self.told[:], self.moves[:])

    def __reduce__(self) -> tuple[Any, ...]:
        """Saved as what led there."""
        return replay, (self.deal, self.moves)

    def choose(self, number: int) -> None:
        """The first of those who have to decide picks an entry of the catalogue."""
        seat = self.state.pending()[0]
        choice = self.state.legal(seat, rules(self.deal.key, self.deal.components).catalogue[number].text)
        self.state.apply(seat, choice)
        self.told += [Event(CHOSE, seat, (), (choice.text,)), *self.state.events]
        self.moves.append(number)

    def resample(self, sample: Resample) -> None:
        """Play on in a world that the seat cannot tell from this one; what others were told is as far as it heard."""
        self.state = self.state.sample(sample.seat, Chance(sample.seed))
        self.told = [event.told(sample.seat) for event in self.told]
        self.moves.append(sample)

    def remembered(self, seat: int) -> list[str]:
        """All that the seat was told, and what it chose itself."""
        heard = [event.told(seat) for event in self.told if event.kind != CHOSE or event.seat == seat]
        return [" ".join([str(event.seat), event.kind, *event.public, *event.secret]) for event in heard]

    def seen(self, seat: int) -> str:
        """What the seat sees now."""
        return msgspec.json.encode(self.state.view(seat)).decode()


def start(deal: EpisodeStart) -> Episode:
    """A new episode."""
    state = rules(deal.key, deal.components).start(deal.seats, f"deal {deal.number}".encode())
    return Episode(deal, state, list(state.events), [])


def replay(deal: EpisodeStart, moves: list[int | Resample]) -> Episode:
    """A saved episode again."""
    episode = start(deal)
    for move in moves:
        if isinstance(move, Resample):
            episode.resample(move)
        else:
            episode.choose(move)
    return episode


@cache
def rules(key: str, components: str) -> Game:
    """A game, loaded once."""
    return load(key, components)
