"""The First Tsar as numbers."""

from __future__ import annotations

from typing import Any

from antechamber.envs.field import Fields, Index, counted, index, marked
from antechamber.games.first_tsar.components import Components
from antechamber.games.first_tsar.constants import GOODS, ROUNDS

# Several times what random play reaches
POINTS = 300
GOODS_HELD = 60
INFLUENCE = 40

GOODS_INDEX = index(GOODS)


def list_fields(fields: Fields, box: Components) -> None:
    list_round(fields, box)
    list_kremlin(fields, box)
    list_map(fields, box)
    list_displays(fields, box)
    list_seats(fields, box)
    list_own(fields, box)


def list_round(fields: Fields, box: Components) -> None:
    chambers, sources = index(chamber.key for chamber in box.chambers), index(box.trade + box.printed)
    regions, cities, trade = index(box.regions), index(box.cities), index(box.trade)
    fields.number("round", ROUNDS, "rounds that are over", lambda v: v.round)
    fields.which_seat("first", "who begins the round, one-hot by seat", lambda v: v.first)
    fields.which_seat("acting", "whose turn it is, one-hot by seat", lambda v: v.acting)
    fields.row("region", len(box.regions), 1, "region being scored, one-hot", lambda v: marked([v.region], regions))
    fields.row("chamber", len(chambers), 1, "chamber of the turn, one-hot", lambda v: of_turn(v, "chamber", chambers))
    fields.number("actions", 10, "actions left in this turn", lambda v: v.turn.actions if v.turn else 0)
    fields.number("bonus", 10, "bonus actions left in this turn", lambda v: v.turn.bonus if v.turn else 0)
    fields.row(
        "produced",
        len(box.cities),
        1,
        "has produced in this turn, by city",
        lambda v: marked(v.turn.produced if v.turn else [], cities),
    )
    fields.row("token", len(box.trade), 1, "Trade token in hand, one-hot", lambda v: of_turn(v, "token", trade))
    fields.row("picked", len(sources), 1, "effect picked first, one-hot", lambda v: of_turn(v, "picked", sources))


def list_kremlin(fields: Fields, box: Components) -> None:
    chambers, cards = len(box.chambers), index(box.assignments)
    fields.row(
        "assignments",
        chambers * len(cards),
        1,
        "Assignment card of each chamber, one-hot by card",
        lambda v: [mark for chamber in v.chambers for mark in marked([chamber.assignment], cards)],
    )
    fields.rows(
        "boyar_in",
        chambers,
        1,
        "a boyar is there, by seat and chamber",
        lambda v, seat: [chamber.bids[seat] is not None for chamber in v.chambers],
    )
    fields.rows(
        "bid",
        chambers,
        GOODS_HELD,
        "coins under it, by seat and chamber",
        lambda v, seat: [chamber.bids[seat] or 0 for chamber in v.chambers],
    )
    fields.rows(
        "leads",
        chambers,
        1,
        "has the most important boyar, by seat and chamber",
        lambda v, seat: [chamber.leader == seat for chamber in v.chambers],
    )
    fields.rows(
        "seal",
        chambers,
        1,
        "has a seal there, by seat and chamber",
        lambda v, seat: [chamber.seal == seat for chamber in v.chambers],
    )


