"""Everything on the table of The First Tsar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from antechamber.core.chance import Chance
from antechamber.core.flow import State
from antechamber.core.score import Line
from antechamber.games.first_tsar import hidden, scoring, view
from antechamber.games.first_tsar.components import Components

if TYPE_CHECKING:
    from antechamber.games.first_tsar.choices import Choices


class TsarState(State):
    """Lists by seat, city, chamber or waterway. All but `goods` are replaced when they change, so clones share them.

    `bids` holds the coins under the boyar of a seat in a chamber, or ABSENT; see `bid`. `scored` lists numbers of
    score lines and points in turn. `known` are cards that all have seen a seat take, `unforeseen` cards it
    completed that nobody had seen before, `rejected` those it gave back at the start.
    """

    box: Components
    choices: Choices
    round: int
    first: int
    # Points and favour
    points: list[int]
    scored: list[list[int]]
    favour: list[int]
    favour_tokens: list[int]
    # Goods and pieces
    goods: list[list[int]]
    boyars_left: list[int]
    warriors_left: list[int]
    buildings_left: list[int]
    seals_left: list[int]
    at_court: list[int]
    war: list[int]
    warriors: list[list[int]]
    boyars: list[list[int]]
    buildings: list[int]
    # The Kremlin
    bids: list[int]
    seals: list[int]
    assignments: list[int]
    # Cards
    project_deck: list[int]
    project_display: list[int]
    dealt: list[list[int]]
    hands: list[list[int]]
    known: list[list[int]]
    rejected: list[list[int]]
    unforeseen: list[list[int]]
    completed: list[list[int]]
    estate_deck: list[int]
    estate_display: list[int]
    estate_discards: list[int]
    estates: list[list[int]]
    used: int
    title_deck: list[int]
    title_display: list[int]
    title_discards: list[int]
    titles: list[list[int]]
    # Tokens
    trade_pile: list[int]
    trade_map: list[int]
    trade_discards: list[int]
    pads: list[list[int]]
    covered: list[int]
    spoils_pile: list[int]
    spoils_display: list[int]
    spoils_discards: list[int]
    spoils: list[list[int]]
    region_pile: list[int]
    last_regions: list[int]
    region_tokens: list[int]
    region_discards: list[int]
    # The turn or the reward under way
    acting: int
    own_turn: bool
    chamber: int
    uses: int
    extra: int
    produced: int
    owed: int
    lowest: int
    given: int
    from_city: int
    incoming: int
    picked: int
    region: int
    rewarded: int
    second: int

    def __init__(self, box: Components, choices: Choices) -> None:
        self.box = box
        self.choices = choices

    def clone(self) -> TsarState:  # noqa: PLR0915 a field, a line
        new = TsarState(self.box, self.choices)
        self.copy_agenda_to(new)
        new.goods = [goods[:] for goods in self.goods]
        new.round = self.round
        new.first = self.first
        new.points = self.points
        new.scored = self.scored
        new.favour = self.favour
        new.favour_tokens = self.favour_tokens
        new.boyars_left = self.boyars_left
        new.warriors_left = self.warriors_left
        new.buildings_left = self.buildings_left
        new.seals_left = self.seals_left
        new.at_court = self.at_court
        new.war = self.war
        new.warriors = self.warriors
        new.boyars = self.boyars
        new.buildings = self.buildings
        new.bids = self.bids
        new.seals = self.seals
        new.assignments = self.assignments
        new.project_deck = self.project_deck
        new.project_display = self.project_display
        new.dealt = self.dealt
        new.hands = self.hands
        new.known = self.known
        new.rejected = self.rejected
        new.unforeseen = self.unforeseen
        new.completed = self.completed
        new.estate_deck = self.estate_deck
        new.estate_display = self.estate_display
        new.estate_discards = self.estate_discards
        new.estates = self.estates
        new.used = self.used
        new.title_deck = self.title_deck
        new.title_display = self.title_display
        new.title_discards = self.title_discards
        new.titles = self.titles
        new.trade_pile = self.trade_pile
        new.trade_map = self.trade_map
        new.trade_discards = self.trade_discards
        new.pads = self.pads
        new.covered = self.covered
        new.spoils_pile = self.spoils_pile
        new.spoils_display = self.spoils_display
        new.spoils_discards = self.spoils_discards
        new.spoils = self.spoils
        new.region_pile = self.region_pile
        new.last_regions = self.last_regions
        new.region_tokens = self.region_tokens
        new.region_discards = self.region_discards
        new.acting = self.acting
        new.own_turn = self.own_turn
        new.chamber = self.chamber
        new.uses = self.uses
        new.extra = self.extra
        new.produced = self.produced
        new.owed = self.owed
        new.lowest = self.lowest
        new.given = self.given
        new.from_city = self.from_city
        new.incoming = self.incoming
        new.picked = self.picked
        new.region = self.region
        new.rewarded = self.rewarded
        new.second = self.second
        return new

    def view(self, seat: int | None) -> object:
        return view.show(self, seat)

    def sample(self, seat: int | None, rng: Chance) -> TsarState:
        return hidden.sample(self, seat, rng)

    def deal_anew(self, chance: Chance) -> None:
        """The stack of the last round lies face down from the start on: it is stacked anew too."""
        self.chance = chance
        hidden.deal_regions(self, chance)

    def scores(self) -> list[list[Line]]:
        return scoring.lines(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def place(self, chamber: int, seat: int) -> int:
        """Where in `bids` the boyar of a seat in a chamber stands."""
        return chamber * len(self.lanes) + seat

    def bid(self, chamber: int, seat: int) -> int:
        return self.bids[chamber * len(self.lanes) + seat]

    def is_present(self, seat: int, city: int) -> bool:
        """Whether a seat has any piece in a city."""
        if self.warriors[seat][city] or self.boyars[seat][city]:
            return True
        return self.buildings[city] == seat
