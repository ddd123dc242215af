"""Turns that are drafted and sets that are composed, as people do it."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from antechamber.core.composing import composition_of
from antechamber.core.record import Match, read_record
from antechamber.games import load
from browser.people import MOVED


def seated(people, game="catherine"):
    """Two people at one table whose turns end when they say so; both are shown the table."""
    one, other = people(ends_turns=False), people(ends_turns=False)
    table, links = one.set_up(game, 2, mine=(0, 1))
    other.page.goto(f"{other.url}/join#{links['1']}")
    other.page.get_by_role("textbox").fill("Odile")
    other.page.get_by_role("button", name="Sit down").click()
    one.sit(table, 0)
    other.page.wait_for_selector("main.wide")
    one.page.wait_for_selector('.prompt.mine, .prompt:has-text("Waiting for Odile")')
    return one, other, table


def hand(person):
    """The names of what can be picked, in the order of the list."""
    return person.page.locator(".composing .add b").all_inner_texts()


def pick(person, name):
    person.page.locator(".composing .add", has_text=name).click()


WITHOUT_CLOCKS = """main => {
  const copy = main.cloneNode(true);
  copy.querySelectorAll('.clock').forEach(clock => clock.remove());
  return copy.textContent;
}"""


def shown(person):
    """Everything on the page but how long the table has waited."""
    return person.page.locator("main").evaluate(WITHOUT_CLOCKS)


def chosen(person):
    return person.page.locator(".composing li.chosen b").all_inner_texts()


@pytest.mark.parametrize("order", [(3, 0, 1), (1, 3, 0)])
def test_the_fourth_card_of_six_may_be_clicked_first(people, order):
    """One click lays one card, in whatever order; nothing is laid that was not clicked."""
    one, other, _ = seated(people)
    cards = hand(one)
    assert len(cards) == 6
    button = one.page.locator(".compose")
    for at in order:
        expect(button).to_be_disabled()
        pick(one, cards[at])
    assert sorted(chosen(one)) == sorted(cards[at] for at in order)
    seen = shown(other)
    button.click()
    expect(one.page.get_by_role("button", name="Ready")).to_be_visible()
    assert shown(other) == seen
    one.page.get_by_role("button", name="Ready").click()
    expect(one.page.get_by_role("button", name="Ready")).to_have_count(0)
    expect(one.page.locator(".prompt")).to_contain_text("Waiting for Odile")


def test_a_draft_outlives_a_reload_and_is_taken_back_as_a_whole_or_played_with_enter(people):
    one, _, table = seated(people)
    cards = hand(one)
    for at in (5, 2, 4):
        pick(one, cards[at])
    one.page.locator(".compose").click()
    expect(one.page.get_by_role("button", name="Ready")).to_be_visible()
    one.page.reload()
    expect(one.page.get_by_role("button", name="Ready")).to_be_visible()
    one.page.get_by_role("button", name="Undo").click()
    expect(one.page.locator(".composing .add")).to_have_count(6)
    for at in (2, 4, 5):
        pick(one, cards[at])
    one.page.locator(".compose").click()
    expect(one.page.get_by_role("button", name="Ready")).to_be_visible()
    one.page.locator("body").press("Enter")
    expect(one.page.locator(".prompt")).to_contain_text("Waiting for Odile")
    assert "Ready" not in one.page.locator("main").inner_text()
    assert one.ask("GET", f"/api/tables/{table}").json()["status"] == "playing"


def test_a_face_up_card_can_be_given_back_and_after_one_from_the_pile_all_is_dealt_anew(people):
    """Royals: what everybody sees teaches nothing, a card from the pile does. Who plays among bots asks nobody."""
    me = people(ends_turns=False)
    table, _ = me.set_up("royals", 2)
    me.sit(table)
    me.decision()
    undo = me.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    face_up = me.page.locator(".options li button", has_not_text="pile").first
    face_up.click()
    expect(undo).to_be_enabled()
    undo.click()
    expect(undo).to_be_disabled()
    me.page.locator(".options li button", has_text="pile").first.click()
    back = me.page.get_by_role("button", name="Go back")
    expect(back).to_contain_text("chance has spoken")
    expect(undo).to_have_count(0)
    drawn = shown(me)
    back.click()
    expect(undo).to_be_visible()
    assert shown(me) != drawn


def test_a_card_is_drawn_at_once_and_given_back_with_its_plan(people, finished):
    """Royals: whoever clicks a card that lies there means the plan that leads to it."""
    me = people(ends_turns=False)
    table, _ = me.set_up("royals", 2, record=until_planning(finished("royals", 2)))
    me.sit(table)
    me.decision()
    prompt, planning = me.page.locator(".prompt strong"), shown(me)
    asked = prompt.inner_text()
    me.page.locator("[data-target^='display:'].can").first.click()
    expect(prompt).not_to_have_text(asked)
    assert shown(me) != planning
    me.page.get_by_role("button", name="Undo").click()
    expect(prompt).to_have_text(asked)
    assert shown(me) == planning


def test_a_finger_is_shown_first_what_it_would_choose(people, finished):
    me = people(size="phone", ends_turns=False)
    table, _ = me.set_up("royals", 2, record=until_planning(finished("royals", 2)))
    me.sit(table)
    decision = me.decision()
    prompt, face_up = me.page.locator(".prompt"), me.page.locator("[data-target^='display:'].can:visible")
    face_up.nth(0).tap()
    expect(prompt.get_by_text("Tap again to choose")).to_be_visible()
    expect(prompt).to_contain_text("Three Country cards")
    first = prompt.inner_text()
    face_up.last.tap()
    expect(prompt).to_contain_text("Tap again to choose")
    assert prompt.inner_text() != first
    assert me.decision() == decision
    face_up.last.tap()
    me.until(MOVED, decision)
    expect(prompt).not_to_contain_text("Tap again to choose")


def until_planning(text):
    """A record of Royals up to where the first seat is about to plan."""
    record = read_record(text)
    state = load("royals").start(record.seats, record.seed)
    for made, (seat, choice) in enumerate(record.choices):
        if state.pending() == [0] and state.decision(0).prompt == "plan":
            record.cut(made)
            break
        state.apply(seat, state.legal(seat, choice))
    return str(record)


def test_what_cannot_be_taken_back_alone_is_asked_for_with_one_click(people):
    one, other, _ = seated(people, "royals")
    if not one.page.locator(".prompt.mine").count():
        one, other = other, one
    one.page.locator(".options li button", has_text="pile").first.click()
    ask = one.page.get_by_role("button", name="Ask to take back")
    expect(ask).to_contain_text("chance has spoken")
    ask.click()
    expect(ask).to_be_disabled()
    other.page.get_by_role("button", name="Agree").click()
    expect(one.page.get_by_role("button", name="Undo")).to_be_disabled()
    expect(other.page.get_by_text("goes back, as all have agreed")).to_be_visible()


def record_until(game, seats, wanted):
    """A record in which turns end as soon as they can, until seat 0 is asked for a wanted set; and that set."""
    random = Random(1)
    for seed in range(100):
        match = Match(load(game), seats, b"%d" % seed)
        while pending := match.state.pending():
            seat = pending[0]
            asked = composition_of(match.state, seat)
            if seat == 0 and asked is not None and wanted(asked):
                return str(match.record), asked
            options = [option.text for option in match.state.options(seat)]
            match.choose(seat, "end" if "end" in options else random.choice(options))
    raise AssertionError("such a set was never asked for")


def compose(person, targets):
    """Pick these things on the board, one after the other, and choose them."""
    decision = person.decision()
    for target in targets:
        person.page.locator(f'[data-target="{target}"].can:visible').first.click()
    person.page.locator(".compose").click()
    person.until(MOVED, decision)


def undo(person):
    decision = person.page.locator("main[data-decision]").get_attribute("data-decision")
    person.page.get_by_role("button", name="Undo").click()
    person.until(MOVED, decision)


def test_cards_above_the_limit_are_picked_in_any_order(people):
    """Royals: the engine asks for France before Spain, the person need not answer so."""
    me = people(ends_turns=False)
    cards = ["hand:spain", "hand:france"]
    record, _ = record_until(
        "royals",
        2,
        lambda asked: asked.group == "excess" and asked.parts[0].most == 2 and asked.targets.issuperset(cards),
    )
    me.sit(me.import_record(record))
    me.decision()
    before = shown(me)
    compose(me, cards)
    expect(me.page.locator(".composing")).to_have_count(0)
    after = shown(me)
    undo(me)
    assert shown(me) == before
    compose(me, reversed(cards))
    expect(me.page.locator(".composing")).to_have_count(0)
    assert shown(me) == after != before


def test_a_set_is_composed_by_keyboard_alone(people):
    """Focus goes on to what can still be added, and to the button once nothing can."""
    me = people(ends_turns=False)
    record, _ = record_until(
        "royals", 2, lambda asked: asked.group == "excess" and asked.parts[0].most > asked.parts[0].things[0].copies
    )
    me.sit(me.import_record(record))
    decision = me.decision()
    me.page.keyboard.press("Tab")
    for _ in range(60):
        if me.page.evaluate("() => document.activeElement.matches('.add')"):
            break
        me.page.keyboard.press("Tab")
    picked = 0
    while not me.page.evaluate("() => document.activeElement.matches('.compose')"):
        me.page.keyboard.press("Enter")
        picked += 1
        expect(me.page.locator(".composing .caption").first).to_contain_text(f"{picked} of")
    assert me.page.locator(".composing li.chosen").count() > 1
    me.page.keyboard.press("Enter")
    me.until(MOVED, decision)
    expect(me.page.locator(".end-turn")).to_be_visible()


def test_two_agents_are_sent_whichever_building_is_clicked_first(people):
    """Potemkin: the engine sends them in the order of the table."""
    me = people(ends_turns=False)
    record, asked = record_until(
        "potemkin", 3, lambda asked: asked.group == "assign" and asked.parts[0].most == 2 < len(asked.targets)
    )
    me.sit(me.import_record(record))
    first, second = [thing.target for thing in asked.parts[0].things[:2]]
    checked = me.page.locator("[data-target].can:visible")
    positions = []
    for order in ((second, first), (first, second)):
        compose(me, order)
        assert set(checked.evaluate_all("all => all.map(one => one.dataset.target)")) == {first, second}
        positions.append(shown(me))
        undo(me)
    assert positions[0] == positions[1]


def test_what_is_seldom_meant_and_stands_for_good_is_asked_once_more(people):
    """The server says what is grave; here it says so of a card from the pile in Royals."""
    me = people(ends_turns=False)

    def mark(socket):
        server = socket.connect_to_server()
        server.on_message(
            lambda message: socket.send(message.replace('"text":"draw pile"', '"text":"draw pile","grave":true'))
        )

    me.page.route_web_socket(re.compile("/live"), mark)
    table, _ = me.set_up("royals", 2)
    me.sit(table)
    decision = me.decision()
    pile = me.page.locator(".options li button", has_text="pile").first
    pile.click()
    expect(me.page.locator(".prompt")).to_contain_text("cannot be taken back")
    me.page.get_by_role("button", name="Not yet").click()
    expect(me.page.locator(".confirm")).to_have_count(0)
    assert me.decision() == decision
    pile.click()
    expect(pile).to_contain_text("Once more")
    pile.click()
    me.until(MOVED, decision)
    expect(me.page.get_by_role("button", name="Go back")).to_be_visible()
