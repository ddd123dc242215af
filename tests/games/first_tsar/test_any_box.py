"""Another box: things renamed, added and taken out, other numbers and effects. It is played, shown and said as well."""

from __future__ import annotations

from itertools import count

import msgspec
import pytest

from antechamber.bots import make_bot
from antechamber.bots.bot import observe
from antechamber.core.chance import Chance
from antechamber.core.phrase import Phrase
from antechamber.games import load
from antechamber.words import Speaker
from games.first_tsar.positions import HOME, changed, problems, table, thrifty

OURS = 'provenance = "source: my copy" }'
CHANGES = [
    # Renamed
    ('name = "Moscow"', 'name = "Moskva"'),
    ('"yellow"', '"green"'),
    ("yellow  = {", "green   = {"),
    ('name = "Reward Chamber"', 'name = "Golden Hall"'),
    # Added: a city on a waterway of its own
    ("cities = 16", "cities = 17"),
    ("trade_slots = 10", "trade_slots = 11"),
    ("trade = 20", "trade = 22"),
    (
        "chernigov         = { name",
        (
            f'astrakhan = {{ name = "Astrakhan", region = "east", colour = "green", cost = "1 coin + 1 wood", '
            f'income = "1 steel + 1 grain", {OURS}\nchernigov         = {{ name'
        ),
    ),
    (
        "desna             = { between",
        f'lower_volga = {{ between = ["kazan", "astrakhan"], trade = 1, {OURS}\ndesna             = {{ between',
    ),
    ("any           = { copies = 1", "any           = { copies = 3"),
    # Taken out: an Estate
    ("estates = 15", "estates = 14"),
    (
        (
            'almshouse           = { name = "Almshouse", cost = "1 grain + 1 wood", effect = "2 vp", '
            'provenance = "reconstructed" }\n'
        ),
        "",
    ),
    # Other numbers
    ("tokens_at = [10, 20, 30]", "tokens_at = [4, 15]"),
    ("dark_regions = 9, trade = 22, favour = 3", "dark_regions = 9, trade = 22, favour = 2"),
    ("boyar    = { supply = 3, influence = 2", "boyar    = { supply = 2, influence = 3"),
    ("slots = 5", "slots = 4"),
    ("war    = { points = [4, 2]", "war    = { points = [6, 3]"),
    ("2 = { display = 2, spoils = 3, seal = 1", "2 = { display = 3, spoils = 3, seal = 2"),
    ('vp = 5, provenance = { name = "reconstructed", else = "rulebook" } }\nguest', f"vp = 7, {OURS}\nguest"),
    # Other effects
    ('effect = "2 swap", provenance = "reconstructed" }\nvotchina', f'effect = "2 exchange", {OURS}\nvotchina'),
    ('cost = "1 foreign", effect = "3 vp"', 'cost = "2 any", effect = "3 vp"'),
    ('cost = "1 coin", effect = "1 foreign"', 'cost = "1 coin", effect = "take_title"'),
    ('cost = "1 coin", effect = "take_project"', 'cost = "1 coin", effect = "take_estate"'),
    ('cost = "1 grain + 2 coin", effect = "war"', 'cost = "1 grain + 2 coin", effect = "place_building"'),
    ('["4 vp", "2 stone"]', '["2 any + favour", "move + 1 local"]'),
    ('kremlin = { to = "nowhere", action = "1 coin"', 'kremlin = { to = "nowhere", action = "1 any"'),
    ("[looks]", '[looks]\nastrakhan = { side = "left" }'),
]


@pytest.fixture
def mine(tmp_path):
    return changed(tmp_path, *CHANGES)


class Strict(Speaker):
    """Says nothing that has no sentence."""

    def form(self, phrase, **more):
        assert self.bundle.has_message(phrase.id), phrase
        return super().form(phrase, **more)


def said_at(game, s, speaker, seat):
    """All that a seat is asked and offered."""
    words = game.words
    phrases = [words.prompt(s, seat)]
    for option in s.options(seat):
        phrases += [words.title(s, seat, option), words.detail(s, seat, option)]
    return {speaker.say(phrase) for phrase in phrases if phrase is not None}


@pytest.mark.whole_games
@pytest.mark.parametrize("seats", [2, 4])
def test_whole_games_are_played_shown_and_said(mine, seats):
    game = load("first-tsar", mine)
    speakers = [Strict(game, ["Anna", "Boris", "Ludmila", "Dmitri"][:seats], seat) for seat in range(seats)]
    said = {speakers[0].name(target) for target in game.words.names}
    for number in range(3):
        s, rng = game.start(seats, bytes([number])), Chance(bytes([number]))
        for decision in count():
            if s.over:
                break
            seat, choice = thrifty(s, rng)
            said |= said_at(game, s, speakers[seat], seat)
            if decision % 25 == 0:
                assert msgspec.json.encode(s.view(seat))
                assert s.sample(seat, rng).view(seat) == s.view(seat)
            s.apply(seat, choice)
    assert {"Moskva", "Golden Hall", "Boyar to Astrakhan", "2 two-for-one exchanges", "green"} <= said
    assert not {text for text in said if not text or "_" in text or "{" in text or "  " in text}


