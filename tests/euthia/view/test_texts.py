"""What is written on the pieces of Euthia: everything has a name and its lines in both languages, and they read well.
What the pieces do is tested with the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from msgspec import Struct

from taverne.engine.box.contents import BoxEntry
from taverne.games import euthia
from taverne.games.euthia.box.load import load
from taverne.games.euthia.box.pieces import ABILITIES
from taverne.games.euthia.box.territory import POSITIONS
from taverne.games.euthia.box.vocabulary import Effect
from taverne.games.euthia.box.written import texts
from taverne.games.euthia.box.written.labels import lines
from taverne.words import LANGUAGES, Words
from tests.euthia.box.deeds import deeds

CARDS = load().cards
LOCALE = Path(euthia.__file__).parent / "locale"
SPEAK = {language: Words("euthia", language) for language in LANGUAGES}
TILES = ("hero_tile", "shop_tile", "treasure", "reward_tile", "relic")
TABLES: dict[str, tuple[BoxEntry, ...]] = {
    name: table for name in CARDS.__struct_fields__ if isinstance(table := getattr(CARDS, name), tuple)
}
PIECES = [(name, entry) for name, table in TABLES.items() for entry in table]
NAMES = [f"{'tile' if table in TILES else table}-{entry.id}" for table, entry in PIECES]
TITLES = ("quest", "card", "bounty", "event", "legend", "dragon_attack", "slaughter", "revocation", "territory",
          "scenario", "power")  # fmt: skip
QUOTED = {f"tile-{one.id}" for one in CARDS.hero_tile if one.kind in ABILITIES} | {
    name for name in NAMES if name.partition("-")[0] in TITLES
}
VOWELS = "aeiouyàâéèêîôùûœæ"


def written(piece: Struct, language: str) -> list[str]:
    return [SPEAK[language].say(line["say"], line) for line in lines(piece)]


def tile(name: str) -> Struct:
    return next(entry for entry in CARDS.tiles() if entry.id == name)


def entry(table: str, name: str) -> BoxEntry:
    return next(one for one in TABLES[table] if one.id == name)


def ids(language: str, file: str) -> list[str]:
    text = (LOCALE / language / file).read_text(encoding="utf-8")
    return [part.id.name for part in FluentParser().parse(text).body if isinstance(part, ast.Message)]


# Nothing is missing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_every_piece_can_be_read(table: str, language: str) -> None:
    for one in TABLES[table]:
        said = written(one, language)
        assert said or table in ("encounter", "shop_tile", "reward_tile", "treasure"), one.id
        for line in said:
            assert "⟦" not in line, f"{one.id}: {line}"
            assert line == line.strip(), one.id
            assert "  " not in line, f"{one.id}: {line}"
            assert not re.search(r"\s[,.)]|\(\s", line), f"{one.id}: {line}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_a_sentence(language: str) -> None:
    for name, effect in deeds(CARDS):
        said = SPEAK[language].say("use-line", {"trigger": "trigger-out", "deeds": texts.deed(effect)})
        assert "⟦" not in said, name


def test_every_verb_has_its_message() -> None:
    wanted = {f"effect-{kind.__struct_config__.tag}" for kind in Effect.__subclasses__()}
    merged = {"effect-gem", "effect-essence"}  # said as gains
    assert wanted - merged <= set(ids("en", "effects.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_name(language: str) -> None:
    assert [name for name in NAMES if not SPEAK[language].has(name)] == []


def test_nothing_is_named_that_is_not_in_the_box() -> None:
    kinds = {name.partition("-")[0] for name in NAMES}
    assert {name for name in ids("en", "names.ftl") if name.partition("-")[0] in kinds} == set(NAMES)
    spaces = [name for name in ids("en", "names.ftl") if name.startswith("space-")]
    known = {
        f"space-{one.id}-{place}" for one in CARDS.territory for place, _ in zip(POSITIONS, one.spaces, strict=False)
    }
    assert set(spaces) <= known
    assert len(spaces) == 57


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_pieces_of_a_kind_bear_the_same_name(language: str) -> None:
    for kind in {name.partition("-")[0] for name in NAMES}:
        said = [SPEAK[language].text(name) for name in NAMES if name.partition("-")[0] == kind]
        assert len(set(said)) == len(said), kind


def test_no_message_of_effects_is_left_unused() -> None:
    used: set[str] = set()

    def look(data: object) -> None:
        if isinstance(data, dict):
            if "say" in data:
                used.add(data["say"])
            for value in data.values():
                look(value)
        elif isinstance(data, list):
            for value in data:
                look(value)

    for _, one in PIECES:
        look(lines(one))
    spare = {"amount-wound", "band-one", "effect-nothing", "amount-resource", "amount-kinds"}
    assert {name for name in ids("en", "effects.ftl") if name not in used} <= spare


# French


def test_french_names_agree_and_elide() -> None:
    french = SPEAK["fr"]
    for name in [*NAMES, *(f"element-{element}" for element in ("air", "earth", "water", "fire"))]:
        said = french.text(name)
        the, of = french.text(f"{name}.the"), french.text(f"{name}.of")
        if name in QUOTED:
            assert (the, of) == (f"«\u00a0{said}\u00a0»", f"de «\u00a0{said}\u00a0»"), name
            continue
        masculine = french.text(f"{name}.gender") == "masculine"
        elided = said[0].lower() in VOWELS or said.startswith(("Hydre", "Hydromel"))
        own = re.match(r"(Le |La |Les |L’)(.*)", said)
        bare = own[2] if own else said
        forms = {
            said: ("d’" if elided else "de ") + said,
            f"les {bare}": f"des {bare}",
            f"l’{bare}": f"de l’{bare}",
            f"{'le' if masculine else 'la'} {bare}": f"{'du' if masculine else 'de la'} {bare}",
        }
        assert of == forms[the], name
        if elided and not own:
            assert not the.startswith(("le ", "la ")), name


def test_english_names_have_their_articles() -> None:
    english = SPEAK["en"]
    for name in NAMES:
        said, the, a = english.text(name), english.text(f"{name}.the"), english.text(f"{name}.a")
        if name in QUOTED:
            assert the == a == f"“{said}”"
        else:
            bare = said.removeprefix("The ")
            assert the in (said, f"the {bare}"), name
            assert a in (said, the, f"an {said}" if said[0] in "AEIOU" else f"a {said}"), name


@pytest.mark.parametrize(
    ("name", "the", "of"),
    [
        ("monster-fen_hydra", "l’Hydre des fagnes", "de l’Hydre des fagnes"),
        ("monster-restless_bones", "les Ossements sans repos", "des Ossements sans repos"),
        ("elite-pale_doe", "la Biche pâle", "de la Biche pâle"),
        ("elite-howler_of_kesh", "le Hurleur de Kesh", "du Hurleur de Kesh"),
        ("elite-ahk_skyrender", "Ahk Fend-le-Ciel", "d’Ahk Fend-le-Ciel"),
        ("opponent-saboteur", "le Saboteur", "du Saboteur"),
        ("witness-quartermaster", "l’Intendant", "de l’Intendant"),
        ("hero-ael", "Ael", "d’Ael"),
        ("tile-berserkers_mead", "l’Hydromel du furieux", "de l’Hydromel du furieux"),
        ("tile-woodcutters_axe", "la Hache de bûcheron", "de la Hache de bûcheron"),
        ("tile-leather_boots", "les Bottes en cuir", "des Bottes en cuir"),
        ("resource-raw_emerald", "l’Émeraude brute", "de l’Émeraude brute"),
        ("tile-dodge", "«\u00a0Esquive\u00a0»", "de «\u00a0Esquive\u00a0»"),
    ],
)
def test_french_names_read_well(name: str, the: str, of: str) -> None:
    assert (SPEAK["fr"].text(f"{name}.the"), SPEAK["fr"].text(f"{name}.of")) == (the, of)


# Lines that read well


@pytest.mark.parametrize(
    ("name", "english", "french"),
    [
        (
            "lance_of_dawn",
            ["5 to 7: 1 damage", "8 to 10: 2 damage; heal 1 wound", "11 or more: 3 damage; heal 1 wound"],
            ["5 à 7 : 1 dégât", "8 à 10 : 2 dégâts ; soigner 1 blessure", "11 ou plus : 3 dégâts ; soigner 1 blessure"],
        ),
        (
            "grave_salt",
            ["Before or after the monster’s roll: −2 to the monster’s strength; −3 more for 1 Dwurt"],
            ["Avant ou après le lancer du monstre : −2 à la force du monstre ; −3 de plus contre 1 Dwurt"],
        ),
        (
            "stolen_tongue",
            [
                "1 place for an essence",
                "With two or more heroes only",
                "While preparing for a combat: the monster loses 2 cards; 1 more for each essence on it",
            ],
            [
                "1 place pour une essence",
                "À deux héros ou plus seulement",
                "À la préparation d’un combat : le monstre perd 2 cartes ; 1 de plus par essence posée dessus",
            ],
        ),
        (
            "the_last_door",
            ["After the monster’s roll: if this attack would kill the hero, stay at 1 health, then heal 4 wounds"],
            [
                "Après le lancer du monstre : si cette attaque devait tuer le héros, garder 1 point de santé, "
                "puis soigner 4 blessures"
            ],
        ),
        (
            "ring_of_the_watch",
            [
                "1 gem slot",
                "Outside combat or in a healing phase: heal 2 wounds (set of 3 or more); 1 more (set of 4 or more)",
            ],
            [
                "1 emplacement Gemme",
                "Hors combat ou en phase de soins : soigner 2 blessures (set de 3 ou plus) ; "
                "1 de plus (set de 4 ou plus)",
            ],
        ),
        (
            "pewter_coffret",
            ["Outside combat: gain 1 Ruby, 1 Opal or 1 Emerald", "Used once, then discarded"],
            ["Hors combat : gagner 1 Rubis, 1 Opale ou 1 Émeraude", "Sert une fois, puis se défausse"],
        ),
        (
            "plate_cuirass",
            [
                "+4 maximum health",
                "−2 sacks",
                "1 gem slot",
                "Always: +1 maximum health (set of 3 or more); 1 more (set of 5)",
            ],
            [
                "+4 de santé maximale",
                "−2 besaces",
                "1 emplacement Gemme",
                "Toujours : +1 de santé maximale (set de 3 ou plus) ; 1 de plus (set de 5)",
            ],
        ),
        ("cloak_of_ash", ["Always: immune to the power of Fire"], ["Toujours : insensible au pouvoir du Feu"]),
    ],
)
def test_tiles_read_well(name: str, english: list[str], french: list[str]) -> None:
    spaced = [re.sub(r" ([;:])", "\u00a0\\1", line) for line in french]
    assert written(tile(name), "en")[: len(english)] == english
    assert written(tile(name), "fr")[: len(french)] == spaced


@pytest.mark.parametrize(
    ("table", "name", "line", "english", "french"),
    [
        ("quest", "emissary_1", 0, "Give 1 Emerald or 1 Ruby", "Donner 1 Émeraude ou 1 Rubis"),
        ("quest", "emissary_4", 0, "Give 2 identical gems", "Donner 2 gemmes identiques"),
        ("quest", "huntsman_3", 0, "Give 1 trophy of level 2 or higher", "Donner 1 trophée de niveau 2 ou plus"),
        ("quest", "priest_3", 0, "Condition: full health", "Condition : toute sa santé"),
        (
            "quest",
            "armourer_2",
            0,
            "Give 1 weapon or shield and 1 gem",
            "Donner 1 arme ou bouclier et 1 gemme",
        ),
        (
            "monster",
            "cave_spider",
            -1,
            "Reward for heroes with at most 15 reputation: gain 1 reputation, 2 silver cards and 1 Emerald",
            "Récompense des héros d’au plus 15 points de réputation : "
            "gagner 1 point de réputation, 2 cartes Argent et 1 Émeraude",
        ),
        ("bounty", "pale_doe", 0, "Lair: a space beside a portal", "Tanière : une case à côté d’un portail"),
        (
            "bounty",
            "vorrath_unburnt",
            0,
            "Lair: a Fire Elemental",
            "Tanière : un Élémentaire de feu",
        ),
        (
            "elemental",
            "air",
            0,
            "4 or less: suffer 1 wound or give 1 Gaar",
            "4 ou moins : subir 1 blessure ou donner 1 Gaar",
        ),
        (
            "card",
            "curse",
            2,
            "2 cards: −4 to the hero’s roll; −1 damage",
            "2 cartes : −4 au lancer du héros ; −1 dégât",
        ),
        (
            "resource",
            "raw_ruby",
            0,
            "Sells for 4 gold, or 1 gold and 1 Ruby",
            "Se vend 4 pièces d’or, ou 1 pièce d’or et 1 Rubis",
        ),
        (
            "revocation",
            "stage_3",
            0,
            "Revoking an elemental costs 2 essences of its element and 1 of any and gives 3 reputation",
            "Révoquer un élémentaire coûte 2 essences de son élément et 1 au choix et rapporte 3 points de réputation",
        ),
        (
            "territory",
            "i_millbrook",
            0,
            "Space a: Merchant; monster of level 1, loot: 2 gold and 1 silver card",
            "Case a : Marchand ; monstre de niveau 1, butin : 2 pièces d’or et 1 carte Argent",
        ),
    ],
)
def test_cards_read_well(table: str, name: str, line: int, english: str, french: str) -> None:
    assert written(entry(table, name), "en")[line] == english
    assert written(entry(table, name), "fr")[line] == re.sub(r" ([;:])", "\u00a0\\1", french)


def test_what_is_no_piece_has_no_lines() -> None:
    with pytest.raises(TypeError, match="Dice is no piece"):
        lines(CARDS.dice)
