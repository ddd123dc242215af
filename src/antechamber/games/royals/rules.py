"""The course of a game of Royals, in the order of its rulebook: steps of the table, decisions of the seats."""

from __future__ import annotations

from typing import Final

from antechamber.core.composition import Composition, Part, kinds
from antechamber.core.event import TABLE, Event
from antechamber.core.flow import Choice, Decision, Step
from antechamber.core.lists import changed, count
from antechamber.games.royals.bonuses import gain_bonuses
from antechamber.games.royals.components import (
    COUNTRY,
    CUBES_PER_PLAY,
    DISPLAY,
    INTRIGUE,
    LIMITS,
    NOBODY,
    NOTHING,
    PER_WILD,
    PERIODS,
)
from antechamber.games.royals.memory import laid_open, note, note_shuffle
from antechamber.games.royals.payment import can_pay, payments, valued
from antechamber.games.royals.scoring import ScorePeriod, ScoreTitles
from antechamber.games.royals.state import RoyalsState

PAYMENT: Final = "payment"
EXCESS: Final = "excess"

# 1. Set-up


def begin(s: RoyalsState) -> None:
    """R1.9 R1.11 Three cards lie face up, and somebody begins.

    Ruling: the starting player, the youngest at a real table, is drawn by lot.
    """
    seats = s.seats
    fill_display(s)
    s.first = s.chance.below(seats)
    order = [(s.first + place) % seats for place in range(seats)]
    draws = s.box.setups[seats].draws
    s.table.append(Turn(s.first))
    for place in reversed(range(seats)):
        s.table.append(FirstTurn(order[place], draws[place]))


# 2. Drawing cards


class Turn(Step[RoyalsState]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: RoyalsState) -> None:
        """R2.1 R2.5 On your turn you must draw, then you may play; how you draw is said before the first card."""
        s.table.append(EndTurn(self.seat))
        s.lanes[self.seat] += PLAN_AND_PLAY


class FirstTurn(Step[RoyalsState]):
    def __init__(self, seat: int, draws: int) -> None:
        self.seat = seat
        self.draws = draws

    def run(self, s: RoyalsState) -> None:
        """R2.2 R2.8 The first turn brings Country cards only, by order of play; then you may play as always."""
        s.table.append(TopUp())
        s.draws = self.draws
        s.lanes[self.seat] += [PLAY, DRAW]


class LastTurn(Turn):
    def run(self, s: RoyalsState) -> None:
        """R6.4 A turn after the third period has ended: as any other, but no period can end in it."""
        s.table.append(TopUp())
        s.lanes[self.seat] += PLAN_AND_PLAY


class ChoosePlan(Decision[RoyalsState]):
    prompt = "plan"
    rule = "R2.5"
    leads_on = True

    def options(self, s: RoyalsState, seat: int) -> list[Choice[RoyalsState]]:
        """R2.5 Three Country cards, or one Country and one Intrigue card."""
        return s.choices.plans


class DrawCards(Decision[RoyalsState]):
    prompt = "draw"
    rule = "R2.3"

    def options(self, s: RoyalsState, seat: int) -> list[Choice[RoyalsState]]:
        """R2.3 R2.7 R2.9 Card by card, from the pile or the display; an empty pile leaves the display."""
        options: list[Choice[RoyalsState]] = []
        if s.draws:
            if count(s.pile):
                options.append(s.choices.draw_from_pile)
            for country, choice in enumerate(s.choices.draw_from_display):
                if country in s.display:
                    options.append(choice)
        if s.intrigue_draws:
            options.append(s.choices.draw_intrigue)
        return options


# 3. Playing cards


class Play(Decision[RoyalsState]):
    prompt = "play"
    rule = "R3.1"

    def options(self, s: RoyalsState, seat: int) -> list[Choice[RoyalsState]]:
        """R3.1 R3.4 R3.9 R3.11 R3.19 Any position you can pay for in full, again and again, or the end of the turn."""
        options: list[Choice[RoyalsState]] = [s.choices.end]
        if s.cubes[seat] < CUBES_PER_PLAY:
            return options
        box, hand, intrigues = s.box, s.hands[seat], s.intrigues[seat]
        cards, plots = count(hand), count(intrigues)
        for country, own in enumerate(hand):
            reach = own + (cards - own) // PER_WILD[COUNTRY]
            plot_reach = can_pay(intrigues, box.intrigue_fits[country], PER_WILD[INTRIGUE]) if plots and reach else 0
            for position in box.cheapest_first[country]:
                if box.position_cards[position] > reach:
                    break
                holder = s.holders[position]
                if holder == NOBODY:
                    options.append(s.choices.occupy[position])
                elif holder != seat and box.position_intrigue[position] <= plot_reach:
                    options.append(s.choices.take_over[position])
        return options

    def is_open(self, s: RoyalsState, seat: int) -> bool:
        """R8.4 Whoever has no cubes or no cards left can do nothing; otherwise only its hand tells."""
        return s.cubes[seat] < CUBES_PER_PLAY or not count(s.hands[seat])


