"""How a greedy realm answers: plans carried out by small answers, purchases, casualties, retreats, cards.
It knows what its seat may believe and nothing else; plans are made in ``planning``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from taverne.engine.actions import PASS, Action
from taverne.engine.decisions import Choice
from taverne.engine.rng import Rng

from ..catalogue import (
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
from ..fight import Fight
from ..forecast import at_hand, rank
from ..odds import Odds
from ..rules.casualties import Suffering
from ..rules.movement import BACK, READY, Ordering, groups_in
from ..rules.targets import grouped
from ..state import MOVEMENT, Table
from ..vocabulary import REALMS, UNITS
from .planning import TRADE, Move, Planner
from .worth import cost_of, frontier, land_value, lasting, strength, threats, treasure_value

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

Plan: TypeAlias = Callable[[Table], Move | None]
"""Says what to move next in a position, None if nothing."""


def remembered(plan: Plan) -> Plan:
    """Return a plan that is not made again in the same position: a move is carried out by several small answers."""
    last: list[tuple[tuple[object, ...], Move | None]] = []

    def asked(table: Table) -> Move | None:
        key = _position(table)
        for known, move in last:
            if known == key:
                return move
        found = plan(table)
        last.append((key, found))
        del last[:-KEPT]
        return found

    return asked


def _position(table: Table) -> tuple[object, ...]:
    """Return all of a position that a plan rests on, and nothing hidden: two tables that a seat may believe are one."""
    return (
        table.length,
        table.side,
        table.round,
        table.realm,
        tuple(table.where),
        tuple(table.moved),
        tuple(table.mark),
        tuple(table.ship),
        tuple(table.aim),
        tuple(table.holder),
        tuple(table.points),
        tuple(map(tuple, table.seen)),
        tuple(map(tuple, table.laid)),
        tuple(table.lasting),
    )


@remembered
def best_move(table: Table) -> Move | None:
    return Planner(table).best()


def greedy(table: Table, choice: Choice, rng: Rng, plan: Plan = best_move) -> Action:
    """Return an answer to a choice of a seat, in a table that this seat may believe; ``plan`` moves its units."""
    if choice.prompt == "movement":
        answer = _movement(table, choice, plan)
    elif choice.prompt == "order":
        answer = _order(table, choice, plan)
    else:
        answer = _ANSWERS.get(choice.prompt, _target)(table, choice, rng)
    return answer if answer in choice.options else choice.options[rng.below(len(choice.options))]


# Moving


def _movement(table: Table, choice: Choice, plan: Plan) -> Action:
    card = _worth_playing(table, choice)
    if card is not None:
        return card
    move = plan(table)
    if move is None:
        return READY
    return table.cat.select[table.where[move.units[0]]]


def _order(table: Table, choice: Choice, plan: Plan) -> Action:
    frame = table.stack[-1]
    assert isinstance(frame, Ordering)
    if table.phase != MOVEMENT:
        return _homeward(table, choice)
    move = plan(table)
    if move is None or table.where[move.units[0]] != frame.space:
        return BACK
    wanted = [unit for unit in move.units if table.where[unit] == frame.space]
    return _taken(table, frame, move, wanted, choice)


def _taken(table: Table, frame: Ordering, move: Move, wanted: list[int], choice: Choice) -> Action:
    """Take who is to go, group by group, then send them."""
    missing = list(wanted)
    for unit in frame.chosen:
        same = next((u for u in missing if u == unit), NONE)
        same = same if same != NONE else next((u for u in missing if table.kind[u] == table.kind[unit]), NONE)
        if same != NONE:
            missing.remove(same)
    if missing:
        for group in groups_in(table, frame.space):
            if missing[0] in group.units and group.action in choice.options:
                return group.action
    word = table.cat.space_ids[move.space]
    return next((a for a in choice.options if a.kind == move.how and a.args[0] == word), BACK)


def _reposition(table: Table, choice: Choice, rng: Rng) -> Action:
    """Fly home only who must, or who would stand better elsewhere."""
    for action in choice.options:
        if action.kind == "select":
            space = table.cat.space_index[str(action.args[0])]
            if _best_haven(table, space) != space:
                return action
    return choice.options[-1]


def _best_haven(table: Table, space: int) -> int:
    """Return where units of a space should end this phase: in the land that needs them most."""
    cat = table.cat
    if space >= cat.first_dungeon or (space >= cat.lands and not _hovering(table, space)):
        return NONE
    return space


def _hovering(table: Table, space: int) -> bool:
    units = table.units_of(table.realm, space)
    flyers = [u for u in units if table.kind[u] != WARSHIP and table.ship[u] == NONE]
    return all(table.kind[u] == STORM_ELEMENTAL for u in flyers)


def _homeward(table: Table, choice: Choice) -> Action:
    """Go where the threat is greatest, the capital first."""
    need = needs(table, table.realm)
    best, most = BACK, -99.0
    for action in choice.options:
        if action.kind in ("to", "board", "land"):
            space = table.cat.space_index[str(action.args[0])]
            value = need[space] if space < table.cat.lands else -1.0
            if value > most:
                best, most = action, value
    return best


def needs(table: Table, realm: int) -> list[float]:
    """Return how much each land wants more units: threatened ones, the capital above all, then the front."""
    danger, front = threats(table, realm), frontier(table, realm)
    found = []
    for land in range(table.cat.lands):
        guard = strength(table, [u for u in table.here[land] if table.side[table.owner[u]] == table.side[realm]])
        lack = max(0.0, danger[land] - guard)
        stake = 5.0 if land == table.cat.capital[realm] else 1.0
        found.append(stake * min(lack, 3.0) + (1.5 if front[land] == 1 else 0.0) - 0.4 * front[land])
    return found


# Battles


def _battle(table: Table, choice: Choice, rng: Rng) -> Action:
    """Fight first where nothing else hangs on it: the order hardly matters, so as offered."""
    return choice.options[0]


def _continue(table: Table, choice: Choice, rng: Rng) -> Action:
    """Fight on while the rest of the battle is worth it."""
    fight = table.fight
    assert fight is not None
    return choice.options[0] if outlook(table, fight) > STAY else choice.options[1]


def outlook(table: Table, fight: Fight) -> float:
    """Return what fighting on is worth, measured against leaving."""
    odds, rest = at_hand(table, fight), lasting(table)
    ours = [unit for unit in fight.force if table.where[unit] == fight.space]
    mine = sum(cost_of(table, unit) for unit in ours)
    theirs = sum(cost_of(table, unit) for unit in table.enemies(fight.attacker, fight.space))
    if fight.space < table.cat.lands:
        prize = land_value(table, fight.attacker, fight.space, rest)
    elif fight.space >= table.cat.first_dungeon:
        prize = treasure_value(table, fight.attacker)
    else:
        prize = 0.5 * rest
    return odds.win * prize + rest * (odds.win * TRADE * theirs * 0.6 - odds.lose * mine * 0.9 - _worn(odds, mine))


def _worn(odds: Odds, mine: float) -> float:
    """Return about what a won battle still costs."""
    return 0.15 * mine * odds.win


def _casualties(table: Table, choice: Choice, rng: Rng) -> Action:
    """Lose who is worth least; a Durable unit takes its first hit for nothing."""
    frame = table.stack[-1]
    assert isinstance(frame, Suffering)
    fight = table.fight or Fight(frame.space, LAND, NONE)
    best, least = choice.options[0], 1e9
    for action, unit in grouped(table, frame.space, frame.pool, frame.given, frame.shares[0] == NONE):
        free = table.cat.durable[table.kind[unit]] and unit not in fight.hit
        dear = -1.0 if free else rank(table, fight, unit)
        if action in choice.options and dear < least:
            best, least = action, dear
    return best


def _amok(table: Table, choice: Choice, rng: Rng) -> Action:
    """Take the best empty land."""
    best, most = PASS, 0.0
    for action in choice.options[1:]:
        value = land_value(table, table.realm, table.cat.space_index[str(action.args[1])])
        if value > most:
            best, most = action, value
    return best


def _landing(table: Table, choice: Choice, rng: Rng) -> Action:
    return choice.options[0]


# Reinforcement


def _reinforce(table: Table, choice: Choice, rng: Rng) -> Action:
    """Buy fodder and who hits in turn; heroes for dungeons nearby; a Dragon when rich."""
    realm, cat = table.realm, table.cat
    offered = {cat.buy.index(action): action for action in choice.options if action.kind == "buy"}
    if not offered:
        return READY
    mine = [unit for unit, owner in enumerate(table.owner) if owner == realm and table.where[unit] != NONE]
    counts = [0] * len(UNITS)
    for unit in mine:
        counts[table.kind[unit]] += 1
    heroes = counts[FIGHTER] + counts[WIZARD]
    hitters = heroes + counts[SIEGE_ENGINE] + counts[MONSTER] + counts[DRAGON]
    danger = threats(table, realm)[cat.capital[realm]]
    besieged = table.holder[cat.capital[realm]] == realm and danger > strength(table, table.here[cat.capital[realm]])
    wanted: list[int] = []
    if besieged or counts[FOOTSOLDIER] < FODDER * hitters:
        wanted.append(FOOTSOLDIER)
    if heroes < 4:
        wanted += [FIGHTER, WIZARD] if counts[WIZARD] * 2 >= counts[FIGHTER] else [WIZARD, FIGHTER]
    if table.gold[realm] >= 11:
        wanted.append(DRAGON)
    wanted += [SIEGE_ENGINE, MONSTER, FIGHTER] if counts[SIEGE_ENGINE] < 3 else [MONSTER, FIGHTER, SIEGE_ENGINE]
    wanted.append(FOOTSOLDIER)
    return next((offered[kind] for kind in wanted if kind in offered), READY)


def _place(table: Table, choice: Choice, rng: Rng) -> Action:
    """Put a unit where the need is greatest."""
    need = needs(table, table.realm)
    best, most = choice.options[0], -99.0
    for action in choice.options:
        if action.kind != "at":
            continue
        space = table.cat.space_index[str(action.args[0])]
        value = need[space] if space < table.cat.lands else -5.0
        if value > most:
            best, most = action, value
    return best


# Cards


def _react(table: Table, choice: Choice, rng: Rng) -> Action:
    return _worth_playing(table, choice) or PASS


def _worth_playing(table: Table, choice: Choice) -> Action | None:
    """Lay treasures at once: they score; play cards where they help: in a battle not yet won, and whenever they add."""
    cat = table.cat
    for action in choice.options:
        if action.kind in ("lay", "play") and cat.card_index[str(action.args[0])] >= cat.events:
            return action
    plays = [action for action in choice.options if action.kind in ("play", "use")]
    if not plays:
        return None
    fight = table.fight
    if fight is None:
        return plays[0]
    realm = cat.card_realm[cat.card_index[str(plays[0].args[0])]]
    if realm == NONE:
        return plays[0]
    odds = at_hand(table, fight) if _small(table, fight) else None
    if odds is None:
        return plays[0]
    chance = odds.win if realm == fight.attacker else odds.lose
    return plays[0] if 0.05 < chance < SURE else None


def _small(table: Table, fight: Fight) -> bool:
    """Is the battle joined, and small enough for exact odds?"""
    return len(table.here[fight.space]) <= SMALL and any(table.where[u] == fight.space for u in fight.force)


def _target(table: Table, choice: Choice, rng: Rng) -> Action:
    """Choose for a card: own lands where need is greatest, enemy lands where most stands, the richest realm."""
    me = next((r for r in EVERYBODY if table.seat_for[r] == choice.seat), 0)
    if choice.data and str(choice.data.get("realm", "")).removeprefix("realm-") in REALMS:
        me = REALMS.index(str(choice.data["realm"]).removeprefix("realm-"))
    best, most = choice.options[rng.below(len(choice.options))], -99.0
    for action in choice.options:
        value = _aimed(table, me, action)
        if choice.prompt in TAKEN and action.args and action.args[0] in UNITS:
            value = -value
        if value > most:
            best, most = action, value
    return best


def _aimed(table: Table, me: int, action: Action) -> float:
    """Return how good a target is, as far as its word tells."""
    word = str(action.args[0]) if action.args else ""
    if word in table.cat.space_index:
        space = table.cat.space_index[word]
        if space >= table.cat.lands:
            return 0.1 * len(table.here[space])
        foes = table.enemies(me, space)
        if foes:
            return sum(cost_of(table, unit) for unit in foes)
        if not table.friendly_land(me, space):
            return land_value(table, me, space)
        return 0.5 + max(0.0, needs(table, me)[space])
    if word in REALMS:
        realm = REALMS.index(word)
        return float(table.gold[realm]) if table.hostile(me, realm) else -1.0
    if word in UNITS:
        return -float(table.cat.cost[UNITS.index(word)])
    return 0.0


_ANSWERS: Final = {
    "reposition": _reposition,
    "battle": _battle,
    "continue": _continue,
    "casualties": _casualties,
    "amok": _amok,
    "landing": _landing,
    "reinforce": _reinforce,
    "place": _place,
    "react": _react,
}
