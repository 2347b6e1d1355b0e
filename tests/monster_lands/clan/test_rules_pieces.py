"""Traps, loot, talents, equipment and regions, each by itself: one case for each of their rules (ML-281 to ML-405)."""

from __future__ import annotations

from typing import Any

import pytest

from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.positions import (
    adventure,
    asked,
    column,
    equip,
    expeditions,
    held,
    hire,
    loot,
    member,
    monster,
    options,
    own_region,
    pool,
    refresh,
    region,
    seated,
    send,
)
from tests.monster_lands.scenes import last_total
from tests.tools import play, told

LEFT, RIGHT = column("region_a", 3), column("region_a", 4)


def case(rule: str, *values: Any) -> Any:
    """Return a case of a test that proves one rule."""
    return pytest.param(*values, marks=pytest.mark.rule(rule), id=rule)


def lands(beast: str = "gorgosh", land: str = "yuha", ambush: bool = False) -> LandsState:
    state = seated(2, ambush=ambush)
    monster(state, 0, beast)
    region(state, 0, land)
    expeditions(state, 0, "E1-a")
    return state


@pytest.mark.parametrize(
    ("kind", "script", "left"),
    [
        case("ML-300", "steal_M1", "", [3, 2]),
        case("ML-301", "steal_M2", "", [3, 1]),
        case("ML-302", "steal_F1", "", [2, 3]),
        case("ML-303", "steal_F2", "", [1, 3]),
        case("ML-304", "steal_any1", "0: steal force", [2, 3]),
        case("ML-305", "steal_any2", "0: steal magic\n0: steal force", [2, 2]),
    ],
)
def test_an_ambush_takes_its_dice_and_no_more(kind: str, script: str, left: list[int]) -> None:
    state = lands("turfus", ambush=True)
    send(state, "region_a", 3, "korgo", force=1, laid=(kind,))
    send(state, "region_a", 4, "tortock", force=3, magic=3)
    adventure(state)
    play(state, f"0: reveal\n0: target 4\n{script}")
    assert state.dice_on(RIGHT)[:2] == left
    assert state.dice_on(LEFT)[:2] == [1 + 3 - left[0], 3 - left[1]]
    assert asked(state)[1] != "steal"


@pytest.mark.parametrize(
    ("kind", "colour", "n"),
    [
        case("ML-282", "F1p", 0, 1),
        case("ML-287", "F2p", 0, 2),
        case("ML-290", "M1p", 1, 1),
        case("ML-294", "M2p", 1, 2),
    ],
)
def test_a_reinforced_trap_brings_dice_that_no_ambush_takes(kind: str, colour: int, n: int) -> None:
    state = lands("turfus", ambush=True)
    own = {"force": 1} if colour == 0 else {"magic": 1}
    send(state, "region_a", 3, "tortock", laid=(kind,), **own)
    send(state, "region_a", 4, "korgo", force=1, laid=(("steal_F2", "steal_M2")[colour],))
    adventure(state)
    play(state, "1: reveal")
    assert state.dice[colour][LEFT] == 1 + n
    play(state, "0: reveal\n0: target 3")
    assert state.dice[colour][LEFT] == n, "its own die is stolen, those on the trap stay"
    assert state.safe[colour][LEFT] == n


@pytest.mark.parametrize(("kind", "n"), [case("ML-306", "redirect_1", 1), case("ML-307", "redirect_2", 2)])
def test_an_ambush_turns_so_many_attack_dice_on_its_target(kind: str, n: int) -> None:
    state = lands("turfus", ambush=True)
    send(state, "region_a", 3, "korgo", force=1, laid=(kind,))
    send(state, "region_a", 4, "tortock", force=1)
    adventure(state)
    play(state, "0: reveal\n0: target 4\n0: redirect ambush 4")
    assert len(state.pending[0].sides) == n  # type: ignore[union-attr]
    play(state, "chance: roll " + " ".join(["1"] * n))
    assert len(state.pending[0].sides) == 4 - n, "the others strike whoever turned them"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("laid", "dice", "rolled", "expected"),
    [
        case("ML-281", "F1", [2, 1], "2 3 4", 9),
        case("ML-286", "F2", [3, 1], "2 3 4 5", 14),
        case("ML-288", "F3", [4, 1], "1 2 3 4 5", 15),
        case("ML-293", "M2", [1, 3], "2 3 4 5", 14),
        case("ML-295", "M3", [1, 4], "1 2 3 4 5", 15),
        case("ML-283", "F_plus_1", [1, 1], "2 3", 2 + 1 + 3),
        case("ML-284", "F_plus_2", [1, 1], "2 3", 2 + 2 + 3),
        case("ML-285", "F_plus_3", [1, 1], "2 3", 2 + 3 + 3),
        case("ML-291", "M_plus_1", [1, 1], "2 3", 2 + 3 + 1),
        case("ML-292", "M_plus_2", [1, 1], "2 3", 2 + 3 + 2),
    ],
)
def test_a_trap_serves_its_expedition(laid: str, dice: list[int], rolled: str, expected: int) -> None:
    state = lands()
    e = send(state, "region_a", 4, "korgo", force=1, magic=1, laid=(laid,))
    adventure(state)
    assert state.dice_on(e)[:2] == dice
    play(state, f"0: shield 0\nchance: roll 1 1 1 1\n0: roll\nchance: roll {rolled}")
    assert last_total(state) == expected


