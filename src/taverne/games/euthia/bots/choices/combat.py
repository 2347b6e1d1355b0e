"""How a greedy player fights: healing, tokens and pieces against the monster's attack, and his own attack.
Wounds and damage are weighed in ``values.combat``, rolls in ``choices.roll``; whether to fight, in ``turn_plans``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import PASS, Action
from taverne.engine.decisions import Choice
from taverne.engine.rng import Rng

from ...box import compiled_effects as verb
from ...box.compiled_effects import AROUND_MONSTER_ROLL
from ...rules.combat.hero_attack import weapons
from ...rules.combat.hero_roll import DWURT, GAAR, HOPE_GAAR, READY
from ...rules.combat.monster_attack import strength
from ...rules.goods.holdings import permanent
from ...rules.goods.immunity import immune
from ...rules.goods.payment import TO_DWURT
from ...state.duel import CLOVER as CLOVERS
from ...state.duel import Duel
from ...state.game_state import EuthiaState
from ..values.combat import DEATH, HIT, at, blow, dread, expected, hurt, pain, pieces, rerolled, wounds_at
from ..values.fights import Arms, outlook
from ..values.pieces import SUMS, gaar_worth
from .monster import control, monster_cards, monster_duel, seal
from .roll import pick_die, roll_attack, roll_challenge, roll_other, roll_seal

# The monster's attack


def before_monster(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """Use what softens the blow before it is rolled, as far as it is worth it; what may wait until after waits."""
    duel = at(state)
    now = expected(state, duel, 2 if duel.gaar else 0)
    best, most = READY, 0.0
    for action, does, cost, use in pieces(state, duel.seat, choice):
        if use.trigger == AROUND_MONSTER_ROLL:
            continue
        worth = 0.0
        if does.get(verb.STUN):
            worth = now
        elif does.get(verb.MONSTER_DICE):
            worth = now - expected(state, duel, 2 if duel.gaar else 0, dice=1)
        else:
            less = does.get(verb.GUARD, 0) - does.get(verb.WOUNDS_PLUS, 0)
            worth = now - expected(state, duel, does.get(verb.RABBIT, 0) + (2 if duel.gaar else 0), less)
        worth += 0.25 * min(does.get(verb.HEAL, 0), hurt(state, duel.seat)) + 0.3 * does.get(verb.DRAIN, 0)
        worth += 0.15 * does.get(verb.NEXT_ROLL, 0)
        if worth - cost > most:
            best, most = action, worth - cost
    return best


def dueling(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """The duel over the monster's dice, from either side."""
    duel = at(state)
    return monster_duel(state, choice, duel) if choice.seat == duel.master else hero_duel(state, choice, duel)


def hero_duel(state: EuthiaState, choice: Choice, duel: Duel) -> Action:
    """Spend a Gaar or a Dwurt on the monster's roll where that spares enough."""
    now = pain(state, duel, wounds_at(state, duel, strength(state, duel)))
    best, most = PASS, 0.0
    figures = state.box.cards.dice
    spend = 0.12 + gaar_worth(state)
    for action in choice.options:
        if action in GAAR:
            worth = now - rerolled(state, duel, GAAR.index(action), -figures.gaar) - spend
        elif action == DWURT:
            after = pain(state, duel, wounds_at(state, duel, strength(state, duel) - figures.dwurt))
            worth = now - after - spend - dread(state, duel.seat)
        elif action == HOPE_GAAR:
            worth = 0.05 if now > DEATH and not state.gaar[duel.seat] else -1.0
        elif action == TO_DWURT:
            worth = 0.05 if now > DEATH and not state.dwurt[duel.seat] else -1.0
        else:
            continue
        if worth > most:
            best, most = action, worth
    return best


