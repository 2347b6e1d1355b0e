"""The box of Dungeon Rush: its components as the rules count them, and what an owner may and may not change."""

from __future__ import annotations

from pathlib import Path

import pytest

from taverne.engine.box.contents import PROVENANCES, provenance
from taverne.games.dungeon_rush.box.cards import NO_GAIN, RUNE, SEVERAL, SKILLS, Cards
from taverne.games.dungeon_rush.box.load import load
from tests.boxes import Bench, entry

BENCH = Bench("dungeon_rush", Cards, load)
BOX = load()


@pytest.mark.rule("DR-003", "DR-016")
def test_there_are_ten_heroes() -> None:
    assert len(BOX.heroes) == BOX.constants.heroes == 10
    assert len(set(BOX.hero_ids)) == 10


@pytest.mark.rule("DR-003", "DR-016")
def test_a_box_of_nine_heroes_is_refused(folder: Path) -> None:
    error = BENCH.spoil(folder, "heroes.toml", entry(folder, "heroes.toml", "thief"), "")
    assert str(error) == "box: hero: 9 of them, expected 10 (DR-016)"


@pytest.mark.rule("DR-004", "DR-017", "DR-018")
def test_there_are_110_other_cards() -> None:
    assert [BOX.monster_level.count(level) for level in (1, 2, 3)] == [34, 34, 34]
    assert (len(BOX.lords), len(BOX.dragons)) == (4, 4)
    assert len({*BOX.monster_ids, *BOX.lord_ids, *BOX.dragon_ids}) == 110


@pytest.mark.rule("DR-004", "DR-017")
def test_a_level_of_33_monsters_is_refused(folder: Path) -> None:
    error = BENCH.spoil(folder, "monsters-2.toml", entry(folder, "monsters-2.toml", "II-20"), "")
    assert str(error) == "box: monster: 33 with level = 2, expected 34 (DR-017)"


@pytest.mark.rule("DR-017")
def test_a_monster_moved_to_another_level_leaves_both_levels_wrong(owner: Path) -> None:
    assert BENCH.refusal(owner, '[[monster]]\nid = "I-15"\nlevel = 2\n').splitlines() == [
        "my-copy.toml: monster: 33 with level = 1, expected 34 (DR-017)",
        "my-copy.toml: monster: 35 with level = 2, expected 34 (DR-017)",
    ]


@pytest.mark.rule("DR-017")
def test_two_monsters_may_swap_levels(owner: Path) -> None:
    box = BENCH.lay_over(owner, '[[monster]]\nid = "I-15"\nlevel = 2\n[[monster]]\nid = "II-01"\nlevel = 1\n')
    assert box.monster_level[box.monster_index["I-15"]] == 2
    assert box.monster_level[box.monster_index["II-01"]] == 1


@pytest.mark.rule("DR-004", "DR-018")
@pytest.mark.parametrize(("kind", "name"), [("lord", "lich_queen"), ("dragon", "fire_dragon")])
def test_three_lords_or_dragons_are_refused(folder: Path, kind: str, name: str) -> None:
    error = BENCH.spoil(folder, "bosses.toml", entry(folder, "bosses.toml", name), "")
    assert str(error) == f"box: {kind}: 3 of them, expected 4 (DR-018)"


def test_an_id_that_is_there_twice_is_refused(folder: Path) -> None:
    error = BENCH.spoil(folder, "monsters-1.toml", 'id = "I-02"', 'id = "I-03"')
    assert str(error.errors[0].reason) == "listed twice: keep one"
    assert error.errors[0].key == "monster I-03"


@pytest.mark.rule("DR-005")
def test_five_players_are_the_most_that_heroes_and_monsters_allow(owner: Path) -> None:
    limits = BOX.constants
    assert limits.players_max == 5
    assert limits.players_max * limits.heroes_per_player == limits.heroes
    shown = limits.players_max * limits.cards_per_player_per_round * limits.rounds_per_level
    assert shown == 30 <= limits.monsters_per_level
    assert BENCH.refusal(owner, "[constants]\nplayers_max = 6\n").splitlines() == [
        "my-copy.toml: constants.players_max: 6: there are not enough heroes for so many players (DR-005)",
        "my-copy.toml: constants.players_max: 6: there are not enough monsters in a level for so many players (DR-005)",
    ]


def test_the_constants_are_those_of_the_rules() -> None:
    limits = BOX.constants
    assert (limits.rounds, limits.rounds_per_level, limits.cards_per_player_per_round) == (9, 3, 2)
    assert (limits.players_min, limits.heroes_per_player, limits.penalty_per_lost_fight) == (3, 2, 1)


def test_constants_that_contradict_each_other_are_refused(owner: Path) -> None:
    assert "constants.rounds: 8: expected 3 times rounds_per_level" in BENCH.refusal(owner, "[constants]\nrounds = 8\n")
    assert "constants.players_min: 6: expected no more" in BENCH.refusal(owner, "[constants]\nplayers_min = 6\n")
    assert "constants.heroes: 12: expected 10" in BENCH.refusal(owner, "[constants]\nheroes = 12\n")
    assert "constants.heroes: 10.0: expected 10" in BENCH.refusal(owner, "[constants]\nheroes = 10.0\n")


