"""Help with a decision: a page asks, the game reckons in a process of its own, the answer goes to that page only.

What help there is, is left to the games; they get a state that the seat may believe, never the true one.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any, Final

from taverne.engine.actions import Seat
from taverne.engine.game import Game
from taverne.engine.matches.match import Match
from taverne.engine.rng import Rng
from taverne.server.bots.workers import Thought
from taverne.server.wire.messages import Help, Helped, RefusedMessage, encode

if TYPE_CHECKING:
    from taverne.server.live.match.play import Play
    from taverne.server.live.room.client import Client
    from taverne.server.live.room.room import Room

AT_ONCE: Final = 2


def begin_help(room: Room, play: Play, client: Client, message: Help) -> Helped | RefusedMessage | None:
    """Answer at once if there is nothing to reckon, else later; few questions of a person at a time: bots wait too."""
    match = play.match
    seq = play.seq(message.seat)
    if play.cover.hides(message.seat):  # a guess would tell who is asked in the window that is open
        return Helped(id=message.id, seq=seq, data=None)
    if message.guess:
        return Helped(id=message.id, seq=seq, data=None if match.over else _guessed(match, message.seat))
    if message.hint and not room.kept.hints:
        return RefusedMessage(id=message.id, key="hints-off")
    if match.over or (type(match.game).advice is Game.advice and not message.hint):
        return Helped(id=message.id, seq=seq, data=None)
    helping = room.services.helping
    if helping[client.person] >= AT_ONCE:
        return RefusedMessage(id=message.id, key="too-fast")
    helping[client.person] += 1
    if message.hint and not room.kept.unrated:
        room.kept.unrated = "hint"  # written down with the next line of the log, which the match cannot end without
        room.tell_info()
    thought = Thought.of(match, message.seat, "", secrets.randbits(63), 0)
    room.spawn(_help(room, client, message, seq, thought))
    return None


def _guessed(match: Match[Any], seat: Seat) -> dict[str, Any]:
    """Return a state that the seat may believe; it depends on nothing that the seat cannot see."""
    guess = match.game.determinize(match.state, seat, Rng(secrets.randbits(63)))
    return match.game.save(guess)


async def _help(room: Room, client: Client, message: Help, seq: int, thought: Thought) -> None:
    try:
        data = await room.services.workers.advise(thought, client.person, message.hint, room.kept.place)
        client.send(encode(Helped(id=message.id, seq=seq, data=data)), message.id)
    finally:
        helping = room.services.helping
        helping[client.person] -= 1
        if not helping[client.person]:
            del helping[client.person]
