"""4. Actions: a boyar leaves its chamber, acts and goes to a city."""

from __future__ import annotations

from typing import Final

from antechamber.core.event import Event
from antechamber.core.flow import Choice, Decision, Step
from antechamber.core.lists import changed, more_at, put
from antechamber.games.first_tsar.constants import ABSENT, COIN, NOBODY
from antechamber.games.first_tsar.rules.chambers import add_chamber_actions
from antechamber.games.first_tsar.rules.favour import is_higher
from antechamber.games.first_tsar.rules.free import add_free_actions
from antechamber.games.first_tsar.rules.menus import Menu, move_on
from antechamber.games.first_tsar.rules.named import OfChamber, OfCity
from antechamber.games.first_tsar.rules.trade import cover
from antechamber.games.first_tsar.scoring import ranked
from antechamber.games.first_tsar.state import TsarState


class BoyarTurn(Step[TsarState]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: TsarState) -> None:
        """R4.1 One boyar leaves in each turn."""
        s.acting = self.seat
        s.own_turn = True
        s.table.append(DEPARTURE)


class ChooseBoyar(Decision[TsarState]):
    prompt = "leave"
    rule = "R4.1"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R4.1 R6.1 Any of one's boyars in the chambers, and before that free actions."""
        options = [choice for chamber, choice in enumerate(s.choices.leave) if s.bid(chamber, seat) != ABSENT]
        add_free_actions(s, seat, options)
        return options


class LeaveChamber(OfChamber):
    def apply(self, s: TsarState, seat: int) -> None:
        """R4.3 R4.5 R4.9 R4.13 The boyar steps onto the Assignment card; its coins come back, or it may seal."""
        move_on(s)
        box, chamber = s.box, self.chamber
        s.tell(Event("leave", seat, (box.chambers[chamber].key,)))
        first = is_most_important(s, seat, chamber)
        coins = s.bid(chamber, seat)
        s.bids = put(s.bids, s.place(chamber, seat), ABSENT)
        s.on_cards = changed(s.on_cards, s.place(chamber, seat), 1)
        s.chamber = chamber
        s.uses = box.chambers[chamber].times
        s.extra = 0
        s.produced = 0
        s.table += AFTERWARDS if box.card_cities[s.assignments[chamber]] else AFTERWARDS_AT_COURT
        if first:
            lose_coins(s, seat, coins)
            if can_seal(s, seat, chamber):
                s.table.append(SEALING)
        elif coins:
            take_back(s, seat, coins)


def is_most_important(s: TsarState, seat: int, chamber: int) -> bool:
    """R4.2 R4.16 More coins than anybody still in the chamber at this moment, or as many and more favour."""
    return outdoes_all(s, seat, chamber, s.bid(chamber, seat))


def by_importance(s: TsarState, chamber: int) -> list[int]:
    """R4.2 Who is in a chamber, the most important first."""
    return ranked(s, [s.bid(chamber, seat) - ABSENT for seat in range(s.seats)])


def outdoes_all(s: TsarState, seat: int, chamber: int, coins: int) -> bool:
    """R4.2 Whether a boyar of the seat with so many coins is the most important in a chamber."""
    for other in range(s.seats):
        rival = s.bid(chamber, other)
        if rival > coins or (rival == coins and other != seat and is_higher(s, other, seat)):
            return False
    return True


def lose_coins(s: TsarState, seat: int, coins: int) -> None:
    """R4.4 The coins of the most important boyar go to the pool, with or without a seal."""
    if coins:
        s.tell(Event("lose coins", seat, (str(coins),)))


def take_back(s: TsarState, seat: int, coins: int) -> None:
    """R4.3 R4.7 Coins that were under a boyar."""
    s.goods[seat][COIN] += coins
    s.tell(Event("take back", seat, (str(coins),)))


def can_seal(s: TsarState, seat: int, chamber: int) -> bool:
    """R4.5 A chamber takes one seal, and one must be left."""
    return s.seals[chamber] == NOBODY and s.seals_left[seat] > 0


def seal_price(s: TsarState) -> int:
    """R4.6 In coins: it depends on the number of players."""
    return s.box.setups[s.seats].seal


