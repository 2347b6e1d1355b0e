"""A combat under way as a record: who fights whom, the dice of the step, what cards, tiles and essences have changed.
What is done with it is left to the rules of combat."""

from __future__ import annotations

from typing import Final

from taverne.engine.records import Record, record

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


@record(frozen=True)
class CardSet(Record):
    """Equal cards that were laid together.

    ``stays``: how long they lie there, by the constants above; in the reserves of a monster, their metal.
    """

    card: int
    copies: int
    stays: int


@record(frozen=True)
class Rescue(Record):
    """What keeps a hero from being killed: a thing and its tile, which of its uses, and the effect it goes on with."""

    thing: int
    tile: int
    use: int
    effect: int


@record
class Duel(Record):
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
                 foe still leaves out; ``survive``: what keeps this attack from killing , or None.
    Pieces       ``uncursed`` (0, 1: no Curse works), ``sealed``: things that cannot be used this round, ``spent``:
                 weapons and shields used in this attack.
    Cards        ``played``: sets of cards that lie by the foe, in the order in which they were played.
    Air, Earth   ``air``, ``earth`` (0, 1) act on this space (EU-145).
    """

    seat: int = 0
    master: int = NONE
    foe: int = NONE
    space: int = NONE
    air: int = 0
    earth: int = 0
    forced: int = 0
    damage: int = 0
    round: int = 0
    step: int = PREPARING
    passed: int = 0
    struck: int = 0
    gaar: int = 0
    chaos: int = 0
    stolen: int = 0
    strength: int = 0
    penalty: int = 0
    guard: int = 0
    stun: int = 0
    uncursed: int = 0
    weapon: int = NONE
    dice: list[int] = []
    sealed: list[int] = []
    spent: list[int] = []
    survive: Rescue | None = None
    played: list[CardSet] = []
    now: list[int] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    later: list[int] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    ahead: list[int] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    whole: list[int] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

    def lasting_cards(self) -> list[int]:
        """Return the kinds of cards that lie there to the end of the combat, each once (EU-224)."""
        return sorted({one.card for one in self.played if one.stays == LASTING})

    def change(self, what: int) -> int:
        """Return what the attack at hand and the whole combat add up to."""
        return self.now[what] + self.whole[what]
