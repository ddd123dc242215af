"""Writing a message."""

from __future__ import annotations

from typing import Final

import msgspec

encode: Final = msgspec.json.Encoder().encode
