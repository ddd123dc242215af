"""Royals in English: a sentence for each decision and for each kind of event.

`{0}`, `{1}` … stand for what an event tells, `{all}` for all of it; the line after `|` is for those who were told less.
"""

from __future__ import annotations

from typing import Final

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
