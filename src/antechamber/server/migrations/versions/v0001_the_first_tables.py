"""The first tables"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("components", sa.String(length=64), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("seed", sa.String(length=128), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("status", sa.String(length=16), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("imported", sa.Boolean(), nullable=False),
        sa.Column("previous", sa.String(length=24), nullable=True),
        sa.Column("following", sa.String(length=24), nullable=True),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("remarks", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("pending", sa.String(length=32), nullable=False),
        sa.Column("rewind", sa.Text(), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=True),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index("tables_due", ["due"], unique=False)
        batch_op.create_index("tables_listed", ["status", "listed", "changed"], unique=False)

    op.create_table(
        "chairs",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("colour", sa.String(length=16), nullable=False),
        sa.Column("level", sa.String(length=32), nullable=False),
        sa.Column("stand_in", sa.String(length=32), nullable=False),
        sa.Column("link", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    with op.batch_alter_table("chairs", schema=None) as batch_op:
        batch_op.create_index("chairs_link", ["link"], unique=True)

    op.create_table(
        "choices",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(length=200), nullable=False),
        sa.Column("shown", sa.Boolean(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.Column("maker", sa.String(length=32), nullable=False),
        sa.Column("mark", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "holders",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("session", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.hash"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "session"),
    )
    with op.batch_alter_table("holders", schema=None) as batch_op:
        batch_op.create_index("holders_session", ["session"], unique=False)

    op.create_table(
        "remarks",
        sa.Column("table_id", sa.String(length=24), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("said", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )


def downgrade() -> None:
    op.drop_table("remarks")
    with op.batch_alter_table("holders", schema=None) as batch_op:
        batch_op.drop_index("holders_session")

    op.drop_table("holders")
    op.drop_table("choices")
    with op.batch_alter_table("chairs", schema=None) as batch_op:
        batch_op.drop_index("chairs_link")

    op.drop_table("chairs")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("tables_listed")
        batch_op.drop_index("tables_due")

    op.drop_table("tables")
    op.drop_table("sessions")
