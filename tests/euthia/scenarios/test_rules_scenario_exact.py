"""Scenarios of Euthia mark by mark: what they note is whose it is, when it begins and when it is forgotten.

What they do is proved scenario by scenario beside this.
"""

from __future__ import annotations

import pytest

from taverne.engine.decisions import Draw
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.rules.scenarios import abyss, collision, doom, farruga
from taverne.games.euthia.rules.scenarios.dragon import tale as dragon_tale
from taverne.games.euthia.rules.scenarios.farruga import nearest
from taverne.games.euthia.rules.scenarios.golem import Rampaging
from taverne.games.euthia.rules.scenarios.golem import tale as golem_tale
from taverne.games.euthia.rules.travel.places import distance, missing
from taverne.games.euthia.rules.travel.quests import Completing
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.fights import fight, met, on
from tests.euthia.interplay.scenes import rounds_on
from tests.euthia.positions import (
    acting,
    answer,
    board,
    draw,
    fighter,
    free,
    hand,
    lay,
    offered,
    prompt,
    roll,
    run,
    settle,
    space,
    stand,
    started,
)
from tests.euthia.tales import RING, moment, reveal, tale


def dragon(scenario: str = "farruga") -> EuthiaState:
    """Return a table with a dragon on a post beside the Chapel, and the second hero before it."""
    table = tale(scenario, 3)
    lay(table, "i_wayfarers", 2, -1)
    table.trade_token[space(table, "i_wayfarers-b")] = 1
    farruga.tale(table).at = space(table, "i_wayfarers-b")
    stand(table, 1, "i_wayfarers-a")
    free(table, "i_wayfarers-a", "i_wayfarers-c")
    return table


@pytest.mark.rule("EUS-020", "EUS-017")
def test_the_next_stage_begins_without_damage_and_nothing_else_is_forgotten() -> None:
    table = dragon()
    told = farruga.tale(table)
    told.stage, told.damage, told.dealt, told.hurt, told.last = 1, 9, [2, 3, 4, 0], True, True
    told.drawn, told.razed = [1, 0, 1, 0], 2
    table.story.monster_beaten(table, table.story.stages(table)[1], table.at[1])  # type: ignore[attr-defined]
    assert told.fallen
    moment(table, "turn_end", 1)
    assert (told.stage, told.damage, told.dealt, told.fallen, told.hurt) == (2, 0, [0, 0, 0, 0], False, False)
    assert (told.last, told.drawn, told.razed) == (True, [1, 0, 1, 0], 2)


@pytest.mark.rule("EUS-017", "EUS-021")
def test_the_damage_of_a_dragon_is_no_other_monsters() -> None:
    table = dragon()
    dragon_tale(table).damage = 4
    stage = table.story.stages(table)[0]  # type: ignore[attr-defined]
    assert table.story.damage_before(table, stage) == 4
    assert table.story.damage_before(table, fighter(table, "thorn_boar")) == 0
    lay(table, "i_stones", -1, -1)
    stand(table, 1, "i_stones-a")
    on(met(table, "thorn_boar", 1), "monster-roll")
    assert fight(table).damage == 0


@pytest.mark.rule("EUS-045", "EUS-047")
def test_a_clue_is_noted_once_for_its_witness_and_its_hero() -> None:
    table = tale("doom")
    lay(table, "i_wayfarers", 2, -1)
    stand(table, 1, "i_wayfarers-a")
    free(table, "i_wayfarers-a", seat=1)
    doom.tale(table).turned[0] = 1
    table.gold[1] = 9
    answer(acting(table, 1), "clue prospector")
    assert doom.tale(table).taken == [[0, 1, 0, 0], [0] * 4, [0] * 4, [0] * 4]
    assert doom.tale(table).clues == [0, 1, 0, 0]


@pytest.mark.rule("EUS-104")
def test_cards_against_the_spell_are_counted_for_the_hero_who_gave_them() -> None:
    table = tale("devastation", 3)
    golden = next(word for n, word in enumerate(table.cat.card_ids) if table.cat.card_gold[n])
    hand(table, 1, **{golden: 2})
    table.round = 3
    acting(table, 1)
    for n in (1, 2):
        answer(table, "unravel")
        if offered(table, "give_card"):
            answer(table, offered(table, "give_card")[0])
        assert golem_tale(table).discarding == [0, 3, 0, 0]
        assert golem_tale(table).discarded == [0, n, 0, 0]
    assert golem_tale(table).points == [0, 2, 0, 0]


