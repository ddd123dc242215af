"""What a seat knows, as numbers: named features one after the other, and a mask of what it may choose.

Everything is read from the seat's view and from its own decision, so there is nothing to leak. The seat itself comes
first, its rivals follow in turn order; cities, cards and the like come in the order of the component file.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from antechamber.core.flow import State
from antechamber.core.game import Game
from antechamber.envs.feature import Feature, FeatureList, FeatureSource, index, marked
from antechamber.games import manifest_of


class Encoding:
    """The features of one game with one component set and one number of seats; the same length in every position.

    Where a number would leave the bounds of its feature, the bound is shown.
    """

    def __init__(self, game: Game, seats: int) -> None:
        game.check_seats(seats)
        self.game = game
        self.seats = seats
        self.features = list_features(game, seats)
        self.size = sum(feature.size for feature in self.features)
        self.low = np.concatenate([np.full(feature.size, feature.low, np.float32) for feature in self.features])
        self.high = np.concatenate([np.full(feature.size, feature.high, np.float32) for feature in self.features])

    def numbers(self, s: State, seat: int) -> NDArray[np.float32]:
        """What `seat` knows, feature after feature."""
        source = feature_source(s, seat)
        found = np.array([value for feature in self.features for value in feature.read(source)], np.float32)
        return np.clip(found, self.low, self.high)

    def mask(self, s: State, seat: int) -> NDArray[np.int8]:
        """1 for every choice of the catalogue that the seat may pick now."""
        mask = np.zeros(len(self.game.catalogue), np.int8)
        mask[[option.id for option in s.options(seat)]] = 1
        return mask


def feature_source(s: State, seat: int) -> FeatureSource:
    """What the features of a seat are read from."""
    decision, seats = s.decision(seat), s.seats
    turn = [(seat + step) % seats for step in range(seats)]
    return FeatureSource(s.view(seat), turn, None if decision is None else decision.prompt)


def list_features(game: Game, seats: int) -> list[Feature]:
    """The features every game has, then the game's own."""
    prompts = game.words.prompts
    kinds = f"what the seat has to decide, one-hot: {', '.join(prompts)}"
    places = index(prompts)
    features = FeatureList(seats)
    features.add("decision", len(prompts), (0, 1), kinds, lambda source: marked([source.prompt], places))
    features.row("seat", seats, 1, "number of the own seat, one-hot", lambda v: [v.seat == n for n in range(seats)])
    features.number("over", 1, "the game is over", lambda v: v.over)
    own = manifest_of(game.key).part("features")
    if own is not None:
        # Games that list features have a box.
        own(features, game.box)  # type: ignore[attr-defined]
    return features.list
