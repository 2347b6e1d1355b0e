"""Refusals of Monster Lands in a battle: what a roll, a trap, a venom or a won fight does not allow, each by its rule.

What may be done instead is the matter of the chapters; here only the reason is asked for.
"""

from __future__ import annotations

import pytest

from tests.monster_lands.positions import adventure, asked, hire, loot, options, send
from tests.monster_lands.refusals.test_refusals_places import why
from tests.monster_lands.scenes import dice_asked, faces, field
from tests.tools import play, refused, told


@pytest.mark.rule("ML-157", "ML-161", "ML-155")
def test_who_has_traps_rolls_until_the_result_stands() -> None:
    state = field(beast="surbol")  # captured at 11, killed at 16
    send(state, "region_a", 4, "korgo", force=3, laid=("T_plus_4",))
    adventure(state)
    play(state, faces(dice_asked(state)))
    assert why(state, "0: stop") == "roll-on ML-161", "dice are left"
    assert why(state, "0: venom") == "no-venom ML-155"
    play(state, "0: roll force\nchance: roll 2")
    assert why(state, "0: capture") == "capture-value ML-157"
    assert refused(state, "0: capture").data == {"n": 11, "total": 6}, "2 and the trap's 4"
    assert refused(state, "0: kill").data == {"n": 16, "total": 6}
    play(state, "0: roll\nchance: roll 4 1")
    assert told(state, "captured"), "11 is enough, and nothing else is left to choose"


@pytest.mark.rule("ML-157", "ML-328", "ML-329")
def test_too_few_traps_capture_nothing_and_a_forbidden_venom_stays_on_the_token() -> None:
    state = field(beast="turfus")  # two traps
    send(state, "region_a", 4, "korgo", force=2, laid=("T_plus_4",), venoms=1)
    adventure(state)
    play(state, faces(dice_asked(state)) + "\nchance: roll 6 6")
    assert "venom" in options(state)
    assert why(state, "0: capture") == "no-trap ML-157"
    state = field(beast="gator")
    send(state, "region_a", 4, "korgo", force=2, laid=("T_plus_4",), venoms=1)
    adventure(state)
    play(state, faces(dice_asked(state)))
    assert why(state, "0: venom") == "forbidden ML-328"


@pytest.mark.rule("ML-310", "ML-312")
def test_loot_celebrates_only_its_own_occasion_and_its_owner() -> None:
    state = field(beast="surbol")
    loot(state, 0, "glory_capture_3", "glory_kill_4")
    send(state, "region_a", 4, "korgo", force=3)
    adventure(state)
    play(state, faces(dice_asked(state)) + "\nchance: roll 6 6 6")
    assert asked(state) == (0, "celebrate")
    assert options(state) == ["pass", "loot glory_kill_4"]
    assert why(state, "0: loot glory_capture_3") == "loot-now ML-179"
    assert why(state, "1: pass") == "not-asked"


@pytest.mark.rule("ML-140", "ML-234", "ML-360")
def test_attack_dice_are_redirected_only_by_who_is_attacked_and_to_who_is_beside() -> None:
    state = field(beast="gorgosh")
    hire(state, 1, "ginova")
    send(state, "region_a", 2, "purkas", force=1)
    send(state, "region_a", 3, "ginova", force=1)
    adventure(state)
    play(state, faces(dice_asked(state)) + "\nchance: roll 1")
    assert asked(state) == (1, "redirect")
    assert options(state) == ["pass", "redirect ginova 2"], (
        "nobody is on expedition 4; Purkas, the first of all, counts"
    )
    assert why(state, "1: redirect ginova 1") == "redirect ML-238"
    assert why(state, "0: pass") == "not-asked"
    play(state, "1: redirect ginova 2")
    assert dice_asked(state) == 1
