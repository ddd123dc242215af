"""Costs and effects as a component file writes them: `2 grain + 1 wood`, `favour + 1 coin`, `nothing`."""

from __future__ import annotations

from typing import Final

from antechamber.core.components import Entry
from antechamber.core.fields import WORDS, Field
from antechamber.games.first_tsar.constants import GOODS

Words = list[tuple[int, str]]

NOTHING_AT_ALL: Final = "nothing"
OF_CHOICE: Final = ["any", "local", "foreign"]
COST_WORDS: Final = [*GOODS, *OF_CHOICE, "trade_token"]
POINTS: Final = "vp"
# Done as often as the effect says
REPEATED: Final = [
    "favour",
    "place_warrior",
    "move",
    "income",
    "place_building",
    "war",
    "take_project",
    "complete_project",
    "take_estate",
    "take_title",
    "swap",
    "exchange",
]
RESOLVE: Final = "resolve_trade"
MOST: Final = 99  # what is of choice is chosen one by one
MOST_RESOLVED: Final = 2
VOCABULARY: Final = [*GOODS, POINTS, *OF_CHOICE, *REPEATED, RESOLVE]


def read_words(entry: Entry, name: str, text: str, known: list[str]) -> Words:
    """How many of what, in order; a word without a number stands for one."""
    words: Words = []
    entry.fields[name] = Field(WORDS, known)
    if text == NOTHING_AT_ALL:
        return words
    for part in text.split("+"):
        number, _, word = part.strip().rpartition(" ")
        if word not in known:
            entry.problem(f"'{name}' names '{word}', which is not one of {', '.join(known)}")
        elif word in [known_word for _, known_word in words]:
            entry.problem(f"'{name}' names '{word}' twice")
        elif number and not is_amount(number):
            wanted = f"expected a number of 1 to {MOST} and a word, joined by + to others"
            entry.problem(f"'{name}' says '{part.strip()}'; {wanted}")
        else:
            words.append((int(number or 1), word))
    return words


def is_amount(number: str) -> bool:
    return number.isascii() and number.isdecimal() and len(number) <= len(str(MOST)) and 1 <= int(number) <= MOST


def slug(text: str) -> str:
    """A text as one word of an option."""
    return text.replace(" + ", "+").replace(" ", "_")


def goods_of(words: Words) -> list[tuple[int, int]]:
    """The goods and coins among the words: kind and number."""
    return [(GOODS.index(word), number) for number, word in words if word in GOODS]


def amount(words: Words, wanted: str) -> int:
    return sum([number for number, word in words if word == wanted])


def counted(words: Words) -> dict[str, int]:
    """How many of each word, in the order in which they are written."""
    return {word: number for number, word in words}
