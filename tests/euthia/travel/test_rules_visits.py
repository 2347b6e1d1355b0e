"""Free actions of Euthia's places: the Chapel, treasures, challenges of elementals, the Griffin."""

from __future__ import annotations

import pytest

from taverne.games.euthia.box.atlas import TREASURE_LAND
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.box.terms import ELEMENTS
from taverne.games.euthia.rules.combat.aftermath import Winning
from taverne.games.euthia.rules.goods.finds import Finding
from taverne.games.euthia.rules.travel.elementals import EARTH, powers
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    draw,
    duel,
    fight_out,
    give,
    lay,
    offered,
    options,
    pickaxes,
    pool,
    prompt,
    refresh,
    refused,
    roll,
    run,
    settle,
    settle_one,
    space,
    stack,
    stand,
    thing,
    tokens,
    told,
    top,
    trophy,
)

# The Chapel


@pytest.mark.rule("EU-228")
def test_the_chapel_heals_six_for_a_coin_and_sells_potions_as_often_as_one_pays() -> None:
    table = board(heroes=("dral", "ael"))
    table.health[0] = 1
    table.gold[0] = 4
    acting(table)
    answer(table, "chapel heal")
    assert (table.health[0], table.gold[0]) == (7, 3)
    assert refused(table, "chapel heal") == ("unhurt", "EU-258")
    answer(table, "chapel potion", "chapel potion")
    assert table.gold[0] == 1
    assert len([one for one in table.things_of(0) if table.design[one] == table.cat.potion]) == 2
    assert table.potions == 10
    table.health[0] = 6
    table.gold[0] = 0
    refresh(table)
    assert refused(table, "chapel heal") == ("no-gold", "EU-228")
    assert refused(table, "chapel potion") == ("no-gold", "EU-228")


@pytest.mark.rule("EU-228")
def test_the_chapel_helps_at_its_centre_only() -> None:
    table = board()
    stand(table, 0, "i_chapel-a")
    table.gold[0] = 4
    acting(table)
    assert offered(table, "chapel") == []
    assert refused(table, "chapel potion") == ("no-chapel", "EU-228")


@pytest.mark.rule("EU-229")
def test_the_chapel_is_no_trading_post() -> None:
    table = board()
    table.gold[0] = 9
    acting(table)
    assert "trade" not in options(table)
    assert refused(table, "trade")[1] == "EU-114"


@pytest.mark.rule("EU-045")
def test_no_potion_is_sold_when_all_are_held() -> None:
    table = board()
    table.potions = 0
    table.gold[0] = 2
    acting(table)
    assert refused(table, "chapel potion") == ("no-potion", "EU-045")


# Treasures


@pytest.mark.rule("EU-230")
def test_a_treasure_is_found_once_by_whoever_lays_a_token() -> None:
    table = board()
    lay(table, "i_magpie", 2, -1)
    stand(table, 0, "i_magpie-a")
    acting(table)
    answer(table, "treasure")
    tile = next(str(one) for one in pool(table) if not drawn_at_once(table, str(one)))
    draw(table, tile)
    assert table.hero_token[space(table, "i_magpie-a")] == 0
    assert thing(table, 0, tile) != NONE
    assert refused(table, "treasure") == ("treasure-found", "EU-230")
    stand(table, 1, "i_magpie-a")
    table.stack.clear()
    acting(table, 1)
    assert refused(table, "treasure") == ("treasure-found", "EU-230")


def drawn_at_once(table: EuthiaState, tile: str) -> bool:
    return any(use.trigger == 1 for use in table.cat.tile_uses[table.cat.tile_index[tile]])


@pytest.mark.rule("EU-230")
@pytest.mark.parametrize(("tile", "level"), [("i_magpie-a", 1), ("ii_warren-b", 2), ("iv_crowns-c", 3)])
def test_the_treasure_is_of_the_level_of_its_space(tile: str, level: int) -> None:
    table = board()
    lay(table, tile.split("-", maxsplit=1)[0], 2, -1)
    assert table.cat.map.land[space(table, tile)] == TREASURE_LAND
    run(table, Finding(0, table.cat.map.treasure_level[space(table, tile)]))
    assert sorted(map(str, pool(table))) == sorted(
        table.cat.tile_ids[one] for one in table.cat.treasure_decks[level - 1]
    )


