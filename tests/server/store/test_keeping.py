"""Doctor, backup and restore by the command line, while a server runs and people play."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from taverne.server.settings import Settings
from taverne.server.store import backup, database
from taverne.server.store.backup import back_up, restore
from taverne.server.store.database import Database, Lite
from taverne.server.store.doctor import Doctor
from taverne.server.store.storage import Storage
from tests.ports import free_port
from tests.server.services import stoppable_postgres
from tests.server.store.test_outages import Player, sat_down
from tests.server.tools import Page, Person, Running, running

Done = subprocess.CompletedProcess[str]


async def taverne(*words: str, **environment: str) -> Done:
    command = [sys.executable, "-m", "taverne", *words, "--lang", "en"]
    return await asyncio.to_thread(
        subprocess.run, command, capture_output=True, text=True, timeout=120, env=os.environ | environment, check=False
    )


async def backed_up_under_play(server: Running, db: str, copy: Path, fresh: str) -> list[Player]:
    players = [await sat_down(server, number) for number in range(6)]
    tasks = [asyncio.create_task(player.play()) for player in players]
    while not all(player.acked for player in players):
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.5)
    acked = {player.table: max(player.acked) for player in players}
    done = await taverne("backup", str(copy), "--db", db)
    assert done.returncode == 0, done.stderr
    for player in players:
        player.done = True
    await asyncio.gather(*tasks)
    assert copy.stat().st_mode & 0o077 == 0, "nobody else can read it"
    back = await taverne("restore", str(copy), "--db", fresh)
    assert back.returncode == 0, back.stderr
    well = await taverne("doctor", "--db", fresh)
    assert (well.returncode, well.stderr) == (0, ""), well.stdout
    with closing(sqlite3.connect(copy)) as file:
        kept = dict(file.execute("SELECT table_id, max(n) FROM entries GROUP BY table_id"))
    assert all(kept[table] >= seq for table, seq in acked.items()), "what was acknowledged before is in the backup"
    return players


async def test_a_backup_of_sqlite_under_play_is_whole_and_comes_back(tmp_path: Path) -> None:
    db, fresh = str(tmp_path / "t.sqlite3"), str(tmp_path / "fresh.sqlite3")
    async with running(db) as server:
        players = await backed_up_under_play(server, db, tmp_path / "copy.backup", fresh)
        refused = await taverne("restore", str(tmp_path / "copy.backup"), "--db", db)
        assert (refused.returncode, "--replace" in refused.stderr) == (2, True)
        replaced = await taverne("restore", str(tmp_path / "copy.backup"), "--db", db, "--replace")
        assert replaced.returncode == 0, replaced.stderr
        again = Player(players[0].person, players[0].table, players[0].page)
        task = asyncio.create_task(again.play())
        for _ in range(1200):
            if again.acked or again.page.over:
                break
            await asyncio.sleep(0.05)
        assert again.acked or again.page.over, "the server that ran meanwhile plays on from what was restored"
        again.done = True
        await task
        for player in players:
            await player.person.__aexit__()


@pytest.mark.postgres
async def test_a_backup_of_postgresql_under_play_is_whole_and_comes_back(tmp_path: Path) -> None:
    with stoppable_postgres() as database, stoppable_postgres() as fresh:
        async with running(database.url) as server:
            for player in await backed_up_under_play(server, database.url, tmp_path / "copy.backup", fresh.url):
                await player.person.__aexit__()


@pytest.mark.postgres
async def test_what_takes_long_with_much_in_it_is_no_outage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits at a table for a migration, a backup, a restore or the doctor."""
    monkeypatch.setattr(database, "PATIENCE", {"timeout": 3, "command_timeout": 0.2})
    upgrade, copied, restored = database._upgrade, backup._copied, backup._restored

    def slow(connection: Connection) -> None:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_sleep(0.6)"))

    def slowly_upgraded(connection: Connection) -> None:
        slow(connection)
        upgrade(connection)

    def slowly_copied(connection: Connection, target: Lite) -> int:
        count = copied(connection, target)
        slow(connection)
        return count

    async def slowly_restored(source: Lite, target: Database, replace: bool) -> int:
        await target.read(slow)
        return await restored(source, target, replace)

    with stoppable_postgres() as postgres:
        url = Settings(db=postgres.url).database()
        monkeypatch.setattr(database, "_upgrade", slowly_upgraded)
        storage = Storage(url)
        await storage.open()
        with pytest.raises(TimeoutError):
            await storage.read(slow)
        await storage.close()
        monkeypatch.setattr(backup, "_copied", slowly_copied)
        monkeypatch.setattr(backup, "_restored", slowly_restored)
        assert await back_up(url, tmp_path / "copy") == 0
        assert (await restore(url, tmp_path / "copy", replace=True)).tables == 0


