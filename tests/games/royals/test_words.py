"""Royals in words: what is asked, offered and told in positions that a person can lay out."""

from __future__ import annotations

import pytest

from antechamber.core.event import TABLE, Event
from antechamber.games import load
from antechamber.words import Speaker
from games.royals.positions import changed, royals, table

PEOPLE = ["Anna", "Boris", "Clara"]
RICH = {0: {"france": 5, "spain": 6}}


def speaker(viewer=0):
    return Speaker(royals(), PEOPLE, viewer)


def asked(game):
    return speaker(game.acting).say(royals().words.prompt(game.state, game.acting))


def titles(game):
    found = {option.text: royals().words.title(game.state, 0, option) for option in game.state.options(0)}
    return {text: speaker().say(title) for text, title in found.items()}


def details(game):
    found = {option.text: royals().words.detail(game.state, 0, option) for option in game.state.options(0)}
    return {text: speaker().say(detail) for text, detail in found.items() if detail is not None}


def heard(kind, *public, seat=0, secret=(), viewer=0):
    return speaker(viewer).say(royals().words.event(Event(kind, seat, public, secret), viewer))


# What is asked


def test_what_is_still_to_be_drawn():
    game = table(at="turn")
    assert asked(game) == "Draw three Country cards, or one Country and one Intrigue card?"
    assert titles(game) == {
        "plan countries": "Three Country cards",
        "plan intrigue": "One Country, one Intrigue card",
    }
    game.play("plan countries")
    assert asked(game) == "Draw 3 Country cards, one after the other"
    game.play("draw pile", "draw pile")
    assert asked(game) == "Draw a Country card"
    game = table(at="turn").play("plan intrigue")
    assert asked(game) == "Draw a Country card and an Intrigue card, in the order you like"
    game.play("draw intrigue")
    assert asked(game) == "Draw a Country card"


def test_what_is_still_to_be_paid():
    game = table(hands=RICH).play("occupy lyon.baron")
    assert asked(game) == "2 more Country cards for the Baron of Lyon: of the country, or any 3 others for one"
    game.play("pay france")
    assert asked(game) == "One more Country card for the Baron of Lyon: one of the country, or any 3 others"


def test_intrigue_is_asked_for_before_a_position_is_taken_over():
    game = table(hands=RICH, intrigues={0: {"france-spain": 1, "france-britain": 1}}, held={"lyon.baron": 1})
    assert titles(game)["take-over lyon.baron"] == "Baron of Lyon, from Boris"
    assert details(game)["take-over lyon.baron"] == "An Intrigue card; 2 France"
    game.play("take-over lyon.baron")
    assert asked(game) == "An Intrigue card for the Baron of Lyon: one of the country, or any 2 others"
    assert titles(game) == {
        "pay france-spain": "France or Spain Intrigue",
        "pay france-britain": "France or Britain Intrigue",
    }


def test_how_far_a_hand_is_discarded():
    game = table(hands={0: {"france": 7, "spain": 6}}).play("end")
    assert asked(game) == "Discard down to 12 Country cards"
    assert titles(game) == {"discard france": "Discard France", "discard spain": "Discard Spain"}
    game = table(hands={0: {"france": 1}}, intrigues={0: {"france-spain": 3, "britain-spain": 2}}).play("end")
    assert asked(game) == "Discard down to 4 Intrigue cards"


# What is offered


def test_a_position_costs_what_this_hand_would_pay_and_brings_the_bonus_of_its_city():
    game = table(hands=RICH)
    assert titles(game)["occupy lyon.cardinal"] == "Cardinal of Lyon"
    assert details(game)["occupy lyon.baron"] == "2 France; City bonus 3"
    game = table(hands={0: {"france": 1, "spain": 3}}, held={"lyon.cardinal": 1})
    assert details(game)["occupy lyon.baron"] == "1 France and 3 of any kind"
    game = table(hands={0: {"spain": 6}})
    assert details(game)["occupy lyon.baron"] == "6 cards of any kind; City bonus 3"


