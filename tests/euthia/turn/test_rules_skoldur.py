"""Skoldur of Euthia: Dwurt, Gaar turned into it, the Dwurt die at the end of his turn."""

from __future__ import annotations

import pytest

from taverne.games.euthia.box.compiled_effects import TELEPORT
from taverne.games.euthia.rules.combat.hero_roll import SKOLDUR
from taverne.games.euthia.rules.goods.payment import spend_dwurt
from taverne.games.euthia.rules.goods.storage import Arranging, excess
from taverne.games.euthia.rules.travel.wounds import Dying, revive
from taverne.games.euthia.rules.turn.course import TakingTurn
from taverne.games.euthia.rules.turn.skoldur import Settling
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    equip,
    offered,
    options,
    prompt,
    run,
    settle,
    stand,
    told,
)

HEROES = ("skoldur", "ael")


def die(face: int, mode: str = "", seats: int = 2, dwurt: int = 0) -> EuthiaState:
    """Return the end of Skoldur's turn with his die at a face, resolved unless he has a Dwurt."""
    table = board(seats, mode, heroes=HEROES[:seats])
    table.dwurt_die[0] = face
    table.dwurt[0] = dwurt
    table.rep[0] = 5
    return settle(run(table, Settling(0)))


def cards(table: EuthiaState, gold: bool) -> int:
    return sum(table.hand[0][c] for c in range(len(table.cat.card_ids)) if table.cat.card_gold[c] == gold)


@pytest.mark.rule("EU-356")
def test_skoldur_starts_with_five_dwurt_and_no_gaar_which_fills_his_sacks() -> None:
    table = board(heroes=HEROES)
    assert (table.dwurt[0], table.gaar[0]) == (5, 0)
    assert (table.dwurt[1], table.gaar[1]) == (0, 4)
    assert excess(table, 0) == -3
    table.gaar[0] = 2
    assert excess(table, 0) == -1
    table.dwurt[0] = 3
    assert excess(table, 0) == -1, "Dwurt slots hold no Gaar"
    table.dwurt[0] = 6
    assert excess(table, 0) == 0


@pytest.mark.rule("EU-357")
def test_skoldur_turns_gaar_into_dwurt_never_back_and_leaves_his_die() -> None:
    table = board(heroes=HEROES)
    table.gaar[0], table.dwurt[0], table.dwurt_die[0] = 2, 0, 3
    run(table, Arranging(0))
    answer(table, "convert", "convert")
    assert (table.gaar[0], table.dwurt[0], table.dwurt_die[0]) == (0, 2, 3)
    assert offered(table, "convert") == []
    other = board(heroes=("ael", "skoldur"))
    run(other, Arranging(0))
    assert offered(other, "convert") == [], "only Skoldur does this"


@pytest.mark.rule("EU-360")
def test_each_dwurt_spent_raises_the_die_up_to_five() -> None:
    table = board(heroes=HEROES)
    table.dwurt[0] = 9
    assert table.dwurt_die[0] == 0
    spend_dwurt(table, 0, 2)
    assert (table.dwurt[0], table.dwurt_die[0]) == (7, 2)
    spend_dwurt(table, 0, 4)
    assert (table.dwurt[0], table.dwurt_die[0]) == (3, 5)


@pytest.mark.rule("EU-361")
def test_at_the_end_of_his_turn_skoldur_resolves_the_die_and_it_returns_to_zero() -> None:
    table = board(heroes=HEROES)
    table.dwurt[0] = 2
    run(table, TakingTurn(0))
    spend_dwurt(table, 0, 1)
    answer(table, "end")
    assert prompt(table) == "dwurt-die"
    assert options(table) == ["resolve", "avoid"]
    answer(table, "resolve")
    settle(table)
    assert table.dwurt_die[0] == 0
    assert (table.dwurt[0], cards(table, False)) == (1, 1)
    assert prompt(table) == "carry"


@pytest.mark.rule("EU-361")
def test_a_dwurt_avoids_the_die() -> None:
    table = die(5, dwurt=1)
    answer(table, "avoid")
    assert (table.dwurt[0], table.dwurt_die[0], table.health[0], table.rep[0]) == (0, 0, 6, 5)
    assert told(table, "dwurt-avoided") == [{"seat": 0}]


