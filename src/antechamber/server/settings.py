"""How a server is set up: by options of `antechamber serve`, or by the environment (ANTECHAMBER_DATABASE and so on)."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
import platformdirs

PREFIX: Final = "ANTECHAMBER_"


def data_folder() -> Path:
    """Where a user's own tables are kept."""
    return Path(platformdirs.user_data_dir("antechamber", appauthor=False))


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What a process needs to know to serve.

    `bot_processes` are the worker processes in which bots think, `bot_limit` the seconds after which one that gives no
    answer is ended. `sweep` is how often a process looks for tables that nobody drives any more, and for what has been
    changed in the store by others. `trusted_proxies` are the addresses and networks, with commas between them, that are
    believed when they say whose request they pass on. `thinking` are the seconds a minute that a session's bots may
    think before others come first, `experiments` how many tables of a session may run although only bots play and
    nobody watches. From `metrics_port` on, 0 stands for "no limit", or for no port. `bot_limit` and `sweep` are for
    tests: nobody who hosts has had to change them, so `serve` has no options for them.
    """

    database: str = ""
    redis: str = ""
    host: str = "127.0.0.1"
    port: int = 8017
    base_url: str = ""
    trusted_proxies: str = ""
    workers: int = 1
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    bot_limit: float = 20.0
    sweep: float = 2.0
    thinking: float = 30.0
    experiments: int = 1
    components: str = ""
    key_file: str = ""
    metrics_port: int = 0
    access_log: bool = False
    tables_per_day: int = 100
    tables_per_day_by_address: int = 300
    tables_at_once: int = 50
    boxes_per_day: int = 30
    sockets_per_session: int = 50
    connections_per_address: int = 200
    largest_body: int = 256_000

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{data_folder() / 'antechamber.sqlite'}"

    @property
    def components_folder(self) -> Path:
        """Where a host keeps component files of their own: one folder a game."""
        return Path(self.components) if self.components else data_folder() / "components"


def to_environment(settings: Settings) -> dict[str, str]:
    """The settings as environment variables, for processes that are started from here."""
    return {PREFIX + name.upper(): str(value) for name, value in msgspec.structs.asdict(settings).items()}


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    given = {
        name: environment[PREFIX + name.upper()]
        for name in Settings.__struct_fields__
        if environment.get(PREFIX + name.upper())
    }
    return msgspec.convert(given, Settings, strict=False)
