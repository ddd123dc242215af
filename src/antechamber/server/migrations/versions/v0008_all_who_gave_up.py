"""A deal that was given up counts for all who were its hosts"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    make_anew("table_id", "session")


def downgrade() -> None:
    make_anew("table_id")


def make_anew(*key: str) -> None:
    """SQLite cannot change a key: what is there moves into a new table, one row for each key."""
    op.drop_index("given_up_session", "given_up")
    op.rename_table("given_up", "given_up_before")
    columns: list[sa.Column[Any]] = [
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("choices", sa.Integer(), nullable=False),
        sa.Column("given_up", sa.BigInteger(), nullable=False),
    ]
    fresh = op.create_table("given_up", *columns, sa.PrimaryKeyConstraint(*key))
    before = sa.table("given_up_before", *[sa.column(column.name) for column in columns])
    kept = [column if column.name in key else sa.func.min(column).label(column.name) for column in before.c]
    moved = sa.select(*kept).group_by(*[before.c[name] for name in key])
    op.execute(sa.insert(fresh).from_select([column.name for column in columns], moved))
    op.drop_table("given_up_before")
    op.create_index("given_up_session", "given_up", ["session", "game"])