@pytest.mark.rule("EUS-103", "EUS-107")
def test_a_spell_that_is_broken_among_rivals_is_weakened_no_more() -> None:
    table = tale("devastation", 3)
    lay(table, "i_stones", -1, -1)
    stand(table, 1, "i_stones-a")
    table.spawned.append(space(table, "i_stones-a"))
    golem_tale(table).counter, golem_tale(table).points[:3] = 0, [0, 1, 2]
    on(met(table, "thorn_boar", 1), "monster-roll")
    fight(table).damage = 99
    on(table)
    assert table.spawned == []
    assert (golem_tale(table).counter, golem_tale(table).points[:3]) == (0, [0, 1, 2])


def rampage(card: str) -> EuthiaState:
    """Let the Golem follow a card from a freed space of a whole ring."""
    table = tale("devastation", 3)
    for tile, (q, r) in zip(
        ("i_wayfarers", "i_millbrook", "i_stones", "i_osier", "i_kite", "i_cinder"), RING, strict=True
    ):
        lay(table, tile, q, r)
        free(table, *[f"{tile}-{place}" for place in "abc"])
    golem_tale(table).at, golem_tale(table).arrived = space(table, "i_stones-a"), 2
    draw(run(table, Rampaging(1)), card)
    while prompt(table) == "golem":
        answer(table, offered(table, "golem")[0])
    return table


@pytest.mark.rule("EUS-100", "EUS-101")
@pytest.mark.parametrize(("card", "spawns"), [("heavy_tread", True), ("furrow", False), ("splintered_gate", True)])
def test_a_monster_spawns_where_the_card_says_so(card: str, spawns: bool) -> None:
    table = rampage(card)
    assert golem_tale(table).left != NONE, "it has moved"
    assert table.spawned == ([golem_tale(table).left] if spawns else [])


@pytest.mark.rule("EUS-148")
def test_a_guardian_is_that_of_its_space_until_the_fight_is_over() -> None:
    table = reveal(tale("abyss"), "i_abyss")
    free(table, "i_abyss-c", seat=1)
    stand(table, 1, "i_abyss-c")
    answer(acting(table, 1), "guardian")
    on(table, "monster-roll")
    assert abyss.tale(table).guarded == space(table, "i_abyss-c")
    fight(table).damage = 99
    on(table, "act")
    assert abyss.tale(table).guarded == NONE


@pytest.mark.rule("EUS-073", "EUS-074")
def test_a_ward_on_a_post_that_nobody_holds_is_broken_for_nobody() -> None:
    table = tale("farruga", 3)
    lay(table, "i_wayfarers", 2, -1)
    post = space(table, "i_wayfarers-b")
    free(table, "i_wayfarers-b")
    table.emblem[post], table.round = 1, 3
    before = table.rep[:]
    moment(table, "round_end", 3)
    draw(table, "scorching_pass")
    assert (table.emblem[post], table.rep, table.ruined) == (0, before, [])


# The table before and between the rounds


@pytest.mark.rule("EU-026")
@pytest.mark.parametrize(("seats", "lots"), [(1, []), (2, [(0, 1)]), (3, [(0, 1, 2)])])
def test_the_first_player_is_drawn_by_lot_unless_one_plays_alone(seats: int, lots: list[tuple[int, ...]]) -> None:
    table = started(seats)
    found = []
    while table.phase == 0 and table.pending and table.pending[0].seat < 0:
        decision = table.pending[0]
        if decision.prompt == "first":
            found.append(decision.items)  # type: ignore[union-attr]
        action, table.drawn = decision.sample(table.seed, table.drawn)  # type: ignore[union-attr]
        draw(table, *action.args)
    assert found == lots


@pytest.mark.rule("EU-327")
def test_a_round_alone_feeds_the_silver_reserve_and_no_other() -> None:
    table = board(1)
    silver, gold = len(table.silver_reserve), len(table.gold_reserve)
    rounds_on(table)
    assert (len(table.silver_reserve), len(table.gold_reserve)) == (silver + 1, gold)


@pytest.mark.rule("EU-066", "EU-073")
def test_a_space_beside_a_centre_misses_the_one_tile_that_does_not_lie_beside_it() -> None:
    tiles = ("i_wayfarers", "i_millbrook", "i_stones", "i_osier", "i_kite", "i_cinder")
    around = [(2 + q, r - 1) for q, r in RING]
    for place in around:
        if place == (0, 0):
            continue  # the start tile
        table = board()
        lay(table, "iii_towers", 2, -1)
        for tile, spot in zip(tiles, around, strict=True):
            if spot not in (place, (0, 0)):
                lay(table, tile, *spot)
        found = [missing(table, space(table, f"iii_towers-{one}")) for one in "abc"]
        assert {spot for spots in found for spot in spots} == {place}
        lay(table, "i_copperhill", *place)
        assert [missing(table, space(table, f"iii_towers-{one}")) for one in "abcm"] == [[], [], [], []]


