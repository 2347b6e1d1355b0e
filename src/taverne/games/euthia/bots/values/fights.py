"""How a fight is likely to go, soon reckoned: damage and wounds of each round as independent sums of chances.
A first look for routes and wares; exact odds are left to ``odds``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat

from ...box import compiled_effects as verb
from ...box.catalogue import SACK, Catalogue
from ...box.compiled_effects import ANY, PERMANENT, PREP, UseOps
from ...box.integer_tables import NONE, place
from ...box.terms import ELEMENTS
from ...rules.goods.holdings import holds, set_size
from ...rules.goods.payment import P_WOUND
from ...state.game_state import COMPETITIVE, EuthiaState
from .pieces import COMBAT_ABILITY, SUMS, SWIFT_ABILITY, SWIFT_WEAPON, WEAPON

LONGEST: Final = 12
"""A fight that takes more rounds counts as lost."""
TOKEN: Final = 4
"""What a Gaar does to a roll, its new die included."""
HOPE: Final = 0.6
ADAPT: Final = 0.82
"""How much rarer defeats are than they look here, where nobody spends hope, and tokens, when they are needed most."""
ONE_DIE: Final = tuple((pips, 6) for pips in range(1, 7))


class Arms:
    """What a hero brings to a fight: attacks, and what helps once or always.

    ``weapons`` strike every round, ``abilities`` and ``swift`` (before the first) once each. ``clovers``, ``hits``
    (more damage), ``rabbits`` (less strength) and ``dice`` (monster dice fewer, 2 for an attack left out) are spent
    one a round; ``clover``, ``hit``, ``rabbit``, ``less`` (wounds) always work; ``mend`` is all healing and guarding.
    """

    __slots__ = (
        "abilities",
        "clover",
        "clovers",
        "dice",
        "hit",
        "hits",
        "less",
        "mend",
        "plain",
        "rabbit",
        "rabbits",
        "swift",
        "tokens",
        "weapons",
    )

    def __init__(self, state: EuthiaState, seat: Seat) -> None:
        self.weapons: list[int] = []
        self.abilities: list[int] = []
        self.swift: list[int] = []
        self.clovers: list[int] = []
        self.hits: list[int] = []
        self.rabbits: list[int] = []
        self.dice: list[int] = []
        self.clover = self.hit = self.rabbit = self.less = self.mend = self.plain = 0
        self._things(state, seat)
        self._stones(state, seat)
        gaar = self.tokens = state.gaar[seat] + state.dwurt[seat]
        each = TOKEN if state.gaar[seat] else TOKEN - 1
        self.clovers += [each] * (gaar - gaar // 2)
        self.rabbits += [each] * (gaar // 2)
        for extras in (self.clovers, self.hits, self.rabbits, self.dice):
            extras.sort(reverse=True)

    def _things(self, state: EuthiaState, seat: Seat) -> None:
        cat, size = state.cat, set_size(state, seat)
        for thing, holder in enumerate(state.holder):
            if holder != seat:
                continue
            tile = state.design[thing]
            if (state.spot[thing] < 0 and cat.tile_slot[tile] != SACK) or cat.tile_set[tile] > size:
                continue
            short = tile < cat.hero_tiles and cat.tile_dwurt[tile] > state.dwurt[seat]
            if not state.engaged[thing] and not short:
                self._attack(cat, tile)
            best: tuple[float, UseOps] | None = None
            for use in cat.tile_uses[tile]:
                if use.trigger == PERMANENT:
                    self._take(state, seat, use, thing)
                elif (
                    use.trigger >= ANY
                    and not state.engaged[thing]
                    and not short
                    and (best is None or len(use.ops) > best[0])
                ):
                    best = len(use.ops), use
            if best is not None and best[1].trigger != verb.MINING and best[1].trigger != verb.TRADE:
                self._take(state, seat, best[1], thing)

    def _attack(self, cat: Catalogue, tile: int) -> None:
        kind = cat.tile_kind[tile]
        if kind == WEAPON:
            self.weapons.append(tile)
        elif kind == COMBAT_ABILITY:
            self.abilities.append(tile)
        elif kind in (SWIFT_WEAPON, SWIFT_ABILITY):
            self.swift.append(tile)

    def _take(self, state: EuthiaState, seat: Seat, use: UseOps, thing: int) -> None:
        always = use.trigger in (PERMANENT, PREP)
        for op in use.ops:
            if not holds(state, seat, op, thing):
                continue
            if op.pay is not None and (op.pay.what != P_WOUND or op.verb != verb.DAMAGE_PLUS):
                continue
            if op.verb in (verb.HEAL, verb.GUARD):
                self.mend += op.n
            elif op.verb == verb.CLOVER:
                self.clover += op.n if always else 0
                self.clovers += [] if always else [op.n]
            elif op.verb == verb.DAMAGE_PLUS:
                self.hit += op.n if always else 0
                self.hits += [] if always else [op.n]
            elif op.verb == verb.RABBIT:
                self.rabbit -= op.n if always else 0
                self.rabbits += [] if always else [-op.n]
            elif op.verb == verb.DAMAGE:
                self.plain += op.n
            elif op.verb == verb.WOUNDS_PLUS:
                self.less += -op.n if always else 0
                self.mend += 0 if always else -op.n
            elif op.verb in (verb.MONSTER_DICE, verb.STUN):
                self.dice.append(2 if op.verb == verb.STUN else op.n)
            elif op.verb == verb.REROLL:
                self.clovers.append(1)

    def _stones(self, state: EuthiaState, seat: Seat) -> None:
        cat = state.cat
        for thing in state.slots[seat]:
            if thing >= 0:
                for gem in state.gems_on(thing):
                    if gem.active:
                        self._gem(state, seat, cat.gem_uses[gem.kind])
        for element in range(len(ELEMENTS)):
            for _ in range(state.essences[seat][element]):
                self._take(state, seat, cat.essence_uses[element][0], NONE)

    def _gem(self, state: EuthiaState, seat: Seat, uses: tuple[UseOps, ...]) -> None:
        for use in uses:
            if use.trigger >= ANY:
                self._take(state, seat, use, NONE)

    def key(self) -> tuple[object, ...]:
        """Return what tells two heroes' arms apart."""
        return (
            *(self.weapons, self.abilities, self.swift, self.clovers, self.hits, self.rabbits, self.dice),
            *(self.clover, self.hit, self.rabbit, self.less, self.mend, self.plain),
        )


