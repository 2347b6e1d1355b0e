"""The words in which every card of Conquest of Nerath is written: four kinds of ability over one record per effect.
Holds plain data; what an effect does is left to the rules, its sentence to ``locale``."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

RealmId = Literal["karkoth", "vailin", "iron_circle", "nerath"]
UnitId = Literal[
    "footsoldier", "siege_engine", "fighter", "wizard", "monster", "castle", "storm_elemental", "dragon", "warship"
]
PhaseId = Literal["draw", "movement", "battles", "reposition", "reinforcement", "income"]
Place = Literal["land", "sea", "dungeon"]
Until = Literal["roll", "round", "battle", "turn", "game"]
Side = Literal["own", "enemy"]

REALMS: Final[tuple[RealmId, ...]] = get_args(RealmId)
UNITS: Final[tuple[UnitId, ...]] = get_args(UnitId)
PHASES: Final[tuple[PhaseId, ...]] = get_args(PhaseId)
PLACES: Final[tuple[Place, ...]] = get_args(Place)

Amount = Annotated[int, Meta(ge=0)]
Count = Annotated[int, Meta(ge=1)]
Die = Literal[6, 8, 10, 12, 20]
Several = Meta(min_length=1)
Types = Annotated[tuple[UnitId, ...], Several]


class Units(Struct, frozen=True, forbid_unknown_fields=True):
    """So many units of each type."""

    footsoldier: Amount = 0
    siege_engine: Amount = 0
    fighter: Amount = 0
    wizard: Amount = 0
    monster: Amount = 0
    castle: Amount = 0
    storm_elemental: Amount = 0
    dragon: Amount = 0
    warship: Amount = 0


class Effect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """One thing that a card does; ``kind`` names which."""


class Add(Effect, frozen=True, tag="add"):
    """Add units to one space, or to each of ``lands`` different ones; enemy land so entered is conquered (CN-462).

    ``at`` is used while the owner controls it, ``where`` otherwise; ``aboard`` are cargo of the new Warship; ``unit``
    is what a land "holding" it has; ``per`` counts, and the owner divides the units as it likes.
    """

    units: Units
    where: Literal[
        "controlled",
        "controlled_empty",
        "friendly_land",
        "friendly_sea",
        "battle",
        "empty_enemy_land",
        "land_without_enemies",
        "each_warship",
        "each_border_land",
        "holding",
        "adjacent_sea",
        "own_coast",
    ]
    at: str = ""
    lands: Count = 1
    aboard: Units = Units()
    empty_first: bool = False
    unit: UnitId | None = None
    per: Literal["once", "lost_land"] = "once"


class AddGuardian(Effect, frozen=True, tag="add_guardian"):
    """Lay the next ``n`` guardian tokens, unseen, on an entrance of the owner's choice."""

    n: Count


class Sacrifice(Effect, frozen=True, tag="sacrifice"):
    """Remove ``n`` of one's own units, never castles; what follows on the card happens only if this was paid."""

    n: Count
    coastal: bool = False


class Remove(Effect, frozen=True, tag="remove"):
    """Remove one enemy unit of these types (all if none is named) and of at most this cost from the battle."""

    units: tuple[UnitId, ...] = ()
    max_cost: Amount | None = None


class Replace(Effect, frozen=True, tag="replace"):
    """Replace up to ``n`` units of the battle, own or enemy, by units of another type of the same realm."""

    side: Side
    unit: UnitId
    by: UnitId
    n: Count


class Convert(Effect, frozen=True, tag="convert"):
    """An enemy unit on a land becomes an attacking unit of one's own of the same type."""

    unit: UnitId


class Lose(Effect, frozen=True, tag="lose"):
    """An enemy removes one of its units, not a castle, from a land: the owner chooses the realm, or the land."""

    origin: Literal["bordering_land", "land_beside_wizard"]
    choose: Literal["realm", "land"]


class Transfer(Effect, frozen=True, tag="transfer"):
    """Move up to ``n`` units (0 is any number) without movement; ``toll`` of them are removed instead.

    ``split`` allows several destinations, ``exchange`` both directions; each unit pays ``movement`` points.
    """

    origin: Literal["controlled_land", "friendly_land", "battle", "sea", "own_castle", "anywhere"]
    to: Literal[
        "adjacent",
        "adjacent_friendly",
        "adjacent_friendly_land",
        "adjacent_friendly_sea",
        "friendly_land",
        "friendly_space",
        "own_castle",
    ]
    n: Amount = 0
    side: Side = "own"
    units: tuple[UnitId, ...] = ()
    toll: Amount = 0
    split: bool = False
    exchange: bool = False
    movement: Amount = 0


class Strike(Effect, frozen=True, tag="strike"):
    """A card attack: for each of ``per`` one die against the target, outside any battle (CN-456)."""

    target: Literal["enemy_land", "bordering_lands", "coasts", "lost_lands", "explorers"]
    die: Die
    per: Literal["target", "enemy_unit", "adjacent_monster", "warship", "explorer"] = "target"


