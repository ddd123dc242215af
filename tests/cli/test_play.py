import pytest

from antechamber.cli.offer import which
from antechamber.core.errors import AntechamberError
from antechamber.core.record import Match, read_record
from antechamber.games import load
from antechamber.lab.runs import shell_command


def match_at(prompt, seat=0, seats=2):
    """A match in which the seat has to decide this."""
    match = Match(load("royals"), seats, b"a match for tests")
    while True:
        acting = match.state.pending()[0]
        if acting == seat and match.state.decision(seat).prompt == prompt:
            return match
        match.choose(acting, match.state.options(acting)[0].text)


@pytest.fixture
def file(tmp_path):
    return tmp_path / "my.game"


@pytest.fixture
def kept(file):
    """A file with a game in which seat 0 has to say how it draws."""
    file.write_text(str(match_at("plan").record))
    return file


def test_someone_who_always_types_one_finishes_against_bots(typist):
    ended = typist("play", "royals", "--seats", 2, "--bots", "random", "--seed", "x")
    assert ended.code == 0
    assert "The game is over" in ended.out
    assert "total" in ended.out
    assert "\n1. B" in ended.out


@pytest.mark.parametrize(("game", "seats"), [("catherine", 2), ("first-tsar", 2), ("potemkin", 3)])
def test_sets_of_every_game_are_typed_as_a_whole(typist, game, seats):
    ended = typist("play", game, "--seats", seats, "--bots", "random", "--seed", "x")
    assert "The game is over" in ended.out
    assert "cannot be chosen together" not in ended.out


def test_a_hot_seat_game_is_finished_and_kept(run, typist, file):
    ended = typist("play", "royals", "--seats", 2, "--seed", "x", "--record", file)
    assert ended.code == 0
    assert "Pass to seat 0 (A), press Enter" in ended.out
    assert "Pass to seat 1 (B), press Enter" in ended.out
    assert "(tied)" in ended.out
    assert f"Saved in {file}" in ended.out.replace("\n", " ")
    assert "The game is over" in run("play", "--record", file).out


def test_the_same_seed_deals_the_same_game(run):
    tokens = ("play", "royals", "--bots", "random", "--seat", 1, "--seed")
    some = "1\n" * 20
    assert run(*tokens, "x", typed=some) == run(*tokens, "x", typed=some)
    assert run(*tokens, "x", typed=some) != run(*tokens, "y", typed=some)


def test_plain_play_reaches_a_table_at_once(run):
    ended = run("play")
    assert ended.code == 0
    assert "Royals: A you, B bot, C bot" in ended.out
    assert "q leaves" in ended.out
    assert "> " in ended.out


def test_secrets_of_others_are_not_told(run, file):
    run("play", "royals", "--seats", 2, "--seed", "x", "--record", file, typed="\ndraw pile\n")
    seat = read_record(file.read_text()).choices[0][0]
    ended = run("play", "royals", "--bots", "random", "--seat", 1 - seat, "--record", file)
    assert "draws a Country card from the pile" in ended.out


def test_wrong_input_is_answered_and_asked_again(run, kept):
    ended = run("play", "--record", kept, typed="99\nxyz\nplan\n1 2\nplan i\ndraw pile\n")
    assert "Only one of these can be chosen" in ended.out
    assert "There is no option 99; they are numbered 1 to 2" in ended.out
    assert "No option begins with 'xyz'" in ended.out
    assert "'plan' could be: plan countries, plan intrigue" in ended.out
    assert read_record(kept.read_text()).choices[-2] == (0, "plan intrigue")


def test_taking_back(run, kept):
    before = kept.read_text()
    ended = run("play", "--record", kept, typed="u\nplan countries\nu\nq\n")
    assert "Seat 0 has nothing it could take back" in ended.out
    assert "Taken back: plan countries" in ended.out
    assert ended.out.count("Draw three Country cards") == 2
    assert kept.read_text() == before


def test_nothing_to_take_back_at_the_very_start(run):
    assert "nothing it could take back" in run("play", "royals", "--seats", 2, typed="\nu\nq\n\n").out


