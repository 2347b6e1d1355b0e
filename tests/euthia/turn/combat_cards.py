"""Euthia without rivals for rule tests: combat cards with chosen symbols, reserves, and what a Chaos action lays."""

from __future__ import annotations

from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.fights import attacked, card, fight, on, suffer
from tests.euthia.positions import draw, told


def combat_card(left: int, right: int) -> int:
    """Return the number of the combat card with these dice."""
    return 6 * (left - 1) + right - 1


def named(table: EuthiaState, cards: list[int]) -> list[str]:
    return [table.cat.card_ids[one] for one in cards]


def symbols(table: EuthiaState, left: int, right: int) -> tuple[int, int]:
    """Return the Gaar and Chaos symbols of a combat card."""
    found = table.cat.combat_deck[combat_card(left, right)]
    assert found[:2] == (left, right)
    return found[2], found[3]


def reserves(table: EuthiaState, gold: tuple[str, ...] = (), silver: tuple[str, ...] = ()) -> None:
    """Lay known cards into the reserves, from the top; they leave their decks."""
    for cards, reserve, deck in (
        (gold, table.gold_reserve, table.golden),
        (silver, table.silver_reserve, table.silver),
    ):
        for name in cards:
            deck.remove(card(table, name))
            reserve.append(card(table, name))


def shows(table: EuthiaState, left: int, right: int) -> EuthiaState:
    """Go on to the combat card and turn this one."""
    on(table, "combat-card")
    return draw(table, combat_card(left, right))


def chaotic(
    chaos: int, gold: tuple[str, ...] = (), silver: tuple[str, ...] = (), damage: int = 0, tokens: int = 2
) -> EuthiaState:
    """Return a solo table after a combat card with so many Chaos symbols, its Chaos actions done."""
    table = attacked("thorn_boar", seats=1)
    duel = fight(table)
    duel.gaar, duel.chaos, duel.damage = 0, tokens, damage
    table.gaar[0] = 0
    reserves(table, gold, silver)
    left, right = {1: (2, 4), 2: (2, 2), 0: (1, 1)}[chaos]
    assert symbols(table, left, right)[1] == chaos
    return shows(suffer(table), left, right)


def laid(table: EuthiaState) -> list[tuple[str, int]]:
    """Return the sets that were played."""
    return [(event["card"].removeprefix("card-"), event["n"]) for event in told(table, "card-played")]
