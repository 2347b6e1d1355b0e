"""The words in which every component of Monster Lands is written: one frozen record per kind of effect.
Holds plain data; what an effect does is left to the rules, its sentence to ``locale``."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

Affinity = Literal["fire", "water", "air", "jungle"]
Colour = Literal["force", "magic", "persuasion"]
Building = Literal["lair", "laboratory", "tavern", "armoury", "pawn_shop", "bazaar", "mine"]
EquipmentType = Literal["weapon", "clothing", "spell"]
Attempt = Literal["mission", "capture", "kill", "conquest"]
Occasion = Literal["capture", "kill", "conquest", "mine"]
Stored = Literal["trap", "defence", "potion", "venom"]
Display = Literal["tavern", "bazaar", "loot"]
Forbidden = Literal["potion", "venom", "defence_talent", "weapon"]

AFFINITIES: Final[tuple[Affinity, ...]] = get_args(Affinity)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
BUILDINGS: Final[tuple[Building, ...]] = get_args(Building)
ATTEMPTS: Final[tuple[Attempt, ...]] = get_args(Attempt)

Amount = Annotated[int, Meta(ge=0)]
Count = Annotated[int, Meta(ge=1)]
Several = Meta(min_length=1)


class Dice(Struct, frozen=True, forbid_unknown_fields=True):
    """So many dice of each colour."""

    force: Amount = 0
    magic: Amount = 0
    persuasion: Amount = 0


class Goods(Struct, frozen=True, forbid_unknown_fields=True):
    """What a clan is paid or pays: points of glory, gold and tokens of its board."""

    glory: Amount = 0
    gold: Amount = 0
    trap: Amount = 0
    defence: Amount = 0
    potion: Amount = 0
    venom: Amount = 0


class Effect(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """One line of a card; ``kind`` names which."""


class Defend(Effect, frozen=True, tag="defend"):
    """``n`` Defence talents: each cancels one hit of a monster of these affinities, once a turn (ML-088)."""

    n: Count
    against: Annotated[tuple[Affinity, ...], Several] = AFFINITIES


class Reroll(Effect, frozen=True, tag="reroll"):
    """Up to ``n`` single-die rerolls on one's own expedition; ``repeat`` lets the same die be taken again."""

    n: Count
    colours: Annotated[tuple[Colour, ...], Several]
    repeat: bool = False
    attempts: Annotated[tuple[Attempt, ...], Several] = ATTEMPTS


class DieBonus(Effect, frozen=True, tag="die_bonus"):
    """Each die of this colour on the expedition counts ``n`` more (or less), in these attempts (ML-156)."""

    colour: Colour
    n: int
    attempts: Annotated[tuple[Attempt, ...], Several] = ATTEMPTS


class TotalBonus(Effect, frozen=True, tag="total_bonus"):
    """The total counts ``n`` more in these attempts; only capture and kill together is damage carried on (ML-165)."""

    n: Count
    attempts: Annotated[tuple[Attempt, ...], Several]


class Redirect(Effect, frozen=True, tag="redirect"):
    """``n`` of the monster's Attack dice are rolled first, against an adjacent mercenary."""

    n: Count


class TrapsToCapture(Effect, frozen=True, tag="traps_to_capture"):
    """A capture takes ``n`` traps instead of one; a mercenary's word outranks the monster's (ML-383)."""

    n: Amount


class Storage(Effect, frozen=True, tag="storage"):
    """The clan board holds ``n`` more of these tokens."""

    item: Stored
    n: Count


class Discount(Effect, frozen=True, tag="discount"):
    """``n`` gold off one purchase in this building, down to 0 (ML-056)."""

    building: Literal["lair", "tavern"]
    n: Count


class Gain(Effect, frozen=True, tag="gain"):
    """Take these goods: when the owner likes, or only on one of the occasions named by ``on``."""

    goods: Goods
    on: tuple[Occasion, ...] = ()


class Brew(Effect, frozen=True, tag="brew"):
    """Take ``n`` tokens, potions and venoms in any mix."""

    n: Count


