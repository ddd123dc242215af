"""Charts as SVG that stands in a page: drawn 340 wide, so that their letters stay readable on a phone."""

from __future__ import annotations

from html import escape
from math import floor, log10
from typing import Final

import msgspec

WIDTH: Final = 340
MARGIN: Final = 8
ROW: Final = 44
SHADES: Final = 10
SHAPES: Final = (
    "M0-7 7 0 0 7-7 0Z",
    "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0Z",
    "M-5.5-5.5H5.5V5.5H-5.5Z",
    "M0-7 6.5 5H-6.5Z",
    "M-2-6.5H2V-2H6.5V2H2V6.5H-2V2H-6.5V-2H-2Z",
)
HUES: Final = len(SHAPES)


class Reading(msgspec.Struct, frozen=True):
    """A row of a chart: what it is about, its value, between what bounds, and how that is said."""

    label: str
    value: float
    low: float
    high: float
    text: str


class Scale:
    """Places values of an axis on the width of a chart."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1

    def x(self, value: float) -> float:
        return round(MARGIN + (WIDTH - 2 * MARGIN) * (value - self.low) / (self.high - self.low), 1)

    def ticks(self) -> list[float]:
        """Round values along the axis, four or so."""
        rough = (self.high - self.low) / 4
        step = 10.0 ** floor(log10(rough))
        step *= next(factor for factor in (1, 2, 5, 10) if factor * step >= rough)
        first = -floor(-self.low / step)
        return [number * step for number in range(first, floor(self.high / step + 1e-9) + 1)]


def svg(height: float, name: str, parts: list[str]) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(name)}">{"".join(parts)}</svg>'


def text_at(x: float, y: float, text: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:g}" y="{y:g}" class="{kind}" text-anchor="{anchor}">{escape(text)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" class="{kind}"/>'


def rectangle(x: float, y: float, width: float, height: float, kind: str, title: str = "") -> str:
    shape = f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" class="{kind}"'
    return f"{shape}><title>{escape(title)}</title></rect>" if title else f"{shape}/>"


def marker(number: int, x: float, y: float) -> str:
    """A mark with a colour and a shape of its own: diamond, disc, square, triangle, cross."""
    hue = number % HUES
    return f'<path d="{SHAPES[hue]}" transform="translate({x:g} {y:g})" class="marker hue{hue}"/>'


def inline_marker(number: int, title: str) -> str:
    """The mark alone, to stand in a line of text."""
    parts = f"<title>{escape(title)}</title>{marker(number, 0, 0)}"
    return f'<svg viewBox="-8 -8 16 16" role="img" class="mark">{parts}</svg>'


def heading(number: int, label: str, text: str) -> str:
    """The first line of a row: whom it is about, and the number."""
    y = number * ROW + 15
    named = marker(number, MARGIN + 7, y - 5) + text_at(MARGIN + 20, y, label, "label")
    return named + text_at(WIDTH - MARGIN, y, text, "number", "end")


def interval_chart(name: str, readings: list[Reading], scale: Scale, unit: str, fair: float | None = None) -> str:
    """Marks with whiskers on a common axis, and what would be fair as a dashed line."""
    foot = len(readings) * ROW + 4
    parts = [line(scale.x(tick), 22, scale.x(tick), foot, "grid") for tick in scale.ticks()]
    for number, own in enumerate(readings):
        y = number * ROW + 31
        if fair is not None:
            parts.append(line(scale.x(fair), y - 10, scale.x(fair), y + 12, "fair"))
        parts.append(heading(number, own.label, own.text))
        parts.append(line(scale.x(own.low), y, scale.x(own.high), y, f"whisker hue{number % HUES}"))
        parts.append(marker(number, scale.x(own.value), y))
    parts.append(line(MARGIN, foot, WIDTH - MARGIN, foot, "axis"))
    parts += tick_labels(scale, foot, unit)
    return svg(foot + 20, name, parts)


def tick_labels(scale: Scale, foot: float, unit: str) -> list[str]:
    """The values of an axis, below it."""
    places = [(tick, scale.x(tick)) for tick in scale.ticks()]
    return [text_at(x, foot + 16, f"{tick:g}{unit}", "tick", anchor_at(x)) for tick, x in places]


def anchor_at(x: float) -> str:
    """How text at x is anchored so that it stays inside the chart."""
    return "start" if x < MARGIN * 2 else "end" if x > WIDTH - MARGIN * 2 else "middle"


def stacked_chart(name: str, labels: list[str], stacks: list[dict[str, float]], sources: list[str]) -> str:
    """A bar for each label, made of its parts; what takes points away lies left of the zero line."""
    gains = [sum(max(0.0, part) for part in stack.values()) for stack in stacks]
    losses = [sum(min(0.0, part) for part in stack.values()) for stack in stacks]
    scale = Scale(min(losses), max(gains))
    parts = []
    for number, (label, stack) in enumerate(zip(labels, stacks, strict=True)):
        parts.append(heading(number, label, f"{sum(stack.values()):.1f}"))
        ends = {True: 0.0, False: 0.0}
        for source, part in stack.items():
            start = ends[part > 0]
            ends[part > 0] = start + part
            left, right = sorted((scale.x(start), scale.x(start + part)))
            shade, title = f"shade{sources.index(source) % SHADES}", f"{source}: {part:.1f}"
            parts.append(rectangle(left, number * ROW + 22, right - left, 13, shade, title))
    parts.append(line(scale.x(0), 20, scale.x(0), len(labels) * ROW, "axis"))
    return svg(len(labels) * ROW, name, parts)


def bar_chart(name: str, readings: list[Reading]) -> str:
    """A bar for each reading, from nothing to its value."""
    scale = Scale(0, max(own.value for own in readings))
    parts = []
    for number, own in enumerate(readings):
        y = number * ROW + 24
        parts.append(heading(number, own.label, own.text))
        parts.append(rectangle(MARGIN, y, WIDTH - 2 * MARGIN, 10, "groove"))
        parts.append(rectangle(MARGIN, y, max(2, scale.x(own.value) - MARGIN), 10, f"hue{number % HUES}"))
    return svg(len(readings) * ROW, name, parts)


def histogram(name: str, first: int, width: int, counts: list[int]) -> str:
    """How often each length came up; `first` is where the first bar begins, `width` what one bar spans."""
    foot, tall = 150, 120
    scale = Scale(first, first + width * len(counts))
    parts = []
    for number, count in enumerate(counts):
        start = first + number * width
        left, right = scale.x(start), scale.x(start + width)
        high = tall * count / max(counts)
        span = f"{start}" if width == 1 else f"{start}–{start + width - 1}"
        parts.append(rectangle(left + 1, foot - high, right - left - 2, high, "bar", f"{span}: {count} games"))
    parts.append(line(MARGIN, foot, WIDTH - MARGIN, foot, "axis"))
    parts.append(text_at(MARGIN, foot - tall - 12, f"most often: {max(counts)} games", "tick"))
    parts += tick_labels(scale, foot, "")
    return svg(foot + 20, name, parts)
