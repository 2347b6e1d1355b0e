"""The commands ``doctor``, ``backup`` and ``restore``: looking after what a server keeps.

What is examined and copied is left to the server's store, which is loaded only here.
"""

from __future__ import annotations

import asyncio
from argparse import Namespace
from pathlib import Path
from typing import Any

from taverne.cli.user_errors import UserError, because
from taverne.words import Words


def address(args: Namespace) -> str:
    from taverne.server.settings import SettingError, Settings

    try:
        return Settings.from_environment(db=args.db).database()
    except SettingError as error:
        raise UserError("cli-serve-bad", reason=because(error.reason, Words(None, args.lang))) from None


def kept(args: Namespace) -> str:
    """Return the address of a database that is there: one that is not would be made, and found well."""
    found = address(args)
    file = found.removeprefix("sqlite:///")
    if file != found and not Path(file).is_file():
        raise UserError("keep-none", file=file)
    return found


def done(work: Any) -> Any:
    """Run some work with a database; what keeps it from being used is told in one line."""
    from taverne.server.store.backup import Itself, TooOld
    from taverne.server.store.database import TooNew

    try:
        return asyncio.run(work)
    except UserError:
        raise
    except TooNew:
        raise UserError("keep-new") from None
    except TooOld:
        raise UserError("keep-old") from None
    except Itself as error:
        raise UserError("keep-itself", file=str(error.file)) from None
    except Exception as error:
        raise UserError("keep-failed", told=str(error).splitlines()[0]) from None


def run_doctor(args: Namespace) -> int:
    from taverne.server import log_output
    from taverne.server.store.doctor import Doctor, Findings
    from taverne.server.store.storage import Storage

    async def examined() -> Findings:
        storage = Storage(kept(args), hurried=False)
        await storage.open()
        try:
            return await Doctor(storage, args.repair).examine()
        finally:
            await storage.close()

    log_output.configure("critical")  # what is wrong is told below
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

    count = done(back_up(kept(args), Path(args.file)))
    print(Words(None, args.lang).text("backup-done", file=args.file, tables=count))
    return 0


def run_restore(args: Namespace) -> int:
    from taverne.server.store.backup import NotABackup, NotEmpty, Restored, restore
    from taverne.server.store.database import InUse

    path = Path(args.file)
    if not path.is_file():
        raise UserError("restore-no-file", file=args.file)

    async def restored() -> Restored:
        try:
            return await restore(address(args), path, args.replace)
        except NotEmpty:
            raise UserError("restore-not-empty") from None
        except NotABackup:
            raise UserError("restore-no-backup", file=args.file) from None
        except InUse as error:
            raise UserError("restore-in-use", file=error.file) from None

    now, words = done(restored()), Words(None, args.lang)
    if now.aside is not None:
        print(words.text("restore-aside", file=str(now.aside)))
    print(words.text("restore-done", file=args.file, tables=now.tables))
    return 0
