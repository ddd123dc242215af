"""`antechamber replay`: a record, played again."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from antechamber.core.record import Record


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
    :param verify_seed: The hash that the table told before the game: check that nobody chose the deal.
    """
    from antechamber.cli.ink import name, screen
    from antechamber.cli.news import speaker_to
    from antechamber.cli.saved import open_record
    from antechamber.cli.scores import result

    match = open_record(file, components)
    game, s = match.game, match.state
    proof = [] if verify_seed is None else proven(match.record, verify_seed.strip().lower())
    out = screen()
    out.print(f"{game.title}, {match.record.seats} seats, {len(match.record.choices)} choices; {game.sheet.title}")
    for after, _ in match.record.anew:
        out.print(f"Dealt anew after {after} choices: the players went back to there.")
    speaker = speaker_to(game, match.record.seats, None)
    out.print(result(s, speaker))
    for seat in s.pending():
        prompt = game.words.prompt(s, seat)
        out.print(f"{name(seat)} decides: {speaker.say(prompt) if prompt else ''}")
    for sentence in proof:
        out.print(sentence)


def proven(record: Record, promise: str) -> list[str]:
    """What is found out about the deal, in words; an error if it is not as it was promised."""
    from antechamber.core.commitment import Deal, commitment
    from antechamber.core.errors import AntechamberError

    deal = record.deal or Deal(record.seed, {})
    if commitment(deal.half) != promise:
        what = "The server's half of the seed" if deal.shares else "The seed"
        raise AntechamberError(f"{what} is not the one that the table promised before the game.")
    if deal.seed != record.seed:
        raise AntechamberError("The seed does not come out of the server's half and the shares that the record names.")
    if not deal.shares:
        return ["The seed is the one that the table promised before the game.", "Nobody put in a share of it."]
    seats = ", ".join(map(str, deal.shares))
    return [
        "The server's half is the one that the table promised before the game.",
        f"The seed is made of that half and the shares of seats {seats}.",
        *[f"Seat {seat} put in {share.hex()}." for seat, share in deal.shares.items()],
    ]
