"""After a combat of Euthia: rewards, trophies, loot, tokens, hope, trade at once; and death in and out of combat."""

from __future__ import annotations

import pytest

from taverne.engine.frames import advance
from taverne.engine.logs.snapshot import restore, snapshot
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.box.terms import GEMS
from taverne.games.euthia.rules.combat.fight import Fighting
from taverne.games.euthia.rules.goods.holdings import max_health
from taverne.games.euthia.rules.travel.places import chapel
from taverne.games.euthia.rules.travel.wounds import die
from taverne.games.euthia.state.game_state import KNOWN, EuthiaState
from tests.euthia.fights import LAIR, arena, card, fight, held_cards, met, on
from tests.euthia.positions import (
    acting,
    answer,
    at,
    draw,
    equip,
    fighter,
    give,
    hand,
    offered,
    options,
    prompt,
    roll,
    run,
    space,
    stand,
    thing,
    tokens,
    told,
    top,
)


def winning(table: EuthiaState, foe: str = "thorn_boar") -> EuthiaState:
    """Fight to the moment when the hero's next blow decides, and let it."""
    met(table, foe)
    on(table, "monster-roll")
    fight(table).damage = table.cat.foes.health[fight(table).foe]
    roll(table, *[1] * 2)
    return table


def won(table: EuthiaState, foe: str = "thorn_boar") -> EuthiaState:
    """Win, with every default: no trophy is kept."""
    return on(winning(table, foe))


def losing(table: EuthiaState, foe: str = "thorn_boar") -> EuthiaState:
    """Fight, and lose in the first round."""
    met(table, foe)
    on(table, "monster-roll")
    table.health[table.duel.seat if table.duel else 0] = 1
    return table


def lost(table: EuthiaState, foe: str = "thorn_boar") -> EuthiaState:
    return on(losing(table, foe), foe=(6, 6))


@pytest.mark.rule("EU-195", "EU-208")
def test_a_combat_ends_at_once_when_the_heros_health_is_gone() -> None:
    table = lost(arena())
    assert told(table, "fell") == [{"seat": 0, "foe": "monster-thorn_boar"}]
    assert told(table, "hero-rolled") == []
    assert table.duel is None


@pytest.mark.rule("EU-196", "EUX-15")
@pytest.mark.parametrize(("rep", "gained"), [(15, True), (16, False)])
def test_the_cave_spiders_reward_is_for_a_reputation_of_15_at_most(rep: int, gained: bool) -> None:
    table = arena()
    table.rep[0] = rep
    winning(table, "cave_spider")
    on(table, "trophy")
    assert table.rep[0] == rep + gained
    assert table.gems[0][GEMS.index("emerald")] == gained
    assert sum(held_cards(table).values()) == 2 * gained
    gold = table.gold[0]
    on(table)
    assert table.gold[0] == gold + 3, "loot is gained anyway"


@pytest.mark.rule("EU-197", "EU-207")
def test_the_monster_may_be_kept_as_a_trophy_or_is_discarded() -> None:
    table = on(winning(arena()), "trophy")
    assert options(table) == ["pass", "keep"]
    answer(table, "keep")
    on(table)
    assert table.trophies[0] == [fighter(table, "thorn_boar")]
    assert table.monsters_discard[0] == []
    table = won(arena())
    assert table.trophies[0] == []
    assert table.monsters_discard[0] == [fighter(table, "thorn_boar")]


@pytest.mark.rule("EU-207", "EU-204")
def test_a_trophy_fills_a_sack_so_that_something_else_must_go() -> None:
    table = walked(arena())
    for _ in range(3):
        give(table, 0, "innkeepers_tonic")
    on(table, "before-combat")
    answer(table, "done")
    fight(table).damage = 7
    on(table, "trophy", hero=(6, 6))
    answer(table, "keep")
    on(table, "overflow")
    assert {"drop_tile innkeepers_tonic", "drop_trophy thorn_boar"} <= set(options(table))
    answer(table, "drop_tile innkeepers_tonic")
    assert prompt(table) == "act"
    assert len(table.trophies[0]) == 1


