## What is to be decided

prompt-lay = { $laid ->
    [0] Choose { $left } cards for your first action row
   *[other] { $left ->
        [one] Choose one more card for your first action row
       *[other] Choose { $left } more cards for your first action row
    }
}
prompt-append = Choose a card for the right end of your action row
prompt-tuck = Choose a card to lay below one in your action row; only its colour will count
prompt-below = { THING($card) } goes below which card? If that is { THING($colour) } too, you may perform its action
prompt-perform = Perform the action of { THING($card) }, or forgo it
prompt-pay-action = { $laid ->
    [0] { $left ->
        [one] Discard a card for the action of { THING($card) }
       *[other] Discard { $left } cards for the action of { THING($card) }
    }
   *[other] { $left ->
        [one] Discard one more card for the action of { THING($card) }
       *[other] Discard { $left } more cards for the action of { THING($card) }
    }
}
prompt-pay-bonus = { $laid ->
    [0] { $left ->
        [one] Discard a card for the bonus of { THING($card) }
       *[other] Discard { $left } cards for the bonus of { THING($card) }
    }
   *[other] { $left ->
        [one] Discard one more card for the bonus of { THING($card) }
       *[other] Discard { $left } more cards for the bonus of { THING($card) }
    }
}
prompt-build = { THING($card) } lets you build a residence: choose the city
prompt-bonus = Take the bonus of { THING($card) }, or do without it
prompt-books = Nobody owns more books than you: build a residence in any city, or none

## What can be chosen

do-lay = { THING($hand) }
do-append = { THING($hand) }
do-tuck = { THING($hand) }
do-below = Below { THING($row) }
do-forfeit = { $cards ->
    [0] Score a point instead, as your hand is full
   *[other] Draw a card instead
}
do-discard = Discard { THING($hand) }
do-build = { THING($city) }
do-decline = Build nothing
do-skip = Skip the bonus

## What a card is good for

face-with-symbols = { THING($colour) }, with { LIST($symbols) }. { $action }
face-with-cities = { THING($colour) }. { $action }
colour-like = { THING($colour) }, like { LIST($cards) }
colour-like-none = { THING($colour) }, unlike every card it could go below
colour-alone = { THING($colour) }
colour-of-all = { THING($colour) }, like the others
colour-unlike = { THING($colour) }, unlike the others: no bonus

## What actions and bonuses do

gain-cards = { $amount ->
    [one] Draw a card
   *[other] Draw { $amount } cards
}
gain-cards-per = { $amount ->
    [one] Draw a card { $per }
   *[other] Draw { $amount } cards { $per }
}
gain-points = { $amount ->
    [one] Score a point
   *[other] Score { $amount } points
}
gain-points-per = { $amount ->
    [one] Score a point { $per }
   *[other] Score { $amount } points { $per }
}
gain-favour = Gain { $amount } favour
gain-favour-per = Gain { $amount } favour { $per }
gain-residence = Build a residence in { LIST($cities, style: "or") }
gain-residence-in-colour = Build a residence in any { THING($colour) } city
per-shown = for each { LIST($symbols, style: "or") } you own
per-book = for each book you own
per-set = for each set of all four goods you own
per-residence = for each residence you have in { THING($colour) } cities
effect-for-discards = { $discards ->
    [one] { $effect } by discarding a card
   *[other] { $effect } by discarding { $discards } cards
}
effect-if-shown = { $effect } if you own { LIST($symbols) }
effect-if-one-colour = { $effect } if the discarded cards are all of one colour
effect-now = { $effect }. { $brings }

about-card-with-symbols = { THING($card) }. { THING($kind) }, { THING($colour) }. Counts as { LIST($symbols) } while it lies in an action row. Action: { $action }. { $bonus }
about-card-with-cities = { THING($card) }. { THING($kind) }, { THING($colour) }. Action: { $action }. { $bonus }
without-bonus = No bonus

## The same on a card, in as few words as it has room for

