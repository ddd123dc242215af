"""The box editor as somebody uses it who clicks and types."""

from antechamber.games import load


def open_editor(person, game):
    person.page.goto(f"{person.url}/box/{game}")
    fine(person)


def field(person, label):
    return person.page.get_by_label(label, exact=True)


def put(person, label, value):
    field(person, label).fill(str(value))
    field(person, label).press("Tab")


def pick(person, label, name):
    field(person, label).select_option(label=name)


def section(person, name):
    person.page.locator("nav button").filter(has_text=name).first.click()


def fine(person):
    person.page.get_by_text("Nothing is wrong with this box.").wait_for()


def problems(person):
    return person.page.locator("p.state.wrong")


def add_line(person, name):
    person.page.get_by_label("Name of the new line").fill(name)
    person.page.get_by_role("button", name="Add a line").click()


def add_to_list(person, label, name):
    person.page.get_by_label(f"{label}: add …", exact=True).select_option(label=name)


def clear_list(person, label):
    names = person.page.get_by_role("group", name=label, exact=True).get_by_role("button")
    while names.count():
        names.first.click()


def give_place(person, name):
    person.page.get_by_label("Give a place to").select_option(label=name)


def drag(person, key, across, down):
    spot = person.page.locator(f"[data-look={key}] .dot").bounding_box()
    x, y = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    person.page.mouse.move(x + across, y + down, steps=3)
    person.page.mouse.up()


def saved_file(person, game, file):
    """The game with the box, read from what the editor saves as a file."""
    with person.page.expect_download() as saving:
        person.page.get_by_role("button", name="Save as a file").click()
    saving.value.save_as(file)
    return load(game, str(file))


def keep(person):
    """Keeps the box on the server; returns the link to a table with it."""
    person.page.get_by_role("button", name="Keep this box").click()
    link = person.page.get_by_role("link", name="Set up a table with it")
    link.wait_for(timeout=120_000)
    return link
