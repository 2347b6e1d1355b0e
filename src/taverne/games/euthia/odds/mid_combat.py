"""Odds in the middle of a combat: as it stands, and for each answer to the question that is asked.
An answer is played through the rules up to the next roll or card of the monster; from there on ``odds`` reckons.

Dice rolled again on the way are counted face by face. Where a rival is to decide nothing of his hand is looked at: the
reckoning begins there, with all the hands he may have.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from taverne.engine.actions import CHANCE, Action, Seat
from taverne.engine.decisions import Choice, Decision, Draw, Roll
from taverne.engine.frames import Frame, apply, take_answer

from ..box.compiled_effects import DAMAGE_PLUS
from ..rules.combat.aftermath import Losing, Winning
from ..rules.combat.effects import at_hand
from ..rules.combat.hero_attack import HeroAttack
from ..rules.combat.hero_roll import HeroRolling
from ..rules.combat.monster_attack import MonsterAttack
from ..rules.goods.holdings import permanent
from ..rules.goods.immunity import immune
from ..rules.travel.elementals import powers
from ..state.duel import CLOVER, DAMAGE_LESS, DAMAGE_MORE, PLAIN, RABBIT, WOUNDS_LESS, WOUNDS_MORE, Duel
from ..state.duel import DICE as DICE_LESS
from ..state.game_state import EuthiaState
from .armoury import COVER, Kit, damages, kit, worked
from .best_play.reckoner import reckon
from .card_play import AFTER, BEFORE, CURSES, PAST
from .combatants import (
    ANSWER,
    DICE,
    FINAL,
    FIRST,
    LAST,
    ROLL,
    ROLLED,
    ROUNDS,
    STRIKE,
    AttackGain,
    Blow,
    Cover,
    Fight,
    HeroSide,
    Odds,
)
from .forecast import Ground, combat_cards, draws, foe_side, gain_of, hero_side, lasts, worn
from .known_cards import cards_against
from .policy import answer, best_band, house

ROLLS: Final = ("monster-roll", "combat-card", "hero-roll")
READ: Final = (*ROLLS, "monster-cards", "duel", "roll-attack")
"""Questions at which the reckoning takes over."""
DEPTH: Final = 60
"""Questions that are answered on the way to the next roll, at most."""
PATHS: Final = 1500
"""Ways that are followed for one answer, at most."""


class Lost(Exception):
    """A way leads to something that this room cannot follow."""


class Part(NamedTuple):
    """A way that a combat may go, with its chance."""

    chance: float
    odds: Odds


def standing(state: EuthiaState, viewer: Seat) -> Odds | None:
    """Return the odds of the combat at hand if both sides go on as ``policy`` says, None if there is none."""
    return _try(state, viewer, None)


def option(state: EuthiaState, viewer: Seat, action: Action) -> Odds | None:
    """Return the odds if this is the answer of the seat that is asked, None if they cannot be told."""
    return _try(state, viewer, action)


def _try(state: EuthiaState, viewer: Seat, action: Action | None) -> Odds | None:
    if state.duel is None or not state.pending or over(state):
        return None
    guess = state.clone()
    guess.events = None
    health = guess.health[state.duel.seat]
    try:
        parts: list[Part] = []
        if action is not None:
            apply(guess, guess.pending[0].seat, action)
        follow(guess, viewer, 1.0, health, parts)
    except Lost:
        return None
    return together(parts, health)


def together(parts: list[Part], health: int) -> Odds:
    """Return what ways with their chances come to; chances add up to 1."""
    sums = [sum([part.chance * part.odds[n] for part in parts]) for n in range(5)]
    return Odds(sums[0], sums[1], sums[2], sums[3], sums[4], health, max(part.odds.about for part in parts))


def over(state: EuthiaState) -> bool:
    """Is the combat at hand decided?"""
    return state.duel is None or any(isinstance(frame, Winning | Losing) for frame in state.stack)


def follow(state: EuthiaState, viewer: Seat, chance: float, health: int, parts: list[Part]) -> None:
    """Follow a way to the next roll or to the end; chances of dice rolled again part it."""
    for _ in range(DEPTH):
        if len(parts) > PATHS:
            raise Lost
        if over(state):
            parts.append(Part(chance, ended(state)))
            return
        decision = state.pending[0]
        if decision.prompt in READ:
            parts.append(Part(chance, reckon(going(state, viewer, decision))))
            return
        if isinstance(decision, Choice):
            apply(state, decision.seat, answer(state, decision))
            continue
        outcomes = fork(decision)
        for weight, action in outcomes[1:]:
            other = state.clone()
            take_answer(other, CHANCE, action)
            follow(other, viewer, chance * weight, health, parts)
        chance *= outcomes[0][0]
        take_answer(state, CHANCE, outcomes[0][1])
    raise Lost


def fork(decision: Decision) -> list[tuple[float, Action]]:
    """Return what chance may answer: one die, or one item of several."""
    if isinstance(decision, Roll) and len(decision.sides) == 1:
        sides = decision.sides[0]
        return [(1 / sides, Action("roll", (face,))) for face in range(1, sides + 1)]
    if isinstance(decision, Draw) and decision.k == 1:
        items = decision.items
        return [(items.count(item) / len(items), Action("draw", (item,))) for item in dict.fromkeys(items)]
    raise Lost


def ended(state: EuthiaState) -> Odds:
    """Return the odds of a combat that is decided."""
    duel = state.duel
    if duel is None or any(isinstance(frame, Losing) for frame in state.stack):
        return Odds(0.0, 1.0, 0.0, 0.0, 0.0, 0)
    seat = duel.seat
    won = duel.damage >= state.story.foe_health(state, duel.foe)
    return Odds(float(won), 0.0, float(not won), float(state.health[seat]), float(state.gaar[seat]), state.health[seat])


# The combat as the reckoning takes it over


def going(state: EuthiaState, viewer: Seat, decision: Decision) -> Fight:
    """Return the combat at hand from the roll or the question at which it stands."""
    duel = at_hand(state)
    seat, foe = duel.seat, duel.foe
    frame = next(f for f in reversed(state.stack) if isinstance(f, MonsterAttack | HeroAttack))
    have, ground = kit(state, seat, foe), Ground(duel, ())
    power = powers(state, duel.space)
    hero = hero_side(state, seat, foe, power, have, ground)
    gaar = duel.gaar + (duel.stolen if isinstance(frame, HeroAttack) else 0)
    side = foe_side(state, seat, foe, power, ground)._replace(damage=duel.damage, gaar=gaar)
    cards = cards_against(
        state,
        seat,
        viewer,
        foe,
        duel.master,
        duel.chaos,
        (0, bool(duel.uncursed)),
        draws=draws(side),
        window=window_of(decision, frame),
        lasting=lying(duel),
    )
    left = lasts(state, seat, foe)
    fight = Fight(
        hero,
        side,
        cards,
        left if left == ROUNDS else left - duel.round + 1,
        worn(state) - duel.round + 1,
        ROLL,
        house=house(state),
        immune=state.cat.foes.immunity[foe],
        pack=combat_cards(state),
    )
    if isinstance(frame, MonsterAttack):
        return at_monster(state, duel, fight, have, frame if decision.prompt == "duel" else None)
    return at_hero(state, duel, fight, decision.prompt)


def window_of(decision: Decision, frame: Frame) -> int:
    """Return the first window of this round that is still open to the monster's cards."""
    if isinstance(frame, HeroAttack):
        return PAST if decision.prompt in ("hero-roll", "roll-attack") or frame.swift else CURSES
    return AFTER if decision.prompt in ("duel", "monster-roll") else BEFORE


