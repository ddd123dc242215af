"""What a seat has to decide, with what matters now: how many more, for what, where."""

from __future__ import annotations

from typing import Any, Final

from antechamber.core.flow import Choice, Decision
from antechamber.core.lists import count
from antechamber.core.phrase import Phrase
from antechamber.games.first_tsar.components import ANYWHERE
from antechamber.games.first_tsar.constants import ABSENT, ANY, FOREIGN, NOBODY, NOTHING
from antechamber.games.first_tsar.rules.actions import seal_price
from antechamber.games.first_tsar.rules.cards import ChooseCard
from antechamber.games.first_tsar.rules.cities import ChooseWaterway, PlaceWarrior
from antechamber.games.first_tsar.rules.free import add_free_actions
from antechamber.games.first_tsar.rules.goods import (
    EXCHANGE_RATE,
    TAKE_IN_EXCHANGE,
    ChooseExchange,
    Exchange,
    PayGoods,
    PickGood,
    Swap,
)
from antechamber.games.first_tsar.rules.trade import RunSource
from antechamber.games.first_tsar.state import TsarState

PROMPTS: Final = [
    "keep",
    "first warrior",
    "plan",
    "bid",
    "leave",
    "seal",
    "act",
    "send",
    "end",
    "pause",
    "pick",
    "pay",
    "swap",
    "exchange",
    "income",
    "warrior",
    "move",
    "where",
    "build",
    "discard",
    "cover",
    "resolve",
    "resolve first",
    "resolve second",
    "project",
    "complete",
    "estate",
    "title",
    "war",
    "reward",
]


def prompt_of(s: TsarState, seat: int, decision: Decision[Any]) -> Phrase:
    return (
        of_planning(s, seat, decision)
        or of_turn(s, seat, decision)
        or of_goods(s, seat, decision)
        or of_map(s, seat, decision)
        or of_pad(s, decision)
        or of_cards(s, seat, decision)
        or Phrase(f"prompt-{decision.prompt.replace(' ', '-')}")
    )


def of_planning(s: TsarState, seat: int, decision: Decision[Any]) -> Phrase | None:
    match decision.prompt:
        case "keep":
            return Phrase("prompt-keep", projects=len(s.dealt[seat]))
        case "first warrior":
            return Phrase("prompt-first-warrior", number=count(s.warriors[seat]) + 1)
        case "plan":
            return Phrase("prompt-plan", boyars=s.boyars_left[seat])
        case "bid":
            there = rivals(s, seat)
            return Phrase("prompt-bid", chamber=chamber(s), rivals=len(there), there=there)
    return None


def rivals(s: TsarState, seat: int) -> list[Phrase]:
    """Who else is in the chamber, with how many coins."""
    others = [other for other in range(s.seats) if other != seat and s.bid(s.chamber, other) != ABSENT]
    return [Phrase("rival", who=f"seat:{other}", coins=s.bid(s.chamber, other)) for other in others]


def chamber(s: TsarState) -> str:
    return f"chamber:{s.box.chambers[s.chamber].key}"


def of_turn(s: TsarState, seat: int, decision: Decision[Any]) -> Phrase | None:
    match decision.prompt:
        case "leave":
            return Phrase("prompt-leave", free=free_actions(s, seat))
        case "seal":
            return Phrase("prompt-seal", chamber=chamber(s), seals=s.seals_left[seat], coins=seal_price(s))
        case "act":
            exchanges = s.options(seat).count(s.choices.exchange)
            return Phrase("prompt-act", chamber=chamber(s), actions=s.uses, bonus=s.extra, exchanges=exchanges)
        case "send":
            return sending(s.box.card_colour[s.assignments[s.chamber]])
        case "pause":
            return Phrase("prompt-pause", second=on_pad(s, second(s)))
    return None


def free_actions(s: TsarState, seat: int) -> int:
    """How many free actions are on offer."""
    offered: list[Choice[TsarState]] = []
    add_free_actions(s, seat, offered)
    return len(offered)


