"""The words of Conquest of Nerath: ledger and names say the same in both languages and leave nothing out.
What a view or a log line says with them is tested where it is written."""

from __future__ import annotations

import pytest

from taverne.games.nerath.box.figures import LENGTHS, MODES
from taverne.games.nerath.box.load import load
from tests.ledger import LANGUAGES, Ledger, attributes, formatted, in_both, value

RULES = [f"CN-{number:03}" for number in range(1, 589)]
AMOUNTS = ("gold", "points", "hits", "events", "treasures", "guardians")
SPACES = ("land-", "sea-", "dungeon-")
VOWELS = "aeiouéèêâôœ"
LEDGER = in_both("nerath", "rules.ftl")
NAMES = in_both("nerath", "names.ftl")


def names_of_the_box() -> list[str]:
    """The key of every entry of the box."""
    return [f"{table}-{name}" for table, ids in load().index.items() for name in ids]


class TestLedger(Ledger):
    game = "nerath"
    rules = RULES
    examples = [f"CNX-{number:02}" for number in (1, 2, 3, 4, 5, 6, 8, 10, 11, 13, 15, 17)]
    rulings = 334
    ours = {"CN-004", "CN-083", "CN-262", "CN-424", "CN-493", "CN-588"}
    theirs = {"CN-001", "CN-075", "CN-534", "CN-558", "CN-585"}
    figures = {
        "CN-019": "13",
        "CN-057": "10 11 12 13",
        "CN-058": "15 13 13 14",
        "CN-068": "15 13 13 14 55",
        "CN-427": "2 8 1 8",
        "CN-439": "5 3",
        "CN-517": "4 2",
        "CN-558": "30 1 2 3 45",
        "CNX-03": "15 3 2 15 3 2 16 415 2 16 8 417 15 14 2 7 13 2 6.5 7",
    }


