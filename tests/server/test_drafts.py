"""Turns that are drafted: the seat's alone until they end, and all of them can be taken back."""

import pytest

from antechamber.core.chance import Chance
from antechamber.core.errors import CannotTakeBack, IllegalChoice
from antechamber.engine import compiled
from antechamber.games import GAMES, load
from antechamber.server.played_game import WHOLE_DRAFT, PlayedGame, TurnGoesOn, going_back
from antechamber.server.rows import CHOICE, DRAFT, END, REWIND, UNDO
from antechamber.server.viewer_stream import ViewerStream
from antechamber.server.viewers import SPECTATORS
from antechamber.server.wire.said import Said
from server.test_played_game import row

CASES = [(game, seats) for game in GAMES for seats in (load(game).fewest, load(game).most)[: 1 + compiled()]]
TURNS = 200 if compiled() else 20
FEWER = 40  # at large tables, where each turn has more people to look for


def started(game, seats, seed=b"drafts"):
    return PlayedGame(load(game), seats, seed, 0)


def picked(options, rng):
    return options[rng.below(len(options))].text


def shown(played, viewer):
    return bytes(ViewerStream(played, viewer).whole(played))


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_nobody_notices_a_draft_and_taking_it_back_leads_to_the_view_before(game, seats):
    played, rng, turns = started(game, seats), Chance(b"random drafts"), 0
    most = TURNS if seats == load(game).fewest else FEWER
    while not played.state.over and turns < most:
        turns += 1
        seat = played.state.pending()[rng.below(len(played.state.pending()))]
        others = [viewer for viewer in (SPECTATORS, *range(seats)) if viewer != seat]
        before = {viewer: (shown(played, viewer), played.number(viewer)) for viewer in others}
        views, played_before = [shown_fields(played, seat)], len(played.entries)
        while seat in played.state.pending() and len(played.entries) == played_before:
            draft = played.drafts.get(seat)
            if draft is not None and draft.complete and rng.below(4):
                break
            if draft is not None and (draft.complete or rng.below(3) == 0):
                played.propose(row(played, UNDO, seat))
                views.pop()
                assert shown_fields(played, seat) == views[-1]
            else:
                played.propose(row(played, DRAFT, seat, picked(played.state_of(seat).options(seat), rng)))
                views.append(shown_fields(played, seat))
            if len(played.entries) == played_before:
                assert before == {viewer: (shown(played, viewer), played.number(viewer)) for viewer in others}
        if seat in played.drafts:
            played.propose(row(played, END, seat))
        assert seat not in played.drafts
        assert len(played.entries) > played_before
    assert turns > 5


def shown_fields(played, seat):
    return {name: bytes(raw) for name, raw in played.shown_to(seat).items()}


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_game_of_drafts_is_the_same_for_whoever_reads_its_log(game, seats):
    played, rng, rows = started(game, seats), Chance(b"drafts to read"), []
    while not played.state.over and len(rows) < TURNS * 2:
        seat = played.state.pending()[rng.below(len(played.state.pending()))]
        draft = played.drafts.get(seat)
        if draft is not None and draft.complete:
            kind, text = (END, "") if rng.below(4) else (UNDO, WHOLE_DRAFT)
        elif draft is not None and rng.below(5) == 0:
            kind, text = UNDO, ""
        else:
            options = played.state_of(seat).options(seat)
            kind, text = (DRAFT, CHOICE)[rng.below(6) == 0], picked(options, rng)
        rows.append(row(played, kind, seat, text))
        played.propose(rows[-1])
    again = started(game, seats)
    for one in rows:
        again.follow(one)
    for viewer in (SPECTATORS, *range(seats)):
        assert (again.number(viewer), shown(again, viewer)) == (played.number(viewer), shown(played, viewer))
    assert str(again.match.record) == str(played.match.record)
    assert again.drafts.keys() == played.drafts.keys()


def seat_first_asked(played):
    return played.state.pending()[0]


def test_a_turn_ends_only_when_there_is_nothing_left_to_decide():
    played = started("royals", 2)
    seat = seat_first_asked(played)
    with pytest.raises(TurnGoesOn):
        played.propose(row(played, END, seat))
    with pytest.raises(IllegalChoice):
        played.propose(row(played, DRAFT, 1 - seat, "draw pile"))
    with pytest.raises(CannotTakeBack):
        played.propose(row(played, UNDO, seat))


def test_a_card_from_the_pile_fixes_what_came_before_and_one_from_the_display_does_not():
    """R2.3 Nobody has seen what lies on the pile; what lies open everybody has."""
    played = started("royals", 2)
    seat = seat_first_asked(played)
    face_up = next(option.text for option in played.state.options(seat) if option.text != "draw pile")
    played.propose(row(played, DRAFT, seat, face_up))
    assert played.drafts[seat].texts == [face_up]
    assert played.match.record.choices == []
    played.propose(row(played, DRAFT, seat, "draw pile"))
    assert seat not in played.drafts
    assert played.match.record.choices == [(seat, face_up), (seat, "draw pile")]


