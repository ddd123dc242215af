"""The features of an observation, as a table for people."""

from __future__ import annotations

from antechamber.envs.encoding import Encoding


def listing(encoding: Encoding) -> str:
    """A Markdown table: where each feature begins, how long it is, between what its numbers lie, what they mean."""
    rows = ["| from | size | feature | numbers | meaning |", "|---:|---:|---|---|---|"]
    at = 0
    for feature in encoding.features:
        rows.append(
            f"| {at} | {feature.size} | `{feature.name}` | {feature.low} to {feature.high} | {feature.meaning} |"
        )
        at += feature.size
    return "\n".join(rows)
