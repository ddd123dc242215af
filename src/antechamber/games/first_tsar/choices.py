"""The catalogue of The First Tsar, filled: everything a seat can choose with one set of components."""

from __future__ import annotations

from antechamber.core.catalogue import Row
from antechamber.games.first_tsar.catalogue import Choices
from antechamber.games.first_tsar.components import Components
from antechamber.games.first_tsar.constants import ACTIONS, BID_STEP, ESTATES, GOODS, PROJECTS, TITLES
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
from antechamber.games.first_tsar.rules.effects import operations_of
from antechamber.games.first_tsar.rules.menus import MoveOn, Skip


def catalogue_of(box: Components) -> Choices:
    """Every choice there is with these components."""
    c = Choices()
    c.skip = c.one(Skip("skip", ("skip",)))
    c.done = c.one(MoveOn("done", ("done",)))
    c.end = c.one(MoveOn("end", ("end",)))
    c.go_on = c.one(MoveOn("go-on", ("go-on",)))
    enter_chambers(c, box)
    enter_goods(c)
    enter_map(c, box)
    enter_cards(c, box)
    enter_tokens(c, box)
    add_steps(c, box)
    return c


def enter_chambers(c: Choices, box: Components) -> None:
    named = [(number, chamber.key) for number, chamber in enumerate(box.chambers)]
    c.plan = c.row([planning.PlanChamber("plan", number, key) for number, key in named])
    c.bid = c.row([planning.BidCoins(f"bid {coins}", coins, True) for coins in range(BID_STEP)])
    c.bid_more = c.one(planning.BidCoins("bid ten-more", BID_STEP, False))
    c.leave = c.row([actions.LeaveChamber("leave", number, key) for number, key in named])
    c.seal = c.one(actions.PlaceSeal("seal", ("seal",)))
    c.no_seal = c.one(MoveOn("no-seal", ("no-seal",)))
    c.begin_warrior = c.one(chambers.Begin(action("place_warrior"), "warrior", cities.PLACE))
    c.begin_move = c.one(chambers.Begin(action("move"), "move", cities.MOVE))
    project = c.one(chambers.Begin(action("take_project"), "project", cards.TAKE[PROJECTS]))
    c.begin_foreign = c.one(chambers.Begin(action("take_foreign"), "foreign", goods.PICK_FOREIGN))
    estate = c.one(chambers.Begin(action("take_estate"), "estate", cards.TAKE[ESTATES]))
    title = c.one(chambers.Begin(action("take_title"), "title", cards.TAKE[TITLES]))
    c.begin_take = [project, estate, title]
    c.exchange = c.one(chambers.BeginExchange("action exchange", ("action:exchange",)))


def action(name: str) -> int:
    return ACTIONS.index(name)


def enter_goods(c: Choices) -> None:
    named = list(enumerate(GOODS))
    c.gain = c.row([goods.GainOne("gain", kind, name) for kind, name in named])
    c.pay = c.row([goods.PayGood("pay", kind, name) for kind, name in named])
    c.swap = c.row([goods.SwapGood("swap", kind, name) for kind, name in named])


def enter_map(c: Choices, box: Components) -> None:
    named = list(enumerate(box.cities))
    once, again = action("produce"), action("produce_again")
    c.produce = c.row([chambers.ProduceIn(once, "produce", city, name) for city, name in named])
    c.produce_again = c.row([chambers.ProduceIn(again, "again", city, name) for city, name in named])
    c.income = c.row([cities.CollectIncome("income", city, name) for city, name in named])
    c.warrior = c.row([cities.PlaceWarriorIn("warrior", city, name) for city, name in named])
    c.move_warrior = c.row([cities.MovePiece(city, name, False) for city, name in named])
    c.move_boyar = c.row([cities.MovePiece(city, name, True) for city, name in named])
    c.ways = [[c.row(ways_from(box, city, boyar)) for city, _ in named] for boyar in (False, True)]
    c.build = c.row([cities.BuildIn("build", city, name) for city, name in named])
    c.send = c.row([actions.SendBoyar("send", city, name) for city, name in named])
    c.send_by_card = [[c.send[city] for city in reach] for reach in box.card_cities]


