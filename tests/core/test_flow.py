"""The agenda, simultaneous decisions, forced ones, and the line behind which nobody can take anything back."""

import pytest

from antechamber.core.components import read_sheet
from antechamber.core.errors import CannotTakeBack, DeadEnd, IllegalChoice
from antechamber.core.record import Match
from antechamber.testing import stream
from antechamber.testing.checks import play
from orchard.game import Orchard
from orchard.manifest import MANIFEST
from orchard.rules import Bid, ChooseBid

ORCHARD = Orchard(read_sheet(MANIFEST.sets["standard"], {}))


@pytest.fixture
def match():
    return Match(ORCHARD, 3, b"orchard")


def bid(match, seat):
    """The seat bids its lowest card."""
    match.choose(seat, match.state.options(seat)[0].text)


@pytest.mark.whole_games
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_with_simultaneous_decisions_keeps_the_contract(seats):
    for seed in range(8):
        play(ORCHARD, seats, bytes([seed]), stream("orchard", seats, seed))


def test_all_may_bid_in_any_order_and_the_table_waits_for_all(match):
    assert match.state.pending() == [0, 1, 2]
    bid(match, 2)
    bid(match, 0)
    assert match.state.pending() == [1]
    assert not match.state.events
    bid(match, 1)
    assert [event.kind for event in match.state.events] == ["bid", "bid", "bid"]
    assert len(match.state.pending()) == 1


def test_a_bid_can_be_withdrawn_until_the_last_one_is_made(match):
    bid(match, 2)
    bid(match, 0)
    assert match.state.takebacks == [1, 0, 1]
    match.take_back(2)
    assert match.state.pending() == [1, 2]
    assert match.record.choices == [(0, match.record.choices[0][1])]
    bid(match, 2)
    bid(match, 1)
    assert match.state.takebacks == [0, 0, 0]
    with pytest.raises(CannotTakeBack, match="Seat 2 has nothing it could take back"):
        match.take_back(2)


def test_who_is_ready_can_withdraw_while_the_last_one_goes_on_deciding(match):
    match.state.lanes[1].append(ChooseBid())  # seat 1 bids twice
    for seat in (0, 2, 1):
        bid(match, seat)
    assert match.state.takebacks == [1, 1, 1]
    assert match.state.pending() == [1]
    bid(match, 1)
    assert match.state.takebacks == [0, 0, 0]


def test_a_choice_alone_ends_what_others_could_take_back(match):
    match.state.stand = [0, 1, 2, 3]  # of every kind one, so that everybody has a choice
    for seat in (0, 1, 2):
        bid(match, seat)
    first = match.state.pending()[0]
    match.choose(first, match.state.options(first)[0].text)
    assert match.state.takebacks[first] == 1
    second = match.state.pending()[0]
    match.choose(second, match.state.options(second)[0].text)
    assert match.state.takebacks[first] == 0
    assert match.state.takebacks[second] == 1


def test_a_decision_with_one_option_is_taken_by_the_engine(match):
    """Of equal trees nobody has to choose one; in the last season the last ladder is bid unasked."""
    while len(match.state.hands[0]) > 1:
        seat = match.state.pending()[0]
        match.choose(seat, match.state.options(seat)[0].text)
    bids_by_hand = sum(text.startswith("bid") for _, text in match.record.choices)
    while not match.state.over:
        seat = match.state.pending()[0]
        match.choose(seat, match.state.options(seat)[0].text)
    assert sum(text.startswith("bid") for _, text in match.record.choices) - bids_by_hand < 3
    assert match.state.hands == [[], [], []]


def test_an_illegal_choice_says_what_was_possible(match):
    possible = ", ".join(option.text for option in match.state.options(0))
    with pytest.raises(IllegalChoice, match=f"Seat 0 cannot choose 'take 1' now. Possible: {possible}"):
        match.choose(0, "take 1")
    bid(match, 0)
    with pytest.raises(IllegalChoice, match="It has nothing to decide; the table waits for seat 1, 2"):
        match.choose(0, "take 1")


def test_after_the_end_nothing_can_be_chosen(match):
    while not match.state.over:
        seat = match.state.pending()[0]
        match.choose(seat, match.state.options(seat)[0].text)
    assert match.state.decision(0) is None
    with pytest.raises(IllegalChoice, match="The game is over"):
        match.choose(0, "bid 1")


def test_the_decision_of_a_seat_names_its_prompt(match):
    assert match.state.decision(1).prompt == "bid"
    assert repr(ORCHARD.catalogue[3]) == "<bid 4>"
    assert isinstance(match.state.decision(1), ChooseBid)
    assert isinstance(match.state.options(0)[0], Bid)


def test_a_decision_without_options_is_an_error_in_the_rules(match):
    match.state.hands[1] = []
    match.state.open_options[1] = []
    with pytest.raises(DeadEnd, match="seat 1 has no option in ChooseBid"):
        match.state.settle()