@pytest.mark.rule("EU-231")
def test_a_treasure_that_acts_at_once_is_used_and_discarded() -> None:
    table = board()
    run(table, Finding(0, 1))
    purse = next(str(one) for one in pool(table) if drawn_at_once(table, str(one)))
    before = len(table.things_of(0))
    draw(table, purse)
    settle(table)
    assert len(table.things_of(0)) == before
    assert table.treasures_discard[0] == [table.cat.tile_index[purse]]


@pytest.mark.rule("EU-231")
def test_a_treasure_without_room_is_used_or_discarded_and_the_token_stays() -> None:
    table = board()
    lay(table, "i_magpie", 2, -1)
    stand(table, 0, "i_magpie-a")
    for _ in range(3):
        give(table, 0, "healing_potion")
    acting(table)
    answer(table, "treasure")
    tile = next(str(one) for one in pool(table) if not drawn_at_once(table, str(one)))
    draw(table, tile)
    assert prompt(table) != "act"
    assert table.hero_token[space(table, "i_magpie-a")] == 0


@pytest.mark.rule("EU-233")
def test_free_actions_may_be_taken_at_any_moment_on_the_space() -> None:
    table = board()
    lay(table, "i_magpie", 2, -1)
    stand(table, 0, "i_magpie-a")
    acting(table)
    answer(table, "walk trade")
    assert "treasure" in options(table)
    answer(table, "walk mining", "treasure")
    settle(table)
    assert table.moves[0] == 3


# Challenges


def elemental(
    tile: str, place: str, heroes: tuple[str, ...] = ("dral", "ael", "keleia"), mode: str = ""
) -> EuthiaState:
    """Return a table on which hero 0 stands on an elemental's space."""
    table = board(len(heroes), mode, heroes=heroes)
    lay(table, tile, 2, -1)
    stand(table, 0, f"{tile}-{place}")
    return table


def rolled(table: EuthiaState, *faces: int) -> EuthiaState:
    """Challenge, roll, and use nothing on the roll."""
    acting(table)
    answer(table, "challenge")
    roll(table, *faces)
    while prompt(table) not in ("act", "") and not table.pending[0].seat < 0:
        answer(table, "done" if "done" in options(table) else options(table)[0])
    return settle(table)


@pytest.mark.rule("EU-234", "EU-236")
def test_each_hero_challenges_an_elemental_once_and_the_token_is_laid_before_the_roll() -> None:
    table = elemental("i_mossback", "b")
    acting(table)
    assert "challenge" in options(table)
    answer(table, "challenge")
    assert table.interaction[0].count(table.at[0]) == 1
    roll(table, 1, 1)
    while prompt(table) != "act":
        answer(table, "done" if "done" in options(table) else options(table)[0])
    assert refused(table, "challenge") == ("challenged", "EU-234")
    stand(table, 0, "i_chapel-m")
    assert refused(table, "challenge") == ("no-elemental", "EU-234")


@pytest.mark.rule("EU-235")
def test_each_rival_with_a_token_is_paid_before_a_challenge() -> None:
    table = elemental("i_mossback", "b")
    pickaxes(table, "i_mossback-b", 1)
    pickaxes(table, "i_mossback-b", 2)
    table.gold[0] = 1
    acting(table)
    assert refused(table, "challenge") == ("toll", "EU-235")
    table.gold[0] = 3
    refresh(table)
    answer(table, "challenge")
    assert table.gold == [1, 1, 1]


@pytest.mark.rule("EU-237")
def test_the_roll_of_a_challenge_feels_the_powers_of_the_space() -> None:
    table = rolled(elemental("i_mossback", "b"), 3, 3)  # Earth adds 2: an essence instead of a coin
    assert (table.essences[0][1], table.gold[0]) == (1, 0)
    table = rolled(elemental("i_kite", "a"), 6, 3)  # Air turns the 6 into a 1: below every good band
    assert table.essences[0][0] == 0
    assert told(table, "hero-total")[-1]["n"] == 4


