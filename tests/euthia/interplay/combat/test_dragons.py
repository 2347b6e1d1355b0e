"""Dragons, guardians and openings of Euthia's scenarios where rules meet: truces, powers of the space, late tiles."""

from __future__ import annotations

import pytest

from taverne.games.euthia.rules.scenarios import abyss, collision, doom, farruga
from taverne.games.euthia.rules.scenarios.dragon import tale as dragon_tale
from taverne.games.euthia.rules.scenarios.golem import tale as golem_tale
from tests.euthia.fights import fight, held_cards, on
from tests.euthia.interplay.scenes import NONE, EuthiaState, lose, rounds_on, turn, win
from tests.euthia.positions import (
    acting,
    answer,
    at,
    equip,
    fighter,
    free,
    hand,
    lay,
    offered,
    options,
    pickaxes,
    prompt,
    ready,
    refused,
    roll,
    settle,
    space,
    stack,
    stand,
    thing,
    tokens,
    told,
)
from tests.euthia.tales import moment, reveal, tale

POST = "i_wayfarers-b"


def dragon(where: str = POST, **other: object) -> EuthiaState:
    """Return a table with Farruga on a post beside the Chapel; the hero stands on a space beside it."""
    table = tale("farruga", **other)  # type: ignore[arg-type]
    lay(table, "i_wayfarers", 2, -1)
    table.trade_token[space(table, POST)] = 1
    farruga.tale(table).at = space(table, where)
    stand(table, 0, "i_wayfarers-a")
    return table


def truce(table: EuthiaState) -> EuthiaState:
    """Fight the dragon for two rounds in which nobody falls, up to what the hero does then."""
    answer(table, "fight farruga_1")
    on(table, "hero-roll")
    roll(table, 1, 1)
    on(table, "hero-roll")
    assert fight(table).round == 2
    roll(table, 1, 1)
    return on(table, "act")


@pytest.mark.rule("EUS-015", "EU-133", "EU-053", "EUS-012")
def test_after_a_truce_with_the_dragon_points_are_kept_and_the_hero_walks_on() -> None:
    table = dragon()
    equip(table, 0, "plate_cuirass")
    table.health[0], table.moves[0] = 10, 2
    acting(table)
    truce(table)
    assert (at(table), table.moves[0], table.deaths) == ("i_wayfarers-a", 2, [0, 0])
    assert (table.gold[0], table.rep[0]) == (0, 0)
    assert table.ready[0][2] == 0
    assert told(table, "trophy") == []


@pytest.mark.rule("EUS-015", "EU-199", "EU-220", "EUS-016")
def test_after_a_truce_the_monster_player_comes_down_to_his_limit() -> None:
    table = dragon()
    equip(table, 0, "plate_cuirass")
    table.health[0] = 10
    hand(table, 1, curse=5)
    acting(table)
    answer(table, "fight farruga_1")
    for _ in range(2):
        on(table, "hero-roll")
        roll(table, 1, 1)
    on(table, "hand-limit")
    assert (prompt(table), table.pending[0].seat) == ("hand-limit", 1)
    answer(table, "drop_card curse")
    on(table, "act")
    assert sum(held_cards(table, 1).values()) == 5


@pytest.mark.rule("EUS-014", "EU-145", "EU-158")
def test_a_dragon_fought_from_beside_it_feels_the_powers_of_the_heros_space() -> None:
    table = dragon()
    lay(table, "i_mossback", 1, 1)
    stand(table, 0, "i_wayfarers-c")
    assert space(table, "i_mossback-b") not in table.near[space(table, POST)], (
        "the dragon's own space is not under Earth"
    )
    acting(table)
    answer(table, "fight farruga_1")
    on(table, "monster-roll")
    assert (fight(table).earth, fight(table).space) == (1, table.at[0])


