"""Keep released leases for a moment, so that the next holder continues the clocks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
only_adds = False  # an older process does not know that it may take released leases


def upgrade() -> None:
    op.add_column("leases", sa.Column("released", sa.Float))
