"""Guided first games fit the rules: whoever changes one of them changes the other."""

import re
from itertools import pairwise

import msgspec
import pytest

from antechamber.games import GAMES, load
from antechamber.games.ledger import ledger
from antechamber.server.tutorials import guided
from antechamber.server.wire.encoding import encode
from antechamber.tutorials import NEWCOMER, tutorial

LONGEST = 400
RULE = re.compile(r"^- \*\*(R[\d.]+)\*\*", re.MULTILINE)


@pytest.fixture(scope="module", params=list(GAMES))
def key(request):
    return request.param


@pytest.fixture(scope="module")
def plan(key):
    return tutorial(key)


@pytest.fixture(scope="module")
def told(key):
    """The tutorial as a client gets it, each scene with its whole view."""
    answer = msgspec.json.decode(encode(guided(load(key))))
    view = {}
    for scene in answer["scenes"]:
        view |= scene["changed"]
        scene["view"] = dict(view)
    return answer


def test_every_choice_is_allowed_by_the_rules(key, plan):
    s = load(key).start(plan.seats, bytes.fromhex(plan.seed))
    for step in plan.steps:
        mine = [(NEWCOMER, step.choice)] if step.choice else []
        for seat, text in mine + step.played():
            s.apply(seat, s.legal(seat, text))
            while forced := [seat for seat in s.pending() if len(s.options(seat)) == 1]:
                s.apply(forced[0], s.options(forced[0])[0])


def test_the_learner_decides_at_every_step_with_a_choice(told):
    for scene in told["scenes"]:
        if "choice" in scene:
            assert scene["choice"] in [option["text"] for option in scene["now"]["options"]]
            assert scene["now"]["prompt"]


def test_everything_is_explained_in_few_words(plan):
    assert all(0 < len(step.words) < LONGEST for step in plan.steps)
    assert 20 <= sum(1 for step in plan.steps if step.choice) <= 45


def test_it_begins_and_ends_with_words_alone(plan):
    assert not plan.steps[0].choice
    assert not plan.steps[-1].choice
    assert not plan.steps[-1].then


def test_the_rules_it_speaks_of_are_in_the_ledger(key, plan):
    known = set(RULE.findall(ledger(key)))
    assert {step.rule for step in plan.steps if step.rule} <= known


def test_what_it_points_at_is_on_the_table(told):
    targets = {
        thing for scene in told["scenes"] for option in scene["now"]["options"] for thing in option.get("targets", [])
    }
    for scene in told["scenes"]:
        names = set(names_in(scene["view"]))
        for thing in scene.get("point", []):
            assert thing in targets or thing.partition(":")[2] in names, thing


def test_scenes_without_words_show_something_new(told):
    for before, scene in pairwise(told["scenes"]):
        if "say" not in scene:
            assert scene["changed"] or scene["log"]
            assert "choice" not in scene
        assert before["view"].keys() == scene["view"].keys()


def test_nobody_looks_into_the_hands_of_others(told):
    """Seat 0 is told what it would be told at a table."""
    assert {scene["view"]["seat"] for scene in told["scenes"]} == {NEWCOMER}
    assert told["table"]["seed"] is None


def names_in(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from names_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from names_in(inner)
