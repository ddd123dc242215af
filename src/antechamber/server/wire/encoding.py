"""Writing a message: as bytes for HTTP and worker processes, as text for sockets and the store."""

from __future__ import annotations

from typing import Any, Final

import msgspec

encode: Final = msgspec.json.Encoder().encode


def encode_text(message: Any) -> str:
    return encode(message).decode()