def walked(table: EuthiaState) -> EuthiaState:
    """Walk into the monster's space, with one point left, all tokens but Combat and no Gaar."""
    stand(table, 0, "i_stones-b")
    table.moves[0] = 2
    table.gaar[0] = 0
    top(table, "thorn_boar")
    return answer(acting(table), f"move {LAIR}")


@pytest.mark.rule("EU-198", "EUX-16")
def test_all_the_loot_of_both_sides_is_gained_whatever_the_reputation() -> None:
    table = arena("iii_ogre-a")
    table.rep[0] = 60
    on(winning(table, "cyclops"), "trophy")
    gold, gaar = table.gold[0], table.gaar[0]
    answer(table, "pass")
    draw(table, "venom")
    on(table)
    assert (table.gold[0] - gold, table.gaar[0] - gaar) == (3, 1)
    assert thing(table, 0, "healing_potion") != NONE
    assert held_cards(table) == {"venom": 1}
    assert told(table, "no-reward") == [{"seat": 0, "n": 32}]


@pytest.mark.rule("EU-198")
def test_loot_may_hold_a_gold_card() -> None:
    table = on(winning(arena("iii_colonnade-b"), "cyclops"), "trophy")
    before = dict(held_cards(table))
    answer(table, "pass")
    draw(table, "healing")
    assert held_cards(table) == before | {"healing": before.get("healing", 0) + 1}


@pytest.mark.rule("EU-199")
def test_after_a_victory_unused_cards_stay_with_the_monster_player_who_obeys_the_limit() -> None:
    table = arena()
    hand(table, 1, curse=5)
    met(table, "brigand_lookout")
    on(table, "card")
    draw(table, "frenzy")
    answer(table, "card frenzy 1")
    on(table, "monster-roll")
    fight(table).damage = 7
    hand(table, 1, venom=1)
    on(table, "hand-limit")
    assert table.pending[0].seat == 1
    answer(table, "drop_card venom")
    on(table)
    assert held_cards(table, 1) == {"curse": 5}
    assert sorted(table.silver_discard) == sorted([card(table, "frenzy"), card(table, "venom")])


