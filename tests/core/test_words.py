"""Words of a game that has few of its own, and how a speaker says them."""

from antechamber.core.components import read_sheet
from antechamber.core.event import Event
from antechamber.core.flow import Choice
from antechamber.core.phrase import Phrase
from antechamber.core.words import Words, plain_title
from antechamber.games import load
from antechamber.words import Speaker
from orchard.game import Orchard
from orchard.manifest import MANIFEST

ORCHARD = Orchard(read_sheet(MANIFEST.sets["standard"], {}))
ORCHARD.words = Words(None, ["bid", "tree"], {}, {})


def speaker(viewer=0, **more):
    return Speaker(ORCHARD, ["Anna", "Boris"], viewer, **more)


def test_decisions_and_options_are_called_after_themselves():
    s = ORCHARD.start(2, b"words")
    assert ORCHARD.show_box() is None
    option = s.options(0)[0]
    assert ORCHARD.words.prompt(s, 0) == Phrase("prompt-bid")
    assert ORCHARD.words.title(s, 0, option) == Phrase("do-bid", ladder=option.targets[0])
    assert ORCHARD.words.detail(s, 0, option) is None
    assert not ORCHARD.words.ends(option)
    s.apply(0, option)
    assert ORCHARD.words.prompt(s, 0) is None


def test_an_option_that_names_nothing_is_called_by_all_of_its_text():
    assert plain_title(Choice("draw pile", ("pile",))) == Phrase("do-draw-pile")


def test_without_a_sentence_the_phrase_itself_is_said():
    """A game can be played before anybody has written a sentence for it."""
    event = Event("take", 1, ("3",))
    assert speaker().say(ORCHARD.words.event(event, 0)) == "event take Boris"
    assert speaker().say(Phrase("lay", cards=["card:old_oak", "card:2"], points=3)) == "lay old oak and 2 3"


def test_a_speaker_knows_whom_it_speaks_to():
    undone = Phrase("note-undo", who="seat:1")
    assert speaker(0).say(undone) == speaker(None).say(undone) == "Boris takes back a choice"
    assert speaker(1).say(undone) == "You take back a choice"


def test_what_is_said_points_at_what_it_names():
    told = speaker().tell(Phrase("counted", count=2, thing="card:old_oak"))
    assert told == [("2 ", ""), ("old oak", "card:old_oak")]
    assert speaker().tell(Phrase("note-undo", who="seat:1")) == [("Boris", "seat:1"), (" takes back a choice", "")]


def test_points_without_words_are_called_by_their_key():
    assert speaker().source("next scoring") == "source next scoring"


def test_no_option_is_grave_unless_a_game_says_so():
    s = load("royals").start(2, b"grave")
    seat = s.pending()[0]
    assert not any(load("royals").words.is_grave(s, seat, option) for option in s.options(seat))
