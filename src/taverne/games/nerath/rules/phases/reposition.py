"""Phase 4: heroes leave dungeons, flying units go home, new guardians come (CN-352 to CN-369).
Where they may go is left to ``routes``; units without a place are handed to ``casualties``."""

from __future__ import annotations

from typing import Any

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Data
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step
from taverne.engine.reasons import Reason

from ...box.catalogue import REALM_WORDS, UNIT_WORDS
from ...state.game_state import NerathState
from ..battle.casualties import destroy
from ..movement import refusals as reasons
from ..movement.movement import READY, Ordering, active_spaces, own_spaces
from ..movement.routes import homeless, homing, overdue
from .setup import lay_unseen


@procedure
class Repositioning(Frame):
    """Leave the dungeons and fly home, in any order, then new guardians (CN-353, CN-361, CN-364).

    Nobody is done while a unit that must move still can (CN-077); one that cannot is destroyed (CN-358, CN-368).
    """

    begun: bool = False

    @step
    def rest(self, state: NerathState) -> Flow:
        """Movement of phase 2 does not count (CN-365)."""
        for unit in homing(state):
            state.moved[unit] = 0
        return None

    @step
    def offer(self, state: NerathState) -> Flow:
        spaces = active_spaces(state)
        if not spaces and not self.begun:
            return self.go(self.clear)
        realm = state.realm
        options = [state.cat.select[space] for space in spaces]
        late = overdue(state)
        if not late:
            options.append(READY)
        default = state.cat.select[state.where[late[0]]] if late else READY
        data: Data = {"realm": REALM_WORDS[realm]}
        return ask(state, Choice(state.seat(realm), "reposition", tuple(options), "CN-352", data, default))

    @step
    def take(self, state: NerathState) -> Flow:
        if state.answer.kind == "done":
            return self.go(self.clear)
        self.begun = True
        self.go(self.offer)
        return call(state, Ordering(state.cat.space_index[state.answer.word()]))

    @step
    def clear(self, state: NerathState) -> Flow:
        lost = homeless(state)
        if not lost:
            return None
        realm = REALM_WORDS[state.realm]
        for unit in lost:
            space = state.cat.space_words[state.where[unit]]
            state.tell("no-place", "CN-358", realm=realm, space=space, unit=UNIT_WORDS[state.kind[unit]])
        return destroy(state, lost)

    @step
    def repopulate(self, state: NerathState) -> Flow:
        """New guardians come once the heroes have left (CN-359, CN-361), but not to where one remains (CN-244)."""
        for dungeon in state.cleared:
            if not state.tokens[dungeon]:
                n = lay_unseen(state, dungeon, state.box.cards.battle.repopulation)
                word = state.cat.space_words[state.cat.first_dungeon + dungeon]
                state.tell("repopulated", "CN-359", space=word, n=n)
        return DONE

    def tries(self, state: Any, seat: Seat) -> tuple[Action, ...]:
        return tuple(own_spaces(state)) if state.asked(seat) else ()

    def why(self, state: Any, seat: Seat, action: Action) -> Reason:
        return reasons.why_not_select(state, seat, action) or Frame.why(self, state, seat, action)
