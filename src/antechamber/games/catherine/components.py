"""What is in the box of Catherine: `components.toml` as tables of numbers, checked."""

from __future__ import annotations

import re
from typing import Final

from antechamber.core.components import Entry, Sheet

NOTHING: Final = -1
FEWEST: Final = 2
MOST: Final = 4
DECADES: Final = 3
DEAL: Final = 6
FIRST_ROW: Final = 3
ROUNDS: Final = 4
LAST_ROW: Final = FIRST_ROW + ROUNDS
ORDER_GOODS: Final = 7
LISTED: Final = 3

GOODS: Final = ["iron", "food", "caviar", "fur"]
SYMBOLS: Final = [*GOODS, "cannon", "book"]
CANNON: Final = 4
BOOK: Final = 5
ICONS: Final = [*GOODS, "favour", "point"]
FAVOUR_ICON: Final = 4
POINT_ICON: Final = 5

GAINS: Final = ["cards", "points", "favour", "residence", "residence_in_colour"]
CARDS: Final = 0
POINTS: Final = 1
FAVOUR: Final = 2
RESIDENCE: Final = 3
RESIDENCE_IN_COLOUR: Final = 4

PERS: Final = ["once", "shown", "book", "set", "residence"]
ONCE: Final = 0
PER_SHOWN: Final = 1
PER_BOOK: Final = 2
PER_SET: Final = 3
PER_RESIDENCE: Final = 4

NEEDS: Final = ["nothing", "shown", "one_colour"]
NEEDS_SHOWN: Final = 1
NEEDS_ONE_COLOUR: Final = 2

NAME: Final = re.compile(r"[a-z0-9_]+")


class Effect:
    """What an action or a bonus asks for and brings: `amount` of `gain`, once or per thing owned."""

    def __init__(self, needs: int, discard: int, gain: int, amount: int, per: int) -> None:
        self.needs = needs
        self.discard = discard
        self.gain = gain
        self.amount = amount
        self.per = per


class Setup:
    """What the number of players changes."""

    def __init__(self, goods_per_city: int, jokers: int) -> None:
        self.goods_per_city = goods_per_city
        self.jokers = jokers


