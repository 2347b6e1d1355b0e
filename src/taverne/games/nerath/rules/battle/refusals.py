"""Why a battle, a loss, a retreat or a Run Amok cannot be as somebody wants it: the key of a sentence and the rule.
What is legal is left to ``battles``, ``casualties``, ``retreat`` and ``conquest``."""

from __future__ import annotations

from taverne.engine.actions import Action
from taverne.engine.decisions import Data, Refusal

from ...box.catalogue import CASTLE, DUNGEON, LAND, NONE, SEA, UNIT_WORDS, WARSHIP
from ...box.vocabulary import UNITS
from ...state.modifiers import flies, runs_amok
from ...state.state import NerathState
from .forces import wounded


def space_in(state: NerathState, word: object) -> int:
    return state.cat.space_index.get(str(word), NONE)


def why_not_fight(state: NerathState, action: Action) -> Refusal | None:
    """Return why a battle cannot be the next one (CN-163)."""
    if action.kind != "fight" or len(action.args) != 1:
        return None
    space = space_in(state, action.args[0])
    if space == NONE:
        return Refusal("no-such-space")
    data: Data = {"space": state.cat.space_words[space]}
    attacked = bool(state.units_of(state.realm, space)) or space in state.aim
    if attacked and state.cat.place[space] != SEA and not state.friendly(state.realm, space):
        return Refusal("naval-first", "CN-163", data)
    return Refusal("no-battle-there", "CN-162", data)


def why_not_lose(state: NerathState, space: int, realms: list[int], given: list[int], action: Action) -> Refusal | None:
    """Return why no unit of that type takes a hit in a space (CN-174, CN-210, CN-217)."""
    word = next((str(arg) for arg in action.args if arg in UNITS), "")
    if not action.kind.startswith("lose") or not word:
        return None
    kind = UNITS.index(word)
    units = [unit for unit in state.here[space] if state.owner[unit] in realms and state.kind[unit] == kind]
    data: Data = {"unit": UNIT_WORDS[kind], "space": state.cat.space_words[space]}
    if not units:
        return Refusal("none-there", "CN-172", data)
    if kind == CASTLE and units[0] in wounded(state, space):
        return Refusal("castle-inactive", "CN-210", data)
    if state.cat.place[space] == SEA and all(state.ship[unit] != NONE for unit in units) and not state.cat.hero[kind]:
        return Refusal("mere-cargo", "CN-217", data)
    if all(unit in given for unit in units):
        return Refusal("hit-before", "CN-174", data)
    return None


def why_not_withdraw(state: NerathState, realm: int, origin: int, unit: int, action: Action) -> Refusal | None:
    """Return why a unit cannot retreat to a space (CN-268, CN-275, CN-276, CN-284)."""
    if action.kind != "to" or len(action.args) != 1:
        return None
    space = space_in(state, action.args[0])
    if space == NONE:
        return Refusal("no-such-space")
    cat, place = state.cat, state.cat.place[space]
    data: Data = {"unit": UNIT_WORDS[state.kind[unit]], "space": cat.space_words[space]}
    if space not in cat.next_to[origin]:
        return Refusal("not-adjacent", "CN-268", data)
    if place == DUNGEON:
        return Refusal("no-retreat-into-dungeon", "CN-275", data)
    if place == LAND and state.kind[unit] == WARSHIP:
        return Refusal("ships-stay-at-sea", "CN-284", data)
    if not state.friendly(realm, space):
        return Refusal("retreat-friendly-only", "CN-268", data)
    if place == SEA and state.kind[unit] != WARSHIP and not flies(state, unit):
        return Refusal("retreat-on-land", "CN-277", data)
    return None


def why_not_amok(state: NerathState, origin: int, action: Action) -> Refusal | None:
    """Return why nobody runs amok into a land (CN-319, CN-321, CN-325, CN-326, CN-329)."""
    if action.kind != "amok" or len(action.args) != 2:
        return None
    word, name = action.args
    space = space_in(state, name)
    if space == NONE:
        return Refusal("no-such-space")
    realm = state.realm
    data: Data = {"space": state.cat.space_words[space]}
    if state.cat.place[space] != LAND:
        return Refusal("amok-on-land", "CN-329", data)
    if not any(UNITS[state.kind[u]] == word and runs_amok(state, u) for u in state.units_of(realm, origin)):
        return Refusal("amok-monsters-only", "CN-319", data)
    if space not in state.cat.next_to[origin]:
        return Refusal("amok-adjacent", "CN-325", data)
    if state.here[space]:
        return Refusal("amok-empty", "CN-326", data)
    return Refusal("amok-enemy", "CN-321", data) if state.friendly(realm, space) else None