@pytest.mark.parametrize(
    ("token", "expected"), [case("ML-319", "M_plus_2", 1 + 1 + 2), case("ML-323", "F_plus_2", 1 + 1 + 2)]
)
def test_loot_that_strengthens_dice(token: str, expected: int) -> None:
    state = lands("turfus")
    loot(state, 0, token)
    send(state, "region_a", 4, "korgo", force=1, magic=1)
    adventure(state)
    play(state, f"0: shield 0\nchance: roll 1 1 1 1\nchance: roll 1 1\n0: loot {token}")
    assert told(state, "strike-failed")[-1].data == {"seat": 0, "damage": expected}


@pytest.mark.rule("ML-309")
def test_loot_gives_three_rerolls_of_magic_dice_also_of_the_same_one() -> None:
    state = lands("turfus")
    loot(state, 0, "reroll_M_3")
    send(state, "region_a", 4, "korgo", force=1, magic=1)
    adventure(state)
    play(state, "0: shield 0\nchance: roll 1 1 1 1\nchance: roll 1 1\n0: loot reroll_M_3")
    for value in (2, 3, 4):
        assert [word for word in options(state) if word.startswith("reroll force")] == []
        play(state, f"0: reroll magic {value - 1} reroll_M_3\nchance: roll {value}")
    assert told(state, "strike-failed")[-1].data == {"seat": 0, "damage": 1 + 4}, "there is no fourth"


@pytest.mark.rule("ML-314")
def test_loot_adds_six_to_a_kill_and_not_to_a_capture() -> None:
    state = lands("sckon", "skyehn")
    card = state.box.cards.monster[state.cat.monster_index["sckon"]]
    assert (card.capture_value, card.kill_value) == (11, 12)
    loot(state, 0, "kill_plus_6")
    send(state, "region_a", 4, "korgo", force=2)
    adventure(state)
    play(state, "chance: roll 1 1 1\nchance: roll 3 3\n0: loot kill_plus_6")
    assert told(state, "killed"), "6 and 6"
    state = lands("sckon", "skyehn")
    loot(state, 0, "kill_plus_6")
    send(state, "region_a", 4, "korgo", force=2, laid=("F_plus_1",))
    adventure(state)
    play(state, "chance: roll 1 1 1\n0: roll\nchance: roll 2 1\n0: loot kill_plus_6")
    assert told(state, "captured", "killed") == [], "5 and 6 would do for a capture, were it meant for one"


@pytest.mark.parametrize(
    ("token", "gold", "defence", "potion"),
    [
        case("ML-315", "trophy_3", 15, 0, 0),
        case("ML-316", "gold6_def_potion", 6, 1, 1),
        case("ML-320", "gold12", 12, 0, 0),
        case("ML-321", "gold10", 10, 0, 0),
    ],
)
def test_loot_is_worth_what_it_says(token: str, gold: int, defence: int, potion: int) -> None:
    state = seated()
    loot(state, 0, token)
    state.gold[0] = 0
    refresh(state)
    play(state, f"0: more\n0: loot {token}")
    assert (state.gold[0], state.defence[0], state.potion[0]) == (gold, defence, potion)
    assert state.loot[0] == []


@pytest.mark.parametrize(
    ("who", "n"),
    [
        case("ML-347", "purkas", 1),
        case("ML-350", "drapis", 1),
        case("ML-354", "wondou", 2),
        case("ML-361", "nimra", 1),
        case("ML-363", "dolfus", 2),
        case("ML-368", "zondu", 1),
        case("ML-380", "trulina", 2),
    ],
)
def test_a_defender_cancels_so_many_hits_and_no_more(who: str, n: int) -> None:
    state = lands("turfus")
    if state.owner[member(state, who)] != 0:
        hire(state, 0, who)
    send(state, "region_a", 4, who, force=1)
    adventure(state)
    play(state, "chance: roll 6 6 6 6")
    assert options(state) == [f"defend {i}" for i in range(n + 1)]
    play(state, f"0: defend {n}")
    assert state.owner[member(state, who)] != 0, "the hits that are left kill it"


