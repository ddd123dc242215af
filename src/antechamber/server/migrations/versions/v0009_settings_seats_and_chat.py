"""What is stored is called what everybody calls it: settings, advice, seats, chat and its messages"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

tables = sa.table("tables", sa.column("id", sa.String), sa.column("settings", sa.Text))


def upgrade() -> None:
    # Plain statements, which both kinds of database know. Alembic would make `tables` anew for SQLite, which would take
    # everything with it that refers to it.
    op.execute("ALTER TABLE tables RENAME COLUMN options TO settings")
    op.execute("ALTER TABLE tables RENAME COLUMN remarks TO messages")
    rename_setting("hints", "advice")
    op.rename_table("remarks", "chat")
    op.rename_table("chairs", "seats")
    name_indexes("chairs", "seats")


def downgrade() -> None:
    name_indexes("seats", "chairs")
    op.rename_table("seats", "chairs")
    op.rename_table("chat", "remarks")
    rename_setting("advice", "hints")
    op.execute("ALTER TABLE tables RENAME COLUMN messages TO remarks")
    op.execute("ALTER TABLE tables RENAME COLUMN settings TO options")


def rename_setting(old: str, new: str) -> None:
    """In the settings of every table, one is called otherwise."""
    connection = op.get_bind()
    for table_id, stored in connection.execute(sa.select(tables.c.id, tables.c.settings)).all():
        settings = json.loads(stored)
        if old in settings:
            renamed = json.dumps({new if name == old else name: value for name, value in settings.items()})
            connection.execute(sa.update(tables).where(tables.c.id == table_id).values(settings=renamed))


def name_indexes(old: str, new: str) -> None:
    """SQLite cannot rename an index."""
    for column, unique in (("link", True), ("used", False)):
        op.drop_index(f"{old}_{column}", "seats")
        op.create_index(f"{new}_{column}", "seats", [column], unique=unique)
