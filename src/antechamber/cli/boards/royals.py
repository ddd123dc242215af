"""The table of Royals: its countries, the titles, the cards and the seats."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from antechamber.cli.ink import COLOURS, joined, mark
from antechamber.cli.news import speaker_to
from antechamber.core.game import Game
from antechamber.games.royals.game import Royals
from antechamber.games.royals.view import City, Country, Place, View

# Colours of countries as boxes write them; other words draw plainly
INKS: Final = {"blue": "bright_blue", "green": "green", "red": "red", "yellow": "yellow"}
LEGEND: Final = """\
Duke 4 A: costs 4 cards, held by A (· vacant). +5: City bonus still to be had.
period: for most and second most influence. bonus: for a cube in every city."""


def board(view: View, game: Game) -> RenderableType:
    """The whole table; at 80 columns it just fits, two countries side by side."""
    return Drawing(view, game).board()


def hand(view: View, game: Game) -> RenderableType:
    """What one can draw from, and one's own cards."""
    drawing = Drawing(view, game)
    return framed(drawing.hand_lines())


class Drawing:
    """A view, with what the box calls its things."""

    def __init__(self, view: View, game: Game) -> None:
        assert isinstance(game, Royals)
        self.view = view
        self.box = game.box
        self.speaker = speaker_to(game, 0, None)
        self.holders = dict(zip([place.name for place in view.places], view.holders, strict=True))

    def board(self) -> RenderableType:
        countries, below = Table.grid(expand=True), Table.grid(expand=True, padding=(0, 1))
        for grid in (countries, below):
            grid.add_column(ratio=1)
            grid.add_column(ratio=1)
        for row in range(0, len(self.view.countries), 2):
            pair = self.view.countries[row : row + 2]
            height = max(len(self.city_rows(country)) for country in pair)
            countries.add_row(*[self.country_panel(country, height) for country in pair])
        below.add_row(self.title_table(), Group(self.seat_table(), *self.seen_cards()))
        lines = [*self.table_lines(), *self.hand_lines()]
        return Group("", countries, Text(LEGEND, "dim"), "", below, framed(lines))

    # The countries

    def country_panel(self, country: Country, height: int) -> Panel:
        rows = self.city_rows(country)
        cities = Table.grid(padding=(0, 1))
        for row in rows:
            cities.add_row(*row)
        influence = Text.assemble(("influence ", "dim"), by_seat(country.influence))
        presence = Text.assemble((f"in its {country.cities} cities ", "dim"), by_seat(country.presence))
        return Panel(
            Group(cities, *[""] * (height - len(rows)), influence, presence),
            title=self.country_name(country.name),
            title_align="left",
            subtitle=self.still_to_win(country),
            subtitle_align="right",
            border_style=self.ink(country.name),
            padding=0,
        )

    def city_rows(self, country: Country) -> list[list[RenderableType]]:
        rows: list[list[RenderableType]] = []
        for city in self.view.cities:
            if city.country == country.name:
                held = [self.position(place) for place in self.view.places if place.city == city.name]
                rows.append([self.speaker.name(f"city:{city.name}"), bonus(city), *held])
                if any(city.banished):
                    rows.append([Text("banished", "dim"), "", *banished(city)])
        return rows

    def still_to_win(self, country: Country) -> Text:
        view, parts = self.view, []
        if view.period < len(view.periods):
            points = view.periods[view.period].points[country.name]
            parts.append(f"period {', '.join(map(str, points))}")
        if country.bonuses_left:
            parts.append(f"bonus {', '.join(map(str, country.bonuses_left))}")
        return Text(" · ".join(parts))

    def position(self, place: Place) -> Text:
        name, holder = f"{self.speaker.name(f'title:{place.title}')} {place.cards} ", self.holders[place.name]
        if holder is None:
            return Text(f"{name}·")
        return Text.assemble((name, COLOURS[holder]), mark(holder))

    # Titles and seats

    def title_table(self) -> Table:
        table = plain_table("title", "infl.", "points")
        for seat in range(len(self.view.seats)):
            table.add_column(mark(seat), justify="right")
        for title, influence in zip(self.view.titles, self.box.title_influence, strict=True):
            cubes = [str(count) if count else "·" for count in title.cubes]
            table.add_row(self.speaker.name(f"title:{title.name}"), str(influence), str(title.points), *cubes)
        return table

    def seat_table(self) -> Table:
        table, view = plain_table("seat", "cards", "intrigue", "cubes", "markers"), self.view
        for number, seat in enumerate(view.seats):
            you, turn = " you" if number == view.seat else "", " <" if number == view.acting else ""
            began = Text(" began" if number == view.first else "", "dim")
            counts = map(str, (seat.cards, seat.intrigues, seat.cubes, seat.markers))
            table.add_row(Text.assemble(mark(number), you, turn, began), *counts)
        return table

    def seen_cards(self) -> list[Text]:
        """Cards that everyone has seen another seat take."""
        return [
            Text.assemble(mark(number), (" took ", "dim"), self.cards(seat.known))
            for number, seat in enumerate(self.view.seats)
            if seat.known and number != self.view.seat
        ]

    # Cards

    def table_lines(self) -> list[tuple[str, Text]]:
        view = self.view
        left = f"Noble House bonuses left: {', '.join(map(str, view.houses_left)) or 'none'}"
        period = "all scored"
        if view.period < len(view.periods):
            last = ", the last round" if view.last_round else ""
            period = f"{view.period + 1} of {len(view.periods)}, {view.periods[view.period].year}{last}"
        lines = [
            ("Period", Text(f"{period}; {left}")),
            ("Discards", self.cards(view.discards | view.intrigue_discards)),
        ]
        if view.own is not None:
            lines.append(("Markers", Text(f"yours: {len(view.own.markers)}, worth {view.own.points} points")))
        return lines

    def hand_lines(self) -> list[tuple[str, Text]]:
        view = self.view
        piles = f"pile {view.pile}, Intrigue pile {view.intrigue_pile}"
        lines = [("Display", joined([*map(self.country_name, view.display), Text(piles, "dim")]))]
        if view.own is None:
            return lines
        if view.seat == view.acting and view.draws + view.intrigue_draws:
            lines.append(("To draw", Text(still_to_draw(view))))
        lines.append(("Your hand", self.cards(view.own.hand)))
        if view.own.intrigue:
            lines.append(("Intrigue", self.cards(view.own.intrigue)))
        laid = self.cards(view.own.laid | view.own.laid_intrigue)
        if view.own.target is not None:
            place = next(place for place in view.places if place.name == view.own.target)
            lines.append(("You pay", Text.assemble(f"{self.price(place)}; so far ", laid)))
        elif view.own.laid or view.own.laid_intrigue:
            lines.append(("Put aside", laid))
        return lines

    def price(self, place: Place) -> str:
        position, card = self.speaker.name(f"position:{place.name}"), self.speaker.name(f"card:{place.country}")
        intrigue = "" if self.holders[place.name] is None else f", {place.intrigue} Intrigue"
        return f"{position}: {place.cards} {card}{intrigue}"

    def cards(self, counts: dict[str, int]) -> Text:
        found = [Text.assemble(f"{count} ", self.card_name(name)) for name, count in counts.items()]
        return joined(found) if found else Text("none", "dim")

    def card_name(self, name: str) -> Text:
        """A Country card, or an Intrigue card with its countries."""
        if name not in self.box.intrigues:
            return self.country_name(name)
        kind = self.box.intrigues.index(name)
        works_in = [
            country for country, fits in zip(self.box.countries, self.box.intrigue_fits, strict=True) if fits[kind]
        ]
        return joined(map(self.country_name, works_in), "/")

    def country_name(self, country: str) -> Text:
        return Text(self.speaker.name(f"card:{country}"), self.ink(country))

    def ink(self, country: str) -> str:
        return INKS.get(self.box.country_colours[self.box.countries.index(country)], "")


def banished(city: City) -> list[Text]:
    """In two cells, so that five seats fit under two positions."""
    return [by_seat(city.banished[:4]), by_seat([0, 0, 0, 0, *city.banished[4:]])]


def bonus(city: City) -> Text:
    return Text(f"+{city.bonus}", "bold") if city.bonus_left else Text(" -", "dim")


def by_seat(counts: list[int]) -> Text:
    """Counts that are not 0, each with its seat's letter."""
    return joined([Text.assemble(mark(seat), str(count)) for seat, count in enumerate(counts) if count], " ")


def plain_table(first: str, *heads: str) -> Table:
    table = Table(first, box=None, padding=(0, 1, 0, 0), header_style="dim")
    for head in heads:
        table.add_column(head, justify="right")
    return table


def still_to_draw(view: View) -> str:
    wanted = [(view.draws, "Country"), (view.intrigue_draws, "Intrigue")]
    return " and ".join(f"{count} {kind}" for count, kind in wanted if count)


def framed(lines: list[tuple[str, Text]]) -> Panel:
    grid = Table.grid(padding=(0, 2))
    for name, line in lines:
        grid.add_row(Text(name, "bold"), line)
    return Panel(grid, padding=0)