class Outlook:
    """What a fight promises: the chance to win, the wounds it costs then, the rounds it takes."""

    __slots__ = ("rounds", "win", "wounds")

    def __init__(self, win: float, wounds: float, rounds: float) -> None:
        self.win = win
        self.wounds = wounds
        self.rounds = rounds


def outlook(state: EuthiaState, seat: Seat, foe: int, health: int | None = None, arms: Arms | None = None) -> Outlook:
    """Return how a fight of a hero against a fighter would go, about."""
    arms = Arms(state, seat) if arms is None else arms
    hurt = [round_wounds(state, arms, foe, number) for number in range(LONGEST)]
    target = state.story.foe_health(state, foe) - arms.plain
    fell = falls(state, arms, foe, max(0, target))
    strength = (state.health[seat] if health is None else health) + min(arms.mend, 6)
    win = cost = rounds = 0.0
    suffered = {0: 1.0}
    for number, chance in enumerate(fell):
        if number:
            suffered = added(suffered, hurt[number - 1])
        alive = sum(p for wounds, p in suffered.items() if wounds < strength)
        mean = sum(wounds * p for wounds, p in suffered.items() if wounds < strength)
        win += chance * alive
        cost += chance * mean
        rounds += chance * alive * number
        if alive < 0.01:
            break
    if win <= 0.0:
        return Outlook(0.0, 0.0, float(LONGEST))
    wounds = max(0.0, cost / win - 0.7 * min(arms.mend, 6))
    rarer = HOPE * ADAPT ** min(arms.tokens, 6)
    return Outlook(win / (win + rarer * (1.0 - win)), wounds, rounds / win)


def added(before: dict[int, float], more: tuple[tuple[int, float], ...]) -> dict[int, float]:
    found: dict[int, float] = {}
    for have, p in before.items():
        for n, q in more:
            found[have + n] = found.get(have + n, 0.0) + p * q
    return found


def round_wounds(state: EuthiaState, arms: Arms, foe: int, number: int) -> tuple[tuple[int, float], ...]:
    """Return the chances of wounds in one round, the monster spending what it has as early as it can."""
    foes = state.cat.foes
    fewer = arms.dice[number] if number < len(arms.dice) else 0
    if fewer >= 2:
        return ((0, 1.0),)
    immune = foes.immunity[foe]
    change = 0 if immune else -arms.rabbit - (arms.rabbits[number] if number < len(arms.rabbits) else 0)
    change += 3 if number < foes.gaar[foe] else 0
    plus = 0
    if number < foes.chaos[foe]:
        change += 1
        plus = 1 if state.mode == COMPETITIVE and foes.gold_cards[foe] else 0
    key = (id(state.cat), foe, change, 0 if immune else fewer, arms.less, plus)
    found = _WOUNDS.get(key)
    if found is None:
        found = _WOUNDS[key] = wounds_by(state.cat, foe, change, 0 if immune else fewer, arms.less, plus)
    return found


