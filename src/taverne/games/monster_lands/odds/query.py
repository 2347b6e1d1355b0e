"""Odds asked in words, without a match: somebody with such dice and pieces against such a monster, in such a place.
Reckoning is left to ``odds``, saying it to the words of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from taverne.engine.reports.odds import OddsError, OddsField, OddsLine, number_of, words_of

from ..box.catalogue import GATES, NONE, PLACE_START, REGION_A, Catalogue
from ..box.figures import DIFFICULTIES
from ..box.load import Box
from ..box.vocabulary import COLOURS
from ..rules.battle.effects import monster_space
from ..rules.new_state import new_state
from ..rules.verbs import catalogue
from ..state.game_state import LandsState
from .battle_odds import AIMS, ONE, Aim, Front, Odds, Opposition, Plan, conquest_odds
from .forecast import Load, opposition, plan_of, with_carried

FIELDS: Final = (
    OddsField("mercenary", shape="ID"),
    OddsField("monster", shape="ID"),
    OddsField("dice", shape="COLOUR=N,..."),
    OddsField("traps", shape="ID,..."),
    OddsField("equipment", shape="ID,..."),
    OddsField("loot", shape="ID,..."),
    OddsField("defence", 0),
    OddsField("potions", 0),
    OddsField("venoms", 0),
    OddsField("wounded", False),
    OddsField("region", shape="ID"),
    OddsField("expedition", shape="PLACE"),
    OddsField("difficulty", "tutorial", shape="LEVEL"),
    OddsField("turn", 1, low=1, high=6),
    OddsField("damage", 0),
)
"""What a question in words may say; ``Question`` has them in the same order."""
MOST_DICE: Final = 20
"""Of one colour; more never lie on an expedition."""
EXAMPLE: Final = (
    "taverne odds monster_lands --mercenary taroa --dice force=3,magic=1 --monster krinx --traps F2 --defence 1"
)


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


class Answer(NamedTuple):
    """The plan and the monster as they meet, the odds for each aim, and the chance to conquer once it is beaten."""

    plan: Plan
    foe: Opposition
    odds: dict[Aim, Odds]
    conquer: float


def places(cat: Catalogue) -> tuple[str, ...]:
    """Return the words for places."""
    lists = [f"{side}-{n}" for side in cat.side_names for n in range(1, 5)]
    return (*lists, "gates-1", "gates-2")


def answer(box: Box, question: Question) -> Answer:
    """Return the exact odds; raise ``OddsError`` for words the box does not have, and a dead monster."""
    cat = catalogue(box)
    level = number_of("difficulty", question.difficulty, DIFFICULTIES)
    state = new_state(box, 2, level)
    state.turn = question.turn
    member = number_of("mercenary", question.mercenary, cat.member_ids[: cat.hirelings])
    state.wounded[member] = int(question.wounded)
    for word in question.equipment:
        state.wearer[number_of("equipment", word, cat.gear_ids)] = member
    place, e = _lay_out(state, question)
    monster = number_of("monster", question.monster, cat.monster_ids)
    state.monsters[monster_space(place)] = monster
    kinds = tuple([number_of("trap", word, cat.trap_ids) for word in question.traps])
    load = Load(question.dice, kinds, 0, question.defence, question.potions, question.venoms)
    loot = [number_of("loot", word, cat.loot_ids) for word in question.loot]
    plan = plan_of(state, member, e, with_carried(state, e, load), monster, loot)
    foe = opposition(state, place, monster)
    if question.damage >= foe.kill_value:
        raise OddsError("odds-dead", {"n": foe.kill_value})
    found = {aim: Front((plan,), 0, foe, aim).odds(question.damage) for aim in AIMS}
    region = state.regions[0]
    value = box.cards.region[region].conquest_value if region != NONE else 0
    conquer = float(conquest_odds((plan.conquest,), (ONE,), value)) if value else 0.0
    return Answer(plan, foe, found, conquer)


def _lay_out(state: LandsState, question: Question) -> tuple[int, int]:
    """Put region and list in place, and return the place and the expedition."""
    cat = state.cat
    if question.region:
        state.regions[0] = number_of("region", question.region, cat.region_ids)
    if not question.place:
        return REGION_A, PLACE_START[REGION_A]
    number_of("place", question.place, places(cat))
    name, _, number = question.place.rpartition("-")
    if name == "gates":
        return GATES, PLACE_START[GATES] + int(number) - 1
    state.lists[0] = cat.side_names.index(name)
    return REGION_A, PLACE_START[REGION_A] + int(number) - 1


# In words


def battle(box: Box, asked: Mapping[str, Any]) -> tuple[OddsLine, ...]:
    """Return the chances for each aim, a line each."""
    if not asked["mercenary"] or not asked["monster"]:
        raise OddsError("odds-who", {"command": EXAMPLE})
    read = {**asked, "dice": _dice(asked["dice"])}
    read |= {name: words_of(asked[name]) for name in ("traps", "equipment", "loot")}
    found = answer(box, Question(*[read[field.key] for field in FIELDS]))
    who, beast = f"mercenary-{asked['mercenary']}", f"monster-{asked['monster']}"
    dice = {"dice": sum(found.plan.roll.dice), "attack": found.foe.dice}
    lines = [OddsLine("odds-battle", {"who": who, "monster": beast, **dice})]
    for aim in AIMS:
        odds = found.odds[aim]
        chances = {"survive": float(odds.survive), "capture": float(odds.capture), "kill": float(odds.kill)}
        lines.append(OddsLine("odds-aim", {"aim": f"odds-aim-{aim}"}, chances, indent=1))
    if asked["region"]:
        lines.append(OddsLine("odds-conquer", chances={"chance": found.conquer}, indent=1))
    return tuple(lines)


def _dice(text: str) -> tuple[int, int, int]:
    """Return the dice of ``force=3,magic=1``."""
    counts = dict.fromkeys(COLOURS, 0)
    for part in words_of(text):
        colour, _, n = part.partition("=")
        if colour not in counts or not (n.isascii() and n.isdigit()) or int(n) > MOST_DICE:
            raise OddsError("odds-dice", {"text": part[:80]})
        counts[colour] = int(n)
    return counts["force"], counts["magic"], counts["persuasion"]
