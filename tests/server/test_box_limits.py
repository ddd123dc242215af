"""Boxes that are too much, or meant to hurt, are refused in words, and nobody else waits for them."""

import json

import msgspec
import pytest

from antechamber.games import load
from antechamber.server import bot_worker, box_limits, box_reader
from antechamber.server.box_service import BoxService
from antechamber.server.scripted_client import ScriptedClient
from antechamber.server.wire.boxes import BoxDraft
from server.box_drafts import altered, line, opened, read, reading_of, save, set_value

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
        (with_text("x" * 61), "a name has 1 to 60 letters"),
        (with_text(" "), "a name has 1 to 60 letters"),
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
        (with_title("\u2800\u3164"), "a title has 1 to 80 plain letters"),
        (with_title("..."), "a title has 1 to 80 plain letters"),
        (with_text("\u3164"), "signs in it that cannot be shown"),
        (with_look({"at": [1e9, 1]}), "is not on any board"),
        (lambda draft: draft["sections"].append({"name": "set", "lines": []}), "and is not set or looks"),
        (lambda draft: draft["sections"].append({"name": "looks", "lines": []}), "and is not set or looks"),
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
        '[set]\nbased_on = "standard"\n[looks]\nlyon = { at = [1' + "0" * 400 + ", 1] }",
        '[set]\nbased_on = "standard"\n[cities]\nlyon = { bonus = ' + "[" * 300 + "]" * 300 + " }",
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


async def test_a_key_of_a_thousand_parts_is_not_read_at_all(ann):
    """Each part is a table in a table, and reading them takes time by the square of their number."""
    _, reading = await read(ann, file="\n" + ".".join(["a"] * 1000) + " = 1")
    assert [(one["line"], one["text"]) for one in reading["problems"]] == [(2, "a line has at most 200 dots here")]


async def test_the_same_problem_of_the_same_line_is_told_once(ann):
    """A page shows problems by their place and words."""
    text = '[set]\nbased_on = "standard"\n[cities]\nlyon = { "a b" = 1, "c d" = 2, provenance = "rulebook" }\n'
    _, reading = await read(ann, file=text)
    told = [(one["section"], one["key"], one["name"], one["text"]) for one in reading["problems"]]
    assert len(told) == len(set(told)) == 1


async def test_nobody_is_told_thousands_of_problems(ann):
    _, reading = await read(ann, file="a = 1\n[cities]\n" + "".join(f"city_{number} = 1\n" for number in range(5000)))
    assert len(reading["problems"]) == 300


async def test_a_box_that_could_not_be_opened_again_is_not_kept(ann, monkeypatch):
    draft = msgspec.convert(await altered(ann), BoxDraft)
    monkeypatch.setattr(box_limits, "LARGEST_FILE", 5_000)
    reading, file = box_reader.read(box_reader.BoxTask(game="royals", draft=draft))
    assert ([one.text for one in reading.problems], file) == (["a file has at most 5000 bytes here"], None)


async def test_lists_far_too_deep_are_refused(ann):
    draft = await altered(ann)
    set_value(draft, "cities", "lyon", "bonus", "DEEP")
    body = json.dumps({"draft": draft}).replace('"DEEP"', "[" * 900 + "]" * 900)
    answer = await ann.http.post(f"{ann.url}/api/games/royals/boxes/read", content=body)
    assert answer.status_code in {200, 400}
    assert answer.status_code == 400 or "must be a whole number" in answer.json()["problems"][0]["text"]


async def test_whatever_a_reader_stumbles_over_the_process_goes_on(monkeypatch):
    monkeypatch.setattr(box_reader, "from_file", lambda task: 1 // 0)
    reading, file = box_reader.read(box_reader.BoxTask(game="royals"))
    assert ([one.text for one in reading.problems], file) == (["this box cannot be read (ZeroDivisionError)"], None)


async def test_effects_without_bounds_never_reach_a_table(ann):
    """What is of choice is laid out piece by piece: a thousand million of them would fill the server."""
    draft = await opened(ann, "first-tsar")
    estate = next(one for one in draft["sections"] if one["name"] == "estates")["lines"][0]
    set_value(draft, "estates", estate["key"], "effect", "999999999 any")
    status, reading = await read(ann, "first-tsar", draft=draft)
    assert status == 200
    assert any("a number of 1 to 99" in one["text"] for one in reading["problems"])


async def test_a_box_with_endless_games_is_not_kept(monkeypatch):
    game = load("royals")
    monkeypatch.setattr(bot_worker, "MOST_DECISIONS", 10)
    with pytest.raises(bot_worker.TooLong, match="and 10 at most are possible"):
        bot_worker.try_out(game)
