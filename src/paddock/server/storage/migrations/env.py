"""Run migrations on the connection opened by the program."""

from __future__ import annotations

from alembic import context

from paddock.server.storage.database import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
