## What is to be decided

prompt-pick = { $others ->
    [one] Keep one card; the other goes to { THING($next) }
   *[other] Keep one card; the other { $others } go to { THING($next) }
}
prompt-act = Your turn: { LIST($actions, style: "or") }
action-construct = construct a building
action-play = play a card
action-spy = spy
action-produce = produce
prompt-furnish = Which card goes behind the { THING($type) } Facade?
prompt-assign = { $count ->
    [one] Place your agent in front of a building
   *[other] Place up to { $count } agents in front of buildings, village by village and from left to right
}
prompt-assign-or-shield = { $count ->
    [one] Place your agent in front of a building, or spend it on { THING($owner) }’s shield
   *[other] Place up to { $count } agents in front of buildings, village by village and from left to right; or first spend one on { THING($owner) }’s shield
}
prompt-assign-more = { $count ->
    [one] Place your last agent too, or stop
   *[other] Place up to { $count } more agents further on, or stop
}
prompt-fetch = { $count ->
    [one] From behind which building does the agent come?
   *[other] From behind which buildings do the agents come? { $count } are needed
}
prompt-resolve = { $count } agents are in place: which building is checked next?
prompt-follow = Does the agent check another building?
prompt-stock = { $count ->
    [one] Only 1 cube is left: which { THING($type) } building gets it?
   *[other] Only { $count } cubes are left: which { THING($type) } building gets one?
}
prompt-station = { $count ->
    [one] Behind which building does the agent go?
   *[other] { $count } agents are to be placed: behind which building does the first one go?
}
prompt-look = { $count ->
    [one] Which Facade do you look behind?
   *[other] Look behind up to { $count } Facades
}
prompt-look-more = { $count ->
    [one] Look behind one more Facade, or stop
   *[other] Look behind up to { $count } more Facades, or stop
}
prompt-tour = Whose village do you tour?
prompt-inspect = { $count ->
    [one] Which building do you inspect?
   *[other] Inspect up to { $count } buildings, one after the other
}
prompt-inspect-more = { $count ->
    [one] Inspect one more building, or stop
   *[other] Inspect up to { $count } more buildings, or stop
}
prompt-arrest = { $count ->
    [one] Which agent do you arrest?
   *[other] Arrest up to { $count } agents of one rival
}
prompt-arrest-more = { $count ->
    [one] Arrest one more agent of { THING($owner) }, or stop
   *[other] Arrest up to { $count } more agents of { THING($owner) }, or stop
}
prompt-take-meeple = Which do you take: { LIST($meeples, style: "or") }?
meeple-taken = the { THING($meeple) }
prompt-send-meeple = Which goes back to the board: { LIST($meeples, style: "or") }?
meeple-sent = the { THING($meeple) }
prompt-rob = { $count ->
    [one] From which building do you take a cube?
   *[other] From which building do you take up to { $count } cubes?
}
prompt-store = { $count ->
    [one] Behind which { THING($type) } building does the cube go?
   *[other] Behind which { THING($type) } building do the { $count } cubes go?
}
prompt-cycle = { $count ->
    [one] Which card do you put aside for a new one?
   *[other] Put aside up to { $count } cards for as many new ones, going from left to right
}
prompt-cycle-more = { $count ->
    [one] Put aside one more card, or draw
   *[other] Put aside up to { $count } more cards, going on to the right, or draw
}

## What can be chosen

do-pick = { THING($pack) }
do-construct = Construct { THING($facade) }
do-furnish = { THING($hand) }
do-play = Play { THING($hand) }
do-produce = Produce
do-spy = Send out agents
do-done = Stop here
do-look = Look behind { building }
do-tour = Tour { THING($village) }
do-inspect = Inspect { building }
do-arrest = Arrest an agent behind { building }
do-arrest-spent = Arrest a spent agent of { THING($owner) }
do-take = Take the { THING($meeple) } from { THING($owner) }
do-take-from-board = Take the { THING($meeple) } from the board
do-send = Send { THING($owner) }’s { THING($meeple) } back to the board
do-rob = { cubes } from behind { building }
do-store = { cubes } behind { building }
do-cycle = Put aside { THING($hand) }
do-draw = { $cards ->
    [one] Draw a new card
   *[other] Draw { $cards } new cards
}
do-lower = Spend an agent on { THING($owner) }’s { THING($meeple) }
do-check = An agent to { building }
do-go = No more agents
do-fetch = An agent from behind { building }
do-resolve = Check { building }
do-follow = Go on to { building }
do-go-home = Go home
do-stock = A cube behind { building }
do-station = An agent behind { building }

## What it costs, brings or risks

