"""What an answer in a combat comes to at once: the roll after it, and the wounds, damage or health it stands for.
Chances of the whole combat are left to ``mid_combat``; what is said here is what the dice on the table say."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from taverne.engine.actions import CHANCE, PASS, Action
from taverne.engine.decisions import Choice, Roll
from taverne.engine.frames import apply, take_answer

from ..rules.combat.effects import at_hand
from ..rules.combat.hero_roll import READY
from ..state.game_state import EuthiaState
from ..view.duel import duel_view
from .mid_combat import fork, over

What: TypeAlias = Literal["wounds", "damage", "health"]
Ends: TypeAlias = Literal["no", "maybe", "yes"]
WOUNDS: Final = "wounds"
DAMAGE: Final = "damage"
HEALTH: Final = "health"
MOST: Final = 30
"""Answers to one question that are tried, at most."""


class Outcome(msgspec.Struct, frozen=True):
    """What an answer comes to: a roll from ``low`` to ``high``, ``least`` to ``most`` of ``what`` it stands for.

    ``now`` is what it would be without the answer; ``ends`` says whether that kills: "no", "maybe" or "yes". For health
    ``least`` is what the hero has then, and there is no roll."""

    what: What
    low: int
    high: int
    least: int
    most: int
    now: int
    ends: Ends = "no"


class Reading(msgspec.Struct, frozen=True):
    """A roll as it stands: what it is about, its sum, what it does, and how much kills."""

    what: What
    total: int
    harm: int
    enough: int


def outcomes(state: EuthiaState, decision: Choice) -> dict[str, Outcome]:
    """Return what each answer to a question of the combat at hand comes to, by its notation."""
    found: dict[str, Outcome] = {}
    now, health = reading(state), state.health[at_hand(state).seat]
    for action in decision.options[:MOST]:
        outcome = tried(state, decision, action, now, health)
        if outcome is not None:
            found[str(action)] = outcome
    return found


def tried(state: EuthiaState, decision: Choice, action: Action, now: Reading | None, health: int) -> Outcome | None:
    """Return what one answer comes to, None where nothing can be said of it."""
    if action in (PASS, READY):
        return made([now], now) if now is not None else None
    guess = state.clone()
    guess.events = None
    apply(guess, decision.seat, action)
    ends = thrown(guess)
    if any(over(end) or not end.pending for end in ends):
        return None
    rolls = [reading(end) for end in ends]
    if now is not None and all(roll is not None and roll.what == now.what for roll in rolls):
        return made([roll for roll in rolls if roll is not None], now)
    after = ends[0].health[at_hand(ends[0]).seat]
    if len(ends) == 1 and after != health:
        return Outcome(HEALTH, 0, 0, after, after, health)
    return None


def made(rolls: list[Reading], now: Reading) -> Outcome:
    """Return what several ways of one answer come to together."""
    totals, harms = [roll.total for roll in rolls], [roll.harm for roll in rolls]
    kills = sum([roll.harm >= roll.enough for roll in rolls])
    ends: Ends = "yes" if kills == len(rolls) else "maybe" if kills else "no"
    return Outcome(now.what, min(totals), max(totals), min(harms), max(harms), now.harm, ends)


def thrown(state: EuthiaState) -> list[EuthiaState]:
    """Return the table after a die that an answer rolls again, once for each face; as it is if it rolls none."""
    decision = state.pending[0] if state.pending else None
    if not isinstance(decision, Roll) or decision.prompt != "reroll" or len(decision.sides) != 1:
        return [state]
    found = []
    for _, face in fork(decision):
        other = state.clone()
        take_answer(other, CHANCE, face)
        found.append(other)
    return found


def reading(state: EuthiaState) -> Reading | None:
    """Return the roll that lies on the table in the attack at hand, None if none does."""
    duel = at_hand(state)
    seen = duel_view(state, duel)
    if seen.sum is None:
        return None
    if seen.dice:
        return Reading(WOUNDS, seen.strength, seen.sum.total, max(1, state.health[duel.seat]))
    left = state.story.foe_health(state, duel.foe) - duel.damage
    return Reading(DAMAGE, seen.total, seen.sum.total, max(1, left))
