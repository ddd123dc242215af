"""The First Tsar as numbers."""

from __future__ import annotations

from typing import Any

from antechamber.envs.feature import FeatureList, Index, counted, index, marked, names
from antechamber.games.first_tsar.components import Components
from antechamber.games.first_tsar.constants import GOODS, ROUNDS

# Several times what random play reaches
POINTS = 300
GOODS_HELD = 60
INFLUENCE = 40

GOODS_INDEX = index(GOODS)


def list_features(features: FeatureList, box: Components) -> None:
    list_round(features, box)
    list_kremlin(features, box)
    list_cities(features, box)
    list_regions(features, box)
    list_displays(features, box)
    list_seats(features, box)
    list_own(features, box)


def list_round(features: FeatureList, box: Components) -> None:
    chambers, sources = index(chamber.key for chamber in box.chambers), index(box.trade + box.printed)
    regions, cities, trade = index(box.regions), index(box.cities), index(box.trade)
    features.number("round", ROUNDS, "rounds that are over", lambda v: v.round)
    features.which_seat("first", "who begins the round, one-hot by seat", lambda v: v.first)
    features.which_seat("acting", "whose turn it is, one-hot by seat", lambda v: v.acting)
    features.row("region", len(box.regions), 1, "region being scored, one-hot", lambda v: marked([v.region], regions))
    features.row("chamber", len(chambers), 1, "chamber of the turn, one-hot", lambda v: of_turn(v, "chamber", chambers))
    features.number("actions", 10, "actions left in this turn", lambda v: v.turn.actions if v.turn else 0)
    features.number("bonus", 10, "bonus actions left in this turn", lambda v: v.turn.bonus if v.turn else 0)
    features.row(
        "produced",
        len(box.cities),
        1,
        "has produced in this turn, by city",
        lambda v: marked(v.turn.produced if v.turn else [], cities),
    )
    features.row("token", len(box.trade), 1, "Trade token in hand, one-hot", lambda v: of_turn(v, "token", trade))
    features.row("picked", len(sources), 1, "effect picked first, one-hot", lambda v: of_turn(v, "picked", sources))


def list_kremlin(features: FeatureList, box: Components) -> None:
    chambers, cards = len(box.chambers), index(box.assignments)
    features.row(
        "assignments",
        chambers * len(cards),
        1,
        "Assignment card of each chamber, one-hot by card",
        lambda v: [mark for chamber in v.chambers for mark in marked([chamber.assignment], cards)],
    )
    features.rows(
        "boyar_in",
        chambers,
        1,
        "a boyar is there, by seat and chamber",
        lambda v, seat: [chamber.bids[seat] is not None for chamber in v.chambers],
    )
    features.rows(
        "bid",
        chambers,
        GOODS_HELD,
        "coins under it, by seat and chamber",
        lambda v, seat: [chamber.bids[seat] or 0 for chamber in v.chambers],
    )
    features.rows(
        "leads",
        chambers,
        1,
        "has the most important boyar, by seat and chamber",
        lambda v, seat: [chamber.ranked[:1] == [seat] for chamber in v.chambers],
    )
    features.rows(
        "seal",
        chambers,
        1,
        "has a seal there, by seat and chamber",
        lambda v, seat: [chamber.seal == seat for chamber in v.chambers],
    )


def list_cities(features: FeatureList, box: Components) -> None:
    cities, trade = len(box.cities), index(box.trade)
    features.rows(
        "warriors_in",
        cities,
        box.warriors,
        "warriors, by seat and city",
        lambda v, seat: [pieces.warriors[seat] if pieces else 0 for pieces in by_city(v, box)],
    )
    features.rows(
        "boyars_in",
        cities,
        box.boyars,
        "boyars, by seat and city",
        lambda v, seat: [pieces.boyars[seat] if pieces else 0 for pieces in by_city(v, box)],
    )
    features.rows(
        "building_in",
        cities,
        1,
        "a building, by seat and city",
        lambda v, seat: [pieces is not None and pieces.building == seat for pieces in by_city(v, box)],
    )
    features.row(
        "trade_map",
        len(box.waterways) * len(box.trade),
        1,
        "Trade token of each waterway, one-hot by token",
        lambda v: [mark for way in box.waterways for mark in marked([v.trade.get(way)], trade)],
    )


