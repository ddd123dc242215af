"""The games as OpenSpiel games, so that OpenSpiel's own algorithms run on them.

Importing this module registers every game that is installed, as `antechamber_<name>`. The deal is one chance node at
the root, its outcome the seed of everything that is drawn later. So a state is its history, but a plain copy of it
would draw the same cards again: search that must not know them starts from `resample_from_infostate`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from antechamber.envs.encoding import Encoding
from antechamber.envs.episode import Episode, EpisodeStart, Resample, load_once, new_episode
from antechamber.envs.reward import best, rewards, worst
from antechamber.games import GAMES, STANDARD, load

DEALS: Final = 4096
# More than any game has been seen to take; the engine itself knows no limit.
LONGEST: Final = 20_000


class SpielState(pyspiel.State):
    """A state of OpenSpiel: before the deal there is no episode yet."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.episode: Episode | None = None

    def current_player(self) -> int:
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        pending = self.episode.state.pending()
        return pending[0] if pending else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.episode is not None
        return sorted(option.id for option in self.episode.state.options(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            game = self.get_game()
            self.episode = new_episode(EpisodeStart(game.key, game.components, game.num_players(), action))
        else:
            self.episode.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().rules.catalogue[action].text)

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.state.over

    def returns(self) -> list[float]:
        return [0.0] * self.get_game().num_players() if self.episode is None else rewards(self.episode.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one, to play on; its history is still that of this one."""
        sampled: SpielState = self.clone()
        assert sampled.episode is not None
        sampled.episode.resample(Resample(player, repr(sampler()).encode()))
        return sampled

    def __str__(self) -> str:
        return str(self.history_str())


class SpielObserver:
    """What a player sees; with perfect recall also, as text, all that it was told and all that it chose."""

    def __init__(self, encoding: Encoding, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations; got {params}")
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise ValueError("an observation is all that one player sees, neither more nor less")
        self.encoding = encoding
        self.perfect_recall = kind.perfect_recall
        self.tensor = np.zeros(encoding.size, np.float32)
        ends = np.cumsum([feature.size for feature in encoding.features])
        self.dict = {
            feature.name: self.tensor[end - feature.size : end]
            for feature, end in zip(encoding.features, ends, strict=True)
        }

    def set_from(self, state: SpielState, player: int) -> None:
        if state.episode is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.encoding.numbers(state.episode.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        episode = state.episode
        if episode is None:
            return f"player {player}"
        history = episode.history(player) if self.perfect_recall else []
        return "\n".join([f"player {player}", *history, episode.view_text(player)])


class SpielGame(pyspiel.Game):
    """A game of OpenSpiel: parameters are the number of players and the component set."""

    key: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**defaults(self.key), **(params or {})}
        self.components = chosen["components"]
        self.rules = load_once(self.key, self.components)
        seats = chosen["players"]
        self.encoding = Encoding(self.rules, seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.catalogue),
            max_chance_outcomes=DEALS,
            num_players=seats,
            min_utility=worst(seats),
            max_utility=best(seats),
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.key), info, chosen)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.encoding, kind, params)


def defaults(key: str) -> dict[str, Any]:
    return {"players": load(key).fewest, "components": STANDARD}


def game_type(key: str) -> Any:
    game = load(key)
    return pyspiel.GameType(
        short_name=f"antechamber_{GAMES[key].module_name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(key),
    )


for name in GAMES:
    # A class each: OpenSpiel lets go of what was registered after Python has ended, and classes do not mind.
    pyspiel.register_game(game_type(name), type(f"{GAMES[name].class_name}Game", (SpielGame,), {"key": name}))
