"""Playing over real sockets."""

import asyncio

import msgspec
import pytest

from antechamber.core.record import read_record, replay
from antechamber.games import GAMES, load
from antechamber.server.scripted_client import ScriptedClient, ScriptedPlayer
from antechamber.server.wire.client import AnswerRewind, AskAdvice, AskRewind, CheckUndo, Choose, Refresh, Say, TakeBack
from server.table_clients import get, messages, post, randomly, sit_down

pytestmark = pytest.mark.anyio


async def first_choice(clients):
    player = (await clients.settled())[0]
    return player, Choose(decision=player.decision, text=player.options[0])


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_and_its_record(host, http, game):
    seats = load(game).fewest
    clients = await sit_down(host.url, http, game, seats)
    await clients.play(randomly(1))
    result = clients.players[0].now["result"]
    assert all(player.now["result"] == result for player in clients.players)
    status, text = await get(clients.host, f"/tables/{clients.table}/record")
    record = read_record(text.decode())
    match = replay(load(game), record)
    assert status == 200
    assert match.state.over
    assert [line["place"] for line in result] == match.state.ranking()
    status, info = await get(clients.host, f"/tables/{clients.table}")
    assert msgspec.json.decode(info)["seed"] == record.seed.hex()
    await clients.go()


async def test_what_updates_add_up_to_is_the_whole_view(host, http):
    clients = await sit_down(host.url, http, "royals", 3)
    await clients.play(randomly(2), 60)
    for player in clients.players:
        view, log = {}, []
        for raw in clients.heard[player.seat]:
            message = msgspec.json.decode(raw)
            if message["kind"] == "view":
                view, log = message["view"], message["log"]
            elif message["kind"] == "update":
                view, log = view | message["changed"], log[: message["log_from"]] + message["log"]
        await player.request(Refresh())
        whole = messages(clients, player.seat, "view")[-1]
        assert (view, log) == (whole["view"], whole["log"])
    await clients.go()


async def test_a_choice_sent_twice_counts_once_and_is_answered_with_the_view(host, http):
    clients = await sit_down(host.url, http, "royals", 2)
    player, request = await first_choice(clients)
    assert (await player.request(request)).kind == "done"
    before = host.server.tables[clients.table].played.length
    answer = await player.request(request)
    assert (answer.kind, answer.code) == ("refused", "stale")
    assert messages(clients, player.seat, "view")[-1]["number"] == player.number
    assert host.server.tables[clients.table].played.length == before
    await clients.go()


async def test_what_is_not_offered_and_who_is_not_asked_is_refused(host, http):
    clients = await sit_down(host.url, http, "royals", 2)
    player, request = await first_choice(clients)
    other = next(one for one in clients.players if one is not player)
    assert (await player.request(Choose(decision=player.decision, text="win the game"))).code == "illegal"
    assert (await other.request(Choose(decision=other.decision, text=request.text))).code == "illegal"
    assert (await player.request(TakeBack(decision=player.decision))).code == "illegal"
    assert host.server.tables[clients.table].played.length == 0
    await clients.go()


async def test_taking_back_and_the_trace_it_leaves(host, http):
    clients = await sit_down(host.url, http, "royals", 2)
    player, _ = await first_choice(clients)
    other = next(one for one in clients.players if one is not player)
    options, number = player.options, other.number
    await player.request(Choose(decision=player.decision, text=player.options[1]))
    assert player.now["take_back"] == 1
    assert (await player.request(TakeBack(decision=player.decision))).kind == "done"
    assert player.options == options
    await other.until(lambda: other.number == number + 2)
    assert messages(clients, other.seat, "update")[-1]["log"][-1]["kind"] == "undo"
    await clients.go()


async def test_withdrawing_while_others_decide_shows_no_more_than_that(host, http):
    clients = await sit_down(host.url, http, "catherine", 2)
    one, other = await clients.settled()
    seen = other.number
    while one.options:
        await one.request(Choose(decision=one.decision, text=one.options[0]))
    await other.until(lambda: other.number > seen)
    ready = messages(clients, other.seat, "update")[-1]
    assert [line["seat"] for line in ready["now"]["waiting"]] == [other.seat]
    assert (ready["changed"].keys() | set(ready["log"])) <= {"seats", "ready", "deciding"}
    assert one.now["take_back"] > 0
    assert (await one.request(TakeBack(decision=one.decision))).kind == "done"
    assert one.options
    await clients.go()


