"""Playing over real sockets."""

import asyncio

import msgspec
import pytest

from antechamber.core.record import read_record, replay
from antechamber.games import GAMES, load
from antechamber.server.scripted_client import ScriptedClient, ScriptedPlayer
from antechamber.server.wire import (
    AnswerRewind,
    AskAdvice,
    AskRewind,
    CheckUndo,
    Choose,
    Refresh,
    Say,
    TakeBack,
)
from server.company import get, messages, post, randomly, sit_down

pytestmark = pytest.mark.anyio


async def first_choice(company):
    player = (await company.settled())[0]
    return player, Choose(step=player.step, text=player.options[0])


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_and_its_record(host, http, game):
    seats = load(game).fewest
    company = await sit_down(host.url, http, game, seats)
    await company.play(randomly(1))
    result = company.players[0].now["result"]
    assert all(player.now["result"] == result for player in company.players)
    status, text = await get(company.host, f"/tables/{company.table}/record")
    record = read_record(text.decode())
    match = replay(load(game), record)
    assert status == 200
    assert match.state.over
    assert [line["place"] for line in result] == match.state.ranking()
    status, info = await get(company.host, f"/tables/{company.table}")
    assert msgspec.json.decode(info)["seed"] == record.seed.hex()
    await company.go()


async def test_what_updates_add_up_to_is_the_whole_view(host, http):
    company = await sit_down(host.url, http, "royals", 3)
    await company.play(randomly(2), 60)
    for player in company.players:
        view, log = {}, []
        for raw in company.heard[player.seat]:
            message = msgspec.json.decode(raw)
            if message["kind"] == "view":
                view, log = message["view"], message["log"]
            elif message["kind"] == "update":
                view, log = view | message["changed"], log[: message["log_from"]] + message["log"]
        await player.request(Refresh())
        whole = messages(company, player.seat, "view")[-1]
        assert (view, log) == (whole["view"], whole["log"])
    await company.go()


async def test_a_choice_sent_twice_counts_once_and_is_answered_with_the_view(host, http):
    company = await sit_down(host.url, http, "royals", 2)
    player, request = await first_choice(company)
    assert (await player.request(request)).kind == "done"
    before = host.server.tables[company.table].played.length
    answer = await player.request(request)
    assert (answer.kind, answer.code) == ("refused", "stale")
    assert messages(company, player.seat, "view")[-1]["number"] == player.number
    assert host.server.tables[company.table].played.length == before
    await company.go()


async def test_what_is_not_offered_and_who_is_not_asked_is_refused(host, http):
    company = await sit_down(host.url, http, "royals", 2)
    player, request = await first_choice(company)
    other = next(one for one in company.players if one is not player)
    assert (await player.request(Choose(step=player.step, text="win the game"))).code == "illegal"
    assert (await other.request(Choose(step=other.step, text=request.text))).code == "illegal"
    assert (await player.request(TakeBack(step=player.step))).code == "illegal"
    assert host.server.tables[company.table].played.length == 0
    await company.go()


async def test_taking_back_and_the_trace_it_leaves(host, http):
    company = await sit_down(host.url, http, "royals", 2)
    player, _ = await first_choice(company)
    other = next(one for one in company.players if one is not player)
    options, number = player.options, other.number
    await player.request(Choose(step=player.step, text=player.options[1]))
    assert player.now["take_back"] == 1
    assert (await player.request(TakeBack(step=player.step))).kind == "done"
    assert player.options == options
    await other.until(lambda: other.number == number + 2)
    assert messages(company, other.seat, "update")[-1]["log"][-1]["kind"] == "undo"
    await company.go()


async def test_withdrawing_while_others_decide_shows_no_more_than_that(host, http):
    company = await sit_down(host.url, http, "catherine", 2)
    one, other = await company.settled()
    seen = other.number
    while one.options:
        await one.request(Choose(step=one.step, text=one.options[0]))
    await other.until(lambda: other.number > seen)
    ready = messages(company, other.seat, "update")[-1]
    assert [line["seat"] for line in ready["now"]["waiting"]] == [other.seat]
    assert (ready["changed"].keys() | set(ready["log"])) <= {"seats", "ready", "deciding"}
    assert one.now["take_back"] > 0
    assert (await one.request(TakeBack(step=one.step))).kind == "done"
    assert one.options
    await company.go()


