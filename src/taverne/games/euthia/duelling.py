"""How a greedy player fights: healing, tokens and pieces, the attack, and the monster against rivals.
It weighs what a change of a roll does to wounds and damage; whether to fight at all is left to ``routes``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.rng import Rng

from . import ops as verb
from .bartering import pays
from .duel import (
    CLOVER as CLOVERS,
)
from .duel import (
    DAMAGE_LESS,
    DAMAGE_MORE,
    PLAIN,
    RABBIT,
    WOUNDS_LESS,
    WOUNDS_MORE,
    Duel,
)
from .ops import AROUND_MONSTER_ROLL, UseOps
from .prowess import Arms, outlook
from .rules import scenarios
from .rules.cards import count
from .rules.combat import CONTROL
from .rules.combat_effects import immune
from .rules.holdings import holds, permanent, times
from .rules.monster import strength
from .rules.paying import P_DWURT, P_WOUND, TO_DWURT, can_pay
from .rules.rolling import AGAIN, DWURT, GAAR, HOPE_DAMAGE, HOPE_GAAR, HOPE_PLUS, READY, TURN, HeroRolling
from .rules.storing import max_health
from .rules.using import ESSENCE, POWER, TILE, find, use_of
from .state import Table
from .tables import NONE, place
from .worth import SUMS, appraisal, gaar_worth, gains, youth

WOUND: Final = 0.32
"""What a wound is worth to the hero who does not die of it."""
DEATH: Final = 4.0
HIT: Final = 0.6
KILL: Final = 1.6
DICE: Final = range(1, 7)
ANY_WINDOW: Final = (1 << 15) - 1


# What would happen


def wounds_at(table: Table, duel: Duel, power: int, less: int = 0, more: int = 0) -> int:
    """Return the wounds that a monster's strength would inflict now (EU-164, EU-172, EU-173)."""
    foes = table.cat.foes
    band = foes.band[duel.foe][place(power)]
    plain = foes.wounds[duel.foe][band] if band != NONE else 0
    standing = permanent(table, duel.seat, verb.WOUNDS_PLUS)
    total = plain + duel.change(WOUNDS_MORE) + more + max(0, standing) if plain else 0
    return max(0, max(0, total - duel.change(WOUNDS_LESS) - less + min(0, standing)) - duel.guard)


def pain(table: Table, duel: Duel, wounds: float) -> float:
    """Return how bad wounds are for the hero."""
    return WOUND * wounds + (DEATH if wounds >= table.health[duel.seat] else 0.0)


def damage_at(table: Table, duel: Duel, tile: int, total: int) -> int:
    """Return the damage that a result of the hero's roll would deal (EU-184, EU-192 to EU-194)."""
    cat = table.cat
    band = cat.tile_band[tile][place(total)]
    plain = (cat.tile_damage[tile][band] if band != NONE else 0) + duel.now[PLAIN]
    standing = permanent(table, duel.seat, verb.DAMAGE_PLUS)
    dealt = plain + duel.change(DAMAGE_MORE) + max(0, standing) if plain else 0
    return max(0, dealt - duel.change(DAMAGE_LESS) + min(0, standing))


def left_of(table: Table, duel: Duel) -> int:
    """Return the health that the foe still has."""
    return max(1, scenarios.foe_health(table, duel.foe) - duel.damage)


def blow(table: Table, duel: Duel, tile: int, total: int, plus: int = 0) -> float:
    """Return how good a result of the hero's attack is."""
    left = left_of(table, duel)
    damage = damage_at(table, duel, tile, total)
    damage += plus if damage else 0
    if damage >= left:
        return HIT * left + KILL
    band = table.cat.tile_band[tile][place(total)]
    found = HIT * damage
    for op in table.cat.tile_band_ops[tile][band] if band != NONE else ():
        found += {verb.STUN: 1.0, verb.MONSTER_DICE: 0.6, verb.HEAL: 0.3, verb.GUARD: 0.3}.get(op.verb, 0.1) * op.n
    return found


def use_at(table: Table, seat: Seat, action: Action) -> tuple[UseOps, int, int]:
    """Return the use that an action names, its source and the piece."""
    source, piece, n = find(table, seat, action, ANY_WINDOW)
    return use_of(table, source, piece, n), source, piece


