"""Everything a state holds, as plain data to compare."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

NEWS: Final = frozenset({"events", "taken", "taught", "uncovered"})
UNDO: Final = frozenset({"takebacks"})
PLAIN: Final = frozenset({int, bool, str, bytes, type(None)})


def fields(thing: object) -> list[str]:
    """The names of all that an object holds: a compiled class lists them, an interpreted object has slots and more."""
    listed = getattr(type(thing), "__mypyc_attrs__", ())
    slots = [name for kind in type(thing).__mro__ for name in vars(kind).get("__slots__", ())]
    names = {*listed, *slots, *getattr(thing, "__dict__", ())}
    return sorted(name for name in names if not name.startswith("__"))


def dump(state: object, without: Collection[str] = NEWS) -> dict[str, Any]:
    """A state's fields as plain data; choices and steps by what they are, shared tables not at all."""
    left_out = {*without, "box", "choices"}
    names = [name for name in fields(state) if name not in left_out]
    return {name: plain(getattr(state, name)) for name in names if hasattr(state, name)}


def differing(one: dict[str, Any], other: dict[str, Any]) -> str:
    """The names of the fields in which two dumps differ."""
    return ", ".join(name for name in sorted({*one, *other}) if one.get(name) != other.get(name))


def differing_views(one: object, other: object) -> str:
    """The names of the fields in which two views differ, each with what is there and there."""
    names = getattr(one, "__struct_fields__", ())
    pairs = {name: (getattr(one, name), getattr(other, name, None)) for name in names}
    return ", ".join(f"{name} ({was!r}, {now!r})" for name, (was, now) in pairs.items() if was != now)


def plain(value: Any) -> Any:
    if type(value) in PLAIN:
        return value
    if isinstance(value, list | tuple):
        return list(value) if PLAIN.issuperset(map(type, value)) else [plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if hasattr(value, "text"):
        return value.text
    return [type(value).__name__, {name: plain(getattr(value, name)) for name in fields(value)}]
