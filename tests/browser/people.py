"""Somebody at a browser."""

import json
import re

SIZES = {"wide": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
THEMES = {"parchment": "light", "candlelight": "dark"}
LOST = re.compile(r"WebSocket connection .* failed|net::ERR_CONNECTION_REFUSED|Failed to load resource")


class Person:
    """A browser of one's own: a session, a size, a theme. What its console complains of is kept."""

    def __init__(self, browser, url, size="wide", theme="parchment", ends_turns=True):
        self.url = url
        self.troubles = []
        self.context = browser.new_context(
            viewport=SIZES[size], color_scheme=THEMES[theme], reduced_motion="reduce", has_touch=size == "phone"
        )
        if ends_turns:
            self.context.add_init_script(ENDS_TURNS)
        self.page = self.context.new_page()
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def hear(self, message):
        if message.type in {"error", "warning"} and not LOST.search(message.text):
            self.troubles.append(message.text)

    def ask(self, method, path, body=None):
        answer = self.context.request.fetch(
            self.url + path,
            method=method,
            data=None if body is None else json.dumps(body),
            headers={"content-type": "application/json", "origin": self.url},
        )
        assert answer.ok, answer.text()
        return answer

    def set_up(self, game, seats, *, mine=(0,), level="page", components="standard", record=None, **settings):
        """A table that has begun, with bots on the seats that are not mine; returns its id and its links.

        It goes on from where a record ends.
        """
        requests = [
            {"kind": "person", "name": f"Person {seat}", "mine": seat == mine[0]}
            if seat in mine
            else {"kind": "bot", "level": level, "name": f"Bot {seat}"}
            for seat in range(seats)
        ]
        table = {"game": game, "components": components, "seats": requests, "start": True}
        if record is not None:
            table["record"] = record
        answer = self.ask("POST", "/api/tables", {**table, "settings": {"pace": 0, **settings}}).json()
        return answer["table"], answer["links"]

    def import_record(self, record):
        """A table from a record; returns its id."""
        _, game, *_, seats, _ = (line.split(maxsplit=1)[1] for line in record.splitlines()[:6])
        requests = [{"kind": "person", "name": f"Person {seat}", "mine": seat == 0} for seat in range(int(seats))]
        return self.ask(
            "POST", "/api/tables", {"game": game, "seats": requests, "start": True, "record": record}
        ).json()["table"]

    def sit(self, table, seat=0):
        self.page.goto(f"{self.url}/table/{table}?seat={seat}")
        self.page.wait_for_selector("main.wide, main.phone, main.end")

    def record(self, table):
        return self.ask("GET", f"/api/tables/{table}/record").text()

    # What is on the page.

    @property
    def over(self):
        return self.page.locator("main.end").count() > 0

    def decision(self):
        """What is to be decided now, waiting until there is something; None when the game is over."""
        self.until(DECIDES)
        return None if self.over else self.page.locator("main[data-decision]").get_attribute("data-decision")

    def choose(self, random):
        """Click something that glows on the board; if nothing does, or several ways are left, a button of the list."""
        decision = self.decision()
        if decision is None:
            return False
        if self.page.locator(".composing").count():
            self.compose(random)
            self.until(MOVED, decision)
            return True
        spot = self.page.evaluate(OPEN_TO_A_CLICK, random.random())
        if spot is not None:
            self.page.mouse.click(*spot)
            self.until(ANSWERED, decision)
        if not self.page.evaluate(TAKEN_OR_ASKED, decision):
            buttons = self.page.locator(".options li button:visible")
            buttons.nth(random.randrange(buttons.count())).click()
        self.until(TAKEN_OR_ASKED, decision)
        if not self.page.evaluate(MOVED, decision):
            self.page.get_by_role("button", name="Confirm", exact=True).click()
        self.until(MOVED, decision)
        return True

    def until(self, holds, was=None):
        """Until something is so; asked when the page changes, not with each frame that it could draw."""
        self.page.wait_for_function(WHEN_CHANGED % holds, arg=was)

    def compose(self, random):
        """Pick a whole set, here and there."""
        done = self.page.locator(".compose:visible").first
        while done.is_disabled():
            things = self.page.locator(".composing .add:visible:enabled")
            things.nth(random.randrange(things.count())).click()
        done.click()


WHEN_CHANGED = """was => new Promise(resolve => {
  const holds = %s;
  const look = () => holds(was) && (changes.disconnect(), resolve(true));
  const changes = new MutationObserver(look);
  changes.observe(document, { attributes: true, childList: true, subtree: true });
  look();
})"""
# Turns end by themselves when nothing is left to do: tests of the end of a turn say so otherwise.
ENDS_TURNS = """
const kept = JSON.parse(localStorage.getItem('antechamber') ?? '{}');
localStorage.setItem('antechamber', JSON.stringify({ endsTurns: true, ...kept }));
"""
DECIDES = "() => !!document.querySelector('main.end, main[data-decision]:has(.options li button:enabled, .composing)')"
MOVED = """was =>
    !!document.querySelector('main.end') || document.querySelector('main[data-decision]')?.dataset.decision !== was
"""
# The middle of something that glows and that nothing lies over, beginning with any; null if there is nothing.
OPEN_TO_A_CLICK = """from => {
  const all = [...document.querySelectorAll('[data-target].can')].filter(target => target.checkVisibility());
  const first = Math.floor(from * all.length);
  for (const target of [...all.slice(first), ...all.slice(0, first)]) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = target.getBoundingClientRect();
    const spot = [box.x + box.width / 2, box.y + box.height / 2];
    if (document.elementFromPoint(...spot)?.closest('[data-target]') === target) return spot;
  }
  return null;
}"""
# A choice has been made, or I am asked whether I mean it.
TAKEN_OR_ASKED = f"was => ({MOVED})(was) || !!document.querySelector('.confirm')"
# A click was a whole choice, or it has narrowed what is left.
ANSWERED = f"was => ({TAKEN_OR_ASKED})(was) || !!document.querySelector('[data-target].picked')"