def list_regions(features: FeatureList, box: Components) -> None:
    regions, tokens = len(box.regions), index(token.key for token in box.region_tokens)
    features.row(
        "region_tokens",
        regions * len(tokens),
        1,
        "token of each region, one-hot by token",
        lambda v: [mark for region in v.regions for mark in marked([region.token], tokens)],
    )
    features.rows(
        "influence",
        regions,
        INFLUENCE,
        "influence, by seat and region",
        lambda v, seat: [region.influence[seat] for region in v.regions],
    )
    features.rows(
        "region_rank",
        regions,
        features.seats,
        "place by influence from 1, 0 without any, by seat and region",
        lambda v, seat: [place(region.ranked, seat) for region in v.regions],
    )


def list_displays(features: FeatureList, box: Components) -> None:
    projects, estates, titles = (
        index(box.projects),
        index(card.key for card in box.estates),
        index(card.key for card in box.titles),
    )
    tokens, favours = index(token.key for token in box.region_tokens), index(box.favour_tokens)
    features.row("projects", len(projects), 1, "Projects on display", lambda v: marked(names(v.projects), projects))
    features.number("project_deck", len(projects), "Projects in the deck", lambda v: v.project_deck)
    features.row("estates", len(estates), 1, "Estates on display", lambda v: marked(names(v.estates), estates))
    features.number("estate_deck", len(estates), "Estates in the deck", lambda v: v.estate_deck)
    features.row("estate_discards", len(estates), 1, "discarded Estates", lambda v: marked(v.estate_discards, estates))
    features.row("titles", len(titles), 1, "Titles on display", lambda v: marked(names(v.titles), titles))
    features.row("title_worth", len(titles), POINTS, "what they would score now", lambda v: worths(v.titles, titles))
    features.number("title_deck", len(titles), "Titles in the deck", lambda v: v.title_deck)
    features.row("title_discards", len(titles), 1, "discarded Titles", lambda v: marked(v.title_discards, titles))
    list_tokens(features, box)
    features.row(
        "region_discards", len(tokens), 1, "discarded Region tokens", lambda v: marked(v.region_discards, tokens)
    )
    features.row(
        "favour_tokens",
        len(box.favour_tokens),
        1,
        "Favour tokens left",
        lambda v: marked(v.favour_tokens, favours),
    )


def list_tokens(features: FeatureList, box: Components) -> None:
    spoils, trade = index(box.spoils), index(box.trade)
    features.row("spoils", len(spoils), len(box.spoils_tokens), "Spoils on display", lambda v: marked(v.spoils, spoils))
    features.number("spoils_pile", len(box.spoils_tokens), "Spoils in the pile", lambda v: v.spoils_pile)
    features.row(
        "spoils_discards",
        len(spoils),
        len(box.spoils_tokens),
        "discarded Spoils",
        lambda v: marked(v.spoils_discards, spoils),
    )
    features.number("trade_pile", len(box.trade_tokens), "Trade tokens in the pile", lambda v: v.trade_pile)
    features.row(
        "trade_discards",
        len(trade),
        len(box.trade_tokens),
        "discarded Trade tokens",
        lambda v: marked(v.trade_discards, trade),
    )


