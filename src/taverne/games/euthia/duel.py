"""A combat under way as a record: who fights whom, the dice of the step, what cards, tiles and essences have changed.
What is done with it is left to the rules of combat."""

from __future__ import annotations

from taverne.engine.frames import register

from .tables import NONE


class Duel:
    """One combat (EU-134 to EU-217).

    Sides        ``seat`` (the hero's), ``master`` (the monster player's, NONE without rivals), ``foe`` (a number of the
                 bestiary), ``space``; ``forced`` (0, 1: the space's own monster), ``damage`` on the foe.
    Course       ``round`` (0 during preparation and initiative), ``step`` (a word of ``rules.combat``), ``passed`` (who
                 has passed in succession), ``struck`` (0, 1: the initiative attack was made).
    Supply       ``gaar`` and ``chaos`` of the foe, ``stolen`` (Gaar it may not use before the next round, EU-345).
    Dice         ``dice`` (those of the roll at hand), ``bonus`` (what was added to it so far), ``strength`` once final;
                 ``weapon``: the tile chosen for the attack (a thing), ``fewer``: dice the foe rolls less.
    Changes      ``wounds_more``, ``wounds_less``, ``damage_more``, ``damage_less`` of the attack at hand; ``penalty``
                 on hero rolls until step A of the next monster attack, ``next_roll`` on the next hero attack;
                 ``guard``: wounds still to be cancelled; ``stun``: attacks the foe still leaves out;
                 ``uncursed`` (0, 1: no Curse works); ``sealed``: things that cannot be used this round.
    Cards        ``played`` in threes: kind, copies, 1 if it stays for its continuous effect.
    Air, Earth   ``air``, ``earth`` (0, 1) act on this space (EU-145).
    """

    __slots__ = (
        "air",
        "bonus",
        "chaos",
        "damage",
        "damage_less",
        "damage_more",
        "dice",
        "earth",
        "fewer",
        "foe",
        "forced",
        "gaar",
        "guard",
        "master",
        "next_roll",
        "passed",
        "penalty",
        "played",
        "round",
        "sealed",
        "seat",
        "space",
        "step",
        "stolen",
        "strength",
        "struck",
        "stun",
        "uncursed",
        "weapon",
        "wounds_less",
        "wounds_more",
    )

    def __init__(self, seat: int = 0, master: int = NONE, foe: int = NONE, space: int = NONE) -> None:
        self.seat = seat
        self.master = master
        self.foe = foe
        self.space = space
        self.air = self.earth = self.forced = self.damage = self.round = self.step = self.passed = self.struck = 0
        self.gaar = self.chaos = self.stolen = self.bonus = self.strength = self.fewer = 0
        self.wounds_more = self.wounds_less = self.damage_more = self.damage_less = 0
        self.penalty = self.next_roll = self.guard = self.stun = self.uncursed = 0
        self.weapon = NONE
        self.dice: list[int] = []
        self.sealed: list[int] = []
        self.played: list[int] = []

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
        other.bonus = self.bonus
        other.strength = self.strength
        other.fewer = self.fewer
        other.wounds_more = self.wounds_more
        other.wounds_less = self.wounds_less
        other.damage_more = self.damage_more
        other.damage_less = self.damage_less
        other.penalty = self.penalty
        other.next_roll = self.next_roll
        other.guard = self.guard
        other.stun = self.stun
        other.uncursed = self.uncursed
        other.weapon = self.weapon
        other.dice = self.dice[:]
        other.sealed = self.sealed[:]
        other.played = self.played[:]
        return other

    def __eq__(self, other: object) -> bool:
        if type(other) is not Duel:
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in Duel.__slots__)

    __hash__ = None  # type: ignore[assignment]


register(Duel)
