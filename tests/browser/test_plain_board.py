"""A game that nobody has drawn a board for, on one made from its view and its options."""

from random import Random

import pytest

from antechamber.server.settings import Settings
from guest.site import run, with_orchard
from server.hosts import Process

GLOWING = "number => document.querySelectorAll('.own [data-target].can').length === number"


@pytest.fixture(scope="module")
def guest(tmp_path_factory):
    return with_orchard(tmp_path_factory.mktemp("orchard"))


@pytest.fixture(scope="module")
def orchard(guest, tmp_path_factory):
    """A server on a machine on which Orchard is installed."""
    folder = tmp_path_factory.mktemp("grove")
    server = Process(Settings(database=f"sqlite:///{folder / 'tables.sqlite'}", port=0, bot_processes=1), folder, guest)
    yield server
    server.end()


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_a_game_is_played_by_clicking_and_ends_as_its_record_says(people, orchard, guest, size, tmp_path):
    me = people(orchard.url, size=size)
    table, _ = me.set_up("orchard", 3)
    me.sit(table)
    random = Random(size)
    while me.choose(random):
        pass
    shown = me.page.locator("main.end").get_attribute("data-totals").split()
    record = tmp_path / "orchard.record"
    record.write_text(me.record(table))
    told = run(guest, "-m", "antechamber.cli", "replay", record)
    assert told.returncode == 0, told.stderr
    assert all(points in told.stdout for points in shown)
    me.page.goto(f"{orchard.url}/replay/{table}")
    me.page.wait_for_selector("[data-game=orchard], .cartouche")


def test_what_can_be_chosen_glows_and_a_bid_can_be_taken_back(people, orchard):
    me = people(orchard.url)
    table, _ = me.set_up("orchard", 2, mine=(0, 1))
    me.sit(table)
    glowing = me.page.locator(".own [data-target].can")
    assert glowing.count() == 4
    glowing.first.click()
    me.page.wait_for_function(GLOWING, arg=0)
    me.page.locator(".own").get_by_text("Your bid").wait_for()
    me.page.get_by_role("button", name="Withdraw").click()
    me.page.get_by_role("button", name="Undo").click()
    me.page.wait_for_function(GLOWING, arg=4)


def test_its_card_lies_in_the_lobby_with_what_its_manifest_says(people, orchard):
    me = people(orchard.url)
    me.page.goto(orchard.url)
    card = me.page.locator("article[data-game=orchard]")
    card.get_by_text("Bid for trees with cards that nobody sees").wait_for()
    assert card.get_by_text("2–4").is_visible()
    assert card.get_by_role("link", name="Learn").count() == 0
    assert me.page.locator("article").count() == 5
