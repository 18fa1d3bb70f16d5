"""Store the results of races in the commits that end them; abandoned attempts are also settled at once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(80), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    given_up = sa.text(
        """UPDATE tries SET settled = true, data = :closed WHERE NOT settled
        AND "table" IN (SELECT id FROM tables WHERE stage = 'closed')"""
    )
    op.get_bind().execute(given_up, {"closed": b'{"why":"closed"}'})
