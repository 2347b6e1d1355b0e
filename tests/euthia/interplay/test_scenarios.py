"""Scenarios of Euthia against the base rules: emblems and elites, ruins and treasures, falls, seals, dragons, clues."""

from __future__ import annotations

import pytest

from tests.euthia.fights import fight, held_cards, met, on, shown, strength, total
from tests.euthia.interplay.scenes import (
    interactions,
    lose,
    market,
    max_health,
    parts,
    rounds_on,
    trading,
    turn,
    visiting,
    walked,
    win,
)
from tests.euthia.positions import (
    acting,
    answer,
    at,
    draw,
    equip,
    essences,
    fighter,
    free,
    give,
    hand,
    lay,
    offered,
    options,
    pickaxes,
    prompt,
    refresh,
    refused,
    roll,
    settle,
    space,
    stack,
    stand,
    thing,
    tokens,
    told,
    top,
)
from tests.euthia.tales import moment, reveal, tale

POST = "i_millbrook-a"

# Rescue


@pytest.mark.rule("EUS-034", "EUS-039", "EU-311")
def test_an_elite_beaten_on_a_post_brings_no_villager_and_one_left_there_is_taken_for_nothing() -> None:
    table = tale("rescue", elites=True)
    lay(table, "i_millbrook", 2, -1)
    lay(table, "i_wayfarers", 4, -2)
    table.trade_token[space(table, POST)] = 1
    table.emblem[space(table, POST)] = 2
    stand(table, 0, POST)
    met(table, "elite-mother_bristle")
    win(table)
    assert table.rep[0] == 2, "the bounty's own"
    assert (table.marks[0], table.emblem[space(table, POST)]) == (0, 2)
    table.stack.clear()
    acting(table)
    answer(table, "gather")
    while "gather" in options(table):
        answer(table, "gather")
    assert (table.marks[0], table.rep[0]) == (2, 2)


@pytest.mark.rule("EUS-038", "EUS-039", "EUS-034", "EU-209")
def test_who_dies_on_a_post_leaves_his_villagers_with_its_own_until_somebody_frees_it() -> None:
    table = reveal(tale("rescue"), "i_millbrook")
    table.marks[0] = 1
    walked(table, "i_millbrook-b", POST, "thorn_boar")
    lose(table)
    here = space(table, POST)
    assert (table.marks[0], table.emblem[here], at(table)) == (0, 2, "i_chapel-m")
    table.stack.clear()
    stand(table, 1, POST)
    acting(table, 1)
    assert "gather" not in options(table)


@pytest.mark.rule("EUS-038", "EU-366", "EUS-036", "EUS-039")
def test_skoldur_killed_by_his_die_in_the_chapel_leaves_his_villagers_at_its_centre() -> None:
    table = tale("rescue", heroes=("skoldur", "ael"))
    table.marks[0], table.rep[0], table.dwurt[0], table.dwurt_die[0] = 1, 5, 0, 5
    turn(table)
    answer(table, "end")
    settle(table)
    assert (table.marks[0], table.emblem[space(table, "i_chapel-m")]) == (0, 1)
    assert table.rep[0] == 5 - 1 - 1
    while prompt(table) not in ("", "act"):
        answer(table, options(table)[0])
    table.stack.clear()
    acting(table, 1)
    answer(table, "gather", "deliver")
    assert (table.rep[1], table.marks[5]) == (1, 1)
    assert thing(table, 1, "healing_potion") != -1


@pytest.mark.rule("EUS-037", "EU-291", "EU-045")
def test_the_potion_for_the_first_villager_needs_room_and_one_in_the_supply() -> None:
    table = tale("rescue")
    table.marks[0] = 1
    for _ in range(3):
        give(table, 0, "flask_air")
    acting(table)
    answer(table, "deliver")
    assert prompt(table) == "overflow"
    assert "drop_tile healing_potion" in options(table)
    other = tale("rescue")
    other.marks[0], other.potions = 1, 0
    acting(other)
    answer(other, "deliver")
    assert (prompt(other), other.rep[0], thing(other, 0, "healing_potion")) == ("act", 1, -1)


# Devastation Incarnate


