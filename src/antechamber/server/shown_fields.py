"""A view field by field as it goes over the wire, so that only what has changed is sent."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from antechamber.core.flow import State
from antechamber.server.wire.encoding import encode

Fields = dict[str, Raw]


def as_sent(view: Any) -> Fields:
    return {name: Raw(encode(getattr(view, name))) for name in view.__struct_fields__}


def whole_view(s: State, seat: int) -> dict[str, Any]:
    """What a seat is shown, field by field, of a game that does not say which of it others see in another way."""
    view: Any = s.view(seat)
    return {name: getattr(view, name) for name in view.__struct_fields__}


def changed_fields(before: Fields, after: Fields) -> Fields:
    """What is shown otherwise now."""
    return {name: raw for name, raw in after.items() if raw != before.get(name)}
