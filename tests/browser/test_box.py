"""A box of one's own, made by clicking: renamed, moved and added things, other numbers; and a table with it."""

from random import Random

import pytest

from antechamber.games import load
from browser.altered_boxes import add_city
from browser.box_editor import drag, field, fine, give_place, keep, open_editor, problems, put, saved_file, section

TITLE = "Royals of our club"


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_a_box_made_by_clicking_is_played(people, size, tmp_path):
    ann = people(size=size)
    ann.page.goto(ann.url)
    ann.page.locator("article[data-game=royals]").get_by_role("link", name="My own box").click()
    fine(ann)
    put(ann, "Title of the box", TITLE)
    change_lyon(ann)
    add_city(ann, "Orléans", "france")
    fine(ann)
    place_orleans(ann)
    sheet = saved_file(ann, "royals", tmp_path / "box.toml").sheet
    assert (sheet.title, sheet.entry("cities", "lyon").values["bonus"]) == (TITLE, 7)
    assert sheet.looks["orleans"].at == [325, 250]
    info = table_with_it(ann)
    assert (info["components"]["title"], info["components"]["digest"]) == (TITLE, sheet.digest)
    random = Random(1)
    for _ in range(3):
        assert ann.choose(random)


def change_lyon(ann):
    """A city that is called otherwise and is worth more."""
    section(ann, "cities")
    put(ann, "lyon: name", "Lugdunum")
    put(ann, "lyon: bonus", "many")
    problems(ann).wait_for()
    assert "'bonus' must be a whole number" in ann.page.locator("#value--cities--lyon--bonus-problem").inner_text()
    put(ann, "lyon: bonus", 7)
    fine(ann)


def place_orleans(ann):
    """By dragging, by numbers and by the keyboard."""
    section(ann, "Looks")
    give_place(ann, "Orléans")
    across, down = field(ann, "Orléans: across"), field(ann, "Orléans: down")
    before = int(across.input_value()), int(down.input_value())
    drag(ann, "orleans", -40, 30)
    assert int(across.input_value()) < before[0]
    assert int(down.input_value()) > before[1]
    put(ann, "Orléans: across", 330)
    put(ann, "Orléans: down", 250)
    ann.page.locator("[data-look=orleans]").focus()
    ann.page.keyboard.press("ArrowLeft")
    assert across.input_value() == "325"
    fine(ann)


def table_with_it(ann):
    keep(ann).click()
    ann.page.get_by_label(TITLE).wait_for()
    assert ann.page.get_by_label(TITLE).is_checked()
    ann.page.get_by_role("button", name="Deal the cards").click()
    ann.page.wait_for_selector("main.wide, main.phone")
    table = ann.page.url.partition("/table/")[2].partition("?")[0]
    return ann.ask("GET", f"/api/tables/{table}").json()


def test_changes_are_marked_and_taken_back(people):
    ann = people()
    open_editor(ann, "royals")
    put(ann, "paris: bonus", 9)
    ann.page.get_by_text("1 change", exact=True).wait_for()
    mark = ann.page.locator("td", has=ann.page.locator("#value--cities--paris--bonus"))
    assert mark.get_by_role("button", name="Where it comes from").get_attribute("title") == "source: my box"
    mark.get_by_role("button", name="Take this change back").click()
    ann.page.get_by_text("No changes yet").wait_for()
    assert field(ann, "paris: bonus").input_value() == "8"
    ann.page.get_by_role("button", name="Take paris out").click()
    problems(ann).wait_for()
    ann.page.on("dialog", lambda dialog: dialog.accept())
    ann.page.get_by_role("button", name="Take all changes back").click()
    fine(ann)


def test_a_file_is_opened_and_a_broken_one_says_why(people, tmp_path):
    ann = people()
    open_editor(ann, "royals")
    file = tmp_path / "mine.toml"
    file.write_text("[cities\n", encoding="utf-8")
    opening = ann.page.locator("input[type=file]")
    opening.set_input_files(file)
    ann.page.get_by_role("alert").filter(has_text="not readable as TOML").wait_for()
    file.write_text(
        '[set]\ntitle = "From a file"\nbased_on = "arcane"\n[cities]\n'
        'paris = { name = "Paris", bonus = 11, positions = ["king"], provenance = "source: my box" }\n',
        encoding="utf-8",
    )
    opening.set_input_files(file)
    ann.page.get_by_text("Royals (Arcane Wonders)").wait_for()
    fine(ann)
    assert field(ann, "Title of the box").input_value() == "From a file"
    assert field(ann, "paris: bonus").input_value() == "11"


def test_what_was_not_kept_is_there_again_until_it_is_thrown_away(people):
    ann = people()
    open_editor(ann, "royals")
    put(ann, "paris: bonus", 9)
    ann.page.get_by_text("1 change", exact=True).wait_for()
    ann.page.reload()
    fine(ann)
    assert field(ann, "paris: bonus").input_value() == "9"
    other = ann.context.new_page()
    other.goto(f"{ann.url}/box/royals")
    other.get_by_text("These are your changes of last time.").wait_for()
    other.close()
    ann.page.on("dialog", lambda dialog: dialog.accept())
    ann.page.get_by_role("button", name="Begin anew").click()
    ann.page.get_by_text("No changes yet").wait_for()
    ann.page.reload()
    fine(ann)
    assert field(ann, "paris: bonus").input_value() == "8"
    assert ann.page.get_by_role("button", name="Begin anew").count() == 0


def test_a_file_with_two_alike_problems_is_shown(people, tmp_path):
    ann = people()
    open_editor(ann, "royals")
    file = tmp_path / "mine.toml"
    file.write_text(
        '[set]\nbased_on = "standard"\n[cities]\nlyon = { "a b" = 1, "c d" = 2, provenance = "rulebook" }\n',
        encoding="utf-8",
    )
    ann.page.locator("input[type=file]").set_input_files(file)
    ann.page.get_by_text("a value's name has 1 to 40 small letters").first.wait_for()


def test_guests_are_told_that_a_box_is_somebodys_own(people):
    """Whatever its title says."""
    ann, ben = people(), people()
    ann.page.goto(ann.url)
    draft = ann.ask("POST", "/api/games/royals/boxes/read", {"components": "standard"}).json()["draft"]
    saved = ann.ask("POST", "/api/games/royals/boxes", {"draft": {**draft, "looks": {}}}).json()["set"]
    assert saved["title"] == draft["title"]
    table, _ = ann.set_up("royals", 3, components=saved["name"])
    ben.page.goto(f"{ben.url}/table/{table}")
    ben.page.get_by_role("button", name="Menu").first.click()
    ben.page.get_by_text("a box of somebody’s own").wait_for()
    with ben.page.expect_download() as saving:
        ben.page.get_by_role("link", name="The box as a file").click()
    assert load("royals", saving.value.path()).sheet.digest == saved["digest"]


def test_a_name_that_is_taken_is_said_to_be(people):
    ann = people()
    open_editor(ann, "royals")
    ann.page.get_by_label("Name of the new line").fill("Paris")
    ann.page.get_by_text("There is a line paris already.").wait_for()
    assert ann.page.get_by_role("button", name="Add a line").is_disabled()
