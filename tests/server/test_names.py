"""Names and chat: what is kept as it is, what is put right, and what is refused, wherever it comes in."""

import msgspec
import pytest

from antechamber.server.names import is_plain, person, speech
from antechamber.server.refused import Refused
from antechamber.server.scripted_client import ScriptedClient, ScriptedPlayer
from antechamber.server.wire.client import Say
from server.table_clients import get, post, sit_down

pytestmark = pytest.mark.anyio

HIDDEN = [
    "A\x00nn",
    "A\nn",
    "A\x1bnn",
    "\u202eAnn",
    "A\u2066nn",
    "A\u200bnn",
    "A\u00adnn",
    "\ue000",
    "A\u0378",
    "\U000e0041",
]
RESERVED = [
    "Antechamber",
    "ANTECHAMBER",
    "Ante chamber",
    "Ante\u3000chamber",
    "antechamber.",
    "Host",
    "the host",
    "h0st",
    "H\u043est",  # a Cyrillic o
    "\u0397\u039fST",  # Greek capitals
    "\uff28\uff4f\uff53\uff54",  # wide letters
    "You",
    "Y o u",
    "spectator",
    "Courtier",
    "Sovereign",
    "Pag\u00e9",
    "random",
]


@pytest.mark.parametrize(
    "name", [*HIDDEN, "", " ", "\u3164", "a\u0301\u0302\u0303\u0304", "\u0301", "x" * 25, "<b>", *RESERVED]
)
def test_names_that_are_refused(name):
    with pytest.raises(Refused) as refusal:
        person(name)
    assert refusal.value.sentence[0].isupper()


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        (" Ann  of\u00a0Cleves\t", "Ann of Cleves"),
        ("Zoe\u0308", "Zoë"),
        ("李小龍", "李小龍"),
        ("אסתר", "אסתר"),
        ("O\u2019Neill-2", "O\u2019Neill-2"),
        ("♛ Olga", "♛ Olga"),
        ("Hostess", "Hostess"),
        ("Yousef", "Yousef"),
        ("x" * 24, "x" * 24),
    ],
)
def test_names_that_are_kept(name, kept):
    assert person(name) == kept


def test_what_is_said_loses_what_cannot_be_seen():
    assert speech(" Well\u202e done\x07,\n\n Ann ") == "Well done, Ann"
    assert speech("👩\u200d👧") == "👩\u200d👧"
    for nothing in ("\u200b", " ", "\x00", "\u2066", "\u3164", "\u200d", "a" + "\u0301" * 9):
        with pytest.raises(Refused):
            speech(nothing)
    assert is_plain("my-copy 2")
    assert not is_plain("my\u202ecopy")


@pytest.mark.parametrize("name", ["\u202eAnn", "Antechamber", "A\x00"])
async def test_the_same_wherever_a_name_comes_in(host, http, name):
    clients = await sit_down(host.url, http, "royals", 2, connect=False)
    _, made = await post(clients.host, "/tables", {"game": "royals", "seats": [{"kind": "open"}] * 2})
    path, one = f"/tables/{clients.table}", {"kind": "person"}
    stranger = ScriptedClient(host.url, http)
    for to, body in (
        ("/me", {"name": name}),
        (path, {"kind": "rename_seat", "seat": 0, "name": name}),
        (f"/tables/{made['table']}", {"kind": "sit", "seat": 0, "name": name}),
        ("/join", {"token": clients.links.links[1], "name": name}),
        ("/tables", {"game": "royals", "seats": [one, {**one, "name": name}]}),
        ("/continue", {"table": clients.table, "moment": 0, "seats": [one, {**one, "name": name}]}),
    ):
        status, refusal = await post(stranger if to != path else clients.host, to, body)
        assert (status, refusal["code"]) == (400, "malformed"), to
        assert refusal["text"][0].isupper()
        assert "at `$" not in refusal["text"]
    _, raw = await get(clients.host, path)
    assert [seat["name"] for seat in msgspec.json.decode(raw)["seats"]] == ["P0", "P1"]


async def test_names_are_put_right_and_messages_are_too(host, http):
    ann = ScriptedClient(host.url, http)
    assert (await post(ann, "/me", {"name": "  Ann\u00a0 Boleyn "}))[1]["name"] == "Ann Boleyn"
    clients = await sit_down(host.url, http, "royals", 2)
    player = clients.players[0]
    assert (await player.request(Say(text="Hello\u202e there"))).kind == "done"
    await player.websocket.send('{"kind":"say","text":"\\u0000\\u200b","re":77}')
    await player.until(lambda: '"re":77' in clients.heard[0][-1])
    assert msgspec.json.decode(clients.heard[0][-1])["text"] == "There is nothing to say."
    assert [message.text for message in await host.server.store.chat.messages(clients.table)] == ["Hello there"]
    await clients.go()


async def test_a_table_that_cannot_be_is_not_looked_for(host, http, monkeypatch):
    async def never(_query, _kind):
        raise AssertionError

    monkeypatch.setattr(host.server.store, "rows", never)
    someone = ScriptedClient(host.url, http)
    for name in ("%00", "a%00b", "x" * 25, "%F0%9F%92%8E", "a%20b", "%E2%80%AE"):
        assert (await get(someone, f"/tables/{name}"))[0] == 404
    assert (await post(someone, "/continue", {"table": "a b", "moment": 0, "seats": []}))[0] == 404
    player = ScriptedPlayer(someone, "a%00b", None)
    await player.come()
    await player.listener_ends()
    assert player.websocket.close_code == 4404
    monkeypatch.undo()
