"""Rules of Rescue of the Villagers: emblems laid, taken, dropped and brought to the Chapel; its walks."""

from __future__ import annotations

import pytest

from taverne.engine.actions import Action
from taverne.engine.frames import advance
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.rules.combat.fight import Fighting
from taverne.games.euthia.rules.scenarios import rescue
from taverne.games.euthia.rules.travel.wounds import die
from taverne.games.euthia.rules.turn import scoring
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.fights import met
from tests.euthia.positions import acting, answer, at, fight_out, free, offered, options, run, space, stand, thing
from tests.euthia.tales import out, reveal, tale

POST, TILE = "i_millbrook-a", "i_millbrook"


def posts(table: EuthiaState, tile: str) -> list[int]:
    return [table.emblem[space(table, f"{tile}-{place}")] for place in "abc"]


def known() -> EuthiaState:
    table = tale("rescue")
    return reveal(table, TILE)


@pytest.mark.rule("EUS-033")
def test_villagers_are_laid_on_revealed_posts_with_a_monster_and_nowhere_else() -> None:
    table = known()
    chart = table.cat.map
    for tile in (TILE, "iii_towers"):
        if tile != TILE:
            reveal(table, tile, 2)
        for place in "abc":
            one = space(table, f"{tile}-{place}")
            wanted = chart.land[one] in (7, 8, 9) and chart.monster[one] > 0
            assert table.emblem[one] == int(wanted)
    assert sum(table.emblem) >= 2


@pytest.mark.rule("EUS-034")
def test_who_beats_that_monster_takes_the_emblem_and_a_reputation() -> None:
    table = known()
    stand(table, 0, POST)
    table.emblem[space(table, POST)] += 1
    before = table.rep[0]
    met(table, "thorn_boar")
    fight_out(table)
    gained = table.rep[0] - before
    assert rescue.tale(table).carried[0] == 1
    assert table.emblem[space(table, POST)] == 1, "an emblem that a dead hero left there stays"
    plain = next(op for op in table.cat.foes.reward[table.cat.foes.by_id["thorn_boar"]] if op.args)
    assert gained == 1 + plain.args[0]


@pytest.mark.rule("EUS-035")
def test_carried_emblems_fill_no_place() -> None:
    from taverne.games.euthia.rules.goods.storage import excess

    table = known()
    before = excess(table, 0)
    rescue.tale(table).carried[0] = 3
    assert excess(table, 0) == before


@pytest.mark.rule("EUS-036")
@pytest.mark.rule("EUS-037")
def test_at_the_chapel_emblems_are_handed_over_for_reputation_and_once_a_potion() -> None:
    table = tale("rescue")
    rescue.tale(table).carried[0] = 2
    acting(table)
    answer(table, "deliver")
    assert table.rep[0] == 2
    assert (rescue.tale(table).carried, rescue.tale(table).handed) == ([0, 0, 0, 0], [2, 0, 0, 0])
    assert thing(table, 0, "healing_potion") >= 0
    assert offered(table, "deliver") == []
    potions = table.potions
    rescue.tale(table).carried[0] = 1
    table.story.do_free(table, 0, Action("deliver"))
    assert (table.rep[0], table.potions) == (3, potions)


@pytest.mark.rule("EUS-036")
def test_elsewhere_nothing_is_handed_over() -> None:
    table = known()
    rescue.tale(table).carried[0] = 2
    free(table, POST)
    stand(table, 0, POST)
    acting(table)
    assert "deliver" not in options(table)


@pytest.mark.rule("EUS-038")
def test_a_dead_hero_leaves_his_emblems_where_he_died() -> None:
    table = known()
    rescue.tale(table).carried[0] = 2
    stand(table, 0, "i_millbrook-b")
    before = table.emblem[space(table, "i_millbrook-b")]
    die(table, 0)
    advance(table)
    assert table.emblem[space(table, "i_millbrook-b")] == before + 2
    assert rescue.tale(table).carried[0] == 0
    assert at(table) == "i_chapel-m"


@pytest.mark.rule("EUS-039")
def test_emblems_of_a_freed_space_are_taken_freely_without_reputation() -> None:
    table = known()
    table.emblem[space(table, "i_chapel-a")] = 1
    stand(table, 0, "i_chapel-a")
    acting(table)
    answer(table, "gather")
    assert rescue.tale(table).carried[0] == 1
    assert table.rep[0] == 0
    assert "gather" not in options(table)


@pytest.mark.rule("EUS-040")
@pytest.mark.parametrize(("handed", "more"), [((0, 0, 0), (0, 0, 0)), ((2, 1, 0), (3, 0, 0)), ((2, 2, 1), (3, 3, 0))])
def test_whoever_handed_over_most_gains_three(handed: tuple[int, ...], more: tuple[int, ...]) -> None:
    table = tale("rescue", 3)
    rescue.tale(table).handed[:3] = handed
    assert tuple(scoring.parts(table, seat)["scenario"] for seat in range(3)) == more


@pytest.mark.rule("EUS-041")
@pytest.mark.parametrize(("seats", "difficulty", "goal"), [(1, "normal", 4), (3, "normal", 8), (2, "hard", 8)])
def test_the_goal_is_two_for_each_hero_and_two_more(seats: int, difficulty: str, goal: int) -> None:
    table = tale("rescue", seats, "coop", difficulty=difficulty)
    for handed, won in ((goal - 1, 0), (goal, 1)):
        rescue.tale(table).handed[0] = handed
        table.story.conclude(table)
        assert table.won == won


@pytest.mark.rule("EUS-030")
@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (2, "coop"), (3, "competitive")])
@pytest.mark.parametrize("lucky", [False, True])
def test_a_rescue_ends_after_ten_rounds(seats: int, mode: str, lucky: bool) -> None:
    table, _ = out("rescue", seats, mode, 4, lucky)
    assert table.round == 10
    assert (table.won >= 0) == (mode != "competitive")


@pytest.mark.rule("EUS-034", "EU-045")
def test_who_frees_a_post_without_a_monster_takes_its_villagers_too() -> None:
    table = known()
    stand(table, 0, POST)
    table.trophies[1] = [*table.monsters[0], table.top[0]]
    table.monsters[0], table.top[0] = [], NONE
    run(table, Fighting(0, NONE, table.at[0], 1))
    assert not table.pending
    assert (rescue.tale(table).carried[0], table.emblem[space(table, POST)], table.rep[0]) == (1, 0, 1)
