"""Setting up: lord, dragon, first player, the snake draft of heroes, left and right (DR-019 to DR-031).

Rounds and what follows them are left to the other chapters.
"""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import CLOCK, Action, Seat
from taverne.engine.decisions import Choice, Draw, Timer
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step
from taverne.engine.reasons import Reason
from taverne.engine.secret import SecretAnswers, answers_of

from ..state.game_state import DungeonState, hero_at
from ..state.terms import DRAFT, LEFT, RIGHT, SIDES

DRAFT_MS: Final = 30_000
KEEP: Final = Action("keep")
SWAP: Final = Action("swap")


@procedure
class SettingUp(Frame):
    """One lord, one dragon and the first player by lot, then the heroes (DR-019 to DR-029)."""

    @step
    def draw_lord(self, state: DungeonState) -> Flow:
        return ask(state, Draw(tuple(state.box.lord_ids), 1, "lord", "DR-019"))

    @step
    def lay_lord(self, state: DungeonState) -> Flow:
        state.lord = state.box.lord_index[state.answer.word()]
        return None

    @step
    def draw_dragon(self, state: DungeonState) -> Flow:
        return ask(state, Draw(tuple(state.box.dragon_ids), 1, "dragon", "DR-019"))

    @step
    def lay_dragon(self, state: DungeonState) -> Flow:
        box = state.box
        state.dragon = box.dragon_index[state.answer.word()]
        lord, dragon = box.lord_words[state.lord], box.dragon_words[state.dragon]
        state.tell("bosses", "DR-019", reveals=True, lord=lord, dragon=dragon)
        return None

    @step
    def draw_first(self, state: DungeonState) -> Flow:
        return ask(state, Draw(tuple(range(state.seats)), 1, "first", "DR-024"))

    @step
    def draft(self, state: DungeonState) -> Flow:
        state.first = state.answer.number()
        state.tell("first", "DR-024", reveals=True, seat=state.first)
        return call(state, Drafting())

    @step
    def choose_sides(self, state: DungeonState) -> Flow:
        state.phase = SIDES
        return call(state, Siding())

    @step
    def set_sides(self, state: DungeonState) -> Flow:
        """Left and right are settled here and stay so for the game (DR-028)."""
        for seat, answers in enumerate(answers_of(state)):
            if answers[0] == SWAP:
                left = hero_at(seat, LEFT)
                state.heroes[left], state.heroes[left + 1] = state.heroes[left + 1], state.heroes[left]
            left_word, right_word = hero_words(state, seat)
            state.tell("sides", "DR-028", reveals=True, seat=seat, left=left_word, right=right_word)
        state.skills = [state.box.hero_skills[hero] for hero in state.heroes]
        return None


def hero_words(state: DungeonState, seat: Seat) -> tuple[str, str]:
    """Return the names of the heroes of a seat, left and right."""
    words = state.box.hero_words
    return words[state.heroes[hero_at(seat, LEFT)]], words[state.heroes[hero_at(seat, RIGHT)]]


def drafter(state: DungeonState, pick: int) -> Seat:
    """Return who makes the ``pick``-th choice: clockwise from the first player, then back (DR-025, DR-026)."""
    turn = pick if pick < state.seats else 2 * state.seats - 1 - pick
    return (state.first + turn) % state.seats


@procedure
class Drafting(Frame):
    """The snake draft; whoever takes too long is given a hero by lot (DR-025, DR-026, DR-031)."""

    pick: int = 0

    @step
    def offer(self, state: DungeonState) -> Flow:
        state.phase = DRAFT
        if self.pick == 2 * state.seats:
            return DONE
        second = self.pick >= state.seats
        options = tuple([Action("hero", (state.box.hero_ids[hero],)) for hero in state.pool])
        rule = "DR-026" if second else "DR-025"
        choice = Choice(drafter(state, self.pick), "draft-second" if second else "draft", options, rule)
        if state.limits:
            return ask(state, choice, Timer("draft", DRAFT_MS, "DR-031", self.pick))
        return ask(state, choice)

    @step
    def take(self, state: DungeonState) -> Flow:
        if state.by == CLOCK:
            return self.go(self.draw_lot)
        self.give(state, "DR-025", lot=False)
        return self.go(self.offer)

    @step
    def draw_lot(self, state: DungeonState) -> Flow:
        return ask(state, Draw(tuple([state.box.hero_ids[h] for h in state.pool]), 1, "hero", "DR-031"))

    @step
    def take_lot(self, state: DungeonState) -> Flow:
        self.give(state, "DR-031", lot=True)
        return self.go(self.offer)

    def give(self, state: DungeonState, rule: str, lot: bool) -> None:
        seat = drafter(state, self.pick)
        hero = state.box.hero_index[state.answer.word()]
        state.pool.remove(hero)
        state.heroes[hero_at(seat, LEFT if self.pick < state.seats else RIGHT)] = hero
        word = state.box.hero_words[hero]
        state.tell("drafted-by-lot" if lot else "drafted", rule, reveals=lot, seat=seat, hero=word)
        self.pick += 1

    def why(self, state: DungeonState, seat: Seat, action: Action) -> Reason:
        if seat != drafter(state, self.pick):
            return Reason("draft-turn", "DR-025", {"seat": drafter(state, self.pick)})
        if action.kind != "hero" or len(action.args) != 1 or action.args[0] not in state.box.hero_index:
            return Reason("draft-hero", "DR-025")
        return Reason("draft-gone", "DR-022")

    def tries(self, state: DungeonState, seat: Seat) -> tuple[Action, ...]:
        return tuple([Action("hero", (name,)) for name in state.box.hero_ids])


@procedure
class Siding(SecretAnswers):
    """Each player says which hero is left and which is right (DR-027, DR-028)."""

    def seats(self, state: DungeonState) -> int:
        return state.seats

    def question(self, state: DungeonState, seat: Seat) -> Choice | None:
        if self.answers[seat]:
            return None
        left, right = hero_words(state, seat)
        return Choice(seat, "sides", (KEEP, SWAP), "DR-028", {"left": left, "right": right}, default=KEEP)

    def timer(self, state: DungeonState) -> Timer | None:
        return Timer("sides", DRAFT_MS, "DR-031") if state.limits else None

    def why(self, state: DungeonState, seat: Seat, action: Action) -> Reason:
        if not state.asked(seat):
            return Reason("already-decided", "DR-028")
        return SecretAnswers.why(self, state, seat, action)