def sending(colour: str) -> Phrase:
    return Phrase("prompt-send-anywhere") if colour == ANYWHERE else Phrase("prompt-send", colour=f"colour:{colour}")


def second(s: TsarState) -> int:
    """The second of two effects of the pad, which waits below the pause."""
    waits = s.table[-2]
    assert isinstance(waits, RunSource)
    return waits.source


def on_pad(s: TsarState, source: int) -> str:
    return f"pad:{(s.box.trade + s.box.printed)[source]}"


def of_goods(s: TsarState, seat: int, decision: Decision[Any]) -> Phrase | None:
    if isinstance(decision, PickGood):
        return Phrase(f"prompt-pick-{goods(decision.first, decision.last)}", count=more(s.lanes[seat]))
    if isinstance(decision, PayGoods):
        verb = "give" if TAKE_IN_EXCHANGE in s.lanes[seat] else "pay"
        return Phrase(f"prompt-{verb}-{goods(decision.first, decision.last)}", count=s.owed)
    if isinstance(decision, ChooseExchange):
        return Phrase("prompt-may-exchange", rate=EXCHANGE_RATE, count=1 + waiting(s, Exchange))
    return Phrase("prompt-swap", count=1 + waiting(s, Swap)) if decision.prompt == "swap" else None


def goods(first: int, last: int) -> str:
    """Which goods one may choose from, as component files call it."""
    if (first, last) == ANY:
        return "any"
    return "foreign" if (first, last) == FOREIGN else "local"


def more(decisions: list[Decision[Any]]) -> int:
    """How many decisions like the topmost one lie upon each other."""
    found = 0
    while found < len(decisions) and decisions[-1 - found] is decisions[-1]:
        found += 1
    return found


def waiting(s: TsarState, operation: type[Any]) -> int:
    """How often an operation comes again next."""
    found = 0
    while found < len(s.table) and isinstance(s.table[-1 - found], operation):
        found += 1
    return found


def of_map(s: TsarState, seat: int, decision: Decision[Any]) -> Phrase | None:
    if isinstance(decision, ChooseWaterway):
        city = f"city:{s.box.cities[s.from_city]}"
        return Phrase("prompt-where-boyar" if decision.boyar else "prompt-where-warrior", city=city)
    match decision.prompt:
        case "warrior":
            return Phrase("prompt-warrior", count=1 + waiting(s, PlaceWarrior))
        case "build":
            return Phrase("prompt-build", left=s.buildings_left[seat])
    return None


def of_pad(s: TsarState, decision: Decision[Any]) -> Phrase | None:
    match decision.prompt:
        case "discard":
            if s.incoming == NOTHING:
                return Phrase("prompt-give-up", count=s.owed)
            return Phrase("prompt-discard", token=f"trade:{s.box.trade[s.incoming]}")
        case "cover":
            return Phrase("prompt-cover", count=s.owed)
        case "resolve second":
            return Phrase("prompt-resolve-second", first=on_pad(s, s.picked))
    return None


def of_cards(s: TsarState, seat: int, decision: Decision[Any]) -> Phrase | None:
    if isinstance(decision, ChooseCard):
        return Phrase(f"prompt-{decision.prompt}", deck=len(s.decks[decision.kind]))
    match decision.prompt:
        case "war":
            return Phrase("prompt-war", spoils=len(s.spoils_display))
        case "reward":
            return rewarding(s, seat)
    return None


def rewarding(s: TsarState, seat: int) -> Phrase:
    """One chooses for oneself, leaving the other reward to the second; or, of two players, perhaps for the other."""
    region = f"region:{s.box.regions[s.region]}"
    if s.rewarded != seat:
        points = s.box.region_tokens[s.region_tokens[s.region]].points
        return Phrase("prompt-reward-of-another", region=region, other=f"seat:{s.rewarded}", points=points)
    if s.second == NOBODY:
        return Phrase("prompt-reward", region=region)
    return Phrase("prompt-reward-of-two", region=region, other=f"seat:{s.second}")
