"""How a table is played beside its rules: cover, pace, who wants to be asked everything.

What these columns mean is left to ``live.match.habits``.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("habits", sa.Text, nullable=False, server_default="{}"))


def downgrade() -> None:
    op.drop_column("tables", "habits")
