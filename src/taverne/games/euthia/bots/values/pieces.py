"""What pieces are worth to a hero, in reputation: goods, effects, tiles on the board, the whole standing of a seat.
Rough scales made by hand; how a fight will go is left to ``values.fights``, what to do about it to ``greedy``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from taverne.engine.actions import Seat

from ...box import compiled_effects as verb
from ...box.atlas import ALCHEMIST, CAVERN, MERCHANT, MOUNTAIN, TOWER
from ...box.catalogue import Catalogue
from ...box.compiled_effects import PERMANENT, PRICES, Cost, Op, UseOps
from ...box.integer_tables import NONE, place
from ...box.pieces import TILE_KINDS
from ...box.terms import GEMS
from ...rules.goods.holdings import max_health, set_size
from ...rules.turn.course import last_round
from ...rules.turn.scoring import row, total
from ...state.game_state import EuthiaState
from .scenario_goals import craved, dear, maturity, renown

SUMS: Final = tuple((pips, 6 - abs(pips - 7)) for pips in range(2, 13))
"""The sums of two dice, each with its chances in 36."""
WEAPON: Final = TILE_KINDS.index("weapon")
SWIFT_WEAPON: Final = TILE_KINDS.index("initiative_weapon")
SHIELD: Final = TILE_KINDS.index("shield")
COMBAT_ABILITY: Final = TILE_KINDS.index("combat_ability")
SWIFT_ABILITY: Final = TILE_KINDS.index("initiative_ability")
PACKS: Final = (TILE_KINDS.index("satchel"), TILE_KINDS.index("backpack"))

HEALTH: Final = 0.55
"""A point of maximum health, for a whole game."""
GEM_WORTH: Final[dict[str, float]] = dict(zip(GEMS, (0.5, 0.6, 0.7, 0.4, 0.6, 0.45, 0.4, 0.9), strict=True))
CARD_WORTH: Final = {"curse": 0.2, "frenzy": 0.25, "venom": 0.3, "power_up": 0.6, "healing": 0.5, "possession": 0.5}
PRICE_WORTH: Final = {
    "gold": 0.25,
    "silver": 0.15,
    "gold_card": 0.45,
    "gaar": 0.3,
    "dwurt": 0.3,
    "wound": 0.15,
    "potion": 0.35,
    "gem": 0.5,
    "essence": 0.55,
    "resource": 0.9,
    "trophy": 0.1,
    "armour": 1.0,
    "weapon": 1.0,
    "jewel": 1.0,
    "scroll": 0.5,
}
PLAIN: Final = {
    verb.CLOVER: 0.3,
    verb.RABBIT: -0.22,
    verb.NEXT_ROLL: 0.2,
    verb.REROLL: 0.6,
    verb.TURN_DIE: 0.7,
    verb.DAMAGE: 0.9,
    verb.DAMAGE_PLUS: 0.55,
    verb.WOUNDS_PLUS: -0.5,
    verb.GUARD: 0.3,
    verb.MONSTER_DICE: 0.8,
    verb.STUN: 1.2,
    verb.HEAL: 0.3,
    verb.HEALTH: HEALTH,
    verb.MOVE: 0.45,
    verb.TELEPORT: 0.4,
    verb.ACTION: 1.4,
    verb.SURVIVE: 1.0,
    verb.REFRESH: 0.6,
    verb.BLOCK_CURSE: 0.3,
    verb.CART: 0.5,
    verb.DISCOUNT: 0.3,
    verb.HAND_LIMIT: 0.1,
    verb.IMMUNE: 0.3,
    verb.STORE: 0.2,
    verb.RESOURCE: 0.9,
}
"""What one point of an effect is worth in a fight, or in a turn."""
LASTING: Final = 2.2
"""A permanent effect works in every roll, not in one of a round."""


def youth(state: EuthiaState) -> float:
    """Return how much of the game is still to come, from 1 to 0."""
    return max(maturity(state), (last_round(state) - state.round) / last_round(state))


def gold_worth(state: EuthiaState) -> float:
    """Return what a gold coin is worth: what it will count, and what it may still buy."""
    return 0.2 + 0.18 * youth(state)


def gaar_worth(state: EuthiaState) -> float:
    return 0.4 * float(youth(state) ** 0.5)


def gain(state: EuthiaState, seat: Seat, op: Op) -> float:
    """Return what an effect that gives something is worth."""
    times = float(op.n)
    if op.verb == verb.GAIN:
        rep, gold, gaar, dwurt, silver, gold_cards, potions = op.args
        young = youth(state)
        return (
            rep * renown(state)
            + gold * gold_worth(state)
            + (gaar + dwurt) * gaar_worth(state)
            + (0.1 * silver + 0.4 * gold_cards) * young
            + gold_cards * dear(state, "gold_card")
            + potions * (0.2 + 0.3 * young)
        )
    if op.verb in (verb.GEM, verb.ESSENCE):
        wanted = craved(state, seat, "essence") if op.verb == verb.ESSENCE else 0.0
        return times * (0.4 + 0.25 * youth(state) + wanted)
    if op.verb == verb.TREASURE:
        return times * (0.5 + 0.5 * op.args[0])
    if op.verb == verb.RESOURCE:
        return times * 1.0
    if op.verb in (verb.REWARD_TILE, verb.TAKE):
        return 1.3
    if op.verb == verb.HEAL:
        return 0.2 * min(op.n, missing_health(state, seat))
    if op.verb == verb.WOUND:
        return -(0.3 * op.n if op.n < state.health[seat] else 4.0)
    return PLAIN.get(op.verb, 0.2) * times


def missing_health(state: EuthiaState, seat: Seat) -> int:
    return max_health(state, seat) - state.health[seat]


def gains(state: EuthiaState, seat: Seat, ops: Sequence[Op]) -> float:
    """Return what several effects give; one that asks a price is taken if it pays."""
    found = 0.0
    for op in ops:
        worth = gain(state, seat, op)
        found += worth if op.pay is None else max(0.0, worth - cost(state, op.pay))
    return found


def cost(state: EuthiaState, price: Cost) -> float:
    word = PRICES[price.what]
    each = gold_worth(state) if word == "gold" else gaar_worth(state) if word == "gaar" else PRICE_WORTH[word]
    return (each + dear(state, word)) * price.n


# Tiles


def mean_damage(cat: Catalogue, tile: int, bonus: int = 0) -> float:
    """Return the damage of an attack by a tile, on the average."""
    bands, damage = cat.tile_band[tile], cat.tile_damage[tile]
    whole = 0
    for pips, chances in SUMS:
        band = bands[place(pips + bonus)]
        if band != NONE:
            whole += chances * damage[band]
    return whole / 36


class Appraisal:
    """What each tile of a box is worth on a board, without regard to what else lies there; made once for a box."""

    def __init__(self, cat: Catalogue) -> None:
        self.cat = cat
        self.damage = tuple(mean_damage(cat, tile, -1) for tile in range(cat.tiles))
        self.uses = tuple(self.used(tile) for tile in range(cat.tiles))
        self.worth = tuple(self.whole(tile) for tile in range(cat.tiles))

    def used(self, tile: int) -> float:
        """Return the worth of the best use of a tile, and of all that is permanent."""
        best = lasting = 0.0
        for use in self.cat.tile_uses[tile]:
            worth = use_worth(use)
            if use.trigger == PERMANENT:
                lasting += worth * LASTING if use.ops[0].verb not in (verb.HEALTH, verb.IMMUNE, verb.STORE) else worth
            else:
                best = max(best, worth) + 0.1
        return best + lasting

    def whole(self, tile: int) -> float:
        cat, kind = self.cat, self.cat.tile_kind[tile]
        worth = self.uses[tile] + HEALTH * cat.tile_health[tile] + 0.15 * cat.tile_gems[tile]
        worth += 0.35 * min(0, cat.tile_sacks[tile])
        if kind == WEAPON:
            return worth + 2.2 * self.damage[tile]
        if kind in (COMBAT_ABILITY, SWIFT_ABILITY):
            return worth + 0.75 * self.damage[tile] + band_worth(cat, tile)
        if kind == SWIFT_WEAPON:
            return worth + 0.9 * self.damage[tile]
        return worth * (2.0 if kind == SHIELD else 1.0)


def use_worth(use: UseOps) -> float:
    found = 0.0
    for op in use.ops:
        if op.verb == verb.GAIN:
            rep, gold, gaar, dwurt, silver, gold_cards, potions = op.args
            worth = rep + 0.3 * gold + 0.35 * (gaar + dwurt) + 0.15 * silver + 0.4 * gold_cards + 0.4 * potions
        elif op.verb in (verb.GEM, verb.ESSENCE):
            worth = 0.6 * op.n
        else:
            worth = PLAIN.get(op.verb, 0.1) * op.n
        worth *= 1.0 if op.when == verb.ALWAYS else 0.4
        found += worth if op.pay is None else max(0.0, 0.8 * worth - PRICE_WORTH[PRICES[op.pay.what]] * op.pay.n)
    return found


def band_worth(cat: Catalogue, tile: int) -> float:
    """Return what the further effects in the bands of an attack are worth, about."""
    found = [sum(PLAIN.get(op.verb, 0.2) * op.n for op in ops) for ops in cat.tile_band_ops[tile]]
    return sum(found) / len(found) if found else 0.0


_APPRAISALS: Final[list[Appraisal]] = []


def appraisal(cat: Catalogue) -> Appraisal:
    """Return the appraisal of a box, made once."""
    for made in _APPRAISALS:
        if made.cat is cat:
            return made
    _APPRAISALS.append(Appraisal(cat))
    return _APPRAISALS[-1]


SECOND: Final = 0.25
"""What a weapon counts beside a better one."""
FAMILY: Final = 0.12
"""What pieces of one family count more, for each pair of them."""


def board_worth(state: EuthiaState, tiles: Sequence[int]) -> float:
    """Return what tiles on a board are worth together: one weapon strikes at a time, armour wants its like."""
    view = appraisal(state.cat)
    kind, family = state.cat.tile_kind, state.cat.tile_family
    found, best, swift = 0.0, 0.0, 0.0
    like: dict[int, int] = {}
    for tile in tiles:
        worth = view.worth[tile]
        if kind[tile] == WEAPON:
            found += SECOND * min(worth, best)
            best = max(best, worth)
        elif kind[tile] == SWIFT_WEAPON:
            swift = max(swift, worth)
        else:
            found += worth
        if family[tile] >= 0:
            like[family[tile]] = like.get(family[tile], 0) + 1
    return found + best + swift + FAMILY * sum(n * n for n in like.values())


def on_board(state: EuthiaState, seat: Seat) -> list[int]:
    """Return the tiles on a hero's slots."""
    return [state.design[thing] for thing in state.slots[seat] if thing >= 0]


