"""A played game as text: what it was played with, and one line for each choice.

    antechamber record 1
    game royals
    rules 1
    components d7685b0efdd74a2701fa9b03
    seats 3
    seed 0123456789abcdef0123456789abcdef

    0 draw spain
    0 occupy valencia.marshal

Rules version, components, seats, seed and choices rebuild everything; an older version of the rules is played as it
was. Decisions that everybody knows to have a single option are not listed: the engine takes them again in the same way.
Where people put in shares of the seed, remarks tell what it is made of: see `commitment`. Where players have gone back,
a line `anew 57` says that from there on chance is another stream, which comes from the seed and that number.
"""

from __future__ import annotations

from typing import Final

from antechamber.core.chance import renewed
from antechamber.core.commitment import Deal, read_deal
from antechamber.core.errors import AntechamberError, BadRecord, CannotTakeBack
from antechamber.core.flow import State
from antechamber.core.game import Game

FORMAT: Final = "antechamber record 1"
HEADINGS: Final = ("game", "rules", "components", "seats", "seed")
ANEW: Final = "anew"
LONGEST_NUMBER: Final = 10


class Record:
    """The text form of a game, taken apart but not yet played.

    `anew` says after how many choices the game was dealt anew, and by which number; `lines` where the choices stand.
    """

    def __init__(self, game: str, rules: str, components: str, seats: int, seed: bytes) -> None:
        self.game = game
        self.rules = rules
        self.components = components
        self.seats = seats
        self.seed = seed
        self.deal: Deal | None = None
        self.choices: list[tuple[int, str]] = []
        self.lines: list[int] = []
        self.anew: list[tuple[int, int]] = []

    def __str__(self) -> str:
        head = [FORMAT, f"game {self.game}", f"rules {self.rules}", f"components {self.components}"]
        head += [f"seats {self.seats}", f"seed {self.seed.hex()}"]
        head += [f"# {line}" for line in self.deal.lines] if self.deal else []
        head.append("")
        body = [f"{ANEW} {number}" for number in self.dealt_anew(0)]
        for made, (seat, text) in enumerate(self.choices, start=1):
            body.append(f"{seat} {text}")
            body += [f"{ANEW} {number}" for number in self.dealt_anew(made)]
        return "\n".join(head + body) + "\n"

    def dealt_anew(self, choices: int) -> list[int]:
        """By which numbers the game was dealt anew when so many choices had been made."""
        return [number for after, number in self.anew if after == choices]

    def cut(self, choices: int) -> None:
        """Only the first choices count."""
        self.choices, self.lines = self.choices[:choices], self.lines[:choices]
        self.anew = [(after, number) for after, number in self.anew if after <= choices]


def read_record(text: str) -> Record:
    """Take a record apart; what cannot be read is an error that names its line. Lines with # are remarks."""
    lines = [
        (number, line.strip())
        for number, line in enumerate(text.splitlines(), start=1)
        if line.strip() and not line.startswith("#")
    ]
    record = read_head(lines)
    record.deal = read_deal([line[1:].strip() for line in text.splitlines() if line.startswith("#")])
    for number, line in lines[1 + len(HEADINGS) :]:
        seat, _, choice = line.partition(" ")
        if seat == ANEW:
            record.anew.append((len(record.choices), whole_number(choice.strip(), number)))
        else:
            record.choices.append((whole_number(seat, number), choice.strip()))
            record.lines.append(number)
    return record


def read_head(lines: list[tuple[int, str]]) -> Record:
    """What a game was played with, from the first lines of a record; each comes with its number."""
    if not lines or lines[0][1] != FORMAT:
        raise BadRecord(1, f"A record begins with '{FORMAT}'.")
    found: list[str] = []
    for heading, (number, line) in zip(HEADINGS, lines[1:], strict=False):
        name, _, value = line.partition(" ")
        if name != heading:
            raise BadRecord(number, f"Expected '{heading} …', found '{line}'.")
        found.append(value.strip())
    if len(found) < len(HEADINGS):
        raise BadRecord(lines[-1][0], f"The record ends before '{HEADINGS[len(found)]} …'.")
    game, rules, components, seats, seed = found
    return Record(game, rules, components, whole_number(seats, lines[4][0]), hexadecimal(seed, lines[5][0]))


def whole_number(text: str, line: int) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < LONGEST_NUMBER):
        raise BadRecord(line, f"Expected a whole number, found '{text}'.")
    return int(text)


def hexadecimal(text: str, line: int) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        raise BadRecord(line, f"The seed must be hexadecimal, not '{text}'.") from None
    if not 1 <= len(seed) <= 64:
        raise BadRecord(line, "The seed must be 1 to 64 bytes long.")
    return seed


class Match:
    """A game being played: its state, and the record that leads to it."""

    def __init__(self, game: Game, seats: int, seed: bytes, rules: int = 0) -> None:
        self.game = game
        self.state = game.start(seats, seed, rules)
        self.record = Record(game.key, str(self.state.rules), game.sheet.digest, seats, seed)

    def begun(self) -> State:
        """The position before the first choice."""
        return self.game.start(self.record.seats, self.record.seed, self.state.rules)

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
        anew = [(after - (after > latest), number) for after, number in self.record.anew]
        self.begin_again(choices[:latest] + choices[latest + 1 :], anew)

    def go_back(self, choices: int) -> None:
        """Only the first choices stand; what was dealt anew before the last of them stays so."""
        self.begin_again(self.record.choices[:choices], [deal for deal in self.record.anew if deal[0] < choices])

    def deal_anew(self, number: int) -> None:
        """Nobody knows what chance brings from here on, even who has seen another future; a number is used once."""
        self.record.anew.append((len(self.record.choices), number))
        self.state.deal_anew(renewed(self.record.seed, number))

    def begin_again(self, choices: list[tuple[int, str]], anew: list[tuple[int, int]]) -> None:
        """Play these choices from the first deal on."""
        deals = anew[:]
        self.record.choices, self.record.anew = [], []
        self.state = self.begun()
        for seat, text in choices:
            self.deal_what_is_due(deals)
            self.choose(seat, text)
        self.deal_what_is_due(deals)

    def deal_what_is_due(self, deals: list[tuple[int, int]]) -> None:
        """Deal anew what is dealt anew after the choices that have been made; deals are in order."""
        while deals and deals[0][0] == len(self.record.choices):
            self.deal_anew(deals.pop(0)[1])


def replay(game: Game, record: Record) -> Match:
    """Play a record; a choice that the rules do not allow is an error that names its line."""
    if record.game != game.key:
        raise BadRecord(2, f"This is a record of '{record.game}', not of '{game.key}'.")
    rules = whole_number(record.rules, 3)
    if not game.plays(rules):
        raise BadRecord(3, f"It was played by version {rules} of the rules; here they end with {game.rules_version}.")
    if record.components != game.sheet.digest:
        raise BadRecord(
            4, f"It was played with other components ({record.components}) than these ({game.sheet.digest})."
        )
    match = Match(game, record.seats, record.seed, rules)
    match.record.deal = record.deal
    deals = record.anew[:]
    for number, (seat, text) in zip(record.lines, record.choices, strict=True):
        if seat >= record.seats:
            raise BadRecord(number, f"There is no seat {seat}; the seats are 0 to {record.seats - 1}.")
        match.deal_what_is_due(deals)
        try:
            match.choose(seat, text)
        except AntechamberError as error:
            raise BadRecord(number, str(error)) from error
    match.deal_what_is_due(deals)
    return match