@pytest.mark.rule("EU-238", "EU-241")
@pytest.mark.parametrize(
    ("tile", "place", "die", "expected"),
    [
        ("i_kite", "a", 2, {"health": 6}),
        ("i_kite", "a", 3, {"silver": 1}),
        ("i_kite", "a", 4, {"air": 1}),
        ("i_kite", "a", 6, {"air": 1, "rep": 1}),
        ("i_mossback", "b", 1, {}),
        ("i_mossback", "b", 2, {"gold": 1}),
        ("i_mossback", "b", 3, {"earth": 1}),
        ("i_mossback", "b", 5, {"earth": 1, "gems": 1}),
        ("i_willows", "a", 2, {}),
        ("i_willows", "a", 3, {"health": 7}),
        ("i_willows", "a", 4, {"water": 1}),
        ("i_willows", "a", 6, {"water": 1, "potions": 1}),
        ("i_cinder", "c", 2, {"health": 4}),
        ("i_cinder", "c", 3, {"health": 6, "golden": 1}),
        ("i_cinder", "c", 4, {"health": 6, "fire": 1}),
        ("i_cinder", "c", 6, {"fire": 1, "rep": 2}),
    ],
)
def test_the_band_of_the_roll_is_applied(tile: str, place: str, die: int, expected: dict[str, int]) -> None:
    table = elemental(tile, place)
    if tile == "i_willows":
        table.health[0] = 4
    rolled(table, die, die)
    gold = table.cat.card_gold
    found: dict[str, int] = {
        "health": table.health[0],
        "gold": table.gold[0],
        "rep": table.rep[0],
        "silver": sum(n for card, n in enumerate(table.hand[0]) if not gold[card]),
        "golden": sum(n for card, n in enumerate(table.hand[0]) if gold[card]),
        "gems": sum(table.gems[0]),
        "potions": 12 - table.potions,
    }
    found |= {element: table.essences[0][number] for number, element in enumerate(ELEMENTS)}
    nothing = dict.fromkeys(found, 0) | {"health": 4 if tile == "i_willows" else 7}
    assert found == nothing | expected
    assert table.interaction[0].count(space(table, f"{tile}-{place}")) == 1


@pytest.mark.rule("EU-240")
def test_a_hero_who_dies_of_a_challenge_gets_nothing() -> None:
    table = elemental("i_cinder", "c")
    table.health[0] = 1
    rolled(table, 3, 3)
    assert at(table) == "i_chapel-m"
    assert sum(map(sum, table.hand)) == 0
    assert table.interaction[0].count(space(table, "i_cinder-c")) == 1


@pytest.mark.rule("EU-232")
def test_the_victory_over_its_monster_brings_the_treasure_with_one_token() -> None:
    table = board()
    lay(table, "i_badger", 2, -1)  # a treasure with a monster on its space c
    stand(table, 0, "i_badger-a")
    top(table, "dragonfly")
    table.moves[0] = 1
    acting(table)
    assert refused(table, "treasure") == ("no-treasure", "EU-230")
    answer(table, "move i_badger-c")
    fight_out(table)
    assert len(told(table, "found")) == 1
    assert table.hero_token[space(table, "i_badger-c")] == 0
    assert table.hero_token.count(0) == 1
    assert refused(table, "treasure") == ("treasure-found", "EU-230")


@pytest.mark.rule("EU-101")
@pytest.mark.parametrize(("tile", "place", "foe", "strength"), [("i_mossback", "c", 1, 4), ("i_kite", "b", 3, 6)])
def test_air_and_earth_change_the_monsters_rolls_too(tile: str, place: str, foe: int, strength: int) -> None:
    table = board()
    lay(table, tile, 2, -1)
    top(table, "dragonfly")
    stand(table, 0, f"{tile}-a")
    table.moves[0] = 1
    acting(table)
    answer(table, f"move {tile}-{place}")
    fight_out(table, hero=6, foe=foe)
    assert told(table, "monster-strength")[0]["n"] == strength


@pytest.mark.rule("EU-101", "EU-059")
def test_air_turns_the_higher_of_the_monsters_dice() -> None:
    table = board()
    lay(table, "i_kite", 2, -1)
    top(table, "dragonfly")
    stand(table, 0, "i_kite-a")
    table.moves[0] = 1
    acting(table)
    answer(table, "move i_kite-b")
    while prompt(table) != "monster-roll":
        decision = table.pending[0]
        answer(table, str(decision.default)) if decision.seat >= 0 else settle_one(table)  # type: ignore[union-attr]
    roll(table, 6, 2)
    fight_out(table)
    assert told(table, "monster-strength")[0]["n"] == 3


