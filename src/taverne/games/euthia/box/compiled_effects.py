"""Effects, prices and triggers of Euthia as integers: what the rules read instead of the records of the box.
Made once for a box and never changed; what each verb does is left to the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias, get_args

from taverne.engine.frames import Flow
from taverne.engine.reasons import Reason

from . import vocabulary as said
from .abilities import TRIGGERS, Use
from .terms import ACTIONS, ELEMENTS, GEMS, PILES, TERRAINS, Condition, Give, Have, Per, Price, State, Storable
from .vocabulary import Effect

# Verbs, in the order of the vocabulary

GAIN: Final = 0
LOSE: Final = 1
GEM: Final = 2
ESSENCE: Final = 3
TREASURE: Final = 4
RESOURCE: Final = 5
REWARD_TILE: Final = 6
TAKE: Final = 7
PURGE: Final = 8
HEAL: Final = 9
WOUND: Final = 10
HEALTH: Final = 11
SURVIVE: Final = 12
DEATH: Final = 13
MOVE: Final = 14
TELEPORT: Final = 15
ACTION: Final = 16
CART: Final = 17
DISCOUNT: Final = 18
RENEWAL: Final = 19
REFRESH: Final = 20
STORE: Final = 21
HAND_LIMIT: Final = 22
TRANSMUTE: Final = 23
SHIFT: Final = 24
CLOVER: Final = 25
RABBIT: Final = 26
NEXT_ROLL: Final = 27
REROLL: Final = 28
TURN_DIE: Final = 29
DWURT_DIE: Final = 30
DAMAGE: Final = 31
DAMAGE_PLUS: Final = 32
WOUNDS_PLUS: Final = 33
GUARD: Final = 34
MONSTER_DICE: Final = 35
STUN: Final = 36
DRAIN: Final = 37
BLOCK_CURSE: Final = 38
IMMUNE: Final = 39
REGENERATE: Final = 40
MONSTER_DRAW: Final = 41
STEAL: Final = 42
SEAL: Final = 43
VERBS: Final = tuple(str(kind.__struct_config__.tag) for kind in Effect.__subclasses__())
"""The word of each verb; the constants above are places in it."""

# Triggers

PERMANENT: Final = 0
DRAWN: Final = 1
OUT: Final = 2
ANY: Final = 3
MINING: Final = 4
TRADE: Final = 5
HERO_ROLL: Final = 6
PREP: Final = 7
INITIATIVE: Final = 8
STRIKE: Final = 9
"""The trigger called attack in the box."""
BEFORE_MONSTER_ROLL: Final = 10
AROUND_MONSTER_ROLL: Final = 11
AFTER_MONSTER_ROLL: Final = 12
BEFORE_HERO_ROLL: Final = 13
AFTER_HERO_ROLL: Final = 14

# Conditions, multipliers, prices, states: places in these tuples

CONDITIONS: Final[tuple[str, ...]] = get_args(Condition)
ALWAYS: Final = 0
SET3: Final = 1
SET4: Final = 2
SET5: Final = 3
WOUNDED: Final = 4
STORED_AIR: Final = 5
"""The essences that lie on the tile, by element: STORED_AIR + element."""

PERS: Final[tuple[str, ...]] = get_args(Per)
ONCE: Final = 0
PER_STORED: Final = 1
PER_MISSING2: Final = 2
PER_DWURT_DIE: Final = 3

PRICES: Final[tuple[str, ...]] = get_args(Price)
STATES: Final[tuple[str, ...]] = get_args(State)
STORABLES: Final[tuple[str, ...]] = get_args(Storable)

ANY_KIND: Final = 0
SAME: Final = 1
DIFFERENT: Final = 2
STORED: Final = -1
"""The element of an immunity that follows the essences on its tile."""

COMMON: Final = tuple(range(6))
ALL_GEMS: Final = tuple(range(len(GEMS)))
ALL_ELEMENTS: Final = tuple(range(len(ELEMENTS)))
ALL_TERRAINS: Final = tuple(range(len(TERRAINS)))

GAINS: Final = ("rep", "gold", "gaar", "dwurt", "silver", "gold_cards", "potions")
"""The args of GAIN, in this order."""

_NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    "gain": GAINS,
    "lose": ("gold", "gaar"),
    "purge": ("silver", "gold_cards"),
    "drain": ("gaar", "chaos", "cards"),
    "monster_draw": ("silver", "gold_cards"),
    "treasure": ("level",),
    "seal": ("engage",),
}
_KINDS: Final[dict[str, tuple[str, ...]]] = {"gem": GEMS, "essence": ELEMENTS, "resource": TERRAINS}


class Cost:
    """A price: what (a place in PRICES), how many, of which kinds, alike or not, of which level at least."""

    __slots__ = ("alike", "level", "n", "of", "what")

    def __init__(self, give: Give) -> None:
        self.what = PRICES.index(give.what)
        self.n = give.n
        kinds = _KINDS.get(give.what, ())
        self.of = tuple(kinds.index(word) for word in give.of) or tuple(range(len(kinds)))
        self.alike = ("any", "same", "different").index(give.alike)
        self.level = give.level


class Need:
    """A state: what (a place in STATES), how much, of which level at least."""

    __slots__ = ("level", "n", "what")

    def __init__(self, have: Have) -> None:
        self.what = STATES.index(have.what)
        self.n = have.n
        self.level = have.level


class Verb:
    """What the rules do for a verb: `give` it to a hero outside combat, let it work in a `fight`; None if nothing.
    `bar` says why it would bring nothing just now, if that can be said."""

    __slots__ = ("bar", "fight", "give")

    def __init__(
        self,
        give: Callable[..., Flow] | None = None,
        fight: Callable[..., Flow] | None = None,
        bar: Callable[..., Reason | None] | None = None,
    ) -> None:
        self.give = give
        self.fight = fight
        self.bar = bar


Verbs: TypeAlias = Mapping[type[Effect], Verb]
"""The verbs by their records; the table is in ``rules.verbs``."""


class Op:
    """One effect in integers.

    `verb` is a constant above, `n` its number (1 if it has none), `args` what else it says: amounts of GAINS for GAIN,
    gold and Gaar for LOSE, allowed kinds for GEM and ESSENCE, the level for TREASURE, the pile, the tile's number for
    TAKE, the action, the element (STORED for those on the tile), places in STORABLES, silver and gold cards for PURGE
    and MONSTER_DRAW, Gaar, Chaos and cards for DRAIN, 1 for a SEAL that engages. `when`, `per`, `pay` hold for all.
    `number` is its place among all effects of the catalogue, by which a saved state names it. `give`, `fight` and
    `bar` are the functions of its verb.
    """

    __slots__ = ("args", "bar", "fight", "give", "instead", "n", "number", "pay", "per", "verb", "when")

    def __init__(self, deed: Effect, tile_index: Mapping[str, int], verb: Verb) -> None:
        word = str(deed.__struct_config__.tag)
        self.give = verb.give
        self.fight = verb.fight
        self.bar = verb.bar
        self.number = -1
        self.verb = VERBS.index(word)
        self.n: int = getattr(deed, "n", 1)
        self.when = CONDITIONS.index(deed.when)
        self.per = PERS.index(deed.per)
        self.pay = Cost(deed.pay) if deed.pay is not None else None
        instead: Give | None = getattr(deed, "instead", None)
        self.instead = Cost(instead) if instead is not None else None
        self.args = _args(deed, word, tile_index)


def _args(deed: Effect, word: str, tile_index: Mapping[str, int]) -> tuple[int, ...]:
    if word in _NUMBERS:
        return tuple(int(getattr(deed, field)) for field in _NUMBERS[word])
    if isinstance(deed, said.Gem):
        return COMMON if "common" in deed.of else tuple(place for place in ALL_GEMS if GEMS[place] in deed.of)
    if isinstance(deed, said.Essence):
        return tuple(ELEMENTS.index(element) for element in deed.of) or ALL_ELEMENTS
    if isinstance(deed, said.RewardTile):
        return (PILES.index(deed.pile),)
    if isinstance(deed, said.Take):
        return (tile_index[deed.tile],)
    if isinstance(deed, said.Action):
        return (ACTIONS.index(deed.action),)
    if isinstance(deed, said.Immune):
        return (STORED if deed.element == "stored" else ELEMENTS.index(deed.element),)
    if isinstance(deed, said.Store):
        return tuple(STORABLES.index(sort) for sort in deed.what)
    return ()


class UseOps:
    """One use: its trigger and its effects in order; `needs_pay` if no effect of it is free, `heals` if it does nothing
    but heal, `grant` is the effect that grants an action, if it does nothing else (but make that cheaper), `leaves` if
    it takes the hero elsewhere or into another action, `uncurses` if it cancels Curses."""

    __slots__ = ("grant", "heals", "leaves", "needs_pay", "ops", "trigger", "uncurses")

    def __init__(self, use: Use, ops: tuple[Op, ...]) -> None:
        self.trigger = TRIGGERS.index(use.trigger)
        self.ops = ops
        self.needs_pay = all(op.pay is not None for op in self.ops)
        self.heals = all(op.verb == HEAL for op in self.ops)
        granted = [op for op in self.ops if op.verb == ACTION]
        self.grant = granted[0] if granted and all(op.verb in (ACTION, DISCOUNT) for op in self.ops) else None
        self.leaves = any(op.verb in (TELEPORT, ACTION) for op in self.ops)
        self.uncurses = any(op.verb == BLOCK_CURSE for op in self.ops)


class Compiler:
    """Makes effects and uses of a box into integers, each with the functions of its verb."""

    __slots__ = ("tile_index", "verbs")

    def __init__(self, tile_index: Mapping[str, int], verbs: Verbs) -> None:
        self.tile_index = tile_index
        self.verbs = verbs

    def ops(self, deeds: Iterable[Effect]) -> tuple[Op, ...]:
        """The effects in integers, in their order."""
        return tuple(Op(deed, self.tile_index, self.verbs[type(deed)]) for deed in deeds)

    def uses(self, uses: Iterable[Use]) -> tuple[UseOps, ...]:
        return tuple(UseOps(use, self.ops(use.do)) for use in uses)
