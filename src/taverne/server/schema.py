"""The tables of the database, the same on SQLite and PostgreSQL.

How they came to be is left to the migrations; what is written and read, to storage and writer.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

keys = Table("keys", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
)

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("alive_until", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("host", String(32), nullable=False),
    Column("clock", Text, nullable=False),
    Column("away", Integer, nullable=False),
    Column("seed", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("header", Text),
    Column("fork_of", String(40), nullable=False),
    Column("fork_at", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("position", Integer, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("result", Text),
    Column("unrated", String(40), nullable=False),
    Column("owner", String(32), nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("campaign", String(40), nullable=False),
    Column("timing", Text, nullable=False),
    Index("tables_by_phase", "phase", "private", "updated"),
    Index("tables_by_campaign", "campaign"),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("record", Text, nullable=False),
    Column("playing", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("campaigns_by_person", "person"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("level", String(40), nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("standin", Boolean, nullable=False),
    Column("stood", Boolean, nullable=False),
    Index("seats_by_person", "person"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    Column("key", String(32), nullable=False),
    Column("spent", Integer, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
