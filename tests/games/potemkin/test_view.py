"""11. What everyone knows."""

from __future__ import annotations

import msgspec
import pytest

from antechamber.core.chance import Chance
from games.potemkin.positions import House, fake, new_game, potemkin, real, table

EVERYONE = (None, 0, 1, 2)
PLAIN = "fake_plain"


def test_the_view_lists_the_table():
    view = table(
        hands={0: [PLAIN, "real_tour"], 1: [PLAIN]},
        villages={1: [fake("industry", cubes=2, agents=1), real("science", up=True)]},
        trophies={2: [PLAIN]},
        spent={2: 1},
        producing=(2,),
        shield=1,
        scientist=2,
        capitol=0,
        month=2,
    ).state.view(0)
    assert (view.seat, view.month, view.months, view.direction, view.acting) == (0, 2, 4, "counterclockwise", 0)
    assert (view.drafting, view.over, view.first, view.capitol) == (False, False, 0, 0)
    assert (view.shield, view.scientist, view.cubes, view.agents) == (1, 2, 38, 13)
    assert view.facades == {"culture": 12, "espionage": 12, "government": 12, "industry": 15, "science": 11}
    assert (view.deck, view.discards) == (79, 0)
    assert [(seat.cards, seat.producing, seat.ready, seat.spent) for seat in view.seats] == [
        (2, False, 0, 0),
        (1, False, 1, 0),
        (0, True, 0, 1),
    ]
    assert msgspec.to_builtins(view.seats[1].village[1]) == {
        "name": "1.2",
        "type": "science",
        "cubes": 0,
        "agents": 0,
        "face_up": True,
        "known_to": [0, 1, 2],
        "watched": False,
        "interior": "cond_science",
        "real": True,
    }
    assert view.own.hand == {PLAIN: 1, "real_tour": 1}


@pytest.mark.parametrize("seat", EVERYONE)
def test_r11_1_hands_are_secret_and_all_counts_are_not(seat):
    hands = {0: [PLAIN, "real_tour"], 1: ["cond_culture"]}
    view = table(hands=hands).state.view(seat)
    assert [other.cards for other in view.seats] == [2, 1, 0]
    if seat is None:
        assert view.own is None
    else:
        assert sorted(view.own.hand) == sorted(hands.get(seat, []))


def test_r11_1_views_of_others_do_not_depend_on_hands_and_interiors():
    one = table(hands={0: [PLAIN, "cond_culture"]}, villages={0: [House("science", "real_tour")]}).state
    other = table(hands={0: ["real_agent", "cond_culture"]}, villages={0: [fake("science")]}).state
    for seat in (None, 1, 2):
        assert one.view(seat) == other.view(seat)
    assert one.view(0) != other.view(0)


def test_r11_2_owners_see_behind_their_facades_at_any_time():
    s = table(hands={1: [PLAIN]}, villages={0: [fake("science"), real("culture")]}, turn=1).state
    own = s.view(0).seats[0].village
    assert [(b.interior, b.real) for b in own] == [(PLAIN, False), ("cond_culture", True)]
    assert [b.interior for b in s.view(1).seats[0].village] == [None, None]
    assert [b.interior for b in s.view(None).seats[0].village] == [None, None]


def test_r11_2_what_one_has_looked_at_stays_known_while_it_stands():
    game = table(
        hands={0: ["fake_look1", PLAIN], 1: [PLAIN] * 2, 2: [PLAIN] * 2},
        villages={1: [House("science", "real_tour"), fake("science")]},
    )
    game.play("play fake_look1", "look 1.1", "construct culture", "construct industry", "construct culture")
    assert [b.interior for b in game.state.view(0).seats[1].village] == ["real_tour", None, None]


def test_r11_2_points_are_counted_by_what_one_knows():
    villages = {1: [fake("culture", cubes=2), real("government", up=True), fake("science")]}
    s = table(hands={0: ["fake_look1", PLAIN]}, villages=villages, trophies={1: [PLAIN]}).play("play fake_look1")
    public = {"culture": 1, "cubes": 2, "government": 2, "destroyed": 2}
    for viewer, fakes, unknown in ((None, 0, 2), (2, 0, 2), (1, 4, 0)):
        seat = s.state.view(viewer).seats[1]
        assert (seat.points, seat.sources.get("fake", 0), seat.unknown) == (7 + fakes, fakes, unknown)
        assert {source: points for source, points in seat.sources.items() if source != "fake"} == public
    s.play("look 1.3")
    assert (s.state.view(0).seats[1].points, s.state.view(0).seats[1].unknown) == (9, 1)


def test_points_known_in_the_end_are_the_score():
    t = table(villages={1: [fake("industry", cubes=3), House("government", "real_tour")]}, month=4, at="over")
    for viewer in EVERYONE:
        assert [seat.points for seat in t.state.view(viewer).seats] == t.points() == [0, 7, 0]


