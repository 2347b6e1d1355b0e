"""The solo scenarios 6 to 10: what each changes, and the rank it earns (ML-268 to ML-276)."""

from __future__ import annotations

import pytest

from taverne.engine.frames import settle
from taverne.engine.game import OptionError
from taverne.games.monster_lands.box.catalogue import NONE
from taverne.games.monster_lands.rules.solo.scenarios import CANNON_FODDER, HERO, RECRUIT, VETERAN
from taverne.games.monster_lands.state.game_state import ADVENTURE, MADHALA, LandsState
from tests.monster_lands.alone import alone, finish, hers, provoke
from tests.monster_lands.positions import (
    GAME,
    adventure,
    asked,
    column,
    expeditions,
    hire,
    monster,
    options,
    pool,
    refresh,
    region,
    send,
    tavern,
)
from tests.monster_lands.solo.test_rules_scenarios import ended, rank
from tests.tools import play, table, told

# Scenario 6


@pytest.mark.rule("ML-270")
def test_scenario_6_begins_with_a_monster_of_rank_a_at_the_gates() -> None:
    for level in ("tutorial", "heroic"):
        state = table(GAME, {"scenario": 6, "difficulty": level}, 1)
        while state.pending[0].prompt != "monster":
            settle_once(state)
        ranks = {card.id: card.rank for card in GAME.box.cards.monster}
        assert {ranks[str(word)] for word in state.pending[0].items} == {"A"}  # type: ignore[union-attr]
        play(state, "chance: draw trons")
        assert state.monsters[2] == state.cat.monster_index["trons"]


def settle_once(state: LandsState) -> None:
    action, state.drawn = state.pending[0].sample(state.seed, state.drawn)  # type: ignore[union-attr]
    play(state, f"chance: {action}")


@pytest.mark.rule("ML-270", "ML-275")
def test_scenario_6_draws_another_whenever_the_gates_are_empty() -> None:
    state = alone(6)
    hers(state, "region_a", 1)
    monster(state, 2, "")
    adventure(state)
    while state.pending[0].prompt != "monster" or state.phase != 1:
        settle_once(state)
    assert state.turn == 2
    play(state, "chance: draw krinx")
    settle(state)
    assert state.monsters[2] == state.cat.monster_index["krinx"]
    assert sum(state.panic) == 0, "it causes panic only if it is still there at the end of the turn"


@pytest.mark.rule("ML-275")
def test_scenario_6_takes_the_next_monster_if_no_rank_a_is_left() -> None:
    state = alone(6)
    hers(state, "region_a", 1)
    monster(state, 2, "")
    cards = state.box.cards.monster
    low = [number for number in state.monster_deck if cards[number].rank == "A"]
    state.monster_deck = [number for number in state.monster_deck if cards[number].rank == "B"]
    state.trophies[0] += low
    adventure(state)
    while state.pending[0].prompt != "monster" or state.phase != 1:
        settle_once(state)
    assert {cards[state.cat.monster_index[str(word)]].rank for word in state.pending[0].items} == {"B"}  # type: ignore[union-attr]


# Scenario 7


@pytest.mark.rule("ML-271")
def test_scenario_7_sells_general_rounds_for_one_gold() -> None:
    state = alone(7)
    tavern(state, "lusara", "karunna", "saruna")
    state.gold[0] = 1
    pool(state, 0, 2)
    refresh(state)
    play(state, "0: deploy tavern\n0: die force\n0: round")
    assert state.gold[0] == 0
    other = alone(1)
    tavern(other, "lusara", "karunna", "saruna")
    other.gold[0] = 1
    pool(other, 0, 2)
    refresh(other)
    assert "deploy tavern" not in options(other), "elsewhere it costs 2"


@pytest.mark.rule("ML-271", "MLX-23", "ML-263", "ML-026")
@pytest.mark.parametrize(
    ("hired", "earned"),
    [
        ((), CANNON_FODDER),
        (("parsas", "shandee"), CANNON_FODDER),
        (("parsas", "shandee", "guster"), RECRUIT),  # 2/1/1/1: purkas and korgo are of Fire
        (("parsas", "shandee", "guster", "novice-1"), RECRUIT),
        (("parsas", "shandee", "guster", "drapis"), RECRUIT),  # 3/1/1/1
        (("parsas", "shandee", "guster", "wishor"), VETERAN),  # 2/2/1/1
        (("parsas", "shandee", "guster", "wishor", "zondu"), VETERAN),
        (("parsas", "shandee", "guster", "wishor", "zondu", "lorios"), HERO),  # 2/2/2/2
    ],
)
def test_scenario_7_counts_mercenaries_of_each_affinity(hired: tuple[str, ...], earned: int) -> None:
    state = alone(7)
    state.turn = 6
    state.gold[0] = 40
    hire(state, 0, *hired)
    assert rank(finish(state)) == earned
    assert [event.data for event in told(state, "goal-mercenaries")] == [
        {"recruit": "2/1/1/1", "veteran": "2/2/1/1", "hero": "2/2/2/2"}
    ]


