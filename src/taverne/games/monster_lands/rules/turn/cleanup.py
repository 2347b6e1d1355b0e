"""The Cleanup phase in its eight steps (ML-188 to ML-212).
Leaders and wages have a chapter of their own; the score is left to ``score``."""

from __future__ import annotations

from taverne.engine.actions import Seat
from taverne.engine.decisions import Draw
from taverne.engine.frames import DONE, Flow, Frame, ask, call, for_each, procedure, step

from ...box.catalogue import CODES, EXPEDITIONS, NONE
from ...box.vocabulary import BUILDINGS, Panic
from ...state.game_state import CLEANUP, OVER, LandsState
from ..battle.battle import clear_expedition
from ..battle.effects import power_n
from ..clan.supplies import Drinking, add_gold, store
from ..clan.wages import PAY, PayingWages, StartingAfresh, Succeeding
from ..solo.scenarios import glory_ends, last_turn
from .setup import GATE_SPACE, DrawingMonster, OpeningRegion, PostingMissions, spaces

__all__ = ["PAY", "CleaningUp", "next_first", "reset_board"]


@procedure
class CleaningUp(Frame):
    """Tidy, panic, leaders, wages, end?, reset, first player, next turn (ML-188)."""

    @step
    def tidy(self, state: LandsState) -> Flow:
        """Survivors come home with what they carry; traps and Defence tokens are gone (ML-189, ML-190)."""
        state.phase = CLEANUP
        state.tell("phase", "ML-188", phase="phase-cleanup")
        return call(state, ComingHome())

    @step
    def panic(self, state: LandsState) -> Flow:
        return call(state, Panicking())

    @step
    def leaders(self, state: LandsState) -> Flow:
        return for_each(state, [Succeeding(seat) for seat in range(state.seats)])

    @step
    def wages(self, state: LandsState) -> Flow:
        return for_each(state, [PayingWages(seat) for seat in range(state.seats)])

    @step
    def end_game(self, state: LandsState) -> Flow:
        """After turn 6, or when a clan has 30 glory (ML-203); a scenario has its own length (ML-244)."""
        if state.turn == last_turn(state) or glory_ends(state):
            state.phase = OVER
            return DONE
        return None

    @step
    def afresh(self, state: LandsState) -> Flow:
        return for_each(state, [StartingAfresh(seat) for seat in range(state.seats) if not state.members[seat]])

    @step
    def reset(self, state: LandsState) -> Flow:
        """Dice go back, missions are replaced; displays stay as they are (ML-204, ML-205, ML-208)."""
        reset_board(state)
        state.mission_discard += [mission for mission in state.missions if mission != NONE]
        state.missions = [NONE, NONE]
        return call(state, PostingMissions())

    @step
    def refill_monsters(self, state: LandsState) -> Flow:
        """Empty spaces are filled; a region that stays keeps its list (ML-206, ML-207, ML-209)."""
        return for_each(state, [DrawingMonster(s) for s in range(spaces(state)) if state.monsters[s] == NONE])

    @step
    def refill_regions(self, state: LandsState) -> Flow:
        return for_each(state, [OpeningRegion(s) for s in range(spaces(state)) if state.regions[s] == NONE])

    @step
    def pass_marker(self, state: LandsState) -> Flow:
        state.first = next_first(state)
        state.tell("first", "ML-210", seat=state.first)
        state.turn += 1
        return DONE


def reset_board(state: LandsState) -> None:
    """All dice return to the reserve, and what was used this turn is fresh again (ML-029, ML-204)."""
    state.pool = [[0] * CODES for _ in range(state.seats)]
    state.slot_die = [0] * len(state.slot_die)
    state.slot_by = [NONE] * len(state.slot_by)
    state.haggled = [0] * len(state.haggled)
    state.pawned = 0
    state.spent = [0] * len(state.spent)
    state.gear_spent = [0] * len(state.gear_spent)
    state.guarded = [0] * EXPEDITIONS
    state.exploited = [0] * len(state.exploited)


def next_first(state: LandsState) -> Seat:
    """The lowest reputation; of equals the nearest counter-clockwise, the present holder last (ML-210 to ML-212)."""
    backwards = [(state.first - away) % state.seats for away in range(1, state.seats + 1)]
    return min(backwards, key=lambda seat: state.reputation[seat])


@procedure
class ComingHome(Frame):
    """All tokens return at once with gold, potions and venoms; then whoever is home may drink (ML-062, ML-189).

    ``brought`` counts the potions that each seat's tokens carry home.
    """

    brought: list[int] = []

    @step
    def bring(self, state: LandsState) -> Flow:
        self.brought = [0] * state.seats
        for e in range(EXPEDITIONS):
            member = state.who[e]
            if member >= 0:
                self.unload(state, e, member)
            wipe(state, e)
            state.who[e] = NONE
        return None

    def unload(self, state: LandsState, e: int, member: int) -> None:
        seat = state.owner[member]
        state.place[member] = NONE
        state.tell("home", "ML-189", seat=seat, mercenary=state.cat.member_names[member])
        add_gold(state, seat, state.purse[e], "ML-114")
        store(state, seat, "venom", state.venoms[e], "ML-189")
        self.brought[seat] += state.potions[e]

    @step
    def stow(self, state: LandsState) -> Flow:
        return for_each(
            state, [Drinking(seat, potions, "ML-189") for seat, potions in enumerate(self.brought) if potions]
        )


def wipe(state: LandsState, e: int) -> None:
    """Discard all that lies on an expedition (ML-190)."""
    clear_expedition(state, e)
    state.purse[e] = state.potions[e] = state.venoms[e] = 0
    state.rolled[e] = 0
    if state.aims:
        state.aims.clear()


@procedure
class Panicking(Frame):
    """Unbeaten monsters come to the Gates, the strongest stays, and panic spreads (ML-191 to ML-194)."""

    n: int = 0

    @step
    def gather(self, state: LandsState) -> Flow:
        """Printed attack counts, then kill value (ML-192); of equals the one already there, then region A's (ML-194).

        One that escaped has come to the Gates before those that stayed in their regions (ML-334, ML-346).
        """
        cards = state.box.cards.monster
        comers = [state.monsters[GATE_SPACE], *state.fugitives, state.monsters[0], state.monsters[1]]
        comers = [monster for monster in comers if monster != NONE]
        state.monsters = [NONE, NONE, NONE]
        state.fugitives.clear()
        if not comers:
            return DONE
        best = max(comers, key=lambda monster: (cards[monster].attack, cards[monster].kill_value))
        state.monster_discard += [monster for monster in comers if monster != best]
        state.monsters[GATE_SPACE] = best
        self.n = power_n(state, best, Panic) or 1
        state.tell("at-gates", "ML-191", monster=state.cat.monster_names[best])
        return None

    @step
    def draw(self, state: LandsState) -> Flow:
        """An empty pile has no effect (ML-194)."""
        n = min(self.n, len(state.panic_pile))
        if not n:
            return DONE
        return ask(state, Draw(tuple([BUILDINGS[b] for b in state.panic_pile]), n, "panic", "ML-193"))

    @step
    def close(self, state: LandsState) -> Flow:
        for word in state.answer.args:
            building = BUILDINGS.index(word)
            state.panic_pile.remove(building)
            state.panic[building] = 1
            state.tell("panic", "ML-193", reveals=True, building=f"building-{word}")
        return DONE
