"""The First Tsar in words: what is asked, offered and told, as people hear it."""

from __future__ import annotations

import pytest

from antechamber.core.chance import Chance
from antechamber.core.event import TABLE, Event
from antechamber.core.phrase import Phrase
from antechamber.games.first_tsar.constants import ACTIONS, METRICS
from antechamber.games.first_tsar.names import amounts
from antechamber.games.first_tsar.reading import COST_WORDS, VOCABULARY
from antechamber.words import Speaker
from games.first_tsar.positions import changed, first_tsar, in_chamber, new_game, started, table, thrifty
from games.first_tsar.test_cards import military
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
    ids += [f"act-{action}" for action in ACTIONS if action != "exchange"]
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


# What is to be decided


def test_prompts_of_setting_up_and_planning():
    game = new_game()
    words = first_tsar().words
    assert speaker().say(words.prompt(game.state, 0)) == "Keep one of your 3 Projects; nobody sees which"
    game.keep_first_projects()
    assert prompt(game) == "Place your first warrior in a city that has none yet"
    game = table(at="plan", goods={0: "3 coin"}, chambers={"reward": {1: 2, 2: 0}})
    assert prompt(game) == "Send a boyar to a chamber; you have 3 left"
    game.play("plan reward")
    assert prompt(game) == (
        "How many coins go under your boyar in the Reward Chamber? "
        "There already: Boris with 2 coins and Ludmila without coins"
    )
    assert option(game, "bid 0") == ("No coins", "not the most important there, as things stand")
    assert option(game, "bid 1") == (
        "1 coin",
        "not the most important there, as things stand; the coin would come back",
    )
    assert option(game, "bid 2") == ("2 coins", "the most important there, as things stand; the coins would be lost")


def test_a_large_bid_is_told_in_full():
    game = table(at="plan", goods={0: "15 coin"}, chambers={"reward": {1: 11}}).play("plan reward")
    assert option(game, "bid ten-more") == (
        "10 coins, and more",
        "not the most important there, as things stand; the coins would come back",
    )
    game.play("bid ten-more")
    assert option(game, "bid 2")[1] == "the most important there, as things stand; the coins would be lost"


def test_leaving_a_chamber_says_what_becomes_of_coins_and_seal():
    game = table(chambers={"project": {0: 2, 1: 1}, "exchange": {0: 1, 1: 3}, "reward": {0: 0}}, seals={"reward": 2})
    assert prompt(game) == "Move one of your boyars out of its chamber"
    assert option(game, "leave project") == (
        "Leave the Project Chamber",
        (
            "the most important: you lose 2 coins and may seal; take a Project or complete one, twice "
            "(with a seal 3 times); the boyar goes on to a blue city"
        ),
    )
    assert option(game, "leave exchange")[1] == (
        "not the most important: you take 1 coin back; exchange as often as you like, and take a foreign good; "
        "the boyar goes on to a yellow city"
    )
    assert option(game, "leave reward")[1] == (
        "the most important, but sealed by Ludmila; take an Estate or take a Title; the boyar goes on to any city"
    )


def test_leaving_a_chamber_without_a_seal_left():
    game = table(chambers={"project": {0: 2}, "production": {0: 0}}, seals={"reward": 0, "exchange": 0})
    assert option(game, "leave project")[1].startswith(
        "the most important, but you have no seal left: you lose 2 coins"
    )


def test_a_seal_says_what_it_costs_and_brings():
    cards = ("black", "red", "blue", "yellow", "kremlin")
    game = table(2, goods={0: "2 coin"}, chambers={"reward": {0: 2, 1: 1}}, assignments=cards)
    assert prompt(game) == (
        "You are the most important in the Reward Chamber: place one of your 2 seals to use the bonus?"
    )
    assert option(game, "seal") == (
        "Place a seal",
        "the bonus: take an Estate and the Tsar's Favour, for 1 coin; others take 1 coin back",
    )
    assert option(game, "no-seal") == ("No seal", "act without the bonus")
    game.play("seal")
    assert prompt(game) == "Act in the Reward Chamber: 1 action and the bonus are left"
    assert option(game, "done") == ("Done here", "you give up 1 action and the bonus")


