"""The course of the game: setup, rounds of one turn for each hero, the end (EU-036 to EU-043).
What is done in a turn is left to ``hero_turn``, who has won to ``scoring`` and ``scenarios``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, answered, ask, call, procedure, step

from ...box.integer_tables import NONE
from ...box.terms import ACTIONS
from ...state.game_state import COOP, OVER, PLAY, SOLO, EuthiaState
from ..combat import elites
from ..goods import storage
from ..goods.card_decks import feed
from ..travel import quests
from ..travel.places import chapel
from . import skoldur, tokens
from .hero_turn import Acting
from .scoring import final
from .setup import SettingUp

CARRY_NOTHING: Final = Action("carry", ("nothing",))
CARRIES: Final = tuple(Action("carry", (word,)) for word in ACTIONS)


def last_round(state: EuthiaState) -> int:
    """Return the number of the last round, a final one included (EU-043)."""
    return state.plan.rounds + state.plan.final_round


@procedure
class Playing(Frame):
    """The whole game: every round each hero takes a turn, clockwise from the first player (EU-038, EU-043)."""

    done: int = 0

    @step
    def set_up(self, state: EuthiaState) -> Flow:
        return call(state, SettingUp())

    @step
    def begin(self, state: EuthiaState) -> Flow:
        state.phase = PLAY
        return None

    @step
    def begin_round(self, state: EuthiaState) -> Flow:
        """New tokens, tiles unengaged, gems active (EU-036, EU-037)."""
        self.done = 0
        state.turn = state.first
        state.tell("round", "EU-036", round=state.round)
        if state.story.usual(state):
            tokens.new_round(state)
        refresh(state)
        return None

    @step
    def feed(self, state: EuthiaState) -> Flow:
        """Alone, a silver card goes to the monsters' reserve (EU-327)."""
        alone = state.mode == SOLO and state.story.usual(state)
        return feed(state, state.box.cards.solo.silver_each_round, 0) if alone else None

    @step
    def round_start(self, state: EuthiaState) -> Flow:
        return state.story.round_start(state, state.round)

    @step
    def take_turn(self, state: EuthiaState) -> Flow:
        if state.story.over(state):
            return self.go(self.finish)
        if not state.story.usual(state):
            return self.go(self.last_turn)
        state.turn = (state.first + self.done) % state.seats
        return call(state, TakingTurn(state.turn))

    @step
    def next_turn(self, state: EuthiaState) -> Flow:
        self.done += 1
        if self.done < state.seats and not state.story.over(state):
            return self.go(self.take_turn)
        return None

    @step
    def last_turn(self, state: EuthiaState) -> Flow:
        return state.story.round_end(state, state.round)

    @step
    def end_round(self, state: EuthiaState) -> Flow:
        """After the last player's turn the marker advances, after the last round the game is scored (EU-043)."""
        if state.round >= last_round(state) or state.story.over(state):
            return self.go(self.finish)
        state.round += 1
        return self.go(self.begin_round)

    @step
    def finish(self, state: EuthiaState) -> Flow:
        state.story.conclude(state)
        final(state)
        state.phase = OVER
        state.tell("over", round=state.round)
        return DONE


def refresh(state: EuthiaState) -> None:
    """Unengage every tile and make every gem active (EU-037)."""
    state.weary.clear()
    for thing in range(len(state.holder)):
        state.engaged[thing] = 0
        state.turn_up(thing)


@procedure
class TakingTurn(Frame):
    """One hero's turn, and what is done at its end (EU-039 to EU-042)."""

    seat: Seat = 0

    @step
    def begin(self, state: EuthiaState) -> Flow:
        """Points and marks of portals are those of one turn; the first begins in the Chapel (EU-039, EU-065)."""
        state.moves[self.seat] = 0
        state.portals.clear()
        state.finished = 0
        if state.at[self.seat] == NONE:
            state.at[self.seat] = chapel(state)
        state.tell("turn", "EU-038", seat=self.seat, round=state.round)
        return feed(state, state.box.cards.solo.silver_each_round, 0) if state.mode == COOP else None

    @step
    def act(self, state: EuthiaState) -> Flow:
        return call(state, Acting(self.seat))

    @step
    def dwurt(self, state: EuthiaState) -> Flow:
        """Skoldur's die (EU-361)."""
        return skoldur.settle(state, self.seat)

    @step
    def stow(self, state: EuthiaState) -> Flow:
        return storage.fit(state, self.seat)

    @step
    def keep(self, state: EuthiaState) -> Flow:
        """One unused token may be kept for the next turn, all others leave the board (EU-040, EU-041)."""
        state.moves[self.seat] = 0
        unused = [action for action in range(len(ACTIONS)) if tokens.held(state, self.seat, action)]
        if not unused or state.round >= last_round(state) or state.story.over(state):
            return answered(state, CARRY_NOTHING)
        options = (CARRY_NOTHING, *[CARRIES[action] for action in unused])
        return ask(state, Choice(self.seat, "carry", options, "EU-040", default=options[-1]))

    @step
    def clear(self, state: EuthiaState) -> Flow:
        seat = self.seat
        state.ready[seat] = [0] * len(ACTIONS)
        state.kept[seat] = NONE if state.answer == CARRY_NOTHING else CARRIES.index(state.answer)
        if state.kept[seat] != NONE:
            state.tell("carried", "EU-040", seat=seat, token=f"token-{ACTIONS[state.kept[seat]]}")
        return None

    @step
    def quests(self, state: EuthiaState) -> Flow:
        """Encounters are filled up after a turn with a completed quest (EU-042)."""
        return quests.refill(state)

    @step
    def bounty(self, state: EuthiaState) -> Flow:
        return elites.turn_next(state)

    @step
    def tell_scenario(self, state: EuthiaState) -> Flow:
        return state.story.turn_end(state, self.seat)
