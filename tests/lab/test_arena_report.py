import re
from xml.etree import ElementTree as ET

import msgspec
import pytest

from antechamber.lab.charts import SHADES, Reading, Scale, bar_chart, histogram, interval_chart, stacked_chart
from antechamber.lab.figures import bounds, duration, percent
from antechamber.lab.report import against, page, verdict, write_report
from antechamber.lab.standings import sum_up
from lab.arenas import made_up, played, small


def shapes(drawing, kind):
    return [part for part in ET.fromstring(drawing).iter() if kind in part.get("class", "").split()]


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(12.3, "12 s"), (1.25, "1.2 s"), (0.4, "400 ms"), (0.0021, "2.1 ms"), (3e-6, "3.0 µs"), (1e-9, "under 1 µs")],
)
def test_a_duration_is_said_in_the_unit_that_suits_it(seconds, said):
    assert duration(seconds) == said


def test_shares():
    assert percent(0.3333) == "33.3 %"
    assert bounds((0.1, 0.25)) == "10.0–25.0 %"


def test_an_axis_has_round_values():
    assert Scale(0, 47).ticks() == [0, 20, 40]
    assert Scale(17, 33).ticks() == [20, 25, 30]
    assert Scale(5, 5).ticks()
    assert Scale(-3, 12).ticks() == [0, 5, 10]


def test_whiskers_lie_where_the_bounds_are():
    drawing = interval_chart("shares", [Reading("a", 50, 25, 75, "50 %")], Scale(0, 100), " %", 20)
    (whisker,) = shapes(drawing, "whisker")
    (fair,) = shapes(drawing, "fair")
    assert [float(whisker.get(end)) for end in ("x1", "x2")] == [89, 251]
    assert float(fair.get("x1")) == pytest.approx(72.8)


def test_what_takes_points_away_lies_left_of_the_zero_line():
    drawing = stacked_chart("points", ["a"], [{"won": 6.0, "lost": -2.0, "more": 2.0}], ["won", "lost", "more"])
    (zero,) = shapes(drawing, "axis")
    won, lost, more = (shapes(drawing, f"shade{number}")[0] for number in range(3))
    assert float(won.get("x")) == float(zero.get("x1"))
    assert float(lost.get("x")) + float(lost.get("width")) == float(zero.get("x1"))
    assert float(more.get("x")) == pytest.approx(float(won.get("x")) + float(won.get("width")))


def test_more_sources_than_colours_can_be_drawn():
    sources = [f"source {number}" for number in range(SHADES + 2)]
    drawing = stacked_chart("points", ["a"], [dict.fromkeys(sources, 1.0)], sources)
    assert len(shapes(drawing, "shade0")) == 2


def test_bars_are_as_long_as_their_values():
    drawing = bar_chart("times", [Reading("a", 2, 0, 2, "2 s"), Reading("b", 1, 0, 1, "1 s")])
    first, second = (next(part for part in shapes(drawing, f"hue{number}") if part.get("width")) for number in (0, 1))
    assert float(first.get("width")) == 2 * float(second.get("width"))


def test_a_histogram_has_a_bar_for_every_count():
    drawing = histogram("lengths", 100, 5, [1, 0, 4])
    assert [float(part.get("height")) for part in shapes(drawing, "bar")] == [30, 0, 120]
    assert "105–109: 0 games" in drawing


@pytest.mark.parametrize(
    ("outcomes", "said"),
    [
        ([[1, 2], [2, 1]] * 40, "more than the 50.0 % that would be fair"),
        ([[2, 1], [1, 2]] * 40, "less than the 50.0 % that would be fair"),
        ([[1, 2], [1, 2]] * 40, "no difference from the 50.0 % that would be fair"),
    ],
)
def test_the_verdict_is_about_the_bot_named_first(outcomes, said):
    found = sum_up(made_up(small(games=80), outcomes))
    page_bot = next(own for own in found.standings if own.bot == "page")
    assert verdict(found, page_bot).startswith("A seat of page wins")
    assert said in verdict(found, page_bot)


@pytest.mark.parametrize(
    ("bots", "seats", "said"),
    [
        ("page,random", 3, "page against 2 × random"),
        ("page,random,courtier,chancellor", 4, "page against random, courtier and chancellor"),
        ("page", 2, "2 × page"),
    ],
)
def test_a_line_up_in_words(bots, seats, said):
    config = small(bots, seats, games=1)
    places = [[*range(1, seats + 1)]] * len(config.schedule)
    found = sum_up(made_up(config, places))
    assert against(found) == said
    assert said in page(found)


def test_the_page_is_one_file_that_needs_nothing_else(tmp_path):
    file = tmp_path / "page.html"
    write_report(file, sum_up(played(small("page,random", 3, games=3))))
    text = file.read_text(encoding="utf-8")
    assert not re.findall(r"https?:|url\(|@import|<script|<link|src=", text)
    drawings = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert len([ET.fromstring(drawing) for drawing in drawings if "aria-label" in drawing]) == 6
    assert "prefers-color-scheme: dark" in text


def test_names_cannot_break_the_page():
    found = sum_up(made_up(small(games=2), [[1, 2]] * 2))
    odd = msgspec.structs.replace(found.config, components="<b>&", seed="</code><script>")
    text = page(msgspec.structs.replace(found, config=odd))
    assert "<script" not in text
    assert "components &lt;b&gt;&amp;<" in text