@pytest.mark.rule("EUS-099", "EU-232", "EU-198", "EU-203")
def test_on_a_ruined_hoard_its_monster_gives_loot_but_no_treasure_is_found() -> None:
    table = tale("devastation")
    lay(table, "i_badger", 2, -1)
    table.ruined.append(space(table, "i_badger-c"))
    walked(table, "i_badger-a", "i_badger-c", "thorn_boar")
    win(table)
    assert table.hero_token[space(table, "i_badger-c")] == 0
    assert thing(table, 0, "healing_potion") != -1, "the loot"
    assert told(table, "found") == [], "finding a treasure is a free action"


@pytest.mark.rule("EUS-101", "EUS-102", "EU-108", "EU-111")
def test_a_mine_under_a_spawned_monster_is_closed_and_keeps_its_tokens_for_after() -> None:
    table = tale("devastation")
    lay(table, "i_wayfarers", 2, -1)
    mine = "i_wayfarers-a"
    pickaxes(table, mine, 0, 2)
    table.spawned.append(space(table, mine))
    table.ruined.append(space(table, mine))
    stand(table, 0, mine)
    top(table, "thorn_boar")
    acting(table)
    assert "mine" not in options(table)
    answer(table, "fight monster")
    win(table)
    assert interactions(table, mine) == [2, 0, 0, 0]
    answer(table, "mine")
    settle(table)
    assert interactions(table, mine) == [1, 0, 0, 0]
    assert len(table.resources[0]) == 1


@pytest.mark.rule("EUS-101", "EU-083", "EU-085", "EU-090")
def test_a_portal_where_a_monster_spawned_is_reached_only_by_who_can_fight() -> None:
    table = tale("devastation")
    lay(table, "i_wayfarers", 2, -1)
    lay(table, "i_stones", -1, -1)
    table.spawned.append(space(table, "i_stones-b"))
    top(table, "thorn_boar")
    stand(table, 0, "i_wayfarers-c")
    tokens(table, 0, "trade")
    acting(table)
    assert refused(table, "portal i_stones-b")[1] == "EU-083"
    table.stack.clear()
    tokens(table, 0, "combat")
    acting(table)
    answer(table, "portal i_stones-b")
    on(table, "monster-roll")
    assert table.ready[2] == 0
    win(table)
    assert at(table) == "i_stones-b"
    assert table.hero_token[space(table, "i_stones-b")] == -1, "no token"


@pytest.mark.rule("EUS-102", "EU-196", "EU-197")
def test_a_spawned_monster_rewards_by_reputation_as_its_card_says_and_may_be_a_trophy() -> None:
    table = tale("devastation")
    lay(table, "i_wayfarers", 2, -1)
    table.spawned.append(space(table, "i_wayfarers-c"))
    table.rep[0] = 30
    walked(table, "i_wayfarers-a", "i_wayfarers-c", "thorn_boar")
    win(table, "trophy")
    assert (table.rep[0], table.gold[0]) == (30, 0), "the boar is for a reputation of 12 at most"
    answer(table, "keep")
    on(table, "act")
    assert table.trophies[0] == [fighter(table, "thorn_boar")]
    assert table.gold[0] == 0
    assert table.marks[8] == 1


@pytest.mark.rule("EUS-096", "EU-354", "EUS-105", "EU-367")
def test_the_golem_kills_two_heroes_of_one_space_and_together_each_loses_one_reputation() -> None:
    from tests.euthia.scenarios.test_rules_scenario_devastation import carry_out, golem, land

    table = land(2, "coop")
    table.rep = [5, 5]
    golem(table, "i_stones-a")
    for seat in range(2):
        stand(table, seat, "i_stones-b")
    carry_out(table, "blood_scent")
    while prompt(table):
        answer(table, options(table)[0])
    assert [at(table, seat) for seat in range(2)] == ["i_chapel-m"] * 2
    assert table.rep == [4, 4]
    assert table.marks[4:6] == [1, 1]


@pytest.mark.rule("EUS-104", "EU-331", "EUS-106")
def test_alone_gold_cards_given_against_the_spell_go_under_their_deck() -> None:
    table = tale("devastation", 1)
    hand(table, 0, power_up=2)
    acting(table)
    counter = table.marks[1]
    answer(table, "unravel", "give_card power_up", "unravel")
    assert table.marks[1] == counter - 2
    assert [table.cat.card_ids[one] for one in table.bottom[1]] == ["power_up"] * 2
    assert table.golden_discard == []


# Collision


