"""A guided first game as it is shown to a newcomer: every scene worked out by the engine, nothing is left but telling.

Nothing of it is kept anywhere: all newcomers see the same, and each goes through it alone.
"""

from __future__ import annotations

from functools import cache
from threading import Lock
from typing import Final

from msgspec import UNSET

from antechamber import games
from antechamber.core.commitment import commitment
from antechamber.core.game import Game
from antechamber.server.played_game import PlayedGame
from antechamber.server.rows import BOT, CHOICE, PERSON, ChoiceRow
from antechamber.server.shown_fields import Fields, changed_fields
from antechamber.server.shown_table import shown_table
from antechamber.server.viewer_stream import ViewerStream
from antechamber.server.wire.lobby import SeatCard
from antechamber.server.wire.story import Scene, Tutorial
from antechamber.server.wire.table import TableInfo
from antechamber.tutorials import NEWCOMER, TutorialScript, TutorialStep, tutorial

SILENT: Final = TutorialStep(say="")
ONE_BY_ONE: Final = Lock()


class TutorialStage:
    """A tutorial being played through, and what its newcomer has seen of it so far."""

    def __init__(self, game: Game, plan: TutorialScript) -> None:
        self.played = PlayedGame(game, plan.seats, bytes.fromhex(plan.seed), 0)
        self.eyes = ViewerStream(self.played, NEWCOMER)
        self.fields: Fields = {}
        self.told: object = None
        self.lines = 0

    def choose(self, seat: int, text: str) -> None:
        """Play a choice of the script, and what it leaves no choice about: that is asked to keep a secret."""
        self.play(seat, text)
        state = self.played.state
        while forced := [seat for seat in state.pending() if len(state.options(seat)) == 1]:
            self.play(forced[0], state.options(forced[0])[0].text)

    def play(self, seat: int, text: str) -> None:
        row = ChoiceRow(
            table_id="", number=self.played.length, kind=CHOICE, seat=seat, text=text, made=0, maker="", mark=""
        )
        self.played.propose(row)
        self.eyes.go_on(self.played)

    @property
    def fresh(self) -> bool:
        """Whether the newcomer has noticed anything since the latest scene."""
        return len(self.eyes.log) > self.lines or bool(changed_fields(self.fields, self.eyes.fields))

    def scene(self, step: TutorialStep) -> Scene:
        """The table as the newcomer sees it now, with the words of a step."""
        shown, points, log = self.eyes.fields, self.eyes.scores, self.eyes.log
        scene = Scene(
            say=step.words,
            choice=step.choice,
            point=step.point,
            rule=step.rule,
            now=self.eyes.now(self.played),
            changed=changed_fields(self.fields, shown),
            log=log[self.lines :],
            scores=points if points != self.told else UNSET,
        )
        self.fields, self.told, self.lines = shown, points, len(log)
        return scene


def scenes(game: Game, plan: TutorialScript) -> list[Scene]:
    """A scene for every step, and one without words for everything the newcomer notices in between."""
    stage = TutorialStage(game, plan)
    seen = []
    for step in plan.steps:
        seen.append(stage.scene(step))
        if step.choice:
            stage.choose(NEWCOMER, step.choice)
        for seat, text in step.played():
            if stage.fresh and not step.leap:
                seen.append(stage.scene(SILENT))
            stage.choose(seat, text)
    return seen


def table(game: Game, plan: TutorialScript) -> TableInfo:
    """The table at which the tutorial seems to be played."""
    seats = [SeatCard(NEWCOMER, PERSON, "Novice", "", "", "")]
    seats += [SeatCard(seat, BOT, name, "", "", "") for seat, name in enumerate(plan.rivals, start=1)]
    return shown_table(game, games.STANDARD, seats, NEWCOMER, commitment(bytes.fromhex(plan.seed)))


def guided(game: Game) -> Tutorial:
    """The guided first game of a game with its standard components; worked out once, whoever asks at the same time."""
    # Not only to save work: threads in which msgspec meets a type for the first time at once end the process.
    with ONE_BY_ONE:
        return worked_out(game)


@cache
def worked_out(game: Game) -> Tutorial:
    plan = tutorial(game.key)
    return Tutorial(table(game, plan), scenes(game, plan))
