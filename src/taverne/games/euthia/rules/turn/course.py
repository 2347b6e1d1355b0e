"""The course of the game: setup, rounds of one turn for each hero, the end (EU-036 to EU-043).
What is done in a turn is left to ``hero_turn``, who has won to ``scoring`` and ``scenarios``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box.integer_tables import NONE
from ...box.terms import ACTIONS
from ...state.game_state import COOP, OVER, PLAY, SOLO, Table
from ..combat import elites
from ..combat.without_rivals import feed
from ..goods import storage as storing
from ..scenarios import played as scenarios
from ..travel import quests
from ..travel.places import chapel
from . import skoldur, tokens
from .hero_turn import Acting
from .scoring import final
from .setup import SettingUp

CARRY_NOTHING: Final = Action("carry", ("nothing",))
CARRIES: Final = tuple(Action("carry", (word,)) for word in ACTIONS)


def last_round(table: Table) -> int:
    """Return the number of the last round, a final one included (EU-043)."""
    return table.plan.rounds + table.plan.final_round


@procedure
class Playing(Frame):
    """The whole game: every round each hero takes a turn, clockwise from the first player (EU-038, EU-043)."""

    done: int = 0

    @step
    def set_up(self, table: Table) -> Flow:
        return call(table, SettingUp())

    @step
    def begin(self, table: Table) -> Flow:
        table.phase = PLAY
        return None

    @step
    def begin_round(self, table: Table) -> Flow:
        """New tokens, tiles unengaged, gems active (EU-036, EU-037)."""
        self.done = 0
        table.turn = table.first
        table.emit("round", {"round": table.round}, "EU-036")
        if scenarios.usual(table):
            tokens.new_round(table)
        refresh(table)
        return None

    @step
    def feed(self, table: Table) -> Flow:
        """Alone, a silver card goes to the monsters' reserve (EU-327)."""
        alone = table.mode == SOLO and scenarios.usual(table)
        return feed(table, table.box.cards.solo.silver_each_round, 0) if alone else None

    @step
    def round_start(self, table: Table) -> Flow:
        return scenarios.hook(table, "round_start", table.round)

    @step
    def take_turn(self, table: Table) -> Flow:
        if scenarios.over(table):
            return self.go(self.finish)
        if not scenarios.usual(table):
            return self.go(self.last_turn)
        table.turn = (table.first + self.done) % table.seats
        return call(table, TakingTurn(table.turn))

    @step
    def next_turn(self, table: Table) -> Flow:
        self.done += 1
        if self.done < table.seats and not scenarios.over(table):
            return self.go(self.take_turn)
        return None

    @step
    def last_turn(self, table: Table) -> Flow:
        return scenarios.hook(table, "round_end", table.round)

    @step
    def end_round(self, table: Table) -> Flow:
        """After the last player's turn the marker advances, after the last round the game is scored (EU-043)."""
        if table.round >= last_round(table) or scenarios.over(table):
            return self.go(self.finish)
        table.round += 1
        return self.go(self.begin_round)

    @step
    def finish(self, table: Table) -> Flow:
        scenarios.conclude(table)
        final(table)
        table.phase = OVER
        table.emit("over", {"round": table.round})
        return DONE


def refresh(table: Table) -> None:
    """Unengage every tile and make every gem active (EU-037)."""
    table.weary.clear()
    for thing in range(len(table.holder)):
        table.engaged[thing] = 0
        for gems in (table.gem1, table.gem2):
            if gems[thing] and not gems[thing] & 1:
                gems[thing] -= 1


@procedure
class TakingTurn(Frame):
    """One hero's turn, and what is done at its end (EU-039 to EU-042)."""

    seat: Seat = 0

    @step
    def begin(self, table: Table) -> Flow:
        """Points and marks of portals are those of one turn; the first begins in the Chapel (EU-039, EU-065)."""
        table.moves[self.seat] = 0
        table.portals.clear()
        table.finished = 0
        if table.at[self.seat] == NONE:
            table.at[self.seat] = chapel(table)
        table.emit("turn", {"seat": self.seat, "round": table.round}, "EU-038")
        return feed(table, table.box.cards.solo.silver_each_round, 0) if table.mode == COOP else None

    @step
    def act(self, table: Table) -> Flow:
        return call(table, Acting(self.seat))

    @step
    def dwurt(self, table: Table) -> Flow:
        """Skoldur's die (EU-361)."""
        return skoldur.settle(table, self.seat)

    @step
    def stow(self, table: Table) -> Flow:
        return storing.fit(table, self.seat)

    @step
    def keep(self, table: Table) -> Flow:
        """One unused token may be kept for the next turn, all others leave the board (EU-040, EU-041)."""
        table.moves[self.seat] = 0
        unused = [action for action in range(len(ACTIONS)) if tokens.held(table, self.seat, action)]
        if not unused or table.round >= last_round(table) or scenarios.over(table):
            table.answer = CARRY_NOTHING
            return None
        options = (CARRY_NOTHING, *[CARRIES[action] for action in unused])
        return ask(table, Choice(self.seat, "carry", options, "EU-040", default=options[-1]))

    @step
    def clear(self, table: Table) -> Flow:
        seat = self.seat
        table.ready[3 * seat : 3 * seat + 3] = [0, 0, 0]
        table.kept[seat] = NONE if table.answer == CARRY_NOTHING else CARRIES.index(table.answer)
        if table.kept[seat] != NONE:
            table.emit("carried", {"seat": seat, "token": f"token-{ACTIONS[table.kept[seat]]}"}, "EU-040")
        return None

    @step
    def quests(self, table: Table) -> Flow:
        """Encounters are filled up after a turn with a completed quest (EU-042)."""
        return quests.refill(table)

    @step
    def bounty(self, table: Table) -> Flow:
        return elites.turn_next(table)

    @step
    def tell_scenario(self, table: Table) -> Flow:
        return scenarios.hook(table, "turn_end", self.seat)
