## What is to be decided

prompt-lay = Choose three cards for your first action row, from left to right
prompt-append = Choose a card for the right end of your action row
prompt-tuck = Choose a card for your activation row; only its colour will count
prompt-below = Choose the card it goes below: the same colour lets you perform that card's action
prompt-perform = Perform the action of your activated card, or forfeit it and draw a card
prompt-discard = Discard a card to pay for it; several from left to right
prompt-build = Choose a city for your residence
prompt-bonus = Take the bonus of your activated card, or skip it
prompt-books = You own the most books: build a residence in any city, or decline

## What has happened

event-deal = { THING($who) } has the order { $p0 }
event-draw = { THING($who) } draws { $p0 }
event-draw-unseen = { THING($who) } draws a card
event-draw-cards = { THING($who) } draws { LIST($rest) }
event-draw-cards-unseen = { THING($who) } draws { $p0 } cards
event-reshuffle = The discards are shuffled into a new pile
event-row = { THING($who) } begins with { LIST($all) }
event-reveal = { THING($who) } appends { $p0 } and activates { $p2 } with { $p1 }
event-mismatch = { THING($who) } cannot perform { $p0 }, which has another colour
event-cannot = { THING($who) } cannot perform { $p0 } now
event-perform = { THING($who) } performs { $p0 }
event-forfeit = { THING($who) } forfeits { $p0 }
event-discard = { THING($who) } discards { LIST($all) }
event-build = { THING($who) } builds a residence in { $p0 }
event-tile = { THING($who) } takes a goods tile: { $p0 }
event-advance = { THING($who) } goes up the favour track by { $p0 }, to space { $p1 }
event-bonus = { THING($who) } takes the bonus of { $p0 }
event-skip = { THING($who) } skips the bonus
event-decade-ends = Decade { $p0 } is over and is scored
event-joker = { THING($who) } takes a joker tile for books
event-decline = { THING($who) } owns the most books, but builds nothing
event-no-residence = { THING($who) } has no residence left to build
event-cannons = { THING($who) } scores { $p0 } for cannons
event-residences = { THING($who) } scores { $p0 } for residences
event-cities = { THING($who) } scores { $p0 } for cities with a point
event-favour = { THING($who) } scores { $p0 } on the favour track
event-actions = { THING($who) } scores { $p0 } by the action
event-bonuses = { THING($who) } scores { $p0 } by the bonus
event-card-overflow = { THING($who) } scores { $p0 } for cards above the hand limit
event-favour-overflow = { THING($who) } scores { $p0 } for steps beyond the top of the favour track
event-hand = { THING($who) } scores { $p0 } for cards in hand
event-order = { THING($who) } scores { $p0 } for the order
event-connection = { THING($who) } scores { $p0 } for connected residences
event-game-over = The game is over