@pytest.mark.parametrize(
    ("who", "gear", "expected"),
    [
        case("ML-366", "frunks", "", 2 + 3 + 1),
        case("ML-375", "timbulu", "", 2 + 1 + 3),
        case("ML-386", "korgo", "mortis", 2 + 3 + 1),
        case("ML-388", "korgo", "pugnor", 2 + 1 + 3),
        case("ML-392", "korgo", "slyzor", 2 + 1 + 3),
        case("ML-394", "timbulu", "pugnor", 2 + 2 + 3),
    ],
)
def test_a_piece_that_strengthens_dice(who: str, gear: str, expected: int) -> None:
    state = lands()
    if state.owner[member(state, who)] != 0:
        hire(state, 0, who)
    if gear:
        equip(state, who, gear)
    send(state, "region_a", 4, who, force=1, magic=1)
    adventure(state)
    play(state, "0: shield 0\nchance: roll 1 1 1 1\nchance: roll 2 3")
    assert last_total(state) == expected


@pytest.mark.rule("ML-371")
def test_sckrat_rerolls_two_force_dice_each_once() -> None:
    state = lands("turfus")
    hire(state, 0, "sckrat")
    send(state, "region_a", 4, "sckrat", force=3, magic=1)
    adventure(state)
    play(state, "0: shield 0\nchance: roll 1 1 1 1\nchance: roll 1 2 3 4")
    assert options(state) == ["stop", *[f"reroll force {n} sckrat" for n in (1, 2, 3)]]
    play(state, "0: reroll force 1 sckrat\nchance: roll 1")
    assert options(state) == ["stop", *[f"reroll force {n} sckrat" for n in (2, 3)]]
    play(state, "0: reroll force 2 sckrat\nchance: roll 6")
    assert told(state, "strike-failed")[-1].data == {"seat": 0, "damage": 1 + 6 + 3 + 4}


@pytest.mark.rule("ML-373")
def test_karunna_rerolls_one_die_twice() -> None:
    state = lands("turfus")
    hire(state, 0, "karunna")
    send(state, "region_a", 4, "karunna", magic=1)
    adventure(state)
    play(state, "0: shield 0\nchance: roll 1 1 1 1\nchance: roll 1\n0: reroll magic 1 karunna\nchance: roll 2")
    play(state, "0: reroll magic 2 karunna\nchance: roll 3")
    assert told(state, "strike-failed")[-1].data == {"seat": 0, "damage": 3}, "and not a third time"


@pytest.mark.rule("ML-372")
def test_torko_adds_three_to_a_capture_and_not_to_a_kill() -> None:
    state = lands("sckon", "skyehn")
    hire(state, 0, "torko")
    send(state, "region_a", 4, "torko", force=2, laid=("F_plus_1",))
    adventure(state)
    play(state, "chance: roll 1 1 1\n0: roll\nchance: roll 3 3")
    assert told(state, "captured"), "8 and 3 make the 11 of a capture"
    state = lands("sckon", "skyehn")
    hire(state, 0, "torko")
    send(state, "region_a", 4, "torko", force=2)
    adventure(state)
    play(state, "chance: roll 1 1 1\nchance: roll 5 4")
    assert told(state, "killed") == [], "9 and 3 would make the 12 of a kill"


@pytest.mark.parametrize(
    ("who", "script", "item", "n"),
    [
        case("ML-362", "frostor", "0: brew 0 1", "venom", 1),
        case("ML-369", "tranok", "", "gold", 2),
        case("ML-377", "lorios", "", "venom", 1),
    ],
)
def test_a_talent_of_deployment_pays_once_a_turn(who: str, script: str, item: str, n: int) -> None:
    state = seated()
    hire(state, 0, who)
    refresh(state)
    before = getattr(state, item)[0]
    play(state, f"0: more\n0: talent {who}\n{script}")
    assert getattr(state, item)[0] == before + n
    assert "more" not in options(state)


@pytest.mark.parametrize(
    ("word", "who", "dice", "script", "gained"),
    [
        case("ML-395", "skyehn", "korgo", (0, 1, ()), "0: die magic", (3, 0, 0)),
        case("ML-398", "kyzhul", "lusara", (1, 0, ()), "0: die force\nchance: roll 1 2", (0, 0, 2)),
        case("ML-400", "gurban", "lusara", (0, 0, (4, 5)), "0: die persuasion 4\n0: die persuasion 5", (0, 3, 0)),
        case("ML-401", "yuha", "tranok", (0, 0, (4,)), "0: die persuasion 4", (0, 2, 0)),
        case("ML-405", "thaklan", "geas", (2, 0, ()), "0: die force\n0: die force\nchance: roll 1 2 3", (0, 0, 3)),
    ],
)
def test_a_managed_region_turns_dice_into_others(
    word: str, who: str, dice: tuple[int, int, tuple[int, ...]], script: str, gained: tuple[int, int, int]
) -> None:
    state = seated()
    if who != "korgo":
        hire(state, 0, who)
    own_region(state, 0, word, who)
    pool(state, 0, *dice)
    refresh(state)
    play(state, f"0: deploy {word}\n{script}")
    force, magic, persuasion = held(state, 0)
    assert (force, magic, len(persuasion)) == gained
