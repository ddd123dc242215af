"""Golden files: whole random games with their outcome, and how many courses lead from fixed positions.

They pin how the rules behave. A changed one is a decision to review.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from antechamber.core.flow import State
from antechamber.core.record import Match, read_record, replay
from antechamber.core.score import total
from antechamber.testing.checks import any_option
from antechamber.testing.contract import Case
from antechamber.testing.streams import stream

DEPTH: Final = 4
POSITIONS: Final = 6


class Golden:
    """The golden files in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def record_file(self, case: Case) -> Path:
        return self.folder / f"{case}.record"

    def scores_file(self, case: Case) -> Path:
        return self.folder / f"{case}.scores"

    def perft_file(self, case: Case) -> Path:
        return self.folder / f"{case}.perft.json"

    def files(self, case: Case) -> set[Path]:
        return {self.record_file(case), self.scores_file(case), self.perft_file(case)}

    def check_game(self, case: Case) -> None:
        """The kept game is played as it was."""
        match = replay(case.game, read_record(kept(self.record_file(case))))
        assert match.state.over, f"the game in {self.record_file(case)} is not over"
        expected, found = kept(self.scores_file(case)), outcome(match)
        assert found == expected, f"{self.scores_file(case)} has\n{expected}\nbut the game now ends with\n{found}"

    def check_courses(self, case: Case, depth: int = DEPTH) -> None:
        """As many courses as ever lead from the kept positions."""
        counted = json.loads(kept(self.perft_file(case)))
        expected, found = {position: counts[:depth] for position, counts in counted.items()}, perft(case, depth)
        assert found == expected, f"{self.perft_file(case)} counts {expected}, but there are {found} courses"

    def write(self, case: Case) -> None:
        """Make the files of a case anew."""
        self.folder.mkdir(parents=True, exist_ok=True)
        match = random_game(case)
        texts = {
            self.record_file(case): str(match.record),
            self.scores_file(case): outcome(match),
            self.perft_file(case): json.dumps(perft(case), indent=1) + "\n",
        }
        for file, text in texts.items():
            file.write_text(text, encoding="utf-8", newline="\n")


def kept(file: Path) -> str:
    assert file.is_file(), f"there is no {file}; Golden(folder).write(case) writes the files of a case"
    return file.read_text(encoding="utf-8")


def random_game(case: Case) -> Match:
    match, rng = Match(case.game, case.seats, b"golden"), stream("golden", *case[:3])
    while not match.state.over:
        pending = match.state.pending()
        seat = pending[rng.below(len(pending))]
        match.choose(seat, any_option(match.state.options(seat), rng).text)
    return match


def outcome(match: Match) -> str:
    """The final score, line by line."""
    lines = []
    for seat, score in enumerate(match.state.scores()):
        lines.append(f"seat {seat}: {total(score)} points, place {match.state.ranking()[seat]}")
        lines += [f"  {line.points:3} {line.source} {line.name}" for line in score]
    return "\n".join(lines) + "\n"


def perft(case: Case, depth: int = DEPTH) -> dict[str, list[int]]:
    """How many courses of 1 to `depth` choices lead from positions spread over a game."""
    state, rng = case.game.start(case.seats, b"perft"), stream("perft", *case[:3])
    counts = {}
    for position in range(POSITIONS):
        counts[str(position)] = [courses(state, length) for length in range(1, depth + 1)]
        for _ in range(40):
            if not state.over:
                seat = state.pending()[0]
                state.apply(seat, any_option(state.options(seat), rng))
    return counts


def courses(state: State, depth: int) -> int:
    if depth == 0 or state.over:
        return 1
    found = 0
    for seat in state.pending():
        for choice in state.options(seat):
            after = state.clone()
            after.apply(seat, choice)
            found += courses(after, depth - 1)
    return found