def sums(table: Table, seat: Seat, use: UseOps, thing: int) -> tuple[dict[int, int], float]:
    """Return the numbers of a use by verb, and what has to be paid for those that ask a price which can be paid."""
    found: dict[int, int] = {}
    spent = 0.0
    for op in use.ops:
        if not holds(table, seat, op, thing):
            continue
        if op.pay is not None:
            if not can_pay(table, seat, op.pay) or not pays(table, seat, op):
                continue
            dwurt = op.pay.what == P_DWURT
            spent += WOUND * op.pay.n if op.pay.what == P_WOUND else 0.3 * op.pay.n
            spent += dread(table, seat) if dwurt else 0.0
        found[op.verb] = found.get(op.verb, 0) + op.n * times(table, seat, op, thing)
    return found, spent


def price(table: Table, source: int, piece: int) -> float:
    """Return what it costs to use a piece now: engaged ones come back, others are gone."""
    if source == TILE:
        tile = table.design[piece]
        if table.cat.tile_single[tile]:
            return 0.3 + 0.3 * youth(table)
        dwurt = table.cat.tile_dwurt[tile] if tile < table.cat.hero_tiles else 0
        return 0.1 + 0.3 * dwurt
    return 0.15 + 0.4 * youth(table) if source == ESSENCE else 0.4 if source == POWER else 0.05


def pieces(table: Table, seat: Seat, choice: Choice) -> list[tuple[Action, dict[int, int], float, UseOps]]:
    """Return the pieces offered for use: the action, what it does by verb, its price."""
    found = []
    for action in choice.options:
        if action.kind in ("use", "gem", "essence", "power"):
            use, source, piece = use_at(table, seat, action)
            does, spent = sums(table, seat, use, piece if source == TILE else NONE)
            found.append((action, does, price(table, source, piece) + spent, use))
    return found


# The monster's attack


def expected(table: Table, duel: Duel, change: int = 0, less: int = 0, more: int = 0, dice: int = 2) -> float:
    """Return how bad the coming monster attack is on the average."""
    power = duel.change(RABBIT) + change
    if not immune(table, duel):
        power += permanent(table, duel.seat, verb.RABBIT)
    rolls = SUMS if dice == 2 else tuple((pips, 6) for pips in DICE)
    return (
        sum(chances * pain(table, duel, wounds_at(table, duel, pips + power, less, more)) for pips, chances in rolls)
        / 36
    )


def before_monster(table: Table, choice: Choice, rng: Rng) -> Action:
    """Use what softens the blow before it is rolled, as far as it is worth it; what may wait until after waits."""
    duel = at(table)
    now = expected(table, duel, 2 if duel.gaar else 0)
    best, most = READY, 0.0
    for action, does, cost, use in pieces(table, duel.seat, choice):
        if use.trigger == AROUND_MONSTER_ROLL:
            continue
        worth = 0.0
        if does.get(verb.STUN):
            worth = now
        elif does.get(verb.MONSTER_DICE):
            worth = now - expected(table, duel, 2 if duel.gaar else 0, dice=1)
        else:
            less = does.get(verb.GUARD, 0) - does.get(verb.WOUNDS_PLUS, 0)
            worth = now - expected(table, duel, does.get(verb.RABBIT, 0) + (2 if duel.gaar else 0), less)
        worth += 0.25 * min(does.get(verb.HEAL, 0), hurt(table, duel.seat)) + 0.3 * does.get(verb.DRAIN, 0)
        worth += 0.15 * does.get(verb.NEXT_ROLL, 0)
        if worth - cost > most:
            best, most = action, worth - cost
    return best


def hurt(table: Table, seat: Seat) -> int:
    return max_health(table, seat) - table.health[seat]


def dueling(table: Table, choice: Choice, rng: Rng) -> Action:
    """The duel over the monster's dice, from either side."""
    duel = at(table)
    return monster_duel(table, choice, duel) if choice.seat == duel.master else hero_duel(table, choice, duel)


def rerolled(table: Table, duel: Duel, die: int, change: int) -> float:
    """Return how bad the attack is on the average if a die is rolled again and the strength changed."""
    base = strength(table, duel) - duel.dice[die] + change
    return sum(pain(table, duel, wounds_at(table, duel, base + pips)) for pips in DICE) / 6


