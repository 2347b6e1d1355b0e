"""The commands ``watch`` and ``bot``, and joining a served table: links, identities, who sits down.

Screen and lines of ``play --at`` are left to ``served_table``; what is said on the line, to the client.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import shlex
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from taverne import games
from taverne.arena.lineup import load_bot
from taverne.boards.text import result_lines, table_text
from taverne.cli.match_setup import data_folder
from taverne.cli.user_errors import UserError
from taverne.client import BotSeat, HouseRefused, Link, NoHouse, Person, ServedTable, Unreachable
from taverne.client.seat import BotBroke, Mind, Program, ProgramEnded, Thinker
from taverne.engine.actions import SPECTATOR, Seat
from taverne.engine.game import Game
from taverne.engine.reasons import Reason, explained
from taverne.server.wire.bodies import TableInfo
from taverne.words import Words


def identity_file() -> Path:
    """Return where this user's identities at servers are kept."""
    return data_folder().parent / "identities.json"


def read_link(text: str) -> Link:
    try:
        link = Link.read(text)
    except ValueError:
        raise UserError("cli-link-bad", link=text[:120]) from None
    if not link.table:
        raise UserError("cli-link-table", link=text[:120])
    return link


async def visiting(link: Link, name: str, file: Path | None) -> tuple[Person, TableInfo]:
    """Return who one is at that server, and the table as it is before one sits down."""
    person = Person(link.base, file)
    with _told(link):
        await person.present(name)
        return person, await person.table(link.table)


async def sit_down(person: Person, link: Link) -> None:
    """Take a free seat, or the one that is one's own already."""
    with _told(link):
        info = await person.sit(link.table)
    if not any(seat.mine for seat in info.seats):
        raise UserError("cli-no-seat", link=f"{link.base}/t/{link.table}")


async def seated(link: Link, name: str, file: Path | None) -> Person:
    """Return who one is at that server, with a seat at the table."""
    person, _ = await visiting(link, name, file)
    await sit_down(person, link)
    return person


@contextlib.contextmanager
def _told(link: Link) -> Iterator[None]:
    try:
        yield
    except HouseRefused as error:
        if error.problem.key == "no-table":
            raise UserError("cli-house-no-table", link=f"{link.base}/t/{link.table}") from None
        problem = error.problem
        reason = explained(f"why-{problem.key}", problem.detail, **problem.data)
        raise UserError("cli-house-refused", reason=reason) from None
    except NoHouse:
        raise UserError("cli-house-strange", link=link.base) from None
    except Unreachable as error:
        raise UserError("cli-house-away", link=link.base, reason=error.cause) from None


class LineWatch:
    """Says on the error stream when the line to a table is lost, and when it is back."""

    def __init__(self, table: ServedTable, words: Words) -> None:
        self.table = table
        self.words = words
        self.up = True
        table.listeners.append(self.look)

    def look(self) -> None:
        if self.table.connected != self.up and not self.table.closed:
            self.up = not self.up
            print(self.words.text("cli-line-back" if self.up else "cli-line-lost"), file=sys.stderr)


# watch


def run_watch(args: Namespace) -> int:
    asyncio.run(_watch(read_link(args.at), args.lang))
    return 0


async def _watch(link: Link, lang: str) -> None:
    person, _ = await visiting(link, "", identity_file())
    async with ServedTable(person, link, SPECTATOR) as table:
        words = Words(table.now.info.game, lang)
        LineWatch(table, words)
        if table.view is None:
            print(words.text("cli-watch-waits", link=f"{link.base}/t/{link.table}"), file=sys.stderr)
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
        raise UserError("cli-table-gone", link=f"{link.base}/t/{link.table}")


def _tell_result(words: Words, table: ServedTable) -> None:
    print("\n".join(result_lines(words, table.now.info.result, table.names)))


# bot


def run_bot(args: Namespace) -> int:
    given = [name for name in ("level", "class_", "exec") if getattr(args, name)]
    if len(given) != 1:
        raise UserError("cli-bot-one")
    return asyncio.run(_bot(args, read_link(args.at)))


async def _bot(args: Namespace, link: Link) -> int:
    command = _command(args.exec) if args.exec else []
    name = str(args.name or args.level or (args.class_ or "").partition(":")[2] or _called(command))[:20]
    person, info = await visiting(link, name, None)
    async with contextlib.AsyncExitStack() as stack:
        words = Words(info.game, args.lang)
        mind = await _mind(args, command, games.find(info.game), stack, words)
        await sit_down(person, link)
        try:
            await _played(person, link, name, mind, words)
        except ProgramEnded as error:
            raise UserError("cli-program-ended", program=error.program, status=error.status) from None
        except BotBroke as error:
            raise UserError("cli-bot-broke", bot=args.class_ or args.level, error=str(error)) from None
    return 0


def _command(text: str) -> list[str]:
    """Return the words of a command."""
    try:
        words = shlex.split(text)
    except ValueError:
        words = []
    if not words:
        raise UserError("cli-exec-bad", command=text[:120])
    return words


def _called(command: list[str]) -> str:
    """Return what a program is called: its script, where an interpreter runs one."""
    scripts = [word for word in command[1:] if Path(word).is_file()]
    return Path((scripts or command or ["bot"])[0]).name


async def _mind(
    args: Namespace, command: list[str], game: Game[Any], stack: contextlib.AsyncExitStack, words: Words
) -> Mind:
    """Return who is to think, before a seat is taken: a mistake costs nobody a seat."""
    if command:
        talk = FewLines(words).talk
        program: Program = await stack.enter_async_context(Program(command, talk))
        return program.answer
    kind = load_bot(args.class_) if args.class_ else game.bots()[game.level(args.level)]
    return Thinker(kind(game), secrets.randbits(63) if args.seed is None else args.seed)


class FewLines:
    """Tells the first mistakes of a bot on the error stream, for whoever writes it."""

    MOST = 5

    def __init__(self, words: Words) -> None:
        self.words = words
        self.told = 0

    def _tell(self, text: str) -> None:
        self.told += 1
        if self.told <= self.MOST:
            print(text, file=sys.stderr)

    def talk(self, line: str) -> None:
        self._tell(self.words.text("cli-program-talk", line=line[:80]))

    def refusal(self, answer: str, reason: Reason, names: Sequence[str], seat: Seat) -> None:
        why = self.words.refusal(reason, names, seat)
        self._tell(self.words.text("cli-bot-refused", answer=answer[:80], reason=why))
        if self.told == self.MOST:
            print(self.words.text("cli-bot-refused-more"), file=sys.stderr)


async def _played(person: Person, link: Link, name: str, mind: Mind, words: Words) -> None:
    """Play to the end; whoever stops before gets up, so that a bot of the server's plays on for the others."""
    print(words.text("cli-bot-sits", name=name, link=f"{link.base}/t/{link.table}"), file=sys.stderr)
    over = False
    try:
        async with ServedTable(person, link) as table:
            LineWatch(table, words)
            few = FewLines(words)
            seat = BotSeat(table, mind, lambda do, why: few.refusal(do, why, table.names, table.seat))
            await seat.play()
            over = True
            if not table.over:
                raise UserError("cli-table-gone", link=f"{link.base}/t/{link.table}")
            _tell_result(words, table)
            print(words.text("cli-bot-done", answers=seat.answers, refused=seat.refused), file=sys.stderr)
    finally:
        if not over:
            with contextlib.suppress(HouseRefused, Unreachable):
                await person.leave(link.table)