@pytest.mark.rule("EU-239")
def test_tokens_do_not_weaken_an_elemental() -> None:
    table = elemental("i_mossback", "b")
    for seat in range(3):
        pickaxes(table, "i_mossback-b", seat)
    assert powers(table, table.at[0]) & EARTH


# The Griffin


def griffin(*trophies: str) -> EuthiaState:
    """Return a table with the Griffin on its lair, two tiles from the Chapel, and hero 0 with trophies."""
    table = board(2, griffin=True)
    lay(table, "i_griffin", 2, -1)
    lay(table, "i_badger", 4, -2)
    lay(table, "i_kite", 6, -3)
    lay(table, "i_stones", 8, -4)
    table.beast = space(table, "i_griffin-b")
    for one in trophies:
        trophy(table, 0, one)
    return table


@pytest.mark.rule("EU-371")
def test_the_griffin_comes_with_its_tile() -> None:
    table = board(2, griffin=True)
    stack(table, "i_griffin")
    table.moves[0] = 1
    acting(table)
    answer(table, "move i_chapel-b", "lay 2 -1")
    assert table.beast == NONE
    draw(table, "i_griffin")
    assert table.beast == space(table, "i_griffin-b")


@pytest.mark.rule("EU-372")
def test_the_griffin_is_called_from_four_spaces_or_its_lair_for_a_trophy() -> None:
    table = griffin()
    acting(table)
    assert refused(table, "griffin") == ("no-trophy", "EU-372")
    trophy(table, 0, "dragonfly")
    refresh(table)
    assert "griffin" in options(table)
    table.beast = space(table, "i_stones-c")
    refresh(table)
    assert refused(table, "griffin") == ("griffin-far", "EU-372")
    stand(table, 0, "i_griffin-b")
    refresh(table)
    assert "griffin" in options(table)
    table.beast = NONE
    refresh(table)
    assert refused(table, "griffin") == ("no-griffin", "EU-371")


@pytest.mark.rule("EU-372", "EU-373")
def test_the_griffin_takes_a_trophy_and_carries_the_hero_four_spaces_at_most() -> None:
    table = griffin("dragonfly")
    trophy(table, 0, table.cat.foes.names[table.cat.foes.monsters])
    stand(table, 0, "i_griffin-b")
    acting(table)
    answer(table, "griffin")
    assert prompt(table) == "griffin"
    answer(table, "trophy dragonfly")
    assert [table.cat.foes.ids[foe] for foe in table.monsters_discard[0]] == ["dragonfly"]
    assert table.trophies[0] == [table.cat.foes.monsters]
    assert "land i_badger-b" in options(table)
    assert refused(table, "land ii_orchard-b") == ("not-offered", "EU-373")
    assert refused(table, "land i_stones-c") == ("too-far", "EU-373")
    answer(table, "land i_badger-b")
    assert (at(table), table.beast) == ("i_badger-b", table.at[0])
    assert table.moves[0] == 0


@pytest.mark.rule("EU-374")
def test_a_flight_follows_the_rules_of_teleports() -> None:
    table = griffin("dragonfly")
    stand(table, 0, "i_griffin-b")
    tokens(table, 0)
    acting(table)
    answer(table, "griffin")
    assert "land i_badger-c" not in options(table)  # a monster
    assert refused(table, "land i_badger-c") == ("no-combat", "EU-083")


@pytest.mark.rule("EU-375")
def test_a_flight_reveals_tiles_only_where_it_lands() -> None:
    table = griffin("dragonfly")
    stack(table, "i_osier", "i_magpie", "i_mossback", "i_miner")
    stand(table, 0, "i_chapel-m")
    acting(table)
    answer(table, "griffin")
    assert len(table.order) == 5
    answer(table, "land i_griffin-b")
    assert prompt(table) == "lay"


@pytest.mark.rule("EU-376")
@pytest.mark.parametrize("group", ["saboteur", "accomplice", "magma_demon"])
def test_opponents_of_scenarios_are_never_trophies(group: str) -> None:
    table = board(1)
    foes = table.cat.foes
    record = duel(table, foes.names[foes.opponents[group][0]])
    record.damage = 99
    run(table, Winning())
    assert prompt(table) != "trophy"
    fight_out(table)
    assert table.trophies[0] == []
