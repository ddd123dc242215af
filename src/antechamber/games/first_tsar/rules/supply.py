"""Tokens and Assignment cards, laid out when the game is set up and again as it goes on."""

from __future__ import annotations

from antechamber.core.event import TABLE, Event
from antechamber.core.lists import put, without
from antechamber.games.first_tsar.constants import LAST_ROUND
from antechamber.games.first_tsar.state import TsarState


def set_last_regions_aside(s: TsarState) -> None:
    """R1.4 The stack of the last round: dark Region tokens, as many as there are regions, unseen."""
    dark = [token for token in s.region_pile if s.box.region_tokens[token].dark]
    s.last_regions = [s.chance.draw_one(dark) for _ in s.box.regions]
    for token in s.last_regions:
        s.region_pile = without(s.region_pile, token)


def turn_up_regions(s: TsarState) -> None:
    """R1.5 R7.10 A Region token for each region, from the stack of the round."""
    s.region_discards = s.region_discards + s.region_tokens
    if s.round == LAST_ROUND:
        s.region_tokens, s.last_regions = s.last_regions, []
    else:
        pile = s.region_pile[:]
        s.region_tokens = [s.chance.draw_one(pile) for _ in s.box.regions]
        s.region_pile = pile
    for region, token in enumerate(s.region_tokens):
        s.uncover(Event("region token", TABLE, (s.box.regions[region], s.box.region_tokens[token].key)))


def lay_out_spoils(s: TsarState) -> None:
    """R1.6 R8.9 Old Spoils are discarded, and as many as the number of players asks for are turned up."""
    s.spoils_discards = s.spoils_discards + s.spoils_display
    pile = s.spoils_pile[:]
    tokens = [s.chance.draw_one(pile) for _ in range(s.box.setups[s.seats].spoils)]
    tokens.sort()
    s.spoils_pile = pile
    s.spoils_display = tokens


def lay_out_trade(s: TsarState) -> None:
    """R1.7 R8.9 Old Trade tokens leave the map; a new one lies on each waterway that has a slot."""
    pile = s.trade_pile[:]
    for way, token in enumerate(s.trade_map):
        if s.box.has_slot[way]:
            if token >= 0:
                s.trade_discards = [*s.trade_discards, token]
            s.trade_map = put(s.trade_map, way, s.chance.draw_one(pile))
    s.trade_pile = pile


def deal_assignments(s: TsarState) -> None:
    """R1.3 R7.9 One card beside each chamber; everyone can tell which one is left over."""
    cards = list(range(len(s.box.assignments)))
    s.assignments = [s.chance.draw_one(cards) for _ in s.box.chambers]