@pytest.mark.rule("EUS-117", "EU-059", "EU-062", "EUS-118")
def test_air_turns_the_higher_die_of_a_try_to_seal_and_a_gaar_rolls_it_again() -> None:
    table = tale("collision")
    lay(table, "i_kite", 2, -1)
    table.emblem[space(table, "i_kite-a")] = 1
    stand(table, 0, "i_kite-a")
    table.gaar[0] = 2
    acting(table)
    answer(table, "seal_emblem")
    roll(table, 6, 4)
    assert shown(table) == 5
    answer(table, "gaar 1")
    roll(table, 5)
    answer(table, "done")
    assert (total(table), table.gaar[0], table.marks[1]) == (4 + 5 + 2, 0, 1)


@pytest.mark.rule("EUS-121", "EU-215", "EU-216", "EUS-122")
def test_a_failed_try_may_kill_out_of_combat_and_the_emblem_stays() -> None:
    table = tale("collision")
    lay(table, "i_kite", 2, -1)
    table.emblem[space(table, "i_kite-a")] = 1
    stand(table, 0, "i_kite-a")
    table.health[0], table.rep[0], table.marks[9] = 2, 3, 2
    acting(table)
    answer(table, "seal_emblem")
    roll(table, 1, 1)
    answer(table, "done")
    assert (at(table), table.health[0], table.rep[0]) == ("i_chapel-m", 6, 1)
    assert table.emblem[space(table, "i_kite-a")] == 1
    assert table.marks[9] == 2
    assert table.deaths == [0, 0]


@pytest.mark.rule("EUS-123", "EU-321", "EU-319")
def test_the_power_of_the_faer_takes_nothing_from_an_immune_elite() -> None:
    table = tale("collision")
    lay(table, "i_stones", 2, -1)
    free(table, "i_stones-a", seat=1)
    stand(table, 0, "i_stones-a")
    table.marks[9] = 1
    met(table, "elite-ironmaw")
    on(table, "after-monster", foe=(4, 4))
    if prompt(table) == "after-monster":
        answer(table, "power 2")
    on(table, "hero-roll")
    assert strength(table) == 8


@pytest.mark.rule("EUS-123", "EU-059", "EUS-120", "EUS-119")
def test_essences_the_faer_power_and_earth_add_up_in_a_try() -> None:
    table = tale("collision")
    lay(table, "i_mossback", 2, -1)
    table.emblem[space(table, "i_mossback-b")] = 1
    stand(table, 0, "i_mossback-b")
    essences(table, 0, earth=2)
    table.marks[9] = 1
    acting(table)
    answer(table, "seal_emblem", "give_essence earth", "done")
    roll(table, 1, 1)
    assert shown(table) == 2 + 2 + 3
    answer(table, "power 1", "essence earth 1")
    if prompt(table) == "roll-seal":
        answer(table, "done")
    assert total(table) == 2 + 2 + 3 + 2 + 3
    assert table.marks[1] == 1


# Revocation


@pytest.mark.rule("EUS-134", "EU-100", "EU-096", "EU-098")
def test_where_fire_is_revoked_the_water_beside_it_heals_who_enters_but_not_who_stands() -> None:
    table = tale("revocation_1", heroes=("dral", "ael"))
    lay(table, "i_cinder", -1, -1)
    lay(table, "i_willows", -2, 1)
    fire = "i_cinder-c"
    stand(table, 0, fire)
    pickaxes(table, fire, 0)
    essences(table, 0, fire=1)
    table.health[0], table.moves[0] = 3, 2
    acting(table)
    answer(table, "revoke")
    assert table.health[0] == 3
    free(table, "i_willows-b")
    answer(table, "move i_chapel-a", "move i_willows-b")
    assert table.health[0] == 5, "Fire is gone, so Water is not cancelled any more"


@pytest.mark.rule("EUS-135", "EUS-134", "EU-242", "EU-254")
def test_tokens_of_revoked_elementals_still_count_for_the_druid() -> None:
    table = tale("revocation_1")
    lay(table, "i_cinder", -1, -1)
    lay(table, "i_millbrook", 1, 1)
    lay(table, "i_kite", -1, 2)
    for where in ("i_cinder-c", "i_millbrook-c", "i_kite-a"):
        pickaxes(table, where, 0)
    stand(table, 0, "i_millbrook-c")
    essences(table, 0, water=1)
    acting(table)
    answer(table, "revoke")
    table.stack.clear()
    visiting("iii_druid-c", "druid_7", table=table)
    acting(table)
    assert offered(table, "quest") == ["quest druid_7"]
    assert parts(table)["interaction_tokens"] == 1


