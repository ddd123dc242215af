"""Positions of The First Tsar that a person can lay out on paper, and a table to play them on."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from antechamber.core.chance import Chance
from antechamber.core.flow import Choice, Step
from antechamber.games.first_tsar.constants import ABSENT, ESTATES, GOODS, NOBODY, NOTHING, PROJECTS, TITLES
from antechamber.games.first_tsar.rules.actions import BoyarTurn
from antechamber.games.first_tsar.rules.planning import PlanBoyar
from antechamber.games.first_tsar.rules.rounds import BeginRound, EndRound, FinalScoring, MiddleScoring, PrepareRound
from antechamber.games.first_tsar.state import TsarState
from antechamber.testing.positions import GameTable, changed_components, loaded, problems_of

SEED = b"first tsar"
first_tsar = partial(loaded, "first-tsar")
changed = partial(changed_components, "first-tsar")
problems = partial(problems_of, "first-tsar")
# Where boyars go from the Production, Manoeuvre, Project, Exchange and Reward Chambers, unless a test says otherwise
ASSIGNMENTS = ("black", "red", "blue", "yellow", "any")
HOME = {seat: {"moscow": 1} for seat in range(4)}


class Table(GameTable):
    """A game of The First Tsar by the names of things: who may choose what, who has what, what has been told."""

    @property
    def prompt(self) -> str:
        """What that seat is asked."""
        decision = self.state.decision(self.acting)
        assert decision is not None
        return decision.prompt

    def options(self, verb: str = "") -> list[str]:
        """What the seat that is to act may choose, in the order of the alphabet; or what it may do in one way."""
        return [text.removeprefix(f"{verb} ") for text in super().options() if text.startswith(verb)]

    def play(self, *texts: str) -> Table:
        """Make these choices, each by the seat that is to act; `done?` only if there is anything else to do."""
        for text in texts:
            if not text.endswith("?") or text[:-1] in self.options():
                self.choose(self.acting, text.removesuffix("?"))
        return self

    def keep_first_projects(self) -> Table:
        """Everybody keeps the first of the Projects dealt."""
        while len(self.state.pending()) > 1 or any(self.state.dealt):
            seat = self.state.pending()[0]
            self.choose(seat, self.state.options(seat)[0].text)
        return self

    def goods(self, seat: int) -> str:
        """What a seat has, as one says it: `2 grain + 1 coin`."""
        have = zip(self.state.goods[seat], GOODS, strict=True)
        return " + ".join(f"{count} {name}" for count, name in have if count) or "nothing"

    def warriors(self, seat: int) -> dict[str, int]:
        return self.by_city(self.state.warriors[seat])

    def boyars(self, seat: int) -> dict[str, int]:
        return self.by_city(self.state.boyars[seat])

    def by_city(self, counts: list[int]) -> dict[str, int]:
        return {city: count for city, count in zip(self.box.cities, counts, strict=True) if count}

    def building(self, city: str) -> int:
        return self.state.buildings[self.box.cities.index(city)]

    def bids(self, chamber: str) -> dict[int, int]:
        """The coins under each boyar in a chamber, by seat."""
        bids = {seat: self.state.bid(self.chamber(chamber), seat) for seat in range(len(self.state.lanes))}
        return {seat: coins for seat, coins in bids.items() if coins != ABSENT}

    def seal(self, chamber: str) -> int:
        return self.state.seals[self.chamber(chamber)]

    def chamber(self, key: str) -> int:
        return [chamber.key for chamber in self.box.chambers].index(key)

    def pad(self, seat: int) -> list[str]:
        return [self.box.trade[token] for token in self.state.pads[seat]]

    def hand(self, seat: int) -> list[str]:
        return [self.box.projects[card] for card in self.state.hands[seat]]

    def completed(self, seat: int) -> list[str]:
        return [self.box.projects[card] for card in self.state.completed[seat]]

    def estates(self, seat: int) -> list[str]:
        return [self.box.estates[card].key for card in self.state.estates[seat]]

    def titles(self, seat: int) -> list[str]:
        return [self.box.titles[card].key for card in self.state.titles[seat]]

    def spoils(self, seat: int) -> list[str]:
        return [self.box.spoils[token] for token in self.state.spoils[seat]]

    def lines(self, seat: int, source: str | None = None) -> dict[str, int]:
        """Lines of the score of a seat, of one source or of all."""
        return {line.name: line.points for line in self.state.scores()[seat] if source in (None, line.source)}


def new_game(seats: int = 3, seed: bytes = SEED, components: str = "standard") -> Table:
    """A game as it begins."""
    return Table(first_tsar(components).start(seats, seed))


def started(seats: int = 3, seed: bytes = SEED) -> Table:
    """A game whose Projects are kept and whose first warriors stand in the first free cities."""
    game = new_game(seats, seed).keep_first_projects()
    while game.prompt == "first warrior":
        game.play(game.options()[0])
    return game


def table(  # noqa: PLR0915 a line for each thing that can lie on a table
    seats: int = 3,
    *,
    turns: Iterable[int] = (0,),
    at: str = "turn",
    goods: dict[int, str] | None = None,
    warriors: dict[int, dict[str, int]] | None = None,
    boyars: dict[int, dict[str, int]] | None = None,
    buildings: dict[str, int] | None = None,
    chambers: dict[str, dict[int, int]] | None = None,
    seals: dict[str, int] | None = None,
    assignments: tuple[str, ...] = ASSIGNMENTS,
    favour: tuple[int, ...] | None = None,
    tokens: tuple[int, ...] = (10, 20, 30),
    points: dict[int, int] | None = None,
    hands: dict[int, list[str]] | None = None,
    completed: dict[int, list[str]] | None = None,
    estates: dict[int, list[str]] | None = None,
    titles: dict[int, list[str]] | None = None,
    display: tuple[str, ...] | None = None,
    deck: tuple[str, ...] | None = None,
    trade: dict[str, str] | None = None,
    pads: dict[int, list[str]] | None = None,
    spoils: tuple[str, ...] = (),
    kept: dict[int, list[str]] | None = None,
    war: dict[int, int] | None = None,
    regions: tuple[str, ...] = ("light_1", "light_2", "light_3", "light_4"),
    decade: int = 0,
    components: str = "standard",
    discreet: bool = False,
) -> Table:
    """A position in the middle of a game: the map is empty but for what is named, nobody has anything but that.

    Only if it is `discreet` seats are asked about what is forced in secret.

    `chambers` says who has a boyar where, with how many coins. `at` is "turn" for the turns of these seats, "plan" for
    their plans, "round" for the beginning of a round, "regions" for the end of one, "middle" and "final" for
    scorings, "next" for getting ready. Where the agenda ends, so does the game.
    """
    s = new_game(seats, components=components).state
    box, everyone = s.box, range(seats)
    cities = len(box.cities)
    s.round = decade
    s.first = 0
    s.favour = list(favour or everyone)
    s.favour_tokens = list(tokens)
    s.points = [(points or {}).get(seat, 0) for seat in everyone]
    s.goods = [counted((goods or {}).get(seat, "nothing")) for seat in everyone]
    s.warriors = [placed(box.cities, (warriors or {}).get(seat, {})) for seat in everyone]
    s.boyars = [placed(box.cities, (boyars or {}).get(seat, {})) for seat in everyone]
    s.buildings = [NOBODY] * cities
    for city, seat in (buildings or {}).items():
        s.buildings[box.cities.index(city)] = seat
    s.war = [(war or {}).get(seat, 0) for seat in everyone]
    s.warriors_left = [box.warriors - sum(s.warriors[seat]) - s.war[seat] for seat in everyone]
    s.buildings_left = [box.buildings - s.buildings.count(seat) for seat in everyone]
    keys = [chamber.key for chamber in box.chambers]
    for chamber, bids in (chambers or {}).items():
        for seat, coins in bids.items():
            s.bids[s.place(keys.index(chamber), seat)] = coins
            s.boyars_left[seat] -= 1
    for chamber, seat in (seals or {}).items():
        s.seals[keys.index(chamber)] = seat
        s.seals_left[seat] -= 1
    s.boyars_left = [s.boyars_left[seat] - sum(s.boyars[seat]) for seat in everyone]
    s.assignments = [box.assignments.index(name) for name in assignments]
    s.dealt = [[] for _ in everyone]
    s.hands = numbers(box.projects, hands, seats)
    s.completed = numbers(box.projects, completed, seats)
    s.estates = numbers([estate.key for estate in box.estates], estates, seats)
    s.titles = numbers([title.key for title in box.titles], titles, seats)
    s.pads = numbers(box.trade, pads, seats)
    s.spoils = numbers(box.spoils, kept, seats)
    s.spoils_display = sorted(box.spoils.index(name) for name in spoils)
    for kind, held in ((ESTATES, s.estates), (TITLES, s.titles)):
        owned = {card for row in held for card in row}
        s.decks[kind] = [card for card in s.decks[kind] + s.displays[kind] if card not in owned]
        s.displays[kind] = []
    used = {card for rows in (s.hands, s.completed) for row in rows for card in row}
    rest = [card for card in range(len(box.projects)) if card not in used]
    s.displays[PROJECTS] = rest[:6] if display is None else [box.projects.index(name) for name in display]
    s.decks[PROJECTS] = [card for card in rest if card not in s.displays[PROJECTS]]
    if deck is not None:
        s.decks[PROJECTS] = [box.projects.index(name) for name in deck]
    s.trade_map = [NOTHING] * len(box.waterways)
    for way, token in (trade or {}).items():
        s.trade_map[box.waterways.index(way)] = box.trade.index(token)
    by_key = [token.key for token in box.region_tokens]
    s.region_tokens = [by_key.index(name) for name in regions]
    pile = [token for token in range(len(by_key)) if token not in s.region_tokens]
    s.last_regions = [token for token in pile if box.region_tokens[token].dark][:4]
    s.region_pile = [token for token in pile if token not in s.last_regions]
    agenda: dict[str, list[Step[TsarState]]] = {
        "turn": [BoyarTurn(seat) for seat in reversed(list(turns))],
        "plan": [PlanBoyar(seat) for seat in reversed(list(turns))],
        "round": [BeginRound()],
        "regions": [EndRound()],
        "middle": [MiddleScoring()],
        "final": [FinalScoring()],
        "next": [PrepareRound()],
    }
    s.clear_agenda(seats)
    s.discreet = discreet
    s.table = agenda[at]
    s.settle()
    return Table(s)


def in_chamber(chamber: str, seal: bool = False, **position) -> Table:
    """A turn in which seat 0 has left the chamber and may act."""
    position.setdefault("warriors", HOME)
    game = table(chambers={chamber: {0: 0}, "reward" if chamber != "reward" else "project": {0: 0}}, **position)
    return game.play(f"leave {chamber}", "seal" if seal else "no-seal")


def counted(text: str) -> list[int]:
    """Goods as one says them: `2 grain + 1 coin`."""
    counts = [0] * len(GOODS)
    for part in text.split(" + "):
        if part != "nothing":
            number, name = part.split()
            counts[GOODS.index(name)] += int(number)
    return counts


def placed(cities: list[str], counts: dict[str, int]) -> list[int]:
    assert not counts.keys() - set(cities), f"unknown: {counts.keys() - set(cities)}"
    return [counts.get(city, 0) for city in cities]


def numbers(names: list[str], given: dict[int, list[str]] | None, seats: int) -> list[list[int]]:
    return [sorted(names.index(name) for name in (given or {}).get(seat, [])) for seat in range(seats)]


def thrifty(state: TsarState, rng: Chance) -> tuple[int, Choice[TsarState]]:
    """A choice of someone who completes projects and does not sell: random players hardly ever complete one."""
    seat = state.pending()[0]
    options = state.options(seat)
    if rng.below(4) == 0:
        return seat, options[rng.below(len(options))]
    for wanted in (("complete", "build", "war"), ("produce", "again", "action", "seal"), ("take", "use", "move")):
        found = [option for option in options if option.text.startswith(wanted) and option.text != "action exchange"]
        if found:
            return seat, found[rng.below(len(found))]
    kept = [option for option in options if not option.text.startswith(("free", "skip", "no-seal"))] or options
    return seat, kept[rng.below(len(kept))]