@pytest.mark.rule("EU-200")
@pytest.mark.parametrize(("points", "gaar"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_a_winner_takes_a_gaar_for_every_two_points_of_hope(points: int, gaar: int) -> None:
    table = on(winning(arena()), "trophy")
    table.hope, before = points, table.gaar[0]
    on(table)
    assert table.gaar[0] == before + gaar + 1, "and one of the loot"
    assert table.hope == 0


@pytest.mark.rule("EU-201")
@pytest.mark.parametrize("where", ["i_osier-c", "ii_vials-a", "iii_towers-a"])
def test_on_a_trading_post_one_trade_token_is_placed(where: str) -> None:
    table = arena(where)
    won(table, "cyclops" if table.cat.map.monster[space(table, where)] == 2 else "thorn_boar")
    here = space(table, where)
    assert (table.trade_token[here], table.hero_token[here]) == (0, NONE)
    assert table.freed(here)


@pytest.mark.rule("EU-202")
def test_on_a_mine_two_interaction_tokens_are_placed() -> None:
    table = won(arena("i_osier-b"))
    here = space(table, "i_osier-b")
    assert table.interaction == [[here, here], [], [], []]


@pytest.mark.rule("EU-203", "EU-206")
def test_elsewhere_one_hero_token_is_placed_and_the_space_is_free_for_all() -> None:
    table = won(arena())
    here = space(table, LAIR)
    assert table.hero_token[here] == 0
    assert table.freed(here)
    stand(table, 1, "i_stones-b")
    table.moves[1] = 1
    tokens(table, 1)
    acting(table, 1)
    answer(table, f"move {LAIR}")
    assert (prompt(table), at(table, 1)) == ("act", LAIR), "nobody fights there any more"


@pytest.mark.rule("EU-206", "EUS-101")
def test_a_spawned_monster_is_gone_when_it_is_beaten() -> None:
    table = arena("i_stones-b")
    here = space(table, "i_stones-b")
    table.spawned.append(here)
    won(table)
    assert table.freed(here)


@pytest.mark.rule("EU-204")
def test_what_finds_no_room_after_a_victory_is_used_or_discarded() -> None:
    table = walked(arena())
    for _ in range(4):
        give(table, 0, "innkeepers_tonic")
    on(table, "overflow", hero=(6, 6))
    assert told(table, "monster-beaten") != []
    answer(table, "drop_tile innkeepers_tonic")
    assert prompt(table) == "act"


def laden(trade: bool = True) -> EuthiaState:
    """Return a table where an overladen hero has walked into a Merchant's space and is about to win."""
    table = arena("i_osier-c")
    stand(table, 0, "i_osier-a")
    table.moves[0] = 1
    tokens(table, 0, "combat", *(["trade"] if trade else []))
    for _ in range(3):
        give(table, 0, "innkeepers_tonic")
    top(table, "thorn_boar")
    answer(acting(table), "move i_osier-c")
    on(table, "monster-roll")
    fight(table).damage = 8
    return table


@pytest.mark.rule("EU-205")
def test_who_wins_on_a_trading_post_may_trade_before_he_discards() -> None:
    table = on(laden(), "trade-now")
    assert options(table) == ["pass", "trade"]
    answer(table, "trade")
    assert prompt(table) == "trade"
    assert table.ready[0][1] == 0, "it is paid as usual"
    sale = next(line for line in offered(table, "sell_tile") + offered(table, "sell") if "tonic" in line)
    answer(table, sale, "done")
    assert prompt(table) == "act", "nothing has to be discarded any more"


@pytest.mark.rule("EU-205")
def test_a_trade_after_a_victory_is_offered_once_even_if_the_table_is_saved_meanwhile() -> None:
    table = on(laden(), "trade-now")
    table = restore(table.clone(), snapshot(table))
    answer(table, "pass")
    assert prompt(table) == "overflow"


@pytest.mark.rule("EU-205")
def test_who_passes_or_cannot_pay_has_to_discard() -> None:
    table = on(laden(), "trade-now")
    answer(table, "pass")
    assert prompt(table) == "overflow"
    table = on(laden(trade=False), "overflow")
    assert told(table, "monster-beaten") != []


@pytest.mark.rule("EU-205")
def test_on_an_outer_space_of_the_towers_nobody_trades() -> None:
    table = arena("iii_towers-a")
    for _ in range(6):
        give(table, 0, "innkeepers_tonic")
    on(winning(table, "cyclops"), "trade-now")
    assert not table.pending


@pytest.mark.rule("EU-209", "EU-210")
def test_after_a_death_the_monster_lies_on_its_deck_and_its_player_has_a_token() -> None:
    table = arena()
    hand(table, 1, frenzy=1)
    met(table, "goblin_archer")
    on(table, "monster-cards")
    answer(table, "card frenzy 1")
    on(table, "monster-roll")
    table.health[0] = 1
    fight(table).damage = 3
    on(table, foe=(6, 6))
    assert table.cat.foes.ids[table.top[0]] == "goblin_archer"
    assert table.top_seen[0] == KNOWN
    assert table.silver_discard == [card(table, "frenzy")]
    assert (table.captured, table.deaths) == ([0, 1], [1, 0])
    assert told(table, "captured") == [{"seat": 1, "other": 0}]
    assert not table.freed(space(table, LAIR))
    stand(table, 0, LAIR)
    met(table, "goblin_archer")
    on(table, "monster-roll")
    assert (fight(table).damage, fight(table).gaar, fight(table).chaos) == (0, 1, 1), "it is whole again"


@pytest.mark.rule("EU-211", "EU-212", "EU-217")
def test_the_dead_hero_is_in_the_chapel_at_full_health_with_3_gaar_and_a_gold_card() -> None:
    table = arena()
    table.gold[0] = 4
    equip(table, 0, "dragonskin_cowl")
    losing(table)
    table.gaar[0] = 1
    on(table, "card", foe=(6, 6))
    draw(table, "power_up")
    on(table)
    assert table.at[0] == chapel(table)
    assert table.health[0] == max_health(table, 0)
    assert (table.gaar[0], held_cards(table), table.gold[0]) == (4, {"power_up": 1}, 4)
    assert thing(table, 0, "dragonskin_cowl") != NONE, "nothing is lost"


@pytest.mark.rule("EUX-21", "EU-212", "EU-213", "EU-053", "EU-055")
def test_after_a_death_the_turn_goes_on_with_what_is_left() -> None:
    table = arena()
    stand(table, 0, "i_stones-b")
    top(table, "thorn_boar")
    acting(table)
    answer(table, "walk trade", f"move {LAIR}")
    on(table, "monster-roll")
    table.health[0] = 1
    gaar = table.gaar[0]
    on(table, "act", foe=(6, 6))
    assert table.health[0] == 6
    assert table.gaar[0] - gaar == 3
    assert sum(held_cards(table).values()) == 1
    assert table.moves[0] == 0
    assert table.ready[0] == [1, 0, 0]
    answer(table, "walk mining")
    assert offered(table, "move"), "the hero may leave the Chapel"


@pytest.mark.rule("EU-214")
def test_hope_becomes_gaar_after_a_death_too() -> None:
    table = losing(arena())
    table.hope, table.gaar[0] = 4, 0
    on(table, "duel", foe=(5, 4))
    on(table)
    assert table.gaar[0] == 2 + 3


@pytest.mark.rule("EU-215", "EU-216")
@pytest.mark.parametrize(("rep", "left"), [(5, 3), (1, 0)])
def test_a_death_outside_combat_costs_2_reputation_and_gives_nothing(rep: int, left: int) -> None:
    table = arena()
    table.rep[0], table.moves[0], table.health[0] = rep, 3, 0
    gaar = table.gaar[0]
    die(table, 0)
    advance(table)
    assert (table.rep[0], table.moves[0], table.health[0]) == (left, 0, 6)
    assert (table.gaar[0], held_cards(table)) == (gaar, {})
    assert table.at[0] == chapel(table)
    assert table.deaths == [0, 0], "only deaths in combat cost again at scoring"


@pytest.mark.rule("EU-367")
def test_a_death_resets_the_dwurt_die_without_effect() -> None:
    table = arena(heroes=("skoldur", "dral"))
    table.dwurt_die[0] = 4
    lost(table)
    assert (table.dwurt_die[0], held_cards(table) != {}) == (0, True)


@pytest.mark.rule("EU-217")
def test_the_combat_action_stays_spent_after_a_death() -> None:
    table = walked(arena())
    on(table, "monster-roll")
    table.health[0] = 1
    on(table, "act", foe=(6, 6))
    assert table.ready[0][2] == 0


def out_of_monsters(table: EuthiaState, discarded: str = "") -> EuthiaState:
    """Leave no monster of level 1 but one that was discarded; all others are trophies of the second hero."""
    table.trophies[1] = [*table.monsters[0], table.top[0]]
    table.monsters[0], table.top[0] = [], NONE
    if discarded:
        table.trophies[1].remove(fighter(table, discarded))
        table.monsters_discard[0].append(fighter(table, discarded))
    return table


@pytest.mark.rule("EU-044", "EU-142")
def test_a_trophy_that_was_given_up_is_fought_again_when_its_deck_is_empty() -> None:
    table = out_of_monsters(arena(), "thorn_boar")
    run(table, Fighting(0, NONE, table.at[0], 1))
    assert prompt(table) == "monster"
    draw(table, "thorn_boar")
    on(table, "monster-roll")
    assert fight(table).foe == fighter(table, "thorn_boar")
    assert not table.freed(table.at[0])


@pytest.mark.rule("EU-045")
def test_where_no_monster_is_left_at_all_the_space_is_freed_without_a_fight() -> None:
    table = out_of_monsters(arena())
    run(table, Fighting(0, NONE, table.at[0], 1))
    assert not table.pending
    assert table.freed(table.at[0])
    assert (table.gold[0], table.duel) == (0, None)
