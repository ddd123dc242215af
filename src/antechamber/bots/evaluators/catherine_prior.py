"""What a sensible player of Catherine prefers: what is worth most, by the points that options are apart.

A new kind of choice is a new entry in the table, by the first option of its decision.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, Final

from antechamber.bots.evaluators.catherine_options import OptionWorths
from antechamber.core.flow import Choice
from antechamber.games.catherine import choices
from antechamber.games.catherine.components import FIRST_ROW, NEEDS_ONE_COLOUR
from antechamber.games.catherine.state import CatherineState

TEMPERATURE: Final = 0.7  # points that make an option e times as likely
SURE: Final = 30.0
NOT_BUILDING: Final = -10.0


def priors(s: CatherineState, seat: int, options: list[Choice[CatherineState]]) -> list[float]:
    worths = WORTHS[type(options[0])](OptionWorths(s, seat), options)
    best = max(worths)
    return [SURE * exp((worth - best) / TEMPERATURE) for worth in worths]


# The first row, and the two cards of a round


def lay(now: OptionWorths, options: list[choices.Lay]) -> list[float]:
    left = FIRST_ROW - len(now.s.laid[now.seat]) - 1
    return now.firsts([option.card for option in options], left)


def append(now: OptionWorths, options: list[choices.Append]) -> list[float]:
    return now.appends(now.hand)


def tuck(now: OptionWorths, options: list[choices.Tuck]) -> list[float]:
    appended = now.s.laid[now.seat][0]
    now.add_symbols(appended)
    return now.tucks(now.hand, appended)


def below(now: OptionWorths, options: list[choices.Below]) -> list[float]:
    laid = now.s.laid[now.seat]
    now.add_symbols(laid[0])
    return now.belows([option.card for option in options], laid[1], now.cards)


# Actions


def perform(now: OptionWorths, options: list[Choice[CatherineState]]) -> list[float]:
    """The action, or a card instead."""
    return [now.action(now.s.active_card(now.seat), now.cards), now.draw(1, now.cards)]


def take_bonus(now: OptionWorths, options: list[Choice[CatherineState]]) -> list[float]:
    """The bonus, or nothing instead."""
    return [now.bonus(now.s.active_card(now.seat), now.cards), 0.0]


def discard(now: OptionWorths, options: list[choices.Discard]) -> list[float]:
    """The cards that are good for least, but of one colour where that brings a bonus."""
    s, seat = now.s, now.seat
    bonus = s.box.card_bonus[s.active_card(seat)]
    in_one_colour = 0.0
    if bonus is not None and bonus.needs == NEEDS_ONE_COLOUR:
        in_one_colour = now.gain(bonus, 1, now.cards)
    return now.payments([option.card for option in options], s.laid[seat], s.owed, in_one_colour)


def build(now: OptionWorths, options: list[choices.Build]) -> list[float]:
    return [now.city(option.city) for option in options]


def decline_or_build(now: OptionWorths, options: list[Any]) -> list[float]:
    return [NOT_BUILDING, *build(now, options[1:])]


WORTHS: Final[dict[type[Choice[Any]], Callable[[OptionWorths, list[Any]], list[float]]]] = {
    choices.Append: append,
    choices.Below: below,
    choices.Bonus: take_bonus,
    choices.Build: build,
    choices.Decline: decline_or_build,
    choices.Discard: discard,
    choices.Lay: lay,
    choices.PerformAction: perform,
    choices.Tuck: tuck,
}
