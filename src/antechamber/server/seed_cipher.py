"""The seeds of running games are sealed in the store, so that a copy of it shows no hands.

The key is a file beside the database, or wherever `--key-file` says. It has one key a line: the first one seals, any of
them opens. It is never copied with the tables.
"""

from __future__ import annotations

import os
from hashlib import blake2b
from pathlib import Path
from secrets import token_hex
from typing import Final

from sqlalchemy import make_url

from antechamber.core.errors import AntechamberError
from antechamber.server.private_files import OWNERS, make_folder, make_private
from antechamber.server.settings import Settings, data_folder

KEY_BYTES: Final = 32
USE: Final = b"antechamber seal"


class SeedCipher:
    """Hides a table's seed behind a pad that only the key and the table's id lead to.

    Keyed blake2b cannot be told from chance without the key. A table's id is random and never used again, and its seed
    never changes: so each pad hides one thing only, and to add it bit by bit is as good as any cipher. What is sealed
    begins with a name of its key, so that a wrong key is known from the right one.
    """

    def __init__(self, keys: list[bytes]) -> None:
        self.keys = {name_of(key): key for key in keys}

    def encrypt(self, table_id: str, seed: str) -> str | None:
        """The seed, sealed; None if there is no key to do it with."""
        for name, key in self.keys.items():
            return f"{name}:{padded(key, table_id, bytes.fromhex(seed)).hex()}"
        return None

    def decrypt(self, table_id: str, sealed: str) -> str | None:
        """The seed; None if its key is not here."""
        name, _, hidden = sealed.partition(":")
        return padded(self.keys[name], table_id, bytes.fromhex(hidden)).hex() if name in self.keys else None


NO_CIPHER: Final = SeedCipher([])


def name_of(key: bytes) -> str:
    return blake2b(b"name", key=key, digest_size=6, person=USE).hexdigest()


def padded(key: bytes, table_id: str, what: bytes) -> bytes:
    pad = blake2b(table_id.encode(), key=key, digest_size=len(what), person=USE).digest()
    return bytes(one ^ other for one, other in zip(what, pad, strict=True))


def key_path(settings: Settings) -> Path:
    """Where the key is: beside a database that is a file, else in the data folder."""
    if settings.key_file:
        return Path(settings.key_file)
    url = make_url(settings.database_url)
    if url.drivername.startswith("sqlite") and url.database not in {None, "", ":memory:"}:
        return Path(f"{url.database}.key")
    return data_folder() / "antechamber.key"


def new_key() -> str:
    return token_hex(KEY_BYTES) + "\n"


def make_key(settings: Settings) -> None:
    """The key is made when a server starts for the first time; one that is there is made private."""
    file = key_path(settings)
    if file.exists():
        make_private(file)
        return
    make_folder(file.parent)
    with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNERS), "w") as key:
        key.write(new_key())
        key.flush()
        # What is sealed is worth nothing without it: it must not be lost in a power cut that the tables survive.
        os.fsync(key.fileno())


def read_cipher(settings: Settings) -> SeedCipher:
    """The cipher with the keys that are there; perhaps there are none."""
    file = key_path(settings)
    if not file.exists():
        return NO_CIPHER
    return SeedCipher([as_key(line.strip(), file) for line in file.read_text().splitlines() if line.strip()])


def as_key(line: str, file: Path) -> bytes:
    try:
        key = bytes.fromhex(line)
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise AntechamberError(
            f"What is in {file} is not a key: each line must have {2 * KEY_BYTES} hexadecimal digits."
        )
    return key
