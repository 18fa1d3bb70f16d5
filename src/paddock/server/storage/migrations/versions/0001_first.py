"""Guests, tables, rows and seat links."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(12), nullable=False, unique=True),
        sa.Column("stage", sa.String(12), nullable=False, index=True),
        sa.Column("touched", sa.Float, nullable=False, index=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "rows",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("cid", sa.String(64)),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("took", sa.Float),
        sa.Column("mark", sa.String(16), nullable=False),
        sa.UniqueConstraint("table", "seat", "cid"),
    )
    op.create_table(
        "seat_links",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
