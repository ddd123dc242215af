"""What people hear of The First Tsar: events, prompts and options in English."""

from __future__ import annotations

from antechamber.words import Speaker
from games.first_tsar.positions import first_tsar

PEOPLE = ["Anna", "Boris", "Ludmila", "Dmitri"]


def speaker(viewer=0, seats=3, components="standard"):
    return Speaker(first_tsar(components), PEOPLE[:seats], viewer)


def told(event, viewer=0):
    return speaker(viewer).say(first_tsar().words.event(event, viewer))


def prompt(game):
    """What the seat that is to act is asked."""
    words, seats = first_tsar().words, len(game.state.lanes)
    return speaker(game.acting, seats).say(words.prompt(game.state, game.acting))


def option(game, text):
    """An option of that seat: its title and its detail."""
    words, say = first_tsar().words, speaker(game.acting, len(game.state.lanes)).say
    choice = game.state.legal(game.acting, text)
    detail = words.detail(game.state, game.acting, choice)
    return say(words.title(game.state, game.acting, choice)), detail and say(detail)
