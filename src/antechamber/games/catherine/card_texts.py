"""What is printed on a project card, as phrases."""

from __future__ import annotations

from antechamber.core.phrase import Phrase
from antechamber.games.catherine.components import (
    GAINS,
    NEEDS_ONE_COLOUR,
    NEEDS_SHOWN,
    ONCE,
    PER_RESIDENCE,
    PER_SHOWN,
    PERS,
    RESIDENCE,
    RESIDENCE_IN_COLOUR,
    SYMBOLS,
    Components,
    Effect,
)


def face(box: Components, card: int) -> Phrase:
    """What a card shows while it lies in an action row, and the action it offers."""
    shows = amounts(box.card_symbols[card])
    action = said_action(box, card, box.card_cities[card])
    if not shows:
        return Phrase("face-with-cities", colour=colour(box, card), action=action)
    return Phrase("face-with-symbols", colour=colour(box, card), symbols=shows, action=action)


def said_action(box: Components, card: int, cities: list[int]) -> Phrase:
    """The action of a card, with these of its cities to build in."""
    action = box.card_action[card]
    if action.gain == RESIDENCE:
        gain = Phrase("gain-residence", cities=[f"city:{box.cities[city]}" for city in cities])
    elif action.gain == RESIDENCE_IN_COLOUR:
        gain = Phrase("gain-residence-in-colour", colour=colour(box, card))
    else:
        gain = said_gain(box, card, action)
    return with_cost(action, gain)


def said_bonus(box: Components, card: int) -> Phrase | None:
    """The bonus of a card for somebody who meets its condition; None if it has none."""
    bonus = box.card_bonus[card]
    return None if bonus is None else with_cost(bonus, said_gain(box, card, bonus))


def said_conditional_bonus(box: Components, card: int) -> Phrase | None:
    """The bonus of a card, with what it asks for; None if it has none."""
    bonus, effect = box.card_bonus[card], said_bonus(box, card)
    if bonus is not None and bonus.needs == NEEDS_SHOWN:
        return Phrase("effect-if-shown", effect=effect, symbols=amounts(box.card_shown[card]))
    if bonus is not None and bonus.needs == NEEDS_ONE_COLOUR:
        return Phrase("effect-if-one-colour", effect=effect)
    return effect


def with_cost(effect: Effect, gain: Phrase) -> Phrase:
    return Phrase("effect-for-discards", discards=effect.discard, effect=gain) if effect.discard else gain


def said_gain(box: Components, card: int, effect: Effect) -> Phrase:
    """Cards, points or favour, once or for each thing of a kind."""
    gain = f"gain-{GAINS[effect.gain]}"
    if effect.per == ONCE:
        return Phrase(gain, amount=effect.amount)
    return Phrase(f"{gain}-per", amount=effect.amount, per=said_per(box, card, effect))


def said_per(box: Components, card: int, effect: Effect) -> Phrase:
    per = f"per-{PERS[effect.per]}"
    if effect.per == PER_SHOWN:
        shown = [f"symbol:{SYMBOLS[symbol]}" for symbol, number in enumerate(box.card_shown[card]) if number]
        return Phrase(per, symbols=shown)
    if effect.per == PER_RESIDENCE:
        return Phrase(per, colour=colour(box, card))
    return Phrase(per)


def card_text(box: Components, card: int) -> Phrase:
    """Everything that is on a card."""
    shows, bonus = amounts(box.card_symbols[card]), said_conditional_bonus(box, card)
    said = Phrase(
        "about-card-with-symbols" if shows else "about-card-with-cities",
        card=f"card:{box.cards[card]}",
        kind=f"kind:{box.card_kind[card]}",
        colour=colour(box, card),
        action=said_action(box, card, box.card_cities[card]),
        bonus=Phrase("without-bonus") if bonus is None else Phrase("bonus", bonus=bonus),
    )
    if shows:
        said.args["symbols"] = shows
    return said


def brief_action(box: Components, card: int) -> Phrase:
    """The action of a card in as few words as a card has room for."""
    return briefly(box, card, box.card_action[card])


def brief_bonus(box: Components, card: int) -> Phrase | None:
    """The bonus of a card in few words; None if it has none."""
    bonus = box.card_bonus[card]
    if bonus is None:
        return None
    effect = briefly(box, card, bonus)
    shown = amounts(box.card_shown[card])
    if bonus.needs == NEEDS_SHOWN:
        return Phrase("brief-if-shown" if len(shown) == 1 else "brief-if-all-shown", effect=effect, symbols=shown)
    return Phrase("brief-if-one-colour", effect=effect) if bonus.needs == NEEDS_ONE_COLOUR else effect


def briefly(box: Components, card: int, effect: Effect) -> Phrase:
    gain = f"brief-{GAINS[effect.gain].replace('_', '-')}"
    if effect.per == ONCE:
        brief = Phrase(gain, amount=effect.amount)
    else:
        shown = [f"symbol:{SYMBOLS[symbol]}" for symbol, number in enumerate(box.card_shown[card]) if number]
        brief = Phrase(f"{gain}-per-{PERS[effect.per]}", amount=effect.amount, symbols=shown)
    return Phrase("brief-for-discards", discards=effect.discard, effect=brief) if effect.discard else brief


def amounts(symbols: list[int]) -> list[Phrase]:
    """How many of each symbol, without those of which there are none: "iron", "3 books"."""
    return [Phrase(f"amount-{SYMBOLS[symbol]}", amount=number) for symbol, number in enumerate(symbols) if number]


def colour(box: Components, card: int) -> str:
    return f"colour:{box.colours[box.card_colour[card]]}"
