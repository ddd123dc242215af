"""What Royals says: its events, decisions and options as phrases; `sentences/` says them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from antechamber.core.flow import Choice, State
from antechamber.core.phrase import Number, Phrase, Slot, Thing, Things
from antechamber.core.words import Names, Words, plain_title
from antechamber.games.royals import payment
from antechamber.games.royals.bonuses import city_bonus
from antechamber.games.royals.choices import Occupy, PayWild, TakeOver
from antechamber.games.royals.components import COUNTRY, INTRIGUE, LIMITS, NOTHING, PER_WILD, Components, Marker
from antechamber.games.royals.state import RoyalsState

SENTENCES: Final = Path(__file__).parent / "sentences"
PROMPTS: Final = ["plan", "draw", "play", "pay", "plot", "discard", "discard intrigue"]
MARKER: Final = (Thing("marker"), Number("points"))
PLAY: Final = (Thing("position"), Things("cards", "card"))
EVENTS: Final[dict[str, tuple[Slot, ...]]] = {
    "draw": (Thing("card"),),
    "take": (Thing("card"),),
    "draw intrigue": (Thing("card"),),
    "turn up": (Thing("card"),),
    "occupy": PLAY,
    "take over": PLAY,
    "banished": (Thing("position"),),
    "discard": (Things("cards", "card"),),
    "city": MARKER,
    "country": MARKER,
    "house": MARKER,
    "period": MARKER,
    "title": MARKER,
    "unused": MARKER,
    "tied": MARKER,
    "period ends": (Thing("year"),),
    "last round": (Number("turns"),),
}


class RoyalsWords(Words):
    """The words of Royals with one component set."""

    endings = frozenset({"end"})

    def __init__(self, box: Components) -> None:
        super().__init__(SENTENCES, PROMPTS, EVENTS, names_of(box))

    def prompt(self, s: State, seat: int) -> Phrase | None:
        """What is to be decided, with what is still to be drawn, paid or discarded."""
        assert isinstance(s, RoyalsState)
        decision = s.decision(seat)
        match decision.prompt if decision is not None else "":
            case "draw":
                return Phrase("prompt-draw", cards=s.draws, intrigues=s.intrigue_draws)
            case "pay":
                return Phrase("prompt-pay", position=position(s), owed=s.owed, wild=PER_WILD[COUNTRY])
            case "plot":
                return Phrase("prompt-plot", position=position(s), owed=s.owed, wild=PER_WILD[INTRIGUE])
            case "discard":
                return Phrase("prompt-discard", limit=LIMITS[COUNTRY])
            case "discard intrigue":
                return Phrase("prompt-discard-intrigue", limit=LIMITS[INTRIGUE])
        return super().prompt(s, seat)

    def title(self, s: State, seat: int, choice: Choice[Any]) -> Phrase:
        assert isinstance(s, RoyalsState)
        title = plain_title(choice)
        if isinstance(choice, TakeOver):
            title.args["holder"] = f"seat:{s.holders[choice.position]}"
        return title

    def detail(self, s: State, seat: int, choice: Choice[Any]) -> Phrase | None:
        """What a position costs this hand, and what it brings at once; how many cards a wild set has."""
        assert isinstance(s, RoyalsState)
        if isinstance(choice, Occupy):
            return price(s, seat, choice.position)
        if isinstance(choice, TakeOver):
            intrigue = s.box.position_intrigue[choice.position]
            return Phrase("price-of-plot", intrigue=intrigue, price=price(s, seat, choice.position))
        if isinstance(choice, PayWild):
            return Phrase("towards-wild-set", cards=PER_WILD[choice.deck])
        return None


def position(s: RoyalsState) -> str:
    return f"position:{s.box.positions[s.target]}"


def price(s: RoyalsState, seat: int, at: int) -> Phrase:
    """What this hand would pay with, and the City bonus."""
    box, country = s.box, s.box.position_country[at]
    own, _, others = payment.price(box.position_cards[at], s.hands[seat][country], PER_WILD[COUNTRY])
    marker = city_bonus(s, box.position_city[at])
    bonus = 0 if marker == NOTHING else box.markers[marker].points
    return Phrase("price", own=own, country=f"card:{box.countries[country]}", others=others, bonus=bonus)


def names_of(box: Components) -> Names:
    """What people call the things of the box; a card is the same in a hand, in the display and in a sentence."""
    names: Names = {f"city:{city}": name for city, name in zip(box.cities, box.city_names, strict=True)}
    names |= {f"title:{title}": name for title, name in zip(box.titles, box.title_names, strict=True)}
    names |= {f"year:{year}": year for year in box.years}
    for card, name in zip(box.countries, box.country_names, strict=True):
        names |= {f"{where}:{card}": name for where in ("card", "hand", "display")}
    for card, fits in zip(box.intrigues, zip(*box.intrigue_fits, strict=True), strict=True):
        fitting = [f"card:{country}" for country, fit in zip(box.countries, fits, strict=True) if fit]
        names |= {f"{where}:{card}": Phrase("intrigue-card", countries=fitting) for where in ("card", "hand")}
    for key in box.positions:
        city, _, title = key.partition(".")
        names[f"position:{key}"] = Phrase("position", title=f"title:{title}", city=f"city:{city}")
    return names | {f"marker:{marker.name}": named(marker) for marker in box.markers}


def named(marker: Marker) -> Phrase:
    """`city.paris`, `period.1648.france`: where a marker comes from, and what it is for."""
    source, *about = marker.name.split(".")
    if source == "period":
        return Phrase("marker-period", year=f"year:{about[0]}", country=f"card:{about[1]}")
    if not about:
        return Phrase(f"marker-{source}")
    kind = {"country": "card", "half": "title"}.get(source, source)
    return Phrase(f"marker-{source}", **{source: f"{kind}:{about[0]}"})
