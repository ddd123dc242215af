"""Random people, good and bad, at one table: whatever they do, store, memory and what they were sent agree.

`SOAK=1` tries longer.
"""

import asyncio
import os
import tempfile
import threading
from pathlib import Path

import httpx
import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from antechamber.games import load
from antechamber.server.limits import Limit
from antechamber.server.played_game import PlayedGame
from antechamber.server.rewind_requests import agreement
from antechamber.server.scripted_client import ScriptedPlayer
from antechamber.server.settings import Settings
from antechamber.server.viewer_stream import ViewerStream
from antechamber.server.wire.client import AnswerBot, AnswerRewind, AskRewind, Back, Choose, Say, TakeBack
from server.hosts import local
from server.table_clients import post, sit_down

LONG = bool(os.environ.get("SOAK"))
SEATS = st.integers(0, 1)
ANY = st.integers(0, 10_000)


class Backstage:
    """One server for all runs, in a thread with an event loop of its own."""

    def __init__(self):
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.folder = tempfile.TemporaryDirectory()
        folder = Path(self.folder.name)
        self.server = local(
            Settings(database=f"sqlite:///{folder / 'machine.sqlite'}", components=str(folder), port=0, bot_processes=1)
        )
        self.host = self.run(self.server.__aenter__())
        self.host.app.state.limits.messages = self.host.app.state.limits.chat = Limit(1e9, 1e9)
        self.http = httpx.AsyncClient(timeout=60, verify=False)

    def run(self, work):
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(120)

    def close(self):
        self.run(self.http.aclose())
        self.run(self.server.__aexit__(None, None, None))
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()
        self.folder.cleanup()


class TableMachine(RuleBasedStateMachine):
    """Two people and, in Potemkin, a bot; each may be here or gone."""

    backstage: Backstage

    @initialize(game=st.sampled_from(["royals", "catherine", "potemkin"]))
    def set_up(self, game):
        self.game = game
        bots = 1 if game == "potemkin" else 0
        self.clients = self.run(sit_down(self.backstage.host.url, self.backstage.http, game, 2 + bots, bots=bots))
        self.people = dict(enumerate(self.clients.players))
        self.here = {0: True, 1: True}
        self.old = [Choose(decision=0, text="nothing")]

    def run(self, work):
        return self.backstage.run(work)

    @property
    def server(self):
        return self.backstage.host.server

    def request(self, seat, request, *answers):
        """Whoever is here asks; the answer is one of those that are fine."""
        answer = self.run(self.people[seat].request(request))
        assert (answer.code or answer.kind) in answers, answer

    @precondition(lambda self: any(self.here.values()))
    @rule(seat=SEATS, pick=ANY)
    def choose(self, seat, pick):
        if not self.here[seat]:
            return
        options = self.people[seat].options or ["nothing"]
        made = Choose(decision=self.people[seat].decision, text=options[pick % len(options)])
        self.old.append(made)
        self.request(seat, made, "done", "stale", "illegal", "closed")

    @rule(seat=SEATS, pick=ANY)
    def choose_again(self, seat, pick):
        """A choice of the past, perhaps of somebody else."""
        if self.here[seat]:
            old = self.old[pick % len(self.old)]
            answers = ("stale", "illegal", "closed", "done")
            self.request(seat, Choose(decision=old.decision, text=old.text), *answers)

    @rule(seat=SEATS)
    def take_back(self, seat):
        if self.here[seat]:
            self.request(seat, TakeBack(decision=self.people[seat].decision), "done", "stale", "illegal", "closed")

    @rule(seat=SEATS, moment=st.integers(0, 40))
    def ask_to_go_back(self, seat, moment):
        if self.here[seat]:
            self.request(seat, AskRewind(moment=moment), "done", "unknown", "illegal", "closed")

    @rule(seat=SEATS, agree=st.booleans(), old=st.booleans())
    def answer_to_go_back(self, seat, agree, old):
        if self.here[seat]:
            asked = agreement(self.server.tables[self.clients.table])
            request = asked.request - old if asked else 0
            self.request(seat, AnswerRewind(request=request, agree=agree), "done", "stale", "closed")

    @rule(seat=SEATS, agree=st.booleans())
    def answer_to_a_bot(self, seat, agree):
        if self.here[seat]:
            self.request(seat, AnswerBot(level="random", agree=agree), "done", "stale")

    @rule(seat=SEATS)
    def say(self, seat):
        if self.here[seat]:
            self.request(seat, Say(text="hm"), "done")

    @rule(seat=SEATS)
    def drop(self, seat):
        if self.here[seat]:
            self.run(self.people[seat].go())
            self.here[seat] = False

    @rule(seat=SEATS)
    def come_back(self, seat):
        if not self.here[seat]:
            player = self.people[seat]
            self.people[seat] = ScriptedPlayer(player.client, player.table, seat)
            self.run(self.people[seat].come())
            self.run(self.people[seat].until(lambda: bool(self.people[seat].now)))
            self.here[seat] = True

    @rule(seat=SEATS)
    def stand_in(self, seat):
        action = {"kind": "put_bot", "seat": seat, "level": "random"}
        status, _ = self.run(post(self.clients.host, f"/tables/{self.clients.table}", action))
        assert status in {200, 409}

    @rule(seat=SEATS)
    def play_myself_again(self, seat):
        if self.here[seat]:
            self.request(seat, Back(), "done")

    @rule()
    def forget(self):
        """As if the process had begun anew: everybody comes back to what is in the store."""
        table = self.server.tables[self.clients.table]

        async def forget():
            async with table.lock:
                self.server.tables.forget(table)

        self.run(forget())
        for seat, here in self.here.items():
            if here:
                self.run(self.people[seat].listener_ends())
                self.here[seat] = False
                self.come_back(seat)

    @invariant()
    def store_memory_and_players_agree(self):
        if hasattr(self, "clients"):
            self.run(self.agree())

    async def agree(self):
        table = await self.server.tables.get(self.clients.table)
        async with table.lock:
            row = await self.server.store.table(table.id)
            played = PlayedGame(load(self.game), row.seats, bytes.fromhex(row.seed), row.started or row.created)
            for choice in await self.server.store.log(table.id):
                played.follow(choice)
            assert played.numbers == table.played.numbers
            expected = {
                seat: msgspec.json.decode(ViewerStream(played, seat).whole(played))
                for seat in self.people
                if self.here[seat]
            }
        for seat, whole in expected.items():
            player = self.people[seat]
            async with asyncio.timeout(30):
                await player.until(lambda player=player, whole=whole: player.number >= whole["number"])
            if player.number == whole["number"]:
                assert (player.decision, player.now) == (whole["decision"], whole["now"])

    def teardown(self):
        if hasattr(self, "clients"):
            for seat, player in self.people.items():
                if self.here[seat]:
                    self.run(player.go())


def test_whatever_people_do_store_memory_and_streams_agree():
    from hypothesis.stateful import run_state_machine_as_test

    TableMachine.backstage = Backstage()
    try:
        run_state_machine_as_test(
            TableMachine,
            settings=settings(
                max_examples=100 if LONG else 6,
                stateful_step_count=60 if LONG else 25,
                deadline=None,
                database=None,
                suppress_health_check=list(HealthCheck),
                derandomize=not LONG,
            ),
        )
    finally:
        TableMachine.backstage.close()
