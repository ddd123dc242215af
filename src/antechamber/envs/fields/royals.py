"""Royals as numbers."""

from __future__ import annotations

from antechamber.envs.field import Fields, counted, index, marked
from antechamber.games.royals.components import DISPLAY, LIMITS, PERIODS, PLACES, Components

SOURCES = ["city", "country", "house", "period", "title"]
HAND = LIMITS[0] + DISPLAY
INTRIGUES = LIMITS[1] + 1


def list_fields(fields: Fields, box: Components) -> None:
    list_table(fields, box)
    list_board(fields, box)
    list_seats(fields, box)
    list_own(fields, box)


def list_table(fields: Fields, box: Components) -> None:
    countries, kinds = index(box.countries), index(box.intrigues)
    cards, intrigues = sum(box.setups[fields.seats].deck), sum(box.intrigue_cards)
    fields.number("period", PERIODS, "periods scored so far", lambda v: v.period)
    fields.which_seat("first", "who began, one-hot by seat", lambda v: v.first)
    fields.which_seat("acting", "whose turn it is, one-hot by seat", lambda v: v.acting)
    fields.number("draws", DISPLAY, "Country cards the acting seat still has to draw", lambda v: v.draws)
    fields.number("intrigue_draws", 1, "Intrigue cards it still has to draw", lambda v: v.intrigue_draws)
    fields.row("display", len(countries), DISPLAY, "open cards, by country", lambda v: marked(v.display, countries))
    fields.number("pile", cards, "Country cards in the pile", lambda v: v.pile)
    fields.row(
        "discards", len(countries), cards, "discarded cards, by country", lambda v: counted(v.discards, countries)
    )
    fields.number("intrigue_pile", intrigues, "Intrigue cards in the pile", lambda v: v.intrigue_pile)
    fields.row(
        "intrigue_discards",
        len(kinds),
        intrigues,
        "discarded Intrigue cards, by kind",
        lambda v: counted(v.intrigue_discards, kinds),
    )
    houses = len(box.setups[fields.seats].houses)
    fields.number("houses_left", houses, "Noble House markers left", lambda v: len(v.houses_left))


def list_board(fields: Fields, box: Components) -> None:
    cubes, cities, countries = box.setups[fields.seats].cubes, len(box.cities), len(box.countries)
    influence = sum(box.title_influence[title] for title in box.position_title)
    fields.row("city_bonus", cities, 1, "its City bonus marker is there", lambda v: [c.bonus_left for c in v.cities])
    fields.row(
        "country_bonus",
        countries,
        PLACES,
        "Country bonus markers left, by country",
        lambda v: [len(country.bonuses_left) for country in v.countries],
    )
    fields.rows(
        "holds",
        len(box.positions),
        1,
        "positions held, by seat and position",
        lambda v, seat: [place.holder == seat for place in v.places],
    )
    fields.rows(
        "banished",
        cities,
        cubes,
        "cubes on city spaces, by seat and city",
        lambda v, seat: [city.banished[seat] for city in v.cities],
    )
    fields.rows(
        "influence",
        countries,
        influence,
        "influence, by seat and country",
        lambda v, seat: [country.influence[seat] for country in v.countries],
    )
    fields.rows(
        "presence",
        countries,
        cities,
        "cities with a cube, by seat and country",
        lambda v, seat: [country.presence[seat] for country in v.countries],
    )
    fields.rows(
        "titles",
        len(box.titles),
        cubes,
        "cubes on titles, by seat and title",
        lambda v, seat: [title.cubes[seat] for title in v.titles],
    )


def list_seats(fields: Fields, box: Components) -> None:
    countries, cubes = index(box.countries), box.setups[fields.seats].cubes
    fields.each("cards", HAND, "Country cards in hand, by seat", lambda v, seat: v.seats[seat].cards)
    fields.each("intrigues", INTRIGUES, "Intrigue cards in hand, by seat", lambda v, seat: v.seats[seat].intrigues)
    fields.each("cubes", cubes, "cubes in supply, by seat", lambda v, seat: v.seats[seat].cubes)
    fields.each("markers", len(box.markers), "markers collected, by seat", lambda v, seat: v.seats[seat].markers)
    fields.rows(
        "known",
        len(countries),
        HAND,
        "Country cards that all have seen the seat take, by seat and country",
        lambda v, seat: counted(v.seats[seat].known, countries),
    )


def list_own(fields: Fields, box: Components) -> None:
    countries, kinds, positions = index(box.countries), index(box.intrigues), index(box.positions)
    worth = sum(marker.points for marker in box.markers)
    fields.row("hand", len(countries), HAND, "own cards, by country", lambda v: counted(v.own.hand, countries))
    fields.row(
        "intrigue", len(kinds), INTRIGUES, "own Intrigue cards, by kind", lambda v: counted(v.own.intrigue, kinds)
    )
    fields.row(
        "own_points",
        len(SOURCES),
        worth,
        f"points of own markers, by source: {', '.join(SOURCES)}",
        lambda v: [sum(marker.points for marker in v.own.markers if marker.source == source) for source in SOURCES],
    )
    fields.row(
        "target", len(positions), 1, "position being paid for, one-hot", lambda v: marked([v.own.target], positions)
    )
    fields.row("laid", len(countries), HAND, "cards laid so far, by country", lambda v: counted(v.own.laid, countries))
    fields.row(
        "laid_intrigue",
        len(kinds),
        INTRIGUES,
        "Intrigue cards laid so far, by kind",
        lambda v: counted(v.own.laid_intrigue, kinds),
    )
