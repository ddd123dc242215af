"""Small arenas for tests, played or made up."""

import msgspec

from antechamber.bots.bot import Bot
from antechamber.lab.arena_config import checked_config
from antechamber.lab.contest import GameResult
from antechamber.lab.fan_out import in_turn
from antechamber.lab.results_file import ResultsFile


def small(bots="page,random", seats=2, games=4, seed="x", game="royals"):
    return checked_config(game, "standard", bots.split(","), seats, seed, games)


def played(config):
    results = ResultsFile(config)
    for row in in_turn(config, config.schedule):
        results.add(row)
    return results


def timeless(rows):
    """Rows in order, without the only thing that differs between two runs."""
    return sorted((msgspec.structs.replace(row, seconds=[]) for row in rows), key=lambda row: row.scheduled)


def made_up(config, outcomes):
    """Results of made-up games: the places of every game, in the order of the schedule."""
    results = ResultsFile(config)
    for scheduled, places in zip(config.schedule, outcomes, strict=True):
        names = config.rotations[scheduled.rotation]
        points = [{"city": 10 - place, "title": 1} for place in places]
        totals = [sum(source.values()) for source in points]
        seats = len(names)
        results.add(GameResult(*scheduled, names, places, totals, points, [5 + scheduled.deal] * seats, [0.5] * seats))
    return results


class FailingBot(Bot):
    """Plays at random until its choices are used up, then raises what it was given."""

    def __init__(self, choices, error):
        self.choices = choices
        self.error = error

    def choose(self, observation, rng):
        self.choices -= 1
        if self.choices < 0:
            raise self.error
        return observation.options[rng.below(len(observation.options))]