def test_a_choice_that_is_played_at_once_takes_the_draft_with_it():
    played = started("royals", 2)
    seat = seat_first_asked(played)
    face_up = next(option.text for option in played.state.options(seat) if option.text != "draw pile")
    played.propose(row(played, DRAFT, seat, face_up))
    second = played.state_of(seat).options(seat)[0].text
    played.propose(row(played, CHOICE, seat, second))
    assert played.match.record.choices == [(seat, face_up), (seat, second)]


def test_a_bot_that_stands_in_begins_where_everybody_is():
    played = started("royals", 2)
    seat = seat_first_asked(played)
    face_up = next(option.text for option in played.state.options(seat) if option.text != "draw pile")
    played.propose(row(played, DRAFT, seat, face_up))
    one = row(played, CHOICE, seat, "draw pile")
    one.maker = "stand-in"
    played.propose(one)
    assert played.match.record.choices == [(seat, "draw pile")]
    assert seat not in played.drafts


def test_a_turn_that_ended_and_taught_nobody_anything_is_a_draft_again():
    """R1.7 Three cards of Catherine's first row lie face down until all are ready."""
    played = started("catherine", 2)
    for _ in range(3):
        options = played.state_of(0).options(0)
        if options:
            played.propose(row(played, DRAFT, 0, options[0].text))
    texts = played.drafts[0].texts[:]
    played.propose(row(played, END, 0))
    assert played.state.pending() == [1]
    played.propose(row(played, UNDO, 0))
    assert played.state.pending() == [0, 1]
    assert played.drafts[0].texts == texts
    assert played.drafts[0].complete


def test_what_is_left_of_a_turn_is_taken_back_alone():
    """R2.3 A turn that all went back into the middle of is no draft again: another card is on the pile."""
    played = started("royals", 2)
    seat = seat_first_asked(played)
    face_up = next(option.text for option in played.state.options(seat) if option.text != "draw pile")
    played.propose(row(played, DRAFT, seat, face_up))
    played.propose(row(played, DRAFT, seat, "draw pile"))
    played.propose(row(played, REWIND, seat, going_back(1, played.next_deal)))
    assert played.undoable(seat) == 1
    played.propose(row(played, UNDO, seat))
    assert played.match.record.choices == []
    assert seat not in played.drafts


def test_why_a_turn_cannot_be_taken_back_is_said():
    """R2.3 A card from the pile is chance; R3.22 cards that pay are seen by all."""
    played = started("royals", 2)
    seat = seat_first_asked(played)
    assert played.no_undo(seat) == ""
    face_up = next(option.text for option in played.state.options(seat) if option.text != "draw pile")
    played.propose(row(played, CHOICE, seat, face_up))
    assert (played.undoable(seat), played.no_undo(seat)) == (1, "")
    played.propose(row(played, CHOICE, seat, "draw pile"))
    assert (played.undoable(seat), played.no_undo(seat)) == (0, "chance")
    assert played.no_undo(1 - seat) == ""


def texts(played, verb):
    """What whoever is asked may choose that begins so."""
    seat = seat_first_asked(played)
    return [option.text for option in played.state.options(seat) if option.text.startswith(verb)]


def wanted(played, *verbs):
    return next(text for verb in verbs for text in texts(played, verb))


def test_a_turn_that_showed_something_stands_as_a_whole():
    """R3.22 The cards that pay are laid open, so the turn cannot be taken back, though its last choice alone could."""
    played = started("royals", 2)
    while not (occupy := texts(played, "occupy")):
        played.propose(
            row(played, CHOICE, seat_first_asked(played), wanted(played, "draw pile", "plan countries", "end"))
        )
    seat = seat_first_asked(played)
    played.propose(row(played, DRAFT, seat, occupy[0]))
    while seat in played.drafts and not played.drafts[seat].complete:
        played.propose(row(played, DRAFT, seat, played.drafts[seat].state.options(seat)[0].text))
    played.propose(row(played, END, seat))
    assert (played.undoable(seat), played.no_undo(seat)) == (0, "known")


def test_a_card_that_is_drawn_at_once_is_one_step_with_its_plan():
    played, stepwise, seat = started("royals", 2), started("royals", 2), 0
    while not ViewerStream(played, seat).now(played).ahead:
        acting = played.state.pending()[0]
        for game in (played, stepwise):
            game.propose(row(game, CHOICE, acting, game.state.options(acting)[0].text))
    before, offered = shown_fields(played, seat), ViewerStream(played, seat).now(played).ahead
    at_once = next(option for option in offered if option.targets[0].startswith("display:"))
    assert (at_once.title, at_once.detail) == (
        Said("do-draw", {"display": at_once.targets[0]}),
        Said("do-plan-countries"),
    )
    played.propose(row(played, DRAFT, seat, at_once.text))
    for text in at_once.text.split("\n"):
        stepwise.propose(row(stepwise, DRAFT, seat, text))
    assert shown_fields(played, seat) == shown_fields(stepwise, seat) != before
    played.propose(row(played, UNDO, seat))
    assert shown_fields(played, seat) == before
