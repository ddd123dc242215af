"""Everything a seat can choose in Potemkin Empire; each choice runs its own rule."""

from __future__ import annotations

from antechamber.core.event import Event
from antechamber.core.flow import Choice
from antechamber.core.lists import without
from antechamber.games.potemkin.catalogue import Choices
from antechamber.games.potemkin.components import BOARD, ESPIONAGE, MEEPLES, TYPES, Components
from antechamber.games.potemkin.memory import ASIDE, BUILDING, DISCARDS, EVERYONE, SHOWN, just, note, note_all
from antechamber.games.potemkin.rules.abilities import FinishAbility, effect_of
from antechamber.games.potemkin.rules.constructing import FURNISH, construct
from antechamber.games.potemkin.rules.drafting import draw_to_hand, names, one_of
from antechamber.games.potemkin.rules.ending import STATION, empty_posts
from antechamber.games.potemkin.rules.looking import INSPECT_ONE, LOOK_INTO, SET_ASIDE, secrets
from antechamber.games.potemkin.rules.moving import ARREST, agents_of, hand_meeple, holder, loot
from antechamber.games.potemkin.rules.producing import STOCK, Flip, produce
from antechamber.games.potemkin.rules.spying import (
    ASSIGN,
    FETCH,
    RESOLVE,
    check,
    check_with_agent,
    has_targets,
    set_out,
    spend,
    turn_away,
)
from antechamber.games.potemkin.state import PotemkinState


class OfKind(Choice[PotemkinState]):
    """A choice of a kind of Interior card."""

    def __init__(self, verb: str, where: str, kind: int, name: str) -> None:
        super().__init__(f"{verb} {name}", (f"{where}:{name}",))
        self.kind = kind


class OfBuilding(Choice[PotemkinState]):
    """A choice of a building, by seat and lot."""

    def __init__(self, verb: str, target: int, name: str) -> None:
        super().__init__(f"{verb} {name}", (f"building:{name}",))
        self.target = target


class OfNumber(Choice[PotemkinState]):
    """A choice of something else that is numbered: a type, a meeple, a seat."""

    def __init__(self, text: str, target: str, number: int) -> None:
        super().__init__(text, (target,))
        self.number = number


# Drafting and constructing


class Pick(OfKind):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R2.5 R2.6 The card you keep, in secret until the packs are passed."""
        s.picks[seat] = one_of(s, s.packs[seat], self.kind)


class Construct(OfNumber):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R4.2 R4.7 First the Facade; nobody else sees it before the card is down."""
        s.raising = self.number
        s.lanes[seat].append(FURNISH)


class Furnish(OfKind):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R4.2 Then the interior."""
        construct(s, seat, one_of(s, s.hands[seat], self.kind))


# Abilities


class PlayCard(OfKind):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R6.1 R6.2 R6.5 R6.8 A card is shown for its ability, which then runs its course."""
        turn_away(s, seat)
        card = one_of(s, s.hands[seat], self.kind)
        s.hands[seat] = without(s.hands[seat], card)
        s.played = card
        note(s, card, SHOWN, EVERYONE)
        s.disclose(Event("play", seat, names(s, [card])))
        s.table.append(FinishAbility(seat, s.box.free[self.kind]))
        effect = s.choices.effects[self.kind]
        assert effect is not None
        effect.begin(s, seat)


class Enough(Choice[PotemkinState]):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R6.11 R6.13 R6.16 Enough of what the card allows."""


class Look(OfBuilding):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R6.11 You alone see the interior; everybody sees where you looked."""
        look_at(s, seat, self.target)
        s.marked = [*s.marked, self.target]
        s.picks_left -= 1
        if s.picks_left:
            s.lanes[seat].append(LOOK_INTO)


class TourVillage(OfNumber):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R6.12 You see all face-down interiors of the village."""
        for target in secrets(s, self.number):
            look_at(s, seat, target)


def look_at(s: PotemkinState, seat: int, target: int) -> None:
    """R6.11 R11.2 What one has looked at one knows as long as the building stands."""
    building = s.building(target)
    note(s, building.card, BUILDING + building.number, just(seat))
    s.change(target).knowers |= just(seat)
    s.uncover(Event("look", seat, s.about(target), names(s, [building.card])))


class InspectBuilding(OfBuilding):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R6.13 The building is checked as by a spy, but no agent can die or go on."""
        check(s, seat, self.target)
        s.marked = [*s.marked, self.target]
        s.picks_left -= 1
        if s.picks_left and has_targets(s, seat):
            s.lanes[seat].append(INSPECT_ONE)