async def moved_once(page: Page) -> None:
    await page.until(lambda: bool(page.asked))
    assert (await page.act(page.asked[0]["options"][0]))["t"] == "ack"


async def test_the_doctor_finds_what_is_wrong_and_mends_what_can_be(tmp_path: Path) -> None:
    db = tmp_path / "t.sqlite3"
    async with running(db) as server, Person(server.url, "Ann") as ann:
        tables = [await ann.table("me", "bot:random") for _ in range(3)]
        for table in tables:
            await moved_once(await ann.page(table))
    assert (await taverne("doctor", "--db", str(db))).returncode == 0
    with closing(sqlite3.connect(db)) as file, file:
        latest = "(SELECT max(n) FROM entries WHERE table_id = :id)"
        file.execute(f"DELETE FROM entries WHERE table_id = :id AND n = {latest}", {"id": tables[0]})
        file.execute("UPDATE entries SET line = replace(line, 'sum', 'mus') WHERE table_id = ? AND n = 1", (tables[1],))
        columns = "seat, kind, level, person, name, standin, stood"
        gone = f"INSERT INTO seats (table_id, {columns}) SELECT 'gone', {columns} FROM seats WHERE table_id = ?"
        file.execute(gone, (tables[2],))
        file.execute("DELETE FROM boxes")
    ill = await taverne("doctor", "--db", str(db))
    assert ill.returncode == 1
    for word in ("log-cut", "log-sum", "orphan", "box-not-kept", tables[0], tables[1]):
        assert word in ill.stdout, ill.stdout
    mended = await taverne("doctor", "--db", str(db), "--repair")
    assert mended.returncode == 1, "a changed line cannot be mended"
    again = await taverne("doctor", "--db", str(db))
    assert [line for line in again.stdout.splitlines() if line.startswith("wrong")] == [
        line for line in again.stdout.splitlines() if tables[1] in line
    ]
    async with running(db) as server:
        person = Person(server.url)
        person.http.cookies.update(ann.http.cookies)
        page = await person.page(tables[0])
        await page.until(lambda: bool(page.asked))
        assert (await page.act(page.asked[0]["options"][0]))["t"] == "ack", "it goes on from the last line there is"
        await person.__aexit__()


async def test_the_doctor_says_what_is_missing_in_the_middle_and_why_a_row_cannot_be_read(tmp_path: Path) -> None:
    db = tmp_path / "t.sqlite3"
    async with running(db) as server, Person(server.url, "Ann") as ann:
        gap, row = [await ann.table("me", "bot:random") for _ in range(2)]
        await moved_once(await ann.page(gap))
    with closing(sqlite3.connect(db)) as file, file:
        file.execute("DELETE FROM entries WHERE table_id = ? AND n = 2", (gap,))
        file.execute("UPDATE tables SET header = '{x' WHERE id = ?", (row,))
    storage = Storage(f"sqlite:///{db}")
    await storage.open()
    for repair in (False, True):
        report = await Doctor(storage, repair).examine()
        found = sorted([(one.key, one.where, one.mended) for one in report.findings if one.where in (gap, row)])
        assert found == [("log-order", gap, False), ("row", row, False)]
        assert "malformed" in next(one.told for one in report.findings if one.where == row)
    await storage.close()


async def test_a_table_that_everybody_has_left_leaves_nothing_behind(server: Running, ann: Person) -> None:
    table = await ann.table("me", "open")
    page = await ann.page(table)
    await page.say({"t": "chat", "text": "Anybody?"})
    await page.until(lambda: any(m["t"] == "said" for m in page.messages))
    await ann.post(f"/api/tables/{table}/leave")
    assert (await Doctor(server.services.storage).examine()).findings == []


