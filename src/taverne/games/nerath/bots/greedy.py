"""How a greedy realm answers: plans carried out by small answers, purchases, casualties, retreats, cards.
It knows what its seat may believe and nothing else; plans are made in ``plans``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from taverne.engine.actions import PASS, Action
from taverne.engine.decisions import Choice
from taverne.engine.rng import Rng

from ..box.catalogue import (
    DRAGON,
    EVERYBODY,
    FIGHTER,
    FOOTSOLDIER,
    LAND,
    MONSTER,
    NONE,
    SIEGE_ENGINE,
    STORM_ELEMENTAL,
    WARSHIP,
    WIZARD,
)
from ..box.vocabulary import REALMS, UNITS
from ..odds.forecast import at_hand, rank
from ..odds.records import Odds
from ..rules.battle.casualties import Suffering
from ..rules.battle.targets import grouped
from ..rules.movement.groups import groups_in
from ..rules.movement.movement import BACK, READY, Ordering
from ..state.fight import Fight
from ..state.game_state import MOVEMENT, NerathState
from .plans import TRADE, Move, Planner
from .sieges import UNEASY, WARY, Watch
from .values import cost_of, frontier, land_value, lasting, strength, threats, treasure_value

STAY: Final = 0.0
"""A battle is fought on while what is left of it is worth more than this."""
SURE: Final = 0.93
"""A battle so likely to be won needs no card."""
TAKEN: Final = ("card-remove", "card-convert", "card-favour", "card-revive")
"""Questions about units of which the dearest is best, one's own or an enemy's that is taken away."""
KEPT: Final = 6
"""Plans that are remembered."""
SMALL: Final = 24
FODDER: Final = 1.2
"""So many Footsoldiers for each unit that hits."""
FEW: Final = 3
"""Units that hit are counted as at least so many."""

Plan: TypeAlias = Callable[[NerathState], Move | None]
"""Says what to move next in a position, None if nothing."""


def remembered(plan: Plan) -> Plan:
    """Return a plan that is not made again in the same position: a move is carried out by several small answers."""
    last: list[tuple[tuple[object, ...], Move | None]] = []

    def asked(state: NerathState) -> Move | None:
        key = _position(state)
        for known, move in last:
            if known == key:
                return move
        found = plan(state)
        last.append((key, found))
        del last[:-KEPT]
        return found

    return asked


def _position(state: NerathState) -> tuple[object, ...]:
    """Return all of a position that a plan rests on, and nothing hidden: two tables that a seat may believe are one."""
    return (
        state.length,
        state.side,
        state.round,
        state.realm,
        tuple(state.where),
        tuple(state.moved),
        tuple(state.mark),
        tuple(state.ship),
        tuple(state.aim),
        tuple(state.holder),
        tuple(state.points),
        tuple(map(tuple, state.seen)),
        tuple(map(tuple, state.laid)),
        tuple(state.lasting),
    )


@remembered
def best_move(state: NerathState) -> Move | None:
    return Planner(state).best()


def greedy(state: NerathState, choice: Choice, rng: Rng, plan: Plan = best_move, watch: Watch = WARY) -> Action:
    """Return an answer to a choice of a seat, in a table that this seat may believe; ``plan`` moves its units, and
    ``watch`` says when its capital needs new ones."""
    if choice.prompt == "movement":
        answer = _movement(state, choice, plan)
    elif choice.prompt == "order":
        answer = _order(state, choice, plan)
    elif choice.prompt == "reinforce":
        answer = _reinforce(state, choice, watch)
    elif choice.prompt == "place":
        answer = _place(state, choice, watch)
    else:
        answer = _ANSWERS.get(choice.prompt, _target)(state, choice, rng)
    return answer if answer in choice.options else choice.options[rng.below(len(choice.options))]


# Moving


def _movement(state: NerathState, choice: Choice, plan: Plan) -> Action:
    card = _worth_playing(state, choice)
    if card is not None:
        return card
    move = plan(state)
    if move is None:
        return READY
    return state.cat.select[state.where[move.units[0]]]


def _order(state: NerathState, choice: Choice, plan: Plan) -> Action:
    frame = state.stack[-1]
    assert isinstance(frame, Ordering)
    if state.phase != MOVEMENT:
        return _homeward(state, choice)
    move = plan(state)
    if move is None or state.where[move.units[0]] != frame.space:
        return BACK
    wanted = [unit for unit in move.units if state.where[unit] == frame.space]
    return _taken(state, frame, move, wanted, choice)


def _taken(state: NerathState, frame: Ordering, move: Move, wanted: list[int], choice: Choice) -> Action:
    """Take who is to go, group by group, then send them."""
    missing = list(wanted)
    for unit in frame.chosen:
        alike = [other for other in missing if state.kind[other] == state.kind[unit]]
        if alike:
            missing.remove(unit if unit in alike else alike[0])
    if missing:
        for group in groups_in(state, frame.space):
            if missing[0] in group.units and group.action in choice.options:
                return group.action
    word = state.cat.space_ids[move.space]
    return next((a for a in choice.options if a.kind == move.how and a.args[0] == word), BACK)


def _reposition(state: NerathState, choice: Choice, rng: Rng) -> Action:
    """Fly home only who must: out of dungeons, and off the sea who cannot hover there."""
    for action in choice.options:
        if action.kind == "select":
            space = state.cat.space_index[action.word()]
            if space >= state.cat.first_dungeon or (space >= state.cat.lands and not _hovering(state, space)):
                return action
    return choice.options[-1]


def _hovering(state: NerathState, space: int) -> bool:
    units = state.units_of(state.realm, space)
    flyers = [u for u in units if state.kind[u] != WARSHIP and state.ship[u] == NONE]
    return all(state.kind[u] == STORM_ELEMENTAL for u in flyers)


def _homeward(state: NerathState, choice: Choice) -> Action:
    """Go where the threat is greatest, the capital first."""
    need = needs(state, state.realm)
    best, most = BACK, -99.0
    for action in choice.options:
        if action.kind in ("to", "board", "land"):
            space = state.cat.space_index[action.word()]
            value = need[space] if space < state.cat.lands else -1.0
            if value > most:
                best, most = action, value
    return best


def needs(state: NerathState, realm: int, watch: Watch = UNEASY) -> list[float]:
    """Return how much each land wants more units: threatened ones, the capital above all, then the front."""
    danger, front = threats(state, realm), frontier(state, realm)
    found = []
    for land in range(state.cat.lands):
        guard = strength(state, [u for u in state.here[land] if state.side[state.owner[u]] == state.side[realm]])
        lack = max(0.0, danger[land] - guard)
        capital = land == state.cat.capital[realm]
        if capital and lack and not watch.alarmed(state, realm):
            lack = 0.0
        stake = 5.0 if capital else 1.0
        found.append(stake * min(lack, 3.0) + (1.5 if front[land] == 1 else 0.0) - 0.4 * front[land])
    return found


# Battles


def _battle(state: NerathState, choice: Choice, rng: Rng) -> Action:
    """Fight first where nothing else hangs on it: the order hardly matters, so as offered."""
    return choice.options[0]


def _continue(state: NerathState, choice: Choice, rng: Rng) -> Action:
    """Fight on while the rest of the battle is worth it."""
    fight = state.fight
    assert fight is not None
    return choice.options[0] if outlook(state, fight) > STAY else choice.options[1]


def outlook(state: NerathState, fight: Fight) -> float:
    """Return what fighting on is worth, measured against leaving."""
    odds, rest = at_hand(state, fight), lasting(state)
    ours = [unit for unit in fight.force if state.where[unit] == fight.space]
    mine = sum(cost_of(state, unit) for unit in ours)
    theirs = sum(cost_of(state, unit) for unit in state.enemies(fight.attacker, fight.space))
    if fight.space < state.cat.lands:
        prize = land_value(state, fight.attacker, fight.space, rest)
    elif fight.space >= state.cat.first_dungeon:
        prize = treasure_value(state, fight.attacker)
    else:
        prize = 0.5 * rest
    return odds.win * prize + rest * (odds.win * TRADE * theirs * 0.6 - odds.lose * mine * 0.9 - _worn(odds, mine))


def _worn(odds: Odds, mine: float) -> float:
    """Return about what a won battle still costs."""
    return 0.15 * mine * odds.win


def _casualties(state: NerathState, choice: Choice, rng: Rng) -> Action:
    """Lose who is worth least; a Durable unit takes its first hit for nothing."""
    frame = state.stack[-1]
    assert isinstance(frame, Suffering)
    fight = state.fight or Fight(frame.space, LAND, NONE)
    best, least = choice.options[0], 1e9
    for action, unit in grouped(state, frame.space, frame.pool, frame.given, frame.shares[0].realm == NONE):
        free = state.cat.durable[state.kind[unit]] and unit not in fight.hit
        dear = -1.0 if free else rank(state, fight, unit)
        if action in choice.options and dear < least:
            best, least = action, dear
    return best


def _amok(state: NerathState, choice: Choice, rng: Rng) -> Action:
    """Take the best empty land."""
    best, most = PASS, 0.0
    for action in choice.options[1:]:
        value = land_value(state, state.realm, state.cat.space_index[action.word(1)])
        if value > most:
            best, most = action, value
    return best


def _landing(state: NerathState, choice: Choice, rng: Rng) -> Action:
    return choice.options[0]


# Reinforcement


def _reinforce(state: NerathState, choice: Choice, watch: Watch) -> Action:
    """Buy fodder and who hits in turn; heroes for dungeons nearby; a Dragon when rich."""
    realm, cat = state.realm, state.cat
    offered = {cat.buy.index(action): action for action in choice.options if action.kind == "buy"}
    if not offered:
        return READY
    mine = [unit for unit, owner in enumerate(state.owner) if owner == realm and state.where[unit] != NONE]
    counts = [0] * len(UNITS)
    for unit in mine:
        counts[state.kind[unit]] += 1
    heroes = counts[FIGHTER] + counts[WIZARD]
    hitters = heroes + counts[SIEGE_ENGINE] + counts[MONSTER] + counts[DRAGON]
    wanted: list[int] = []
    most = watch.most if watch.alarmed(state, realm) else FODDER
    if counts[FOOTSOLDIER] < most * max(hitters, FEW):
        wanted.append(FOOTSOLDIER)
    if heroes < 4:
        wanted += [FIGHTER, WIZARD] if counts[WIZARD] * 2 >= counts[FIGHTER] else [WIZARD, FIGHTER]
    if state.gold[realm] >= 11:
        wanted.append(DRAGON)
    wanted += [SIEGE_ENGINE, MONSTER, FIGHTER] if counts[SIEGE_ENGINE] < 3 else [MONSTER, FIGHTER, SIEGE_ENGINE]
    wanted.append(FOOTSOLDIER)
    return next((offered[kind] for kind in wanted if kind in offered), READY)


def _place(state: NerathState, choice: Choice, watch: Watch) -> Action:
    """Put a unit where the need is greatest."""
    need = needs(state, state.realm, watch)
    best, most = choice.options[0], -99.0
    for action in choice.options:
        if action.kind != "at":
            continue
        space = state.cat.space_index[action.word()]
        value = need[space] if space < state.cat.lands else -5.0
        if value > most:
            best, most = action, value
    return best


# Cards


def _react(state: NerathState, choice: Choice, rng: Rng) -> Action:
    return _worth_playing(state, choice) or PASS


def _worth_playing(state: NerathState, choice: Choice) -> Action | None:
    """Lay treasures at once: they score; play cards where they help: in a battle not yet won, and whenever they add."""
    cat = state.cat
    for action in choice.options:
        if action.kind in ("lay", "play") and cat.card_index[action.word()] >= cat.events:
            return action
    plays = [action for action in choice.options if action.kind in ("play", "use")]
    if not plays:
        return None
    fight = state.fight
    if fight is None:
        return plays[0]
    realm = cat.card_realm[cat.card_index[plays[0].word()]]
    if realm == NONE:
        return plays[0]
    odds = at_hand(state, fight) if _small(state, fight) else None
    if odds is None:
        return plays[0]
    chance = odds.win if realm == fight.attacker else odds.lose
    return plays[0] if 0.05 < chance < SURE else None


def _small(state: NerathState, fight: Fight) -> bool:
    """Is the battle joined, and small enough for exact odds?"""
    return len(state.here[fight.space]) <= SMALL and any(state.where[u] == fight.space for u in fight.force)


def _target(state: NerathState, choice: Choice, rng: Rng) -> Action:
    """Choose for a card: own lands where need is greatest, enemy lands where most stands, the richest realm."""
    me = next((r for r in EVERYBODY if state.seat_for[r] == choice.seat), 0)
    if choice.data and str(choice.data.get("realm", "")).removeprefix("realm-") in REALMS:
        me = REALMS.index(str(choice.data["realm"]).removeprefix("realm-"))
    best, most = choice.options[rng.below(len(choice.options))], -99.0
    for action in choice.options:
        value = _aimed(state, me, action)
        if choice.prompt in TAKEN and action.args and action.args[0] in UNITS:
            value = -value
        if value > most:
            best, most = action, value
    return best


def _aimed(state: NerathState, me: int, action: Action) -> float:
    """Return how good a target is, as far as its word tells."""
    word = action.word() if action.args else ""
    if word in state.cat.space_index:
        space = state.cat.space_index[word]
        if space >= state.cat.lands:
            return 0.1 * len(state.here[space])
        foes = state.enemies(me, space)
        if foes:
            return sum(cost_of(state, unit) for unit in foes)
        if not state.friendly_land(me, space):
            return land_value(state, me, space)
        return 0.5 + max(0.0, needs(state, me)[space])
    if word in REALMS:
        realm = REALMS.index(word)
        return float(state.gold[realm]) if state.hostile(me, realm) else -1.0
    if word in UNITS:
        return -float(state.cat.cost[UNITS.index(word)])
    return 0.0


_ANSWERS: Final = {
    "reposition": _reposition,
    "battle": _battle,
    "continue": _continue,
    "casualties": _casualties,
    "amok": _amok,
    "landing": _landing,
    "react": _react,
}
