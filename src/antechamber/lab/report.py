"""The page of an arena: charts and tables in one HTML file that needs nothing else."""

from __future__ import annotations

from collections import Counter
from html import escape
from pathlib import Path
from typing import Final

from antechamber.lab.arena_config import line_up
from antechamber.lab.charts import (
    HUES,
    SHADES,
    Reading,
    Scale,
    bar_chart,
    histogram,
    inline_marker,
    interval_chart,
    stacked_chart,
)
from antechamber.lab.figures import HEADINGS, bounds, cells, duration, number_of, percent
from antechamber.lab.standings import Length, Standing, Summary

LETTERS: Final = "ABCDEFGH"


def write_report(file: Path, found: Summary) -> None:
    """Write the page of an arena in which at least one deal is complete."""
    file.write_text(page(found), encoding="utf-8")


def page(found: Summary) -> str:
    style = Path(__file__).with_name("report.css").read_text(encoding="utf-8")
    style += "".join(f".hue{n} {{ fill: var(--hue{n}); stroke: var(--hue{n}); }}\n" for n in range(HUES))
    style += "".join(f".shade{n} {{ fill: var(--shade{n}); background: var(--shade{n}); }}\n" for n in range(SHADES))
    return "\n".join(
        [
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(found.title)}: {escape(against(found))}</title>",
            f"<style>\n{style}</style>\n</head>\n<body>\n<main>",
            page_header(found),
            table_of_bots(found),
            f'<div class="charts">{"".join(charts(found))}</div>',
            footer(found),
            "</main>\n</body>\n</html>\n",
        ]
    )


def against(found: Summary) -> str:
    """The line-up in words, for example `chancellor against 2 × courtier`."""
    seated = Counter(line_up(found.config.bots, found.config.seats))
    first, *others = [bot if count == 1 else f"{count} × {bot}" for bot, count in seated.items()]
    return f"{first} against {listed(others)}" if others else first


def listed(names: list[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]] if names[1:] else names)


def page_header(found: Summary) -> str:
    first = next(own for own in found.standings if own.bot == found.config.bots[0])
    fair = f"<small>fair {percent(found.fair_share)}</small>"
    return (
        '<header class="page-header"><div><p class="over">Antechamber arena</p>'
        f'<h1>{escape(found.title)}</h1><p class="against">{escape(against(found))}</p></div>'
        f'<div class="medallion" aria-hidden="true">{percent(first.win_share)}{fair}</div>'
        f'<p class="verdict">{escape(verdict(found, first))}</p></header>'
    )


def verdict(found: Summary, own: Standing) -> str:
    """What the games say about the bot that was named first."""
    low, high = own.interval
    fair = percent(found.fair_share)
    if len(found.standings) == 1:
        return f"{own.bot} holds all seats, so each of them wins {fair} of the games on the average."
    share = f"A seat of {own.bot} wins {percent(own.win_share)} of its games (95 %: {bounds(own.interval)})"
    if low > found.fair_share:
        return f"{share}: more than the {fair} that would be fair."
    if high < found.fair_share:
        return f"{share}: less than the {fair} that would be fair."
    return f"{share}: these games show no difference from the {fair} that would be fair."


def table_of_bots(found: Summary) -> str:
    rows = []
    for number, own in enumerate(found.standings):
        bot, *numbers = cells(own)
        marked = inline_marker(number, bot) + escape(bot)
        rows.append([marked, *numbers, f"{own.decisions_per_game:.0f}", duration(own.seconds_per_move)])
    return f'<section class="card scroll">{table([*HEADINGS, "moves a game", "a move takes"], rows)}</section>'


def table(heads: list[str], rows: list[list[str]], kind: str = "") -> str:
    """A table of cells that are HTML already."""
    head = "".join(f'<th scope="col">{cell}</th>' for cell in heads)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f'<table class="{kind}"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'


