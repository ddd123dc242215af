"""`antechamber play`: a table in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from antechamber.cli.game_key import AnyGameKey
from antechamber.cli.terminal_table import Left, TerminalTable
from antechamber.core.game import Game
from antechamber.core.record import Match

DEFAULT_BOTS: Final = "courtier"
DEFAULT_SEATS: Final = 3


def play(
    game: AnyGameKey = None,
    /,
    *,
    seats: int | None = None,
    bots: str | None = None,
    seat: int | None = None,
    seed: str | None = None,
    components: str | None = None,
    record: Path | None = None,
    end_turns: bool = False,
) -> None:
    """Play a game in this terminal. Without any word: the first of them, with two bots.

    :param seats: How many players; three if the game allows it.
    :param bots: Who has the other seats: random, page, courtier, chancellor or sovereign. Without it, people share
        this terminal.
    :param seat: Your seat among bots, from 0.
    :param seed: Any text; the same text deals the same cards.
    :param components: A bundled component set, or a file of yours.
    :param record: Keep the game in this file; if it holds one already, go on with it.
    :param end_turns: End your turn when nothing is left to do. Without it Enter does; until then u takes back.
    """
    from antechamber.bots import make_bot
    from antechamber.cli.ink import screen
    from antechamber.core.errors import AntechamberError

    if game is None and bots is None:
        bots = DEFAULT_BOTS
    if seat is not None and bots is None:
        raise AntechamberError("--seat needs --bots: without bots, people sit at every seat.")
    match = begin(game, seats, seed, components, record)
    count, own = match.record.seats, seat or 0
    if not 0 <= own < count:
        raise AntechamberError(f"There is no seat {own}; the seats are 0 to {count - 1}.")
    others = [other for other in range(count) if other != own and bots is not None]
    players = {other: make_bot(bots or "", match.game, count) for other in others}
    table = TerminalTable(match, players, screen(), end_turns)
    if record:
        save(match, record)
    try:
        record = play_until_left(table, record)
    finally:
        if record:
            save(match, record)
            if table.drafted.draft:
                table.say("Your turn is not ended: what you have chosen in it is not kept.")
            again = resume(match.record.game, bots, seat, components, record, end_turns)
            table.say(f"Saved in {record}." if match.state.over else f"Saved. To go on: {again}")


def play_until_left(table: TerminalTable, record: Path | None) -> Path | None:
    """Play; the file to keep the game in, which whoever leaves may still name."""
    try:
        table.play()
    except EOFError:
        table.say("")
    except KeyboardInterrupt:
        table.say("")
        raise
    except Left:
        return record or offered_file(table)
    return record


def begin(game: str | None, seats: int | None, seed: str | None, components: str | None, record: Path | None) -> Match:
    """A new match, or the one that the record holds so far."""
    from secrets import token_hex

    from antechamber.games import STANDARD, installed, load
    from antechamber.lab.runs import seed_bytes

    if record and record.exists():
        return go_on(game, seats, seed, components, record)
    loaded = load(game or next(iter(installed())), components or STANDARD)
    return Match(loaded, default_seats(loaded) if seats is None else seats, seed_bytes(seed or token_hex()))


def default_seats(game: Game) -> int:
    return min(max(DEFAULT_SEATS, game.fewest), game.most)


def go_on(game: str | None, seats: int | None, seed: str | None, components: str | None, record: Path) -> Match:
    from antechamber.cli.saved import open_record
    from antechamber.core.errors import AntechamberError
    from antechamber.lab.runs import seed_bytes

    match = open_record(str(record), components)
    kept = match.record
    if game not in (None, kept.game) or seats not in (None, kept.seats) or (seed and seed_bytes(seed) != kept.seed):
        raise AntechamberError(f"{record} already holds another game: {kept.game} for {kept.seats}; name a new file.")
    return match


def save(match: Match, file: Path) -> None:
    file.write_text(str(match.record), encoding="utf-8", newline="\n")


def offered_file(table: TerminalTable) -> Path | None:
    """Where the player wants to keep the game, if anywhere."""
    try:
        while name := table.read("To keep this game, type the name of a new file; or press Enter: "):
            try:
                Path(name).touch(exist_ok=False)
            except OSError as error:
                table.say(f"{name}: {error.strerror}", "red")
            else:
                return Path(name)
    except EOFError:
        table.say("")
    return None


def resume(game: str, bots: str | None, seat: int | None, components: str | None, record: Path, end_turns: bool) -> str:
    """The command that goes on with a game."""
    from antechamber.lab.runs import shell_command

    given = {"--bots": bots, "--seat": seat, "--components": components, "--record": record}
    options = [str(part) for option, value in given.items() if value is not None for part in (option, value)]
    return shell_command(["antechamber", "play", game, *options, *["--end-turns"] * end_turns])
