"""The words in which every piece of Euthia says what it does: one record per effect, with its condition and its price.
Plain data; when an effect works is in ``abilities``, what it does is left to the rules, its text to ``written``."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from .terms import (
    ActionId,
    Amount,
    Change,
    Condition,
    Count,
    ElementId,
    GemId,
    Give,
    Level,
    Per,
    PileId,
    Several,
    Storable,
)


class Effect(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    """One thing that a piece does; ``kind`` names which. It happens ``when`` its condition holds and ``pay`` is paid
    (always optional), its numbers counted once or ``per`` something."""

    when: Condition = "always"
    per: Per = "once"
    pay: Give | None = None


# Gains and losses


class Gain(Effect, frozen=True, tag="gain"):
    """Take so much of each; silver and gold cards are drawn."""

    rep: Amount = 0
    gold: Amount = 0
    gaar: Amount = 0
    dwurt: Amount = 0
    silver: Amount = 0
    gold_cards: Amount = 0
    potions: Amount = 0


class Lose(Effect, frozen=True, tag="lose"):
    """Give so much of each back to the supply, as far as one has it."""

    gold: Amount = 0
    gaar: Amount = 0


class Gem(Effect, frozen=True, tag="gem"):
    """Take ``n`` gems, each of a kind in ``of``; ``common`` stands for the six common kinds."""

    of: Annotated[tuple[GemId | Literal["common"], ...], Several]
    n: Count = 1


class Essence(Effect, frozen=True, tag="essence"):
    """Take ``n`` essences, each of an element in ``of``; of any if none is named."""

    of: tuple[ElementId, ...] = ()
    n: Count = 1


class Treasure(Effect, frozen=True, tag="treasure"):
    """Draw ``n`` treasure tiles of the level, as if found."""

    level: Level
    n: Count = 1


class Resource(Effect, frozen=True, tag="resource"):
    """Draw ``n`` natural resources; in a mine of its terrain, elsewhere of a terrain of one's choice."""

    n: Count = 1


class RewardTile(Effect, frozen=True, tag="reward_tile"):
    """Take the top reward tile of the pile."""

    pile: PileId


class Take(Effect, frozen=True, tag="take"):
    """Take the tile named."""

    tile: str


class Purge(Effect, frozen=True, tag="purge"):
    """Discard so many cards from the top of the solo reserves."""

    silver: Amount = 0
    gold_cards: Amount = 0


# Body


class Heal(Effect, frozen=True, tag="heal"):
    """The hero regains ``n`` health."""

    n: Count


class Wound(Effect, frozen=True, tag="wound"):
    """The hero suffers ``n`` plain wounds at once, unless he pays ``instead``."""

    n: Count
    instead: Give | None = None


class Health(Effect, frozen=True, tag="health"):
    """Maximum health is ``n`` higher while the tile lies there."""

    n: Count


class Survive(Effect, frozen=True, tag="survive"):
    """If the wounds of this attack would kill, 1 health is left, and only then do the effects behind it happen."""


class Death(Effect, frozen=True, tag="death"):
    """The hero's health becomes 0 at once."""


# On the road


class Move(Effect, frozen=True, tag="move"):
    """Take ``n`` movement points."""

    n: Count


class Teleport(Effect, frozen=True, tag="teleport"):
    """Be put on a space at distance ``n`` or less; several in one use are one jump of their sum."""

    n: Count


class Action(Effect, frozen=True, tag="action"):
    """Take such an action without its token."""

    action: ActionId


class Cart(Effect, frozen=True, tag="cart"):
    """In this Mining action draw more tiles and keep one."""


class Discount(Effect, frozen=True, tag="discount"):
    """One purchase of this Trade action costs ``n`` less, not below 0; scoring counts the printed price."""

    n: Count


class Renewal(Effect, frozen=True, tag="renewal"):
    """Renew the offer of the visited post for nothing."""


class Refresh(Effect, frozen=True, tag="refresh"):
    """Unengage up to ``n`` other tiles, none that can refresh itself."""

    n: Count


class Store(Effect, frozen=True, tag="store"):
    """While the tile lies in a sack it holds ``n`` pieces of these sorts (item: any but a backpack or satchel)."""

    what: Annotated[tuple[Storable, ...], Several]
    n: Count


class HandLimit(Effect, frozen=True, tag="hand_limit"):
    """The hand limit outside combat is ``n`` higher."""

    n: Count


class Transmute(Effect, frozen=True, tag="transmute"):
    """Change up to ``n`` own essences into another kind."""

    n: Count


