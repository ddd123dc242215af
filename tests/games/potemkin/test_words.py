"""Potemkin Empire in words: what is asked, offered and told, as people at the table would say it."""

from __future__ import annotations

import pytest

from antechamber.core.chance import Chance
from antechamber.words import Speaker
from games.potemkin.positions import House, changed, fake, new_game, potemkin, real, table
from games.potemkin.test_hidden import choose

PLAIN = "fake_plain"
NAMES = ["Olga", "Grigori", "Ludmila"]


def said(game, phrase, viewer=0):
    return plain(Speaker(game, NAMES, viewer).say(phrase))


def plain(text):
    """With the apostrophe that is on every keyboard."""
    return text.replace("\u2019", "'")


def prompt(t, seat=0):
    return said(potemkin(), potemkin().words.prompt(t.state, seat), seat)


def title(t, text, seat=0):
    return said(potemkin(), potemkin().words.title(t.state, seat, t.state.legal(seat, text)), seat)


def detail(t, text, seat=0, game=None):
    game = game or potemkin()
    phrase = game.words.detail(t.state, seat, t.state.legal(seat, text))
    return None if phrase is None else said(game, phrase, seat)


def news(t, viewer):
    """What a viewer is told of the last choice."""
    return [said(potemkin(), potemkin().words.event(event, viewer), viewer) for event in t.state.events]


# What is told


def test_whoever_draws_is_told_what():
    t = table(hands={1: [PLAIN], 2: [PLAIN]}, deck=["fake_look1"], scientist=1, at="turn", turn=1)
    assert news(t, 1) == ["You draw Keyhole, thanks to the scientist"]
    assert news(t, 2) == ["Grigori draws a card, thanks to the scientist"]


def test_a_new_building_is_told_by_its_type_and_lot():
    t = table(hands={0: [PLAIN, "real_tour"], 1: [PLAIN]}, villages={0: [fake("science")]})
    t.play("construct espionage", "furnish fake_plain")
    assert news(t, 0) == [
        "You construct Espionage on lot 2, with Bare scaffolding behind it",
        "You gain an agent with it",
    ]
    assert news(t, 1) == ["Olga constructs Espionage on lot 2", "Olga gains an agent with it"]


def test_a_look_is_told_with_whose_building_it_is():
    t = table(hands={0: ["fake_look1", PLAIN]}, villages={1: [real("culture")], 2: [fake("science")]})
    t.play("play fake_look1", "look 1.1")
    assert news(t, 0)[0] == "You look behind Grigori's Culture on lot 1 and see Culture interior"
    assert news(t, 1)[0] == "Olga looks behind your Culture on lot 1"
    assert news(t, 2)[0] == "Olga looks behind Grigori's Culture on lot 1"


def test_spies_find_fakes_and_real_buildings():
    villages = {0: [real("espionage", agents=3)], 1: [fake("culture"), real("espionage")], 2: [real("science")]}
    t = table(hands={0: [PLAIN], 1: [PLAIN]}, villages=villages, shield=2, scientist=1)
    t.play("spy", "lower shield")
    assert news(t, 0) == ["You spend an agent to send Ludmila's shield back to the board"]
    assert news(t, 2) == ["Olga spends an agent to send your shield back to the board"]
    t.play("check 1.1", "check 1.2", "resolve 1.1")
    assert news(t, 1)[:4] == [
        "Olga exposes your Culture on lot 1 as a fake: Bare scaffolding",
        "You lose the scientist, who goes back to the board",
        "Olga checks your Espionage on lot 2 and finds it real: Espionage interior",
        "Olga's agent is caught there and goes back to the supply",
    ]


def test_cubes_are_counted():
    t = table(hands={0: [PLAIN], 1: [PLAIN], 2: [PLAIN]}, villages={0: [fake("industry"), real("industry")]})
    assert news(t.play("produce"), 1) == ["Olga produces 2 cubes", "Olga switches to Production Mode"]
    assert news(t.play("produce"), 1)[0] == "You produce no cubes"


