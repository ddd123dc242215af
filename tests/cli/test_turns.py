"""Turns that are typed: sets as a whole and in any order, steps that are taken back, and Enter at the end."""

import io
import sys

import pytest

from antechamber.cli.ink import screen
from antechamber.cli.terminal_table import TerminalTable
from antechamber.core.record import Match, read_record
from antechamber.games import load
from games.potemkin.positions import fake, real
from games.potemkin.positions import table as village
from games.royals.positions import table as court

# What a single card would buy is taken
MARSHALS = {"bordeaux.marshal": 1, "munich.marshal": 1, "edinburgh.marshal": 1, "valencia.marshal": 1}


@pytest.fixture
def typed_at(monkeypatch, capsys):
    """What people at every seat type in a position: the table as it is then, and what was shown."""
    monkeypatch.setenv("COLUMNS", "100")

    def type_lines(key, state, *lines, end_turns=False):
        match = Match(load(key), state.seats, b"positions")
        match.state = state
        table = TerminalTable(match, {}, screen(), end_turns)
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(("", *lines, ""))))
        with pytest.raises(EOFError):
            table.play()
        return table, capsys.readouterr().out

    return type_lines


def played(table):
    return [text for _, text in table.match.record.choices]


def test_the_fourth_card_of_six_may_be_typed_first(run, tmp_path):
    """R1.7 Three of Catherine's six cards, in whatever order they are typed; what is wrong changes nothing."""
    file = tmp_path / "my.game"
    tokens = ("play", "catherine", "--seats", 2, "--bots", "random", "--seed", "x", "--record", file)
    ended = run(*tokens, typed="4 1\n4 1 2 3\n4 1 1\n4 1 7\n4 one 2\n4 1 2\n\n")
    assert "Choose 3 of these:" in ended.out
    assert ended.out.count("These cannot be chosen together.") == 3
    assert "There is no option 7; they are numbered 1 to 6." in ended.out
    assert "No option begins with '4 one 2'" in ended.out
    names = ["Grigory Grigoryevich Orlov", "Siberian Company", "Oranienbaum"]
    assert all(f"\n{number} {name} (" in ended.out for number, name in zip((1, 2, 4), names, strict=True))
    assert "You begin with Grigory Grigoryevich Orlov, Siberian Company, and Oranienbaum" in ended.out
    own = [text for seat, text in read_record(file.read_text()).choices if seat == 0]
    assert own == ["lay orlov", "lay siberian_company", "lay oranienbaum"]


def test_a_payment_is_typed_in_any_order(typed_at):
    """R3.6 R3.7 A Baron for a card of his country and any three others."""
    state = court(hands={0: {"france": 1, "britain": 3, "spain": 3}}, held=MARSHALS).state
    table, shown = typed_at("royals", state, "occupy lyon.baron", "1 2", "3 2 1 3", "")
    assert "Choose what counts 2 together:" in shown
    assert "1 France   2 Britain ×3 (counts 1/3)   3 Spain ×3 (counts 1/3)" in shown
    assert shown.count("These cannot be chosen together.") == 1
    assert played(table)[:2] == ["occupy lyon.baron", "pay france"]
    assert table.match.state.hands[0] == [0, 0, 2, 1]


def test_a_plot_is_paid_from_both_hands_at_once(typed_at):
    """R3.10 A Baron who is in office costs an Intrigue card, too; here it is typed last."""
    state = court(
        hands={0: {"france": 3}}, intrigues={0: {"france-spain": 1, "france-britain": 1}}, held={"lyon.baron": 1}
    ).state
    table, shown = typed_at("royals", state, "take-over lyon.baron", "3 3 2")
    assert "Choose 1 of these:\n1 " in shown
    assert "Choose 2 of these:\n3 France ×3" in shown
    assert sum(table.drafted.state_of(0).intrigues[0]) == 1
    assert table.drafted.state_of(0).hands[0][0] == 1
    assert played(table) == []


def spies():
    """A seat with two agents, and three buildings that they could check besides the one behind a shield."""
    others = {1: [fake("industry")], 2: [fake("science"), fake("culture"), fake("culture")]}
    return village(villages={0: [real("espionage", agents=2)], **others}, shield=1).play("spy").state


def test_fewer_may_be_typed_where_a_set_allows_it(typed_at):
    """R7.2 One agent of two, and no word that it is all."""
    table, shown = typed_at("potemkin", spies(), "2")
    assert "Choose 1 to 2 of these:\n1 " in shown
    assert played(table) == ["check 2.2", "go"]


