"""A played game as text: what it was played with, and one line for each choice.

    antechamber record 1
    game royals
    rules 1
    components d7685b0efdd74a2701fa9b03
    seats 3
    seed 0123456789abcdef0123456789abcdef

    2 plan countries
    2 draw pile

Rules version, components, seats, seed and choices rebuild everything. Decisions with a single option are not listed:
the engine takes them again in the same way.
"""

from __future__ import annotations

from typing import Final

from antechamber.core.errors import AntechamberError, BadRecord, CannotTakeBack
from antechamber.core.game import Game

FORMAT: Final = "antechamber record 1"
HEADINGS: Final = ("game", "rules", "components", "seats", "seed")


class Record:
    """The text form of a game, taken apart but not yet played."""

    def __init__(self, game: str, rules: str, components: str, seats: int, seed: bytes) -> None:
        self.game = game
        self.rules = rules
        self.components = components
        self.seats = seats
        self.seed = seed
        self.choices: list[tuple[int, str]] = []
        self.lines: list[int] = []

    def __str__(self) -> str:
        head = [FORMAT, f"game {self.game}", f"rules {self.rules}", f"components {self.components}"]
        head += [f"seats {self.seats}", f"seed {self.seed.hex()}", ""]
        return "\n".join(head + [f"{seat} {text}" for seat, text in self.choices]) + "\n"


def read_record(text: str) -> Record:
    """Take a record apart; what cannot be read is an error that names its line. Lines with # are remarks."""
    lines = [
        (number, line.strip())
        for number, line in enumerate(text.splitlines(), start=1)
        if line.strip() and not line.startswith("#")
    ]
    if not lines or lines[0][1] != FORMAT:
        raise BadRecord(1, f"a record begins with '{FORMAT}'")
    found: dict[str, str] = {}
    for heading, (number, line) in zip(HEADINGS, lines[1:], strict=False):
        name, _, value = line.partition(" ")
        if name != heading:
            raise BadRecord(number, f"expected '{heading} …', found '{line}'")
        found[heading] = value.strip()
    if len(found) < len(HEADINGS):
        raise BadRecord(lines[-1][0], f"the record ends before '{HEADINGS[len(found)]} …'")
    record = Record(
        found["game"],
        found["rules"],
        found["components"],
        whole_number(found["seats"], lines[4][0]),
        hexadecimal(found["seed"], lines[5][0]),
    )
    for number, line in lines[1 + len(HEADINGS) :]:
        seat, _, choice = line.partition(" ")
        record.choices.append((whole_number(seat, number), choice.strip()))
        record.lines.append(number)
    return record


def whole_number(text: str, line: int) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 7):
        raise BadRecord(line, f"expected a whole number, found '{text}'")
    return int(text)


def hexadecimal(text: str, line: int) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        raise BadRecord(line, f"the seed must be hexadecimal, not '{text}'") from None
    if not 1 <= len(seed) <= 64:
        raise BadRecord(line, "the seed must be 1 to 64 bytes long")
    return seed


class Match:
    """A game being played: its state, and the record that leads to it."""

    def __init__(self, game: Game, seats: int, seed: bytes) -> None:
        self.game = game
        self.record = Record(game.key, str(game.rules), game.sheet.digest, seats, seed)
        self.state = game.start(seats, seed)

    def choose(self, seat: int, text: str) -> None:
        """Play a choice, after a check that the seat may make it."""
        self.state.apply(seat, self.state.legal(seat, text))
        self.record.choices.append((seat, text))

    def take_back(self, seat: int) -> None:
        """Take back the seat's latest choice, if nobody has learnt anything from it."""
        if not self.state.takebacks[seat]:
            raise CannotTakeBack(seat)
        choices = self.record.choices
        latest = max(number for number, (by, _) in enumerate(choices) if by == seat)
        self.record.choices = []
        self.state = self.game.start(self.record.seats, self.record.seed)
        for number, (by, text) in enumerate(choices):
            if number != latest:
                self.choose(by, text)


def replay(game: Game, record: Record) -> Match:
    """Play a record; a choice that the rules do not allow is an error that names its line."""
    if record.game != game.key:
        raise BadRecord(2, f"this is a record of '{record.game}', not of '{game.key}'")
    if record.rules != str(game.rules):
        raise BadRecord(3, f"played by version {record.rules} of the rules; this is version {game.rules}")
    if record.components != game.sheet.digest:
        raise BadRecord(4, f"played with other components ({record.components}) than these ({game.sheet.digest})")
    match = Match(game, record.seats, record.seed)
    for number, (seat, text) in zip(record.lines, record.choices, strict=True):
        if seat >= record.seats:
            raise BadRecord(number, f"there is no seat {seat}; the seats are 0 to {record.seats - 1}")
        try:
            match.choose(seat, text)
        except AntechamberError as error:
            raise BadRecord(number, str(error)) from error
    return match
