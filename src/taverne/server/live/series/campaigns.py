"""Campaigns as they are kept: whose each is, its record, and the table where its match is under way.

The record is the engine's, the same as at a terminal.  A match that is over is entered when its campaign is next
looked at: nothing is lost whenever a server ends.  What a page shows is left to the game.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update

from taverne.engine.game import Game, Options, OptionValue
from taverne.engine.matches import campaign as engine
from taverne.engine.matches.campaign import Campaign
from taverne.games import get
from taverne.server.clock import now_ms
from taverne.server.errors import Refused
from taverne.server.identity import Person, could_be_id, new_table_id
from taverne.server.live.room.seating import seated, seated_again
from taverne.server.store import schema
from taverne.server.store.storage import Storage
from taverne.server.store.table_row import OVER, Seating, TableRow, seat_rows, to_row
from taverne.server.wire.series import CampaignGame, CampaignInfo, NextGame

AWAY = 60
AWAY_OTHERS = 24 * 3600
"""Friends may come back to a campaign on another day; alone nobody waits."""
LISTED = 30


class KeptCampaign(msgspec.Struct, kw_only=True):
    """One campaign; ``version`` counts its changes, so that two devices cannot both make the next."""

    id: str
    person: str
    record: Campaign
    playing: str = ""
    version: int = 0
    created: int = 0
    updated: int = 0


class Outdated(Refused):
    """Somebody else, or another device, has changed the campaign meanwhile."""

    def __init__(self) -> None:
        super().__init__("campaign-moved", "this campaign was changed on another device; look again", {}, 409)


class Campaigns:
    """All campaigns of the house; only who owns one and who plays in it see it."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def begin(
        self, person: Person, game: Game[Any], options: dict[str, OptionValue], players: int = 0
    ) -> CampaignInfo:
        """Begin a campaign; raise ``OptionError`` for options that do not open one."""
        now = now_ms()
        record = engine.begin(game, options, players)
        kept = KeptCampaign(id=new_table_id(), person=person.id, record=record, created=now, updated=now)
        await self._storage.writer.do(lambda connection: _insert(connection, kept))
        return await self._info(kept)

    async def mine(self, person: Person) -> tuple[CampaignInfo, ...]:
        c = schema.campaigns
        wanted = select(c).where(c.c.person == person.id).order_by(c.c.updated.desc()).limit(LISTED)
        rows = await self._storage.read(lambda connection: connection.execute(wanted).mappings().all())
        return tuple([await self._info(await self._caught_up(_from_row(row))) for row in rows])

    async def look(self, person: Person, campaign: str) -> CampaignInfo:
        kept = await self._find(person, campaign, partaking=True)
        return await self._info(kept, kept.person == person.id)

    async def record(self, person: Person, campaign: str) -> bytes:
        """Return the record, which a terminal can play on."""
        return engine.encode((await self._find(person, campaign)).record)

    async def next_game(self, person: Person, campaign: str, wanted: NextGame) -> TableRow:
        """Set up the table of the next match, together with the note that it is under way.

        Who has played in it may do so too, but only its owner says who sits where.
        """
        kept = await self._find(person, campaign, partaking=not wanted.seats)
        if kept.playing:
            data = {"table": kept.playing}
            raise Refused("campaign-playing", "a game of this campaign is in progress; finish it first", data, 409)
        record, game = kept.record, _game(kept)
        options = engine.choose(record, game, wanted.options)
        seats = await self._seats(kept, wanted, options, person)
        others = any(seat.kind == "open" or (seat.kind == "human" and seat.person != person.id) for seat in seats)
        table = TableRow(
            id=new_table_id(),
            game=game.name,
            players=record.players,
            options=options,
            private=wanted.private,
            host=person.id,
            place=person.place,
            away=AWAY_OTHERS if others else AWAY,
            seats=seats,
            campaign=kept.id,
        )
        await self._change(kept, record, table.id, table)
        return table

    async def _seats(self, kept: KeptCampaign, wanted: NextGame, options: Options, person: Person) -> list[Seating]:
        """Return who sits where in the next match: as its owner says, else as in the one before."""
        record, words = kept.record, wanted.seats
        if not words and record.players > 1 and record.chapters:
            before = record.chapters[-1].commitment
            for table in await self._tables(kept):
                if table.header is not None and table.header.commitment == before:
                    return seated_again(table.seats)
        words = words or ("me", *("here",) * (record.players - 1))
        return seated(_game(kept), options, record.players, words, person)

    async def resign(self, person: Person, campaign: str) -> CampaignInfo:
        """Give up the match that is under way; it counts as the game says."""
        kept = await self._find(person, campaign)
        table = await self._storage.find(kept.playing) if kept.playing else None
        if table is None:
            raise Refused("campaign-idle", "no game of this campaign is in progress", {}, 409)
        commitment = table.header.commitment if table.header is not None else ""
        record = engine.resign(kept.record, _game(kept), table.options, commitment)
        return await self._info(await self._change(kept, record, ""))

    async def leave(self, person: Person, campaign: str) -> CampaignInfo:
        """Give up a campaign."""
        kept = await self._find(person, campaign)
        return await self._info(await self._change(kept, engine.leave(kept.record), ""))

    # Reading and writing

    async def _find(self, person: Person, campaign: str, partaking: bool = False) -> KeptCampaign:
        """Return a campaign of ``person``, or, ``partaking``, one in which they have a seat."""
        wanted = select(schema.campaigns).where(schema.campaigns.c.id == (campaign if could_be_id(campaign) else ""))
        row = await self._storage.read(lambda connection: connection.execute(wanted).mappings().first())
        if row is None or not (row["person"] == person.id or (partaking and await self._partakes(person, campaign))):
            raise Refused("no-campaign", "you have no such campaign", {}, 404)
        return await self._caught_up(_from_row(row))

    async def _partakes(self, person: Person, campaign: str) -> bool:
        return any(table.seats_of(person.id) for table in await self._storage.of_campaign(campaign))

    async def _caught_up(self, kept: KeptCampaign) -> KeptCampaign:
        """Enter the match that was under way if it is over."""
        if not kept.playing:
            return kept
        table = await self._storage.find(kept.playing)
        if table is None:
            return await self._change(kept, kept.record, "")
        if table.phase != OVER or table.result is None or table.header is None:
            return kept
        record = engine.after(kept.record, _game(kept), table.options, table.result, table.header.commitment)
        try:
            return await self._change(kept, record, "")
        except Outdated:
            wanted = select(schema.campaigns).where(schema.campaigns.c.id == kept.id)
            row = await self._storage.read(lambda connection: connection.execute(wanted).mappings().one())
            return _from_row(row)

    async def _change(
        self, kept: KeptCampaign, record: Campaign, playing: str, table: TableRow | None = None
    ) -> KeptCampaign:
        """Write a campaign, with the table it begins if there is one; raise ``Outdated`` if it has changed."""
        new = msgspec.structs.replace(kept, record=record, playing=playing, version=kept.version + 1, updated=now_ms())

        def write(connection: Connection) -> None:
            c = schema.campaigns
            same = (c.c.id == kept.id) & (c.c.version == kept.version)
            if connection.execute(update(c).where(same).values(_to_row(new))).rowcount != 1:
                raise Outdated
            if table is not None:
                connection.execute(insert(schema.tables).values(to_row(table)))
                connection.execute(insert(schema.seats), seat_rows(table))

        await self._storage.writer.do(write)
        return new

    async def _info(self, kept: KeptCampaign, mine: bool = True) -> CampaignInfo:
        record, game = kept.record, _game(kept)
        tables = {table.header.commitment: table.id for table in await self._tables(kept) if table.header is not None}
        games = [
            CampaignGame(
                options=chapter.options,
                result=chapter.result,
                resigned=chapter.resigned,
                table=tables.get(chapter.commitment, ""),
            )
            for chapter in record.chapters
        ]
        played = [(chapter.options, chapter.result) for chapter in record.chapters]
        return CampaignInfo(
            id=kept.id,
            game=record.game,
            players=record.players,
            standing=record.standing,
            games=tuple(games),
            choices=record.choices,
            playing=kept.playing,
            created=kept.created,
            updated=kept.updated,
            page=game.campaign_page(played, record.choices),
            mine=mine,
        )

    async def _tables(self, kept: KeptCampaign) -> list[TableRow]:
        return await self._storage.of_campaign(kept.id) if kept.record.chapters else []


def _game(kept: KeptCampaign) -> Game[Any]:
    game = get(kept.record.game)
    if game is None:
        raise Refused(
            "no-game", f"there is no game {kept.record.game!r} here any more", {"game": kept.record.game}, 404
        )
    return game


def _insert(connection: Connection, kept: KeptCampaign) -> None:
    connection.execute(insert(schema.campaigns).values(_to_row(kept)))


def _to_row(kept: KeptCampaign) -> dict[str, Any]:
    row = {name: getattr(kept, name) for name in kept.__struct_fields__}
    return {**row, "game": kept.record.game, "record": engine.encode(kept.record).decode()}


def _from_row(row: Any) -> KeptCampaign:
    plain = {str(name): value for name, value in row.items() if name != "game"}
    plain["record"] = engine.decode(plain["record"].encode(), f"campaign {plain['id']}")
    return KeptCampaign(**plain)
