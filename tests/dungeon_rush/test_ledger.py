"""The words of Dungeon Rush: the rules ledger and the names say the same in both languages and leave nothing out."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from taverne.games.dungeon_rush.box import SKILLS, load

LANGUAGES = ("en", "fr")
RULES = [f"DR-{number:03}" for number in range(1, 189)]
EXAMPLES = [f"DRX-{number:02}" for number in (1, 2, 3, 4, 6, 7, 9)]
VOWELS = "AEIOUÉŒ"
MUTE_H = ("Homme", "Hydre")


class Variables(Visitor):
    """Gathers the names of the variables of what it visits."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str, file: str) -> dict[str, ast.Message]:
    """The messages of a file by id; a file with a broken or doubled message is refused."""
    text = (files("taverne.games.dungeon_rush") / "locale" / language / file).read_text(encoding="utf-8")
    found: dict[str, ast.Message] = {}
    for part in FluentParser().parse(text).body:
        assert not isinstance(part, ast.Junk), part.content
        if isinstance(part, ast.Message):
            assert part.id.name not in found
            found[part.id.name] = part
    return found


def value(message: ast.Message) -> str:
    return serialize_pattern(message.value).strip() if message.value else ""


def attributes(message: ast.Message) -> dict[str, str]:
    return {each.id.name: serialize_pattern(each.value).strip() for each in message.attributes}


LEDGER = {language: messages(language, "rules.ftl") for language in LANGUAGES}
NAMES = {language: messages(language, "names.ftl") for language in LANGUAGES}


def names_of_the_box() -> list[str]:
    box = load()
    kinds = [("hero", box.hero_ids), ("monster", box.monster_ids), ("lord", box.lord_ids), ("dragon", box.dragon_ids)]
    return [f"{kind}-{name}" for kind, ids in kinds for name in ids]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ledger_has_every_rule_and_every_example_in_order_and_nothing_else(language: str) -> None:
    assert list(LEDGER[language]) == RULES + EXAMPLES


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_a_full_sentence(language: str) -> None:
    for rule, message in LEDGER[language].items():
        assert re.fullmatch(r"[“A-ZÀÉ1-9].{10,}\.", value(message)), rule


def test_both_languages_use_the_same_variables() -> None:
    for words in (LEDGER, NAMES):
        assert words["en"].keys() == words["fr"].keys()
        for name in words["en"]:
            used = []
            for language in LANGUAGES:
                variables = Variables()
                variables.visit(words[language][name])
                used.append(variables.names)
            assert used[0] == used[1], name


def test_both_languages_mark_the_same_rulings() -> None:
    for rule in RULES:
        marks = [attributes(LEDGER[language][rule]) for language in LANGUAGES]
        assert marks[0] == marks[1]
        assert marks[0] in ({}, {"ruling": "yes"})
    rulings = {rule for rule in RULES if attributes(LEDGER["en"][rule])}
    assert {"DR-005", "DR-068", "DR-101", *RULES[113:]} <= rulings, "all of online play is ours"
    assert not {"DR-001", "DR-066", "DR-088", "DR-111"} & rulings


def test_both_languages_give_the_same_figures() -> None:
    for rule in RULES + EXAMPLES:
        english, french = (
            sorted(re.findall(r"\d+(?:[.,]\d+)?", value(LEDGER[language][rule]))) for language in LANGUAGES
        )
        assert english == [figure.replace(",", ".") for figure in french], rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_is_cited_exists(language: str) -> None:
    for message in LEDGER[language].values():
        assert set(re.findall(r"DRX?-\d+", value(message))) <= set(LEDGER[language])


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


def test_french_is_set_with_its_own_spaces_and_both_languages_with_real_apostrophes() -> None:
    for words in (LEDGER, NAMES):
        for language in LANGUAGES:
            for name, message in words[language].items():
                for text in (value(message), *attributes(message).values()):
                    assert "'" not in text, name
                    assert '"' not in text, name
        for name, message in words["fr"].items():
            assert not re.search(r"[^\u00a0][;:!?%»]|«[^\u00a0]", value(message)), name
