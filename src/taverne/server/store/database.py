"""The database itself: opening it, bringing it up to date, running work in transactions.

Work is the same plain function on both: SQLite runs it in a thread of its own (one change of threads for each
transaction), PostgreSQL over its asynchronous driver.  What work does is left to others.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import make_url

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Work: TypeAlias = Callable[[Connection], T]
MIGRATING = 8_457_201
"""The advisory lock under which PostgreSQL lets one process at a time change the schema."""
READERS = 2
PATIENCE = {"timeout": 3, "command_timeout": 8}
"""Seconds after which PostgreSQL counts as out of reach: a line may be cut without a word."""
MIGRATIONS = Path(__file__).parent / "migrations"


class InUse(RuntimeError):
    """Another server has this file."""

    def __init__(self, file: str) -> None:
        super().__init__(f"{file}: another server has this file open")
        self.file = file


class TooNew(RuntimeError):
    """A later version of the program has written this database."""


class Lite:
    """A SQLite file in WAL mode: one thread writes, others read meanwhile."""

    def __init__(self, url: str) -> None:
        self._file = make_url(url).database or ""
        self._lock: IO[str] | None = None
        if self._file:
            _private(Path(self._file))
        self._writing = _sqlite(url, "BEGIN IMMEDIATE")
        self._reading = _sqlite(url, "BEGIN")
        self._writer = ThreadPoolExecutor(1, "sqlite-writer")
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")

    @property
    def file(self) -> Path:
        return Path(self._file)

    async def migrate(self) -> None:
        await self.write(_upgrade)

    async def write(self, work: Work[T]) -> T:
        """Run ``work`` in a transaction and return what it returns once that is committed."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, _within, self._writing, work)

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, _within, self._reading, work)

    def transaction(self) -> AbstractContextManager[Connection]:
        """Return a transaction to be used at once, in this thread."""
        return self._writing.begin()

    def hold(self) -> None:
        """Keep every other server off this file; raise ``InUse`` if one has it."""
        if self._file and fcntl is not None:
            # by whatever name it is called; held as long as the file is
            self._lock = open(f"{os.path.realpath(self._file)}.lock", "w")  # noqa: SIM115
            try:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                self._lock.close()
                self._lock = None
                raise InUse(self._file) from None

    async def close(self) -> None:
        if self._lock is not None:
            self._lock.close()
        for pool in (self._writer, self._readers):
            pool.shutdown(wait=True)
        self._writing.dispose()
        self._reading.dispose()


class Large:
    """PostgreSQL.  ``hurried``: whoever plays waits, so that a statement without an answer counts as an outage."""

    def __init__(self, url: str, hurried: bool = True) -> None:
        self._url = url
        self._engine = _postgresql(url, hurried)

    async def migrate(self) -> None:
        """Bring it up to date, however long that takes: a step may go over every line of every log."""

        def work(connection: Connection) -> None:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            _upgrade(connection)

        engine = _postgresql(self._url, hurried=False)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(work)
        finally:
            await engine.dispose()

    async def write(self, work: Work[T]) -> T:
        """Run ``work`` in a transaction and return what it returns once that is committed."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Work[T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


Database: TypeAlias = Lite | Large


def database(url: str, hurried: bool = True) -> Database:
    """Return the database at an address that ``Settings.database`` gave; ``hurried`` as of ``Large``."""
    return Lite(url) if make_url(url).get_backend_name() == "sqlite" else Large(url, hurried)


def _postgresql(url: str, hurried: bool) -> AsyncEngine:
    from sqlalchemy.ext.asyncio import create_async_engine

    patience = PATIENCE if hurried else {"timeout": PATIENCE["timeout"]}
    return create_async_engine(
        url, pool_size=8, max_overflow=4, pool_pre_ping=True, hide_parameters=True, connect_args=patience
    )


def _private(file: Path) -> None:
    """Make a file that nobody else on the machine can read: it holds seeds of matches and the key of identities."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with suppress(OSError):
        for each in (file, *file.parent.glob(f"{file.name}-*")):
            if each == file and not file.exists():
                os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
            if each.exists():
                each.chmod(0o600)


def _within(engine: Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _sqlite(url: str, begin: str) -> Engine:
    """Return an engine whose transactions begin with ``begin``: the driver's own habit would split them."""
    engine = create_engine(url, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _upgrade(connection: Connection) -> None:
    """Apply the steps that are missing; Alembic takes a while to load, so it is left out when none is."""
    version = version_of(connection)
    if version == newest():
        return
    if version > newest():
        raise TooNew(f"written by a later version (step {version}; this program knows up to {newest()})")
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def version_of(connection: Connection) -> str:
    """Return the step of the history at which a database is, "" if it is none of ours yet."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")


def newest() -> str:
    """Return the number of the last step of the history: files are called ``v<number>_<what>.py``."""
    return max(file.name[1:].partition("_")[0] for file in (MIGRATIONS / "versions").glob("v*_*.py"))
