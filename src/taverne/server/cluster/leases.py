"""Which process holds which table: a lease that its holder renews, and that another takes over when it ends.

A process renews one row for all its tables; a table names its holder and counts its takeovers (``epoch``), so that
lines of a former holder are refused.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, text, update

from taverne.server.clock import DIFFERENCE, now_ms, own_ms
from taverne.server.store.schema import nodes, tables
from taverne.server.store.storage import Storage, listed
from taverne.server.store.table_row import PLAYING, TableRow


class Leases:
    """The leases of one process, ``node``."""

    def __init__(self, storage: Storage, node: str, seconds: float) -> None:
        self._storage = storage
        self.node = node
        self._ms = round(1000 * seconds)

    async def renew(self) -> None:
        """Say that this process is alive."""

        def write(connection: Connection) -> None:
            now = clock(connection)
            until = now + self._ms
            changed = connection.execute(update(nodes).where(nodes.c.id == self.node).values(alive_until=until))
            if not changed.rowcount:
                connection.execute(insert(nodes).values(id=self.node, alive_until=until))
                connection.execute(delete(nodes).where(nodes.c.alive_until < now - 3_600_000))

        await self._storage.writer.do(write)

    async def end(self, node: str) -> None:
        """End the lease of a process that is gone, so that its tables need not wait for it."""

        def write(connection: Connection) -> None:
            connection.execute(update(nodes).where(nodes.c.id == node).values(alive_until=0))

        await self._storage.writer.do(write)

    async def rule_alone(self) -> None:
        """End all other leases: without Redis there is one process, and an earlier one was stopped."""

        def write(connection: Connection) -> None:
            connection.execute(delete(nodes).where(nodes.c.id != self.node))

        await self._storage.writer.do(write)

    async def holders(self, ids: list[str]) -> dict[str, str]:
        """Return for each table the living process that holds it, or ""."""
        wanted = (
            select(tables.c.id, tables.c.owner, nodes.c.alive_until)
            .outerjoin(nodes, nodes.c.id == tables.c.owner)
            .where(tables.c.id.in_(ids))
        )
        now, rows = await self._storage.read(lambda connection: (clock(connection), connection.execute(wanted).all()))
        return {row.id: row.owner if (row.alive_until or 0) > now else "" for row in rows}

    async def alive(self, ids: list[str]) -> set[str]:
        """Return which of these processes live."""
        wanted = select(nodes.c.id, nodes.c.alive_until).where(nodes.c.id.in_(ids))
        now, rows = await self._storage.read(lambda connection: (clock(connection), connection.execute(wanted).all()))
        return {row.id for row in rows if row.alive_until > now}

    async def acquire(self, table: str) -> TableRow | str | None:
        """Hold ``table`` if nobody alive does, and return it; else who holds it, None if there is no such table."""

        def write(connection: Connection) -> TableRow | str | None:
            this = tables.c.id == table
            row = connection.execute(select(tables.c.owner, tables.c.epoch).where(this).with_for_update()).first()
            if row is None:
                return None
            if row.owner and row.owner != self.node:
                alive = select(nodes.c.alive_until).where(nodes.c.id == row.owner)
                if (connection.execute(alive).scalar() or 0) > clock(connection):
                    return str(row.owner)
            connection.execute(update(tables).where(this).values(owner=self.node, epoch=row.epoch + 1))
            return next(iter(listed(connection, select(tables).where(this))), None)

        return await self._storage.writer.do(write)

    async def release(self, kept: TableRow) -> None:
        """Leave a table to whoever wants it."""

        def write(connection: Connection) -> None:
            ours = (tables.c.id == kept.id) & (tables.c.owner == self.node) & (tables.c.epoch == kept.epoch)
            connection.execute(update(tables).where(ours).values(owner=""))

        await self._storage.writer.do(write)

    async def release_all(self) -> None:
        """Leave everything: this process ends."""

        def write(connection: Connection) -> None:
            connection.execute(update(tables).where(tables.c.owner == self.node).values(owner=""))
            connection.execute(delete(nodes).where(nodes.c.id == self.node))

        await self._storage.writer.do(write)

    async def clocked(self) -> list[str]:
        """Return the tables whose players' clocks run though no living process holds them."""
        wanted = (
            select(tables.c.id, nodes.c.alive_until)
            .outerjoin(nodes, nodes.c.id == tables.c.owner)
            .where(tables.c.phase == PLAYING, tables.c.stuck == "", tables.c.clock.not_like('%"none"%'))
        )
        now, rows = await self._storage.read(lambda connection: (clock(connection), connection.execute(wanted).all()))
        return [row.id for row in rows if (row.alive_until or 0) < now]


def clock(connection: Connection) -> int:
    """Return the time, in milliseconds, by the clock that all processes share: that of the database."""
    if connection.dialect.name == "sqlite":
        return now_ms()
    asked = own_ms()
    told = int(connection.execute(text("SELECT extract(epoch FROM clock_timestamp()) * 1000")).scalar_one())
    DIFFERENCE.heard(told, asked, own_ms())
    return told
