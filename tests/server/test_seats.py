"""Whose seat it is: who may speak for it and see it, by which link one comes to it, and who is asked before what."""

import msgspec
import pytest

from antechamber.server.addresses import LOCAL
from antechamber.server.client_messages import Connection
from antechamber.server.refused import Refused
from antechamber.server.scripted_client import ScriptedClient, ScriptedPlayer
from antechamber.server.table_changes import choose
from antechamber.server.wire.client import AskRewind, Back, Choose, TakeBack
from server.seating import (
    INVITED,
    MINE,
    OPEN,
    act,
    heard,
    info,
    join,
    looking,
    new_table,
    seat_card,
    told,
    turned_out,
    until,
)
from server.table_clients import get, post, randomly, sit_down

pytestmark = pytest.mark.anyio


@pytest.fixture
def people(host, http):
    return [ScriptedClient(host.url, http) for _ in range(4)]


# Sockets


async def test_who_has_left_sees_and_plays_nothing_of_the_next_persons_seat(host, people):
    ann, stranger, next_one, _ = people
    table, _ = await new_table(ann, MINE, OPEN)
    await act(stranger, table, "sit", seat=1)
    visitor = await looking(stranger, table, 1)
    await act(stranger, table, "leave", seat=1)
    await turned_out(visitor)
    await act(next_one, table, "sit", seat=1)
    await act(ann, table, "start")
    assert not any(message["kind"] == "view" for message in visitor.heard)
    again = ScriptedPlayer(stranger, table, 1)
    await again.come()
    await turned_out(again)
    assert (await get(stranger, f"/tables/{table}/story?seat=1"))[0] == 403
    assert (await info(next_one, table))["mine"] == [1]


async def test_who_was_removed_is_turned_out_and_all_are_told(people):
    ann, bea, _, _ = people
    table, links = await new_table(ann, MINE, INVITED, start=True, settings={"pace": 10})
    await join(bea, links["1"], name="Bea")
    host, guest = await looking(ann, table, 0), await looking(bea, table, 1)
    await act(ann, table, "remove", seat=1)
    await turned_out(guest)
    await heard(host, "taken Bea's seat back")
    assert (await info(ann, table))["seats"][1]["stand_in"] == "courtier"
    assert (await info(bea, table))["mine"] == []
    await host.go()


async def test_a_socket_that_is_being_closed_can_no_longer_choose(host, http):
    clients = await sit_down(host.url, http, "royals", 2)
    player = (await clients.settled())[0]
    table = host.server.tables[clients.table]
    socket = next(socket for socket in table.sockets if socket.viewer == player.seat)
    guest = Connection(host.server, table, socket, host.app.state.limits, "Ann", LOCAL)
    decision, text = player.decision, player.options[0]
    socket.drop(4403)
    for request in (Choose(decision=decision, text=text), AskRewind(moment=0), Back()):
        with pytest.raises(Refused):
            await guest.grant(request)
    with pytest.raises(Refused):
        await choose(table, socket, decision, text)
    assert table.played.length == 0
    await turned_out(player)
    await clients.go()


async def test_closing_at_once_counts_also_for_a_socket_that_is_ending(host, http):
    clients = await sit_down(host.url, http, "royals", 2)
    table = host.server.tables[clients.table]
    socket = next(socket for socket in table.sockets if socket.viewer == 1)
    socket.end(1012)
    socket.drop(4403)
    await turned_out(clients.players[1])
    await clients.go()


async def test_an_ended_session_loses_its_sockets_and_comes_back_by_its_own_link(host, people):
    ann, bea, _, _ = people
    table, links = await new_table(ann, MINE, INVITED, start=True, settings={"pace": 10})
    _, joined = await join(bea, links["1"], name="Bea")
    visitor = await looking(bea, table, 1)
    await bea.http.delete(f"{bea.url}/api/me", headers={"cookie": f"antechamber={bea.token}"})
    await turned_out(visitor)
    bea.token = ""
    status, again = await join(bea, joined["link"])
    assert (status, again["seat"]) == (200, 1)
    assert again["link"] not in {None, joined["link"]}
    assert (await info(bea, table))["mine"] == [1]


