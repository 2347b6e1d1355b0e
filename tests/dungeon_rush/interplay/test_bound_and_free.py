"""Where a hero is bound and where it is free again: refusals in turn, lost fights, open windows, clashes, two alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.dungeon_rush.tools import (
    asked,
    cards,
    deciding,
    end_attack,
    end_round,
    fight,
    go_to,
    hero_values,
    holders,
    owned,
    phase,
    play,
    ready,
    refused,
    reveal,
    revealed,
    scores,
    seen,
    side,
    skills,
    targets,
    winners,
)


@pytest.mark.rule("DR-160", "DR-060", "DR-162")
def test_in_turns_a_claim_that_is_refused_costs_neither_the_turn_nor_the_hero() -> None:
    table = revealed("I-01 I-09", 3, "warrior wizard", "ranger witch", mode="snake")
    play(table, "A claim left I-01")
    assert refused(table, "B claim left I-01").split()[-1] in ("DR-057", "DR-060")
    assert deciding(table) == "B"
    play(table, "B claim left I-09", "C pass", "C pass")
    assert deciding(table) == "B"
    assert refused(table, "B claim right I-01").split()[-1] in ("DR-057", "DR-060")
    play(table, "B claim right I-09", "A pass")
    assert phase(table) != "attack"
    assert holders(table) == {}
    assert targets(table, "B") == ("", ""), "the round is over"
    assert [option for option in asked(table, "B") if option.startswith("place I-09")], "both heroes beat it"


@pytest.mark.rule("DR-040", "DR-067", "DR-087", "DR-070")
def test_a_hero_that_was_beaten_fights_with_all_its_skill_in_the_next_round() -> None:
    table = revealed("I-01 I-02", 3, "wizard paladin")
    play(table, "A claim left I-01")
    end_round(table)
    assert (side(table, "A").failures, cards(table, "A")) == (1, [])
    reveal(table, "I-15 I-04")
    play(table, "A claim left I-15")
    end_attack(table)
    play(table, "A place I-15 left magic")
    end_round(table)
    assert (side(table, "A").failures, skills(table, "A left")) == (1, (0, 0, 4, 0))


@pytest.mark.rule("DR-150", "DR-081", "DR-085", "DR-034")
def test_a_gain_of_two_goes_by_default_to_the_right_hero_if_that_one_won_it_alone() -> None:
    table = ready(3, "witch warrior")
    go_to(table, 4)
    reveal(table, "II-29 II-21")
    play(table, "A claim right II-29", "A claim left II-21")
    end_attack(table)
    play(table, "clock expire gains 4")
    assert (skills(table, "A left"), skills(table, "A right")) == ((0, 0, 1, 1), (5, 0, 0, 0))
    assert side(table, "A").failures == 1, "the Witch had no melee"


@pytest.mark.rule("DR-051", "DR-134", "DR-137", "DR-050")
def test_in_a_fair_race_a_hero_whose_window_is_open_is_bound_until_the_window_is_lost() -> None:
    table = revealed("I-15 I-19 I-03", 3, "wizard warrior", "sorcerer paladin", mode="fair")
    play(table, "B claim left I-15 @300")
    assert refused(table, "B claim left I-19 @310").split()[-1] in ("DR-050", "DR-051")
    play(table, "B claim right I-03 @320", "A claim left I-15 @290", "clock expire settle 1 I-15 @500")
    assert targets(table, "B")[0] == ""
    play(table, "B claim left I-19 @510", "clock expire settle 1 I-03 @520", "clock expire settle 1 I-19 @710")
    assert holders(table) == {"I-15": "A", "I-19": "B", "I-03": "B"}
    end_round(table)
    assert side(table, "B").failures == 1, "the Sorcerer alone has magic 1"


@pytest.mark.rule("DR-183", "DR-046", "DR-038", "DR-034")
def test_two_alone_see_twelve_monsters_of_each_level_and_none_twice() -> None:
    table = ready(2, "warrior wizard", "archer thief", neutral=False)
    met: list[str] = []
    for number in range(1, 10):
        go_to(table, number)
        if not seen(table).monsters or phase(table) != "attack":
            reveal(table)
        shown = [monster.monster for monster in seen(table).monsters]
        assert len(shown) == 4
        assert {name.split("-")[0] for name in shown} == {"I" * ((number - 1) // 3 + 1)}
        met += shown
        end_round(table)
    assert len(set(met)) == 36


@pytest.mark.rule("DR-163", "DR-054", "DR-055", "DR-164")
def test_in_secret_who_wins_a_clash_with_both_heroes_fights_with_both() -> None:
    table = revealed("I-33 I-01", 3, "assassin sorcerer", "warrior witch", mode="secret")
    play(table, "A claim left I-33", "A claim right I-33", "B claim left I-33", "B hold right")
    play(table, "C hold left", "C hold right")
    end_attack(table)
    assert [option for option in asked(table, "A") if option.startswith("place I-33")]
    end_round(table)
    assert [card[0] for card in cards(table, "A")] == ["I-33"]
    assert (side(table, "A").failures, side(table, "B").failures) == (0, 0)


@pytest.mark.rule("DR-132", "DR-129", "DR-060", "DR-136")
def test_by_arrival_the_first_message_of_one_millisecond_wins_whoever_leads_the_list() -> None:
    table = revealed("I-03 I-07", 3, "wizard warrior", "sorcerer paladin", first="A")
    play(table, "B claim left I-03 @1000")
    assert refused(table, "A claim left I-03 @1000").split()[-1] in ("DR-057", "DR-060", "DR-130")
    play(table, "A claim left I-07 @1000")
    assert holders(table) == {"I-03": "B", "I-07": "A"}


@pytest.mark.rule("DR-103", "DR-107", "DR-108", "DR-110")
def test_who_declines_the_dragon_it_could_beat_is_overtaken_by_who_beats_the_lord(tmp_path: Path) -> None:
    text = hero_values("archer ranged=9", "thief stealth=9", "warrior melee=5 stealth=5")
    table = ready(3, "archer thief", "warrior witch", game=owned(tmp_path, text))
    reveal(table, "I-30 I-14")
    play(table, "A claim left I-14", "B claim left I-30")
    end_round(table)
    go_to(table, 10)
    fight(table, "A decline", "B fight lord")
    assert scores(table)[:2] == (1, 6 - 1)
    assert winners(table) == "B"
