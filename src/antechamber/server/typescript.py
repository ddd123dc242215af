"""`make types` writes web/src/lib/wire.ts with this: the wire as TypeScript sees it.

Made from the JSON schemas that msgspec gives for the messages and for the views of all games, so that a client that
compiles speaks the language of this server. Runs on the interpreted engine: compiled views have forgotten the types of
their fields.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any, Final, get_args

import msgspec

from antechamber.games import GAMES, module_name
from antechamber.server.wire import actions, client, lobby, requests, said, story, table

HEAD: Final = """\
// Made by `make types`; do not edit. What a server and its clients say to each other.
"""
SIMPLE: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
SPOKEN: Final = (
    lobby.GameCard,
    lobby.ComponentValue,
    lobby.Lobby,
    lobby.Me,
    lobby.Engine,
    lobby.Links,
    lobby.Joined,
    requests.NewTable,
    requests.Continue,
    requests.Join,
    requests.Rename,
    said.Box,
    story.Story,
    story.Tutorial,
    story.Analysis,
    *get_args(actions.AnyTableAction),
    *get_args(client.AnyClientMessage),
    *get_args(table.AnyMessage),
)
UNIONS: Final = {
    "AnyTableAction": actions.AnyTableAction,
    "AnyClientMessage": client.AnyClientMessage,
    "AnyMessage": table.AnyMessage,
}
# What the view module of a game shows: a table, and perhaps a box.
SHOWN: Final = ("View", "Box")


def generate() -> str:
    """The whole file."""
    views = {title(key): import_module(f"antechamber.games.{module_name(key)}.view") for key in GAMES}
    parts = [HEAD, f"export const VERSION = {table.VERSION};\n", *declarations(SPOKEN, "")]
    for name, union in UNIONS.items():
        members = " | ".join(member.__name__ for member in get_args(union))
        parts.append(f"export type {name} = {members};\n")
    for prefix, view in views.items():
        parts += declarations(tuple(getattr(view, name) for name in SHOWN if hasattr(view, name)), prefix)
    known = "; ".join(f'"{key}": {title(key)}View' for key in GAMES)
    parts.append(f"export interface Views {{ {known} }}\n")
    return "\n".join(parts)


def title(key: str) -> str:
    return "".join(part.capitalize() for part in key.split("-"))


def declarations(kinds: tuple[type, ...], prefix: str) -> list[str]:
    """An interface for each structure that these kinds are made of."""
    _, found = msgspec.json.schema_components(kinds, ref_template="{name}")
    return [declare(name, schema, prefix) for name, schema in sorted(found.items())]


def declare(name: str, schema: dict[str, Any], prefix: str) -> str:
    note = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{note}export type {prefix}{name} = {form(schema, prefix)};\n"
    required = schema.get("required", [])
    rows = [
        f"  {key}{'' if key in required else '?'}: {form(value, prefix)};"
        for key, value in schema["properties"].items()
    ]
    return note + f"export interface {prefix}{name} {{\n" + "\n".join(rows) + "\n}\n"


def form(schema: dict[str, Any], prefix: str) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return prefix + str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(form(part, prefix) for part in schema["anyOf"]))
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " | ".join(msgspec.json.encode(value).decode() for value in values)
    if schema.get("type") == "array":
        return arrays(schema, prefix)
    if schema.get("type") == "object":
        return f"Record<string, {form(schema.get('additionalProperties') or {}, prefix)}>"
    return SIMPLE.get(schema.get("type", ""), "unknown")


def arrays(schema: dict[str, Any], prefix: str) -> str:
    if "prefixItems" in schema:
        return "[" + ", ".join(form(part, prefix) for part in schema["prefixItems"]) + "]"
    items = schema.get("items")
    inner = form(items, prefix) if isinstance(items, dict) else "unknown"
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


if __name__ == "__main__":
    sys.stdout.write(generate())
