"""The promises that every game keeps. A package's tests ask for them all, with every number of seats:

@pytest.mark.parametrize("case", cases("orchard", components), ids=str)
@pytest.mark.parametrize("promise", PROMISES)
def test_the_contract(promise, case):
    promise(case)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from antechamber.core.chance import Chance
from antechamber.core.errors import WrongSeats
from antechamber.core.game import Game
from antechamber.core.playout import Tally, play_out
from antechamber.core.record import Match
from antechamber.engine import compiled
from antechamber.games import load, manifest_of
from antechamber.testing.checks import Stock, any_option, check_record, play, uncounted, viewers
from antechamber.testing.dump import differing, differing_views, dump
from antechamber.testing.speech import Strict
from antechamber.testing.streams import stream
from antechamber.words import LANGUAGES, sentences, unreadable

# The interpreted engine is slower and agrees with the compiled one: fewer of its positions are looked at.
SPARING: Final = 1 if compiled() else 16


class Case(NamedTuple):
    """A game with one of its bundled component sets and a number of seats; `stock` counts its components."""

    key: str
    components: str
    seats: int
    stock: Stock = uncounted

    @property
    def game(self) -> Game:
        return load(self.key, self.components)

    def __str__(self) -> str:
        return f"{self.key}-{self.components}-{self.seats}"


def cases(key: str, stock: Stock = uncounted) -> list[Case]:
    """A game with every bundled component set and every number of seats."""
    boxes = {name: load(key, name) for name in manifest_of(key).sets}
    return [
        Case(key, name, seats, stock) for name, game in boxes.items() for seats in range(game.fewest, game.most + 1)
    ]


def a_random_game_keeps_the_contract(case: Case) -> None:
    play(case.game, case.seats, b"contract", stream(*case[:3]), 4 * SPARING, case.stock)


def every_position_of_a_game_keeps_the_contract(case: Case) -> None:
    rng = stream("every", case.key, case.seats)
    choices = len(random_match(case, b"every position", rng.fork()).record.choices)
    # Of a short game, too, more than a position or two are looked at
    play(case.game, case.seats, b"every position", rng, min(SPARING, 1 + choices // 8), case.stock)


def a_clone_shares_nothing_that_a_choice_changes(case: Case) -> None:
    state, rng = case.game.start(case.seats, b"clones"), stream("clones", case.key, case.seats)
    while not state.over:
        before, clone = dump(state), state.clone()
        seat = state.pending()[0]
        state.apply(seat, any_option(state.options(seat), rng))
        shared = differing(dump(clone), before)
        assert not shared, f"a choice changes a clone, too, in: {shared}; does copy_to copy what is in them?"


def same_seed_and_choices_give_the_same_game(case: Case) -> None:
    one, two = (case.game.start(case.seats, b"same seed") for _ in range(2))
    for state in (one, two):
        play_out(state, 7, Tally())
    differ = differing(dump(one), dump(two))
    assert not differ, f"the same seed and choices lead to other things, in: {differ}; is all chance the state's?"


def another_seed_gives_another_game(case: Case) -> None:
    one, two = (dump(case.game.start(case.seats, seed)) for seed in (b"one", b"two"))
    assert one != two, "another seed leads to the same deal"


def random_games_end(case: Case) -> None:
    for number in range(20):
        state = case.game.start(case.seats, number.to_bytes(4, "big"))
        play_out(state, number, Tally())
        assert state.over, "a random game does not end"


def samples_differ_from_the_truth_and_from_each_other(case: Case) -> None:
    """A sampler that returned the real state would keep every other promise."""
    state, rng = case.game.start(case.seats, b"samples"), stream("samples", case.key, case.seats)
    for _ in range(min(30, len(random_match(case, b"samples", rng.fork()).record.choices) // 2)):
        seat = state.pending()[0]
        state.apply(seat, any_option(state.options(seat), rng))
    shown = {repr(dump(state.sample(0, rng))) for _ in range(8)}
    assert len(shown) == 8, f"of eight samples for seat 0 only {len(shown)} differ: is its chance rng.fork()?"
    assert repr(dump(state)) not in shown, "a sample for seat 0 is the real state"


def the_catalogue_names_every_choice_once(case: Case) -> None:
    """Within one decision a text names one choice; ids are indices; what points at nothing is its own target."""
    catalogue = case.game.catalogue
    misplaced = [choice for number, choice in enumerate(catalogue) if choice.id != number]
    assert not misplaced, f"choices that are in the catalogue twice: {misplaced}"
    padded = [choice for choice in catalogue if choice.text != choice.text.strip()]
    assert not padded, f"texts that begin or end with a space: {padded}"
    pointless = [choice for choice in catalogue if not choice.targets]
    assert not pointless, f'choices without targets, which name themselves instead, as in ("pass",): {pointless}'


def a_wrong_number_of_seats_is_refused(case: Case) -> None:
    for seats in (case.game.fewest - 1, case.game.most + 1):
        refused = ""
        try:
            case.game.start(seats, b"seed")
        except WrongSeats as error:
            refused = str(error)
        expected = f"for {case.game.fewest} to {case.game.most} players, not {seats}"
        assert expected in refused, f"a game with {seats} seats is not refused by WrongSeats"


def whoever_goes_back_meets_another_future_and_a_record_rebuilds_it(case: Case) -> None:
    """The same choices as before, from the middle of a game on, no longer lead to the same things."""
    match = random_match(case, b"go back", stream("back", case.key, case.seats))
    futures = [dump(match.state)]
    middle = len(match.record.choices) // 2
    for number in (7, 8):
        match.go_back(middle)
        before = [match.state.view(viewer) for viewer in viewers(match.state)]
        match.deal_anew(number)
        after = [match.state.view(viewer) for viewer in viewers(match.state)]
        assert after == before, f"deal_anew changes what is seen: {[*map(differing_views, before, after)]}"
        while not match.state.over:
            seat = match.state.pending()[0]
            match.choose(seat, match.state.options(seat)[0].text)
        futures.append(dump(match.state))
        assert match.record.anew == [(middle, number)], "a record does not say where it was dealt anew"
        check_record(match)
    assert futures[0] != futures[1] != futures[2], "whoever goes back meets the same future: does deal_anew deal anew?"


def whole_games_are_said_in_words(case: Case) -> None:
    """Everything that is asked, offered or told has a sentence, in every language, whoever hears it."""
    for language in LANGUAGES if case.game.words.folder else ():
        unread = [problem for text in sentences(case.game, language) for problem in unreadable(text)]
        assert not unread, f"{language}.ftl has what is no Fluent, and is not said: {'; '.join(unread)}"
        said = everything_said(case, language)
        odd = {text for text in said if not text or "_" in text or "{" in text or "  " in text}
        assert not odd, f"{language}: sentences that are empty or have a brace, an underscore or two spaces: {odd}"


def everything_said(case: Case, language: str) -> set[str]:
    """All that is said to anybody in a random game."""
    game, s, rng = case.game, case.game.start(case.seats, b"said"), Chance(b"words")
    names = [f"Player {seat}" for seat in range(case.seats)]
    speakers = {viewer: Strict(game, names, viewer, language) for viewer in viewers(s)}
    said: set[str] = set()
    while not s.over:
        for seat in s.pending():
            phrases: list[Any] = [game.words.prompt(s, seat)]
            for option in s.options(seat):
                phrases += [game.words.title(s, seat, option), game.words.detail(s, seat, option)]
            said |= {speakers[seat].say(phrase) for phrase in phrases if phrase is not None}
        seat = s.pending()[rng.below(len(s.pending()))]
        s.apply(seat, any_option(s.options(seat), rng))
        said |= {speakers[one].say(game.words.event(event, one)) for event in s.events for one in viewers(s)}
    lines = [line for held in s.scores() for line in held]
    return (
        said
        | {speakers[None].name(line.name) for line in lines}
        | {speakers[None].source(line.source) for line in lines}
    )


def random_match(case: Case, seed: bytes, rng: Chance) -> Match:
    """A whole game of anything that may be chosen."""
    match = Match(case.game, case.seats, seed)
    while not match.state.over:
        seat = match.state.pending()[0]
        match.choose(seat, any_option(match.state.options(seat), rng).text)
    return match


PROMISES: Final[tuple[Callable[[Case], None], ...]] = (
    a_random_game_keeps_the_contract,
    every_position_of_a_game_keeps_the_contract,
    a_clone_shares_nothing_that_a_choice_changes,
    same_seed_and_choices_give_the_same_game,
    another_seed_gives_another_game,
    random_games_end,
    samples_differ_from_the_truth_and_from_each_other,
    the_catalogue_names_every_choice_once,
    a_wrong_number_of_seats_is_refused,
    whoever_goes_back_meets_another_future_and_a_record_rebuilds_it,
    whole_games_are_said_in_words,
)
