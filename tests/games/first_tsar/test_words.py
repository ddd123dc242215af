"""The First Tsar in words: what is asked, offered and told, as people hear it."""

from __future__ import annotations

import pytest

from antechamber.core.chance import Chance
from antechamber.core.event import TABLE, Event
from antechamber.core.phrase import Phrase
from antechamber.games.first_tsar.constants import ACTIONS, METRICS
from antechamber.games.first_tsar.names import amounts
from antechamber.games.first_tsar.reading import COST_WORDS, VOCABULARY
<<<<<<< HEAD
from games.first_tsar.positions import changed, first_tsar, started, table, thrifty
from games.first_tsar.speech import speaker, told
=======
from antechamber.words import Speaker
from games.first_tsar.positions import changed, first_tsar, new_game, started, table, thrifty
from games.first_tsar.test_chambers import in_chamber, military
from games.first_tsar.test_trade import last_turn

PEOPLE = ["Anna", "Boris", "Ludmila", "Dmitri"]


def speaker(viewer=0, seats=3, components="standard"):
    return Speaker(first_tsar(components), PEOPLE[:seats], viewer)


def told(event, viewer=0):
    return speaker(viewer).say(first_tsar().words.event(event, viewer))


def prompt(game):
    """What the seat that is to act is asked."""
    words, seats = first_tsar().words, len(game.state.lanes)
    return speaker(game.acting, seats).say(words.prompt(game.state, game.acting))


def option(game, text):
    """An option of that seat: its title and its detail."""
    words, say = first_tsar().words, speaker(game.acting, len(game.state.lanes)).say
    choice = game.state.legal(game.acting, text)
    detail = words.detail(game.state, game.acting, choice)
    return say(words.title(game.state, game.acting, choice)), detail and say(detail)

>>>>>>> py-words

# What has happened


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Event("region token", TABLE, ("east", "light_2")), "The East offers 3 points or 2 grain and 1 wood"),
        (Event("round", TABLE, ("1550s", "0")), "The 1550s begin, and you are first player"),
        (Event("round", TABLE, ("1560s", "2")), "The 1560s begin, and Ludmila is first player"),
        (Event("plan", 1, ("reward", "0")), "Boris sends a boyar to the Reward Chamber, without coins"),
        (Event("plan", 0, ("reward", "1")), "You send a boyar to the Reward Chamber, with 1 coin"),
        (Event("lose coins", 1, ("2",)), "Boris loses 2 coins as the most important there"),
        (Event("take back", 0, ("1",)), "You take back 1 coin"),
        (Event("seal", 1, ("project", "0")), "Boris places a seal in the Project Chamber"),
        (Event("seal", 0, ("project", "1")), "You place a seal in the Project Chamber, for 1 coin"),
        (Event("pay", 1, ("2", "grain", "1", "coin")), "Boris pays 2 grain and 1 coin"),
        (Event("gain", 0, ("2", "coin")), "You gain 2 coins"),
        (Event("warrior", 0, ("tver",)), "You place a warrior in Tver"),
        (Event("move", 1, ("boyar", "kursk", "moscow")), "Boris moves a boyar from Kursk to Moscow"),
        (Event("take token", 0, ("place_warrior",)), "You take a Trade token: a warrior on the map"),
        (Event("resolve printed", 1, ("pad_wood",)), "Boris resolves a printed effect: 1 wood"),
        (Event("spoils", 1, ("resolve_trade_vp",)), "Boris takes Spoils: an effect of the pad and 1 point"),
        (Event("take title", 0, ("tsars_confidant",)), "You take the Title of Tsar's Confidant"),
        (Event("use", 1, ("customs_house",)), "Boris uses the Customs House"),
        (Event("favour token", 1, ("10",)), "Boris is the first to reach 10 points, and takes the Favour token there"),
        (Event("reshuffle", TABLE, ("estate",)), "The discarded Estates are shuffled into a new deck"),
        (
            Event("reward", 0, ("north", "light_9", "1")),
            "You are rewarded in the North: an effect of the pad and 1 coin",
        ),
        (Event("reward", 1, ("west", "dark_4", "0")), "Boris is rewarded in the West: 4 points"),
    ],
)
def test_what_has_happened(event, sentence):
    assert told(event) == sentence


