"""What people do at a table: two of them at once, taking back, coming back, playing without a mouse."""

import re
import sqlite3
from random import Random

import pytest
from playwright.sync_api import expect

from antechamber.server.settings import Settings
from browser.people import MOVED
from server.hosts import Process


def target(person, name):
    return person.page.locator(f'[data-target="{name}"]')


def targets_in_hand(person):
    return person.page.locator('[data-target^="hand:"].can:visible')


def sit_together(people, game):
    """Two people at one table, the second by a link."""
    one, other = people(), people()
    table, links = one.set_up(game, 2, mine=(0, 1))
    other.page.goto(f"{other.url}/join#{links['1']}")
    other.page.get_by_role("textbox").fill("Odile")
    other.page.get_by_role("button", name="Sit down").click()
    one.sit(table, 0)
    other.page.wait_for_selector("main.wide")
    return one, other


def test_one_click_in_the_lobby_and_i_am_playing(people):
    me = people()
    me.page.goto(me.url)
    me.page.get_by_role("button", name="Play now").first.click()
    assert me.decision() is not None
    assert "/table/" in me.page.url


def test_two_people_choose_at_the_same_time_and_neither_sees_the_others_cards(people):
    """In Catherine all lay their cards in secret; who has chosen may withdraw while the other is still choosing."""
    one, other = sit_together(people, "catherine")
    cards = {
        person: targets_in_hand(person).evaluate_all("all => all.map(one => one.dataset.target)")
        for person in (one, other)
    }
    assert cards[one]
    assert not set(cards[one]) & set(cards[other])
    for card in cards[one]:
        assert card.removeprefix("hand:") not in other.page.content()
    first = one.decision()
    one.compose(Random(1))
    one.page.wait_for_function(MOVED, arg=first)
    one.page.get_by_role("button", name="Withdraw").click()
    one.page.get_by_role("button", name="Undo").click()
    expect(target(one, cards[one][0])).to_have_class(re.compile("can"))
    assert targets_in_hand(other).count() == len(cards[other])


def test_a_choice_is_taken_back(people):
    me = people()
    table, _ = me.set_up("royals", 2)
    me.sit(table)
    me.decision()
    # Drawing from the display turns nothing up before the turn ends, so it can be taken back.
    before = me.page.locator('[data-target^="display:"]').count()
    shown = me.page.locator('[data-target^="display:"].can:visible')
    while shown.count() == 0:
        me.page.locator(".options li button:visible").first.click()
        me.decision()
    shown.first.click()
    undo = me.page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    undo.click()
    expect(me.page.locator('[data-target^="display:"]')).to_have_count(before)


def test_both_go_back_when_both_agree(people):
    one, other = sit_together(people, "catherine")
    one.choose(Random(1))
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("button", name="Ask all to go back").click()
    expect(one.page.get_by_text("You asked to go back; waiting for Odile")).to_be_visible()
    other.page.get_by_role("button", name="Agree").click()
    expect(one.page.get_by_text("You asked to go back; waiting for Odile")).to_be_hidden()
    expect(other.page.get_by_text("goes back, as all have agreed")).to_be_visible()


def test_a_bot_plays_for_me_only_if_i_let_it(people):
    one, other = sit_together(people, "catherine")
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("button", name="Let a bot play").click()
    expect(one.page.get_by_text("was asked")).to_be_visible()
    other.page.get_by_role("button", name="I play on").click()
    expect(one.page.get_by_text("was asked")).to_be_hidden()
    one.page.get_by_role("button", name="Let a bot play").click()
    other.page.get_by_role("button", name="Let a bot play for me").click()
    expect(one.page.get_by_role("button", name="Send the bot away")).to_be_visible()
    other.page.get_by_role("button", name="I am back").click()
    expect(one.page.get_by_role("button", name="Let a bot play")).to_be_visible()