def lying(duel: Duel) -> int:
    """Return the kinds of card that lie there for good, as bits."""
    found = 0
    for card in duel.lasting_cards():
        found |= 1 << card
    return found


def at_monster(state: EuthiaState, duel: Duel, fight: Fight, have: Kit, dice: MonsterAttack | None) -> Fight:
    """The monster is to roll, or its dice lie there: what its attack has been changed by so far.

    What Earth has added already is taken away, as it is added to every attack."""
    now = duel.now
    hero: HeroSide = fight.hero
    if have.parts[COVER]:
        hero = hero._replace(covers=(Cover(), *hero.covers))
    earth = state.box.cards.dice.earth if dice and duel.earth and not immune(state, duel) else 0
    fight = fight._replace(
        hero=hero,
        rabbit=now[RABBIT] - earth,
        dice=now[DICE_LESS],
        wounds=now[WOUNDS_MORE] - now[WOUNDS_LESS],
        clover=duel.penalty + duel.ahead[CLOVER],
        damage_less=duel.ahead[DAMAGE_LESS],
    )
    if dice is None:
        return fight
    turns = (ANSWER, FINAL) if dice.turn else (FIRST, LAST)
    return fight._replace(start=DICE, lying=tuple(duel.dice), turn=turns[bool(duel.passed)])


def at_hero(state: EuthiaState, duel: Duel, fight: Fight, prompt: str) -> Fight:
    """The hero is about to strike: before the Curses, with his dice in hand, or with them on the table."""
    now, later = duel.now, duel.later
    clover = duel.penalty + now[CLOVER]
    if prompt == "monster-cards":
        return fight._replace(stun=1, clover=clover, damage_less=now[DAMAGE_LESS])
    tile = state.design[duel.weapon]
    standing = permanent(state, duel.seat, DAMAGE_PLUS)
    bands = [gain_of(worked(state, duel.seat, ops, duel.foe, tile=tile)) for ops in state.cat.tile_band_ops[tile]]
    ahead = AttackGain(rabbit=later[RABBIT], dice=later[DICE_LESS], wounds=later[WOUNDS_MORE] - later[WOUNDS_LESS])
    whole = duel.whole
    blow = Blow(
        damage=damages(state, tile),
        top=best_band(state, tile),
        more=whole[DAMAGE_MORE] + now[DAMAGE_MORE] + max(0, standing),
        less=whole[DAMAGE_LESS] + now[DAMAGE_LESS] + max(0, -standing),
        band=state.cat.tile_band[tile] if any(map(any, bands)) else (),
        gains=tuple(bands) if any(map(any, bands)) else (),
        opening=ahead._replace(stun=duel.stun),
        plain=now[PLAIN],
    )
    hero: HeroSide = fight.hero
    fight = fight._replace(hero=hero._replace(attacks=(blow, *hero.attacks)), start=STRIKE, clover=clover)
    if prompt != "roll-attack":
        return fight
    frame = next(f for f in reversed(state.stack) if isinstance(f, HeroRolling))
    return fight._replace(start=ROLLED, lying=tuple(frame.dice), change=frame.value(state) - sum(frame.dice))
