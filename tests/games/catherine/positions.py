"""Positions of Catherine that a person can lay out on paper, and a table to play them on."""

from __future__ import annotations

from functools import partial

from antechamber.core.flow import Step
from antechamber.games.catherine.components import GOODS, NOTHING, SYMBOLS
from antechamber.games.catherine.rules.actions import TAKE_ACTION
from antechamber.games.catherine.rules.interim import END_DECADE, FINAL_SCORING, INTERIM_SCORING
from antechamber.games.catherine.rules.rounds import NEXT_DECADE, PHASES, ROUND
from antechamber.games.catherine.state import CatherineState
from antechamber.testing.positions import GameTable, changed_components, loaded, problems_of

SEED = b"catherine"
catherine = partial(loaded, "catherine")
changed = partial(changed_components, "catherine")
problems = partial(problems_of, "catherine")
DRAW_OR_FINISH, CLEAN_UP, SCORE_FAVOUR, SCORE_RESIDENCES, SCORE_BOOKS, SCORE_CANNONS = INTERIM_SCORING
AGENDAS: dict[str, list[Step[CatherineState]]] = {
    "round": [ROUND],
    "play": PHASES,
    "end of round": PHASES[:1],
    "scoring": [NEXT_DECADE, END_DECADE],
    "cannons": [SCORE_CANNONS],
    "books": [SCORE_BOOKS],
    "residences": [SCORE_RESIDENCES],
    "favour": [SCORE_FAVOUR],
    "clean-up": [CLEAN_UP],
    "clean-up and draw": [DRAW_OR_FINISH, CLEAN_UP],
    "draw": [DRAW_OR_FINISH],
    "final": [FINAL_SCORING],
}


class Table(GameTable):
    """A game of Catherine by the names of things: who may choose what, who has what, what has been told."""

    def take_first(self, *seats: int) -> Table:
        """Let seats make their first options until nothing is left for them to choose."""
        for seat in seats:
            while self.state.options(seat):
                self.choose(seat, self.state.options(seat)[0].text)
        return self

    def hand(self, seat: int) -> list[str]:
        return [self.box.cards[card] for card in self.state.hands[seat]]

    def row(self, seat: int) -> list[str]:
        return [self.box.cards[card] for card in self.state.rows[seat]]

    def below(self, seat: int) -> list[str | None]:
        return [None if card == NOTHING else self.box.cards[card] for card in self.state.below[seat]]

    def residences(self, seat: int) -> list[str]:
        return [city for city, built in zip(self.box.cities, self.state.residences[seat], strict=True) if built]

    def tiles(self, seat: int) -> dict[str, int]:
        return {good: tiles for good, tiles in zip(GOODS, self.state.tiles[seat], strict=True) if tiles}

    def discards(self) -> list[str]:
        return sorted(self.box.cards[card] for card in self.state.discards)

    def scored(self, seat: int = 0) -> dict[str, int]:
        """The points of a seat by source."""
        found: dict[str, int] = {}
        for line in self.state.scores()[seat]:
            found[line.source] = found.get(line.source, 0) + line.points
        return found


def new_game(seats: int = 3, seed: bytes = SEED, components: str = "standard") -> Table:
    """A game as it begins."""
    return Table(catherine(components).start(seats, seed))


def numbers(names: list[str], wanted: list[str]) -> list[int]:
    return [names.index(name) for name in wanted]