@pytest.mark.rule("EUS-132", "EU-128", "EUS-130")
def test_an_essence_on_an_ability_revokes_nothing() -> None:
    table = tale("revocation_1", heroes=("taesiri", "ael"))
    lay(table, "i_millbrook", 2, -1)
    stand(table, 0, "i_millbrook-c")
    pickaxes(table, "i_millbrook-c", 0)
    table.stored[thing(table, 0, "cold_word")] = 1 << 8
    acting(table)
    assert offered(table, "revoke") == []


# Into the Abyss


@pytest.mark.rule("EUS-152", "EU-098", "EU-096", "EU-073")
def test_a_fall_into_water_wounds_once_and_heals_two_and_at_the_edge_reveals() -> None:
    table = tale("abyss")
    lay(table, "i_abyss", 2, -1)
    lay(table, "ii_abyss", 1, 1)
    lay(table, "ii_healer", -1, 2)
    free(table, "i_abyss-c", "ii_abyss-a")
    stand(table, 0, "i_abyss-c")
    stack(table, "i_kite", "i_badger", "i_magpie")
    table.health[0] = 3
    acting(table)
    answer(table, "fall ii_abyss-a")
    assert table.health[0] == 3 - 1 + 2
    table.round += 1
    answer(refresh(table), "fall i_abyss-c")
    assert table.health[0] == 4 - 1
    assert prompt(table) == "territory", "one place beside it is empty, so a tile is drawn for it"


@pytest.mark.rule("EUS-149", "EU-196", "EUS-148", "EU-209")
def test_a_guardian_who_kills_lies_on_its_deck_known_and_the_abyss_stays_open() -> None:
    table = tale("abyss")
    lay(table, "i_abyss", 2, -1)
    free(table, "i_abyss-c")
    stand(table, 0, "i_abyss-c")
    top(table, "thorn_boar")
    acting(table)
    answer(table, "guardian")
    lose(table)
    assert at(table) == "i_chapel_priest-m"
    assert (table.top[0], table.deaths[0], table.captured[1]) == (fighter(table, "thorn_boar"), 1, 1)
    assert table.freed(space(table, "i_abyss-c"))
    assert table.marks[0] == 0


@pytest.mark.rule("EUS-150", "EU-128", "EU-301")
def test_an_essence_won_from_the_guardian_itself_may_seal_its_abyss() -> None:
    table = tale("abyss")
    lay(table, "i_abyss", 2, -1)
    free(table, "i_abyss-c")
    stand(table, 0, "i_abyss-c")
    top(table, "marsh_leech")
    acting(table)
    answer(table, "guardian")
    win(table, "seal-abyss")
    answer(table, "give_essence water")
    assert table.marks[0] == 1
    assert table.rep[0] == 1 + 1
    assert sum(table.essences[:4]) == 0


@pytest.mark.rule("EUS-153", "EU-083", "EUS-148")
def test_no_scroll_jumps_into_the_temple_before_the_seals() -> None:
    table = reveal(tale("abyss"), "v_temple")
    give(table, 0, "scroll_leagues")
    stand(table, 0, "i_chapel_priest-b")
    acting(table)
    answer(table, "use scroll_leagues 1")
    assert "teleport v_temple-c" not in options(table)
    assert refused(table, "teleport v_temple-c")[1] == "EUS-153"


# Dragons


@pytest.mark.rule("EUS-017", "EUS-015", "EU-146", "EUS-018")
def test_a_scroll_of_wrath_may_finish_a_stage_in_preparation() -> None:
    table = tale("farruga")
    lay(table, "i_wayfarers", 2, -1)
    table.trade_token[space(table, "i_wayfarers-b")] = 0
    table.marks[0], table.marks[2], table.marks[4] = space(table, "i_wayfarers-b") + 1, 10, 10
    give(table, 0, "scroll_wrath")
    stand(table, 0, "i_wayfarers-b")
    acting(table)
    answer(table, "fight farruga_1")
    on(table, "prepare")
    assert fight(table).damage == 10
    answer(table, "use scroll_wrath 1")
    on(table, "act")
    assert told(table, "monster-rolled") == []
    assert table.rep == [1 + 1, 2], "4 by shares of 5 and 10 in 15, rounded down, the rest for the last blow"


