"""Clocks as people see them, and what they do about talk that they do not want to hear."""

import re

import pytest
from playwright.sync_api import expect

from browser.test_table import sit_together


def chat(person):
    person.page.get_by_role("tab", name=re.compile("Chat")).click()


def say(person, text):
    person.page.get_by_role("textbox", name="Say something").fill(text)
    person.page.get_by_role("button", name="Send").click()


def about(person, name, deed):
    person.page.get_by_label(f"About {name}").last.click()
    person.page.get_by_role("button", name=deed).locator("visible=true").click()


def watch(people, table, name):
    spectator = people()
    spectator.ask("POST", "/api/me", {"name": name})
    spectator.page.goto(f"{spectator.url}/table/{table}")
    spectator.page.wait_for_selector("main.wide")
    return spectator


def test_the_set_up_says_which_kind_of_clock_it_is_and_the_table_shows_what_is_left(people):
    me = people()
    me.page.goto(f"{me.url}/new/royals")
    clocks = me.page.get_by_label("Clock")
    expect(clocks).to_contain_text("3 minutes for each decision")
    clocks.select_option("30 minutes for the game, and 20 seconds more for each decision")
    me.page.get_by_role("button", name="Deal the cards").click()
    me.decision()
    expect(me.page.locator(".prompt .clock")).to_have_text(re.compile(r"29:\d\d|30:00"))
    me.page.get_by_role("button", name="Menu").click()
    chosen = me.page.get_by_label("Clock", exact=True)
    expect(chosen).to_have_value("0 1800 20")
    chosen.select_option("1 hour for each decision")
    expect(me.page.locator(".prompt .clock")).to_have_text(re.compile(r"59:\d\d|1:00:00"))


def test_who_has_little_time_is_told_and_so_is_everybody_when_it_is_over(people):
    one, other = sit_together(people, "catherine")
    table = re.search(r"/table/(\w+)", one.page.url)[1]
    chat(other)
    one.ask("POST", f"/api/tables/{table}", {"kind": "change_settings", "settings": {"clock": 4, "pace": 5}})
    expect(one.page.get_by_text("A quarter of your time is left")).to_be_visible(timeout=10_000)
    expect(one.page.get_by_role("button", name="I am back")).to_be_visible(timeout=20_000)
    expect(one.page.get_by_text("A quarter of your time is left")).to_be_hidden()
    expect(other.page.get_by_text("Person 0 has run out of time. A Courtier plays on for now.").first).to_be_visible()


def test_i_mute_somebody_for_myself_on_this_device(people):
    one, other = sit_together(people, "catherine")
    chat(one)
    chat(other)
    say(other, "Faster, faster!")
    expect(one.page.get_by_text("Faster, faster!")).to_be_visible()
    about(one, "Odile", "Mute")
    expect(one.page.get_by_text("Faster, faster!")).to_be_hidden()
    one.page.reload()
    chat(one)
    one.page.get_by_text("1 person is not heard").click()
    expect(one.page.get_by_text("You have muted Odile.")).to_be_visible()
    expect(one.page.get_by_text("Faster, faster!")).to_be_hidden()
    one.page.get_by_role("button", name="Hear again").click()
    expect(one.page.get_by_text("Faster, faster!")).to_be_visible()
    expect(other.page.get_by_text("Faster, faster!")).to_be_visible()


def test_the_host_silences_somebody_and_sends_a_spectator_away(people):
    one, other = sit_together(people, "catherine")
    table = re.search(r"/table/(\w+)", one.page.url)[1]
    wanda = watch(people, table, "Wanda")
    for person in (one, other, wanda):
        chat(person)
    say(other, "Well, well")
    about(one, "Odile", "Ask to be silent")
    expect(other.page.get_by_text("The host has asked you to be silent")).to_be_visible()
    one.page.get_by_text("1 person is not heard").click()
    one.page.get_by_role("button", name="Let speak").click()
    expect(other.page.get_by_role("textbox", name="Say something")).to_be_visible()
    say(wanda, "Boo!")
    expect(other.page.get_by_label("About Wanda")).to_be_visible()
    other.page.get_by_label("About Wanda").click()
    expect(other.page.get_by_role("button", name="Send away")).to_have_count(0)
    about(one, "Wanda", "Send away")
    expect(wanda.page.get_by_text("The host has sent you away")).to_be_visible()
    one.page.get_by_text("1 person is not heard").click()
    expect(one.page.get_by_text("Wanda was sent away.")).to_be_visible()


@pytest.mark.parametrize("name", ["Host", "Ante chamber"])
def test_a_name_of_the_houses_is_refused_in_words(people, name):
    me = people()
    me.page.goto(me.url)
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_role("textbox", name="My name").fill(name)
    me.page.get_by_role("button", name="Save").click()
    expect(
        me.page.get_by_role("dialog").get_by_text("That name is the server's own. Choose another one.")
    ).to_be_visible()