def position(
    seats: int = 2,
    *,
    hands: dict[int, list[str]] | None = None,
    rows: dict[int, list[str]] | None = None,
    below: dict[int, dict[str, str]] | None = None,
    active: dict[int, str] | None = None,
    pile: list[str] | None = None,
    residences: dict[int, list[str]] | None = None,
    tiles: dict[int, dict[str, int]] | None = None,
    supply: dict[int, int] | None = None,
    jokers: dict[int, int] | None = None,
    orders: dict[int, str] | None = None,
    favour: dict[int, int] | None = None,
    decade: int = 0,
    round_: int = 0,
    components: str = "standard",
) -> CatherineState:
    """A position in the middle of a game, with nothing on the agenda and no points scored.

    Rows are laid as they are named, with the card that `below` names under a card; `active` is the card a seat has
    activated this round. Residences have taken their goods tiles; `tiles` adds more. Cards that are not named lie in
    the pile or, where a pile is given, among the discards.
    """
    s = new_game(seats, components=components).state
    box = s.box
    s.clear_agenda(seats)
    everyone = range(seats)
    s.hands = [sorted(numbers(box.cards, (hands or {}).get(seat, []))) for seat in everyone]
    s.rows = [numbers(box.cards, (rows or {}).get(seat, [])) for seat in everyone]
    s.below = [
        [box.cards.index(tucked[box.cards[card]]) if box.cards[card] in tucked else NOTHING for card in s.rows[seat]]
        for seat in everyone
        for tucked in [(below or {}).get(seat, {})]
    ]
    s.columns = [
        s.rows[seat].index(box.cards.index(active[seat])) if seat in (active or {}) else NOTHING for seat in everyone
    ]
    s.laid = [[] for _ in everyone]
    used = [card for seat in everyone for card in [*s.hands[seat], *s.rows[seat], *s.below[seat]] if card != NOTHING]
    assert len(used) == len(set(used)), "a card is in two places"
    rest = [card for card in range(len(box.cards)) if card not in used]
    s.pile = rest if pile is None else numbers(box.cards, pile)
    assert set(s.pile) <= set(rest), "a card of the pile is elsewhere"
    s.discards = [card for card in rest if card not in s.pile]
    for seat, cities in (residences or {}).items():
        for city in numbers(box.cities, cities):
            settle_in(s, seat, city)
    for seat, owned in (tiles or {}).items():
        s.tiles[seat] = [s.tiles[seat][good] + owned.get(name, 0) for good, name in enumerate(GOODS)]
    for seat, left in (supply or {}).items():
        s.supply[seat] = left
    for seat, held in (jokers or {}).items():
        s.jokers[seat] = held
    for seat, order in (orders or {}).items():
        s.orders[seat] = box.orders.index(order)
    for seat, space in (favour or {}).items():
        s.favour[seat] = space
    s.decade, s.round = decade, round_
    return s


def settle_in(s: CatherineState, seat: int, city: int) -> None:
    s.residences[seat] = [built + (number == city) for number, built in enumerate(s.residences[seat])]
    s.supply[seat] -= 1
    icon = s.box.city_icon[city]
    if icon < len(GOODS):
        s.city_tiles = [left - (number == city) for number, left in enumerate(s.city_tiles)]
        s.tiles[seat] = [owned + (good == icon) for good, owned in enumerate(s.tiles[seat])]


def run(s: CatherineState, at: str) -> Table:
    """Let the table go on from a position: at a phase, or at a step of the scoring."""
    s.table = AGENDAS[at][:]
    s.settle()
    return Table(s)


def act(card: str, *, hand: list[str] | None = None, row: list[str] | None = None, match: bool = True, **more) -> Table:
    """Seat 0 has just activated a card at the right end of its row, with a card of its colour or of another one."""
    taken = [card, *(hand or []), *(row or [])]
    hands = {0: hand or [], **more.pop("hands", {})}
    s = position(
        hands=hands,
        rows={0: [*(row or []), card]},
        below={0: {card: activating(card, taken, match=match)}},
        active={0: card},
        **more,
    )
    s.table = [TAKE_ACTION[0]]
    s.settle()
    return Table(s)


def activating(card: str, taken: list[str], *, match: bool = True) -> str:
    """A card of the same colour, or of another one, that is not taken yet: a market, far down the list."""
    box = catherine().box
    colour = box.card_colour[box.cards.index(card)]
    fitting = [
        name
        for number, name in enumerate(box.cards)
        if (box.card_colour[number] == colour) is match and name not in taken and number % 34 in range(8, 14)
    ]
    return fitting[-1]


def owning(taken: list[str] | None = None, **symbols: int) -> list[str]:
    """Cards for an action row that show exactly these symbols, and are none of those taken."""
    box = catherine().box
    left = [symbols.get(name, 0) for name in SYMBOLS]
    found: list[str] = []
    by_symbols = sorted(range(len(box.cards)), key=lambda card: -sum(box.card_symbols[card]))
    for card in by_symbols:
        shown, name = box.card_symbols[card], box.cards[card]
        fits = all(want >= have for want, have in zip(left, shown, strict=True))
        if any(shown) and fits and name not in (taken or []):
            found.append(name)
            left = [want - have for want, have in zip(left, shown, strict=True)]
    assert not any(left), f"no cards show exactly {symbols}"
    return found


def showing(symbol: str, number: int, taken: list[str]) -> list[str]:
    """So many cards that show one cannon or book each, whatever goods they show, and are none of those taken."""
    box = catherine().box
    wanted = [int(name == symbol) for name in ("cannon", "book")]
    fitting = [name for card, name in enumerate(box.cards) if box.card_symbols[card][len(GOODS) :] == wanted]
    return [name for name in fitting if name not in taken][:number]


def hand_of(number: int, colour: str | None = None) -> list[str]:
    """Residence cards to hold: they show no symbols and are easy to tell apart."""
    box = catherine().box
    of = [name for card, name in enumerate(box.cards) if colour in (None, box.colours[box.card_colour[card]])]
    return [name for name in of if not any(box.card_symbols[box.cards.index(name)])][:number]
