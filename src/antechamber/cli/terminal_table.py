"""A table at one terminal: who sits where, what is shown, and what is typed."""

from __future__ import annotations

import sys
from operator import attrgetter
from typing import Final

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from antechamber.bots import make_bot
from antechamber.bots.bot import Advice, Bot, observe
from antechamber.cli import boards
from antechamber.cli.drafted_match import DraftedMatch
from antechamber.cli.ink import LETTERS, mark, name
from antechamber.cli.news import headline, inked, speaker_to
from antechamber.cli.offer import Offer, numbered
from antechamber.cli.rules import show as show_rules
from antechamber.cli.scores import result, score_table
from antechamber.core.chance import Chance
from antechamber.core.errors import AntechamberError, CannotTakeBack
from antechamber.core.flow import State
from antechamber.core.record import Match
from antechamber.games.ledger import ledger
from antechamber.lab.runs import seed_bytes
from antechamber.words import Speaker

KEYS: Final = """\
Type the number of an option, or the beginning of its text.
Where several are chosen together: all their numbers in any order, like 2 5 5.
Enter ends your turn, and then others are told; before that, u takes back a step, uu all of it.
b shows the board, ? gives advice, s is your score, r the rules, q leaves."""
ALL_CHOSEN: Final = "All is chosen. Enter ends your turn, u takes back, uu starts over."

ADVISER: Final = "chancellor"
ADVISED: Final = 5


class Left(Exception):
    """The player has left the table."""


class TerminalTable:
    """People and bots around one terminal.

    `holder` is the seat that looks at the screen, and `drawn` says whether the board on it is up to date. With
    `end_turns` a turn ends by itself when nothing is left to decide.
    """

    def __init__(self, match: Match, bots: dict[int, Bot], screen: Console, end_turns: bool = False) -> None:
        seats, choices = match.record.seats, match.record.choices
        self.match = match
        self.drafted = DraftedMatch(match)
        self.bots = bots
        self.screen = screen
        self.end_turns = end_turns
        self.rng = Chance(seed_bytes(f"bots {match.record.seed.hex()} {len(choices)}"))
        self.people = [seat for seat in range(seats) if seat not in bots]
        self.holder = self.people[0] if len(self.people) == 1 else None
        self.drawn = False

    def play(self) -> None:
        """Play until the game is over, or the players leave."""
        self.say(f"{self.match.game.title}: {', '.join(map(self.sitting, range(self.match.record.seats)))}")
        self.say(KEYS, "dim")
        while (seat := self.drafted.asked()) is not None:
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
        self.drafted.play(seat, self.bots[seat].choose(observe(s, seat, self.rng), self.rng).text)
        self.drawn = False

    def advise(self, seat: int) -> None:
        """What the Chancellor would do, and what it thinks of each option."""
        s = self.undecided(seat)
        chancellor = make_bot(ADVISER, self.match.game, s.seats)
        with self.screen.status("The Chancellor thinks ..."):
            advice = chancellor.advise(observe(s, seat, self.rng), self.rng)
        self.say(advice_table(sorted(advice, key=attrgetter("visits"), reverse=True)[:ADVISED]))

    def undecided(self, seat: int) -> State:
        """The game before a seat's eyes, if there is something left for it to decide."""
        s = self.drafted.state_of(seat)
        if not s.options(seat):
            raise AntechamberError(ALL_CHOSEN)
        return s

    def choose(self, seat: int, texts: list[str]) -> None:
        """A step of a turn, which may end by itself."""
        draft = self.drafted.choose(seat, texts)
        if self.end_turns and not draft.fixed and draft.complete:
            self.drafted.end_turn(draft)

    def go_on(self, seat: int) -> None:
        """Enter ends a turn that is complete, takes what is the only option, and otherwise shows the board."""
        draft, options = self.drafted.draft, self.drafted.state_of(seat).options(seat)
        if draft and draft.complete:
            self.drafted.end_turn(draft)
        elif len(options) == 1:
            self.choose(seat, [options[0].text])
        else:
            self.drawn = False

    def take_back(self, seat: int) -> None:
        """The latest step of a turn; without one the end of the seat's latest, or that of whoever chose last."""
        draft, choices = self.drafted.draft, self.match.record.choices
        if draft:
            gone = self.drafted.shorten(draft, len(draft.steps) - 1)
        else:
            if choices and not self.match.state.takebacks[seat] and choices[-1][0] in self.people:
                seat = choices[-1][0]
            gone = self.drafted.reopen(seat)
        self.drawn = False
        own = ", ".join(gone) if seat == self.holder else ""
        self.say(f"Taken back: {own or 'the end of the turn'}")

    def start_over(self, seat: int) -> None:
        """All of a turn that has not ended."""
        if not self.drafted.draft:
            raise CannotTakeBack(seat)
        gone = self.drafted.shorten(self.drafted.draft, 0)
        self.drawn = False
        self.say(f"Taken back: {', '.join(gone)}")

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
                self.go_on(seat)
            case "u" | "undo":
                self.take_back(seat)
            case "uu" | "start over":
                self.start_over(seat)
            case "b":
                self.drawn = False
            case "?":
                self.advise(seat)
            case "s":
                self.say(score_table({seat: self.drafted.state_of(seat).scores()[seat]}, self.speaker(seat)))
            case "r":
                show_rules(self.screen, ledger(self.match.game.key))
            case "q":
                raise Left
            case _:
                self.choose(seat, Offer(self.undecided(seat), seat, self.speaker(seat)).texts(typed))

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
        for event in self.drafted.unheard(seat):
            self.say(headline(event, self.speaker(seat)))

    def show(self, seat: int) -> None:
        game, s = self.match.game, self.drafted.state_of(seat)
        picture = boards.hand if self.drawn else boards.board
        self.say(picture(game, s.view(seat)))
        self.drawn = True
        speaker = self.speaker(seat)
        decision, prompt = s.decision(seat), game.words.prompt(s, seat)
        if decision is None:
            self.say(Text.assemble(mark(seat), " ", (ALL_CHOSEN, "bold")))
            return
        if prompt is not None:
            asked = inked(prompt, speaker)
            asked.stylize("bold")
            self.say(Text.assemble(mark(seat), " ", asked, (f"  {decision.rule}", "dim")))
        self.offer(Offer(s, seat, speaker))

    def offer(self, offer: Offer) -> None:
        first = 1
        for heading, section in offer.sections:
            if heading:
                self.say(heading)
            self.say(numbered([one.shown for one in section], first))
            first += len(section)

    def speaker(self, seat: int | None) -> Speaker:
        return speaker_to(self.match.game, self.match.record.seats, seat)


def advice_table(advice: list[Advice]) -> Grid:
    """Options with their win chances, the one looked at most first."""
    table = Grid("the Chancellor's advice", "win chance", "looked at", box=None)
    for entry in advice:
        table.add_row(entry.choice.text, f"{entry.win_chance:.0%}", f"{entry.visits} times")
    return table
