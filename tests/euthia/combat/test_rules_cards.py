"""Silver and gold cards of Euthia: drawn and held, exchanged, limited, and played by the monster player."""

from __future__ import annotations

import pytest

from taverne.engine.frames import advance
from taverne.games.euthia.box.integer_tables import NONE, place
from taverne.games.euthia.rules.combat.effects import DrawingBoth
from taverne.games.euthia.rules.goods.cards import Exchanging, draw_gold, draw_silver, limit
from taverne.games.euthia.state.duel import CLOVERED, CardSet
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.fights import (
    arena,
    attacked,
    attacking,
    card,
    fight,
    held_cards,
    met,
    on,
    shown,
    strike,
    suffer,
    total,
)
from tests.euthia.positions import (
    acting,
    answer,
    board,
    draw,
    equip,
    essences,
    hand,
    options,
    pool,
    prompt,
    refused,
    roll,
    run,
    set_gem,
    thing,
    told,
)


def limited(table: EuthiaState, seat: int = 0) -> EuthiaState:
    """Let a player come down to the limit."""
    limit(table, seat)
    advance(table)
    return table


@pytest.mark.rule("EU-218")
def test_heroes_gain_cards_that_only_they_see_but_use_them_only_as_monster_player() -> None:
    table = board()
    cowl = equip(table, 0, "dragonskin_cowl")
    set_gem(table, cowl, "demonite")
    acting(table)
    answer(table, "gem demonite")
    assert len(pool(table)) == 24
    draw(table, "healing")
    assert held_cards(table) == {"healing": 1}
    assert told(table, "card-drawn") == [{"seat": 0, "metal": "card-gold"}]
    event = next(event for event in table.events or [] if event.kind == "card-drawn")
    assert (event.private, event.seen_by) == ({"card": "card-healing"}, (0,))
    assert not [line for line in options(table) if line.startswith("card")]


@pytest.mark.rule("EU-219")
def test_four_silver_cards_are_a_gold_card() -> None:
    table = board()
    hand(table, 0, curse=4, venom=1)
    acting(table)
    answer(table, "arrange", "exchange")
    assert (prompt(table), options(table)) == ("give-card", ["give_card curse", "give_card venom"])
    answer(table, "give_card venom", "give_card curse", "give_card curse", "give_card curse")
    draw(table, "power_up")
    assert held_cards(table) == {"curse": 1, "power_up": 1}
    assert [event["card"] for event in told(table, "card-dropped")] == ["card-venom"] + ["card-curse"] * 3
    assert sorted(table.silver_discard) == sorted([card(table, "curse")] * 3 + [card(table, "venom")])


@pytest.mark.rule("EU-219")
def test_three_silver_cards_are_not_enough() -> None:
    table = board()
    hand(table, 0, curse=3, healing=2)
    acting(table)
    answer(table, "arrange")
    assert "exchange" not in options(table)


@pytest.mark.rule("EU-219")
def test_the_monster_player_may_exchange_in_a_combat_too() -> None:
    table = attacked("goblin_archer")
    hand(table, 1, curse=4)
    suffer(table)
    assert options(table) == ["pass", "exchange"]
    answer(table, "exchange")
    draw(table, "power_up")
    assert options(table) == ["pass", "card power_up 1"]


@pytest.mark.rule("EU-219")
def test_whether_equal_cards_are_held_does_not_show_in_who_is_asked() -> None:
    table = board()
    hand(table, 0, curse=6)
    run(table, Exchanging(0))
    assert (prompt(table), options(table)) == ("give-card", ["give_card curse"])
    table = board()
    hand(table, 0, curse=2, venom=2)
    run(table, Exchanging(0))
    assert prompt(table) == "card", "all four must go, so there is nothing to ask"


@pytest.mark.rule("EU-220")
def test_five_cards_may_be_held_outside_combat() -> None:
    table = board()
    hand(table, 0, curse=5, healing=2)
    limited(table)
    assert (prompt(table), shown(table)) == ("hand-limit", 2)
    assert options(table) == ["exchange", "drop_card curse", "drop_card healing"]
    answer(table, "drop_card healing", "drop_card curse")
    assert not table.pending
    assert held_cards(table) == {"curse": 4, "healing": 1}


@pytest.mark.rule("EU-220")
def test_an_exchange_may_come_before_cards_are_discarded() -> None:
    table = board()
    hand(table, 0, curse=4, healing=2)
    limited(table)
    answer(table, "exchange")
    draw(table, "healing")
    assert not table.pending
    assert held_cards(table) == {"healing": 3}


@pytest.mark.rule("EU-220")
def test_five_cards_need_no_discard_and_amulets_allow_one_more_each() -> None:
    table = board()
    hand(table, 0, curse=5)
    assert not limited(table).pending
    table = board()
    hand(table, 0, curse=6)
    equip(table, 0, "amulet_moths")
    assert not limited(table).pending