worth = { $brings }{ $points ->
    [0] {""}
    [one] ; 1 point at the end
   *[other] ; { $points } points at the end
}
brings-agent = An agent comes with it
brings-no-agent = No agent is left to come with it
brings-cubes = A cube each time you produce
most-brings = The most { THING($type) } brings the { THING($meeple) }
brings-meeple = Brings you the { THING($meeple) }
brings-meeple-later = With { $more } more { THING($type) } you would gain the { THING($meeple) }
has-meeple = You already have the { THING($meeple) }

real-behind = Real behind { THING($type) }
fake-behind = { $points ->
    [one] Fake behind { THING($type) }: 1 point if it stands at the end
   *[other] Fake behind { THING($type) }: { $points } points if it stands at the end
}
real-there = { $cubes ->
    [0] { $agents ->
        [0] Real, with nothing behind it yet
       *[other] Real, with { agents } behind it
    }
   *[other] Real, with { goods } behind it
}
fake-there = { $cubes ->
    [0] { $agents ->
        [0] Fake, with nothing behind it yet
       *[other] Fake, with { agents } behind it
    }
   *[other] Fake, with { goods } behind it
}

now-cubes = { $ability } ({ cubes } now)
now-agents = { $ability } ({ agents } now)
produces = { $cubes ->
    [0] No cubes
   *[other] { cubes }
}
produces-and-flips = { produces }; no more constructing or spying this month
produces-and-ends = { produces }, and the month ends, as only one builder is left

agents-ready = { $agents ->
    [one] 1 agent is ready
   *[other] { $agents } agents are ready
}
agents-set-out = { $agents ->
    [one] 1 agent sets out
   *[other] { $agents } agents set out
}
agents-there = { agents } behind it
spent-there = { $agents ->
    [one] 1 spent agent
   *[other] { $agents } spent agents
}
agent-is-spent = The agent is spent
cubes-stay = { $cubes ->
    [one] 1 cube stays there
   *[other] { $cubes } cubes stay there
}
interiors-face-down = { $count ->
    [one] 1 interior is face down
   *[other] { $count } interiors are face down
}
seen-before = You have seen it before: { THING($card) }
now-or-never = Only possible before an agent is placed
with-shield = No agent can enter your village until one is spent to send the shield away
with-scientist = You draw a card at the start of each turn, until you lose a building
without-shield = Agents can enter that village again
without-scientist = No more cards at the start of each turn there

fake-or-real = If fake, { $fake }. If real, { $real }
known-fake = Fake, as you have seen: { $fake }
known-real = Real, as you have seen: { $real }
it-falls = it falls{ $cubes ->
    [0] { $agents ->
        [0] {""}
       *[other] {" "}with { agents }
    }
   *[other] {" "}with { goods }
} and brings you { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $scientist ->
    [0] {""}
   *[other] ; { THING($owner) } loses the scientist
}{ $onward ->
    [0] {""}
   *[other] ; your agent may check one more
}
it-stays = it stays, open to all
it-kills = it stays, open to all, and you lose the agent

## What has happened