class Components:
    """The tables the rules look things up in; colours, cities, cards, orders and symbols are numbered from 0."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.read_colours(sheet)
        self.read_cities(sheet)
        self.read_roads(sheet)
        self.read_favour(sheet)
        self.read_scoring(sheet)
        self.read_orders(sheet)
        self.read_effects(sheet)
        self.read_cards(sheet)
        self.read_players(sheet)
        self.check_contents(sheet)
        sheet.finish()

    def read_colours(self, sheet: Sheet) -> None:
        colours = sheet.entries("colours")
        self.colours = [entry.key for entry in colours]
        self.colour_names = [entry.text("name") for entry in colours]
        self.colour_regions = [entry.text("region") for entry in colours]

    def read_cities(self, sheet: Sheet) -> None:
        """R1.1 A city has a colour and one icon: a good, a step of favour, or a point."""
        cities = sheet.entries("cities")
        check_names(cities)
        self.cities = [entry.key for entry in cities]
        self.city_names = [entry.text("name") for entry in cities]
        self.city_colour = [entry.one_of("colour", self.colours) for entry in cities]
        self.city_icon = [entry.one_of("icon", ICONS) for entry in cities]
        self.city_at = [entry.numbers("at", 2) for entry in cities]
        self.colour_cities = [
            [city for city, of in enumerate(self.city_colour) if of == colour] for colour in range(len(self.colours))
        ]

    def read_roads(self, sheet: Sheet) -> None:
        """R5.6 Which cities a road joins."""
        self.neighbours: list[list[int]] = [[] for _ in self.cities]
        self.roads = 0
        for entry in sheet.entries("roads"):
            here = entry.index("roads", entry.key, self.cities)
            for there in entry.some_of("to", self.cities):
                if there == here or not self.cities:
                    entry.problem("a road must lead to another city")
                elif there in self.neighbours[here]:
                    entry.problem(f"the road to '{self.cities[there]}' is there twice")
                else:
                    self.roads += 1
                    self.neighbours[here].append(there)
                    self.neighbours[there].append(here)

    def read_favour(self, sheet: Sheet) -> None:
        """R6.5 R6.8 The three columns of the favour track. A hand limit that fell would leave hands above it."""
        spaces = sheet.entries("favour") or [sheet.entry("favour", "0")]
        self.hand_limits = [entry.number("hand") for entry in spaces]
        self.favour_points = [entry.number("points") for entry in spaces]
        self.multipliers = [entry.number("multiplier") for entry in spaces]
        self.top = len(spaces) - 1
        least = DEAL - FIRST_ROW
        for space, entry in enumerate(spaces):
            if entry.key != str(space):
                entry.problem(f"the lines of [favour] must be 0, 1 and so on; expected {space}")
            if self.hand_limits[space] < least:
                entry.problem(f"'hand' must be {least} or more, as on the space below or in a first hand")
            least = max(least, self.hand_limits[space])

    def read_scoring(self, sheet: Sheet) -> None:
        tokens = sheet.entry("contents", "tokens")
        self.residences = tokens.number("residences")
        if self.residences > len(self.cities):
            tokens.problem(f"'residences' must not be more than the {len(self.cities)} cities")
        self.residence_points = sheet.entry("scoring", "residences").numbers("points", self.residences + 1)
        self.order_points = sheet.entry("scoring", "order").numbers("points", ORDER_GOODS + 1)

    def read_orders(self, sheet: Sheet) -> None:
        orders = sheet.entries("orders")
        self.orders = [entry.key for entry in orders]
        self.order_names = [entry.text("name") for entry in orders]
        self.order_goods = [entry.numbers("goods", len(GOODS)) for entry in orders]
        for entry, goods in zip(orders, self.order_goods, strict=True):
            if "goods" in entry.values and sum(goods) != ORDER_GOODS:
                entry.problem(f"'goods' must add up to {ORDER_GOODS}, not {sum(goods)}")

    def read_effects(self, sheet: Sheet) -> None:
        """R7.8 What each kind of action and bonus costs and brings."""
        self.actions: dict[str, Effect] = {}
        self.bonuses: dict[str, Effect] = {}
        for entry in sheet.entries("actions"):
            effect = read_effect(entry, 0, GAINS, PERS[:PER_RESIDENCE])
            if effect.gain >= RESIDENCE and (effect.amount, effect.per) != (1, ONCE):
                entry.problem("builds one residence: 'amount' must be 1 and 'per' \"once\"")
            self.actions[entry.key] = effect
        for entry in sheet.entries("bonuses"):
            effect = read_effect(entry, entry.one_of("needs", NEEDS), GAINS[:RESIDENCE], PERS)
            if effect.per not in {ONCE, PER_RESIDENCE}:
                entry.problem('\'per\' must be "once" or "residence"')
            self.bonuses[entry.key] = effect

    def read_cards(self, sheet: Sheet) -> None:
        """R7.1 The upper area of a card shows cities or symbols, the lower one an action and mostly a bonus."""
        cards = sheet.entries("cards")
        check_names(cards)
        self.cards = [entry.key for entry in cards]
        self.card_names = [entry.text("name") for entry in cards]
        self.card_colour = [entry.one_of("colour", self.colours) for entry in cards]
        self.card_kind = [str(entry.values.get("action", "")) for entry in cards]
        self.card_symbols: list[list[int]] = []
        self.card_shown: list[list[int]] = []
        self.card_cities: list[list[int]] = []
        self.card_action: list[Effect] = []
        self.card_bonus: list[Effect | None] = []
        for card, entry in enumerate(cards):
            action = self.effect(entry, "action", self.actions)
            bonus = self.effect(entry, "bonus", self.bonuses) if "bonus" in entry.values else None
            self.card_action.append(action)
            self.card_bonus.append(bonus)
            check_bonus(entry, action, bonus)
            shows = action.per == PER_SHOWN or (bonus is not None and bonus.needs == NEEDS_SHOWN)
            self.card_shown.append(symbols_of(entry, "shown") if shows else [0] * len(SYMBOLS))
            self.read_upper_area(entry, self.card_colour[card], action.gain)

    def read_upper_area(self, entry: Entry, colour: int, gain: int) -> None:
        """R8.1 R9.8 The cities a card can build in: the three it lists, or all those of its colour."""
        if gain != RESIDENCE:
            in_colour = self.colour_cities[colour] if gain == RESIDENCE_IN_COLOUR and self.colours else []
            self.card_symbols.append(symbols_of(entry, "symbols"))
            self.card_cities.append(in_colour)
            return
        cities = entry.some_of("cities", self.cities)
        if len(cities) != LISTED or len(set(cities)) < len(cities):
            entry.problem(f"'cities' must name {LISTED} different cities")
        if self.cities and any(self.city_colour[city] != colour for city in cities):
            entry.problem("'cities' must be of the card's own colour")
        self.card_symbols.append([0] * len(SYMBOLS))
        self.card_cities.append(sorted(cities))

    def effect(self, entry: Entry, name: str, known: dict[str, Effect]) -> Effect:
        effects = list(known.values())
        number = entry.one_of(name, list(known))
        return effects[number] if effects else Effect(0, 0, POINTS, 1, ONCE)

    def symbols_on(self, cards: list[int]) -> list[int]:
        """How many of each symbol some cards show together."""
        return [sum([self.card_symbols[card][symbol] for card in cards]) for symbol in range(len(SYMBOLS))]

    def read_players(self, sheet: Sheet) -> None:
        """R1.2 R1.3 R1.10 Goods tiles and jokers by number of players."""
        self.setups: dict[int, Setup] = {}
        for entry in sheet.entries("players") or [sheet.entry("players", str(FEWEST))]:
            seats = len(self.setups) + FEWEST
            if entry.key != str(seats) or seats > MOST:
                entry.problem(f"the lines of [players] must be {FEWEST}, {FEWEST + 1} and so on, at most {MOST}")
            setup = Setup(entry.number("goods_per_city"), entry.number("jokers"))
            if setup.goods_per_city < seats:
                entry.problem(f"'goods_per_city' must be {seats} or more, a tile for each player")
            if setup.jokers < DECADES * (seats - 2):
                entry.problem(f"'jokers' must be {DECADES * (seats - 2)} or more, the most that can be won")
            self.setups[seats] = setup
            self.check_cards(entry, seats)

    def check_cards(self, entry: Entry, seats: int) -> None:
        """R2.3 With full hands and displays there must still be enough cards for everyone."""
        needed = seats * (LAST_ROW + ROUNDS + max(self.hand_limits))
        if len(self.cards) < needed:
            entry.problem(f"{len(self.cards)} project cards are too few for {seats} players; {needed} are needed")
        if len(self.orders) < seats:
            entry.problem(f"{len(self.orders)} orders are too few for {seats} players")

    def check_contents(self, sheet: Sheet) -> None:
        """R1.9 The lines of the file add up to what the box holds."""
        cards = sheet.entry("contents", "cards")
        cards.must_be("project", len(self.cards), "the project cards")
        cards.must_be("order", len(self.orders), "the orders")
        board = sheet.entry("contents", "board")
        board.must_be("cities", len(self.cities), "the cities")
        board.must_be("roads", self.roads, "the roads")
        board.must_be("favour_spaces", len(self.hand_limits), "the spaces of the favour track")
        tokens = sheet.entry("contents", "tokens")
        most = self.setups[max(self.setups)]
        tokens.must_be("jokers", most.jokers, "the jokers with most players")
        for good, name in enumerate(GOODS):
            tokens.must_be("goods_tiles", self.city_icon.count(good) * most.goods_per_city, f"the {name} tiles")
        for colour, entry in enumerate(sheet.entries("colours")):
            entry.must_be("cards", self.card_colour.count(colour), "its cards")


def check_bonus(entry: Entry, action: Effect, bonus: Effect | None) -> None:
    if bonus is None or bonus.needs != NEEDS_ONE_COLOUR:
        return
    if not action.discard or action.gain >= RESIDENCE:
        entry.problem("its bonus looks at discarded cards, but its action does not discard for points or favour")


def read_effect(entry: Entry, needs: int, gains: list[str], pers: list[str]) -> Effect:
    gain, per = entry.one_of("gain", gains), entry.one_of("per", pers)
    return Effect(needs, entry.number("discard"), gain, entry.number("amount", least=1), per)


def symbols_of(entry: Entry, name: str) -> list[int]:
    """How many of each symbol a value lists."""
    listed = entry.some_of(name, SYMBOLS)
    return [listed.count(symbol) for symbol in range(len(SYMBOLS))]


def check_names(entries: list[Entry]) -> None:
    """Choices are called by these names, so they must be easy to type."""
    for entry in entries:
        if not NAME.fullmatch(entry.key):
            entry.problem("a name has only small letters, digits and _")
