"""What questions of Euthia show beside their answers, what is noted for whom, and which reason comes first.

The refusals themselves are in ``test_refusals`` and ``test_refusals_seldom``.
"""

from __future__ import annotations

from typing import Any

import pytest

from taverne import games
from taverne.engine.decisions import Choice
from taverne.engine.matches.idle import idle_answer
from taverne.games.euthia.box.integer_tables import place
from taverne.games.euthia.rules.combat.fight import idle_talk
from taverne.games.euthia.rules.combat.hero_roll import HOPE_DAMAGE, HeroRolling, hope_uses
from taverne.games.euthia.rules.goods.card_decks import take_from_deck
from taverne.games.euthia.rules.goods.gains import bar_transmute
from taverne.games.euthia.rules.scenarios import abyss, farruga, mirrezil, rescue
from taverne.games.euthia.rules.travel.quests import refill
from taverne.games.euthia.rules.turn.scoring import counts
from taverne.games.euthia.state.duel import DICE
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.fights import arena, attacked, attacking, fight, met, on, strike, suffer
from tests.euthia.interplay.scenes import market, trading
from tests.euthia.positions import (
    acting,
    answer,
    at,
    board,
    duel,
    essences,
    fighter,
    free,
    lay,
    offered,
    pickaxes,
    prompt,
    refresh,
    refused,
    roll,
    space,
    stand,
)
from tests.euthia.tales import moment, tale


def shown(table: EuthiaState) -> dict[str, Any]:
    """Return what the question shows."""
    decision = table.pending[0]
    assert isinstance(decision, Choice)
    return dict(decision.data or {})


@pytest.mark.rule("EU-252", "EU-254")
def test_tokens_on_the_map_are_counted_for_their_own_hero() -> None:
    table = board(3)
    lay(table, "i_mossback", 2, -1)
    lay(table, "i_stones", -1, -1)
    before = [counts(table, seat) for seat in range(3)]
    pickaxes(table, "i_mossback-b", 1, 1)
    after = [counts(table, seat) for seat in range(3)]
    assert after[0] == before[0]
    assert after[2] == before[2]
    assert after[1] != before[1]


@pytest.mark.rule("EU-120", "EU-266")
def test_a_weapon_of_ones_own_that_is_too_dear_is_to_buy_and_not_to_learn() -> None:
    table = market(gold=0, heroes=("dral", "maeldur"))
    cat = table.cat
    blade = next(
        t
        for t in range(cat.hero_tiles)
        if cat.tile_hero[t] == table.hero[0] and cat.tile_kind[t] == 0 and cat.tile_cost[t]
    )
    table.reserve[0] = [blade]
    trading(table)
    assert refused(table, f"buy {cat.tile_ids[blade]}") == ("no-gold", "EU-120")


@pytest.mark.rule("EU-081", "EU-242")
def test_a_quest_is_completed_with_its_own_encounter() -> None:
    table = board()
    chart = table.cat.map
    where = next(s for s in range(len(chart.words)) if chart.encounter[s] >= 0 and s & 3 != 3)
    lay(table, chart.ids[where >> 2], 2, -1)
    free(table, chart.words[where], seat=1)
    table.at[1] = where
    acting(table, 1)
    other = next(q for q, one in enumerate(table.cat.quest_encounter) if one != chart.encounter[where])
    assert refused(table, f"quest {table.cat.quest_ids[other]}") == ("no-encounter", "EU-081")
    own = next(q for q, one in enumerate(table.cat.quest_encounter) if one == chart.encounter[where])
    assert refused(table, f"quest {table.cat.quest_ids[own]}") == ("quest-not-up", "EU-242")


@pytest.mark.rule("EU-159", "EU-160")
def test_in_the_duel_each_is_shown_his_own_gaar() -> None:
    table = attacked("goblin_archer")
    table.gaar[0] = 3
    fight(table).gaar = 1
    on(suffer(table), "duel")
    assert (table.pending[0].seat, shown(table)["gaar"]) == (1, 1)
    answer(table, "pass")
    assert (table.pending[0].seat, shown(table)["gaar"]) == (0, 3)


