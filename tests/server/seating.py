"""What people do about their seats over HTTP, and what they are sent, for tests."""

import asyncio

import msgspec

from antechamber.server.scripted_client import ScriptedPlayer
from server.table_clients import get, post

MINE = {"kind": "person", "mine": True, "name": "Ann"}
INVITED = {"kind": "person", "name": "Guest"}
OPEN = {"kind": "open"}
LONGEST = 30


async def new_table(client, *seats, **values):
    status, made = await post(client, "/tables", {"game": "royals", "seats": list(seats), **values})
    assert status == 201, made
    return made["table"], made["links"]


async def act(client, table, kind, **values):
    return await post(client, f"/tables/{table}", {"kind": kind, **values})


async def join(client, token, **values):
    return await post(client, "/join", {"token": token, **values})


async def info(client, table):
    status, raw = await get(client, f"/tables/{table}")
    return msgspec.json.decode(raw) if status == 200 else status


async def looking(client, table, seat=None):
    """Somebody at the table; `heard` is what they are sent."""
    player = ScriptedPlayer(client, table, seat)
    player.heard = []
    player.on_raw = lambda raw: player.heard.append(msgspec.json.decode(raw))
    await player.come()
    await until(player, lambda: any(message["kind"] == "here" for message in player.heard))
    return player


async def turned_out(player):
    """Until the other side has closed the socket because the seat is not theirs."""
    async with asyncio.timeout(LONGEST):
        await player.listener_ends()
    assert player.websocket.close_code == 4403


async def until(player, ready):
    async with asyncio.timeout(LONGEST):
        await player.until(ready)


async def told(player, kind, fits=lambda message: True):
    """Until somebody has been sent something."""
    await until(player, lambda: any(fits(message) for message in player.heard if message["kind"] == kind))


def said(player):
    return [one["text"] for message in player.heard if message["kind"] == "chat" for one in message["messages"]]


async def heard(player, text):
    await until(player, lambda: any(text in line for line in said(player)))


def seat_card(player, number):
    """A seat as somebody was last told of it."""
    return [message for message in player.heard if message["kind"] == "table"][-1]["seats"][number]
