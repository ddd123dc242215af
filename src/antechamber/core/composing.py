"""From what people pick to the engine's own choices: see `composition`."""

from __future__ import annotations

from collections import Counter
from itertools import takewhile
from typing import Any, NamedTuple

from antechamber.core.composition import Composition
from antechamber.core.draft import Draft
from antechamber.core.errors import AntechamberError
from antechamber.core.flow import Choice, State


class CannotCompose(AntechamberError):
    def __init__(self) -> None:
        super().__init__("These cannot be chosen together.")


def composition_of(s: State, seat: int) -> Composition | None:
    """The set that a seat is picking, if it is."""
    decision = s.decision(seat)
    return None if decision is None else decision.composition(s, seat)


class Ahead(NamedTuple):
    """Something that may be picked although another choice comes first, which says no more than that."""

    first: Choice[Any]
    between: State
    then: Choice[Any]


def ahead(s: State, seat: int) -> list[Ahead]:
    """What a seat's options lead to, where that may be picked at once; each thing by the first way to it."""
    decision = s.decision(seat)
    if decision is None or not decision.leads_on:
        return []
    found: list[Ahead] = []
    named = {target for option in s.options(seat) for target in option.targets}
    for first in s.options(seat):
        draft = Draft(s, seat)
        draft.choose(first.text)
        after = draft.state
        new = [then for then in after.options(seat) if then.targets and not named.intersection(then.targets)]
        found += [Ahead(first, after, then) for then in new]
        named.update(target for then in new for target in then.targets)
    return found


def compose(s: State, seat: int, things: list[str]) -> list[str]:
    """The choices by which a seat picks just these things, by their targets."""
    asked = composition_of(s, seat)
    found = None if asked is None else search(s, seat, asked, Counter(things))
    if found is None:
        raise CannotCompose
    return found


def search(s: State, seat: int, asked: Composition, left: Counter[str]) -> list[str] | None:
    """The choices by which a seat picks all that is left to pick and nothing else; None if there are none."""
    now = composition_of(s, seat)
    if now is None or now.group != asked.group:
        return None if left else []
    closed: list[str] | None = None if left else []
    for option in s.options(seat):
        found = closed if option.text == now.closing else go_on_with(s, seat, asked, option, left)
        if found is not None:
            return [option.text, *found]
    return None


def go_on_with(s: State, seat: int, asked: Composition, option: Choice[Any], left: Counter[str]) -> list[str] | None:
    """The choices after one of the options; what fixes a draft can only be the last of them."""
    rest = without(left, [option])
    if rest is None:
        return None
    draft = Draft(s, seat)
    draft.choose(option.text)
    rest = without(rest, picked_without_asking(draft.state, asked))
    if rest is None or draft.fixed:
        return None if rest is None or rest else []
    return search(draft.state, seat, asked, rest)


def picked_without_asking(s: State, asked: Composition) -> list[Choice[Any]]:
    """What of a set was taken because nothing else was left; what comes after its end is no part of it."""
    taken = takewhile(lambda choice: choice.text != asked.closing, s.taken)
    return [choice for choice in taken if choice.targets[0] in asked.targets]


def without(left: Counter[str], choices: list[Choice[Any]]) -> Counter[str] | None:
    """What is left when these are picked; None if one of them is not among it."""
    rest = left.copy()
    for choice in choices:
        target = choice.targets[0]
        if not rest[target]:
            return None
        rest[target] -= 1
    return +rest
