"""Antechamber: four board games of court intrigue, to play, to host and to study."""

from antechamber.engine import choose_engine

__version__ = "1.0.0"

choose_engine()
