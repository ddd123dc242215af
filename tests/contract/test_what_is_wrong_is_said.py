"""A game that breaks a promise is told which, and where: its author has only what the assertion says."""

import pytest
from msgspec.structs import replace

from antechamber.core.components import read_sheet
from antechamber.testing import Case, Golden, contract
from orchard import view
from orchard.game import Orchard, OrchardInPlay
from orchard.manifest import MANIFEST
from orchard.rules import ChooseTree, Take
from orchard.state import OrchardState


def orchard():
    """A game of one's own, whose things each test spoils."""
    return Orchard(read_sheet(MANIFEST.sets["standard"], MANIFEST.sets))


def complaint(promise, game):
    """What a promise says of a game that does not keep it."""

    class Spoilt(Case):
        @property
        def game(self):
            return game

    with pytest.raises(AssertionError) as refused:
        promise(Spoilt("orchard", "standard", 3))
    return str(refused.value)


def test_a_view_that_shows_a_hidden_card(monkeypatch):
    def leaking(s, seat):
        shown = original(s, seat)
        return replace(shown, ladders_played=[*shown.ladders_played, *[hand[0] for hand in s.hands if hand]])

    original = view.show
    monkeypatch.setattr(view, "show", leaking)
    said = complaint(contract.every_position_of_a_game_keeps_the_contract, orchard())
    assert "a spectator is shown what a sample deals anew" in said
    assert "ladders_played ([" in said


def test_a_field_that_a_clone_misses(monkeypatch):
    def copy_to(self, new):
        original(self, new)
        del new.season

    original = OrchardState.copy_to
    monkeypatch.setattr(OrchardState, "copy_to", copy_to)
    said = complaint(contract.every_position_of_a_game_keeps_the_contract, orchard())
    assert said.startswith("a clone has not got all; does copy_to copy: season?")


def test_a_field_that_a_clone_shares(monkeypatch):
    def copy_to(self, new):
        original(self, new)
        new.hands = self.hands

    original = OrchardState.copy_to
    monkeypatch.setattr(OrchardState, "copy_to", copy_to)
    assert "in: hands" in complaint(contract.a_clone_shares_nothing_that_a_choice_changes, orchard())


def test_a_sample_that_is_the_truth(monkeypatch):
    monkeypatch.setattr(OrchardInPlay, "sample", lambda self, seat, rng: self.clone())
    said = complaint(contract.samples_differ_from_the_truth_and_from_each_other, orchard())
    assert said.startswith("of eight samples for seat 0 only 1 differ")


def test_a_choice_that_points_at_nothing():
    game = orchard()
    game.catalogue[3].targets = ()
    said = complaint(contract.the_catalogue_names_every_choice_once, game)
    assert said.startswith('choices without targets, which name themselves instead, as in ("pass",): [<bid 4>]')


def test_an_option_that_is_not_of_the_catalogue(monkeypatch):
    """Learners know it by its id, and a choice that was made on the spot has none."""

    def options(self, s, seat):
        return [Take(tree, s.box.trees[tree]) for tree in sorted(set(s.stand))]

    monkeypatch.setattr(ChooseTree, "options", options)
    said = complaint(contract.every_position_of_a_game_keeps_the_contract, orchard())
    assert "has options that are no objects of the catalogue: [<take " in said


def test_a_choice_that_loses_a_component(monkeypatch):
    def apply(self, s, seat):
        original(self, s, seat)
        s.groves[seat][self.tree] -= 1

    original = Take.apply
    monkeypatch.setattr(Take, "apply", apply)

    class Counted(Case):
        @property
        def game(self):
            return orchard()

    def trees(s):
        return sum(s.pile) + len(s.stand) + sum(s.left) + sum(map(sum, s.groves))

    with pytest.raises(AssertionError, match=r"components are lost or added in the position after .*: 23, where .* 24"):
        contract.a_random_game_keeps_the_contract(Counted("orchard", "standard", 3, trees))


@pytest.mark.parametrize(
    ("sentences", "said"),
    [
        ("prompt-bid = Bid { $x", "en.ftl has what is no Fluent, and is not said: line 1: prompt-bid = Bid { $x"),
        ("prompt-bid = Bid", "en.ftl has no sentence for Phrase('do-bid', ladder='ladder:"),
    ],
)
def test_a_sentence_that_is_missing_or_mistyped(tmp_path, sentences, said):
    (tmp_path / "en.ftl").write_text(f"{sentences}\n")
    game = orchard()
    game.words.folder = tmp_path
    assert said in complaint(contract.whole_games_are_said_in_words, game)


def test_a_thing_without_a_name():
    game = orchard()
    game.words.names = {target: name for target, name in game.words.names.items() if target != "tree:pear"}
    said = complaint(contract.whole_games_are_said_in_words, game)
    assert "'tree:pear' is not among the names of words.py" in said


def test_golden_files_that_nobody_has_written(tmp_path):
    def check(case):
        Golden(tmp_path / "golden").check_game(case)

    assert "there is no" in complaint(check, orchard())
    assert "Golden(folder).write(case)" in complaint(check, orchard())


def test_golden_files_are_written_into_any_folder(tmp_path):
    game = orchard()

    class Own(Case):
        @property
        def game(self):
            return game

    case, golden = Own("orchard", "standard", 2), Golden(tmp_path / "tests" / "golden")
    golden.write(case)
    golden.check_game(case)
    golden.scores_file(case).write_text("seat 0: 99 points, place 1\n")
    with pytest.raises(AssertionError, match="99 points"):
        golden.check_game(case)
