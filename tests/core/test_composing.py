"""What people pick as a whole, in any order, is what the engine's own choices lead to."""

from itertools import permutations

import pytest

from antechamber.core.chance import Chance
from antechamber.core.composing import CannotCompose, ahead, compose, composition_of, picked_without_asking
from antechamber.core.composition import Composition, Item, Part
from antechamber.core.draft import Draft
from antechamber.games import GAMES, load
from antechamber.testing.dump import dump
from games.potemkin.positions import fake, real, table

CASES = [(game, seats) for game in GAMES for seats in (load(game).fewest, load(game).most)]
GAMES_EACH = 3


def picked_by(s, seat, rng):
    """Pick a set thing by thing, at random; the position before it, the things, and the position after it."""
    asked, picked, draft = composition_of(s, seat), [], Draft(s.clone(), seat)
    while (now := composition_of(draft.state, seat)) and now.group == asked.group:
        options = [option for option in draft.state.options(seat) if is_part(option, now)]
        option = options[rng.below(len(options))]
        draft.choose(option.text)
        if draft.fixed:
            return None, None
        picked += [option.targets[0]] if option.text != now.closing else []
        picked += [choice.targets[0] for choice in picked_without_asking(draft.state, asked)]
    return picked, draft.state


def is_part(option, asked):
    """What stands apart, as sending the shield away does, is no part of the set."""
    return option.text == asked.closing or option.targets[0] in asked.targets


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_whatever_is_picked_thing_by_thing_can_be_picked_at_once(game, seats):
    loaded, sets = load(game), 0
    for number in range(GAMES_EACH):
        s, rng = loaded.start(seats, bytes([number])), Chance(bytes([number]) + b"composing")
        while not s.over:
            seat = s.pending()[0]
            asked = composition_of(s, seat)
            if asked is not None and rng.below(3) == 0:
                check_any(s, seat, asked, rng)
                picked, after = picked_by(s, seat, rng)
                if picked:
                    sets += 1
                    check_set(s, seat, asked, picked, after, rng)
            s.apply(seat, s.options(seat)[rng.below(len(s.options(seat)))])
    assert sets


def check_any(s, seat, asked, rng):
    """Whatever fits the description can be chosen, also where a part of a set has been picked already."""
    picked = []
    for part in asked.parts:
        things, worth = [thing for thing in part.things for _ in range(thing.copies)], 0
        while worth < part.fewest:
            thing = things.pop(rng.below(len(things)))
            picked.append(thing.target)
            worth += thing.weight
        if worth > part.most:
            return
    assert compose(s, seat, picked), picked


def check_set(s, seat, asked, picked, after, rng):
    offered = {thing.target: thing.copies for part in asked.parts for thing in part.things}
    assert all(picked.count(target) <= offered.get(target, 0) for target in picked)
    for part in asked.parts:
        worth = sum(picked.count(thing.target) * thing.weight for thing in part.things)
        assert part.fewest <= worth <= part.most
    orders = list(permutations(picked)) if len(picked) < 4 else [picked, picked[::-1]]
    for order in (orders[0], orders[-1]):
        draft = Draft(s.clone(), seat)
        for text in compose(s, seat, list(order)):
            draft.choose(text)
        assert dump(draft.state) == dump(after)
    with pytest.raises(CannotCompose):
        compose(s, seat, [*picked, "hand:nothing-of-the-kind"])


def test_the_fourth_card_of_six_may_be_picked_first():
    """R1.7 Three of Catherine's six cards, in whatever order they are clicked."""
    s = load("catherine").start(2, b"six cards")
    things = [thing.target for thing in composition_of(s, 0).parts[0].things]
    assert len(things) == 6
    texts = [compose(s, 0, [things[at] for at in order]) for order in ((3, 0, 1), (0, 1, 3), (1, 3, 0))]
    assert texts[0] == texts[1] == texts[2]
    assert [text.partition(" ")[2] for text in texts[0]] == [things[at].partition(":")[2] for at in (0, 1, 3)]
    with pytest.raises(CannotCompose):
        compose(s, 0, things[:2])
    with pytest.raises(CannotCompose):
        compose(s, 0, things[:4])


def test_a_set_of_one_is_a_single_choice():
    one, more = Part([Item("card:a", 1), Item("card:b", 1)], 1, 1), Part([Item("card:a", 3)], 1, 3)
    assert Composition("a card", [one]).picks_one
    assert not Composition("cards", [more]).picks_one
    assert not Composition("two cards", [one, one]).picks_one


def test_what_happens_after_a_set_is_no_part_of_it():
    """One of two agents goes to the second of two buildings; the rest takes its course by itself."""
    game = table(
        villages={0: [real("espionage", agents=2)], 2: [fake("culture"), fake("science")]},
        hands={1: ["fake_plain"], 2: ["fake_plain"]},
        shield=1,
    ).play("spy")
    assert compose(game.state, 0, ["building:2.2"]) == ["check 2.2"]
    assert compose(game.state, 0, ["building:2.1"]) == ["check 2.1", "go"]


def test_a_card_that_lies_there_may_be_drawn_at_once_by_the_first_plan_that_leads_to_it():
    s, seat = load("royals").start(2, b"ahead"), 0
    while s.decision(seat) is None or s.decision(seat).prompt != "plan":
        s.apply(s.pending()[0], s.options(s.pending()[0])[0])
    assert [option.text for option in s.options(seat)] == ["plan countries", "plan intrigue"]
    assert {target for option in s.options(seat) for target in option.targets} == {"pile", "intrigue"}
    face_up = {f"draw {s.box.countries[country]}" for country in s.display}
    assert {(one.first.text, one.then.text) for one in ahead(s, seat)} == {("plan countries", card) for card in face_up}
    s.apply(seat, s.options(seat)[0])
    assert ahead(s, seat) == []
