"""Where a fight of Monster Lands meets what a clan has and gets: potions, talents, gold of the road, a die in time."""

from __future__ import annotations

import pytest

from tests.monster_lands.positions import (
    adventure,
    asked,
    held,
    hire,
    loot,
    member,
    monster,
    options,
    own_region,
    panic,
    pool,
    refresh,
    seated,
    send,
)
from tests.monster_lands.scenes import dead, dice_asked, faces, field, last_total, no_more, until, until_turn
from tests.tools import play, refused, told


@pytest.mark.rule("ML-328", "ML-145", "ML-152", "ML-148")
def test_a_potion_does_not_save_the_wounded_from_gator_and_is_lost_with_them() -> None:
    state = field(beast="gator", land="kale")
    state.wounded[member(state, "korgo")] = 1
    state.potion[0] = 1
    send(state, "region_a", 3, "korgo", force=2, potions=1)
    adventure(state)
    play(state, "chance: roll 6 1 1 1")
    assert dead(state) == ["korgo"], "nobody asks whether to drink"
    assert (state.potion[0], state.glory[0]) == (1, 5 + 1)


@pytest.mark.rule("ML-170", "ML-172", "ML-178", "ML-171")
def test_what_one_clan_failed_to_conquer_the_next_one_finishes_and_the_first_takes_loot() -> None:
    state = field(beast="", land="kale")
    send(state, "region_a", 1, "korgo", force=2)
    send(state, "region_a", 2, "tortock", force=2)
    adventure(state)
    assert dice_asked(state) == 2, "no monster, no attack"
    play(state, "chance: roll 4 4")
    no_more(state)
    play(state, "chance: roll 2 2")
    no_more(state)
    assert [event.data["seat"] for event in told(state, "conquered") if event.data] == [1]
    until(state, "loot")
    assert asked(state)[0] == 0
    assert (state.glory[0], state.glory[1]) == (5, 5 + 3)


@pytest.mark.rule("ML-353", "ML-036", "ML-052", "ML-055")
def test_a_die_bought_of_fandor_undercuts_the_last_one_at_the_armoury() -> None:
    state = seated(first=1)
    hire(state, 0, "fandor")
    pool(state, 1, persuasion=(5,))
    pool(state, 0, force=1)
    state.gold[0] = 2
    refresh(state)
    play(state, "1: deploy armoury\n1: die persuasion 5")
    while asked(state)[0] == 1 and asked(state)[1] != "deploy":
        play(state, f"1: {options(state)[-1]}")
    play(state, "0: more\n0: talent fandor\nchance: roll 2")
    assert held(state, 0) == (1, 0, (2,))
    assert state.gold[0] == 1
    play(state, "0: deploy armoury\n0: die persuasion 2")
    while asked(state)[0] == 0 and asked(state)[1] not in ("deploy", "pass"):
        play(state, f"0: {options(state)[-1]}")
    assert (state.defence[0], state.gold[0]) == (3, 0), "6 less 7 is 1 at least"


@pytest.mark.rule("ML-327", "ML-345", "ML-114", "ML-152")
def test_who_kills_korcko_and_dies_of_it_leaves_reward_and_glory_but_no_gold_of_the_road() -> None:
    state = field(beast="korcko", land="kale")
    state.wounded[member(state, "korgo")] = 1
    e = send(state, "region_a", 4, "korgo", force=4)
    state.purse[e] = 2
    state.gold[0] = 0
    adventure(state)
    play(state, faces(3) + "\n" + faces(4, 6))
    assert dead(state) == ["korgo"]
    assert (state.glory[0], state.gold[0]) == (5 + 5 + 1, 0)
    assert state.trophies[0] == [state.cat.monster_index["korcko"]]


@pytest.mark.rule("ML-336", "ML-115", "ML-145", "ML-164")
def test_the_potion_of_an_expedition_saves_the_killer_from_krunns_last_hit() -> None:
    state = field(beast="krunn", land="kale")
    state.wounded[member(state, "korgo")] = 1
    send(state, "region_a", 2, "korgo", force=5, potions=1)
    adventure(state)
    play(state, faces(4) + "\n" + faces(5, 6))
    assert asked(state) == (0, "drink")
    play(state, "0: drink 1")
    assert (dead(state), state.glory[0]) == ([], 5 + 6)
    until_turn(state, 2)
    assert (state.wounded[member(state, "korgo")], state.potion[0]) == (1, 0)


