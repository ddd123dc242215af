"""Guided first games, from the first word to the first game of one's own, with nothing but a keyboard."""

import pytest
from playwright.sync_api import expect

from antechamber.games import GAMES
from antechamber.tutorials import tutorial
from browser.test_access import serious

ON = "[data-on]"


def begin(me, game, step=1):
    me.page.goto(f"{me.url}/learn/{game}?step={step}")
    me.page.wait_for_selector("main[data-step]")


def step_of(me):
    return int(me.page.locator("main").get_attribute("data-step"))


@pytest.mark.parametrize("game", list(GAMES))
def test_a_whole_tutorial_by_keyboard_alone(people, game):
    me = people()
    begin(me, game)
    last = len(tutorial(game).steps)
    while step_of(me) < last:
        scene = me.page.locator("main").get_attribute("data-scene")
        me.page.keyboard.press("Enter")
        me.page.wait_for_function("scene => document.querySelector('main').dataset.scene !== scene", arg=scene)
    expect(me.page.locator(ON)).to_have_text("Now play")
    me.page.keyboard.press("Enter")
    me.page.wait_for_url("**/table/**")


def test_another_choice_is_kindly_declined(people):
    me = people()
    begin(me, "royals", step=3)
    me.page.locator(".options li button").nth(1).click()
    expect(me.page.get_by_text("That is possible too, but today")).to_be_visible()
    assert step_of(me) == 3
    me.page.get_by_role("button", name="Back").click()
    assert step_of(me) == 2


@pytest.mark.parametrize("size", ["wide", "phone"])
@pytest.mark.parametrize("theme", ["parchment", "candlelight"])
def test_everybody_can_use_it(people, theme, size):
    me = people(theme=theme, size=size)
    begin(me, "royals", step=6)
    assert serious(me) == []
    assert me.page.evaluate("document.documentElement.scrollWidth") <= me.page.viewport_size["width"]
