"""The rules ledger of Euthia: it says the same in both languages, leaves nothing out, keeps to its glossary and to the
names of the pieces. The grammar of those names is tested where they are written."""

from __future__ import annotations

import re

import pytest

from tests.ledger import LANGUAGES, Ledger, attributes, in_both, text_of, value

LEDGER = in_both("euthia", "rules.ftl")
NAMES = in_both("euthia", "names.ftl")
RULES = [f"EU-{number:03}" for number in range(1, 381)]
SCENARIOS = [f"EUS-{number:03}" for number in range(1, 161)]
EXAMPLES = (1, 2, 3, 4, 6, 7, 8, 10, 11, 12, 13, 15, 16, 17, 18, 20, 21, 22, 24, 25, 26, 27, 29, 30, 32)
KNOWN = (1, 3, 4, 13, 25, 26, 31, 32, 42, 112, 127, 128, 145)
"""The only scenario rules that are not of the house: the booklet is lost."""

GLOSSARY = {
    "combat round": "tour de combat",
    "freed": "délivré",
    "trading post": "comptoir",
    "trade token": "jeton Commerce",
    "hero token": "jeton Héros",
    "interaction token": "jeton Interaction",
    "damage token": "jeton Dégât",
    "silver card": "carte Argent",
    "movement point": "point de mouvement",
    "free action": "action gratuite",
    "monster player": "joueur-monstre",
    "combat strength": "force de combat",
    "Die of Hope": "dé de l’Espoir",
    "special tile": "tuile spéciale",
    "Healing Potion": "Potion de soins",
    "initiative": "initiative",
    "elite": "élite",
    "trophy": "trophée",
    "loot": "butin",
    "quest": "quête",
    "spell counter": "compteur du sortilège",
    "destruction token": "jeton Destruction",
    "minecart": "chariot minier",
    "clover": "trèfle",
}

ALL_NAMED = ("hero-", "gem-", "card-", "witness-", "terrain-", "element-")
SOME_NAMED = (*ALL_NAMED, "tile-", "monster-", "encounter-", "scenario-", "opponent-")


class TestLedger(Ledger):
    game = "euthia"
    rules = RULES + SCENARIOS
    examples = [f"EUX-{number:02}" for number in EXAMPLES]
    rulings = 76 + 147
    ours = {"EU-001", "EU-069", "EU-191", "EU-252", "EU-347", "EU-380"}
    theirs = {"EU-002", "EU-058", "EU-164", "EU-256", "EU-300", "EU-378"}
    figures = {
        "EU-001": "76 18 15 14 15 14 18 15",
        "EU-002": "135 22 22 22 21 24 24",
        "EU-018": "6 4 6 5 7 7",
        "EU-078": "2 4 5 6 2 3 4",
        "EU-131": "1 3 4 5",
        "EU-272": "3 6 9 13 17 22 27 33 40 0",
        "EU-365": "5 2 1 1 6",
        "EUS-028": "36 50 64 36",
        "EUS-089": "6 4 8 6",
        "EUS-151": "1 2 2 3 3",
        "EUX-11": "3 3 1 4 7 2 8 11 3 12 164",
        "EUX-20": "6 1 1 1 2 11 259 262",
    }


def test_nearly_all_of_the_scenarios_is_ours() -> None:
    known = {f"EUS-{number:03}" for number in KNOWN}
    assert {rule for rule in SCENARIOS if not attributes(LEDGER["en"][rule])} == known


def plural(term: str) -> str:
    """A pattern of the term with its plural: each word may end in s, e, es or x, ``-y`` in ``-ies``."""
    words = (re.escape(word[:-1]) + "(?:y|ies)" if word.endswith("y") else re.escape(word) for word in term.split())
    return r"\b" + r"(?:e?s?|x) ".join(words) + r"(?:e?s?|x)\b"


@pytest.mark.parametrize("term", GLOSSARY)
def test_one_english_word_is_one_french_word(term: str) -> None:
    french = re.compile(plural(GLOSSARY[term]), re.IGNORECASE)
    found = [rule for rule in RULES + SCENARIOS if re.search(plural(term), value(LEDGER["en"][rule]), re.IGNORECASE)]
    assert len(found) >= 2
    assert [rule for rule in found if not french.search(value(LEDGER["fr"][rule]))] == []


def test_both_languages_have_the_same_chapters() -> None:
    english, french = (
        re.findall(r"^## .+\n\n(EU\S+) = ", text_of("euthia", language, "rules.ftl"), re.MULTILINE)
        for language in LANGUAGES
    )
    assert english == french
    assert len(english) == 56


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ledger_names_heroes_gems_and_cards_as_the_names_do(language: str) -> None:
    said = " ".join(value(message) for message in LEDGER[language].values())
    names = {name: value(message) for name, message in NAMES[language].items() if name.startswith(ALL_NAMED)}
    assert len(names) == 6 + 8 + 7 + 4 + 3 + 4
    assert [name for name, called in names.items() if called.removeprefix("The ").lower() not in said.lower()] == []


def test_what_a_rule_names_it_names_in_both_languages() -> None:
    found, unlike = 0, []
    for name, message in NAMES["en"].items():
        if name.startswith(SOME_NAMED):
            called = re.compile(rf"(?<!\w){re.escape(value(message).removeprefix('The '))}(?!\w| Potion)")
            french = re.sub("^(?:Le |La |L’)", "", value(NAMES["fr"][name])).lower()
            for rule in (rule for rule, said in LEDGER["en"].items() if called.search(value(said))):
                found += 1
                if french not in value(LEDGER["fr"][rule]).lower():
                    unlike.append((rule, name))
    assert unlike == []
    assert found > 200
