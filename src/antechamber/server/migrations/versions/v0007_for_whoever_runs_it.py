"""Bans and quotas"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("target", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("reason", sa.String(length=200), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger()),
        sa.PrimaryKeyConstraint("target"),
    )
    op.create_table(
        "spendings",
        sa.Column("day", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("who", sa.String(length=64), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("day", "who"),
    )


def downgrade() -> None:
    op.drop_table("spendings")
    op.drop_table("bans")