def test_an_invitation_seats_one_and_ones_own_link_opens_the_seat_elsewhere(people):
    one, other, stranger, phone = people(), people(), people(), people(size="phone")
    table, links = one.set_up("royals", 2, mine=(0, 1))
    invitation = f"{one.url}/join#{links['1']}"
    for person, name in ((other, "Odile"), (stranger, "Casimir")):
        person.page.goto(invitation)
        person.page.get_by_role("textbox").fill(name)
        person.page.get_by_role("button", name="Sit down").click()
        person.page.wait_for_selector("main.wide, .trouble")
    expect(stranger.page.get_by_text("This invitation has been used already.")).to_be_visible()
    other.page.get_by_role("button", name="Menu").click()
    other.page.get_by_text("My link to this seat").click()
    own = other.page.get_by_role("textbox", name="My link to this seat").input_value()
    phone.page.goto(own)
    phone.page.get_by_role("textbox").fill("Odile")
    phone.page.get_by_role("button", name="Sit down").click()
    # Somebody might have sent one's own link for an invitation: whoever follows it is told, and decides.
    expect(phone.page.get_by_text("it leads to the seat of Odile")).to_be_visible()
    phone.page.get_by_role("button", name="It is my seat").click()
    phone.page.wait_for_selector("main.phone")
    assert f"/table/{table}?seat=1" in phone.page.url


def test_the_page_comes_back_by_itself_after_the_server_was_started_again(people, tmp_path):
    server = Process(Settings(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", port=0, bot_processes=1), tmp_path)
    try:
        me = people(server.url)
        table, _ = me.set_up("royals", 2)
        me.sit(table)
        decision = me.decision()
        server.kill()
        expect(me.page.get_by_text("Connection lost")).to_be_visible()
        server.again()
        expect(me.page.get_by_text("Connection lost")).to_be_hidden(timeout=20_000)
        assert me.decision() == decision
        me.page.locator(".options li button:visible").first.click()
        me.page.wait_for_function(MOVED, arg=decision)
    finally:
        server.end()


def test_a_turn_by_keyboard_alone(people):
    me = people()
    table, _ = me.set_up("royals", 2)
    me.sit(table)
    decision = me.decision()
    me.page.keyboard.press("Tab")
    for _ in range(60):
        if me.page.evaluate("() => !!document.activeElement.closest('.options li')"):
            break
        me.page.keyboard.press("Tab")
    for _ in range(12):
        if me.page.locator(".composing").count():
            while not me.page.evaluate("() => document.activeElement.matches('.compose')"):
                me.page.keyboard.press("Enter")
        me.page.keyboard.press("Enter")
        me.page.wait_for_function(MOVED, arg=decision)
        if (decision := me.decision()) is None:
            break
        # Focus follows the decision: no further Tab is needed.
        me.page.wait_for_function("() => !!document.activeElement.closest('.options li')")


@pytest.mark.parametrize("size", ["wide", "phone"])
@pytest.mark.parametrize(("game", "seats"), [("royals", 5), ("catherine", 4), ("first-tsar", 4), ("potemkin", 5)])
def test_the_table_fits_the_screen(people, game, seats, size):
    me = people(size=size)
    table, _ = me.set_up(game, seats)
    me.sit(table)
    me.decision()
    width, height = me.page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    screen = me.page.viewport_size
    assert width <= screen["width"]
    assert height <= screen["height"]


def test_whoever_chooses_while_nothing_can_be_stored_is_told_so_until_it_is(people, server):
    person = people()
    table, _ = person.set_up("royals", 2, mine=(0,), level="random")
    person.sit(table)
    decision = person.decision()
    # As if another program held the file.
    holder = sqlite3.connect(server.settings.database.removeprefix("sqlite:///"), isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    person.page.locator(".options li button:visible").first.click()
    notice = person.page.get_by_text("Nothing is lost; your choice waits.")
    notice.wait_for()
    assert person.page.locator("main[data-decision]").get_attribute("data-decision") == decision
    holder.execute("ROLLBACK")
    holder.close()
    notice.wait_for(state="detached")
    person.page.wait_for_function(MOVED, arg=decision)
