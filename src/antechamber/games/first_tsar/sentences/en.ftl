## What is to be decided

prompt-keep = Keep one of your { $projects } Projects; nobody sees which
prompt-first-warrior = { $number ->
    [1] Place your first warrior in a city that has none yet
    [2] Place your second warrior in a city that has none yet
   *[other] Place a warrior in a city that has none yet
}
prompt-plan = { $boyars ->
    [one] Send your last boyar to a chamber
   *[other] Send a boyar to a chamber; you have { $boyars } left
}
prompt-bid = { $rivals ->
    [0] How many coins go under your boyar in the { THING($chamber) }? Nobody else is there yet
   *[other] How many coins go under your boyar in the { THING($chamber) }? There already: { LIST($there) }
}
rival = { $coins ->
    [0] { THING($who) } without coins
    [one] { THING($who) } with 1 coin
   *[other] { THING($who) } with { $coins } coins
}
prompt-leave = { $free ->
    [0] Move one of your boyars out of its chamber
   *[other] Move one of your boyars out of its chamber, or take a free action first
}
prompt-seal = { $seals ->
    [one] You are the most important in the { THING($chamber) }: place your last seal to use the bonus?
   *[other] You are the most important in the { THING($chamber) }: place one of your { $seals } seals to use the bonus?
}
prompt-act = { $bonus ->
    [0] { $actions ->
        [0] { $exchanges ->
            [0] No actions are left in the { THING($chamber) }: take a free action, or be done
           *[other] No actions are left in the { THING($chamber) }: exchange as often as you like, or be done
        }
        [one] Act in the { THING($chamber) }: 1 action is left
       *[other] Act in the { THING($chamber) }: { $actions } actions are left
    }
   *[other] { $actions ->
        [0] Act in the { THING($chamber) }: the bonus is left
        [one] Act in the { THING($chamber) }: 1 action and the bonus are left
       *[other] Act in the { THING($chamber) }: { $actions } actions and the bonus are left
    }
}
prompt-send = Send the boyar to a { THING($colour) } city
prompt-send-anywhere = Send the boyar to any city
prompt-end = End your turn, or take a free action first
prompt-pause = Go on to the second effect ({ THING($second) }), or take a free action first
prompt-pick-any = { $count ->
    [one] Choose a good or coin to gain
   *[other] Choose { $count } goods or coins to gain, one after another
}
prompt-pick-local = { $count ->
    [one] Choose a local good to gain
   *[other] Choose { $count } local goods to gain, one after another
}
prompt-pick-foreign = { $count ->
    [one] Choose a foreign good to gain
   *[other] Choose { $count } foreign goods to gain, one after another
}
prompt-pay-any = { $count ->
    [one] Choose a good or coin to pay with
   *[other] Choose { $count } goods or coins to pay with, one after another
}
prompt-give-any = { $count ->
    [one] Choose one more good or coin to give in exchange
   *[other] Choose { $count } goods or coins to give in exchange, one after another
}
prompt-pay-local = { $count ->
    [one] Choose a local good to pay with
   *[other] Choose { $count } local goods to pay with, one after another
}
prompt-pay-foreign = { $count ->
    [one] Choose a foreign good to pay with
   *[other] Choose { $count } foreign goods to pay with, one after another
}
prompt-swap = { $count ->
    [one] Swap a good or coin for another one?
   *[other] Swap a good or coin for another one? You may do so { $count ->
        [2] twice
       *[other] { $count } times
    }
}
prompt-exchange = Choose what you get in exchange
prompt-may-exchange = { $count ->
    [one] Exchange { $rate } goods or coins for 1 of another kind?
   *[other] Exchange { $rate } goods or coins for 1 of another kind? You may do so { $count ->
        [2] twice
       *[other] { $count } times
    }
}
prompt-income = Take the income of a city?
prompt-warrior = { $count ->
    [one] Place a warrior in a city where you have a piece
   *[other] Place { $count } warriors in cities where you have a piece, one after another
}
prompt-move = Which warrior or boyar moves?
prompt-where-warrior = Where does the warrior go from { THING($city) }?
prompt-where-boyar = Where does the boyar go from { THING($city) }?
prompt-build = { $left ->
    [one] Put up your last building in a city where you have a warrior or boyar?
   *[other] Put up a building in a city where you have a warrior or boyar?
}
prompt-discard = Your pad is full: discard a Trade token to make room for the new one ({ THING($token) })
prompt-give-up = { $count ->
    [one] Choose a Trade token to give up
   *[other] Choose { $count } Trade tokens to give up, one after another
}
prompt-cover = { $count ->
    [one] Your Trade tokens now stay where they are until the round is over: which printed effect do they cover?
   *[other] Your Trade tokens now stay where they are until the round is over: which { $count } printed effects do they cover?
}
prompt-resolve = Choose an effect of your pad to resolve
prompt-resolve-first = Choose two effects of your pad to resolve: which one first?
prompt-resolve-second = Which effect of your pad second, after { THING($first) }?
prompt-project = { $deck ->
    [0] Take a Project from the display
   *[other] Take a Project from the display, or draw one from the deck
}
prompt-estate = { $deck ->
    [0] Take an Estate from the display
   *[other] Take an Estate from the display, or draw one from the deck
}
prompt-title = { $deck ->
    [0] Take a Title from the display
   *[other] Take a Title from the display, or draw one from the deck
}
prompt-complete = Complete a Project?
prompt-war = { $spoils ->
    [0] Send a warrior to the Field of War, although no Spoils are left?
   *[other] Send a warrior to the Field of War, and take which Spoils?
}
prompt-reward = You have the most influence in the { THING($region) }: choose your reward
prompt-reward-of-two = You have the most influence in the { THING($region) }: choose your reward; { THING($other) } takes the other one
prompt-reward-of-another = { THING($other) } leads in the { THING($region) } by less than { $points }: you choose the reward

