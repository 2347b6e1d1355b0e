"""How a greedy player leads a monster against a rival: taking it, its cards and its Gaar, the ability that it seals.
What an attack does to the hero is left to ``values.combat``."""

from __future__ import annotations

from taverne.engine.actions import PASS, Action
from taverne.engine.decisions import Choice
from taverne.engine.rng import Rng

from ...box import compiled_effects as verb
from ...rules.combat.fight import CONTROL
from ...rules.combat.hero_roll import GAAR
from ...rules.combat.monster_attack import strength
from ...rules.goods.cards import count
from ...state.duel import Duel
from ...state.game_state import EuthiaState
from ..values.combat import at, expected, pain, rerolled, wounds_at
from ..values.pieces import appraisal


def control(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """Take the monster when one has cards for it."""
    return CONTROL if count(state, choice.seat) >= 2 else PASS


def monster_cards(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """Play the card that does most, before the monster's roll or the hero's."""
    duel = at(state)
    best, most = PASS, 0.2
    for action in choice.options:
        worth = card_worth(state, duel, action, False) if action.kind == "card" else 0.0
        if worth > most:
            best, most = action, worth
    return best


def monster_duel(state: EuthiaState, choice: Choice, duel: Duel) -> Action:
    """Spend the monster's Gaar, and cards, where they hurt most; what it does not use is lost to it."""
    now = pain(state, duel, wounds_at(state, duel, strength(state, duel)))
    best, most = PASS, 0.08
    for action in choice.options:
        if action in GAAR:
            worth = rerolled(state, duel, GAAR.index(action), state.box.cards.dice.gaar) - now
        elif action.kind == "card":
            worth = card_worth(state, duel, action, True) - 0.15
        else:
            continue
        if worth > most:
            best, most = action, worth
    return best


def card_worth(state: EuthiaState, duel: Duel, action: Action, rolled: bool) -> float:
    """Return what a card or a set of them does for the monster."""
    card, copies = state.cat.card_index[action.word()], action.number(1)
    ops = state.cat.card_sections[card][copies - 1]
    found = -0.12 * (copies - 1)
    change = sum(op.n for op in ops if op.verb == verb.RABBIT)
    more = sum(op.n for op in ops if op.verb == verb.WOUNDS_PLUS)
    if change or more:
        found += swing(state, duel, change, more, rolled)
    for op in ops:
        if op.verb == verb.REGENERATE:
            found += 0.5 * min(op.n, duel.damage)
        elif op.verb in (verb.CLOVER, verb.NEXT_ROLL, verb.DAMAGE_PLUS):
            found += 0.22 * -op.n
        elif op.verb == verb.SEAL:
            found += 0.6
        elif op.verb == verb.WOUND:
            found += pain(state, duel, op.n)
        elif op.verb == verb.STEAL:
            found += 0.3 * min(op.n, state.gaar[duel.seat])
    return found


def swing(state: EuthiaState, duel: Duel, change: int, more: int, rolled: bool) -> float:
    """Return by how much a stronger attack is worse for the hero."""
    if rolled:
        power = strength(state, duel)
        before = pain(state, duel, wounds_at(state, duel, power))
        return pain(state, duel, wounds_at(state, duel, power + change, 0, more)) - before
    return expected(state, duel, change, 0, more) - expected(state, duel)


def seal(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """Seal the ability that would help the hero most."""
    worth = appraisal(state.cat).worth
    index = state.cat.tile_index
    return max(choice.options, key=lambda action: worth[index[action.word()]] if action.args else -1.0)