async def test_spectators_go_when_they_may_no_longer_watch(people):
    ann, bea, watcher, _ = people
    table, links = await new_table(ann, MINE, INVITED, start=True)
    await join(bea, links["1"])
    visitors = [await looking(watcher, table), await looking(bea, table), await looking(bea, table, 1)]
    await act(ann, table, "change_settings", settings={"spectators": False})
    await turned_out(visitors[0])
    for visitor in visitors[1:]:
        await told(visitor, "table", lambda message: not message["settings"]["spectators"])
        await visitor.go()


async def test_before_the_game_everybody_may_look_and_then_only_those_who_sit(people):
    ann, watcher, _, _ = people
    table, _ = await new_table(ann, MINE, OPEN, settings={"spectators": False})
    visitor = await looking(watcher, table)
    await act(ann, table, "start")
    await turned_out(visitor)
    assert not any(message["kind"] == "view" for message in visitor.heard)


async def test_going_on_elsewhere_asks_what_the_story_asks(host, http):
    clients = await sit_down(host.url, http, "potemkin", 3, spectators=False)
    await clients.play(randomly(7))
    stranger = ScriptedClient(host.url, http)
    bot = {"kind": "bot", "level": "random"}
    request = {"table": clients.table, "moment": 3, "seats": [MINE, bot, bot]}
    assert (await get(stranger, f"/tables/{clients.table}/story"))[0] == 403
    assert (await post(stranger, "/continue", request))[0] == 403
    assert (await post(clients.host, "/continue", request))[0] == 201
    await clients.go()


# Links


async def test_a_link_made_before_leaving_leads_nowhere(people):
    ann, stranger, next_one, _ = people
    table, _ = await new_table(ann, MINE, OPEN)
    _, joined = await act(stranger, table, "sit", seat=1)
    _, links = await act(stranger, table, "new_link", seat=1)
    await act(stranger, table, "leave", seat=1)
    await act(next_one, table, "sit", seat=1)
    for token in (joined.get("link"), links["links"]["1"]):
        assert token is None or (await join(stranger, token))[0] == 403
    assert (await info(stranger, table))["mine"] == []


async def test_nobody_comes_to_a_taken_seat_by_what_the_host_was_told(people):
    ann, bea, accomplice, _ = people
    table, links = await new_table(ann, MINE, OPEN, INVITED)
    await act(bea, table, "sit", seat=1)
    await join(bea, links["2"], name="Bea")
    for seat in ("1", "2"):
        for client in (ann, accomplice):
            assert (await join(client, links[seat]))[0] == 403
    assert (await info(ann, table))["mine"] == [0]
    assert (await info(bea, table))["mine"] == [1, 2]


async def test_a_used_invitation_says_so_and_lets_in_whoever_has_used_it(people):
    ann, bea, cem, _ = people
    table, links = await new_table(ann, MINE, INVITED)
    assert (await join(bea, links["1"], name="Bea"))[0] == 200
    status, again = await join(bea, links["1"], name="Beatrice")
    assert (status, again) == (200, {"table": table, "seat": 1, "link": None})
    assert (await info(ann, table))["seats"][1]["name"] == "Beatrice"
    status, refusal = await join(cem, links["1"])
    assert (status, refusal["code"]) == (403, "used")
    assert "ask your host" in refusal["text"]
    assert (await join(cem, "x" * 32))[1]["code"] == "forbidden"


async def test_ones_own_link_is_for_another_device_and_can_be_replaced(people):
    ann, bea, phone, _ = people
    table, links = await new_table(ann, MINE, INVITED, start=True)
    _, joined = await join(bea, links["1"], name="Bea")
    assert (await join(phone, joined["link"], device=True))[0] == 200
    both = [await looking(client, table, 1) for client in (bea, phone)]
    _, fresh = await act(bea, table, "new_link", seat=1)
    await turned_out(both[1])
    assert (await join(phone, joined["link"]))[0] == 403
    assert (await join(phone, fresh["links"]["1"], device=True))[0] == 200
    await both[0].go()


