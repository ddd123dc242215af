"""Everybody can use the page: axe-core finds nothing serious."""

from pathlib import Path

import pytest

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES = ["parchment", "candlelight"]


def serious(person):
    """What axe-core finds; it is brought in past the page's content policy, as a tester's tool."""
    found = person.page.evaluate(AXE.read_text() + "; axe.run(document, {resultTypes: ['violations']})")
    return [
        (issue["id"], [node["html"][:160] for node in issue["nodes"]][:4], issue["nodes"][0]["failureSummary"][:300])
        for issue in found["violations"]
        if issue["impact"] in {"serious", "critical"}
    ]


@pytest.mark.parametrize("size", ["wide", "phone"])
@pytest.mark.parametrize("theme", THEMES)
def test_the_lobby(people, theme, size):
    me = people(theme=theme, size=size)
    me.set_up("royals", 3)
    me.page.goto(me.url)
    me.page.get_by_role("button", name="Play now").first.wait_for()
    assert serious(me) == []
    assert me.page.evaluate("document.documentElement.scrollWidth") <= me.page.viewport_size["width"]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("game", "seats"), [("royals", 3), ("catherine", 3), ("first-tsar", 3), ("potemkin", 4)])
def test_a_table(people, game, seats, theme):
    me = people(theme=theme)
    table, _ = me.set_up(game, seats)
    me.sit(table)
    me.decision()
    assert serious(me) == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_end_of_a_game(people, theme, finished):
    me = people(theme=theme)
    me.page.goto(f"{me.url}/table/{me.import_record(finished('potemkin', 3))}")
    me.page.wait_for_selector("main.end")
    assert serious(me) == []
