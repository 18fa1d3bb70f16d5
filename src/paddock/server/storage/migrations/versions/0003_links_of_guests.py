"""Store the owner of a seat with its link; existing links, at most ten minutes old, are deleted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.drop_table("seat_links")
    op.create_table(
        "seat_links",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
