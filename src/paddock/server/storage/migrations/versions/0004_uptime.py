"""Measure ages by uptime, and keep the records of pruned tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    uptime = op.create_table(
        "uptime",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("seconds", sa.Float, nullable=False),
    )
    op.bulk_insert(uptime, [{"id": 1, "seconds": 0.0}])
    # The earlier uptime is unknown, so everything counts as just used.
    op.add_column("tables", sa.Column("used", sa.Float, nullable=False, server_default="0"))
    op.create_index("ix_tables_used", "tables", ["used"])
    op.add_column("guests", sa.Column("used", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "kept_records",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("pruned", sa.Float, nullable=False, index=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
    )
