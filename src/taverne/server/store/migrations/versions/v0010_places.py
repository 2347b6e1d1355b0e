"""From which address each table was opened, as a sign that does not give it away.

Later steps change it; this one is never edited.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("place", sa.String(32), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "place")
