"""A match at one terminal: who sits where, what each seat has been told, and what is typed."""

from __future__ import annotations

import sys
from operator import attrgetter
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from antechamber.bots import make_bot
from antechamber.bots.bot import Advice, Bot, observe
from antechamber.cli import boards
from antechamber.cli.ink import LETTERS, mark, name
from antechamber.cli.news import described, headline, inked, speaker_to
from antechamber.cli.rules import show as show_rules
from antechamber.cli.scores import result, score_table
from antechamber.core.chance import Chance
from antechamber.core.errors import AntechamberError
from antechamber.core.event import Event
from antechamber.core.flow import Choice
from antechamber.core.record import Match
from antechamber.games.ledger import ledger
from antechamber.lab.runs import seed_bytes
from antechamber.words import Speaker

KEYS: Final = """\
Type the number of an option, or the beginning of its text.
Enter shows the board, ? gives advice, u takes back, s is your score, r the rules, q leaves."""


ADVISER: Final = "chancellor"
ADVISED: Final = 5


class Left(Exception):
    """The player has left the table."""


class TerminalTable:
    """People and bots around one terminal.

    `news` has what happened at the start and then with each choice, `heard` how much of it each seat has been told,
    `holder` is the seat that looks at the screen, and `drawn` says whether the board on it is up to date.
    """

    def __init__(self, match: Match, bots: dict[int, Bot], screen: Console) -> None:
        seats, choices = match.record.seats, match.record.choices
        self.match = match
        self.bots = bots
        self.screen = screen
        self.rng = Chance(seed_bytes(f"bots {match.record.seed.hex()} {len(choices)}"))
        self.people = [seat for seat in range(seats) if seat not in bots]
        self.news: list[list[Event]] = [[] for _ in choices] + [match.state.events]
        self.heard = [0] * seats
        self.holder = self.people[0] if len(self.people) == 1 else None
        self.drawn = False

    def play(self) -> None:
        """Play until the game is over, or the players leave."""
        self.say(f"{self.match.game.title}: {', '.join(map(self.sitting, range(len(self.heard))))}")
        self.say(KEYS, "dim")
        while pending := self.match.state.pending():
            seat = pending[0]
            if seat in self.bots:
                self.let_bot_choose(seat)
            else:
                self.ask(seat)
        self.tell(self.holder)
        self.say(Rule("The game is over"))
        self.say(result(self.match.state, self.speaker(self.holder)))

    def sitting(self, seat: int) -> str:
        who = "bot" if seat in self.bots else "you" if seat == self.holder else "person"
        return f"{LETTERS[seat]} {who}"

    # Choosing

    def let_bot_choose(self, seat: int) -> None:
        s = self.match.state
        self.choose(seat, self.bots[seat].choose(observe(s, seat, self.rng), self.rng))
        self.drawn = False

    def advise(self, seat: int) -> None:
        """What the Chancellor would do, and what it thinks of each option."""
        game, s = self.match.game, self.match.state
        chancellor = make_bot(ADVISER, game, s.seats)
        with self.screen.status("The Chancellor thinks ..."):
            advice = chancellor.advise(observe(s, seat, self.rng), self.rng)
        self.say(advice_table(sorted(advice, key=attrgetter("visits"), reverse=True)[:ADVISED]))

    def choose(self, seat: int, choice: Choice[Any]) -> None:
        self.match.choose(seat, choice.text)
        self.news.append(self.match.state.events)

    def take_back(self, seat: int) -> None:
        """The seat's own latest choice or, among people, that of whoever chose last."""
        choices = self.match.record.choices
        if choices and not self.match.state.takebacks[seat] and choices[-1][0] in self.people:
            seat = choices[-1][0]
        latest = max([number for number, (by, _) in enumerate(choices) if by == seat], default=0)
        text = choices[latest][1] if choices else ""
        self.match.take_back(seat)
        del self.news[latest + 1]
        self.heard = [count - (count > latest + 1) for count in self.heard]
        self.drawn = False
        self.say(f"Taken back: {text}")

    # Asking

    def ask(self, seat: int) -> None:
        """Show a seat what it has to decide, until it has typed something that makes sense."""
        self.pass_to(seat)
        self.tell(seat)
        self.show(seat)
        while True:
            try:
                self.answer(seat, self.read("> "))
            except AntechamberError as error:
                self.say(str(error), "red")
            else:
                return

    def answer(self, seat: int, typed: str) -> None:
        match typed:
            case "":
                self.drawn = False
            case "u":
                self.take_back(seat)
            case "?":
                self.advise(seat)
            case "s":
                self.say(score_table({seat: self.match.state.scores()[seat]}, self.speaker(seat)))
            case "r":
                show_rules(self.screen, ledger(self.match.game.key))
            case "q":
                raise Left
            case _:
                self.choose(seat, pick(self.match.state.options(seat), typed, self.titles(seat)))

    def read(self, prompt: str) -> str:
        typed = self.screen.input(prompt).strip()
        if not sys.stdin.isatty():
            self.say(typed)
        return typed

    # Showing

    def say(self, what: RenderableType, style: str | None = None) -> None:
        self.screen.print(what, style=style)

    def pass_to(self, seat: int) -> None:
        """Nobody sees another seat's secrets: the screen is cleared before and after it changes hands."""
        if seat == self.holder:
            return
        if self.holder is not None:
            self.screen.clear()
        self.holder, self.drawn = seat, False
        if self.read(f"Pass to {name(seat)}, press Enter ") == "q":
            raise Left
        self.screen.clear()

    def tell(self, seat: int | None) -> None:
        """What has happened since the seat was last told."""
        heard = 0 if seat is None else self.heard[seat]
        for events in self.news[heard:]:
            for event in events:
                self.say(headline(event, self.speaker(seat)))
        if seat is not None:
            self.heard[seat] = len(self.news)

    def show(self, seat: int) -> None:
        game, s = self.match.game, self.match.state
        picture = boards.hand if self.drawn else boards.board
        self.say(picture(game, s.view(seat)))
        self.drawn = True
        speaker = self.speaker(seat)
        decision, prompt = s.decision(seat), game.words.prompt(s, seat)
        if decision is not None and prompt is not None:
            asked = inked(prompt, speaker)
            asked.stylize("bold")
            self.say(Text.assemble(mark(seat), " ", asked, (f"  {decision.rule}", "dim")))
        self.say(numbered([described(s, seat, option, speaker) for option in s.options(seat)]))

    def titles(self, seat: int) -> list[str]:
        s, words, speaker = self.match.state, self.match.game.words, self.speaker(seat)
        return [speaker.say(words.title(s, seat, option)) for option in s.options(seat)]

    def speaker(self, seat: int | None) -> Speaker:
        return speaker_to(self.match.game, len(self.heard), seat)