event-month = { $cards ->
    [0] Month { $month } begins: no cards are left to deal; turns go { THING($direction) }
    [one] Month { $month } begins: everybody is dealt 1 card; packs and turns go { THING($direction) }
   *[other] Month { $month } begins: everybody is dealt { $cards } cards; packs and turns go { THING($direction) }
}
event-pass = { $left ->
    [0] Everybody takes the last card of a pack
    [one] Everybody keeps a card and passes on the other
   *[other] Everybody keeps a card and passes on the other { $left }
}
event-reshuffle = The discards are shuffled into a new deck
event-research = { PERSON($who) ->
    [you] You draw
   *[other] { THING($who) } draws
} { THING($card) }, thanks to the scientist
event-research-unseen = { THING($who) } draws a card, thanks to the scientist
event-construct = { PERSON($who) ->
    [you] You construct
   *[other] { THING($who) } constructs
} { THING($type) } on { THING($building) }, with { THING($card) } behind it
event-construct-unseen = { THING($who) } constructs { THING($type) } on { THING($building) }
event-gain-agent = { PERSON($who) ->
    [you] You gain
   *[other] { THING($who) } gains
} an agent with it
event-gain-shield = { PERSON($who) ->
    [you] You gain
   *[other] { THING($who) } gains
} the shield
event-gain-capitol = { PERSON($who) ->
    [you] You gain
   *[other] { THING($who) } gains
} the capitol
event-gain-scientist = { PERSON($who) ->
    [you] You gain
   *[other] { THING($who) } gains
} the scientist
event-scientist-leaves = { PERSON($owner) ->
    [you] You lose
   *[other] { THING($owner) } loses
} the scientist, who goes back to the board
event-play = { PERSON($who) ->
    [you] You play
   *[other] { THING($who) } plays
} { THING($card) }
event-look = { PERSON($who) ->
    [you] You look behind { building } and see
   *[other] { THING($who) } looks behind { building } and sees
} { THING($card) }
event-look-unseen = { THING($who) } looks behind { building }
event-arrest = { PERSON($who) ->
    [you] You arrest
   *[other] { THING($who) } arrests
} an agent behind { building }
event-arrest-spent = { PERSON($who) ->
    [you] You arrest
   *[other] { THING($who) } arrests
} { PERSON($owner) ->
    [you] one of your spent agents
   *[other] a spent agent of { THING($owner) }
}
event-send-away = { PERSON($who) ->
    [you] You send
   *[other] { THING($who) } sends
} { PERSON($owner) ->
    [you] your { THING($meeple) }
   *[other] { THING($owner) }’s { THING($meeple) }
} back to the board
event-rob = { PERSON($who) ->
    [you] You take
   *[other] { THING($who) } takes
} { cubes } from behind { building }
event-store = { PERSON($who) ->
    [you] You put
   *[other] { THING($who) } puts
} { cubes } behind { own-building }
event-cycle = { PERSON($who) ->
    [you] You put
   *[other] { THING($who) } puts
} aside { LIST($cards) }
event-cycle-unseen = { $count ->
    [one] { THING($who) } puts a card aside
   *[other] { THING($who) } puts { $count } cards aside
}
event-draw = { PERSON($who) ->
    [you] You draw
   *[other] { THING($who) } draws
} { THING($card) }
event-draw-unseen = { THING($who) } draws a card
event-spy = { PERSON($who) ->
    [you] You go
   *[other] { THING($who) } goes
} spying
event-lower-shield = { PERSON($who) ->
    [you] You spend
   *[other] { THING($who) } spends
} an agent to send { PERSON($owner) ->
    [you] your shield
   *[other] { THING($owner) }’s shield
} back to the board
event-assign = { PERSON($who) ->
    [you] You place
   *[other] { THING($who) } places
} an agent in front of { building }
event-confirm = { PERSON($who) ->
    [you] You check { building } and find
   *[other] { THING($who) } checks { building } and finds
} it real: { THING($card) }
event-expose = { PERSON($who) ->
    [you] You expose
   *[other] { THING($who) } exposes
} { building } as a fake: { THING($card) }
event-killed = { PERSON($who) ->
    [you] Your agent is caught
   *[other] { THING($who) }’s agent is caught
} there and goes back to the supply
event-produce = { PERSON($who) ->
    [you] You produce
   *[other] { THING($who) } produces
} { $cubes ->
    [0] no cubes
   *[other] { cubes }
}
event-stock = { PERSON($who) ->
    [you] You put
   *[other] { THING($who) } puts
} a cube behind { own-building }
event-flip = { PERSON($who) ->
    [you] You switch
   *[other] { THING($who) } switches
} to Production Mode
event-discard = { PERSON($who) ->
    [you] You discard the rest of your hand
   *[other] { THING($who) } discards the rest of the hand
}: { LIST($cards) }
event-discard-unseen = { $count ->
    [one] { THING($who) } discards the card left in hand
   *[other] { THING($who) } discards the { $count } cards left in hand
}
event-station = { PERSON($who) ->
    [you] You place
   *[other] { THING($who) } places
} an agent behind { own-building }
event-month-ends = Month { $month } is over
event-game-over = Catherine arrives, and every interior is shown

## What the cards say