def test_buildings_that_are_still_needed_for_a_meeple():
    villages = {0: [fake("culture")], 1: [fake("culture")] * 3, 2: [fake("science")]}
    view = table(villages=villages, shield=1, capitol=2).state.view(None)
    assert view.needed == {"culture": [2, 0, 3], "government": [1, 1, 0], "science": [1, 1, 1]}


@pytest.mark.parametrize(("month", "order"), [(1, [2, 0, 1]), (2, [2, 1, 0])])
def test_the_order_of_turns_goes_on_from_who_begins(month, order):
    view = table(month=month, capitol=2, turn=2, hands={2: [PLAIN]}).state.view(None)
    assert (view.order, view.builders) == (order, 3)


def test_while_all_draft_the_owner_of_the_capitol_is_expected_to_begin():
    game = table(month=2, capitol=1, at="draft")
    game.state.first = 0
    assert game.state.view(None).order == [1, 0, 2]


def test_rounds_are_those_of_the_draft_and_then_those_of_turns():
    game = new_game()
    rounds = [game.state.view(0).round]
    while any(game.state.packs):
        seat = game.state.pending()[0]
        game.choose(seat, game.state.options(seat)[0].text)
        rounds.append(game.state.view(0).round)
    assert rounds == [1, 1, 1, 2, 2, 2, 3, 3, 3, 1]
    t = table(hands={seat: [PLAIN] * 3 for seat in range(3)}, turns=3, turn=2)
    assert t.state.view(0).round == 1
    assert t.play("construct culture").state.view(0).round == 2


def test_a_pack_says_from_whom_to_whom_it_goes():
    game = new_game(4)
    assert [(view.own.pack_from, view.own.pack_to) for view in map(game.state.view, range(4))] == [
        (None, 1),
        (None, 2),
        (None, 3),
        (None, 0),
    ]
    assert game.state.view(None).keeps == 4
    for seat in range(4):
        game.choose(seat, game.state.options(seat)[0].text)
    view = game.state.view(0)
    assert (view.round, view.keeps, view.own.pack_from, view.own.pack_to) == (2, 4, 3, 1)


def test_what_one_would_produce_is_what_the_supply_can_give():
    villages = {0: [fake("industry")] * 3}
    assert table(villages=villages, hands={0: [PLAIN]}).state.view(0).own.output == 3
    assert table(villages=villages, hands={0: [PLAIN]}, cubes=2).state.view(0).own.output == 2


def test_the_box_says_behind_what_cards_are_real_and_when_they_are_played():
    box = msgspec.to_builtins(potemkin().show_box())
    types = ["culture", "espionage", "government", "industry", "science"]
    assert box["cards"]["real_tour"] == {"cards": 2, "nature": "real", "real": types, "timing": "free action"}
    assert box["cards"]["fake_arrest"] == {"cards": 3, "nature": "fake", "real": [], "timing": "action"}
    assert box["cards"]["cond_science"] == {"cards": 5, "nature": "science", "real": ["science"], "timing": None}
    assert box["types"]["industry"] == {"facades": 16, "meeple": None}
    assert box["types"]["science"] == {"facades": 12, "meeple": "scientist"}


def test_r11_3_destroyed_interiors_are_seen_by_all():
    game = table(
        hands={1: [PLAIN]},
        villages={0: [real("espionage", agents=1)], 1: [House("science", "fake_arrest"), fake("industry")]},
    ).play("spy", "check 1.1")
    for seat in EVERYONE:
        assert game.state.view(seat).seats[0].destroyed == ["fake_arrest"]


def revealed(game, viewer):
    return [(one.by, one.building, one.type, one.card, one.real) for one in game.state.view(viewer).revealed]


def spied(**more):
    """Seat 0 has found a fake and a real building of seat 1; seat 1 is to act."""
    game = table(
        hands={seat: [PLAIN] * 3 for seat in range(3)},
        villages={0: [real("espionage", agents=2)], 1: [House("science", "fake_arrest"), real("industry")]},
        **more,
    )
    return game.play("spy", "check 1.1", "check 1.2", "resolve 1.1")


FOUND = [(0, "1.1", "science", "fake_arrest", False), (0, "1.2", "industry", "cond_industry", True)]


def test_r11_7_what_was_revealed_stays_in_view_until_ones_next_action():
    game = spied()
    assert game.acting == 1
    assert [revealed(game, viewer) for viewer in EVERYONE] == [FOUND] * 4
    game.play("construct culture")
    assert [revealed(game, viewer) for viewer in (0, 1, 2, None)] == [FOUND, [], FOUND, FOUND]
    game.play("produce")
    assert [revealed(game, viewer) for viewer in (0, 1, 2, None)] == [FOUND, [], [], FOUND]
    game.play("construct culture")
    assert [revealed(game, viewer) for viewer in EVERYONE] == [[]] * 4


