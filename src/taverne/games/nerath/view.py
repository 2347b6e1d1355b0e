"""What one seat may know of the table, and whole states that agree with it.
Hidden are cards not yet played, decks, guardians that lie face down, standing orders (CN-052, CN-062, CN-335)."""

from __future__ import annotations

import msgspec

from taverne.engine.actions import Seat
from taverne.engine.frames import ask_again
from taverne.engine.rng import Rng

from .catalogue import EVERYBODY, NONE, PLACE_WORDS
from .fight import Fight
from .figures import LENGTHS, MODES
from .modifiers import movement
from .rules.movement import Ordering, groups_in
from .rules.rolling import hits
from .state import ATTACKING, FACE_UP, PHASE_WORDS, STUCK, Table
from .vocabulary import REALMS, UNITS


class UnitView(msgspec.Struct, frozen=True, omit_defaults=True):
    """So many equal units: ``left`` is the movement each has left in this phase, ``aim`` where it is declared to land.

    ``unit`` is the number of one of them; ``ship`` that of the Warship that carries it.
    """

    unit: int
    kind: str
    realm: str
    n: int = 1
    left: int = 0
    ship: int = NONE
    attacking: bool = False
    hit: bool = False
    aim: str = ""


class SpaceView(msgspec.Struct, frozen=True):
    """A space: who holds it ("" at sea and at entrances), and who stands there."""

    id: str
    holder: str
    units: tuple[UnitView, ...]
    tokens: tuple[str, ...] = ()
    """The guardians of an entrance, "" for one that the viewer has not seen."""
    open: int = 0
    """How many of the tokens lie face up."""
    won: bool = False
    """Did it change hands in this turn?"""


class RealmView(msgspec.Struct, frozen=True):
    """A realm; ``hand`` and ``chest`` name the viewer's own cards only, the counts are public (CN-053)."""

    id: str
    seat: Seat
    side: int
    gold: int
    points: int
    lands: int
    hand_count: int
    hand: tuple[str, ...]
    chest_count: int
    chest: tuple[str, ...]
    laid: tuple[str, ...]
    deck: int
    top: tuple[str, ...]
    discard: tuple[str, ...]
    castles: int
    orders: int
    out: bool


class DieView(msgspec.Struct, frozen=True):
    """A die of the step at hand: whose, its sides, and what it shows (0 before the roll)."""

    realm: str
    kind: str
    sides: int
    face: int
    again: bool
    hits: int = 0


class FightView(msgspec.Struct, frozen=True):
    """The battle at hand; ``guards`` are the dice that each guardian has left, ``owed`` hits against either side."""

    space: str
    place: str
    attacker: str
    round: int
    first_strike: bool
    force: tuple[int, ...]
    guards: tuple[tuple[int, ...], ...]
    dice: tuple[DieView, ...]
    owed: tuple[int, ...]
    effects: tuple[str, ...]
    lost: tuple[int, ...]


class GroupView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Equal units that an order is about: what takes one more of them, how many there are, how many are taken."""

    do: str
    unit: int
    kind: str
    n: int
    taken: int = 0
    ship: int = NONE


class OrderView(msgspec.Struct, frozen=True):
    """The space whose units are being ordered, with their groups."""

    space: str
    groups: tuple[GroupView, ...]


class WarView(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it."""

    mode: str
    length: str
    round: int
    limit: int
    realm: str
    phase: str
    goal_points: int
    goal_treasures: int
    extra: bool
    spaces: tuple[SpaceView, ...]
    realms: tuple[RealmView, ...]
    fight: FightView | None
    order: OrderView | None
    lasting: tuple[str, ...]
    treasures: int
    guardians: int
    winner: tuple[str, ...]


def table_view(table: Table, seat: Seat) -> WarView:
    """Return the table as ``seat`` (or a spectator) sees it."""
    cat = table.cat
    points, treasures = table.goal()
    return WarView(
        mode=MODES[table.mode],
        length=LENGTHS[table.length],
        round=table.round,
        limit=table.limit,
        realm=REALMS[table.realm],
        phase=PHASE_WORDS[table.phase],
        goal_points=points,
        goal_treasures=treasures,
        extra=bool(table.extra),
        spaces=tuple([space_view(table, space, seat) for space in range(cat.spaces)]),
        realms=tuple([realm_view(table, realm, seat) for realm in EVERYBODY]),
        fight=fight_view(table, table.fight) if table.fight is not None else None,
        order=order_view(table),
        lasting=tuple([cat.card_ids[card] for card in table.lasting]),
        treasures=len(table.treasure_deck),
        guardians=len(table.token_pile) - sum(tokens.count(NONE) for tokens in table.tokens),
        winner=tuple([REALMS[r] for r in EVERYBODY if table.winner != NONE and table.side[r] == table.winner]),
    )


def space_view(table: Table, space: int, seat: Seat) -> SpaceView:
    cat = table.cat
    land = space < cat.lands
    tokens: tuple[str, ...] = ()
    up = 0
    if space >= cat.first_dungeon:
        d = space - cat.first_dungeon
        known = 0
        for realm in EVERYBODY:
            if table.seat_for[realm] == seat:
                known |= 1 << realm
        seen = [bool(bits & (FACE_UP | known)) for bits in table.seen[d]]
        tokens = tuple([cat.token_ids[t] if k else "" for t, k in zip(table.tokens[d], seen, strict=True)])
        up = sum(1 for bits in table.seen[d] if bits & FACE_UP)
    return SpaceView(
        id=cat.space_ids[space],
        holder=REALMS[table.holder[space]] if land else "",
        units=stack_view(table, space),
        tokens=tokens,
        open=up,
        won=land and space in table.won,
    )


