"""Help for the decision at hand: odds of declared and planned attacks, who would go, which losses cost least.
Only what the seat may know plays a part; the reckoning is left to ``forecast`` and ``losses``."""

from __future__ import annotations

from typing import Final

import msgspec

from taverne.engine.actions import Seat
from taverne.engine.decisions import Choice

from ..box.catalogue import CASTLE, DUNGEON, LAND, NONE, SEA, WARSHIP
from ..box.vocabulary import UNITS
from ..rules.battle.battles import Warring
from ..rules.battle.conquest import worth
from ..rules.cards.effects.strike import Aiming, dice_against
from ..rules.movement.groups import find
from ..rules.movement.movement import Moving, Ordering, going
from ..state.game_state import ATTACKING, MOVEMENT, NerathState
from .forecast import at_hand, defenders, exploring, fights, planned
from .losses import cheapest_first
from .records import Odds

MOST: Final = 22
"""Fighters on a side, above which the odds would keep a player waiting."""


class Chances(msgspec.Struct, frozen=True):
    """How an attack may end: the attacker's chance to win, gold that either side loses on average, points for it."""

    win: float
    ours: float = 0.0
    theirs: float = 0.0
    points: int = 0


class Throw(msgspec.Struct, frozen=True):
    """What a card would roll against a land, and how many hits that makes on average."""

    dice: int
    sides: int
    hits: float


class Advice(msgspec.Struct, frozen=True):
    """Odds by space for what is declared, by option for what is asked, and for the battle at hand."""

    attacks: dict[str, Chances]
    options: dict[str, Chances]
    battle: Chances | None = None
    goes: dict[str, dict[str, int]] = {}
    """By option that sends units somewhere: how many of each kind would go."""
    losses: tuple[str, ...] = ()
    """The answers that give all hits at hand to the cheapest units."""
    throws: dict[str, Throw] = {}
    """By option that names a land for a card to attack: the dice it would roll there."""


def advice(state: NerathState, seat: Seat) -> Advice | None:
    """Return the odds that matter to a seat now, or None where none do."""
    asked = state.asked(seat)
    if not asked or not state.stack:
        return None
    frame = state.stack[-1]
    aiming = next((one for one in reversed(state.stack) if isinstance(one, Aiming)), None)
    if aiming is not None and isinstance(asked[0], Choice) and asked[0].prompt == "card-target":
        return Advice({}, {}, throws=_aimed(state, aiming, asked[0]))
    losses = cheapest_first(state, seat)
    if state.fight is not None or losses:
        return Advice({}, {}, _fight(state) if state.fight is not None else None, losses=losses)
    if isinstance(frame, Warring):
        return Advice({}, {f"fight {space}": chances for space, chances in all_declared(state).items()})
    if state.phase != MOVEMENT or not isinstance(frame, Moving | Ordering):
        return None
    options: dict[str, Chances] = {}
    goes: dict[str, dict[str, int]] = {}
    if isinstance(frame, Ordering) and isinstance(asked[0], Choice):
        reachable = find(state, frame.space)
        for action in asked[0].options:
            if action.kind not in ("to", "land", "board"):
                continue
            units = [unit for unit, _ in going(state, reachable, frame.chosen, action)]
            goes[str(action)] = _counted(state, units)
            found = attack_odds(state, state.cat.space_index[action.word()], units) if action.kind != "board" else None
            if found is not None:
                options[str(action)] = found
    return Advice(all_declared(state), options, goes=goes)


def _aimed(state: NerathState, aiming: Aiming, choice: Choice) -> dict[str, Throw]:
    """Return what a card would roll against each land that it may attack."""
    effect = aiming.effect(state)
    found = {}
    for action in choice.options:
        dice = dice_against(state, aiming.realm, effect, state.cat.space_index[action.word()])
        hit = (effect.die - state.cat.hit_on + 1) / effect.die
        found[str(action)] = Throw(dice, effect.die, round(dice * hit, 2))
    return found


def _counted(state: NerathState, units: list[int]) -> dict[str, int]:
    """Return how many units of each kind there are, in the order of the box."""
    kinds = [state.kind[unit] for unit in units]
    return {UNITS[kind]: kinds.count(kind) for kind in sorted(set(kinds))}


def all_declared(state: NerathState) -> dict[str, Chances]:
    return {state.cat.space_ids[space]: found for space, found in _declared(state).items()}


def _declared(state: NerathState) -> dict[int, Chances]:
    """Return the odds of every attack that has been declared."""
    spaces = {state.where[u] for u, mark in enumerate(state.mark) if mark & ATTACKING and state.where[u] != NONE}
    spaces |= {aim for u, aim in enumerate(state.aim) if aim != NONE and state.where[u] != NONE}
    found = {}
    for space in sorted(spaces):
        chances = attack_odds(state, space, [])
        if chances is not None:
            found[space] = chances
    return found


def attack_odds(state: NerathState, space: int, more: list[int]) -> Chances | None:
    """Return the odds if some units join those that attack a space already; None if nobody would fight there."""
    realm, cat = state.realm, state.cat
    army = [u for u in state.units_of(realm, space) if state.mark[u] & ATTACKING or cat.place[space] == SEA]
    army += [u for u, aim in enumerate(state.aim) if aim == space and state.where[u] != NONE and u not in army]
    for unit in more:
        army += [u for u in (unit, *state.cargo(unit)) if u not in army]
    if cat.place[space] == DUNGEON:
        heroes = [u for u in army if cat.hero[state.kind[u]]]
        if not heroes or not state.tokens[space - cat.first_dungeon]:
            return None
        return Chances(exploring(state, space, heroes))
    if state.friendly(realm, space):
        return None
    place = SEA if cat.place[space] == SEA else 0
    ours = [u for u in army if fights(state, u, place)]
    foes = defenders(state, realm, space)
    points = worth(state, realm, space) if cat.place[space] == LAND else 0
    if not foes:
        return Chances(1.0, points=points) if ours else None
    if not ours or len(ours) > MOST or len(foes) > MOST:
        return None
    return _told(state, planned(state, space, army), ours, foes, points)


def _fight(state: NerathState) -> Chances | None:
    fight = state.fight
    assert fight is not None
    ours = [u for u in fight.force if state.where[u] == fight.space]
    foes = [] if fight.place == DUNGEON else defenders(state, fight.attacker, fight.space)
    if not ours or len(ours) > MOST or len(foes) > MOST or not (foes or any(fight.guards)):
        return None
    return _told(state, at_hand(state, fight), ours, foes)


def _told(state: NerathState, odds: Odds, ours: list[int], foes: list[int], points: int = 0) -> Chances:
    return Chances(odds.win, _lost(state, odds, ours, True), _lost(state, odds, foes, False), points)


def _lost(state: NerathState, odds: Odds, units: list[int], attacker: bool) -> float:
    """Return the gold that a side loses on average, with what goes down aboard its ships; a castle is not lost."""
    stands = odds.survivors(attacker)
    ordered = sorted(units, key=lambda unit: state.kind[unit] != WARSHIP)
    total = 0.0
    for place, unit in enumerate(ordered):
        if state.kind[unit] == CASTLE:
            continue
        price = state.cat.cost[state.kind[unit]]
        price += sum(state.cat.cost[state.kind[load]] for load in state.cargo(unit) if load not in units)
        total += (1.0 - (stands[place] if place < len(stands) else 0.0)) * price
    return round(total, 3)
