"""Nobody reads a hand from who is waited for."""

from games.potemkin.positions import fake, new_game, table
from games.potemkin.test_hidden import samples

PLAIN = "fake_plain"


def test_r3_14_who_can_only_produce_is_asked_all_the_same():
    game = table(4, hands={0: [PLAIN], 1: [PLAIN]}, villages={0: [fake("industry")]}, producing=(0,), discreet=True)
    assert (game.acting, game.options()) == (0, ["produce"])
    assert {len(sample.options(0)) > 1 for sample in samples(game.state, 1)} == {True, False}
    assert game.play("produce").acting == 1


def test_r3_14_without_a_card_one_produces_at_once():
    game = table(4, hands={1: [PLAIN]}, villages={0: [fake("industry")]}, producing=(0,), discreet=True)
    assert game.told[0] == ("produce", 0, ("1",))
    assert game.acting == 1


def test_r3_14_a_pack_of_one_kind_is_picked_from_by_hand():
    state = new_game(3).state
    kinds = state.box.card_kinds
    plain = [card for card, kind in enumerate(kinds) if kinds.count(kind) >= 3 and kind == kinds[0]]
    state.packs[0] = plain[:3]
    state.open_options[0] = []
    state.ask(0)
    assert len(state.options(0)) == 1
    assert 0 in state.pending()


def test_r3_14_cards_of_one_kind_are_changed_by_hand():
    game = table(hands={0: ["fake_cycle", PLAIN, PLAIN]}, discreet=True).play("play fake_cycle")
    assert game.options() == ["cycle fake_plain"]
    only = table(hands={0: ["fake_cycle", PLAIN]}, discreet=True).play("play fake_cycle")
    assert not any(option.startswith("cycle") for option in only.options())
