"""Rules of Into the Abyss: guardians, seals, falls, the temple and its demon; its walks."""

from __future__ import annotations

import pytest

from taverne.engine.frames import advance
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.rules.scenarios import abyss
from taverne.games.euthia.rules.scenarios.abyss import open_abysses
from taverne.games.euthia.rules.turn import scoring
from taverne.games.euthia.rules.turn.granted_actions import take_action, why_not_take
from taverne.games.euthia.rules.turn.tokens import COMBAT
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.positions import (
    acting,
    answer,
    at,
    essences,
    fighter,
    free,
    lay,
    offered,
    options,
    prompt,
    ready,
    refused,
    settle,
    space,
    stand,
    thing,
    tokens,
    top,
)
from tests.euthia.tales import moment, out, reveal, tale

FIRST, SECOND, TEMPLE = "i_abyss-c", "ii_abyss-a", "v_temple-c"


def depths(seats: int = 2, mode: str = "", **other: str) -> EuthiaState:
    table = tale("abyss", seats, mode, **other)
    lay(table, "i_abyss", 2, -1)
    lay(table, "ii_abyss", 1, 1)
    free(table, FIRST, SECOND)
    stand(table, 0, FIRST)
    return table


@pytest.mark.rule("EUS-145")
@pytest.mark.rule("EUS-146")
def test_all_abysses_and_the_temple_are_in_the_stack() -> None:
    table = ready(2, scenario="abyss")
    words = [table.cat.map.ids[tile] for pile in table.coming for tile in pile]
    roles = [table.box.cards.territory[tile].role for pile in table.coming for tile in pile]
    assert roles.count("abyss") == 5
    assert words.count("v_temple") == 1
    chapters = [table.cat.map.chapter[table.cat.map.index[word]] for word in words if word.endswith("_abyss")]
    assert chapters == [1, 2, 3, 4, 5]


@pytest.mark.rule("EUS-147")
def test_a_freed_abyss_is_open_until_it_is_sealed() -> None:
    table = depths()
    assert open_abysses(table) == [space(table, FIRST), space(table, SECOND)]
    table.hero_token[space(table, SECOND)] = -1
    assert open_abysses(table) == [space(table, FIRST)]
    abyss.tale(table).seals[0] = 0
    assert open_abysses(table) == []


@pytest.mark.rule("EUS-148")
@pytest.mark.parametrize(("where", "level"), [(FIRST, 1), (SECOND, 2)])
def test_the_guardian_is_the_top_monster_with_a_chaos_and_a_gaar_more(where: str, level: int) -> None:
    table = depths()
    stand(table, 0, where)
    foe = table.top[level - 1]
    acting(table)
    assert "guardian" in options(table)
    assert not any(table.cat.foes.ids[foe] in line for line in options(table)), "nobody knows its front yet"
    answer(table, "guardian")
    while table.duel is None:
        answer(table, "done") if prompt(table) == "before-combat" else settle(table)
    assert table.duel.foe == foe
    assert table.duel.chaos == table.cat.foes.chaos[foe] + 1
    assert table.duel.gaar == table.cat.foes.gaar[foe] + 1
    assert table.ready[0][2] == 0


@pytest.mark.rule("EUS-148")
def test_a_guardian_takes_a_combat_action_and_an_open_abyss() -> None:
    table = depths()
    tokens(table, 0, "trade")
    acting(table)
    assert offered(table, "guardian") == []
    other = depths()
    abyss.tale(other).seals[0] = 1
    acting(other)
    assert offered(other, "guardian") == []


@pytest.mark.rule("EUS-148")
def test_a_combat_action_that_an_ability_grants_may_be_for_the_guardian() -> None:
    table = depths()
    tokens(table, 0)
    assert why_not_take(table, 0, COMBAT) is None
    take_action(table, 0, COMBAT)
    advance(table)
    while table.duel is None:
        answer(table, "done") if prompt(table) == "before-combat" else settle(table)
    assert table.duel.foe == table.top[0]
    sealed = depths()
    abyss.tale(sealed).seals[0] = 0
    assert why_not_take(sealed, 0, COMBAT) is not None


