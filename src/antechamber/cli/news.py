"""What happened, as sentences, and what may be chosen."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from rich.text import Text

from antechamber.cli.ink import COLOURS, LETTERS
from antechamber.core.event import TABLE, Event
from antechamber.core.flow import Choice, State
from antechamber.core.game import Game
from antechamber.core.phrase import Phrase
from antechamber.games.renamed import renamed_things
from antechamber.words import Speaker


@lru_cache(maxsize=16)
def speaker_to(game: Game, seats: int, viewer: int | None) -> Speaker:
    """Who tells a viewer of a game; seats are called by their letters."""
    return Speaker(game, list(LETTERS[:seats]), viewer, renamed=renamed_things(game))


def headline(event: Event, speaker: Speaker) -> Text:
    """The event as a line of its own."""
    line = inked(speaker.game.words.event(event, speaker.viewer), speaker)
    line.stylize("dim" if event.seat == TABLE else "")
    return line


def inked(phrase: Phrase, speaker: Speaker) -> Text:
    """What is said, with the letters of seats in their colours."""
    line = Text()
    for piece, target in speaker.tell(phrase):
        kind, _, number = target.partition(":")
        line.append(piece, f"bold #101010 on {COLOURS[int(number)]}" if kind == "seat" else "")
    return line


def described(s: State, seat: int, option: Choice[Any], speaker: Speaker) -> Text:
    """An option: its title, and what it costs or brings."""
    words = speaker.game.words
    detail = words.detail(s, seat, option)
    title = inked(words.title(s, seat, option), speaker)
    return title.append(f" ({speaker.say(detail)})", "dim") if detail else title
