"""How a greedy player changes a roll of his own: which token, piece or point of hope gains more than it costs.
What a result is worth in a fight is left to ``values.combat``."""

from __future__ import annotations

from collections.abc import Callable

from taverne.engine.actions import Action
from taverne.engine.decisions import Choice
from taverne.engine.rng import Rng

from ...box import compiled_effects as verb
from ...box.integer_tables import NONE, place
from ...rules.combat.hero_roll import AGAIN, DWURT, GAAR, HOPE_DAMAGE, HOPE_PLUS, READY, TURN, HeroRolling
from ...state.game_state import EuthiaState
from ..values.combat import DICE, HIT, at, blow, dread, pieces
from ..values.pieces import gaar_worth, gains
from ..values.scenario_goals import pull


def rolling(state: EuthiaState) -> HeroRolling:
    return next(frame for frame in reversed(state.stack) if isinstance(frame, HeroRolling))


def roll_attack(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    duel = at(state)
    tile = state.design[duel.weapon]
    return improved(state, choice, lambda total: blow(state, duel, tile, total))


def roll_challenge(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    cat, seat = state.cat, choice.seat
    element = cat.map.element[state.at[seat]]

    def good(total: int) -> float:
        band = cat.challenge_band[element][place(total)] if element != NONE else NONE
        return gains(state, seat, cat.challenge_ops[element][band]) if band != NONE else 0.0

    return improved(state, choice, good)


def roll_other(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """A roll of a scenario: the higher the better, where nothing is known to be asked."""
    return improved(state, choice, lambda total: 0.25 * min(total, 12))


def roll_seal(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """An emblem is sealed or not (EUS-120, EUS-121)."""
    goal, gain = state.figure("seal_roll"), state.figure("seal_rep") + pull(state)
    loss = 0.3 * state.figure("wounds")
    return improved(state, choice, lambda total: gain if total >= goal else -loss)


def improved(state: EuthiaState, choice: Choice, good: Callable[[int], float]) -> Action:
    """Change a roll by whatever gains more than it costs; several small clovers may reach a band together."""
    frame, _seat = rolling(state), choice.seat
    total = frame.value(state)
    now = good(total)
    best, most = READY, 0.02
    clovers: list[tuple[int, float, Action]] = []
    for action, n, cost in changes(state, choice):
        if n:
            clovers.append((n, cost, action))
        worth = changed(state, frame, action, n, total, good) - now - cost
        if worth > most:
            best, most = action, worth
    if best != READY or not clovers:
        return best
    clovers.sort(key=lambda one: one[1] / one[0])
    more, cost = 0, 0.0
    for n, each, _ in clovers:
        more, cost = more + n, cost + each
        if good(total + more) - now - cost > 0.02:
            return clovers[0][2]
    return READY


def changes(state: EuthiaState, choice: Choice) -> list[tuple[Action, int, float]]:
    """Return what may change a roll: the action, how much it adds for certain, its price."""
    seat = choice.seat
    figures, token = state.box.cards.dice, 0.1 + gaar_worth(state)
    found: list[tuple[Action, int, float]] = []
    for action, does, cost, _ in pieces(state, seat, choice):
        found.append((action, does.get(verb.CLOVER, 0), cost))
    for action in choice.options:
        if action in GAAR:
            found.append((action, 0, token))
        elif action == DWURT:
            found.append((action, figures.dwurt, token + dread(state, seat)))
        elif action == HOPE_PLUS:
            found.append((action, 1, token / 2))
        elif action == HOPE_DAMAGE:
            found.append((action, 1, token * 1.5 - HIT))
    return found


def changed(
    state: EuthiaState, frame: HeroRolling, action: Action, n: int, total: int, good: Callable[[int], float]
) -> float:
    """Return how good a roll is on the average after a change."""
    if action in GAAR:
        base = total - frame.dice[GAAR.index(action)] + state.box.cards.dice.gaar
        return sum(good(base + pips) for pips in DICE) / 6
    if n:
        return good(total + n)
    low = min(frame.dice)
    again = sum(good(total - low + pips) for pips in DICE) / 6
    return again if low <= 3 else good(total)


def pick_die(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """Roll the lower die again, or turn it, if it is low."""
    dice = rolling(state).dice
    low = 0 if dice[0] <= dice[1] else 1
    if dice[low] > 3:
        return READY
    return next((action for action in choice.options if action in (AGAIN[low], TURN[low])), READY)
