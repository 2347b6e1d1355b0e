"""What is at stake in a fight, as a greedy player weighs it: wounds, damage, and the pieces that would change them.
What to do about it is left to ``choices.combat``, ``choices.roll`` and, for the monster, ``choices.monster``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice

from ...box import compiled_effects as verb
from ...box.compiled_effects import UseOps
from ...box.integer_tables import NONE, place
from ...rules.combat.monster_attack import strength
from ...rules.goods.holdings import holds, max_health, permanent, times
from ...rules.goods.immunity import immune
from ...rules.goods.payment import P_DWURT, P_WOUND, can_pay
from ...rules.goods.uses import ESSENCE, POWER, TILE, find, use_of
from ...state.duel import DAMAGE_LESS, DAMAGE_MORE, PLAIN, RABBIT, WOUNDS_LESS, WOUNDS_MORE, Duel
from ...state.game_state import EuthiaState
from ..choices.goods import pays
from .pieces import SUMS, youth
from .scenario_goals import dear

WOUND: Final = 0.32
"""What a wound is worth to the hero who does not die of it."""
DEATH: Final = 4.0
HIT: Final = 0.6
KILL: Final = 1.6
DICE: Final = range(1, 7)
ANY_WINDOW: Final = (1 << 15) - 1


def at(state: EuthiaState) -> Duel:
    assert state.duel is not None
    return state.duel


def wounds_at(state: EuthiaState, duel: Duel, power: int, less: int = 0, more: int = 0) -> int:
    """Return the wounds that a monster's strength would inflict now (EU-164, EU-172, EU-173)."""
    foes = state.cat.foes
    band = foes.band[duel.foe][place(power)]
    plain = foes.wounds[duel.foe][band] if band != NONE else 0
    standing = permanent(state, duel.seat, verb.WOUNDS_PLUS)
    total = plain + duel.change(WOUNDS_MORE) + more + max(0, standing) if plain else 0
    return max(0, max(0, total - duel.change(WOUNDS_LESS) - less + min(0, standing)) - duel.guard)


def pain(state: EuthiaState, duel: Duel, wounds: float) -> float:
    """Return how bad wounds are for the hero."""
    return WOUND * wounds + (DEATH if wounds >= state.health[duel.seat] else 0.0)


def hurt(state: EuthiaState, seat: Seat) -> int:
    return max_health(state, seat) - state.health[seat]


def dread(state: EuthiaState, seat: Seat) -> float:
    """Return what one more point on the Dwurt die costs (EU-362 to EU-365)."""
    return (0.0, 0.05, 0.25, 0.3, 0.1, 0.0)[min(5, state.dwurt_die[seat])]


def expected(state: EuthiaState, duel: Duel, change: int = 0, less: int = 0, more: int = 0, dice: int = 2) -> float:
    """Return how bad the coming monster attack is on the average."""
    power = duel.change(RABBIT) + change
    if not immune(state, duel):
        power += permanent(state, duel.seat, verb.RABBIT)
    rolls = SUMS if dice == 2 else tuple((pips, 6) for pips in DICE)
    return (
        sum(chances * pain(state, duel, wounds_at(state, duel, pips + power, less, more)) for pips, chances in rolls)
        / 36
    )


def rerolled(state: EuthiaState, duel: Duel, die: int, change: int) -> float:
    """Return how bad the attack is on the average if a die is rolled again and the strength changed."""
    base = strength(state, duel) - duel.dice[die] + change
    return sum(pain(state, duel, wounds_at(state, duel, base + pips)) for pips in DICE) / 6


def damage_at(state: EuthiaState, duel: Duel, tile: int, total: int) -> int:
    """Return the damage that a result of the hero's roll would deal (EU-184, EU-192 to EU-194)."""
    cat = state.cat
    band = cat.tile_band[tile][place(total)]
    plain = (cat.tile_damage[tile][band] if band != NONE else 0) + duel.now[PLAIN]
    standing = permanent(state, duel.seat, verb.DAMAGE_PLUS)
    dealt = plain + duel.change(DAMAGE_MORE) + max(0, standing) if plain else 0
    return max(0, dealt - duel.change(DAMAGE_LESS) + min(0, standing))


def left_of(state: EuthiaState, duel: Duel) -> int:
    """Return the health that the foe still has."""
    return max(1, state.story.foe_health(state, duel.foe) - duel.damage)


def blow(state: EuthiaState, duel: Duel, tile: int, total: int, plus: int = 0) -> float:
    """Return how good a result of the hero's attack is."""
    left = left_of(state, duel)
    damage = damage_at(state, duel, tile, total)
    damage += plus if damage else 0
    if damage >= left:
        return HIT * left + KILL
    band = state.cat.tile_band[tile][place(total)]
    found = HIT * damage
    for op in state.cat.tile_band_ops[tile][band] if band != NONE else ():
        found += {verb.STUN: 1.0, verb.MONSTER_DICE: 0.6, verb.HEAL: 0.3, verb.GUARD: 0.3}.get(op.verb, 0.1) * op.n
    return found


def use_at(state: EuthiaState, seat: Seat, action: Action) -> tuple[UseOps, int, int]:
    """Return the use that an action names, its source and the piece."""
    source, piece, n = find(state, seat, action, ANY_WINDOW)
    return use_of(state, source, piece, n), source, piece


def sums(state: EuthiaState, seat: Seat, use: UseOps, thing: int) -> tuple[dict[int, int], float]:
    """Return the numbers of a use by verb, and what has to be paid for those that ask a price which can be paid."""
    found: dict[int, int] = {}
    spent = 0.0
    for op in use.ops:
        if not holds(state, seat, op, thing):
            continue
        if op.pay is not None:
            if not can_pay(state, seat, op.pay) or not pays(state, seat, op):
                continue
            dwurt = op.pay.what == P_DWURT
            spent += WOUND * op.pay.n if op.pay.what == P_WOUND else 0.3 * op.pay.n
            spent += dread(state, seat) if dwurt else 0.0
        found[op.verb] = found.get(op.verb, 0) + op.n * times(state, seat, op, thing)
    return found, spent


def price(state: EuthiaState, source: int, piece: int) -> float:
    """Return what it costs to use a piece now: engaged ones come back, others are gone."""
    if source == TILE:
        tile = state.design[piece]
        if state.cat.tile_single[tile]:
            return 0.3 + 0.3 * youth(state)
        dwurt = state.cat.tile_dwurt[tile] if tile < state.cat.hero_tiles else 0
        return 0.1 + 0.3 * dwurt
    if source == ESSENCE:
        return 0.15 + 0.4 * youth(state) + dear(state, "essence")
    return 0.4 if source == POWER else 0.05


def pieces(state: EuthiaState, seat: Seat, choice: Choice) -> list[tuple[Action, dict[int, int], float, UseOps]]:
    """Return the pieces offered for use: the action, what it does by verb, its price."""
    found = []
    for action in choice.options:
        if action.kind in ("use", "gem", "essence", "power"):
            use, source, piece = use_at(state, seat, action)
            does, spent = sums(state, seat, use, piece if source == TILE else NONE)
            found.append((action, does, price(state, source, piece) + spent, use))
    return found
