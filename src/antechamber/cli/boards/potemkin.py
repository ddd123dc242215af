"""The table of Potemkin Empire: villages as rows of facades, with what one knows of what is behind them."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from antechamber.cli.ink import COLOURS, LETTERS, joined, mark
from antechamber.cli.news import speaker_to
from antechamber.core.game import Game
from antechamber.games.potemkin.view import Building, Revealed, Seen, View

TYPE_COLOURS: Final = {
    "culture": "bright_magenta",
    "espionage": "bright_red",
    "government": "bright_yellow",
    "industry": "dark_orange",
    "science": "bright_cyan",
}
TILE: Final = 13
LEGEND: Final = """\
3 Science: lot and type. Behind it: real, fake, ? unknown; open: seen by all.
■ cubes, ● agents; ! an agent stands in front of it; B has looked behind it."""


def board(view: View, game: Game) -> RenderableType:
    """The whole table: a panel for each village, then the supply and one's own cards."""
    drawing = EmpireDrawing(view, game)
    villages = [drawing.village(seat) for seat in range(len(view.seats))]
    lines = [*drawing.table_lines(), *drawing.hand_lines()]
    return Group("", *villages, Text(LEGEND, "dim"), framed(lines))


def hand(view: View, game: Game) -> RenderableType:
    """One's own cards."""
    return framed(EmpireDrawing(view, game).hand_lines())


class EmpireDrawing:
    """A view, with what the box calls its things."""

    def __init__(self, view: View, game: Game) -> None:
        self.view = view
        self.speaker = speaker_to(game, 0, None)

    def card(self, key: str) -> str:
        return self.speaker.name(f"card:{key}")

    def type(self, key: str) -> str:
        return self.speaker.name(f"type:{key}")

    def cards(self, counts: dict[str, int]) -> Text:
        found = [self.card(card) if count == 1 else f"{count} {self.card(card)}" for card, count in counts.items()]
        return Text(", ".join(found)) if found else Text("none", "dim")

    # Villages

    def village(self, seat: int) -> Panel:
        tiles = [self.facade(building, seat) for building in self.view.seats[seat].village]
        row = Columns(tiles, padding=(0, 2), width=TILE) if tiles else Text("no building", "dim")
        return Panel(
            row,
            title=headline(self.view, seat),
            title_align="left",
            subtitle=possessions(self.view, seat),
            subtitle_align="right",
            border_style=COLOURS[seat],
            padding=0,
        )

    def facade(self, building: Building, seat: int) -> Text:
        """Two lines: what everybody sees, and what one knows."""
        lot = building.name.partition(".")[2]
        front = Text(f"{lot} {self.type(building.type)}", TYPE_COLOURS.get(building.type, ""))
        others = [other for other in building.known_to if other not in (seat, self.view.seat)]
        behind: list[Text | str] = [known(building)]
        behind += [f"■{building.cubes}"] if building.cubes else []
        behind += [f"●{building.agents}"] if building.agents else []
        behind += ["!"] if building.watched else []
        behind += ["".join(LETTERS[other] for other in others)] if others and not building.face_up else []
        return Text.assemble(front, "\n", joined(behind, " "))

    # The supply, and cards

    def table_lines(self) -> list[tuple[str, Text]]:
        view = self.view
        phase = "over" if view.over else f"pack {view.round}" if view.drafting else f"round {view.round}"
        facades = "  ".join(f"{count} {self.type(key)}" for key, count in view.facades.items())
        waiting = [name for name, holder in (("shield", view.shield), ("scientist", view.scientist)) if holder is None]
        pieces = [f"{view.cubes} cubes", f"{view.agents} agents", *waiting]
        lines = [
            ("Month", Text(f"{view.month} of {view.months}, {view.direction}, {phase}")),
            ("Facades", Text(facades)),
            ("Supply", Text("  ".join([*pieces, f"deck {view.deck}", f"discards {view.discards}"]))),
        ]
        if view.played_before:
            lines.append(("Played", self.cards(view.played_before)))
        destroyed = [
            Text.assemble(mark(number), " ", ", ".join(map(self.card, seat.destroyed)))
            for number, seat in enumerate(view.seats)
            if seat.destroyed
        ]
        if destroyed:
            lines.append(("Destroyed", joined(destroyed, "\n")))
        if view.revealed:
            lines.append(("Revealed", joined(list(map(self.revealed, view.revealed)), "\n")))
        return lines

    def revealed(self, found: Revealed) -> Text:
        """Who revealed what, and what it was."""
        owner, _, lot = found.building.partition(".")
        nature = Text("real", "green") if found.real else Text("fake", "red")
        what = f" {lot} {self.type(found.type)}: {self.card(found.card)}, "
        return Text.assemble(mark(found.by), " found ", mark(int(owner)), what, nature)

    def hand_lines(self) -> list[tuple[str, Text]]:
        view = self.view
        lines = [("In play", self.cards({view.played: 1}))] if view.played else []
        if view.own is None or view.seen is None:
            return lines
        own = view.own
        if own.pack:
            lines.append(("Your pack", self.cards(own.pack)))
        if own.picked:
            lines.append(("You keep", Text(self.card(own.picked))))
        lines.append(("Your hand", self.cards(own.hand)))
        if own.aside:
            lines.append(("Put aside", self.cards(own.aside)))
        if own.raising:
            lines.append(("You build", Text(self.type(own.raising), TYPE_COLOURS.get(own.raising, ""))))
        return [*lines, *self.memory_lines(view.seen, view.played_before)]

    def memory_lines(self, seen: Seen, played: dict[str, int]) -> list[tuple[str, Text]]:
        """What one has seen this month and may see again, and one's own cards among the discards."""
        lines = []
        passed = seen.packs[-1] if seen.packs else []
        if len(passed) > 1:
            lines.append(("Packs", joined([self.cards(pack) for pack in passed], "\n")))
        discarded = {name: count - played.get(name, 0) for name, count in seen.discarded.items()}
        if any(discarded.values()):
            lines.append(("Discarded", self.cards({name: count for name, count in discarded.items() if count})))
        return lines


def headline(view: View, seat: int) -> Text:
    who: list[Text | str] = [mark(seat), "you" if seat == view.seat else "", "<" if seat == view.acting else ""]
    return joined([part for part in [*who, ", ".join(meeples(view, seat))] if part], " ")


def meeples(view: View, seat: int) -> list[str]:
    holders = {"capitol": view.capitol, "shield": view.shield, "scientist": view.scientist}
    return [name for name, holder in holders.items() if holder == seat]


def possessions(view: View, seat: int) -> Text:
    own = view.seats[seat]
    parts = ["Production" if own.producing else "Construction", "1 card" if own.cards == 1 else f"{own.cards} cards"]
    parts += [f"{own.pack} in pack"] if own.pack else []
    parts += [f"agents {own.ready} ready, {own.spent} spent"] if own.ready or own.spent else []
    parts += [f"destroyed {len(own.destroyed)}"] if own.destroyed else []
    return Text(" · ".join(parts))


def known(building: Building) -> Text:
    if building.real is None:
        return Text("?", "dim")
    if building.face_up:
        return Text("open", "bold green")
    return Text("real", "green") if building.real else Text("fake", "red")


def framed(lines: list[tuple[str, Text]]) -> Panel:
    grid = Table.grid(padding=(0, 2))
    for name, line in lines:
        grid.add_row(Text(name, "bold"), line)
    return Panel(grid, padding=0)