async def test_nobody_shares_a_seat_by_mistake_or_unnoticed(people):
    """A link to a seat of one's own, passed off as an invitation: whoever comes by it is told, and so are all."""
    ann, bea, cem, _ = people
    table, links = await new_table(ann, MINE, MINE, start=True)
    visitor = await looking(ann, table, 0)
    for seat in ("0", "1"):
        status, refusal = await join(bea, links[seat], name="Bea")
        assert (status, refusal["code"]) == (409, "taken")
        assert refusal["text"] == "This link is no invitation: it leads to the seat of Ann, who sits there already."
    assert (await info(bea, table))["mine"] == []
    assert (await join(cem, links["1"], name="Cem", device=True))[0] == 200
    await heard(visitor, "Ann plays on one more device.")
    assert (await info(cem, table))["mine"] == [1]
    assert (await info(cem, table))["seats"][1]["name"] == "Ann"
    await visitor.go()


async def test_the_host_invites_anew_only_where_nobody_sits(people):
    ann, bea, cem, _ = people
    table, links = await new_table(ann, MINE, INVITED, start=True, settings={"pace": 10})
    _, first = await act(ann, table, "new_link", seat=1)
    assert (await join(bea, links["1"]))[0] == 403
    assert (await join(bea, first["links"]["1"], name="Bea"))[0] == 200
    status, refusal = await act(ann, table, "new_link", seat=1)
    assert (status, "Bea sits there" in refusal["text"]) == (409, True)
    await act(ann, table, "remove", seat=1)
    _, second = await act(ann, table, "new_link", seat=1)
    visitor = await looking(ann, table, 0)
    assert (await join(cem, second["links"]["1"], name="Cem"))[0] == 200
    await heard(visitor, "Cem has come by a link and takes seat 2")
    assert (await info(bea, table))["mine"] == []
    await visitor.go()


async def test_no_link_leads_to_a_bot(people):
    ann, bea, _, _ = people
    table, links = await new_table(ann, MINE, OPEN, OPEN, INVITED)
    await act(ann, table, "put_bot", seat=1, level="page")
    await act(ann, table, "put_bot", seat=3, level="page")
    await act(ann, table, "start")
    for seat in ("1", "2", "3"):
        assert (await join(bea, links[seat]))[0] == 403
    assert (await info(bea, table))["mine"] == []


async def test_a_bot_takes_nobodys_seat_before_the_game(people):
    ann, bea, _, _ = people
    table, _ = await new_table(ann, MINE, OPEN)
    await act(bea, table, "sit", seat=1, name="Bea")
    status, refusal = await act(ann, table, "put_bot", seat=1, level="page")
    assert (status, "Bea sits there" in refusal["text"]) == (409, True)
    await act(ann, table, "remove", seat=1)
    assert (await act(ann, table, "put_bot", seat=1, level="page"))[0] == 200


async def test_the_hosts_link_still_leads_to_the_hosts_tools(people):
    ann, phone, _, _ = people
    _, made = await post(ann, "/tables", {"game": "royals", "seats": [MINE, OPEN]})
    table, tools = made["table"], made["host"]
    for _ in range(2):
        assert (await join(phone, tools))[1]["seat"] is None
    assert (await info(phone, table))["host"]
    assert (await info(ann, table))["host"]


async def test_in_a_rematch_bots_play_for_those_who_were_removed(host, http):
    clients = await sit_down(host.url, http, "potemkin", 3)
    await clients.play(randomly(6), 20)
    await act(clients.host, clients.table, "remove", seat=2)
    clients.players.pop()
    await clients.play(randomly(6))
    _, again = await act(clients.host, clients.table, "rematch")
    assert [seat["kind"] for seat in (await info(clients.host, again["table"]))["seats"]] == ["person"] * 2 + ["bot"]
    await clients.go()


# Bots for people


async def seated(people, **options):
    """Ann, the host, and Bea at a running table, both present."""
    ann, bea = people[:2]
    table, links = await new_table(ann, MINE, INVITED, start=True, settings={"pace": 10, **options})
    await join(bea, links["1"], name="Bea")
    return table, await looking(ann, table, 0), await looking(bea, table, 1)


async def answer_bot(player, level, agree):
    await player.websocket.send(msgspec.json.encode({"kind": "answer_bot", "level": level, "agree": agree}).decode())


