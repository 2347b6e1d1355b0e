"""Seats before play: what the words of a new table ask for.

Who is there and who plays for whom during a match is left to rooms and presence.
"""

from __future__ import annotations

from typing import Any

import msgspec

from taverne.engine.game import COMMON_LEVELS, Game, Options
from taverne.engine.logs.log import SeatInfo
from taverne.lessons import Lesson, names
from taverne.server.errors import Refused
from taverne.server.identity import Person
from taverne.server.store.table_row import Seating, TableRow


def seated(game: Game[Any], options: Options, players: int, words: tuple[str, ...], person: Person) -> list[Seating]:
    """Return the seats that ``words`` ask for, and those that the game adds; raise ``Refused`` if they cannot be."""
    if len(words) != players:
        data = {"seats": len(words), "players": players}
        raise Refused("seats-count", f"{len(words)} seats are given for {players} players; give one for each", data)
    seats = [_seated(game, word, person, number) for number, word in enumerate(words)]
    if game.has_races(options) and sum(seat.kind == "human" for seat in seats) > 1:
        raise one_hand()
    for role in game.roles(options, players)[players:]:
        seats.append(Seating(kind="bot", level=role, name=role))
    return seats


def one_hand() -> Refused:
    """Say that nobody can race for two: several people at one screen cannot reach the monsters at the same moment."""
    told = "several people at one screen cannot race; give each a page of their own, or choose a mode without a race"
    return Refused("seats-race", told, {})


def _seated(game: Game[Any], word: str, person: Person, number: int) -> Seating:
    if word == "me":
        return Seating(kind="human", person=person.id, name=person.name)
    if word == "here":
        return Seating(kind="human", person=person.id, name=f"{person.name[:18]} {number + 1}")
    if word == "open":
        return Seating(kind="open")
    kind, _, level = word.partition(":")
    if kind == "bot" and (level in game.bots() or level in COMMON_LEVELS):
        level = game.level(level)
        return Seating(kind="bot", level=level, name=level)
    levels = dict.fromkeys([*game.bots(), *COMMON_LEVELS])
    known = ", ".join(["me", "here", "open", *(f"bot:{name}" for name in levels)])
    data = {"seat": number, "value": word[:40], "known": known}
    raise Refused("seats-word", f"seat {number} is {word[:40]!r}; expected one of {known}", data)


def lesson_seats(game: Game[Any], lesson: Lesson, person: Person) -> list[Seating]:
    """Return the seats of a lesson: one person, and others for whom the lesson answers."""
    level = game.level("random")
    seats = [Seating(kind="bot", level=level, name=name) for name in names(lesson)]
    seats[lesson.seat] = Seating(kind="human", person=person.id, name=person.name)
    return seats


def seat_infos(seats: list[Seating]) -> list[SeatInfo]:
    """Return who sits where as the header of a log says it."""
    return [SeatInfo(s.name or s.level, "human" if s.kind == "human" else f"bot:{s.level}") for s in seats]


def seated_for_rematch(game: Game[Any], kept: TableRow, person: str) -> list[Seating]:
    """Return the seats of a rematch that ``person`` proposes: theirs are taken, those of other people kept for them.

    Bots come along.  Where seats differ everybody moves on, as few seats as leave partners together.
    """
    seats = seated_again(kept.seats)
    for number, seat in enumerate(seats):
        if seat.kind == "human" and seat.person != person:
            seats[number] = msgspec.structs.replace(seat, kind="open")
        elif seat.kind == "bot" and seat.person:
            seats[number] = msgspec.structs.replace(seat, person="", name=seat.level)
    on = _moved_on(game, kept.options, kept.players) if game.seats_differ else 0
    return [*seats[on : kept.players], *seats[:on], *seats[kept.players :]]


def _moved_on(game: Game[Any], options: Options, players: int) -> int:
    """Return by how many seats everybody moves so that whoever won together still does."""
    teams = {frozenset(team) for team in game.teams(options, players)}
    for on in range(1, players):
        if {frozenset((seat + on) % players for seat in team) for team in teams} == teams:
            return on
    return 0


def seated_again(seats: list[Seating]) -> list[Seating]:
    """Return the seats of a match for the next one: everybody keeps their own, whoever has played for them."""
    return [msgspec.structs.replace(seat, standin=False, stood=False) for seat in seats]


def unrated(seats: list[Seating], seed: int | None, fork_of: str, carried: bool = False) -> str:
    """Return why a match cannot be rated from its start ("" if it can); ``carried``: it does not begin from nothing."""
    humans = [seat.person for seat in seats if seat.kind == "human"]
    if seed is not None:
        return "seeded"
    if fork_of:
        return "fork"
    if len(set(humans)) < len(humans):
        return "one-screen"
    if not humans or len(seats) < 2:
        return "alone"
    return "campaign" if carried else ""