## What can be chosen

do-skip = Skip
do-done = Done here
do-end = End turn
do-go-on = Go on
do-keep = Keep { THING($hand) }
do-plan = { THING($chamber) }
do-bid = { $coins ->
    [0] No coins
    [one] 1 coin
   *[other] { $coins } coins
}
do-bid-more = { $coins } coins, and more
do-leave = Leave the { THING($chamber) }
do-seal = Place a seal
do-no-seal = No seal
do-action = { THING($action) }
do-gain = Gain { $good }
do-pay = Pay { $good }
do-swap = Give { $good }
do-produce = Income of { THING($city) }
do-again = Income of { THING($city) } again
do-income = Income of { THING($city) }
do-warrior = Warrior in { THING($city) }
do-move-warrior = Move a warrior from { THING($city) }
do-move-boyar = Move a boyar from { THING($city) }
do-to = To { THING($city) }
do-build = Build in { THING($city) }
do-send = Boyar to { THING($city) }
do-take = Take { THING($display) }
do-draw-project = Draw a Project
do-draw-estate = Draw an Estate
do-draw-title = Draw a Title
do-complete = Complete { THING($hand) }
do-free = Give { $cost } for { $gain }
do-use = Use { THING($estate) }
do-discard = Discard: { THING($pad) }
do-cover = Cover: { THING($pad) }
do-resolve = Resolve: { THING($pad) }
do-first = First: { THING($pad) }
do-war = Go to war for { THING($spoils) }
do-war-only = Go to war
do-reward = { PERSON($who) ->
    [you] Your reward: { THING($reward) }
   *[other] For { THING($who) }: { THING($reward) }
}

## What an option costs, brings and risks

