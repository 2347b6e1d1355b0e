"""Phase 5: units are bought and placed one by one, and may move at once (CN-370 to CN-413).
Where they may enter is left to ``placement``, their first moves to ``routes``; gold comes from ``income``."""

from __future__ import annotations

from dataclasses import field
from typing import Any

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Data, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, procedure, step

from ...box.catalogue import CASTLE, KINDS, NONE, REALM_WORDS, UNIT_WORDS
from ...state.state import FRESH, NerathState
from ..movement.movement import BACK, READY, Ordering, active_spaces
from .placement import bases, can_place, spots
from .refusals import why_not_reinforce


@procedure
class Reinforcing(Frame):
    """Buy, place and move until there is no more gold, or enough; a unit is paid when it is placed (CN-413).

    ``placed`` has the castle's land for each new unit, as limits count them; a new castle's own takes none (CN-387).
    """

    placed: list[int] = field(default_factory=list)
    kind: int = NONE
    begun: bool = False

    @step
    def offer(self, state: NerathState) -> Flow:
        realm = state.realm
        options = [state.cat.buy[kind] for kind in affordable(state, realm, self.placed)]
        if self.placed:
            options += [state.cat.select[space] for space in active_spaces(state)]
        if not options and not self.begun:
            return DONE
        options.append(READY)
        data: Data = {"realm": REALM_WORDS[realm], "gold": state.gold[realm]}
        return ask(state, Choice(state.seat(realm), "reinforce", tuple(options), "CN-370", data, READY))

    @step
    def take(self, state: NerathState) -> Flow:
        action = state.answer
        if action.kind == "done":
            return DONE
        self.begun = True
        if action.kind == "buy":
            self.kind = state.cat.buy.index(action)
            return self.go(self.where)
        state.stack.append(Ordering(state.cat.space_index[str(action.args[0])]))
        return None

    @step
    def again(self, state: NerathState) -> Flow:
        return self.go(self.offer)

    @step
    def where(self, state: NerathState) -> Flow:
        realm = state.realm
        options = [spot[0] for spot in spots(state, realm, self.kind, self.placed)]
        options.append(BACK)
        data: Data = {"realm": REALM_WORDS[realm], "unit": UNIT_WORDS[self.kind]}
        return ask(state, Choice(state.seat(realm), "place", tuple(options), "CN-375", data, BACK))

    @step
    def place(self, state: NerathState) -> Flow:
        if state.answer != BACK:
            found = spots(state, state.realm, self.kind, self.placed)
            _, land, space, ship = next(spot for spot in found if spot[0] == state.answer)
            enlist(state, self.kind, space, ship)
            self.placed.append(land)
        self.kind = NONE
        return self.go(self.offer)

    def why(self, state: Any, seat: Seat, action: Action) -> Refusal:
        found = why_not_reinforce(state, seat, action, self.kind, self.placed)
        return found or Frame.why(self, state, seat, action)


def affordable(state: NerathState, realm: int, placed: list[int]) -> list[int]:
    """Return the kinds that the realm can pay and place (CN-370, CN-412)."""
    gold, cost = state.gold[realm], state.cat.cost
    if gold < min(cost):
        return []
    entries = bases(state, realm, placed)
    return [kind for kind in range(KINDS) if cost[kind] <= gold and can_place(state, realm, kind, entries)]


def enlist(state: NerathState, kind: int, space: int, ship: int) -> None:
    """Pay for a unit and put it on the board."""
    realm = state.realm
    state.gold[realm] -= state.cat.cost[kind]
    unit = state.add_unit(realm, kind, space, ship)
    state.mark[unit] |= FRESH
    if kind == CASTLE:
        state.built.append(space)
    if state.events is not None:
        data = {
            "realm": REALM_WORDS[realm],
            "unit": UNIT_WORDS[kind],
            "space": state.cat.space_words[space],
            "cost": state.cat.cost[kind],
            "gold": state.gold[realm],
        }
        state.emit("placed" if ship == NONE else "placed-aboard", data, "CN-375")
