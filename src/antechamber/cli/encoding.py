"""`antechamber encoding`: the numbers that learners are given, feature by feature."""

from __future__ import annotations

from antechamber.cli.game_key import GameKey
from antechamber.core.errors import AntechamberError


class NoResearch(AntechamberError):
    def __init__(self) -> None:
        super().__init__("This needs the research interfaces: `pip install 'antechamber[research]'`.")


def encoding(game: GameKey, /, *, seats: int | None = None, components: str = "standard") -> None:
    """List the features of the numeric observation.

    :param seats: How many players; as few as the game allows if not given.
    :param components: A bundled component set or a file.
    """
    from antechamber.games import load

    try:
        from antechamber.envs.encoding import Encoding
        from antechamber.envs.listing import listing
    except ModuleNotFoundError as missing:
        raise NoResearch from missing
    loaded = load(game, components)
    print(listing(Encoding(loaded, loaded.fewest if seats is None else seats)))