def test_what_is_no_part_of_a_set_is_chosen_by_itself(typed_at):
    """R7.5 The shield is sent away before any agent is placed."""
    table, shown = typed_at("potemkin", spies(), "1 4", "4")
    assert "Or by itself:\n4 Spend an agent on B’s shield" in shown
    assert shown.count("These cannot be chosen together.") == 1
    assert table.drafted.draft.texts == ["lower shield"]


def two_barons():
    return court(hands={0: {"france": 5}}, held={"bordeaux.marshal": 1}).state


def test_a_turn_is_taken_back_step_by_step_or_all_of_it(typed_at):
    """R3.1 Any number of plays: the second is taken back, then both."""
    lines = ("occupy lyon.baron", "occupy marseille.baron", "u")
    table, shown = typed_at("royals", two_barons(), *lines)
    assert "Taken back: occupy marseille.baron" in shown
    assert table.drafted.draft.texts == ["occupy lyon.baron"]
    table, shown = typed_at("royals", two_barons(), *lines, "occupy marseille.baron", "start over", "uu")
    assert "Taken back: occupy lyon.baron, occupy marseille.baron" in shown
    assert "Seat 0 has nothing it could take back" in shown
    assert table.drafted.draft is None
    assert played(table) == []


def test_what_happens_in_a_turn_is_told_once_and_again_after_it_was_taken_back(typed_at):
    _, shown = typed_at("royals", two_barons(), "occupy lyon.baron", "s", "u", "occupy lyon.baron", "end", "")
    assert shown.count("You become Baron of Lyon") == 2


def test_enter_ends_a_turn_and_nobody_is_told_before(typed_at):
    table, shown = typed_at("royals", two_barons(), "occupy lyon.baron", "end", "1", "?")
    assert shown.count("All is chosen. Enter ends your turn, u takes back, uu starts over.") == 3
    assert "Pass to seat 1" not in shown
    assert played(table) == []
    table, shown = typed_at("royals", two_barons(), "occupy lyon.baron", "end", "", "")
    assert played(table) == ["occupy lyon.baron", "end"]
    told = shown[shown.index("Pass to seat 1") :]
    assert "A becomes Baron of Lyon" in told


def test_a_turn_ends_by_itself_for_those_who_like_it(typed_at):
    table, shown = typed_at("royals", two_barons(), "occupy lyon.baron", "end", end_turns=True)
    assert played(table) == ["occupy lyon.baron", "end"]
    assert "All is chosen" not in shown


def test_enter_takes_the_only_option(typed_at):
    state = two_barons()
    state.open_options[0] = [state.legal(0, "end")]
    table, shown = typed_at("royals", state, "", "")
    assert "Enter takes it:\n1 " in shown
    assert played(table) == ["end"]


def test_what_chance_brings_is_played_at_once(typed_at):
    state = court(at="turn").state
    table, shown = typed_at("royals", state, "plan countries", "draw france", "draw pile", "u")
    assert played(table) == ["plan countries", "draw france", "draw pile"]
    assert "Seat 0 has nothing it could take back" in shown


@pytest.fixture
def hot_seat(run, tmp_path):
    """Catherine for two at one terminal, kept in a file: what is shown when these lines are typed, and the choices."""
    file = tmp_path / "my.game"

    def type_lines(*lines):
        typed = "\n".join((*lines, ""))
        ended = run("play", "catherine", "--seats", 2, "--seed", "x", "--record", file, typed=typed)
        return ended.out, read_record(file.read_text()).choices

    return type_lines


LAID = [(0, "lay siberian_company"), (0, "lay oranienbaum"), (0, "lay ostankino")]


def test_a_turn_that_was_ended_can_be_opened_again(hot_seat):
    """R1.7 All lay their first cards at the same time: who was too quick changes theirs."""
    begin, change = ("", "1 2 3", "", "", "u"), ("", "u", "6 4 2", "")
    shown, choices = hot_seat(*begin, *change, "", "3 2 1", "", "")
    assert "Taken back: the end of the turn" in shown
    assert shown.count("Pass to seat 0") == 3
    assert choices[:3] == LAID
    assert "You begin with Siberian Company, Oranienbaum, and Ostankino" in shown
    assert shown.count("You begin with") == 1


def test_nobody_is_shown_what_another_takes_back(hot_seat):
    """R1.7 Neither at the same sitting nor in a game that was kept."""
    assert hot_seat("", "6 4 2", "", "q", "")[1] == LAID
    shown, choices = hot_seat("", "u", "q")
    assert choices == LAID[:2]
    assert "Taken back: the end of the turn" in shown
    assert "ostankino" not in shown[: shown.index("Pass to seat 0")]
