"""Boxes that are too much, or meant to hurt, are refused in words, and nobody else waits for them."""

import json

import pytest

from antechamber.server.box_service import BoxService
from antechamber.server.scripted_client import ScriptedClient
from server.box_drafts import altered, line, read, reading_of, save, set_value

pytestmark = pytest.mark.anyio


@pytest.fixture
def ann(host, http):
    return ScriptedClient(host.url, http)


def with_many_lines(draft):
    lines = next(one for one in draft["sections"] if one["name"] == "cities")["lines"]
    lines += [{**lines[0], "key": f"city_{number}"} for number in range(1000)]


def with_value(value):
    return lambda draft: set_value(draft, "cities", "lyon", "bonus", value)


def with_text(text):
    return lambda draft: set_value(draft, "cities", "lyon", "name", text)


def with_key(key):
    def change(draft):
        line(draft, "cities", "lyon")["key"] = key

    return change


def with_title(title):
    return lambda draft: draft.update(title=title)


def with_look(look):
    return lambda draft: draft["looks"].update(lyon=look)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (with_many_lines, "a box has at most 600 lines"),
        (with_value(10_000), "a number is at most 9999 here"),
        (with_value(-(10**9)), "a number is at most 9999 here"),
        (with_value(1.5), "must be a whole number"),
        (with_value(True), "must be a whole number"),
        (with_value(None), "must be a whole number"),
        (with_value({"deep": {"deeper": 1}}), "must be a whole number"),
        (with_value([[[[1]]]]), "must be a whole number"),
        (with_value([1] * 61), "a list has at most 60 parts"),
        (with_text("x" * 201), "a text has at most 200 letters"),
        (with_text("Ly\u202eon"), "signs in it that cannot be shown"),
        (with_text("Ly\x00on"), "signs in it that cannot be shown"),
        (with_text("L" + "\u0301" * 30), "signs in it that cannot be shown"),
        (with_key("ly on"), "a key has 1 to 40 small letters"),
        (with_key("x" * 41), "a key has 1 to 40 small letters"),
        (with_key(""), "a key has 1 to 40 small letters"),
        (with_key("city:lyon"), "a key has 1 to 40 small letters"),
        (with_key("paris"), "has two lines 'paris'"),
        (with_title(""), "a title has 1 to 80 plain letters"),
        (with_title("x" * 81), "a title has 1 to 80 plain letters"),
        (with_title("a\u200bb"), "a title has 1 to 80 plain letters"),
        (with_look({"at": [1e9, 1]}), "is not on any board"),
        (lambda draft: draft["sections"].append({"name": "[x]", "lines": []}), "a section's name has only"),
        (lambda draft: draft.update(based_on="moon"), "there is no set to base it on"),
    ],
)
async def test_what_is_too_much_is_told_and_not_kept(ann, change, said):
    draft = await altered(ann)
    change(draft)
    reading = await reading_of(ann, draft)
    assert said in reading["problems"][0]["text"]
    assert (await save(ann, draft))[0] == 400


@pytest.mark.parametrize(
    "body",
    [
        b'{"draft": {"title": "x", "based_on": "standard", "sections": [], "looks": {}, "more": 1}}',
        b'{"file": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"file": "' + b"x" * 300_000 + b'"}',
        b'{"file": "\xff"}',
        b'{"seats": 99}',
        b"nonsense",
    ],
)
async def test_what_is_not_understood_is_refused(host, http, body):
    answer = await http.post(f"{host.url}/api/games/royals/boxes/read", content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


@pytest.mark.parametrize(
    "file",
    [
        "a = [" * 10_000,
        "[cities]\nlyon = { bonus = " + "9" * 5000 + ' , provenance = "rulebook" }\n',
        "x" * 150_000,
        '[set]\nbased_on = "standard"\n[cities]\nlyon = { bonus = 99999999999999999999, provenance = "rulebook" }',
        '[set]\nbased_on = "standard"\n[cities]\nlyon = { bonus = 2020-01-01, provenance = 7 }',
        '[set]\nbased_on = "standard"\n[looks]\nlyon = { at = [nan, inf] }',
        "[set]\ntitle = 7\n[cities]\n[players]\n[titles]\n",
        "",
    ],
)
async def test_a_hostile_file_is_told_its_problems(ann, file):
    status, reading = await read(ann, file=file)
    assert status == 200, reading
    assert reading["problems"]


async def test_a_number_beyond_all_bounds_is_refused(ann):
    draft = await altered(ann)
    set_value(draft, "cities", "lyon", "bonus", 10**30)
    body = json.dumps({"draft": draft})
    answer = await ann.http.post(f"{ann.url}/api/games/royals/boxes/read", content=body)
    assert answer.status_code == 400
    assert answer.json()["text"] == "There is a number in this box that is far too large."


async def test_a_box_that_is_not_read_in_time_is_refused_and_the_next_one_is_read(host, ann):
    service = BoxService(host.server.shelf, host.server.set_trials, host.server.quotas, "server.sleeper")
    service.limit = 0.5
    old, host.server.boxes = host.server.boxes, service
    status, refusal = await read(ann, components="standard")
    assert (status, refusal["code"]) == (503, "busy")
    assert "takes too long to read" in refusal["text"]
    await service.close()
    host.server.boxes = old
    assert (await read(ann, components="standard"))[0] == 200
