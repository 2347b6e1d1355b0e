"""The commands ``watch`` and ``bot``, and joining a served table: links, identities, who sits down.

Screen and lines of ``play --at`` are left to ``distant``; what is said on the line, to the client.
"""

from __future__ import annotations

import asyncio
import secrets
import shlex
import sys
from argparse import Namespace
from pathlib import Path

from taverne.arena.cast import load_bot
from taverne.boards.text import table_text
from taverne.cli.complaints import Complaint
from taverne.cli.match_setup import data_folder
from taverne.client import BotSeat, HouseRefused, Link, Person, Table, Unreachable
from taverne.client.seat import Mind, Program, Thinker
from taverne.engine.actions import SPECTATOR
from taverne.engine.game import Result
from taverne.words import Words


def identity_file() -> Path:
    """Return where this user's identities at servers are kept."""
    return data_folder().parent / "identities.json"


def read_link(text: str) -> Link:
    try:
        link = Link.read(text)
    except ValueError:
        raise Complaint("cli-link-bad", link=text[:120]) from None
    if not link.table:
        raise Complaint("cli-link-table", link=text[:120])
    return link


async def seated(link: Link, name: str, file: Path | None, sit: bool) -> Person:
    """Return who one is at that server, with a seat at the table if one is wanted and free."""
    person = Person(link.base, file)
    try:
        await person.present(name)
        info = await (person.sit(link.table) if sit else person.table(link.table))
    except HouseRefused as error:
        raise Complaint("cli-house-refused", reason=error.problem.detail) from None
    except Unreachable as error:
        raise Complaint("cli-house-away", link=link.base, reason=str(error)) from None
    if sit and not any(seat.mine for seat in info.seats):
        raise Complaint("cli-no-seat", link=f"{link.base}/t/{link.table}")
    return person


# watch


def run_watch(args: Namespace) -> int:
    asyncio.run(_watch(read_link(args.at), args.lang))
    return 0


async def _watch(link: Link, lang: str) -> None:
    person = await seated(link, "", identity_file(), sit=False)
    async with Table(person, link, SPECTATOR) as table:
        words = Words(table.now.info.game, lang)
        told, shown = 0, -1
        while not table.closed:
            for line in table.log[told:]:
                print(words.event(line.kind, line.data, table.names, SPECTATOR))
            told = len(table.log)
            view = table.view
            if view is not None and (view.over or table.now.position != shown):
                shown = table.now.position
                if sys.stdout.isatty() or view.over:
                    print(table_text(table.game, view, table.names, lang, brief=not view.over))
            sys.stdout.flush()
            if table.over:
                _tell_result(words, table)
                return
            await table.changed()
            told = min(told, len(table.log))


def _tell_result(words: Words, table: Table) -> None:
    result: Result | None = table.now.info.result
    print(words.text("cli-result"))
    if result is not None:
        for seat, score in enumerate(result.scores):
            print(f" {'*' if seat in result.winners else ' '} {table.names[seat]:20} {score:4}")


# bot


def run_bot(args: Namespace) -> int:
    given = [name for name in ("level", "class_", "exec") if getattr(args, name)]
    if len(given) != 1:
        raise Complaint("cli-bot-one")
    return asyncio.run(_bot(args, read_link(args.at)))


async def _bot(args: Namespace, link: Link) -> int:
    name = args.name or args.level or (args.class_ or args.exec).partition(":")[2] or Path(args.exec or "bot").name
    person = await seated(link, str(name)[:20], None, sit=True)
    words = Words(None, args.lang)
    print(words.text("cli-bot-sits", name=str(name)[:20], link=f"{link.base}/t/{link.table}"), file=sys.stderr)
    async with Table(person, link) as table:
        if args.exec:
            async with Program(shlex.split(args.exec)) as program:
                seat = await _played(table, program.answer)
        else:
            kind = load_bot(args.class_) if args.class_ else table.game.bots()[table.game.level(args.level)]
            seed = secrets.randbits(63) if args.seed is None else args.seed
            seat = await _played(table, Thinker(kind(table.game), seed))
        _tell_result(Words(table.now.info.game, args.lang), table)
        print(words.text("cli-bot-done", answers=seat.answers, refused=seat.refused), file=sys.stderr)
    return 0


async def _played(table: Table, mind: Mind) -> BotSeat:
    seat = BotSeat(table, mind)
    await seat.play()
    return seat