def test_r11_7_a_building_that_is_begun_is_no_action_yet():
    game = table(
        hands={0: [PLAIN] * 3, 1: [PLAIN, "real_tour"], 2: [PLAIN] * 3},
        villages={0: [real("espionage", agents=1)], 1: [House("science", "fake_arrest"), real("industry")]},
    ).play("spy", "check 1.1")
    before = [game.state.view(viewer) for viewer in (0, 2, None)]
    game.play("construct culture")
    assert [game.state.view(viewer) for viewer in (0, 2, None)] == before
    assert revealed(game, 1) == FOUND[:1]
    game.play(f"furnish {PLAIN}")
    assert revealed(game, 1) == []


def test_r11_7_what_is_revealed_by_several_seats_is_kept_together():
    game = table(
        hands={seat: [PLAIN] * 3 for seat in range(3)},
        villages={
            0: [real("espionage", agents=1)],
            1: [fake("science"), real("espionage", agents=1)],
            2: [fake("culture"), fake("culture")],
        },
    ).play("spy", "check 1.1")
    game.play("spy", "check 2.1")
    first, second = (0, "1.1", "science", PLAIN, False), (1, "2.1", "culture", PLAIN, False)
    assert [revealed(game, viewer) for viewer in (0, 1, 2)] == [[first, second], [second], [first, second]]


def test_r11_7_a_card_shown_to_one_alone_is_not_revealed():
    game = table(hands={0: ["fake_look1", PLAIN]}, villages={1: [fake("science")]}).play("play fake_look1")
    assert [revealed(game, viewer) for viewer in EVERYONE] == [[]] * 4


def test_r11_7_the_turns_of_a_month_begin_with_nothing_revealed():
    game = spied(producing=(2,))
    game.play("produce")
    assert game.state.view(2).drafting
    assert revealed(game, 2) == FOUND
    while game.state.view(2).drafting:
        seat = game.state.pending()[0]
        game.choose(seat, game.state.options(seat)[0].text)
    assert [revealed(game, viewer) for viewer in EVERYONE] == [[]] * 4


def test_r11_4_the_packs_one_has_held_stay_in_view():
    game = new_game(4)
    held = {seat: [] for seat in range(4)}
    rng = Chance(b"view")
    before = -1
    while any(game.state.packs):
        if game.state.round != before:
            before = game.state.round
            for seat in range(4):
                held[seat].append(game.state.view(seat).own.pack)
        seat = game.state.pending()[0]
        options = game.state.options(seat)
        game.choose(seat, options[rng.below(len(options))].text)
    for seat in range(4):
        assert game.state.view(seat).seen.packs[0][: len(held[seat])] == held[seat]
        assert len(game.state.view(seat).seen.packs[0]) == 4


def test_r11_4_packs_of_earlier_months_too():
    game = new_game(3)
    rng = Chance(b"months")
    while game.state.month < 2:
        seat = game.state.pending()[0]
        options = game.state.options(seat)
        game.choose(seat, options[rng.below(len(options))].text)
    packs = game.state.view(0).seen.packs
    assert [len(month) for month in packs[:2]] == [4, 4]
    assert len(packs) == 3


def test_r11_4_nobody_sees_the_packs_of_others():
    s = new_game(3).state
    assert [seat.pack for seat in s.view(None).seats] == [4, 4, 4]
    assert s.view(0).own.pack != s.view(1).own.pack or s.packs[0] != s.packs[1]


def test_r11_5_own_discards_are_remembered_and_where_they_went():
    game = table(hands={0: ["real_tour"], 1: [PLAIN]}, deck=["fake_look1"] * 5, month=1, at="end")
    # the next month needs twelve cards: the discards have become the deck
    view = game.state.view(0)
    assert view.seen.discarded == {}
    assert view.seen.reshuffled == {"real_tour": 1}
    assert game.state.view(1).seen.reshuffled == {PLAIN: 1}


def test_r11_5_played_cards_are_known_to_lie_in_the_discards():
    game = table(hands={0: ["fake_look1", PLAIN]}, villages={1: [fake("industry")]}).play("play fake_look1")
    for seat in EVERYONE:
        assert game.state.view(seat).played_before == {"fake_look1": 1}


def test_r11_6_in_the_end_every_interior_is_shown():
    game = table(villages={1: [fake("industry"), House("science", "real_tour")]}, month=4, at="over")
    for seat in EVERYONE:
        assert [b.interior for b in game.state.view(seat).seats[1].village] == [PLAIN, "real_tour"]


def test_a_view_can_be_sent():
    text = msgspec.json.encode(new_game().state.view(0))
    assert msgspec.json.decode(text)["seat"] == 0


def test_only_an_agent_in_front_of_a_building_is_shown_there():
    game = table(
        hands={0: ["real_patron", PLAIN]}, villages={0: [fake("culture"), fake("science")], 1: [fake("industry")]}
    ).play("play real_patron")
    assert not any(b.watched for seat in game.state.view(1).seats for b in seat.village)
