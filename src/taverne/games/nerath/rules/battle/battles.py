"""Phase 3: the battles of a turn in the order its realm chooses, naval ones first; landings (CN-162 to CN-166, CN-227).
How one battle goes is left to ``battle``."""

from __future__ import annotations

from dataclasses import field
from typing import Any

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box.catalogue import DUNGEON, LAND, NONE, REALM_WORDS, SEA
from ...state.state import ATTACKING, NerathState
from .battle import Battling, disembark
from .refusals import why_not_fight


def declared(state: NerathState) -> list[int]:
    """Return the spaces where battles are still to be fought: naval ones as long as there are any (CN-163, CN-164)."""
    realm, cat = state.realm, state.cat
    owner, where, aim = state.owner, state.where, state.aim
    spaces: set[int] = set()
    for unit, whose in enumerate(owner):
        if whose == realm and where[unit] != NONE:
            spaces.add(where[unit])
            if aim[unit] != NONE:
                spaces.add(aim[unit])
    naval = [space for space in sorted(spaces) if cat.place[space] == SEA and state.enemies(realm, space)]
    return naval or [space for space in sorted(spaces) if contested(state, realm, space)]


def contested(state: NerathState, realm: int, space: int) -> bool:
    """Is there a land or an entrance to be fought for where the realm's units stand or are to land (CN-117)?"""
    place = state.cat.place[space]
    if place == LAND:
        return not state.friendly_land(realm, space)
    if place != DUNGEON or not state.tokens[space - state.cat.first_dungeon]:
        return False
    return space in state.aim or any(state.mark[unit] & ATTACKING for unit in state.units_of(realm, space))


@procedure
class Warring(Frame):
    """The Battle phase: every declared attack is fought, one after the other (CN-118, CN-162 to CN-165)."""

    spaces: list[int] = field(default_factory=list)

    @step
    def choose(self, state: NerathState) -> Flow:
        self.spaces = declared(state)
        if not self.spaces:
            land_the_rest(state)
            return DONE
        if len(self.spaces) == 1:
            return self.go(self.start)
        fight = state.cat.fight
        data: dict[str, int | str] = {"realm": REALM_WORDS[state.realm], "n": len(self.spaces)}
        options = tuple([fight[space] for space in self.spaces])
        return ask(state, Choice(state.seat(state.realm), "battle", options, "CN-162", data, options[0]))

    def why(self, state: Any, seat: Seat, action: Action) -> Refusal:
        reason = why_not_fight(state, action) if state.asked(seat) else None
        return reason or Frame.why(self, state, seat, action)

    @step
    def pick(self, state: NerathState) -> Flow:
        self.spaces = [state.cat.space_index[str(state.answer.args[0])]]
        return None

    @step
    def start(self, state: NerathState) -> Flow:
        return call(state, Battling(self.spaces[0]))

    @step
    def follow(self, state: NerathState) -> Flow:
        space = self.spaces[0]
        return call(state, CallingOff(space)) if state.cat.place[space] == SEA else None

    @step
    def next(self, state: NerathState) -> Flow:
        return self.go(self.choose)


@procedure
class CallingOff(Frame):
    """After a won naval battle each landing declared from its zone may be called off (CN-161)."""

    zone: int = NONE
    targets: list[int] = field(default_factory=list)

    @step
    def gather(self, state: NerathState) -> Flow:
        aims = {state.aim[unit] for unit in state.units_of(state.realm, self.zone)}
        self.targets = sorted(aims - {NONE})
        return None

    @step
    def offer(self, state: NerathState) -> Flow:
        if not self.targets:
            return DONE
        target = self.targets[0]
        cat = state.cat
        data: dict[str, int | str] = {"realm": REALM_WORDS[state.realm], "space": cat.space_words[target]}
        options = (cat.land_on[target], cat.call_off[target])
        return ask(state, Choice(state.seat(state.realm), "landing", options, "CN-161", data, default=options[0]))

    @step
    def settle(self, state: NerathState) -> Flow:
        target = self.targets[0]
        self.targets = self.targets[1:]
        if state.answer == state.cat.call_off[target]:
            for unit in state.units_of(state.realm, self.zone):
                if state.aim[unit] == target:
                    state.aim[unit] = NONE
            if state.events is not None:
                data = {"realm": REALM_WORDS[state.realm], "space": state.cat.space_words[target]}
                state.emit("called-off", data, "CN-161")
        return self.go(self.offer)


def land_the_rest(state: NerathState) -> None:
    """Land troops whose target needs no battle any more: it was taken by Run Amok, or no token is left (CN-261)."""
    for target in sorted({aim for aim in state.aim if aim != NONE}):
        disembark(state, target)
