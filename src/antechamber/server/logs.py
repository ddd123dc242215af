"""Logs: a line for each thing worth knowing, never with a secret in it."""

from __future__ import annotations

import logging
import sys
from typing import Any, Final

import structlog

SECRET: Final = ("token", "seed", "half", "share", "cookie", "link", "session", "authorization")


def without_secrets(_logger: object, _method: str, event: Any) -> Any:
    """A last net: whatever is called like a secret is left out."""
    return {name: "…" if any(word in name.lower() for word in SECRET) else value for name, value in event.items()}


def write_logs() -> None:
    """For people where there is a terminal, else one JSON object a line."""
    ink: Any = structlog.dev.ConsoleRenderer() if sys.stderr.isatty() else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            without_secrets,
            ink,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