@pytest.mark.whole_games
def test_bots_play_it(mine):
    game = load("first-tsar", mine)
    s, rng = game.start(3, b"bots"), Chance(b"bots")
    bots = [make_bot("courtier", game, 3) for _ in range(3)]
    while not s.over:
        seat = s.pending()[0]
        s.apply(seat, bots[seat].choose(observe(s, seat, rng), rng))
    assert max(s.points) > 10


def test_the_box_says_what_is_other_there(mine):
    box = load("first-tsar", mine).show_box()
    assert (box.boyars, box.slots, box.favour_tokens, box.war_points) == (2, 4, [4, 15], [6, 3])
    assert box.colours == ["black", "red", "blue", "green"]
    view = table(components=mine, chambers={"reward": {0: 0}, "project": {0: 0}}, **GREEN).state.view(0)
    astrakhan = next(city for city in view.cities if city.name == "astrakhan")
    assert (astrakhan.cost, astrakhan.income) == ({"coin": 1, "wood": 1}, {"steel": 1, "grain": 1})


def test_looks_do_not_make_another_box(tmp_path):
    """Whoever only moves a city plays the same game: its records can be read with the standard box."""
    moved = changed(tmp_path, ("at = [384, 326]", "at = [10, 20]"))
    assert load("first-tsar", moved).sheet.digest == load("first-tsar").sheet.digest
    assert load("first-tsar", moved).sheet.looks["moscow"].at == [10, 20]


# What the vocabulary can express

GREEN = {"assignments": ("black", "red", "blue", "green", "any")}


def estate_turn(mine, estate, **position):
    """A turn with an Estate, before a boyar leaves."""
    chambers = {"reward": {0: 0}, "project": {0: 0}}
    return table(components=mine, chambers=chambers, warriors=HOME, estates={0: [estate]}, **GREEN, **position)


def test_r5_25_an_exchange_as_an_effect_gives_two_for_one_or_is_declined(mine):
    game = estate_turn(mine, "fairground", goods={0: "2 grain + 2 wood"})
    game.play("use fairground")
    assert game.options() == ["action exchange", "skip"]
    words = load("first-tsar", mine).words
    assert words.prompt(game.state, 0) == Phrase("prompt-may-exchange", rate=2, count=2)
    game.play("action exchange", "pay grain", "pay wood", "gain steel")
    assert game.goods(0) == "1 grain + 1 wood + 1 steel"
    assert game.options() == ["action exchange", "skip"]
    assert game.play("skip").prompt == "leave"


def test_r5_25_the_second_exchange_is_lost_without_two_pieces(mine):
    game = estate_turn(mine, "fairground", goods={0: "2 grain"})
    game.play("use fairground", "action exchange", "gain coin")
    assert (game.goods(0), game.prompt) == ("1 coin", "leave")


def test_r6_11_an_exchange_is_not_offered_without_two_pieces(mine):
    assert estate_turn(mine, "fairground", goods={0: "1 grain"}).options("use") == []


def test_r6_2_any_good_as_a_cost_is_paid_piece_by_piece(mine):
    game = estate_turn(mine, "cloister", goods={0: "1 grain + 1 steel + 1 coin"})
    game.play("use cloister")
    assert game.options() == ["pay grain", "pay steel"]
    game.play("pay steel")
    assert (game.goods(0), game.state.points[0]) == ("1 grain", 3)
    assert estate_turn(mine, "cloister", goods={0: "1 coin"}).options("use") == []


def test_any_good_is_not_named_beside_others_nor_on_the_pad(tmp_path):
    for old, new, problem in (
        ('cost = "1 foreign", effect = "3 vp"', 'cost = "1 any + 1 coin", effect = "3 vp"', "both by name and by"),
        ('cost = "2 local", effect = "1 coin"', 'cost = "2 any", effect = "1 coin"', "'cost' must be local"),
    ):
        assert any(problem in line for line in problems(changed(tmp_path, (old, new))))


# An Estate that takes a card is offered as long as there is one


@pytest.mark.parametrize(("estate", "kind"), [("foreign_quarter", 2), ("scriptorium", 1)])
def test_r6_11_an_estate_that_takes_a_card_is_not_offered_when_none_is_left(mine, estate, kind):
    game = estate_turn(mine, estate, goods={0: "1 coin"})
    cards = game.state.decks[kind]
    for deck, display, offered in ((cards, [], [estate]), ([], cards[:1], [estate]), ([], [], [])):
        game.state.decks[kind], game.state.displays[kind] = deck, display
        options = [option.text for option in game.state.decision(0).options(game.state, 0)]
        assert [text.removeprefix("use ") for text in options if text.startswith("use")] == offered


def test_r6_11_nor_is_a_building_without_a_place_for_it(mine):
    goods = {0: "1 grain + 2 coin"}
    assert estate_turn(mine, "border_fort", goods=goods).options("use") == ["border_fort"]
    assert estate_turn(mine, "border_fort", goods=goods, buildings={"moscow": 1}).options("use") == []
