import pytest

from antechamber.bots import UnknownBot
from antechamber.core.errors import AntechamberError, WrongSeats
from antechamber.lab.arena_config import ScheduledGame, line_up
from lab.arenas import small


@pytest.mark.parametrize(
    ("bots", "seats", "seated"),
    [
        ("a,b", 2, "a b"),
        ("a,b", 4, "a b b b"),
        ("a,b,c", 5, "a b c b c"),
        ("a,b,c", 3, "a b c"),
        ("a", 3, "a a a"),
    ],
)
def test_the_first_bot_sits_once_and_the_others_fill_the_seats_in_turn(bots, seats, seated):
    assert line_up(bots.split(","), seats) == seated.split()


def test_more_bots_than_seats():
    with pytest.raises(AntechamberError, match="3 bots do not fit on 2 seats: a, b, c"):
        line_up(["a", "b", "c"], 2)


def test_everybody_moves_on_by_one_seat():
    assert small("page,random,courtier", 3).rotations == [
        ["page", "random", "courtier"],
        ["courtier", "page", "random"],
        ["random", "courtier", "page"],
    ]


@pytest.mark.parametrize(("bots", "rotations"), [("page", 1), ("page,random,page,random", 2), ("page,random", 4)])
def test_rotations_that_are_the_same_are_played_once(bots, rotations):
    assert len(small(bots, 4).rotations) == rotations


def test_games_are_rounded_up_to_whole_deals():
    config = small(seats=3, games=4)
    assert config.deals == 2
    assert config.schedule == [ScheduledGame(deal, rotation) for deal in (0, 1) for rotation in (0, 1, 2)]


def test_a_configuration_that_cannot_be_played_is_refused_before_the_first_game():
    with pytest.raises(WrongSeats):
        small(seats=6)
    with pytest.raises(UnknownBot):
        small("page,genius")


def test_the_command_of_a_configuration_can_be_typed():
    config = small("page,random", seed="a b")
    assert config.command("--only", "1:0") == (
        "antechamber arena royals --bots page,random --seats 2 --seed 'a b' --only 1:0"
    )
