"""The choices of The First Tsar by name, as its rules offer them; `choices.py` fills the catalogue."""

from __future__ import annotations

from typing import Any

from antechamber.core.catalogue import Catalogue, Row
from antechamber.core.flow import Choice, Step
from antechamber.games.first_tsar.operation import Operation

# What an effect does, the last operation first, so that it can be laid on the table as it is
Operations = list[Operation[Any]]


class Choices(Catalogue):
    """Rows are indexed by what they are about: a city, a card, a kind of good, a token; `ways` by piece and city.

    `begin_take`, `draw` and `take` are indexed by the kind of card. The choices come with the steps that are laid on
    the table: what effects do, what it is to resolve a token, and the pause between two of them.
    """

    skip: Choice[Any]
    done: Choice[Any]
    end: Choice[Any]
    go_on: Choice[Any]
    # The Kremlin
    plan: Row
    bid: Row
    bid_more: Choice[Any]
    leave: Row
    seal: Choice[Any]
    no_seal: Choice[Any]
    begin_warrior: Choice[Any]
    begin_move: Choice[Any]
    begin_take: Row
    begin_foreign: Choice[Any]
    exchange: Choice[Any]
    # Goods and the map
    gain: Row
    pay: Row
    swap: Row
    produce: Row
    produce_again: Row
    income: Row
    warrior: Row
    move_warrior: Row
    move_boyar: Row
    ways: list[list[Row]]
    build: Row
    send: Row
    send_by_card: list[Row]
    # Cards and tokens
    keep: Row
    draw: Row
    take: list[Row]
    complete: Row
    finish: Row
    use_estate: Row
    pad_actions: Row
    discard: Row
    cover: Row
    resolve: Row
    resolve_first: Row
    war: Row
    war_only: Choice[Any]
    reward: list[Row]
    # Steps
    pause: Step[Any]
    run_source: list[Step[Any]]
    type_effects: list[Operations]
    trade_effects: list[Operations]
    printed_effects: list[Operations]
    spoils_effects: list[Operations]
    card_actions: list[Operations]
    card_bonuses: list[Operations]
    estate_effects: list[Operations]
    pad_effects: list[Operations]
    reward_effects: list[list[Operations]]
