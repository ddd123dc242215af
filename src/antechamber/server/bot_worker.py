"""A process in which bots think. It is given samples, never the real state."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec

from antechamber.bots import make_bot
from antechamber.bots.bot import Bot, Observation
from antechamber.bots.search import Budget, SearchBot
from antechamber.bots.state_pickle import unpickle_state
from antechamber.core.chance import Chance
from antechamber.core.errors import AntechamberError
from antechamber.core.game import Game
from antechamber.core.playout import Tally, play_out
from antechamber.server.set_source import LoadedGames, SetSource
from antechamber.server.worker_loop import work

REMEMBERED: Final = 200
TRIAL_GAMES: Final = 3
MOST_DECISIONS: Final = 10_000  # many times as many as in any game; a table's log is played again to read it


class TooLong(AntechamberError):
    """A game that does end, but long after everybody has gone home."""

    def __init__(self, decisions: int) -> None:
        super().__init__(f"There are {decisions} decisions in a game, and {MOST_DECISIONS} at most are possible.")


class BotTask(msgspec.Struct, kw_only=True):
    """What to think about. `state_pickle` is a packed sample; without one, the component set is tried in whole games.

    `components` and `text` are what the set is loaded by: see `set_source`. A level that searches takes `fraction` of
    its full time, and no longer than `seconds` unless they are 0.
    """

    game: str
    components: str
    text: str = ""
    seats: int = 0
    level: str = "random"
    seat: int = 0
    state_pickle: bytes = b""
    seed: bytes = b"0"
    memory: str = ""
    advise: bool = False
    fraction: float = 1.0
    seconds: float = 0.0


class BotAnswer(msgspec.Struct, kw_only=True):
    """The options by merit, best first, each with its win chance and visits; or what went wrong."""

    advice: list[tuple[str, float, int]] = []
    error: str = ""


class BotWorker:
    """The games and bots of one process; bots remember what they thought before about the same table."""

    def __init__(self) -> None:
        self.games = LoadedGames()
        self.bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
        self.budgets: dict[tuple[str, str], Budget] = {}

    def answer(self, task: BotTask) -> BotAnswer:
        game = self.games.load(task.game, SetSource(task.components, task.text))
        if not task.state_pickle:
            try_out(game)
            return BotAnswer()
        observation = Observation(unpickle_state(game, task.state_pickle), task.seat)
        bot, rng = self.bot(task, game), Chance(task.seed)
        if isinstance(bot, SearchBot):
            full = self.budgets.setdefault((task.game, task.level), bot.budget)
            seconds = full.seconds * task.fraction
            bot.budget = Budget(full.iterations, min(seconds, task.seconds or seconds))
        if task.advise:
            found = sorted(bot.advise(observation, rng), key=lambda line: (-line.visits, -line.win_chance))
            return BotAnswer(advice=[(line.choice.text, line.win_chance, line.visits) for line in found])
        return BotAnswer(advice=[(bot.choose(observation, rng).text, 0.0, 0)])

    def bot(self, task: BotTask, game: Game) -> Bot:
        key = (task.memory, task.seat, task.level)
        if key not in self.bots:
            self.bots[key] = make_bot(task.level, game, task.seats)
            if len(self.bots) > REMEMBERED:
                self.bots.popitem(last=False)
        self.bots.move_to_end(key)
        return self.bots[key]


def try_out(game: Game) -> None:
    """Play whole games with every number of seats: a set with which games do not end never gets to a table."""
    for seats in range(game.fewest, game.most + 1):
        for number in range(TRIAL_GAMES):
            s = game.start(seats, bytes([seats, number]))
            tally = Tally()
            play_out(s, number, tally)
            if tally.decisions > MOST_DECISIONS:
                raise TooLong(tally.decisions)
            s.scores()
            s.view(None)


def main() -> None:
    worker = BotWorker()

    def answer(message: bytes) -> bytes:
        try:
            answer = worker.answer(msgspec.msgpack.decode(message, type=BotTask))
        except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, the process answers
            answer = BotAnswer(error=f"{type(error).__name__}: {error}")
        return msgspec.msgpack.encode(answer)

    work(answer)


if __name__ == "__main__":
    main()