detail-plan = { $actions }; { $goes }
chamber-actions = { $freely ->
    [0] {""}
   *[other] exchange as often as you like, and{" "}
}{ LIST($actions, style: "or") }{ $times ->
    [1] {""}
    [2] , twice
   *[other] , { $times } times
}
chamber-actions-and-more = { chamber-actions } (with a seal { $sealed ->
    [2] twice
   *[other] { $sealed } times
})
chamber-actions-and-bonus = { chamber-actions } (with a seal also { LIST($bonus, style: "or") }{ $sealed ->
    [1] {""}
    [2] , twice
   *[other] , { $sealed } times
})
act-produce = take the income of a city
act-produce-again = take one of these incomes again
act-place-warrior = place a warrior
act-move = move a piece
act-take-project = take a Project
act-complete-project = complete one
act-take-foreign = take a foreign good
act-take-estate = take an Estate
act-take-title = take a Title
goes-to-colour = the boyar goes on to a { THING($colour) } city
goes-anywhere = the boyar goes on to any city
goes-nowhere = the boyar stays in the Kremlin
goes-and-brings = { $goes } and brings { $action }
goes-and-brings-more = { $goes } and brings { $action } (with a seal also { $bonus })
bid-first = { $coins ->
    [0] the most important there, as things stand
    [one] the most important there, as things stand; the coin would be lost
   *[other] the most important there, as things stand; the coins would be lost
}
bid-behind = { $coins ->
    [0] not the most important there, as things stand
    [one] not the most important there, as things stand; the coin would come back
   *[other] not the most important there, as things stand; the coins would come back
}
detail-leave = { $standing }; { $actions }; { $goes }
standing-first = { $coins ->
    [0] the most important: you may seal
    [one] the most important: you lose 1 coin and may seal
   *[other] the most important: you lose { $coins } coins and may seal
}
standing-sealed = { $coins ->
    [0] the most important, but sealed by { THING($holder) }
    [one] the most important, but sealed by { THING($holder) }: you lose 1 coin
   *[other] the most important, but sealed by { THING($holder) }: you lose { $coins } coins
}
standing-without-seals = { $coins ->
    [0] the most important, but you have no seal left
    [one] the most important, but you have no seal left: you lose 1 coin
   *[other] the most important, but you have no seal left: you lose { $coins } coins
}
standing-behind = { $coins ->
    [0] not the most important
    [one] not the most important: you take 1 coin back
   *[other] not the most important: you take { $coins } coins back
}
detail-seal = { LIST($brings) }{ $coins ->
    [0] {""}
    [one] , for 1 coin
   *[other] , for { $coins } coins
}{ $back ->
    [0] {""}
    [one] ; others take 1 coin back
   *[other] ; others take { $back } coins back
}
bonus-actions = { $count ->
    [one] 1 more action
   *[other] { $count } more actions
}
bonus-of-kinds = { $times ->
    [1] the bonus: { LIST($actions, style: "or") }
    [2] the bonus, twice: { LIST($actions, style: "or") }
   *[other] the bonus, { $times } times: { LIST($actions, style: "or") }
}
detail-no-seal = act without the bonus
detail-done = { $bonus ->
    [0] { $actions ->
        [one] you give up 1 action
       *[other] you give up { $actions } actions
    }
   *[other] { $actions ->
        [0] you give up the bonus
        [one] you give up 1 action and the bonus
       *[other] you give up { $actions } actions and the bonus
    }
}
detail-exchange = { $rate } goods or coins for 1 of another kind
detail-cards = { $display } on display, { $deck } in the deck
detail-pick = { LIST($goods, style: "or") }
detail-place-warrior = { $left } in your supply
detail-move = a warrior or boyar, along one waterway
place = { THING($region) }, { THING($colour) }; income { $income }
place-rising = { THING($region) }, { THING($colour) }; your influence rises from { $now } to { $then }; income { $income }
place-rising-against = { THING($region) }, { THING($colour) }; your influence rises from { $now } to { $then }, { THING($rival) } has { $theirs }; income { $income }
detail-to-token = takes the Trade token on the way: { THING($token) }; { $place }
detail-project = { THING($type) }: { $points } for { $cost }, then { $effect }
detail-project-lacking = { THING($type) }: { $points } for { $cost }, then { $effect }; you lack { $lacking }
detail-estate = once a round: { $deal }
detail-title = { $counts }; { $now ->
    [0] nothing, as things stand
    [one] 1 point, as things stand
   *[other] { $now } points, as things stand
}
counts-project-sets = { $points } for each set of Projects, one of each type
counts-projects = { $points } for each { THING($type) } Project you have completed
counts-tokens = { $points } for each of your Spoils and Trade tokens
counts-strongholds = { $points } for each city where your influence is { $influence } or more
counts-strongholds-of-colours = { $points } for each { LIST($colours, style: "or") } city where your influence is { $influence } or more
counts-cities-present = { $points } for each city where you have a piece
counts-regions-led = { $points } for each region where you have the most influence
counts-warriors-on-map = { $points } for each of your warriors on the map
counts-regions-built = { $points } for each region where you have a building
counts-estates = { $points } for each of your Estates
counts-titles = { $points } for each of your Titles, this one included
counts-favour = { $first } for being highest in the Tsar's Favour, { $second } for being second
detail-draw = { $deck ->
    [one] the last card of the deck
   *[other] the top of { $deck } cards in the deck
}
detail-have = { $count ->
    [0] you have none
   *[other] you have { $count }
}
detail-free = free action
detail-token = Trade token
detail-printed = printed on the pad
detail-war = { $warriors ->
    [one] your first warrior there
   *[other] you then have { $warriors } warriors there
}; { $points ->
    [0] no points at the next scoring, as things stand
    [one] 1 point at the next scoring, as things stand
   *[other] { $points } points at the next scoring, as things stand
}
detail-reward = { THING($other) } takes the other reward: { THING($reward) }
detail-reward-alone = nobody takes the other reward

