"""Everything a state holds, as plain data to compare."""

NEWS = {"events", "uncovered"}
UNDO = {"takebacks"}


def fields(thing):
    """The names of all that an object holds: a compiled class lists them, an interpreted object has slots and more."""
    listed = getattr(type(thing), "__mypyc_attrs__", None)
    if listed is not None:
        return sorted(name for name in listed if not name.startswith("__"))
    slots = [name for kind in type(thing).__mro__ for name in vars(kind).get("__slots__", ())]
    return sorted([*slots, *getattr(thing, "__dict__", {})])


def dump(state, without=NEWS):
    """A state's fields as plain data; choices and steps by what they are, shared tables not at all."""
    left_out = {*without, "box", "choices"}
    return {name: plain(getattr(state, name)) for name in fields(state) if name not in left_out}


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
    return [type(value).__name__, {name: plain(getattr(value, name)) for name in fields(value)}]
