"""The latest position of each match under way, and the box of one that is played on under other rules.

Later steps change them; this one is never edited.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "positions",
        sa.Column("table_id", sa.String(40), primary_key=True, nullable=False),
        sa.Column("lines", sa.Integer, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("box", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "box")
    op.drop_table("positions")
