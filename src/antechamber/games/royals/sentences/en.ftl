## What is to be decided

prompt-plan = Draw three Country cards, or one Country and one Intrigue card?
prompt-draw = { $intrigues ->
    [0] { $cards ->
        [one] Draw a Country card
       *[other] Draw { $cards } Country cards, one after the other
    }
   *[other] { $cards ->
        [0] Draw an Intrigue card
       *[other] Draw a Country card and an Intrigue card, in the order you like
    }
}
prompt-play = Occupy or take over a position, or end your turn
prompt-pay = { $owed ->
    [one] One more Country card for the { THING($position) }: one of the country, or any { $wild } others
   *[other] { $owed } more Country cards for the { THING($position) }: of the country, or any { $wild } others for one
}
prompt-plot = { $owed ->
    [one] An Intrigue card for the { THING($position) }: one of the country, or any { $wild } others
   *[other] { $owed } Intrigue cards for the { THING($position) }: of the country, or any { $wild } others for one
}
prompt-discard = Discard down to { $limit } Country cards
prompt-discard-intrigue = Discard down to { $limit } Intrigue cards

## What can be chosen

do-plan-countries = Three Country cards
do-plan-intrigue = One Country, one Intrigue card
do-draw-pile = A card from the pile
do-draw-intrigue = An Intrigue card
do-draw = { THING($display) }
do-occupy = { THING($position) }
do-take-over = { THING($position) }, from { THING($holder) }
do-pay = { THING($hand) }
do-wild = { THING($hand) }
do-discard = Discard { THING($hand) }
do-end = End turn

price = { $own ->
    [0] { $others } cards of any kind
   *[other] { $others ->
        [0] { $own } { THING($country) }
       *[other] { $own } { THING($country) } and { $others } of any kind
    }
}{ $bonus ->
    [0] {""}
   *[other] ; City bonus { $bonus }
}
price-of-plot = { $intrigue ->
    [one] An Intrigue card; { $price }
   *[other] { $intrigue } Intrigue cards; { $price }
}
towards-wild-set = one of { $cards } of any kind that count as one

## What has happened

event-plan-countries = { PERSON($who) ->
    [you] You choose
   *[other] { THING($who) } chooses
} to draw three Country cards
event-plan-intrigue = { PERSON($who) ->
    [you] You choose
   *[other] { THING($who) } chooses
} to draw a Country and an Intrigue card
event-draw = { PERSON($who) ->
    [you] You draw
   *[other] { THING($who) } draws
} { THING($card) } from the pile
event-draw-unseen = { THING($who) } draws a Country card from the pile
event-take = { PERSON($who) ->
    [you] You take
   *[other] { THING($who) } takes
} { THING($card) } from the display
event-draw-intrigue = { PERSON($who) ->
    [you] You draw
   *[other] { THING($who) } draws
} { THING($card) }
event-draw-intrigue-unseen = { THING($who) } draws an Intrigue card
event-turn-up = { THING($card) } is turned up
event-reshuffle-intrigue = The Intrigue discards are shuffled into a new pile
event-occupy = { PERSON($who) ->
    [you] You become
   *[other] { THING($who) } becomes
} { THING($position) }, for { LIST($cards) }
event-take-over = { PERSON($who) ->
    [you] You take over as
   *[other] { THING($who) } takes over as
} { THING($position) }, for { LIST($cards) }
event-banished = { PERSON($who) ->
    [you] You are no longer { THING($position) }; your cube stays in the city
   *[other] { THING($who) } is no longer { THING($position) }; the cube stays in the city
}
event-end = { PERSON($who) ->
    [you] You end the turn
   *[other] { THING($who) } ends the turn
}
event-discard = { PERSON($who) ->
    [you] You discard
   *[other] { THING($who) } discards
} { LIST($cards) }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
event-city = { PERSON($who) ->
    [you] You take
   *[other] { THING($who) } takes
} the { THING($marker) }: { points }
event-country = { event-city }
event-house = { event-city }
event-period = { event-city }
event-title = { event-city }
event-unused = Nobody takes the { THING($marker) }: it leaves the game
event-tied = More than two are level for the { THING($marker) }: it leaves the game
event-period-ends = The cards have run out: the period to { THING($year) } ends
event-last-round = The last round: { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
}, then this period and the titles are scored
event-game-over = The game is over

## What things are called

position = { THING($title) } of { THING($city) }
intrigue-card = { LIST($countries, style: "or") } Intrigue
marker-city = City bonus of { THING($city) }
marker-country = Country bonus of { THING($country) }
marker-house = Noble House bonus
marker-period = marker of { THING($year) } for { THING($country) }
marker-title = marker of the { THING($title) }
marker-half = half marker of the { THING($half) }

## Where points come from

source-city = City bonuses
source-country = Country bonuses
source-house = Noble House bonuses
source-period = Periods
source-title = Titles

## What the board explains

board-city-bonus = City bonus: { $points } points for the first cube in { THING($city) }
board-city-bonus-taken = City bonus of { THING($city) }: { $points } points, taken
board-banished = Banished: { LIST($cubes) }; no influence any more, but still present in { THING($city) }
board-cubes-of = { THING($who) } { $count }
board-position = { THING($position) }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} of { THING($country) }, { $influence } influence, { $held }
board-vacant = vacant
board-held = held by { PERSON($who) ->
    [you] you
   *[other] { THING($who) }
}
board-country-bonuses = Country bonuses of { THING($country) } left: { LIST($left) }, for a cube in each of its { $cities } cities
board-no-country-bonuses = No Country bonus of { THING($country) } is left, for a cube in each of its { $cities } cities
board-number = { $points }
board-you-are-in = You are in { $present }
board-you-took = You took { $points } points
board-title = { THING($title) }: costs { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $influence } influence; { $points } points at the end for the most cubes, { $half } for each of two, none for more
board-titles-missing = Titles still missing for the Noble House: { LIST($titles) }
board-titles-complete = A cube on every title
board-noble-house = Whoever has a cube on each of the { $titles } titles takes the best Noble House bonus left
board-all-titles = all { $titles } titles
board-began = { THING($who) } began: the last round ends before { THING($who) } would play again
board-cards-held = { $count ->
    [one] { $count } Country card
   *[other] { $count } Country cards
} in hand; { $limit } may be kept at the end of a turn
board-intrigue-held = { $count ->
    [one] { $count } Intrigue card
   *[other] { $count } Intrigue cards
} in hand; { $limit } may be kept at the end of a turn
board-cubes-left = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
} left; every position takes { $each }
board-cards-seen = Cards that everybody has seen: { LIST($cards) }
board-no-card-seen = No card that everybody has seen
board-markers-hidden = { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}, face down until the end
board-markers-won = { $points } points
board-own-markers = Your markers: { LIST($markers) }
board-no-marker = No marker yet
board-marker = { THING($marker) } { $points }
board-discards = Discards: { LIST($cards) }
board-intrigue-discards = Intrigue discards: { LIST($cards) }
board-no-discards = No discards
board-taker = { THING($who) }: { points }
board-influence-now = Influence now. Equal influence: the higher title is ahead, then the city with the bigger bonus
board-country-card = { THING($card) } card
board-intrigue-card = { THING($card) } card
board-country-pile = Country pile, { cards }
board-intrigue-pile = Intrigue pile, { cards }
board-brings-city = first in { THING($city) }
board-brings-country = all of { THING($country) }
board-brings-house = Noble House
