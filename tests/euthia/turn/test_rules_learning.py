"""Hero tiles of Euthia in a Trade action: revealed, kept, learned, put back; slots unlocked."""

from __future__ import annotations

import pytest

from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.box.pieces import TILE_KINDS
from taverne.games.euthia.box.terms import ELEMENTS
from taverne.games.euthia.rules.goods.holdings import max_health
from taverne.games.euthia.rules.trade.trade_action import Trading
from taverne.games.euthia.rules.turn.course import refresh as new_round
from taverne.games.euthia.state.game_state import LOCKED, EuthiaState
from tests.asking import question, shown_in
from tests.euthia.positions import (
    answer,
    board,
    equip,
    essences,
    lay,
    offered,
    options,
    prompt,
    refresh,
    refused,
    run,
    space,
    stand,
    thing,
)


def market(hero: str, gold: int = 9, *reserve: str) -> EuthiaState:
    """Return a hero who trades at his own Merchant, with tiles in his reserve."""
    table = board(heroes=(hero, "ael"))
    lay(table, "i_millbrook", 2, -1)
    stand(table, 0, "i_millbrook-a")
    table.trade_token[space(table, "i_millbrook-a")] = 0
    table.gold[0] = gold
    for tile in reserve:
        number = table.cat.tile_index[tile]
        table.pile[0].remove(number)
        table.reserve[0].append(number)
    return run(table, Trading(0))


def named(table: EuthiaState, tiles: list[int]) -> list[str]:
    return [table.cat.tile_ids[tile] for tile in tiles]


@pytest.mark.rule("EU-263")
def test_the_kind_of_a_hero_tile_says_whether_it_is_equipment_or_ability() -> None:
    table = market("maeldur", 9, "salamander_sceptre", "kindling")
    assert "buy salamander_sceptre" in options(table)
    assert "relearn kindling ember_lash" in options(table)
    assert refused(table, "learn salamander_sceptre") == ("to-buy", "EU-269")
    assert refused(table, "buy kindling") == ("to-learn", "EU-266")
    slots = {TILE_KINDS[table.cat.tile_kind[t]]: table.cat.tile_slot[t] for t in range(table.cat.hero_tiles)}
    assert (slots["weapon"], slots["shield"], slots["ability"], slots["initiative_ability"]) == (0, 0, 1, 2)


@pytest.mark.rule("EU-264", "EU-265")
def test_a_coin_reveals_every_tile_up_to_the_reputation_one_kept_of_each_value() -> None:
    table = market("maeldur", 3)
    assert refused(table, "reveal_tiles") == ("nothing-to-reveal", "EU-264")
    table.rep[0] = 8
    refresh(table)
    answer(table, "reveal_tiles")
    assert table.gold[0] == 2
    assert prompt(table) == "keep-tile"
    assert options(table) == ["keep_tile kindling", "keep_tile smoke_curtain"]
    answer(table, "keep_tile smoke_curtain", "keep_tile cloak_of_ash")
    assert named(table, table.reserve[0]) == ["smoke_curtain", "cloak_of_ash"]
    assert named(table, table.gone[0]) == ["kindling", "salamander_sceptre"]
    table.rep[0] = 0
    refresh(table)
    assert "relearn cloak_of_ash ember_lash" in options(table)


@pytest.mark.rule("EU-264", "EU-265")
def test_the_last_hidden_tile_is_revealed_and_kept_unasked() -> None:
    table = market("maeldur", 3)
    last = table.pile[0][-1]
    table.pile[0] = [last]
    table.rep[0] = table.cat.tile_rep[last] - 1
    refresh(table)
    assert refused(table, "reveal_tiles") == ("nothing-to-reveal", "EU-264")
    table.rep[0] += 1
    refresh(table)
    answer(table, "reveal_tiles")
    assert (table.pile[0], table.reserve[0], table.gold[0]) == ([], [last], 2)
    assert prompt(table) != "keep-tile"


@pytest.mark.rule("EU-264", "EU-265")
def test_which_value_a_tile_is_kept_of_is_shown() -> None:
    table = market("maeldur", 3)
    table.rep[0] = 8
    refresh(table)
    answer(table, "reveal_tiles")
    values = []
    while prompt(table) == "keep-tile":
        values.append(shown_in(table, "n"))
        assert question(table).default == question(table).options[0]
        answer(table, options(table)[-1])
    assert values == [table.cat.tile_rep[table.cat.tile_index[word]] for word in ("kindling", "cloak_of_ash")]


