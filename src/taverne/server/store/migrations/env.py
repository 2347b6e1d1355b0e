"""What Alembic runs: migrations over the connection that the server hands it.

Each step of the history is a file in ``versions``.
"""

from __future__ import annotations

from alembic import context

from taverne.server.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
context.run_migrations()
