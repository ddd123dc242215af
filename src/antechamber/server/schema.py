"""What is stored: tables, who sits at them, and an append-only log of choices whose key is the lock."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata: Final = MetaData()


def table_key() -> Column[str]:
    return Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("components", String(64), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", String(128), nullable=False),
    Column("settings", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("previous", String(24)),
    Column("following", String(24)),
    Column("length", Integer, nullable=False),
    Column("messages", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("pending", String(32), nullable=False),
    Column("rewind", Text),
    Column("result", Text),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("due", BigInteger),
    Column("sealed", Text),
    Column("shares", Text),
    Column("arranged", String(16), nullable=False, server_default=""),
    Column("given_up", Integer, nullable=False, server_default="0"),
    Column("timing", Text),
    Index("tables_due", "due"),
    Index("tables_listed", "status", "listed", "changed"),
)

# The host's tools are kept in the place of a seat, here and among the holders.
HOST_PLACE: Final = -1
HOST_KIND: Final = "host"

seat_rows: Final = Table(
    "seats",
    metadata,
    table_key(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("colour", String(16), nullable=False),
    Column("level", String(32), nullable=False),
    Column("stand_in", String(32), nullable=False),
    Column("link", String(64), nullable=False),
    Column("share", String(64), nullable=False, server_default=""),
    Column("used", String(64), nullable=False),
    Column("offer", String(32), nullable=False),
    Index("seats_link", "link", unique=True),
    Index("seats_used", "used"),
)

choices: Final = Table(
    "choices",
    metadata,
    table_key(),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),
    Column("shown", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("maker", String(32), nullable=False),
    Column("mark", String(32), nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    table_key(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("said", BigInteger, nullable=False),
    Column("session", String(64)),
)

barred: Final = Table(
    "barred",
    metadata,
    table_key(),
    Column("session", String(64), ForeignKey("sessions.hash", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)

holders: Final = Table(
    "holders",
    metadata,
    table_key(),
    Column("seat", Integer, primary_key=True),
    Column("session", String(64), ForeignKey("sessions.hash", ondelete="CASCADE"), primary_key=True),
    Index("holders_session", "session"),
)

runs: Final = Table(
    "runs",
    metadata,
    Column("begun", BigInteger, primary_key=True, autoincrement=False),
    Column("beat", BigInteger, nullable=False),
)

analyses: Final = Table(
    "analyses",
    metadata,
    table_key(),
    Column("verdicts", Text, nullable=False),
)

# Tables that were dealt and closed or deleted before the end: no table's, because they outlive it.
given_up: Final = Table(
    "given_up",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("session", String(64), primary_key=True),
    Column("choices", Integer, nullable=False),
    Column("given_up", BigInteger, nullable=False),
    Index("given_up_session", "session", "game"),
)

bans: Final = Table(
    "bans",
    metadata,
    Column("target", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("reason", String(200), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("until", BigInteger),
)

# Boxes that people have saved: each once, whoever has made it. `text` is the whole file, whatever it is based on.
boxes: Final = Table(
    "boxes",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("based_on", String(64), nullable=False),
    Column("title", String(200), nullable=False),
    Column("text", Text, nullable=False),
    Column("provenance", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("boxes_digest", "game", "digest"),
)

box_holders: Final = Table(
    "box_holders",
    metadata,
    Column("box_id", String(64), ForeignKey("boxes.id", ondelete="CASCADE"), primary_key=True),
    Column("session", String(64), ForeignKey("sessions.hash", ondelete="CASCADE"), primary_key=True),
    Index("box_holders_session", "session"),
)

# What somebody has used of a day's quota; `who` is a hash.
spendings: Final = Table(
    "spendings",
    metadata,
    Column("day", Integer, primary_key=True),
    Column("who", String(64), primary_key=True),
    Column("count", Integer, nullable=False),
)

# What a copy of the database does not need.
PASSING: Final = (spendings,)
