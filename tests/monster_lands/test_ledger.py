"""The words of Monster Lands: the rules ledger and the names say the same in both languages and leave nothing out."""

from __future__ import annotations

import re

import pytest

from taverne.games.monster_lands.box.load import load
from taverne.games.monster_lands.box.vocabulary import AFFINITIES, COLOURS
from tests.ledger import LANGUAGES, Ledger, attributes, formatted, in_both, value

RULES = [f"ML-{number:03}" for number in range(1, 407)]
PHASES = ("preparation", "deployment", "adventure", "cleanup")
RESOURCES = ("glory", "reputation", "gold", "trap", "defence", "potion", "venom", "loot", "trophy", "panic")
PROPER = ("mercenary", "monster", "equipment", "region")
LEDGER = in_both("monster_lands", "rules.ftl")
NAMES = in_both("monster_lands", "names.ftl")


def names_of_the_box() -> list[str]:
    """The key of every entry of the box that has a name."""
    renamed = {"campaign": "rank"}
    entries = [f"{renamed.get(table, table)}-{name}" for table, ids in load().index.items() for name in ids]
    return [*entries, "novice", *(f"gate-{expedition.id}" for expedition in load().cards.gates.expeditions)]


class TestLedger(Ledger):
    game = "monster_lands"
    rules = RULES
    examples = [f"MLX-{number:02}" for number in (1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 14, 15, 16, 18, 19, 20, 22, 23)]
    rulings = 55
    ours = {"ML-007", "ML-098", "ML-119", "ML-162", "ML-345", "ML-394"}
    theirs = {"ML-001", "ML-097", "ML-215", "ML-406"}
    figures = {
        "ML-002": "94 8 28 8 20 8 12 18 12",
        "ML-023": "5 1 7",
        "ML-215": "0 0 1 2 1 3 3 4 5 5 7 6 10",
        "ML-198": "4 1 10 2 11 20 3 20",
        "ML-264": "1 35 45 60",
        "ML-273": "9 3 4 1 5 6 2 1 2 4 30 6 40 8 55",
        "MLX-10": "4 1 5 17 22 2 2 1 1 1 1 19 5 1 1 7 1 6 4 2 1 2 19 18",
    }


def test_both_languages_have_the_same_lettered_clauses() -> None:
    for rule in RULES:
        english, french = (re.findall(r"\(([a-f])\)", value(LEDGER[language][rule])) for language in LANGUAGES)
        assert english == french == sorted(set(english)), rule
        assert english == list("abcdef"[: len(english)]), rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ledger_names_components_as_the_names_do(language: str) -> None:
    said = " ".join(value(message) for message in LEDGER[language].values())
    for name in names_of_the_box():
        if name.startswith((*(f"{kind}-" for kind in PROPER), "building-", "difficulty-", "scenario-", "rank-")):
            assert value(NAMES[language][name]).lower() in said.lower(), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_cover_the_box_and_the_words_around_it(language: str) -> None:
    wanted = {
        *names_of_the_box(),
        *(f"affinity-{affinity}" for affinity in AFFINITIES),
        *(f"{kind}-{colour}" for kind in ("colour", "die", "amount") for colour in (*COLOURS, "attack")),
        *(f"phase-{phase}" for phase in PHASES),
        *(f"{kind}-{resource}" for kind in ("resource", "amount") for resource in RESOURCES),
    }
    assert wanted <= set(NAMES[language])
    assert all(value(message) for message in NAMES[language].values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_pieces_of_a_kind_bear_the_same_name(language: str) -> None:
    for kind in {name.partition("-")[0] for name in NAMES[language]}:
        names = [value(message) for name, message in NAMES[language].items() if name.partition("-")[0] == kind]
        assert len(set(names)) == len(names), kind


def test_english_names_have_their_articles() -> None:
    for name in names_of_the_box():
        found = attributes(NAMES["en"][name])
        assert set(found) <= {"the", "a", "at", "short"}
        assert found["the"].removeprefix("the ").startswith(value(NAMES["en"][name])[:1]) or "scenario" in name
        if "a" in found and found["a"].startswith(("a ", "an ")):
            first = found["a"].split(" ", 1)[1].lstrip("“")[0].lower()
            assert found["a"].startswith("an ") == (first in "aeiou"), name


def test_french_names_agree_and_elide() -> None:
    for name in NAMES["fr"]:
        if name.startswith("amount-"):
            continue
        found = attributes(NAMES["fr"][name])
        assert found["gender"] in ("masculine", "feminine"), name
        masculine = found["gender"] == "masculine"
        the, of = found["the"], found["of"]
        if name.partition("-")[0] in (*PROPER, "solo") and "novice" not in name:
            proper = value(NAMES["fr"][name])
            assert (the, of) == (proper, ("d’" if proper[0] in "AEIOU" else "de ") + proper)
        elif the.startswith("les "):
            assert of == "des " + the[4:]
        elif the.startswith("l’"):
            assert of == "de " + the
            assert the[2].lower() in "aeéiou", name
        else:
            article, noun = the.split(" ", 1)
            assert (article, of) == (("le", f"du {noun}") if masculine else ("la", f"de la {noun}")), name
            assert noun[0].lower() not in "aeéiou", name
        if "a" in found and name.partition("-")[0] not in (*PROPER, "solo") and found["a"] != of:
            assert found["a"].startswith("un " if masculine else "une "), name


@pytest.mark.parametrize(
    ("name", "the", "of"),
    [
        ("monster-abysur", "Abysur", "d’Abysur"),
        ("region-al-dahn", "Al-Dahn", "d’Al-Dahn"),
        ("building-armoury", "l’Armurerie", "de l’Armurerie"),
        ("building-lair", "le Repère du chasseur", "du Repère du chasseur"),
        ("affinity-water", "l’Eau", "de l’Eau"),
        ("place-gates", "les Portes de la Citadelle", "des Portes de la Citadelle"),
        ("rank-hero", "le Héros", "du Héros"),
        ("trap-F1", "le piège «\u00a01 Force\u00a0»", "du piège «\u00a01 Force\u00a0»"),
        ("resource-gold", "l’or", "de l’or"),
    ],
)
def test_french_reads_well(name: str, the: str, of: str) -> None:
    found = attributes(NAMES["fr"][name])
    assert (found["the"], found["of"]) == (the, of)


@pytest.mark.parametrize(
    ("language", "name", "n", "said"),
    [
        ("en", "amount-force", 1, "1 Force die"),
        ("en", "amount-force", 2, "2 Force dice"),
        ("en", "amount-gold", 1, "1 gold"),
        ("fr", "amount-gold", 0, "0 pièce d’or"),
        ("fr", "amount-gold", 1, "1 pièce d’or"),
        ("fr", "amount-gold", 2, "2 pièces d’or"),
        ("fr", "amount-attack", 3, "3 dés d’Attaque"),
    ],
)
def test_amounts_have_their_plurals(language: str, name: str, n: int, said: str) -> None:
    assert formatted("monster_lands", language, "names.ftl", name, n=n) == said
