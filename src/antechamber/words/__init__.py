"""Phrases in the words of a language: sentences in Fluent (https://projectfluent.org), common ones and each game's.

The page has the same sentences and its own runtime (`web/src/words/phrases.ts`); this one is for terminals, text
players and tests. What a game calls its things comes with its box; a language other than the box's may translate
that (`name-city-paris`), as long as the box has not renamed it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone, FluentType
from fluent.syntax.ast import Junk, Resource

from antechamber.core.game import Game
from antechamber.core.phrase import Phrase

HERE: Final = Path(__file__).parent
ENGLISH: Final = "en"
# What a sentence names stands between marks, so that whoever prints it can point at it.
OPENS, NAMES, CLOSES = "\ue000", "\ue001", "\ue002"
LANGUAGES: Final = sorted(file.stem for file in HERE.glob("*.ftl"))


def sentences(game: Game, language: str) -> list[str]:
    """The files that a game is told with: what all games say, and its own if it has one."""
    folders = [folder for folder in (HERE, game.words.folder) if folder is not None]
    return [text_of(folder / f"{language}.ftl") for folder in folders]


@cache
def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def resource(text: str) -> Resource:
    return FluentResource(text)


def unreadable(text: str) -> list[str]:
    """What in a file of sentences is no Fluent, and therefore is not said, by the line that it begins in."""
    junk = [entry for entry in resource(text).body if isinstance(entry, Junk)]
    places = [(text.count("\n", 0, entry.span.start) + 1 if entry.span else 1, entry) for entry in junk]
    return [f"line {line}: {(entry.content or '').splitlines()[0]}" for line, entry in places]


class Speaker:
    """Says phrases of a game in a language, to a viewer who may be one of the seats."""

    def __init__(
        self,
        game: Game,
        seats: list[str],
        viewer: int | None = None,
        language: str = ENGLISH,
        renamed: Collection[str] = (),
    ) -> None:
        self.game = game
        self.language = language
        self.viewer = viewer
        self.seats = seats
        self.renamed = renamed
        self.named: dict[str, str] = {}
        functions: dict[str, Callable[..., Any]] = {"THING": self.thing, "PERSON": self.person, "LIST": self.list}
        self.bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for text in sentences(game, language):
            self.bundle.add_resource(resource(text))

    def say(self, phrase: Phrase) -> str:
        return "".join(text for text, _ in parts(self.form(phrase)))

    def tell(self, phrase: Phrase) -> list[tuple[str, str]]:
        """What is said, piece by piece, with the target that a piece names, if any."""
        return parts(self.form(phrase))

    def name(self, target: str) -> str:
        """What people call a thing; some names are whole texts, so that one is made up once."""
        if target not in self.named:
            self.named[target] = bare_text(self.thing(target))
        return self.named[target]

    def source(self, source: str) -> str:
        """What people call a source of points: `source-next-scoring`."""
        return self.say(Phrase(f"source-{source.replace(' ', '-')}"))

    def form(self, phrase: Phrase, **more: Any) -> str:
        args = {name: self.filling(value) for name, value in {**phrase.args, **more}.items()}
        if not self.bundle.has_message(phrase.id):
            return " ".join([phrase.id.replace("-", " "), *[str(self.bare(value)) for value in args.values()]])
        pattern = self.bundle.get_message(phrase.id).value
        assert pattern is not None, f"'{phrase.id}' has attributes only"
        said, problems = self.bundle.format_pattern(pattern, args)
        assert not problems, f"'{phrase.id}' with {args}: {problems}"
        return str(said)

    def filling(self, value: Any) -> Any:
        """What a sentence is given: targets and numbers as they are, phrases said."""
        if isinstance(value, Phrase):
            return self.form(value)
        if isinstance(value, list):
            return List([self.thing(item) if isinstance(item, str) else self.filling(item) for item in value])
        return value

    def bare(self, value: Any) -> Any:
        if isinstance(value, List):
            return self.list(value)
        return self.thing(value) if isinstance(value, str) and ":" in value else value

    # What sentences ask for

    def thing(self, target: Any, **form: Any) -> str:
        """What people call a thing; languages with cases ask for one (`THING($city, case: "genitive")`)."""
        if isinstance(target, FluentNone):
            return "?"
        kind, _, key = str(target).partition(":")
        if kind == "seat":
            return marked(target, self.seats[int(key)])
        name = self.game.words.names.get(target)
        translated = Phrase(f"name-{kind}-{key}".replace("_", "-").replace(".", "-"))
        if self.bundle.has_message(translated.id) and target not in self.renamed:
            return marked(target, self.form(translated, **form))
        if isinstance(name, Phrase):
            return marked(target, self.form(name, **form))
        return marked(target, name or key.replace("_", " "))

    def person(self, target: Any) -> str:
        return "you" if target == f"seat:{self.viewer}" else "other"

    def list(self, items: Any, style: Literal["standard", "or", "unit"] = "standard") -> str:
        """`LIST($cards)`, or with another word before the last of them, or none: `style: "or"`, `"unit"`."""
        return str(format_list(items.items, style, self.language))


class List(FluentType):
    """Several fillings in one place."""

    def __init__(self, items: list[Any]) -> None:
        self.items = [str(item) for item in items]

    def format(self, locale: Locale) -> str:
        return str(format_list(self.items, locale=locale))


def marked(target: Any, text: str) -> str:
    return f"{OPENS}{target}{NAMES}{bare_text(text)}{CLOSES}"


def bare_text(text: str) -> str:
    """Without marks: what is inside of a named thing is not pointed at by itself."""
    return "".join(piece for piece, _ in parts(text))


def parts(text: str) -> list[tuple[str, str]]:
    """A marked text piece by piece."""
    found: list[tuple[str, str]] = []
    for piece in text.split(OPENS):
        named, _, rest = piece.rpartition(CLOSES)
        if named:
            target, _, name = named.partition(NAMES)
            found.append((name, target))
        if rest:
            found.append((rest, ""))
    return found
