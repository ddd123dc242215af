"""Trade tokens: taken from waterways, laid on the pad, covered, discarded and resolved."""

from __future__ import annotations

from typing import Final

from antechamber.core.composition import Composition, Item, Part
from antechamber.core.event import Event
from antechamber.core.flow import Choice, Decision, Step
from antechamber.core.lists import put, with_one, without_one
from antechamber.games.first_tsar.constants import NOTHING
from antechamber.games.first_tsar.operation import Operation
from antechamber.games.first_tsar.state import TsarState

# Taking


def take_token(s: TsarState, seat: int, token: int) -> None:
    """R5.8 R5.9 R5.10 The token is laid on the pad and then resolved, before anything that was already under way."""
    s.tell(Event("take token", seat, (s.box.trade[token],)))
    s.incoming = token
    s.table += s.choices.trade_effects[token]
    if len(s.pads[seat]) == s.box.slots:
        s.owed = 1
        s.lowest = 0
        s.lanes[seat].append(DISCARD)
    else:
        lay_on_pad(s, seat)


def lay_on_pad(s: TsarState, seat: int) -> None:
    """R5.8 In the own turn it does not matter where; after it, it does."""
    s.pads = with_one(s.pads, seat, s.incoming)
    s.incoming = NOTHING
    if not s.own_turn:
        cover(s, seat)


