"""Add an index of the tables of each guest."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    places = op.create_table(
        "places",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("table", sa.String(32), primary_key=True, index=True),
    )
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("data", sa.LargeBinary))
    for id, data in op.get_bind().execute(sa.select(tables.c.id, tables.c.data)).all():
        meta = json.loads(data)
        guests = {meta["host"], *[seat["guest"] for seat in meta["seats"] if seat.get("guest")]}
        op.bulk_insert(places, [{"guest": guest, "table": id} for guest in sorted(guests)])
