"""What is in the box of Potemkin Empire: `components.toml` as tables of numbers, checked."""

from __future__ import annotations

from typing import Final

from antechamber.core.components import Entry, Sheet

BOARD: Final = -1
NOTHING: Final = -1

CULTURE: Final = 0
ESPIONAGE: Final = 1
GOVERNMENT: Final = 2
INDUSTRY: Final = 3
SCIENCE: Final = 4
TYPES: Final = ["culture", "espionage", "government", "industry", "science"]

ALWAYS: Final = 5
NATURES: Final = [*TYPES, "real", "fake"]

LOOK: Final = 0
INSPECT: Final = 1
AGENTS: Final = 2
MEEPLE: Final = 3
RESOURCES: Final = 4
CYCLE: Final = 5
OPERATIONS: Final = ["look_interior", "inspect", "move_agents", "move_meeple", "move_resources", "cycle_cards"]

FREE_ACTION: Final = 1
TIMINGS: Final = ["action", "free action"]
DIRECTIONS: Final = ["clockwise", "counterclockwise"]
MEEPLES: Final = ["shield", "scientist"]
SHIELD: Final = 0

FEWEST: Final = 3
MOST_SEATS: Final = 8
MOST_CARDS: Final = 500
ALL: Final = 1000


class Ability:
    """What a card does when it is played: an operation and its parameters.

    `source` and `to` are words of the file; `n` is ALL for "all" and for "village".
    """

    def __init__(self, op: int, n: int, source: str, to: str, meeples: list[int], needs: list[int]) -> None:
        self.op = op
        self.n = n
        self.source = source
        self.to = to
        self.meeples = meeples
        self.needs = needs