def test_hands_are_discarded_in_secret_and_counted():
    t = table(hands={0: [PLAIN, PLAIN, "real_tour"], 1: [PLAIN]}, producing=(2,)).play("produce")
    assert "You discard the rest of your hand: 2 Bare scaffolding and Guided tour" in news(t, 0)
    assert "Olga discards the 3 cards left in hand" in news(t, 1)
    assert "Grigori discards the card left in hand" in news(t, 0)


def test_months_and_packs():
    t = new_game()
    assert news(t, 0) == ["Month 1 begins: everybody is dealt 4 cards; packs and turns go clockwise"]
    for seat in range(3):
        t.choose(seat, t.state.options(seat)[0].text)
    assert news(t, None) == ["Everybody keeps a card and passes on the other 3"]


# What is asked


def test_a_prompt_says_what_is_left_to_do():
    villages = {0: [fake("espionage", agents=2), real("espionage", agents=1)], 1: [fake("culture"), fake("science")]}
    t = table(hands={0: [PLAIN]}, villages=villages, shield=2)
    assert prompt(t) == "Your turn: construct a building, spy, or produce"
    t.play("spy")
    assert prompt(t).endswith("; or first spend one on Ludmila's shield")
    t.play("check 1.1")
    assert prompt(t) == "Place your last agent too, or stop"
    t.play("go")
    assert prompt(t) == "From behind which building does the agent come?"


def test_a_draft_says_where_the_other_cards_go():
    assert prompt(new_game()) == "Keep one card; the other 3 go to Grigori"


def test_arrests_go_on_with_one_rival(tmp_path):
    mine = changed(
        tmp_path, ('from = "opponent_any", to = "supply", n = 1', 'from = "opponent_any", to = "supply", n = "all"')
    )
    t = table(
        hands={0: ["fake_arrest", PLAIN]}, villages={1: [fake("espionage", agents=2)]}, spent={2: 1}, components=mine
    )
    t.play("play fake_arrest")
    assert prompt(t) == "Arrest up to 2 agents of one rival"
    t.play("arrest 1.1")
    assert prompt(t) == "Arrest one more agent of Grigori, or stop"


# What can be chosen, and what comes of it


def test_options_are_called_by_what_they_do():
    t = table(hands={0: ["fake_arrest", PLAIN]}, villages={1: [fake("espionage", agents=1)]}, spent={2: 2})
    assert title(t, "construct culture") == "Construct Culture"
    assert title(t, "play fake_arrest") == "Play Night watch"
    t.play("play fake_arrest")
    assert title(t, "arrest 1.1") == "Arrest an agent behind Grigori's Espionage on lot 1"
    assert title(t, "arrest 2.spent") == "Arrest a spent agent of Ludmila"
    assert detail(t, "arrest 2.spent") == "2 spent agents"


def test_meeples_are_taken_from_the_board_or_from_somebody():
    t = table(hands={0: ["real_patron", PLAIN]}, villages={0: [fake("culture"), fake("science")]}, scientist=1)
    t.play("play real_patron")
    assert prompt(t) == "Which do you take: the shield or the scientist?"
    assert title(t, "take shield") == "Take the shield from the board"
    assert title(t, "take scientist") == "Take the scientist from Grigori"
    assert detail(t, "take scientist") == "You draw a card at the start of each turn, until you lose a building"


def test_meeples_that_are_sent_away_say_what_ends(tmp_path):
    mine = changed(tmp_path, ('meeple = ["shield"], to = "board"', 'meeple = ["shield", "scientist"], to = "board"'))
    t = table(hands={0: ["fake_lower_shield", PLAIN]}, shield=2, scientist=1, components=mine)
    t.play("play fake_lower_shield")
    assert detail(t, "send shield", game=potemkin(mine)) == "Agents can enter that village again"
    assert detail(t, "send scientist", game=potemkin(mine)) == "No more cards at the start of each turn there"


