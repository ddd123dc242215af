"""Whose deal it is: shares, seals, why a deal is an arranged one, and what was given up

Columns come and go one by one: SQLite would make a whole table anew otherwise, and delete on the way what refers to it.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("sealed", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("shares", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("arranged", sa.String(length=16), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("given_up", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("chairs", sa.Column("share", sa.String(length=64), nullable=False, server_default=""))
    op.execute("UPDATE tables SET arranged = 'record' WHERE imported")
    op.drop_column("tables", "imported")
    op.create_table(
        "given_up",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("choices", sa.Integer(), nullable=False),
        sa.Column("given_up", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index("given_up_session", "given_up", ["session", "game"], unique=False)


def downgrade() -> None:
    """Sealed seeds stay sealed: an older version cannot play those tables."""
    op.drop_index("given_up_session", "given_up")
    op.drop_table("given_up")
    op.add_column("tables", sa.Column("imported", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute("UPDATE tables SET imported = true WHERE arranged <> ''")
    op.drop_column("chairs", "share")
    for name in ("given_up", "arranged", "shares", "sealed"):
        op.drop_column("tables", name)
