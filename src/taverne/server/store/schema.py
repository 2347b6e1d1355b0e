"""The tables of the database, the same on SQLite and PostgreSQL.

How they came to be is left to the migrations; what is written and read, to storage and writer.
"""

from __future__ import annotations

from types import NoneType
from typing import Annotated, Any, Final, get_args, get_origin

from msgspec.structs import FieldInfo, fields
from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text

from taverne.server.store.table_row import FIELDS, Seating, is_json

metadata = MetaData()

keys = Table("keys", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("generation", Integer, nullable=False, default=0),
    Column("banned", Text, nullable=False, default=""),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(40), nullable=False),
    Column("person", String(32), nullable=False),
    Column("about", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

learned = Table(
    "learned",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("what", String(80), primary_key=True),
)

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("alive_until", BigInteger, nullable=False),
)


def _column(field: FieldInfo) -> Column[Any]:
    """Return the column of a field of ``TableRow`` or ``Seating``: one list for the program and the database."""
    parts = [part for part in get_args(field.type) if part is not NoneType]
    optional = get_origin(field.type) is not Annotated and NoneType in get_args(field.type)
    kind = parts[0] if optional else field.type
    meta = get_args(kind)[1] if get_origin(kind) is Annotated else None
    plain = get_args(kind)[0] if meta is not None else kind
    sql: Any = Text
    if not is_json(field.type):
        sql = {str: String(meta.max_length if meta is not None else None), bool: Boolean}.get(plain, Integer)
        sql = BigInteger if meta is not None and meta.extra else sql
    return Column(field.name, sql, primary_key=field.name == "id", nullable=optional)


tables = Table(
    "tables",
    metadata,
    *(_column(field) for field in FIELDS.values()),
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
    *(_column(field) for field in fields(Seating)),
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
    Column("told", Text, nullable=False),
)
LOG_ROW: Final = tuple(entries.columns.keys())
"""What a ``LogRow`` holds, in its order."""

positions = Table(
    "positions",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("lines", Integer, nullable=False),
    Column("state", Text, nullable=False),
)

boxes = Table(
    "boxes",
    metadata,
    Column("fingerprint", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("contents", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

stories = Table(
    "stories",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("story", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

daily = Table(
    "daily",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("table_id", String(40), nullable=False),
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
    Column("person", String(32), nullable=False, default=""),
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
