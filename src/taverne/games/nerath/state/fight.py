"""A battle under way as a record: who fights where, what was rolled, which hits are owed.
What is done with it is left to the rules, what cards change in it to ``modifiers``."""

from __future__ import annotations

from typing import Final

from taverne.engine.frames import register

from ..box.catalogue import LAND, NONE

WON: Final = 1
LOST: Final = 2
"""How a battle ended for its attacker; a land walked into without a battle is neither won nor lost (CN-191)."""


class Fight:
    """One battle in one space.

    Forces        ``space``, ``place`` (land, sea, dungeon), ``attacker`` (realm); ``force``: the attacking units that
                  take part (cargo that does not fight is left out); defenders are whoever hostile stands in the space;
                  ``guards``: dice left of each guardian token of the entrance, by its place in ``NerathState.tokens``.
    Course        ``round`` (0 before the first), ``opposed`` (0, 1: it was fought, not walked over), ``strike`` (1
                  while the First Strike step goes on), ``rolled``: units that rolled this round.
    Dice          of the step at hand, side by side: ``roller`` (unit, or NONE less the guardian's place), ``whose``
                  and ``what`` (realm and kind of the unit, NONE for a guardian), ``sides``, ``faces`` (0 before the
                  roll), ``again`` (a mask of effects that rolled the die again); those before ``since`` are settled.
    Hits          ``owed`` (against the attacker, against the defender), ``hit``: units that took one in this battle
                  and still stand (a Durable unit, an inactive castle).
    Effects       ``effects`` in fives: card, realm, unit (NONE for all), until (1 roll, 2 round, 3 battle), uses left;
                  ``spent``: cards whose once-a-battle use is gone.
    Losses        ``lost``: units each realm lost this round; ``saved``: units that fought and that a card then took
                  elsewhere; ``parties``: a mask of realms that took part.
    Result        ``reward``: gold of the guardians killed so far; ``result``: WON, LOST or, until it is decided, 0.
    """

    __slots__ = (
        "again",
        "attacker",
        "effects",
        "faces",
        "force",
        "guards",
        "hit",
        "lost",
        "opposed",
        "owed",
        "parties",
        "place",
        "result",
        "reward",
        "rolled",
        "roller",
        "round",
        "saved",
        "sides",
        "since",
        "space",
        "spent",
        "strike",
        "what",
        "whose",
    )

    def __init__(self, space: int = NONE, place: int = LAND, attacker: int = NONE) -> None:
        self.space = space
        self.place = place
        self.attacker = attacker
        self.round = 0
        self.opposed = 0
        self.strike = 0
        self.parties = 0
        self.reward = 0
        self.result = 0
        self.force: list[int] = []
        self.guards: list[list[int]] = []
        self.rolled: list[int] = []
        self.roller: list[int] = []
        self.whose: list[int] = []
        self.what: list[int] = []
        self.sides: list[int] = []
        self.faces: list[int] = []
        self.again: list[int] = []
        self.since = 0
        self.owed = [0, 0]
        self.hit: list[int] = []
        self.effects: list[int] = []
        self.spent: list[int] = []
        self.lost = [0, 0, 0, 0]
        self.saved: list[int] = []

    def clone(self) -> Fight:
        other = Fight(self.space, self.place, self.attacker)
        other.round = self.round
        other.opposed = self.opposed
        other.strike = self.strike
        other.parties = self.parties
        other.reward = self.reward
        other.result = self.result
        other.force = self.force[:]
        other.guards = [dice[:] for dice in self.guards]
        other.rolled = self.rolled[:]
        other.roller = self.roller[:]
        other.whose = self.whose[:]
        other.what = self.what[:]
        other.sides = self.sides[:]
        other.faces = self.faces[:]
        other.again = self.again[:]
        other.since = self.since
        other.owed = self.owed[:]
        other.hit = self.hit[:]
        other.effects = self.effects[:]
        other.spent = self.spent[:]
        other.lost = self.lost[:]
        other.saved = self.saved[:]
        return other

    def __eq__(self, other: object) -> bool:
        if type(other) is not Fight:
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in Fight.__slots__)

    __hash__ = None  # type: ignore[assignment]


register(Fight)