@pytest.mark.rule("EU-264")
def test_revealing_costs_a_coin() -> None:
    table = market("maeldur", 0)
    table.rep[0] = 3
    refresh(table)
    assert refused(table, "reveal_tiles") == ("no-gold", "EU-264")


@pytest.mark.rule("EU-266")
def test_an_ability_is_learned_for_its_cost_into_an_empty_slot_of_its_symbol() -> None:
    table = market("maeldur", 1, "kindling")
    table.slots[0][4] = NONE
    refresh(table)
    assert "learn kindling" not in options(table), "slot 5 is for initiative"
    table.slots[0][6] = NONE
    refresh(table)
    answer(table, "learn kindling")
    assert table.gold[0] == 0
    assert table.reserve[0] == []
    assert table.spot[thing(table, 0, "kindling")] == 6
    assert refused(table, "learn smoke_curtain") == ("not-revealed", "EU-266")


@pytest.mark.rule("EU-266")
def test_learning_needs_the_gold() -> None:
    table = market("maeldur", 0, "kindling")
    assert refused(table, "learn kindling") == ("no-gold", "EU-266")


@pytest.mark.rule("EU-267")
def test_slots_of_one_symbol_are_alike_so_moving_tiles_between_them_changes_nothing() -> None:
    table = market("maeldur", 1, "kindling")
    cat = table.cat
    symbols = cat.hero_slots[table.hero[0]]
    lash = cat.tile_slot[cat.tile_index["ember_lash"]]
    for spot in [s for s, symbol in enumerate(symbols) if symbol == lash]:
        other = market("maeldur", 1, "kindling")
        for one in range(len(symbols)):
            if symbols[one] == lash and other.slots[0][one] == LOCKED:
                other.slots[0][one] = NONE
        held = [t for t in other.slots[0][: len(symbols)] if t >= 0 and cat.tile_slot[other.design[t]] == lash]
        places = [s for s, symbol in enumerate(symbols) if symbol == lash and s != spot]
        for place in [spot, *places]:
            other.slots[0][place] = NONE
        for one, place in zip(held, places, strict=False):
            other.slots[0][place], other.spot[one] = one, place
        refresh(other)
        assert "learn kindling" in options(other)
        answer(other, "learn kindling")
        assert other.gold[0] == 0


@pytest.mark.rule("EU-268")
def test_an_ability_is_put_back_for_nothing_and_learned_again_for_its_price() -> None:
    table = market("maeldur", 2, "kindling", "smoke_curtain")
    assert "relearn kindling ember_lash" in options(table)
    answer(table, "relearn kindling ember_lash")
    assert table.gold[0] == 1
    assert named(table, table.reserve[0]) == ["smoke_curtain", "ember_lash"]
    answer(table, "relearn smoke_curtain kindling")
    assert table.gold[0] == 0
    assert refused(table, "relearn kindling smoke_curtain") == ("no-gold", "EU-266")
    assert "relearn ember_lash smoke_curtain" in options(table)


@pytest.mark.rule("EU-268")
def test_a_weapon_is_never_put_back_for_an_ability() -> None:
    table = market("maeldur", 9, "kindling")
    assert not any("fire_staff" in line for line in offered(table, "relearn"))


@pytest.mark.rule("EU-274")
def test_a_tile_put_back_stays_engaged_until_the_round_begins() -> None:
    table = market("maeldur", 9, "kindling")
    table.engaged[thing(table, 0, "cinder_heart")] = 1
    answer(table, "relearn kindling cinder_heart")
    assert not table.engaged[thing(table, 0, "kindling")]
    answer(table, "relearn cinder_heart kindling")
    assert table.engaged[thing(table, 0, "cinder_heart")]
    answer(table, "relearn kindling cinder_heart")
    new_round(table)
    answer(table, "relearn cinder_heart kindling")
    assert not table.engaged[thing(table, 0, "cinder_heart")]


