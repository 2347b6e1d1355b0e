"""Campaigns, and which one a table belongs to.

Later steps change them; this one is never edited.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(40), primary_key=True, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("playing", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_index("campaigns_by_person", "campaigns", ["person"])
    op.add_column("tables", sa.Column("campaign", sa.String(40), nullable=False, server_default=""))
    op.create_index("tables_by_campaign", "tables", ["campaign"])


def downgrade() -> None:
    op.drop_index("tables_by_campaign", "tables")
    op.drop_column("tables", "campaign")
    op.drop_table("campaigns")
