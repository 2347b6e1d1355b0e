"""Identities that can be revoked, people who are kept out, who said what, and reports.

Later steps change them; this one is never edited.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("banned", sa.Text, nullable=False, server_default=""))
    op.add_column("chat", sa.Column("person", sa.String(32), nullable=False, server_default=""))
    op.create_table(
        "reports",
        sa.Column("id", sa.String(32), primary_key=True, nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("reports")
    op.drop_column("chat", "person")
    op.drop_column("people", "banned")
    op.drop_column("people", "generation")