def list_map(fields: Fields, box: Components) -> None:
    cities, regions = len(box.cities), len(box.regions)
    tokens, trade = index(token.key for token in box.region_tokens), index(box.trade)
    fields.rows(
        "warriors_in",
        cities,
        box.warriors,
        "warriors, by seat and city",
        lambda v, seat: [city.warriors[seat] for city in v.cities],
    )
    fields.rows(
        "boyars_in",
        cities,
        box.boyars,
        "boyars, by seat and city",
        lambda v, seat: [city.boyars[seat] for city in v.cities],
    )
    fields.rows(
        "building_in",
        cities,
        1,
        "a building, by seat and city",
        lambda v, seat: [city.building == seat for city in v.cities],
    )
    fields.row(
        "trade_map",
        len(box.waterways) * len(box.trade),
        1,
        "Trade token of each waterway, one-hot by token",
        lambda v: [mark for way in v.waterways for mark in marked([way.token], trade)],
    )
    fields.row(
        "region_tokens",
        regions * len(tokens),
        1,
        "token of each region, one-hot by token",
        lambda v: [mark for region in v.regions for mark in marked([region.token], tokens)],
    )
    fields.rows(
        "influence",
        regions,
        INFLUENCE,
        "influence, by seat and region",
        lambda v, seat: [region.influence[seat] for region in v.regions],
    )
    fields.rows(
        "region_rank",
        regions,
        fields.seats,
        "place by influence from 1, 0 without any, by seat and region",
        lambda v, seat: [place(region.ranked, seat) for region in v.regions],
    )


def list_displays(fields: Fields, box: Components) -> None:
    projects, estates, titles = index(box.projects), index(card.key for card in box.estates), index(box.title_keys)
    tokens, favours = index(token.key for token in box.region_tokens), index(box.favour_tokens)
    fields.row("projects", len(projects), 1, "Projects on display", lambda v: marked(names(v.projects), projects))
    fields.number("project_deck", len(projects), "Projects in the deck", lambda v: v.project_deck)
    fields.row("estates", len(estates), 1, "Estates on display", lambda v: marked(names(v.estates), estates))
    fields.number("estate_deck", len(estates), "Estates in the deck", lambda v: v.estate_deck)
    fields.row("estate_discards", len(estates), 1, "discarded Estates", lambda v: marked(v.estate_discards, estates))
    fields.row("titles", len(titles), 1, "Titles on display", lambda v: marked(names(v.titles), titles))
    fields.row("title_worth", len(titles), POINTS, "what they would score now", lambda v: worths(v.titles, titles))
    fields.number("title_deck", len(titles), "Titles in the deck", lambda v: v.title_deck)
    fields.row("title_discards", len(titles), 1, "discarded Titles", lambda v: marked(v.title_discards, titles))
    list_tokens(fields, box)
    fields.row(
        "region_discards", len(tokens), 1, "discarded Region tokens", lambda v: marked(v.region_discards, tokens)
    )
    fields.row(
        "favour_tokens",
        len(box.favour_tokens),
        1,
        "Favour tokens left",
        lambda v: marked(v.favour_tokens, favours),
    )


def list_tokens(fields: Fields, box: Components) -> None:
    spoils, trade = index(box.spoils), index(box.trade)
    fields.row("spoils", len(spoils), len(box.spoils_tokens), "Spoils on display", lambda v: marked(v.spoils, spoils))
    fields.number("spoils_pile", len(box.spoils_tokens), "Spoils in the pile", lambda v: v.spoils_pile)
    fields.row(
        "spoils_discards",
        len(spoils),
        len(box.spoils_tokens),
        "discarded Spoils",
        lambda v: marked(v.spoils_discards, spoils),
    )
    fields.number("trade_pile", len(box.trade_tokens), "Trade tokens in the pile", lambda v: v.trade_pile)
    fields.row(
        "trade_discards",
        len(trade),
        len(box.trade_tokens),
        "discarded Trade tokens",
        lambda v: marked(v.trade_discards, trade),
    )