def charts(found: Summary) -> list[str]:
    return [
        card("Win share", "Of one seat of the bot; the dashed line would be fair.", win_chart(found)),
        card("Rating", "By the places of all games; the bar is two standard deviations each way.", rating_chart(found)),
        card("Time for a move", "Mean of all decisions with more than one option.", time_chart(found)),
        card("Points by source", "Mean of a seat in a game.", source_chart(found)),
        card("Seat balance", "How often each seat wins, whoever sits there.", seat_chart(found)),
        card("Length of a game", *length_chart(found.length)) if found.length else "",
    ]


def card(title: str, note: str, drawing: str) -> str:
    return f'<section class="card"><h2>{escape(title)}</h2><p>{escape(note)}</p>{drawing}</section>'


def win_chart(found: Summary) -> str:
    readings = [share(own.bot, own.win_share, own.interval) for own in found.standings]
    return interval_chart("win share of each bot", readings, share_scale(readings, found), " %", 100 * found.fair_share)


def seat_chart(found: Summary) -> str:
    readings = [share(f"seat {LETTERS[own.seat]}", own.win_share, own.interval) for own in found.seats]
    return interval_chart(
        "win share of each seat", readings, share_scale(readings, found), " %", 100 * found.fair_share
    )


def share(label: str, value: float, interval: tuple[float, float]) -> Reading:
    text = f"{percent(value)}  ({bounds(interval)})"
    return Reading(label, 100 * value, 100 * interval[0], 100 * interval[1], text)


def share_scale(readings: list[Reading], found: Summary) -> Scale:
    """From zero to a little more than what must be shown."""
    most = max(100 * found.fair_share, *(own.high for own in readings))
    return Scale(0, min(100, most * 1.08))


def rating_chart(found: Summary) -> str:
    readings = [
        Reading(own.bot, mu, mu - 2 * sigma, mu + 2 * sigma, str(own.rating))
        for own, mu, sigma in ((own, own.rating.mu, own.rating.sigma) for own in found.standings)
    ]
    scale = Scale(min(own.low for own in readings) - 1, max(own.high for own in readings) + 1)
    return interval_chart("rating of each bot", readings, scale, "")


def source_chart(found: Summary) -> str:
    labels = [own.bot for own in found.standings]
    stacks = [own.points_by_source for own in found.standings]
    rows = [
        [f'<span class="swatch shade{number % SHADES}"></span>{escape(source)}']
        + [f"{stack.get(source, 0):.1f}" for stack in stacks]
        for number, source in enumerate(found.sources)
    ]
    key = table(["", *[inline_marker(number, label) for number, label in enumerate(labels)]], rows, "key")
    return stacked_chart("points by source", labels, stacks, found.sources) + f'<div class="scroll">{key}</div>'


def length_chart(length: Length) -> tuple[str, str]:
    note = f"{length.mean:.0f} choices on the average, from {length.least} to {length.most}."
    return note, histogram("choices in a game", length.least, length.width, length.games)


def time_chart(found: Summary) -> str:
    seconds = [(own.bot, own.seconds_per_move) for own in found.standings]
    readings = [Reading(bot, spent, 0, spent, duration(spent)) for bot, spent in seconds]
    return bar_chart("seconds a move", readings)


def footer(found: Summary) -> str:
    config = found.config
    facts = [
        number_of(found.games, "game"),
        f"{number_of(found.deals, 'deal')}, each in every rotation of the seats",
        f"components {config.components}",
        f"Antechamber {config.version}, {'compiled' if found.compiled else 'interpreted'}",
        *([f"{number_of(len(found.crashes), 'game')} broke down and left out"] if found.crashes else []),
    ]
    items = "".join(f"<li>{escape(fact)}</li>" for fact in facts)
    return (
        f'<footer><ul class="facts">{items}</ul>'
        "<p>All rotations of a deal start from the same seed. A tie for the first place shares the win. "
        "Intervals take a deal, not a game, for one trial.</p>"
        f"<p><code>{escape(config.command('--games', str(config.games)))}</code></p></footer>"
    )
