"""From a table to the odds of a combat, from what a seat may know: the backs of monsters, no hand but its own.
Chances are left to ``odds``, who does what to ``policy``, a hero's pieces to ``armoury``, cards to ``known_cards``.

    fight(table, seat, space)            the monster that stands on a space, by its back
    duel_with(table, seat, foe, space)   a fighter that is known: an elite, an opponent, a monster
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from taverne.engine.actions import Seat

from ..box import compiled_effects as verb
from ..box.integer_tables import NONE
from ..rules.combat.hero_roll import SKOLDUR
from ..rules.goods.holdings import permanent
from ..rules.travel.elementals import AIR, EARTH, immunity, powers
from ..rules.travel.places import level_of
from ..state.duel import CLOVER as ON_ROLLS
from ..state.duel import DAMAGE_LESS, DAMAGE_MORE, DICE, RABBIT, WOUNDS_LESS, WOUNDS_MORE, Duel
from ..state.game_state import KNOWN, EuthiaState
from ..view.redeal import back
from .armoury import (
    CLOVER,
    COVER,
    ENGAGED,
    PREPARE,
    SHIELD,
    SPUR,
    WARD,
    Effects,
    Kit,
    Piece,
    attacks,
    damages,
    kit,
    opening,
    worked,
)
from .best_play.reckoner import reckon
from .combatants import NO_GAIN, NO_MARK, ROUNDS, AttackGain, Blow, Cover, Fight, Foe, HeroSide, Mark, Odds, Ward
from .fixed_play.reckoner import reckon as reckon_fixed
from .known_cards import cards_against
from .policy import best_band, house


def fight(state: EuthiaState, seat: Seat, space: int, viewer: Seat | None = None) -> Odds | None:
    """Return the odds of a hero against the monster that stands on a space, None if none does (EU-142).

    Every card of its deck with the same back may be the one; ``viewer`` is who asks, the hero's player if not said."""
    level = level_of(state, space)
    if not level or state.top[level - 1] == NONE:
        return None
    return mixed([duel_with(state, seat, foe, space, viewer) for foe in behind(state, level - 1)])


def behind(state: EuthiaState, level: int) -> list[int]:
    """Return the monsters that may be on the front of a deck's top card, as all at the table know."""
    top = state.top[level]
    if state.top_seen[level] & KNOWN:
        return [top]
    shown = back(state, top)
    return sorted([foe for foe in [top, *state.monsters[level]] if back(state, foe) == shown])


def duel_with(state: EuthiaState, seat: Seat, foe: int, space: int, viewer: Seat | None = None) -> Odds:
    """Return the odds of a hero against a fighter on a space, before the combat begins."""
    return reckon(planned(state, seat, foe, powers(state, space), seat if viewer is None else viewer))


def quick_duel_with(state: EuthiaState, seat: Seat, foe: int, space: int) -> Odds:
    """Return the odds for the fixed play of ``policy``: sooner known, and no better for the hero than those above."""
    return reckon_fixed(planned(state, seat, foe, powers(state, space), seat))


def mixed(odds: Sequence[Odds]) -> Odds:
    """Return what equally likely odds come to together."""
    if len(odds) == 1:
        return odds[0]
    n = len(odds)
    win, die, unended, left, gaar = [sum(column) / n for column in zip(*[one[:5] for one in odds], strict=True)]
    return Odds(win, die, unended, left, gaar, odds[0].health, max(one.about for one in odds))


class Ground:
    """What holds for a whole combat: what pieces of preparation change, or what they have changed."""

    __slots__ = (
        "cards",
        "chaos",
        "clover",
        "damage",
        "damage_less",
        "damage_more",
        "dice",
        "gaar",
        "gained",
        "guard",
        "heal",
        "less",
        "more",
        "rabbit",
        "uncursed",
    )

    def __init__(self, duel: Duel | None, pieces: tuple[Piece, ...]) -> None:
        self.clover = self.rabbit = self.dice = self.more = self.less = self.damage_more = self.damage_less = 0
        self.guard = self.damage = self.gaar = self.chaos = self.cards = self.heal = self.gained = self.uncursed = 0
        if duel is not None:
            whole = duel.whole
            self.clover, self.rabbit, self.dice = whole[ON_ROLLS], whole[RABBIT], whole[DICE]
            self.more, self.less = whole[WOUNDS_MORE], whole[WOUNDS_LESS]
            self.damage_more, self.damage_less = whole[DAMAGE_MORE], whole[DAMAGE_LESS]
            self.guard, self.uncursed = duel.guard, duel.uncursed
        for piece in pieces:
            for one, n, args in piece.effects:
                self.add(one, n, args)

    def add(self, one: int, n: int, args: tuple[int, ...]) -> None:
        """Take one effect of a preparation into account."""
        if one == verb.CLOVER:
            self.clover += n
        elif one == verb.RABBIT:
            self.rabbit += n
        elif one == verb.MONSTER_DICE:
            self.dice += n
        elif one == verb.WOUNDS_PLUS:
            self.more += max(0, n)
            self.less += max(0, -n)
        elif one == verb.DAMAGE_PLUS:
            self.damage_more += max(0, n)
            self.damage_less += max(0, -n)
        elif one == verb.DRAIN:
            self.gaar += n * args[0]
            self.chaos += n * args[1]
            self.cards += n * args[2]
        else:
            self.give(one, n, args)

    def give(self, one: int, n: int, args: tuple[int, ...]) -> None:
        if one == verb.GUARD:
            self.guard += n
        elif one == verb.DAMAGE:
            self.damage += n
        elif one == verb.HEAL:
            self.heal += n
        elif one == verb.BLOCK_CURSE:
            self.uncursed = 1
        elif one == verb.GAIN:
            self.gained += n * args[2]


