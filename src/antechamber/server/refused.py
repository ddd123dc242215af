"""What the server does not do, and why, in words for whoever asked."""

from __future__ import annotations

from typing import Final

from antechamber.core.errors import AntechamberError

MALFORMED: Final = "malformed"
FORBIDDEN: Final = "forbidden"
USED: Final = "used"
TAKEN: Final = "taken"
UNKNOWN: Final = "unknown"
ILLEGAL: Final = "illegal"
STALE: Final = "stale"
CLOSED: Final = "closed"
LIMIT: Final = "limit"
BUSY: Final = "busy"

NO_STORE: Final = "The store does not answer at the moment. Try again soon."

STATUS: Final = {
    MALFORMED: 400,
    FORBIDDEN: 403,
    USED: 403,
    TAKEN: 409,
    UNKNOWN: 404,
    ILLEGAL: 409,
    STALE: 409,
    CLOSED: 409,
    LIMIT: 429,
    BUSY: 503,
}


class Refused(AntechamberError):
    """Something that is not done: a code for programs, a sentence for people."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
