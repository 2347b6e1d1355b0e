"""Every monster, elite and opponent of Euthia against every card: strength, wounds and the hero's next roll add up."""

from __future__ import annotations

from typing import Any

import pytest

from tests.euthia.fights import attacked, attacking, fight, on, strength, strike, suffer, total, wounds
from tests.euthia.positions import answer, hand, options, pinned, prompt, told

CARDS = pinned().cards
FOES = [
    *[(f"monster-{one.id}", one) for one in CARDS.monster],
    *[(f"elite-{one.id}", one) for one in CARDS.elite],
    *[(f"opponent-{one.id}", one) for one in CARDS.opponent],
]
PLAYED = [("frenzy", 1), ("frenzy", 2), ("venom", 1), ("venom", 2), ("power_up", 1), ("power_up", 2), ("power_up", 3)]
STAFF: Any = next(tile for tile in CARDS.hero_tile if tile.id == "fire_staff")
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


@pytest.mark.rule("EU-175", "EU-183", "EU-193", "EU-194", "EU-222")
@pytest.mark.parametrize("foe", FOES, ids=lambda foe: str(foe[0]))
def test_a_foe_under_one_curse_or_two_is_struck_with_less_by_what_both_say(foe: tuple[str, Any]) -> None:
    name, record = foe
    for copies in (1, 2):
        table = attacking(name)
        fight(table).chaos = 1
        hand(table, 1, curse=copies)
        on(strike(table), "monster-cards")
        answer(table, f"card curse {copies}")
        on(table, "attack")
        answer(table, "attack fire_staff")
        on(table, hero=(6, 6))
        deeds = effects("curse", copies)
        assert total(table) == 12 + record.penalty + sum_of(deeds, "clover")
        plain = next((band.damage for band in reversed(STAFF.bands) if total(table) >= band.min), 0)
        assert fight(table).damage == max(0, plain + sum_of(deeds, "damage_plus"))


@pytest.mark.rule("EU-174", "EU-222", "EU-317", "EU-159")
@pytest.mark.parametrize("foe", FOES, ids=lambda foe: str(foe[0]))
def test_a_foe_that_heals_is_stronger_and_loses_the_damage_that_card_and_band_say(foe: tuple[str, Any]) -> None:
    name, record = foe
    for copies in (1, 2, 3):
        table = attacked(name)
        table.health[0] = 60
        fight(table).chaos, fight(table).gaar, fight(table).damage = 1, 0, record.health - 1
        hand(table, 1, healing=copies)
        on(suffer(table), "duel", foe=(4, 3))
        while table.pending[0].seat == 0:
            answer(table, "pass")
        answer(table, f"card healing {copies}")
        on(table)
        deeds = effects("healing", copies)
        power = 7 + sum_of(deeds, "rabbit")
        special = [one for band in record.bands if power >= band.min for one in [band.do]][-1:]
        healed = sum_of(deeds, "regenerate") + (sum_of(special[0], "regenerate") if special else 0)
        assert strength(table) == power
        assert fight(table).damage == max(0, record.health - 1 - healed)


@pytest.mark.rule("EU-175", "EU-222", "EU-276", "EU-208")
@pytest.mark.parametrize("foe", FOES, ids=lambda foe: str(foe[0]))
def test_a_foe_that_possesses_seals_an_ability_and_wounds_with_three_cards_only(foe: tuple[str, Any]) -> None:
    name, _ = foe
    for copies in (1, 2, 3):
        table = attacked(name)
        table.health[0] = 60
        fight(table).chaos, fight(table).gaar = 1, 0
        hand(table, 1, possession=copies)
        on(suffer(table), "monster-cards")
        answer(table, f"card possession {copies}")
        while prompt(table) not in ("monster-roll", "before-monster", "monster-cards"):
            answer(table, options(table)[0])
        assert 60 - table.health[0] == sum_of(effects("possession", copies), "wound")
        sealed = [one["tile"] for one in told(table, "sealed")]
        assert len(sealed) == 1
        engaged = [thing for thing in table.things_of(0) if table.engaged[thing]]
        assert len(engaged) == (copies > 1)