async def test_checking_tells_whether_a_choice_can_be_taken_back(host, http):
    clients = await sit_down(host.url, http, "royals", 2)
    player, _ = await first_choice(clients)
    for text in (player.options[1], "draw pile"):
        assert player.websocket is not None
        await player.websocket.send(
            msgspec.json.encode({"kind": "check_undo", "decision": player.decision, "text": text}).decode()
        )
    await player.until(lambda: len(messages(clients, player.seat, "undo_checked")) == 2)
    finals = [msgspec.json.decode(raw)["final"] for raw in clients.heard[player.seat] if '"undo_checked"' in raw]
    assert finals == [False, True]
    assert (await player.request(CheckUndo(decision=player.decision, text="nonsense"))).code == "illegal"
    await clients.go()


async def test_checking_tells_whether_a_turn_that_ends_with_a_choice_can_be_taken_back(host, http):
    """Royals: after a face-up card was taken, the end of the turn turns up another one."""
    clients = await sit_down(host.url, http, "royals", 2)
    player = (await clients.settled())[0]
    while "end" not in player.options:
        text = next((text for text in player.options if text != "draw pile"), "draw pile")
        await player.request(Choose(decision=player.decision, text=text))
        player = (await clients.settled())[0]
    assert player.websocket is not None
    await player.websocket.send(
        msgspec.json.encode({"kind": "check_undo", "decision": player.decision, "text": "end"}).decode()
    )
    await player.until(lambda: messages(clients, player.seat, "undo_checked"))
    checked = messages(clients, player.seat, "undo_checked")[0]
    assert (checked["final"], checked["last"]) == (False, True)
    await clients.go()


async def request(clients, player):
    """The number of what is asked of a player."""
    await player.until(lambda: messages(clients, player.seat, "table")[-1]["rewind"])
    return messages(clients, player.seat, "table")[-1]["rewind"]["request"]


async def test_going_back_needs_everybody(host, http):
    clients = await sit_down(host.url, http, "royals", 2)
    await clients.play(randomly(3), 12)
    one, other = clients.players
    before = host.server.tables[clients.table].played.length
    assert (await one.request(AskRewind(moment=9999))).code == "unknown"
    await one.request(AskRewind(moment=1))
    assert host.server.tables[clients.table].played.length == before
    first = await request(clients, other)
    await other.request(AnswerRewind(request=first, agree=False))
    assert (await other.request(AnswerRewind(request=first, agree=True))).code == "stale"
    await one.request(AskRewind(moment=0))
    await other.request(AnswerRewind(request=await request(clients, other), agree=True))
    for player in clients.players:
        await player.until(lambda player=player: messages(clients, player.seat, "update")[-1]["moment"] == 1)
        lines = messages(clients, player.seat, "update")[-1]["log"]
        assert [line["kind"] for line in lines[-2:]] == ["rewind", "anew"]
    assert host.server.tables[clients.table].played.length == before + 1
    assert host.server.tables[clients.table].played.match.record.choices == []
    await clients.play(randomly(4), 5)
    await clients.go()


async def test_a_message_reaches_everybody_and_whoever_comes_later(host, http):
    clients = await sit_down(host.url, http, "royals", 2)
    one, other = clients.players
    await one.request(Say(text="  Good   evening "))
    await other.until(lambda: '"Good evening"' in clients.heard[1][-1])
    spectator = ScriptedPlayer(ScriptedClient(host.url, http), clients.table, None)
    clients.heard[None] = []
    spectator.on_raw = clients.heard[None].append
    await spectator.come()
    await spectator.until(lambda: spectator.now)
    await spectator.until(lambda: messages(clients, None, "chat"))
    assert messages(clients, None, "chat")[-1]["messages"][0]["text"] == "Good evening"
    assert (await spectator.request(Choose(decision=1, text="x"))).code == "forbidden"
    await spectator.go()
    await clients.go()


async def test_who_is_present(host, http):
    clients = await sit_down(host.url, http, "royals", 2)
    one, other = clients.players
    await other.go()
    await one.until(lambda: messages(clients, 0, "here")[-1]["seats"] == [0])
    await other.come()
    await one.until(lambda: messages(clients, 0, "here")[-1]["seats"] == [0, 1])
    await clients.go()


async def test_advice_is_one_of_my_options(host, http):
    clients = await sit_down(host.url, http, "royals", 2)
    player, _ = await first_choice(clients)
    other = next(one for one in clients.players if one is not player)
    await player.request(AskAdvice(decision=player.decision))
    reply = messages(clients, player.seat, "advice")[-1]
    assert reply["advice"][0]["text"] in player.options
    assert (await other.request(AskAdvice(decision=other.decision))).code == "stale"
    await clients.go()
    strict = await sit_down(host.url, http, "royals", 2, advice=False)
    player, _ = await first_choice(strict)
    assert (await player.request(AskAdvice(decision=player.decision))).code == "forbidden"
    await strict.go()


