"""What must hold in every position of every game. Each check raises AssertionError."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any

from antechamber.core.chance import Chance
from antechamber.core.draft import Draft
from antechamber.core.event import Event
from antechamber.core.flow import Choice, State
from antechamber.core.game import Game
from antechamber.core.record import Match, read_record, replay
from antechamber.core.score import total
from antechamber.testing.dump import NEWS, UNDO, dump

# Counts the components of a state wherever they lie: the same in every position of a game.
Stock = Callable[[Any], object]


def uncounted(_state: Any) -> object:
    """The stock of a game that nobody counts."""
    return None


def viewers(state: State) -> list[int | None]:
    return [None, *range(len(state.lanes))]


def told(state: State, viewer: int | None) -> list[Event]:
    return [event.told(viewer) for event in state.events]


def any_option(options: list[Choice[Any]], rng: Chance) -> Choice[Any]:
    return options[rng.below(len(options))]


def check_position(state: State) -> None:
    """A position has something to decide, or is over; whoever decides has at least two different options."""
    pending = state.pending()
    assert state.over == (not pending)
    for seat in range(len(state.lanes)):
        texts = [option.text for option in state.options(seat)]
        assert bool(texts) == (seat in pending)
        assert len(texts) != 1
        assert len(set(texts)) == len(texts)


def check_scores(state: State) -> None:
    """Scores are sums of named lines; places fit them."""
    totals = [total(lines) for lines in state.scores()]
    assert all(line.name and line.source for lines in state.scores() for line in lines)
    places = state.ranking()
    assert min(places) == 1
    for seat, place in enumerate(places):
        assert place == 1 + sum(other < place for other in places)
        assert all(totals[seat] >= totals[other] for other in range(len(totals)) if place < places[other])


def check_clone(state: State, rng: Chance) -> None:
    """A clone is equal, but has no news; playing it leaves the original as it was."""
    before = dump(state, ())
    clone = state.clone()
    assert dump(clone) == dump(state)
    assert (clone.events, clone.uncovered) == ([], False)
    for _ in range(12):
        if clone.over:
            break
        seat = clone.pending()[0]
        clone.apply(seat, any_option(clone.options(seat), rng))
    assert dump(state, ()) == before


def check_sample(state: State, rng: Chance, stock: Stock = uncounted) -> None:
    """No seat can tell a sample from the real state: not by its view, its options, who is pending or what is there."""
    for viewer in viewers(state):
        before = dump(state, ())
        sample = state.sample(viewer, rng)
        assert dump(state, ()) == before
        assert sample.view(viewer) == state.view(viewer)
        assert sample.pending() == state.pending()
        assert stock(sample) == stock(state)
        if viewer is not None:
            assert sample.options(viewer) == state.options(viewer)
        assert sample.sample(viewer, rng).view(viewer) == state.view(viewer)


def check_deal_anew(state: State, rng: Chance, stock: Stock = uncounted) -> None:
    """What is dealt anew is what nobody has seen: it changes no view, no option, and nothing gets lost."""
    anew = state.clone()
    anew.deal_anew(rng.fork())
    assert anew.chance.key != state.chance.key
    assert stock(anew) == stock(state)
    assert anew.takebacks == state.takebacks
    for viewer in viewers(state):
        assert anew.view(viewer) == state.view(viewer)
        assert viewer is None or anew.options(viewer) == state.options(viewer)


def check_simultaneous(state: State, rng: Chance) -> None:
    """What several seats choose at the same time leads to the same position in any order."""
    pending = state.pending()
    if len(pending) < 2:
        return
    picks = {seat: any_option(state.options(seat), rng) for seat in pending}
    outcomes = []
    for order in permutations(pending):
        after = state.clone()
        for seat in order:
            if after.options(seat) and picks[seat] in after.options(seat):
                after.apply(seat, picks[seat])
        outcomes.append(dump(after, NEWS | UNDO))
    assert all(outcome == outcomes[0] for outcome in outcomes)


def check_undo(before: State, seat: int, choice: Choice[Any], after: State, rng: Chance) -> None:
    """What may be taken back used no chance and told nobody anything that it could not have known before."""
    if not after.takebacks[seat]:
        return
    assert after.chance.draws == before.chance.draws
    for viewer in viewers(before):
        if viewer != seat and before.view(viewer) == after.view(viewer) and not told(after, viewer):
            continue
        sampled = same_course(before, seat, choice, after, viewer, rng)
        assert sampled.view(viewer) == after.view(viewer)
        assert told(sampled, viewer) == told(after, viewer)


def check_draft(before: State, seat: int, choice: Choice[Any], rng: Chance) -> None:
    """What its seat may still take back looks the same to it in every world that it cannot tell from this one."""
    draft = Draft(before.clone(), seat)
    draft.choose(choice.text)
    if draft.fixed:
        return
    assert draft.state.chance.draws == before.chance.draws
    for _ in range(2):
        elsewhere = Draft(before.sample(seat, rng), seat)
        elsewhere.choose(choice.text)
        assert not elsewhere.fixed
        assert elsewhere.complete == draft.complete
        assert elsewhere.state.view(seat) == draft.state.view(seat)
        assert told(elsewhere.state, seat) == told(draft.state, seat)
        assert elsewhere.state.options(seat) == draft.state.options(seat)


def same_course(before: State, seat: int, choice: Choice[Any], after: State, viewer: int | None, rng: Chance) -> State:
    """A sample in which the choice is made and the same seats go on thinking.

    With other cards a rival may be left without a choice, and the engine takes its decision at once: that it thinks
    is for the server's pace to hide.
    """
    for _ in range(2000):
        sampled = before.sample(viewer, rng)
        assert choice in sampled.options(seat)
        sampled.apply(seat, choice)
        if sampled.pending() == after.pending():
            return sampled
    raise AssertionError("no sample takes the course of the game")


def check_take_back(match: Match, seat: int) -> None:
    """Taking back leads to a position in which the seat decides again, and playing on is as if nothing had been."""
    if not match.state.takebacks[seat]:
        return
    again = replay(match.game, read_record(str(match.record)))
    choice = [text for by, text in again.record.choices if by == seat][-1]
    views = {viewer: again.state.view(viewer) for viewer in viewers(again.state)}
    again.take_back(seat)
    assert seat in again.state.pending()
    again.choose(seat, choice)
    assert {viewer: again.state.view(viewer) for viewer in viewers(again.state)} == views


def check_record(match: Match) -> None:
    """A record says everything: read back and replayed it is the same game."""
    text = str(match.record)
    again = replay(match.game, read_record(text))
    assert str(again.record) == text
    assert dump(again.state) == dump(match.state)


def play(
    game: Game,
    seats: int,
    seed: bytes,
    rng: Chance,
    every: int = 1,
    stock: Stock = uncounted,
    course: list[tuple[int, str]] | None = None,
) -> Match:
    """Play a random game, checking one position in `every` thoroughly; `course` collects the choices made."""
    match = Match(game, seats, seed)
    at_first = stock(match.state)
    while not match.state.over:
        state = match.state
        check_position(state)
        assert stock(state) == at_first
        pending = state.pending()
        seat = pending[rng.below(len(pending))]
        choice = any_option(state.options(seat), rng)
        thorough = rng.below(every) == 0
        before = state.clone() if thorough else state
        if thorough:
            check_thoroughly(state, rng, stock)
        if course is not None:
            course.append((seat, choice.text))
        match.choose(seat, choice.text)
        if thorough:
            check_undo(before, seat, choice, match.state, rng)
            check_draft(before, seat, choice, rng)
        if thorough and rng.below(4) == 0:
            check_take_back(match, seat)
        assert len(match.record.choices) < 20_000, "the game does not end"
    check_position(match.state)
    check_scores(match.state)
    check_sample(match.state, rng, stock)
    assert stock(match.state) == at_first
    check_record(match)
    return match


def check_thoroughly(state: State, rng: Chance, stock: Stock = uncounted) -> None:
    """Whatever can be asked of a single position."""
    check_clone(state, rng)
    check_sample(state, rng, stock)
    check_deal_anew(state, rng, stock)
    check_simultaneous(state, rng)
    check_scores(state)