class ArrestAgent(OfBuilding):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R6.16 A ready agent returns to the supply."""
        s.tell(Event("arrest", seat, s.about(self.target)))
        s.change(self.target).agents -= 1
        arrested(s, seat, s.owner(self.target))


class ArrestSpent(OfNumber):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R6.16 A spent agent returns to the supply."""
        s.tell(Event("arrest spent", seat, (str(self.number),)))
        s.spent[self.number] -= 1
        arrested(s, seat, self.number)


def arrested(s: PotemkinState, seat: int, owner: int) -> None:
    s.agents += 1
    s.picks_left -= 1
    s.lowest = owner
    if s.picks_left and agents_of(s, owner):
        s.lanes[seat].append(ARREST)


class TakeMeeple(OfNumber):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R6.17 The meeple comes to your village, from wherever it is."""
        hand_meeple(s, self.number, seat)
        s.tell(Event(f"gain {MEEPLES[self.number]}", seat))


class SendMeeple(OfNumber):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R6.18 The meeple goes back to the board."""
        s.tell(Event("send away", seat, (MEEPLES[self.number], str(holder(s, self.number)))))
        hand_meeple(s, self.number, BOARD)


class Rob(OfBuilding):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R6.21 Cubes are taken from behind a building."""
        building = s.change(self.target)
        s.cubes_left = loot(s, building)
        building.cubes -= s.cubes_left
        s.tell(Event("rob", seat, (*s.about(self.target), str(s.cubes_left))))


class StoreIn(OfBuilding):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R6.20 R6.21 All cubes on their way go behind this building."""
        s.change(self.target).cubes += s.cubes_left
        s.tell(Event("store", seat, (*s.about(self.target), str(s.cubes_left))))
        s.cubes_left = 0


class Cycle(OfKind):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R6.22 A card is put aside, for nobody else to see."""
        card = one_of(s, s.hands[seat], self.kind)
        s.hands[seat] = without(s.hands[seat], card)
        s.aside = [*s.aside, card]
        s.picks_left -= 1
        s.lowest = self.kind
        s.lanes[seat].append(SET_ASIDE)


class DrawNew(Choice[PotemkinState]):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R6.22 R6.23 As many new cards as were put aside; only then do those go to the discards."""
        aside, s.aside = s.aside, []
        s.disclose(Event("cycle", seat, (str(len(aside)),), names(s, aside)))
        note_all(s, aside, ASIDE, just(seat))
        for _ in aside:
            draw_to_hand(s, seat, "draw")
        note_all(s, aside, DISCARDS, just(seat))
        s.discards += aside


# Spying


class Spy(Choice[PotemkinState]):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R7.1 Any number of your ready agents will spy, at least one."""
        turn_away(s, seat)
        s.picks_left = s.ready_agents(seat)
        s.lowest = 0
        s.assigned = []
        s.tell(Event("spy", seat))
        s.lanes[seat].append(ASSIGN)


class LowerShield(Choice[PotemkinState]):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R7.5 R7.6 An agent is spent to send the shield back to the board, before any other is placed."""
        s.tell(Event("lower shield", seat, (str(s.shield),)))
        s.shield = BOARD
        s.picks_left -= 1
        s.lanes[seat].append(ASSIGN)


class Check(OfBuilding):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R7.2 An agent is placed in front of the building."""
        s.assigned = [*s.assigned, self.target]
        s.lowest = self.target
        s.picks_left -= 1
        s.tell(Event("assign", seat, s.about(self.target)))
        s.lanes[seat].append(ASSIGN)


class Go(Choice[PotemkinState]):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R7.2 R7.8 No more agents are placed; those that are have to come from somewhere."""
        s.picks_left = s.ready_agents(seat) - s.picks_left
        s.lowest = 0
        s.lanes[seat].append(FETCH)


class Fetch(OfBuilding):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R7.8 An agent leaves this building."""
        s.change(self.target).agents -= 1
        s.out += 1
        s.picks_left -= 1
        s.lowest = self.target
        if s.picks_left:
            s.lanes[seat].append(FETCH)
        else:
            set_out(s, seat)


class Resolve(OfBuilding):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R7.9 R7.10 The agent here does its work, before the next one does."""
        s.assigned = without(s.assigned, self.target)
        if s.assigned:
            s.lanes[seat].append(RESOLVE)
        check_with_agent(s, seat, self.target)