class PayCards(Decision[RoyalsState]):
    prompt = "pay"
    rule = "R3.2"

    def options(self, s: RoyalsState, seat: int) -> list[Choice[RoyalsState]]:
        """R3.2 R3.6 R3.7 R3.8 Card by card: cards of the country first, then wild sets."""
        fits = s.box.card_fits[s.box.position_country[s.target]]
        return payments(s.choices.pay, s.hands[seat], fits, PER_WILD[COUNTRY], s.owed, s.wild, s.lowest)

    def composition(self, s: RoyalsState, seat: int) -> Composition:
        return Composition(PAYMENT, [country_payment(s, seat, PER_WILD[COUNTRY] * s.owed - s.wild, s.lowest)])


class PayIntrigue(Decision[RoyalsState]):
    prompt = "plot"
    rule = "R3.10"

    def options(self, s: RoyalsState, seat: int) -> list[Choice[RoyalsState]]:
        """R3.10 R3.12 R3.16 R3.18 R3.26 Card by card: Intrigue cards of the country first, then wild pairs."""
        fits = s.box.intrigue_fits[s.box.position_country[s.target]]
        hand, per_wild = s.intrigues[seat], PER_WILD[INTRIGUE]
        return payments(s.choices.pay_intrigue, hand, fits, per_wild, s.owed, s.wild, s.lowest)

    def composition(self, s: RoyalsState, seat: int) -> Composition:
        country, per_wild = s.box.position_country[s.target], PER_WILD[INTRIGUE]
        price = per_wild * s.owed - s.wild
        fits = s.box.intrigue_fits[country]
        plots = Part(valued(s.box.intrigues, s.intrigues[seat], fits, per_wild, s.lowest), price, price)
        cards = PER_WILD[COUNTRY] * s.box.position_cards[s.target]
        return Composition(PAYMENT, [plots, country_payment(s, seat, cards, 0)])


def country_payment(s: RoyalsState, seat: int, price: int, lowest: int) -> Part:
    """R3.2 R3.6 The Country cards that pay for a position; a card that fits counts as much as a wild set."""
    fits = s.box.card_fits[s.box.position_country[s.target]]
    return Part(valued(s.box.countries, s.hands[seat], fits, PER_WILD[COUNTRY], lowest), price, price)


def complete_play(s: RoyalsState, seat: int) -> None:
    """R3.13 R3.15 R3.22 R3.25 All is paid and laid open; whoever held the position is banished to the city space."""
    position = s.target
    city, loser = s.box.position_city[position], s.holders[position]
    kind = "occupy" if loser == NOBODY else "take over"
    s.disclose(Event(kind, seat, (s.box.positions[position], *names_of_laid_cards(s))))
    lay_down(s, seat)
    if loser != NOBODY:
        s.banished[loser] = changed(s.banished[loser], city, 1)
        s.tell(Event("banished", loser, (s.box.positions[position],)))
    place_cubes(s, seat, position)
    s.target = NOTHING
    s.lanes[seat].append(PLAY)


def place_cubes(s: RoyalsState, seat: int, position: int) -> None:
    """R3.3 R3.5 R3.14 R3.21 R3.24 One cube marks the position, one its title; then come the bonuses."""
    s.holders[position] = seat
    s.titles[seat] = changed(s.titles[seat], s.box.position_title[position], 1)
    s.cubes[seat] -= CUBES_PER_PLAY
    gain_bonuses(s, seat, position)


def names_of_laid_cards(s: RoyalsState) -> list[str]:
    box = s.box
    names = [box.intrigues[kind] for kind, number in enumerate(s.laid_intrigue) for _ in range(number)]
    return names + [box.countries[kind] for kind, number in enumerate(s.laid) for _ in range(number)]


def lay_down(s: RoyalsState, seat: int) -> None:
    """R3.20 R3.22 Laid cards go to the discard piles, Country and Intrigue apart; others now know they are gone."""
    for kind, number in enumerate(s.laid):
        s.discards[kind] += number
        for _ in range(number - s.known[seat][kind]):
            s.trails = note(s.trails, seat, laid_open(kind))
        s.known[seat][kind] = max(0, s.known[seat][kind] - number)
        s.laid[kind] = 0
    for kind, number in enumerate(s.laid_intrigue):
        s.intrigue_discards[kind] += number
        for _ in range(number):
            s.intrigue_trails = note(s.intrigue_trails, seat, laid_open(kind))
        s.laid_intrigue[kind] = 0


# 4. End of a turn


def check_hand_limits(s: RoyalsState, seat: int) -> None:
    """R2.11 R4.1 Only at the end of a turn do the limits count: twelve Country and four Intrigue cards."""
    s.lowest = 0
    if count(s.intrigues[seat]) > LIMITS[INTRIGUE]:
        s.lanes[seat].append(DISCARD_INTRIGUE)
    if count(s.hands[seat]) > LIMITS[COUNTRY]:
        s.lanes[seat].append(DISCARD)


