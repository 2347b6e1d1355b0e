"""A battle under way as records: who fights where, what was rolled, which hits are owed, what cards do in it.
What is done with it is left to the rules, what cards change in it to ``modifiers``."""

from __future__ import annotations

from typing import Final

from taverne.engine.records import Record, record

from ..box.catalogue import LAND, NONE

WON: Final = 1
LOST: Final = 2
"""How a battle ended for its attacker; a land walked into without a battle is neither won nor lost (CN-191)."""


@record
class Die(Record):
    """One die of the step at hand: of which realm and kind of unit (NONE for a guardian), and what it shows."""

    realm: int
    kind: int
    sides: int
    face: int = 0
    """0 before the roll."""
    again: int = 0
    """A mask of effects that rolled it again."""
    guard: int = NONE
    """The place of the guardian that rolls it."""


@record
class CardEffect(Record):
    """What a card does in the battle: for one unit or for all of its realm, and until when (``FOR_ROLL`` ...)."""

    card: int
    realm: int
    unit: int
    until: int
    uses: int = 0
    """Uses left; less than 0 for those that rest until the next step."""


@record(frozen=True)
class Loss:
    """A unit that was just destroyed, and where."""

    realm: int
    kind: int
    space: int


@record
class Fight(Record):
    """One battle in one space.

    Forces        ``space``, ``place`` (land, sea, dungeon), ``attacker`` (realm); ``force``: the attacking units that
                  take part (cargo that does not fight is left out); defenders are whoever hostile stands in the space;
                  ``guards``: dice left of each guardian token of the entrance, by its place in ``NerathState.tokens``.
    Course        ``round`` (0 before the first), ``opposed`` (0, 1: it was fought, not walked over), ``strike`` (1
                  while the First Strike step goes on), ``rolled``: units that rolled this round.
    Dice          ``dice`` of the step at hand; those before ``since`` are settled.
    Hits          ``owed`` (against the attacker, against the defender), ``hit``: units that took one in this battle
                  and still stand (a Durable unit, an inactive castle).
    Effects       ``effects`` of cards; ``spent``: cards whose once-a-battle use is gone.
    Losses        ``lost``: units each realm lost this round; ``saved``: units that fought and that a card then took
                  elsewhere; ``parties``: a mask of realms that took part.
    Result        ``reward``: gold of the guardians killed so far; ``result``: WON, LOST or, until it is decided, 0.
    """

    space: int = NONE
    place: int = LAND
    attacker: int = NONE
    round: int = 0
    opposed: int = 0
    strike: int = 0
    parties: int = 0
    reward: int = 0
    result: int = 0
    since: int = 0
    force: list[int] = []
    guards: list[list[int]] = []
    rolled: list[int] = []
    dice: list[Die] = []
    owed: list[int] = [0, 0]
    hit: list[int] = []
    effects: list[CardEffect] = []
    spent: list[int] = []
    lost: list[int] = [0, 0, 0, 0]
    saved: list[int] = []
