"""What the 110 cards do, as flat tables by the number of the card: their timing, their effects, what they change.
The words are those of ``abilities`` and ``vocabulary``; carrying effects out is left to the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from taverne.engine.frames import Flow

from .abilities import Action, Modifier, Property, Reaction, Trigger
from .pieces import Event, Treasure, count_of
from .vocabulary import (
    PHASES,
    PLACES,
    UNITS,
    Blunt,
    Deed,
    DoubleHit,
    Effect,
    ExtraDice,
    FirstStrike,
    Fly,
    Garrison,
    HitOn,
    Income,
    Movement,
    NoRetreat,
    OnlyRoll,
    PassEnemies,
    Reroll,
    RunAmok,
    SetDie,
    TakeGold,
    UnitId,
)

NONE: Final = -1
ANY: Final = 0
OWN: Final = 1
ENEMY: Final = 2
ATTACKER: Final = 1
DEFENDER: Final = 2

FOR_ROLL: Final = 1
FOR_ROUND: Final = 2
FOR_BATTLE: Final = 3
UNTIL: Final = {"roll": FOR_ROLL, "round": FOR_ROUND, "battle": FOR_BATTLE}
"""How long an effect of a battle lasts, as it stands in ``Fight.effects``."""

EVERY_KIND: Final = (1 << len(UNITS)) - 1
IN_BATTLE: Final = frozenset(
    (
        "battle_start",
        "round_start",
        "first_strike",
        "before_roll",
        "after_roll",
        "round_losses",
        "round_end",
        "battle_end",
        "battle_won",
        "land_won",
    )
)
"""Windows in which only a realm that takes part in the battle plays event cards (CN-443)."""


def kinds(units: Sequence[UnitId]) -> int:
    """Return types of unit as a mask."""
    return sum(1 << UNITS.index(unit) for unit in units)


class Verb:
    """What the rules do for effects of one kind: ``may(state, realm, card, effect)`` says whether one would do anything
    for a realm that plays the card, ``run(state, playing, effect)`` does it.  Neither: it is never carried out."""

    __slots__ = ("may", "run")

    def __init__(
        self,
        may: Callable[..., bool] | None = None,
        run: Callable[..., Flow] | None = None,
    ) -> None:
        self.may = may
        self.run = run


Verbs: TypeAlias = Mapping[type[Effect], Verb]
"""The verbs by their records; the table is in ``rules.verbs``."""


class Timing:
    """When a card may be played or used: the conditions of its ability in numbers.

    ``window`` is "" for what nobody is asked about; ``own`` and ``enemy`` are masks of types, 0 for no condition.
    """

    __slots__ = ("action", "battle", "count", "enemy", "limit", "own", "phase", "place", "side", "turn", "window")

    def __init__(self, ability: Property | None) -> None:
        self.window = ""
        self.action = isinstance(ability, Action)
        self.turn = OWN if self.action else ANY
        self.phase = NONE
        self.side = ANY
        self.place = (1 << len(PLACES)) - 1
        self.own = self.enemy = 0
        self.count = 1
        self.limit = "turn" if self.action else "card"
        self.battle = False
        if isinstance(ability, Action):
            self.window = ability.at
            if ability.at == "movement":
                self.limit = ""
        elif isinstance(ability, Reaction):
            self._reaction(ability)

    def _reaction(self, ability: Reaction) -> None:
        self.window = ability.window
        self.battle = ability.window in IN_BATTLE
        self.turn = ("any", "own", "enemy").index(ability.turn)
        self.phase = PHASES.index(ability.phase) + 1 if ability.phase is not None else NONE
        self.side = ("either", "attacker", "defender").index(ability.side)
        self.place = sum(1 << PLACES.index(place) for place in ability.place)
        self.own = kinds(ability.own)
        self.enemy = kinds(ability.enemy)
        self.count = ability.count
        self.limit = ability.once


class Decks:
    """The abilities of all cards, events first, then treasures.

    ``deeds`` are the effects, a treasure's power (``powers`` of them) before its property, ``verbs`` what they do; the
    other tables hold what standing effects change: masks of types of unit and the number that goes with them.
    """

    def __init__(self, events: tuple[Event, ...], treasures: tuple[Treasure, ...], verbs: Verbs) -> None:
        abilities: list[Property | None] = [card.ability for card in events]
        abilities += [card.ability for card in treasures]
        self.abilities = tuple(abilities)
        powers: list[tuple[Deed, ...]] = [() for _ in events]
        powers += [card.power for card in treasures]
        self.powers = tuple(len(power) for power in powers)
        self.deeds: tuple[tuple[Deed, ...], ...] = tuple(
            (*power, *(ability.do if ability is not None else ()))
            for power, ability in zip(powers, abilities, strict=True)
        )
        self.verbs = tuple(tuple(verbs[type(deed)] for deed in deeds) for deeds in self.deeds)
        self.timing = tuple(Timing(ability) for ability in abilities)
        self.pick_one = tuple(isinstance(ability, Action) and ability.pick == "one" for ability in abilities)
        self.lay_windows: tuple[tuple[str, ...], ...] = (*(() for _ in events), *(card.windows for card in treasures))
        self.modifies = tuple(isinstance(ability, Modifier) for ability in abilities)
        self.on = tuple(ability.on if isinstance(ability, Trigger) else "" for ability in abilities)
        self.losses = min((timing.count for timing in self.timing if timing.window == "round_losses"), default=0)
        """How many units must be lost in a round for anybody to answer that (CN-494)."""
        self._standing(len(abilities))

    def _standing(self, cards: int) -> None:
        self.first_strike = [0] * cards
        self.hit_mask = [0] * cards
        self.hit_on = [0] * cards
        self.double_mask = [0] * cards
        self.double_from = [0] * cards
        self.blunted = [0] * cards
        self.blunted_by = [0] * cards
        self.only_roll = [0] * cards
        self.no_retreat = [False] * cards
        self.move_mask = [0] * cards
        self.movement = [0] * cards
        self.run_amok = [0] * cards
        self.passing = [0] * cards
        self.flying = [0] * cards
        self.income = [0] * cards
        self.plunder = [0] * cards
        self.garrison: list[tuple[int, ...]] = [()] * cards
        self.extra: list[tuple[int, ...]] = [()] * cards
        self.set_die = [0] * cards
        self.reroll_mask = [0] * cards
        self.reroll_bit = [0] * cards
        for card, deeds in enumerate(self.deeds):
            for deed in deeds:
                self._battle_deed(card, deed)
                self._board_deed(card, deed)

    def _battle_deed(self, card: int, deed: Deed) -> None:
        """Enter what an effect changes in battles."""
        match deed:
            case FirstStrike():
                self.first_strike[card] = kinds(deed.units)
            case HitOn():
                self.hit_mask[card] = kinds(deed.units) or EVERY_KIND
                self.hit_on[card] = deed.n
            case DoubleHit():
                self.double_mask[card] = kinds(deed.units)
                self.double_from[card] = deed.n
            case Blunt():
                self.blunted[card] = kinds(deed.units)
                self.blunted_by[card] = kinds(deed.by)
            case OnlyRoll():
                self.only_roll[card] = kinds(deed.units)
            case NoRetreat():
                self.no_retreat[card] = True
            case ExtraDice():
                self.extra[card] = (deed.die,) * deed.n
            case SetDie():
                self.set_die[card] = deed.n
            case Reroll():
                self.reroll_bit[card] = 1 << sum(map(bool, self.reroll_bit))
                self.reroll_mask[card] = kinds(deed.units) or EVERY_KIND

    def _board_deed(self, card: int, deed: Deed) -> None:
        """Enter what an effect changes outside battles."""
        match deed:
            case Movement():
                self.move_mask[card] = kinds(deed.units)
                self.movement[card] = deed.n
            case RunAmok():
                self.run_amok[card] = kinds(deed.units)
            case PassEnemies():
                self.passing[card] = kinds(deed.units)
            case Fly():
                self.flying[card] = kinds(deed.units)
            case Income():
                self.income[card] = deed.n
            case Garrison():
                self.garrison[card] = tuple(
                    kind for kind, unit in enumerate(UNITS) for _ in range(count_of(deed.units, unit))
                )
            case TakeGold() if self.on[card] == "conquest":
                self.plunder[card] = deed.n
