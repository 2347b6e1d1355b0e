"""Chapter 5, attack: hands on monsters, whoever is first, both heroes or none (DR-047 to DR-063).

Stamps, windows and timers are the matter of chapters 11 to 14.
"""

from __future__ import annotations

import pytest

from tests.dungeon_rush.tools import (
    GAME,
    asked,
    deciding,
    end_attack,
    end_round,
    holders,
    phase,
    play,
    refusal,
    refused,
    reveal,
    revealed,
    side,
    skills,
    targets,
    told,
)

SIX = "I-15 I-01 I-02 I-04 I-33 I-30"


@pytest.mark.rule("DR-047")
def test_an_attack_is_possible_as_soon_as_the_monsters_are_visible() -> None:
    table = revealed(SIX)
    play(table, "A claim left I-15 @0")
    assert holders(table) == {"I-15": "A"}


@pytest.mark.rule("DR-048")
def test_the_left_hand_is_the_left_hero_and_the_right_hand_the_right_one() -> None:
    for hand, other, won in (("left", "right", 1), ("right", "left", 0)):
        table = revealed(SIX, 3, "wizard warrior")
        play(table, f"A claim {hand} I-15", f"A claim {other} I-01", "B done", "C done")
        assert side(table, "A").coins == won
        assert side(table, "A").failures == 2 - 2 * won


@pytest.mark.rule("DR-049")
def test_a_hand_on_a_monster_commits_that_hero_to_attack_it() -> None:
    table = revealed(SIX)
    play(table, "B claim right I-04")
    assert targets(table, "B") == ("", "I-04")
    assert holders(table) == {"I-04": "B"}
    assert not any(option.startswith("claim right") for option in asked(table, "B"))


@pytest.mark.rule("DR-050")
@pytest.mark.parametrize("mode", ["arrival", "fair", "snake"])
def test_a_commitment_cannot_be_moved(mode: str) -> None:
    table = revealed(SIX, mode=mode, first="A")
    play(table, "A claim left I-15")
    if mode == "fair":
        play(table, "clock expire settle 1 I-15")
    if mode == "snake":
        play(table, "B pass", "C pass", "C pass", "B pass")
    assert refused(table, "A claim left I-01") == "claim-used DR-050"
    assert refusal(table, "A claim left I-33").data == {"hand": "left"}
    assert targets(table, "A")[0] == "I-15"


@pytest.mark.rule("DR-050")
def test_a_commitment_cannot_be_withdrawn() -> None:
    table = revealed(SIX)
    play(table, "A claim left I-15")
    assert {option.split()[0] for option in asked(table, "A")} == {"claim", "done"}
    assert all(not option.startswith("claim left") for option in asked(table, "A"))
    for line in ("A withdraw left", "A pass", "A hold left", "A early left", "A pause"):
        assert refused(table, line) == "attack-only DR-049"
    play(table, "A done", "B done", "C done")
    assert side(table, "A").coins == 1


@pytest.mark.rule("DR-051")
@pytest.mark.parametrize("hand", ["left", "right"])
def test_a_hero_attacks_one_monster_only_in_a_round(hand: str) -> None:
    table = revealed(SIX)
    play(table, f"A claim {hand} I-15")
    for name in ("I-01", "I-02", "I-04", "I-33", "I-30"):
        assert refused(table, f"A claim {hand} {name}") == "claim-used DR-050"
    play(table, "B claim left I-02", "A done", "B done", "C done")
    end_round(table)
    reveal(table, "I-16")
    play(table, f"A claim {hand} I-16")


@pytest.mark.rule("DR-052")
def test_one_hero_may_be_left_out() -> None:
    table = revealed(SIX)
    play(table, "A claim left I-15", "A done")
    assert targets(table, "A") == ("I-15", "")
    play(table, "B done", "C done")
    assert (side(table, "A").coins, side(table, "A").failures) == (1, 0)


@pytest.mark.rule("DR-053")
def test_both_heroes_may_be_left_out() -> None:
    table = revealed(SIX)
    play(table, "A done", "B done", "C done")
    assert phase(table) == "ready"
    assert (side(table, "A").coins, side(table, "A").failures, side(table, "A").cards) == (0, 0, ())


@pytest.mark.rule("DR-054", "DR-055")
def test_both_heroes_may_attack_the_same_monster_and_add_their_skills() -> None:
    table = revealed(SIX, 3, "wizard paladin", "archer thief", "ranger witch")
    play(table, "C claim left I-33", "C claim right I-33")
    assert targets(table, "C") == ("I-33", "I-33")
    assert holders(table) == {"I-33": "C"}
    play(table, "A done", "B done")
    assert (side(table, "C").coins, side(table, "C").failures) == (2, 0)


@pytest.mark.rule("DR-055")
@pytest.mark.parametrize("hand", ["left", "right"])
def test_one_of_the_two_alone_would_have_failed(hand: str) -> None:
    table = revealed(SIX, 3, "wizard paladin", "archer thief", "ranger witch")
    play(table, f"C claim {hand} I-33", "A done", "B done", "C done")
    assert (side(table, "C").coins, side(table, "C").failures) == (0, 1)


@pytest.mark.rule("DR-055")
def test_skills_are_added_for_the_fight_only() -> None:
    table = revealed(SIX, 3, "wizard paladin", "archer thief", "ranger witch")
    play(table, "C claim left I-33", "C claim right I-33", "A done", "B done", "C keep I-33")
    assert (skills(table, "C left"), skills(table, "C right")) == ((1, 1, 0, 0), (0, 0, 1, 1))


