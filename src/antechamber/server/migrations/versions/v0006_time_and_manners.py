"""Clocks that stop while nobody serves; who is silent at a table, and who is kept out of it"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "runs",
        sa.Column("begun", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("begun"),
    )
    op.add_column("tables", sa.Column("timing", sa.Text(), nullable=True))
    op.add_column("remarks", sa.Column("session", sa.String(length=64), nullable=True))
    op.create_table(
        "barred",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.hash"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "session"),
    )


def downgrade() -> None:
    op.drop_table("barred")
    # In place: making `tables` anew would take everything with it that refers to it.
    op.drop_column("remarks", "session")
    op.drop_column("tables", "timing")
    op.drop_table("runs")
