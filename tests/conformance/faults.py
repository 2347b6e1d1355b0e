"""Faults planted in games, each with the check that must catch it.

They are made by patching the toy game or Dungeon Rush, in this process or in one started for the purpose.
"""

from __future__ import annotations

import itertools
import random
from array import array
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
import pytest

from taverne.arena.cover import Cover
from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Timer
from taverne.engine.frames import Flow, Frame, repeat
from taverne.engine.reasons import Reason
from taverne.engine.rng import Rng
from taverne.engine.state import State
from taverne.games.dungeon_rush.features import features
from taverne.games.dungeon_rush.game import DungeonRush
from taverne.games.dungeon_rush.state.game_state import DungeonState
from taverne.games.dungeon_rush.view.structs import DungeonView
from taverne.games.dungeon_rush.view.table import table_view
from tests.conformance import checks, hidden, windows
from tests.conformance.common import Check
from tests.siege import rules
from tests.siege.game import Siege
from tests.siege.rules import Losing, Plotting, Reacting, Round, Sieging
from tests.siege.state import Camp
from tests.siege.view import CampView, camp_view

Patch = pytest.MonkeyPatch


class Fault(NamedTuple):
    """How a fault is planted, which check catches it (None: the one of hash seeds), and in which game."""

    plant: Callable[[Patch], None]
    caught_by: Check | None
    game: str = "siege"


def swap_step(patch: Patch, cls: type[Frame], name: str, step: Callable[[Any, Any], Flow]) -> None:
    """Let a procedure run another function as one of its steps."""
    at = cls.INDEX[name]
    patch.setattr(cls, "STEPS", (*cls.STEPS[:at], step, *cls.STEPS[at + 1 :]))


def shared_list_in_clone(patch: Patch) -> None:
    clone = Camp.clone

    def sharing(self: Camp) -> Camp:
        other = clone(self)
        other.potions = self.potions
        return other

    patch.setattr(Camp, "clone", sharing)


def shared_claims_in_clone(patch: Patch) -> None:
    clone = DungeonState.clone

    def sharing(self: DungeonState) -> DungeonState:
        other = clone(self)
        other.claims = self.claims
        return other

    patch.setattr(DungeonState, "clone", sharing)


def leaked_hand_in_view(patch: Patch) -> None:
    def table(self: Siege, state: Camp, seat: Seat) -> CampView:
        return msgspec.structs.replace(camp_view(state, seat), hand=tuple(c for hand in state.hands for c in hand))

    patch.setattr(Siege, "table", table)


def leaked_secret_answers_in_view(patch: Patch) -> None:
    def table(self: DungeonRush, state: DungeonState, seat: Seat) -> DungeonView:
        answers = getattr(state.stack[-1], "answers", []) if state.stack else []
        said = tuple(str(action) for given in answers for action in given)
        return msgspec.structs.replace(table_view(state, seat), answered=said)

    patch.setattr(DungeonRush, "table", table)


def leaked_secret_answers_in_figures(patch: Patch) -> None:
    def figures(self: DungeonRush, state: DungeonState, seat: Seat) -> array[float]:
        told = features(state, seat)
        answers = getattr(state.stack[-1], "answers", []) if state.stack else []
        told[0] = sum(len(str(action)) + ord(str(action)[-1]) for given in answers for action in given)
        return told

    patch.setattr(DungeonRush, "features", figures)


def leaked_seed_in_view(patch: Patch) -> None:
    def table(self: DungeonRush, state: DungeonState, seat: Seat) -> DungeonView:
        return msgspec.structs.replace(table_view(state, seat), lord=str(state.seed))

    patch.setattr(DungeonRush, "table", table)


def leaked_private_event(patch: Patch) -> None:
    emit = State.emit

    def telling(self: Camp, kind: str, data: Any, rule: str = "", private: Any = None, **rest: Any) -> None:
        emit(self, kind, {**(data or {}), **(private or {})}, rule, **rest)

    patch.setattr(Camp, "emit", telling, raising=False)


def leaked_hand_in_refusal(patch: Patch) -> None:
    def why(self: Reacting, camp: Camp, seat: Seat, action: Action) -> Reason:
        return Reason("not-held", "SG-06", {"cards": " ".join(card for hand in camp.hands for card in hand)})

    patch.setattr(Reacting, "why", why)


def refusal_that_weighs_a_hidden_hand(patch: Patch) -> None:
    def why(self: Reacting, camp: Camp, seat: Seat, action: Action) -> Reason:
        return Reason("not-held", "SG-06", {"n": sum(map(ord, "".join(camp.hands[0])))})

    patch.setattr(Reacting, "why", why)


def options_from_a_set(patch: Patch) -> None:
    offers = Reacting.offers

    def disordered(self: Reacting, camp: Camp, seat: Seat) -> tuple[Action, ...]:
        return tuple(set(offers(self, camp, seat)))

    patch.setattr(Reacting, "offers", disordered)


def modifier_that_never_ends(patch: Patch) -> None:
    patch.setattr(Camp, "ended", State.ended)


