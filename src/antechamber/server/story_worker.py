"""A process that tells games again. It is given what the server would read itself, and answers as it would."""

from __future__ import annotations

import msgspec

from antechamber.server.played_game import dealt
from antechamber.server.rows import ChoiceRow, TableRow
from antechamber.server.set_source import LoadedGames, SetSource
from antechamber.server.story import tell
from antechamber.server.viewers import Viewer
from antechamber.server.wire.encoding import encode
from antechamber.server.worker_loop import work


class StoryTask(msgspec.Struct):
    """Which game to tell, and for whom; `source` is what its set is loaded by."""

    row: TableRow
    source: SetSource
    log: list[ChoiceRow]
    viewer: Viewer
    first: int
    last: int


class StoryAnswer(msgspec.Struct):
    """The story as it is sent, or what went wrong."""

    story: bytes = b""
    error: str = ""


def main() -> None:
    games = LoadedGames()

    def told(asked: StoryTask) -> bytes:
        played = dealt(games.load(asked.row.game, asked.source), asked.row)
        for choice in asked.log:
            played.follow(choice)
        return encode(tell(asked.row, played, asked.viewer, asked.first, asked.last))

    def answer(message: bytes) -> bytes:
        try:
            story = StoryAnswer(told(msgspec.msgpack.decode(message, type=StoryTask)))
        except Exception as error:  # noqa: BLE001 - whatever is wrong with a game, the process answers
            story = StoryAnswer(error=type(error).__name__)
        return msgspec.msgpack.encode(story)

    work(answer)


if __name__ == "__main__":
    main()
