"""Odds asked in words, without a match: somebody with such dice and pieces against such a monster, in such a place.
The answer is that of ``odds``; saying it is left to whoever asks."""

from __future__ import annotations

from typing import Final, NamedTuple

from .box import Box
from .catalogue import GATES, NONE, PLACE_START, REGION_A, Catalogue, catalogue
from .effects import monster_space
from .figures import DIFFICULTIES
from .forecast import Load, opposition, plan_of, with_carried
from .odds import AIMS, ONE, Aim, Front, Odds, Opposition, Plan, conquest_odds
from .state import Table

SIDES: Final = ("a", "b")


class Question(NamedTuple):
    """Who goes where with what.  ``place`` is a list's side and number (``E1-a-2``), ``gates-1``, ``gates-2`` or ""."""

    mercenary: str
    monster: str
    dice: tuple[int, int, int] = (0, 0, 0)
    traps: tuple[str, ...] = ()
    equipment: tuple[str, ...] = ()
    loot: tuple[str, ...] = ()
    defence: int = 0
    potions: int = 0
    venoms: int = 0
    wounded: bool = False
    region: str = ""
    place: str = ""
    difficulty: str = "tutorial"
    turn: int = 1
    damage: int = 0


class Unknown(ValueError):
    """A word of the question that the box does not have: of which sort, which, and what there is."""

    def __init__(self, sort: str, word: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no {sort} {word!r}")
        self.sort = sort
        self.word = word
        self.known = known


class Dead(ValueError):
    """The monster has suffered so much already that it is dead."""

    def __init__(self, kill_value: int) -> None:
        super().__init__(f"a monster that has suffered {kill_value} is dead")
        self.kill_value = kill_value


class Answer(NamedTuple):
    """The plan and the monster as they meet, the odds for each aim, and the chance to conquer once it is beaten."""

    plan: Plan
    foe: Opposition
    odds: dict[Aim, Odds]
    conquer: float


def places(cat: Catalogue) -> tuple[str, ...]:
    """Return the words for places."""
    lists = [f"{tile}-{side}-{n}" for tile in cat.list_ids for side in SIDES for n in range(1, 5)]
    return (*lists, "gates-1", "gates-2")


def find(sort: str, word: str, known: tuple[str, ...]) -> int:
    if word not in known:
        raise Unknown(sort, word, known)
    return known.index(word)


def answer(box: Box, question: Question) -> Answer:
    """Return the exact odds; raise ``Unknown`` for a word that the box does not have, ``Dead`` for a dead monster."""
    cat = catalogue(box)
    level = find("difficulty", question.difficulty, DIFFICULTIES)
    table = Table(box, 0, 2, level, False, False, False)
    table.turn = question.turn
    member = find("mercenary", question.mercenary, cat.member_ids[: cat.hirelings])
    table.wounded[member] = int(question.wounded)
    for word in question.equipment:
        table.wearer[find("equipment", word, cat.gear_ids)] = member
    place, e = _lay_out(table, question)
    monster = find("monster", question.monster, cat.monster_ids)
    table.monsters[monster_space(place)] = monster
    kinds = tuple([find("trap", word, cat.trap_ids) for word in question.traps])
    load = Load(question.dice, kinds, 0, question.defence, question.potions, question.venoms)
    loot = [find("loot", word, cat.loot_ids) for word in question.loot]
    plan = plan_of(table, member, e, with_carried(table, e, load), monster, loot)
    foe = opposition(table, place, monster)
    if question.damage >= foe.kill_value:
        raise Dead(foe.kill_value)
    found = {aim: Front((plan,), 0, foe, aim).odds(question.damage) for aim in AIMS}
    region = table.regions[0]
    value = box.cards.region[region].conquest_value if region != NONE else 0
    conquer = float(conquest_odds((plan.conquest,), (ONE,), value)) if value else 0.0
    return Answer(plan, foe, found, conquer)


def _lay_out(table: Table, question: Question) -> tuple[int, int]:
    """Put region and list in place, and return the place and the expedition."""
    cat = table.cat
    if question.region:
        table.regions[0] = find("region", question.region, cat.region_ids)
    if not question.place:
        return REGION_A, PLACE_START[REGION_A]
    find("place", question.place, places(cat))
    name, _, number = question.place.rpartition("-")
    if name == "gates":
        return GATES, PLACE_START[GATES] + int(number) - 1
    tile, _, side = name.rpartition("-")
    table.lists[0] = 2 * cat.list_ids.index(tile) + SIDES.index(side)
    return REGION_A, PLACE_START[REGION_A] + int(number) - 1
