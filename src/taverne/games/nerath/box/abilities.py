"""The four kinds of ability a card of Conquest of Nerath may have: when its effects happen, and who decides.
Holds plain data; the effects are in ``vocabulary``, the windows are opened by the rules."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct

from .vocabulary import PLACES, Count, Deeds, PhaseId, Place, Several, Standing, UnitId

Turn = Literal["any", "own", "enemy"]
Window = Literal[
    "any_time",
    "phase",
    "phase_end",
    "battle_start",
    "round_start",
    "first_strike",
    "before_roll",
    "after_roll",
    "hits",
    "round_losses",
    "round_end",
    "battle_end",
    "battle_won",
    "land_won",
    "destroyed",
    "exploration",
]
Occasion = Literal["drawn", "battle_start", "conquest", "lost_in_battle", "reinforcement_start"]
PlayWindow = Literal["any_time", "turn_start", "battle_start", "game_round_end"]


class Ability(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    """What a card does and when; ``kind`` names which of the four it is."""


class Action(Ability, frozen=True, kw_only=True, tag="action"):
    """Used by the owner in this part of its own turn; ``pick`` one effect or all, every turn if a property."""

    at: Literal["turn_start", "draw", "movement"]
    do: Deeds
    optional: bool = False
    pick: Literal["all", "one"] = "all"


class Reaction(Ability, frozen=True, kw_only=True, tag="reaction"):
    """Asked for in a window, if the turn, the battle and the units in it (one of each list) are as said.

    ``phase`` narrows the windows of phases, ``count`` is how many units must be lost; ``once`` limits a property.
    """

    window: Window
    do: Deeds
    turn: Turn = "any"
    phase: PhaseId | None = None
    side: Literal["either", "attacker", "defender"] = "either"
    place: Annotated[tuple[Place, ...], Several] = PLACES
    own: tuple[UnitId, ...] = ()
    enemy: tuple[UnitId, ...] = ()
    count: Count = 1
    once: Literal["card", "battle", "turn"] = "card"


class Trigger(Ability, frozen=True, kw_only=True, tag="trigger"):
    """Happens by itself on an occasion; ``castle`` asks for a castle in the land of the battle."""

    on: Occasion
    do: Deeds
    turn: Turn = "any"
    own: tuple[UnitId, ...] = ()
    castle: bool = False


class Modifier(Ability, frozen=True, kw_only=True, tag="modifier"):
    """Counts by itself as long as the card is in play."""

    do: Annotated[tuple[Standing, ...], Several]


EventAbility = Action | Reaction | Trigger
Property = Action | Reaction | Trigger | Modifier
