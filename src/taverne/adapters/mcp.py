"""Tables for models that speak MCP: games, new table, join, look, act, why, odds, rules, undo, leave.

Everything goes over the server's own protocol with the identity of one seat, so that secrecy is the server's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Final

import msgspec
from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from taverne import games
from taverne.adapters.seated_game import without_race
from taverne.boards.text import question_lines, table_text
from taverne.client import HouseRefused, Link, Person, RefusedByTable, ServedTable, Unreachable
from taverne.engine.reports.odds import OddsError
from taverne.rule_search import find_rules
from taverne.server.wire.bodies import NewTable
from taverne.words import Words

MOST_RULES: Final = 20
PATIENCE: Final = 20.0
"""So many seconds a tool waits, for the others at the table or for odds, before it says how things stand."""
STILL: Final = {"reckoning": True, "note": "the odds are still being worked out: ask again"}
MISTAKES: Final = (ValueError, HouseRefused, RefusedByTable, Unreachable, TimeoutError)
ABOUT: Final = (
    "Fantasy board games with all their rules. Begin with `games`, then `new_table` or `join`, then `look` and `act`. "
    "Moves are written in notation: `look` lists the options. `why` says why something cannot be done, with the rule."
)


class Reckoning:
    """Odds that may take longer than a model waits: they are asked for once and told when they are there."""

    def __init__(self) -> None:
        self._about: object = None
        self._task: asyncio.Task[Any] | None = None

    async def told(self, about: object, ask: Callable[[], Awaitable[Any]]) -> dict[str, Any]:
        """Return the odds of ``about``, or that they are still being worked out, which is no reason to ask twice."""
        if self._task is None or about != self._about:
            self.drop()
            self._about, self._task = about, asyncio.create_task(_awaited(ask))
        done, _ = await asyncio.wait({self._task}, timeout=PATIENCE)
        if not done:
            return STILL
        task, self._task = self._task, None
        try:
            return {"odds": task.result()}
        except RefusedByTable as error:
            if error.refusal.key != "too-fast":  # the odds of earlier positions are still in hand
                raise
            return STILL

    def drop(self) -> None:
        """Nobody asks any more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None


async def _awaited(ask: Callable[[], Awaitable[Any]]) -> Any:
    return await ask()


class Place:
    """Where this model sits: one server, one identity, at most one table."""

    def __init__(self, base: str, name: str = "Model", lang: str = "en", table: str = "") -> None:
        self.base = base
        self.expected = Link(base, table)
        self.name = name
        self.lang = lang
        self.person: Person | None = None
        self.table: ServedTable | None = None
        self.reckoning = Reckoning()

    async def somebody(self) -> Person:
        if self.person is None:
            self.person = await self._presented(self.base)
        return self.person

    async def _presented(self, base: str) -> Person:
        person = Person(base)
        await person.present(self.name)
        return person

    async def sit(self, link: Link) -> ServedTable:
        """Sit down at a table, perhaps on another server; a link that leads nowhere changes nothing."""
        if not link.table:
            raise ValueError(f"that link names no table; one looks like {self.base}/t/some-table")
        person = await self.somebody() if link.base == self.base else await self._presented(link.base)
        info = await person.sit(link.table)
        if not any(seat.mine for seat in info.seats):
            raise ValueError("no seat is free there")
        table = await ServedTable(person, link, away=0).__aenter__()
        await self.leave()
        self.base, self.person, self.table = link.base, person, table
        return table

    async def leave(self) -> None:
        self.reckoning.drop()
        if self.table is not None:
            table, self.table = self.table, None
            await table.close()

    @property
    def here(self) -> ServedTable:
        if self.table is None:
            raise ValueError("you sit at no table: use new_table or join first")
        return self.table

    async def settled(self, table: ServedTable) -> None:
        """Wait until this seat is asked, the match is over, or patience ends."""
        try:
            await table.until(lambda: table.asked or table.over or table.closed, PATIENCE)
        except TimeoutError:
            return

    def seen(self, since: int = -1) -> dict[str, Any]:
        """Return the table as this seat may know it, in words."""
        table = self.here
        words = Words(table.now.info.game, self.lang)
        view, names = table.view, table.names
        lines = [line for line in table.log if line.position > since]
        shown: dict[str, Any] = {
            "link": f"{self.base}/t/{table.link.table}",
            "seat": table.seat,
            "position": table.now.position,
            "over": table.over,
            "happened": [words.event(line.kind, line.data, names, table.seat) for line in lines][-40:],
            "table": "" if view is None else table_text(table.game, view, names, self.lang),
            "question": "",
            "options": [],
        }
        if view is not None and view.asked:
            shown["question"] = question_lines(words, view.asked[0], names, table.seat)[0]
            shown["options"] = list(view.asked[0].options)
        if table.over and table.info is not None and table.info.result is not None:
            shown["result"] = msgspec.to_builtins(table.info.result)
        return shown


def make_server(base: str, name: str = "Model", lang: str = "en", table: str = "") -> Any:
    """Return the server of MCP for one model at the tables of ``base``; it is expected at ``table``, if given."""
    place = Place(base, name, lang, table)
    expected = f" You are expected at {base}/t/{table}: begin with `join`, without a link." if table else ""
    server = MCPServer("taverne", instructions=ABOUT + expected)
    for tool in (*_tables(place), *_play(place), *_knowledge(place)):
        server.tool()(_told(tool))
    return server


