"""The table of The First Tsar: the Kremlin, the map by region, displays, pads and the seats."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from antechamber.cli.ink import joined, mark
from antechamber.cli.news import speaker_to
from antechamber.core.game import Game
from antechamber.games.first_tsar.box_view import Amounts
from antechamber.games.first_tsar.map_view import City, Pieces, Region
from antechamber.games.first_tsar.reading import COST_WORDS, POINTS
from antechamber.games.first_tsar.seat_view import Estate, Project, Seat
from antechamber.games.first_tsar.view import Chamber, View

CITY_COLOURS: Final = {"black": "grey62", "red": "red", "blue": "bright_blue", "yellow": "yellow"}
COUNTED: Final = {*COST_WORDS, POINTS}
NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI")
LEGEND: Final = """\
A:3* a boyar of A with 3 coins under it, the most important in its chamber.
A2b# two warriors, a boyar and a building of A. 1 coin > 1 stone: pay the coin.
Trade tokens lie on the waterways between the cities named."""


def board(view: View, game: Game) -> RenderableType:
    """The whole table; at 80 columns it just fits, two regions side by side."""
    return TsarDrawing(view, game).board()


def hand(view: View, game: Game) -> RenderableType:
    """What is one's own, and what can be done with it."""
    return TsarDrawing(view, game).hand()


class TsarDrawing:
    """A view, with what the box calls its things."""

    def __init__(self, view: View, game: Game) -> None:
        self.view = view
        self.speaker = speaker_to(game, 0, None)

    def name(self, target: str) -> str:
        return self.speaker.name(target)

    def names(self, kind: str, keys: list[str]) -> list[str]:
        return [self.name(f"{kind}:{key}") for key in keys]

    def board(self) -> RenderableType:
        view = self.view
        return Group(
            "",
            headline(view),
            self.chamber_table(),
            self.regions(),
            self.trade_tokens(),
            Text(LEGEND, "dim"),
            "",
            self.displays(),
            "",
            seat_table(view),
            *[self.seat_line(number, seat) for number, seat in enumerate(view.seats) if number != view.seat],
            self.hand(),
        )

    def hand(self) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for name, line in self.hand_lines():
            grid.add_row(Text(name, "bold"), line)
        return Panel(grid, padding=0)

    # The Kremlin and the map

    def chamber_table(self) -> Table:
        table = plain_table("chamber", "boyar goes to", "boyars", "seal")
        for chamber in self.view.chambers:
            seal = Text("·", "dim") if chamber.seal is None else mark(chamber.seal)
            table.add_row(chamber.title, self.colour(chamber.goes_to), boyars(chamber), seal)
        return table

    def colour(self, key: str) -> Text:
        """A colour of cities, or how else a card says where a boyar goes."""
        return Text(self.name(f"colour:{key}"), CITY_COLOURS.get(key, ""))

    def regions(self) -> Table:
        view = self.view
        regions = Table.grid(expand=True)
        regions.add_column(ratio=1)
        regions.add_column(ratio=1)
        for row in range(0, len(view.regions), 2):
            pair = view.regions[row : row + 2]
            height = max(len(self.region_rows(region)) for region in pair)
            regions.add_row(*[self.region_panel(region, row + at, height) for at, region in enumerate(pair)])
        return regions

    def region_panel(self, region: Region, number: int, height: int) -> Panel:
        rows = self.region_rows(region)
        rewards = Text(" or ".join(map(amounts, region.rewards)), "italic")
        influence = joined([Text.assemble(mark(seat), str(region.influence[seat])) for seat in region.ranked])
        points = "" if len(self.view.seats) > 2 else f" ({region.points})"
        return Panel(
            Group(rewards, *rows, *[""] * (height - len(rows))),
            title=Text(f"{NUMERALS[number]} {self.name(f'region:{region.name}')}{points}"),
            title_align="left",
            subtitle=Text.assemble("influence ", influence) if region.ranked else None,
            subtitle_align="right",
            padding=0,
        )

    def region_rows(self, region: Region) -> list[RenderableType]:
        rows: list[RenderableType] = []
        for city in self.view.cities:
            if city.region == region.name:
                rows.append(Text.assemble(city.title, " ", self.colour(city.colour), (f"  {brings(city)}", "dim")))
                if city.name in self.view.pieces:
                    rows.append(Text.assemble("    ", pieces(self.view.pieces[city.name])))
        return rows

    def trade_tokens(self) -> Table:
        titles = {city.name: city.title for city in self.view.cities}
        cells = [
            Text.assemble((self.name(f"trade:{self.view.trade[way.name]}"), "bold"), f" {' - '.join(ends)}")
            for way in self.view.waterways
            if way.name in self.view.trade
            for ends in [[titles[city] for city in way.between]]
        ]
        table = Table.grid(expand=True, padding=(0, 1))
        for at in range(0, len(cells), 2):
            table.add_row(*cells[at : at + 2])
        return table

    # Displays

    def displays(self) -> Table:
        view, grid = self.view, Table.grid(padding=(0, 1))
        for name, lines in (
            (f"Projects ({view.project_deck})", [self.project_line(project) for project in view.projects]),
            (f"Estates ({view.estate_deck})", [Text(estate_text(estate)) for estate in view.estates]),
            (f"Titles ({view.title_deck})", [Text(f"{title.title}: {title.metric}") for title in view.titles]),
            ("Spoils", [Text(", ".join(self.names("spoils", view.spoils)))]),
        ):
            for at, line in enumerate(lines):
                grid.add_row(Text("" if at else name, "bold"), line)
        return grid

    def project_line(self, project: Project) -> Text:
        kind = self.name(f"type:{project.type}").lower()
        return Text.assemble(project.title, (f" {kind}", "cyan"), f" {amounts(project.cost)} > {project.points} vp")

    # Seats

    def seat_line(self, number: int, seat: Seat) -> Text:
        """What another seat has laid out before it."""
        return Text.assemble(mark(number), " ", "; ".join(self.belongings(seat)) or "nothing yet")

    def belongings(self, seat: Seat) -> list[str]:
        groups = {
            "pad": self.names("pad", seat.pad),
            "estates": [f"{estate.title}{' (used)' if estate.used else ''}" for estate in seat.estates],
            "titles": [f"{title.title} {title.worth}" for title in seat.titles],
            "completed": self.names("project", seat.completed),
            "spoils": self.names("spoils", seat.spoils),
            "took": self.names("project", seat.known),
        }
        return [f"{name} {', '.join(things)}" for name, things in groups.items() if things]

    def hand_lines(self) -> list[tuple[str, Text]]:
        view = self.view
        if view.own is None or view.seat is None:
            return [("Spectator", Text("everything open, nothing of one's own"))]
        seat = view.seats[view.seat]
        lines = [("You", Text.assemble(mark(view.seat), f" {seat.points} VP  ", goods(seat.goods)))]
        lines += self.doing() if view.seat == view.acting else []
        lines += [("Project", self.project_line(project)) for project in view.own.dealt + view.own.hand]
        for estate in seat.estates:
            lines.append(("Used" if estate.used else "Estate", Text(estate_text(estate), "dim" if estate.used else "")))
        lines += [("Title", Text(f"{title.title}: {title.metric}; now {title.worth}")) for title in seat.titles]
        pad = ", ".join(self.names("pad", seat.pad)) or "no Trade tokens"
        return [*lines, ("Pad", Text(pad)), *self.kept(seat)]

    def doing(self) -> list[tuple[str, Text]]:
        """How far the turn has come, or which reward is to be chosen."""
        turn = self.view.turn
        if turn is not None and turn.actions + turn.bonus:
            bonus = f", bonus {turn.bonus}" if turn.bonus else ""
            return [("Actions left", Text(f"{self.name(f'chamber:{turn.chamber}')}: {turn.actions}{bonus}"))]
        if turn is None and self.view.region is not None:
            region = next(region for region in self.view.regions if region.name == self.view.region)
            rewards = " or ".join(map(amounts, region.rewards))
            return [("Reward", Text(f"{self.name(f'region:{region.name}')}: {rewards}"))]
        return []

    def kept(self, seat: Seat) -> list[tuple[str, Text]]:
        found = [
            ("Completed", self.names("project", seat.completed)),
            ("Spoils", self.names("spoils", seat.spoils)),
            ("Covered", self.names("pad", seat.covered)),
        ]
        return [(name, Text(", ".join(things))) for name, things in found if things]