async def test_weighing_tells_whether_a_choice_can_be_taken_back(host, http):
    company = await sit_down(host.url, http, "royals", 2)
    player, _ = await first_choice(company)
    for text in (player.options[1], "draw pile"):
        assert player.line is not None
        await player.line.send(msgspec.json.encode({"kind": "weigh", "step": player.step, "text": text}).decode())
    await player.until(lambda: len(messages(company, player.seat, "weighed")) == 2)
    finals = [msgspec.json.decode(raw)["final"] for raw in company.heard[player.seat] if '"weighed"' in raw]
    assert finals == [False, True]
    assert (await player.request(CheckUndo(step=player.step, text="nonsense"))).code == "illegal"
    await company.go()


async def request(company, player):
    """The number of what is asked of a player."""
    await player.until(lambda: messages(company, player.seat, "table")[-1]["rewind"])
    return messages(company, player.seat, "table")[-1]["rewind"]["request"]


async def test_going_back_needs_everybody(host, http):
    company = await sit_down(host.url, http, "royals", 2)
    await company.play(randomly(3), 12)
    one, other = company.players
    before = host.server.tables[company.table].played.length
    assert (await one.request(AskRewind(moment=9999))).code == "unknown"
    await one.request(AskRewind(moment=1))
    assert host.server.tables[company.table].played.length == before
    first = await request(company, other)
    await other.request(AnswerRewind(request=first, agree=False))
    assert (await other.request(AnswerRewind(request=first, agree=True))).code == "stale"
    await one.request(AskRewind(moment=0))
    await other.request(AnswerRewind(request=await request(company, other), agree=True))
    for player in company.players:
        await player.until(lambda player=player: messages(company, player.seat, "update")[-1]["moment"] == 1)
        lines = messages(company, player.seat, "update")[-1]["log"]
        assert [line["kind"] for line in lines[-2:]] == ["rewind", "anew"]
    assert host.server.tables[company.table].played.length == before + 1
    assert host.server.tables[company.table].played.match.record.choices == []
    await company.play(randomly(4), 5)
    await company.go()


async def test_talk_reaches_everybody_and_whoever_comes_later(host, http):
    company = await sit_down(host.url, http, "royals", 2)
    one, other = company.players
    await one.request(Say(text="  Good   evening "))
    await other.until(lambda: '"Good evening"' in company.heard[1][-1])
    spectator = ScriptedPlayer(ScriptedClient(host.url, http), company.table, None)
    company.heard[None] = []
    spectator.on_raw = company.heard[None].append
    await spectator.come()
    await spectator.until(lambda: spectator.now)
    await spectator.until(lambda: messages(company, None, "talk"))
    assert messages(company, None, "talk")[-1]["remarks"][0]["text"] == "Good evening"
    assert (await spectator.request(Choose(step=1, text="x"))).code == "forbidden"
    await spectator.go()
    await company.go()


async def test_who_is_present(host, http):
    company = await sit_down(host.url, http, "royals", 2)
    one, other = company.players
    await other.go()
    await one.until(lambda: messages(company, 0, "here")[-1]["seats"] == [0])
    await other.come()
    await one.until(lambda: messages(company, 0, "here")[-1]["seats"] == [0, 1])
    await company.go()


async def test_a_hint_is_one_of_my_options(host, http):
    company = await sit_down(host.url, http, "royals", 2)
    player, _ = await first_choice(company)
    other = next(one for one in company.players if one is not player)
    await player.request(AskAdvice(step=player.step))
    hint = messages(company, player.seat, "hint")[-1]
    assert hint["advice"][0]["text"] in player.options
    assert (await other.request(AskAdvice(step=other.step))).code == "stale"
    await company.go()
    strict = await sit_down(host.url, http, "royals", 2, hints=False)
    player, _ = await first_choice(strict)
    assert (await player.request(AskAdvice(step=player.step))).code == "forbidden"
    await strict.go()