def _told(tool: Any) -> Any:
    """Let a mistake be told to the model in plain words."""

    @wraps(tool)
    async def carried_out(*args: Any, **named: Any) -> Any:
        try:
            return await tool(*args, **named)
        except MISTAKES as error:
            raise ToolError(str(error) or "the table did not answer in time") from error

    return carried_out


def _tables(place: Place) -> tuple[Any, ...]:
    async def new_table(
        game: str, players: int = 2, bots: str = "normal", options: dict[str, str | int | bool] | None = None
    ) -> dict[str, Any]:
        """Set up a table against bots (or `open` seats for others: bots="open") and take its first seat.

        Dungeon Rush is played in turns (mode=snake) unless you choose a mode.
        """
        found = games.find(game)
        seat = "open" if bots == "open" else f"bot:{found.level(bots)}"
        given = options or {}
        full = without_race(found, given) if players > 1 else given  # alone, Dungeon Rush is always a race
        wanted = NewTable(game=game, players=players, seats=("me", *[seat] * (players - 1)), options=full)
        info = await (await place.somebody()).new_table(wanted)
        table = await place.sit(Link(place.base, info.id))
        if bots != "open":
            await place.settled(table)
        return place.seen()

    async def join(link: str = "") -> dict[str, Any]:
        """Take a free seat at a table, by the link that a browser shows; without one, where you are expected."""
        await place.sit(Link.read(link) if link else place.expected)
        return place.seen()

    async def leave() -> str:
        """Leave the table; a bot plays on."""
        table = place.here
        await (await place.somebody()).leave(table.link.table)
        await place.leave()
        return "you have left the table"

    return new_table, join, leave


def _play(place: Place) -> tuple[Any, ...]:
    async def look(since: int = -1) -> dict[str, Any]:
        """Look at the table: what has happened after position `since`, how it stands, what you are asked."""
        await place.settled(place.here)
        return place.seen(since)

    async def act(notation: str) -> dict[str, Any]:
        """Answer what you are asked with one of the options; returns the table when it is your turn again."""
        table = place.here
        before = table.now.position
        try:
            reached = await table.act(notation)
        except RefusedByTable as error:
            words = Words(table.now.info.game, place.lang)
            return {
                "refused": _why(words, error.refusal, table),
                "options": list(table.asked[0].options if table.asked else ()),
            }
        await table.until(lambda: table.now.seq >= reached or table.over)
        await place.settled(table)
        return place.seen(before)

    async def why(notation: str) -> str:
        """Ask why something cannot be done now, with the rule behind it."""
        table = place.here
        refusal = await table.why(notation)
        return "it can be done" if refusal is None else _why(Words(table.now.info.game, place.lang), refusal, table)

    async def undo() -> dict[str, Any]:
        """Undo your latest answer, if nothing has been drawn or shown since."""
        table = place.here
        try:
            await table.undo()
        except RefusedByTable as error:
            raise ValueError(_why(Words(table.now.info.game, place.lang), error.refusal, table)) from None
        return place.seen()

    return look, act, why, undo


def _why(words: Words, refusal: Any, table: ServedTable) -> str:
    rule = words.rule(refusal.rule) if refusal.rule else None
    text = words.refusal(refusal, table.names, table.seat)
    return text if rule is None else f"{text} ({rule.id}: {rule.text})"


def _knowledge(place: Place) -> tuple[Any, ...]:
    async def list_games() -> list[dict[str, Any]]:
        """List the games: numbers of players, options, bots, how they are played, what `odds` may be asked."""
        found = []
        for game in games.all_games():
            words, usual = Words(game.name, place.lang), without_race(game, {})
            options = [
                {"key": one.key, "default": usual.get(one.key, one.default), "choices": list(one.choices)}
                for one in game.options
            ]
            told = {"name": game.name, "players": list(game.seat_counts), "options": options, "bots": list(game.bots())}
            fields = {field.key: words.text(f"odds-field-{field.key}") for field in game.odds_fields}
            found.append(told | {"how": words.primer(), "odds": fields})
        return found

    async def odds(game: str = "", question: dict[str, str | int] | None = None) -> dict[str, Any]:
        """Chances in fights: of the decision at hand, or of any fight of a game, by the fields that `games` lists.

        If they take long, `reckoning` is true: ask again.
        """
        if not game:
            table = place.here
            return await place.reckoning.told((table.link, table.now.position), table.help)
        found, asked = games.find(game), question or {}
        try:
            return await place.reckoning.told(
                (game, asked), lambda: asyncio.to_thread(lambda: msgspec.to_builtins(found.odds(asked)))
            )
        except OddsError as error:
            raise ValueError(Words(found.name, place.lang).say(error.key, error.data)) from None

    async def rules(game: str, query: str = "") -> list[str]:
        """Rules of a game by number (DR-025) or by words."""
        words = Words(games.find(game).name, place.lang)
        found = find_rules(words, query).rules if query else words.rules()
        return [f"{one.id}: {one.text}" for one in found[:MOST_RULES]]

    list_games.__name__ = "games"
    return list_games, odds, rules
