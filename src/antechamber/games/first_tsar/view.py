from __future__ import annotations

import msgspec


class View(msgspec.Struct, frozen=True):
    seat: int | None


def show(s, seat):
    return View(seat)
