"""All bytes that a seat is sent are explained by what it knows.

Every message is made again from samples that the seat cannot tell from the real state, with other seats' secrets
crossed out, and must be the same, byte for byte.
"""

import msgspec
import pytest

from antechamber.core.chance import Chance
from antechamber.core.event import Event
from antechamber.games import GAMES, load
from antechamber.server.clocks import clock_settings_of
from antechamber.server.played_game import PlayedGame
from antechamber.server.scripted_client import ScriptedClient, ScriptedPlayer
from antechamber.server.viewer_stream import ViewerStream
from antechamber.server.viewers import SPECTATORS, seat_of
from server.table_clients import get, randomly, sit_down

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

# What is no news of the game; that the store lets everybody wait is told on a machine that has much else to do.
QUIET = {"table", "here", "chat", "done", "store"}
CLOCKS = [{}, {"clock": 86400}, {"bank": 86400, "increment": 60}]


def crossed_out(entry, viewer):
    entry.events = [
        event if event.seat == viewer else Event(event.kind, event.seat, event.public, ("?",) * len(event.secret))
        for event in entry.events
    ]


class AnotherCourse:
    """The course of a game as one viewer could imagine it."""

    def __init__(self, game, row, viewer):
        seed, started = bytes.fromhex(row.seed), row.started or row.created
        self.played = PlayedGame(game, row.seats, seed, started, clock_settings_of(row))
        self.viewer = viewer
        self.rng = Chance(b"sniffer")

    def imagined(self):
        """The course with a sample in it; what is put in its place is handed back afterwards."""
        real = self.played.match.state
        self.played.match.state = real.sample(seat_of(self.viewer), self.rng)
        for entry in self.played.entries:
            crossed_out(entry, self.viewer)
        return real

    def stream(self, rows):
        real = self.imagined()
        sent = ViewerStream(self.played, self.viewer)
        yield sent.whole(self.played).decode()
        self.played.match.state = real
        for row in rows:
            self.played.follow(row)
            real = self.imagined()
            news = sent.update(self.played)
            self.played.match.state = real
            if news is not None:
                yield news.decode()


@pytest.mark.parametrize(("game", "clock"), [*zip(GAMES, [*CLOCKS, CLOCKS[1]], strict=True), ("royals", CLOCKS[2])])
async def test_every_byte_of_every_seat_is_explained_by_its_own_view(host, http, game, clock):
    seats = max(3, load(game).fewest)
    clients = await sit_down(host.url, http, game, seats, **clock)
    spectator = ScriptedPlayer(ScriptedClient(host.url, http), clients.table, None)
    clients.heard[None] = []
    spectator.on_raw = clients.heard[None].append
    await spectator.come()
    await spectator.until(lambda: spectator.now)
    await clients.play(randomly(9))
    await spectator.until(lambda: spectator.over)
    rows = await host.server.store.log(clients.table)
    row = await host.server.store.table(clients.table)
    for viewer in (SPECTATORS, *range(seats)):
        heard = [raw for raw in clients.heard[seat_of(viewer)] if msgspec.json.decode(raw)["kind"] not in QUIET]
        course = AnotherCourse(load(game), row, viewer)
        stream = list(course.stream(rows))
        if clock:
            # Whoever comes is told the clocks once more; no pause has changed them since.
            assert '"clocks"' in heard.pop(1)
        assert heard == stream
    await spectator.go()
    await clients.go()


@pytest.mark.parametrize("game", GAMES)
async def test_other_hidden_cards_change_not_one_byte(host, http, game):
    """The hidden cards of a running table are swapped; whoever cannot know them is sent the same as before."""
    seats = load(game).fewest
    clients = await sit_down(host.url, http, game, seats)
    table, rng, swaps = host.server.tables[clients.table], Chance(b"swap"), 0
    for _ in range(12):
        await clients.play(randomly(swaps), 5)
        for player in clients.players:
            real = table.played.match.state
            before = ViewerStream(table.played, player.seat).whole(table.played)
            table.played.match.state = real.sample(player.seat, rng)
            assert ViewerStream(table.played, player.seat).whole(table.played) == before
            swaps += any(
                table.played.match.state.view(seat) != real.view(seat) for seat in range(seats) if seat != player.seat
            )
            table.played.match.state = real
    assert swaps
    await clients.go()


@pytest.mark.parametrize("game", GAMES)
async def test_the_replay_of_a_running_game_holds_what_its_seat_was_sent(host, http, game):
    seats = load(game).fewest
    clients = await sit_down(host.url, http, game, seats)
    await clients.play(randomly(10), 40)
    for player in clients.players:
        live, view = [], {}
        for raw in clients.heard[player.seat]:
            message = msgspec.json.decode(raw)
            if message["kind"] in {"view", "update"}:
                view = view | message.get("view", message.get("changed"))
                live.append((message["moment"], view))
        _, raw = await get(player.client, f"/tables/{clients.table}/story?seat={player.seat}&to=199")
        again, view = [], {}
        for moment in msgspec.json.decode(raw)["story"]:
            view = view | moment["changed"]
            again.append((moment["moment"], view))
            if "choice" in moment:
                assert moment["seat"] == player.seat
        assert again == live
    await clients.go()
