"""The interim scoring at the end of a decade."""

from __future__ import annotations

import pytest

from games.catherine.positions import hand_of, position, run, showing

SEVEN = ["peterhof", "oranienbaum", "gatchina", "tsarskoye_selo", "pavlovsk", "kadriorg", "chesme_palace"]
SEVEN_MORE = ["kuskovo", "ostankino", "tsaritsyno", "petrovsky_palace", "mariinskyi_palace", "lefortovo_palace"]
SEVEN_MORE += ["kolomenskoye"]
FOUR = ["tobolsk_kremlin", "astrakhan_kremlin", "orenburg_citadel", "demidov_manor"]
FOUR_MORE = ["stroganov_estate", "solovetsky_pilgrim_house", "ropsha", "bogoroditsk"]


def with_symbols(symbol, counts, at, **more):
    """Seats with so many of a symbol in their rows, at a step of the scoring."""
    taken, rows = [], {}
    for seat, number in enumerate(counts):
        rows[seat] = showing(symbol, number, taken)
        taken += rows[seat]
    return run(position(len(counts), rows=rows, **more), at)


def full_displays(**more):
    """Two seats at the end of a decade: seven cards in the row, four of them activated."""
    return position(
        rows={0: SEVEN, 1: SEVEN_MORE},
        below={
            0: dict(zip([SEVEN[0], SEVEN[2], SEVEN[3], SEVEN[6]], FOUR, strict=True)),
            1: dict(zip(SEVEN_MORE[:4], FOUR_MORE, strict=True)),
        },
        **more,
    )


def test_r4_1_the_steps_of_the_scoring_follow_each_other():
    s = full_displays(favour={0: 3, 1: 3}, residences={0: ["siberia"], 1: ["siberia"]}, decade=1)
    game = run(s, "scoring")
    game.play("build moscow", "build kiev")
    kinds = list(dict.fromkeys(game.kinds()))
    assert kinds[:8] == ["decade ends", "cannons", "build", "advance", "residences", "cities", "favour", "draw cards"]


def test_r4_1_a_residence_for_books_and_its_favour_count_in_the_same_scoring():
    game = run(full_displays(), "scoring").play("build moscow", "decline")
    assert game.scored(0) == {"cannons": 2, "residences": 1, "favour": 1}
    assert game.scored(1) == {"cannons": 2}


def test_r4_2_four_points_for_a_neighbour_with_fewer_cannons_and_two_for_a_tie():
    game = with_symbols("cannon", [2, 1, 1], "cannons")
    assert game.points() == [8, 2, 2]


def test_r4_3_two_players_compare_once():
    assert with_symbols("cannon", [2, 1], "cannons").points() == [4, 0]
    assert with_symbols("cannon", [1, 1], "cannons").points() == [2, 2]


def test_r4_3_four_players_compare_with_left_and_right_only():
    """A test vector: three, one, three and no cannons round the table."""
    assert with_symbols("cannon", [3, 1, 3, 0], "cannons").points() == [8, 0, 8, 0]


def test_r4_4_without_any_cannons_there_is_a_tie():
    """A test vector: two players without cannons have two points each."""
    assert with_symbols("cannon", [0, 0], "cannons").points() == [2, 2]
    assert with_symbols("cannon", [0, 0, 0], "cannons").points() == [4, 4, 4]


def test_r4_5_most_books_build_a_residence_in_any_city():
    """The rulebook's example: Monica has four books, Christina and Peter two each, Marcus one."""
    game = with_symbols("book", [4, 2, 2, 1], "books", residences={0: ["riga"]})
    assert game.acting == 0
    assert len(game.options()) == 18  # seventeen cities, or none
    assert "build riga" not in game.options()
    game.play("build orenburg")
    assert game.residences(0) == ["orenburg", "riga"]
    assert game.tiles(0) == {"iron": 1, "food": 1}
    assert game.state.jokers == [0, 1, 1, 0]
    assert game.state.joker_supply == 4


def test_r4_6_fewest_books_bring_nothing():
    """The rulebook's example goes on: with two books Marcus is level with Christina and Peter, and all go without."""
    game = with_symbols("book", [4, 2, 2, 2], "books")
    assert game.state.pending() == [0]
    assert game.play("build orenburg").state.jokers == [0, 0, 0, 0]