async def test_the_doctor_finds_a_damaged_page(tmp_path: Path) -> None:
    db = tmp_path / "t.sqlite3"
    async with running(db) as server, Person(server.url, "Ann") as ann:
        page = await ann.page(await ann.table("me", "bot:random"))
        await page.until(lambda: bool(page.asked))
    damage(db, 1)
    ill = await taverne("doctor", "--db", str(db))
    assert ill.returncode == 1
    assert "damaged" in ill.stdout
    assert "Traceback" not in ill.stderr


def damage(db: Path, seed: int) -> None:
    """Overwrite the page where the lines of matches begin."""
    with closing(sqlite3.connect(db)) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        root = file.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()[0]
        size = file.execute("PRAGMA page_size").fetchone()[0]
    with db.open("r+b") as raw:
        raw.seek((root - 1) * size)
        raw.write(random.Random(seed).randbytes(size))


async def test_a_backup_comes_back_in_the_place_of_a_damaged_file(tmp_path: Path) -> None:
    db, copy = tmp_path / "t.sqlite3", tmp_path / "copy.backup"
    async with running(db) as server, Person(server.url, "Ann") as ann:
        await moved_once(await ann.page(await ann.table("me", "bot:random")))
        assert (await taverne("backup", str(copy), "--db", str(db))).returncode == 0
        damage(db, 1)
        held = await taverne("restore", str(copy), "--db", str(db), "--replace")
        assert (held.returncode, "Stop the server" in held.stderr) == (2, True), held.stderr
    failed = await taverne("backup", str(tmp_path / "other.backup"), "--db", str(db))
    assert failed.returncode == 2
    assert not list(tmp_path.glob("other*")), "what was begun is not left lying about"
    back = await taverne("restore", str(copy), "--db", str(db), "--replace")
    assert back.returncode == 0, back.stderr
    assert (await taverne("doctor", "--db", str(db))).returncode == 0
    assert len(list(tmp_path.glob("t.sqlite3.aside-*"))) == 1, "nothing is thrown away"


async def test_nothing_is_deleted_for_a_file_that_is_no_whole_backup(tmp_path: Path) -> None:
    db, copy, other = tmp_path / "t.sqlite3", tmp_path / "copy.backup", tmp_path / "other.sqlite3"
    async with running(db) as server, Person(server.url, "Ann") as ann:
        await moved_once(await ann.page(await ann.table("me", "bot:random")))
    assert (await taverne("backup", str(copy), "--db", str(db))).returncode == 0
    damage(copy, 2)
    with closing(sqlite3.connect(other)) as file, file:
        file.execute("CREATE TABLE things (name TEXT)")
    for wrong in (copy, other):
        refused = await taverne("restore", str(wrong), "--db", str(db), "--replace")
        assert (refused.returncode, len(refused.stderr.strip().splitlines())) == (2, 1)
        well = await taverne("doctor", "--db", str(db))
        assert (well.returncode, "Matches: 1" in well.stdout) == (0, True)
    assert not list(tmp_path.glob("*aside*"))


async def test_a_database_that_is_not_there_is_not_found_well(tmp_path: Path) -> None:
    for words in (("doctor",), ("backup", str(tmp_path / "b")), ("people", "list"), ("reports",), ("keys",)):
        done = await taverne(*words, "--db", str(tmp_path / "none.sqlite3"))
        assert (done.returncode, "There is no database" in done.stderr) == (2, True), words
    assert not list(tmp_path.iterdir())


async def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    db = tmp_path / "t.sqlite3"
    async with running(db):
        pass
    with closing(sqlite3.connect(db)) as file, file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    for words in (("doctor",), ("serve", "--port", str(free_port()))):
        done = await taverne(*words, "--db", str(db))
        assert (done.returncode, "later version" in done.stderr) == (2, True), done.stderr


async def house_of(version: str, file: Path) -> str:
    """Leave a database that says it was written by this version; return its address."""
    async with running(file) as server, Person(server.url, "Ann") as ann:
        await ann.table("me", "open")
    with closing(sqlite3.connect(file)) as house, house:
        if version == "0009":
            house.execute("ALTER TABLE tables DROP COLUMN place")
        house.execute("UPDATE alembic_version SET version_num = ?", (version,))
    return f"sqlite:///{file}"


