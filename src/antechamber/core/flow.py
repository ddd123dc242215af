"""The agenda: what the table still does, what each seat still decides, and the engine that runs both.

While no seat has a decision, the table's next step runs. A rule changes the state and may lay down further
steps or decisions. A choice answers its seat's topmost decision and runs its rule. Whoever has a decision may
act, in any order: the table waits for all of them. A choice lays decisions on its own seat's lane only; what it asks
of others goes over the table.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from antechamber.core.chance import Chance
from antechamber.core.composition import Composition
from antechamber.core.errors import DeadEnd, IllegalChoice
from antechamber.core.event import Event
from antechamber.core.score import Line

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something the table does by itself. Immutable, so clones share it."""

    def run(self, s: S) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Generic[S]):
    """One entry of a game's catalogue: what a seat may pick, as a thing with a name."""

    def __init__(self, text: str, targets: tuple[str, ...] = ()) -> None:
        self.id = -1
        self.text = text
        self.targets = targets

    def apply(self, s: S, seat: int) -> None:
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{self.text}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """Something a seat has to decide. Immutable, so clones share it."""

    prompt: ClassVar[str] = ""
    rule: ClassVar[str] = ""
    # Whether it only says how to go on, and teaches nothing: people may pick at once what its options lead to.
    leads_on: ClassVar[bool] = False

    def options(self, s: S, seat: int) -> list[Choice[S]]:
        raise NotImplementedError

    def composition(self, s: S, seat: int) -> Composition | None:
        """The whole set that the options are parts of, for people, who choose it at once and in any order."""
        return None

    def is_open(self, s: S, seat: int) -> bool:
        """Asked where there is a single option: whether everybody can know that. Only public facts may decide it."""
        return True


