"""Numbers as people read them."""

from __future__ import annotations

from typing import Final

from antechamber.lab.standings import Standing

HEADINGS: Final = ("bot", "seats", "win share", "95 %", "rating", "mean place", "mean score")


def cells(own: Standing) -> list[str]:
    """How a bot did, below the headings."""
    return [
        own.bot,
        str(own.seats),
        percent(own.win_share),
        bounds(own.interval),
        str(own.rating),
        f"{own.mean_place:.2f}",
        f"{own.mean_score:.1f}",
    ]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def bounds(interval: tuple[float, float]) -> str:
    """A 95 % interval, for example `12.0–34.5 %`."""
    return f"{100 * interval[0]:.1f}–{percent(interval[1])}"


def duration(seconds: float) -> str:
    """A time with two digits, in the unit that suits it."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            amount = seconds / size
            return f"{amount:.1f} {unit}" if amount < 10 else f"{amount:.0f} {unit}"
    return "under 1 µs"


def number_of(count: int, thing: str) -> str:
    """So many of a thing, for example `1 deal` and `2 deals`."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"
