"""The deal: made by everybody's browser, checked by one click, and named where it was arranged."""

import re

import pytest
from playwright.sync_api import expect

from antechamber.core.record import Match
from antechamber.games import load


def set_up(ann, *others):
    requests = [{"kind": "person", "mine": True, "name": "Ann"}, *others]
    return ann.ask("POST", "/api/tables", {"game": "royals", "seats": requests, "settings": {"pace": 0}}).json()


def told(person, table):
    return person.ask("GET", f"/api/tables/{table}").json()


def look(person):
    """Open the menu and have the deal checked; what is said."""
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Check the deal").click()
    return person.page.get_by_role("region", name="The deal")


def test_every_browser_puts_in_a_share_and_checks_the_deal(people):
    ann, bea = people(), people(size="phone")
    made = set_up(ann, {"kind": "person", "name": "Bea"})
    table = made["table"]
    ann.page.goto(f"{ann.url}/table/{table}?seat=0")
    expect(ann.page.get_by_text("1 of 2 put in")).to_be_visible()
    bea.page.goto(f"{bea.url}/join#{made['links']['1']}")
    bea.page.get_by_label("My name").fill("Bea")
    bea.page.get_by_role("button", name="Sit down").click()
    expect(ann.page.get_by_text("2 of 2 put in")).to_be_visible()
    ann.page.get_by_role("button", name="Deal the cards").click()
    for person in (ann, bea):
        person.page.wait_for_selector("main[data-decision]")
    assert all(told(ann, table)["share_hashes"])
    ann.ask("POST", f"/api/tables/{table}", {"kind": "close"})
    for person, after in ((ann, 1), (bea, 0)):
        said = look(person)
        expect(said).to_contain_text("✓ Nobody chose it")
        expect(said).to_contain_text("Your share, made by this browser, is in it.")
        expect(said.get_by_text("Bea came after you")).to_have_count(after)


def test_a_server_that_changed_its_half_is_found_out(people):
    ann = people()
    made = set_up(ann, {"kind": "bot", "level": "page", "name": "Nikita"})
    ann.page.goto(f"{ann.url}/table/{made['table']}?seat=0")
    expect(ann.page.get_by_text("1 of 1 put in")).to_be_visible()
    ann.page.evaluate(
        """() => {
          const [deal] = JSON.parse(localStorage.getItem('antechamber deals'));
          localStorage.setItem('antechamber deals', JSON.stringify([{ ...deal, promise: '00' }]));
        }"""
    )
    for deed in ("start", "close"):
        ann.ask("POST", f"/api/tables/{made['table']}", {"kind": deed})
    ann.page.wait_for_selector("main[data-decision]")
    expect(look(ann)).to_contain_text("Not as it was promised")


def test_to_play_now_deals_with_my_share(people):
    ann = people()
    ann.page.goto(ann.url)
    ann.page.get_by_role("button", name="Play now: Royals").click()
    ann.page.wait_for_url(re.compile("/table/"))
    ann.page.wait_for_selector("main[data-decision]")
    found = told(ann, re.search(r"/table/(\w+)", ann.page.url)[1])
    assert [bool(one) for one in found["share_hashes"]] == [True, False, False]


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_an_arranged_deal_is_named_at_the_table_and_in_the_lobby(people, size):
    ann = people(size=size)
    match = Match(load("royals"), 2, b"arranged")
    for _ in range(5):
        seat = match.state.pending()[0]
        match.choose(seat, match.state.options(seat)[0].text)
    table = ann.import_record(str(match.record))
    ann.sit(table)
    expect(ann.page.get_by_text("Arranged deal").first).to_be_visible()
    ann.page.goto(ann.url)
    if size == "phone":
        ann.page.get_by_role("button", name="My tables").click()
    expect(ann.page.get_by_text("Arranged deal").first).to_be_visible()
