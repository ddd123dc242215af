"""The table of Royals: four countries, the titles, the cards and the seats."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from antechamber.cli.ink import COLOURS, joined, mark
from antechamber.core.game import Game
from antechamber.games.royals.view import City, Country, Place, View

COUNTRY_COLOURS: Final = {"france": "bright_blue", "german_states": "green", "britain": "red", "spain": "yellow"}
LEGEND: Final = """\
Duke 4 A: costs 4 cards, held by A (· vacant). +5: City bonus still to be had.
period: for most and second most influence. bonus: for a cube in every city."""


def board(view: View, _game: Game) -> RenderableType:
    """The whole table; at 80 columns it just fits, two countries side by side."""
    countries, below = Table.grid(expand=True), Table.grid(expand=True, padding=(0, 1))
    for grid in (countries, below):
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
    for row in range(0, len(view.countries), 2):
        pair = view.countries[row : row + 2]
        height = max(len(city_rows(view, country)) for country in pair)
        countries.add_row(*[country_panel(view, country, height) for country in pair])
    below.add_row(title_table(view), Group(seat_table(view), *seen_cards(view)))
    return Group("", countries, Text(LEGEND, "dim"), "", below, framed([*table_lines(view), *hand_lines(view)]))


def hand(view: View, _game: Game) -> RenderableType:
    """What one can draw from, and one's own cards."""
    return framed(hand_lines(view))


# The countries


def country_panel(view: View, country: Country, height: int) -> Panel:
    rows = city_rows(view, country)
    cities = Table.grid(padding=(0, 1))
    for row in rows:
        cities.add_row(*row)
    influence = Text.assemble(("influence ", "dim"), by_seat(country.influence))
    presence = Text.assemble((f"in its {country.cities} cities ", "dim"), by_seat(country.presence))
    return Panel(
        Group(cities, *[""] * (height - len(rows)), influence, presence),
        title=country_name(country.name),
        title_align="left",
        subtitle=still_to_win(view, country),
        subtitle_align="right",
        border_style=COUNTRY_COLOURS.get(country.name, ""),
        padding=0,
    )


def city_rows(view: View, country: Country) -> list[list[RenderableType]]:
    rows: list[list[RenderableType]] = []
    for city in view.cities:
        if city.country == country.name:
            rows.append([shown(city.name), bonus(city), *[position(p) for p in view.places if p.city == city.name]])
            if any(city.banished):
                rows.append([Text("banished", "dim"), "", *banished(city)])
    return rows


def still_to_win(view: View, country: Country) -> Text:
    parts = []
    if view.period < len(view.periods):
        first, second = view.periods[view.period].points[country.name]
        parts.append(f"period {first}, {second}")
    if country.bonuses_left:
        parts.append(f"bonus {', '.join(map(str, country.bonuses_left))}")
    return Text(" · ".join(parts))


def banished(city: City) -> list[Text]:
    """In two cells, so that five seats fit under two positions."""
    return [by_seat(city.banished[:4]), by_seat([0, 0, 0, 0, *city.banished[4:]])]


def bonus(city: City) -> Text:
    return Text(f"+{city.bonus}", "bold") if city.bonus_left else Text(" -", "dim")


def position(place: Place) -> Text:
    name = f"{shown(place.title)} {place.cards} "
    if place.holder is None:
        return Text(f"{name}·")
    return Text.assemble((name, COLOURS[place.holder]), mark(place.holder))


def by_seat(counts: list[int]) -> Text:
    """Counts that are not 0, each with its seat's letter."""
    return joined([Text.assemble(mark(seat), str(count)) for seat, count in enumerate(counts) if count], " ")


# Titles and seats


def title_table(view: View) -> Table:
    table = plain_table("title", "infl.", "points")
    for seat in range(len(view.seats)):
        table.add_column(mark(seat), justify="right")
    influence = {place.title: place.influence for place in view.places}
    for title in view.titles:
        cubes = [str(count) if count else "·" for count in title.cubes]
        table.add_row(shown(title.name), str(influence[title.name]), str(title.points), *cubes)
    return table