@pytest.mark.rule("EUS-062", "EUS-064")
def test_every_post_is_there_once_for_the_dragon() -> None:
    table = tale("farruga", 3)
    for tile, spot in zip(("i_millbrook", "i_wayfarers", "i_copperhill", "i_osier"), RING, strict=False):
        lay(table, tile, *spot)
        free(table, *[f"{tile}-{place}" for place in "abc"])
    posts = [space(table, where) for where in ("i_millbrook-a", "i_wayfarers-b", "i_copperhill-c", "i_osier-c")]
    found: list[int] = []
    while nearest(table, found):
        found += nearest(table, found)
    assert sorted(found) == sorted(posts)


@pytest.mark.rule("EUS-092", "EUS-101")
def test_silver_comes_to_every_hero_from_the_first_on() -> None:
    table = rampage("crystal_roar")
    silver = [sum(table.hand[seat]) for seat in range(3)]
    while table.pending and prompt(table) != "golem":
        settle(table)
        silver = [sum(table.hand[seat]) for seat in range(3)]
    assert silver == [1, 1, 1]


@pytest.mark.rule("EU-032")
def test_one_monster_of_each_level_is_turned_up() -> None:
    table = started(2)
    drawn: list[int] = []
    while table.pending and table.pending[0].seat < 0 and len(drawn) < 3:
        decision = table.pending[0]
        assert isinstance(decision, Draw)
        if decision.prompt == "monster":
            drawn.append(decision.k)
        action, table.drawn = decision.sample(table.seed, table.drawn)
        draw(table, *action.args)
    assert drawn == [1, 1, 1]


@pytest.mark.rule("EUS-095", "EUS-096")
def test_every_hero_in_reach_of_the_golem_is_wounded_and_nobody_else() -> None:
    table = tale("devastation", 3)
    for tile, (q, r) in zip(("i_wayfarers", "i_millbrook", "i_stones"), RING, strict=False):
        lay(table, tile, q, r)
        free(table, *[f"{tile}-{place}" for place in "abc"])
    golem_tale(table).at, golem_tale(table).arrived = space(table, "i_wayfarers-a"), 2
    near = [one for one in table.near[space(table, "i_wayfarers-a")] if one & 3 != 3][:2]
    table.at[1], table.at[2] = near
    stand(table, 0, "i_chapel-m")
    table.health = [4, 4, 4]
    frame = Rampaging(1, table.box.index["slaughter"]["blood_scent"], 9, at=Rampaging.INDEX["appear"])
    run(table, frame)
    assert table.health[0] == 4
    assert [table.health[1], table.health[2]] == [2, 2]


@pytest.mark.rule("EUS-120", "EUS-122")
def test_a_further_emblem_of_the_second_hero_is_worth_more_by_those_that_he_has() -> None:
    table = tale("collision", 3)
    lay(table, "i_millbrook", 2, -1)
    table.emblem[space(table, "i_millbrook-c")] = 1
    collision.tale(table).sealed[:3] = [4, 2, 0]
    table.gaar = [9, 9, 9]
    stand(table, 1, "i_millbrook-c")
    before = table.rep[1]
    answer(acting(table, 1), "seal_emblem")
    roll(table, 6, 6)
    answer(table, "done")
    assert table.rep[1] - before == table.figure("seal_rep") + 2 * table.figure("emblem_rep")
    assert collision.tale(table).sealed[:3] == [4, 3, 0]


@pytest.mark.rule("EU-042", "EU-242")
def test_a_quest_that_is_done_is_noted_for_the_end_of_the_turn() -> None:
    table = board()
    quest = table.cat.quest_give.index(())
    encounter = table.cat.quest_encounter[quest]
    table.quest_pool[encounter].remove(quest)
    table.quests_up[encounter].append(quest)
    run(table, Completing(1, quest))
    assert (table.finished, table.quests[1]) == (1, [quest])


@pytest.mark.rule("EUS-095", "EUS-105")
@pytest.mark.parametrize(("health", "killed"), [(3, 1), (4, 0)])
def test_the_golem_has_killed_only_whom_its_blow_kills(health: int, killed: int) -> None:
    table = tale("devastation", 3)
    lay(table, "i_wayfarers", 2, -1)
    golem_tale(table).at, golem_tale(table).arrived = space(table, "i_chapel-a"), 2
    stand(table, 0, "i_chapel-a")
    stand(table, 1, "i_chapel-b")
    stand(table, 2, "i_wayfarers-a")
    far = distance(table, space(table, "i_chapel-a"), table.at[2])
    assert far > 1
    table.health[:] = [health, health, health]
    run(table, Rampaging(1))
    draw(table, "crystal_roar")
    settle(table)
    assert golem_tale(table).killed[:3] == [killed, killed, 0], "on its own space, beside it, and too far away"
    assert table.health[2] == health
    if not killed:
        assert table.health[:2] == [1, 1]
