"""What one seat may know of the board.
Hidden are cards not yet played, decks, guardians that lie face down, standing orders (CN-052, CN-062, CN-335)."""

from __future__ import annotations

from typing import Final

import msgspec

from taverne.engine.actions import Seat

from ..box.catalogue import DUNGEON, EVERYBODY, KINDS, NONE, PLACE_WORDS
from ..box.figures import LENGTHS, MODES
from ..box.vocabulary import REALMS, UNITS
from ..rules.battle.dice import hits
from ..rules.battle.forces import attackers, defenders
from ..rules.cards.card_play import PlayingCard
from ..rules.cards.effects.add import Adding
from ..rules.cards.effects.remove import Replacing, Sacrificing
from ..rules.cards.effects.transfer import Transferring
from ..rules.movement.groups import groups_in
from ..rules.movement.movement import Ordering
from ..state.fight import Fight
from ..state.game_state import ATTACKING, FACE_UP, PHASE_WORDS, STUCK, NerathState
from ..state.modifiers import dice_of, hit_number, may_roll, movement_of, strikes_first
from .structs import (
    CardView,
    DieView,
    FightView,
    GroupView,
    OrderView,
    RealmView,
    RollerView,
    SpaceView,
    UnitView,
    WarView,
)


def table_view(state: NerathState, seat: Seat) -> WarView:
    """Return the table as ``seat`` (or a spectator) sees it."""
    cat = state.cat
    points, treasures = state.goal()
    sight = Sight(state, seat)
    return WarView(
        mode=MODES[state.mode],
        length=LENGTHS[state.length],
        round=state.round,
        limit=state.limit,
        realm=REALMS[state.realm],
        phase=PHASE_WORDS[state.phase],
        goal_points=points,
        goal_treasures=treasures,
        extra=bool(state.extra),
        spaces=board_view(state, sight)
        + tuple([entrance_view(state, space, sight) for space in range(cat.first_dungeon, cat.spaces)]),
        realms=tuple([realm_view(state, realm, seat) for realm in EVERYBODY]),
        fight=fight_view(state, state.fight) if state.fight is not None else None,
        order=order_view(state),
        card=card_view(state),
        lasting=tuple([cat.card_ids[card] for card in state.lasting]),
        treasures=len(state.treasure_deck),
        guardians=len(state.token_pile) - sum(tokens.count(NONE) for tokens in state.tokens),
        winner=tuple([REALMS[r] for r in EVERYBODY if state.winner != NONE and state.side[r] == state.winner]),
    )


class Sight:
    """What the views of all spaces ask for, worked out once: whose eyes, who carries something, who moves how far."""

    __slots__ = ("carriers", "known", "moves")

    def __init__(self, state: NerathState, seat: Seat) -> None:
        self.known = FACE_UP
        for realm in EVERYBODY:
            if state.seat_for[realm] == seat:
                self.known |= 1 << realm
        self.carriers = frozenset(state.ship)
        self.moves = [movement_of(state, state.realm, kind) for kind in range(KINDS)]


COUNTING: Final = (Adding, Replacing, Sacrificing, Transferring)
"""What a card does several times over, one place or unit after the other."""
_KEPT: Final[dict[tuple[int, ...], SpaceView]] = {}
"""Spaces as they were shown last, by all that their view is made of: most of them do not change between two looks."""
_MANY: Final = 20_000
_BOARD: Final[list[tuple[tuple[object, ...], tuple[SpaceView, ...]]]] = []
"""The lands and seas that were shown last, after all that their views are made of."""


def board_view(state: NerathState, sight: Sight) -> tuple[SpaceView, ...]:
    """Return the lands and seas, which everybody sees alike: whoever looks next at the same moment gets the same."""
    fight = state.fight
    lands = (tuple(state.holder), tuple(state.won), tuple(state.side), state.realm, tuple(sight.moves))
    units = (state.kind, state.owner, state.where, state.ship, state.moved, state.mark, state.aim)
    fought = (fight.space, *fight.hit) if fight is not None else ()
    key = (id(state.cat), lands, tuple([tuple(values) for values in units]), fought)
    found = _BOARD[0] if _BOARD else None
    if found is None or found[0] != key:
        found = key, tuple([space_view(state, space, sight) for space in range(state.cat.first_dungeon)])
        _BOARD[:] = [found]
    return found[1]


