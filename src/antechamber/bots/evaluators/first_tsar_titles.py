"""What a Title of The First Tsar would score, as far as the pieces stay where they are."""

from __future__ import annotations

from antechamber.bots.evaluators.first_tsar_worth import (
    BUILT,
    CITIES,
    ESTATES,
    FAVOUR,
    LED,
    SETS,
    STRONGHOLDS,
    TITLES,
    TOKENS,
    TYPE,
    Worth,
    lead,
    strength_in,
)
from antechamber.core.lists import count
from antechamber.games.first_tsar.state import TsarState


def title_worth(s: TsarState, worth: Worth, seat: int, card: int, strength: list[int], boyars: bool) -> float:
    """The points of a Title for a seat; boyars count only if they are still there when it scores."""
    title = s.box.titles[card]
    metric = worth.metric[card]
    if metric == FAVOUR:
        place = s.favour.index(seat)
        return float(title.places[place]) if place < len(title.places) else 0.0
    if metric == TITLES:
        held = len(s.titles[seat])
        return float(title.points * (held if card in s.titles[seat] else held + 1))
    if metric == SETS:
        return title.points * sets_done(s, seat)
    if metric == LED:
        return title.points * regions_led(s, seat, strength)
    if metric == STRONGHOLDS:
        return title.points * strongholds(s, seat, title.colours, title.influence, boyars)
    return float(title.points * counted(s, seat, metric, title.project_type, boyars))


def counted(s: TsarState, seat: int, metric: int, kind: int, boyars: bool) -> int:
    if metric == TYPE:
        return types_done(s, seat)[kind]
    if metric == TOKENS:
        return len(s.spoils[seat]) + len(s.pads[seat])
    if metric == ESTATES:
        return len(s.estates[seat])
    if metric == CITIES:
        return cities_held(s, seat, boyars)
    if metric == BUILT:
        return regions_built(s, seat)
    return count(s.warriors[seat])


def types_done(s: TsarState, seat: int) -> list[int]:
    done = [0] * len(s.box.types)
    for card in s.completed[seat]:
        done[s.box.project_type[card]] += 1
    return done


def sets_done(s: TsarState, seat: int) -> float:
    """Sets of all types; a set that lacks one type is a third of one."""
    done = types_done(s, seat)
    whole = min(done)
    lacking = 0
    for number in done:
        if number == whole:
            lacking += 1
    return whole + 0.35 if lacking == 1 else float(whole)


def regions_led(s: TsarState, seat: int, strength: list[int]) -> float:
    """Regions led, a narrow lead counting a little less and a narrow lag a little."""
    found = 0.0
    seats = s.seats
    for region in range(len(s.box.regions)):
        if strength[region * seats + seat]:
            ahead = lead(s, seat, region, strength)
            if ahead > 0.0:
                found += 1.0 if ahead >= 2.0 else 0.8
            elif ahead > -2.0:
                found += 0.25
    return found


def strongholds(s: TsarState, seat: int, colours: list[int], influence: int, boyars: bool) -> float:
    """Cities with enough influence; those that lack one are worth a quarter."""
    found = 0.0
    for city, colour in enumerate(s.box.city_colour):
        if colour in colours:
            here = strength_in(s, seat, city, boyars)
            if here >= influence:
                found += 1.0
            elif here == influence - 1:
                found += 0.25
    return found


def cities_held(s: TsarState, seat: int, boyars: bool) -> int:
    found = 0
    warriors, visitors = s.warriors[seat], s.boyars[seat]
    for city in range(len(warriors)):
        if warriors[city] or s.buildings[city] == seat or (boyars and visitors[city]):
            found += 1
    return found


def regions_built(s: TsarState, seat: int) -> int:
    found = 0
    for cities in s.box.region_cities:
        for city in cities:
            if s.buildings[city] == seat:
                found += 1
                break
    return found
