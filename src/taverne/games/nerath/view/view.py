"""What one seat may know of the board.
Hidden are cards not yet played, decks, guardians that lie face down, standing orders (CN-052, CN-062, CN-335)."""

from __future__ import annotations

from taverne.engine.actions import Seat

from ..box.catalogue import EVERYBODY, NONE, PLACE_WORDS
from ..box.figures import LENGTHS, MODES
from ..box.vocabulary import REALMS, UNITS
from ..rules.battle.dice import hits
from ..rules.movement.movement import Ordering, groups_in
from ..state.fight import Fight
from ..state.modifiers import movement
from ..state.state import ATTACKING, FACE_UP, PHASE_WORDS, STUCK, NerathState
from .records import DieView, FightView, GroupView, OrderView, RealmView, SpaceView, UnitView, WarView


def table_view(state: NerathState, seat: Seat) -> WarView:
    """Return the table as ``seat`` (or a spectator) sees it."""
    cat = state.cat
    points, treasures = state.goal()
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
        spaces=tuple([space_view(state, space, seat) for space in range(cat.spaces)]),
        realms=tuple([realm_view(state, realm, seat) for realm in EVERYBODY]),
        fight=fight_view(state, state.fight) if state.fight is not None else None,
        order=order_view(state),
        lasting=tuple([cat.card_ids[card] for card in state.lasting]),
        treasures=len(state.treasure_deck),
        guardians=len(state.token_pile) - sum(tokens.count(NONE) for tokens in state.tokens),
        winner=tuple([REALMS[r] for r in EVERYBODY if state.winner != NONE and state.side[r] == state.winner]),
    )


def space_view(state: NerathState, space: int, seat: Seat) -> SpaceView:
    cat = state.cat
    land = space < cat.lands
    tokens: tuple[str, ...] = ()
    up = 0
    if space >= cat.first_dungeon:
        d = space - cat.first_dungeon
        known = 0
        for realm in EVERYBODY:
            if state.seat_for[realm] == seat:
                known |= 1 << realm
        seen = [bool(bits & (FACE_UP | known)) for bits in state.seen[d]]
        tokens = tuple([cat.token_ids[t] if k else "" for t, k in zip(state.tokens[d], seen, strict=True)])
        up = sum(1 for bits in state.seen[d] if bits & FACE_UP)
    return SpaceView(
        id=cat.space_ids[space],
        holder=REALMS[state.holder[space]] if land else "",
        units=stack_view(state, space),
        tokens=tokens,
        open=up,
        won=land and space in state.won,
    )


def stack_view(state: NerathState, space: int) -> tuple[UnitView, ...]:
    """Return the units of a space, equal ones together; Warships stand alone when they carry something."""
    cat = state.cat
    hit = state.fight.hit if state.fight is not None and state.fight.space == space else []
    groups: dict[tuple[int, ...], int] = {}
    first: dict[tuple[int, ...], int] = {}
    for unit in state.here[space]:
        laden = unit if unit in state.ship else NONE
        active = state.owner[unit] == state.realm
        left = max(0, movement(state, unit) - state.moved[unit]) if active and not state.mark[unit] & STUCK else 0
        key = (
            state.owner[unit],
            state.kind[unit],
            left,
            state.ship[unit],
            laden,
            state.mark[unit] & ATTACKING,
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
    for die, face in enumerate(fight.faces):
        whose = fight.whose[die]
        realm, kind = (REALMS[whose], UNITS[fight.what[die]]) if whose != NONE else ("", "guardian")
        scored = hits(state, fight, die) if face else 0
        dice.append(DieView(realm, kind, fight.sides[die], face, bool(fight.again[die]), scored))
    return FightView(
        space=cat.space_ids[fight.space],
        place=PLACE_WORDS[fight.place],
        attacker=REALMS[fight.attacker],
        round=fight.round,
        first_strike=bool(fight.strike),
        force=tuple(fight.force),
        guards=tuple([tuple(dice) for dice in fight.guards]),
        dice=tuple(dice),
        owed=tuple(fight.owed),
        effects=tuple([cat.card_ids[card] for card in fight.effects[::5]]),
        lost=tuple(fight.lost),
    )


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