def test_what_stays_possible_when_no_actions_are_left():
    game = table(goods={0: "4 coin"}, chambers={"exchange": {0: 0}}).play("no-seal", "action foreign", "gain steel")
    assert prompt(game) == "No actions are left in the Exchange Chamber: exchange as often as you like, or be done"
    assert option(game, "action exchange") == ("Exchange", "2 goods or coins for 1 of another kind")
    assert option(game, "free sell_foreign") == ("Give any foreign good for 1 coin", "free action")
    game.play("action exchange")
    assert prompt(game) == "Choose 2 goods or coins to give in exchange, one after another"
    game.play("pay steel")
    assert prompt(game) == "Choose what you get in exchange"
    assert option(game, "gain grain") == ("Gain 1 grain", "you have none")


def test_places_say_what_they_bring_and_who_is_there():
    game = table(
        warriors={0: {"moscow": 1}, 1: {"kazan": 3}},
        chambers={"manoeuvre": {0: 0}},
        trade={"moskva_and_oka": "grain_coin"},
    ).play("no-seal")
    assert prompt(game) == "Act in the Manoeuvre Chamber: 2 actions are left"
    assert option(game, "action warrior") == ("Place a warrior", "9 in your supply")
    game.play("action move")
    assert prompt(game) == "Where does the warrior go from Moscow?"
    assert option(game, "to ryazan") == (
        "To Ryazan",
        "takes the Trade token on the way: 1 grain and 1 coin; East, black; income 2 grain",
    )
    assert option(game, "to kursk")[1] == ("South, yellow; your influence rises from 0 to 1; income 1 stone for 1 coin")
    game.play("to ryazan", "done")
    assert prompt(game) == "Send the boyar to a red city"
    assert option(game, "send moscow") == (
        "Boyar to Moscow",
        "East, red; your influence rises from 1 to 3, Boris has 3; income 1 stone for 1 coin",
    )


def test_a_move_names_the_piece():
    game = table(warriors={0: {"kursk": 1}}, boyars={0: {"kursk": 1}}, chambers={"manoeuvre": {0: 0}})
    game.play("no-seal", "action move")
    assert option(game, "move warrior.kursk") == ("Move a warrior from Kursk", None)
    assert option(game, "move boyar.kursk") == ("Move a boyar from Kursk", None)
    assert prompt(game.play("move boyar.kursk")) == "Where does the boyar go from Kursk?"


def test_projects_say_what_they_cost_and_what_one_lacks():
    game = table(
        chambers={"project": {0: 0}},
        hands={0: ["palisade"]},
        goods={0: "2 grain + 3 wood"},
        display=("cathedral",),
        deck=("bell_tower", "gate_tower"),
    ).play("leave project", "no-seal")
    assert option(game, "complete palisade") == (
        "Complete Palisade",
        "Construction: 4 points for 2 grain and 2 wood, then a building",
    )
    assert option(game, "action project") == ("Take a Project", "1 on display, 2 in the deck")
    game.play("action project")
    assert prompt(game) == "Take a Project from the display, or draw one from the deck"
    assert option(game, "draw project") == ("Draw a Project", "the top of 2 cards in the deck")
    assert option(game, "take cathedral") == (
        "Take Cathedral",
        "Construction: 8 points for 1 wood and 3 stone, then a building; you lack 3 stone",
    )


def test_a_title_says_what_it_would_score():
    game = table(chambers={"reward": {0: 0}}, titles={0: ["treasurer"]}, warriors={0: {"moscow": 3}})
    keys = [title.key for title in game.box.titles]
    game.state.displays[2] = [keys.index("keeper_of_the_rank_book"), keys.index("namestnik_of_the_border")]
    game.play("no-seal", "action title")
    assert option(game, "take keeper_of_the_rank_book") == (
        "Take Keeper of the Rank Book",
        "2 points for each of your Titles, this one included; 4 points, as things stand",
    )
    assert option(game, "take namestnik_of_the_border")[1] == (
        "3 points for each black or red city where your influence is 3 or more; 3 points, as things stand"
    )