@pytest.mark.rule("ML-360", "ML-367", "ML-137", "ML-383")
def test_shandee_stops_the_die_of_a_water_monster_that_ginova_sends_and_none_of_a_jungle_monster() -> None:
    for beast, stops in (("abysur", True), ("turfus", False)):
        state = field(3, beast, "kale")
        hire(state, 0, "ginova")
        hire(state, 2, "shandee")
        send(state, "region_a", 3, "ginova", force=1)
        send(state, "region_a", 4, "shandee", force=1)
        adventure(state)
        play(state, "0: redirect ginova 4\nchance: roll 6")
        assert (asked(state) == (2, "defend")) == stops
        if stops:
            play(state, "2: defend 1")
        assert state.wounded[member(state, "shandee")] == (not stops)
        assert state.glory[2] == 5


@pytest.mark.rule("ML-343", "ML-345", "ML-118", "ML-114")
def test_at_the_lower_gates_the_guards_stop_abysurs_only_hit_and_the_glory_stays() -> None:
    state = field(beast="", land="kale")
    monster(state, 2, "abysur")
    e = send(state, "gates", 2, "korgo", force=1)
    state.purse[e] = 5
    state.gold[0] = 0
    adventure(state)
    play(state, "chance: roll 6 1 1 1 1\n0: defend 1")
    assert (state.glory[0], state.wounded[member(state, "korgo")]) == (5, 0)
    no_more(state)
    until_turn(state, 2)
    assert state.gold[0] == 5 - 1


@pytest.mark.rule("ML-382", "ML-383", "ML-312", "ML-329")
def test_saruna_catches_turfus_without_a_trap_and_her_token_is_paid_for_the_capture() -> None:
    state = field(beast="turfus", land="kale")
    hire(state, 0, "saruna")
    loot(state, 0, "glory_capture_3")
    send(state, "region_a", 4, "saruna", force=3)
    adventure(state)
    play(state, faces(4) + "\n0: roll\nchance: roll 5 5 5")
    if not told(state, "captured"):
        play(state, "0: capture")
    assert last_total(state) == 15
    play(state, "0: loot glory_capture_3")
    assert (state.glory[0], state.gold[0]) == (5 + 6 + 3, 7 + 10 - 2 * 2), "korgo and saruna are paid"


@pytest.mark.rule("ML-397", "ML-193", "ML-062", "ML-066")
def test_kale_brews_through_the_panic_at_the_laboratory_and_the_wounded_drinks_what_is_too_much() -> None:
    state = seated()
    hire(state, 0, "drapis")
    own_region(state, 0, "kale", "drapis")
    panic(state, "laboratory")
    state.potion[0] = 1
    state.wounded[member(state, "korgo")] = 1
    pool(state, 0, magic=1)
    refresh(state)
    assert refused(state, "0: deploy laboratory").rule == "ML-193"
    play(state, "0: deploy kale")
    while asked(state)[0] == 0 and "die magic" in options(state):
        play(state, "0: die magic")
    assert "heal korgo" in options(state)
    play(state, "0: heal korgo")
    assert (state.potion[0], state.wounded[member(state, "korgo")]) == (3, 0)


@pytest.mark.rule("ML-362", "ML-068", "ML-155", "ML-030")
def test_the_venom_frostor_brews_in_the_morning_kills_in_the_evening() -> None:
    state = field(beast="sckon", land="kale")
    hire(state, 0, "frostor")
    pool(state, 0, force=2)
    pool(state, 1)
    refresh(state)
    play(state, "0: more\n0: talent frostor\n0: brew 0 1")
    assert state.venom[0] == 1
    play(state, "0: deploy region_a\n0: at 4\n0: send korgo\n0: add force\n0: venom\n0: go")
    assert state.venom[0] == 0
    adventure(state)
    play(state, faces(3) + "\nchance: roll 6 4")
    assert asked(state)[0] == 0, "10 is below the capture value and there is no trap"
    play(state, "0: venom")
    assert told(state, "killed"), "two more make 12"
