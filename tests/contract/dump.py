"""Everything a state holds, as plain data to compare."""

from functools import cache
from inspect import isdatadescriptor

NEWS = {"events", "uncovered"}
UNDO = {"takebacks"}


@cache
def fields(kind):
    """The names of a class's slots, the same for compiled and interpreted ones."""
    return sorted(
        name
        for cls in kind.__mro__
        for name, value in vars(cls).items()
        if isdatadescriptor(value) and not isinstance(value, property) and not name.startswith("__")
    )


def dump(state, without=NEWS):
    """A state's fields as plain data; choices and steps by what they are, shared tables not at all."""
    return {
        name: plain(getattr(state, name)) for name in fields(type(state)) if name not in {*without, "box", "choices"}
    }


PLAIN = frozenset({int, bool, str, bytes, type(None)})


def plain(value):
    if type(value) in PLAIN:
        return value
    if isinstance(value, list | tuple):
        return list(value) if PLAIN.issuperset(map(type, value)) else [plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if hasattr(value, "text"):
        return value.text
    return [type(value).__name__, {name: plain(getattr(value, name)) for name in fields(type(value))}]