def duplicate_option(patch: Patch) -> None:
    question = Plotting.question

    def doubled(self: Plotting, camp: Camp, seat: Seat) -> Choice | None:
        asked = question(self, camp, seat)
        return asked and Choice(seat, asked.prompt, (*asked.options, asked.options[0]), asked.rule)

    patch.setattr(Plotting, "question", doubled)


def no_option(patch: Patch) -> None:
    def empty(self: Plotting, camp: Camp, seat: Seat) -> Choice | None:
        return None if self.answers[seat] else Choice(seat, "plot", () if seat else (Action("rest"),), "SG-02")

    patch.setattr(Plotting, "question", empty)


def guess_with_the_real_seed(patch: Patch) -> None:
    honest = Siege.determinize

    def determinize(self: Siege, state: Camp, seat: Seat, rng: Rng) -> Camp:
        guess = honest(self, state, seat, rng)
        guess.seed = state.seed
        return guess

    patch.setattr(Siege, "determinize", determinize)


def guess_with_the_real_hands(patch: Patch) -> None:
    def determinize(self: Siege, state: Camp, seat: Seat, rng: Rng) -> Camp:
        guess = state.clone()
        guess.seed = rng.below(1 << 63)
        return guess

    patch.setattr(Siege, "determinize", determinize)


def guess_that_forgets_what_was_peeked_at(patch: Patch) -> None:
    honest = Siege.determinize

    def determinize(self: Siege, state: Camp, seat: Seat, rng: Rng) -> Camp:
        blind = state.clone()
        blind.known = [[] for _ in range(state.seats)]
        return honest(self, blind, seat, rng)

    patch.setattr(Siege, "determinize", determinize)


def guess_drawn_from_the_truth(patch: Patch) -> None:
    honest = Siege.determinize

    def determinize(self: Siege, state: Camp, seat: Seat, rng: Rng) -> Camp:
        told = Rng(rng.below(1 << 60) + len(state.hands[0][0]) if state.hands[0] else 1)
        return honest(self, state, seat, told)

    patch.setattr(Siege, "determinize", determinize)


def save_that_forgets_a_slot(patch: Patch) -> None:
    patch.setattr(Camp, "SAVED", tuple(name for name in Camp.SAVED if name != "potions"))


def problems_that_never_look(patch: Patch) -> None:
    patch.setattr(Siege, "problems", lambda self, state: [])


def peek_that_can_be_undone(patch: Patch) -> None:
    emit = State.emit

    def silent(self: Camp, kind: str, data: Any, rule: str = "", reveals: bool = False, **rest: Any) -> None:
        emit(self, kind, data, rule, **rest)

    patch.setattr(Camp, "emit", silent, raising=False)


def secret_claims_that_can_be_undone(patch: Patch) -> None:
    tell = State.tell

    def silent(self: DungeonState, kind: str, rule: str = "", /, reveals: bool = False, **data: Any) -> None:
        tell(self, kind, rule, reveals=reveals and kind not in ("claimed", "outrun"), **data)

    patch.setattr(DungeonState, "tell", silent, raising=False)


def why_not_that_disagrees(patch: Patch) -> None:
    patch.setattr(Siege, "why_not", lambda self, state, seat, action, stamp=0: None)


def refusal_without_a_word(patch: Patch) -> None:
    patch.setattr(Reacting, "why", lambda self, camp, seat, action: Reason(""))


def refusal_by_an_unknown_rule(patch: Patch) -> None:
    patch.setattr(Reacting, "why", lambda self, camp, seat, action: Reason("not-held", "SG-99"))


def prompt_by_an_unknown_rule(patch: Patch) -> None:
    question = Plotting.question

    def strange(self: Plotting, camp: Camp, seat: Seat) -> Choice | None:
        asked = question(self, camp, seat)
        return asked and Choice(seat, asked.prompt, asked.options, "SG-99")

    patch.setattr(Plotting, "question", strange)


def game_that_never_ends(patch: Patch) -> None:
    def next_round(self: Sieging, camp: Camp) -> Flow:
        return repeat(camp, Round())

    swap_step(patch, Sieging, "next_round", next_round)


def result_before_the_end(patch: Patch) -> None:
    result = Siege.result

    def hasty(self: Siege, state: Camp) -> Any:
        twin = state.clone()
        twin.pending = ()
        return result(self, twin)

    patch.setattr(Siege, "result", hasty)


def global_random(patch: Patch) -> None:
    patch.setattr(rules, "bonus_to_dice", lambda camp, seat: random.randrange(4))


def event_that_is_not_json(patch: Patch) -> None:
    emit = State.emit

    def strange(self: Camp, kind: str, data: Any, *args: Any, **rest: Any) -> None:
        emit(self, kind, {**(data or {}), "pair": (1, 2)}, *args, **rest)

    patch.setattr(Camp, "emit", strange, raising=False)


