"""What an option costs, brings or loses now: its rule is tried on a copy, and what can be foreseen is told."""

from __future__ import annotations

from typing import Any

from antechamber.core.flow import Choice
from antechamber.core.lists import count
from antechamber.core.phrase import Phrase
from antechamber.games.catherine.card_texts import colour, face, said_action, said_conditional_bonus
from antechamber.games.catherine.choices import (
    Below,
    Build,
    Decline,
    Discard,
    Forfeit,
    OfCard,
    PerformAction,
    Skip,
    Tuck,
)
from antechamber.games.catherine.components import (
    CARDS,
    DECADES,
    FAVOUR,
    GOODS,
    ICONS,
    NEEDS_ONE_COLOUR,
    ONCE,
    ORDER_GOODS,
    POINT_ICON,
    RESIDENCE,
    Effect,
)
from antechamber.games.catherine.rules.actions import (
    NO_OBSTACLE,
    OBSTACLES,
    CarryOut,
    are_of_one_colour,
    compensate,
    gain,
    obstacle_to,
    open_cities,
    place_residence,
    units,
)
from antechamber.games.catherine.rules.rounds import open_cards, turn_up
from antechamber.games.catherine.scoring import goods_delivered, largest_group
from antechamber.games.catherine.sources import ACTIONS
from antechamber.games.catherine.state import CatherineState


def detail_of(s: CatherineState, seat: int, choice: Choice[Any]) -> Phrase | None:
    """What a card is good for, what an action or a city brings now, and what is lost without it."""
    if isinstance(choice, OfCard):
        return about_card(s, seat, choice)
    if isinstance(choice, Build):
        return residence(s, seat, choice.city)
    if isinstance(choice, (Skip, Decline)):
        return Phrase("nothing-instead")
    return about_action(s, seat, choice)


def about_card(s: CatherineState, seat: int, choice: OfCard) -> Phrase:
    """What matters of a card where it is going to lie."""
    if isinstance(choice, Tuck):
        return counterparts(s, seat, choice.card)
    if isinstance(choice, Below):
        return activation(s, seat, choice)
    if isinstance(choice, Discard):
        return parting(s, seat, choice.card)
    return face(s.box, choice.card)


def about_action(s: CatherineState, seat: int, choice: Choice[Any]) -> Phrase | None:
    """What the action of the activated card or its bonus brings now, or what is lost without it."""
    bonus = s.box.card_bonus[s.active_card(seat)]
    if isinstance(choice, PerformAction):
        return consequence(s, seat)
    if bonus is None:
        return None
    return Phrase("no-bonus") if isinstance(choice, Forfeit) else surplus(s, seat, bonus)


def consequence(s: CatherineState, seat: int) -> Phrase | None:
    """What the action brings now, and the bonus that may follow."""
    card = s.active_card(seat)
    brings, bonus = surplus(s, seat, s.box.card_action[card]), said_conditional_bonus(s.box, card)
    if bonus is None:
        return brings
    return Phrase("bonus", bonus=bonus) if brings is None else Phrase("brings-and-bonus", brings=brings, bonus=bonus)


def counterparts(s: CatherineState, seat: int, card: int) -> Phrase:
    """The cards of the row that this one could go below and that have its colour."""
    alike = [f"row:{s.box.cards[other]}" for other in open_cards(s, seat) if s.has_one_colour(other, card)]
    if not alike:
        return Phrase("colour-like-none", colour=colour(s.box, card))
    return Phrase("colour-like", colour=colour(s.box, card), cards=alike)


def parting(s: CatherineState, seat: int, card: int) -> Phrase:
    """The colour of a card to be discarded, and whether it goes with the others where a bonus asks for that."""
    bonus, laid = s.box.card_bonus[s.active_card(seat)], s.laid[seat]
    about = "colour-alone"
    if laid and bonus is not None and bonus.needs == NEEDS_ONE_COLOUR and paid_for(s) == "action":
        about = "colour-of-all" if are_of_one_colour(s, [*laid, card]) else "colour-unlike"
    return Phrase(about, colour=colour(s.box, card))


def paid_for(s: CatherineState) -> str:
    """What the cards that are being discarded pay for."""
    return "action" if isinstance(s.table[-1], CarryOut) else "bonus"


def activation(s: CatherineState, seat: int, below: Choice[CatherineState]) -> Phrase:
    """What comes of laying one's activation card there: the action of the card above it, or a card instead."""
    new = s.clone()
    below.apply(new, seat)
    turn_up(new, seat)
    obstacle = obstacle_to(new, seat)
    if obstacle != NO_OBSTACLE:
        reason = f"instead-{OBSTACLES[obstacle].replace(' ', '-')}"
        return Phrase(reason, cards=int(brings_card_instead(new, seat)))
    card = new.active_card(seat)
    action = new.box.card_action[card]
    effect = said_action(new.box, card, open_cities(new, seat))
    brings = surplus(new, seat, action)
    return effect if brings is None else Phrase("effect-now", effect=effect, brings=brings)


def brings_card_instead(s: CatherineState, seat: int) -> bool:
    """Whether the hand has room for the card that comes in the place of an action."""
    new = s.clone()
    compensate(new, seat)
    return len(new.hands[seat]) > len(s.hands[seat])


def surplus(s: CatherineState, seat: int, effect: Effect) -> Phrase | None:
    """What an action or a bonus of the activated card brings now, where its words do not say so already."""
    if effect.gain >= RESIDENCE:
        return None
    new, hand = s.clone(), s.hands[seat]
    new.discards += hand[: effect.discard]
    new.hands[seat] = hand[effect.discard :]
    gain(new, seat, effect, units(new, seat, new.active_card(seat), effect), ACTIONS)
    points = count(new.tally[seat]) - count(s.tally[seat])
    if effect.gain == FAVOUR:
        return favour("brings-favour", s, new, seat)
    if effect.gain == CARDS and (points or effect.per != ONCE):
        return Phrase("brings-cards", cards=len(new.hands[seat]) - len(hand) + effect.discard, points=points)
    return None if effect.per == ONCE else Phrase("brings-points", points=points)


def favour(said: str, s: CatherineState, new: CatherineState, seat: int) -> Phrase:
    """How far up the favour track a seat comes, and the points for what goes beyond its top."""
    points = count(new.tally[seat]) - count(s.tally[seat])
    steps = new.favour[seat] - s.favour[seat]
    return Phrase(said, steps=steps, space=new.favour[seat], points=points)


def residence(s: CatherineState, seat: int, city: int) -> Phrase:
    """What a residence in a city brings: a tile, favour or points, and perhaps a larger group."""
    new = s.clone()
    place_residence(new, seat, city)
    group = largest_group(new, seat)
    gives = city_gives(s, new, seat, city)
    if group == 1 or group == largest_group(s, seat):
        return gives
    return Phrase("gives-and-group", gives=gives, group=group)


def city_gives(s: CatherineState, new: CatherineState, seat: int, city: int) -> Phrase:
    icon = s.box.city_icon[city]
    if icon == POINT_ICON:
        return Phrase("gives-point", scorings=DECADES - s.decade)
    if icon >= len(GOODS):
        return favour("gives-favour", s, new, seat)
    good, delivered = f"symbol:{ICONS[icon]}", goods_delivered(new, seat)
    if delivered == goods_delivered(s, seat):
        return Phrase("gives-surplus", good=good)
    return Phrase("gives-good", good=good, delivered=delivered, goods=ORDER_GOODS)