class Components:
    """The tables the rules look things up in; kinds of Interior cards, single cards and months are numbered from 0."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.read_contents(sheet)
        self.read_months(sheet)
        self.read_types(sheet)
        self.read_scoring(sheet)
        self.read_interiors(sheet)
        self.check_contents(sheet)
        sheet.finish()

    def read_contents(self, sheet: Sheet) -> None:
        """R1.4 R1.11 Pieces are as many as there are; three players is the least, as two would end a month at once."""
        pieces = sheet.entry("contents", "pieces")
        self.cubes = pieces.number("cubes")
        self.agents = pieces.number("agents")
        players = sheet.entry("contents", "players")
        self.fewest = players.number("fewest", least=FEWEST)
        self.most = players.number("most", least=FEWEST)
        tokens = sheet.entry("contents", "tokens").number("mode", least=FEWEST)
        if self.most < self.fewest:
            players.problem(f"'most' is {self.most}, which is less than 'fewest'")
        if self.most > min(tokens, MOST_SEATS):
            players.problem(f"'most' is {self.most}, but there are Mode tokens for {min(tokens, MOST_SEATS)} players")

    def read_months(self, sheet: Sheet) -> None:
        """R2.2 Each month says which way packs and turns go, and how many cards are dealt; it may have a name."""
        months = sheet.entries("months")
        self.directions = [[1, -1][entry.one_of("direction", DIRECTIONS)] for entry in months]
        self.deals = [entry.number("cards") for entry in months]
        self.month_names = [entry.optional_text("name") for entry in months]
        for number, entry in enumerate(months, start=1):
            if entry.key != str(number):
                entry.problem(f"the lines of [months] must be 1, 2 and so on; expected {number}")

    def read_types(self, sheet: Sheet) -> None:
        """R1.3 R4.5 The five types of building: how many Facade cards, and what each is worth."""
        types = [sheet.entry("types", key) for key in TYPES]
        for entry in sheet.entries("types"):
            if entry.key not in TYPES:
                entry.problem(f"is not one of {', '.join(TYPES)}")
        self.type_names = [entry.text("name") for entry in types]
        self.facades = [entry.number("facades") for entry in types]
        self.type_points = [entry.number("points") for entry in types]

    def read_scoring(self, sheet: Sheet) -> None:
        self.fake_points = sheet.entry("scoring", "fake").number("points")
        self.destroyed_points = sheet.entry("scoring", "destroyed").number("points")
        self.cube_points = sheet.entry("scoring", "cube").number("points")

    def read_interiors(self, sheet: Sheet) -> None:
        """R1.10 The kinds of Interior cards, and each single card."""
        interiors = sheet.entries("interiors")
        self.kinds = [entry.key for entry in interiors]
        self.kind_names = [entry.text("name") for entry in interiors]
        self.kind_counts = [entry.number("cards") for entry in interiors]
        self.real: list[list[bool]] = []
        self.natures: list[str] = []
        for entry in interiors:
            nature = entry.one_of("is", NATURES)
            self.natures.append(NATURES[nature])
            self.real.append([nature in {ALWAYS, number} for number in range(len(TYPES))])
        self.abilities = [read_ability(entry) for entry in interiors]
        self.free = [entry.values.get("timing") == TIMINGS[FREE_ACTION] for entry in interiors]
        self.card_kinds = [kind for kind, count in enumerate(self.kind_counts) for _ in range(count)]

    def check_contents(self, sheet: Sheet) -> None:
        """R1.9 The lines of the file add up to what the box holds."""
        cards = sheet.entry("contents", "cards")
        cards.must_be("interior", len(self.card_kinds), "the Interior cards")
        cards.must_be("facade", sum(self.facades), "the Facade cards")
        tokens = sheet.entry("contents", "tokens")
        tokens.must_be("month", len(self.deals), "the months")
        if not self.deals:
            tokens.problem("there must be at least one line of [months]")
        if not 1 <= len(self.card_kinds) <= MOST_CARDS:
            cards.problem(f"there must be 1 to {MOST_CARDS} Interior cards")


def read_ability(entry: Entry) -> Ability | None:
    """R6.10 An ability is one of six operations, told by its parameters; a card need not have one."""
    if "ability" not in entry.values and "timing" not in entry.values:
        return None
    entry.one_of("timing", TIMINGS)
    op = entry.one_of("ability", OPERATIONS)
    if op == LOOK:
        return Ability(op, how_many(entry, "village"), "", "", [], [])
    if op == AGENTS:
        return read_move_agents(entry)
    if op == MEEPLE:
        return read_move_meeple(entry)
    if op == RESOURCES:
        return read_move_resources(entry)
    return Ability(op, how_many(entry), "", "", [], [])


def read_move_agents(entry: Entry) -> Ability:
    source = word(entry, "from", ["supply", "own_spent", "opponent_any"])
    to = word(entry, "to", ["own_ready", "supply"])
    if (source == "opponent_any") != (to == "supply"):
        entry.problem(f"agents cannot move from '{source}' to '{to}'")
    return Ability(AGENTS, how_many(entry, "all"), source, to, [], [])


def read_move_meeple(entry: Entry) -> Ability:
    meeples = entry.some_of("meeple", MEEPLES)
    to = word(entry, "to", ["self", "board"])
    needs = entry.some_of("needs", TYPES) if to == "self" else []
    if to == "self" and len(needs) != len(meeples):
        entry.problem("'needs' must name a type of building for each meeple")
        needs = [CULTURE] * len(meeples)
    if len(set(meeples)) < len(meeples):
        entry.problem("'meeple' names one of them twice")
    return Ability(MEEPLE, 1, "", to, meeples, needs)


def read_move_resources(entry: Entry) -> Ability:
    source = word(entry, "from", ["supply", "opponent_building"])
    to = word(entry, "to", ["one_own_industry", "each_own_industry"])
    if (source, to) == ("opponent_building", "each_own_industry"):
        entry.problem(f"cubes cannot move from '{source}' to '{to}'")
    return Ability(RESOURCES, how_many(entry), source, to, [], [])


def word(entry: Entry, name: str, known: list[str]) -> str:
    return known[entry.one_of(name, known)]


def how_many(entry: Entry, everything: str = "") -> int:
    """A number from 1 up, or the word that stands for all there are."""
    if everything and entry.values.get("n") == everything:
        entry.text("n")
        return ALL
    return entry.number("n", least=1)