def guarded(**held: int) -> EuthiaState:
    """Beat a weak guardian of the first abyss, up to what is asked next."""
    table = depths(mode="coop")
    top(table, "thorn_boar")
    essences(table, 0, **held)
    acting(table)
    answer(table, "guardian")
    while table.pending and prompt(table) not in ("trophy", "act"):
        if table.duel is not None:
            table.health[0] = 20
            table.duel.damage = max(table.duel.damage, 30 if table.duel.round else 0)
        before = table.pending
        if prompt(table) == "before-combat":
            answer(table, "done")
        else:
            one(table)
        assert table.pending != before
    table.health[0] = 5
    return table


def one(table: EuthiaState) -> None:
    from taverne.engine.decisions import Choice
    from taverne.engine.frames import apply

    decision = table.pending[0]
    if isinstance(decision, Choice):
        apply(table, decision.seat, decision.default or decision.options[0])
    else:
        settle(table)


@pytest.mark.rule("EUS-149")
def test_a_beaten_guardian_gives_its_reward_and_perhaps_a_trophy_but_no_loot_and_no_token() -> None:
    table = guarded()
    assert prompt(table) == "trophy"
    gold = table.gold[0]
    tokens_before = table.hero_token[:]
    answer(table, "keep")
    settle(table)
    assert table.trophies[0] == [fighter(table, "thorn_boar")]
    reward = table.cat.foes.reward[fighter(table, "thorn_boar")]
    assert table.gold[0] == gold
    assert table.rep[0] == sum(op.args[0] for op in reward)
    assert table.hero_token == tokens_before
    assert table.top[0] not in (-1, fighter(table, "thorn_boar"))


@pytest.mark.rule("EUS-150")
@pytest.mark.rule("EUS-151")
def test_an_essence_seals_the_abyss_for_reputation() -> None:
    table = guarded(air=1, fire=1)
    answer(table, "pass")
    settle(table)
    assert prompt(table) == "seal-abyss"
    assert offered(table, "give_essence") == ["give_essence air", "give_essence fire"]
    rep = table.rep[0]
    answer(table, "give_essence fire")
    assert abyss.tale(table).seals == [0, NONE, NONE, NONE, NONE]
    assert table.rep[0] == rep + 1
    assert sum(table.essences[0]) == 1


@pytest.mark.rule("EUS-150")
def test_without_an_essence_or_the_wish_the_abyss_stays_open() -> None:
    table = guarded()
    settle(answer(table, "pass"))
    assert prompt(table) == "act"
    assert abyss.tale(table).seals[0] == NONE
    table = guarded(air=1)
    settle(answer(table, "pass"))
    answer(table, "pass")
    assert (abyss.tale(table).seals[0], sum(table.essences[0])) == (NONE, 1)


@pytest.mark.rule("EUS-151")
def test_seals_of_later_chapters_give_more() -> None:
    table = tale("abyss")
    assert [table.figure(f"rep_{n}") for n in range(1, 6)] == [1, 2, 2, 3, 3]


@pytest.mark.rule("EUS-152")
def test_once_in_a_turn_a_hero_falls_to_another_open_abyss_for_a_wound() -> None:
    table = depths()
    health = table.health[0]
    acting(table)
    assert offered(table, "fall") == [f"fall {SECOND}"]
    answer(table, f"fall {SECOND}")
    assert (at(table), table.health[0]) == (SECOND, health - 1)
    assert offered(table, "fall") == []
    table.round += 1
    assert len([action for action in table.story.free_here(table, 0) if action.kind == "fall"]) == 1


@pytest.mark.rule("EUS-152")
def test_who_dies_of_the_fall_comes_to_the_chapel() -> None:
    table = depths()
    table.health[0] = 1
    acting(table)
    answer(table, f"fall {SECOND}")
    assert at(table) == "i_chapel_priest-m"


@pytest.mark.rule("EUS-153")
@pytest.mark.parametrize(("seats", "seals"), [(1, 2), (2, 3)])
def test_the_temple_has_no_monster_and_opens_after_some_seals(seats: int, seals: int) -> None:
    table = reveal(tale("abyss", seats), "v_temple")
    assert table.freed(space(table, TEMPLE))
    stand(table, 0, "v_temple-b")
    table.moves[0] = 1
    abyss.tale(table).seals[: seals - 1] = [0] * (seals - 1)
    acting(table)
    assert refused(table, f"move {TEMPLE}") == ("temple-closed", "EUS-153")
    abyss.tale(table).seals[4] = 0
    assert table.story.barred(table, 0, space(table, TEMPLE)) is None


