"""The monster's attack, defence, wounds and death (ML-132 to ML-152)."""

from __future__ import annotations

import pytest

from taverne.games.monster_lands.box.catalogue import NONE
from taverne.games.monster_lands.rules.battle.effects import attack_dice
from taverne.games.monster_lands.state.game_state import LandsState, RolledDie
from tests.monster_lands.positions import (
    adventure,
    asked,
    column,
    equip,
    expeditions,
    hire,
    member,
    monster,
    options,
    own_region,
    refresh,
    region,
    seated,
    send,
    traps,
)
from tests.monster_lands.scenes import field
from tests.tools import play, told


def lone(beast: str = "gorgosh", land: str = "skyehn", who: str = "purkas", **load: int) -> LandsState:
    """Return a lone mercenary of seat 0 on the fourth expedition of region A, which has no defence to offer."""
    state = seated()
    expeditions(state, 0, "E1-a")
    monster(state, 0, beast)
    region(state, 0, land)
    if member(state, who) not in state.members[0]:
        hire(state, 0, who)
    send(state, "region_a", 4, who, **load)  # type: ignore[arg-type]
    refresh(state)
    return state


@pytest.mark.rule("ML-137", "MLX-20", "ML-224")
def test_attack_dice_are_attack_affinity_and_track() -> None:
    state = seated()
    caribdis = state.cat.monster_index["caribdis"]
    region(state, 0, "skyehn")
    assert attack_dice(state, 2, caribdis) == 5
    region(state, 0, "rynia")
    assert attack_dice(state, 2, caribdis) == 6
    state.difficulty = 1
    state.turn = 4
    assert attack_dice(state, 2, caribdis) == 7
    assert attack_dice(state, 4, caribdis) == 6, "affinity has no influence at the Gates, the track has (ML-187)"


@pytest.mark.rule("ML-325", "ML-332", "ML-338", "ML-341")
@pytest.mark.parametrize(
    ("beast", "land", "other"),
    [
        ("snailer", "thaklan", "skyehn"),
        ("surbol", "skyehn", "yuha"),
        ("sckon", "yuha", "skyehn"),
        ("blandor", "rynia", "skyehn"),
    ],
)
def test_at_home_some_monsters_have_two_dice_more(beast: str, land: str, other: str) -> None:
    state = seated()
    number = state.cat.monster_index[beast]
    region(state, 0, land)
    assert attack_dice(state, 2, number) == 5
    region(state, 0, other)
    assert attack_dice(state, 2, number) == 3


@pytest.mark.rule("ML-337")
def test_trons_has_three_dice_more_at_the_gates() -> None:
    state = seated()
    assert attack_dice(state, 4, state.cat.monster_index["trons"]) == 6


@pytest.mark.rule("ML-136", "ML-138", "ML-139", "ML-144")
def test_three_to_six_hit_and_tokens_cancel() -> None:
    state = lone(force=1, defence=2)
    adventure(state)
    play(state, "chance: roll 1 2 3 6")
    assert asked(state) == (0, "defend")
    play(state, "0: defend 2")
    assert not state.wounded[member(state, "purkas")]
    assert state.shields[column("region_a", 4)] == 0
    assert asked(state) == (-1, "strike")


@pytest.mark.rule("ML-139")
def test_one_wound_wounds_two_kill() -> None:
    state = lone(force=1)
    adventure(state)
    play(state, "chance: roll 1 1 1 6")
    assert state.wounded[member(state, "purkas")]
    state = lone(force=1)
    adventure(state)
    play(state, "chance: roll 1 1 6 6")
    assert member(state, "purkas") not in state.members[0]


@pytest.mark.rule("ML-141", "ML-143")
def test_magic_dice_removed_before_the_roll_take_attack_dice_away() -> None:
    state = lone(force=1, magic=2)
    adventure(state)
    assert options(state) == ["shield 0", "shield 1", "shield 2"]
    play(state, "0: shield 2")
    assert state.dice[1][column("region_a", 4)] == 0
    play(state, "chance: roll 1 1")
    assert asked(state) == (-1, "strike")


@pytest.mark.rule("ML-143", "ML-134", "ML-289")
def test_magic_of_a_revealed_trap_may_be_removed_too() -> None:
    state = seated()
    monster(state, 0, "gorgosh")
    region(state, 0, "skyehn")
    send(state, "region_a", 1, "purkas", force=1, laid=("M2",))
    adventure(state)
    assert options(state) == ["shield 0", "shield 1", "shield 2"]


