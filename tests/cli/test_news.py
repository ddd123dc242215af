from antechamber.cli.news import headline
from antechamber.core.event import TABLE, Event, sentence
from antechamber.games import load

WORDS = {
    "draw": "draws {0} from the pile|draws a card from the pile",
    "pay": "occupies {0}, paying {rest}",
    "discard": "discards {all}",
    "turn up": "{0} is turned up",
}


def test_who_was_told_less_hears_less():
    event = Event("draw", 1, (), ("german_states",))
    assert sentence(event, 1, WORDS) == "draws german states from the pile"
    assert sentence(event, 0, WORDS) == sentence(event, None, WORDS) == "draws a card from the pile"


def test_things_are_called_by_their_names():
    words = WORDS | {"name german_states": "German States"}
    assert sentence(Event("turn up", TABLE, ("german_states",)), None, words) == "German States is turned up"
    event = Event("occupy", 0, ("paris.king", "france", "france-spain"))
    said = sentence(event, None, load("royals").words)
    assert said == "occupies the King of Paris, paying France, France and Spain"


def test_all_and_rest():
    assert sentence(Event("discard", 0, ("a", "b")), None, WORDS) == "discards a, b"
    assert sentence(Event("pay", 0, ("paris", "a", "b")), None, WORDS) == "occupies paris, paying a, b"


def test_a_headline_begins_with_who_did_it():
    assert headline(Event("turn up", TABLE, ("spain",)), 0, WORDS).plain == "Spain is turned up"
    assert headline(Event("discard", 1, ("a",)), 0, WORDS).plain == "B discards a"
    assert headline(Event("discard", 1, ("a",)), 1, WORDS).plain == "B (you) discards a"
