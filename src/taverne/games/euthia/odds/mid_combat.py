"""Odds in the middle of a combat: as it stands, and for each answer to the question that is asked.
An answer is played through the rules up to the next roll or card of the monster; from there on ``odds`` reckons.

Dice rolled again on the way are counted face by face. Where a rival is to decide nothing of his hand is looked at: the
reckoning begins there, with all the hands he may have.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from taverne.engine.actions import CHANCE, Action, Seat
from taverne.engine.decisions import Choice, Decision, Draw, Roll
from taverne.engine.frames import Frame, advance, apply

from ..box.compiled_effects import DAMAGE_PLUS
from ..rules.combat.aftermath import Losing, Winning
from ..rules.combat.effects import at_hand, immune
from ..rules.combat.hero_attack import HeroAttack
from ..rules.combat.monster_attack import MonsterAttack
from ..rules.goods.holdings import permanent
from ..rules.travel.elementals import powers
from ..state.duel import CLOVER, DAMAGE_LESS, DAMAGE_MORE, DICE, LASTING, PLAIN, RABBIT, WOUNDS_LESS, WOUNDS_MORE, Duel
from ..state.game_state import EuthiaState
from .armoury import COVER, Kit, damages, kit, worked
from .card_play import AFTER, BEFORE, CURSES, PAST
from .combatants import ROLL, ROUNDS, STRIKE, Blow, Cover, Fight, Gain, Hero, Odds
from .forecast import Ground, combat_cards, draws, foe_side, gain_of, hero_side, lasts, worn
from .known_cards import cards_against
from .policy import answer, best_band, house
from .reckoner import reckon

ROLLS: Final = ("monster-roll", "combat-card", "hero-roll")
MASTER: Final = ("monster-cards", "duel")
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
    longest = max(len(part.odds.left) for part in parts)
    left = [0.0] * longest
    win = die = unended = 0.0
    for chance, odds in parts:
        win += chance * odds.win
        die += chance * odds.die
        unended += chance * odds.open
        for n, one in enumerate(odds.left):
            left[n] += chance * one
    about = max(part.odds.about for part in parts)
    return Odds(win, die, unended, tuple(left), health, about)


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
        if decision.prompt in ROLLS or decision.prompt in MASTER:
            parts.append(Part(chance, reckon(going(state, viewer, decision))))
            return
        if isinstance(decision, Choice):
            apply(state, decision.seat, answer(state, decision))
            continue
        outcomes = fork(decision)
        for weight, action in outcomes[1:]:
            other = state.clone()
            let(other, action)
            follow(other, viewer, chance * weight, health, parts)
        chance *= outcomes[0][0]
        let(state, outcomes[0][1])
    raise Lost


def let(state: EuthiaState, action: Action) -> None:
    state.answer = action
    state.by = CHANCE
    advance(state)


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
        return Odds(0.0, 1.0, 0.0, (1.0,), 0)
    left = (*[0.0] * state.health[duel.seat], 1.0)
    won = duel.damage >= state.story.foe_health(state, duel.foe)
    return Odds(float(won), 0.0, float(not won), left, state.health[duel.seat])


# The combat as the reckoning takes it over


def going(state: EuthiaState, viewer: Seat, decision: Decision) -> Fight:
    """Return the combat at hand from the roll or the question of the monster's player at which it stands."""
    duel = at_hand(state)
    seat, foe = duel.seat, duel.foe
    frame = next(f for f in reversed(state.stack) if isinstance(f, MonsterAttack | HeroAttack))
    have, ground = kit(state, seat, foe), Ground(duel, ())
    power = powers(state, duel.space)
    hero = hero_side(state, seat, foe, power, have, ground)
    rolled = decision.prompt == "duel"
    gaar = duel.gaar + (duel.stolen if isinstance(frame, HeroAttack) else 0)
    side = foe_side(state, seat, foe, power, ground)._replace(damage=duel.damage, gaar=gaar)
    window = window_of(decision, frame)
    cards = cards_against(
        state,
        seat,
        viewer,
        foe,
        duel.master,
        duel.chaos,
        (0, bool(duel.uncursed)),
        draws=draws(side),
        window=window,
        lasting=lying(duel),
        shown=tuple(duel.dice) if rolled else (),
    )
    left = lasts(state, seat, foe)
    rounds = left if left == ROUNDS else left - duel.round + 1
    fight = Fight(
        hero,
        side,
        cards,
        rounds,
        worn(state) - duel.round + 1,
        ROLL,
        house=house(state),
        pack=combat_cards(state),
    )
    if isinstance(frame, MonsterAttack):
        earth = state.box.cards.dice.earth if rolled and duel.earth and not immune(state, duel) else 0
        return at_monster(duel, fight, have, earth)
    return at_hero(state, duel, fight, decision.prompt == "hero-roll")


def window_of(decision: Decision, frame: Frame) -> int:
    """Return the first window of this round that is still open to the monster's cards."""
    if isinstance(frame, HeroAttack):
        return PAST if decision.prompt == "hero-roll" or frame.swift else CURSES
    return AFTER if decision.prompt in ("duel", "monster-roll") else BEFORE


def lying(duel: Duel) -> int:
    """Return the kinds of card that lie there for good, as bits."""
    found = 0
    for at in range(0, len(duel.played), 3):
        if duel.played[at + 2] == LASTING:
            found |= 1 << duel.played[at]
    return found


def at_monster(duel: Duel, fight: Fight, have: Kit, earth: int) -> Fight:
    """The monster is to roll, or its dice lie there: what its attack has been changed by so far.

    What Earth has added already is said apart, as it is added to every attack."""
    now = duel.now
    hero: Hero = fight.hero
    if have.parts[COVER]:
        hero = hero._replace(covers=(Cover(), *hero.covers))
    return fight._replace(
        hero=hero,
        rabbit=now[RABBIT] - earth,
        dice=now[DICE],
        wounds=now[WOUNDS_MORE] - now[WOUNDS_LESS],
        clover=duel.penalty + duel.ahead[CLOVER],
        damage_less=duel.ahead[DAMAGE_LESS],
    )


def at_hero(state: EuthiaState, duel: Duel, fight: Fight, rolling: bool) -> Fight:
    """The hero is about to strike: before the Curses, or with his dice in hand."""
    now, later = duel.now, duel.later
    clover = duel.penalty + now[CLOVER]
    if not rolling:
        return fight._replace(stun=1, clover=clover, damage_less=now[DAMAGE_LESS])
    tile = state.design[duel.weapon]
    standing = permanent(state, duel.seat, DAMAGE_PLUS)
    bands = [gain_of(worked(state, duel.seat, ops, duel.foe, tile=tile)) for ops in state.cat.tile_band_ops[tile]]
    ahead = Gain(rabbit=later[RABBIT], dice=later[DICE], wounds=later[WOUNDS_MORE] - later[WOUNDS_LESS], stun=duel.stun)
    whole = duel.whole
    blow = Blow(
        damage=damages(state, tile),
        top=best_band(state, tile),
        more=whole[DAMAGE_MORE] + now[DAMAGE_MORE] + max(0, standing),
        less=whole[DAMAGE_LESS] + now[DAMAGE_LESS] + max(0, -standing),
        band=state.cat.tile_band[tile] if any(map(any, bands)) else (),
        gains=tuple(bands) if any(map(any, bands)) else (),
        opening=ahead,
        plain=now[PLAIN],
    )
    hero: Hero = fight.hero
    return fight._replace(hero=hero._replace(attacks=(blow, *hero.attacks)), start=STRIKE, clover=clover)