@pytest.mark.rule("MLX-08", "ML-145", "ML-139")
def test_a_potion_prevents_a_death() -> None:
    state = lone("warkors", "yuha", "frunks", force=1, potions=1)
    adventure(state)
    play(state, "chance: roll 1 1 1 6\n0: drink 1")
    assert state.wounded[member(state, "frunks")]
    assert state.potions[column("region_a", 4)] == 0


@pytest.mark.rule("ML-330", "ML-339", "ML-143")
def test_automatic_hits_are_no_dice_but_can_be_defended() -> None:
    state = lone("warkors", "yuha", force=1, magic=4)
    adventure(state)
    play(state, "0: shield 4")
    assert asked(state) == (0, "defend"), "one hit is left, and purkas has a talent"
    play(state, "0: defend 1")
    assert not state.wounded[member(state, "purkas")]


@pytest.mark.rule("ML-088", "ML-113", "ML-118", "ML-347", "ML-390")
def test_defence_talents_add_up_and_work_once_a_turn() -> None:
    state = seated()
    monster(state, 0, "warkors")
    region(state, 0, "yuha")
    expeditions(state, 0, "E2-a")
    equip(state, "purkas", "noxx")
    e = send(state, "region_a", 1, "purkas", force=1)
    adventure(state)
    play(state, "chance: roll 6 6 6 6")
    assert options(state) == [f"defend {n}" for n in range(5)], "talent 1, Noxx 1, advantage 2"
    play(state, "0: defend 4")
    assert state.spent[member(state, "purkas")] == 1
    assert state.guarded[e] == 2


@pytest.mark.rule("ML-340", "ML-345")
def test_gorgosh_ignores_all_defence_talents_but_not_tokens() -> None:
    state = lone("gorgosh", force=1, defence=1)
    adventure(state)
    play(state, "chance: roll 6 6 1 1")
    assert options(state) == ["defend 0", "defend 1"]


@pytest.mark.rule("ML-358", "ML-367", "ML-376")
@pytest.mark.parametrize(
    ("who", "works", "fails"),
    [("parsas", "turfus", "warkors"), ("shandee", "warkors", "turfus"), ("guster", "snagus", "warkors")],
)
def test_some_talents_work_against_some_affinities(who: str, works: str, fails: str) -> None:
    for beast, helps in ((works, True), (fails, False)):
        state = lone(beast, "kale" if beast != "warkors" else "yuha", who, force=1)
        adventure(state)
        play(state, "chance: roll " + " ".join(["6"] * state.pending[0].sides.__len__()))  # type: ignore[union-attr]
        assert (asked(state)[1] == "defend") == helps


@pytest.mark.parametrize(
    ("who", "n"),
    [
        pytest.param("drapis", 1, marks=pytest.mark.rule("ML-350")),
        pytest.param("wondou", 2, marks=pytest.mark.rule("ML-354")),
        pytest.param("nimra", 1, marks=pytest.mark.rule("ML-361")),
        pytest.param("dolfus", 2, marks=pytest.mark.rule("ML-363")),
        pytest.param("zondu", 1, marks=pytest.mark.rule("ML-368")),
        pytest.param("trulina", 2, marks=pytest.mark.rule("ML-380")),
    ],
)
def test_defenders(who: str, n: int) -> None:
    state = lone("turfus", "yuha", who, force=1)
    adventure(state)
    play(state, "chance: roll 6 6 6 6")
    assert options(state)[-1] == f"defend {n}"


@pytest.mark.rule("ML-328")
def test_gator_suffers_neither_potion_nor_venom() -> None:
    state = lone("gator", "yuha", "korgo", force=1, potions=1, venoms=1)
    adventure(state)
    play(state, "chance: roll 6 1 1 1\nchance: roll 6")
    assert told(state, "drunk", "venom-used") == []
    assert state.wounded[member(state, "korgo")]


@pytest.mark.rule("ML-343", "ML-345")
def test_abysur_takes_a_glory_for_an_attack_that_wounds() -> None:
    state = lone("abysur", "yuha", "korgo", force=1, potions=1)
    adventure(state)
    play(state, "chance: roll 6 1 1 1 1\n0: drink 1")
    assert state.glory[0] == 5, "the wound was cancelled"
    state = lone("abysur", "yuha", "korgo", force=1)
    adventure(state)
    play(state, "chance: roll 6 1 1 1 1")
    assert state.glory[0] == 4


