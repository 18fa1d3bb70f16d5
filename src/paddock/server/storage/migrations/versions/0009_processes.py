"""Support several processes on one database: presence, leases, and versions that prevent lost updates."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("uptime", sa.Column("at", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "processes",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("machine", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("figures", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("process", sa.String(32), nullable=False, index=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("process", sa.String(32), primary_key=True, index=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
