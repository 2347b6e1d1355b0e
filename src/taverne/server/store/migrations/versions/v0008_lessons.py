"""Which lesson a table is, and what somebody has learned: lessons done, coach marks seen.

Later steps change them; this one is never edited.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.String(40), nullable=False, server_default=""))
    op.create_table(
        "learned",
        sa.Column("person", sa.String(32), primary_key=True, nullable=False),
        sa.Column("what", sa.String(80), primary_key=True, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("learned")
    op.drop_column("tables", "lesson")
