"""The table of The First Tsar: the Kremlin, the map by region, displays, pads and the seats."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from antechamber.cli.ink import joined, mark
from antechamber.core.game import Game
from antechamber.games.first_tsar.reading import COST_WORDS, POINTS
from antechamber.games.first_tsar.shown import Amounts, Chamber, City, Estate, Pieces, Project, Region, Seat, View

CITY_COLOURS: Final = {"black": "grey62", "red": "red", "blue": "bright_blue", "yellow": "yellow"}
COUNTED: Final = {*COST_WORDS, POINTS}
NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI")
LEGEND: Final = """\
A:3* a boyar of A with 3 coins under it, the most important in its chamber.
A2b# two warriors, a boyar and a building of A. 1 coin > 1 stone: pay the coin.
Trade tokens lie on the waterways between the cities named."""


def board(view: View, game: Game) -> RenderableType:
    """The whole table; at 80 columns it just fits, two regions side by side."""
    regions = Table.grid(expand=True)
    regions.add_column(ratio=1)
    regions.add_column(ratio=1)
    for row in range(0, len(view.regions), 2):
        pair = view.regions[row : row + 2]
        height = max(len(region_rows(view, region)) for region in pair)
        regions.add_row(*[region_panel(view, region, row + at, height) for at, region in enumerate(pair)])
    return Group(
        "",
        headline(view),
        chamber_table(view),
        regions,
        trade_tokens(view),
        Text(LEGEND, "dim"),
        "",
        displays(view),
        "",
        seat_table(view),
        *[seat_lines(number, seat) for number, seat in enumerate(view.seats) if number != view.seat],
        hand(view, game),
    )


def hand(view: View, _game: Game) -> RenderableType:
    """What is one's own, and what can be done with it."""
    grid = Table.grid(padding=(0, 2))
    for name, line in hand_lines(view):
        grid.add_row(Text(name, "bold"), line)
    return Panel(grid, padding=0)


# The Kremlin


def headline(view: View) -> Text:
    favour = joined([mark(seat) for seat in view.favour], " ")
    tokens = ", ".join(map(str, view.favour_tokens)) or "none"
    return Text.assemble(
        (view.decade, "bold"), "  first ", mark(view.first), "  favour ", favour, f"  Favour tokens left: {tokens}"
    )


def chamber_table(view: View) -> Table:
    table = plain_table("chamber", "boyar goes to", "boyars", "seal")
    for chamber in view.chambers:
        seal = Text("·", "dim") if chamber.seal is None else mark(chamber.seal)
        table.add_row(
            chamber.title, Text(chamber.goes_to, CITY_COLOURS.get(chamber.goes_to, "")), boyars(chamber), seal
        )
    return table


def boyars(chamber: Chamber) -> Text:
    inside = [(seat, coins) for seat, coins in enumerate(chamber.bids) if coins is not None]
    return joined(
        [Text.assemble(mark(seat), f":{coins}", "*" if seat in chamber.ranked[:1] else "") for seat, coins in inside]
    )


# The map


def region_panel(view: View, region: Region, number: int, height: int) -> Panel:
    rows = region_rows(view, region)
    rewards = Text(" or ".join(map(amounts, region.rewards)), "italic")
    influence = joined([Text.assemble(mark(seat), str(region.influence[seat])) for seat in region.ranked])
    return Panel(
        Group(rewards, *rows, *[""] * (height - len(rows))),
        title=Text.assemble(
            f"{NUMERALS[number]} {shown(region.name)}", "" if len(view.seats) > 2 else f" ({region.points})"
        ),
        title_align="left",
        subtitle=Text.assemble("influence ", influence) if region.ranked else None,
        subtitle_align="right",
        padding=0,
    )


def region_rows(view: View, region: Region) -> list[RenderableType]:
    rows: list[RenderableType] = []
    for city in view.cities:
        if city.region == region.name:
            colour = (f" {city.colour}", CITY_COLOURS.get(city.colour, ""))
            rows.append(Text.assemble(city.title, colour, (f"  {brings(city)}", "dim")))
            if city.name in view.pieces:
                rows.append(Text.assemble("    ", pieces(view.pieces[city.name])))
    return rows


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