_WOUNDS: Final[dict[tuple[int, ...], tuple[tuple[int, float], ...]]] = {}


def wounds_by(
    cat: Catalogue, foe: int, change: int, fewer: int, less: int, plus: int = 0
) -> tuple[tuple[int, float], ...]:
    """Return the chances of wounds when a monster's roll is changed so."""
    chances: dict[int, float] = {}
    dice = ONE_DIE if fewer else SUMS
    for pips, weight in dice:
        band = cat.foes.band[foe][place(pips + change)]
        wounds = cat.foes.wounds[foe][band] if band != NONE else 0
        wounds = max(0, wounds + plus - less) if wounds else 0
        chances[wounds] = chances.get(wounds, 0.0) + weight / 36
    return tuple(sorted(chances.items()))


def falls(state: EuthiaState, arms: Arms, foe: int, target: int) -> list[float]:
    """Return the chance that a monster falls in each round, 0 standing for the attack before the first."""
    if target <= 0:
        return [1.0]
    penalty = state.cat.foes.penalty[foe] + arms.clover
    plan = attacks(state.cat, arms, penalty)
    done = {0: 1.0}
    found = [0.0]
    if arms.swift:
        swift = max(arms.swift, key=lambda tile: mean_of(state.cat, tile, penalty))
        done = added(done, damage_by(state.cat, swift, penalty, 0, arms.hit))
        found[0], done = beaten(done, target)
    for number in range(LONGEST - 1):
        tile = plan[number] if number < len(plan) else NONE
        if tile == NONE:
            found.append(0.0)
            continue
        clover = arms.clovers[number] if number < len(arms.clovers) else 0
        hit = arms.hit + (arms.hits[number] if number < len(arms.hits) else 0)
        done = added(done, damage_by(state.cat, tile, penalty, clover, hit))
        fell, done = beaten(done, target)
        found.append(fell)
        if not done:
            break
    return found


def onslaught(state: EuthiaState, arms: Arms, foe: int, rounds: int) -> float:
    """Return the damage that a hero deals in the first rounds of a fight, on the average."""
    cat, penalty = state.cat, state.cat.foes.penalty[foe] + arms.clover
    swift = max([mean_of(cat, tile, penalty) for tile in arms.swift], default=0.0)
    dealt = 0.0
    for number, tile in enumerate(attacks(cat, arms, penalty)[:rounds]):
        if tile != NONE:
            clover = arms.clovers[number] if number < len(arms.clovers) else 0
            hit = arms.hit + (arms.hits[number] if number < len(arms.hits) else 0)
            dealt += sum([damage * p for damage, p in damage_by(cat, tile, penalty, clover, hit)])
    return arms.plain + swift + dealt


def beaten(done: dict[int, float], target: int) -> tuple[float, dict[int, float]]:
    return (
        sum(p for damage, p in done.items() if damage >= target),
        {damage: p for damage, p in done.items() if damage < target},
    )


def attacks(cat: Catalogue, arms: Arms, bonus: int) -> list[int]:
    """Return the tiles for the attacks of each round: abilities that do more than the best weapon, best first."""
    weapon = max(arms.weapons, key=lambda tile: mean_of(cat, tile, bonus), default=NONE)
    least = mean_of(cat, weapon, bonus) if weapon != NONE else -1.0
    better = [tile for tile in arms.abilities if mean_of(cat, tile, bonus) > least]
    better.sort(key=lambda tile: -mean_of(cat, tile, bonus))
    return better + [weapon] * (LONGEST - len(better))


_MEANS: Final[dict[tuple[int, int, int], float]] = {}


def mean_of(cat: Catalogue, tile: int, bonus: int) -> float:
    key = (id(cat), tile, bonus)
    found = _MEANS.get(key)
    if found is None:
        found = _MEANS[key] = sum(damage * p for damage, p in damage_by(cat, tile, bonus, 0, 0))
    return found


_DAMAGES: Final[dict[tuple[int, ...], tuple[tuple[int, float], ...]]] = {}


def damage_by(cat: Catalogue, tile: int, bonus: int, clover: int, hit: int) -> tuple[tuple[int, float], ...]:
    """Return the chances of damage of an attack; a clover is spent only where it reaches a better band."""
    key = (id(cat), tile, bonus + clover, hit)
    found = _DAMAGES.get(key)
    if found is None:
        chances: dict[int, float] = {}
        for pips, weight in SUMS:
            band = cat.tile_band[tile][place(pips + bonus + clover)]
            damage = cat.tile_damage[tile][band] if band != NONE else 0
            damage = max(0, damage + hit) if damage else 0
            chances[damage] = chances.get(damage, 0.0) + weight / 36
        found = _DAMAGES[key] = tuple(sorted(chances.items()))
    return found