async def test_only_a_version_that_knows_all_of_a_database_makes_its_backup(tmp_path: Path) -> None:
    for version, refusal in (("9999", database.TooNew), ("0009", backup.TooOld)):
        url = await house_of(version, tmp_path / f"{version}.sqlite3")
        with pytest.raises(refusal):
            await back_up(url, tmp_path / "copy.backup")
    assert not list(tmp_path.glob("copy*"))


async def test_after_an_update_that_was_none_the_backup_made_before_comes_back(tmp_path: Path) -> None:
    """The earlier version has only been away: what the later one has written is put aside."""
    before, db = tmp_path / "before.backup", tmp_path / "t.sqlite3"
    assert await back_up(await house_of(database.newest(), db), before) == 1
    await house_of("9999", db)
    with pytest.raises(database.TooNew):
        await restore(f"sqlite:///{db}", before)
    back = await restore(f"sqlite:///{db}", before, replace=True)
    assert (back.tables, back.aside and back.aside.is_file()) == (1, True)


async def test_a_backup_is_only_read_even_where_it_must_be_brought_up_to_date(tmp_path: Path) -> None:
    old = tmp_path / "old.backup"
    await house_of("0009", old)
    written = old.read_bytes()
    assert (await restore(f"sqlite:///{tmp_path / 'now.sqlite3'}", old)).tables == 1
    assert old.read_bytes() == written
    live = tmp_path / "live.sqlite3"
    async with running(live) as server, Person(server.url, "Ann") as ann:
        await ann.table("me", "open")  # still in the log beside the file
        assert (await restore(f"sqlite:///{tmp_path / 'copy.sqlite3'}", live)).tables == 1


async def test_two_backups_at_once_are_both_whole_and_leave_nothing_beside_them(tmp_path: Path) -> None:
    db, copy, fresh = tmp_path / "t.sqlite3", tmp_path / "kept" / "copy", tmp_path / "fresh.sqlite3"
    async with running(db) as server, Person(server.url, "Ann") as ann:
        for _ in range(4):
            await ann.table("me", "open")
        for done in await asyncio.gather(*(taverne("backup", str(copy), "--db", str(db)) for _ in range(2))):
            assert done.stdout == f"{copy}: 4 tables backed up.\n", done.stderr
    assert (await restore(f"sqlite:///{fresh}", copy)).tables == 4
    assert os.listdir(copy.parent) == ["copy"]


@pytest.mark.parametrize("name", ["t.sqlite3", "link", "other"])
async def test_a_database_is_no_backup_of_itself_whatever_it_is_called(tmp_path: Path, name: str) -> None:
    """A server would go on in a file that has no name any more, and lose all of it at its end."""
    db = tmp_path / "t.sqlite3"
    (tmp_path / "link").symlink_to(db)
    async with running(db):
        (tmp_path / "other").hardlink_to(db)
        for words in (("backup", str(tmp_path / name)), ("restore", str(tmp_path / name), "--replace")):
            done = await taverne(*words, "--db", str(db))
            assert (done.returncode, "is the database itself" in done.stderr) == (2, True), done.stderr
        assert db.samefile(tmp_path / "other")


@pytest.mark.parametrize(
    "words", [("backup", "/nowhere/x"), ("restore", "nothing.backup"), ("doctor", "--db", "mysql://x")]
)
async def test_what_cannot_be_done_is_said_in_a_line(words: tuple[str, ...], tmp_path: Path) -> None:
    done = await taverne(*words, TAVERNE_DATA=str(tmp_path))
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr


async def test_a_server_plays_with_an_owners_box(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[[dragon]]\nid = "shadow_dragon"\ncoins = 16\n', encoding="utf-8")
    port = free_port()
    command = [sys.executable, "-m", "taverne", "serve", "--db", str(tmp_path / "t.sqlite3"), "--port", str(port)]
    command += ["--box", str(tmp_path / "mine.toml")]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    try:
        assert server.stdout is not None
        await asyncio.to_thread(server.stdout.readline)
        async with Person(f"http://127.0.0.1:{port}") as ann:
            box = await ann.get("/api/games/dungeon_rush/box")
            assert next(one for one in box["dragon"] if one["id"] == "shadow_dragon")["coins"] == 16
            page = await ann.page(await ann.table("me", "bot:hard"))
            for _ in range(4):
                await page.until(lambda: bool(page.asked), 30)
                assert (await page.act(page.asked[0]["options"][0]))["t"] == "ack"
    finally:
        server.terminate()
        server.wait(20)
