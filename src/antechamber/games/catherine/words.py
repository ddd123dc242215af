"""Catherine in English: a sentence for each decision and for each kind of event.

`{0}`, `{1}` … stand for what an event tells, `{all}` for all of it; the line after `|` is for those who were told less.
"""

from __future__ import annotations

from typing import Final

WORDS: Final = {
    "prompt lay": "Choose three cards for your first action row, from left to right",
    "prompt append": "Choose a card for the right end of your action row",
    "prompt tuck": "Choose a card for your activation row; only its colour will count",
    "prompt below": "Choose the card it goes below: the same colour lets you perform that card's action",
    "prompt perform": "Perform the action of your activated card, or forfeit it and draw a card",
    "prompt discard": "Discard a card to pay for it; several from left to right",
    "prompt build": "Choose a city for your residence",
    "prompt bonus": "Take the bonus of your activated card, or skip it",
    "prompt books": "You own the most books: build a residence in any city, or decline",
    "deal": "has the order {0}",
    "draw": "draws {0}|draws a card",
    "draw cards": "draws {rest}|draws {0} cards",
    "reshuffle": "the discards are shuffled into a new pile",
    "row": "begins with {all}",
    "reveal": "appends {0} and activates {2} with {1}",
    "mismatch": "cannot perform {0}, which has another colour",
    "cannot": "cannot perform {0} now",
    "perform": "performs {0}",
    "forfeit": "forfeits {0}",
    "discard": "discards {all}",
    "build": "builds a residence in {0}",
    "tile": "takes a goods tile: {0}",
    "advance": "goes up the favour track by {0}, to space {1}",
    "bonus": "takes the bonus of {0}",
    "skip": "skips the bonus",
    "decade ends": "decade {0} is over and is scored",
    "joker": "takes a joker tile for books",
    "decline": "owns the most books, but builds nothing",
    "no residence": "has no residence left to build",
    "cannons": "scores {0} for cannons",
    "residences": "scores {0} for residences",
    "cities": "scores {0} for cities with a point",
    "favour": "scores {0} on the favour track",
    "actions": "scores {0} by the action",
    "bonuses": "scores {0} by the bonus",
    "card overflow": "scores {0} for cards above the hand limit",
    "favour overflow": "scores {0} for steps beyond the top of the favour track",
    "hand": "scores {0} for cards in hand",
    "order": "scores {0} for the order",
    "connection": "scores {0} for connected residences",
    "game over": "the game is over",
}