class TakeGold(Effect, frozen=True, tag="take_gold"):
    """Take up to ``n`` gold from an enemy realm (CN-468)."""

    n: Count
    victim: Literal["enemy", "enemy_by_warship", "opponent"]


class GainGold(Effect, frozen=True, tag="gain_gold"):
    """Take ``n`` gold from the bank."""

    n: Count


class Trade(Effect, frozen=True, tag="trade"):
    """Gain gold from the bank and give some from it to another realm with a land beside one's Warship."""

    gain: Count
    gift: Count


class ScoreHits(Effect, frozen=True, tag="score_hits"):
    """Score ``n`` hits in the battle without dice; the enemy allots them."""

    n: Count


class HitEach(Effect, frozen=True, tag="hit_each"):
    """Each enemy unit of these types in the battle takes one hit (CN-469)."""

    units: Types


class CancelHits(Effect, frozen=True, tag="cancel_hits"):
    """Up to ``n`` hits against one's own units are cancelled."""

    n: Count
    until: Until


class Reroll(Effect, frozen=True, tag="reroll"):
    """Roll ``n`` missed dice (0 is all) of these own units (all if none is named) again, each once (CN-472)."""

    n: Amount
    units: tuple[UnitId, ...] = ()
    until: Until = "roll"


class SetDie(Effect, frozen=True, tag="set_die"):
    """The unit's own die shows ``n`` without being rolled."""

    n: Count


class AttackAgain(Effect, frozen=True, tag="attack_again"):
    """Units in the land just won may attack one adjacent space in this Battle phase."""


class Revive(Effect, frozen=True, tag="revive"):
    """Pay this gold to put the destroyed unit on a friendly land, not that of the battle."""

    gold: Count


class LastAttack(Effect, frozen=True, tag="last_attack"):
    """The destroyed unit rolls this die at once."""

    die: Die


class Draw(Effect, frozen=True, tag="draw"):
    """Draw ``n`` event cards."""

    n: Count


class LookGuardians(Effect, frozen=True, tag="look_guardians"):
    """Look at all tokens of one entrance in private."""


class LookDeck(Effect, frozen=True, tag="look_deck"):
    """Look at the top ``n`` of one's own event deck and put one of them at the bottom."""

    n: Count


class ExtraDice(Effect, frozen=True, tag="extra_dice"):
    """One unit, of the ability's ``own``, rolls ``n`` more dice, or so many for each enemy unit (CN-464)."""

    n: Count
    die: Die
    until: Until
    per: Literal["once", "enemy_unit"] = "once"


class HitOn(Effect, frozen=True, tag="hit_on"):
    """These own units (all if none is named) hit on ``n`` or more (CN-466)."""

    n: Count
    until: Until
    units: tuple[UnitId, ...] = ()


class FirstStrike(Effect, frozen=True, tag="first_strike"):
    """These own units have First Strike."""

    units: Types
    until: Until = "game"


class DoubleHit(Effect, frozen=True, tag="double_hit"):
    """A die of these own units that shows ``n`` or more scores two hits (CN-471)."""

    units: Types
    n: Count


class Blunt(Effect, frozen=True, tag="blunt"):
    """These enemy units have no First Strike in a battle with one of one's own units ``by``."""

    units: Types
    by: Types


class OnlyRoll(Effect, frozen=True, tag="only_roll"):
    """Only these own units roll; no other unit of either side does."""

    units: Types
    until: Until


class NoRetreat(Effect, frozen=True, tag="no_retreat"):
    """If the owner defends, the attacker cannot retreat."""

    until: Until


class Movement(Effect, frozen=True, tag="movement"):
    """These own units have this movement value."""

    units: Types
    n: Count
    until: Until = "game"


class RunAmok(Effect, frozen=True, tag="run_amok"):
    """These own units have Run Amok."""

    units: Types


class PassEnemies(Effect, frozen=True, tag="pass_enemies"):
    """These own units need not stop in enemy spaces."""

    units: Types


class Fly(Effect, frozen=True, tag="fly"):
    """These own units move like another type."""

    units: Types
    like: UnitId


class Income(Effect, frozen=True, tag="income"):
    """The realm's income is ``n`` higher, before halving (CN-420)."""

    n: Count


class Garrison(Effect, frozen=True, tag="garrison"):
    """Each land that the owner conquers gets these units."""

    units: Units
    until: Until


Instant = (
    Add
    | AddGuardian
    | Sacrifice
    | Remove
    | Replace
    | Convert
    | Lose
    | Transfer
    | Strike
    | TakeGold
    | GainGold
    | Trade
    | ScoreHits
    | HitEach
    | CancelHits
    | Reroll
    | SetDie
    | AttackAgain
    | Revive
    | LastAttack
    | Draw
    | LookGuardians
    | LookDeck
)
Standing = (
    ExtraDice
    | HitOn
    | FirstStrike
    | DoubleHit
    | Blunt
    | OnlyRoll
    | NoRetreat
    | Movement
    | RunAmok
    | PassEnemies
    | Fly
    | Income
    | Garrison
)
Deed = Instant | Standing
Deeds = Annotated[tuple[Deed, ...], Several]