async def test_who_is_present_is_asked_before_a_bot_plays(people):
    table, ann, bea = await seated(people)
    assert (await act(ann.client, table, "put_bot", seat=1, level="page"))[0] == 200
    for player in (ann, bea):
        await told(player, "table", lambda message: message["seats"][1].get("offer") == "page")
        assert seat_card(player, 1)["stand_in"] == ""
    await answer_bot(bea, "courtier", agree=True)
    await told(bea, "refused", lambda message: message["code"] == "stale")
    await answer_bot(bea, "page", agree=False)
    await until(ann, lambda: seat_card(ann, 1)["offer"] == "")
    assert seat_card(ann, 1)["stand_in"] == ""
    await act(ann.client, table, "put_bot", seat=1, level="page")
    await answer_bot(ann, "page", agree=True)
    await told(ann, "refused", lambda message: message["code"] == "stale")
    await told(bea, "table", lambda message: message["seats"][1]["offer"] == "page")
    await answer_bot(bea, "page", agree=True)
    await heard(ann, "Bea lets the Page play")
    assert (seat_card(ann, 1)["stand_in"], seat_card(ann, 1)["offer"]) == ("page", "")
    await ann.go()
    await bea.go()


async def test_a_bot_for_somebody_who_is_away_is_said_and_sent_away_again(people):
    table, ann, bea = await seated(people)
    await bea.go()
    await told(ann, "here", lambda message: message["seats"] == [0])
    await act(ann.client, table, "put_bot", seat=1, level="page")
    await heard(ann, "Bea is away: the host lets the Page play until Bea comes back.")
    bea = await looking(bea.client, table, 1)
    assert seat_card(bea, 1)["stand_in"] == "page"
    assert (await bea.request(Back())).kind == "done"
    await until(ann, lambda: seat_card(ann, 1)["stand_in"] == "")
    await ann.go()
    await bea.go()


async def test_who_leaves_a_running_game_keeps_the_seat_and_it_is_said(people):
    table, ann, bea = await seated(people)
    await act(bea.client, table, "leave", seat=1)
    await heard(ann, "Bea has left; the Courtier plays until Bea comes back.")
    assert (await bea.request(Back())).kind == "done"
    await until(ann, lambda: seat_card(ann, 1)["stand_in"] == "")
    assert (await info(bea.client, table))["mine"] == [1]
    await ann.go()
    await bea.go()


async def test_what_is_done_again_is_not_said_again(host, people):
    ann, bea, _, _ = people
    table, links = await new_table(ann, MINE, INVITED, start=True, settings={"pace": 10})
    await join(bea, links["1"], name="Bea")
    for client, kind, more in ((bea, "leave", {}), (ann, "put_bot", {"level": "page"}), (ann, "remove", {})):
        for _ in range(3):
            assert (await act(client, table, kind, seat=1, **more))[0] == 200
    said = [message.text for message in await host.server.store.chat.messages(table)]
    assert [line.split(" ")[0] for line in said] == ["Bea", "Bea", "The"]


async def test_who_makes_the_house_speak_too_often_is_refused(host, people):
    ann, bea, _, _ = people
    table, links = await new_table(ann, MINE, INVITED, start=True, settings={"pace": 10})
    await join(bea, links["1"], name="Bea")
    visitor = await looking(bea, table, 1)
    host.app.state.limits.announcements.rate = 0.0
    statuses = []
    for _ in range(12):
        statuses.append((await act(bea, table, "leave", seat=1))[0])
        await visitor.request(Back())
    assert statuses == [200] * 10 + [429] * 2
    assert len(await host.server.store.chat.messages(table)) == 10
    await visitor.go()


async def test_who_takes_back_too_often_is_refused(host, http):
    clients = await sit_down(host.url, http, "royals", 2)
    player = (await clients.settled())[0]
    host.app.state.limits.takebacks.rate = 0.0
    requests = [AskRewind(moment=900), TakeBack(decision=player.decision)] * 20
    assert "limit" not in {(await player.request(request)).code for request in requests}
    assert {(await player.request(request)).code for request in requests[:2]} == {"limit"}
    await clients.go()


async def test_when_the_game_is_over_no_bot_is_put_anywhere(host, http):
    clients = await sit_down(host.url, http, "potemkin", 3)
    await clients.play(randomly(6))
    assert (await act(clients.host, clients.table, "put_bot", seat=1, level="page"))[0] == 409
    await clients.go()
