"""How commands ask for a game: by its key, of which their help lists all."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from antechamber.games import GAMES

WHICH = Parameter(help=f"Which game: {', '.join(GAMES) or 'none is installed'}.")
GameKey = Annotated[str, WHICH]
AnyGameKey = Annotated[str | None, WHICH]