def list_seats(fields: Fields, box: Components) -> None:
    projects = len(box.projects)
    fields.each("points", POINTS, "points so far, by seat", lambda v, seat: v.seats[seat].points)
    fields.each("favour", fields.seats, "place in the tsar's favour, by seat", lambda v, seat: v.seats[seat].favour)
    fields.each("boyars", box.boyars, "boyars in supply, by seat", lambda v, seat: v.seats[seat].boyars)
    fields.each("warriors", box.warriors, "warriors in supply, by seat", lambda v, seat: v.seats[seat].warriors)
    fields.each("buildings", box.buildings, "buildings in supply, by seat", lambda v, seat: v.seats[seat].buildings)
    fields.each("seals", box.seals, "seals in supply, by seat", lambda v, seat: v.seats[seat].seals)
    fields.each("at_court", box.boyars, "boyars at court, by seat", lambda v, seat: v.seats[seat].at_court)
    fields.each("war", box.warriors, "warriors on the Field of War, by seat", lambda v, seat: v.seats[seat].war)
    fields.each("cards", projects, "Projects in hand, by seat", lambda v, seat: v.seats[seat].cards)
    fields.rows(
        "goods",
        len(GOODS),
        GOODS_HELD,
        f"goods, by seat and kind: {', '.join(GOODS)}",
        lambda v, seat: counted(v.seats[seat].goods, GOODS_INDEX),
    )
    list_seat_cards(fields, box)
    list_pads(fields, box)


def list_seat_cards(fields: Fields, box: Components) -> None:
    projects, estates, titles = index(box.projects), index(card.key for card in box.estates), index(box.title_keys)
    fields.rows(
        "known",
        len(projects),
        1,
        "Projects that all have seen it take, by seat and card",
        lambda v, seat: marked(v.seats[seat].known, projects),
    )
    fields.rows(
        "completed",
        len(projects),
        1,
        "completed Projects, by seat and card",
        lambda v, seat: marked(v.seats[seat].completed, projects),
    )
    fields.rows(
        "own_estates",
        len(estates),
        1,
        "Estates, by seat and card",
        lambda v, seat: marked(names(v.seats[seat].estates), estates),
    )
    fields.rows(
        "used_estates",
        len(estates),
        1,
        "Estates used already, by seat and card",
        lambda v, seat: marked([estate.name for estate in v.seats[seat].estates if estate.used], estates),
    )
    fields.rows(
        "own_titles",
        len(titles),
        1,
        "Titles, by seat and card",
        lambda v, seat: marked(names(v.seats[seat].titles), titles),
    )
    fields.rows(
        "own_title_worth",
        len(titles),
        POINTS,
        "what they would score now, by seat and card",
        lambda v, seat: worths(v.seats[seat].titles, titles),
    )


def list_pads(fields: Fields, box: Components) -> None:
    trade, printed, spoils = index(box.trade), index(box.printed), index(box.spoils)
    fields.rows(
        "pad",
        len(trade),
        len(box.trade_tokens),
        "Trade tokens on the pad, by seat and token",
        lambda v, seat: marked(v.seats[seat].pad, trade),
    )
    fields.rows(
        "covered",
        len(printed),
        1,
        "covered effects of the pad, by seat and effect",
        lambda v, seat: marked(v.seats[seat].covered, printed),
    )
    fields.rows(
        "own_spoils",
        len(spoils),
        len(box.spoils_tokens),
        "Spoils, by seat and token",
        lambda v, seat: marked(v.seats[seat].spoils, spoils),
    )


def list_own(fields: Fields, box: Components) -> None:
    projects = index(box.projects)
    fields.row("hand", len(projects), 1, "own Projects", lambda v: marked(names(v.own.hand), projects))
    fields.row("dealt", len(projects), 1, "Projects to choose from", lambda v: marked(names(v.own.dealt), projects))
    fields.row("rejected", len(projects), 1, "Projects given back", lambda v: marked(v.own.rejected, projects))


def of_turn(v: Any, part: str, known: Index) -> list[float]:
    return marked([getattr(v.turn, part, None)], known)


def names(cards: list[Any]) -> list[str]:
    return [card.name for card in cards]


def worths(titles: list[Any], known: Index) -> list[float]:
    return counted({title.name: title.worth for title in titles}, known)


def place(ranked: list[int], seat: int) -> int:
    return ranked.index(seat) + 1 if seat in ranked else 0
