"""Every use of every tile of Euthia at each of its moments: it is offered there, works, and is then spent."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.euthia.fights import arena, met, on
from tests.euthia.interplay.scenes import NONE, EuthiaState
from tests.euthia.positions import (
    acting,
    answer,
    equip,
    essences,
    free,
    give,
    hand,
    lay,
    options,
    pinned,
    prompt,
    refused,
    roll,
    settle,
    space,
    stand,
    thing,
)

MOMENTS = {
    "out": ("act",),
    "any": ("act", "healing"),
    "mining": ("mine",),
    "trade": ("trade",),
    "hero_roll": ("roll-attack", "challenge"),
    "prep": ("prepare",),
    "before_monster_roll": ("before-monster",),
    "around_monster_roll": ("before-monster", "after-monster"),
    "after_monster_roll": ("after-monster",),
    "before_hero_roll": ("before-hero",),
    "after_hero_roll": ("roll-attack",),
}
STARTING = ("concentration", "gritted_teeth", "loaded_dice", "laid_on_hands", "bitten_lip", "ravens_eye")
"""Abilities that are engaged first, so that there is something to wake."""
PLACE = {"mining": "i_wayfarers-a", "trade": "i_wayfarers-b", "combat": "i_stones-a"}


class Case(NamedTuple):
    tile: str
    hero: str
    use: int
    moment: str
    place: str
    shield: bool
    weapon: bool


def cases() -> list[Case]:
    """Every use with its moments; a use that only grants an action is made where it can be taken."""
    found = []
    for tile in pinned().cards.tiles():
        for n, use in enumerate(tile.uses):
            granted = [PLACE[str(one.action)] for one in use.do if hasattr(one, "action")]
            place = granted[0] if granted else "i_stones-b"
            hero = str(getattr(tile, "hero", "")) or ("dral" if tile.kind == "shield" else "maeldur")
            weapon = tile.kind == "weapon"
            found += [
                Case(tile.id, hero, n + 1, one, place, tile.kind == "shield", weapon)
                for one in MOMENTS.get(use.trigger, ())
            ]
    return found


def furnished(case: Case) -> EuthiaState:
    """Return a wounded hero with this tile, a set of armour that goes with it, and something of all that is paid."""
    table = arena("i_stones-a", 2, (case.hero, "ael" if case.hero != "ael" else "dral"))
    lay(table, "i_wayfarers", -1, -1)
    lay(table, "i_millbrook", 1, 1)
    table.trade_token[space(table, "i_wayfarers-b")] = 0
    cat, tile = table.cat, table.cat.tile_index[case.tile]
    if case.weapon or case.shield:
        start = next(
            one for one in table.slots[0] if one >= 0 and cat.tile_slot[table.design[one]] == cat.tile_slot[tile]
        )
        table.remove_thing(start)
    worn = cat.tile_ids[tile] not in [cat.tile_ids[table.design[one]] for one in table.things_of(0)]
    if worn:
        (equip if cat.tile_slot[tile] != cat.tile_slot[cat.tile_index["healing_potion"]] else give)(table, 0, case.tile)
    family = cat.tile_family[tile] if cat.tile_family[tile] >= 0 else cat.tile_family[cat.tile_index["leather_boots"]]
    pieces = {cat.tile_piece[tile]} if cat.tile_family[tile] >= 0 else set()
    for other in range(cat.tiles):
        if cat.tile_family[other] == family and cat.tile_piece[other] not in pieces:
            pieces.add(cat.tile_piece[other])
            equip(table, 0, cat.tile_ids[other])
    table.gold[0], table.gaar[0], table.health[0] = 9, 4, 5
    table.dwurt[0], table.dwurt_die[0] = (3, 3) if case.hero == "skoldur" else (0, 0)
    essences(table, 0, air=1, earth=1, water=1, fire=1)
    table.stored[thing(table, 0, case.tile)] = (
        (0, 0, 0, 1) if case.hero == "taesiri" and case.tile == "four_part_round" else None
    )
    if case.tile == "cauldron_under_snow":  # moves essences that lie on tiles
        table.stored[thing(table, 0, case.tile)] = (1, 0, 0, 0)
    hand(table, 0, curse=3, power_up=1)
    for ability in STARTING:
        if ability != case.tile and thing(table, 0, ability) >= 0:
            table.engaged[thing(table, 0, ability)] = 1
    return table


def reached(case: Case) -> EuthiaState:
    """Bring a furnished hero to the moment of a use."""
    table = furnished(case)
    if case.moment == "act":
        if case.place != "i_stones-a":
            free(table, "i_stones-a")
        stand(table, 0, case.place)
        return acting(table)
    if case.moment in ("mine", "trade", "challenge"):
        places = {"mine": "i_wayfarers-a", "trade": "i_wayfarers-b", "challenge": "i_millbrook-c"}
        stand(table, 0, places[case.moment])
        answer(acting(table), case.moment)
        return roll(table, 2, 3) if case.moment == "challenge" else table
    met(table, "dragonfly")
    if case.moment != "roll-attack":
        return on(table, case.moment, foe=(4, 4))
    if case.weapon:
        answer(on(table, "attack", foe=(4, 4)), f"attack {case.tile}")
    return roll(on(table, "hero-roll", foe=(4, 4)), 2, 4)


@pytest.mark.rule("EU-273", "EU-275", "EU-277", "EU-278", "EU-279", "EU-280", "EU-281", "EU-168")
@pytest.mark.parametrize("case", cases(), ids=lambda case: f"{case.tile}-{case.use}-{case.moment}")
def test_a_use_is_offered_at_its_moment_works_and_is_spent(case: Case) -> None:
    table = reached(case)
    line = f"use {case.tile} {case.use}"
    assert line in options(table)
    one = thing(table, 0, case.tile)
    single = table.cat.tile_single[table.cat.tile_index[case.tile]]
    answer(table, line)
    for _ in range(40):
        if not table.pending or prompt(table) in (
            "act",
            "trade",
            case.moment,
            "overflow",
            "attack",
            "hero-roll",
            "monster-roll",
        ):
            break
        if table.pending[0].seat < 0:
            settle(table)
        else:
            answer(table, "pay" if "pay" in options(table) else options(table)[-1])
    if single:
        assert thing(table, 0, case.tile) == NONE
    elif case.shield or case.weapon:
        assert not table.engaged[one]
    else:
        assert table.engaged[one]
    if table.pending and table.pending[0].seat == 0 and prompt(table) == case.moment:
        assert line not in options(table)
        assert refused(table, line)
