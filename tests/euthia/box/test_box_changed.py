"""Where the values of the box of Euthia come from, mistakes in it, and what an owner may change.
What stands in it is in test_box."""

from __future__ import annotations

from pathlib import Path

import pytest

from taverne.engine.box.contents import BoxEntry, BoxError, provenance
from taverne.games.euthia.box.load import Cards, load
from taverne.games.euthia.box.terms import HEROES
from tests.boxes import Bench, provenances
from tests.euthia.box.tables import BOX, CARDS

BENCH = Bench("euthia", Cards, load)


# Provenance and overlays


def test_every_value_says_where_it_comes_from() -> None:
    assert provenances(CARDS) == {"rulebook", "found", "house"}


def test_what_the_rulebook_prints_is_marked_as_its_own() -> None:
    emissary = next(quest for quest in CARDS.quest if quest.id == "emissary_1")
    assert provenance(emissary, "reward") == "rulebook"
    curse = next(card for card in CARDS.card if card.id == "curse")
    assert (provenance(curse, "one"), provenance(curse, "two")) == ("house", "rulebook")
    spider = next(monster for monster in CARDS.monster if monster.id == "cave_spider")
    assert (provenance(spider, "reward"), provenance(spider, "health")) == ("rulebook", "house")


def test_an_index_gives_the_place_of_each_entry() -> None:
    assert BOX.index["hero"] == {name: place for place, name in enumerate(HEROES)}
    assert CARDS.tiles()[BOX.index["tile"]["healing_potion"]].id == "healing_potion"
    assert load() is BOX


def test_ids_of_tiles_differ_over_all_tables() -> None:
    everything: tuple[BoxEntry, ...] = CARDS.tiles()
    assert len({entry.id for entry in everything}) == len(everything) == 312


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("monsters.toml", "level = 1\n", "level = 2\n", "13 with level = 1, expected 14 (EU-005)"),
        ("monsters.toml", "{ min = 8, wounds = 2 }", "{ min = 3, wounds = 2 }", "bands"),
        ("shop-merchant.toml", "copies = 3", "copies = 2", "72 with deck = merchant, expected 73 (EU-004)"),
        (
            "shop-merchant.toml",
            'deck = "merchant"',
            'deck = "baker"',
            'shop_tile leather_helmet.deck: "baker": expected',
        ),
        ("gems.toml", "copies = 15", "copies = 14", "14 of them, expected 15 (EU-007)"),
        (
            "quests.toml",
            'encounter = "priest"',
            'encounter = "miner"',
            "6 with encounter = priest, one_player = false, expected 7 (EU-005)",
        ),
        ("quests.toml", 'of = ["emerald", "ruby"]', 'of = ["emerald", "amber"]', "gem of amber"),
        (
            "territory-1.toml",
            "solo = true",
            "solo = false",
            "1 with chapter = 1, kind = fixed, solo = true, expected 2 (EU-322)",
        ),
        ("territory-1.toml", 'encounter = "emissary"', 'encounter = "miner"', "expected 1 (EU-081)"),
        (
            "territory-1.toml",
            'element = "water"',
            'element = "air"',
            "territory: 8 with element = air, expected 7 (EU-094)",
        ),
        ("heroes.toml", '{ symbol = "sword" }', '{ symbol = "initiative" }', "do not fit the open slots (EU-019)"),
        ("heroes-ael.toml", "rep = 3\n", "rep = 4\n", "4 is not a mark on the track (EU-272)"),
        ("heroes-ael.toml", 'kind = "heal"', 'kind = "cure"', "hero_tile lance_of_dawn.bands[1].do[0]"),
        ("gems.toml", 'trigger = "out"', 'trigger = "trade"', "move means nothing at trade: expected out"),
        ("heroes-ael.toml", '{ kind = "heal", n = 1 }', '{ kind = "move", n = 1 }', "move means nothing in a band"),
        ("decks.toml", 'tile = "iv_oath"', 'tile = "iv_towers"', "expected one for each legend tile"),
        ("decks.toml", 'tile = "artefact_oath_crown"', 'tile = "crown"', "the id crown is not in relic"),
        (
            "scenarios.toml",
            "fixed = [3, 3, 3, 3, 0]",
            "fixed = [4, 3, 3, 3, 0]",
            "scenario hunt.two: asks for 4 with chapter = 1, kind = fixed, but has 3",
        ),
        ("scenarios.toml", 'tile = "i_chapel"', 'tile = "i_chapel2"', "the id i_chapel2 is not in territory"),
        (
            "scenarios.toml",
            'late_tile = "v_roost"',
            'late_tile = "v_rost"',
            "the id v_rost is not in territory (EUS-022)",
        ),
        ("scenarios.toml", "clue_health = 3, ", "", "expected clue_health, health_plus"),
        ("scenarios.toml", "heroic = { health_plus = 8 }", "heroic = { health = 8 }", "health is not a value"),
        ("cards.toml", 'metal = "silver"', 'metal = "gold"', "silver cards have 2 sections, gold cards 3 (EU-222)"),
        ("elites.toml", 'id = "old_gnash"', 'id = "gnash"', "bounty: expected gnash"),
        ("figures.toml", "offer = 4", 'offer = "4"', 'figures.toml: setup.offer: "4": expected a whole number'),
    ],
)
def test_mistakes_in_the_box_are_found(folder: Path, file: str, old: str, new: str, said: str) -> None:
    assert said in str(BENCH.spoil(folder, file, old, new))


def test_an_owner_may_change_a_monster_and_a_tile(owner: Path) -> None:
    box = BENCH.lay_over(
        owner,
        '[[monster]]\nid = "grey_wolf"\nhealth = 4\n'
        '[[shop_tile]]\nid = "yew_bow"\ncost = 4\nbands = [{ min = 5, damage = 1 }, { min = 8, damage = 4 }]\n',
    )
    wolf = box.cards.monster[box.index["monster"]["grey_wolf"]]
    assert (wolf.health, provenance(wolf, "health"), provenance(wolf, "bands")) == (4, "owner", "house")
    bow = box.cards.tiles()[box.index["tile"]["yew_bow"]]
    assert (bow.cost, [band.damage for band in bow.bands]) == (4, [1, 4])
    assert box.fingerprint != BOX.fingerprint


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[[monster]]\nid = "gray_wolf"\nhealth = 4\n', 'unknown id: did you mean "grey_wolf"?'),
        ('[[monster]]\nid = "grey_wolf"\nhealt = 4\n', 'unknown field: did you mean "health"?'),
        ('[[monster]]\nid = "grey_wolf"\nlevel = 2\n', "13 with level = 1, expected 14 (EU-005)"),
        ('[[hero]]\nid = "dral"\nhealth = 0\n', "my-copy.toml: hero dral.health: 0: expected a whole number >= 1"),
        ("[dwurt_die]\nfaces = []\n", "my-copy.toml: dwurt_die.faces"),
    ],
)
def test_an_owner_s_mistake_is_named(owner: Path, text: str, said: str) -> None:
    with pytest.raises(BoxError) as caught:
        BENCH.lay_over(owner, text)
    assert said in str(caught.value)
