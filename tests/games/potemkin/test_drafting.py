"""2. Drafting."""

from __future__ import annotations

from antechamber.core.chance import Chance
from games.potemkin.positions import new_game, table


def draft(game, rng=None):
    """Everybody drafts, in any order, until all packs are gone."""
    rng = rng or Chance(b"draft")
    while any(game.state.packs):
        pending = game.state.pending()
        seat = pending[rng.below(len(pending))]
        options = game.state.options(seat)
        game.choose(seat, options[rng.below(len(options))].text)
    return game


def test_r2_1_everybody_is_dealt_four_cards():
    for seats in (3, 4, 5):
        game = new_game(seats)
        assert [len(pack) for pack in game.state.packs] == [4] * seats
        assert len(game.state.deck) == 85 - 4 * seats
        assert ("month", -1, ("1", "clockwise", "4")) in game.told


def test_r2_1_every_month_is_dealt_from_the_capitol():
    # with five cards in the deck the fifth goes to the second seat from the capitol, and then the discards are shuffled
    game = table(deck=["real_tour"] * 2, month=1, at="draft", capitol=1)
    holders = [seat for seat in range(3) if "real_tour" in game.pack(seat)]
    assert holders == [1, 2]


def test_r2_2_months_go_clockwise_and_back_in_turn():
    assert [table(month=month, at="draft").state.view(0).direction for month in (1, 2, 3, 4)] == [
        "clockwise",
        "counterclockwise",
        "clockwise",
        "counterclockwise",
    ]


def test_r2_3_the_others_go_to_the_neighbour_in_the_direction_of_the_month():
    for month, step in ((1, 1), (2, -1)):
        game = table(4, month=month, at="draft")
        packs = [sorted(pack) for pack in game.state.packs]
        rest = []
        for seat in range(4):
            game.state.apply(seat, game.state.options(seat)[0])
        for seat in range(4):
            kept = game.state.hands[seat][0]
            rest.append([card for card in packs[seat] if card != kept])
        assert [sorted(game.state.packs[(seat + step) % 4]) for seat in range(4)] == rest


def test_r2_4_the_discards_become_the_deck_when_it_is_empty():
    game = table(deck=["fake_plain"] * 5, at="draft")
    assert "reshuffle" in game.kinds()
    assert game.state.discards == []
    assert len(game.state.deck) == 85 - 12


def test_r2_5_all_choose_at_the_same_time():
    game = new_game(5)
    assert len(game.state.pending()) >= 4
    seat = game.state.pending()[-1]
    before = [game.state.view(other) for other in range(5)]
    game.state.apply(seat, game.state.options(seat)[0])
    assert [game.state.view(other) for other in range(5) if other != seat] == before[:seat] + before[seat + 1 :]
    assert game.state.events == []


def test_r2_5_a_choice_can_be_taken_back_until_the_packs_are_passed():
    game = new_game(4)
    one, *others = game.state.pending()
    game.choose(one, game.state.options(one)[0].text)
    assert game.state.takebacks[one] == 1
    for other in others:
        game.choose(other, game.state.options(other)[0].text)
    assert game.state.takebacks == [0] * 4


def test_r2_6_ones_own_picks_may_be_seen_again_and_nobody_elses():
    game = new_game(4)
    kept = {}
    for seat in game.state.pending():
        kept[seat] = game.state.options(seat)[0].text.removeprefix("pick ")
        game.choose(seat, f"pick {kept[seat]}")
    for seat, name in kept.items():
        assert game.state.view(seat).own.hand == {name: 1}
    assert [seat.cards for seat in game.state.view(None).seats] == [1] * 4


def test_r2_6_a_pick_is_shown_to_its_seat_at_once():
    game = new_game(4)
    seat = game.state.pending()[0]
    text = game.state.options(seat)[0].text
    game.choose(seat, text)
    assert game.state.view(seat).own.picked == text.removeprefix("pick ")


def test_r2_7_in_the_end_everybody_has_four_cards():
    game = draft(new_game(5))
    assert [len(hand) for hand in game.state.hands] == [4] * 5
    assert game.acting == game.state.capitol


def test_r2_7_example_bob_keeps_one_of_four_three_two_and_takes_the_last():
    game = new_game(3)
    seen = {0: [], 1: [], 2: []}
    while any(game.state.packs):
        for seat in range(3):
            if len(seen[seat]) <= game.state.round:
                seen[seat].append(len(game.state.packs[seat]))
        seat = game.state.pending()[0]
        game.choose(seat, game.state.options(seat)[0].text)
    assert all(sizes[:3] == [4, 3, 2] for sizes in seen.values())
    packs = [game.state.view(seat).seen.packs[0] for seat in range(3)]
    assert all([sum(pack.values()) for pack in held] == [4, 3, 2, 1] for held in packs)


def test_r2_8_too_few_cards_are_shared_out_evenly():
    # 11 cards for three players: three each, two stay
    crowd = ["fake_plain"] * 25 + [f"cond_{name}" for name in ("culture", "espionage", "government") for _ in range(5)]
    gone = crowd + ["fake_look1"] * 5 + ["cond_industry"] * 5 + ["cond_science"] * 5
    more = (
        ["fake_stockpile"] * 3 + ["fake_arrest"] * 3 + ["real_agent"] * 4 + ["real_inspect"] * 3 + ["real_overtime"] * 3
    )
    more += ["real_relay"] * 3
    game = table(trophies={0: gone + more}, at="draft")
    assert [len(pack) for pack in game.state.packs] == [3, 3, 3]
    assert len(game.state.deck) == 2
    assert ("month", -1, ("1", "clockwise", "3")) in game.told
    draft(game)
    assert [len(hand) for hand in game.state.hands] == [3, 3, 3]


def all_cards(but=()):
    game = new_game()
    names = [game.box.kinds[kind] for kind in game.box.card_kinds]
    for name in but:
        names.remove(name)
    return names


def test_r2_8_a_month_without_enough_cards_has_no_draft():
    game = table(trophies={1: all_cards(["fake_plain", "fake_plain"])}, at="draft")
    # nobody has a card, so the month is over at once for want of anything but producing
    assert "pass" not in game.kinds()
    assert game.kinds().count("flip") == 8
    assert game.state.over


def test_r2_9_the_discards_stay_where_they_are_while_the_deck_lasts():
    game = table(deck=["fake_plain"] * 12, at="draft")
    assert "reshuffle" not in game.kinds()
    assert game.state.deck == []
    assert len(game.state.discards) == 73


def test_r2_9_with_no_card_anywhere_none_is_drawn():
    game = table(
        hands={0: ["fake_plain"], 1: ["fake_plain"]},
        trophies={2: all_cards(["fake_plain"] * 2)},
        scientist=0,
        at="turn",
    )
    assert game.hand(0) == ["fake_plain"]
    assert "research" not in game.kinds()


def test_r2_10_with_three_players_the_last_card_is_from_the_pack_one_opened():
    game = new_game(3)
    opened = [game.pack(seat) for seat in range(3)]
    draft(game)
    for seat in range(3):
        (last,) = game.state.view(seat).seen.packs[0][3]
        assert last in opened[seat]


def test_r11_8_cards_are_dealt_and_passed_on_without_asking():
    game = new_game(3)
    assert [len(pack) for pack in game.state.packs] == [4, 4, 4]
    first = [set(pack) for pack in game.state.packs]
    for seat in range(3):
        game.choose(seat, game.state.options(seat)[0].text)
    assert [len(hand) for hand in game.state.hands] == [1, 1, 1]
    assert all(set(game.state.packs[(seat + 1) % 3]) < first[seat] for seat in range(3))
