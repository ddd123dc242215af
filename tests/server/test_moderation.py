"""Chat: spectators speak less often, the host may silence people and send spectators away."""

import msgspec
import pytest

from antechamber.server.addresses import Addresses
from antechamber.server.limits import Limit
from antechamber.server.scripted_client import ScriptedClient, ScriptedPlayer
from antechamber.server.wire.client import Say
from server.hosts import local
from server.seating import looking
from server.table_clients import get, messages, post, sit_down

pytestmark = pytest.mark.anyio


async def watching(url, http, table, name):
    """A spectator with a name."""
    client = ScriptedClient(url, http)
    await post(client, "/me", {"name": name})
    return await looking(client, table)


async def say(player, text="Hello"):
    return await player.request(Say(text=text))


def kinds(player, kind):
    return [message for message in player.heard if message["kind"] == kind]


@pytest.fixture
async def clients(host, http):
    clients = await sit_down(host.url, http, "royals", 2)
    yield clients
    await clients.go()


@pytest.fixture
async def watcher(host, http, clients):
    watcher = await watching(host.url, http, clients.table, "Wanda")
    yield watcher
    await watcher.go()


async def latest_message(clients, number=-1):
    await clients.players[0].until(lambda: messages(clients, 0, "chat")[-1]["messages"])
    return messages(clients, 0, "chat")[-1]["messages"][number]


async def test_spectators_have_a_rate_of_their_own(host, http, clients, watcher):
    limits = host.app.state.limits
    assert limits.spectators.rate < limits.chat.rate
    limits.spectators = Limit(0, 2)
    assert [(await say(watcher)).kind for _ in range(3)] == ["done", "done", "refused"]
    assert (await clients.players[0].request(Say(text="I may"))).kind == "done"


async def test_spectators_of_one_address_share_its_rate(host, http, clients, monkeypatch):
    monkeypatch.setattr(Addresses, "of", lambda _self, _connection: "203.0.113.7")
    host.app.state.limits.addresses["chat"] = Limit(0, 2)
    watchers = [await watching(host.url, http, clients.table, f"W{n}") for n in range(3)]
    assert [(await say(watcher)).kind for watcher in watchers] == ["done", "done", "refused"]
    for watcher in watchers:
        await watcher.go()


async def test_who_has_no_session_only_watches(host, http, clients):
    nobody = ScriptedPlayer(ScriptedClient(host.url, http), clients.table, None)
    await nobody.come()
    await nobody.until(lambda: nobody.now)
    answer = await nobody.request(Say(text="Boo"))
    assert (answer.kind, answer.code) == ("refused", "forbidden")
    await nobody.go()


async def test_the_host_silences_a_spectator_who_is_told_so(host, http, clients, watcher):
    path = f"/tables/{clients.table}"
    await say(watcher, "Play faster!")
    said = await latest_message(clients)
    assert (said["seat"], said["name"], len(said["spectator"])) == (None, "Wanda", 16)
    request = {"kind": "silence", "spectator": said["spectator"]}
    assert (await post(clients.players[1].client, path, request))[0] == 403
    assert (await post(watcher.client, path, request))[0] == 403
    assert (await post(clients.host, path, request))[0] == 200
    await watcher.until(lambda: kinds(watcher, "moderation"))
    assert kinds(watcher, "moderation")[-1] == {"kind": "moderation", "silent": True, "barred": []}
    answer = await say(watcher)
    assert (answer.kind, answer.code) == ("refused", "forbidden")
    assert "silent" in answer.text
    await clients.players[0].until(lambda: messages(clients, 0, "moderation"))
    card = {"seat": None, "spectator": said["spectator"], "name": "Wanda", "away": False}
    assert messages(clients, 0, "moderation")[-1]["barred"] == [card]
    assert messages(clients, 1, "moderation") == []
    await post(clients.host, path, request | {"silent": False})
    await watcher.until(lambda: kinds(watcher, "moderation")[1:])
    assert (await say(watcher)).kind == "done"


async def test_silence_lasts_and_concerns_one_table(settings, http):
    async with local(settings) as host:
        clients = await sit_down(host.url, http, "royals", 2)
        path, other = f"/tables/{clients.table}", clients.players[1]
        assert (await post(clients.host, path, {"kind": "silence", "seat": 1}))[0] == 200
        assert (await other.request(Say(text="But"))).kind == "refused"
        assert (await post(clients.host, path, {"kind": "silence", "seat": 0}))[0] == 409
        assert (await post(clients.host, path, {"kind": "silence", "seat": 7}))[0] == 404
        assert (await post(clients.host, path, {"kind": "silence", "spectator": "nobody"}))[0] == 404
        await clients.go()
    async with local(settings) as host:
        for player in clients.players:
            player.client.url = host.url
        await clients.come()
        assert messages(clients, 1, "moderation")[-1]["silent"]
        assert messages(clients, 0, "moderation")[-1]["barred"][0]["seat"] == 1
        assert (await other.request(Say(text="But"))).kind == "refused"
        # What they play is heard all the same.
        assert {seat_row.stand_in for seat_row in host.server.tables[clients.table].seat_rows.values()} == {""}
        await clients.go()


async def test_a_spectator_who_is_sent_away_goes_and_stays_out(host, http, clients, watcher):
    path = f"/tables/{clients.table}"
    await say(watcher, "Boo")
    spectator = (await latest_message(clients))["spectator"]
    assert (await post(clients.host, path, {"kind": "send_away", "spectator": spectator}))[0] == 200
    await watcher.listener_ends()
    assert watcher.websocket.close_code == 4405
    assert (await get(watcher.client, path))[0] == 403
    assert (await get(watcher.client, f"{path}/story"))[0] == 403
    await watcher.come()
    await watcher.listener_ends()
    assert watcher.websocket.close_code == 4403
    assert "sent you away" in kinds(watcher, "refused")[-1]["text"]
    # Somebody else's session is not concerned, and the host may think better of it.
    stranger = await watching(host.url, http, clients.table, "Sam")
    await stranger.go()
    await post(clients.host, path, {"kind": "send_away", "spectator": spectator, "away": False})
    assert (await get(watcher.client, path))[0] == 200


async def test_who_was_sent_away_takes_no_open_seat(host, http):
    ann, wanda = ScriptedClient(host.url, http), ScriptedClient(host.url, http)
    _, made = await post(
        ann, "/tables", {"game": "royals", "seats": [{"kind": "person", "mine": True}, {"kind": "open"}]}
    )
    path = f"/tables/{made['table']}"
    await post(wanda, "/me", {"name": "Wanda"})
    watcher = await looking(wanda, made["table"])
    await say(watcher)
    spectator = next(m["messages"][0]["spectator"] for m in kinds(watcher, "chat") if m["messages"])
    await post(ann, path, {"kind": "send_away", "spectator": spectator})
    assert (await post(wanda, path, {"kind": "sit", "seat": 1}))[0] == 403


async def test_another_process_shows_them_out_too(settings, http, redis):
    shared = msgspec.structs.replace(settings, redis=redis)
    async with local(shared) as one, local(shared) as other:
        clients = await sit_down(one.url, http, "royals", 2)
        watcher = await watching(other.url, http, clients.table, "Wanda")
        await say(watcher, "Boo")
        spectator = (await latest_message(clients))["spectator"]
        await post(clients.host, f"/tables/{clients.table}", {"kind": "send_away", "spectator": spectator})
        await watcher.listener_ends()
        assert watcher.websocket.close_code == 4405
        await clients.go()
