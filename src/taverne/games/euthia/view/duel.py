"""The combat at hand as everybody sees it: both sides, the part that is going on, dice, and what they come to.
Hands stay hidden; the rest of the table is left to ``view``."""

from __future__ import annotations

from ..box.integer_tables import NONE, place
from ..rules.combat.aftermath import Losing, Winning
from ..rules.combat.hero_attack import HeroAttack, damaging
from ..rules.combat.hero_roll import HeroRolling
from ..rules.combat.monster_attack import HeroUsing, MonsterAttack, strength, wounding
from ..rules.combat.monster_cards import FIRST, PlayingCards
from ..state.duel import CLOVER, PLAIN, PREPARING, RABBIT, Duel
from ..state.game_state import EuthiaState
from .structs import DuelView, SumView

STEPS = ("prepare", "initiative", "foe", "hero")


def duel_view(state: EuthiaState, duel: Duel) -> DuelView:
    """Return the combat as everybody sees it."""
    cat, foes = state.cat, state.cat.foes
    played = tuple([(cat.card_ids[one.card], one.copies) for one in duel.played])
    rolling = next((frame for frame in reversed(state.stack) if isinstance(frame, HeroRolling)), None)
    rolled = rolling is not None and bool(rolling.dice)
    total = rolling.value(state) if rolling is not None and rolled else 0
    dice = duel.dice if foe_rolled(state) else []
    alone = duel.master == NONE and dice and state.combat_discard
    return DuelView(
        seat=duel.seat,
        master=duel.master,
        foe=foes.ids[duel.foe],
        space=cat.map.words[duel.space] if duel.space != NONE else "",
        damage=duel.damage,
        health=state.story.foe_health(state, duel.foe),
        round=duel.round,
        step=STEPS[duel.step],
        part=part_of(state, duel),
        gaar=duel.gaar,
        chaos=duel.chaos,
        dice=tuple(dice),
        strength=strength(state, duel) if dice else 0,
        passed=duel.passed if dice else 0,
        roll=tuple(rolling.dice) if rolling is not None and rolled else (),
        total=total,
        sum=wounds_now(state, duel) if dice else damage_now(state, duel, total) if rolled else None,
        card=cat.combat_deck[state.combat_discard[-1]] if alone else (),
        hope=state.hope,
        penalty=duel.penalty,
        guard=duel.guard,
        stun=duel.stun,
        air=bool(duel.air),
        earth=bool(duel.earth),
        weapon=cat.tile_ids[state.design[duel.weapon]] if duel.weapon != NONE else "",
        sealed=tuple([cat.tile_ids[state.design[thing]] for thing in duel.sealed]),
        played=played,
        clover=duel.change(CLOVER),
        rabbit=duel.change(RABBIT),
    )


def part_of(state: EuthiaState, duel: Duel) -> str:
    """Return what is going on within the step, from the innermost procedure that tells."""
    for frame in reversed(state.stack):
        if isinstance(frame, HeroUsing):
            return frame.prompt
        if isinstance(frame, PlayingCards):
            return "curse" if frame.mask == FIRST else "monster-cards"
        if isinstance(frame, HeroRolling):
            return "roll"
        if isinstance(frame, HeroAttack):
            return "choose"
        if isinstance(frame, MonsterAttack):
            return "alternate" if foe_rolled(state) else "before-monster"
        if isinstance(frame, Winning | Losing):
            return "end"
    return "prepare" if duel.step == PREPARING else "healing"


def foe_rolled(state: EuthiaState) -> bool:
    """Has the foe rolled in the attack that is going on?"""
    attacks = [frame for frame in state.stack if isinstance(frame, MonsterAttack)]
    return bool(attacks) and attacks[-1].at > MonsterAttack.INDEX["shown"]


def wounds_now(state: EuthiaState, duel: Duel) -> SumView:
    """What the foe's attack would do with its roll as it stands."""
    foes = state.cat.foes
    band = foes.band[duel.foe][place(strength(state, duel))]
    plain = foes.wounds[duel.foe][band] if band != NONE else 0
    more, less, spared, total = wounding(state, duel, plain)
    return SumView(band, plain, more, less, spared, total)


def damage_now(state: EuthiaState, duel: Duel, rolled: int) -> SumView | None:
    """What the hero's attack would do with his roll as it stands."""
    if duel.weapon == NONE:
        return None
    cat, tile = state.cat, state.design[duel.weapon]
    band = cat.tile_band[tile][place(rolled)]
    plain = duel.now[PLAIN] + (cat.tile_damage[tile][band] if band != NONE else 0)
    more, less, total = damaging(state, duel, plain)
    return SumView(band, plain, more, less, 0, total)
