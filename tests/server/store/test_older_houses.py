"""Databases that older versions left: today's opens them, and every match in them can be seen and played on."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from sqlalchemy import select

from taverne.engine.decisions import Choice
from taverne.server.identity import Person
from taverne.server.live.room.client import Client
from taverne.server.live.room.room import Room
from taverne.server.store.doctor import Doctor
from taverne.server.store.schema import tables
from taverne.server.wire import messages
from tests.server.store.older_house import FILE, RELEASES, Guest
from tests.server.tools import running

HERE = Path(__file__).parent
HOUSES = [*sorted(RELEASES.glob(f"*/{FILE}")), *sorted(HERE.glob("houses/*.sqlite3.gz"))]


def test_there_is_an_older_house() -> None:
    assert HOUSES


@pytest.mark.parametrize("house", HOUSES, ids=lambda file: file.parent.name if file.name == FILE else file.name)
async def test_an_older_house_opens_and_its_matches_go_on(tmp_path: Path, house: Path) -> None:
    file = tmp_path / "house.sqlite3"
    file.write_bytes(gzip.decompress(house.read_bytes()))
    async with running(file) as server:
        storage = server.services.storage
        rows = await storage.read(lambda connection: connection.execute(select(tables.c.id, tables.c.phase)).all())
        phases = {"waiting", "playing", *(["over"] if house.name == FILE else [])}
        assert phases <= {row.phase for row in rows}
        report = await Doctor(storage).examine()
        assert [f for f in report.findings if f.key not in ("box-not-kept", "stillborn")] == []
        for row in rows:
            room = await server.services.hub.place(row.id)
            assert isinstance(room, Room)
            assert room.kept.stuck == "", f"{room.kept.game}: {room.kept.stuck}"
            if row.phase == "playing":
                await goes_on(room)
            elif row.phase == "over":
                assert (await server.services.archive.log(row.id)).count(b"\n") > 10
            if room.kept.campaign:
                campaign = await server.services.campaigns.look(Person("ann", "Ann"), room.kept.campaign)
                assert campaign.playing == row.id


async def goes_on(room: Room) -> None:
    """Answer whoever is asked, and see that it was taken."""
    assert room.play is not None
    if room.play.pause is not None:
        return  # a race that stands still until people are back
    guest = Guest()
    client = Client("page", "ann", "Ann", guest.hear)
    await room.attach(client, messages.Hello())
    asked = next(d for d in room.play.match.state.pending if isinstance(d, Choice) and d.seat >= 0)
    before = room.kept.seq
    act = messages.Act(id=1, seat=asked.seat, do=str(asked.options[0]), seq=before)
    await room.receive(client, act, 0.0)
    assert guest.told[-1]["t"] == "ack"
    assert room.kept.seq > before
