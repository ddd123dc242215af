"""A speaker for tests."""

from __future__ import annotations

from typing import Any

from antechamber.core.phrase import Phrase
from antechamber.words import Speaker


class Strict(Speaker):
    """Says nothing that has no sentence, and names nothing that has no name."""

    def form(self, phrase: Phrase, **more: Any) -> str:
        assert self.bundle.has_message(phrase.id), phrase
        return super().form(phrase, **more)

    def thing(self, target: Any, **form: Any) -> str:
        assert str(target).startswith("seat:") or target in self.game.words.names, target
        return super().thing(target, **form)
