# What all games say.

counted = { $count ->
    [1] { THING($thing) }
   *[other] { $count } { THING($thing) }
}
