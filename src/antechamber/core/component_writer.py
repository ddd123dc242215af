"""Writing component files: what `core/components.py` reads, one line an entry."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any, Final

from antechamber.core.components import Entry, Sheet
from antechamber.core.looks import Look

BARE: Final = re.compile(r"[A-Za-z0-9_-]+")

# A section's lines by key: values, and where each of them comes from.
Line = tuple[dict[str, Any], dict[str, str]]
Sections = dict[str, dict[str, Line]]
Looks = dict[str, dict[str, Any]]


def lines_of(sheet: Sheet) -> Sections:
    """Everything in a box, line by line."""
    return {
        section: {key: (entry.values, origins(entry)) for key, entry in entries.items()}
        for section, entries in sheet.sections.items()
    }


def origins(entry: Entry) -> dict[str, str]:
    return {name: entry.origin(name) for name in entry.values}


def looks_of(sheet: Sheet) -> Looks:
    return {key: look_values(look) for key, look in sheet.looks.items()}


def look_values(look: Look) -> dict[str, Any]:
    values = {"at": look.at, "side": look.side, "colour": look.colour, "icon": look.icon}
    return {name: value for name, value in values.items() if value}


def is_whole(sections: Sections, looks: Looks, base: Sheet) -> bool:
    """Whether a box has all that its base has, and new lines after it: only then do lines that differ say all."""
    kept = all(list(sections.get(section, {}))[: len(keys)] == keys for section, keys in base.order.items())
    return kept and looks.keys() >= base.looks.keys()


def differing(sections: Sections, base: Sheet) -> Sections:
    """The lines that are not in the base, or not like that."""
    known = lines_of(base)
    return {
        section: {key: line for key, line in lines.items() if known.get(section, {}).get(key) != line}
        for section, lines in sections.items()
    }


def differing_looks(looks: Looks, base: Sheet) -> Looks:
    known = looks_of(base)
    return {key: values for key, values in looks.items() if known.get(key) != values}


def write_file(title: str, sections: Sections, looks: Looks, based_on: str = "") -> str:
    """The text of a component file."""
    head = ["[set]", f"title = {text_of(title)}"]
    if based_on:
        head.append(f"based_on = {text_of(based_on)}")
    parts = ["\n".join(head)]
    for section, lines in sections.items():
        written = [f"{key_of(key)} = {line_of(values, origin)}" for key, (values, origin) in lines.items()]
        if written or not based_on:
            parts.append("\n".join([f"[{key_of(section)}]", *written]))
    if looks:
        drawn = [f"{key_of(key)} = {text_of(values)}" for key, values in looks.items()]
        parts.append("\n".join(["[looks]", *drawn]))
    return "\n\n".join(parts) + "\n"


def line_of(values: dict[str, Any], origin: dict[str, str]) -> str:
    """The values of a line, and one provenance for all of them or one for some and `else` for the others."""
    told = Counter(origin.get(name, "") for name in values)
    if len(told) <= 1:
        return text_of({**values, "provenance": next(iter(told), "")})
    most = told.most_common(1)[0][0]
    some = {name: origin.get(name, "") for name in values if origin.get(name, "") != most}
    return text_of({**values, "provenance": {**some, "else": most}})


def text_of(value: Any) -> str:
    """A value as TOML writes it; its texts are those of JSON, with one more sign that must not stand as it is."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key_of(name)} = {text_of(item)}" for name, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(text_of(item) for item in value) + "]"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def key_of(key: str) -> str:
    return key if BARE.fullmatch(key) else text_of(key)