printed-real-plain = Real behind any Facade
printed-fake-plain = { $points ->
    [one] Fake behind any Facade: 1 point if it stands at the end
   *[other] Fake behind any Facade: { $points } points if it stands at the end
}
printed-fitting-plain = Real behind { THING($type) }, fake behind any other Facade
printed-real = Real. { $ability }
printed-fake = Fake. { $ability }
printed-fitting = Real behind { THING($type) } only. { $ability }
face-real = No ability
face-fake = { $points ->
    [one] No ability. 1 point if it stands
   *[other] No ability. { $points } points if it stands
}
face-fitting = Real only behind { THING($type) }
face-two = { $fitting }. { $ability }
as-action = Action: { $ability }
as-free-action = Free action: { $ability }
ability-look = { $n ->
    [one] Look behind a Facade of a rival
   *[other] Look behind up to { $n } Facades of rivals
}
ability-look-all = Look behind every Facade of one rival
ability-inspect = { $n ->
    [one] Check a building of a rival without an agent
   *[other] Check up to { $n } buildings of rivals without an agent
}
ability-recall = { $n ->
    [one] A new agent stands ready behind one of your buildings
   *[other] { $n } new agents stand ready behind your buildings
}
ability-recall-all = All agents of the supply stand ready behind your buildings
ability-relay = { $n ->
    [one] One of your spent agents is ready again
   *[other] Up to { $n } of your spent agents are ready again
}
ability-relay-all = All your spent agents are ready again
ability-arrest = { $n ->
    [one] Arrest an agent of a rival
   *[other] Arrest up to { $n } agents of one rival
}
ability-arrest-all = Arrest all agents of one rival
ability-take = Take { LIST($meeples, style: "or") }
meeple-to-take = the { THING($meeple) } (if you have { THING($type) })
ability-send = Send a rival’s { LIST($meeples, style: "or") } back to the board
meeple-to-send = { THING($meeple) }
ability-overtime = { $n ->
    [one] A cube goes behind each of your { THING($type) } buildings
   *[other] { $n } cubes go behind each of your { THING($type) } buildings
}
ability-stockpile = { $n ->
    [one] A cube goes behind one of your { THING($type) } buildings
   *[other] { $n } cubes go behind one of your { THING($type) } buildings
}
ability-pilfer = { $n ->
    [one] Move a cube from a rival’s building to one of your { THING($type) } buildings
   *[other] Move up to { $n } cubes from a rival’s building to one of your { THING($type) } buildings
}
ability-cycle = { $n ->
    [one] Change a card of your hand for a new one
   *[other] Change up to { $n } cards of your hand for new ones
}

## What the board says

# Of a building.
interior-real = Real: { THING($card) }
interior-fake = Fake: { THING($card) }
interior-unknown = You do not know what is behind it
card-lies-open = Its card lies open
seen-by = Seen by { LIST($seats) }
person = { PERSON($who) ->
    [you] you
   *[other] { THING($who) }
}
stands-behind = { $cubes ->
    [0] { agents }
   *[other] { goods }
} behind it
is-watched = An agent stands in front of it
found-fake = Found fake: { THING($card) }
stood-here = { $count ->
    [one] A building stood here
   *[other] { $count } buildings stood here
}
guarded = Shielded. An agent must be spent on the shield before any may enter.
spent = spent
lie-spent = { $agents ->
    [one] 1 spent agent: ready again after the month
   *[other] { $agents } spent agents: ready again after the month
}

# Of cards.
is-real = Real
is-fake = Fake
is-fitting = Depends
when-action = action
when-free-action = free
fake-here = Fake behind { THING($type) }
of-them = { $count } of them
kept = Kept; you may still take it back.
counted-card = { THING($card) }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
your-hand = Your hand
hand-waits = waits
hand-empty = No cards.
hand-empty-yet = No cards. Choose from your pack.
hand-drafted = What you have kept so far
hand-aside = Lowered cards are put aside
your-pack = Your pack
pack-from = from
pack-to = on to
still-choosing = Still choosing: { LIST($seats) }.

# Of seats.
you = You
your-village = Your village
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
points-known = { points }{ $unknown ->
    [0] {""}
    [one] {" "}by what you know, and 1 building may be worth more
   *[other] {" "}by what you know, and { $unknown } buildings may be worth more
}{ $points ->
    [0] {""}
   *[other] : { LIST($sources) }
}
points-from = { $source } { $points }
mode-construction = Construction Mode: constructs, plays, spies or produces
mode-production = Production Mode: plays cards or produces
builds = Builds
makes = Produces
cards-held = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
agents-held = { agents } ready, { $spent } spent
has-destroyed = { $count ->
    [one] 1 building destroyed
   *[other] { $count } buildings destroyed
}
destroyed = Destroyed: { LIST($cards) }

# Of the supply and the month.
supply = Supply
facades-left = { THING($type) }: { $left } of { $all } left
cubes-left = { cubes } in the supply
agents-left = { agents } in the supply
deck-left = { $cards ->
    [one] 1 Interior card in the deck
   *[other] { $cards } Interior cards in the deck
}
discards-unseen = Discards, face down
discards-known = You know of the discards: { LIST($cards) }
word-cubes = cubes
word-agents = agents
word-deck = deck
word-discards = discards
month-of = Month { $month } of { $months }: { THING($place) }
month-now = Month { $month }
month-all = of { $months }
order-of-turns = Order of turns in this month
still-build = { $builders } of { $seats } still build.

