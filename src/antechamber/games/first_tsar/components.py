"""What is in the box of The First Tsar: `components.toml` as tables the rules look things up in, checked."""

from __future__ import annotations

from typing import Final

from antechamber.core.components import Entry, Sheet
from antechamber.games.first_tsar.constants import (
    ACTIONS,
    ANY,
    FEWEST,
    FOREIGN,
    GOODS,
    LAST_ROUND,
    LOCAL,
    METRICS,
    NOTHING,
    REWARDS,
    STARTING_WARRIORS,
)
from antechamber.games.first_tsar.printed import Bargain, ChamberRules, Effect, RegionToken, Setup, TitleCard
from antechamber.games.first_tsar.reading import (
    COST_WORDS,
    MOST_RESOLVED,
    RESOLVE,
    VOCABULARY,
    Words,
    amount,
    goods_of,
    read_words,
    slug,
)

NOWHERE: Final = "nowhere"
ANYWHERE: Final = "any"
EXCHANGE: Final = ACTIONS.index("exchange")


class Components:
    """The tables the rules look things up in; cities, cards, tokens and so on are numbered from 0."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.lines: list[tuple[str, str]] = []
        self.read_rules(sheet)
        self.read_map(sheet)
        self.read_projects(sheet)
        self.read_titles(sheet)
        self.read_bargains(sheet)
        self.read_tokens(sheet)
        self.read_kremlin(sheet)
        self.read_players(sheet)
        self.check_contents(sheet)
        sheet.finish()

    def read_rules(self, sheet: Sheet) -> None:
        boyar, warrior = sheet.entry("pieces", "boyar"), sheet.entry("pieces", "warrior")
        building, seal = sheet.entry("pieces", "building"), sheet.entry("pieces", "seal")
        self.boyars, self.boyar_influence = boyar.number("supply", least=1), boyar.number("influence", least=1)
        self.warriors = warrior.number("supply", least=STARTING_WARRIORS)
        self.warrior_influence = warrior.number("influence", least=1)
        self.buildings, self.building_influence = building.number("supply"), building.number("influence", least=1)
        self.seals = seal.number("supply")
        goods = sheet.entry("setup", "goods")
        self.start_goods = [0] * len(GOODS)
        for number, word in read_words(goods, "start", goods.text("start"), GOODS):
            self.start_goods[GOODS.index(word)] += number
        projects = sheet.entry("setup", "projects")
        self.projects_dealt = projects.number("dealt", least=1)
        self.project_display = projects.number("display", least=1)
        self.favour_tokens = rising(sheet.entry("setup", "favour"), "tokens_at")
        self.war_points = sheet.entry("scoring", "war").numbers("points", 2)
        self.favour_points = sheet.entry("scoring", "favour").numbers("points", 2)
        rates = sheet.entry("scoring", "goods")
        self.foreign_rate, self.any_rate = rates.number("foreign", least=1), rates.number("any", least=1)
        self.favour_line = self.new_line("favour", "line:top")
        self.war_line = self.new_line("war", "line:war")
        self.favour_score_line = self.new_line("favour", "line:favour")
        self.goods_line = self.new_line("goods", "line:goods")

    def read_map(self, sheet: Sheet) -> None:
        """R1.17 Cities in regions and colours, with what they bring."""
        regions, cities = sheet.entries("regions"), sheet.entries("cities")
        self.regions = [entry.key for entry in regions]
        self.region_names = [entry.text("name") for entry in regions]
        cards = [str(entry.values.get("to")) for entry in sheet.entries("assignments")]
        self.colours = [colour for colour in cards if colour not in (NOWHERE, ANYWHERE)]
        self.cities = [entry.key for entry in cities]
        self.city_names = [entry.text("name") for entry in cities]
        self.city_region = [entry.one_of("region", self.regions) for entry in cities]
        self.city_colour = [entry.one_of("colour", self.colours) for entry in cities]
        self.city_cost = [goods_of(read_words(entry, "cost", entry.text("cost"), GOODS)) for entry in cities]
        self.city_income = [goods_of(read_words(entry, "income", entry.text("income"), GOODS)) for entry in cities]
        self.region_cities = [
            [city for city, at in enumerate(self.city_region) if at == region] for region in range(len(regions))
        ]
        self.read_waterways(sheet.entries("waterways"))
        for city, entry in enumerate(cities):
            if not any(city in ends for ends in self.way_ends):
                entry.problem("no waterway leads there")

    def read_waterways(self, ways: list[Entry]) -> None:
        """R1.17 The waterways between cities, with or without a Trade token."""
        self.waterways = [entry.key for entry in ways]
        self.has_slot = [entry.number("trade") > 0 for entry in ways]
        self.way_ends: list[list[int]] = []
        for entry in ways:
            ends = sorted(entry.some_of("between", self.cities))
            if len(ends) != 2 or ends[0] == ends[1]:
                entry.problem("'between' must name two different cities")
                ends = [0, 0]
            elif ends in self.way_ends:
                entry.problem("there is another waterway between these two cities")
            self.way_ends.append(ends)

    def read_projects(self, sheet: Sheet) -> None:
        types, projects = sheet.entries("project_types"), sheet.entries("projects")
        self.types = [entry.key for entry in types]
        self.type_effects = [self.effect(entry, "effect", ("project", "line:effects")) for entry in types]
        self.projects = [entry.key for entry in projects]
        self.project_names = [entry.text("name") for entry in projects]
        self.project_type = [entry.one_of("type", self.types) for entry in projects]
        self.project_cost = [goods_of(read_words(entry, "cost", entry.text("cost"), GOODS)) for entry in projects]
        self.project_points = [entry.number("vp") for entry in projects]
        self.project_line = [self.new_line("project", f"project:{key}") for key in self.projects]

    def read_titles(self, sheet: Sheet) -> None:
        self.titles: list[TitleCard] = []
        for entry in sheet.entries("titles"):
            name, metric = entry.text("name"), METRICS[entry.one_of("metric", METRICS)]
            title = TitleCard(entry.key, name, entry.text("text"), metric, self.new_line("title", f"title:{entry.key}"))
            if metric == "favour":
                title.places = entry.numbers("points", 2)
            else:
                title.points = entry.number("vp")
            if metric == "projects":
                title.project_type = entry.one_of("type", self.types)
            if metric == "strongholds":
                title.influence = entry.number("influence", least=1)
                title.colours = entry.some_of("colours", self.colours)
            self.titles.append(title)

    def read_bargains(self, sheet: Sheet) -> None:
        """R6.9 Estates and free actions of the pad; the latter must use up what they cannot bring."""
        self.estates = [self.bargain(entry, "estate") for entry in sheet.entries("estates")]
        self.pad_actions = [self.bargain(entry, "pad") for entry in sheet.entries("pad_actions")]
        for entry, bargain in zip(sheet.entries("pad_actions"), self.pad_actions, strict=True):
            if bargain.cost or bargain.any or not bargain.local + bargain.foreign + bargain.tokens:
                entry.problem("'cost' must be local, foreign or trade_token, so that no free action goes on for ever")
            if any(word not in ("coin", "take_project") for _, word in bargain.effect.words):
                entry.problem("'effect' must be coin or take_project, so that no free action goes on for ever")

    def bargain(self, entry: Entry, source: str) -> Bargain:
        name, price = entry.text("name"), entry.text("cost")
        cost = read_words(entry, "cost", price, COST_WORDS)
        if sum([word not in GOODS for _, word in cost]) > 1:
            entry.problem("'cost' may name only one of any, local, foreign and trade_token, and only once")
        self.check_choice(entry, cost)
        effect = self.effect(entry, "effect", (source, f"{source}:{entry.key}"))
        if not effect.words:
            entry.problem("'effect' must do something")
        return Bargain(entry.key, name, price, cost, effect)

    def check_choice(self, entry: Entry, cost: Words) -> None:
        """What is paid by choice cannot be promised twice."""
        for word, (first, last) in (("any", ANY), ("local", LOCAL), ("foreign", FOREIGN)):
            if amount(cost, word) and any(first <= kind <= last for kind, _ in goods_of(cost)):
                entry.problem(f"'cost' may not name {word} goods both by name and by choice")

    def read_tokens(self, sheet: Sheet) -> None:
        trade, spoils, printed = sheet.entries("trade"), sheet.entries("spoils"), sheet.entries("printed")
        self.trade = [entry.key for entry in trade]
        self.trade_effects = [self.effect(entry, "effect", ("trade", "line:trade")) for entry in trade]
        self.trade_tokens = copies(trade)
        self.printed = [entry.key for entry in printed]
        self.printed_effects = [self.effect(entry, "effect", ("trade", "line:printed")) for entry in printed]
        self.plain = [effect.is_plain() for effect in self.trade_effects + self.printed_effects]
        for entry in trade + printed:
            if RESOLVE in entry.text("effect"):
                entry.problem(f"'effect' cannot be {RESOLVE}, or it would never end")
            if entry.key in self.trade and entry.key in self.printed:
                entry.problem("a Trade token and a printed effect have the same name")
        self.spoils = [entry.key for entry in spoils]
        self.spoils_effects = [self.effect(entry, "effect", ("spoils", "line:spoils")) for entry in spoils]
        self.spoils_tokens = copies(spoils)
        self.region_tokens = [self.region_token(entry) for entry in sheet.entries("region_tokens")]

    def region_token(self, entry: Entry) -> RegionToken:
        dark, points = entry.one_of("back", ["light", "dark"]) == 1, entry.number("vp")
        rewards = entry.value("rewards")
        texts = [str(text) for text in rewards] if isinstance(rewards, list) else []
        if len(texts) != REWARDS or len({slug(text) for text in texts}) != REWARDS:
            entry.wanted("rewards", rewards, "two different effects")
            texts = ["1 coin", "1 vp"]
        source = ("region", "line:region")
        return RegionToken(
            entry.key, dark, points, [self.read_effect(entry, "rewards", text, source) for text in texts]
        )

    def read_kremlin(self, sheet: Sheet) -> None:
        """R1.20 Assignment cards, by the colour of city they lead to, and the chambers they lie beside."""
        cards = sheet.entries("assignments")
        self.assignments = [entry.key for entry in cards]
        self.card_colour = [entry.text("to") for entry in cards]
        self.card_cities: list[list[int]] = []
        for to in self.card_colour:
            colour = self.colours.index(to) if to in self.colours else NOTHING
            self.card_cities.append(
                [city for city, at in enumerate(self.city_colour) if to == ANYWHERE or at == colour]
            )
        for entry, cities in zip(cards, self.card_cities, strict=True):
            if not cities and entry.text("to") != NOWHERE:
                entry.problem("there is no city of that colour")
        self.card_action = [self.effect(entry, "action", ("kremlin", "line:kremlin")) for entry in cards]
        self.card_bonus = [self.effect(entry, "bonus", ("kremlin", "line:kremlin")) for entry in cards]
        self.chambers = [self.chamber(entry) for entry in sheet.entries("chambers")]
        if len(self.assignments) < len(self.chambers):
            sheet.entry("contents", "cards").problem("there are fewer Assignment cards than chambers")
        if len(self.chambers) < self.boyars:
            sheet.entry("pieces", "boyar").problem("there are more boyars than chambers")

    def chamber(self, entry: Entry) -> ChamberRules:
        name, text, times = entry.text("name"), entry.text("text"), entry.number("times")
        chamber = ChamberRules(entry.key, name, text, times, entry.number("bonus_times"))
        chamber.actions = entry.some_of("actions", ACTIONS)
        chamber.bonus = entry.some_of("bonus", ACTIONS)
        chamber.freely = [EXCHANGE] * entry.one_of("freely", ["nothing", "exchange"])
        if EXCHANGE in chamber.actions + chamber.bonus:
            entry.problem("an exchange is made freely; it is no action to be counted")
        chamber.same_bonus = chamber.bonus == chamber.actions
        return chamber

    def read_players(self, sheet: Sheet) -> None:
        """R1.18 What the number of players changes."""
        self.setups: dict[int, Setup] = {}
        sheet.entry("players", str(FEWEST))
        for entry in sheet.entries("players"):
            seats = len(self.setups) + FEWEST
            if entry.key != str(seats):
                entry.problem(f"the lines of [players] must be {FEWEST}, {FEWEST + 1} and so on; expected {seats}")
            setup = Setup(
                entry.number("display"), entry.number("spoils"), entry.number("seal"), entry.number("rewards")
            )
            if not 1 <= setup.rewards <= REWARDS or (setup.rewards == 1 and seats > FEWEST):
                entry.problem("'rewards' must be 2, or 1 with two players")
            if 2 * setup.spoils > len(self.spoils_tokens):
                entry.problem(f"{len(self.spoils_tokens)} Spoils tokens are too few for {setup.spoils} twice in a game")
            if STARTING_WARRIORS * seats > len(self.cities):
                entry.problem(f"{len(self.cities)} cities are too few for the first warriors of {seats} players")
            if seats * self.projects_dealt > len(self.projects):
                entry.problem(f"{len(self.projects)} Projects are too few to deal to {seats} players")
            self.setups[seats] = setup

    def check_contents(self, sheet: Sheet) -> None:
        """R1.1 The lines of the file add up to what the box holds."""
        board, cards = sheet.entry("contents", "map"), sheet.entry("contents", "cards")
        board.must_be("regions", len(self.regions), "the regions")
        board.must_be("colours", len(self.colours), "the colours")
        board.must_be("cities", len(self.cities), "the cities")
        board.must_be("trade_slots", sum(self.has_slot), "the waterways with a Trade token")
        cards.must_be("projects", len(self.projects), "the Projects")
        for kind, name in enumerate(self.types):
            cards.must_be("of_a_type", self.project_type.count(kind), f"the {name} Projects")
        cards.must_be("titles", len(self.titles), "the Titles")
        cards.must_be("estates", len(self.estates), "the Estates")
        cards.must_be("assignments", len(self.assignments), "the Assignment cards")
        self.check_tokens(sheet.entry("contents", "tokens"), sheet.entry("contents", "pad"))

    def check_tokens(self, tokens: Entry, pad: Entry) -> None:
        dark = len([token for token in self.region_tokens if token.dark])
        tokens.must_be("spoils", len(self.spoils_tokens), "the Spoils tokens")
        tokens.must_be("light_regions", len(self.region_tokens) - dark, "the light Region tokens")
        tokens.must_be("dark_regions", dark, "the dark Region tokens")
        tokens.must_be("trade", len(self.trade_tokens), "the Trade tokens")
        tokens.must_be("favour", len(self.favour_tokens), "the Favour tokens")
        pad.must_be("printed", len(self.printed), "the printed effects")
        self.slots = pad.number("slots", least=max(MOST_RESOLVED, len(self.printed)))
        regions = len(self.regions)
        if dark < regions or len(self.region_tokens) < (LAST_ROUND + 1) * regions:
            tokens.problem("there are too few Region tokens for four rounds, the last one dark")
        if len(self.trade_tokens) < 2 * sum(self.has_slot):
            tokens.problem("there are too few Trade tokens to lay them out twice")
        if len(self.printed) < MOST_RESOLVED:
            pad.problem(f"'printed' must be {MOST_RESOLVED} or more, so that two effects can always be resolved")

    def effect(self, entry: Entry, name: str, source: tuple[str, str]) -> Effect:
        return self.read_effect(entry, name, entry.text(name), source)

    def read_effect(self, entry: Entry, name: str, text: str, source: tuple[str, str]) -> Effect:
        """An effect as the file writes it; points that it brings are booked on the line `source`."""
        words = read_words(entry, name, text, VOCABULARY)
        line = self.lines.index(source) if source in self.lines else self.new_line(*source)
        if amount(words, RESOLVE) > MOST_RESOLVED:
            entry.problem(f"no more than {MOST_RESOLVED} Trade tokens can be resolved at a time")
        return Effect(text, words, line)

    def new_line(self, source: str, target: str) -> int:
        self.lines.append((source, target))
        return len(self.lines) - 1


def copies(entries: list[Entry]) -> list[int]:
    """Every token of a kind, as the number of its kind."""
    return [kind for kind, entry in enumerate(entries) for _ in range(entry.number("copies", least=1))]


def rising(entry: Entry, name: str) -> list[int]:
    value = entry.values.get(name)
    found = entry.numbers(name, len(value) if isinstance(value, list) else 0)
    if found != sorted(set(found)):
        entry.problem(f"'{name}' must rise from number to number")
    return found