def ways_from(box: Components, city: int, boyar: bool) -> Row:
    """The waterways from a city, as choices of where they lead."""
    found: Row = []
    for way, ends in enumerate(box.way_ends):
        if city in ends:
            other = ends[1] if ends[0] == city else ends[0]
            found.append(cities.Sail(way, other, box.cities[other], boyar))
    return found


def enter_cards(c: Choices, box: Components) -> None:
    named = list(enumerate(box.projects))
    finish = action("complete_project")
    c.keep = c.row([setup.KeepProject("keep", "hand", card, name) for card, name in named])
    take_projects = c.row([cards.TakeOpenProject("take", "display", card, name) for card, name in named])
    draw_project = c.one(cards.DrawProject("draw project", ("deck:project",)))
    c.complete = c.row([cards.CompleteCard("complete", "hand", card, name) for card, name in named])
    c.finish = c.row([chambers.FinishProject(finish, card, name) for card, name in named])
    take_estates = c.row([cards.TakeOpenCard(ESTATES, card, estate.key) for card, estate in enumerate(box.estates)])
    draw_estate = c.one(cards.DrawCard(ESTATES, "estate"))
    take_titles = c.row([cards.TakeOpenCard(TITLES, card, title.key) for card, title in enumerate(box.titles)])
    draw_title = c.one(cards.DrawCard(TITLES, "title"))
    c.take = [take_projects, take_estates, take_titles]
    c.draw = [draw_project, draw_estate, draw_title]
    c.use_estate = c.row([free.UseEstate("use", "estate", card, estate.key) for card, estate in enumerate(box.estates)])


def enter_tokens(c: Choices, box: Components) -> None:
    tokens, printed = list(enumerate(box.trade)), list(enumerate(box.printed))
    sources = list(enumerate(box.trade + box.printed))
    c.pad_actions = c.row([free.UsePad(number, bargain.key) for number, bargain in enumerate(box.pad_actions)])
    c.discard = c.row([trade.DiscardToken(token, name) for token, name in tokens])
    c.cover = c.row([trade.CoverPrinted(number, name) for number, name in printed])
    c.resolve = c.row([trade.ResolveSource(source, name) for source, name in sources])
    c.resolve_first = c.row([trade.PickFirst(source, name) for source, name in sources])
    c.war = c.row([war.GoToWar(token, name) for token, name in enumerate(box.spoils)])
    c.war_only = c.one(war.GoToWarOnly("war", ("war",)))
    c.reward = []
    for number, token in enumerate(box.region_tokens):
        texts = [slug(reward.text) for reward in token.rewards]
        c.reward.append(c.row([rounds.TakeReward(number, at, token.key, text) for at, text in enumerate(texts)]))


def add_steps(c: Choices, box: Components) -> None:
    """What is laid on the table with the choices."""
    c.pause = free.PAUSE
    c.run_source = [trade.RunSource(source) for source in range(len(box.trade) + len(box.printed))]
    c.type_effects = [operations_of(effect) for effect in box.type_effects]
    c.trade_effects = [operations_of(effect) for effect in box.trade_effects]
    c.printed_effects = [operations_of(effect) for effect in box.printed_effects]
    c.spoils_effects = [operations_of(effect) for effect in box.spoils_effects]
    c.card_actions = [operations_of(effect) for effect in box.card_action]
    c.card_bonuses = [operations_of(effect) for effect in box.card_bonus]
    c.estate_effects = [operations_of(estate.effect) for estate in box.estates]
    c.pad_effects = [operations_of(bargain.effect) for bargain in box.pad_actions]
    c.reward_effects = [[operations_of(reward) for reward in token.rewards] for token in box.region_tokens]