def test_the_pad_says_what_is_resolved_next():
    game = table(
        chambers={"project": {0: 0}},
        hands={0: ["cloth_row"]},
        goods={0: "4 grain + 1 textile"},
        pads={0: ["2_coin", "favour"]},
    ).play("leave project", "no-seal", "complete cloth_row")
    assert prompt(game) == "Choose two effects of your pad to resolve: which one first?"
    assert option(game, "first favour") == ("First: the Tsar's Favour", "Trade token")
    game.play("first favour")
    assert prompt(game) == "Which effect of your pad second, after the Tsar's Favour?"
    assert option(game, "resolve pad_coin") == ("Resolve: 1 coin", "printed on the pad")
    game.play("resolve pad_coin")
    assert prompt(game) == "Go on to the second effect (1 coin), or take a free action first"


def test_a_full_pad_and_a_price_in_tokens_are_two_questions():
    pad = ["grain_coin", "wood_coin", "2_vp", "stone", "any"]
    position = {"warriors": {0: {"moscow": 1}}, "chambers": {"manoeuvre": {0: 0}}, "pads": {0: pad}}
    game = table(**position).play("free trade_in")
    assert prompt(game) == "Choose 2 Trade tokens to give up, one after another"
    game = table(**position, trade={"moskva_and_oka": "move"})
    game.play("leave manoeuvre", "no-seal", "action move", "to ryazan")
    assert prompt(game) == "Your pad is full: discard a Trade token to make room for the new one (a move)"
    assert option(game, "discard 2_vp") == ("Discard: 2 points", None)


def test_going_to_war_says_what_it_would_score():
    game = table(
        chambers={"project": {0: 0}},
        hands={0: ["border_patrol"]},
        goods={0: "2 grain + 1 wood"},
        spoils=("3_vp", "favour_coin"),
        war={0: 1, 1: 2},
        favour=(1, 0, 2),
    ).play("leave project", "no-seal", "complete border_patrol")
    assert prompt(game) == "Send a warrior to the Field of War, and take which Spoils?"
    assert option(game, "war favour_coin") == (
        "Go to war for the Tsar's Favour and 1 coin",
        "you then have 2 warriors there; 2 points at the next scoring, as things stand",
    )
    game.state.spoils_display = []
    assert prompt(game) == "Send a warrior to the Field of War, although no Spoils are left?"


def test_rewards_name_the_region_and_who_gets_the_other():
    game = table(at="regions", warriors={0: {"moscow": 2}, 1: {"kazan": 1}})
    assert prompt(game) == "You have the most influence in the East: choose your reward; Boris takes the other one"
    assert option(game, "reward 3_vp") == ("Your reward: 3 points", "Boris takes the other reward: 3 coins")
    game = table(at="regions", warriors={0: {"moscow": 2}})
    assert prompt(game) == "You have the most influence in the East: choose your reward"
    assert option(game, "reward 3_coin") == ("Your reward: 3 coins", "nobody takes the other reward")


def test_of_two_players_one_may_choose_for_the_other():
    game = table(2, at="regions", warriors={0: {"moscow": 2}})
    assert game.acting == 1
    assert prompt(game) == "Anna leads in the East by less than 3: you choose the reward"
    assert option(game, "reward 3_coin") == ("For Anna: 3 coins", None)


def test_several_of_one_kind_are_counted_down():
    game = table(at="regions", warriors={0: {"moscow": 2}}, regions=("dark_4", "light_2", "light_3", "light_4"))
    game.play("reward 2_place_warrior")
    assert prompt(game) == "Place 2 warriors in cities where you have a piece, one after another"
    game = table(at="regions", warriors={0: {"moscow": 2}}, regions=("dark_2", "light_2", "light_3", "light_4"))
    assert prompt(game.play("reward 2_foreign")) == "Choose 2 foreign goods to gain, one after another"
    assert prompt(game.play("gain gunpowder")) == "Choose a foreign good to gain"


def test_options_that_end_or_give_up_something():
    words = first_tsar().words
    endings = {choice.text for choice in first_tsar().catalogue if words.ends(choice)}
    assert endings == {"skip", "done", "end", "go-on", "no-seal"}


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
