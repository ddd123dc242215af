"""A real browser at a real server: the page as it is built, in Chromium."""

import json
import os
import shutil
from random import Random

import pytest

from antechamber.core.record import Match
from antechamber.games import load
from antechamber.server.app import WEB
from antechamber.server.settings import Settings
from browser.people import Person
from server.hosts import Process

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)


def pytest_collection_modifyitems(items):
    """The page is the same whichever way the engine runs, so it is looked at once."""
    reason = "the page is looked at with the compiled engine" if os.environ.get("ANTECHAMBER_INTERPRETED") else ""
    if not (WEB / "index.html").is_file():
        reason = "the page is not built: make .venv/page"
    for item in items:
        if reason and is_here(item):
            item.add_marker(pytest.mark.skip(reason=reason))
    items.sort(key=is_here)  # Playwright keeps an event loop running, in which no other asynchronous test can start


def is_here(item):
    return "browser" in item.path.parts


@pytest.fixture(scope="session")
def chromium():
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """A server as people start it."""
    folder = tmp_path_factory.mktemp("server")
    server = Process(Settings(database=f"sqlite:///{folder / 'tables.sqlite'}", port=0, bot_processes=2), folder)
    yield server
    server.end()


@pytest.fixture
def people(chromium, server):
    """Seats people in browsers of their own, and asks at the end whether any of them saw an error."""
    seated = []

    def come(url=None, **requests):
        person = Person(chromium, url or server.url, **requests)
        seated.append(person)
        return person

    yield come
    troubles = [trouble for person in seated for trouble in person.troubles]
    for person in seated:
        person.context.close()
    assert not troubles, json.dumps(troubles, indent=1)


@pytest.fixture(scope="session")
def finished():
    """Records of finished games, played at random."""
    records = {}

    def find(game, seats):
        if (game, seats) not in records:
            match = Match(load(game), seats, b"finished")
            random = Random(1)
            while pending := match.state.pending():
                match.choose(pending[0], random.choice(match.state.options(pending[0])).text)
            records[game, seats] = str(match.record)
        return records[game, seats]

    return find
