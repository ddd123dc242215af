"""`antechamber replay`: a record, played again."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter


def replay(
    file: Annotated[str, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    components: str | None = None,
    verify_seed: str | None = None,
) -> None:
    """Play a record again and show how it stands: every line of the score, the places, or whose decision it is.

    :param file: A record; - reads what is piped in.
    :param components: The set it was played with, or a file; found by its hash if it came with the game.
    :param verify_seed: The hash that the table told before the game: check that the seed is the one it stands for.
    """
    from antechamber.cli.ink import name, screen
    from antechamber.cli.saved import open_record
    from antechamber.cli.scores import result
    from antechamber.core.commitment import commitment
    from antechamber.core.errors import AntechamberError

    match = open_record(file, components)
    game, s = match.game, match.state
    if verify_seed is not None and commitment(match.record.seed) != verify_seed.strip().lower():
        raise AntechamberError("this seed is not the one that the table promised before the game")
    out = screen()
    out.print(f"{game.title}, {match.record.seats} seats, {len(match.record.choices)} choices; {game.sheet.title}")
    for after, _ in match.record.anew:
        out.print(f"Dealt anew after {after} choices: the players went back to there.")
    out.print(result(s))
    for seat in s.pending():
        decision = s.decision(seat)
        out.print(f"{name(seat)} decides: {game.words['prompt ' + decision.prompt] if decision else ''}")
    if verify_seed is not None:
        out.print("The seed is the one that the table promised before the game.")
