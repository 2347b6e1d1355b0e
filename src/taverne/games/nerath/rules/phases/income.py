"""Phase 6: gold for every land, half without the capital (CN-414 to CN-423).
What cards add is asked of ``modifiers``; spending is left to ``reinforcement``."""

from __future__ import annotations

from ...box.catalogue import REALM_WORDS
from ...state import modifiers
from ...state.game_state import NerathState


def income(state: NerathState, realm: int) -> int:
    """Return what a realm would collect now: control is read at this moment (CN-414, CN-417 to CN-420, CN-423)."""
    figures = state.box.cards.income
    gold = figures.land * state.holder.count(realm) + modifiers.income_bonus(state, realm)
    if state.holder[state.cat.capital[realm]] == realm:
        return gold
    return -(-gold // figures.without_capital)


def collect(state: NerathState) -> None:
    """Pay the realm whose turn it is (CN-414, CN-421)."""
    realm = state.realm
    gold = income(state, realm)
    state.gold[realm] += gold
    whole = state.holder[state.cat.capital[realm]] == realm
    rule = "CN-414" if whole else "CN-417"
    state.tell("income", rule, realm=REALM_WORDS[realm], gold=gold, treasury=state.gold[realm], whole=whole)