def planned(state: EuthiaState, seat: Seat, foe: int, power: int, viewer: Seat) -> Fight:
    """Return a combat that has not begun, as the viewer knows it; ``power``: the elementals' on the space, as bits."""
    have = kit(state, seat, foe)
    ground = Ground(None, have.parts[PREPARE])
    hero = hero_side(state, seat, foe, power, have, ground)
    bare = foe_side(state, seat, foe, power, ground)
    foes = state.cat.foes
    gaar = max(0, foes.gaar[foe] + state.story.extra_gaar(state) - ground.gaar)
    chaos = max(0, foes.chaos[foe] + state.story.extra_chaos(state) - ground.chaos)
    damage = min(bare.health, state.story.damage_before(state, foe) + ground.damage)
    side = bare._replace(gaar=gaar, damage=damage)
    lean = hero.swift is None or not (hero.swift.gains or any(hero.swift.opening))
    drops = ground.cards, bool(ground.uncursed)
    cards = cards_against(state, seat, viewer, foe, NONE, chaos, drops, draws=draws(side), lean=lean)
    rounds = lasts(state, seat, foe)
    immune = state.cat.foes.immunity[foe]
    return Fight(hero, side, cards, rounds, worn(state), house=house(state), immune=immune, pack=combat_cards(state))


def combat_cards(state: EuthiaState) -> tuple[tuple[int, int, int, int], ...]:
    """Return all combat cards, of which a new pack is made when the last is drawn; none with rivals (EU-333)."""
    return () if state.rivals() else state.cat.combat_deck


def draws(foe: Foe) -> bool:
    """May bands of the fighter bring its player cards?"""
    return any(mark.silver or mark.gold for mark in foe.marks)


def lasts(state: EuthiaState, seat: Seat, foe: int) -> int:
    """Return how many rounds a combat may have (EUS-015)."""
    if foe < state.cat.foes.monsters + state.cat.foes.elites:
        return ROUNDS
    duel = Duel(seat, NONE, foe)
    for n in range(1, 5):
        duel.round = n
        if state.story.truce(state, duel):
            return n
    return ROUNDS


def worn(state: EuthiaState) -> int:
    """Return after how many rounds a combat wears a hero out."""
    return state.box.cards.death.exhausted


# The hero


def hero_side(state: EuthiaState, seat: Seat, foe: int, power: int, have: Kit, ground: Ground) -> HeroSide:
    """Return the hero's side of a combat as things lie."""
    figures, power = state.box.cards, power & ~immunity(state, seat) if power else 0
    clover = permanent(state, seat, verb.CLOVER) + state.cat.foes.penalty[foe] + ground.clover
    clover += figures.dice.earth if power & EARTH else 0
    skoldur = state.hero[seat] == SKOLDUR
    swift = attacks(state, seat, foe, True) if state.duel is None else []
    usual = attacks(state, seat, foe, False)
    engages = [state.cat.tile_kind[state.design[thing]] in ENGAGED for thing, _ in usual]
    until = engages.index(False) if False in engages else len(usual)
    spurs = have.parts[SPUR]
    first = blow_of(state, seat, foe, swift[0][0], ground, spurs) if swift else None
    spurs = () if swift else spurs
    blows = [blow_of(state, seat, foe, t, ground, spurs if not n else ()) for n, (t, _) in enumerate(usual[:until])]
    weapon = blow_of(state, seat, foe, usual[until][0], ground, ()) if until < len(usual) else None
    if spurs and not blows and weapon is not None:
        blows.append(blow_of(state, seat, foe, usual[until][0], ground, spurs))
    return HeroSide(
        health=max(state.health[seat], min(have.most, state.health[seat] + ground.heal)),
        most=have.most,
        tokens=state.gaar[seat] + ground.gained + (state.dwurt[seat] if skoldur else 0),
        skoldur=skoldur,
        hope=state.hope if state.duel is not None else 0,
        guard=ground.guard,
        clover=clover,
        air=bool(power & AIR),
        swift=first,
        attacks=tuple(blows),
        weapon=weapon,
        clovers=tuple([piece.sum(verb.CLOVER) for piece in have.parts[CLOVER]]),
        heals=tuple([(missing, n) for missing, n, _ in have.heals()]),
        covers=(cover_of(have.parts[COVER]),) if have.parts[COVER] else (),
        wards=tuple([ward_of((piece,)) for piece in have.parts[WARD]]),
        shield=ward_of(have.parts[SHIELD]),
    )


