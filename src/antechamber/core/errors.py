"""One exception for each way to be wrong; its text is a sentence for the person who was."""

from __future__ import annotations

from antechamber.core.problems import Problem


class AntechamberError(Exception):
    """Something a person can put right."""


class UnknownGame(AntechamberError):
    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f"There is no game called '{name}'; there are: {', '.join(known)}.")


class NoGames(AntechamberError):
    """Not even our own games are there: an installation that has lost its entry points."""

    def __init__(self) -> None:
        super().__init__(
            "No game is installed: games are entry points of installed packages, and no package has any. "
            "Install Antechamber again (in a checkout: make play)."
        )


class BadManifest(AntechamberError):
    """A manifest names something that is not there."""

    def __init__(self, key: str, field: str, named: str, reason: str) -> None:
        super().__init__(f"The manifest of '{key}' says {field}='{named}', which cannot be imported: {reason}")
        self.reason = reason


class WrongSeats(AntechamberError):
    def __init__(self, title: str, seats: int, fewest: int, most: int) -> None:
        super().__init__(f"{title} is for {fewest} to {most} players, not {seats}.")


class IllegalChoice(AntechamberError):
    """A seat tried what it may not do now."""

    def __init__(self, seat: int, tried: str, possible: list[str], pending: list[int]) -> None:
        if possible:
            reason = f"Possible: {', '.join(possible)}."
        elif pending:
            reason = f"It has nothing to decide; the table waits for seat {', '.join(map(str, pending))}."
        else:
            reason = "The game is over."
        super().__init__(f"Seat {seat} cannot choose '{tried}' now. {reason}")


class CannotTakeBack(AntechamberError):
    def __init__(self, seat: int) -> None:
        super().__init__(f"Seat {seat} has nothing it could take back.")


class BadRecord(AntechamberError):
    """A record that cannot be read or does not follow the rules."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"Line {line}: {problem}")
        self.line = line


class BadComponents(AntechamberError):
    """A component file with problems: all of them, each naming its file and line; `found` has them in parts."""

    def __init__(self, problems: list[str], found: list[Problem] | None = None) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems
        self.found = [Problem("", 0, text) for text in problems] if found is None else found


class DeadEnd(Exception):
    """A decision without an option: a mistake in the rules, never in the play."""

    def __init__(self, seat: int, decision: str) -> None:
        super().__init__(f"seat {seat} has no option in {decision}")