## What stands on cards and chambers

brief-chamber-actions = { $freely ->
    [0] {""}
   *[other] two for one at will, and{" "}
}{ LIST($actions, style: "or") }{ $times ->
    [1] {""}
    [2] , twice
   *[other] , { $times } times
}
brief-bonus-actions = { $count ->
    [one] 1 more action
   *[other] { $count } more actions
}
brief-bonus-of-kinds = { LIST($actions, style: "or") }{ $times ->
    [1] {""}
    [2] , twice
   *[other] , { $times } times
}
brief-act-produce = income of a city
brief-act-produce-again = one of these again
brief-act-place-warrior = place
brief-act-move = move
brief-act-take-project = take a Project
brief-act-complete-project = complete one
brief-act-take-foreign = a foreign good
brief-act-take-estate = an Estate
brief-act-take-title = a Title
brief-action-warrior = Place
brief-action-move = Move
brief-action-project = Take a card
brief-action-foreign = Foreign
brief-action-exchange = 2 for 1
brief-action-estate = Estate
brief-action-title = Title
brief-counts-project-sets = { $points } a set of Projects, one of each type
brief-counts-projects = { $points } a { THING($type) } Project
brief-counts-tokens = { $points } a Spoils or Trade token
brief-counts-strongholds = { $points } a city with { $influence } influence
brief-counts-strongholds-of-colours = { $points } a { LIST($colours, style: "or") } city with { $influence } influence
brief-counts-cities-present = { $points } a city with a piece
brief-counts-regions-led = { $points } a region led
brief-counts-warriors-on-map = { $points } a warrior on the map
brief-counts-regions-built = { $points } a region with a building
brief-counts-estates = { $points } an Estate
brief-counts-titles = { $points } a Title
brief-counts-favour = { $first } or { $second } for first or second in Favour

## What costs and effects are made of