def cover_of(pieces: tuple[Piece, ...]) -> Cover:
    """Return what all pieces used before the monster's roll do together."""

    def total(one: int) -> int:
        return sum([piece.sum(one) for piece in pieces])

    return Cover(
        total(verb.GUARD),
        total(verb.RABBIT),
        total(verb.MONSTER_DICE),
        total(verb.WOUNDS_PLUS),
        total(verb.NEXT_ROLL),
    )


def ward_of(pieces: tuple[Piece, ...]) -> Ward:
    """Return what pieces used after the monster's roll do together."""
    rabbit = sum([piece.sum(verb.RABBIT) for piece in pieces])
    change = sum([piece.sum(verb.WOUNDS_PLUS) for piece in pieces])
    return Ward(rabbit, change, sum([piece.sum(verb.NEXT_ROLL) for piece in pieces]))


def blow_of(state: EuthiaState, seat: Seat, foe: int, thing: int, ground: Ground, spurs: tuple[Piece, ...]) -> Blow:
    """Return an attack with a thing, with pieces used before it."""
    cat, tile = state.cat, state.design[thing]
    begun = opening(state, seat, foe, thing)
    now = [*begun, *[effect for piece in spurs for effect in piece.effects]]
    standing = permanent(state, seat, verb.DAMAGE_PLUS)
    changes = [n for one, n, _ in now if one == verb.DAMAGE_PLUS]
    bands = [gain_of(worked(state, seat, ops, foe, tile=tile)) for ops in cat.tile_band_ops[tile]]
    return Blow(
        damage=damages(state, tile),
        top=best_band(state, tile),
        more=ground.damage_more + max(0, standing) + sum([n for n in changes if n > 0]),
        less=ground.damage_less + max(0, -standing) - sum([n for n in changes if n < 0]),
        clover=sum([n for one, n, _ in now if one == verb.CLOVER]),
        band=cat.tile_band[tile] if any(map(any, bands)) else (),
        gains=tuple(bands) if any(map(any, bands)) else (),
        opening=gain_of(begun),
    )


def gain_of(effects: Effects) -> AttackGain:
    """Return what effects of an attack bring besides damage."""
    found = dict.fromkeys(AttackGain._fields, 0)
    for one, n, args in effects:
        if one in GAINED:
            found[GAINED[one]] += n
        elif one == verb.GAIN:
            found["gaar"] += n * args[2]
        elif one == verb.DRAIN:
            found["drained"] += n * args[0]
            found["chaos"] += n * args[1]
    gain = AttackGain(**found)
    return gain if any(gain) else NO_GAIN


GAINED: Final = {
    verb.HEAL: "heal",
    verb.GUARD: "guard",
    verb.RABBIT: "rabbit",
    verb.MONSTER_DICE: "dice",
    verb.WOUNDS_PLUS: "wounds",
    verb.STUN: "stun",
}


# The foe


def foe_side(state: EuthiaState, seat: Seat, foe: int, power: int, ground: Ground) -> Foe:
    """Return the fighter's side, without what it has suffered and its tokens; ``power``: what acts on the space."""
    foes, figures = state.cat.foes, state.box.cards
    immune = foes.immunity[foe]
    rabbit = ground.rabbit
    if not immune:
        rabbit += permanent(state, seat, verb.RABBIT) + (figures.dice.earth if power & EARTH else 0)
    standing = permanent(state, seat, verb.WOUNDS_PLUS)
    bands, wounds = foes.band[foe], foes.wounds[foe]
    marks = tuple([mark_of(state, seat, foe, band) for band in range(len(wounds))])
    return Foe(
        health=state.story.foe_health(state, foe),
        damage=0,
        wounds=tuple([wounds[band] if band != NONE else 0 for band in bands]),
        band=bands if any(map(any, marks)) else (),
        marks=marks if any(map(any, marks)) else (),
        dice=ground.dice,
        rabbit=rabbit,
        more=ground.more + max(0, standing),
        less=ground.less + max(0, -standing),
        air=bool(power & AIR) and not immune,
    )


def mark_of(state: EuthiaState, seat: Seat, foe: int, band: int) -> Mark:
    """Return what a band of a fighter does besides wounds (EU-309, EU-315 to EU-318)."""
    clover = regenerate = silver = gold = death = 0
    for op in state.cat.foes.band_ops[foe][band]:
        if op.verb in (verb.CLOVER, verb.NEXT_ROLL):
            clover += op.n
        elif op.verb == verb.REGENERATE:
            regenerate += op.n
        elif op.verb == verb.MONSTER_DRAW:
            silver += op.args[0] * op.n
            gold += op.args[1] * op.n
        elif op.verb == verb.DEATH:
            death = 1
    mark = Mark(clover, regenerate, silver, gold, death)
    return mark if any(mark) else NO_MARK