def space_view(state: NerathState, space: int, sight: Sight) -> SpaceView:
    """Return a land or a sea."""
    cat = state.cat
    land = space < cat.lands
    key: tuple[int, ...] = (id(cat), space, state.holder[space] if land else NONE, int(land and space in state.won))
    if state.here[space]:
        key += tuple(stack_key(state, space, sight))
    found = _KEPT.get(key)
    if found is None:
        if len(_KEPT) >= _MANY:
            _KEPT.clear()
        holder = REALMS[state.holder[space]] if land else ""
        found = _KEPT[key] = SpaceView(cat.space_ids[space], holder, stack_view(state, space, sight), won=bool(key[3]))
    return found


def entrance_view(state: NerathState, space: int, sight: Sight) -> SpaceView:
    """An entrance shows the tokens that the viewer has seen."""
    cat = state.cat
    d = space - cat.first_dungeon
    seen = state.seen[d]
    tokens = [cat.token_ids[t] if bits & sight.known else "" for t, bits in zip(state.tokens[d], seen, strict=True)]
    up = sum([1 for bits in seen if bits & FACE_UP])
    units = stack_view(state, space, sight) if state.here[space] else ()
    return SpaceView(cat.space_ids[space], "", units, tuple(tokens), up)


def stack_key(state: NerathState, space: int, sight: Sight) -> list[int]:
    """Return all that is shown of the units of a space as numbers, one for each unit."""
    owner, kind, ship, mark, aim = state.owner, state.kind, state.ship, state.mark, state.aim
    active, moves, moved, carriers = state.realm, sight.moves, state.moved, sight.carriers
    fight = state.fight
    hit = fight.hit if fight is not None and fight.space == space else ()
    found = []
    for unit in state.here[space]:
        marks = mark[unit]
        left = moves[kind[unit]] - moved[unit] if owner[unit] == active and not marks & STUCK else 0
        number = unit << 36 | ship[unit] + 1 << 24 | aim[unit] + 1 << 16 | kind[unit] << 12 | owner[unit] << 10
        number |= (unit in carriers) << 9 | (unit in hit) << 8 | attacks(state, unit) << 7
        found.append(number | (left if left > 0 else 0))
    return found


def attacks(state: NerathState, unit: int) -> bool:
    """Is a unit shown as an attacker: it has attacked, and the land is not its own side's by now?"""
    if not state.mark[unit] & ATTACKING:
        return False
    space = state.where[unit]
    return space >= state.cat.lands or not state.friendly_land(state.owner[unit], space)


def stack_view(state: NerathState, space: int, sight: Sight) -> tuple[UnitView, ...]:
    """Return the units of a space, equal ones together; Warships stand alone when they carry something."""
    cat = state.cat
    hit = state.fight.hit if state.fight is not None and state.fight.space == space else []
    groups: dict[tuple[int, ...], int] = {}
    first: dict[tuple[int, ...], int] = {}
    for unit in state.here[space]:
        laden = unit if unit in sight.carriers else NONE
        active = state.owner[unit] == state.realm
        left = (
            max(0, sight.moves[state.kind[unit]] - state.moved[unit]) if active and not state.mark[unit] & STUCK else 0
        )
        key = (
            state.owner[unit],
            state.kind[unit],
            left,
            state.ship[unit],
            laden,
            int(attacks(state, unit)),
            int(unit in hit),
            state.aim[unit],
        )
        groups[key] = groups.get(key, 0) + 1
        first.setdefault(key, unit)
    found = []
    for group, n in groups.items():
        owner, kind, left, ship, _, attacking, was_hit, aim = group
        where = cat.space_ids[aim] if aim != NONE else ""
        unit = first[group]
        found.append(UnitView(unit, UNITS[kind], REALMS[owner], n, left, ship, bool(attacking), bool(was_hit), where))
    return tuple(found)


