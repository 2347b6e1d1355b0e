"""The Preparation phase: dice pools, and the optional rules that act in it (ML-033 to ML-036, ML-225 to ML-228).
What dice are for is left to Deployment."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, call, for_each, procedure, step
from taverne.engine.reasons import Reason

from ...box.catalogue import NONE, named
from ...box.vocabulary import COLOURS
from ...state.game_state import PREPARATION, LandsState
from ..clan.supplies import give, join_pool
from ..solo.scenarios import gates_always_besieged
from .setup import GATE_SPACE, DrawingMonster

FAVOUR_DICE: Final = named("favour", COLOURS)


@procedure
class Preparing(Frame):
    """Every clan makes up its pool (ML-033)."""

    @step
    def more_monsters(self, state: LandsState) -> Flow:
        """In some turns a monster comes to empty Gates (ML-228), in one scenario in all (ML-270)."""
        state.phase = PREPARATION
        state.tell("turn", "ML-032", turn=state.turn, seat=state.first)
        if state.monsters[GATE_SPACE] == NONE and gates_always_besieged(state):
            return call(state, DrawingMonster(GATE_SPACE, only_a=True))
        due = state.more_monsters and state.turn in state.box.cards.more_monsters.turns
        if due and state.monsters[GATE_SPACE] == NONE:
            return call(state, DrawingMonster(GATE_SPACE))
        return None

    @step
    def gather(self, state: LandsState) -> Flow:
        return for_each(state, [Gathering(seat) for seat in range(state.seats)])

    @step
    def favour(self, state: LandsState) -> Flow:
        """The marker shows its side B from turn 2 on (ML-225, ML-227)."""
        if state.favour and state.turn > 1:
            return call(state, Favouring(state.first))
        return None


@procedure
class Gathering(Frame):
    """One clan makes up its pool."""

    seat: Seat = 0

    @step
    def gather(self, state: LandsState) -> Flow:
        return join_pool(state, self.seat, turn_dice(state, self.seat), "ML-033")


def turn_dice(state: LandsState, seat: Seat) -> tuple[int, int, int]:
    """Return what the members contribute and the glory bracket adds (ML-033)."""
    cat = state.cat
    force, magic, persuasion = cat.bracket_dice[cat.bracket(state.glory[seat])]
    for member in state.members[seat]:
        dice = cat.member_dice[member]
        force += dice[0]
        magic += dice[1]
        persuasion += dice[2]
    return force, magic, persuasion


@procedure
class Favouring(Frame):
    """The holder of the marker may take a die of any colour and one gift (ML-226)."""

    seat: Seat = 0

    @step
    def offer_die(self, state: LandsState) -> Flow:
        return ask(state, Choice(self.seat, "favour", (PASS, *FAVOUR_DICE), "ML-226", default=PASS))

    @step
    def take_die(self, state: LandsState) -> Flow:
        if state.answer == PASS:
            return DONE
        dice = [0, 0, 0]
        dice[COLOURS.index(state.answer.word())] = state.box.cards.favour.dice
        return join_pool(state, self.seat, (dice[0], dice[1], dice[2]), "ML-226")

    @step
    def offer_gift(self, state: LandsState) -> Flow:
        gifts = [Action("favour", (word,)) for word in state.cat.favour_words]
        return ask(state, Choice(self.seat, "favour-gift", tuple(gifts), "ML-226"))

    @step
    def take_gift(self, state: LandsState) -> Flow:
        word = state.answer.word()
        return give(state, self.seat, state.cat.favour_source[state.cat.favour_words.index(word)])

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        return Reason("favour", "ML-226") if state.asked(seat) else Reason("not-asked")