def stack_view(table: Table, space: int) -> tuple[UnitView, ...]:
    """Return the units of a space, equal ones together; Warships stand alone when they carry something."""
    cat = table.cat
    hit = table.fight.hit if table.fight is not None and table.fight.space == space else []
    groups: dict[tuple[int, ...], int] = {}
    first: dict[tuple[int, ...], int] = {}
    for unit in table.here[space]:
        laden = unit if unit in table.ship else NONE
        active = table.owner[unit] == table.realm
        left = max(0, movement(table, unit) - table.moved[unit]) if active and not table.mark[unit] & STUCK else 0
        key = (
            table.owner[unit],
            table.kind[unit],
            left,
            table.ship[unit],
            laden,
            table.mark[unit] & ATTACKING,
            int(unit in hit),
            table.aim[unit],
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


def realm_view(table: Table, realm: int, seat: Seat) -> RealmView:
    cat = table.cat
    own = table.seat_for[realm] == seat
    ids = cat.card_ids
    hand, chest = table.hand[realm], table.chest[realm]
    return RealmView(
        id=REALMS[realm],
        seat=table.seat_for[realm],
        side=table.side[realm],
        gold=table.gold[realm],
        points=table.points[realm],
        lands=table.holder.count(realm),
        hand_count=len(hand),
        hand=tuple([ids[card] for card in hand]) if own else (),
        chest_count=len(chest),
        chest=tuple([ids[card] for card in chest]) if own else (),
        laid=tuple([ids[card] for card in table.laid[realm]]),
        deck=len(table.deck[realm]) + len(table.top[realm]) + len(table.bottom[realm]),
        top=tuple([ids[card] for card in table.top[realm]]) if own else (),
        discard=tuple([ids[card] for card in table.discard[realm]]),
        castles=cat.castle_figures - table.builder.count(realm),
        orders=table.orders[realm] if own else 0,
        out=bool(table.out[realm]),
    )


def fight_view(table: Table, fight: Fight) -> FightView:
    cat = table.cat
    dice: list[DieView] = []
    for die, face in enumerate(fight.faces):
        whose = fight.whose[die]
        realm, kind = (REALMS[whose], UNITS[fight.what[die]]) if whose != NONE else ("", "guardian")
        scored = hits(table, fight, die) if face else 0
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


def order_view(table: Table) -> OrderView | None:
    """Return the order that is being given, which lies open on the board; None if there is none."""
    frame = table.stack[-1] if table.stack else None
    if not isinstance(frame, Ordering):
        return None
    groups = [
        GroupView(
            do=str(group.action),
            unit=group.units[0],
            kind=UNITS[table.kind[group.units[0]]],
            n=len(group.units),
            taken=sum(unit in frame.chosen for unit in group.units),
            ship=table.ship[group.units[0]],
        )
        for group in groups_in(table, frame.space)
    ]
    return OrderView(table.cat.space_ids[frame.space], tuple(groups))


def determinized(table: Table, seat: Seat, rng: Rng) -> Table:
    """Deal anew whatever the seat cannot see, and reseed, so that a search foresees nothing.

    Standing orders stay: whom a window asks and whom it passes over is seen by the whole table.
    """
    guess = table.clone()
    guess.seed = rng.below(1 << 63)
    guess.drawn = 0
    others = [realm for realm in EVERYBODY if guess.seat_for[realm] != seat]
    for realm in others:
        _deal_events(guess, realm, rng)
    _deal_treasures(guess, others, rng)
    _deal_tokens(guess, seat, rng)
    if guess.pending and guess.pending[0].seat != seat:
        ask_again(guess)
    return guess


def _deal_events(guess: Table, realm: int, rng: Rng) -> None:
    """Hand and deck of another realm, its known cards included, are one heap to the seat."""
    pool = rng.shuffled(guess.hand[realm] + guess.deck[realm] + guess.top[realm] + guess.bottom[realm])
    at = 0
    for cards in (guess.hand[realm], guess.top[realm], guess.bottom[realm], guess.deck[realm]):
        size = len(cards)
        cards[:] = pool[at : at + size]
        at += size
    guess.hand[realm].sort()
    guess.deck[realm].sort()


def _deal_treasures(guess: Table, others: list[int], rng: Rng) -> None:
    pool = list(guess.treasure_deck)
    for realm in others:
        pool += guess.chest[realm]
    pool = rng.shuffled(pool)
    at = 0
    for realm in others:
        size = len(guess.chest[realm])
        guess.chest[realm] = sorted(pool[at : at + size])
        at += size
    guess.treasure_deck = sorted(pool[at:])


def _deal_tokens(guess: Table, seat: Seat, rng: Rng) -> None:
    """Tokens that others have looked at are unseen to the seat: they change places with those of the pile."""
    known = FACE_UP
    for realm in EVERYBODY:
        if guess.seat_for[realm] == seat:
            known |= 1 << realm
    hidden = [
        (d, place)
        for d, tokens in enumerate(guess.tokens)
        for place, token in enumerate(tokens)
        if token != NONE and not guess.seen[d][place] & known
    ]
    if not hidden:
        return
    pool = rng.shuffled(guess.token_pile + [guess.tokens[d][place] for d, place in hidden])
    for (d, place), token in zip(hidden, pool, strict=False):
        guess.tokens[d][place] = token
    guess.token_pile = sorted(pool[len(hidden) :])
