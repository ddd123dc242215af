"""`make screenshots`: the pictures in docs/screenshots, of games that Courtiers have played so far.

Every page in both sizes and both themes.
"""

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from antechamber.bots import make_bot
from antechamber.bots.bot import observe
from antechamber.core.chance import Chance
from antechamber.core.record import Match
from antechamber.games import load
from antechamber.server.settings import Settings
from browser.conftest import CHROMIUM
from browser.people import SIZES, THEMES, Person
from server.hosts import Process

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
NAMES = ["Aurélie", "Thibault", "Wilhelmina", "Íñigo", "Odile"]
TABLES = {"royals": (4, 260), "catherine": (3, 120), "first-tsar": (4, 330), "potemkin": (4, 120)}
WHOLE = 10**6


def played(game, seats, choices):
    """The record of a game after so many choices, and the seat that is to decide."""
    match = Match(load(game), seats, b"screenshots")
    bots = [make_bot("courtier", load(game), seats) for _ in range(seats)]
    rng = Chance(b"screenshots")
    while (pending := match.state.pending()) and choices:
        match.choose(pending[0], bots[pending[0]].choose(observe(match.state, pending[0], rng), rng).text)
        choices -= 1
    return str(match.record), (match.state.pending() or [0])[0]


def table(person, game, choices=None):
    """A table at that point of a game; returns its address."""
    seats, default = TABLES[game]
    record, mine = played(game, seats, default if choices is None else choices)
    requests = [
        {"kind": "person", "name": NAMES[seat], "mine": True}
        if seat == mine
        else {"kind": "bot", "level": "courtier", "name": NAMES[seat]}
        for seat in range(seats)
    ]
    request = {
        "game": game,
        "seats": requests,
        "record": record,
        "start": True,
        "settings": {"pace": 10},
        "listed": True,
    }
    return person.ask("POST", "/api/tables", request).json()["table"], mine


def main():
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        folder = Path(scratch)
        server = Process(Settings(database=f"sqlite:///{folder / 'tables.sqlite'}", port=0, bot_processes=2), folder)
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        try:
            for size in SIZES:
                for theme in THEMES:
                    take(Person(browser, server.url, size, theme), f"{size}-{theme}")
        finally:
            browser.close()
            server.end()


def take(person, suffix):
    for name, context in PAGES.items():
        context(person)
        person.page.evaluate("document.fonts.ready")
        person.page.wait_for_timeout(400)
        person.page.screenshot(path=FOLDER / f"{name}-{suffix}.jpg", type="jpeg", quality=84)
        print(f"{name}-{suffix}")
    person.context.close()


def at_table(game):
    def context(person):
        address, mine = table(person, game)
        person.sit(address, mine)
        person.page.keyboard.press("Escape")  # no playback of what happened before

    return context


def at_end(person):
    address, _ = table(person, "potemkin", WHOLE)
    person.page.goto(f"{person.url}/table/{address}")
    person.page.wait_for_selector("main.end")


def in_lobby(person):
    person.page.goto(person.url)
    person.page.get_by_role("button", name="Play now").first.wait_for()


def in_replay(person):
    address, _ = table(person, "royals", WHOLE)
    person.page.goto(f"{person.url}/replay/{address}?seat=0&moment=160")
    person.page.wait_for_selector("main.replay")


def in_analysis(person):
    address, _ = table(person, "potemkin", WHOLE)
    person.ask("POST", f"/api/tables/{address}/analysis")
    person.page.goto(f"{person.url}/replay/{address}?seat=0&moment=40")
    person.page.get_by_role("button", name="Analysis").click()
    person.page.get_by_text("Largest swings").wait_for(timeout=300_000)


def in_tutorial(person):
    person.page.goto(f"{person.url}/learn/catherine?step=9")
    person.page.wait_for_selector("main.tutorial")


PAGES = {
    **{game: at_table(game) for game in TABLES},
    "end": at_end,
    "replay": in_replay,
    "analysis": in_analysis,
    "learn": in_tutorial,
    "lobby": in_lobby,
}

if __name__ == "__main__":
    main()
