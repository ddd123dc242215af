"""The games as PettingZoo environments (AEC): all seats act, one after the other.

Seats that decide at the same time act in seat order; none is shown what an earlier one has chosen.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from antechamber.core.flow import State
from antechamber.envs.encoding import Encoding
from antechamber.envs.reward import rewards, worst
from antechamber.games import STANDARD, load

SEED_BYTES = 16


def env(game: str, seats: int, components: str = STANDARD) -> Any:
    """A game with PettingZoo's usual guards: whoever picks what is not legal loses, and the game ends."""
    guarded = wrappers.TerminateIllegalWrapper(raw_env(game, seats, components), illegal_reward=worst(seats))
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


class raw_env(AECEnv):  # noqa: N801 - PettingZoo's own name for it
    """A game without guards; `state_now` is the engine's state, for whoever is allowed to look at everything."""

    state_now: State

    def __init__(self, game: str, seats: int, components: str = STANDARD) -> None:
        super().__init__()
        self.game = load(game, components)
        self.encoding = Encoding(self.game, seats)
        self.metadata = {"name": f"antechamber_{game}_v0", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self.new_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.game.catalogue)) for agent in self.possible_agents}
        self.np_random, _ = seeding.np_random()

    def new_space(self) -> spaces.Dict:
        choices = len(self.game.catalogue)
        numbers = spaces.Box(self.encoding.low, self.encoding.high, dtype=np.float32)
        return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (choices,), np.int8)})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; without a seed, the next one of the stream that the latest seed began."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        self.state_now = self.game.start(len(self.possible_agents), self.np_random.bytes(SEED_BYTES))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.state_now.pending()[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        s, seat = self.state_now, self.seat_of[agent]
        return {"observation": self.encoding.numbers(s, seat), "action_mask": self.encoding.mask(s, seat)}

    def step(self, action: int | None) -> None:
        agent, s = self.agent_selection, self.state_now
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        choice = self.game.catalogue[int(action)]  # type: ignore[arg-type]
        s.apply(self.seat_of[agent], s.legal(self.seat_of[agent], choice.text))
        self.rewards = dict(zip(self.possible_agents, rewards(s), strict=True))
        self._accumulate_rewards()
        if s.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[s.pending()[0]]

    def close(self) -> None:
        """Nothing is open."""