@pytest.mark.rule("DR-008")
def test_the_four_skills_have_one_order_everywhere() -> None:
    assert SKILLS == ("melee", "ranged", "magic", "stealth")
    mono = [BOX.hero_skills[BOX.hero_index[hero]] for hero in ("warrior", "archer", "wizard", "thief")]
    assert mono == [(3, 0, 0, 0), (0, 3, 0, 0), (0, 0, 3, 0), (0, 0, 0, 3)]


@pytest.mark.rule("DR-008")
def test_a_fifth_skill_is_refused(owner: Path) -> None:
    assert "hero thief.skills.luck: 1: unknown field: the fields are melee, ranged, magic, stealth" in BENCH.refusal(
        owner, '[[hero]]\nid = "thief"\nskills = { luck = 1 }\n'
    )


@pytest.mark.rule("DR-009", "DR-016")
def test_every_hero_starts_with_one_or_two_skills() -> None:
    assert {sum(1 for points in skills if points) for skills in BOX.hero_skills} == {1, 2}
    assert len(set(BOX.hero_skills)) == 10


@pytest.mark.rule("DR-009", "DR-016")
@pytest.mark.parametrize("skills", ["{}", "{ melee = 0 }", "{ melee = 1, ranged = 1, magic = 1 }"])
def test_a_hero_with_no_skill_or_with_three_is_refused(owner: Path, skills: str) -> None:
    told = BENCH.refusal(owner, f'[[hero]]\nid = "thief"\nskills = {skills}\n')
    assert told.startswith("my-copy.toml: hero thief.skills: ")
    assert told.endswith("a hero starts with one or two skills above 0 (DR-016)")


@pytest.mark.rule("DR-010", "DRX-01")
def test_a_heroine_with_melee_and_magic_has_nothing_else() -> None:
    assert BOX.hero_skills[BOX.hero_index["paladin"]] == (1, 0, 1, 0)


@pytest.mark.rule("DR-012")
def test_a_monster_may_bring_a_skill_or_coins_or_both() -> None:
    def worth(name: str) -> tuple[int, int, int]:
        monster = BOX.monster_index[name]
        return BOX.monster_gain_skill[monster], BOX.monster_gain_n[monster], BOX.monster_coins[monster]

    assert worth("I-01") == (0, 1, 0)
    assert worth("I-15") == (2, 1, 1)
    assert worth("III-34") == (RUNE, 2, 2)
    assert worth("III-33") == (NO_GAIN, 0, 8)


@pytest.mark.rule("DR-012")
def test_the_flat_lists_agree_with_the_cards() -> None:
    for monster, card in enumerate(BOX.monsters):
        assert BOX.monster_index[card.id] == monster
        assert BOX.monster_ids[monster] == card.id
        assert BOX.monster_is_rune[monster] == (BOX.monster_gain_skill[monster] == RUNE)
        assert bool(BOX.monster_gain_skills[monster]) == (BOX.monster_gain_n[monster] > 0)


@pytest.mark.rule("DR-013")
def test_a_defence_is_points_in_each_skill() -> None:
    def defence(name: str) -> tuple[int, int, int, int]:
        return BOX.monster_defence[BOX.monster_index[name]]

    assert defence("I-01") == (1, 0, 0, 0), "the skeleton of the rulebook's example"
    assert defence("I-15") == (0, 0, 2, 0), "the cube of the rulebook's example"
    assert defence("I-23") == (0, 0, 1, 1)
    assert defence("III-16") == (1, 1, 1, 2)


@pytest.mark.rule("DR-017")
def test_every_monster_asks_for_something_and_is_worth_something() -> None:
    assert all(any(defence) for defence in BOX.monster_defence)
    assert all(n or coins for n, coins in zip(BOX.monster_gain_n, BOX.monster_coins, strict=True))


@pytest.mark.rule("DR-017")
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("defence = {}", "defence: {}: a monster needs at least one skill above 0 (DR-017)"),
        ("gain = {}", "coins: 0: a monster gives a skill, coins or both (DR-017)"),
    ],
)
def test_a_monster_without_requirement_or_without_worth_is_refused(owner: Path, line: str, told: str) -> None:
    assert BENCH.refusal(owner, f'[[monster]]\nid = "I-04"\n{line}\n') == f"my-copy.toml: monster I-04.{told}"


@pytest.mark.rule("DR-014", "DR-018")
def test_lords_and_dragons_have_a_defence_and_a_loot() -> None:
    assert BOX.lord_defence[BOX.lord_index["eridani_emperor"]] == (0, 5, 5, 0)
    assert BOX.dragon_defence[BOX.dragon_index["shadow_dragon"]] == (0, 0, 7, 8)
    assert all(any(defence) for defence in BOX.lord_defence + BOX.dragon_defence)
    assert BOX.lord_coins == [6, 6, 6, 6]
    assert BOX.dragon_coins == [15, 15, 15, 15]