def test_constructing_says_what_a_type_brings():
    villages = {0: [real("culture")], 1: [fake("culture"), fake("culture"), fake("culture")], 2: [fake("science")]}
    t = table(hands={0: [PLAIN]}, villages=villages, agents=0, capitol=0)
    assert detail(t, "construct culture") == "With 1 more Culture you would gain the shield; 1 point at the end"
    assert detail(t, "construct espionage") == "No agent is left to come with it"
    assert detail(t, "construct government") == "You already have the capitol; 2 points at the end"
    assert detail(t, "construct science") == "Brings you the scientist"


def test_a_card_is_real_or_fake_behind_this_facade():
    t = table(hands={0: ["cond_industry", "cond_science"]}).play("construct industry")
    assert detail(t, "furnish cond_industry") == "Real behind Industry"
    assert detail(t, "furnish cond_science") == "Fake behind Industry: 2 points if it stands at the end"


@pytest.mark.parametrize(
    ("producing", "outcome"),
    [
        ((), "1 cube; no more constructing or spying this month"),
        ((2,), "1 cube, and the month ends, as only one builder is left"),
        ((0,), "1 cube"),
    ],
)
def test_producing_says_whether_the_month_ends(producing, outcome):
    villages = {0: [fake("industry")], 1: [fake("science")]}
    t = table(hands={0: ["fake_look1"]}, villages=villages, producing=producing)
    assert detail(t, "produce") == outcome


def test_a_card_says_how_much_it_would_do_now():
    t = table(hands={0: ["real_overtime", "fake_stockpile"]}, villages={0: [fake("industry"), fake("industry")]})
    shift = "Free action: A cube goes behind each of your Industry buildings (2 cubes now)"
    assert detail(t, "play real_overtime") == shift
    assert detail(t, "play fake_stockpile") == "Action: 3 cubes go behind one of your Industry buildings"
    t = table(hands={0: ["real_relay", PLAIN]}, villages={0: [fake("industry")]}, spent={0: 2})
    assert detail(t, "play real_relay") == "Free action: All your spent agents are ready again (2 agents now)"


def test_checking_says_both_outcomes_unless_one_has_looked():
    villages = {0: [real("espionage", agents=2)], 1: [fake("espionage", agents=1), fake("industry", cubes=2)]}
    t = table(hands={0: ["fake_look1"]}, villages=villages, scientist=1).play("play fake_look1", "look 1.2", "spy")
    assert detail(t, "check 1.1") == (
        "If fake, it falls with 1 agent and brings you 2 points; Grigori loses the scientist; your agent may check one "
        "more. If real, it stays, open to all, and you lose the agent"
    )
    assert detail(t, "check 1.2") == (
        "Fake, as you have seen: it falls with 2 cubes and brings you 2 points; Grigori loses the scientist"
    )


def test_what_has_been_seen_need_not_be_looked_at_again():
    t = table(hands={0: ["fake_look1", "fake_look1"]}, villages={1: [fake("science"), House("science", "real_tour")]})
    t.play("play fake_look1", "look 1.2", "play fake_look1")
    assert (detail(t, "look 1.1"), detail(t, "look 1.2")) == (None, "You have seen it before: Guided tour")


def test_cubes_are_taken_and_stored():
    villages = {
        0: [fake("industry"), real("industry", cubes=1)],
        1: [fake("science", cubes=3), fake("culture", cubes=1)],
    }
    t = table(hands={0: ["real_pilfer", PLAIN]}, villages=villages).play("play real_pilfer")
    assert title(t, "rob 1.1") == "2 cubes from behind Grigori's Science on lot 1"
    assert (detail(t, "rob 1.1"), detail(t, "rob 1.2")) == ("1 cube stays there", None)
    t.play("rob 1.1")
    assert title(t, "store 0.2") == "2 cubes behind your Industry on lot 2"
    assert detail(t, "store 0.1") == "Fake, with nothing behind it yet"
    assert detail(t, "store 0.2") == "Real, with 1 cube behind it"


def test_what_ends_something_is_known():
    words = potemkin().words
    ends = {option.text for option in potemkin().catalogue if words.ends(option)}
    assert ends == {"done", "go", "go home", "draw"}


# What the cards say


