"""Everything on the table of The First Tsar."""

from __future__ import annotations

from antechamber.core.flow import State
from antechamber.games.first_tsar.catalogue import Choices
from antechamber.games.first_tsar.components import Components
from antechamber.games.first_tsar.constants import ABSENT, NOBODY, NOTHING


class TsarState(State):
    """Lists by seat, city, chamber, waterway or kind of card. All but `goods` are replaced when they change, so clones
    share them.

    `decks`, `displays` and `discards` hold Projects, Estates and Titles. `bids` holds the coins under the boyar of a
    seat in a chamber, or ABSENT, and `on_cards` its boyars on the Assignment card there; see `place`. `scored` lists
    numbers of score lines and points in turn. `known` are Projects that all have seen a seat take, `unforeseen` those
    it completed that nobody had seen before, `rejected` those it gave back at the start.
    """

    # Compiled classes need none; interpreted, clones are quicker with them
    __slots__ = tuple(
        (  # noqa: SIM905 as a list it would be sixty lines
            "acting assignments bids box boyars boyars_left buildings buildings_left chamber choices completed "
            "covered dealt decks discards displays estates extra favour favour_tokens first from_city given "
            "goods hands incoming known last_regions lowest on_cards owed own_turn pads picked points produced "
            "region region_discards region_pile region_tokens rejected rewarded round scored seals seals_left "
            "second spoils spoils_discards spoils_display spoils_pile titles trade_discards trade_map "
            "trade_pile unforeseen used uses war warriors warriors_left"
        ).split()
    )

    def __init__(self, box: Components, choices: Choices) -> None:
        self.box = box
        self.choices = choices

    def lay_out(self, seats: int) -> None:
        self.clear_agenda(seats)
        self.round = self.first = 0
        self.favour: list[int] = []
        self.lay_out_pieces(seats)
        self.lay_out_cards(seats)
        self.lay_out_tokens(seats)
        # The turn or the reward under way
        self.own_turn = False
        self.acting = self.chamber = self.uses = self.extra = self.produced = 0
        self.owed = self.lowest = self.given = self.from_city = 0
        self.incoming = self.picked = NOTHING
        self.region = self.rewarded = self.second = NOTHING

    def lay_out_pieces(self, seats: int) -> None:
        """R1.9 R1.10 Everyone begins with the same pieces and goods."""
        box = self.box
        self.points = [0] * seats
        self.scored: list[list[int]] = [[] for _ in range(seats)]
        self.goods = [box.start_goods[:] for _ in range(seats)]
        self.boyars_left = [box.boyars] * seats
        self.warriors_left = [box.warriors] * seats
        self.buildings_left = [box.buildings] * seats
        self.seals_left = [box.seals] * seats
        self.war = [0] * seats
        self.warriors = [[0] * len(box.cities) for _ in range(seats)]
        self.boyars = [[0] * len(box.cities) for _ in range(seats)]
        self.buildings = [NOBODY] * len(box.cities)
        self.bids = [ABSENT] * (len(box.chambers) * seats)
        self.on_cards = [0] * (len(box.chambers) * seats)
        self.seals = [NOBODY] * len(box.chambers)

    def lay_out_cards(self, seats: int) -> None:
        cards = [len(self.box.projects), len(self.box.estates), len(self.box.titles)]
        self.decks = [list(range(number)) for number in cards]
        self.displays: list[list[int]] = [[] for _ in cards]
        self.discards: list[list[int]] = [[] for _ in cards]
        self.dealt: list[list[int]] = [[] for _ in range(seats)]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.known: list[list[int]] = [[] for _ in range(seats)]
        self.rejected: list[list[int]] = [[] for _ in range(seats)]
        self.unforeseen: list[list[int]] = [[] for _ in range(seats)]
        self.completed: list[list[int]] = [[] for _ in range(seats)]
        self.estates: list[list[int]] = [[] for _ in range(seats)]
        self.titles: list[list[int]] = [[] for _ in range(seats)]
        self.used = 0
        self.assignments: list[int] = []

    def lay_out_tokens(self, seats: int) -> None:
        """R1.2 Favour tokens lie on the points track; all other tokens are still in their piles."""
        box = self.box
        self.favour_tokens = box.favour_tokens[:]
        self.trade_pile = box.trade_tokens[:]
        self.trade_map = [NOTHING] * len(box.waterways)
        self.trade_discards: list[int] = []
        self.pads: list[list[int]] = [[] for _ in range(seats)]
        self.covered = [0] * seats
        self.spoils_pile = box.spoils_tokens[:]
        self.spoils_display: list[int] = []
        self.spoils_discards: list[int] = []
        self.spoils: list[list[int]] = [[] for _ in range(seats)]
        self.region_pile = list(range(len(box.region_tokens)))
        self.last_regions: list[int] = []
        self.region_tokens: list[int] = []
        self.region_discards: list[int] = []

    def clone(self) -> TsarState:
        raise NotImplementedError

    def copy_to(self, new: TsarState) -> None:  # noqa: PLR0915 a field, a line
        """The better part of `clone`: each field, by itself where it is changed in place."""
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
        new.war = self.war
        new.warriors = self.warriors
        new.boyars = self.boyars
        new.buildings = self.buildings
        new.bids = self.bids
        new.on_cards = self.on_cards
        new.seals = self.seals
        new.assignments = self.assignments
        new.decks = self.decks
        new.displays = self.displays
        new.discards = self.discards
        new.dealt = self.dealt
        new.hands = self.hands
        new.known = self.known
        new.rejected = self.rejected
        new.unforeseen = self.unforeseen
        new.completed = self.completed
        new.estates = self.estates
        new.used = self.used
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

    def place(self, chamber: int, seat: int) -> int:
        """Where `bids` and `on_cards` speak of a seat in a chamber."""
        return chamber * self.seats + seat

    def bid(self, chamber: int, seat: int) -> int:
        return self.bids[chamber * self.seats + seat]

    def is_present(self, seat: int, city: int) -> bool:
        """Whether a seat has any piece in a city."""
        if self.warriors[seat][city] or self.boyars[seat][city]:
            return True
        return self.buildings[city] == seat
