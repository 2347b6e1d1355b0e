"""Writes the database of a small house as this version keeps it, for later versions to open.

python -m tests.server.store.older_house VERSION      (into tests/golden/releases/VERSION/house.sqlite3.gz)

It needs nothing of the tests' own tools: it is also run with the sources of older versions.
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

RELEASES = Path(__file__).parents[2] / "golden" / "releases"
FILE = "house.sqlite3.gz"
MOVES = 12


class Guest:
    """One page of somebody at a table, spoken to within the process."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []

    def hear(self, data: bytes, answers: int = -1) -> None:
        import msgspec

        self.told.append(msgspec.json.decode(data))


async def furnish(file: Path) -> None:
    """Make a house with matches of every game under way, with known dice and with secret ones, finished ones, a table
    of each that waits, and a campaign."""
    from taverne.games import all_games, find
    from taverne.server.identity import Person, new_table_id
    from taverne.server.live.room import table_requests
    from taverne.server.services import Services
    from taverne.server.settings import Settings
    from taverne.server.store.table_row import Seating, TableRow
    from taverne.server.wire.series import NextGame

    services = Services(Settings(db=str(file), log_level="error"))
    await services.open()
    try:
        for game in all_games():
            for kind, seed in (("human", 7), ("human", None), ("open", 7)):
                players = max(2, min(game.seat_counts))
                short = game.name == "dungeon_rush" and seed is None
                options = game.check({"mode": "snake"} if short else {}, players)
                seats = [Seating(kind=kind if n else "human", person="ann", name="Ann") for n in range(players)]
                seats += [Seating(kind="human", person="ann", name="Ann") for _ in game.roles(options, players)]
                kept = TableRow(
                    id=new_table_id(),
                    game=game.name,
                    players=players,
                    options=options,
                    private=False,
                    host="ann",
                    away=0,
                    seed=seed,
                    seats=seats,
                )
                await services.storage.add(kept)
                await services.hub.ask(kept.id, table_requests.first(kept, "ann"))
                if kind == "human":
                    await _play(services, kept.id, 10_000 if short else MOVES)
        ann = Person("ann", "Ann")
        begun = await services.campaigns.begin(ann, find("monster_lands"), {"mode": "campaign"}, 1)
        kept = await services.campaigns.next_game(ann, begun.id, NextGame())
        await services.hub.ask(kept.id, table_requests.first(kept, "ann"))
        await _play(services, kept.id, MOVES)
    finally:
        await services.close()


async def _play(services: Any, table: str, moves: int) -> None:
    """Answer with what is offered first, or last every third time."""
    from taverne.engine.decisions import Choice
    from taverne.server.live.room.client import Client
    from taverne.server.wire import messages

    room = await services.hub.place(table)
    guest = Guest()
    client = Client("page", "ann", "Ann", guest.hear)
    await room.attach(client, messages.Hello())
    for number in range(moves):
        if room.play is None or room.play.match.over:
            break
        asked = [d for d in room.play.match.state.pending if isinstance(d, Choice) and d.seat >= 0]
        if not asked:
            await asyncio.sleep(0.05)
            continue
        option = str(asked[0].options[-1 if number % 3 == 2 else 0])
        act = messages.Act(id=number, seat=asked[0].seat, do=option, seq=room.kept.seq)
        await room.receive(client, act, asyncio.get_running_loop().time())
    await room.detach("page")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "house.sqlite3"
        asyncio.run(furnish(file))
        with sqlite3.connect(file) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.execute("PRAGMA journal_mode=DELETE")
        connection.close()
        (folder / FILE).write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))


if __name__ == "__main__":
    main(RELEASES / sys.argv[1])