def list_seats(features: FeatureList, box: Components) -> None:
    projects = len(box.projects)
    features.each("points", POINTS, "points so far, by seat", lambda v, seat: v.seats[seat].points)
    features.each("favour", features.seats, "place in the tsar's favour, by seat", lambda v, seat: v.seats[seat].favour)
    features.each("boyars", box.boyars, "boyars in supply, by seat", lambda v, seat: v.seats[seat].boyars)
    features.each("warriors", box.warriors, "warriors in supply, by seat", lambda v, seat: v.seats[seat].warriors)
    features.each("buildings", box.buildings, "buildings in supply, by seat", lambda v, seat: v.seats[seat].buildings)
    features.each("seals", box.seals, "seals in supply, by seat", lambda v, seat: v.seats[seat].seals)
    features.each("at_court", box.boyars, "boyars at court, by seat", lambda v, seat: v.seats[seat].at_court)
    features.each("war", box.warriors, "warriors on the Field of War, by seat", lambda v, seat: v.seats[seat].war)
    features.each("cards", projects, "Projects in hand, by seat", lambda v, seat: v.seats[seat].cards)
    features.rows(
        "goods",
        len(GOODS),
        GOODS_HELD,
        f"goods, by seat and kind: {', '.join(GOODS)}",
        lambda v, seat: counted(v.seats[seat].goods, GOODS_INDEX),
    )
    list_seat_projects(features, box)
    list_seat_cards(features, box)
    list_pads(features, box)


def list_seat_projects(features: FeatureList, box: Components) -> None:
    projects = index(box.projects)
    features.rows(
        "known",
        len(projects),
        1,
        "Projects that all have seen it take, by seat and card",
        lambda v, seat: marked(v.seats[seat].known, projects),
    )
    features.rows(
        "completed",
        len(projects),
        1,
        "completed Projects, by seat and card",
        lambda v, seat: marked(v.seats[seat].completed, projects),
    )


def list_seat_cards(features: FeatureList, box: Components) -> None:
    estates, titles = index(card.key for card in box.estates), index(card.key for card in box.titles)
    features.rows(
        "own_estates",
        len(estates),
        1,
        "Estates, by seat and card",
        lambda v, seat: marked(names(v.seats[seat].estates), estates),
    )
    features.rows(
        "used_estates",
        len(estates),
        1,
        "Estates used already, by seat and card",
        lambda v, seat: marked(names(estate for estate in v.seats[seat].estates if estate.used), estates),
    )
    features.rows(
        "own_titles",
        len(titles),
        1,
        "Titles, by seat and card",
        lambda v, seat: marked(names(v.seats[seat].titles), titles),
    )
    features.rows(
        "own_title_worth",
        len(titles),
        POINTS,
        "what they would score now, by seat and card",
        lambda v, seat: worths(v.seats[seat].titles, titles),
    )


def list_pads(features: FeatureList, box: Components) -> None:
    trade, printed, spoils = index(box.trade), index(box.printed), index(box.spoils)
    features.rows(
        "pad",
        len(trade),
        len(box.trade_tokens),
        "Trade tokens on the pad, by seat and token",
        lambda v, seat: marked(v.seats[seat].pad, trade),
    )
    features.rows(
        "covered",
        len(printed),
        1,
        "covered effects of the pad, by seat and effect",
        lambda v, seat: marked(v.seats[seat].covered, printed),
    )
    features.rows(
        "own_spoils",
        len(spoils),
        len(box.spoils_tokens),
        "Spoils, by seat and token",
        lambda v, seat: marked(v.seats[seat].spoils, spoils),
    )


def list_own(features: FeatureList, box: Components) -> None:
    projects = index(box.projects)
    features.row("hand", len(projects), 1, "own Projects", lambda v: marked(names(v.own.hand), projects))
    features.row("dealt", len(projects), 1, "Projects to choose from", lambda v: marked(names(v.own.dealt), projects))
    features.row("rejected", len(projects), 1, "Projects given back", lambda v: marked(v.own.rejected, projects))


def of_turn(v: Any, part: str, known: Index) -> list[float]:
    return marked([getattr(v.turn, part, None)], known)


def by_city(v: Any, box: Components) -> list[Any]:
    """The pieces in each city, None where there are none."""
    return [v.pieces.get(city) for city in box.cities]


def worths(titles: list[Any], known: Index) -> list[float]:
    return counted({title.name: title.worth for title in titles}, known)


def place(ranked: list[int], seat: int) -> int:
    return ranked.index(seat) + 1 if seat in ranked else 0
