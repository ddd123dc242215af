"""After a game, every choice of it is looked at."""

import asyncio

import msgspec
import pytest

from server.table_clients import get, post, randomly, sit_down

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def analysis(clients, query=""):
    status, body = await get(clients.host, f"/tables/{clients.table}/analysis{query}")
    return status, msgspec.json.decode(body)


async def test_every_choice_of_a_finished_game_has_a_verdict_and_it_stays(host, http):
    clients = await sit_down(host.url, http, "potemkin", 3)
    await clients.play(randomly(1))
    assert (await analysis(clients))[1]["lines"] == []
    await post(clients.host, f"/tables/{clients.table}/analysis", None)
    assert (await analysis(clients))[1]["running"]
    await asyncio.gather(*host.app.state.analyses.tasks)
    found = (await analysis(clients, "?seat=0"))[1]
    played = host.server.tables[clients.table].played
    choices = [entry for entry in played.entries if entry.kind == "choice"]
    assert found["done"] == found["of"] == len(choices)
    assert [(line["seat"], line["chosen"]) for line in found["lines"]] == [
        (entry.seat, entry.text) for entry in choices
    ]
    for line in found["lines"]:
        assert sum(line["chances"]) == pytest.approx(1, abs=0.01)
        assert 0 <= line["best_chance"] <= 1
        assert line["chosen_title"]["id"].startswith("do-")
        assert line["chosen"] != line["best"] or line["chosen_title"] == line["best_title"]
    # The seat's own choices stand in its replay at the moment at which they were made.
    mine = played.noticed(0)
    assert all(mine[line["moment"]].text == line["chosen"] for line in found["lines"] if line["seat"] == 0)
    await clients.go()
    host.server.tables.forget(host.server.tables[clients.table])
    assert (await analysis(clients, "?seat=0"))[1] == found


async def test_an_analysis_from_before_there_were_titles_is_told_without(host, http):
    clients = await sit_down(host.url, http, "royals", 2)
    await clients.play(randomly(1))
    played = host.server.tables[clients.table].played
    at = next(at for at, entry in enumerate(played.entries) if entry.kind == "choice")
    kept = [{"at": at, "chance": 0.5, "best": "end", "best_chance": 0.5, "chances": [0.5, 0.5]}]
    await host.server.store.keep_analysis(clients.table, msgspec.json.encode(kept).decode())
    [line] = (await analysis(clients))[1]["lines"]
    assert (line["best"], line["chosen_title"], line["best_title"]) == ("end", None, None)
    await clients.go()


async def test_a_running_game_is_not_looked_at(host, http):
    clients = await sit_down(host.url, http, "royals", 2)
    assert (await analysis(clients))[0] == 409
    status, _ = await post(clients.host, f"/tables/{clients.table}/analysis", None)
    assert status == 409
    await clients.go()