def after_monster(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """Use what makes a known blow weaker, if it does; several small helps together may save a life."""
    duel = at(state)
    power = strength(state, duel)
    now = pain(state, duel, wounds_at(state, duel, power))
    best, most = READY, 0.0
    rabbits, less = 0, 0
    helps: list[tuple[int, Action]] = []
    for action, does, cost, _ in pieces(state, duel.seat, choice):
        weaker = 0 if immune(state, duel) else -does.get(verb.RABBIT, 0)
        fewer = -does.get(verb.WOUNDS_PLUS, 0) + does.get(verb.GUARD, 0)
        worth = now - pain(state, duel, wounds_at(state, duel, power - weaker, fewer))
        worth += HIT * does.get(verb.DAMAGE, 0) + 0.2 * does.get(verb.NEXT_ROLL, 0) - cost
        worth += 0.25 * min(does.get(verb.HEAL, 0), hurt(state, duel.seat))
        if verb.SURVIVE in does:
            worth += DEATH - 0.5 if now >= DEATH else -1.0
        if worth > most:
            best, most = action, worth
        rabbits, less = rabbits + weaker, less + fewer
        helps.append((weaker + fewer, action))
    if best == READY and helps and now >= DEATH:
        saved = now - pain(state, duel, wounds_at(state, duel, power - rabbits, less))
        if saved > 1.0:
            return max(helps, key=lambda help: help[0])[1]
    return best


# Healing and preparation


def healing(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """Heal what is missing with what comes back, and with what does not when death is near."""
    duel = at(state)
    seat, missing = duel.seat, hurt(state, duel.seat)
    danger = expected(state, duel, 2 if duel.gaar else 0) if duel.round else 0.0
    best, most = READY, 0.0
    for action, does, cost, _ in pieces(state, seat, choice):
        heals = min(does.get(verb.HEAL, 0), missing)
        waste = does.get(verb.HEAL, 0) - heals
        worth = heals * (0.2 if danger < 1.5 else 0.5) - 0.06 * waste - cost
        worth += 0.2 * does.get(verb.GAIN, 0) + 0.3 * does.get(verb.REFRESH, 0)
        if worth > most:
            best, most = action, worth
    return best


def prepare(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """Use what works for the whole combat; what is spent by it only where the fight is in doubt."""
    duel = at(state)
    doubt = 1.0 - outlook(state, duel.seat, duel.foe, None, Arms(state, duel.seat)).win
    best, most = READY, 0.0
    for action, does, cost, _ in pieces(state, duel.seat, choice):
        worth = 0.25 * sum(abs(n) for n in does.values()) * (0.6 + 2.0 * doubt) - cost
        if worth > most:
            best, most = action, worth
    return best


# The hero's attack


def initiative(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    return attack(state, choice, rng)


def attack(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """Strike with the tile that promises most."""
    duel = at(state)
    best, most = choice.options[0], -9.0
    for action in choice.options:
        if action.kind != "attack":
            continue
        tile = state.cat.tile_index[action.word()]
        worth = promise(state, duel, tile)
        if tile < state.cat.hero_tiles and state.cat.tile_dwurt[tile]:
            worth -= 0.3 * state.cat.tile_dwurt[tile]
        if state.cat.tile_kind[tile] not in (0, 1):
            worth -= 0.1
        if worth > most:
            best, most = action, worth
    return best


def bonus(state: EuthiaState, duel: Duel) -> int:
    """Return what is added to the hero's roll whatever he rolls."""
    found = permanent(state, duel.seat, verb.CLOVER) + duel.penalty + duel.change(CLOVERS)
    return found + state.cat.foes.penalty[duel.foe] + (state.box.cards.dice.earth if duel.earth else 0)


def promise(state: EuthiaState, duel: Duel, tile: int, plus: int = 0, clover: int = 0) -> float:
    more = bonus(state, duel) + clover
    return sum(chances * blow(state, duel, tile, pips + more, plus) for pips, chances in SUMS) / 36


def before_hero(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """Use what makes the coming blow better, as far as it is worth it."""
    duel = at(state)
    tiles = [state.design[thing] for thing in weapons(state, duel, not duel.round)]
    if not tiles:
        return READY
    tile = max(tiles, key=lambda one: promise(state, duel, one))
    now = promise(state, duel, tile)
    best, most = READY, 0.0
    for action, does, cost, _ in pieces(state, duel.seat, choice):
        plus, clover = does.get(verb.DAMAGE_PLUS, 0), does.get(verb.CLOVER, 0)
        worth = promise(state, duel, tile, plus, clover) - now - cost + 0.3 * does.get(verb.REFRESH, 0)
        worth += 0.2 * does.get(verb.DRAIN, 0)
        if worth > most:
            best, most = action, worth
    return best


ANSWERS: Final = {
    "before-monster": before_monster,
    "duel": dueling,
    "monster-cards": monster_cards,
    "after-monster": after_monster,
    "healing": healing,
    "prepare": prepare,
    "initiative": initiative,
    "attack": attack,
    "before-hero": before_hero,
    "roll-attack": roll_attack,
    "roll-challenge": roll_challenge,
    "roll-seal": roll_seal,
    "pick-die": pick_die,
    "control": control,
    "seal": seal,
}

__all__ = ["ANSWERS", "roll_other"]