@pytest.mark.rule("EUS-021", "EU-213", "EUS-014", "EU-210")
def test_a_hero_killed_by_the_dragon_may_fight_it_again_in_his_turn_with_its_damage_on_it() -> None:
    table = dragon()
    tokens(table, 0, "mining", "trade", "combat", kept="combat")
    acting(table)
    answer(table, "fight farruga_1")
    on(table, "monster-roll")
    fight(table).damage = 4
    lose(table)
    assert (dragon_tale(table).damage, at(table), table.captured) == (4, "i_chapel-m", [0, 1])
    stand(table, 0, "i_wayfarers-a")
    answer(table, "walk mining", "fight farruga_1")
    on(table, "monster-roll")
    assert fight(table).damage == 4


@pytest.mark.rule("EUS-020", "EUS-019", "EU-197", "EUS-067")
def test_a_beaten_stage_is_no_trophy_and_cannot_be_fought_again_in_the_same_turn() -> None:
    table = dragon()
    tokens(table, 0, "combat", kept="combat")
    turn(table)
    answer(table, "fight farruga_1")
    on(table, "monster-roll")
    fight(table).damage = 99
    roll(table, 1, 1)
    seen = set()
    while prompt(table) != "act":
        seen.add(prompt(table))
        on(table, "act") if prompt(table) != "trophy" else answer(table, "pass")
    assert "trophy" not in seen
    assert (table.rep[0], table.trophies[0], offered(table, "fight")) == (4, [], [])


@pytest.mark.rule("EUS-084", "EUS-022", "EU-097", "EUS-083")
def test_fire_on_a_late_tile_wounds_nobody_for_no_hero_revealed_it() -> None:
    table = tale("mirrezil")
    table.coming[4] = [table.cat.map.index["v_roost"]]
    stand(table, 0, "i_chapel_priest-b")
    table.round = 8
    moment(table, "round_end", 8)
    before = table.health[:]
    answer(table, "lay 1 1")
    settle(table)
    fire, lair = space(table, "v_roost-b"), space(table, "v_roost-c")
    assert fire in table.near[table.at[0]] or space(table, "v_roost-a") in table.near[table.at[0]]
    assert lair not in table.near[table.at[0]]
    assert table.health == before


@pytest.mark.rule("EUS-083", "EU-307", "EU-090", "EUS-011")
def test_nobody_is_forced_to_fight_mirrezil_by_entering_its_lair_without_a_token() -> None:
    table = reveal(tale("mirrezil", heroes=("dral", "ael")), "v_roost")
    tokens(table, 0)
    stand(table, 0, "v_roost-a")
    table.moves[0] = 1
    acting(table)
    answer(table, "move v_roost-c")
    assert (at(table), prompt(table)) == ("v_roost-c", "act")
    assert offered(table, "fight") == []
    assert table.health[0] == 5, "Fire beside it"


@pytest.mark.rule("EUS-148", "EU-307", "EUS-147", "EU-050")
def test_on_an_abyss_that_is_a_lair_too_elite_and_guardian_are_both_offered() -> None:
    table = tale("abyss", elites=True)
    lay(table, "i_abyss", 2, -1)
    lay(table, "i_wayfarers", 1, 1)
    free(table, "i_abyss-c")
    stand(table, 0, "i_abyss-c")
    table.bounty = fighter(table, "elite-mother_bristle")
    acting(table)
    lines = options(table)
    assert "guardian" in lines
    merchant = space(table, "i_wayfarers-b")
    assert ("fight mother_bristle" in lines) == (merchant in table.near[table.at[0]])


@pytest.mark.rule("EUS-152", "EU-215", "EUS-150", "EU-086")
def test_a_fall_into_fire_may_kill_after_the_jump_and_leaves_the_hero_in_the_chapel() -> None:
    table = tale("abyss", heroes=("dral", "ael"))
    lay(table, "i_abyss", 2, -1)
    lay(table, "ii_abyss", 1, 1)
    lay(table, "v_roost", -1, 2)
    free(table, "i_abyss-c", "ii_abyss-a")
    stand(table, 0, "i_abyss-c")
    table.health[0], table.rep[0] = 3, 4
    acting(table)
    answer(table, "fall ii_abyss-a")
    assert (at(table), table.health[0], table.rep[0]) == ("i_chapel_priest-m", 7, 2)


