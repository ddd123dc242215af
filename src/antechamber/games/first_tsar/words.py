"""The First Tsar in English: a sentence for each decision and for each kind of event, a hint for options.

`{0}`, `{1}` … stand for what an event tells, `{all}` for all of it; the line after `|` is for those who were told less.
"""

from __future__ import annotations

from typing import Final

from antechamber.games.first_tsar.components import Components
from antechamber.games.first_tsar.reading import NOTHING_AT_ALL

Hints = list[tuple[str, str]]

WORDS: Final = {
    "prompt keep": "Keep one of your three Projects; nobody sees which",
    "prompt first warrior": "Place a warrior in a city without any",
    "prompt plan": "Send a boyar into a chamber",
    "prompt bid": "Put coins under the boyar; if it proves the most important, they are lost",
    "prompt leave": "Move a boyar out of its chamber, or take a free action",
    "prompt seal": "You are the most important here: place a seal to use the bonus?",
    "prompt act": "Act in the chamber, take a free action, or be done",
    "prompt send": "Move the boyar to a city",
    "prompt end": "End your turn, or take a free action",
    "prompt pause": "Resolve the second Trade token, or take a free action first",
    "prompt pick": "Choose what you gain",
    "prompt pay": "Choose what you pay with",
    "prompt swap": "Swap a good or coin for another?",
    "prompt exchange": "Choose what you get in exchange",
    "prompt income": "Take the income of a city?",
    "prompt warrior": "Place a warrior in a city where you have a piece",
    "prompt move": "Move a warrior or a boyar",
    "prompt where": "Move along which waterway?",
    "prompt build": "Place a building where you have a warrior or boyar?",
    "prompt discard": "Discard a Trade token from your pad",
    "prompt cover": "Your tokens stay where they are until the next round: cover a printed effect",
    "prompt resolve": "Resolve a Trade token or printed effect of your pad",
    "prompt resolve first": "Choose two to resolve: which one first?",
    "prompt resolve second": "And which one second?",
    "prompt project": "Take a Project from the display or the deck",
    "prompt complete": "Complete a Project?",
    "prompt estate": "Take an Estate from the display or the deck",
    "prompt title": "Take a Title from the display or the deck",
    "prompt war": "Go to war: choose the Spoils for your warrior, or skip",
    "prompt reward": "Choose the reward for the most influence",
    "projects kept": "all have kept a Project; the others are shuffled back",
    "region token": "the reward of the {0}: {1} or {2}",
    "reveal project": "{0} comes to the display",
    "round": "the {0} begin",
    "plan": "sends a boyar to the {0} with coins: {1}",
    "leave": "leaves the {0}",
    "lose coins": "loses the coins under the boyar: {0}",
    "seal": "seals the {0}",
    "send": "moves the boyar to {0}",
    "gain": "gains {0} {1}",
    "pay": "pays {0} {1}",
    "points": "gains {0} VP: {1}",
    "favour": "gains the Tsar's Favour",
    "favour token": "takes the Favour token of {0}",
    "income": "takes the income of {0}",
    "warrior": "places a warrior in {0}",
    "move": "moves a {0} from {1} to {2}",
    "build": "builds in {0}",
    "take token": "takes the Trade token {0}",
    "discard token": "discards the Trade token {0}",
    "resolve": "resolves {0}",
    "take project": "takes the Project {0}",
    "draw project": "draws the Project {0}|draws a Project",
    "complete": "completes {0}",
    "take estate": "takes the Estate {0}",
    "take title": "takes the Title {0}",
    "use": "uses {0}",
    "war": "sends a warrior to the Field of War",
    "spoils": "takes the Spoils {0}",
    "reshuffle": "the discarded {0} cards become a new deck",
    "reward": "is rewarded for the {0}: {1}",
    "game over": "the game is over",
    "hint seal": "use the bonus as well",
    "hint no-seal": "without the bonus",
    "hint action warrior": "into a city with a piece of yours",
    "hint action move": "a warrior or boyar along a waterway",
    "hint action project": "from the display or the deck",
    "hint action foreign": "one of your choice",
    "hint action exchange": "two goods or coins for one",
    "hint action estate": "from the display or the deck",
    "hint action title": "from the display or the deck",
}


def words_of(box: Components) -> dict[str, str]:
    """The sentences, and under `hint` and the text of an option what it does, with the numbers of this box."""
    hints = [*chamber_hints(box), *city_hints(box), *project_hints(box), *bargain_hints(box)]
    hints += [(f"take {title.key}", title.text) for title in box.titles]
    return WORDS | {f"hint {option}": text for option, text in hints}


def chamber_hints(box: Components) -> Hints:
    return [(f"{verb} {chamber.key}", chamber.text) for verb in ("plan", "leave") for chamber in box.chambers]


def city_hints(box: Components) -> Hints:
    hints: Hints = []
    for city, name in enumerate(box.cities):
        brings = deal(*box.city_texts[city])
        place = f"{box.region_names[box.city_region[city]]}, {box.colours[box.city_colour[city]]}, {brings}"
        hints += [(f"{verb} {name}", brings) for verb in ("produce", "again", "income")]
        hints += [(f"{verb} {name}", place) for verb in ("send", "warrior", "build", "to")]
    return hints


def project_hints(box: Components) -> Hints:
    hints: Hints = []
    for card, name in enumerate(box.projects):
        cost = f"{box.project_texts[card]} > {box.project_points[card]} vp"
        text = f"{box.types[box.project_type[card]]}: {cost}"
        hints += [(f"{verb} {name}", text) for verb in ("keep", "take", "complete")]
    return hints


def bargain_hints(box: Components) -> Hints:
    hints: Hints = []
    for estate in box.estates:
        hints += [(f"{verb} {estate.key}", deal(estate.price, estate.effect.text)) for verb in ("take", "use")]
    return hints + [(f"free {action.key}", deal(action.price, action.effect.text)) for action in box.pad_actions]


def deal(cost: str, gain: str) -> str:
    """What is paid, if anything, and what comes of it."""
    return gain if cost == NOTHING_AT_ALL else f"{cost} > {gain}"
