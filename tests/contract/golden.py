"""Makes the golden files: whole random games with their outcome, and how many courses lead from fixed positions."""

import json
from pathlib import Path

from antechamber.core.record import Match
from antechamber.core.score import total
from antechamber.games import load
from contract.checks import stream

GOLDEN = Path(__file__).parent.parent / "golden"
DEPTH = 4
POSITIONS = 6


def record_file(key, name, seats):
    return GOLDEN / f"{key}-{name}-{seats}.record"


def perft_file(key, name, seats):
    return GOLDEN / f"{key}-{name}-{seats}.perft.json"


def random_match(key, name, seats):
    match, rng = Match(load(key, name), seats, b"golden"), stream("golden", key, name, seats)
    while not match.state.over:
        pending = match.state.pending()
        seat = pending[rng.below(len(pending))]
        options = match.state.options(seat)
        match.choose(seat, options[rng.below(len(options))].text)
    return match


def outcome(match):
    """The final score, line by line."""
    lines = []
    for seat, score in enumerate(match.state.scores()):
        lines.append(f"seat {seat}: {total(score)} points, place {match.state.ranking()[seat]}")
        lines += [f"  {line.points:3} {line.source} {line.name}" for line in score]
    return "\n".join(lines) + "\n"


def perft(key, name, seats, depth=DEPTH):
    """How many courses of 1 to `depth` choices lead from positions spread over a game."""
    state, rng = load(key, name).start(seats, b"perft"), stream("perft", key, name, seats)
    counts = {}
    for position in range(POSITIONS):
        counts[str(position)] = [courses(state, length) for length in range(1, depth + 1)]
        for _ in range(40):
            if not state.over:
                seat = state.pending()[0]
                options = state.options(seat)
                state.apply(seat, options[rng.below(len(options))])
    return counts


def courses(state, depth):
    if depth == 0 or state.over:
        return 1
    found = 0
    for seat in state.pending():
        for choice in state.options(seat):
            after = state.clone()
            after.apply(seat, choice)
            found += courses(after, depth - 1)
    return found


def write_all():
    from contract.cases import CASES

    GOLDEN.mkdir(exist_ok=True)
    for case in CASES:
        match = random_match(*case.values)
        record_file(*case.values).write_text(str(match.record))
        record_file(*case.values).with_suffix(".scores").write_text(outcome(match))
        perft_file(*case.values).write_text(json.dumps(perft(*case.values), indent=1) + "\n")


if __name__ == "__main__":
    write_all()
