"""All choices of Potemkin Empire, built once from its components."""

from __future__ import annotations

from typing import Any

from antechamber.core.flow import Choice
from antechamber.games.potemkin.choices import (
    ArrestAgent,
    ArrestSpent,
    Check,
    Construct,
    Cycle,
    Done,
    DrawNew,
    Fetch,
    Follow,
    Furnish,
    Go,
    GoHome,
    InspectBuilding,
    Look,
    LowerShield,
    Pick,
    Play,
    ProduceResources,
    Resolve,
    Rob,
    SendMeeple,
    Spy,
    Station,
    Stock,
    Store,
    TakeMeeple,
    TourVillage,
)
from antechamber.games.potemkin.components import MEEPLES, TYPES, Components
from antechamber.games.potemkin.rules.abilities import effect_of
from antechamber.games.potemkin.rules.effect import Effect


class Choices:
    """The catalogue, by kind of choice: lists by kind of card, by target (None where there is no building), by number.

    A target is `seat * reach + lot`. `effects` are the abilities, by kind of card.
    """

    def __init__(self, box: Components) -> None:
        kinds = list(enumerate(box.kinds))
        seats = range(box.most)
        self.effects: list[Effect | None] = [None if a is None else effect_of(a) for a in box.abilities]
        self.reach = len(box.card_kinds) + 1
        self.names = [f"{number // self.reach}.{number % self.reach}" for number in range(box.most * self.reach)]
        places = list(enumerate(self.names))
        self.pick: list[Choice[Any]] = [Pick("pick", "pack", kind, name) for kind, name in kinds]
        self.construct: list[Choice[Any]] = [
            Construct(f"construct {name}", f"facade:{name}", number) for number, name in enumerate(TYPES)
        ]
        self.furnish: list[Choice[Any]] = [Furnish("furnish", "hand", kind, name) for kind, name in kinds]
        self.play: list[Choice[Any]] = [Play("play", "hand", kind, name) for kind, name in kinds]
        self.done: Choice[Any] = Done("done", ("done",))
        self.look: list[Choice[Any]] = [Look("look", target, name) for target, name in places]
        self.tour: list[Choice[Any]] = [TourVillage(f"tour {seat}", f"village:{seat}", seat) for seat in seats]
        self.inspect: list[Choice[Any]] = [InspectBuilding("inspect", target, name) for target, name in places]
        self.arrest: list[Choice[Any]] = [ArrestAgent("arrest", target, name) for target, name in places]
        self.arrest_spent: list[Choice[Any]] = [
            ArrestSpent(f"arrest {seat}.spent", f"spent:{seat}", seat) for seat in seats
        ]
        self.take_meeple: list[Choice[Any]] = [
            TakeMeeple(f"take {name}", f"meeple:{name}", meeple) for meeple, name in enumerate(MEEPLES)
        ]
        self.send_meeple: list[Choice[Any]] = [
            SendMeeple(f"send {name}", f"meeple:{name}", meeple) for meeple, name in enumerate(MEEPLES)
        ]
        self.rob: list[Choice[Any]] = [Rob("rob", target, name) for target, name in places]
        self.store: list[Choice[Any]] = [Store("store", target, name) for target, name in places]
        self.cycle: list[Choice[Any]] = [Cycle("cycle", "hand", kind, name) for kind, name in kinds]
        self.draw_new: Choice[Any] = DrawNew("draw", ("deck",))
        self.spy: Choice[Any] = Spy("spy", ("spy",))
        self.lower_shield: Choice[Any] = LowerShield("lower shield", ("meeple:shield",))
        self.check: list[Choice[Any]] = [Check("check", target, name) for target, name in places]
        self.go: Choice[Any] = Go("go", ("go",))
        self.fetch: list[Choice[Any]] = [Fetch("fetch", target, name) for target, name in places]
        self.resolve: list[Choice[Any]] = [Resolve("resolve", target, name) for target, name in places]
        self.follow: list[Choice[Any]] = [Follow("follow", target, name) for target, name in places]
        self.go_home: Choice[Any] = GoHome("go home", ("go home",))
        self.produce: Choice[Any] = ProduceResources("produce", ("produce",))
        self.stock: list[Choice[Any]] = [Stock("stock", target, name) for target, name in places]
        self.station: list[Choice[Any]] = [Station("station", target, name) for target, name in places]

    def all(self) -> list[Choice[Any]]:
        return [
            *self.pick,
            *self.construct,
            *self.furnish,
            *self.play,
            self.done,
            *self.look,
            *self.tour,
            *self.inspect,
            *self.arrest,
            *self.arrest_spent,
            *self.take_meeple,
            *self.send_meeple,
            *self.rob,
            *self.store,
            *self.cycle,
            self.draw_new,
            self.spy,
            self.lower_shield,
            *self.check,
            self.go,
            *self.fetch,
            *self.resolve,
            *self.follow,
            self.go_home,
            self.produce,
            *self.stock,
            *self.station,
        ]
