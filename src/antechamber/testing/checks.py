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
from antechamber.testing.dump import NEWS, UNDO, differing, differing_views, dump

# Counts the components of a state wherever they lie: the same in every position of a game.
Stock = Callable[[Any], object]


def uncounted(_state: Any) -> object:
    """The stock of a game that nobody counts."""
    return None


def viewers(state: State) -> list[int | None]:
    return [None, *range(state.seats)]


def told(state: State, viewer: int | None) -> list[Event]:
    return [event.told(viewer) for event in state.events]


def any_option(options: list[Choice[Any]], rng: Chance) -> Choice[Any]:
    return options[rng.below(len(options))]


def called(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def check_same_view(state: State, other: State, viewer: int | None, otherwise: str) -> None:
    """A viewer sees the same in both; if not, which fields differ is said after what that means."""
    was, now = state.view(viewer), other.view(viewer)
    assert was == now, f"{called(viewer)} {otherwise}: {differing_views(was, now) or (was, now)}"


def check_stock(state: State, stock: Stock, expected: object, where: str) -> None:
    found = stock(state)
    assert found == expected, f"components are lost or added in {where}: {found!r}, where there were {expected!r}"


def check_position(state: State) -> None:
    """A position has something to decide, or is over; whoever decides has several different options.

    There is a single one only where that must not be known.
    """
    pending = state.pending()
    assert state.over == (not pending), "the game is over exactly if nobody has anything to decide"
    for seat in range(state.seats):
        texts = [option.text for option in state.options(seat)]
        assert bool(texts) == (seat in pending), f"seat {seat} is pending exactly if it has options"
        forced = len(texts) == 1 and state.takes_forced(seat)
        assert not forced, f"seat {seat} has a single option, {texts[0]}, which the engine should have taken"
        assert len(set(texts)) == len(texts), f"seat {seat} has an option twice: {sorted(texts)}"


def check_catalogue(game: Game, state: State) -> None:
    """Options are objects of the catalogue, by whose ids learners and other processes know them."""
    for seat in state.pending():
        foreign = [option for option in state.options(seat) if option not in game.catalogue[option.id : option.id + 1]]
        assert not foreign, f"seat {seat} has options that are no objects of the catalogue: {foreign}"


def check_scores(state: State) -> None:
    """Scores are sums of named lines; places fit them."""
    totals = [total(lines) for lines in state.scores()]
    unnamed = [line for lines in state.scores() for line in lines if not (line.name and line.source)]
    assert not unnamed, f"lines of the score without a source or a name: {unnamed}"
    places = state.ranking()
    for seat, place in enumerate(places):
        better = sum(other < place for other in places)
        assert place == 1 + better, f"seat {seat} has place {place}, with {better} before it: {places}"
        behind = [other for other in range(len(totals)) if place < places[other] and totals[seat] < totals[other]]
        assert not behind, f"places {places} do not fit the points {totals}"


def check_clone(state: State, rng: Chance) -> None:
    """A clone is equal, but has no news; playing it leaves the original as it was."""
    before = dump(state, ())
    clone = state.clone()
    missed = differing(dump(clone), {name: value for name, value in before.items() if name not in NEWS})
    assert not missed, f"a clone has not got all; does copy_to copy: {missed}?"
    assert (clone.events, clone.uncovered) == ([], False), "a clone has news: does copy_to call copy_agenda_to?"
    for _ in range(12):
        if clone.over:
            break
        seat = clone.pending()[0]
        clone.apply(seat, any_option(clone.options(seat), rng))
    shared = differing(dump(state, ()), before)
    assert not shared, f"what was played on a clone has changed the original, in: {shared}"


def check_sample(state: State, rng: Chance, stock: Stock = uncounted) -> None:
    """No seat can tell a sample from the real state: not by its view, its options, who is pending or what is there.

    Sampling leaves the real one as it was.
    """
    before, held, pending = dump(state, ()), stock(state), state.pending()
    for viewer in viewers(state):
        sample = state.sample(viewer, rng)
        check_same_view(state, sample, viewer, "is shown what a sample deals anew, or a sample deals what it has seen")
        assert sample.pending() == pending, f"in a sample for {called(viewer)} others have something to decide"
        check_stock(sample, stock, held, f"a sample for {called(viewer)}")
        if viewer is not None:
            assert sample.options(viewer) == state.options(viewer), f"{called(viewer)} has other options in a sample"
        check_same_view(state, sample.sample(viewer, rng), viewer, "can tell a sample of a sample")
    changed = differing(dump(state, ()), before)
    assert not changed, f"a sample changes the real state, in: {changed}"


def check_deal_anew(state: State, rng: Chance, stock: Stock = uncounted) -> None:
    """What is dealt anew is what nobody has seen: it changes no view, no option, and nothing gets lost."""
    anew = state.clone()
    anew.deal_anew(rng.fork())
    assert anew.chance.key != state.chance.key, "deal_anew must take the stream that it is given"
    check_stock(anew, stock, stock(state), "what deal_anew deals")
    assert anew.takebacks == state.takebacks, "deal_anew changes what may be taken back"
    for viewer in viewers(state):
        check_same_view(state, anew, viewer, "has seen what deal_anew deals anew")
        same = viewer is None or anew.options(viewer) == state.options(viewer)
        assert same, f"{called(viewer)} has other options after deal_anew"


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
    differ = ", ".join({differing(outcome, outcomes[0]) for outcome in outcomes} - {""})
    assert not differ, f"{picks}, chosen at the same time, come out otherwise in another order, in: {differ}"


def check_undo(before: State, seat: int, choice: Choice[Any], after: State, rng: Chance) -> None:
    """What may be taken back used no chance and told nobody anything that it could not have known before."""
    if not after.takebacks[seat]:
        return
    assert after.chance.draws == before.chance.draws, f"{choice} may be taken back, and has used chance"
    for viewer in viewers(before):
        if viewer != seat and before.view(viewer) == after.view(viewer) and not told(after, viewer):
            continue
        sampled = same_course(before, seat, choice, after, viewer, rng)
        check_same_view(after, sampled, viewer, f"learns from {choice}, which may be taken back; uncover what it shows")
        same = told(sampled, viewer) == told(after, viewer)
        assert same, f"{called(viewer)} learns from what is told of {choice}, which may be taken back; uncover it"


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
    """A sample in which the choice is made. The same seats go on thinking there: who is waited for tells nothing."""
    sampled = before.sample(viewer, rng)
    assert choice in sampled.options(seat), f"{choice} of seat {seat} is no option in a sample for {called(viewer)}"
    sampled.apply(seat, choice)
    same = sampled.pending() == after.pending()
    assert same, f"after {choice} {called(viewer)} can learn from who is asked; is_open must go by public facts only"
    return sampled


def check_take_back(match: Match, seat: int) -> None:
    """Taking back leads to a position in which the seat decides again, and playing on is as if nothing had been."""
    if not match.state.takebacks[seat]:
        return
    again = replay(match.game, read_record(str(match.record)))
    choice = [text for by, text in again.record.choices if by == seat][-1]
    views = {viewer: again.state.view(viewer) for viewer in viewers(again.state)}
    again.take_back(seat)
    assert seat in again.state.pending(), f"seat {seat} has taken back '{choice}', and does not decide again"
    again.choose(seat, choice)
    for viewer, view in views.items():
        changed = differing_views(view, again.state.view(viewer))
        assert not changed, f"'{choice}' taken back and chosen again shows {called(viewer)} another table: {changed}"


def check_record(match: Match) -> None:
    """A record says everything: read back and replayed it is the same game."""
    text = str(match.record)
    again = replay(match.game, read_record(text))
    assert str(again.record) == text, "a record that is read and replayed is another one"
    changed = differing(dump(again.state), dump(match.state))
    assert not changed, f"a record that is replayed leads elsewhere, in: {changed}"


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
    check_clone(match.state, rng.fork())
    while not match.state.over:
        state = match.state
        check_position(state)
        check_catalogue(game, state)
        check_stock(state, stock, at_first, f"the position after {match.record.choices[-1:] or 'the deal'}")
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
            if rng.below(4) == 0:
                check_draft(before, seat, choice, rng)
        if thorough and rng.below(4) == 0:
            check_take_back(match, seat)
        assert len(match.record.choices) < 20_000, "the game does not end"
    check_position(match.state)
    check_scores(match.state)
    check_sample(match.state, rng, stock)
    check_stock(match.state, stock, at_first, "the end of the game")
    check_record(match)
    return match


def check_thoroughly(state: State, rng: Chance, stock: Stock = uncounted) -> None:
    """Whatever can be asked of a single position."""
    check_clone(state, rng)
    check_sample(state, rng, stock)
    check_deal_anew(state, rng, stock)
    check_simultaneous(state, rng)
    check_scores(state)
