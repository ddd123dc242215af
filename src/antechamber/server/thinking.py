"""A process in which bots think. It is given samples, never the real state, and can be ended at any moment.

Requests come in on standard input and answers go out on standard output, each with its length before it.
"""

from __future__ import annotations

import signal
import sys
from collections import OrderedDict
from typing import BinaryIO, Final

import msgspec

from antechamber.bots import seat_bot
from antechamber.bots.bot import Bot, Observation
from antechamber.bots.parcel import unpack
from antechamber.core.chance import Chance
from antechamber.core.game import Game
from antechamber.core.playout import Tally, play_out
from antechamber.games import load

LENGTH: Final = 4
REMEMBERED: Final = 200
TRIAL_GAMES: Final = 3


class Task(msgspec.Struct, kw_only=True):
    """What to think about. `parcel` is a packed sample; without one, the component set is tried in whole games."""

    game: str
    components: str
    seats: int = 0
    level: str = "random"
    seat: int = 0
    parcel: bytes = b""
    seed: bytes = b"0"
    memory: str = ""
    advise: bool = False


class Thought(msgspec.Struct, kw_only=True):
    """The options by merit, best first, each with its chance and visits; or what went wrong."""

    advice: list[tuple[str, float, int]] = []
    error: str = ""


class Mind:
    """The games and bots of one process; bots remember what they thought before about the same table."""

    def __init__(self) -> None:
        self.games: dict[tuple[str, str], Game] = {}
        self.bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def answer(self, task: Task) -> Thought:
        key = (task.game, task.components)
        game = self.games.get(key) or self.games.setdefault(key, load(*key))
        if not task.parcel:
            try_out(game)
            return Thought()
        observation = Observation(unpack(game, task.parcel), task.seat)
        bot, rng = self.bot(task, game), Chance(task.seed)
        if task.advise:
            found = sorted(bot.advise(observation, rng), key=lambda line: (-line.visits, -line.chance))
            return Thought(advice=[(line.choice.text, line.chance, line.visits) for line in found])
        return Thought(advice=[(bot.choose(observation, rng).text, 0.0, 0)])

    def bot(self, task: Task, game: Game) -> Bot:
        key = (task.memory, task.seat, task.level)
        if key not in self.bots:
            self.bots[key] = seat_bot(task.level, game, task.seats)
            if len(self.bots) > REMEMBERED:
                self.bots.popitem(last=False)
        self.bots.move_to_end(key)
        return self.bots[key]


def try_out(game: Game) -> None:
    """Play whole games with every number of seats: a set with which games do not end never gets to a table."""
    for seats in range(game.fewest, game.most + 1):
        for number in range(TRIAL_GAMES):
            s = game.start(seats, bytes([seats, number]))
            play_out(s, number, Tally())
            s.scores()
            s.view(None)


def read(source: BinaryIO) -> bytes:
    head = source.read(LENGTH)
    return source.read(int.from_bytes(head)) if len(head) == LENGTH else b""


def main() -> None:
    """Think until there is nobody left to ask. Ctrl-C is for the server, which ends this process itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    mind, source, sink = Mind(), sys.stdin.buffer, sys.stdout.buffer
    # Whatever a bot may print must not be taken for an answer.
    sys.stdout = sys.stderr
    while message := read(source):
        try:
            thought = mind.answer(msgspec.msgpack.decode(message, type=Task))
        except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, the process answers
            thought = Thought(error=f"{type(error).__name__}: {error}")
        answer = msgspec.msgpack.encode(thought)
        sink.write(len(answer).to_bytes(LENGTH) + answer)
        sink.flush()


if __name__ == "__main__":
    main()