def rules_that_heed_listeners(patch: Patch) -> None:
    def next_round(self: Sieging, camp: Camp) -> Flow:
        camp.potions[0] += camp.events is not None
        return original(self, camp)

    original = Sieging.next_round

    swap_step(patch, Sieging, "next_round", next_round)


def timer_that_changes(patch: Patch) -> None:
    lengths = itertools.cycle((5_000, 4_000))
    patch.setattr(rules, "Timer", lambda prompt, ms, rule, *args: Timer(prompt, next(lengths), rule, *args))


def asking_changes_the_state(patch: Patch) -> None:
    def choose(self: Losing, camp: Camp) -> Flow:
        camp.potions[self.seat] += 1
        return original(self, camp)

    original = Losing.choose

    swap_step(patch, Losing, "choose", choose)


def action_that_is_not_its_text(patch: Patch) -> None:
    candidates = Siege.candidates

    def blank(self: Siege, state: Camp, seat: Seat) -> tuple[Action, ...]:
        return (*candidates(self, state, seat), Action("attack", ("the", "rear guard")))

    patch.setattr(Siege, "candidates", blank)


def looking_changes_the_state(patch: Patch) -> None:
    def table(self: Siege, state: Camp, seat: Seat) -> CampView:
        state.potions[0] += 1
        return msgspec.structs.replace(camp_view(state, seat), potions=())

    patch.setattr(Siege, "table", table)


def window_that_is_not_covered(patch: Patch) -> None:
    patch.setattr(Reacting, "window", lambda self, camp, choice: False)


def table_that_peeks(patch: Patch) -> None:
    def idle(self: Reacting, camp: Camp, choice: Choice) -> Action | None:
        return choice.options[0] if "shield" in str(camp.hands) else None

    patch.setattr(Reacting, "idle", idle)


def table_that_is_quick(patch: Patch) -> None:
    patch.setattr(Cover, "until", lambda self, seat, action, now: now)


FAULTS: Final[dict[str, Fault]] = {
    f"{fault.plant.__name__}-{fault.caught_by.__name__ if fault.caught_by else 'hash_seeds'}": fault
    for fault in (
        Fault(shared_list_in_clone, checks.check_clones_share_nothing),
        Fault(shared_claims_in_clone, checks.check_clones_share_nothing, "dungeon_rush"),
        Fault(leaked_hand_in_view, hidden.check_nothing_hidden_leaks),
        Fault(leaked_hand_in_view, hidden.check_views_of_guesses),
        Fault(leaked_secret_answers_in_view, hidden.check_nothing_hidden_leaks, "dungeon_rush"),
        Fault(leaked_secret_answers_in_figures, hidden.check_figures_for_learners, "dungeon_rush"),
        Fault(leaked_seed_in_view, hidden.check_nothing_hidden_leaks, "dungeon_rush"),
        Fault(leaked_private_event, hidden.check_nothing_hidden_leaks),
        Fault(leaked_hand_in_refusal, hidden.check_nothing_hidden_leaks),
        Fault(refusal_that_weighs_a_hidden_hand, hidden.check_refusals_tell_nothing),
        Fault(options_from_a_set, None),
        Fault(modifier_that_never_ends, checks.check_problems),
        Fault(duplicate_option, checks.check_options),
        Fault(no_option, checks.check_options),
        Fault(guess_with_the_real_seed, hidden.check_guesses_are_reseeded),
        Fault(guess_with_the_real_hands, hidden.check_guesses_forget_what_is_hidden),
        Fault(guess_that_forgets_what_was_peeked_at, hidden.check_views_of_guesses),
        Fault(guess_drawn_from_the_truth, hidden.check_guesses_follow_from_the_view),
        Fault(save_that_forgets_a_slot, checks.check_json_round_trip),
        Fault(problems_that_never_look, checks.check_problems_look),
        Fault(peek_that_can_be_undone, hidden.check_undo_leaks_nothing),
        Fault(secret_claims_that_can_be_undone, hidden.check_undo_leaks_nothing, "dungeon_rush"),
        Fault(why_not_that_disagrees, checks.check_why_not),
        Fault(refusal_without_a_word, checks.check_why_not),
        Fault(refusal_by_an_unknown_rule, checks.check_why_not),
        Fault(prompt_by_an_unknown_rule, checks.check_rules_are_in_the_ledger),
        Fault(game_that_never_ends, checks.check_ends),
        Fault(result_before_the_end, checks.check_ends),
        Fault(global_random, checks.check_same_log_same_state),
        Fault(event_that_is_not_json, checks.check_events),
        Fault(rules_that_heed_listeners, checks.check_events),
        Fault(timer_that_changes, checks.check_timers),
        Fault(asking_changes_the_state, checks.check_question_can_be_put_again),
        Fault(action_that_is_not_its_text, checks.check_notation),
        Fault(looking_changes_the_state, hidden.check_views_of_guesses),
        Fault(window_that_is_not_covered, hidden.check_idle_answers),
        Fault(table_that_peeks, hidden.check_idle_answers),
        Fault(table_that_is_quick, windows.check_windows_tell_nothing),
    )
}
