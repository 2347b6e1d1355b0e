"""An attack of the monster before its dice: what place, gear, band and cards add to it, put together.
What its result comes to is left to ``solver``, what answers it to ``wards``."""

from __future__ import annotations

from typing import Final, NamedTuple

from ..card_play import Strain
from ..combatants import Cover, Foe
from .places import Place

NO_COVER: Final = Cover()


class Attack(NamedTuple):
    """An attack of the monster as far as it is settled before its dice: what is added to them and to the wounds."""

    place: int
    base: int
    more: int
    less: int
    guard: int
    clover: int
    damage_less: int
    law: int
    each: int
    stolen: int


def cover_of(now: Place) -> Cover:
    """Return what covers the hero in the attack at hand."""
    return now.covers[0] if now.covers else NO_COVER


def attack_on(foe: Foe, number: int, now: Place, strain: Strain, law: int, each: int) -> Attack:
    """Return an attack at a place with what cards do to it; ``number`` is that of the place."""
    ahead, cover = now.ahead, cover_of(now)
    return Attack(
        place=number,
        base=ahead.rabbit + cover.rabbit + foe.rabbit + strain.rabbit,
        more=foe.more + max(0, ahead.wounds) + max(0, cover.wounds) + strain.more,
        less=foe.less + max(0, -ahead.wounds) + max(0, -cover.wounds),
        guard=now.guard + cover.guard,
        clover=ahead.clover + cover.clover + strain.clover,
        damage_less=ahead.less + strain.less,
        law=law,
        each=max(each, now.each),
        stolen=strain.steal,
    )
