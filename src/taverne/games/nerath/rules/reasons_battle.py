"""Why a battle, a loss, a retreat or a Run Amok cannot be as somebody wants it: the key of a sentence and the rule.
What is legal is left to ``battles``, ``casualties``, ``retreat`` and ``conquest``."""

from __future__ import annotations

from taverne.engine.actions import Action
from taverne.engine.decisions import Data, Refusal

from ..catalogue import CASTLE, DUNGEON, LAND, NONE, SEA, UNIT_WORDS, WARSHIP
from ..modifiers import flies, runs_amok
from ..state import Table
from ..vocabulary import UNITS
from .forces import wounded


def space_in(table: Table, word: object) -> int:
    return table.cat.space_index.get(str(word), NONE)


def why_not_fight(table: Table, action: Action) -> Refusal | None:
    """Return why a battle cannot be the next one (CN-163)."""
    if action.kind != "fight" or len(action.args) != 1:
        return None
    space = space_in(table, action.args[0])
    if space == NONE:
        return Refusal("no-such-space")
    data: Data = {"space": table.cat.space_words[space]}
    attacked = bool(table.units_of(table.realm, space)) or space in table.aim
    if attacked and table.cat.place[space] != SEA and not table.friendly(table.realm, space):
        return Refusal("naval-first", "CN-163", data)
    return Refusal("no-battle-there", "CN-162", data)


def why_not_lose(table: Table, space: int, realms: list[int], given: list[int], action: Action) -> Refusal | None:
    """Return why no unit of that type takes a hit in a space (CN-174, CN-210, CN-217)."""
    word = next((str(arg) for arg in action.args if arg in UNITS), "")
    if not action.kind.startswith("lose") or not word:
        return None
    kind = UNITS.index(word)
    units = [unit for unit in table.here[space] if table.owner[unit] in realms and table.kind[unit] == kind]
    data: Data = {"unit": UNIT_WORDS[kind], "space": table.cat.space_words[space]}
    if not units:
        return Refusal("none-there", "CN-172", data)
    if kind == CASTLE and units[0] in wounded(table, space):
        return Refusal("castle-inactive", "CN-210", data)
    if table.cat.place[space] == SEA and all(table.ship[unit] != NONE for unit in units) and not table.cat.hero[kind]:
        return Refusal("mere-cargo", "CN-217", data)
    if all(unit in given for unit in units):
        return Refusal("hit-before", "CN-174", data)
    return None


def why_not_withdraw(table: Table, realm: int, origin: int, unit: int, action: Action) -> Refusal | None:
    """Return why a unit cannot retreat to a space (CN-268, CN-275, CN-276, CN-284)."""
    if action.kind != "to" or len(action.args) != 1:
        return None
    space = space_in(table, action.args[0])
    if space == NONE:
        return Refusal("no-such-space")
    cat, place = table.cat, table.cat.place[space]
    data: Data = {"unit": UNIT_WORDS[table.kind[unit]], "space": cat.space_words[space]}
    if space not in cat.next_to[origin]:
        return Refusal("not-adjacent", "CN-268", data)
    if place == DUNGEON:
        return Refusal("no-retreat-into-dungeon", "CN-275", data)
    if place == LAND and table.kind[unit] == WARSHIP:
        return Refusal("ships-stay-at-sea", "CN-284", data)
    if not table.friendly(realm, space):
        return Refusal("retreat-friendly-only", "CN-268", data)
    if place == SEA and table.kind[unit] != WARSHIP and not flies(table, unit):
        return Refusal("retreat-on-land", "CN-277", data)
    return None


def why_not_amok(table: Table, origin: int, action: Action) -> Refusal | None:
    """Return why nobody runs amok into a land (CN-319, CN-321, CN-325, CN-326, CN-329)."""
    if action.kind != "amok" or len(action.args) != 2:
        return None
    word, name = action.args
    space = space_in(table, name)
    if space == NONE:
        return Refusal("no-such-space")
    realm = table.realm
    data: Data = {"space": table.cat.space_words[space]}
    if table.cat.place[space] != LAND:
        return Refusal("amok-on-land", "CN-329", data)
    if not any(UNITS[table.kind[u]] == word and runs_amok(table, u) for u in table.units_of(realm, origin)):
        return Refusal("amok-monsters-only", "CN-319", data)
    if space not in table.cat.next_to[origin]:
        return Refusal("amok-adjacent", "CN-325", data)
    if table.here[space]:
        return Refusal("amok-empty", "CN-326", data)
    return Refusal("amok-enemy", "CN-321", data) if table.friendly(realm, space) else None
