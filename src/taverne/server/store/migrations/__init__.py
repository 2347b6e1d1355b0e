"""The history of the database, applied by Alembic whenever a server starts.

The tables as they are now are described in ``schema``.
"""