@pytest.mark.rule("DR-018")
@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("defence = {}", "defence: {}: a lord or dragon needs at least one skill above 0 (DR-018)"),
        ("coins = 0", "coins: 0: expected a whole number >= 1"),
    ],
)
def test_a_lord_without_requirement_or_loot_is_refused(owner: Path, line: str, told: str) -> None:
    assert BENCH.refusal(owner, f'[[lord]]\nid = "iron_warden"\n{line}\n') == f"my-copy.toml: lord iron_warden.{told}"


@pytest.mark.rule("DR-015")
@pytest.mark.parametrize(("kind", "name"), [("lord", "iron_warden"), ("dragon", "bone_dragon")])
def test_lords_and_dragons_cannot_bring_a_skill(owner: Path, kind: str, name: str) -> None:
    told = BENCH.refusal(owner, f'[[{kind}]]\nid = "{name}"\ngain = {{ skill = "melee", n = 1 }}\n')
    assert f"{kind} {name}.gain: " in told
    assert "unknown field" in told


@pytest.mark.rule("DR-078")
def test_a_rune_offers_all_four_skills_and_an_ordinary_gain_its_own() -> None:
    rune, plain, none = (BOX.monster_index[name] for name in ("I-09", "I-02", "I-29"))
    assert (BOX.monster_gain_skills[rune], BOX.monster_is_rune[rune]) == ((0, 1, 2, 3), True)
    assert (BOX.monster_gain_skills[plain], BOX.monster_is_rune[plain]) == ((1,), False)
    assert (BOX.monster_gain_skills[none], BOX.monster_is_rune[none]) == ((), False)


@pytest.mark.rule("DR-082")
def test_an_owners_monster_may_offer_several_skills(owner: Path) -> None:
    box = BENCH.lay_over(owner, '[[monster]]\nid = "I-02"\ngain = { skills = ["magic", "melee"], n = 2 }\n')
    monster = box.monster_index["I-02"]
    assert box.monster_gain_skills[monster] == (0, 2)
    assert box.monster_gain_skill[monster] == SEVERAL
    assert box.monster_gain_n[monster] == 2
    assert not box.monster_is_rune[monster]


@pytest.mark.parametrize(
    ("gain", "told"),
    [
        ('{ skill = "melee" }', "a gain has a skill and n of 1 or more; {} means no gain"),
        ("{ n = 1 }", "a gain has a skill and n of 1 or more; {} means no gain"),
        ('{ skill = "melee", skills = ["magic"], n = 1 }', "give either skill or skills, not both"),
        ('{ skills = ["magic", "magic"], n = 1 }', "each skill may be offered once"),
        ('{ skill = "luck", n = 1 }', "expected one of melee, ranged, magic, stealth, rune"),
        ('{ skills = ["rune"], n = 1 }', "expected one of melee, ranged, magic, stealth"),
    ],
)
def test_a_gain_that_makes_no_sense_is_refused(owner: Path, gain: str, told: str) -> None:
    message = BENCH.refusal(owner, f'[[monster]]\nid = "I-13"\ngain = {gain}\n')
    assert message.startswith("my-copy.toml: monster I-13.gain")
    assert message.endswith(told)


def test_an_owner_may_take_a_gain_away(owner: Path) -> None:
    box = BENCH.lay_over(owner, '[[monster]]\nid = "I-13"\ngain = {}\n')
    assert box.monster_gain_skill[box.monster_index["I-13"]] == NO_GAIN


def test_the_values_of_an_owner_are_read_marked_and_leave_the_printed_box_alone(owner: Path) -> None:
    box = BENCH.lay_over(owner, '[[monster]]\nid = "I-03"\ncoins = 2\n[[hero]]\nid = "witch"\nskills = { magic = 2 }\n')
    slime = box.monster_index["I-03"]
    assert box.monster_coins[slime] == 2
    assert box.hero_skills[box.hero_index["witch"]] == (0, 0, 2, 0)
    assert provenance(box.monsters[slime], "coins") == "owner"
    assert provenance(box.monsters[slime], "defence") == "found"
    assert box.fingerprint != BOX.fingerprint
    assert load() is BOX
    assert BOX.monster_coins[slime] == 0


def test_an_owner_who_confirms_the_values_has_the_same_box(owner: Path) -> None:
    assert BENCH.lay_over(owner, '[[monster]]\nid = "I-03"\ncoins = 0\n').fingerprint == BOX.fingerprint


def test_every_value_has_a_provenance_and_those_from_elsewhere_a_note() -> None:
    for card in (*BOX.heroes, *BOX.monsters, *BOX.lords, *BOX.dragons):
        fields = [field for field in card.__struct_fields__ if field not in ("id", "source", "note")]
        words = {provenance(card, field) for field in fields}
        assert words <= set(PROVENANCES) - {"owner"}
        assert card.note or words == {"house"}
    assert provenance(BOX.monsters[BOX.monster_index["I-15"]], "defence") == "rulebook"
    assert provenance(BOX.monsters[BOX.monster_index["I-15"]], "coins") == "house"
    assert provenance(BOX.heroes[BOX.hero_index["wizard"]], "skills") == "rulebook"
    assert provenance(BOX.constants, "heroes") == "rulebook"
