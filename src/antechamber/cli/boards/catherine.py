"""The table of Catherine: the map as a list of roads, a display of two rows for each seat, and one's own cards."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from antechamber.cli.ink import joined, mark
from antechamber.cli.news import speaker_to
from antechamber.core.game import Game
from antechamber.games.catherine.box_view import Box, Card, Place
from antechamber.games.catherine.view import City, Column, Seat, View

INKS: Final = ("yellow", "cyan", "red", "magenta", "green", "blue")
SHAPES: Final = "▲●■◆★✚"
SHORT: Final = {"iron": "ir", "food": "fo", "caviar": "ca", "fur": "fu", "cannon": "cn", "book": "bk"}
WIDE: Final = 9


def board(view: View, game: Game) -> RenderableType:
    """The whole table, at 80 columns: map, displays, seats, and what one holds."""
    return Picture(view, game).board()


def hand(view: View, game: Game) -> RenderableType:
    """One's own cards in words, and what one is laying."""
    return Picture(view, game).hand()


class Picture:
    """A view as it is drawn, with what its box says."""

    def __init__(self, view: View, game: Game) -> None:
        self.view = view
        self.speaker = speaker_to(game, 0, None)
        box = game.show_box()
        assert isinstance(box, Box)
        self.box = box

    def board(self) -> RenderableType:
        displays = [self.display(number) for number, columns in enumerate(self.view.displays) if columns]
        legend = Text(self.legend(), "dim")
        return Group("", self.map_table(), legend, *displays, "", self.seat_table(), "", self.hand())

    def legend(self) -> str:
        colours = " ".join(f"{self.shape(colour)} {self.name(f'colour:{colour}')}" for colour in self.box.colours)
        return f"{colours}; {' '.join(f'{short} {symbol}' for symbol, short in SHORT.items())}"

    def hand(self) -> RenderableType:
        own = self.view.own
        if own is None:
            return framed([self.table_line()])
        rows = Table.grid(padding=(0, 1))
        for heading, cards in (("your row", self.open_row()), ("your hand", own.hand)):
            if cards:
                rows.add_row(Text(heading, "bold"))
            for card in cards:
                rows.add_row(*self.card_line(card))
        return framed([rows, *self.laid(), self.table_line()])

    def open_row(self) -> list[str]:
        """The cards of one's row with none below, or the one that has been activated this round."""
        number = self.view.seat or 0
        columns, active = self.view.displays[number], self.view.seats[number].active
        if active is not None:
            return [columns[active].card]
        return [column.card for column in columns if column.below is None]

    # The map

    def map_table(self) -> Table:
        table = Table("city", "gives", "built", "roads to", box=None, padding=(0, 1, 0, 0), header_style="dim")
        built = {city.name: city.residences for city in self.view.cities}
        for city in self.view.cities:
            place = self.box.cities[city.name]
            roads = joined([self.neighbour(name, built[name]) for name in place.roads], ", ")
            name = self.coloured(place.colour, self.name(f"city:{city.name}"))
            table.add_row(name, gives(city, place), joined(map(mark, city.residences), ""), roads)
        return table

    def neighbour(self, city: str, residences: list[int]) -> Text:
        """A neighbour, bold where the viewer has a residence."""
        return Text(self.name(f"city:{city}"), "bold" if self.view.seat in residences else "")

    # Displays

    def display(self, number: int) -> RenderableType:
        """The action row above, the activation row below; the card activated this round is underlined."""
        seat, columns = self.view.seats[number], self.view.displays[number]
        cards = [self.box.cards[column.card] for column in columns]
        grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
        grid.add_column(width=6)
        for _ in range(self.box.columns):
            grid.add_column(ratio=1)
        names = [self.card_name(column.card, place == seat.active) for place, column in enumerate(columns)]
        grid.add_row(Text("action", "dim"), *names)
        grid.add_row("", *[Text(self.shape(card.colour) + symbols(card)) for card in cards])
        grid.add_row(Text("below", "dim"), *[self.tucked(column) for column in columns])
        heading = Text.assemble(mark(number), " you" if number == self.view.seat else "", "  owns ", owned(seat))
        return Panel(grid, title=heading, title_align="left", padding=0, border_style="dim")

    def card_name(self, name: str, active: bool) -> Text:
        """A card's name in two lines of a narrow column."""
        words = [word if len(word) <= WIDE else f"{word[: WIDE - 1]}." for word in name.split("_")]
        ink = self.ink(self.box.cards[name].colour)
        return Text("\n".join(wrap(" ".join(words), WIDE)[:2]), f"{ink} {'underline bold' if active else ''}")

    def tucked(self, column: Column) -> Text:
        """The activation card by its colour, which is all that counts."""
        if column.below is None:
            return Text("·", "dim")
        return self.coloured(self.box.cards[column.below].colour, "same" if column.match else "other")

    # Seats

    def seat_table(self) -> Table:
        heads = ("points", "favour", "cards", "residences", "group", "tiles", "order")
        table = Table("seat", *heads, box=None, padding=(0, 1, 0, 0), header_style="dim")
        for number, seat in enumerate(self.view.seats):
            who = Text.assemble(mark(number), " <" if number in self.view.acting else "")
            cards = f"{seat.cards} of {seat.hand_limit}"
            group = f"{len(seat.group)} x {seat.multiplier}"
            counts = (seat.points, seat.favour, cards, seat.residences, group)
            table.add_row(who, *map(str, counts), tiles(seat), self.order(seat))
        return table

    def order(self, seat: Seat) -> str:
        wanted = " ".join(f"{number}{SHORT[good]}" for good, number in self.box.orders[seat.order.name].items())
        return f"{wanted}, has {seat.order.delivered}"

    # Cards

    def card_line(self, name: str) -> list[Text]:
        card = self.box.cards[name]
        bonus = Text(f"  + {self.name(f'bonus:{name}')}", "dim") if card.bonus else Text("")
        action = Text.assemble(self.name(f"action:{name}"), bonus)
        return [self.coloured(card.colour, name), Text(symbols(card), "dim"), action]

    def laid(self) -> list[RenderableType]:
        own = self.view.own
        if own is None:
            return []
        if own.owed:
            paid = self.card_names(own.paid) if own.paid else "none"
            return [Text.assemble(("to discard ", "bold"), f"{own.owed} more; so far ", paid)]
        if not own.row:
            return []
        names = self.card_names([*own.row, *([own.tucked] if own.tucked else [])])
        return [Text.assemble(("laid ", "bold"), names, f", below {own.below}" if own.below else "")]

    def card_names(self, cards: list[str]) -> Text:
        return joined([self.coloured(self.box.cards[card].colour, card) for card in cards])

    def table_line(self) -> Text:
        view, box = self.view, self.box
        when = f"decade {view.decade + 1} of {box.decades}, round {view.round_of_decade + 1} of {box.rounds}"
        where = f"pile {view.pile}, discards {len(view.discards)}, jokers {view.jokers}"
        return Text(f"{'over' if view.over else when}; {where}", "dim")

    # Names and colours

    def name(self, target: str) -> str:
        return self.speaker.name(target)

    def shape(self, colour: str) -> str:
        return SHAPES[self.box.colours.index(colour) % len(SHAPES)]

    def ink(self, colour: str) -> str:
        return INKS[self.box.colours.index(colour) % len(INKS)]

    def coloured(self, colour: str, text: str) -> Text:
        return Text(f"{self.shape(colour)} {text}", self.ink(colour))


def gives(city: City, place: Place) -> Text:
    if place.icon == "favour":
        return Text("favour")
    if place.icon == "point":
        return Text("1 point")
    return Text(f"{place.icon} {city.tiles}", "" if city.tiles else "dim")


def symbols(card: Card) -> str:
    if card.listed:
        return "cities"
    return " ".join(SHORT[symbol] for symbol, number in card.symbols.items() for _ in range(number))


def owned(seat: Seat) -> str:
    return ", ".join(f"{number} {symbol}" for symbol, number in seat.owned.items()) or "nothing"


def tiles(seat: Seat) -> str:
    held = [f"{number}{SHORT[good]}" for good, number in seat.tiles.items()]
    return " ".join([*held, *([f"{seat.jokers} joker"] if seat.jokers else [])]) or "-"


def framed(lines: list[RenderableType]) -> Panel:
    return Panel(Group(*lines), padding=0)
