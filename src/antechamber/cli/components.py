"""`antechamber components`: what is in the box, value by value, with where each comes from."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.console import RenderableType

from antechamber.cli.game_key import GameKey
from antechamber.core.components import Entry, Sheet

RECONSTRUCTED: Final = "reconstructed"


def components(game: GameKey, /, *, components: str = "standard", check: str | None = None) -> None:
    """Show what is in a game's box, or check a component file of your own.

    :param components: A bundled component set, or a file of yours.
    :param check: Only check this file: say that it is fine, or name all its problems.
    """
    from antechamber.cli.ink import screen
    from antechamber.games import load

    sheet = load(game, check or components).sheet
    out = screen()
    if check:
        out.print(f"fine: {sheet.title}, {sheet.digest}")
        return
    out.print(f"{sheet.title}, {sheet.digest}\n", style="bold")
    for section, entries in sheet.sections.items():
        out.print(section_tables(section, list(entries.values())))
    out.print(f"{counts(sheet)}. Without a mark: rulebook; ~ reconstructed; [a] see the note below its table.")


def section_tables(section: str, entries: list[Entry]) -> RenderableType:
    """A section with a row for each entry, entries of one kind together; notes name the sources of marked values."""
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    notes: dict[str, str] = {}
    tables: dict[tuple[str, ...], Table] = {}
    for entry in entries:
        names = tuple(sorted(entry.values, key=list(entries[0].values | entry.values).index))
        table = tables.setdefault(names, Table(section, *names, box=None, padding=(0, 1, 0, 0), header_style="cyan"))
        table.add_row(Text(entry.key, "bold", overflow="fold"), *[cell(entry, name, notes) for name in names])
    return Group(*tables.values(), *[Text(f"  [{letter}] {origin}", "dim") for origin, letter in notes.items()], "")


def cell(entry: Entry, name: str, notes: dict[str, str]) -> RenderableType:
    from rich.text import Text

    value = entry.values[name]
    shown = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    origin = entry.origin(name)
    if origin == "rulebook":
        return Text(shown, overflow="fold")
    if origin == RECONSTRUCTED:
        return Text(f"~{shown}", "yellow", overflow="fold")
    letter = notes.setdefault(origin, numeral(len(notes)))
    return Text.assemble(shown, (f" [{letter}]", "dim"), overflow="fold")


def numeral(number: int) -> str:
    """a to z, then aa, ab and so on."""
    first, last = divmod(number, 26)
    return (chr(ord("a") + first - 1) if first else "") + chr(ord("a") + last)


def counts(sheet: Sheet) -> str:
    """How many values come from where."""
    from antechamber.core.components import ORIGINS

    entries = [entry for section in sheet.sections.values() for entry in section.values()]
    origins = [entry.origin(name) for entry in entries for name in entry.values]
    found = Counter(next(kind for kind in ORIGINS if origin.startswith(kind)) for origin in origins)
    return f"{len(origins)} values: " + ", ".join(f"{found[kind]} {kind}" for kind in ORIGINS)