def test_r4_6_if_all_have_the_same_number_everyone_builds():
    game = with_symbols("book", [1, 1, 1], "books", round_=1)
    for seat in (1, 2, 0):
        assert game.acting == seat
        game.play("build moscow")
    assert [game.residences(seat) for seat in range(3)] == [["moscow"]] * 3


def test_r4_6_nobody_with_a_book_is_a_tie_too():
    assert with_symbols("book", [0, 0], "books").acting == 0


def test_r4_7_only_those_strictly_between_take_a_joker():
    game = with_symbols("book", [3, 3, 1, 2], "books").play("decline", "decline")
    assert game.state.jokers == [0, 0, 0, 1]
    assert game.kinds().count("joker") == 1


def test_r4_7_with_two_players_there_is_nobody_between():
    game = with_symbols("book", [2, 1], "books").play("decline")
    assert game.state.jokers == [0, 0]


def test_r4_8_the_residence_is_optional_and_nothing_comes_in_its_place():
    game = with_symbols("book", [2, 1], "books").play("decline")
    assert game.residences(0) == []
    assert game.hand(0) == []
    assert game.points() == [0, 0]


def test_r4_8_without_a_residence_left_a_card_is_drawn():
    game = with_symbols("book", [2, 1], "books", supply={0: 0})
    assert game.state.pending() == []
    assert len(game.hand(0)) == 1
    full = with_symbols("book", [2, 1], "books", supply={0: 0}, hands={0: hand_of(3)})
    assert full.scored() == {"card overflow": 1}


@pytest.mark.parametrize(
    ("cities", "points"),
    [
        ([], {}),
        (["riga"], {"residences": 1}),
        (["riga", "reval", "moscow", "kharkov"], {"residences": 5}),
        (["riga", "siberia", "kiev", "smolensk"], {"residences": 5, "cities": 3}),
    ],
)
def test_r4_9_residences_score_by_their_number_and_one_for_each_city_with_a_point(cities, points):
    game = run(position(residences={0: cities}), "residences")
    assert game.scored() == points


def test_r4_9_twelve_residences():
    cities = [name for name in run(position(), "favour").box.cities if name not in {"siberia", "kiev", "smolensk"}]
    game = run(position(residences={0: cities[:12]}), "residences")
    assert game.scored() == {"residences": 21}


def test_r4_10_favour_scores_its_middle_column():
    game = run(position(3, favour={0: 0, 1: 8, 2: 12}), "favour")
    assert game.points() == [0, 5, 10]


def test_r4_11_activated_columns_are_discarded_and_the_others_move_left():
    game = run(full_displays(), "clean-up")
    assert game.row(0) == [SEVEN[1], SEVEN[4], SEVEN[5]]
    assert game.row(1) == SEVEN_MORE[4:]
    assert game.below(0) == [None] * 3
    gone = {SEVEN[0], SEVEN[2], SEVEN[3], SEVEN[6], *FOUR, *SEVEN_MORE[:4], *FOUR_MORE}
    assert set(game.discards()) == gone


def test_r4_12_cards_that_stay_can_be_activated_in_the_next_decade():
    game = run(full_displays(hands={0: ["voltaire", "euler"], 1: ["bruce", "pallas"]}), "clean-up")
    again = run(game.state, "play")
    card = again.options(0)[0]
    again.choose(0, card)
    assert {f"below {name}" for name in again.row(0)} <= set(again.options(0))


@pytest.mark.parametrize("decade", [0, 1])
def test_r4_13_two_cards_under_the_limit_after_the_first_and_second_decade(decade):
    game = run(position(hands={0: ["voltaire", "euler"], 1: []}, decade=decade), "draw")
    assert [len(hand) for hand in game.state.hands] == [3, 2]
    assert game.points() == [1, 0]
    (line,) = game.state.scores()[0]
    assert (line.source, line.name) == ("card overflow", f"line:decade.{decade + 1}")


def test_r4_13_not_after_the_third():
    assert "draw cards" not in run(position(decade=2), "draw").kinds()


def test_r4_14_cards_cleared_away_can_be_shuffled_for_that_draw():
    s = full_displays(pile=[])
    s.discards = []
    game = run(s, "clean-up and draw")
    assert "reshuffle" in game.kinds()
    assert len(game.state.pile) == 16 - 4
