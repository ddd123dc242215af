"""What a game's own tests are made of, ours and those of any package that brings a game.

`contract` has the promises that every game keeps, `checks` what must hold in a single position, `golden` whole games
kept as files, `positions` a table that is played by the names of things, and `missing` what a manifest lacks. Tests ask
with plain assertions, so any test runner will do.
"""

from __future__ import annotations

from antechamber.testing.contract import PROMISES, Case, cases
from antechamber.testing.golden import Golden
from antechamber.testing.manifests import missing
from antechamber.testing.positions import GameTable, changed_components, problems_of
from antechamber.testing.streams import stream

__all__ = ["PROMISES", "Case", "GameTable", "Golden", "cases", "changed_components", "missing", "problems_of", "stream"]