@pytest.mark.rule("EUS-157", "EUS-156", "EUS-155", "EU-312")
def test_the_demon_beaten_by_one_hero_is_whole_for_the_next_and_gives_another_amulet() -> None:
    table = reveal(tale("abyss"), "v_temple")
    abyss.tale(table).seals[:3] = [0, 0, 1]
    for seat in range(2):
        stand(table, seat, "v_temple-c")
        table.stack.clear()
        acting(table, seat)
        answer(table, "fight magma_demon")
        on(table, "monster-roll")
        assert fight(table).damage == 0
        win(table)
        assert thing(table, seat, "amulet_of_eternity") != NONE
        assert table.rep[seat] == 6


@pytest.mark.rule("EUS-009", "EUS-010", "EU-264", "EU-268")
def test_in_the_opening_trade_tiles_are_revealed_and_learned_and_nothing_is_sold_or_healed() -> None:
    table = ready(2, scenario="revocation_2", heroes=("keleia", "dral"))
    assert prompt(table) == "trade"
    seat = table.pending[0].seat
    assert not any(line.startswith(("sell", "heal_here")) for line in options(table))
    gold = table.gold[seat]
    answer(table, "reveal_tiles")
    while prompt(table) == "keep-tile":
        answer(table, options(table)[0])
    assert table.gold[seat] == gold - 1
    assert offered(table, "relearn") or offered(table, "learn") or offered(table, "buy")
    answer(table, "done")
    settle(table)
    assert table.pending[0].seat != seat or prompt(table) == "act"


@pytest.mark.rule("EUS-114", "EUS-115", "EU-097", "EU-066")
def test_an_emblem_laid_in_mid_walk_is_laid_before_the_walk_goes_on() -> None:
    table = tale("collision")
    lay(table, "i_kite", 2, -1)
    stack(table, "i_mossback")
    stand(table, 0, "i_chapel-m")
    table.moves[0] = 2
    acting(table)
    answer(table, "move i_chapel-b")
    while prompt(table) in ("lay", "territory"):
        settle(table) if table.pending[0].seat < 0 else answer(table, options(table)[0])
    if prompt(table) == "emblem":
        assert table.pending[0].seat == 0
        answer(table, options(table)[0])
    assert (prompt(table), table.moves[0]) == ("act", 1)
    assert sum(table.emblem) == collision.tale(table).laid


@pytest.mark.rule("EUS-044", "EUS-047", "EUS-045", "EU-109")
def test_a_clue_at_a_rivals_mine_costs_its_price_and_no_toll() -> None:
    table = tale("doom")
    lay(table, "i_wayfarers", 2, -1)
    pickaxes(table, "i_wayfarers-a", 1)
    doom.tale(table).turned[0] = 1
    stand(table, 0, "i_wayfarers-a")
    table.gold[0] = 2
    acting(table)
    answer(table, "clue prospector")
    assert (table.gold, doom.tale(table).clues[0]) == ([0, 0], 1)
    assert offered(table, "clue") == []
    assert refused(table, "mine")[1] in ("EU-110", "EU-109")


@pytest.mark.rule("EUS-092", "EUS-095", "EU-039", "EUS-096")
def test_the_golem_passes_by_heroes_in_the_chapel_and_the_round_goes_on() -> None:
    table = tale("devastation", 2)
    table.round = 3
    golem_tale(table).at, golem_tale(table).arrived = space(table, "i_chapel-a"), 2
    rounds_on(table)
    for _ in range(2):
        answer(table, "end")
        if prompt(table) == "carry":
            answer(table, "carry nothing")
    for _ in range(20):
        settle(table)
        if prompt(table) == "act":
            break
        answer(table, options(table)[0])
    assert table.round == 4
    assert [at(table, seat) for seat in range(2)] == ["i_chapel-m"] * 2
    assert golem_tale(table).killed[:2] == [0, 0]
