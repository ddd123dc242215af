"""Royals as numbers."""

from __future__ import annotations

from antechamber.envs.feature import FeatureList, counted, index, marked
from antechamber.games.royals.components import DISPLAY, LIMITS, PERIODS, PLACES, Components

SOURCES = ["city", "country", "house", "period", "title"]
HAND = LIMITS[0] + DISPLAY
INTRIGUES = LIMITS[1] + 1


def list_features(features: FeatureList, box: Components) -> None:
    list_table(features, box)
    list_bonuses(features, box)
    list_board(features, box)
    list_seats(features, box)
    list_own(features, box)


def list_table(features: FeatureList, box: Components) -> None:
    countries, kinds = index(box.countries), index(box.intrigues)
    cards, intrigues = sum(box.setups[features.seats].deck), sum(box.intrigue_cards)
    features.number("period", PERIODS, "periods scored so far", lambda v: v.period)
    features.number("last_round", 1, "the third period has ended and the round is played out", lambda v: v.last_round)
    features.which_seat("first", "who began, one-hot by seat", lambda v: v.first)
    features.which_seat("acting", "whose turn it is, one-hot by seat", lambda v: v.acting)
    features.number("draws", DISPLAY, "Country cards the acting seat still has to draw", lambda v: v.draws)
    features.number("intrigue_draws", 1, "Intrigue cards it still has to draw", lambda v: v.intrigue_draws)
    features.row("display", len(countries), DISPLAY, "open cards, by country", lambda v: marked(v.display, countries))
    features.number("pile", cards, "Country cards in the pile", lambda v: v.pile)
    features.row(
        "discards", len(countries), cards, "discarded cards, by country", lambda v: counted(v.discards, countries)
    )
    features.number("intrigue_pile", intrigues, "Intrigue cards in the pile", lambda v: v.intrigue_pile)
    features.row(
        "intrigue_discards",
        len(kinds),
        intrigues,
        "discarded Intrigue cards, by kind",
        lambda v: counted(v.intrigue_discards, kinds),
    )
    houses = len(box.setups[features.seats].houses)
    features.number("houses_left", houses, "Noble House markers left", lambda v: len(v.houses_left))


def list_bonuses(features: FeatureList, box: Components) -> None:
    cities, countries = len(box.cities), len(box.countries)
    features.row("city_bonus", cities, 1, "its City bonus marker is there", lambda v: [c.bonus_left for c in v.cities])
    features.row(
        "country_bonus",
        countries,
        PLACES,
        "Country bonus markers left, by country",
        lambda v: [len(country.bonuses_left) for country in v.countries],
    )


def list_board(features: FeatureList, box: Components) -> None:
    cubes, cities, countries = box.setups[features.seats].cubes, len(box.cities), len(box.countries)
    influence = sum(box.title_influence[title] for title in box.position_title)
    features.rows(
        "holds",
        len(box.positions),
        1,
        "positions held, by seat and position",
        lambda v, seat: [holder == seat for holder in v.holders],
    )
    features.rows(
        "banished",
        cities,
        cubes,
        "cubes on city spaces, by seat and city",
        lambda v, seat: [city.banished[seat] for city in v.cities],
    )
    features.rows(
        "influence",
        countries,
        influence,
        "influence, by seat and country",
        lambda v, seat: [country.influence[seat] for country in v.countries],
    )
    features.rows(
        "presence",
        countries,
        cities,
        "cities with a cube, by seat and country",
        lambda v, seat: [country.presence[seat] for country in v.countries],
    )
    features.rows(
        "titles",
        len(box.titles),
        cubes,
        "cubes on titles, by seat and title",
        lambda v, seat: [title.cubes[seat] for title in v.titles],
    )


def list_seats(features: FeatureList, box: Components) -> None:
    countries, cubes = index(box.countries), box.setups[features.seats].cubes
    features.each("cards", HAND, "Country cards in hand, by seat", lambda v, seat: v.seats[seat].cards)
    features.each("intrigues", INTRIGUES, "Intrigue cards in hand, by seat", lambda v, seat: v.seats[seat].intrigues)
    features.each("cubes", cubes, "cubes in supply, by seat", lambda v, seat: v.seats[seat].cubes)
    features.each("markers", len(box.markers), "markers collected, by seat", lambda v, seat: v.seats[seat].markers)
    features.rows(
        "known",
        len(countries),
        HAND,
        "Country cards that all have seen the seat take, by seat and country",
        lambda v, seat: counted(v.seats[seat].known, countries),
    )


def list_own(features: FeatureList, box: Components) -> None:
    countries, kinds, positions = index(box.countries), index(box.intrigues), index(box.positions)
    worth = sum(marker.points for marker in box.markers)
    features.row("hand", len(countries), HAND, "own cards, by country", lambda v: counted(v.own.hand, countries))
    features.row(
        "intrigue", len(kinds), INTRIGUES, "own Intrigue cards, by kind", lambda v: counted(v.own.intrigue, kinds)
    )
    features.row(
        "own_points",
        len(SOURCES),
        worth,
        f"points of own markers, by source: {', '.join(SOURCES)}",
        lambda v: [sum(marker.points for marker in v.own.markers if marker.source == source) for source in SOURCES],
    )
    features.row(
        "target", len(positions), 1, "position being paid for, one-hot", lambda v: marked([v.own.target], positions)
    )
    features.row(
        "laid", len(countries), HAND, "cards laid so far, by country", lambda v: counted(v.own.laid, countries)
    )
    features.row(
        "laid_intrigue",
        len(kinds),
        INTRIGUES,
        "Intrigue cards laid so far, by kind",
        lambda v: counted(v.own.laid_intrigue, kinds),
    )
