"""Antechamber: four board games of court intrigue, to play, to host and to study."""

from antechamber.engine import interpret_if_asked

__version__ = "1.0.0"

interpret_if_asked()
