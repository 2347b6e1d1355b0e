"""The words of Dungeon Rush: the rules ledger and the names say the same in both languages and leave nothing out."""

from __future__ import annotations

import pytest

from taverne.games.dungeon_rush.box.cards import SKILLS
from taverne.games.dungeon_rush.box.load import load
from tests.ledger import LANGUAGES, Ledger, attributes, in_both, value

RULES = [f"DR-{number:03}" for number in range(1, 189)]
VOWELS = "AEIOUÉŒ"
MUTE_H = ("Homme", "Hydre")
NAMES = in_both("dungeon_rush", "names.ftl")


def names_of_the_box() -> list[str]:
    box = load()
    kinds = [("hero", box.hero_ids), ("monster", box.monster_ids), ("lord", box.lord_ids), ("dragon", box.dragon_ids)]
    return [f"{kind}-{name}" for kind, ids in kinds for name in ids]


class TestLedger(Ledger):
    game = "dungeon_rush"
    rules = RULES
    examples = [f"DRX-{number:02}" for number in (1, 2, 3, 4, 6, 7, 9)]
    rulings = 120
    ours = {"DR-005", "DR-068", "DR-101", *RULES[113:]}
    """With all of online play."""
    theirs = {"DR-001", "DR-066", "DR-088", "DR-111"}
    figures = {"DR-005": "5 10 5 5 5 2 3 30 34 6 36", "DR-174": "4.0 2.5 1.5 0.8"}


@pytest.mark.rule("DR-008", "DR-012", "DR-014")
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_cover_the_box_and_the_skills_and_nothing_else(language: str) -> None:
    skills = [f"skill-{skill}" for skill in (*SKILLS, "rune")]
    assert list(NAMES[language]) == skills + names_of_the_box()
    assert all(value(message) for message in NAMES[language].values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_of_a_kind_bear_the_same_name(language: str) -> None:
    names = [value(NAMES[language][name]) for name in names_of_the_box()]
    assert len(set(names)) == len(names)


def test_english_names_have_their_articles() -> None:
    for card in names_of_the_box():
        name = value(NAMES["en"][card])
        article = "an" if name[0] in VOWELS else "a"
        assert attributes(NAMES["en"][card]) == {"the": f"the {name}", "a": f"{article} {name}"}


def test_french_names_agree_and_elide() -> None:
    for card in names_of_the_box():
        name = value(NAMES["fr"][card])
        found = attributes(NAMES["fr"][card])
        masculine = found["gender"] == "masculine"
        assert masculine or found["gender"] == "feminine"
        if name[0] in VOWELS or name.startswith(MUTE_H):
            the, of = "l’", "de l’"
        else:
            the, of = ("le ", "du ") if masculine else ("la ", "de la ")
        assert found["the"] == the + name
        assert found["of"] == of + name
        assert found["a"] == f"{'un' if masculine else 'une'} {name}"


@pytest.mark.parametrize(
    ("card", "the", "of"),
    [
        ("monster-I-01", "le Guerrier squelette", "du Guerrier squelette"),
        ("monster-I-26", "l’Araignée géante", "de l’Araignée géante"),
        ("monster-III-13", "l’Hydre", "de l’Hydre"),
        ("hero-wizard", "la Magicienne", "de la Magicienne"),
        ("lord-eridani_emperor", "l’Empereur Eridani", "de l’Empereur Eridani"),
        ("skill-ranged", "l’Attaque à distance", "de l’Attaque à distance"),
    ],
)
def test_french_reads_well(card: str, the: str, of: str) -> None:
    found = attributes(NAMES["fr"][card])
    assert (found["the"], found["of"]) == (the, of)


@pytest.mark.parametrize(
    ("card", "gender"),
    [
        ("monster-I-33", "feminine"),
        ("monster-II-05", "masculine"),
        ("monster-III-08", "feminine"),
        ("monster-III-22", "masculine"),
        ("lord-lich_queen", "feminine"),
        ("skill-melee", "masculine"),
        ("skill-magic", "feminine"),
    ],
)
def test_french_names_know_their_gender(card: str, gender: str) -> None:
    assert attributes(NAMES["fr"][card])["gender"] == gender