class Follow(OfBuilding):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R7.15 R7.16 The same agent checks another building at once."""
        check_with_agent(s, seat, self.target)


class GoHome(Choice[PotemkinState]):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R7.15 The agent does not go on."""
        spend(s, seat)


# Producing, and readying agents


class ProduceResources(Choice[PotemkinState]):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R8.1 R8.2 R8.3 Cubes first, then the token turns if it shows Construction."""
        turn_away(s, seat)
        if not s.producing[seat]:
            s.table.append(Flip(seat))
        produce(s, seat)


class Stock(OfBuilding):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R8.4 One of the last cubes goes here."""
        s.change(self.target).cubes += 1
        s.lowest = self.target
        s.cubes_left -= 1
        s.tell(Event("stock", seat, s.about(self.target)))
        if s.cubes_left:
            s.lanes[seat].append(STOCK)


class Station(OfBuilding):
    def apply(self, s: PotemkinState, seat: int) -> None:
        """R9.4 R9.5 R6.14 An agent goes behind this building."""
        building = s.change(self.target)
        filled = building.type == ESPIONAGE and not building.agents
        building.agents += 1
        s.out -= 1
        s.lowest = 0 if filled and not empty_posts(s, seat) else self.target
        s.tell(Event("station", seat, s.about(self.target)))
        if s.out:
            s.lanes[seat].append(STATION)


def catalogue_of(box: Components) -> Choices:
    """Every choice there is with these components."""
    c = Choices(box)
    c.effects = [None if ability is None else effect_of(ability) for ability in box.abilities]
    kinds = list(enumerate(box.kinds))
    places = list(enumerate(c.names))
    c.pick = c.row([Pick("pick", "pack", kind, name) for kind, name in kinds])
    c.construct = c.row([Construct(f"construct {name}", f"facade:{name}", number) for number, name in enumerate(TYPES)])
    c.furnish = c.row([Furnish("furnish", "hand", kind, name) for kind, name in kinds])
    c.play = c.row([PlayCard("play", "hand", kind, name) for kind, name in kinds])
    enter_abilities(c, box, places)
    enter_spying(c, places)
    c.produce = c.one(ProduceResources("produce", ("produce",)))
    c.stock = c.row([Stock("stock", target, name) for target, name in places])
    c.station = c.row([Station("station", target, name) for target, name in places])
    return c


def enter_abilities(c: Choices, box: Components, places: list[tuple[int, str]]) -> None:
    seats, meeples = range(box.most), list(enumerate(MEEPLES))
    c.done = c.one(Enough("done", ("done",)))
    c.look = c.row([Look("look", target, name) for target, name in places])
    c.tour = c.row([TourVillage(f"tour {seat}", f"village:{seat}", seat) for seat in seats])
    c.inspect = c.row([InspectBuilding("inspect", target, name) for target, name in places])
    c.arrest = c.row([ArrestAgent("arrest", target, name) for target, name in places])
    c.arrest_spent = c.row([ArrestSpent(f"arrest {seat}.spent", f"spent:{seat}", seat) for seat in seats])
    c.take_meeple = c.row([TakeMeeple(f"take {name}", f"meeple:{name}", meeple) for meeple, name in meeples])
    c.send_meeple = c.row([SendMeeple(f"send {name}", f"meeple:{name}", meeple) for meeple, name in meeples])
    c.rob = c.row([Rob("rob", target, name) for target, name in places])
    c.store = c.row([StoreIn("store", target, name) for target, name in places])
    c.cycle = c.row([Cycle("cycle", "hand", kind, name) for kind, name in enumerate(box.kinds)])
    c.draw_new = c.one(DrawNew("draw", ("deck",)))


def enter_spying(c: Choices, places: list[tuple[int, str]]) -> None:
    c.spy = c.one(Spy("spy", ("spy",)))
    c.lower_shield = c.one(LowerShield("lower shield", ("meeple:shield",)))
    c.check = c.row([Check("check", target, name) for target, name in places])
    c.go = c.one(Go("go", ("go",)))
    c.fetch = c.row([Fetch("fetch", target, name) for target, name in places])
    c.resolve = c.row([Resolve("resolve", target, name) for target, name in places])
    c.follow = c.row([Follow("follow", target, name) for target, name in places])
    c.go_home = c.one(GoHome("go home", ("go home",)))
