"""A match whose rules are gone is played on under today's, from its last position, once all people at it agree.

How far today's rules come along its log is found in another process; what the log then says is left to
``engine.logs.changed_rules``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from taverne.engine.actions import Seat
from taverne.engine.box.shelf import same_box
from taverne.engine.logs import changed_rules
from taverne.engine.logs.log import Anew, Entry
from taverne.engine.logs.log_file import RecordError, begun
from taverne.engine.matches.match import Match
from taverne.engine.type_plans import ready
from taverne.games import get
from taverne.server.bots.workers import Reading
from taverne.server.store import positions
from taverne.server.store.line_events import recalled, to_text
from taverne.server.store.people import CLOSED
from taverne.server.store.table_row import PLAYING, TableRow, Timing, log_row
from taverne.server.wire.bodies import PlayAnewInfo
from taverne.server.wire.messages import Ack, PlayAnew, RefusedMessage

if TYPE_CHECKING:
    from taverne.server.live.room.room import Room

log = structlog.get_logger()


class NewRulesOffer(msgspec.Struct, frozen=True):
    """From where a match can be played on, and what its log will say then."""

    position: int
    anew: Anew


async def seek(room: Room) -> None:
    """Find out from where a match that cannot be read could be played on, and tell whoever looks at it."""
    kept = room.kept
    if kept.phase != PLAYING or kept.stuck == CLOSED or kept.header is None:
        return
    storage = room.services.storage
    lines = [msgspec.json.encode(kept.header), *(line for line, _, _ in await storage.entries_of(kept.id))]
    box = await storage.box(kept.box or kept.header.box)
    found = await room.services.workers.reach(Reading(kept.id, lines, box, await positions.kept_of(storage, kept.id)))
    async with room.lock:
        if found is not None and room.play is None and not room.closed:
            room.offer = NewRulesOffer(found.position, msgspec.json.decode(found.state, type=ready(Anew)))
            room.tell_info()


def needed(kept: TableRow) -> list[Seat]:
    """Return the seats whose people must agree: all for whom no bot plays."""
    return [number for number, seat in enumerate(kept.seats) if seat.kind == "human" and not seat.standin]


def info(room: Room) -> PlayAnewInfo | None:
    """Return what is told of it: from where, who agrees, who has not yet."""
    if room.offer is None or room.play is not None:
        return None
    agreed = room.kept.habits.anew
    missing = tuple(seat for seat in needed(room.kept) if seat not in agreed)
    return PlayAnewInfo(position=room.offer.position, of=room.kept.position, agreed=agreed, missing=missing)


async def agree(room: Room, person: str, message: PlayAnew) -> Ack | RefusedMessage:
    """Note that somebody agrees for all their seats, or no longer; when nobody is missing play goes on."""
    kept = room.kept
    if room.play is not None:
        return Ack(id=message.id, seq=room.play.seq(message.seat))
    offered = room.offer
    if offered is None:
        return RefusedMessage(id=message.id, key="unreadable" if kept.stuck else "not-started")
    others = {seat for seat in kept.habits.anew if not kept.holds(person, seat)}
    kept.habits.anew = tuple(sorted(others | set(kept.seats_of(person)) if message.yes else others))
    if not await settle(room):
        if room.offer is None:
            return RefusedMessage(id=message.id, key="unreadable")
        await room.save()
        room.tell_info()
    return Ack(id=message.id, seq=kept.seq)


async def settle(room: Room) -> bool:
    """Go on if somebody agreed and nobody is missing any more, also because they left; return whether it does."""
    kept = room.kept
    must = needed(kept)
    kept.habits.anew = tuple([seat for seat in kept.habits.anew if seat in must])
    if room.offer is None or room.play is not None or not must or kept.habits.anew != tuple(must):
        return False
    try:
        await _go_on(room, room.offer, must[0])
    except RecordError as error:
        log.error("play-anew-failed", table=kept.id, reason=str(error.reason))
        room.offer, kept.habits.anew = None, ()
        return False
    return True


async def _go_on(room: Room, offer: NewRulesOffer, seat: Seat) -> None:
    """Write the line from which other rules hold, and take the match up there."""
    kept, storage = room.kept, room.services.storage
    assert kept.header is not None
    rows = await storage.told_of(kept.id)
    before = msgspec.json.decode(rows[-1][0], type=ready(Entry)).sum if rows else None
    entry = changed_rules.line(kept.header, before, len(rows) + 1, seat, offer.position, offer.anew)
    match = await _taken_up(room, offer, [*(line for line, _ in rows), msgspec.json.encode(entry)])
    happening = match.happened[-1]
    match.happened[:0] = recalled(rows, offer.position)[1]
    kept.stuck, kept.rules, kept.timing, kept.habits.anew = "", "", Timing(), ()
    kept.box = "" if same_box(kept.header.box, offer.anew.box) else offer.anew.box
    kept.unrated = kept.unrated or "rules"
    kept.stand(match)
    await room.services.boxes.keep(match.game)
    await room.save([log_row(kept.id, entry, to_text([happening]))])
    log.info("played-anew", table=kept.id, game=kept.game, rules=offer.anew.rules, position=offer.position)
    room.play_on(match)


async def _taken_up(room: Room, offer: NewRulesOffer, lines: list[bytes]) -> Match[Any]:
    """Return the match as any reader of its log will find it; raise ``RecordError`` if none could."""
    kept = room.kept
    box = await room.services.storage.box(offer.anew.box)
    where = f"table {kept.id}"
    return begun(where, [msgspec.json.encode(kept.header), *lines], get, boxes=lambda _: box)