NO_OPTIONS: Final[list[Choice[Any]]] = []
NO_TAKEBACKS: Final = [[0] * seats for seats in range(9)]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: the agenda, chance, what just happened and, in a game's subclass, everything on the table.

    `seats` is how many play, `rules` the version of the rules they play by; see `Game`.
    `takebacks` is the limit of undo: how many of its latest choices each seat may take back. Never past chance, never
    past something hidden becoming known to anyone, never past another seat's choice, unless both decide at the same
    time: `moved` says whether the table has gone on since the last choice. Open options and takebacks are replaced,
    never changed in place, so clones share them.

    A decision with a single option is taken without asking if everybody can know that there is only one. Where a hand
    decides, the seat is asked all the same, so that nobody reads the hand from who is waited for: the state is
    `discreet`. Whoever thinks in a copy of its own need not be, and passes through.
    `taken` are the choices that were taken without asking since the latest one.
    `taught` says whether the latest choice needed chance or showed its own seat something that it could not know: the
    limit for whoever chooses without being seen, see `draft`.
    """

    # Compiled classes need none; interpreted, slots are quicker for what every choice uses
    __slots__ = (
        "chance",
        "discreet",
        "events",
        "lanes",
        "moved",
        "open_options",
        "rules",
        "seats",
        "table",
        "takebacks",
        "taken",
        "taught",
        "uncovered",
    )

    chance: Chance
    rules: int
    discreet: bool

    def clear_agenda(self, seats: int) -> None:
        """The part of setting up that all games share."""
        self.seats = seats
        self.table: list[Step[Any]] = []
        self.lanes: list[list[Decision[Any]]] = [[] for _ in range(seats)]
        self.open_options: list[list[Choice[Any]]] = [NO_OPTIONS] * seats
        self.takebacks = NO_TAKEBACKS[seats]
        self.moved = False
        self.events: list[Event] = []
        self.uncovered = False
        self.taught = False
        self.taken: list[Choice[Any]] = NO_OPTIONS

    def copy_agenda_to(self, new: State) -> None:
        """The part of `clone` that all games share. Events are news and are not copied."""
        new.seats = self.seats
        new.rules = self.rules
        new.discreet = self.discreet
        new.chance = self.chance.clone()
        new.table = self.table[:]
        new.lanes = [lane[:] for lane in self.lanes]
        new.open_options = self.open_options[:]
        new.takebacks = self.takebacks
        new.moved = self.moved
        new.events = []
        new.uncovered = False
        new.taught = False
        new.taken = NO_OPTIONS

    # What a game's state answers for itself

    def clone(self) -> State:
        raise NotImplementedError

    def view(self, seat: int | None) -> object:
        """What `seat` is shown; None is a spectator."""
        raise NotImplementedError

    def sample(self, seat: int | None, rng: Chance) -> State:
        """A full state that `seat` cannot tell from this one."""
        raise NotImplementedError

    def scores(self) -> list[list[Line]]:
        """Where every point of every seat comes from."""
        raise NotImplementedError

    def ranking(self) -> list[int]:
        """The place of each seat, 1 the best; tied seats share one."""
        raise NotImplementedError

    def deal_anew(self, chance: Chance) -> None:
        """From here on another stream of chance; games that have laid out what nobody has seen yet lay it out anew."""
        self.chance = chance

    # What everyone asks

    def pending(self) -> list[int]:
        """The seats that have something to decide, in order."""
        return [seat for seat, options in enumerate(self.open_options) if options]

    def options(self, seat: int) -> list[Choice[Any]]:
        """What `seat` may pick now: objects of the catalogue. There is a single one only where that is a secret."""
        return self.open_options[seat]

    def decision(self, seat: int) -> Decision[Any] | None:
        return self.lanes[seat][-1] if self.open_options[seat] else None

    @property
    def over(self) -> bool:
        return not self.table and not any(self.lanes)

    def legal(self, seat: int, text: str) -> Choice[Any]:
        """The option of `seat` that is called `text`, or an error in the player's words."""
        for option in self.options(seat):
            if option.text == text:
                return option
        raise IllegalChoice(seat, text, [option.text for option in self.options(seat)], self.pending())

    # What moves the game on

    def apply(self, seat: int, choice: Choice[Any]) -> None:
        """Play one of the seat's options. It is trusted to be one: see `legal`."""
        alone = self.open_options.count(NO_OPTIONS) == len(self.open_options) - 1
        draws = self.chance.draws
        moved = self.moved
        self.answer(seat, choice)
        if alone and not self.lanes[seat]:
            self.go_on()
        if self.chance.draws != draws:
            self.uncovered = self.taught = True
        if self.uncovered:
            self.takebacks = NO_TAKEBACKS[len(self.lanes)]
        else:
            self.count_takeback(seat, alone, moved)

    def answer(self, seat: int, choice: Choice[Any]) -> None:
        """What a choice does before the table goes on."""
        self.moved = False
        self.events = []
        self.uncovered = False
        self.taught = False
        self.taken = NO_OPTIONS
        self.open_options[seat] = NO_OPTIONS
        self.lanes[seat].pop()
        choice.apply(self, seat)
        self.ask(seat)

    def rehearse(self, seat: int, choice: Choice[Any]) -> None:
        """Play one of the seat's options, but let the table wait, even if nobody has anything left to decide."""
        draws = self.chance.draws
        self.answer(seat, choice)
        self.taught = self.taught or self.chance.draws != draws

    def settle(self) -> None:
        """Offer every seat its options; if nobody has anything to decide, the table goes on."""
        if not self.ask_everyone():
            self.go_on()

    def go_on(self) -> None:
        """Nobody has anything to decide: the table goes on until somebody has."""
        while self.table:
            self.moved = True
            self.table.pop().run(self)
            if self.ask_everyone():
                return

    def ask_everyone(self) -> bool:
        """Offer every seat its options; whether anybody has a choice."""
        thinking = False
        for seat, lane in enumerate(self.lanes):
            if lane:
                self.ask(seat)
                if lane:
                    thinking = True
        return thinking

    def ask(self, seat: int) -> None:
        """Offer a seat its options; a decision with only one is taken at once, unless that is a secret."""
        lane = self.lanes[seat]
        while lane and not self.open_options[seat]:
            options = lane[-1].options(self, seat)
            if len(options) == 1 and self.takes_forced(seat):
                lane.pop()
                self.taken = self.taken + options
                options[0].apply(self, seat)
            elif options:
                self.open_options[seat] = options
            else:
                raise DeadEnd(seat, type(lane[-1]).__name__)

    def takes_forced(self, seat: int) -> bool:
        """Whether the only option of the seat's decision is taken without asking; see `discreet`."""
        return not self.discreet or self.lanes[seat][-1].is_open(self, seat)

    def count_takeback(self, seat: int, alone: bool, moved: bool) -> None:
        """Nobody has learnt anything from the choice, so its seat may take it back; see `takebacks`.

        Once the table has moved on, what could be taken back before ends here, but for the seat's own choices if it
        decides alone. Until then choices do not depend on each other, and each seat takes back its own, also one that
        is ready while others go on deciding.
        """
        mine = self.takebacks[seat] if alone or not moved else 0
        self.takebacks = NO_TAKEBACKS[self.seats][:] if moved else self.takebacks[:]
        self.takebacks[seat] = mine + 1

    def tell(self, event: Event) -> None:
        """Note something that happened."""
        self.events.append(event)

    def disclose(self, event: Event) -> None:
        """Note that a seat showed what it alone knew: once others have seen it, it cannot be taken back."""
        self.uncovered = True
        self.events.append(event)

    def uncover(self, event: Event) -> None:
        """Note that something became known that nobody could know, or not whoever chose: that cannot be taken back."""
        self.uncovered = True
        self.taught = True
        self.events.append(event)