brief-cards = { $amount ->
    [one] a card
   *[other] draw { $amount } cards
}
brief-cards-per-shown = { brief-some-cards } per { LIST($symbols, style: "unit") }
brief-cards-per-book = { brief-some-cards } per book
brief-cards-per-set = { brief-some-cards } per set
brief-cards-per-residence = { brief-some-cards } per home
brief-some-cards = { $amount ->
    [one] a card
   *[other] { $amount } cards
}
brief-points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
brief-points-per-shown = { brief-points } per { LIST($symbols, style: "unit") }
brief-points-per-book = { brief-points } per book
brief-points-per-set = { brief-points } per set
brief-points-per-residence = { $amount } per home
brief-favour = { $amount } favour
brief-favour-per-shown = { brief-favour } per { LIST($symbols, style: "unit") }
brief-favour-per-book = { brief-favour } per book
brief-favour-per-set = { brief-favour } per set
brief-favour-per-residence = { brief-favour } per home
brief-residence = build in one of these
brief-residence-in-colour = build here
brief-for-discards = discard { $discards }: { $effect }
brief-if-shown = own { LIST($symbols, style: "unit") }: { $effect }
brief-if-all-shown = { LIST($symbols, style: "unit") }: { $effect }
brief-if-one-colour = all one colour: { $effect }

## What an option brings now

brings-cards = { $cards ->
    [0] { points }, as your hand is full
   *[other] { $points ->
        [0] { cards }
       *[other] { cards } and { points }, as your hand is full then
    }
}
brings-points = { points }
brings-favour = { $steps ->
    [0] { points }, as you are at the top of the favour track
   *[other] { $points ->
        [0] Up to space { $space } of the favour track
       *[other] Up to the top of the favour track, and { points }
    }
}
bonus = Bonus: { $bonus }
brings-and-bonus = { $brings }. Bonus: { $bonus }
no-bonus = There is no bonus then
nothing-instead = Nothing comes in its place
gives-good = A tile of { THING($good) }: { $delivered } of the { $goods } goods of your order
gives-surplus = A tile of { THING($good) }, which your order does not need
gives-favour = { $steps ->
    [0] { points }, as you are at the top of the favour track
   *[other] { $steps } favour: up to space { $space } of the track
}
gives-point = { $scorings ->
    [one] A point at the last scoring
   *[other] A point at each of the { $scorings } scorings to come
}
gives-and-group = { $gives }; your largest group grows to { $group }
instead-mismatch = { $cards ->
    [0] Colours differ: a point instead, as your hand is full
   *[other] Colours differ: a card instead
}
instead-too-few-cards = { $cards ->
    [0] You would hold too few cards for its action: a point instead
   *[other] You would hold too few cards for its action: a card instead
}
instead-nothing-to-count = { $cards ->
    [0] You own nothing that its action counts: a point instead, as your hand is full
   *[other] You own nothing that its action counts: a card instead
}
instead-no-residence-left = { $cards ->
    [0] You have no residence left: a point instead, as your hand is full
   *[other] You have no residence left: a card instead
}
instead-no-city-left = { $cards ->
    [0] You have built in all of its cities: a point instead, as your hand is full
   *[other] You have built in all of its cities: a card instead
}

## What the board shows