def test_score_and_board_on_demand(run, kept):
    ended = run("play", "--record", kept, typed="s\nb\n\nq\n")
    assert "total" in ended.out
    assert ended.out.count("German States ─") == 3


def test_the_game_goes_on_where_it_was_left(run, kept):
    left = run("play", "royals", "--bots", "random", "--record", kept, typed="plan countries\ndraw pile\nq\n")
    assert f"antechamber play royals --bots random --record {kept}" in left.out.replace("\n", "")
    assert read_record(kept.read_text()).choices[-2:] == [(0, "plan countries"), (0, "draw pile")]
    assert "Draw 2 Country cards" in run("play", "royals", "--bots", "random", "--record", kept).out


def test_what_was_chosen_in_a_turn_that_is_left_is_not_kept(run, kept):
    before = kept.read_text()
    left = run("play", "royals", "--bots", "random", "--end-turns", "--record", kept, typed="plan countries\nq\n")
    assert "Your turn is not ended: what you have chosen in it is not kept." in left.out
    assert f"--record {kept} --end-turns" in left.out.replace("\n", "")
    assert kept.read_text() == before


def test_leaving_offers_to_keep_the_game(run, file, tmp_path):
    ended = run("play", "--seed", "x", typed=f"1\nq\n{tmp_path}\n{file}\n")
    assert ended.code == 0
    assert "File exists" in ended.out
    assert read_record(file.read_text()).seats == 3
    assert run("play", "--seed", "x", typed="q\n").code == 0


def test_an_interrupted_game_is_kept(run, file, monkeypatch):
    def interrupt(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("antechamber.cli.terminal_table.TerminalTable.read", interrupt)
    assert run("play", "--record", file).code == 130
    assert read_record(file.read_text()).game == "royals"


def test_a_file_with_something_else_is_left_alone(refused, kept, tmp_path):
    notes = tmp_path / "notes.txt"
    notes.write_text("milk, eggs")
    assert "Line 1" in refused("play", "--record", notes)
    assert notes.read_text() == "milk, eggs"
    assert "already holds another game" in refused("play", "royals", "--seats", 3, "--record", kept)
    assert "already holds another game" in refused("play", "--seed", "another", "--record", kept)


def test_where_one_cannot_sit(refused, tmp_path):
    assert "There is no seat 3" in refused("play", "--seat", 3)
    assert "--seat needs --bots" in refused("play", "royals", "--seat", 1)
    assert "no bot called 'genius'; there are: random" in refused("play", "--bots", "genius")
    assert "neither a file nor" in refused("play", "--components", "gold")
    assert "No such file" in refused("play", "--record", tmp_path / "nowhere" / "my.game")


def test_options_are_meant_by_numbers_text_or_title():
    names = [["draw", "Spain"], ["draw pile", "A card from the pile"], ["end", "End turn"]]
    assert which("3", names) == [2]
    assert which("3 1 1", names) == which("3, 1,1", names) == [2, 0, 0]
    assert which("DRAW", names) == [0]
    assert which("e", names) == [2]
    assert which("a card", names) == [1]
    for wrong in ("dra", "0", "4", "1 4", "1 end"):
        with pytest.raises(AntechamberError):
            which(wrong, names)


def test_a_question_mark_asks_the_chancellor(run, kept):
    ended = run("play", "royals", "--record", kept, "--bots", "page", typed="?\nq\n")
    assert "the Chancellor's advice" in ended.out
    advised = ended.out[ended.out.index("the Chancellor's advice") :]
    assert "plan countries" in advised
    assert "% " in advised


def test_bots_of_a_level_that_does_not_exist(refused):
    assert "There is no bot called 'genius'" in refused("play", "royals", "--bots", "genius")


def test_the_command_to_go_on_suits_the_terminal(monkeypatch):
    words = ["antechamber", "play", "--record", "my game"]
    monkeypatch.setattr("sys.platform", "linux")
    assert shell_command(words) == "antechamber play --record 'my game'"
    monkeypatch.setattr("sys.platform", "win32")
    assert shell_command(words) == 'antechamber play --record "my game"'