def numbered(options: list[Text]) -> Columns:
    """The options with their numbers."""
    width = len(str(len(options)))
    lines = [
        Text.assemble((f"{number:>{width}} ", "bold cyan"), option) for number, option in enumerate(options, start=1)
    ]
    return Columns(lines, padding=(0, 3), column_first=True)


def advice_table(advice: list[Advice]) -> Grid:
    """Options with their win chances, the one looked at most first."""
    table = Grid("the Chancellor's advice", "win chance", "looked at", box=None)
    for entry in advice:
        table.add_row(entry.choice.text, f"{entry.win_chance:.0%}", f"{entry.visits} times")
    return table


def pick(options: list[Choice[Any]], typed: str, titles: list[str]) -> Choice[Any]:
    """The option meant by its number, or by the beginning of its title or of its text."""
    if typed.isascii() and typed.isdecimal():
        if 1 <= int(typed) <= len(options):
            return options[int(typed) - 1]
        raise AntechamberError(f"There is no option {typed}; they are numbered 1 to {len(options)}.")
    begin = typed.casefold()
    called = [
        (option, [option.text.casefold(), title.casefold()]) for option, title in zip(options, titles, strict=True)
    ]
    meant = [option for option, names in called if any(name.startswith(begin) for name in names)]
    exact = [option for option, names in called if begin in names]
    if len(exact or meant) == 1:
        return (exact or meant)[0]
    if meant:
        raise AntechamberError(f"'{typed}' could be: {', '.join(option.text for option in meant)}.")
    raise AntechamberError(f"No option begins with '{typed}'; type a number from 1 to {len(options)}, or q to leave.")