about-city-with-good = { THING($city) }, { THING($region) }: a residence here brings a tile of { THING($good) }
about-city-with-favour = { THING($city) }, { THING($region) }: a residence here brings one favour at once
about-city-with-point = { THING($city) }, { THING($region) }: a residence here is worth a point at each scoring
roads = Roads lead from { THING($city) } to { LIST($cities) }
no-roads = No road leads to { THING($city) }
order-asks-for = { THING($order) }: { LIST($goods) }
city-tiles = { $tiles ->
    [one] one tile is left
   *[other] { $tiles } tiles are left
}
city-residences = Residences: { LIST($seats) }
city-without-residences = Nobody has built here yet
about-cannons = For each neighbour with fewer cannons { $more } points, with equally many { $equal }
about-books = Most books: build a residence anywhere. Fewest: nothing. Between: a joker
about-order = Order of { $goods } goods tiles: at the end of the game { LIST($steps) }
order-step = { $goods } of them score { points }
about-hand = Hand limit: cards drawn beyond it are points instead, except the { $draws } of each round
about-track = Favour track: { LIST($spaces) }
favour-space = space { $space } with hand limit { $hand }, { points } and multiplier { $multiplier }
about-gain = Points at the end of each decade
about-multiplier = At the end of the game your largest group of connected residences counts so many times
about-favour = Favour: where the marker stands on the track
about-joker = Joker: stands for any goods tile that the order lacks at the end
about-residences = Residences on the board score at the end of each decade
tile-here = A tile of { THING($good) }
tile-missing = A tile of { THING($good) } is missing
owned = { $amount } owned
owned-with-tiles = { $amount } owned, { $tiles } of them tiles

## What has happened

event-deal = { PERSON($who) ->
    [you] You are
   *[other] { THING($who) } is
} dealt the order { THING($order) }
event-draw = { PERSON($who) ->
    [you] You draw
   *[other] { THING($who) } draws
} { THING($card) }
event-draw-unseen = { THING($who) } draws a card
event-draw-cards = { PERSON($who) ->
    [you] You draw
   *[other] { THING($who) } draws
} { LIST($cards) }
event-draw-cards-unseen = { THING($who) } draws { $count } cards
event-reshuffle = The discards are shuffled into a new pile
event-row = { PERSON($who) ->
    [you] You begin with { LIST($cards) } in your action row
   *[other] { THING($who) } begins with { LIST($cards) } in their action row
}
event-reveal = { PERSON($who) ->
    [you] You add { THING($appended) } to your action row and lay { THING($tucked) } below { THING($active) }
   *[other] { THING($who) } adds { THING($appended) } to their action row and lays { THING($tucked) } below { THING($active) }
}
event-reveal-below-itself = { PERSON($who) ->
    [you] You add { THING($appended) } to your action row and lay { THING($tucked) } right below it
   *[other] { THING($who) } adds { THING($appended) } to their action row and lays { THING($tucked) } right below it
}
event-mismatch = { PERSON($who) ->
    [you] The colours differ, so you may not perform the action of { THING($card) }
   *[other] The colours differ, so { THING($who) } may not perform the action of { THING($card) }
}
event-too-few-cards = { PERSON($who) ->
    [you] You hold too few cards for the action of { THING($card) }
   *[other] { THING($who) } holds too few cards for the action of { THING($card) }
}
event-nothing-to-count = { PERSON($who) ->
    [you] You own nothing that the action of { THING($card) } counts
   *[other] { THING($who) } owns nothing that the action of { THING($card) } counts
}
event-no-residence-left = { PERSON($who) ->
    [you] You have no residence left for the action of { THING($card) }
   *[other] { THING($who) } has no residence left for the action of { THING($card) }
}
event-no-city-left = { PERSON($who) ->
    [you] You have already built in every city of { THING($card) }
   *[other] { THING($who) } has already built in every city of { THING($card) }
}
event-perform = { PERSON($who) ->
    [you] You perform
   *[other] { THING($who) } performs
} the action of { THING($card) }
event-forfeit = { PERSON($who) ->
    [you] You forgo
   *[other] { THING($who) } forgoes
} the action of { THING($card) }
event-discard = { PERSON($who) ->
    [you] You discard
   *[other] { THING($who) } discards
} { LIST($cards) }
event-build = { PERSON($who) ->
    [you] You build
   *[other] { THING($who) } builds
} a residence in { THING($city) }
event-tile = { PERSON($who) ->
    [you] You take
   *[other] { THING($who) } takes
} a tile of { THING($good) }
event-advance = { PERSON($who) ->
    [you] You gain { $steps } favour and rise
   *[other] { THING($who) } gains { $steps } favour and rises
} to space { $space } of the favour track
event-bonus = { PERSON($who) ->
    [you] You take
   *[other] { THING($who) } takes
} the bonus of { THING($card) }
event-skip = { PERSON($who) ->
    [you] You skip
   *[other] { THING($who) } skips
} the bonus
event-decade-ends = Decade { $decade } is over and is scored
event-joker = { PERSON($who) ->
    [you] You take
   *[other] { THING($who) } takes
} a joker, owning neither the most books nor the fewest
event-decline = { PERSON($who) ->
    [you] You may build a residence for your books, but build none
   *[other] { THING($who) } may build a residence for books, but builds none
}
event-no-residence = { PERSON($who) ->
    [you] You may build a residence for your books, but have none left
   *[other] { THING($who) } may build a residence for books, but has none left
}
event-cannons = { PERSON($who) ->
    [you] You score
   *[other] { THING($who) } scores
} { points } for cannons
event-residences = { PERSON($who) ->
    [you] You score { points } for your residences
   *[other] { THING($who) } scores { points } for residences
}
event-cities = { PERSON($who) ->
    [you] You score
   *[other] { THING($who) } scores
} { $points ->
    [one] 1 point for a residence in a city with a point
   *[other] { $points } points for residences in cities with a point
}
event-favour = { PERSON($who) ->
    [you] You score
   *[other] { THING($who) } scores
} { points } for favour
event-actions = { PERSON($who) ->
    [you] You score
   *[other] { THING($who) } scores
} { points } for the action
event-bonuses = { PERSON($who) ->
    [you] You score
   *[other] { THING($who) } scores
} { points } for the bonus
event-card-overflow = { PERSON($who) ->
    [you] You score
   *[other] { THING($who) } scores
} { $points ->
    [one] 1 point instead of a card, with a full hand
   *[other] { $points } points instead of cards, with a full hand
}
event-favour-overflow = { PERSON($who) ->
    [you] You score
   *[other] { THING($who) } scores
} { points } for favour beyond the top of the track
event-hand = { PERSON($who) ->
    [you] You score
   *[other] { THING($who) } scores
} { $points ->
    [one] 1 point for the card left in hand
   *[other] { $points } points for the cards left in hand
}
event-order = { PERSON($who) ->
    [you] You score { points } for your order
   *[other] { THING($who) } scores { points } for the order
}
event-connection = { PERSON($who) ->
    [you] You score { points } for your largest group of residences
   *[other] { THING($who) } scores { points } for the largest group of residences
}
event-game-over = The game is over

