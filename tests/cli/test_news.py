"""What is told in a terminal; whose secrets are kept is told by each game's own words."""

from pathlib import Path

from antechamber.cli.news import described, headline, inked, speaker_to
from antechamber.core.event import TABLE, Event
from antechamber.games import load

ROYALS = load("royals")


def told(event, viewer):
    return headline(event, speaker_to(ROYALS, 3, viewer))


def test_who_was_told_less_hears_less():
    event = Event("draw", 1, (), ("german_states",))
    assert told(event, 1).plain == "You draw German States from the pile"
    assert told(event, 0).plain == told(event, None).plain == "B draws a Country card from the pile"


def test_things_are_called_by_their_names():
    event = Event("occupy", 0, ("paris.king", "france", "france-spain"))
    assert told(event, None).plain == "A becomes King of Paris, for France and France or Spain Intrigue"


def test_what_the_table_does_is_dim_and_seats_have_their_colours():
    line = told(Event("turn up", TABLE, ("spain",)), 0)
    assert (line.plain, [str(span.style) for span in line.spans]) == ("Spain is turned up", ["dim"])
    line = told(Event("discard", 1, ("spain",)), 0)
    assert line.plain == "B discards Spain"
    assert [line.plain[span.start : span.end] for span in line.spans if "bright_magenta" in str(span.style)] == ["B"]


def test_an_option_says_what_it_costs():
    s = ROYALS.start(2, b"news")
    seat = s.pending()[0]
    speaker = speaker_to(ROYALS, 2, seat)
    lines = set()
    while not s.over:
        lines |= {described(s, seat, option, speaker).plain for option in s.options(seat)}
        s.apply(seat, s.options(seat)[0])
        seat = next(iter(s.pending()), 0)
    assert {"End turn", "A card from the pile"} <= lines
    assert any(line.startswith("King of Paris (") for line in lines)
    assert inked(ROYALS.words.event(Event("end", 0), 1), speaker_to(ROYALS, 2, 1)).plain == "A ends the turn"


def test_a_box_of_ones_own_is_told_in_its_own_names(tmp_path):
    """The language has another name for this card of the standard box."""
    standard = load("potemkin")
    own = tmp_path / "own.toml"
    text = Path(standard.sheet.path).read_text(encoding="utf-8")
    own.write_text(text.replace('"Fitted out as culture"', '"A theatre"'), encoding="utf-8")
    assert speaker_to(standard, 3, None).name("card:cond_culture") == "Culture interior"
    assert speaker_to(load("potemkin", str(own)), 3, None).name("card:cond_culture") == "A theatre"