def seat_table(view: View) -> Table:
    table = plain_table("seat", "cards", "intrigue", "cubes", "markers")
    for number, seat in enumerate(view.seats):
        who = Text.assemble(mark(number), " you" if number == view.seat else "", " <" if number == view.acting else "")
        table.add_row(who, *map(str, (seat.cards, seat.intrigues, seat.cubes, seat.markers)))
    return table


def plain_table(first: str, *heads: str) -> Table:
    table = Table(first, box=None, padding=(0, 1, 0, 0), header_style="dim")
    for head in heads:
        table.add_column(head, justify="right")
    return table


def seen_cards(view: View) -> list[Text]:
    """Cards that everyone has seen another seat take."""
    return [
        Text.assemble(mark(number), (" took ", "dim"), cards(seat.known))
        for number, seat in enumerate(view.seats)
        if seat.known and number != view.seat
    ]


# Cards


def table_lines(view: View) -> list[tuple[str, Text]]:
    left = f"Noble House bonuses left: {', '.join(map(str, view.houses_left)) or 'none'}"
    period = "all scored"
    if view.period < len(view.periods):
        period = f"{view.period + 1} of {len(view.periods)}, {view.periods[view.period].year}"
    lines = [("Period", Text(f"{period}; {left}")), ("Discards", cards(view.discards | view.intrigue_discards))]
    if view.own is not None:
        worth = sum(marker.points for marker in view.own.markers)
        lines.append(("Markers", Text(f"yours: {len(view.own.markers)}, worth {worth} points")))
    return lines


def hand_lines(view: View) -> list[tuple[str, Text]]:
    piles = f"pile {view.pile}, Intrigue pile {view.intrigue_pile}"
    lines = [("Display", joined([*map(country_name, view.display), Text(piles, "dim")]))]
    if view.own is None:
        return lines
    if view.seat == view.acting and view.draws + view.intrigue_draws:
        lines.append(("To draw", Text(still_to_draw(view))))
    lines.append(("Your hand", cards(view.own.hand)))
    if view.own.intrigue:
        lines.append(("Intrigue", cards(view.own.intrigue)))
    laid = cards(view.own.laid | view.own.laid_intrigue)
    if view.own.target is not None:
        place = next(place for place in view.places if place.name == view.own.target)
        lines.append(("You pay", Text.assemble(f"{price(place)}; so far ", laid)))
    elif view.own.laid or view.own.laid_intrigue:
        lines.append(("Put aside", laid))
    return lines


def still_to_draw(view: View) -> str:
    wanted = [(view.draws, "Country"), (view.intrigue_draws, "Intrigue")]
    return " and ".join(f"{count} {kind}" for count, kind in wanted if count)


def price(place: Place) -> str:
    intrigue = "" if place.holder is None else f", {place.intrigue} Intrigue"
    return f"{shown(place.title)} of {shown(place.city)}: {place.cards} {shown(place.country)}{intrigue}"


def framed(lines: list[tuple[str, Text]]) -> Panel:
    grid = Table.grid(padding=(0, 2))
    for name, line in lines:
        grid.add_row(Text(name, "bold"), line)
    return Panel(grid, padding=0)


def cards(counts: dict[str, int]) -> Text:
    found = [Text.assemble(f"{count} ", card_name(name)) for name, count in counts.items()]
    return joined(found) if found else Text("none", "dim")


def card_name(name: str) -> Text:
    """A Country card, or an Intrigue card with its two countries."""
    return joined(map(country_name, name.split("-")), "/")


def country_name(name: str) -> Text:
    return Text(shown(name), COUNTRY_COLOURS.get(name, ""))


def shown(name: str) -> str:
    return name.replace("_", " ").title()
