"""What of a view is a seat's own."""

from __future__ import annotations

import pytest

from antechamber.games import GAMES, load
from antechamber.testing import stream
from antechamber.testing.checks import any_option


@pytest.mark.parametrize("key", GAMES)
def test_what_all_see_and_what_is_personal_make_the_view_of_a_seat(key):
    s, rng = load(key).start(3, b"personal"), stream("personal", key)
    for _ in range(10):
        for seat in range(3):
            view, public = s.view(seat), s.view(None)
            shown = {name: getattr(public, name) for name in view.__struct_fields__}
            own = GAMES[key].part("personal")(s, seat)
            assert shown | own == {name: getattr(view, name) for name in view.__struct_fields__}
        seat = s.pending()[0]
        s.apply(seat, any_option(s.options(seat), rng))
