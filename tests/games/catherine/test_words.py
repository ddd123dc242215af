"""Catherine in words: what is asked, offered and told in positions that a person can lay out."""

from __future__ import annotations

import pytest

from antechamber.core.chance import Chance
from antechamber.core.event import TABLE, Event
from antechamber.core.phrase import Phrase
from antechamber.games.catherine.card_texts import face, said_conditional_bonus
from antechamber.games.catherine.sources import SOURCES
from antechamber.words import Speaker
from games.catherine.positions import act, catherine, hand_of, new_game, owning, position, run

PEOPLE = ["Anna", "Boris", "Clara", "Dmitri"]
ROW = ["peterhof", "kuskovo", "tobolsk_kremlin"]


def speaker(viewer=0):
    return Speaker(catherine(), PEOPLE, viewer)


def asked(game, seat=0):
    return speaker(seat).say(catherine().words.prompt(game.state, seat))


def titles(game, seat=0):
    return {option.text: said_title(game, seat, option) for option in game.state.options(seat)}


def details(game, seat=0):
    found = {option.text: catherine().words.detail(game.state, seat, option) for option in game.state.options(seat)}
    return {text: speaker(seat).say(detail) for text, detail in found.items() if detail is not None}


def said_title(game, seat, option):
    return speaker(seat).say(catherine().words.title(game.state, seat, option))


def heard(kind, *public, seat=0, secret=(), viewer=0):
    return speaker(viewer).say(catherine().words.event(Event(kind, seat, public, secret), viewer))


def two_cards(row=ROW, hand=("voltaire", "gatchina", "irbit_fair"), **more):
    """Phase B: seat 0 holds these cards and has this row."""
    others = {1: ["oranienbaum", "ostankino", "demidov_manor"]}
    s = position(hands={0: list(hand), 1: ["bruce", "pallas"]}, rows={0: list(row), **others}, **more)
    return run(s, "play")


# The two cards of a round


def test_a_first_row_is_asked_for_card_by_card():
    game = new_game()
    assert asked(game) == "Choose 3 cards for your first action row"
    game.choose(0, game.state.options(0)[0].text)
    assert asked(game) == "Choose 2 more cards for your first action row"
    game.choose(0, game.state.options(0)[0].text)
    assert asked(game) == "Choose one more card for your first action row"


def test_a_card_for_the_row_is_told_by_what_it_shows_and_does():
    game = two_cards()
    assert asked(game) == "Choose a card for the right end of your action row"
    assert titles(game)["append voltaire"] == "Voltaire"
    assert details(game) == {
        "append voltaire": "Crimson, with a cannon and a book. Draw a card for each book you own",
        "append gatchina": "Teal. Build a residence in Smolensk, Reval, or Vyborg",
        "append irbit_fair": "Ochre, with iron and caviar. Draw a card for each iron or food you own",
    }


def test_a_card_for_the_activation_row_is_told_by_the_cards_that_have_its_colour():
    game = two_cards(row=["peterhof", "kuskovo", "tsaritsyno"], hand=("voltaire", "gatchina", "irbit_fair"))
    game.choose(0, "append voltaire")
    assert details(game) == {
        "tuck gatchina": "Teal, like Peterhof",
        "tuck irbit_fair": "Ochre, unlike every card it could go below",
    }


def test_where_the_activation_card_goes_is_told_by_what_comes_of_it():
    game = two_cards(
        row=["peterhof", "voltaire", "journey_to_the_crimea"], hand=("kuskovo", "grimm", "bronze_horseman")
    )
    game.choose(0, "append grimm", "tuck kuskovo")
    assert asked(game) == "Kuskovo goes below which card? If that is Crimson too, you may perform its action"
    assert titles(game)["below peterhof"] == "Below Peterhof"
    assert details(game) == {
        "below peterhof": "Colours differ: a card instead",
        "below voltaire": "Draw a card for each book you own. 2 cards",
        "below journey_to_the_crimea": "You would hold too few cards for its action: a card instead",
        "below grimm": "Draw a card for each book you own. 2 cards",
    }


# Acting


def test_an_action_is_told_by_what_it_does_and_brings_now():
    game = act("irbit_fair", hand=hand_of(2), row=owning(food=2))
    assert asked(game) == "Perform the action of Irbit Fair, or forgo it"
    assert titles(game) == {
        "perform": "Draw a card for each iron or food you own",
        "forfeit": "Draw a card instead",
    }
    assert details(game) == {"perform": "1 card and 2 points, as your hand is full then"}


def test_forgoing_an_action_is_asked_once_more():
    game = act("irbit_fair", hand=hand_of(2), row=owning(food=2))
    grave = [option.text for option in game.state.options(0) if catherine().words.is_grave(game.state, 0, option)]
    assert grave == ["forfeit"]


