"""Every monster, elite and opponent of Euthia against every card: strength, wounds and the hero's next roll add up."""

from __future__ import annotations

from typing import Any

import pytest

from tests.euthia.fights import attacked, fight, on, strength, strike, suffer, total, wounds
from tests.euthia.positions import answer, hand, pinned, prompt

CARDS = pinned().cards
FOES = [
    *[(f"monster-{one.id}", one) for one in CARDS.monster],
    *[(f"elite-{one.id}", one) for one in CARDS.elite],
    *[(f"opponent-{one.id}", one) for one in CARDS.opponent],
]
PLAYED = [("frenzy", 1), ("frenzy", 2), ("venom", 1), ("venom", 2), ("power_up", 1), ("power_up", 2), ("power_up", 3)]
DICE = [(1, 1), (3, 4), (6, 6)]


def sum_of(deeds: Any, kind: str) -> int:
    """Add up one kind of effect."""
    return sum(one.n for one in deeds if one.__struct_config__.tag == kind)


def effects(card: str, copies: int) -> Any:
    """Return what so many copies of a card do."""
    record = next(one for one in CARDS.card if one.id == card)
    return (record.one, record.two, record.three)[copies - 1]


@pytest.mark.rule("EU-164", "EU-172", "EU-183", "EU-222", "EU-315", "EU-318")
@pytest.mark.parametrize("foe", FOES, ids=lambda foe: str(foe[0]))
def test_a_foe_with_each_card_is_as_strong_and_hurts_as_much_as_both_say(foe: tuple[str, Any]) -> None:
    name, record = foe
    for n, (card, copies) in enumerate(PLAYED):
        dice = DICE[n % len(DICE)]
        table = attacked(name)
        table.health[0] = 60
        fight(table).chaos, fight(table).gaar = 1, 0
        hand(table, 1, **{card: copies})
        suffer(table)
        assert prompt(table) == "monster-cards"
        answer(table, f"card {card} {copies}")
        on(table, foe=dice)
        deeds = effects(card, copies)
        power = sum(dice) + sum_of(deeds, "rabbit")
        assert strength(table) == power
        hit = [band for band in record.bands if power >= band.min]
        plain = hit[-1].wounds if hit else 0
        assert wounds(table) == (plain + sum_of(deeds, "wounds_plus") if plain else 0)
        special = hit[-1].do if hit else ()
        if any(one.__struct_config__.tag == "death" for one in special):
            assert table.health[0] == 0
            continue
        on(strike(table), hero=(6, 6))
        changes = sum_of(deeds, "clover") + sum_of(deeds, "next_roll") + sum_of(special, "clover")
        assert total(table) == 12 + record.penalty + changes
