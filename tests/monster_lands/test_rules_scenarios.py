"""The ten solo scenarios: what each changes, and the rank it earns (ML-263 to ML-276, MLX-23)."""

from __future__ import annotations

import pytest

from taverne.engine.frames import settle_all
from taverne.engine.game import OptionError
from taverne.games.monster_lands.catalogue import NONE
from taverne.games.monster_lands.effects import defences
from taverne.games.monster_lands.rules.scenarios import CANNON_FODDER, HERO, RECRUIT, VETERAN, rank_of
from taverne.games.monster_lands.state import ADVENTURE, MADHALA, Table
from tests.monster_lands.alone import HER_TURN, alone, finish, hers, provoke
from tests.monster_lands.positions import (
    GAME,
    adventure,
    asked,
    column,
    equip,
    expeditions,
    hire,
    loot,
    member,
    monster,
    options,
    pool,
    refresh,
    region,
    send,
    tavern,
    traps,
)
from tests.tools import play, refused, table, told

LAST_TURN = {3: 3}
EASIEST = {10: "normal"}


def ended(scenario: int, glory: int = 5, gold: int = 7, missions: int = 0) -> Table:
    """Return a scenario at its end; two members of one affinity and a reputation of 1 add 2 points to the glory."""
    state = alone(scenario, difficulty=EASIEST.get(scenario, "tutorial"))
    monster(state, 2, "")
    state.turn = LAST_TURN.get(scenario, 6)
    state.glory[0], state.gold[0], state.deeds[0] = glory, gold, missions
    return finish(state)


def rank(state: Table) -> int:
    result = GAME.result(state)
    assert result is not None
    found = result.parts[0]["rank"]
    assert result.winners == ((0,) if found >= RECRUIT else ())
    assert [event.data["rank"] for event in told(state, "rank") if event.data] == [
        f"rank-{('cannon_fodder', 'recruit', 'veteran', 'hero')[found]}"
    ]
    return found


POINTS = {1: (35, 45, 60), 3: (22, 30, 40), 4: (30, 42, 56), 6: (35, 50, 65), 8: (30, 42, 56), 10: (35, 45, 60)}


@pytest.mark.rule("ML-263", "ML-276", "ML-264", "ML-266", "ML-268", "ML-270", "ML-272", "ML-274")
@pytest.mark.parametrize("scenario", POINTS)
def test_victory_points_decide_on_the_rank(scenario: int) -> None:
    for earned, points in enumerate(POINTS[scenario], start=1):
        state = ended(scenario, glory=points - 2)
        result = GAME.result(state)
        assert result is not None
        assert result.scores == (points,)
        assert rank(state) == earned
        assert rank(ended(scenario, glory=points - 3)) == earned - 1


# Scenario 1


@pytest.mark.rule("ML-264", "ML-276")
def test_scenario_1_changes_nothing() -> None:
    state = alone(1)
    assert len(state.tavern_deck) == 28 - 3
    assert (state.gold[0], state.defence[0], state.traps[0]) == (7, 0, [state.cat.trap_index["initial"]])
    assert (state.monsters[2], state.ambush) == (NONE, False)
    told_goal = [event.data for event in told(state, "goal-points")]
    assert told_goal == [{"recruit": 35, "veteran": 45, "hero": 60}]


# Scenario 2


@pytest.mark.rule("ML-265", "ML-241")
def test_scenario_2_has_a_jungle_clan_and_mercenaries_with_persuasion_dice() -> None:
    state = alone(2)
    assert [state.cat.member_ids[number] for number in state.members[0]] == ["poissen", "timbulu"]
    deck = [*state.tavern, *state.tavern_deck]
    assert all(state.cat.member_dice[number][2] >= 1 for number in deck)
    assert len(deck) == sum(state.cat.member_dice[number][2] >= 1 for number in state.cat.hireable)
    assert member(state, "drapis") in state.gone


@pytest.mark.rule("ML-265", "ML-263")
@pytest.mark.parametrize(
    ("gold", "earned"),
    [(14, CANNON_FODDER), (15, RECRUIT), (34, RECRUIT), (35, VETERAN), (54, VETERAN), (55, HERO)],
)
def test_scenario_2_counts_gold(gold: int, earned: int) -> None:
    state = ended(2, gold=gold + 1)  # one gold goes for timbulu's wage
    result = GAME.result(state)
    assert result is not None
    assert result.scores == (gold,)
    assert rank(state) == earned


@pytest.mark.rule("ML-265", "ML-168", "ML-179")
def test_scenario_2_lets_trophies_and_loot_be_sold_at_the_very_end() -> None:
    state = alone(2)
    state.turn = 6
    state.gold[0] = 5
    loot(state, 0, "gold12")
    adventure(state)
    settle_all(state)
    assert asked(state) == (0, "wages")
    play(state, "0: loot gold12")
    result = GAME.result(state)
    assert result is not None
    assert result.scores == (16,)


# Scenario 3


@pytest.mark.rule("ML-266", "ML-267", "ML-244")
def test_scenario_3_is_short_and_begins_with_defence_and_gold() -> None:
    state = alone(3)
    assert (state.gold[0], state.defence[0]) == (12, 3)
    assert state.traps[0] == [state.cat.trap_index["initial"]], "the initial trap is kept"
    for turn in (2, 3):
        adventure(state)
        settle_all(state)
        assert state.turn == turn
    adventure(state)
    settle_all(state)
    assert state.pending == (), "the third turn is the last"


# Scenario 4


