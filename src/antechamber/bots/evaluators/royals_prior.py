"""What a sensible player of Royals prefers: positions for what they bring and cost, and cards of long suits.

A new kind of choice is a new entry in the table; without one it is ordinary.
"""

from __future__ import annotations

from typing import Final

from antechamber.bots.prior_table import PriorTable
from antechamber.core.flow import Choice
from antechamber.core.lists import count
from antechamber.games.royals import choices
from antechamber.games.royals.components import COUNTRY, LIMITS, PER_WILD
from antechamber.games.royals.state import RoyalsState


class RoyalsContext:
    """One decision of one seat."""

    __slots__ = ("s", "seat")

    def __init__(self, s: RoyalsState, seat: int) -> None:
        self.s = s
        self.seat = seat


def plan(now: RoyalsContext, option: choices.Plan) -> float:
    """Two Intrigue cards are good for something; more of them only fill the hand."""
    if not option.intrigue_draws:
        return 1.0
    return 0.6 if count(now.s.intrigues[now.seat]) < 2 else 0.2


def draw(now: RoyalsContext, option: choices.DrawFromDisplay) -> float:
    return 0.5 + now.s.hands[now.seat][option.country]


def occupy(now: RoyalsContext, option: choices.Occupy) -> float:
    return position_worth(now.s, now.seat, option.position)


def take_over(now: RoyalsContext, option: choices.TakeOver) -> float:
    return 1.5 * position_worth(now.s, now.seat, option.position)


def give_up_card(now: RoyalsContext, option: choices.PayWild | choices.Discard) -> float:
    """Cards of short suits are the first to go."""
    return 1.0 / now.s.hand(now.seat, option.deck)[option.kind] ** 2


def end(now: RoyalsContext, option: choices.End) -> float:
    """Not with cards that would be discarded, or in the last round, after which cards are worth nothing."""
    return 0.05 if now.s.last_round or count(now.s.hands[now.seat]) > LIMITS[COUNTRY] else 0.4


def position_worth(s: RoyalsState, seat: int, position: int) -> float:
    """Bonuses, influence and the title in proportion to what it costs; wild sets are dear."""
    box = s.box
    city, title = box.position_city[position], box.position_title[position]
    country = box.city_country[city]
    gain = 1.0 + box.title_influence[title]
    if s.city_markers[city]:
        gain += box.city_bonus[city]
    if not s.is_present(seat, city) and s.country_taken[country] < len(box.country_markers[country]):
        gain += 2.0
    if not s.titles[seat][title]:
        gain += 1.5
    cards = box.position_cards[position]
    missing = max(0, cards - s.hands[seat][country])
    return 3.0 * gain / (cards + (PER_WILD[COUNTRY] - 1) * 2.0 * missing) / 4.0


TABLE: Final = PriorTable(
    by_position={
        choices.Discard: give_up_card,
        choices.DrawFromDisplay: draw,
        choices.End: end,
        choices.Occupy: occupy,
        choices.PayWild: give_up_card,
        choices.Plan: plan,
        choices.TakeOver: take_over,
    },
    fixed={choices.Pay: 3.0},
)


def priors(s: RoyalsState, seat: int, options: list[Choice[RoyalsState]]) -> list[float]:
    return TABLE.priors(RoyalsContext(s, seat), options)
