"""What Catherine says: its events, decisions and options as phrases; `sentences/` says them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from antechamber.core.event import Event
from antechamber.core.flow import Choice, State
from antechamber.core.phrase import Number, Phrase, Slot, Thing, Things
from antechamber.core.words import Names, Words, plain_title
from antechamber.games.catherine.card_texts import (
    amounts,
    brief_action,
    brief_bonus,
    card_text,
    colour,
    said_action,
    said_bonus,
    said_conditional_bonus,
)
from antechamber.games.catherine.choices import (
    Bonus,
    Forfeit,
    PerformAction,
)
from antechamber.games.catherine.components import (
    DECADES,
    FIRST_ROW,
    ICONS,
    ORDER_GOODS,
    SYMBOLS,
    Components,
)
from antechamber.games.catherine.details import brings_card_instead, detail_of, paid_for
from antechamber.games.catherine.rules.actions import open_cities
from antechamber.games.catherine.rules.interim import EQUAL_CANNONS, MORE_CANNONS
from antechamber.games.catherine.rules.rounds import PHASE_A_DRAWS
from antechamber.games.catherine.state import CatherineState

SENTENCES: Final = Path(__file__).parent / "sentences"
PROMPTS: Final = ["lay", "append", "tuck", "below", "perform", "discard", "build", "bonus", "books"]
CARD: Final = (Thing("card"),)
POINTS: Final = (Number("points"),)
EVENTS: Final[dict[str, tuple[Slot, ...]]] = {
    "deal": (Thing("order"),),
    "draw": CARD,
    "draw cards": (Number("count"), Things("cards", "card")),
    "row": (Things("cards", "card"),),
    "reveal": (Thing("appended", "card"), Thing("tucked", "card"), Thing("active", "card")),
    "mismatch": CARD,
    "too few cards": CARD,
    "nothing to count": CARD,
    "no residence left": CARD,
    "no city left": CARD,
    "perform": CARD,
    "forfeit": CARD,
    "discard": (Things("cards", "card"),),
    "build": (Thing("city"),),
    "tile": (Thing("good", "symbol"),),
    "advance": (Number("steps"), Number("space")),
    "bonus": CARD,
    "decade ends": (Number("decade"),),
    "cannons": POINTS,
    "residences": POINTS,
    "cities": POINTS,
    "favour": POINTS,
    "actions": POINTS,
    "bonuses": POINTS,
    "card overflow": POINTS,
    "favour overflow": POINTS,
    "hand": POINTS,
    "order": POINTS,
    "connection": POINTS,
}


class CatherineWords(Words):
    """The words of the game with one component set."""

    endings = frozenset({"forfeit", "skip", "decline"})

    def __init__(self, box: Components) -> None:
        super().__init__(SENTENCES, PROMPTS, EVENTS, names_of(box))

    def is_grave(self, s: State, seat: int, choice: Choice[Any]) -> bool:
        """A card instead of an action that could be performed."""
        return choice.text == "forfeit"

    def event(self, event: Event, viewer: int | None) -> Phrase:
        """What a viewer is told; a card that goes below the one just added is told in a sentence of its own."""
        phrase = super().event(event, viewer)
        if event.kind == "reveal" and phrase.args["appended"] == phrase.args["active"]:
            return Phrase("event-reveal-below-itself", **phrase.args)
        return phrase

    def prompt(self, s: State, seat: int) -> Phrase | None:
        """What is to be decided, with the card that it is about and what is still to be laid or discarded."""
        assert isinstance(s, CatherineState)
        decision, laid = s.decision(seat), s.laid[seat]
        match decision.prompt if decision is not None else "":
            case "lay":
                return Phrase("prompt-lay", laid=len(laid), left=FIRST_ROW - len(laid))
            case "below":
                return Phrase("prompt-below", card=f"card:{s.box.cards[laid[1]]}", colour=colour(s.box, laid[1]))
            case "perform" | "bonus" | "build" as about:
                return Phrase(f"prompt-{about}", card=active(s, seat))
            case "discard":
                return Phrase(
                    f"prompt-pay-{paid_for(s)}", card=active(s, seat), laid=len(laid), left=s.owed - len(laid)
                )
        return super().prompt(s, seat)

    def title(self, s: State, seat: int, choice: Choice[Any]) -> Phrase:
        """An option; an action or a bonus by what it does."""
        assert isinstance(s, CatherineState)
        if isinstance(choice, PerformAction):
            return said_action(s.box, s.active_card(seat), open_cities(s, seat))
        if isinstance(choice, Forfeit):
            return Phrase("do-forfeit", cards=int(brings_card_instead(s, seat)))
        if isinstance(choice, Bonus):
            bonus = said_bonus(s.box, s.active_card(seat))
            assert bonus is not None
            return bonus
        return plain_title(choice)

    def detail(self, s: State, seat: int, choice: Choice[Any]) -> Phrase | None:
        """What an option costs or brings in this position."""
        assert isinstance(s, CatherineState)
        return detail_of(s, seat, choice)


def active(s: CatherineState, seat: int) -> str:
    return f"row:{s.box.cards[s.active_card(seat)]}"


def names_of(box: Components) -> Names:
    """What people call the things of the box; a card is the same in a hand, in a row and in a sentence."""
    names: Names = {f"city:{city}": name for city, name in zip(box.cities, box.city_names, strict=True)}
    names |= {f"order:{order}": name for order, name in zip(box.orders, box.order_names, strict=True)}
    names |= {f"colour:{of}": name for of, name in zip(box.colours, box.colour_names, strict=True)}
    for card, name in zip(box.cards, box.card_names, strict=True):
        names |= {f"{where}:{card}": name for where in ("card", "hand", "row")}
    names |= {f"region:{of}": region for of, region in zip(box.colours, box.colour_regions, strict=True)}
    names |= {f"kind:{kind}": kind.replace("_", " ") for kind in box.actions}
    for number, card in enumerate(box.cards):
        names |= names_on_card(box, number, card)
    for number, city in enumerate(box.cities):
        names |= {f"city-text:{city}": city_text(box, number), f"roads-text:{city}": roads_text(box, number)}
    names |= {f"order-text:{order}": order_text(box, number) for number, order in enumerate(box.orders)}
    names |= {f"symbol:{symbol}": Phrase(f"symbol-{symbol}") for symbol in SYMBOLS}
    names |= {f"line:decade.{decade}": Phrase("line-decade", decade=decade) for decade in range(1, DECADES + 1)}
    names |= {f"line:{line}": Phrase(f"line-{line}") for line in ("hand", "order", "connection")}
    return names | notes(box)


def names_on_card(box: Components, number: int, card: str) -> Names:
    """What a card says: all of it, and its action and bonus at length and in few words."""
    bonus, brief = said_conditional_bonus(box, number), brief_bonus(box, number)
    names: Names = {
        f"card-text:{card}": card_text(box, number),
        f"action:{card}": said_action(box, number, box.card_cities[number]),
        f"brief-action:{card}": brief_action(box, number),
    }
    if bonus is not None and brief is not None:
        names |= {f"bonus:{card}": bonus, f"brief-bonus:{card}": brief}
    return names


def city_text(box: Components, city: int) -> Phrase:
    """What a city gives to whoever builds there."""
    icon, region = ICONS[box.city_icon[city]], f"region:{box.colours[box.city_colour[city]]}"
    name = f"city:{box.cities[city]}"
    if icon in SYMBOLS:
        return Phrase("about-city-with-good", city=name, region=region, good=f"symbol:{icon}")
    return Phrase(f"about-city-with-{icon}", city=name, region=region)


def roads_text(box: Components, city: int) -> Phrase:
    """Where one gets to from a city."""
    cities = [f"city:{box.cities[neighbour]}" for neighbour in box.neighbours[city]]
    name = f"city:{box.cities[city]}"
    return Phrase("roads", city=name, cities=cities) if cities else Phrase("no-roads", city=name)


def order_text(box: Components, order: int) -> Phrase:
    """What an order asks for."""
    return Phrase("order-asks-for", order=f"order:{box.orders[order]}", goods=amounts(box.order_goods[order]))


def notes(box: Components) -> Names:
    """What the parts of the board mean, with the numbers of the rules and the box."""
    steps = [
        Phrase("order-step", goods=goods, points=points)
        for goods, points in enumerate(box.order_points)
        if goods and points > box.order_points[goods - 1]
    ]
    track = zip(box.hand_limits, box.favour_points, box.multipliers, strict=True)
    spaces = [
        Phrase("favour-space", space=space, hand=hand, points=points, multiplier=multiplier)
        for space, (hand, points, multiplier) in enumerate(track)
    ]
    return {
        "note:track": Phrase("about-track", spaces=spaces),
        "note:cannons": Phrase("about-cannons", more=MORE_CANNONS, equal=EQUAL_CANNONS),
        "note:books": Phrase("about-books"),
        "note:order": Phrase("about-order", steps=steps, goods=ORDER_GOODS),
        "note:hand": Phrase("about-hand", draws=PHASE_A_DRAWS),
        **{f"note:{name}": Phrase(f"about-{name}") for name in ("gain", "multiplier", "favour", "joker", "residences")},
    }
