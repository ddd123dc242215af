"""What is said once about a box of Royals, because it never changes during a game."""

from __future__ import annotations

import msgspec

from antechamber.games.royals.components import (
    COUNTRY,
    CUBES_PER_PLAY,
    DISPLAY,
    INTRIGUE,
    LIMITS,
    PER_WILD,
    Components,
)


class ByDeck(msgspec.Struct, frozen=True):
    """A number for Country cards, and one for Intrigue cards."""

    country: int
    intrigue: int


class BoxTitle(msgspec.Struct, frozen=True):
    """A title: what a position of it costs, its influence, and its points at the end, alone or shared by two."""

    name: str
    cards: int
    intrigue: int
    influence: int
    points: int
    half: int


class Box(msgspec.Struct, frozen=True):
    """What never changes: the colours of countries, in which of them Intrigue cards work, the titles, lowest first.

    And how many cards one may keep, how many of any kind stand for one, how many lie open, what a play takes of cubes.
    """

    countries: dict[str, str]
    intrigue: dict[str, list[str]]
    titles: list[BoxTitle]
    hand_limits: ByDeck
    wild_sets: ByDeck
    display: int
    cubes_per_play: int


def show_box(box: Components) -> Box:
    works_in = [
        [box.countries[n] for n, fits in enumerate(box.intrigue_fits) if fits[k]] for k in range(len(box.intrigues))
    ]
    return Box(
        countries=dict(zip(box.countries, box.country_colours, strict=True)),
        intrigue=dict(zip(box.intrigues, works_in, strict=True)),
        titles=[show_box_title(box, title) for title in range(len(box.titles))],
        hand_limits=ByDeck(LIMITS[COUNTRY], LIMITS[INTRIGUE]),
        wild_sets=ByDeck(PER_WILD[COUNTRY], PER_WILD[INTRIGUE]),
        display=DISPLAY,
        cubes_per_play=CUBES_PER_PLAY,
    )


def show_box_title(box: Components, title: int) -> BoxTitle:
    return BoxTitle(
        name=box.titles[title],
        cards=box.title_cards[title],
        intrigue=box.title_intrigue[title],
        influence=box.title_influence[title],
        points=box.markers[box.title_wholes[title]].points,
        half=box.markers[box.title_halves[title]].points,
    )
