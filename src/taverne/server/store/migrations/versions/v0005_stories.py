"""Stories of finished matches, matches of the day, and whether a table allows hints.

Later steps change them; this one is never edited.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "stories",
        sa.Column("table_id", sa.String(40), primary_key=True, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("story", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "daily",
        sa.Column("day", sa.String(10), primary_key=True, nullable=False),
        sa.Column("game", sa.String(40), primary_key=True, nullable=False),
        sa.Column("person", sa.String(32), primary_key=True, nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
    )
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    op.drop_column("tables", "hints")
    op.drop_table("daily")
    op.drop_table("stories")
