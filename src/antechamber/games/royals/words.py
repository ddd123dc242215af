"""Royals in English: a sentence for each decision and for each kind of event.

`{0}`, `{1}` … stand for what an event tells, `{all}` for all of it; the line after `|` is for those who were told less.
"""

from __future__ import annotations

from typing import Final

from antechamber.games.royals.components import Components

WORDS: Final = {
    "prompt plan": "Draw three Country cards, or one Country and one Intrigue card",
    "prompt draw": "Draw a card",
    "prompt play": "Occupy or take over a position, or end your turn",
    "prompt pay": "Lay a Country card: one of the country, or one towards a wild set of three",
    "prompt plot": "Lay an Intrigue card: one of the country, or one towards a wild pair",
    "prompt discard": "Discard a Country card: you may keep twelve",
    "prompt discard intrigue": "Discard an Intrigue card: you may keep four",
    "plan countries": "will draw Country cards",
    "plan intrigue": "will draw a Country and an Intrigue card",
    "draw": "draws {0} from the pile|draws a Country card from the pile",
    "take": "takes {0} from the display",
    "draw intrigue": "draws the Intrigue card {0}|draws an Intrigue card",
    "occupy": "occupies {0}, paying {rest}",
    "take over": "takes over {0}, paying {rest}",
    "banished": "loses {0}; the cube stays in the city",
    "reshuffle intrigue": "the Intrigue discards are shuffled into a new pile",
    "end": "ends the turn",
    "discard": "discards {all}",
    "turn up": "{0} is turned up",
    "city": "takes the City bonus of {0}: {1} points",
    "country": "takes the Country bonus of {0}: {1} points",
    "house": "takes the Noble House bonus: {1} points",
    "period": "takes the Period marker of {0}: {1} points",
    "title": "takes the title marker {0}: {1} points",
    "period ends": "the period of {0} ends",
    "game over": "the game is over",
}


def words_of(box: Components) -> dict[str, str]:
    """The sentences, and what people call positions and Intrigue cards."""
    names = box.sheet.names
    named: dict[str, str] = {}
    for position in box.positions:
        city, title = position.split(".")
        named[position] = f"the {names[title]} of {names[city]}"
    for card, intrigue in enumerate(box.intrigues):
        countries = zip(box.country_names, box.intrigue_fits, strict=True)
        named[intrigue] = " and ".join(country for country, fits in countries if fits[card])
    return WORDS | {f"name {key}": name for key, name in named.items()}
