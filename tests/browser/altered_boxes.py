"""A box of one's own for each game, made in the box editor: things renamed, moved and added, other numbers."""

from browser.box_editor import (
    add_line,
    add_to_list,
    clear_list,
    fine,
    give_place,
    open_editor,
    pick,
    put,
    section,
)


def alter(person, game):
    """Opens the editor and makes the altered box of the game, with which nothing is wrong then."""
    open_editor(person, game)
    put(person, "Title of the box", f"Our {game}")
    ALTERED[game](person)
    fine(person)


def royals(person):
    """Lyon and Britain are called otherwise, Lyon lies elsewhere; a city more in Spain; another deck, other points."""
    section(person, "cities")
    put(person, "lyon: name", "Lugdunum")
    put(person, "lyon: bonus", 7)
    add_city(person, "Santiago de Compostela", "spain")
    section(person, "countries")
    put(person, "britain: name", "Albion")
    put(person, "britain: cards", 24)
    section(person, "contents")
    put(person, "cards: country", 101)
    section(person, "titles")
    put(person, "duke: name", "Archduke")
    put(person, "duke: points", 14)
    section(person, "Looks")
    put(person, "Lugdunum: across", 505)
    put(person, "Lugdunum: down", 345)


def add_city(person, name, country):
    """One city more, which the rest of the box has to know of; like the last one, with a duke and a marshal."""
    section(person, "cities")
    add_line(person, name)
    person.page.get_by_role("button", name="must be named by one country").click()
    section(person, "countries")
    add_to_list(person, f"{country}: cities", name)
    section(person, "contents")
    for label, value in (("board: cities", 17), ("board: positions", 31), ("markers: city", 17)):
        put(person, label, value)
    section(person, "titles")
    for title in ("duke", "marshal"):
        put(person, f"{title}: positions", 5)


def catherine(person):
    """A nineteenth city with a road to it, a card and a space of favour more; Kiev lies elsewhere."""
    section(person, "cities")
    put(person, "nizhny_novgorod: name", "Gorky on the Volga")
    add_line(person, "Yekaterinburg")
    pick(person, "yekaterinburg: colour", "Ochre")
    pick(person, "yekaterinburg: icon", "point")
    put(person, "yekaterinburg: at", "730, 400")
    section(person, "roads")
    add_to_list(person, "orenburg: to", "Yekaterinburg")
    section(person, "favour")
    add_line(person, "13")
    put(person, "13: points", 12)
    section(person, "cards")
    put(person, "petrovsky_palace: name", "Travelling Palace")
    add_line(person, "Portrait of the Empress")
    section(person, "colours")
    put(person, "crimson: name", "Cherry")
    put(person, "crimson: cards", 35)
    section(person, "actions")
    put(person, "lady: amount", 5)
    section(person, "contents")
    for label, value in (("cards: project", 103), ("board: cities", 19), ("board: roads", 29)):
        put(person, label, value)
    put(person, "board: favour_spaces", 14)
    section(person, "Looks")
    put(person, "Kiev: across", 120)
    put(person, "Kiev: down", 300)


def first_tsar(person):
    """Astrakhan down a new waterway, with a Trade token and so more of them; an Estate more; Moscow lies elsewhere."""
    section(person, "cities")
    put(person, "moscow: name", "Muscovy")
    put(person, "putivl: income", "1 grain + 2 wood")
    add_line(person, "Astrakhan")
    pick(person, "astrakhan: region", "East")
    section(person, "waterways")
    add_line(person, "Lower Volga")
    clear_list(person, "lower_volga: between")
    for city in ("Kazan", "Astrakhan"):
        add_to_list(person, "lower_volga: between", city)
    put(person, "lower_volga: trade", 1)
    section(person, "trade")
    put(person, "stone: copies", 4)
    section(person, "estates")
    add_line(person, "Apiary of the Trinity Lavra")
    put(person, "apiary_of_the_trinity_lavra: cost", "1 wood")
    put(person, "apiary_of_the_trinity_lavra: effect", "1 any + move")
    section(person, "chambers")
    put(person, "reward: name", "Chamber of Honours")
    section(person, "contents")
    for label, value in (("map: cities", 17), ("map: trade_slots", 11), ("cards: estates", 16), ("tokens: trade", 22)):
        put(person, label, value)
    section(person, "Looks")
    put(person, "Muscovy: across", 392)
    put(person, "Muscovy: down", 345)


def potemkin(person):
    """Five short months instead of four; another Interior card; Arts instead of Culture, and worth more."""
    section(person, "months")
    add_line(person, "5")
    put(person, "5: name", "Bakhchisaray")
    for month in range(1, 6):
        put(person, f"{month}: cards", 3)
    section(person, "types")
    put(person, "culture: name", "Arts")
    put(person, "culture: points", 3)
    section(person, "interiors")
    put(person, "fake_arrest: name", "Beadle")
    add_line(person, "Painted backdrop")
    pick(person, "painted_backdrop: is", "fake")
    section(person, "contents")
    put(person, "cards: interior", 87)
    put(person, "tokens: month", 5)
    section(person, "Looks")
    give_place(person, "Bakhchisaray")
    put(person, "Bakhchisaray: across", 162)
    put(person, "Bakhchisaray: down", 128)


ALTERED = {"royals": royals, "catherine": catherine, "first-tsar": first_tsar, "potemkin": potemkin}