@pytest.mark.rule("ML-146", "ML-148", "ML-149", "ML-152")
def test_a_death_pays_glory_and_takes_all_with_it() -> None:
    state = lone("turfus", "yuha", "taroa", force=2, magic=1, defence=1, potions=1, venoms=1)
    equip(state, "taroa", "pugnor")
    state.purse[column("region_a", 4)] = 2
    adventure(state)
    reputation = state.reputation[0]
    play(state, "0: shield 0\nchance: roll 6 6 6 6\n0: defend 0\n0: drink 0")
    assert state.glory[0] == 5 + 1, "the fourth expedition pays 1"
    assert told(state, "died")
    assert member(state, "taroa") in state.tavern_discard
    assert state.reputation[0] == reputation - 3
    assert len(state.gear_discard) == 1
    assert state.gold[0] <= 7


@pytest.mark.rule("ML-148")
@pytest.mark.parametrize(("number", "glory"), [(1, 2), (2, 2), (3, 1), (4, 1)])
def test_death_pays_by_expedition(number: int, glory: int) -> None:
    state = field()
    send(state, "region_a", number, "korgo")
    adventure(state)
    while asked(state)[1] != "attack":
        play(state, f"0: {options(state)[0]}")
    play(state, "chance: roll 6 6 6 6")
    while not told(state, "died"):
        play(state, f"0: {options(state)[0]}")
    assert state.glory[0] == 5 + glory


@pytest.mark.rule("ML-152", "ML-175", "ML-177")
def test_a_dead_initial_member_leaves_the_game_and_a_dead_manager_its_region() -> None:
    state = lone("turfus", "yuha", "korgo", force=1)
    own_region(state, 0, "kale", "korgo")
    adventure(state)
    play(state, "chance: roll 6 6 6 6")
    assert member(state, "korgo") in state.gone
    assert state.manager[state.cat.region_index["kale"]] == NONE


@pytest.mark.rule("ML-062", "ML-349")
def test_losing_dalina_makes_traps_overflow() -> None:
    state = lone("turfus", "yuha", "dalina", force=1)
    traps(state, 0, "F1", "F1", "F1", "F2", "M1", "M1", "M2")
    adventure(state)
    play(state, "chance: roll 6 6 6 6")
    assert asked(state) == (0, "overflow")
    play(state, "0: discard F1\n0: discard M1")
    assert len(state.traps[0]) == 5


@pytest.mark.rule("ML-360", "ML-383", "ML-238", "ML-235", "ML-142")
def test_ginova_turns_a_die_on_an_adjacent_mercenary() -> None:
    state = field()
    hire(state, 0, "ginova")
    send(state, "region_a", 3, "ginova", force=1)
    send(state, "region_a", 4, "tortock", force=1, magic=1)
    adventure(state)
    assert options(state) == ["pass", "redirect ginova 4"]
    play(state, "0: redirect ginova 4")
    assert asked(state) == (1, "shield"), "the target may remove Magic dice too"
    play(state, "1: shield 0\nchance: roll 6")
    assert state.wounded[member(state, "tortock")]
    assert len(state.pending[0].sides) == 3, "the other three dice follow"  # type: ignore[union-attr]


@pytest.mark.rule("ML-326", "ML-345", "ML-187")
def test_sporus_strikes_everybody_there() -> None:
    state = field(beast="sporus")
    send(state, "region_a", 3, "korgo", force=1)
    send(state, "region_a", 4, "tortock", force=1)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 6\nchance: roll 6")
    assert state.wounded[member(state, "korgo")]
    assert state.wounded[member(state, "tortock")]


@pytest.mark.rule("ML-147", "ML-163", "ML-165")
def test_damage_of_the_dead_stays_if_they_had_attacked() -> None:
    state = field(beast="sporus")
    state.wounded[member(state, "korgo")] = 1
    e = send(state, "region_a", 3, "korgo", force=2, laid=("F_plus_1",))
    send(state, "region_a", 4, "tortock", force=1)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 1\nchance: roll 1\n0: roll\nchance: roll 2 2")
    assert told(state, "strike-failed")[-1].data == {"seat": 0, "damage": 6}
    play(state, "chance: roll 1 1 1 1\nchance: roll 6\nchance: roll 1")
    assert told(state, "died")
    assert state.faces[e] == [RolledDie(0, 2), RolledDie(0, 2)]
    play(state, "chance: roll 3")
    assert told(state, "rolled")[-1].data["total"] == 9  # type: ignore[index]
