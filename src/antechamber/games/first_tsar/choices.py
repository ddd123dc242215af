"""The catalogue: everything a seat can choose in The First Tsar, by kind."""

from __future__ import annotations

from typing import Any

from antechamber.core.flow import Choice, Step
from antechamber.games.first_tsar.components import Components
from antechamber.games.first_tsar.constants import BID_STEP, GOODS
from antechamber.games.first_tsar.reading import slug
from antechamber.games.first_tsar.rules import (
    actions,
    cards,
    chambers,
    cities,
    free,
    goods,
    planning,
    rounds,
    setup,
    trade,
    war,
)
from antechamber.games.first_tsar.rules.chambers import ACTION_NAMES
from antechamber.games.first_tsar.rules.operation import Skip

Row = list[Choice[Any]]


class Choices:
    """Every choice there is; rows are indexed by what they are about: a city, a card, a kind of good, a token."""

    def __init__(self, box: Components) -> None:
        self.rows: list[Row] = []
        self.add_general()
        self.add_chambers(box)
        self.add_goods()
        self.add_map(box)
        self.add_cards(box)
        self.add_tokens(box)

    def all(self) -> Row:
        return [choice for row in self.rows for choice in row]

    def row(self, choices: Row) -> Row:
        self.rows.append(choices)
        return choices

    def one(self, choice: Choice[Any]) -> Choice[Any]:
        self.rows.append([choice])
        return choice

    def add_general(self) -> None:
        self.skip = self.one(Skip("skip", ("skip",)))
        self.done = self.one(actions.Done("done", ("done",)))
        self.end = self.one(actions.EndTurn("end", ("end",)))
        self.go_on = self.one(free.GoOn("go-on", ("go-on",)))
        self.pause: Step[Any] = free.PAUSE

    def add_chambers(self, box: Components) -> None:
        named = [(number, chamber.key) for number, chamber in enumerate(box.chambers)]
        self.plan = self.row([planning.PlanChamber(number, key) for number, key in named])
        self.bid = self.row([planning.BidCoins(f"bid {coins}", coins, True) for coins in range(BID_STEP)])
        self.bid_more = self.one(planning.BidCoins("bid ten-more", BID_STEP, False))
        self.leave = self.row([actions.LeaveChamber(number, key) for number, key in named])
        self.seal = self.one(actions.PlaceSeal("seal", ("seal",)))
        self.no_seal = self.one(actions.PlaceNoSeal("no-seal", ("no-seal",)))
        self.begin_warrior = self.one(chambers.BeginWarrior(action("place_warrior"), "warrior"))
        self.begin_move = self.one(chambers.BeginMove(action("move"), "move"))
        self.begin_project = self.one(chambers.BeginProject(action("take_project"), "project"))
        self.begin_foreign = self.one(chambers.BeginForeign(action("take_foreign"), "foreign"))
        self.begin_estate = self.one(chambers.BeginEstate(action("take_estate"), "estate"))
        self.begin_title = self.one(chambers.BeginTitle(action("take_title"), "title"))
        self.exchange = self.one(chambers.BeginExchange("action exchange", ("action:exchange",)))

    def add_goods(self) -> None:
        named = list(enumerate(GOODS))
        self.gain = self.row([goods.GainOne(kind, name) for kind, name in named])
        self.pay = self.row([goods.PayGood(kind, name) for kind, name in named])
        self.swap = self.row([goods.SwapGood(kind, name) for kind, name in named])

    def add_map(self, box: Components) -> None:
        named = list(enumerate(box.cities))
        again = action("produce_again")
        self.produce = self.row([chambers.ProduceIn(action("produce"), city, name) for city, name in named])
        self.produce_again = self.row([chambers.ProduceAgainIn(again, city, name) for city, name in named])
        self.income = self.row([cities.CollectIncome(city, name) for city, name in named])
        self.warrior = self.row([cities.PlaceWarriorIn(city, name) for city, name in named])
        self.move_warrior = self.row([cities.MovePiece(city, name, False) for city, name in named])
        self.move_boyar = self.row([cities.MovePiece(city, name, True) for city, name in named])
        self.ways = [[self.row(ways_from(box, city, boyar)) for city, _ in named] for boyar in (False, True)]
        self.build = self.row([cities.BuildIn(city, name) for city, name in named])
        self.send = self.row([actions.SendBoyar(city, name) for city, name in named])
        self.send_by_card = [[self.send[city] for city in reach] for reach in box.card_cities]

    def add_cards(self, box: Components) -> None:
        projects, titles = list(enumerate(box.projects)), list(enumerate(box.title_keys))
        estates = [(card, estate.key) for card, estate in enumerate(box.estates)]
        finish = action("complete_project")
        self.keep = self.row([setup.KeepProject(card, name) for card, name in projects])
        self.take_project = self.row([cards.TakeProjectCard(card, name) for card, name in projects])
        self.draw_project = self.one(cards.DrawProject("draw project", ("deck:project",)))
        self.complete = self.row([cards.CompleteCard(card, name) for card, name in projects])
        self.finish = self.row([chambers.FinishProject(finish, card, name) for card, name in projects])
        self.take_estate = self.row([cards.TakeEstateCard(card, name) for card, name in estates])
        self.draw_estate = self.one(cards.DrawEstate("draw estate", ("deck:estate",)))
        self.take_title = self.row([cards.TakeTitleCard(card, name) for card, name in titles])
        self.draw_title = self.one(cards.DrawTitle("draw title", ("deck:title",)))
        self.use_estate = self.row([free.UseEstate(card, name) for card, name in estates])

    def add_tokens(self, box: Components) -> None:
        trade_tokens, printed = list(enumerate(box.trade)), list(enumerate(box.printed))
        sources = list(enumerate(box.trade + box.printed))
        pad_actions = [(number, bargain.key) for number, bargain in enumerate(box.pad_actions)]
        self.pad_actions = self.row([free.UsePad(number, name) for number, name in pad_actions])
        self.discard = self.row([trade.DiscardToken(token, name) for token, name in trade_tokens])
        self.cover = self.row([trade.CoverPrinted(number, name) for number, name in printed])
        self.resolve = self.row([trade.ResolveSource(source, name) for source, name in sources])
        self.resolve_first = self.row([trade.PickFirst(source, name) for source, name in sources])
        self.run_source: list[Step[Any]] = [trade.RunSource(source) for source, _ in sources]
        self.war = self.row([war.GoToWar(token, name) for token, name in enumerate(box.spoils)])
        self.war_only = self.one(war.GoToWarOnly("war", ("war",)))
        self.reward = [
            self.row([rounds.TakeReward(number, at, token.key, slug(text)) for at, text in enumerate(token.texts)])
            for number, token in enumerate(box.region_tokens)
        ]


def action(name: str) -> int:
    return ACTION_NAMES.index(name)


def ways_from(box: Components, city: int, boyar: bool) -> Row:
    """The waterways from a city, as choices of where they lead."""
    found: Row = []
    for way, ends in enumerate(box.way_ends):
        if city in ends:
            other = ends[1] if ends[0] == city else ends[0]
            found.append(cities.Sail(way, other, box.cities[other], boyar))
    return found