@pytest.mark.parametrize(
    ("card", "text"),
    [
        (PLAIN, "Fake behind any Facade: 2 points if it stands at the end"),
        ("cond_science", "Real behind Science, fake behind any other Facade"),
        ("fake_lower_shield", "Fake. Free action: Send a rival's shield back to the board"),
        ("real_inspect", "Real. Action: Check up to 2 buildings of rivals without an agent"),
        ("real_relay", "Real. Free action: All your spent agents are ready again"),
        ("real_tour", "Real. Free action: Look behind every Facade of one rival"),
        (
            "real_patron",
            "Real. Free action: Take the shield (if you have Culture) or the scientist (if you have Science)",
        ),
    ],
)
def test_cards_say_what_they_are_and_do(card, text):
    assert plain(Speaker(potemkin(), NAMES).name(f"text:{card}")) == text


def test_a_text_follows_the_component_file(tmp_path):
    mine = changed(
        tmp_path,
        (
            'is = "fake", timing = "free action", ability = "look_interior", n = 1',
            'is = "culture", timing = "action", ability = "look_interior", n = 2',
        ),
    )
    text = "Real behind Culture only. Action: Look behind up to 2 Facades of rivals"
    assert Speaker(potemkin(mine), NAMES).name("text:fake_look1") == text


@pytest.mark.parametrize(
    ("card", "text"),
    [
        (PLAIN, "No ability. 2 points if it stands"),
        ("cond_science", "Real only behind Science"),
        ("real_relay", "All your spent agents are ready again"),
    ],
)
def test_small_cards_say_it_in_few_words(card, text):
    assert Speaker(potemkin(), NAMES).name(f"face:{card}") == text


def test_a_small_card_that_depends_may_have_an_ability(tmp_path):
    mine = changed(
        tmp_path,
        (
            'is = "real", timing = "action", ability = "inspect"',
            'is = "industry", timing = "action", ability = "inspect"',
        ),
    )
    text = "Real only behind Industry. Check up to 2 buildings of rivals without an agent"
    assert Speaker(potemkin(mine), NAMES).name("face:real_inspect") == text
    assert Speaker(potemkin("sourced_only"), NAMES).name("face:real_plain") == "No ability"


def test_facades_say_what_they_are_good_for():
    name = Speaker(potemkin(), NAMES).name
    assert name("facade-text:culture") == "The most Culture brings the shield; 1 point at the end"
    assert name("facade-text:espionage") == "An agent comes with it"
    assert name("facade-text:industry") == "A cube each time you produce"


# Nothing hidden is told


def told(words, state, seat):
    options = state.options(seat)
    phrases = [(words.title(state, seat, option), words.detail(state, seat, option)) for option in options]
    return words.prompt(state, seat), phrases


def test_a_seat_is_told_nothing_that_it_cannot_know():
    words, asked = potemkin().words, set()
    for number in range(6):
        game = new_game(3 + number % 3, bytes([number]))
        rng = Chance(bytes([number]))
        turns = 0
        while not game.state.over:
            seat = game.state.pending()[0]
            decision = game.state.decision(seat).prompt
            turns += 1
            if turns % 7 == 0 or decision not in asked:
                asked.add(decision)
                assert told(words, game.state.sample(seat, rng), seat) == told(words, game.state, seat)
            game.choose(seat, choose(game.state.options(seat), rng).text)
    assert len(asked) > 12


def test_producing_with_cards_in_hand_is_asked_once_more():
    t = table(hands={0: [PLAIN], 1: [PLAIN]}, villages={0: [fake("industry")]})
    words = potemkin().words
    assert [option.text for option in t.state.options(0) if words.is_grave(t.state, 0, option)] == ["produce"]
    t = table(hands={0: ["fake_look1"], 1: [PLAIN]}, villages={1: [fake("science")]}, producing=(0,))
    assert not any(words.is_grave(t.state, 0, option) for option in t.state.options(0))


def test_drawing_says_for_how_many_cards():
    t = table(hands={0: ["fake_cycle", PLAIN, "cond_culture", "cond_science"]}).play("play fake_cycle")
    t.play("cycle fake_plain", "cycle cond_culture")
    assert title(t, "draw") == "Draw 2 new cards"
