"""The table of Catherine: the map as a list of roads, a display of two rows for each seat, and one's own cards."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from antechamber.cli.ink import joined, mark
from antechamber.core.game import Game
from antechamber.games.catherine.view import Card, City, Column, Seat, View

COLOURS: Final = {"ochre": "yellow", "teal": "cyan", "crimson": "red"}
SHAPES: Final = {"ochre": "▲", "teal": "●", "crimson": "■"}
OTHER: Final = "◆"
SHORT: Final = {"iron": "ir", "food": "fo", "caviar": "ca", "fur": "fu", "cannon": "cn", "book": "bk"}
LEGEND: Final = "▲ ochre ● teal ■ crimson; ir iron fo food ca caviar fu fur cn cannon bk book"
PLACES: Final = 7
WIDE: Final = 9


def board(view: View, game: Game) -> RenderableType:
    """The whole table, at 80 columns: map, displays, seats, and what one holds."""
    displays = [display(view, number) for number, seat in enumerate(view.seats) if seat.display]
    return Group("", map_table(view), Text(LEGEND, "dim"), *displays, "", seat_table(view), "", hand(view, game))


def hand(view: View, _game: Game) -> RenderableType:
    """One's own cards in words, and what one is laying."""
    if view.own is None:
        return framed([table_line(view)])
    rows = Table.grid(padding=(0, 1))
    for heading, cards in (("your row", open_row(view)), ("your hand", view.own.hand)):
        if cards:
            rows.add_row(Text(heading, "bold"))
        for card in cards:
            rows.add_row(*card_line(card))
    return framed([rows, *laid(view), table_line(view)])


def open_row(view: View) -> list[Card]:
    """The cards of one's row with none below, or the one that has been activated this round."""
    seat = view.seats[view.seat or 0]
    if seat.active is not None:
        return [seat.display[seat.active].card]
    return [column.card for column in seat.display if column.below is None]


# The map


def map_table(view: View) -> Table:
    table = Table("city", "gives", "built", "roads to", box=None, padding=(0, 1, 0, 0), header_style="dim")
    cities = {city.name: city for city in view.cities}
    for city in view.cities:
        roads = joined([neighbour(view, cities[name]) for name in city.roads], ", ")
        table.add_row(coloured(city.colour, city.title), gives(city), joined(map(mark, city.residences), ""), roads)
    return table


def neighbour(view: View, city: City) -> Text:
    """A neighbour, bold where the viewer has a residence."""
    return Text(city.title, "bold" if view.seat in city.residences else "")


def gives(city: City) -> Text:
    if city.icon == "favour":
        return Text("favour")
    if city.icon == "point":
        return Text("1 point")
    return Text(f"{city.icon} {city.tiles}", "" if city.tiles else "dim")


# Displays


def display(view: View, number: int) -> RenderableType:
    """The action row above, the activation row below; the card activated this round is underlined."""
    seat = view.seats[number]
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    grid.add_column(width=6)
    for _ in range(PLACES):
        grid.add_column(ratio=1)
    columns = list(enumerate(seat.display))
    grid.add_row(Text("action", "dim"), *[card_name(column.card, place == seat.active) for place, column in columns])
    grid.add_row("", *[Text(SHAPES.get(column.card.colour, OTHER) + symbols(column.card)) for _, column in columns])
    grid.add_row(Text("below", "dim"), *[tucked(column) for _, column in columns])
    heading = Text.assemble(mark(number), " you" if number == view.seat else "", "  owns ", owned(seat))
    return Panel(grid, title=heading, title_align="left", padding=0, border_style="dim")


def card_name(card: Card, active: bool) -> Text:
    """A card's name in two lines of a narrow column."""
    words = [word if len(word) <= WIDE else f"{word[: WIDE - 1]}." for word in card.name.split("_")]
    return Text(
        "\n".join(wrap(" ".join(words), WIDE)[:2]),
        f"{COLOURS.get(card.colour, '')} {'underline bold' if active else ''}",
    )


def symbols(card: Card) -> str:
    if card.cities:
        return "cities"
    return " ".join(SHORT[symbol] for symbol, number in card.symbols.items() for _ in range(number))


def tucked(column: Column) -> Text:
    """The activation card by its colour, which is all that counts."""
    if column.below is None:
        return Text("·", "dim")
    return coloured(column.below.colour, "same" if column.below.colour == column.card.colour else "other")


def owned(seat: Seat) -> str:
    return ", ".join(f"{number} {symbol}" for symbol, number in seat.owned.items()) or "nothing"


# Seats


def seat_table(view: View) -> Table:
    heads = ("points", "favour", "cards", "residences", "group", "tiles", "order")
    table = Table("seat", *heads, box=None, padding=(0, 1, 0, 0), header_style="dim")
    for number, seat in enumerate(view.seats):
        who = Text.assemble(mark(number), " <" if number in view.acting else "")
        cards = f"{seat.cards} of {seat.hand_limit}"
        group = f"{seat.group} x {view.favour[seat.favour].multiplier}"
        counts = (seat.points, seat.favour, cards, seat.residences, group)
        table.add_row(who, *map(str, counts), tiles(seat), order(seat))
    return table


def tiles(seat: Seat) -> str:
    held = [f"{number}{SHORT[good]}" for good, number in seat.tiles.items()]
    return " ".join([*held, *([f"{seat.jokers} joker"] if seat.jokers else [])]) or "-"


def order(seat: Seat) -> str:
    wanted = " ".join(f"{number}{SHORT[good]}" for good, number in seat.order.goods.items())
    return f"{wanted}, has {seat.order.delivered}"


# Cards


def card_line(card: Card) -> list[Text]:
    bonus = Text(f"  + {card.bonus}", "dim") if card.bonus else Text("")
    return [coloured(card.colour, card.name), Text(symbols(card), "dim"), Text.assemble(card.action, bonus)]


def laid(view: View) -> list[RenderableType]:
    own = view.own
    if own is None or not (own.laid or own.owed):
        return []
    names = joined([coloured(card.colour, card.name) for card in own.laid])
    if own.owed:
        return [Text.assemble(("to discard ", "bold"), f"{own.owed} more; so far ", names if own.laid else "none")]
    return [Text.assemble(("laid ", "bold"), names, f", below {own.below}" if own.below else "")]


def table_line(view: View) -> Text:
    when = "over" if view.over else f"decade {view.decade + 1} of {view.decades}, round {view.round % 4 + 1} of 4"
    where = f"pile {view.pile}, discards {len(view.discards)}, jokers {view.jokers}"
    return Text(f"{when}; {where}", "dim")


def coloured(colour: str, text: str) -> Text:
    return Text(f"{SHAPES.get(colour, OTHER)} {text}", COLOURS.get(colour, ""))


def framed(lines: list[RenderableType]) -> Panel:
    return Panel(Group(*lines), padding=0)