@pytest.mark.rule("EU-260", "EU-268")
def test_learned_health_raises_both_values_and_goes_again_but_never_kills() -> None:
    table = market("dral", 9, "thick_skull", "ledger_of_scars")
    table.health[0] = 3
    old = next(line for line in offered(table, "relearn") if line.startswith("relearn thick_skull"))
    answer(table, old)
    assert (max_health(table, 0), table.health[0]) == (9, 5)
    back = old.split(" ")[2]
    table.health[0] = 2
    refresh(table)
    assert f"relearn {back} thick_skull" not in options(table)
    assert "relearn ledger_of_scars thick_skull" in options(table)
    table.health[0] = 3
    refresh(table)
    answer(table, f"relearn {back} thick_skull")
    assert (max_health(table, 0), table.health[0]) == (7, 1)


@pytest.mark.rule("EU-269")
def test_a_hero_weapon_is_bought_goes_into_a_sack_and_may_be_equipped_and_sold() -> None:
    table = market("maeldur", 3, "salamander_sceptre")
    answer(table, "buy salamander_sceptre")
    one = thing(table, 0, "salamander_sceptre")
    assert (table.gold[0], table.spot[one]) == (0, -1)
    answer(table, "arrange", "equip salamander_sceptre 1", "done")
    assert table.spot[one] == 0
    assert table.spot[thing(table, 0, "fire_staff")] == -1
    answer(table, "sell_worn salamander_sceptre 1")
    assert table.gold[0] == 1
    assert named(table, table.gone[0]) == ["salamander_sceptre"]


@pytest.mark.rule("EU-270")
def test_a_locked_slot_takes_no_tile_and_is_unlocked_for_its_price() -> None:
    table = market("maeldur", 2, "kindling")
    assert "learn kindling" not in options(table)
    assert refused(table, "learn kindling") == ("no-slot", "EU-270")
    assert offered(table, "unlock") == ["unlock initiative 5", "unlock cuirass 10"]
    answer(table, "unlock initiative 5")
    assert table.gold[0] == 0
    assert table.slots[0][4] == NONE
    assert refused(table, "unlock initiative 5") == ("not-locked", "EU-270")
    assert refused(table, "unlock cuirass 10") == ("cannot-pay", "EU-270")


@pytest.mark.rule("EU-270")
def test_an_essence_lock_takes_the_printed_kind_or_any_where_none_is_printed() -> None:
    table = market("maeldur", 2)
    locks = [(spot, lock) for spot, lock in enumerate(table.cat.hero_locks[table.hero[0]]) if lock]
    printed = next(spot + 1 for spot, lock in locks if any(len(cost.of) == 1 for cost in lock))
    either = next(spot + 1 for spot, lock in locks if any(len(cost.of) == len(ELEMENTS) for cost in lock))
    essences(table, 0, water=1)
    refresh(table)
    assert not any(line.endswith(f" {printed}") for line in offered(table, "unlock"))
    line = next(line for line in offered(table, "unlock") if line.endswith(f" {either}"))
    answer(table, line)
    assert (table.gold[0], sum(map(sum, table.essences))) == (0, 0)
    essences(table, 0, fire=1)
    refresh(table)
    answer(table, next(line for line in offered(table, "unlock") if line.endswith(f" {printed}")))
    assert sum(map(sum, table.essences)) == 0
    assert LOCKED not in (table.slots[0][printed - 1], table.slots[0][either - 1])


@pytest.mark.rule("EU-271")
def test_an_unlocked_slot_stays_unlocked_when_its_tile_is_taken_off() -> None:
    table = market("maeldur", 5)
    answer(table, "unlock cuirass 10")
    one = equip(table, 0, "leather_cuirass")
    assert table.spot[one] == 9
    table.health[0] = 6
    refresh(table)
    answer(table, "arrange", "unequip leather_cuirass 10", "done")
    assert table.slots[0][9] == NONE
    assert not any(line.endswith(" 10") for line in offered(table, "unlock"))
    assert table.hero_token.count(0) == 0


@pytest.mark.rule("EU-272", "EU-369")
def test_hidden_tiles_have_the_marks_of_the_track_skoldur_a_zero_too() -> None:
    marks = {3, 6, 9, 13, 17, 22, 27, 33, 40}
    table = board(heroes=("maeldur", "skoldur"))
    rep = table.cat.tile_rep
    assert {rep[tile] for tile in table.pile[0]} == marks
    assert {rep[tile] for tile in table.pile[1]} == marks | {0}
