"""Phase 6: gold for every land, half without the capital (CN-414 to CN-423).
What cards add is asked of ``modifiers``; spending is left to ``reinforcement``."""

from __future__ import annotations

from .. import modifiers
from ..catalogue import REALM_WORDS
from ..state import Table


def income(table: Table, realm: int) -> int:
    """Return what a realm would collect now: control is read at this moment (CN-414, CN-417 to CN-420, CN-423)."""
    figures = table.box.cards.income
    gold = figures.land * table.holder.count(realm) + modifiers.income_bonus(table, realm)
    if table.holder[table.cat.capital[realm]] == realm:
        return gold
    return -(-gold // figures.without_capital)


def collect(table: Table) -> None:
    """Pay the realm whose turn it is (CN-414, CN-421)."""
    realm = table.realm
    gold = income(table, realm)
    table.gold[realm] += gold
    if table.events is not None:
        whole = table.holder[table.cat.capital[realm]] == realm
        data = {"realm": REALM_WORDS[realm], "gold": gold, "treasury": table.gold[realm], "whole": whole}
        table.emit("income", data, "CN-414" if whole else "CN-417")