@pytest.mark.rule("EU-220")
def test_whoever_draws_outside_combat_comes_down_to_the_limit_at_once() -> None:
    table = board()
    hand(table, 0, curse=5)
    cowl = equip(table, 0, "dragonskin_cowl")
    set_gem(table, cowl, "demonite")
    acting(table)
    answer(table, "gem demonite")
    draw(table, "healing")
    assert (prompt(table), shown(table)) == ("hand-limit", 1)
    answer(table, "drop_card curse")
    assert (prompt(table), held_cards(table)) == ("act", {"curse": 4, "healing": 1})


@pytest.mark.rule("EU-220")
def test_the_limit_waits_for_gold_cards_that_come_with_silver_ones() -> None:
    table = board()
    hand(table, 0, curse=5)
    run(table, DrawingBoth(0, 1, 1))
    draw(table, "venom")
    draw(table, "healing")
    assert (prompt(table), shown(table)) == ("hand-limit", 2)


@pytest.mark.rule("EU-220")
def test_in_a_combat_there_is_no_limit() -> None:
    table = arena()
    hand(table, 1, curse=5)
    met(table, "brigand_lookout")
    on(table, "monster-cards")
    assert sum(held_cards(table, 1).values()) == 6


@pytest.mark.rule("EU-221")
@pytest.mark.parametrize(
    ("name", "windows"),
    [
        ("venom", {"before"}),
        ("power_up", {"before"}),
        ("possession", {"before"}),
        ("healing", {"after"}),
        ("frenzy", {"before", "after"}),
        ("curse", {"hero"}),
    ],
)
def test_each_card_has_its_moment(name: str, windows: set[str]) -> None:
    found = set()
    table = attacked("goblin_archer")
    hand(table, 1, **{name: 1})
    suffer(table)
    found |= {"before"} if f"card {name} 1" in options(table) else set()
    on(table, "duel")
    found |= {"after"} if f"card {name} 1" in options(table) else set()
    on(table)
    strike(table)
    found |= {"hero"} if f"card {name} 1" in options(table) else set()
    assert found == windows


@pytest.mark.rule("EU-222", "EU-226")
def test_the_number_of_equal_cards_selects_one_section() -> None:
    table = attacked("goblin_archer")
    hand(table, 1, power_up=4)
    suffer(table)
    assert options(table) == ["pass", "card power_up 1", "card power_up 2", "card power_up 3"]
    assert refused(table, "card power_up 4") == ("too-few-cards", "EU-226")
    answer(table, "card power_up 3")
    duel = fight(table)
    assert (duel.now[2], duel.ahead[0], duel.ahead[5]) == (4, -4, 1), "the third section alone"
    assert held_cards(table, 1) == {"power_up": 1}


@pytest.mark.rule("EU-222", "EU-226")
def test_a_silver_card_has_two_sections() -> None:
    table = attacked("goblin_archer")
    hand(table, 1, frenzy=3)
    suffer(table)
    assert options(table) == ["pass", "card frenzy 1", "card frenzy 2"]


@pytest.mark.rule("EU-223", "EU-226")
def test_a_set_costs_one_chaos_and_equal_cards_may_be_played_apart_for_one_each() -> None:
    table = attacked("marsh_leech")
    hand(table, 1, frenzy=3)
    suffer(table)
    answer(table, "card frenzy 2")
    assert fight(table).chaos == 1
    answer(table, "card frenzy 1")
    assert fight(table).chaos == 0
    on(table, "duel", foe=(1, 1))
    assert shown(table) == 2 + 4 + 2


@pytest.mark.rule("EU-223")
def test_without_chaos_no_card_is_played() -> None:
    table = attacked("thorn_boar")
    hand(table, 1, frenzy=1)
    suffer(table)
    assert prompt(table) == "monster-roll"
    on(table, "duel")
    assert refused(table, "card frenzy 1") == ("no-chaos", "EU-223")


@pytest.mark.rule("EU-224")
def test_a_continuous_effect_works_in_every_further_attack_once_for_all_its_cards() -> None:
    table = arena()
    hand(table, 1, healing=2)
    met(table, "marsh_leech")
    on(table, "duel")
    fight(table).damage = 6
    answer(table, "card healing 1")
    assert table.pending[0].seat == 0
    answer(table, "pass", "card healing 1")
    assert fight(table).damage == 4, "two sets, each of which takes 1"
    on(table, "hero-roll")
    roll(table, 1, 1)
    on(table, "monster-roll")
    assert fight(table).damage == 4 - 1, "once in the next attack"
    assert table.golden_discard == []
    fight(table).damage = 99
    on(table)
    assert table.golden_discard == [card(table, "healing")] * 2