## Where points come from

source-cannons = Cannons
source-residences = Residences
source-cities = Cities with a point
source-favour = Favour
source-actions = Actions
source-bonuses = Bonuses
source-card-overflow = Full hand
source-favour-overflow = Full favour
source-hand = Cards in hand
source-order = Order
source-connection = Connected residences
line-decade = Decade { $decade }
line-hand = Cards left
line-order = Goods delivered
line-connection = Largest group

## What things are called

kind-residence = Residence
kind-market = Market
kind-grand = Grand affair
kind-library = Library
kind-gift = Gift
kind-patron = Patron
kind-statesman = Statesman
kind-trade = Trade
kind-governor = Governor
kind-lady = Lady
kind-scholar = Scholar
symbol-iron = iron
symbol-food = food
symbol-caviar = caviar
symbol-fur = fur
symbol-cannon = cannon
symbol-book = book
amount-iron = { $amount ->
    [one] iron
   *[other] { $amount } iron
}
amount-food = { $amount ->
    [one] food
   *[other] { $amount } food
}
amount-caviar = { $amount ->
    [one] caviar
   *[other] { $amount } caviar
}
amount-fur = { $amount ->
    [one] fur
   *[other] { $amount } fur
}
amount-cannon = { $amount ->
    [one] a cannon
   *[other] { $amount } cannons
}
amount-book = { $amount ->
    [one] a book
   *[other] { $amount } books
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
