import shutil

import pytest

from antechamber.cli.main import main
from antechamber.core.record import Match
from antechamber.core.score import total
from antechamber.games import load
from contract.golden import GOLDEN


def played(choices=None, components="standard"):
    match = Match(load("royals", components), 3, b"a match for tests")
    while (pending := match.state.pending()) and choices != len(match.record.choices):
        options = match.state.options(pending[0])
        match.choose(pending[0], options[len(match.record.choices) % len(options)].text)
    return match


@pytest.fixture
def file(tmp_path):
    return tmp_path / "my.game"


@pytest.mark.parametrize("components", ["standard", "arcane"])
def test_a_finished_game_shows_scores_and_places(run, file, components):
    match = played(components=components)
    file.write_text(str(match.record))
    ended = run("replay", file)
    assert match.game.sheet.title in ended.out
    totals = [str(total(lines)) for lines in match.state.scores()]
    assert next(line for line in ended.out.splitlines() if line.startswith("total")).split()[1:] == totals
    assert "\n1. " in ended.out


def test_a_mark_before_the_first_line_is_no_error(run, file):
    file.write_text(str(played(choices=5).record), encoding="utf-8-sig")
    assert run("replay", file).code == 0


def test_a_running_game_says_who_decides(run):
    match = played(choices=40)
    seat = match.state.pending()[0]
    ended = run("replay", "-", typed=str(match.record))
    assert f"seat {seat} ({'ABC'[seat]}) decides: " in ended.out


def test_an_illegal_line_is_named_with_what_was_possible(refused, file):
    match = played(choices=5)
    acting = match.state.pending()[0]
    possible = ", ".join(option.text for option in match.state.options(acting))
    file.write_text(f"{match.record}{acting} marry france\n")
    assert refused("replay", file) == (
        f"{file}: Line 13: Seat {acting} cannot choose 'marry france' now. Possible: {possible}.\n"
    )


def test_what_is_not_a_record(refused, file, tmp_path):
    assert "No such file" in refused("replay", file)
    file.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in refused("replay", file)
    file.write_text("hello")
    assert "Line 1: A record begins with" in refused("replay", file)
    assert "Is a directory" in refused("replay", tmp_path)
    assert "Standard input: Line 1" in refused("replay", "-", typed="hello")


def test_components_are_found_by_their_hash_or_named(refused, run, file):
    text = str(played(choices=5, components="arcane").record)
    file.write_text(text)
    assert "arcane" in str(load("royals", "arcane").sheet.title).casefold()
    assert run("replay", file, "--components", "arcane").code == 0
    assert "Line 4: It was played with other components" in refused("replay", file, "--components", "standard")
    file.write_text(text.replace(load("royals", "arcane").sheet.digest, "0123"))
    assert "None of Royals's sets (standard, arcane) has the hash 0123" in refused("replay", file)
    file.write_text(text.replace("game royals", "game chess"))
    assert "no game called 'chess'" in refused("replay", file)


def test_where_a_game_was_dealt_anew_is_said(run, file):
    match = played(choices=9)
    match.go_back(4)
    match.deal_anew(9)
    file.write_text(str(match.record))
    assert "Dealt anew after 4 choices" in run("replay", file).out


def test_records_of_every_version_are_verified(capsys):
    main(["verify", str(GOLDEN.folder)])
    said = capsys.readouterr().out
    assert "8 of royals by rules 1\n8 of royals by rules 2\n" in said
    assert said.endswith("records, all played\n")


def test_a_record_that_cannot_be_played_is_named(tmp_path, capsys):
    shutil.copy(GOLDEN.folder / "rules-1" / "royals-standard-2.record", tmp_path)
    wrong = (tmp_path / "royals-standard-2.record").read_text().replace("rules 1", "rules 9")
    (tmp_path / "wrong.record").write_text(wrong)
    with pytest.raises(SystemExit):
        main(["verify", str(tmp_path)])
    said = capsys.readouterr()
    assert "wrong.record: Line 3: It was played by version 9 of the rules; here they end with 2." in said.out
    assert "1 of 2 records cannot be played." in said.err