@pytest.mark.rule("EU-057", "EU-059", "EU-186")
def test_a_question_about_a_roll_shows_its_dice_in_their_order() -> None:
    table = attacking()
    table.gaar[0] = 2
    on(strike(table), "hero-roll")
    roll(table, 2, 5)
    assert (prompt(table), shown(table)["a"], shown(table)["b"]) == ("roll-attack", 2, 5)
    frame = table.stack[-1]
    assert isinstance(frame, HeroRolling)
    frame.turns = 1
    refresh(table)
    assert (prompt(table), shown(table)) == ("pick-die", {"a": 2, "b": 5})


@pytest.mark.rule("EU-057", "EU-184")
def test_a_deadly_roll_is_talk_and_a_die_to_pick_is_not() -> None:
    table = attacking("thorn_boar")
    table.gaar[0] = 2
    fight(table).damage = table.cat.foes.health[fighter(table, "thorn_boar")] - 1
    on(strike(table), "hero-roll")
    roll(table, 6, 6)
    assert idle_talk(table, 0)
    frame = table.stack[-1]
    assert isinstance(frame, HeroRolling)
    frame.turns = 1
    refresh(table)
    assert prompt(table) == "pick-die"
    assert not idle_talk(table, 0)


@pytest.mark.rule("EUS-020", "EUS-061")
@pytest.mark.parametrize(("stage", "raids"), [(3, True), (4, False)])
def test_a_dragon_whose_last_stage_is_beaten_raids_no_more(stage: int, raids: bool) -> None:
    table = tale("farruga", 3)
    lay(table, "i_wayfarers", 2, -1)
    free(table, "i_wayfarers-b")
    farruga.tale(table).stage, table.round = stage, 3
    moment(table, "round_end", 3)
    assert bool(table.pending) == raids


@pytest.mark.rule("EU-042")
def test_quests_are_laid_out_anew_once() -> None:
    table = board()
    table.finished = 1
    refill(table)
    assert table.finished == 0
    assert refill(table) is None


@pytest.mark.rule("EU-187", "EU-189", "EU-190")
def test_hope_deals_damage_where_there_is_enough_of_it_and_a_roll() -> None:
    table = attacking()
    figures = table.box.cards.hope
    for points, rolled, found in ((figures.for_damage, True, True), (figures.for_damage - 1, True, False)):
        table.hope = points
        assert (HOPE_DAMAGE in hope_uses(table, rolled)) == found
    table.hope = figures.for_damage
    assert HOPE_DAMAGE not in hope_uses(table, False)


@pytest.mark.rule("EU-195", "EU-210")
def test_a_hero_with_one_health_left_has_won() -> None:
    table = arena()
    on(met(table), "monster-roll")
    fight(table).damage = 99
    table.health[0] = 1
    on(table)
    assert (table.health[0], table.deaths[0], at(table)) == (1, 0, "i_stones-a")