class Shift(Effect, frozen=True, tag="shift"):
    """Move up to ``n`` essences between own tiles and the gem slots of the board."""

    n: Count


# Dice


class Clover(Effect, frozen=True, tag="clover"):
    """Hero rolls change by ``n``."""

    n: Change


class Rabbit(Effect, frozen=True, tag="rabbit"):
    """The monster's strength changes by ``n``."""

    n: Change


class NextRoll(Effect, frozen=True, tag="next_roll"):
    """The hero's next combat strength changes by ``n``."""

    n: Change


class Reroll(Effect, frozen=True, tag="reroll"):
    """Roll up to ``n`` of the hero's dice again."""

    n: Count


class TurnDie(Effect, frozen=True, tag="turn_die"):
    """Turn up to ``n`` of the hero's dice to the opposite face."""

    n: Count


class DwurtDie(Effect, frozen=True, tag="dwurt_die"):
    """The Dwurt die changes by ``n``, within its faces."""

    n: Change


# Combat


class Damage(Effect, frozen=True, tag="damage"):
    """The monster takes ``n`` plain damage."""

    n: Count


class DamagePlus(Effect, frozen=True, tag="damage_plus"):
    """The damage of an attack changes by ``n``: more only if there is some, less after all else, not below 0."""

    n: Change


class WoundsPlus(Effect, frozen=True, tag="wounds_plus"):
    """The wounds of a monster attack change by ``n``: more only if there are some, less after all else, not below 0."""

    n: Change


class Guard(Effect, frozen=True, tag="guard"):
    """Cancel the next ``n`` wounds of this combat, after all other changes."""

    n: Count


class MonsterDice(Effect, frozen=True, tag="monster_dice"):
    """The monster rolls ``n`` dice fewer, at least one."""

    n: Count


class Stun(Effect, frozen=True, tag="stun"):
    """The monster leaves out its next ``n`` attacks."""

    n: Count


class Drain(Effect, frozen=True, tag="drain"):
    """The monster loses Gaar, Chaos and random cards of its player's hand (gold, then silver reserve without one)."""

    gaar: Amount = 0
    chaos: Amount = 0
    cards: Amount = 0


class BlockCurse(Effect, frozen=True, tag="block_curse"):
    """Cancel the Curses of this step, at preparation those of the whole combat; not in the initiative attack."""


class Immune(Effect, frozen=True, tag="immune"):
    """The powers of the element do not touch the hero; ``stored``: of those whose essences lie on the tile."""

    element: ElementId | Literal["stored"]


# The monster's own


class Regenerate(Effect, frozen=True, tag="regenerate"):
    """The monster loses up to ``n`` damage tokens."""

    n: Count


class MonsterDraw(Effect, frozen=True, tag="monster_draw"):
    """The monster player draws so many cards; without one they go to the reserves."""

    silver: Amount = 0
    gold_cards: Amount = 0


class Steal(Effect, frozen=True, tag="steal"):
    """Up to ``n`` Gaar (Skoldur: Dwurt) pass from the hero to the monster."""

    n: Count


class Seal(Effect, frozen=True, tag="seal"):
    """The monster player names ``n`` unengaged abilities that cannot be used this combat round; ``engage`` them too."""

    n: Count
    engage: bool = False


Reward = Gain | Gem | Essence | Treasure | Resource | RewardTile | Take | Purge | Heal
HeroDeed = (
    Gain
    | Gem
    | Essence
    | Resource
    | Heal
    | Health
    | Survive
    | Move
    | Teleport
    | Action
    | Cart
    | Discount
    | Renewal
    | Refresh
    | Store
    | HandLimit
    | Transmute
    | Shift
    | Clover
    | Rabbit
    | NextRoll
    | Reroll
    | TurnDie
    | DwurtDie
    | Damage
    | DamagePlus
    | WoundsPlus
    | Guard
    | MonsterDice
    | Stun
    | Drain
    | BlockCurse
    | Immune
)
MonsterDeed = (
    Clover | Rabbit | NextRoll | DamagePlus | WoundsPlus | Wound | Death | Regenerate | MonsterDraw | Steal | Seal
)
TrialDeed = Gain | Gem | Essence | Heal | Wound
Blow = Wound | Lose
Deed = Reward | HeroDeed | MonsterDeed | Blow
Rewards = Annotated[tuple[Reward, ...], Several]
HeroDeeds = Annotated[tuple[HeroDeed, ...], Several]
