"""Clocks that stop while nobody serves; who is silent at a table, and who is kept out of it"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0004"

tables = sa.table("tables", sa.column("created", sa.BigInteger), sa.column("changed", sa.BigInteger))
choices = sa.table("choices", sa.column("made", sa.BigInteger))


def upgrade() -> None:
    op.create_table(
        "runs",
        sa.Column("begun", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("begun"),
    )
    note_earlier_run()
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


def note_earlier_run() -> None:
    """Older versions did not say until when they served: as far as is known, until somebody did something last."""
    connection = op.get_bind()
    found = sa.select(sa.func.min(tables.c.created), sa.func.max(tables.c.changed))
    begun, changed = connection.execute(found).one()
    made = connection.execute(sa.select(sa.func.max(choices.c.made))).scalar()
    if begun is not None:
        run = sa.table("runs", sa.column("begun"), sa.column("beat"))
        connection.execute(sa.insert(run).values(begun=begun, beat=max(changed, made or 0)))


def downgrade() -> None:
    op.drop_table("barred")
    # In place: making `tables` anew would take everything with it that refers to it.
    op.drop_column("remarks", "session")
    op.drop_column("tables", "timing")
    op.drop_table("runs")