def hero_duel(table: Table, choice: Choice, duel: Duel) -> Action:
    """Spend a Gaar or a Dwurt on the monster's roll where that spares enough."""
    now = pain(table, duel, wounds_at(table, duel, strength(table, duel)))
    best, most = PASS, 0.0
    figures = table.box.cards.dice
    spend = 0.12 + gaar_worth(table)
    for action in choice.options:
        if action in GAAR:
            worth = now - rerolled(table, duel, GAAR.index(action), -figures.gaar) - spend
        elif action == DWURT:
            after = pain(table, duel, wounds_at(table, duel, strength(table, duel) - figures.dwurt))
            worth = now - after - spend - dread(table, duel.seat)
        elif action == HOPE_GAAR:
            worth = 0.05 if now > DEATH and not table.gaar[duel.seat] else -1.0
        elif action == TO_DWURT:
            worth = 0.05 if now > DEATH and not table.dwurt[duel.seat] else -1.0
        else:
            continue
        if worth > most:
            best, most = action, worth
    return best


def dread(table: Table, seat: Seat) -> float:
    """Return what one more point on the Dwurt die costs (EU-362 to EU-365)."""
    return (0.0, 0.05, 0.25, 0.3, 0.1, 0.0)[min(5, table.dwurt_die[seat])]


def monster_duel(table: Table, choice: Choice, duel: Duel) -> Action:
    """Spend the monster's Gaar, and cards, where they hurt most; what it does not use is lost to it."""
    now = pain(table, duel, wounds_at(table, duel, strength(table, duel)))
    best, most = PASS, 0.08
    for action in choice.options:
        if action in GAAR:
            worth = rerolled(table, duel, GAAR.index(action), table.box.cards.dice.gaar) - now
        elif action.kind == "card":
            worth = card_worth(table, duel, action, True) - 0.15
        else:
            continue
        if worth > most:
            best, most = action, worth
    return best


def card_worth(table: Table, duel: Duel, action: Action, rolled: bool) -> float:
    """Return what a card or a set of them does for the monster."""
    card, copies = table.cat.card_index[str(action.args[0])], int(action.args[1])
    ops = table.cat.card_sections[card][copies - 1]
    found = -0.12 * (copies - 1)
    change = sum(op.n for op in ops if op.verb == verb.RABBIT)
    more = sum(op.n for op in ops if op.verb == verb.WOUNDS_PLUS)
    if change or more:
        found += swing(table, duel, change, more, rolled)
    for op in ops:
        if op.verb == verb.REGENERATE:
            found += 0.5 * min(op.n, duel.damage)
        elif op.verb in (verb.CLOVER, verb.NEXT_ROLL, verb.DAMAGE_PLUS):
            found += 0.22 * -op.n
        elif op.verb == verb.SEAL:
            found += 0.6
        elif op.verb == verb.WOUND:
            found += pain(table, duel, op.n)
        elif op.verb == verb.STEAL:
            found += 0.3 * min(op.n, table.gaar[duel.seat])
    return found


def swing(table: Table, duel: Duel, change: int, more: int, rolled: bool) -> float:
    """Return by how much a stronger attack is worse for the hero."""
    if rolled:
        power = strength(table, duel)
        before = pain(table, duel, wounds_at(table, duel, power))
        return pain(table, duel, wounds_at(table, duel, power + change, 0, more)) - before
    return expected(table, duel, change, 0, more) - expected(table, duel)


def monster_cards(table: Table, choice: Choice, rng: Rng) -> Action:
    """Play the card that does most, before the monster's roll or the hero's."""
    duel = at(table)
    best, most = PASS, 0.2
    for action in choice.options:
        worth = card_worth(table, duel, action, False) if action.kind == "card" else 0.0
        if worth > most:
            best, most = action, worth
    return best