def realm_view(state: NerathState, realm: int, seat: Seat) -> RealmView:
    cat = state.cat
    own = state.seat_for[realm] == seat
    ids = cat.card_ids
    hand, chest = state.hand[realm], state.chest[realm]
    return RealmView(
        id=REALMS[realm],
        seat=state.seat_for[realm],
        side=state.side[realm],
        gold=state.gold[realm],
        points=state.points[realm],
        laid_points=min(state.points[realm], sum([cat.points[card] for card in state.laid[realm]])),
        lands=state.holder.count(realm),
        hand_count=len(hand),
        hand=tuple([ids[card] for card in hand]) if own else (),
        chest_count=len(chest),
        chest=tuple([ids[card] for card in chest]) if own else (),
        laid=tuple([ids[card] for card in state.laid[realm]]),
        deck=len(state.deck[realm]) + len(state.top[realm]) + len(state.bottom[realm]),
        top=tuple([ids[card] for card in state.top[realm]]) if own else (),
        discard=tuple([ids[card] for card in state.discard[realm]]),
        castles=cat.castle_figures - state.builder.count(realm),
        orders=state.orders[realm] if own else 0,
        out=bool(state.out[realm]),
    )


def fight_view(state: NerathState, fight: Fight) -> FightView:
    cat = state.cat
    dice: list[DieView] = []
    for die in fight.dice:
        realm, kind = (REALMS[die.realm], UNITS[die.kind]) if die.realm != NONE else ("", "guardian")
        scored = hits(state, fight, die) if die.face else 0
        dice.append(DieView(realm, kind, die.sides, die.face, bool(die.again), scored))
    return FightView(
        space=cat.space_ids[fight.space],
        place=PLACE_WORDS[fight.place],
        attacker=REALMS[fight.attacker],
        round=fight.round,
        first_strike=bool(fight.strike),
        force=tuple(fight.force),
        guards=tuple([tuple(dice) for dice in fight.guards]),
        rollers=tuple(rollers_view(state, fight)),
        dice=tuple(dice),
        owed=tuple(fight.owed),
        effects=tuple([cat.card_ids[effect.card] for effect in fight.effects]),
        lost=tuple(fight.lost),
    )


def rollers_view(state: NerathState, fight: Fight) -> list[RollerView]:
    """Return who fights on both sides, equal ones together: attackers, then defenders or guardians."""
    found: dict[RollerView, int] = {}
    for unit in (*attackers(state, fight), *(() if fight.place == DUNGEON else defenders(state, fight))):
        dice = dice_of(state, fight, unit) if may_roll(state, fight, unit) else ()
        on, first = hit_number(state, fight, unit), strikes_first(state, fight, unit)
        key = RollerView(REALMS[state.owner[unit]], UNITS[state.kind[unit]], 1, dice, on, first, unit in fight.hit)
        found[key] = found.get(key, 0) + 1
    rollers = [msgspec.structs.replace(key, n=n) for key, n in found.items()]
    tokens = state.tokens[fight.space - state.cat.first_dungeon] if fight.place == DUNGEON else ()
    for token, left in zip(tokens, fight.guards, strict=False):
        if token == NONE:
            continue
        first = state.cat.token_first_strike[token]
        rollers.append(RollerView("", state.cat.token_ids[token], 1, tuple(left), state.box.cards.battle.hit_on, first))
    return rollers


def card_view(state: NerathState) -> CardView | None:
    """Return the card whose effects are being carried out, with how often it still asks for a place or a unit."""
    at = next((i for i in reversed(range(len(state.stack))) if isinstance(state.stack[i], PlayingCard)), NONE)
    if at == NONE:
        return None
    playing = state.stack[at]
    assert isinstance(playing, PlayingCard)
    left = [frame.left for frame in state.stack[at + 1 :] if isinstance(frame, COUNTING)]
    return CardView(state.cat.card_ids[playing.card], REALMS[playing.realm], left[-1] if left else 0)


def order_view(state: NerathState) -> OrderView | None:
    """Return the order that is being given, which lies open on the board; None if there is none."""
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, Ordering):
        return None
    groups = [
        GroupView(
            do=str(group.action),
            unit=group.units[0],
            kind=UNITS[state.kind[group.units[0]]],
            n=len(group.units),
            taken=sum(unit in frame.chosen for unit in group.units),
            ship=state.ship[group.units[0]],
        )
        for group in groups_in(state, frame.space)
    ]
    return OrderView(state.cat.space_ids[frame.space], tuple(groups))
