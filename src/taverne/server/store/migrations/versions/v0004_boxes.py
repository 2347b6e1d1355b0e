"""Boxes of matches, what happened at each line, and which matches cannot be read any more.

Later steps change them; this one is never edited.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column("fingerprint", sa.String(32), primary_key=True, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("contents", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.add_column("entries", sa.Column("told", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("rules", sa.String(40), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("stuck", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "stuck")
    op.drop_column("tables", "rules")
    op.drop_column("entries", "told")
    op.drop_table("boxes")