@pytest.mark.parametrize(
    ("points", "line", "sentence"),
    [
        (5, "project:muster_of_the_levy", "You score 5 points for Muster of the Levy"),
        (7, "title:streltsy_head", "You score 7 points as Streltsy Head"),
        (2, "estate:almshouse", "You score 2 points from the Almshouse"),
        (3, "line:region", "You score 3 points as a reward"),
        (4, "line:favour", "You score 4 points for the Tsar's Favour"),
        (1, "line:top", "You are highest in favour already, and score 1 point instead"),
        (1, "line:goods", "You score 1 point for goods and coins left over"),
    ],
)
def test_points_are_told_with_where_they_come_from(points, line, sentence):
    assert told(Event("points", 0, (str(points), line))) == sentence


def test_every_line_of_the_score_has_a_name_and_a_sentence():
    game, say = first_tsar(), speaker()
    for source, line in game.box.lines:
        assert say.bundle.has_message(f"source-{source}")
        assert line in game.words.names
        assert say.bundle.has_message(game.words.event(Event("points", 0, ("2", line)), 0).id)
    assert say.bundle.has_message("source-next-scoring")


def test_only_its_owner_hears_which_project_was_drawn():
    event = Event("draw project", 0, (), ("cathedral",))
    assert told(event, 0) == "You draw the Project Cathedral"
    assert told(event, 1) == told(event, None) == "Anna draws a Project"


# What a component file may write


def test_every_word_of_costs_effects_titles_and_chambers_is_said():
    bundle = speaker().bundle
    ids = [f"amount-{word}" for word in {*VOCABULARY, *COST_WORDS}] + [f"counts-{metric}" for metric in METRICS]
    ids += [f"deed-{action}" for action in ACTIONS if action != "exchange"]
    assert not [name for name in ids if not bundle.has_message(name.replace("_", "-"))]


def test_what_a_card_does_is_said_from_its_structure(tmp_path):
    mine = changed(
        tmp_path,
        (
            'name = "Customs House", cost = "nothing", effect = "2 coin"',
            'name = "Yard", cost = "1 steel", effect = "2 war"',
        ),
    )
    game = table(goods={0: "1 steel"}, chambers={"reward": {0: 0}}, estates={0: ["customs_house"]}, components=mine)
    words, say = first_tsar(mine).words, speaker(components=mine).say
    use = game.state.legal(0, "use customs_house")
    assert say(words.title(game.state, 0, use)) == "Use Yard"
    assert say(words.detail(game.state, 0, use)) == "2 warriors in the Field of War for 1 steel"


def test_nothing_is_said_too():
    assert speaker().say(amounts([])) == "nothing"


# Whole games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_that_is_said_to_a_seat_depends_on_what_it_cannot_know(seats):
    words = first_tsar().words
    state, rng = started(seats, bytes([seats])).state, Chance(b"hidden")
    number = 0
    while not state.over:
        seat, choice = thrifty(state, rng)
        assert state.decision(seat).prompt in words.prompts
        if number % 5 == 0:
            assert said(words, state.sample(seat, rng), seat) == said(words, state, seat)
        state.apply(seat, choice)
        number += 1
    assert number > 200


def said(words, state, seat):
    """The prompt of a seat, and the titles and details of its options."""
    phrases: list[Phrase | None] = [words.prompt(state, seat)]
    for choice in state.options(seat):
        phrases += [words.title(state, seat, choice), words.detail(state, seat, choice)]
    return phrases


def test_what_costs_nothing_says_so():
    assert speaker().say(amounts([])) == "nothing"


def test_a_building_is_asked_for():
    game = in_chamber("project", hands={0: ["palisade"]}, goods={0: "2 grain + 2 wood"}).play("complete palisade")
    assert prompt(game) == "Put up a building in a city where you have a warrior or boyar?"


def test_what_is_covered_is_asked_for_at_the_end():
    assert prompt(last_turn(["stone", "favour", "any"])).startswith("Your Trade tokens now stay where they are")


def test_without_spoils_one_goes_to_war_all_the_same():
    assert option(military(), "war")[0] == "Go to war"