class ChooseTokens(Decision[TsarState]):
    prompt = "discard"
    rule = "R5.10"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R5.10 R6.4 Token by token in ascending order; equal ones are one option."""
        pad = s.pads[seat]
        options: list[Choice[TsarState]] = []
        before = NOTHING
        for at, token in enumerate(pad):
            if token != before and token >= s.lowest and len(pad) - at >= s.owed:
                options.append(s.choices.discard[token])
            before = token
        return options

    def composition(self, s: TsarState, seat: int) -> Composition:
        pad = s.pads[seat]
        tokens = sorted({token for token in pad if token >= s.lowest})
        things = [Item(f"pad:{s.box.trade[token]}", pad.count(token)) for token in tokens]
        return Composition(self.prompt, [Part(things, s.owed, s.owed)])


class DiscardToken(Choice[TsarState]):
    def __init__(self, token: int, name: str) -> None:
        super().__init__(f"discard {name}", (f"pad:{name}",))
        self.token = token

    def apply(self, s: TsarState, seat: int) -> None:
        """R5.10 R6.10 It goes without being resolved and never comes back."""
        s.owed -= 1
        s.lowest = self.token
        s.pads = without_one(s.pads, seat, self.token)
        lose_source(s, seat, self.token)
        s.trade_discards = [*s.trade_discards, self.token]
        s.tell(Event("discard token", seat, (s.box.trade[self.token],)))
        if s.incoming != NOTHING:
            lay_on_pad(s, seat)


def lose_source(s: TsarState, seat: int, token: int) -> None:
    """R5.19 A token that was chosen to be resolved and leaves the pad is lost, though an equal one may come.

    By the first version of these rules the equal one was resolved for it.
    """
    if s.rules > 1 and token not in s.pads[seat]:
        waiting = s.choices.run_source[token]
        for at, step in enumerate(s.table):
            if step is waiting:
                s.table[at] = LostSource(token)


# Which printed effects are covered


def visible(s: TsarState, seat: int) -> int:
    """R5.11 R6.6 How many printed effects a pad shows at the most."""
    return min(len(s.box.printed), s.box.slots - len(s.pads[seat]))


def cover(s: TsarState, seat: int) -> None:
    """R5.11 Ask which printed effects the tokens lie on, once they cannot be rearranged any more."""
    s.owed = len(s.box.printed) - visible(s, seat) - s.covered[seat].bit_count()
    s.lowest = 0
    for _ in range(s.owed):
        s.lanes[seat].append(COVER)


class ChooseCover(Decision[TsarState]):
    prompt = "cover"
    rule = "R5.11"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        """R5.11 In ascending order, so that each arrangement is reached in one way only."""
        seen = [number for number in range(s.lowest, len(s.box.printed)) if not s.covered[seat] >> number & 1]
        return [s.choices.cover[number] for number in seen[: len(seen) - s.owed + 1]]

    def composition(self, s: TsarState, seat: int) -> Composition:
        seen = [number for number in range(s.lowest, len(s.box.printed)) if not s.covered[seat] >> number & 1]
        things = [Item(target, 1) for number in seen for target in s.choices.cover[number].targets]
        return Composition(self.prompt, [Part(things, s.owed, s.owed)])


class CoverPrinted(Choice[TsarState]):
    def __init__(self, number: int, name: str) -> None:
        super().__init__(f"cover {name}", (f"pad:{name}",))
        self.number = number

    def apply(self, s: TsarState, seat: int) -> None:
        s.owed -= 1
        s.lowest = self.number
        s.covered = put(s.covered, seat, s.covered[seat] | 1 << self.number)


# Resolving


class ResolveTrade(Operation[TsarState]):
    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: TsarState) -> None:
        """R5.18 One token or printed effect of the pad, or two different ones."""
        s.picked = NOTHING
        s.lanes[s.acting].append(RESOLVE_ONE if self.number == 1 else RESOLVE_FIRST)


def sources(s: TsarState, seat: int) -> list[int]:
    """R5.18 Tokens on the pad and printed effects that can be seen or, in the own turn, be brought to light."""
    box = s.box
    found: list[int] = []
    for token in s.pads[seat]:
        if token not in found:
            found.append(token)
    return found + [len(box.trade) + number for number in range(len(box.printed)) if can_show(s, seat, number)]


def can_show(s: TsarState, seat: int, number: int) -> bool:
    """R6.6 In the own turn tokens are moved as one likes, so any printed effect can be uncovered if one can."""
    return visible(s, seat) > 0 if s.own_turn else not s.covered[seat] >> number & 1


def partners(s: TsarState, seat: int, first: int) -> list[int]:
    """R5.18 R5.19 What may be resolved after `first`: another token, or another printed effect that is seen with it."""
    tokens, plain = len(s.box.trade), s.box.plain
    found: list[int] = []
    for source in sources(s, seat):
        if source == first and (source >= tokens or s.pads[seat].count(source) == 1):
            continue
        if source >= tokens and first >= tokens and visible(s, seat) < 2:
            continue
        if plain[first] and plain[source] and source < first:
            continue
        found.append(source)
    return found


class ChooseOne(Decision[TsarState]):
    prompt = "resolve"
    rule = "R5.18"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        return [s.choices.resolve[source] for source in sources(s, seat)]


class ChooseFirst(Decision[TsarState]):
    prompt = "resolve first"
    rule = "R5.18"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        return [s.choices.resolve_first[source] for source in sources(s, seat) if partners(s, seat, source)]


class ChooseSecond(Decision[TsarState]):
    prompt = "resolve second"
    rule = "R5.18"

    def options(self, s: TsarState, seat: int) -> list[Choice[TsarState]]:
        return [s.choices.resolve[source] for source in partners(s, seat, s.picked)]


class PickFirst(Choice[TsarState]):
    def __init__(self, source: int, name: str) -> None:
        super().__init__(f"first {name}", (f"pad:{name}",))
        self.source = source

    def apply(self, s: TsarState, seat: int) -> None:
        """R5.19 Both are chosen before either is resolved."""
        s.picked = self.source
        s.lanes[seat].append(RESOLVE_SECOND)


class ResolveSource(Choice[TsarState]):
    def __init__(self, source: int, name: str) -> None:
        super().__init__(f"resolve {name}", (f"pad:{name}",))
        self.source = source

    def apply(self, s: TsarState, seat: int) -> None:
        """R5.19 R6.8 In the order chosen, with a pause for free actions between the two."""
        steps = s.choices.run_source
        s.table.append(steps[self.source])
        if s.picked != NOTHING:
            if s.own_turn:
                s.table.append(s.choices.pause)
            s.table.append(steps[s.picked])
            s.picked = NOTHING


class RunSource(Step[TsarState]):
    def __init__(self, source: int) -> None:
        self.source = source

    def run(self, s: TsarState) -> None:
        """R5.19 What has left the pad, or has been covered, before its turn comes is lost."""
        seat, tokens = s.acting, len(s.box.trade)
        if self.source < tokens:
            if self.source in s.pads[seat]:
                s.tell(Event("resolve", seat, (s.box.trade[self.source],)))
                s.table += s.choices.trade_effects[self.source]
        elif can_show(s, seat, self.source - tokens):
            s.tell(Event("resolve printed", seat, (s.box.printed[self.source - tokens],)))
            s.table += s.choices.printed_effects[self.source - tokens]


class LostSource(RunSource):
    """A token that left the pad before its turn came."""

    def run(self, s: TsarState) -> None:
        """R5.19 It is not resolved, not even by an equal one."""


DISCARD: Final = ChooseTokens()
COVER: Final = ChooseCover()
RESOLVE_ONE: Final = ChooseOne()
RESOLVE_FIRST: Final = ChooseFirst()
RESOLVE_SECOND: Final = ChooseSecond()
