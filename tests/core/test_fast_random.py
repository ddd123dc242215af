"""The small random generator: other people's numbers, and evenly spread."""

from antechamber.core.fast_random import PRIME, FastRandom


def test_it_is_the_generator_that_c_knows_as_minstd_rand():
    """The C++ standard gives its ten thousandth number, begun with one."""
    rng = FastRandom(0)
    for _ in range(10_000):
        rng.below(PRIME)
    assert rng.state == 399268537


def test_numbers_lie_between_nought_and_one():
    rng = FastRandom(7)
    numbers = [rng.random() for _ in range(1000)]
    assert 0 <= min(numbers) < 0.01
    assert 0.99 < max(numbers) < 1


def test_every_seed_begins_somewhere():
    """Nought would stay nought for ever."""
    assert [FastRandom(seed).state for seed in (0, 1, PRIME - 2, PRIME - 1)] == [1, 2, PRIME - 1, 1]


def test_numbers_below_a_number_are_evenly_spread():
    rng = FastRandom(7)
    drawn = [rng.below(5) for _ in range(1000)]
    assert sorted(set(drawn)) == [0, 1, 2, 3, 4]
    assert all(150 < drawn.count(number) < 250 for number in range(5))