@pytest.mark.rule("EUS-086", "EU-146", "EU-193")
def test_damage_of_a_scroll_in_preparation_does_not_use_up_the_artefacts_bonus() -> None:
    table = reveal(tale("mirrezil"), "v_roost")
    for _ in range(2):
        give(table, 0, "artefact_last_ember")
    give(table, 0, "scroll_wrath")
    stand(table, 0, "v_roost-c")
    acting(table)
    answer(table, "fight mirrezil_1")
    on(table, "prepare")
    answer(table, "use scroll_wrath 1")
    assert fight(table).damage == 5
    on(table, "hero-roll")
    table.health[0] = 6
    roll(table, 6, 6)
    on(table, "monster-roll")
    assert fight(table).damage == 5 + 1 + 2, "12 less 3 is 9: one damage and one for each artefact"


@pytest.mark.rule("EUS-085", "EU-215", "EU-216", "EUS-006")
def test_a_hero_killed_by_the_dragons_breath_rises_in_the_chapel_and_loses_two() -> None:
    table = reveal(tale("mirrezil"), "v_roost")
    stand(table, 0, "v_roost-a")
    table.health[0], table.rep[0], table.gaar[0] = 2, 5, 0
    moment(table, "round_end", 5)
    assert (at(table), table.rep[0], table.gaar[0], table.health[0]) == ("i_chapel_priest-m", 3, 0, 6)


@pytest.mark.rule("EUS-079", "EU-085", "EU-374")
def test_sealed_gates_close_portals_but_neither_scrolls_nor_falls() -> None:
    table = tale("mirrezil")
    table.round = 2
    draw(moment(table, "round_start", 2), "sealed_gates")
    lay(table, "i_wayfarers", 2, -1)
    lay(table, "i_stones", -1, -1)
    stand(table, 0, "i_wayfarers-c")
    give(table, 0, "scroll_leagues")
    acting(table)
    assert offered(table, "portal") == []
    answer(table, "use scroll_leagues 1")
    assert "teleport i_stones-b" in options(table)


@pytest.mark.rule("EUS-079", "EU-112", "EU-107")
def test_rich_seams_and_a_minecart_give_two_resources_and_one_token() -> None:
    table = tale("mirrezil")
    table.round = 2
    draw(moment(table, "round_start", 2), "rich_seams")
    lay(table, "i_wayfarers", 2, -1)
    stand(table, 0, "i_wayfarers-a")
    equip(table, 0, "miners_mitts")
    acting(table)
    answer(table, "mine")
    if any(line.startswith("use miners_mitts") for line in options(table)):
        answer(table, "use miners_mitts 1")
    settle(table)
    while prompt(table) != "act":
        answer(table, options(table)[0])
        settle(table)
    assert len(table.resources[0]) == 2
    assert interactions(table, "i_wayfarers-a") == [1, 0, 0, 0]
    assert len(table.minerals_discard[0]) == 2


@pytest.mark.rule("EUS-079", "EU-123", "EU-122")
def test_open_stalls_give_one_more_free_renewal_in_each_trade() -> None:
    table = tale("mirrezil")
    table.round = 2
    draw(moment(table, "round_start", 2), "open_stalls")
    market(1, table=table)
    trading(table)
    for _ in range(2):
        settle(answer(table, "renew"))
        assert table.gold[0] == 1
    settle(answer(table, "renew"))
    assert table.gold[0] == 0


@pytest.mark.rule("EUS-079", "EU-220", "EU-328", "EU-329")
def test_the_silver_moon_makes_a_full_hand_discard_and_without_rivals_feeds_the_reserve() -> None:
    table = tale("mirrezil")
    hand(table, 1, curse=5)
    table.round = 2
    draw(moment(table, "round_start", 2), "silver_moon")
    settle(table)
    assert (prompt(table), table.pending[0].seat) == ("hand-limit", 1)
    answer(table, offered(table, "drop_card")[0])
    assert [sum(held_cards(table, seat).values()) for seat in range(2)] == [1, 5]
    coop = tale("mirrezil", 3, "coop")
    coop.round = 2
    draw(moment(coop, "round_start", 2), "silver_moon")
    settle(coop)
    assert [sum(held_cards(coop, seat).values()) for seat in range(3)] == [1, 1, 1]
    assert (len(coop.silver_reserve), len(coop.gold_reserve)) == (3, 0)