async def test_coming_back_brings_the_whole_view_or_nothing_if_nothing_was_missed(host, http):
    clients = await sit_down(host.url, http, "royals", 2)
    player, request = await first_choice(clients)
    other = next(one for one in clients.players if one is not player)
    await other.go()
    await player.request(request)
    await other.come()
    await other.until(lambda: len(messages(clients, other.seat, "view")) == 2)
    await other.go()
    other.websocket = None
    from websockets.asyncio.client import connect

    cookie = {"Cookie": f"antechamber={other.client.token}"}
    async with connect(f"{other.address}&since={other.number}", additional_headers=cookie) as websocket:
        kinds = [msgspec.json.decode(await websocket.recv())["kind"] for _ in range(3)]
    assert sorted(kinds) == ["chat", "here", "table"]
    await player.go()


async def test_the_story_ends_where_the_game_stands_and_a_running_one_is_mine_only(host, http):
    clients = await sit_down(host.url, http, "first-tsar", 2)
    await clients.play(randomly(5), 40)
    for player in clients.players:
        await player.request(Refresh())
        whole = messages(clients, player.seat, "view")[-1]
        view, log, first = {}, [], 0
        while first <= whole["moment"]:
            path = f"/tables/{clients.table}/story?seat={player.seat}&from={first}&to={first + 9}"
            status, raw = await get(player.client, path)
            story = msgspec.json.decode(raw)
            assert (status, story["moments"]) == (200, whole["moment"] + 1)
            for moment in story["story"]:
                view, log, first = view | moment["changed"], log + moment["log"], moment["moment"] + 1
        assert (view, log) == (whole["view"], whole["log"])
    status, _ = await get(clients.players[0].client, f"/tables/{clients.table}/story?seat=1")
    assert status == 403
    status, text = await get(clients.players[0].client, f"/tables/{clients.table}/record?seat=0")
    assert status == 200
    assert host.server.tables[clients.table].row.seed not in text.decode()
    await clients.go()


async def test_all_that_everyone_knew_is_told_once_the_game_is_over(host, http):
    clients = await sit_down(host.url, http, "potemkin", 3)
    await clients.play(randomly(8), 40)
    everything = f"/tables/{clients.table}/story?seat=all&to=199"
    assert (await get(clients.host, everything))[0] == 403
    await clients.play(randomly(8))
    _, record = await get(clients.host, f"/tables/{clients.table}/record")
    s = load("potemkin").start(3, read_record(record.decode()).seed)
    _, raw = await get(clients.host, everything)
    story = msgspec.json.decode(raw)
    assert story["moments"] == len(read_record(record.decode()).choices) + 1
    view = {}
    for moment in story["story"]:
        if moment["moment"]:
            s.apply(moment["seat"], s.legal(moment["seat"], moment["choice"]))
        view |= moment["changed"]
        assert view["own"] == msgspec.to_builtins(s.view(view["seat"]).own)
        assert view["seats"] == [msgspec.to_builtins(s.view(seat).seats[seat]) for seat in range(3)]
    await clients.go()


async def test_the_same_people_once_more(host, http):
    clients = await sit_down(host.url, http, "potemkin", 3)
    await clients.play(randomly(6))
    _, first = await post(clients.players[1].client, f"/tables/{clients.table}", {"kind": "rematch"})
    _, second = await post(clients.players[2].client, f"/tables/{clients.table}", {"kind": "rematch"})
    assert first["table"] == second["table"] != clients.table
    for player in clients.players:
        share = {"kind": "add_share", "seat": player.seat, "share": "0" * 32}
        await post(player.client, f"/tables/{first['table']}", share)
    again = ScriptedPlayer(clients.players[1].client, first["table"], 1)
    await again.come()
    await again.until(lambda: again.now)
    await again.go()
    await clients.go()


async def test_going_on_from_a_moment_of_a_finished_game_with_bots(host, http):
    clients = await sit_down(host.url, http, "potemkin", 3)
    await clients.play(randomly(7))
    seats = [{"kind": "person", "mine": True}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    request = {"table": clients.table, "moment": 20, "seats": seats, "viewer": 0, "settings": {"pace": 0}}
    status, made = await post(clients.host, "/continue", request)
    assert status == 201
    player = ScriptedPlayer(clients.host, made["table"], 0)
    await player.come()
    async with asyncio.timeout(60):
        await player.until(lambda: player.options or player.over)
    assert host.server.tables[made["table"]].row.arranged == "moment"
    await player.go()
    await clients.go()