def test_cards_that_count_together_say_how_many_they_are():
    game = table(hands=RICH).play("occupy lyon.baron")
    assert titles(game)["wild spain"] == "Spain"
    assert details(game)["wild spain"] == "one of 3 of any kind that count as one"


def test_only_the_end_of_a_turn_ends_something():
    options = table(hands=RICH).state.options(0)
    assert [option.text for option in options if royals().words.ends(option)] == ["end"]


# What is told


def test_who_was_told_less_hears_less():
    assert heard("draw", seat=1, secret=("german_states",), viewer=1) == "You draw German States from the pile"
    assert heard("draw", seat=1, secret=("german_states",)) == "Boris draws a Country card from the pile"
    assert heard("draw", seat=1, secret=("german_states",), viewer=None) == "Boris draws a Country card from the pile"
    assert heard("draw intrigue", secret=("france-spain",)) == "You draw France or Spain Intrigue"
    assert heard("draw intrigue", seat=1, secret=("france-spain",)) == "Boris draws an Intrigue card"


@pytest.mark.parametrize(
    ("sentence", "kind", "public"),
    [
        ("Boris takes Spain from the display", "take", ("spain",)),
        ("Boris becomes King of Paris, for 2 France and Spain", "occupy", ("paris.king", "france", "spain", "france")),
        ("Boris is no longer King of Paris; the cube stays in the city", "banished", ("paris.king",)),
        ("Boris discards Spain", "discard", ("spain",)),
        ("Boris takes the City bonus of Paris: 8 points", "city", ("city.paris", "8")),
        ("Boris takes the Country bonus of Spain: 12 points", "country", ("country.spain", "12")),
        ("Boris takes the Noble House bonus: 16 points", "house", ("house", "16")),
        ("Boris takes the marker of 1648 for France: 8 points", "period", ("period.1648.france", "8")),
        ("Boris takes the marker of the King: 16 points", "title", ("title.king", "16")),
        ("Boris takes the half marker of the King: 8 points", "title", ("half.king", "8")),
    ],
)
def test_what_others_do(sentence, kind, public):
    assert heard(kind, *public, seat=1) == sentence


def test_what_the_table_does():
    assert heard("turn up", "german_states", seat=TABLE) == "German States is turned up"
    assert heard("period ends", "1648", seat=TABLE) == "The cards have run out: the period to 1648 ends"
    assert heard("unused", "period.1648.spain", "2", seat=TABLE) == (
        "Nobody takes the marker of 1648 for Spain: it leaves the game"
    )
    assert heard("tied", "title.king", "16", seat=TABLE) == (
        "More than two are level for the marker of the King: it leaves the game"
    )
    assert heard("last round", "1", seat=TABLE) == (
        "The last round: one more turn, then this period and the titles are scored"
    )
    assert heard("last round", "3", seat=TABLE).startswith("The last round: 3 more turns,")


def test_points_are_called_after_where_they_come_from():
    names = [speaker().source(source) for source in ("city", "country", "house", "period", "title")]
    assert names == ["City bonuses", "Country bonuses", "Noble House bonuses", "Periods", "Titles"]


def test_one_point_is_not_many():
    assert heard("city", "city.bordeaux", "1") == "You take the City bonus of Bordeaux: 1 point"


def test_a_city_that_is_keyed_like_a_country_has_its_own_name(tmp_path):
    """The section says what a line is about: a box may have both a country and a city `spain`."""
    box = changed(
        tmp_path,
        ('cities = ["madrid", ', 'cities = ["spain", '),
        ('madrid    = { name = "Madrid"', 'spain     = { name = "Toledo"'),
    )
    names = load("royals", box).words.names
    assert (names["card:spain"], names["city:spain"]) == ("Spain", "Toledo")
