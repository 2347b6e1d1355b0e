"""A combat under way as a record: who fights whom, the dice of the step, what cards, tiles and essences have changed.
What is done with it is left to the rules of combat."""

from __future__ import annotations

from typing import Final

from taverne.engine.frames import register

from ..box.integer_tables import NONE

CLOVER: Final = 0
RABBIT: Final = 1
WOUNDS_MORE: Final = 2
WOUNDS_LESS: Final = 3
DAMAGE_MORE: Final = 4
DAMAGE_LESS: Final = 5
DICE: Final = 6
CURSED: Final = 7
CURSED_DAMAGE: Final = 8
PLAIN: Final = 9
CHANGES: Final = 10
"""What may be changed: hero rolls, the foe's strength, wounds and damage (more and less apart), the foe's dice; what
the Curses of this step have laid on the hero's roll and damage, so that it can be undone; plain damage from hope."""

PREPARING: Final = 0
INITIATIVE_STEP: Final = 1
FOE_STEP: Final = 2
HERO_STEP: Final = 3

PASSING: Final = 0
LASTING: Final = 1
CLOVERED: Final = 2
"""How long a card that was played lies there: to the end of the combat round, to the end of the combat, to step A of
the foe's next attack (EU-224, EU-225)."""


class Duel:
    """One combat (EU-134 to EU-217).

    Sides        ``seat`` (the hero's), ``master`` (the monster player's, NONE without rivals), ``foe`` (a number of the
                 bestiary), ``space``; ``forced`` (0, 1: the space's own monster), ``damage`` on the foe.
    Course       ``round`` (0 during preparation and initiative), ``step`` (a constant above), ``passed`` (how
                 many have passed in succession), ``struck`` (0, 1: the initiative attack was made).
    Supply       ``gaar`` and ``chaos`` of the foe, ``stolen`` (Gaar it may not use before the next round, EU-345).
    Dice         ``dice`` of the roll at hand, ``strength`` once it is final; ``weapon``: the thing chosen to attack.
    Changes      by the constants above: ``now`` for the attack at hand, ``later`` for the next attack of the foe,
                 ``ahead`` for the next attack of the hero, ``whole`` for the whole combat; ``penalty`` on hero rolls
                 until step A of the foe's next attack; ``guard``: wounds still to be cancelled; ``stun``: attacks the
                 foe still leaves out; ``survive``: the thing, its tile, the use and the next effect of what keeps this
                 attack from killing, or nothing.
    Pieces       ``uncursed`` (0, 1: no Curse works), ``sealed``: things that cannot be used this round, ``spent``:
                 weapons and shields used in this attack.
    Cards        ``played`` in threes: kind, copies, how long it lies there.
    Air, Earth   ``air``, ``earth`` (0, 1) act on this space (EU-145).
    """

    __slots__ = (
        "ahead",
        "air",
        "chaos",
        "damage",
        "dice",
        "earth",
        "foe",
        "forced",
        "gaar",
        "guard",
        "later",
        "master",
        "now",
        "passed",
        "penalty",
        "played",
        "round",
        "sealed",
        "seat",
        "space",
        "spent",
        "step",
        "stolen",
        "strength",
        "struck",
        "stun",
        "survive",
        "uncursed",
        "weapon",
        "whole",
    )

    def __init__(self, seat: int = 0, master: int = NONE, foe: int = NONE, space: int = NONE) -> None:
        self.seat = seat
        self.master = master
        self.foe = foe
        self.space = space
        self.air = self.earth = self.forced = self.damage = self.round = self.step = self.passed = self.struck = 0
        self.gaar = self.chaos = self.stolen = self.strength = 0
        self.penalty = self.guard = self.stun = self.uncursed = 0
        self.weapon = NONE
        self.dice: list[int] = []
        self.sealed: list[int] = []
        self.spent: list[int] = []
        self.survive: list[int] = []
        self.played: list[int] = []
        self.now = [0] * CHANGES
        self.later = [0] * CHANGES
        self.ahead = [0] * CHANGES
        self.whole = [0] * CHANGES

    def clone(self) -> Duel:
        other = Duel(self.seat, self.master, self.foe, self.space)
        other.air = self.air
        other.earth = self.earth
        other.forced = self.forced
        other.damage = self.damage
        other.round = self.round
        other.step = self.step
        other.passed = self.passed
        other.struck = self.struck
        other.gaar = self.gaar
        other.chaos = self.chaos
        other.stolen = self.stolen
        other.strength = self.strength
        other.penalty = self.penalty
        other.guard = self.guard
        other.stun = self.stun
        other.survive = self.survive[:]
        other.uncursed = self.uncursed
        other.weapon = self.weapon
        other.dice = self.dice[:]
        other.sealed = self.sealed[:]
        other.spent = self.spent[:]
        other.played = self.played[:]
        other.now = self.now[:]
        other.later = self.later[:]
        other.ahead = self.ahead[:]
        other.whole = self.whole[:]
        return other

    def change(self, what: int) -> int:
        """Return what the attack at hand and the whole combat add up to."""
        return self.now[what] + self.whole[what]

    def __eq__(self, other: object) -> bool:
        if type(other) is not Duel:
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in Duel.__slots__)

    __hash__ = None  # type: ignore[assignment]


register(Duel)
