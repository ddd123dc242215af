"""`python tests/browser/filmed_turn.py FOLDER`: two people and a bot at one table, while one of them composes a turn.

For each step there are two pictures, one of each person's page: what the second sees must not change before the turn
has ended. They are for whoever works on the page, and are not kept.
"""

import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import sync_playwright

from antechamber.server.settings import Settings
from browser.conftest import CHROMIUM
from browser.people import Person
from browser.screenshots import NAMES, played
from server.hosts import Process

GAMES = {"catherine": 40, "potemkin": 60, "first-tsar": 120, "royals": 100}
LONGEST_TURN = 12


def seat_both(one, other, game, choices):
    """The first person sits where something is to be decided, the second at the next seat, a bot at the third."""
    record, mine = played(game, 3, choices)
    theirs = (mine + 1) % 3
    seats = [
        {"kind": "person", "name": NAMES[seat], "mine": seat == mine}
        if seat in (mine, theirs)
        else {"kind": "bot", "level": "courtier", "name": NAMES[seat]}
        for seat in range(3)
    ]
    request = {"game": game, "seats": seats, "record": record, "start": True, "settings": {"pace": 1}}
    answer = one.ask("POST", "/api/tables", request).json()
    other.page.goto(f"{other.url}/join#{answer['links'][str(theirs)]}")
    other.page.get_by_role("textbox").fill(NAMES[theirs])
    other.page.get_by_role("button", name="Sit down").click()
    one.sit(answer["table"], mine)
    other.page.wait_for_selector("main.wide")
    for person in (one, other):
        person.page.keyboard.press("Escape")  # no playback of what happened before


class Film:
    """Pictures of both pages, numbered."""

    def __init__(self, folder, game, people):
        self.folder, self.game, self.people = folder, game, people
        self.number = 0

    def shoot(self, step):
        for who, person in zip(("composes", "watches"), self.people, strict=True):
            person.page.mouse.move(0, 0)
            person.page.evaluate("document.fonts.ready")
            person.page.wait_for_timeout(400)
            person.page.screenshot(path=self.folder / f"{self.game}-{self.number}-{step}-{who}.png")
        self.number += 1


def compose_a_turn(one, film):
    """Choose until the turn can end, or has because it taught something."""
    random = Random(1)
    film.shoot("before")
    for _ in range(LONGEST_TURN):
        if not one.page.locator(".options li button:enabled, .composing").count():
            break
        one.choose(random)
        film.shoot("draft")
    end = one.page.locator(".end-turn")
    if end.count():
        end.click()
        end.wait_for(state="detached")
    film.shoot("ended")


def main(folder):
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        settings = Settings(database=f"sqlite:///{Path(scratch) / 'tables.sqlite'}", port=0, bot_processes=1)
        server = Process(settings, Path(scratch))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        try:
            for game, choices in GAMES.items():
                one, other = [Person(browser, server.url, ends_turns=False) for _ in range(2)]
                seat_both(one, other, game, choices)
                compose_a_turn(one, Film(folder, game, (one, other)))
                one.context.close()
                other.context.close()
        finally:
            browser.close()
            server.end()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
