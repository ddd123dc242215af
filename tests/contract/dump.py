"""Everything a state holds, as plain data to compare."""

from inspect import isdatadescriptor

NEWS = {"events", "uncovered"}
UNDO = {"takebacks"}


def fields(thing):
    """The names of an object's slots, the same for compiled and interpreted classes."""
    return sorted(
        name
        for cls in type(thing).__mro__
        for name, value in vars(cls).items()
        if isdatadescriptor(value) and not isinstance(value, property) and not name.startswith("__")
    )


def dump(state, without=NEWS):
    """A state's fields as plain data; choices and steps by what they are, shared tables not at all."""
    return {name: plain(getattr(state, name)) for name in fields(state) if name not in {*without, "box", "choices"}}


def plain(value):
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if value is None or isinstance(value, int | str | bytes):
        return value
    if hasattr(value, "text"):
        return value.text
    return [type(value).__name__, {name: plain(getattr(value, name)) for name in fields(value)}]
