## What is to be decided

prompt-bid = Bid a ladder: the highest takes a tree first
prompt-tree = Take a tree

## What can be chosen

do-bid = Bid { THING($ladder) }
do-take = { THING($tree) }
worth = { $points ->
    [one] One point
   *[other] { $points } points
}

## What has happened

event-season = Season { $season } begins
event-bid = { PERSON($who) ->
    [you] You have
   *[other] { THING($who) } has
} bid { THING($ladder) }
event-take = { PERSON($who) ->
    [you] You take
   *[other] { THING($who) } takes
} { THING($tree) }
event-game-over = The last ladder has been played

## Where points come from

source-trees = Trees
source-baskets = Baskets

## What the plain board writes beside what it shows

name-field-trees = Trees of this season
name-field-ladders = Your ladders
name-field-bid = Your bid
name-field-hand = Ladders