def test_a_marked_card_says_what_is_our_reading() -> None:
    for rule in RULES[477:]:
        assert bool(attributes(LEDGER["en"][rule])) == ("Our reading: " in value(LEDGER["en"][rule])), rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_of_a_card_begins_with_its_name(language: str) -> None:
    cards = load().cards
    for kind, rules in (
        ("event", {card.id: card.rule for card in cards.event}),
        ("treasure", {card.id: card.rule for card in cards.treasure}),
    ):
        for name, rule in rules.items():
            title = value(NAMES[language][f"{kind}-{name}"])
            assert value(LEDGER[language][rule]).startswith(title), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ledger_names_units_and_realms_as_the_names_do(language: str) -> None:
    said = " ".join(value(message) for message in LEDGER[language].values()).lower()
    for name in names_of_the_box():
        if name.startswith(("unit-", "realm-")):
            assert value(NAMES[language][name]).lower() in said, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_cover_the_box_and_the_words_around_it(language: str) -> None:
    wanted = {
        *names_of_the_box(),
        *(f"mode-{mode}" for mode in MODES),
        *(f"length-{length}" for length in LENGTHS),
        *(f"amount-{unit}" for unit in (*load().index["unit"], *AMOUNTS)),
        *(f"units-{unit}" for unit in load().index["unit"]),
    }
    assert wanted == set(NAMES[language])
    assert all(value(message) for message in NAMES[language].values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_pieces_of_a_kind_bear_the_same_name(language: str) -> None:
    for kind in {name.partition("-")[0] for name in NAMES[language]}:
        names = [value(message) for name, message in NAMES[language].items() if name.partition("-")[0] == kind]
        assert len(set(names)) == len(names), kind
    spaces = [value(message) for name, message in NAMES[language].items() if name.startswith(SPACES)]
    assert len(set(spaces)) == 80


def test_english_names_have_their_articles() -> None:
    for name in names_of_the_box():
        found = attributes(NAMES["en"][name])
        said = value(NAMES["en"][name])
        assert set(found) == ({"the", "a", "at"} if name.startswith(SPACES) else {"the", "a"})
        assert found["the"] in (said, f"the {said}")
        assert found["a"] in (said, f"an {said}" if said[0].lower() in "aeiou" else f"a {said}")
        if "at" in found:
            small = ("on",) if said.endswith((" Coast", " Shore")) else ("at", "in")
            assert found["at"] in [f"{each} {found['the']}" for each in small]


def test_french_names_agree_and_elide() -> None:
    for name in names_of_the_box():
        found = attributes(NAMES["fr"][name])
        said = value(NAMES["fr"][name])
        masculine = found["gender"] == "masculine"
        assert found["gender"] in ("masculine", "feminine"), name
        elided = said[0].lower() in VOWELS or said == "hydre"
        if name.startswith("event-"):
            quoted = f"«\u00a0{said}\u00a0»"
            assert (found["the"], found["of"], found["a"]) == (quoted, f"de {quoted}", quoted)
            continue
        forms = {
            said: ("d’" if elided else "de ") + said,
            f"les {said}": f"des {said}",
            f"l’{said}" if elided else f"{'le' if masculine else 'la'} {said}": (
                f"de l’{said}" if elided else f"{'du' if masculine else 'de la'} {said}"
            ),
        }
        assert found["of"] == forms[found["the"]], name
        assert found["a"] in (said, f"des {said}", f"{'un' if masculine else 'une'} {said}"), name
        assert ("at" in found) == name.startswith(SPACES)


@pytest.mark.parametrize(
    ("name", "the", "of", "at"),
    [
        ("land-altara", "Altara", "d’Altara", "à Altara"),
        (
            "land-winterbole_forest",
            "la Forêt de Winterbole",
            "de la Forêt de Winterbole",
            "dans la Forêt de Winterbole",
        ),
        ("land-karkothi_thronehold", "le Trône de Karkoth", "du Trône de Karkoth", "au Trône de Karkoth"),
        ("land-moonstair", "l’Escalier de lune", "de l’Escalier de lune", "à l’Escalier de lune"),
        ("land-deep_havens", "les Havres profonds", "des Havres profonds", "aux Havres profonds"),
        ("land-emerald_coast", "la Côte d’émeraude", "de la Côte d’émeraude", "sur la Côte d’émeraude"),
        ("sea-southern_deep", "l’Abysse du Sud", "de l’Abysse du Sud", "dans l’Abysse du Sud"),
        ("guardian-hydra", "l’hydre", "de l’hydre", None),
        ("guardian-demon_lords_herald", "le héraut du prince démon", "du héraut du prince démon", None),
        ("unit-storm_elemental", "l’élémentaire des tempêtes", "de l’élémentaire des tempêtes", None),
        ("realm-iron_circle", "le Cercle de fer", "du Cercle de fer", None),
        ("treasure-eye_of_vecna", "l’Œil de Vecna", "de l’Œil de Vecna", None),
    ],
)
def test_french_reads_well(name: str, the: str, of: str, at: str | None) -> None:
    found = attributes(NAMES["fr"][name])
    assert (found["the"], found["of"], found.get("at")) == (the, of, at)


@pytest.mark.parametrize(
    ("language", "name", "n", "said"),
    [
        ("en", "amount-footsoldier", 1, "1 Footsoldier"),
        ("en", "amount-siege_engine", 2, "2 Siege Engines"),
        ("en", "amount-gold", 3, "3 gold"),
        ("fr", "amount-castle", 2, "2 châteaux"),
        ("fr", "amount-storm_elemental", 2, "2 élémentaires des tempêtes"),
        ("fr", "amount-gold", 0, "0 pièce d’or"),
        ("fr", "amount-points", 13, "13 points de victoire"),
    ],
)
def test_amounts_have_their_plurals(language: str, name: str, n: int, said: str) -> None:
    assert formatted("nerath", language, "names.ftl", name, n=n) == said
