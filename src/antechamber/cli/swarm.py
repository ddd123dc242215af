"""`antechamber swarm`: what players feel when a server is busy."""

from __future__ import annotations

import asyncio


def swarm(
    *,
    url: str = "http://127.0.0.1:8017",
    tables: int = 50,
    seats: int = 4,
    seconds: float = 30.0,
    rate: float = 2.0,
    game: str = "",
    json: bool = False,
) -> None:
    """Let scripted players play at a server over real sockets, and measure the time from a choice to everybody's view.

    :param url: The server.
    :param tables: How many tables to set up.
    :param seats: How many players at each.
    :param seconds: How long to play.
    :param rate: Choices a second at each table.
    :param game: One game only; all that fit the number of seats if nothing is said.
    :param json: Print the figures as JSON.
    """
    import msgspec
    from uvicorn.loops.auto import auto_loop_factory

    from antechamber.core.errors import AntechamberError
    from antechamber.server.swarm import games_for
    from antechamber.server.swarm import swarm as run

    games = games_for(seats, game)
    if not games:
        raise AntechamberError(f"No game is for {seats} players.")
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        report = runner.run(run(url, tables, seats, seconds, rate, games))
    if json:
        print(msgspec.json.encode(report).decode())
        return
    for name, value in msgspec.structs.asdict(report).items():
        print(f"{name:>20}  {value}")
