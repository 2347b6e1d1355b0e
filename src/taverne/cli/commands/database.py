"""The commands ``doctor``, ``backup`` and ``restore``: looking after what a server keeps.

What is examined and copied is left to the server's store, which is loaded only here.
"""

from __future__ import annotations

import asyncio
from argparse import Namespace
from pathlib import Path
from typing import Any

from taverne.cli.complaints import Complaint, because
from taverne.words import Words


def address(args: Namespace) -> str:
    from taverne.server.settings import SettingError, Settings

    try:
        return Settings.from_environment(db=args.db).database()
    except SettingError as error:
        raise Complaint("cli-serve-bad", reason=because(error.reason, Words(None, args.lang))) from None


def done(work: Any) -> Any:
    """Run some work with a database; what keeps it from being used is told in one line."""
    try:
        return asyncio.run(work)
    except Complaint:
        raise
    except Exception as error:
        raise Complaint("keep-failed", told=str(error).splitlines()[0]) from None


def run_doctor(args: Namespace) -> int:
    from taverne.server.store.doctor import Doctor, Report
    from taverne.server.store.storage import Storage

    async def examined() -> Report:
        storage = Storage(address(args))
        await storage.open()
        try:
            return await Doctor(storage, args.repair).examine()
        finally:
            await storage.close()

    words = Words(None, args.lang)
    report = done(examined())
    for finding in report.findings:
        mark = words.text("doctor-mended" if finding.mended else "doctor-wrong")
        print(words.text("doctor-line", mark=mark, where=finding.where, key=finding.key, told=finding.told))
    found = sum(not finding.mended for finding in report.findings)
    print(words.text("doctor-well" if report.well else "doctor-ill", matches=report.matches, found=found))
    return 0 if report.well else 1


def run_backup(args: Namespace) -> int:
    from taverne.server.store.backup import back_up

    count = done(back_up(address(args), Path(args.file)))
    print(Words(None, args.lang).text("backup-done", file=args.file, tables=count))
    return 0


def run_restore(args: Namespace) -> int:
    from taverne.server.store.backup import NotEmpty, restore

    path = Path(args.file)
    if not path.is_file():
        raise Complaint("restore-no-file", file=args.file)

    async def restored() -> int:
        try:
            return await restore(address(args), path, args.replace)
        except NotEmpty:
            raise Complaint("restore-not-empty") from None

    count = done(restored())
    print(Words(None, args.lang).text("restore-done", file=args.file, tables=count))
    return 0