class ChooseSeal(Decision[TsarState]):
    prompt = "seal"
    rule = "R4.5"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R4.5 R4.6 R6.1 A seal if its price is at hand; free actions may raise it."""
        options: list[Choice[TsarState]] = [s.choices.no_seal]
        if s.goods[seat][COIN] >= seal_price(s):
            options.append(s.choices.seal)
        add_free_actions(s, seat, options)
        return options


class PlaceSeal(Choice[TsarState]):
    def apply(self, s: TsarState, seat: int) -> None:
        """R4.6 R4.15 R5.5 A seal opens the bonus; with two players it costs a coin."""
        move_on(s)
        chamber, price = s.box.chambers[s.chamber], seal_price(s)
        s.seals = put(s.seals, s.chamber, seat)
        s.seals_left = changed(s.seals_left, seat, -1)
        s.goods[seat][COIN] -= price
        s.tell(Event("seal", seat, (chamber.key, str(price))))
        if chamber.same_bonus:
            s.uses += chamber.bonus_times
        else:
            s.extra = chamber.bonus_times
        return_coins(s)


def return_coins(s: TsarState) -> None:
    """R4.7 After a seal everyone still in the chamber takes the coins back."""
    for other in range(s.seats):
        coins = s.bid(s.chamber, other)
        if coins > 0:
            s.bids = put(s.bids, s.place(s.chamber, other), 0)
            take_back(s, other, coins)


class ArriveAtCourt(Step[TsarState]):
    def run(self, s: TsarState) -> None:
        """R4.10 What the card of the Kremlin brings, more with the seal, comes before anything else."""
        card = s.assignments[s.chamber]
        if s.seals[s.chamber] == s.acting:
            s.table += s.choices.card_bonuses[card]
        s.table += s.choices.card_actions[card]


class ChooseAction(Decision[TsarState]):
    prompt = "act"
    rule = "R4.11"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R4.11 R6.1 Actions of the chamber and free actions in any order, until one is done."""
        options: list[Choice[TsarState]] = [s.choices.done]
        add_chamber_actions(s, seat, options)
        add_free_actions(s, seat, options)
        return options

    def is_open(self, s: TsarState, seat: int) -> bool:
        """R4.17 Which projects a hand could complete is nobody else's business, as long as there is a hand."""
        return not s.hands[seat]


class GoToCity(Step[TsarState]):
    def run(self, s: TsarState) -> None:
        s.lanes[s.acting].append(SEND)


class ChooseCity(Decision[TsarState]):
    prompt = "send"
    rule = "R4.12"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R4.12 Any city of the card's colour, with or without a piece of one's own."""
        return s.choices.send_by_card[s.assignments[s.chamber]]


class SendBoyar(OfCity):
    def apply(self, s: TsarState, seat: int) -> None:
        """R4.12 Straight to the city: no waterway is used, so no token is taken."""
        s.boyars = more_at(s.boyars, seat, self.city, 1)
        s.on_cards = changed(s.on_cards, s.place(s.chamber, seat), -1)
        s.tell(Event("send", seat, (s.box.cities[self.city],)))


class ChooseEnd(Decision[TsarState]):
    prompt = "end"
    rule = "R4.14"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R4.14 R6.1 The turn goes on until its owner ends it."""
        options: list[Choice[TsarState]] = [s.choices.end]
        add_free_actions(s, seat, options)
        return options


class LeavePad(Step[TsarState]):
    def run(self, s: TsarState) -> None:
        """R5.11 After the last turn of a round tokens stay where they are, if the end of the round can ask where."""
        s.own_turn = False
        if may_resolve_at_end_of_round(s) and not is_in_chambers(s, s.acting):
            cover(s, s.acting)


def may_resolve_at_end_of_round(s: TsarState) -> bool:
    """R5.11 Whether a reward on the map could bring a printed effect into play."""
    return any(s.box.region_tokens[token].resolves for token in s.region_tokens)


def is_in_chambers(s: TsarState, seat: int) -> bool:
    return any(s.bid(chamber, seat) != ABSENT for chamber in range(len(s.box.chambers)))


def step_of_turn(s: TsarState) -> str:
    """R4.1 R4.5 R4.11 R4.12 R4.14 What the acting seat is about, by what still lies on the table."""
    if SEND in s.lanes[s.acting]:
        return "send"
    return next((STEP_NAMES[step] for step in s.table[::-1] if step in STEP_NAMES), "end")


DEPARTURE: Final = Menu(ChooseBoyar())
SEALING: Final = Menu(ChooseSeal())
ACTING: Final = Menu(ChooseAction())
SEND: Final = ChooseCity()
CLOSING: Final = Menu(ChooseEnd())
STEP_NAMES: Final = {DEPARTURE: "leave", SEALING: "seal", ACTING: "act", CLOSING: "end"}
# The rest of a turn, what comes first at the end
AFTERWARDS: Final[list[Step[TsarState]]] = [LeavePad(), CLOSING, GoToCity(), ACTING, ArriveAtCourt()]
AFTERWARDS_AT_COURT: Final[list[Step[TsarState]]] = [LeavePad(), ACTING, ArriveAtCourt()]