# Before a Facade is lifted.
lift-facade = Lift the facade
if-agent-goes = If an agent goes there
if-fake = If fake
if-real = If real
falls = { $cubes ->
    [0] { $agents ->
        [0] It falls
       *[other] It falls, with { agents }
    }
   *[other] It falls, with { goods }
}.
brings-points = { points } for you.
scientist-goes = { THING($owner) } loses the scientist.
agent-goes-on = Your agent may check one more.
stays = It stays, its card open.
agent-dies = Your agent is lost.
seen-real = You have seen it: { THING($card) }, real.
seen-fake = You have seen it: { THING($card) }, fake.
point-at-one = Point at a facade to see what either outcome would bring.

# How far a draft, a turn or a spying has come.
step-card = { $number ->
    [1] First
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
    [6] Sixth
   *[other] Card { $number }
}
step-card-kept = Kept
step-card-last = Comes without a choice
step-card-later = One of { $cards }
step-card-now = Keep 1 of { $cards }, pass { $others }
step-card-now-to = Keep 1 of { $cards }, pass { $others } to { THING($next) }
step-construct = Construct
step-construct-how = A facade of the supply
step-construct-not = Not in Production Mode
step-play = Play
step-play-none = No ability to play
step-play-several = { $cards } of your hand
step-spy = Spy
step-spy-how = { agents } ready
step-produce = Produce
step-produce-how = { cubes }
step-produce-flip = { cubes }, then Production
step-facade = Facade
step-interior = Interior
step-interior-how = A card of your hand goes behind it
step-played-by = Played by { person }
step-ability = Ability
step-action = Action
step-action-next = An action follows
step-next = Next
step-next-over = The turn is over
step-shield = Shield
step-shield-spent = An agent is spent on it
step-shield-none = None in the way
step-shield-now = { THING($owner) }’s: now or not at all
step-shield-left = { THING($owner) }’s left standing
step-assign = Assign
step-assign-fetch = Which agents go?
step-assign-placed = { agents } placed
step-order = Order
step-order-next = Whose facade is lifted next?
step-order-waiting = { agents } waiting
step-reveal = Reveal
step-reveal-none = Nothing lifted yet
step-reveal-some = { $lifted } lifted, { $fakes } fake
step-reveal-follow = The agent may go on, or go home
step-draft = Draft
step-draft-done = Everybody has drafted
step-actions = Actions
step-actions-over = Over
step-actions-now = Round { $round }, { PERSON($who) ->
    [you] your turn
   *[other] { THING($who) }’s turn
}
step-month-end = End of the month
step-month-end-now = Spent agents are ready again
step-month-end-later = When one of { $builders } builders is left

## What things are called

# Parts of sentences: a building of anybody; one of whoever acts; cubes and agents.
building = { PERSON($owner) ->
    [you] your { THING($type) } on { THING($building) }
   *[other] { THING($owner) }’s { THING($type) } on { THING($building) }
}
own-building = { PERSON($who) ->
    [you] your { THING($type) } on { THING($building) }
   *[other] the { THING($type) } on { THING($building) }
}
cubes = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
agents = { $agents ->
    [one] 1 agent
   *[other] { $agents } agents
}
goods = { $agents ->
    [0] { cubes }
   *[other] { cubes } and { agents }
}
lot = lot { $number }
village = { PERSON($owner) ->
    [you] your village
   *[other] { THING($owner) }’s village
}
spent-agent = { PERSON($owner) ->
    [you] your spent agent
   *[other] { THING($owner) }’s spent agent
}
same-type = { THING($type) }
same-card = { THING($card) }
name-card-cond-culture = { THING("type:culture") } interior
name-card-cond-espionage = { THING("type:espionage") } interior
name-card-cond-government = { THING("type:government") } interior
name-card-cond-industry = { THING("type:industry") } interior
name-card-cond-science = { THING("type:science") } interior
meeple-capitol = capitol
meeple-shield = shield
meeple-scientist = scientist
meeple-text-capitol = Capitol: its owner begins the next month
meeple-text-shield = Shield: no agent enters the village before one is spent to send the shield back to the board
meeple-text-scientist = Scientist: its owner draws a card at the start of each turn, and loses it with a building
# Where the empress is in each month of the standard box.
name-month-1 = Kiev
name-month-2 = Kremenchug
name-month-3 = Yekaterinoslav
name-month-4 = Kherson
some-month = Month { $number }
direction-clockwise = clockwise
direction-counterclockwise = counterclockwise
source-fake = Fake buildings
source-culture = { THING("type:culture") } Facades
source-espionage = { THING("type:espionage") } Facades
source-government = { THING("type:government") } Facades
source-industry = { THING("type:industry") } Facades
source-science = { THING("type:science") } Facades
source-cubes = Cubes
source-destroyed = Buildings destroyed
