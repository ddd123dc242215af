"""What an option would bring: its rule is tried out on a copy, and only foreseeable numbers are told."""

from __future__ import annotations

from antechamber.core.flow import Choice
from antechamber.core.lists import count
from antechamber.core.phrase import Phrase
from antechamber.games.catherine.components import (
    CARDS,
    DECADES,
    FAVOUR,
    GOODS,
    ICONS,
    ONCE,
    ORDER_GOODS,
    POINT_ICON,
    RESIDENCE,
    Effect,
)
from antechamber.games.catherine.effects import said_action
from antechamber.games.catherine.rules.actions import (
    NO_OBSTACLE,
    OBSTACLES,
    compensate,
    gain,
    obstacle_to,
    open_cities,
    place_residence,
    units,
)
from antechamber.games.catherine.rules.rounds import turn_up
from antechamber.games.catherine.scoring import goods_delivered, largest_group
from antechamber.games.catherine.sources import ACTIONS
from antechamber.games.catherine.state import CatherineState


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
