"""One step of an effect. Effects are data: rows of these, written in the component file."""

from __future__ import annotations

from antechamber.core.flow import S, Step


class Operation(Step[S]):
    """Something the acting seat does or gains as part of an effect."""

    def possible(self, s: S, seat: int) -> bool:
        """Whether it could do anything now, as far as everyone can tell."""
        return True
