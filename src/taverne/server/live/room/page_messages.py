"""What an open page says to its table, one message at a time, and how it is answered.

The lock is held by the room; what is legal in the match is left to its play.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from taverne.engine.actions import SPECTATOR
from taverne.engine.matches.match import CannotUndo
from taverne.server.bots.advice import begin_help
from taverne.server.bots.driver import PACES
from taverne.server.live.match.play import Play
from taverne.server.live.past import play_anew
from taverne.server.live.room.ballot import Ballot
from taverne.server.live.room.client import Client
from taverne.server.live.room.position import PositionTeller
from taverne.server.sanitize import clean_chat
from taverne.server.store.storage import CHAT_KEPT
from taverne.server.store.table_row import now_ms
from taverne.server.wire import messages
from taverne.server.wire.messages import encode

if TYPE_CHECKING:
    from taverne.server.live.room.room import Room


async def answer(
    room: Room, client: Client, message: messages.FromClient, received: float
) -> messages.Ack | messages.Refused | messages.Helped | None:
    """Carry out one message; return what answers it, None where nothing does, or later."""
    if isinstance(message, messages.Hello | messages.Look):
        _look(room, client, message)
        return None
    if isinstance(message, messages.Chat):
        return await _say(room, client, message.text, received)
    if not isinstance(message, messages.ForSeat):
        return None
    if not room.kept.holds(client.person, message.seat):
        return messages.Refused(id=message.id, key="not-your-seat")
    if room.returning:
        return messages.Refused(id=message.id, key="not-saved")
    if isinstance(message, messages.PlayAnew):
        return await play_anew.agree(room, client.person, message)
    if room.play is None:
        return messages.Refused(id=message.id, key="unreadable" if room.kept.stuck else "not-started")
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


async def _say(room: Room, client: Client, text: str, received: float) -> messages.Refused | None:
    text = clean_chat(text)
    if not text:
        return messages.Refused(id=-1, key="chat-empty")
    if not client.talk.allows(round(1000 * received)):
        return messages.Refused(id=-1, key="too-fast")
    mine = room.kept.seats_of(client.person)
    seat = client.seat if client.seat in mine else mine[0] if mine else SPECTATOR
    name = room.kept.seats[seat].name if seat >= 0 else client.name
    said = messages.Said(seat=seat, name=name, text=text, at=float(now_ms()))
    room.said += 1
    await room.services.storage.say(room.kept.id, room.said, said, client.person)
    room.chat = [*room.chat, said][-CHAT_KEPT:]
    room.send_all(encode(said))
    return None


async def _take(room: Room, play: Play, message: messages.Take) -> messages.Ack:
    (play.presence.handed.discard if message.back else play.presence.handed.add)(message.seat)
    if room.kept.seats[message.seat].standin == message.back:
        await room.set_standin(message.seat, not message.back)
    return messages.Ack(id=message.id, seq=play.seq(message.seat))


async def _pace(room: Room, play: Play, message: messages.Pace) -> messages.Ack | messages.Refused:
    if not play.bots.pace:
        return messages.Refused(id=message.id, key="no-pace")
    if message.pace not in PACES:
        return messages.Refused(id=message.id, key="pace-unknown", data={"known": ", ".join(PACES)})
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


async def _undo(room: Room, play: Play, message: messages.Undo) -> messages.Ack | messages.Refused:
    try:
        await play.undo(message.seat)
    except CannotUndo as error:
        ballot = Ballot.opened(room, play, message.seat)
        if play.veiled or (not message.ask and (isinstance(ballot, str) or not ballot.agreed)):
            return messages.Refused(id=message.id, key=error.refusal.key, data=dict(error.refusal.data))
        if isinstance(ballot, str):
            return messages.Refused(id=message.id, key=ballot)
        await _count(room, play, ballot)
    return messages.Ack(id=message.id, seq=play.seq(message.seat))


async def _vote(room: Room, play: Play, message: messages.Vote) -> messages.Ack | messages.Refused:
    ballot = room.ballot
    if ballot is None or message.seat not in ballot.voters:
        return messages.Refused(id=message.id, key="no-vote")
    ballot.vote(message.seat, message.yes)
    await _count(room, play, ballot)
    return messages.Ack(id=message.id, seq=play.seq(message.seat))


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
