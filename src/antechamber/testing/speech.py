"""A speaker for tests."""

from __future__ import annotations

from typing import Any

from antechamber.core.phrase import Phrase
from antechamber.words import Speaker


class Strict(Speaker):
    """Says nothing that has no sentence, and names nothing that has no name."""

    def form(self, phrase: Phrase, **more: Any) -> str:
        assert self.bundle.has_message(phrase.id), f"{self.language}.ftl has no sentence for {phrase}"
        return super().form(phrase, **more)

    def thing(self, target: Any, **form: Any) -> str:
        known = str(target).startswith("seat:") or target in self.game.words.names
        assert known, f"'{target}' is not among the names of words.py"
        return super().thing(target, **form)
