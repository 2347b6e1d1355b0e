"""The first tables: people, tables, seats, entries, chat, ratings, and who serves what.

Later steps change them; this one is never edited.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table("keys", sa.Column("name", sa.String(40), primary_key=True), _text("value"))
    op.create_table("people", _word("id", 32, True), _word("name", 80), _big("created"))
    op.create_table("nodes", _word("id", 32, True), _big("alive_until"))
    op.create_table(
        "tables",
        _word("id", 40, True),
        _word("game", 40),
        _int("players"),
        _text("options"),
        _flag("private"),
        _word("phase", 10),
        _word("host", 32),
        _text("clock"),
        _int("away"),
        sa.Column("seed", sa.BigInteger),
        _big("created"),
        _big("updated"),
        sa.Column("header", sa.Text),
        _word("fork_of", 40),
        _int("fork_at"),
        _int("seq"),
        _int("position"),
        _text("waiting"),
        sa.Column("result", sa.Text),
        _word("unrated", 40),
        _word("owner", 32),
        _int("epoch"),
    )
    op.create_index("tables_by_phase", "tables", ["phase", "private", "updated"])
    op.create_table(
        "seats",
        _word("table_id", 40, True),
        _int("seat", True),
        _word("kind", 10),
        _word("level", 40),
        _word("person", 32),
        _word("name", 80),
        _flag("standin"),
        _flag("stood"),
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_table(
        "entries", _word("table_id", 40, True), _int("n", True), _text("line"), _word("key", 32), _int("spent")
    )
    op.create_table(
        "chat",
        _word("table_id", 40, True),
        _int("n", True),
        _int("seat"),
        _word("name", 80),
        _text("text"),
        _big("at"),
    )
    op.create_table(
        "ratings",
        _word("person", 32, True),
        _word("game", 40, True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        _int("games"),
    )


def downgrade() -> None:
    for name in ("ratings", "chat", "entries", "seats", "tables", "nodes", "people", "keys"):
        op.drop_table(name)


def _word(name: str, length: int, key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(length), primary_key=key, nullable=False)


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _int(name: str, key: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, primary_key=key, nullable=False, autoincrement=False)


def _big(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=False)


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False)
