"""What a seat may choose, numbered, and what somebody means who types numbers or words."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

from rich.columns import Columns
from rich.text import Text

from antechamber.cli.news import described, inked
from antechamber.core.composing import compose, composition_of
from antechamber.core.composition import Item, Part
from antechamber.core.errors import AntechamberError
from antechamber.core.flow import Choice, State
from antechamber.words import Speaker


class Listed(NamedTuple):
    """Something with a number: how it is shown, what it is called, and the option's text or the thing's target."""

    shown: Text
    names: list[str]
    text: str = ""
    target: str = ""


class Offer:
    """All that a seat may choose, in sections with headings.

    The options are one; where a set is chosen as a whole, its parts come first, and then what else there is.
    """

    def __init__(self, s: State, seat: int, speaker: Speaker) -> None:
        self.s = s
        self.seat = seat
        self.speaker = speaker
        asked = composition_of(s, seat)
        parts = [] if asked is None or asked.picks_one else asked.parts
        targets = {thing.target for part in parts for thing in part.things}
        self.sections = [(heading(part), [self.thing(item, part) for item in part.things]) for part in parts]
        rest = [self.option(option) for option in s.options(seat) if not targets.intersection(option.targets[:1])]
        if rest:
            alone = "Enter takes it:" if len(rest) == 1 else ""
            self.sections.append(("Or by itself:" if parts else alone, rest))
        self.listed = [one for _, section in self.sections for one in section]

    def texts(self, typed: str) -> list[str]:
        """The choices that are meant: an option by its number or its beginning, or things of a set by their numbers."""
        meant = [self.listed[at] for at in which(typed, [one.names for one in self.listed])]
        if len(meant) == 1 and meant[0].text:
            return [meant[0].text]
        if not any(one.target for one in self.listed):
            raise AntechamberError("Only one of these can be chosen.")
        return compose(self.s, self.seat, [one.target for one in meant])

    def option(self, option: Choice[Any]) -> Listed:
        return Listed(described(self.s, self.seat, option, self.speaker), self.names(option), text=option.text)

    def thing(self, item: Item, part: Part) -> Listed:
        """A thing of a set: how many there are of it, and what it counts if that is less than one."""
        words, choice, counts = self.speaker.game.words, self.choice_of(item), Fraction(item.weight, whole(part))
        name = self.speaker.name(item.target)
        shown = Text(name) if choice is None else inked(words.title(self.s, self.seat, choice), self.speaker)
        shown.append(f" ×{item.copies}" if item.copies > 1 else "", "bold")
        detail = None if choice is None else words.detail(self.s, self.seat, choice)
        if counts < 1:
            shown.append(f" (counts {counts})", "dim")
        elif detail:
            shown.append(f" ({self.speaker.say(detail)})", "dim")
        return Listed(shown, [name, *(self.names(choice) if choice else [])], target=item.target)

    def choice_of(self, item: Item) -> Choice[Any] | None:
        """The choice that picks a thing: one like the options, even if the engine asks for other things first."""
        options = self.s.options(self.seat)
        kinds = {option.text.partition(" ")[0] for option in options}
        for choice in [*options, *self.speaker.game.catalogue]:
            if choice.targets[:1] == (item.target,) and choice.text.partition(" ")[0] in kinds:
                return choice
        return None

    def names(self, choice: Choice[Any]) -> list[str]:
        return [choice.text, self.speaker.say(self.speaker.game.words.title(self.s, self.seat, choice))]


def whole(part: Part) -> int:
    """What a thing counts that counts fully."""
    return max([1, *(thing.weight for thing in part.things)])


def heading(part: Part) -> str:
    """How many things of a part are to be chosen."""
    fewest, most = (Fraction(number, whole(part)) for number in (part.fewest, part.most))
    number = f"{most}" if fewest == most else f"{fewest} to {most}"
    weighed = any(thing.weight < whole(part) for thing in part.things)
    return f"Choose what counts {number} together:" if weighed else f"Choose {number} of these:"


def numbered(options: list[Text], first: int = 1) -> Columns:
    """The options with their numbers."""
    width = len(str(first + len(options) - 1))
    lines = [
        Text.assemble((f"{number:>{width}} ", "bold cyan"), option) for number, option in enumerate(options, first)
    ]
    return Columns(lines, padding=(0, 3), column_first=True)


def which(typed: str, names: list[list[str]]) -> list[int]:
    """What is meant of a numbered list: several by their numbers, in any order, or one by the beginning of a name."""
    words = typed.replace(",", " ").split()
    if words and all(word.isascii() and word.isdecimal() for word in words):
        return [numbered_so(word, len(names)) for word in words]
    return [called_so(typed, names)]


def numbered_so(word: str, count: int) -> int:
    if word.lstrip("0") in map(str, range(1, count + 1)):
        return int(word) - 1
    raise AntechamberError(f"There is no option {word}; they are numbered 1 to {count}.")


def called_so(typed: str, names: list[list[str]]) -> int:
    begin = typed.casefold()
    called = [[name.casefold() for name in one] for one in names]
    meant = [at for at, one in enumerate(called) if any(name.startswith(begin) for name in one)]
    exact = [at for at, one in enumerate(called) if begin in one]
    if len(exact or meant) == 1:
        return (exact or meant)[0]
    if meant:
        raise AntechamberError(f"'{typed}' could be: {', '.join(names[at][0] for at in meant)}.")
    raise AntechamberError(f"No option begins with '{typed}'; type a number from 1 to {len(names)}, or q to leave.")