class DiscardCards(Decision[RoyalsState]):
    prompt = "discard"
    rule = "R4.1"

    def options(self, s: RoyalsState, seat: int) -> list[Choice[RoyalsState]]:
        """R4.1 Excess Country cards of your choice, one by one."""
        return [s.choices.discard[kind] for kind in discards(s.hands[seat], LIMITS[COUNTRY], s.lowest)]

    def is_open(self, s: RoyalsState, seat: int) -> bool:
        """R8.4 That all cards of a hand are alike is nobody else's business."""
        return False

    def composition(self, s: RoyalsState, seat: int) -> Composition:
        parts = [excess(s.box.countries, s.hands[seat], LIMITS[COUNTRY], s.lowest)]
        if DISCARD_INTRIGUE in s.lanes[seat]:
            parts.append(excess(s.box.intrigues, s.intrigues[seat], LIMITS[INTRIGUE], 0))
        return Composition(EXCESS, parts)


class DiscardIntrigue(Decision[RoyalsState]):
    prompt = "discard intrigue"
    rule = "R4.1"

    def options(self, s: RoyalsState, seat: int) -> list[Choice[RoyalsState]]:
        """R4.1 Excess Intrigue cards of your choice, one by one."""
        return [s.choices.discard_intrigue[kind] for kind in discards(s.intrigues[seat], LIMITS[INTRIGUE], s.lowest)]

    def is_open(self, s: RoyalsState, seat: int) -> bool:
        """R8.4 The same."""
        return False

    def composition(self, s: RoyalsState, seat: int) -> Composition:
        return Composition(EXCESS, [excess(s.box.intrigues, s.intrigues[seat], LIMITS[INTRIGUE], s.lowest)])


def excess(names: list[str], hand: list[int], limit: int, lowest: int) -> Part:
    """R4.1 As many cards of a hand as are above its limit, of the kinds that have not been passed over."""
    number = count(hand) - limit
    left = [number if kind >= lowest else 0 for kind, number in enumerate(hand)]
    return Part(kinds("hand", names, left), number, number)


def discards(hand: list[int], limit: int, lowest: int) -> list[int]:
    """Kinds that may go next, in ascending order, so that each set of discards is reached in one way only."""
    kinds: list[int] = []
    excess = count(hand) - limit
    rest = 0
    for kind in range(len(hand) - 1, lowest - 1, -1):
        rest += hand[kind]
        if hand[kind] and rest >= excess:
            kinds.append(kind)
    return kinds[::-1]


def lay_down_excess(s: RoyalsState, seat: int) -> None:
    """R4.1 R4.4 All excess cards go to the discard piles together, before the display is refilled."""
    if not s.lanes[seat]:
        s.disclose(Event("discard", seat, tuple(names_of_laid_cards(s))))
        lay_down(s, seat)


class EndTurn(Step[RoyalsState]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: RoyalsState) -> None:
        """R4.2 R4.3 R6.1 The display is refilled and the left neighbour goes on; if it cannot be, the period ends."""
        fill_display(s)
        if len(s.display) == DISPLAY:
            s.table.append(Turn(s.next_seat(self.seat)))
        else:
            end_period(s, self.seat)


class TopUp(Step[RoyalsState]):
    def run(self, s: RoyalsState) -> None:
        """R4.2 The display is refilled."""
        fill_display(s)


def fill_display(s: RoyalsState) -> None:
    """R2.4 R4.2 R8.1 Only between turns is the display filled up to three cards, as far as the pile lasts."""
    while len(s.display) < DISPLAY and count(s.pile):
        country = s.chance.draw(s.pile)
        s.display.append(country)
        s.tell(Event("turn up", TABLE, (s.box.countries[country],)))


# 6. End of a period


def end_period(s: RoyalsState, seat: int) -> None:
    """R6.2 R6.3 R6.4 R6.12 R6.16 The discards become the pile; the period is scored, the third after the round."""
    s.tell(Event("period ends", TABLE, (s.box.years[s.period],)))
    s.pile, s.discards = s.discards, s.pile
    s.trails = note_shuffle(s.trails, unseen_hands(s))
    fill_display(s)
    if s.period < PERIODS - 1:
        s.table += [Turn(s.next_seat(seat)), ScorePeriod()]
        return
    s.table += [ScoreTitles(), ScorePeriod()]
    remaining: list[Step[RoyalsState]] = []
    while s.next_seat(seat) != s.first:
        seat = s.next_seat(seat)
        remaining.append(LastTurn(seat))
    s.table += remaining[::-1]
    s.last_round = True
    if remaining:
        s.tell(Event("last round", TABLE, (str(len(remaining)),)))


def unseen_hands(s: RoyalsState) -> list[list[int]]:
    """What each seat holds that not everybody has seen it take."""
    return [[held - seen for held, seen in zip(*cards, strict=True)] for cards in zip(s.hands, s.known, strict=True)]


PLAN: Final = ChoosePlan()
DRAW: Final = DrawCards()
PLAY: Final = Play()
PLAN_AND_PLAY: Final[list[Decision[RoyalsState]]] = [PLAY, PLAN]
PAY: Final = PayCards()
PAY_INTRIGUE: Final = PayIntrigue()
DISCARD: Final = DiscardCards()
DISCARD_INTRIGUE: Final = DiscardIntrigue()
