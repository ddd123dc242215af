"""The fields of an observation, as a table for people."""

from __future__ import annotations

from antechamber.envs.encoding import Encoding


def listing(encoding: Encoding) -> str:
    """A Markdown table: where each field begins, how long it is, between what its numbers lie, what they mean."""
    rows = ["| from | size | field | numbers | meaning |", "|---:|---:|---|---|---|"]
    at = 0
    for field in encoding.fields:
        rows.append(f"| {at} | {field.size} | `{field.name}` | {field.low} to {field.high} | {field.meaning} |")
        at += field.size
    return "\n".join(rows)
