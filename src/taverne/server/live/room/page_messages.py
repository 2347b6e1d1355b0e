"""What an open page says to its table, one message at a time, and how it is answered.

The lock is held by the room; what is legal in the match is left to its play.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from taverne.engine.actions import SPECTATOR
from taverne.engine.matches.match import CannotUndo
from taverne.engine.matches.race import Throttle
from taverne.server.bots.advice import begin_help
from taverne.server.bots.driver import PACES
from taverne.server.clock import now_ms
from taverne.server.live.match.play import Play
from taverne.server.live.past import changed_rules
from taverne.server.live.room.ballot import Ballot, voters
from taverne.server.live.room.client import Client
from taverne.server.live.room.position import PositionTeller
from taverne.server.sanitize import clean_chat
from taverne.server.store.storage import CHAT_KEPT
from taverne.server.store.writer import Fenced, NotSaved
from taverne.server.wire import messages
from taverne.server.wire.messages import encode

if TYPE_CHECKING:
    from taverne.server.live.room.room import Room


LINES: Final = 2
LINES_OF_WATCHERS: Final = 5
"""So many lines a second a player may say, and so many all together who only watch: they drown nobody out."""
WATCHERS: Final = ""


async def answer(
    room: Room, client: Client, message: messages.FromClient, received: float
) -> messages.Ack | messages.RefusedMessage | messages.Helped | None:
    """Carry out one message; return what answers it, None where nothing does, or later."""
    if isinstance(message, messages.Hello | messages.Look):
        _look(room, client, message)
        return None
    if isinstance(message, messages.Chat):
        return await _say(room, client, message.text, received)
    if not isinstance(message, messages.ForSeat):
        return None
    if not room.kept.holds(client.person, message.seat):
        return messages.RefusedMessage(id=message.id, key="not-your-seat")
    if room.returning:
        return messages.RefusedMessage(id=message.id, key="not-saved")
    if isinstance(message, messages.PlayAnew):
        return await changed_rules.agree(room, client.person, message)
    if room.play is None:
        return messages.RefusedMessage(id=message.id, key="unreadable" if room.kept.stuck else "not-started")
    if isinstance(message, messages.Act):
        return await room.play.act(client, message, received)
    if isinstance(message, messages.Why):
        return room.play.why(client, message)
    if isinstance(message, messages.Help):
        return begin_help(room, room.play, client, message)
    if isinstance(message, messages.Undo):
        return await _undo(room, room.play, message)
    if isinstance(message, messages.Vote):
        return await _vote(room, room.play, message)
    if isinstance(message, messages.Pace):
        return await _pace(room, room.play, message)
    if isinstance(message, messages.AskAll):
        return await _ask_all(room, room.play, message)
    return await _take(room, room.play, message)


def _look(room: Room, client: Client, message: messages.Hello | messages.Look) -> None:
    if isinstance(message, messages.Hello):
        client.changes = message.changes
    client.seat = room.seat_for(client.person, message.seat)
    client.shown = -1
    client.send(PositionTeller(room).position(client))


async def _say(room: Room, client: Client, text: str, received: float) -> messages.RefusedMessage | None:
    text = clean_chat(text)
    if not text:
        return messages.RefusedMessage(id=-1, key="chat-empty")
    mine = room.kept.seats_of(client.person)
    if not _may_talk(room, client.person if mine else WATCHERS, received):
        return messages.RefusedMessage(id=-1, key="too-fast")
    seat = client.seat if client.seat in mine else mine[0] if mine else SPECTATOR
    name = room.kept.seats[seat].name if seat >= 0 else client.name
    said = messages.Said(seat=seat, name=name, text=text, at=float(now_ms()))
    room.said += 1
    try:
        await room.services.storage.say(room.kept, room.said, said, client.person)
    except Fenced as error:
        await room.lost(error)
        raise
    room.chat = [*room.chat, said][-CHAT_KEPT:]
    room.send_all(encode(said))
    return None


def _may_talk(room: Room, who: str, received: float) -> bool:
    """Whether another line is heard: two a second of each player, however many pages they have open."""
    if who not in room.talk:
        room.talk[who] = Throttle(LINES if who else LINES_OF_WATCHERS)
    return room.talk[who].allows(round(1000 * received))


async def _take(room: Room, play: Play, message: messages.Take) -> messages.Ack:
    (play.presence.handed.discard if message.back else play.presence.handed.add)(message.seat)
    if room.kept.seats[message.seat].standin == message.back:
        await room.set_standin(message.seat, not message.back)
    return messages.Ack(id=message.id, seq=play.seq(message.seat))


async def _pace(room: Room, play: Play, message: messages.Pace) -> messages.Ack | messages.RefusedMessage:
    if not play.bots.pace:
        return messages.RefusedMessage(id=message.id, key="no-pace")
    if message.pace not in PACES:
        return messages.RefusedMessage(id=message.id, key="pace-unknown", data={"known": ", ".join(PACES)})
    play.bots.choose_pace(message.pace, asyncio.get_running_loop().time())
    await room.save()
    room.tell_info()
    return messages.Ack(id=message.id, seq=play.seq(message.seat))


async def _ask_all(room: Room, play: Play, message: messages.AskAll) -> messages.Ack:
    """Somebody wants to be asked at every window, or no longer."""
    others = {seat for seat in room.kept.habits.asks if seat != message.seat}
    room.kept.habits.asks = tuple(sorted(others | {message.seat} if message.on else others))
    await room.save()
    play.refresh(asyncio.get_running_loop().time())
    room.tell_info()
    return messages.Ack(id=message.id, seq=play.seq(message.seat))


async def _undo(room: Room, play: Play, message: messages.Undo) -> messages.Ack | messages.RefusedMessage:
    try:
        await play.undo(message.seat)
    except CannotUndo as error:
        ballot = Ballot.opened(room, play, message.seat)
        if play.veiled or (not message.ask and (isinstance(ballot, str) or not ballot.agreed)):
            return messages.RefusedMessage(id=message.id, key=error.refusal.key, data=dict(error.refusal.data))
        if isinstance(ballot, str):
            return messages.RefusedMessage(id=message.id, key=ballot)
        await _count(room, play, ballot)
    return messages.Ack(id=message.id, seq=play.seq(message.seat))


async def _vote(room: Room, play: Play, message: messages.Vote) -> messages.Ack | messages.RefusedMessage:
    ballot = room.ballot
    if ballot is None or message.seat not in ballot.voters:
        return messages.RefusedMessage(id=message.id, key="no-vote")
    ballot.vote(message.seat, message.yes)
    await _count(room, play, ballot)
    return messages.Ack(id=message.id, seq=play.seq(message.seat))


async def recount(room: Room) -> None:
    """Somebody has left who was to vote, or who had asked: whoever is left decides, or nobody need any more."""
    async with room.lock:
        ballot, play = room.ballot, room.play
        if ballot is None or play is None or room.closed:
            return
        if room.kept.seats[ballot.seat].kind != "human":
            room.ballot_over()
            return
        ballot.voters &= voters(room, ballot.seat)
        with suppress(NotSaved):
            await _count(room, play, ballot)


async def _count(room: Room, play: Play, ballot: Ballot) -> None:
    room.ballot = ballot
    if ballot.agreed:
        room.ballot = None
        room.send_all(encode(ballot.told(False)))
        await play.undo(ballot.seat, ballot.to, agreed=True)
    elif ballot.refused:
        room.ballot_over()
    else:
        room.send_all(encode(ballot.told(True)))