@pytest.mark.rule("EUS-082")
def test_a_legend_is_the_second_heros_who_completed_it() -> None:
    table = tale("mirrezil", 3)
    mirrezil.tale(table).completed[0] = 1
    assert [table.story.legends(table, seat) for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("EUS-017", "EUS-019")
def test_a_combat_that_deals_no_damage_to_the_dragon_is_nobodys_merit() -> None:
    table = tale("farruga", 3)
    farruga.tale(table).damage, farruga.tale(table).hurt = 4, True
    made = duel(table, "opponent-farruga_1", 1, 0)
    made.damage = 4
    table.story.note_damage(table, made)
    assert (farruga.tale(table).dealt[:3], farruga.tale(table).damage, farruga.tale(table).hurt) == (
        [0, 0, 0],
        4,
        False,
    )
    made.damage = 6
    table.story.note_damage(table, made)
    assert (farruga.tale(table).dealt[:3], farruga.tale(table).damage) == ([0, 2, 0], 6)


@pytest.mark.rule("EU-120", "EU-124")
def test_a_ware_of_another_post_is_not_on_sale_here() -> None:
    table = trading(market(gold=9))
    assert refused(table, "buy red_elixir") == ("not-on-sale", "EU-120")
    assert refused(table, "buy pilgrims_staff") == ("not-on-sale", "EU-124")


@pytest.mark.rule("EU-049", "EU-242")
def test_quests_are_tried_where_an_encounter_is() -> None:
    table = board()
    chart = table.cat.map
    where = next(s for s in range(len(chart.words)) if chart.encounter[s] >= 0 and s & 3 != 3)
    lay(table, chart.ids[where >> 2], 2, -1)
    quest = next(q for q, one in enumerate(table.cat.quest_encounter) if one == chart.encounter[where])
    table.quests_up[chart.encounter[where]] = [quest]
    line = f"quest {table.cat.quest_ids[quest]}"
    table.at[1] = where
    assert line in [str(action) for action in games.find("euthia").tries(acting(table, 1), 1)]
    stand(table, 1, "i_chapel-a")
    assert line not in [str(action) for action in games.find("euthia").tries(acting(table, 1), 1)]


@pytest.mark.rule("EU-044", "EU-347")
def test_the_last_card_that_is_promised_to_nobody_is_taken_from_the_deck() -> None:
    table = board(1)
    under, last = table.silver[0], table.silver[-1]
    table.silver[:], table.bottom[0] = [last], [under]
    take_from_deck(table, 0, last)
    assert (table.silver, table.bottom[0]) == ([], [under])
    take_from_deck(table, 0, under)
    assert (table.silver, table.bottom[0]) == ([], [])


@pytest.mark.rule("EU-160", "EU-359", "EU-161")
def test_skoldur_passes_where_his_dwurt_and_gaar_together_do_not_reach_a_lower_band() -> None:
    table = attacked("thorn_boar", heroes=("skoldur", "dral"))
    table.dwurt[0], table.gaar[0] = 1, 1
    on(suffer(table), "monster-roll")
    roll(table, 6, 5)
    while table.pending[0].seat == 1:
        answer(table, "pass")
    assert prompt(table) == "duel"
    bands = table.cat.foes.band[fight(table).foe]
    step = table.box.cards.dice.dwurt
    reached = bands[place(11 - 2 * step)] != bands[place(11)]
    assert (idle_answer(table, 0) is None) == reached
    table.dwurt[0], table.gaar[0] = 1, 0
    alone = bands[place(11 - step)] != bands[place(11)]
    assert (idle_answer(table, 0) is None) == alone


@pytest.mark.rule("EU-301")
def test_essences_of_ones_own_may_be_transmuted() -> None:
    table = board(3)
    for seat in range(3):
        table.essences = [[0] * 4 for _ in table.essences]
        essences(table, seat, fire=1)
        barred = [bar_transmute(table, other, table.cat.effects[0]) is not None for other in range(3)]
        assert barred == [other != seat for other in range(3)]


@pytest.mark.rule("EUS-152")
@pytest.mark.parametrize(("round_of_fall", "found"), [(2, True), (3, False)])
def test_the_second_hero_falls_once_a_round(round_of_fall: int, found: bool) -> None:
    table = tale("abyss")
    lay(table, "i_abyss", 2, -1)
    lay(table, "ii_abyss", 1, 1)
    free(table, "i_abyss-c", "ii_abyss-a")
    stand(table, 1, "i_abyss-c")
    table.round, abyss.tale(table).fell[1] = 3, round_of_fall
    assert bool(offered(acting(table, 1), "fall")) == found


@pytest.mark.rule("EU-134")
def test_who_has_nothing_to_use_and_nothing_to_arrange_is_not_asked_before_a_combat() -> None:
    table = arena(heroes=("dral", "ael"))
    for one in table.things_of(0):
        table.remove_thing(one)
    met(table)
    assert prompt(table) != "before-combat"
    table = arena(heroes=("dral", "ael"))
    assert prompt(met(table)) == "before-combat"


@pytest.mark.rule("EU-155", "EU-156")
def test_a_monster_rolls_two_dice_of_six_or_one() -> None:
    for fewer, sides in ((0, (6, 6)), (1, (6,)), (2, (6,))):
        table = attacked("thorn_boar")
        fight(table).whole[DICE] = fewer
        on(suffer(table), "monster-roll")
        assert table.pending[0].sides == sides  # type: ignore[union-attr]


@pytest.mark.rule("EUS-034")
def test_only_villagers_that_are_there_are_taken() -> None:
    table = tale("rescue", 3)
    lay(table, "i_wayfarers", 2, -1)
    post, plain = space(table, "i_wayfarers-b"), space(table, "i_wayfarers-a")
    table.emblem[plain] = 1
    before = table.rep[:]
    for where in (post, plain):
        table.story.space_freed(table, 1, where)
    assert (rescue.tale(table).carried, table.emblem[post], table.emblem[plain], table.rep) == ([0] * 4, 0, 1, before)
    table.emblem[post] = 2
    table.story.space_freed(table, 1, post)
    assert (rescue.tale(table).carried, table.emblem[post]) == ([0, 1, 0, 0], 1)
