"""What The First Tsar says: its events, decisions and options as phrases; `sentences/` says them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from antechamber.core.event import Event
from antechamber.core.flow import Choice, State
from antechamber.core.phrase import Number, Phrase, Slot, Thing
from antechamber.core.words import Words, plain_title
from antechamber.games.first_tsar.components import Components
from antechamber.games.first_tsar.constants import GOODS
from antechamber.games.first_tsar.details import detail_of
from antechamber.games.first_tsar.names import amount_of, amounts, doing, names_of, reward_target
from antechamber.games.first_tsar.prompts import PROMPTS, prompt_of
from antechamber.games.first_tsar.rules.cards import DrawCard, DrawProject
from antechamber.games.first_tsar.rules.chambers import add_chamber_actions
from antechamber.games.first_tsar.rules.cities import MovePiece
from antechamber.games.first_tsar.rules.free import UsePad
from antechamber.games.first_tsar.rules.named import OfGood
from antechamber.games.first_tsar.rules.planning import BidCoins
from antechamber.games.first_tsar.rules.rounds import TakeReward
from antechamber.games.first_tsar.rules.war import GoToWarOnly
from antechamber.games.first_tsar.state import TsarState

SENTENCES: Final = Path(__file__).parent / "sentences"


class Goods(Slot):
    """All that is left, as numbers and kinds of goods in turn."""

    def fill(self, told: tuple[str, ...]) -> object:
        return amounts([(int(told[at]), told[at + 1]) for at in range(0, len(told), 2)])


class ScoreLine(Slot):
    """A line of the score, which is a target already."""

    def fill(self, told: tuple[str, ...]) -> object:
        return told[0]


class Reward(Slot):
    """One of the two rewards of a Region token."""

    def fill(self, told: tuple[str, ...]) -> object:
        return reward_target(told[0], int(told[1]))


EVENTS: Final[dict[str, tuple[Slot, ...]]] = {
    "region token": (Thing("region"), Thing("token", "region_token")),
    "reveal project": (Thing("project"),),
    "round": (Thing("decade"), Thing("first", "seat")),
    "plan": (Thing("chamber"), Number("coins")),
    "leave": (Thing("chamber"),),
    "lose coins": (Number("coins"),),
    "take back": (Number("coins"),),
    "seal": (Thing("chamber"), Number("coins")),
    "send": (Thing("city"),),
    "gain": (Goods("goods"),),
    "pay": (Goods("goods"),),
    "points": (Number("points"), ScoreLine("line")),
    "favour token": (Number("points"),),
    "income": (Thing("city"),),
    "warrior": (Thing("city"),),
    "move": (Thing("piece"), Thing("origin", "city"), Thing("city")),
    "build": (Thing("city"),),
    "take token": (Thing("token", "trade"),),
    "discard token": (Thing("token", "trade"),),
    "resolve": (Thing("token", "trade"),),
    "resolve printed": (Thing("printed", "pad"),),
    "take project": (Thing("project"),),
    "draw project": (Thing("project"),),
    "complete": (Thing("project"),),
    "take estate": (Thing("estate"),),
    "take title": (Thing("title"),),
    "use": (Thing("estate"),),
    "spoils": (Thing("spoils"),),
    "reshuffle": (Thing("deck"),),
    "reward": (Thing("region"), Reward("reward")),
}


class FirstTsarWords(Words):
    """The words of the game with one component set."""

    endings = frozenset({"skip", "done", "end", "go-on", "no-seal"})

    def __init__(self, box: Components) -> None:
        super().__init__(SENTENCES, PROMPTS, EVENTS, names_of(box))

    def is_grave(self, s: State, seat: int, choice: Choice[Any]) -> bool:
        """Being done while the chamber still allows an action that could be taken."""
        assert isinstance(s, TsarState)
        actions: list[Choice[TsarState]] = []
        if choice is s.choices.done:
            add_chamber_actions(s, seat, actions)
        return bool(actions)

    def event(self, event: Event, viewer: int | None) -> Phrase:
        """Points have a sentence for each source: `event-points-title`, `event-points-war`."""
        phrase = super().event(event, viewer)
        if event.kind == "points":
            kind, _, key = event.public[1].partition(":")
            phrase.id = f"{phrase.id}-{key if kind == 'line' else kind}"
        return phrase

    def prompt(self, s: State, seat: int) -> Phrase | None:
        assert isinstance(s, TsarState)
        decision = s.decision(seat)
        return None if decision is None else prompt_of(s, seat, decision)

    def title(self, s: State, seat: int, choice: Choice[Any]) -> Phrase:
        assert isinstance(s, TsarState)
        return title_of(s, choice) or plain_title(choice)

    def detail(self, s: State, seat: int, choice: Choice[Any]) -> Phrase | None:
        assert isinstance(s, TsarState)
        return detail_of(s, seat, choice)


def title_of(s: TsarState, choice: Choice[Any]) -> Phrase | None:
    """The title of an option, if it says more than the things that the option names."""
    match choice:
        case BidCoins(coins=coins, complete=complete):
            return Phrase("do-bid" if complete else "do-bid-more", coins=coins)
        case OfGood(kind=kind):
            return Phrase(f"do-{choice.text.partition(' ')[0]}", good=amount_of(1, GOODS[kind]))
        case MovePiece(boyar=boyar):
            return Phrase("do-move-boyar" if boyar else "do-move-warrior", city=choice.targets[0])
        case DrawProject() | DrawCard():
            return Phrase(f"do-{choice.text.replace(' ', '-')}")
    return title_of_gain(s, choice)


def title_of_gain(s: TsarState, choice: Choice[Any]) -> Phrase | None:
    match choice:
        case UsePad(number=number):
            bargain = s.box.pad_actions[number]
            return Phrase("do-free", cost=amounts(bargain.words), gain=doing(bargain.effect))
        case TakeReward(token=token, number=number):
            reward = reward_target(s.box.region_tokens[token].key, number)
            return Phrase("do-reward", who=f"seat:{s.rewarded}", reward=reward)
        case GoToWarOnly():
            return Phrase("do-war-only")
    return None