def test_with_a_full_hand_cards_are_points():
    game = act("potjomkin", hand=hand_of(3))
    assert titles(game)["forfeit"] == "Score a point instead, as your hand is full"
    assert details(game) == {
        "perform": "2 points, as your hand is full. Bonus: Gain 2 favour if you own 3 books",
        "forfeit": "There is no bonus then",
    }


@pytest.mark.parametrize(
    ("space", "brings"),
    [
        (3, "Up to space 5 of the favour track"),
        (11, "Up to the top of the favour track, and 1 point"),
        (12, "2 points, as you are at the top of the favour track"),
    ],
)
def test_favour_is_told_by_how_far_up_it_leads(space, brings):
    game = act("imperial_hunt", hand=hand_of(2), favour={0: space})
    assert titles(game)["perform"] == "Gain 2 favour by discarding a card"
    assert details(game)["perform"] == f"{brings}. Bonus: Gain 1 favour by discarding a card"


def test_discards_are_counted_down_and_told_by_their_colours():
    hand = ["gatchina", "kuskovo", "ostankino", "grimm", "voltaire"]
    game = act("bronze_horseman", hand=hand, favour={0: 5}).play("perform")
    assert asked(game) == "Discard 3 cards for the action of The Bronze Horseman"
    assert titles(game)["discard gatchina"] == "Discard Gatchina"
    assert details(game)["discard gatchina"] == "Teal"
    game.play("discard gatchina")
    assert asked(game) == "Discard 2 more cards for the action of The Bronze Horseman"
    assert details(game)["discard kuskovo"] == "Crimson, unlike the others: no bonus"
    game = act("bronze_horseman", hand=hand, favour={0: 5}).play("perform", "discard kuskovo")
    assert details(game)["discard grimm"] == "Crimson, like the others"


def test_a_bonus_is_told_without_the_condition_that_is_met():
    game = act("voltaire", hand=hand_of(2), row=owning(["voltaire"], cannon=2)).play("perform")
    assert asked(game) == "Take the bonus of Voltaire, or do without it"
    assert titles(game) == {"bonus": "Gain 1 favour", "skip": "Skip the bonus"}
    assert details(game) == {"bonus": "Up to space 1 of the favour track", "skip": "Nothing comes in its place"}


def test_the_cost_of_a_bonus_is_asked_for_as_such():
    game = act("bruce", hand=hand_of(2)).play("perform")
    assert titles(game)["bonus"] == "Score 4 points by discarding a card"
    assert asked(game.play("bonus")) == "Discard a card for the bonus of Praskovya Alexandrovna Bruce"


def test_a_bonus_for_residences_counts_the_new_one():
    game = act("solovetsky_pilgrim_house", hand=hand_of(3, "teal"), residences={0: ["siberia", "riga"]})
    game.play("perform", "build kazan")
    assert titles(game)["bonus"] == ("Score a point for each residence you have in Ochre cities by discarding 2 cards")
    assert details(game)["bonus"] == "2 points"


# Residences


def test_a_city_is_told_by_what_a_residence_there_brings():
    game = act(
        "beketov", hand=hand_of(3), residences={0: ["kazan"]}, orders={0: "court_kitchen"}, tiles={0: {"fur": 1}}
    )
    assert titles(game)["perform"] == "Build a residence in any Ochre city by discarding 2 cards"
    game.play("perform", *[f"discard {card}" for card in hand_of(2)])
    assert asked(game) == "Nikita Afanasyevich Beketov lets you build a residence: choose the city"
    assert titles(game)["build irkutsk"] == "Irkutsk"
    assert details(game) == {
        "build siberia": "A point at each of the 3 scorings to come; your largest group grows to 2",
        "build archangelsk": "A tile of food: 2 of the 7 goods of your order",
        "build irkutsk": "A tile of fur, which your order does not need",
        "build astrakhan": "A tile of caviar: 2 of the 7 goods of your order; your largest group grows to 2",
        "build orenburg": "A tile of iron: 2 of the 7 goods of your order; your largest group grows to 2",
    }


def test_only_cities_without_ones_own_residence_are_offered():
    game = act("gatchina", residences={0: ["reval"]})
    assert titles(game)["perform"] == "Build a residence in Smolensk or Vyborg"


def test_most_books_may_build_anywhere():
    game = run(position(rows={0: owning(book=1)}, decade=2, favour={0: 12}), "books")
    assert asked(game) == "Nobody owns more books than you: build a residence in any city, or none"
    assert titles(game)["decline"] == "Build nothing"
    found = details(game)
    assert found["decline"] == "Nothing comes in its place"
    assert found["build smolensk"] == "A point at the last scoring"
    assert found["build moscow"] == "1 point, as you are at the top of the favour track"


@pytest.mark.parametrize("text", ["forfeit", "skip", "decline"])
def test_what_gives_something_up_is_known_as_such(text):
    choices = {choice.text: choice for choice in catherine().catalogue}
    assert catherine().words.ends(choices[text])
    assert not catherine().words.ends(choices["perform"])