@pytest.mark.rule("DR-056")
def test_each_hero_may_attack_a_monster_of_its_own() -> None:
    table = revealed(SIX, 3, "wizard warrior")
    play(table, "A claim right I-01", "A claim left I-15")
    assert targets(table, "A") == ("I-15", "I-01")
    assert holders(table) == {"I-15": "A", "I-01": "A"}
    play(table, "B done", "C done", "A place I-15 left magic", "A place I-01 right melee")
    assert (skills(table, "A left"), skills(table, "A right")) == ((0, 0, 4, 0), (4, 0, 0, 0))


@pytest.mark.rule("DR-057")
@pytest.mark.parametrize("mode", ["arrival", "fair", "snake"])
def test_two_players_never_attack_the_same_monster(mode: str) -> None:
    table = revealed(SIX, mode=mode)
    play(table, "A claim left I-15")
    if mode == "fair":
        play(table, "clock expire settle 1 I-15")
    assert refused(table, "B claim left I-15") == "claim-held DR-060"
    assert refused(table, "B claim right I-15") == "claim-held DR-060"
    assert not any(option.endswith("I-15") for option in asked(table, "B"))


@pytest.mark.rule("DR-057")
def test_a_race_read_from_a_save_keeps_a_claimed_monster_from_the_others() -> None:
    table = revealed(SIX)
    again = GAME.load(GAME.check({}, 3), 3, GAME.save(table))
    assert again == table
    play(again, "A claim left I-15")
    play(table, "A claim left I-15")
    assert refused(again, "B claim left I-15") == "claim-held DR-060"
    assert again == table


@pytest.mark.rule("DR-058")
@pytest.mark.parametrize("order", ["ABC", "BCA", "CAB"])
def test_the_first_hand_on_a_monster_makes_its_only_attacker(order: str) -> None:
    table = revealed(SIX)
    first, others = order[0], order[1:]
    play(table, f"{first} claim left I-15")
    for other in others:
        assert refusal(table, f"{other} claim left I-15").data["seat"] == "ABC".index(first)
    assert holders(table) == {"I-15": first}


@pytest.mark.rule("DR-059")
def test_the_attacker_may_add_the_second_hero_at_any_time_of_the_attack() -> None:
    table = revealed(SIX, 3, "ranger witch")
    play(table, "A claim right I-33", "B claim left I-02", "B claim right I-04", "C done")
    assert "claim left I-33" in asked(table, "A")
    play(table, "A claim left I-33")
    assert side(table, "A").coins == 2
    assert phase(table) == "gains"


@pytest.mark.rule("DR-059")
def test_only_the_attacker_may_add_a_hero() -> None:
    table = revealed(SIX)
    play(table, "A claim right I-33")
    assert refused(table, "B claim left I-33") == "claim-held DR-060"


@pytest.mark.rule("DR-060")
def test_a_claim_on_a_monster_that_is_held_is_refused_and_the_hero_stays_free() -> None:
    table = revealed(SIX)
    play(table, "A claim left I-15")
    told_why = refusal(table, "B claim right I-15")
    assert (told_why.key, told_why.rule) == ("claim-held", "DR-060")
    assert told_why.data == {"seat": 0, "monster": "monster-I-15"}
    assert targets(table, "B") == ("", "")
    play(table, "B claim right I-04")
    assert targets(table, "B") == ("", "I-04")


@pytest.mark.rule("DR-061")
def test_done_gives_up_all_free_heroes_for_this_round() -> None:
    table = revealed(SIX)
    table.events = []
    play(table, "A claim left I-15", "A done")
    assert told(table, "finished") == [{"seat": 0}]
    assert side(table, "A").finished
    assert deciding(table) == "BC"
    assert refused(table, "A claim right I-01") == "claim-finished DR-062"
    play(table, "B done", "C done")
    assert side(table, "A").coins == 1, "the hero that was committed still fights"


@pytest.mark.rule("DR-062")
def test_done_cannot_be_taken_back() -> None:
    table = revealed(SIX)
    play(table, "A done")
    assert asked(table, "A") == []
    for name in SIX.split():
        assert refused(table, f"A claim left {name}") == "claim-finished DR-062"
    assert refused(table, "A done") == "claim-finished DR-062"
    end_attack(table)
    assert side(table, "A").cards == ()


@pytest.mark.rule("DR-063")
@pytest.mark.parametrize("mode", ["arrival", "fair", "snake", "secret"])
def test_no_claim_is_refused_for_weakness(mode: str) -> None:
    table = revealed("I-34 I-16 I-20 I-14 I-18 I-13", 3, "wizard paladin", mode=mode)
    for name in ["I-34", "I-16", "I-20", "I-14", "I-18", "I-13"]:
        assert f"claim left {name}" in asked(table, "A")


@pytest.mark.rule("DR-063")
def test_a_weak_hero_may_block_a_monster_and_pays_for_it() -> None:
    table = revealed("I-16", 3, "wizard paladin")
    play(table, "A claim left I-16")
    assert refused(table, "B claim right I-16") == "claim-held DR-060"
    play(table, "A done", "B done", "C done")
    assert side(table, "A").failures == 1
