"""How long a bot thinks, and when others see what it does: neither tells them what it did in private.

From what everybody noticed last to the next thing of a bot's that they notice is a run. All its decisions, however
many are private, share the time of one decision and a little more; what others notice comes when all that time is over,
neither sooner nor later. A decision is given most of what is left, so that one alone has its whole time, and those
that come late in a run are left to the Courtier, who answers at once.
"""

from __future__ import annotations

from typing import Final, NamedTuple

PART: Final = 0.75  # of what is left of a run's time is for its next decision
SLACK: Final = 0.1  # seconds for all that a run does but think
QUIET: Final = 3.0  # seconds in which whoever has ended a turn alone among bots may take it back before they go on
SHORTEST: Final = 0.02  # seconds; a search in less is worth no more than the Courtier's answer


class BotRun(NamedTuple):
    """A bot on its way to the next thing that others notice, since they noticed the last.

    `number` counts what spectators have noticed, `search_seconds` is how long the level thinks about a decision (0 if
    it does not search), `pace` the table's.
    """

    seat: int
    level: str
    number: int
    begun: float
    search_seconds: float
    pace: float

    @property
    def shown(self) -> float:
        """When others see what comes of it, however many decisions it takes."""
        thinking = self.search_seconds / PART + SLACK if self.search_seconds else 0.0
        return self.begun + max(self.pace, thinking)

    def seconds(self, at: float) -> float:
        """How long its next decision may be thought about; 0 if there is no time for a search."""
        left = PART * (self.begun + self.search_seconds / PART - at)
        return left if left >= SHORTEST else 0.0