@pytest.mark.rule("EUS-154")
def test_the_temple_is_late_at_the_end_of_round_nine() -> None:
    table = tale("abyss")
    temple = table.cat.map.index["v_temple"]
    table.coming[4] = [temple]
    table.round = 9
    moment(table, "round_end", 9)
    answer(table, offered(table, "lay")[0])
    assert table.laid[temple] == 1
    assert space(table, TEMPLE) in table.absent


@pytest.mark.rule("EUS-155")
def test_the_demon_may_be_fought_on_the_temple_space_until_it_is_beaten() -> None:
    table = reveal(tale("abyss"), "v_temple")
    stand(table, 0, TEMPLE)
    acting(table)
    assert offered(table, "fight") == ["fight magma_demon"]
    abyss.tale(table).demon[0] = 1
    assert table.story.opponents(table, 0) == []
    stand(table, 1, TEMPLE)
    assert table.story.opponents(table, 1) == [fighter(table, "opponent-magma_demon")]


@pytest.mark.rule("EUS-156")
def test_the_demon_loses_two_health_for_each_seal_and_has_no_damage_at_first() -> None:
    table = tale("abyss")
    demon = fighter(table, "opponent-magma_demon")
    for seals, health in ((0, 20), (3, 14), (5, 10)):
        abyss.tale(table).seals = [0] * seals + [NONE] * (5 - seals)
        assert table.story.foe_health(table, demon) == health
    assert table.story.damage_before(table, demon) == 0


@pytest.mark.rule("EUS-157")
def test_the_demon_gives_six_reputation_and_an_amulet() -> None:
    table = reveal(tale("abyss", 2, "coop"), "v_temple")
    stand(table, 0, TEMPLE)
    table.rep[0] = 50
    acting(table)
    answer(table, "fight magma_demon")
    for _ in range(500):
        if prompt(table) == "act":
            break
        if table.duel is not None:
            table.health[0] = 20
            table.duel.damage = max(table.duel.damage, 30 if table.duel.round else 0)
        answer(table, "done") if prompt(table) == "before-combat" else one(table)
    assert table.rep[0] == 56
    assert thing(table, 0, "amulet_of_eternity") >= 0
    assert abyss.tale(table).demon[:2] == [1, 0]
    assert table.trophies[0] == []


@pytest.mark.rule("EUS-158")
@pytest.mark.parametrize(("seals", "more"), [((0, 0), (0, 0)), ((1, 2), (3, 3)), ((1, 1), (3, 0))])
def test_most_seals_give_three_reputation(seals: tuple[int, int], more: tuple[int, int]) -> None:
    table = tale("abyss")
    abyss.tale(table).seals[:2] = [seal - 1 for seal in seals]
    assert tuple(scoring.parts(table, seat)["scenario"] for seat in range(2)) == more


@pytest.mark.rule("EUS-159")
@pytest.mark.parametrize(
    ("seats", "difficulty", "goal"),
    [(1, "normal", 2), (1, "hard", 3), (1, "heroic", 4), (2, "normal", 3), (2, "hard", 4)],
)
def test_the_goal_is_some_seals_and_the_demon(seats: int, difficulty: str, goal: int) -> None:
    table = tale("abyss", seats, "coop", difficulty=difficulty)
    for seals, demon, won in ((goal - 1, 1, 0), (goal, 0, 0), (goal, 1, 1)):
        abyss.tale(table).seals = [0] * seals + [NONE] * (5 - seals)
        abyss.tale(table).demon[0] = demon
        table.story.conclude(table)
        assert table.won == won


@pytest.mark.rule("EUS-160")
def test_on_heroic_every_hero_must_beat_the_demon() -> None:
    table = tale("abyss", 2, "coop", difficulty="heroic")
    abyss.tale(table).seals = [0] * 5
    for beaten, won in (([1, 0], 0), ([1, 1], 1)):
        abyss.tale(table).demon[:2] = beaten
        table.story.conclude(table)
        assert table.won == won


@pytest.mark.rule("EUS-144")
@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (2, "coop"), (3, "competitive")])
@pytest.mark.parametrize("lucky", [False, True])
def test_a_game_in_the_abyss_ends_after_twelve_rounds(seats: int, mode: str, lucky: bool) -> None:
    table, _ = out("abyss", seats, mode, 4, lucky)
    assert table.round == 12
    assert (table.won >= 0) == (mode != "competitive")
    assert table.laid[table.cat.map.index["v_temple"]] == 1