# Scenario 8


def sneaky(force: int, magic: int = 0, defence: int = 0) -> LandsState:
    """Return scenario 8 with korgo on expedition 2 and Madhala, with two traps face down, on expedition 3."""
    state = alone(8)
    monster(state, 0, "turfus")
    region(state, 0, "yuha")
    expeditions(state, 0, "E1-a")
    send(state, "region_a", 2, "korgo", force, magic, defence=defence)
    provoke(state)
    play(state, "chance: roll 6 3")
    return adventure(state)


VICTIM, SNEAK = column("region_a", 2), column("region_a", 3)


@pytest.mark.rule("ML-272", "ML-275", "ML-240")
def test_scenario_8_gives_madhala_a_pile_of_24_and_the_lair_classic_traps() -> None:
    state = alone(8)
    assert state.ambush
    assert len(state.sly_pile) == 24
    category = {number: trap.category for number, trap in enumerate(state.box.cards.trap)}
    assert {category[kind] for kind in state.sly_pile} == {"ambush", "reinforced"}
    assert {category[kind] for kind in (*state.lair, *state.trap_supply)} == {"classic"}


@pytest.mark.rule("ML-272")
def test_scenario_8_lets_her_lay_two_traps_on_region_expeditions_only() -> None:
    state = provoke(alone(8), force=5)
    play(state, "chance: roll 6 3")
    e = column("region_a", 3)
    assert (len(state.laid[e]), state.shown[e]) == (2, 0)
    assert GAME.view(state, 0).table.expeditions[e].traps == ("", ""), "they lie face down"
    play(state, "0: deploy pawn_shop\n0: die force\n0: enough\nchance: roll 6 6")
    assert state.who[column("contract", 1)] == MADHALA
    assert state.laid[column("contract", 1)] == []


@pytest.mark.rule("ML-272", "ML-275", "ML-236")
def test_scenario_8_she_reveals_all_and_steals_from_the_neighbour() -> None:
    state = sneaky(force=2, magic=1)
    assert asked(state) == (-1, "sly")
    play(state, "chance: draw steal_F2")
    assert state.dice_on(VICTIM)[:2] == [0, 1]
    play(state, "chance: draw steal_any2")
    assert state.dice_on(VICTIM)[:2] == [0, 0]
    assert state.dice_on(SNEAK)[:2] == [2, 1]
    assert state.shown[SNEAK] == 2
    assert state.phase == ADVENTURE
    assert asked(state) == (-1, "attack"), "then the battle goes on from the left"
    assert len(state.sly_pile) == 22


@pytest.mark.rule("ML-275")
def test_scenario_8_she_aims_to_the_left_first() -> None:
    state = alone(8)
    monster(state, 0, "turfus")
    region(state, 0, "yuha")
    expeditions(state, 0, "E1-a")
    send(state, "region_a", 1, "korgo", force=2)
    e = hers(state, "region_a", 2)
    state.laid[e] = [NONE]
    send(state, "region_a", 4, "purkas", force=2)
    adventure(state)
    play(state, "chance: draw steal_F1")
    assert state.dice[0][column("region_a", 1)] == 1
    assert state.dice[0][column("region_a", 4)] == 2


@pytest.mark.rule("ML-272", "ML-233", "ML-237")
def test_scenario_8_a_defence_token_cancels_her_ambush() -> None:
    state = sneaky(force=2, defence=1)
    play(state, "chance: draw steal_F2")
    assert options(state) == ["allow", "cancel"]
    play(state, "0: cancel")
    assert (state.dice[0][VICTIM], state.shields[VICTIM]) == (2, 0)
    assert state.sly_discard == [state.cat.trap_index["steal_F2"]]
    play(state, "chance: draw F2p")
    assert asked(state) == (-1, "attack"), "her reinforced traps have no effect"


@pytest.mark.rule("ML-272", "ML-262")
def test_scenario_8_her_redirection_has_no_effect_since_nothing_attacks_her() -> None:
    state = sneaky(force=2)
    play(state, "chance: draw redirect_2\nchance: draw redirect_1")
    assert asked(state) == (-1, "attack")
    assert state.aims == []
    play(state, "chance: roll 1 1 1 1")
    assert asked(state) == (-1, "strike")