# Scores


def next_of(values: tuple[int, ...], n: int) -> float:
    """Return what one more of a count scores, with an eye to the one after it."""
    return 0.7 * (row(values, n + 1) - row(values, n)) + 0.3 * (row(values, n + 2) - row(values, n + 1))


def token_worth(state: EuthiaState, seat: Seat, land: int) -> float:
    """Return what the token of a victory on a land scores (EU-201 to EU-203, EU-252)."""
    figures = state.box.cards.scoring
    if land in (MERCHANT, ALCHEMIST, TOWER):
        return renown(state) * next_of(figures.trade_tokens, state.trade_token.count(seat))
    if MOUNTAIN <= land <= CAVERN:
        return 2 * interaction_worth(state, seat)
    return renown(state) * next_of(figures.hero_tokens, state.hero_token.count(seat))


def interaction_worth(state: EuthiaState, seat: Seat) -> float:
    return renown(state) * next_of(state.box.cards.scoring.interaction_tokens, len(state.interaction[seat]))


def quest_worth(state: EuthiaState, seat: Seat, quest: int) -> float:
    """Return what a quest brings beyond what it asks for."""
    cat = state.cat
    worth = renown(state) * next_of(state.box.cards.scoring.quests, len(state.quests[seat]))
    worth += gains(state, seat, cat.quest_reward[quest])
    return worth - sum(cost(state, give) for give in cat.quest_give[quest])


def standing(state: EuthiaState, seat: Seat) -> float:
    """Return how a seat stands: the score as it would be now, and what its hero can still make of the rest."""
    young = youth(state)
    health = state.health[seat]
    found = total(state, seat) + young * (
        0.55 * board_worth(state, on_board(state, seat)) + 0.1 * set_size(state, seat)
    )
    found += young * (0.25 * min(health, 8) + gaar_worth(state) * min(state.gaar[seat] + state.dwurt[seat], 6))
    return found + 0.5 * (state.kept[seat] != NONE) * (young > 0)
