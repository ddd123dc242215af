# What all games say.

note-undo = { PERSON($who) ->
    [you] You take back a choice
   *[other] { THING($who) } takes back a choice
}
note-rewind = { PERSON($who) ->
    [you] You go back, as all have agreed
   *[other] { THING($who) } goes back, as all have agreed
}
note-anew = The cards are dealt anew from here

counted = { $count ->
    [1] { THING($thing) }
   *[other] { $count } { THING($thing) }
}