def headline(view: View) -> Text:
    favour = joined([mark(seat) for seat in view.favour], " ")
    tokens = ", ".join(map(str, view.favour_tokens)) or "none"
    return Text.assemble(
        (view.decade, "bold"), "  first ", mark(view.first), "  favour ", favour, f"  Favour tokens left: {tokens}"
    )


def boyars(chamber: Chamber) -> Text:
    inside = [(seat, coins) for seat, coins in enumerate(chamber.bids) if coins is not None]
    return joined(
        [Text.assemble(mark(seat), f":{coins}", "*" if seat in chamber.ranked[:1] else "") for seat, coins in inside]
    )


def brings(city: City) -> str:
    return deal(city.cost, city.income)


def pieces(there: Pieces) -> Text:
    found = []
    for seat, warriors in enumerate(there.warriors):
        building = "#" if there.building == seat else ""
        here = f"{warriors or ''}{'b' * there.boyars[seat]}{building}"
        if here:
            found.append(Text.assemble(mark(seat), here))
    return joined(found)


def estate_text(estate: Estate) -> str:
    return f"{estate.title}: {deal(estate.cost, estate.effect)}"


def seat_table(view: View) -> Table:
    heads = ("VP", "grn", "wd", "stn", "gun", "tex", "stl", "coin", "boyar", "warr.", "bldg", "seal", "war", "proj")
    table = plain_table("", *heads)
    for column in table.columns[1:]:
        column.justify = "right"
    for number, seat in enumerate(view.seats):
        who = Text.assemble(mark(number), "<" if number == view.acting else "")
        supply = (seat.boyars, seat.warriors, seat.buildings, seat.seals, seat.war, seat.cards)
        table.add_row(who, Text(str(seat.points), "bold"), *map(str, (*seat.goods.values(), *supply)))
    return table


def goods(counts: dict[str, int]) -> Text:
    return joined([f"{count} {name}" for name, count in counts.items() if count])


def deal(cost: Amounts, gain: Amounts) -> str:
    return f"{amounts(cost)} > {amounts(gain)}" if cost else amounts(gain)


def amounts(counts: Amounts) -> str:
    """A cost or an effect: goods and points are counted, even if there is only one; so are things done twice."""
    parts = [f"{count} {word}" if count > 1 or word in COUNTED else word for word, count in counts.items()]
    return " + ".join(parts)


def plain_table(*heads: str) -> Table:
    return Table(*heads, box=None, padding=(0, 1, 0, 0), header_style="dim")