def after_monster(table: Table, choice: Choice, rng: Rng) -> Action:
    """Use what makes a known blow weaker, if it does; several small helps together may save a life."""
    duel = at(table)
    power = strength(table, duel)
    now = pain(table, duel, wounds_at(table, duel, power))
    best, most = READY, 0.0
    rabbits, less = 0, 0
    helps: list[tuple[int, Action]] = []
    for action, does, cost, _ in pieces(table, duel.seat, choice):
        weaker = 0 if immune(table, duel) else -does.get(verb.RABBIT, 0)
        fewer = -does.get(verb.WOUNDS_PLUS, 0) + does.get(verb.GUARD, 0)
        worth = now - pain(table, duel, wounds_at(table, duel, power - weaker, fewer))
        worth += HIT * does.get(verb.DAMAGE, 0) + 0.2 * does.get(verb.NEXT_ROLL, 0) - cost
        worth += 0.25 * min(does.get(verb.HEAL, 0), hurt(table, duel.seat))
        if verb.SURVIVE in does:
            worth += DEATH - 0.5 if now >= DEATH else -1.0
        if worth > most:
            best, most = action, worth
        rabbits, less = rabbits + weaker, less + fewer
        helps.append((weaker + fewer, action))
    if best == READY and helps and now >= DEATH:
        saved = now - pain(table, duel, wounds_at(table, duel, power - rabbits, less))
        if saved > 1.0:
            return max(helps, key=lambda help: help[0])[1]
    return best


# Healing and preparation


def healing(table: Table, choice: Choice, rng: Rng) -> Action:
    """Heal what is missing with what comes back, and with what does not when death is near."""
    duel = at(table)
    seat, missing = duel.seat, hurt(table, duel.seat)
    danger = expected(table, duel, 2 if duel.gaar else 0) if duel.round else 0.0
    best, most = READY, 0.0
    for action, does, cost, _ in pieces(table, seat, choice):
        heals = min(does.get(verb.HEAL, 0), missing)
        waste = does.get(verb.HEAL, 0) - heals
        worth = heals * (0.2 if danger < 1.5 else 0.5) - 0.06 * waste - cost
        worth += 0.2 * does.get(verb.GAIN, 0) + 0.3 * does.get(verb.REFRESH, 0)
        if worth > most:
            best, most = action, worth
    return best


def prepare(table: Table, choice: Choice, rng: Rng) -> Action:
    """Use what works for the whole combat; what is spent by it only where the fight is in doubt."""
    duel = at(table)
    doubt = 1.0 - outlook(table, duel.seat, duel.foe, None, Arms(table, duel.seat)).win
    best, most = READY, 0.0
    for action, does, cost, _ in pieces(table, duel.seat, choice):
        worth = 0.25 * sum(abs(n) for n in does.values()) * (0.6 + 2.0 * doubt) - cost
        if worth > most:
            best, most = action, worth
    return best


# The hero's attack


def initiative(table: Table, choice: Choice, rng: Rng) -> Action:
    return attack(table, choice, rng)


def attack(table: Table, choice: Choice, rng: Rng) -> Action:
    """Strike with the tile that promises most."""
    duel = at(table)
    best, most = choice.options[0], -9.0
    for action in choice.options:
        if action.kind != "attack":
            continue
        tile = table.cat.tile_index[str(action.args[0])]
        worth = promise(table, duel, tile)
        if tile < table.cat.hero_tiles and table.cat.tile_dwurt[tile]:
            worth -= 0.3 * table.cat.tile_dwurt[tile]
        if table.cat.tile_kind[tile] not in (0, 1):
            worth -= 0.1
        if worth > most:
            best, most = action, worth
    return best


def bonus(table: Table, duel: Duel) -> int:
    """Return what is added to the hero's roll whatever he rolls."""
    found = permanent(table, duel.seat, verb.CLOVER) + duel.penalty + duel.change(CLOVERS)
    return found + table.cat.foes.penalty[duel.foe] + (table.box.cards.dice.earth if duel.earth else 0)


def promise(table: Table, duel: Duel, tile: int, plus: int = 0, clover: int = 0) -> float:
    more = bonus(table, duel) + clover
    return sum(chances * blow(table, duel, tile, pips + more, plus) for pips, chances in SUMS) / 36


def before_hero(table: Table, choice: Choice, rng: Rng) -> Action:
    """Use what makes the coming blow better, as far as it is worth it."""
    duel = at(table)
    from .rules.striking import weapons

    tiles = [table.design[thing] for thing in weapons(table, duel, not duel.round)]
    if not tiles:
        return READY
    tile = max(tiles, key=lambda one: promise(table, duel, one))
    now = promise(table, duel, tile)
    best, most = READY, 0.0
    for action, does, cost, _ in pieces(table, duel.seat, choice):
        plus, clover = does.get(verb.DAMAGE_PLUS, 0), does.get(verb.CLOVER, 0)
        worth = promise(table, duel, tile, plus, clover) - now - cost + 0.3 * does.get(verb.REFRESH, 0)
        worth += 0.2 * does.get(verb.DRAIN, 0)
        if worth > most:
            best, most = action, worth
    return best