@pytest.mark.rule("EU-225")
def test_clovers_stay_to_the_next_step_a_and_other_cards_to_the_end_of_the_round() -> None:
    table = arena()
    hand(table, 1, venom=1, curse=1)
    met(table, "marsh_leech")
    on(table, "monster-cards")
    answer(table, "card venom 1", "pass")
    on(table, "monster-cards")
    answer(table, "card curse 1")
    on(table, "hero-roll")
    roll(table, 6, 6)
    on(table, "monster-roll")
    assert fight(table).round == 2
    assert sorted(table.silver_discard) == sorted([card(table, "venom"), card(table, "curse")])
    assert fight(table).penalty == 0


@pytest.mark.rule("EU-225")
def test_a_curse_lies_there_until_the_hero_has_used_his_things_of_step_a() -> None:
    table = arena()
    essences(table, 0, air=1)
    hand(table, 1, curse=2)
    met(table, "goblin_archer")
    on(table, "monster-cards")
    on(answer(table, "pass"), "monster-cards")
    answer(table, "card curse 2")
    on(table, "before-monster")
    assert fight(table).round == 2
    assert fight(table).played == [CardSet(card(table, "curse"), 2, CLOVERED)]
    answer(table, "done")
    assert (fight(table).played, fight(table).penalty) == ([], 0)


@pytest.mark.rule("EUX-17", "EU-172", "EU-222", "EU-223", "EU-175", "EU-225")
@pytest.mark.parametrize(("faces", "plain", "lost"), [((1, 1), 0, 0), ((4, 1), 2, 4)])
def test_the_cyclops_with_power_up_and_two_curses(faces: tuple[int, int], plain: int, lost: int) -> None:
    table = arena("ii_slate-b")
    hand(table, 1, power_up=1, curse=2)
    met(table, "cyclops")
    answer(table, "done")
    draw(table, "healing")
    assert fight(table).chaos == 2
    answer(table, "card power_up 1")
    assert fight(table).chaos == 1
    on(table, "duel", foe=faces)
    on(table, "monster-cards")
    foes, foe = table.cat.foes, fight(table).foe
    band = foes.band[foe][place(sum(faces))]
    assert (foes.wounds[foe][band] if band != NONE else 0) == plain
    assert table.health[0] == 6 - lost, "two more, if there is a plain wound"
    answer(table, "card curse 2")
    assert fight(table).chaos == 0
    on(table, "hero-roll")
    roll(table, 6, 6)
    assert shown(table) == 12 - 1 - 2 - 4, "the Cyclops itself has -1"
    answer(table, "use concentration 1", "gaar 1")
    roll(table, 6)
    on(table, "monster-roll")
    assert total(table) == 5 + 2 + 2
    assert told(table, "struck")[-1]["n"] == 1 - 1


@pytest.mark.rule("EU-227")
def test_possession_seals_an_ability_for_the_round_and_more_copies_engage_it() -> None:
    table = attacked("goblin_archer", heroes=("keleia", "dral"))
    hand(table, 1, possession=1)
    suffer(table)
    answer(table, "card possession 1")
    assert (prompt(table), table.pending[0].seat) == ("seal", 1)
    answer(table, "seal dodge")
    on(table, foe=(4, 4))
    assert told(table, "used") == [], "Dodge could not be used"
    assert not table.engaged[thing(table, 0, "dodge")]
    table = attacked("goblin_archer", heroes=("keleia", "dral"))
    hand(table, 1, possession=3)
    suffer(table)
    answer(table, "card possession 3", "seal dodge")
    assert table.engaged[thing(table, 0, "dodge")]
    assert table.health[0] == 5 - 2


@pytest.mark.rule("EU-227")
def test_a_seal_ends_with_the_round() -> None:
    table = arena(heroes=("keleia", "dral"))
    hand(table, 1, possession=1)
    met(table, "goblin_archer")
    on(table, "monster-cards")
    answer(table, "card possession 1", "seal dodge")
    assert fight(table).sealed == [thing(table, 0, "dodge")]
    on(table, "hero-roll")
    roll(table, 2, 2)
    on(table, "after-monster")
    assert fight(table).round == 2
    assert "use dodge 1" in options(table)


@pytest.mark.rule("EU-199", "EU-220")
def test_cards_drawn_by_loot_and_reward_obey_the_limit_after_the_combat() -> None:
    table = board()
    draw_silver(table, 0, 2)
    advance(table)
    draw(table, "curse")
    draw(table, "venom")
    draw_gold(table, 0, 1)
    advance(table)
    draw(table, "healing")
    assert held_cards(table) == {"curse": 1, "venom": 1, "healing": 1}


@pytest.mark.rule("EU-227")
@pytest.mark.parametrize(("name", "copies", "penalty", "damage"), [("curse", 1, -2, 0), ("curse", 2, -4, 1)])
def test_the_figures_of_a_curse(name: str, copies: int, penalty: int, damage: int) -> None:
    table = attacking("goblin_archer")
    hand(table, 1, **{name: copies})
    strike(table)
    answer(table, f"card {name} {copies}")
    on(table, hero=(6, 6))
    assert total(table) == 12 - 1 + penalty
    assert fight(table).damage == (3 if 12 - 1 + penalty >= 10 else 1) - damage
