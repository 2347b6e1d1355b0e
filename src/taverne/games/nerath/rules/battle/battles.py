"""Phase 3: the battles of a turn in the order its realm chooses, naval ones first; landings (CN-162 to CN-166, CN-227).
How one battle goes is left to ``battle``."""

from __future__ import annotations

from typing import Any, Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, call, choose, procedure, step
from taverne.engine.reasons import Reason

from ...box.catalogue import LAND, NONE, REALM_WORDS, SEA
from ...state.game_state import ATTACKING, NerathState
from ..reasons import NO_SUCH_SPACE, about, space_named
from .battle import Battling, disembark

NO_BATTLE: Final = Reason("no-battle-there", "CN-162")
NAVAL_FIRST: Final = Reason("naval-first", "CN-163")


def reached(state: NerathState) -> list[int]:
    """Return the spaces where units of the active realm stand or are to land."""
    realm, owner, where, aim = state.realm, state.owner, state.where, state.aim
    spaces: set[int] = set()
    for unit, whose in enumerate(owner):
        if whose == realm and where[unit] != NONE:
            spaces.add(where[unit])
            if aim[unit] != NONE:
                spaces.add(aim[unit])
    return sorted(spaces)


def why_not_fight(state: NerathState, space: int, naval: bool) -> Reason | None:
    """Return why the battle in a space reached cannot be the next one: ``naval`` ones come first (CN-163, CN-164)."""
    if not contested(state, state.realm, space):
        return NO_BATTLE
    return NAVAL_FIRST if naval and state.cat.place[space] != SEA else None


def declared(state: NerathState) -> list[int]:
    """Return the spaces where the next battle may be fought."""
    spaces = reached(state)
    naval = fights_at_sea(state, spaces)
    return [space for space in spaces if why_not_fight(state, space, naval) is None]


def fights_at_sea(state: NerathState, spaces: list[int]) -> bool:
    return any(state.cat.place[space] == SEA and contested(state, state.realm, space) for space in spaces)


def contested(state: NerathState, realm: int, space: int) -> bool:
    """Is there something to be fought for where the realm's units stand or are to land (CN-117)?"""
    place = state.cat.place[space]
    if place == LAND:
        return not state.friendly_land(realm, space)
    if place == SEA:
        return not state.friendly(realm, space)
    if not state.tokens[space - state.cat.first_dungeon]:
        return False
    return space in state.aim or any(state.mark[unit] & ATTACKING for unit in state.units_of(realm, space))


@procedure
class Warring(Frame):
    """The Battle phase: every declared attack is fought, one after the other (CN-118, CN-162 to CN-165)."""

    spaces: list[int] = []

    @step
    def choose(self, state: NerathState) -> Flow:
        self.spaces = declared(state)
        if not self.spaces:
            land_the_rest(state)
            return DONE
        fight = state.cat.fight
        data: dict[str, int | str] = {"realm": REALM_WORDS[state.realm], "n": len(self.spaces)}
        options = tuple([fight[space] for space in self.spaces])
        return choose(state, state.seat(state.realm), "battle", options, "CN-162", data, options[0])

    def why(self, state: Any, seat: Seat, action: Action) -> Reason:
        if not state.asked(seat) or action.kind != "fight" or len(action.args) != 1:
            return Frame.why(self, state, seat, action)
        space = space_named(state, action)
        if space == NONE:
            return NO_SUCH_SPACE
        spaces = reached(state)
        found = why_not_fight(state, space, fights_at_sea(state, spaces)) if space in spaces else NO_BATTLE
        return about(found or NO_BATTLE, state, space)

    @step
    def pick(self, state: NerathState) -> Flow:
        self.spaces = [state.cat.space_index[state.answer.word()]]
        return None

    @step
    def start(self, state: NerathState) -> Flow:
        return call(state, Battling(self.spaces[0]))

    @step
    def follow(self, state: NerathState) -> Flow:
        space = self.spaces[0]
        self.go(self.choose)
        return call(state, CallingOff(space)) if state.cat.place[space] == SEA else None


@procedure
class CallingOff(Frame):
    """After a won naval battle each landing declared from its zone may be called off (CN-161)."""

    zone: int = NONE
    targets: list[int] = []

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
            state.tell("called-off", "CN-161", realm=REALM_WORDS[state.realm], space=state.cat.space_words[target])
        return self.go(self.offer)


def land_the_rest(state: NerathState) -> None:
    """Land troops whose target needs no battle any more: it was taken by Run Amok, or no token is left (CN-261)."""
    for target in sorted({aim for aim in state.aim if aim != NONE}):
        disembark(state, target)