# Rolls


def rolling(table: Table) -> HeroRolling:
    return next(frame for frame in reversed(table.stack) if isinstance(frame, HeroRolling))


def roll_attack(table: Table, choice: Choice, rng: Rng) -> Action:
    duel = at(table)
    tile = table.design[duel.weapon]
    return improved(table, choice, lambda total: blow(table, duel, tile, total))


def roll_challenge(table: Table, choice: Choice, rng: Rng) -> Action:
    cat, seat = table.cat, choice.seat
    element = cat.map.element[table.at[seat]]

    def good(total: int) -> float:
        band = cat.challenge_band[element][place(total)] if element != NONE else NONE
        return gains(table, seat, cat.challenge_ops[element][band]) if band != NONE else 0.0

    return improved(table, choice, good)


def roll_other(table: Table, choice: Choice, rng: Rng) -> Action:
    """A roll of a scenario: the higher the better."""
    return improved(table, choice, lambda total: 0.25 * min(total, 12))


def improved(table: Table, choice: Choice, good: Callable[[int], float]) -> Action:
    """Change a roll by whatever gains more than it costs; several small clovers may reach a band together."""
    frame, _seat = rolling(table), choice.seat
    total = frame.value(table)
    now = good(total)
    best, most = READY, 0.02
    clovers: list[tuple[int, float, Action]] = []
    for action, n, cost in changes(table, choice):
        if n:
            clovers.append((n, cost, action))
        worth = changed(table, frame, action, n, total, good) - now - cost
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


def changes(table: Table, choice: Choice) -> list[tuple[Action, int, float]]:
    """Return what may change a roll: the action, how much it adds for certain, its price."""
    seat = choice.seat
    figures, token = table.box.cards.dice, 0.1 + gaar_worth(table)
    found: list[tuple[Action, int, float]] = []
    for action, does, cost, _ in pieces(table, seat, choice):
        found.append((action, does.get(verb.CLOVER, 0), cost))
    for action in choice.options:
        if action in GAAR:
            found.append((action, 0, token))
        elif action == DWURT:
            found.append((action, figures.dwurt, token + dread(table, seat)))
        elif action == HOPE_PLUS:
            found.append((action, 1, token / 2))
        elif action == HOPE_DAMAGE:
            found.append((action, 1, token * 1.5 - HIT))
    return found


def changed(
    table: Table, frame: HeroRolling, action: Action, n: int, total: int, good: Callable[[int], float]
) -> float:
    """Return how good a roll is on the average after a change."""
    if action in GAAR:
        base = total - frame.dice[GAAR.index(action)] + table.box.cards.dice.gaar
        return sum(good(base + pips) for pips in DICE) / 6
    if n:
        return good(total + n)
    low = min(frame.dice)
    again = sum(good(total - low + pips) for pips in DICE) / 6
    return again if low <= 3 else good(total)


def pick_die(table: Table, choice: Choice, rng: Rng) -> Action:
    """Roll the lower die again, or turn it, if it is low."""
    dice = rolling(table).dice
    low = 0 if dice[0] <= dice[1] else 1
    if dice[low] > 3:
        return READY
    return next((action for action in choice.options if action in (AGAIN[low], TURN[low])), READY)


# Who plays the monster


def control(table: Table, choice: Choice, rng: Rng) -> Action:
    """Take the monster when one has cards for it."""
    return CONTROL if count(table, choice.seat) >= 2 else PASS


def seal(table: Table, choice: Choice, rng: Rng) -> Action:
    """Seal the ability that would help the hero most."""
    worth = appraisal(table.cat).worth
    index = table.cat.tile_index
    return max(choice.options, key=lambda action: worth[index[str(action.args[0])]] if action.args else -1.0)


def at(table: Table) -> Duel:
    assert table.duel is not None
    return table.duel


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
    "pick-die": pick_die,
    "control": control,
    "seal": seal,
}
