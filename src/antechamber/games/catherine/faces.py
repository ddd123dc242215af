"""What is printed on a project card, in a few words."""

from __future__ import annotations

from antechamber.games.catherine.components import (
    CARDS,
    FAVOUR,
    NEEDS_ONE_COLOUR,
    NEEDS_SHOWN,
    PER_BOOK,
    PER_RESIDENCE,
    PER_SET,
    PER_SHOWN,
    RESIDENCE,
    RESIDENCE_IN_COLOUR,
    SYMBOLS,
    Components,
    Effect,
)


def action_text(box: Components, card: int) -> str:
    """The action of a card: "discard 2: build in ochre"."""
    action = box.card_action[card]
    return price(action) + gain_text(box, card, action)


def bonus_text(box: Components, card: int) -> str:
    """The bonus of a card: "own 2 book: 1 favour"; empty if it has none."""
    bonus = box.card_bonus[card]
    if bonus is None:
        return ""
    need = ""
    if bonus.needs == NEEDS_SHOWN:
        need = f"own {shown_text(box, card)}: "
    elif bonus.needs == NEEDS_ONE_COLOUR:
        need = "discards of one colour: "
    return need + price(bonus) + gain_text(box, card, bonus)


def price(effect: Effect) -> str:
    return f"discard {effect.discard}: " if effect.discard else ""


def gain_text(box: Components, card: int, effect: Effect) -> str:
    if effect.gain == RESIDENCE:
        return f"build in {', '.join([box.city_names[city] for city in box.card_cities[card]])}"
    if effect.gain == RESIDENCE_IN_COLOUR:
        return f"build anywhere in {box.colours[box.card_colour[card]]}"
    what = f"{effect.amount} point" if effect.amount == 1 else f"{effect.amount} points"
    if effect.gain == CARDS:
        what = f"draw {effect.amount}"
    elif effect.gain == FAVOUR:
        what = f"{effect.amount} favour"
    return what + per_text(box, card, effect)


def per_text(box: Components, card: int, effect: Effect) -> str:
    if effect.per == PER_SHOWN:
        kinds = [SYMBOLS[symbol] for symbol, shown in enumerate(box.card_shown[card]) if shown]
        return f" per {' and '.join(kinds)}"
    if effect.per == PER_BOOK:
        return " per book"
    if effect.per == PER_SET:
        return " per set of four goods"
    if effect.per == PER_RESIDENCE:
        return f" per own residence in {box.colours[box.card_colour[card]]}"
    return ""


def shown_text(box: Components, card: int) -> str:
    """The symbols shown, each kind once: "iron, food", "2 book"."""
    shown = [(number, SYMBOLS[symbol]) for symbol, number in enumerate(box.card_shown[card]) if number]
    return ", ".join([name if number == 1 else f"{number} {name}" for number, name in shown])
