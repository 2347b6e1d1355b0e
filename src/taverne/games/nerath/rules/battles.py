"""Phase 3: the battles of a turn in the order its realm chooses, naval ones first; landings (CN-162 to CN-166, CN-227).
How one battle goes is left to ``battle``."""

from __future__ import annotations

from dataclasses import field
from typing import Any

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ..catalogue import DUNGEON, LAND, NONE, REALM_WORDS, SEA
from ..state import ATTACKING, Table
from .battle import Battling, disembark
from .reasons_battle import why_not_fight


def declared(table: Table) -> list[int]:
    """Return the spaces where battles are still to be fought: naval ones as long as there are any (CN-163, CN-164)."""
    realm, cat = table.realm, table.cat
    owner, where, aim = table.owner, table.where, table.aim
    spaces: set[int] = set()
    for unit, whose in enumerate(owner):
        if whose == realm and where[unit] != NONE:
            spaces.add(where[unit])
            if aim[unit] != NONE:
                spaces.add(aim[unit])
    naval = [space for space in sorted(spaces) if cat.place[space] == SEA and table.enemies(realm, space)]
    return naval or [space for space in sorted(spaces) if contested(table, realm, space)]


def contested(table: Table, realm: int, space: int) -> bool:
    """Is there a land or an entrance to be fought for where the realm's units stand or are to land (CN-117)?"""
    place = table.cat.place[space]
    if place == LAND:
        return not table.friendly_land(realm, space)
    if place != DUNGEON or not table.tokens[space - table.cat.first_dungeon]:
        return False
    return space in table.aim or any(table.mark[unit] & ATTACKING for unit in table.units_of(realm, space))


@procedure
class Warring(Frame):
    """The Battle phase: every declared attack is fought, one after the other (CN-118, CN-162 to CN-165)."""

    spaces: list[int] = field(default_factory=list)

    @step
    def choose(self, table: Table) -> Flow:
        self.spaces = declared(table)
        if not self.spaces:
            land_the_rest(table)
            return DONE
        if len(self.spaces) == 1:
            return self.go(self.start)
        fight = table.cat.fight
        data: dict[str, int | str] = {"realm": REALM_WORDS[table.realm], "n": len(self.spaces)}
        options = tuple([fight[space] for space in self.spaces])
        return ask(table, Choice(table.seat(table.realm), "battle", options, "CN-162", data, options[0]))

    def why(self, table: Any, seat: Seat, action: Action) -> Refusal:
        reason = why_not_fight(table, action) if table.asked(seat) else None
        return reason or Frame.why(self, table, seat, action)

    @step
    def pick(self, table: Table) -> Flow:
        self.spaces = [table.cat.space_index[str(table.answer.args[0])]]
        return None

    @step
    def start(self, table: Table) -> Flow:
        return call(table, Battling(self.spaces[0]))

    @step
    def follow(self, table: Table) -> Flow:
        space = self.spaces[0]
        return call(table, CallingOff(space)) if table.cat.place[space] == SEA else None

    @step
    def next(self, table: Table) -> Flow:
        return self.go(self.choose)


@procedure
class CallingOff(Frame):
    """After a won naval battle each landing declared from its zone may be called off (CN-161)."""

    zone: int = NONE
    targets: list[int] = field(default_factory=list)

    @step
    def gather(self, table: Table) -> Flow:
        aims = {table.aim[unit] for unit in table.units_of(table.realm, self.zone)}
        self.targets = sorted(aims - {NONE})
        return None

    @step
    def offer(self, table: Table) -> Flow:
        if not self.targets:
            return DONE
        target = self.targets[0]
        cat = table.cat
        data: dict[str, int | str] = {"realm": REALM_WORDS[table.realm], "space": cat.space_words[target]}
        options = (cat.land_on[target], cat.call_off[target])
        return ask(table, Choice(table.seat(table.realm), "landing", options, "CN-161", data, default=options[0]))

    @step
    def settle(self, table: Table) -> Flow:
        target = self.targets[0]
        self.targets = self.targets[1:]
        if table.answer == table.cat.call_off[target]:
            for unit in table.units_of(table.realm, self.zone):
                if table.aim[unit] == target:
                    table.aim[unit] = NONE
            if table.events is not None:
                data = {"realm": REALM_WORDS[table.realm], "space": table.cat.space_words[target]}
                table.emit("called-off", data, "CN-161")
        return self.go(self.offer)


def land_the_rest(table: Table) -> None:
    """Land troops whose target needs no battle any more: it was taken by Run Amok, or no token is left (CN-261)."""
    for target in sorted({aim for aim in table.aim if aim != NONE}):
        disembark(table, target)