def trade_tokens(view: View) -> Table:
    titles = {city.name: city.title for city in view.cities}
    cells = [
        Text.assemble((view.trade[way.name], "bold"), f" {titles[way.between[0]]} - {titles[way.between[1]]}")
        for way in view.waterways
        if way.name in view.trade
    ]
    table = Table.grid(expand=True, padding=(0, 1))
    for at in range(0, len(cells), 2):
        table.add_row(*cells[at : at + 2])
    return table


# Displays


def displays(view: View) -> Table:
    grid = Table.grid(padding=(0, 1))
    for name, lines in (
        (f"Projects ({view.project_deck})", [project_line(project) for project in view.projects]),
        (f"Estates ({view.estate_deck})", [Text(estate_text(estate)) for estate in view.estates]),
        (f"Titles ({view.title_deck})", [Text(f"{title.title}: {title.metric}") for title in view.titles]),
        ("Spoils", [Text(", ".join(view.spoils))]),
    ):
        for at, line in enumerate(lines):
            grid.add_row(Text("" if at else name, "bold"), line)
    return grid


def project_line(project: Project) -> Text:
    return Text.assemble(project.title, (f" {project.type}", "cyan"), f" {amounts(project.cost)} > {project.points} vp")


def estate_text(estate: Estate) -> str:
    return f"{estate.title}: {deal(estate.cost, estate.effect)}"


# Seats


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


def seat_lines(number: int, seat: Seat) -> Text:
    """What another seat has laid out before it."""
    return Text.assemble(mark(number), " ", "; ".join(belongings(seat)) or "nothing yet")


def belongings(seat: Seat) -> list[str]:
    groups = {
        "pad": seat.pad,
        "estates": [f"{estate.title}{' (used)' if estate.used else ''}" for estate in seat.estates],
        "titles": [f"{title.title} {title.worth}" for title in seat.titles],
        "completed": list(map(shown, seat.completed)),
        "spoils": seat.spoils,
        "took": list(map(shown, seat.known)),
    }
    return [f"{name} {', '.join(things)}" for name, things in groups.items() if things]


def hand_lines(view: View) -> list[tuple[str, Text]]:
    if view.own is None or view.seat is None:
        return [("Spectator", Text("everything open, nothing of one's own"))]
    seat = view.seats[view.seat]
    lines = [("You", Text.assemble(mark(view.seat), f" {seat.points} VP  ", goods(seat.goods)))]
    if view.turn is not None and view.seat == view.acting and view.turn.actions + view.turn.bonus:
        bonus = f", bonus {view.turn.bonus}" if view.turn.bonus else ""
        lines.append(("Actions left", Text(f"{shown(view.turn.chamber or '')}: {view.turn.actions}{bonus}")))
    if view.turn is None and view.seat == view.acting and view.region is not None:
        region = next(region for region in view.regions if region.name == view.region)
        lines.append(("Reward", Text(f"{shown(region.name)}: {' or '.join(map(amounts, region.rewards))}")))
    lines += [("Project", project_line(project)) for project in view.own.dealt + view.own.hand]
    for estate in seat.estates:
        lines.append(("Used" if estate.used else "Estate", Text(estate_text(estate), "dim" if estate.used else "")))
    lines += [("Title", Text(f"{title.title}: {title.metric}; now {title.worth}")) for title in seat.titles]
    return [*lines, ("Pad", Text(", ".join(seat.pad) or "no Trade tokens")), *kept(seat)]


def kept(seat: Seat) -> list[tuple[str, Text]]:
    found = [("Completed", seat.completed), ("Spoils", seat.spoils), ("Covered", seat.covered)]
    return [(name, Text(", ".join(map(shown, things)))) for name, things in found if things]


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


def shown(name: str) -> str:
    return name.replace("_", " ").capitalize()