async def test_coming_back_brings_the_whole_view_or_nothing_if_nothing_was_missed(host, http):
    company = await sit_down(host.url, http, "royals", 2)
    player, request = await first_choice(company)
    other = next(one for one in company.players if one is not player)
    await other.go()
    await player.request(request)
    await other.come()
    await other.until(lambda: len(messages(company, other.seat, "view")) == 2)
    await other.go()
    other.line = None
    from websockets.asyncio.client import connect

    cookie = {"Cookie": f"antechamber={other.visitor.token}"}
    async with connect(f"{other.address}&since={other.number}", additional_headers=cookie) as line:
        kinds = [msgspec.json.decode(await line.recv())["kind"] for _ in range(3)]
    assert sorted(kinds) == ["here", "table", "talk"]
    await player.go()


async def test_the_story_ends_where_the_game_stands_and_a_running_one_is_mine_only(host, http):
    company = await sit_down(host.url, http, "first-tsar", 2)
    await company.play(randomly(5), 40)
    for player in company.players:
        await player.request(Refresh())
        whole = messages(company, player.seat, "view")[-1]
        view, log, first = {}, [], 0
        while first <= whole["moment"]:
            path = f"/tables/{company.table}/story?seat={player.seat}&from={first}&to={first + 9}"
            status, raw = await get(player.visitor, path)
            story = msgspec.json.decode(raw)
            assert (status, story["moments"]) == (200, whole["moment"] + 1)
            for moment in story["story"]:
                view, log, first = view | moment["changed"], log + moment["log"], moment["moment"] + 1
        assert (view, log) == (whole["view"], whole["log"])
    status, _ = await get(company.players[0].visitor, f"/tables/{company.table}/story?seat=1")
    assert status == 403
    status, text = await get(company.players[0].visitor, f"/tables/{company.table}/record?seat=0")
    assert status == 200
    assert host.server.tables[company.table].row.seed not in text.decode()
    await company.go()


async def test_all_that_everyone_knew_is_told_once_the_game_is_over(host, http):
    company = await sit_down(host.url, http, "potemkin", 3)
    await company.play(randomly(8), 40)
    everything = f"/tables/{company.table}/story?seat=all&to=199"
    assert (await get(company.host, everything))[0] == 403
    await company.play(randomly(8))
    _, record = await get(company.host, f"/tables/{company.table}/record")
    s = load("potemkin").start(3, read_record(record.decode()).seed)
    _, raw = await get(company.host, everything)
    story = msgspec.json.decode(raw)
    assert story["moments"] == len(read_record(record.decode()).choices) + 1
    view = {}
    for moment in story["story"]:
        if moment["moment"]:
            s.apply(moment["seat"], s.legal(moment["seat"], moment["choice"]))
        view |= moment["changed"]
        assert view["own"] == msgspec.to_builtins(s.view(view["seat"]).own)
        assert view["seats"] == [msgspec.to_builtins(s.view(seat).seats[seat]) for seat in range(3)]
    await company.go()


async def test_the_same_people_once_more(host, http):
    company = await sit_down(host.url, http, "potemkin", 3)
    await company.play(randomly(6))
    _, first = await post(company.players[1].visitor, f"/tables/{company.table}", {"kind": "rematch"})
    _, second = await post(company.players[2].visitor, f"/tables/{company.table}", {"kind": "rematch"})
    assert first["table"] == second["table"] != company.table
    for player in company.players:
        share = {"kind": "share", "seat": player.seat, "share": "0" * 32}
        await post(player.visitor, f"/tables/{first['table']}", share)
    again = ScriptedPlayer(company.players[1].visitor, first["table"], 1)
    await again.come()
    await again.until(lambda: again.now)
    await again.go()
    await company.go()


async def test_going_on_from_a_moment_of_a_finished_game_with_bots(host, http):
    company = await sit_down(host.url, http, "potemkin", 3)
    await company.play(randomly(7))
    seats = [{"kind": "person", "mine": True}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    request = {"table": company.table, "moment": 20, "seats": seats, "viewer": 0, "options": {"pace": 0}}
    status, made = await post(company.host, "/continue", request)
    assert status == 201
    player = ScriptedPlayer(company.host, made["table"], 0)
    await player.come()
    async with asyncio.timeout(60):
        await player.until(lambda: player.options or player.over)
    assert host.server.tables[made["table"]].row.arranged == "moment"
    await player.go()
    await company.go()