class GainDice(Effect, frozen=True, tag="gain_dice"):
    """Take these dice into the pool, for this turn."""

    dice: Dice


class BuyDie(Effect, frozen=True, tag="buy_die"):
    """Pay ``gold`` for one die of this colour for this turn, unless the mercenary is assigned."""

    colour: Colour
    gold: Count


class Exchange(Effect, frozen=True, tag="exchange"):
    """Hand in one pool die of the colour ``pay`` and take these dice for this turn; Deployment only."""

    pay: Colour
    take: Dice


class Recolour(Effect, frozen=True, tag="recolour"):
    """Swap one pool die for one of another colour; the old die stays on the card until Cleanup."""


class Take(Effect, frozen=True, tag="take"):
    """Take one face-up card or token of this display for nothing, and refill it."""

    display: Display


class Carry(Effect, frozen=True, tag="carry"):
    """These goods lie on the mercenary's token: usable in battle, kept if it survives."""

    goods: Goods


class TrapDice(Effect, frozen=True, tag="trap_dice"):
    """Once revealed, the trap holds these dice for its expedition; ``protected`` dice cannot be stolen."""

    dice: Dice
    protected: bool = False


class Steal(Effect, frozen=True, tag="steal"):
    """Move up to ``n`` dice of these colours from an adjacent expedition onto the token."""

    n: Count
    colours: Annotated[tuple[Colour, ...], Several]


class Trophy(Effect, frozen=True, tag="trophy"):
    """Kept, it is a trophy of so many points; discarded, it pays ``gold``."""

    points: Count
    gold: Count


class AffinityDice(Effect, frozen=True, tag="affinity_dice"):
    """In a region of this affinity the monster gets ``n`` more Attack dice instead of one."""

    affinity: Affinity
    n: Count


class GateDice(Effect, frozen=True, tag="gate_dice"):
    """At the Citadel Gates the monster gets ``n`` more Attack dice."""

    n: Count


class AutoHit(Effect, frozen=True, tag="auto_hit"):
    """Each attack makes ``n`` more hits without dice; they can be defended."""

    n: Count


class Splash(Effect, frozen=True, tag="splash"):
    """Each attack also rolls ``n`` Attack dice against every mercenary there, the active one included."""

    n: Count


class LastHit(Effect, frozen=True, tag="last_hit"):
    """Killed, the monster makes ``n`` hits on every mercenary there; they can be defended."""

    n: Count


class Forbid(Effect, frozen=True, tag="forbid"):
    """These means cannot be used against the monster."""

    what: Annotated[tuple[Forbidden, ...], Several]


class DrainGlory(Effect, frozen=True, tag="drain_glory"):
    """An attack that wounds costs the mercenary's clan ``n`` glory."""

    n: Count


class Panic(Effect, frozen=True, tag="panic"):
    """At the Gates in Cleanup, ``n`` panic tokens are drawn instead of one."""

    n: Count


class StormGates(Effect, frozen=True, tag="storm_gates"):
    """Drawn, the monster goes to the Gates in place of any other there; the region draws again."""


class Escape(Effect, frozen=True, tag="escape"):
    """Captured in a region, the monster pays its reward and reappears at the Gates."""


Talent = (
    Defend
    | Reroll
    | DieBonus
    | TotalBonus
    | Redirect
    | TrapsToCapture
    | Storage
    | Discount
    | Gain
    | Brew
    | BuyDie
    | Recolour
)
Ability = Defend | Reroll | DieBonus | TotalBonus | Discount | Gain
Power = (
    AffinityDice
    | GateDice
    | AutoHit
    | Splash
    | LastHit
    | Forbid
    | DrainGlory
    | Panic
    | StormGates
    | Escape
    | DieBonus
    | TrapsToCapture
)
TrapEffect = TrapDice | DieBonus | TotalBonus | Steal | Redirect
LootEffect = Reroll | DieBonus | TotalBonus | Gain | Exchange | Take | Trophy
Benefit = GainDice | Gain | Take
Advantage = Defend | Reroll | Carry
SlotEffect = Gain | Brew