# What has happened


def test_events_speak_to_whoever_did_it():
    assert heard("build", "riga") == "You build a residence in Riga"
    assert heard("build", "riga", viewer=1) == "Anna builds a residence in Riga"
    assert heard("tile", "fur", viewer=None) == "Anna takes a tile of fur"
    assert heard("advance", "2", "5") == "You gain 2 favour and rise to space 5 of the favour track"
    assert heard("card overflow", "1") == "You score 1 point instead of a card, with a full hand"
    assert heard("cities", "2", viewer=1) == "Anna scores 2 points for residences in cities with a point"
    assert heard("decade ends", "2", seat=TABLE) == "Decade 2 is over and is scored"


def test_cards_drawn_are_named_to_their_owner_only():
    assert heard("draw cards", "2", secret=("voltaire", "gatchina")) == "You draw Voltaire and Gatchina"
    assert heard("draw cards", "2", secret=("voltaire", "gatchina"), viewer=1) == "Anna draws 2 cards"
    assert heard("draw", secret=("voltaire",), viewer=None) == "Anna draws a card"


def test_both_cards_of_a_round_are_told_in_one_sentence():
    assert heard("reveal", "voltaire", "kuskovo", "peterhof") == (
        "You add Voltaire to your action row and lay Kuskovo below Peterhof"
    )
    assert heard("reveal", "voltaire", "kuskovo", "voltaire", viewer=1) == (
        "Anna adds Voltaire to their action row and lays Kuskovo right below it"
    )


def test_everything_that_can_happen_has_its_sentence():
    words = catherine().words
    parts = {"city": "riga", "order": "baltic_fleet", "good": "iron"}
    for kind, slots in words.events.items():
        public = [parts.get(slot.name, "1" if type(slot).__name__ == "Number" else "grimm") for slot in slots]
        for viewer in (None, 0):
            said = heard(kind, *public, viewer=viewer)
            assert said.startswith(("You", "Anna", "The colours differ", "Decade"))
            assert not set(said) & set("_{?")


# Cards and points


def test_every_card_says_what_it_does():
    box = catherine().box
    faces = {name: speaker().say(face(box, card)) for card, name in enumerate(box.cards)}
    assert (
        faces["siberian_company"] == "Ochre, with iron and food. Score 4 points for each set of all four goods you own"
    )
    assert faces["beketov"].endswith("Build a residence in any Ochre city by discarding 2 cards")
    assert faces["potjomkin"] == "Crimson, with a cannon and a book. Draw 2 cards"
    assert not any("_" in text or "{" in text for text in faces.values())


@pytest.mark.parametrize(
    ("card", "bonus"),
    [
        ("tobolsk_kremlin", "Draw a card if you own iron and food"),
        ("astrakhan_kremlin", "Score 2 points if you own 2 books"),
        ("volga_journey", "Gain 1 favour if the discarded cards are all of one colour"),
        ("kazan_gymnasium", "Gain 1 favour by discarding a card"),
        ("diderot", "Gain 1 favour if you own 3 cannons"),
        ("saltykov", "Gain 1 favour if you own 2 iron"),
    ],
)
def test_a_bonus_is_told_with_what_it_asks_for(card, bonus):
    box = catherine().box
    assert speaker().say(said_conditional_bonus(box, box.cards.index(card))) == bonus


def test_a_market_has_no_bonus():
    box = catherine().box
    assert said_conditional_bonus(box, box.cards.index("irbit_fair")) is None


def test_points_are_told_by_where_they_come_from():
    sources = [speaker().say(Phrase(f"source-{source.replace(' ', '-')}")) for source in SOURCES]
    assert sources[6] == "Full hand"
    assert all(source[0].isupper() for source in sources)
    assert speaker().name("line:decade.2") == "Decade 2"
    assert speaker().name("line:connection") == "Largest group"


# Nothing hidden


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_said_to_a_seat_follows_from_what_it_knows(seats):
    """In any state that the seat cannot tell from the real one it is asked and offered the same."""
    game, rng = new_game(seats, b"hidden"), Chance(b"samples")
    words = catherine().words
    while pending := game.state.pending():
        seat = pending[rng.below(len(pending))]
        real, sample = game.state, game.state.sample(seat, rng)
        assert words.prompt(sample, seat) == words.prompt(real, seat)
        for option in real.options(seat):
            assert words.title(sample, seat, option) == words.title(real, seat, option)
            assert words.detail(sample, seat, option) == words.detail(real, seat, option)
        options = real.options(seat)
        game.choose(seat, options[rng.below(len(options))].text)


def test_asking_what_an_option_brings_changes_nothing():
    game = act("irbit_fair", hand=hand_of(2), row=owning(food=2))
    before = game.state.view(0), game.state.chance.draws, game.state.pile[:]
    details(game)
    assert (game.state.view(0), game.state.chance.draws, game.state.pile) == before
    assert not game.state.events