@pytest.mark.rule("ML-275")
def test_scenario_8_her_traps_return_to_her_own_pile() -> None:
    state = sneaky(force=2)
    play(state, "chance: draw steal_F1\nchance: draw F1p")
    settle(state)
    while state.phase != 2:
        decision = state.pending[0]
        play(state, f"{decision.seat}: {decision.options[0]}")
        settle(state)
    assert GAME.problems(state) == []
    assert len(state.sly_pile) + len(state.sly_discard) == 24
    assert all(not state.cat.is_module[kind] for kind in state.trap_discard)
    assert state.laid == [[] for _ in state.laid]


# Scenario 9


@pytest.mark.rule("ML-273")
@pytest.mark.parametrize(
    ("yellow", "place", "number"),
    [
        (1, "region_a", 1),
        (2, "region_a", 2),
        (3, "competitive", 1),
        (4, "competitive", 1),
        (5, "contract", 1),
        (6, "contract", 1),
    ],
)
def test_scenario_9_sends_her_on_missions(yellow: int, place: str, number: int) -> None:
    state = provoke(alone(9))
    play(state, f"chance: roll 5 {yellow}")
    assert state.who[column(place, number)] == MADHALA


@pytest.mark.rule("ML-273", "ML-263")
@pytest.mark.parametrize(
    ("missions", "points", "earned"),
    [
        (3, 60, CANNON_FODDER),
        (4, 29, CANNON_FODDER),
        (4, 30, RECRUIT),
        (5, 60, RECRUIT),
        (6, 39, RECRUIT),
        (6, 40, VETERAN),
        (8, 54, VETERAN),
        (7, 55, VETERAN),
        (8, 55, HERO),
    ],
)
def test_scenario_9_asks_for_missions_and_points(missions: int, points: int, earned: int) -> None:
    state = ended(9, glory=points - 2, missions=missions)
    result = GAME.result(state)
    assert result is not None
    assert (result.scores, result.parts[0]["missions"]) == ((points,), missions)
    assert rank(state) == earned


@pytest.mark.rule("ML-275")
def test_scenario_9_counts_each_competition_won_and_each_contract_fulfilled() -> None:
    state = alone(9)
    hire(state, 0, "parsas")
    state.missions[0], bag = state.cat.mission_index["M01"], [*state.mission_bag, *state.missions]
    state.missions[1] = state.cat.mission_index["M02"]
    state.mission_bag = [tile for tile in dict.fromkeys(bag) if tile not in state.missions]
    send(state, "competitive", 1, "korgo", force=2)
    send(state, "contract", 1, "parsas", force=2)
    adventure(state)
    play(state, "chance: roll 6 6\n0: fulfil")
    assert state.deeds[0] == 2


# Scenario 10


@pytest.mark.rule("ML-274")
def test_scenario_10_is_not_for_the_tutorial_and_begins_with_a_monster_at_the_gates() -> None:
    with pytest.raises(OptionError) as raised:
        GAME.check({"scenario": 10, "difficulty": "tutorial"}, 1)
    assert raised.value.key == "option-scenario-difficulty"
    state = alone(10)
    assert state.box.cards.monster[state.monsters[2]].rank == "A"
    assert "deploy gates" in options(state)


@pytest.mark.rule("ML-274")
def test_scenario_10_does_not_refill_the_gates() -> None:
    state = alone(10)
    hers(state, "region_a", 1)
    monster(state, 2, "")
    adventure(state)
    settle(state)
    assert (state.turn, state.monsters[2]) == (2, NONE)


@pytest.mark.rule("ML-274")
def test_scenario_10_monsters_roll_their_misses_once_more() -> None:
    state = alone(10)
    monster(state, 0, "turfus")
    region(state, 0, "yuha")
    expeditions(state, 0, "E1-a")
    send(state, "region_a", 3, "korgo", force=1, defence=4)
    adventure(state)
    play(state, "chance: roll 6 3 2 1")
    assert asked(state) == (-1, "attack")
    play(state, "chance: roll 5 1")
    assert asked(state) == (0, "defend")
    assert options(state) == ["defend 0", "defend 1", "defend 2", "defend 3"], "2 hits, then 1 of the 2 misses"


@pytest.mark.rule("ML-274")
def test_scenario_10_rolls_no_more_if_every_die_hits() -> None:
    state = alone(10)
    monster(state, 0, "turfus")
    region(state, 0, "yuha")
    expeditions(state, 0, "E1-a")
    send(state, "region_a", 3, "korgo", force=1, defence=4)
    adventure(state)
    play(state, "chance: roll 6 3 4 5")
    assert asked(state) == (0, "defend")


def test_every_scenario_tells_its_changes_and_its_ranks() -> None:
    for number in range(1, 11):
        state = alone(number)
        assert [event.data for event in told(state, "scenario")] == [
            {"scenario": f"scenario-S{number:02}", "change": f"change-S{number:02}"}
        ]
        assert [event for event in told(state) if event.kind.startswith("goal-")]
