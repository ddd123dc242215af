"""Invitations that have been used, and bots that have been offered"""

from __future__ import annotations

from secrets import token_hex

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

seat_rows = sa.table(
    "chairs",
    sa.column("table_id", sa.String),
    sa.column("seat", sa.Integer),
    sa.column("kind", sa.String),
    sa.column("link", sa.String),
    sa.column("used", sa.String),
)
holders = sa.table("holders", sa.column("table_id", sa.String), sa.column("seat", sa.Integer))


def upgrade() -> None:
    op.add_column("chairs", sa.Column("used", sa.String(length=64), nullable=False, server_default=""))
    op.add_column("chairs", sa.Column("offer", sa.String(length=32), nullable=False, server_default=""))
    op.create_index("chairs_used", "chairs", ["used"])
    replace_known_links()


def replace_known_links() -> None:
    """The links to seats that somebody holds or a bot plays were told to the host: they count as used."""
    connection = op.get_bind()
    held = sa.exists().where(holders.c.table_id == seat_rows.c.table_id, holders.c.seat == seat_rows.c.seat)
    known = sa.select(seat_rows.c.table_id, seat_rows.c.seat, seat_rows.c.link).where(
        seat_rows.c.seat >= 0, held | (seat_rows.c.kind == "bot")
    )
    for table_id, seat, link in connection.execute(known).all():
        mine = (seat_rows.c.table_id == table_id) & (seat_rows.c.seat == seat)
        connection.execute(sa.update(seat_rows).where(mine).values(used=link, link=token_hex(32)))


def downgrade() -> None:
    with op.batch_alter_table("chairs", schema=None) as batch_op:
        batch_op.drop_index("chairs_used")
        batch_op.drop_column("offer")
        batch_op.drop_column("used")