@pytest.mark.rule("ML-268", "ML-251")
def test_scenario_4_closes_the_armoury_to_all() -> None:
    state = alone(4)
    assert [state.cat.member_ids[number] for number in state.members[0]] == ["tortock", "taron"]
    refusal = refused(state, "0: deploy armoury")
    assert (refusal.key, refusal.rule) == ("closed", "ML-268")
    assert GAME.view(state, 0).table.buildings[3].closed
    provoke(state)
    play(state, "chance: roll 1 4")
    assert asked(state) == HER_TURN


@pytest.mark.rule("ML-268", "ML-275")
def test_scenario_4_knows_no_defence_but_potions() -> None:
    state = alone(4)
    monster(state, 0, "gator")
    region(state, 0, "yuha")
    expeditions(state, 0, "E1-a")
    monster(state, 0, "turfus")
    hire(state, 0, "wondou")
    e = send(state, "region_a", 1, "wondou", force=1, potions=1)
    assert defences(state, e, state.monsters[0]) == [], "neither the talent nor the expedition's advantage"
    adventure(state)
    play(state, "chance: roll 6 1 1 1")
    assert asked(state) == (0, "drink")
    play(state, "0: drink 1")
    assert state.wounded[member(state, "wondou")] == 0
    other = alone(1)
    region(other, 0, "yuha")
    expeditions(other, 0, "E1-a")
    monster(other, 0, "turfus")
    hire(other, 0, "wondou")
    e = send(other, "region_a", 1, "wondou", force=1)
    assert sum(left for _, left in defences(other, e, other.monsters[0])) == 3, "otherwise there are both"


@pytest.mark.rule("ML-275")
def test_scenario_4_ignores_defence_tokens_from_any_source() -> None:
    state = alone(4)
    loot(state, 0, "gold6_def_potion")
    pool(state, 0, 2)
    refresh(state)
    play(state, "0: more\n0: loot gold6_def_potion")
    assert (state.gold[0], state.defence[0], state.potion[0]) == (13, 0, 1)


# Scenario 5


def prepared(glory: int = 5) -> Table:
    """Return scenario 5 in its last turn with everything that it asks for."""
    state = alone(5, difficulty="tutorial")
    state.turn = 6
    state.glory[0] = glory
    state.gold[0] = 30
    state.defence[0], state.potion[0], state.venom[0] = 5, 3, 3
    traps(state, 0, "F1", "F1", "F2", "M1", "M2")
    hire(state, 0, "parsas", "shandee", "guster")
    equip(state, "korgo", "krakhen")
    equip(state, "korgo", "noxx")
    equip(state, "parsas", "mortis")
    return state


@pytest.mark.rule("ML-269", "ML-263")
def test_scenario_5_asks_for_full_stores() -> None:
    assert rank(finish(prepared())) == RECRUIT
    # reputation 4; affinities 2 fire, 1 of each other: 4 points
    assert rank(finish(prepared(glory=26))) == RECRUIT
    assert rank(finish(prepared(glory=27))) == VETERAN
    assert rank(finish(prepared(glory=41))) == VETERAN
    assert rank(finish(prepared(glory=42))) == HERO


@pytest.mark.rule("ML-269", "ML-263")
@pytest.mark.parametrize("item", ["defence", "potion", "venom", "trap", "weapon", "clothing", "spell", "jungle"])
def test_scenario_5_fails_if_anything_is_missing(item: str) -> None:
    state = prepared(glory=60)
    assert rank_of(state) == HERO
    if item == "trap":
        traps(state, 0, "F1", "F1", "F2", "M1")
    elif item == "jungle":
        hire(state, 0)
        number = member(state, "guster")
        state.members[0].remove(number)
        state.owner[number] = NONE
        state.tavern_deck.append(number)
        state.reputation[0] -= 1
    elif item in ("weapon", "clothing", "spell"):
        word = {"weapon": "krakhen", "clothing": "noxx", "spell": "mortis"}[item]
        gear = next(g for g, who in enumerate(state.wearer) if who != NONE and state.cat.gear_ids[g] == word)
        state.wearer[gear] = NONE
        state.gear_discard.append(gear)
    else:
        getattr(state, item)[0] -= 1
    assert rank(finish(state)) == CANNON_FODDER


@pytest.mark.rule("ML-269", "ML-179")
def test_scenario_5_lets_loot_be_used_at_the_very_end() -> None:
    state = prepared()
    state.potion[0] = state.venom[0] = 1
    loot(state, 0, "potions_venoms")
    adventure(state)
    settle_all(state)
    assert asked(state) == (0, "wages")
    play(state, "0: loot potions_venoms")
    settle_all(state)
    assert rank(state) == RECRUIT


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


def settle_once(state: Table) -> None:
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
    settle_all(state)
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


def sneaky(force: int, magic: int = 0, defence: int = 0) -> Table:
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
    assert state.dice[3 * VICTIM : 3 * VICTIM + 2] == [0, 1]
    play(state, "chance: draw steal_any2")
    assert state.dice[3 * VICTIM : 3 * VICTIM + 2] == [0, 0]
    assert state.dice[3 * SNEAK : 3 * SNEAK + 2] == [2, 1]
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
    assert state.dice[3 * column("region_a", 1)] == 1
    assert state.dice[3 * column("region_a", 4)] == 2


@pytest.mark.rule("ML-272", "ML-233", "ML-237")
def test_scenario_8_a_defence_token_cancels_her_ambush() -> None:
    state = sneaky(force=2, defence=1)
    play(state, "chance: draw steal_F2")
    assert options(state) == ["allow", "cancel"]
    play(state, "0: cancel")
    assert (state.dice[3 * VICTIM], state.shields[VICTIM]) == (2, 0)
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
    settle_all(state)
    while state.phase != 2:
        decision = state.pending[0]
        play(state, f"{decision.seat}: {decision.options[0]}")  # type: ignore[union-attr]
        settle_all(state)
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
    settle_all(state)
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