nothing = nothing
amounts = { LIST($parts) }
deal = { $gain } for { $cost }
two-rewards = { $first } or { $second }
amount-grain = { $count } grain
amount-wood = { $count } wood
amount-stone = { $count } stone
amount-gunpowder = { $count } gunpowder
amount-textile = { $count ->
    [one] 1 textile
   *[other] { $count } textiles
}
amount-steel = { $count } steel
amount-coin = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
amount-vp = { $count ->
    [one] 1 point
   *[other] { $count } points
}
amount-any = { $count ->
    [one] any good or coin
   *[other] any { $count } goods or coins
}
amount-local = { $count ->
    [one] any local good
   *[other] any { $count } local goods
}
amount-foreign = { $count ->
    [one] any foreign good
   *[other] any { $count } foreign goods
}
amount-trade-token = { $count ->
    [one] a Trade token
   *[other] { $count } Trade tokens
}
amount-favour = { $count ->
    [one] the Tsar's Favour
   *[other] the Tsar's Favour, { $count } times
}
amount-place-warrior = { $count ->
    [one] a warrior on the map
   *[other] { $count } warriors on the map
}
amount-place-building = { $count ->
    [one] a building
   *[other] { $count } buildings
}
amount-war = { $count ->
    [one] a warrior in the Field of War
   *[other] { $count } warriors in the Field of War
}
amount-move = { $count ->
    [one] a move
   *[other] { $count } moves
}
amount-income = { $count ->
    [one] the income of a city
   *[other] the incomes of { $count } cities
}
amount-take-project = { $count ->
    [one] a Project
   *[other] { $count } Projects
}
amount-complete-project = { $count ->
    [one] the completion of a Project
   *[other] the completion of { $count } Projects
}
amount-take-estate = { $count ->
    [one] an Estate
   *[other] { $count } Estates
}
amount-take-title = { $count ->
    [one] a Title
   *[other] { $count } Titles
}
amount-swap = { $count ->
    [one] a one-for-one swap
   *[other] { $count } one-for-one swaps
}
amount-exchange = { $count ->
    [one] a two-for-one exchange
   *[other] { $count } two-for-one exchanges
}
amount-resolve-trade = { $count ->
    [one] an effect of the pad
   *[other] { $count } effects of the pad
}

## What has happened

