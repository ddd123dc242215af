"""The games as Gymnasium environments: one seat, drawn anew for every game, against bots.

Importing this module registers every game that is installed, as `antechamber/<Name>-v0`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from antechamber.bots import make_bot
from antechamber.bots.bot import observe
from antechamber.core.chance import Chance
from antechamber.core.flow import State
from antechamber.envs.encoding import Encoding
from antechamber.envs.reward import rewards, worst
from antechamber.games import GAMES, STANDARD, load

Numbers = NDArray[np.float32]
SEED_BYTES = 16


class SeatEnv(gymnasium.Env[Numbers, np.int64]):
    """One seat against `rivals`, which sit behind it in this order: names of bots, as many as there are rivals.

    `state` is the engine's state, for whoever is allowed to look at everything.
    """

    state: State
    seat: int

    def __init__(self, game: str, rivals: Sequence[str], components: str = STANDARD) -> None:
        self.game = load(game, components)
        self.rivals = list(rivals)
        self.seats = len(self.rivals) + 1
        self.encoding = Encoding(self.game, self.seats)
        self.observation_space = spaces.Box(self.encoding.low, self.encoding.high, dtype=np.float32)
        self.action_space = spaces.Discrete(len(self.game.catalogue))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        self.state = self.game.start(self.seats, self.np_random.bytes(SEED_BYTES))
        self.seat = int(self.np_random.integers(self.seats))
        self.rng = Chance(self.np_random.bytes(SEED_BYTES))
        self.bots = {
            (self.seat + 1 + number) % self.seats: make_bot(name, self.game, self.seats)
            for number, name in enumerate(self.rivals)
        }
        self.let_rivals_play()
        return self.encoding.numbers(self.state, self.seat), self.info()

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Whoever picks what is not legal loses, and the game ends."""
        choice = self.game.catalogue[int(action)]
        if choice not in self.state.options(self.seat):
            return self.encoding.numbers(self.state, self.seat), worst(self.seats), True, False, self.info()
        self.state.apply(self.seat, choice)
        self.let_rivals_play()
        reward = rewards(self.state)[self.seat]
        return self.encoding.numbers(self.state, self.seat), reward, self.state.over, False, self.info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be picked now, as sb3-contrib's MaskablePPO asks for it."""
        return self.encoding.mask(self.state, self.seat).astype(np.bool_)

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.encoding.mask(self.state, self.seat), "seat": self.seat}

    def let_rivals_play(self) -> None:
        """Until the own seat has something to decide, or the game is over."""
        while not self.state.over and not self.state.options(self.seat):
            rival = self.state.pending()[0]
            choice = self.bots[rival].choose(observe(self.state, rival, self.rng), self.rng)
            self.state.apply(rival, choice)


for key, manifest in GAMES.items():
    gymnasium.register(
        id=f"antechamber/{manifest.class_name}-v0",
        entry_point="antechamber.envs.gymnasium:SeatEnv",
        kwargs={"game": key, "rivals": ["random"] * (load(key).fewest - 1)},
    )
