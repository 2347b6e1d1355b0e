"""Phase 4: heroes leave dungeons, flying units go home, new guardians come (CN-352 to CN-369).
Where they may go is left to ``routes``; units without a place are handed to ``casualties``."""

from __future__ import annotations

from typing import Any

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Data, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, procedure, step

from ..catalogue import REALM_WORDS, UNIT_WORDS
from ..state import Table
from . import reasons
from .casualties import destroy
from .movement import READY, Ordering, active_spaces
from .routes import homeless, homing, overdue
from .setup import lay_unseen


@procedure
class Repositioning(Frame):
    """Leave the dungeons and fly home, in any order, then new guardians (CN-353, CN-361, CN-364).

    Nobody is done while a unit that must move still can (CN-077); one that cannot is destroyed (CN-358, CN-368).
    """

    begun: bool = False

    @step
    def rest(self, table: Table) -> Flow:
        """Movement of phase 2 does not count (CN-365)."""
        for unit in homing(table):
            table.moved[unit] = 0
        return None

    @step
    def offer(self, table: Table) -> Flow:
        spaces = active_spaces(table)
        if not spaces and not self.begun:
            return self.go(self.clear)
        realm = table.realm
        options = [table.cat.select[space] for space in spaces]
        late = overdue(table)
        if not late:
            options.append(READY)
        default = table.cat.select[table.where[late[0]]] if late else READY
        data: Data = {"realm": REALM_WORDS[realm]}
        return ask(table, Choice(table.seat(realm), "reposition", tuple(options), "CN-352", data, default))

    @step
    def take(self, table: Table) -> Flow:
        if table.answer.kind == "done":
            return self.go(self.clear)
        self.begun = True
        table.stack.append(Ordering(table.cat.space_index[str(table.answer.args[0])]))
        return None

    @step
    def again(self, table: Table) -> Flow:
        return self.go(self.offer)

    @step
    def clear(self, table: Table) -> Flow:
        lost = homeless(table)
        if not lost:
            return None
        if table.events is not None:
            for unit in lost:
                data = {"realm": REALM_WORDS[table.realm], "space": table.cat.space_words[table.where[unit]]}
                table.emit("no-place", data | {"unit": UNIT_WORDS[table.kind[unit]]}, "CN-358")
        return destroy(table, lost)

    @step
    def repopulate(self, table: Table) -> Flow:
        """New guardians come once the heroes have left (CN-359, CN-361), but not to where one remains (CN-244)."""
        for dungeon in table.cleared:
            if not table.tokens[dungeon]:
                n = lay_unseen(table, dungeon, table.box.cards.battle.repopulation)
                word = table.cat.space_words[table.cat.first_dungeon + dungeon]
                table.emit("repopulated", {"space": word, "n": n}, "CN-359")
        return DONE

    def why(self, state: Any, seat: Seat, action: Action) -> Refusal:
        return reasons.why_not_select(state, seat, action) or Frame.why(self, state, seat, action)
