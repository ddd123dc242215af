"""Boxes that people read, change and save over HTTP, for tests."""

import msgspec

from antechamber.server.sessions import COOKIE
from server.table_clients import get, post


async def read(client, game="royals", **request):
    return await post(client, f"/games/{game}/boxes/read", request)


async def opened(client, game="royals", components="standard"):
    status, reading = await read(client, game, components=components)
    assert status == 200, reading
    return reading["draft"]


async def reading_of(client, draft, **request):
    status, reading = await read(client, draft=draft, **request)
    assert status == 200, reading
    return reading


async def save(client, draft, game="royals"):
    return await post(client, f"/games/{game}/boxes", {"draft": draft})


async def mine(client, game="royals"):
    return msgspec.json.decode((await get(client, f"/games/{game}/boxes"))[1])


async def take_away(client, saved):
    path = f"{client.url}/api/games/royals/boxes/{saved['set']['name']}"
    answer = await client.http.delete(path, headers={"cookie": f"{COOKIE}={client.token}"})
    assert answer.status_code == 200


def line(draft, section, key):
    lines = next(one for one in draft["sections"] if one["name"] == section)["lines"]
    return next(one for one in lines if one["key"] == key)


def set_value(draft, section, key, name, value):
    found = line(draft, section, key)
    found["values"][name] = value
    found["provenance"][name] = "source: my box"


def places(reading):
    return {(one["section"], one["key"], one["name"]) for one in reading["problems"]}


async def altered(client, title="Ann's Royals"):
    """The standard box with another bonus in Lyon, which stands elsewhere."""
    draft = await opened(client)
    draft["title"] = title
    set_value(draft, "cities", "lyon", "bonus", 4)
    draft["looks"]["lyon"] = {"at": [100, 200]}
    return draft
