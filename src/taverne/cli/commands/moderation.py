"""The commands ``people``, ``close``, ``reports`` and ``keys``: what whoever runs a server does about others.

What is kept of people is left to the server's store, which is loaded only here; servers that run follow in seconds.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeVar

from taverne.cli.commands.database import done, kept
from taverne.cli.user_errors import UserError
from taverne.words import Words

if TYPE_CHECKING:
    from taverne.server.store.storage import Storage

T = TypeVar("T")


def _with_storage(args: Namespace, work: Callable[[Storage], Awaitable[T]]) -> T:
    """Do something with the database; a server may run on it meanwhile."""
    from taverne.server.store.storage import Storage

    async def worked() -> T:
        storage = Storage(kept(args))
        await storage.open()
        try:
            return await work(storage)
        finally:
            await storage.close()

    result: T = done(worked())
    return result


def _day(ms: int) -> str:
    return datetime.fromtimestamp(ms / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def run_people(args: Namespace) -> int:
    from taverne.server.store.people import People

    words = Words(None, args.lang)
    if args.what == "list":
        for person in _with_storage(args, lambda storage: People(storage).listed(args.who or "")):
            note = words.text("people-banned", reason=person.banned) if person.banned else ""
            print(f"{person.id}  {_day(person.created)}  {person.tables:4}  {person.name}  {note}".rstrip())
        return 0
    if not args.who:
        raise UserError("people-who")
    reason = (args.reason or words.text("people-no-reason")) if args.what == "ban" else ""
    if not _with_storage(args, lambda storage: People(storage).ban(args.who, reason)):
        raise UserError("people-unknown", who=args.who)
    print(words.text("people-ban-done" if reason else "people-unban-done", who=args.who))
    return 0


def run_close(args: Namespace) -> int:
    from taverne.server.store.people import People

    if not _with_storage(args, lambda storage: People(storage).close_table(args.table)):
        raise UserError("close-unknown", table=args.table)
    print(Words(None, args.lang).text("close-done", table=args.table))
    return 0


def run_reports(args: Namespace) -> int:
    from taverne.server.store.people import People

    words = Words(None, args.lang)
    reports = _with_storage(args, lambda storage: People(storage).reports())
    for report, chat in reports:
        print(f"{_day(report.at)}  {report.table_id}")
        about = report.about or "-"
        print("    " + words.text("reports-line", by=report.person, about=about, text=report.text))
        for line in chat:
            print("    " + words.text("reports-said", by=line.person, name=line.name, text=line.text))
    print(words.text("reports-count", count=len(reports)))
    return 0


def run_keys(args: Namespace) -> int:
    from taverne.server.signatures import can_seal, public_key
    from taverne.server.store.secret_keys import SecretKeys

    words = Words(None, args.lang)
    if args.rotate:
        _with_storage(args, lambda storage: SecretKeys(storage).rotate(args.days))
        print(words.text("keys-rotated", days=args.days))
    if can_seal():
        secret = _with_storage(args, lambda storage: SecretKeys(storage).record())
        print(words.text("keys-record", key=public_key(secret)))
    return 0
