"""What is in the box of Royals: `components.toml` as tables of numbers, checked."""

from __future__ import annotations

from typing import Final

from antechamber.core.components import Entry, Sheet

NOBODY: Final = -1
NOTHING: Final = -1
FEWEST: Final = 2
DISPLAY: Final = 3
COUNTRY: Final = 0
INTRIGUE: Final = 1
LIMITS: Final = [12, 4]
PER_WILD: Final = [3, 2]
CUBES_PER_PLAY: Final = 2
PERIODS: Final = 3
PLACES: Final = 2


class Setup:
    """What the number of players changes."""

    def __init__(self, cubes: int, draws: list[int], houses: list[int], deck: list[int]) -> None:
        self.cubes = cubes
        self.draws = draws
        self.houses = houses
        self.deck = deck


class Marker:
    """A marker worth points: where it comes from, a name like `city.paris`, what it counts."""

    def __init__(self, number: int, source: str, name: str, points: int) -> None:
        self.number = number
        self.source = source
        self.name = name
        self.points = points


class Components:
    """The tables the rules look things up in; titles, countries, cities and positions are numbered from 0."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.markers: list[Marker] = []
        self.read_titles(sheet)
        self.read_countries(sheet)
        self.read_cities(sheet)
        self.read_intrigue(sheet)
        self.read_periods(sheet)
        self.read_players(sheet)
        self.check_contents(sheet)
        sheet.finish()

    def read_titles(self, sheet: Sheet) -> None:
        titles = sheet.entries("titles")
        self.titles = [entry.key for entry in titles]
        self.title_names = [entry.text("name") for entry in titles]
        self.title_cards = [entry.number("cards", least=1) for entry in titles]
        self.title_influence = [entry.number("influence") for entry in titles]
        self.title_intrigue = [entry.number("intrigue", least=1) for entry in titles]
        self.title_wholes: list[int] = []
        self.title_halves: list[int] = []
        for entry in titles:
            points = entry.number("points")
            if points % 2:
                entry.problem(f"'points' must be even, so that two players can share them, not {points}")
            self.title_wholes.append(self.new_marker("title", f"title.{entry.key}", points))
            self.title_halves.append(self.new_marker("title", f"half.{entry.key}", points // 2))

    def read_countries(self, sheet: Sheet) -> None:
        countries = sheet.entries("countries")
        self.cities = [entry.key for entry in sheet.entries("cities")]
        self.country_cities = [entry.some_of("cities", self.cities) for entry in countries]
        self.countries = [entry.key for entry in countries]
        self.country_names = [entry.text("name") for entry in countries]
        self.country_cards = [entry.number("cards") for entry in countries]
        self.country_colours = [entry.text("colour") for entry in countries]
        self.country_markers: list[list[int]] = []
        for entry in countries:
            values = highest_first(entry, "bonus", PLACES)
            self.country_markers.append([self.new_marker("country", f"country.{entry.key}", value) for value in values])

    def read_cities(self, sheet: Sheet) -> None:
        """R3.23 Cities and their positions; a position's title says what it costs and how much influence it gives."""
        cities = sheet.entries("cities")
        self.city_names = [entry.text("name") for entry in cities]
        self.city_country = [self.country_of(city, entry) for city, entry in enumerate(cities)]
        self.city_bonus = [entry.number("bonus") for entry in cities]
        self.city_markers = [self.new_marker("city", f"city.{entry.key}", entry.number("bonus")) for entry in cities]
        self.positions: list[str] = []
        self.position_city: list[int] = []
        self.position_title: list[int] = []
        for city, entry in enumerate(cities):
            titles = entry.some_of("positions", self.titles)
            if len(set(titles)) < len(titles):
                entry.problem("'positions' names a title twice")
            for title in titles:
                self.positions.append(f"{entry.key}.{self.titles[title]}")
                self.position_city.append(city)
                self.position_title.append(title)
        self.look_up_positions()

    def look_up_positions(self) -> None:
        """What the rules ask about positions, so that nobody has to search."""
        self.position_country = [self.city_country[city] for city in self.position_city]
        self.position_cards = [self.title_cards[title] for title in self.position_title]
        self.position_intrigue = [self.title_intrigue[title] for title in self.position_title]
        by_cards = sorted((cards, position) for position, cards in enumerate(self.position_cards))
        self.cheapest_first = [
            [position for _, position in by_cards if self.position_country[position] == country]
            for country in range(len(self.countries))
        ]
        self.city_positions = [
            [position for position, at in enumerate(self.position_city) if at == city]
            for city in range(len(self.cities))
        ]

    def country_of(self, city: int, entry: Entry) -> int:
        countries = [country for country, cities in enumerate(self.country_cities) if city in cities]
        if len(countries) != 1:
            entry.problem(f"must be named by one country, not by {len(countries)}")
            return 0
        return countries[0]

    def read_intrigue(self, sheet: Sheet) -> None:
        intrigue = sheet.entries("intrigue")
        self.intrigues = [entry.key for entry in intrigue]
        self.intrigue_cards = [entry.number("cards") for entry in intrigue]
        works_in = [entry.some_of("countries", self.countries) for entry in intrigue]
        self.card_fits = [
            [kind == country for kind in range(len(self.countries))] for country in range(len(self.countries))
        ]
        self.intrigue_fits = [[country in pair for pair in works_in] for country in range(len(self.countries))]

    def read_periods(self, sheet: Sheet) -> None:
        periods = sheet.entries("periods")
        self.years = [entry.key for entry in periods]
        if len(periods) != PERIODS:
            sheet.entry("contents", "markers").problem(
                f"there must be {PERIODS} lines of [periods], not {len(periods)}"
            )
        self.period_markers = [
            [
                [self.new_marker("period", f"period.{entry.key}.{self.countries[number]}", points) for points in values]
                for number, values in enumerate([highest_first(entry, country, PLACES) for country in self.countries])
            ]
            for entry in periods
        ]

    def read_players(self, sheet: Sheet) -> None:
        """R1.12 R1.16 What the number of players changes, edition by edition."""
        self.setups: dict[int, Setup] = {}
        house_values: set[int] = set()
        for entry in sheet.entries("players"):
            seats = len(self.setups) + FEWEST
            if entry.key != str(seats):
                entry.problem(f"the lines of [players] must be {FEWEST}, {FEWEST + 1} and so on; expected {seats}")
            houses = entry.values.get("noble_house")
            setup = Setup(
                entry.number("cubes"),
                entry.numbers("draws", seats),
                highest_first(entry, "noble_house", len(houses) if isinstance(houses, list) else 0),
                [self.country_cards[number] - entry.number(country) for number, country in enumerate(self.countries)],
            )
            if not all(1 <= draws <= DISPLAY for draws in setup.draws):
                entry.problem(f"'draws' must be 1 to {DISPLAY} cards for each player")
            self.check_deck(entry, seats, setup.deck)
            self.setups[seats] = setup
            house_values.update(setup.houses)
        self.house_values = sorted(house_values, reverse=True)
        self.house_markers = {value: self.new_marker("house", "house", value) for value in self.house_values}

    def check_deck(self, entry: Entry, seats: int, deck: list[int]) -> None:
        """R6.15 With full hands all round a new pile must still last to the end of the final round."""
        if min(deck, default=0) < 0:
            entry.problem("more Country cards are left in the box than there are")
        needed = seats * LIMITS[COUNTRY] + DISPLAY * (seats + 1)
        if sum(deck) < needed:
            entry.problem(f"{sum(deck)} Country cards are too few for {seats} players; {needed} are needed")
        if sum(self.intrigue_cards) <= seats * LIMITS[INTRIGUE]:
            entry.problem(f"{sum(self.intrigue_cards)} Intrigue cards are too few for {seats} players")

    def check_contents(self, sheet: Sheet) -> None:
        """R1.13 The lines of the file add up to what the box holds."""
        cards = sheet.entry("contents", "cards")
        cards.must_be("country", sum(self.country_cards), "the Country cards")
        cards.must_be("intrigue", sum(self.intrigue_cards), "the Intrigue cards")
        board = sheet.entry("contents", "board")
        board.must_be("titles", len(self.titles), "the titles")
        board.must_be("countries", len(self.countries), "the countries")
        board.must_be("cities", len(self.cities), "the cities")
        board.must_be("positions", len(self.positions), "the positions")
        markers = sheet.entry("contents", "markers")
        markers.must_be("city", len(self.city_markers), "the City bonus markers")
        markers.must_be("country", len(self.countries) * PLACES, "the Country bonus markers")
        markers.must_be("noble_house", len(self.house_values), "the Noble House markers")
        markers.must_be("period", len(self.years) * len(self.countries) * PLACES, "the Period scoring markers")
        for title, entry in enumerate(sheet.entries("titles")):
            entry.must_be("positions", self.position_title.count(title), "its positions")

    def new_marker(self, source: str, name: str, points: int) -> int:
        marker = Marker(len(self.markers), source, name, points)
        self.markers.append(marker)
        return marker.number


def highest_first(entry: Entry, name: str, count: int) -> list[int]:
    """The values of markers that are taken one after another."""
    values = entry.numbers(name, count)
    if values != sorted(values, reverse=True):
        entry.problem(f"'{name}' must name the highest marker first")
    return values