@pytest.mark.rule("EUS-068", "EU-252", "EU-254", "EU-242")
def test_a_razed_post_gives_its_owner_neither_points_nor_quests_any_more() -> None:
    table = tale("farruga")
    lay(table, "i_wayfarers", 2, -1)
    table.trade_token[space(table, "i_wayfarers-b")] = 0
    assert parts(table)["trade_tokens"] == 1
    table.round = 3
    draw(moment(table, "round_end", 3), "scorching_pass")
    assert parts(table)["trade_tokens"] == 0
    table.stack.clear()
    visiting("i_innkeeper-b", "innkeeper_6", table=table, place=(1, 1))
    acting(table)
    assert offered(table, "quest") == []
    assert table.freed(space(table, "i_wayfarers-b"))


@pytest.mark.rule("EUS-073", "EU-115", "EUS-074")
def test_a_ward_on_a_rivals_post_saves_it_for_the_rival_who_gains_the_point() -> None:
    table = tale("farruga")
    lay(table, "i_wayfarers", 2, -1)
    post = "i_wayfarers-b"
    table.trade_token[space(table, post)] = 1
    stand(table, 0, post)
    table.gold[0] = 3
    acting(table)
    answer(table, "trade", f"ward {post}", "done")
    assert table.gold == [0, 1]
    stand(table, 0, "i_chapel-m")
    table.stack.clear()
    table.pending = ()
    table.round = 3
    draw(moment(table, "round_end", 3), "scorching_pass")
    assert (table.rep, table.ruined) == ([0, 1], [])


# Looming Doom


@pytest.mark.rule("EUS-045", "EUS-046", "EU-261", "EU-294")
def test_the_deserter_takes_an_elite_for_a_trophy_and_the_witch_no_essence_of_a_tile() -> None:
    table = tale("doom", heroes=("taesiri", "ael"))
    lay(table, "i_wayfarers", 2, -1)
    lay(table, "i_millbrook", 1, 1)
    table.marks[:4] = [1, 1, 1, 1]
    table.trophies[0] = [fighter(table, "elite-old_gnash")]
    table.stored[thing(table, 0, "cold_word")] = 1
    stand(table, 0, "i_millbrook-c")
    acting(table)
    assert offered(table, "clue") == []
    table.stack.clear()
    stand(table, 0, "i_wayfarers-c")
    acting(table)
    answer(table, "clue deserter")
    assert (table.marks[20], table.trophies[0]) == (1, [])


@pytest.mark.rule("EUS-049", "EU-356", "EUS-052", "EU-357")
def test_before_the_last_fights_skoldur_fills_his_dwurt_and_keeps_gaar_in_his_sacks() -> None:
    table = tale("doom", 2, heroes=("skoldur", "ael"))
    table.round, table.dwurt[0], table.gaar[0], table.health[0] = 9, 1, 1, 1
    rounds_on(table)
    assert (table.dwurt[0], table.gaar[0]) == (5, 1)
    assert table.health[0] == max_health(table, 0)


@pytest.mark.rule("EUS-048", "EU-361", "EU-360")
def test_the_dwurt_die_of_the_last_fights_is_not_resolved_for_no_turn_is_taken() -> None:
    table = tale("doom", 2, heroes=("skoldur", "ael"))
    table.round, table.rep[0] = 9, 9
    rounds_on(table)
    for n in range(4):
        on(table, "monster-roll")
        table.dwurt_die[0] = 4 if n < 2 else table.dwurt_die[0]
        fight(table).damage = 99
        roll(table, 1, 1)
    on(table)
    assert told(table, "dwurt-face") == []
    assert table.rep[0] == 9 + 3 + 5


@pytest.mark.rule("EUS-053", "EU-146", "EU-195", "EUS-051")
def test_a_weakened_accomplice_is_killed_in_preparation_and_the_saboteur_follows() -> None:
    table = tale("doom", 2)
    table.round, table.marks[20] = 9, 2
    give(table, 0, "scroll_wrath")
    rounds_on(table)
    answer(table, "clues 2")
    on(table, "prepare")
    answer(table, "use scroll_wrath 1")
    on(table, "monster-roll")
    assert fight(table).seat == 0
    assert table.cat.foes.ids[fight(table).foe] == "saboteur"
    assert fight(table).damage == 0
    assert table.rep[0] == 3