event-projects-kept = Everyone has kept a Project; the rest are shuffled back into the deck
event-region-token = The { THING($region) } offers { THING($token) }
event-reveal-project = The Project { THING($project) } is turned up
event-round = { PERSON($first) ->
    [you] The { THING($decade) } begin, and you are first player
   *[other] The { THING($decade) } begin, and { THING($first) } is first player
}
event-plan = { PERSON($who) ->
    [you] You send
   *[other] { THING($who) } sends
} a boyar to the { THING($chamber) }, { $coins ->
    [0] without coins
    [one] with 1 coin
   *[other] with { $coins } coins
}
event-leave = { PERSON($who) ->
    [you] You leave
   *[other] { THING($who) } leaves
} the { THING($chamber) }
event-lose-coins = { PERSON($who) ->
    [you] You lose
   *[other] { THING($who) } loses
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} as the most important there
event-take-back = { PERSON($who) ->
    [you] You take back
   *[other] { THING($who) } takes back
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
event-seal = { PERSON($who) ->
    [you] You place
   *[other] { THING($who) } places
} a seal in the { THING($chamber) }{ $coins ->
    [0] {""}
    [one] , for 1 coin
   *[other] , for { $coins } coins
}
event-send = { PERSON($who) ->
    [you] You send your boyar on to { THING($city) }
   *[other] { THING($who) } sends the boyar on to { THING($city) }
}
event-gain = { PERSON($who) ->
    [you] You gain
   *[other] { THING($who) } gains
} { $goods }
event-pay = { PERSON($who) ->
    [you] You pay
   *[other] { THING($who) } pays
} { $goods }
event-points = { PERSON($who) ->
    [you] You score
   *[other] { THING($who) } scores
} { $points ->
    [one] 1 point
   *[other] { $points } points
}
event-points-project = { event-points } for { THING($line) }
event-points-title = { event-points } as { THING($line) }
event-points-estate = { event-points } from the { THING($line) }
event-points-pad = { event-points } from a free action
event-points-trade = { event-points } from a Trade token
event-points-printed = { event-points } from the pad
event-points-spoils = { event-points } from Spoils
event-points-region = { event-points } as a reward
event-points-kremlin = { event-points } from the Assignment card
event-points-effects = { event-points } from completing a Project
event-points-war = { event-points } for the Field of War
event-points-favour = { event-points } for the Tsar's Favour
event-points-goods = { event-points } for goods and coins left over
event-points-top = { PERSON($who) ->
    [you] You are highest in favour already, and score { $points ->
        [one] 1 point
       *[other] { $points } points
    } instead
   *[other] { THING($who) } is highest in favour already, and scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } instead
}
event-favour = { PERSON($who) ->
    [you] You gain
   *[other] { THING($who) } gains
} the Tsar's Favour
event-favour-token = { PERSON($who) ->
    [you] You are the first to reach { $points } points, and take the Favour token there
   *[other] { THING($who) } is the first to reach { $points } points, and takes the Favour token there
}
event-income = { PERSON($who) ->
    [you] You take
   *[other] { THING($who) } takes
} the income of { THING($city) }
event-warrior = { PERSON($who) ->
    [you] You place
   *[other] { THING($who) } places
} a warrior in { THING($city) }
event-move = { PERSON($who) ->
    [you] You move
   *[other] { THING($who) } moves
} a { THING($piece) } from { THING($origin) } to { THING($city) }
event-build = { PERSON($who) ->
    [you] You put up
   *[other] { THING($who) } puts up
} a building in { THING($city) }
event-take-token = { PERSON($who) ->
    [you] You take
   *[other] { THING($who) } takes
} a Trade token: { THING($token) }
event-discard-token = { PERSON($who) ->
    [you] You discard
   *[other] { THING($who) } discards
} a Trade token: { THING($token) }
event-resolve = { PERSON($who) ->
    [you] You resolve
   *[other] { THING($who) } resolves
} a Trade token: { THING($token) }
event-resolve-printed = { PERSON($who) ->
    [you] You resolve
   *[other] { THING($who) } resolves
} a printed effect: { THING($printed) }
event-take-project = { PERSON($who) ->
    [you] You take
   *[other] { THING($who) } takes
} the Project { THING($project) }
event-draw-project = { PERSON($who) ->
    [you] You draw
   *[other] { THING($who) } draws
} the Project { THING($project) }
event-draw-project-unseen = { THING($who) } draws a Project
event-complete = { PERSON($who) ->
    [you] You complete
   *[other] { THING($who) } completes
} { THING($project) }
event-take-estate = { PERSON($who) ->
    [you] You take
   *[other] { THING($who) } takes
} the Estate { THING($estate) }
event-take-title = { PERSON($who) ->
    [you] You take
   *[other] { THING($who) } takes
} the Title of { THING($title) }
event-use = { PERSON($who) ->
    [you] You use
   *[other] { THING($who) } uses
} the { THING($estate) }
event-war = { PERSON($who) ->
    [you] You send
   *[other] { THING($who) } sends
} a warrior to the Field of War
event-spoils = { PERSON($who) ->
    [you] You take
   *[other] { THING($who) } takes
} Spoils: { THING($spoils) }
event-reshuffle = The discarded { THING($deck) } are shuffled into a new deck
event-reward = { PERSON($who) ->
    [you] You are
   *[other] { THING($who) } is
} rewarded in the { THING($region) }: { THING($reward) }
event-game-over = The game is over

## What things are called

good-grain = grain
good-wood = wood
good-stone = stone
good-gunpowder = gunpowder
good-textile = textile
good-steel = steel
good-coin = coin
piece-warrior = warrior
piece-boyar = boyar
deck-project = Projects
deck-estate = Estates
deck-title = Titles
action-warrior = Place a warrior
action-move = Move a piece
action-project = Take a Project
action-foreign = Take a foreign good
action-exchange = Exchange
action-estate = Take an Estate
action-title = Take a Title

## Where points come from

source-project = Projects
source-title = Titles
source-war = War
source-favour = Favour
source-goods = Goods
source-estate = Estates
source-pad = Free actions
source-trade = Trade
source-spoils = Spoils
source-region = Regions
source-kremlin = The Kremlin
source-next-scoring = Next scoring
line-top = Already highest in favour
line-war = Field of War
line-favour = Place on the Favour track
line-goods = Goods and coins left over
line-effects = Effects of Projects
line-trade = Trade tokens
line-printed = Printed effects
line-spoils = Spoils
line-region = Region tokens
line-kremlin = Assignment cards