@pytest.mark.rule("EU-361")
def test_the_die_is_skoldurs_alone() -> None:
    table = board(heroes=("ael", "skoldur"))
    run(table, TakingTurn(0))
    answer(table, "end")
    assert prompt(table) == "carry"
    assert (table.dwurt[0], told(table, "dwurt-face")) == (0, [])
    assert table.hero[1] == SKOLDUR


@pytest.mark.rule("EU-362", "EU-363", "EU-364", "EU-365")
@pytest.mark.parametrize(
    ("face", "dwurt", "silver", "gold", "rep", "health"),
    [
        (0, 1, 0, 0, 5, 6),
        (1, 0, 1, 0, 5, 6),
        (2, 0, 2, 0, 5, 5),
        (3, 1, 3, 0, 4, 4),
        (4, 1, 0, 1, 4, 2),
    ],
)
def test_each_face_has_its_figures(face: int, dwurt: int, silver: int, gold: int, rep: int, health: int) -> None:
    table = die(face)
    assert (table.dwurt[0], cards(table, False), cards(table, True)) == (dwurt, silver, gold)
    assert (table.rep[0], table.health[0], table.dwurt_die[0]) == (rep, health, 0)


@pytest.mark.rule("EU-365", "EU-366")
def test_the_fifth_face_wounds_six_and_a_death_by_it_costs_one_reputation() -> None:
    table = die(5)
    assert (table.dwurt[0], cards(table, True)) == (2, 1)
    assert table.rep[0] == 5 - 1 - 1
    assert table.health[0] == 6, "he rises in the Chapel"
    assert table.deaths[0] == 0
    assert (table.gaar[0], at(table)) == (0, "i_chapel-m")


@pytest.mark.rule("EU-365")
def test_with_more_health_the_fifth_face_takes_six_of_it() -> None:
    table = board(heroes=HEROES)
    equip(table, 0, "plate_greaves")
    table.health[0], table.dwurt[0], table.dwurt_die[0] = 9, 0, 5
    settle(run(table, Settling(0)))
    assert table.health[0] == 3


@pytest.mark.rule("EU-367")
def test_a_death_resets_the_die_without_effect() -> None:
    table = board(heroes=HEROES)
    table.dwurt_die[0] = 4
    stand(table, 0, "i_chapel-a")
    run(table, Dying(0, table.at[0]))
    assert table.dwurt_die[0] == 0
    assert (cards(table, True), cards(table, False)) == (0, 0)
    table.dwurt_die[0] = 3
    revive(table, 0)
    assert table.dwurt_die[0] == 0


@pytest.mark.rule("EU-368")
def test_alone_the_cards_of_the_die_add_nothing_to_the_reserves() -> None:
    table = die(3, seats=1)
    assert cards(table, False) == 3
    assert (table.silver_reserve, table.gold_reserve) == ([], [])


@pytest.mark.rule("EU-369")
def test_tiles_of_value_zero_lie_hidden_and_are_to_be_learned() -> None:
    table = board(heroes=HEROES)
    names = [table.cat.tile_ids[tile] for tile in table.pile[0] if table.cat.tile_rep[tile] == 0]
    assert names == ["first_bargain", "hollow_step"]
    assert not any(table.design[thing] in table.pile[0] for thing in table.things_of(0))


@pytest.mark.rule("EU-082", "EU-360")
def test_a_paid_teleport_makes_one_farther_jump() -> None:
    table = board(heroes=HEROES)
    tile = table.cat.tile_ids[next(t for t in range(table.cat.hero_tiles) if teleports(table, t) == 2)]
    equip(table, 0, tile)
    acting(table)
    answer(table, next(line for line in offered(table, "use") if tile in line))
    assert prompt(table) == "pay-for"
    answer(table, "pay")
    assert prompt(table) == "teleport"
    assert (table.pending[0].data or {})["n"] == 4  # type: ignore[union-attr]
    assert (table.dwurt[0], table.dwurt_die[0]) == (4, 1)


def teleports(table: EuthiaState, tile: int) -> int:
    """Return how many teleports a tile of Skoldur has in one use."""
    if table.cat.tile_hero[tile] != SKOLDUR:
        return 0
    return max((sum(op.verb == TELEPORT for op in use.ops) for use in table.cat.tile_uses[tile]), default=0)
