"""The vocabulary of Euthia: every verb is used, explained on its page with its fields, rules and number of components.
The tables of integers say the same as the box; what the verbs do in play is tested with the rules."""

from __future__ import annotations

import re
from typing import get_args

import pytest
from msgspec.structs import fields

from taverne.games.euthia.box import compiled_effects as ops
from taverne.games.euthia.box.abilities import IN_BANDS, TRIGGERS, WINDOWS, Trigger
from taverne.games.euthia.box.atlas import ABSENT, ENCOUNTER, MERCHANT
from taverne.games.euthia.box.catalogue import SACK, SLOTS, SWORD
from taverne.games.euthia.box.integer_tables import NONE, TOP, place
from taverne.games.euthia.box.load import load
from taverne.games.euthia.box.pieces import TILE_KINDS, TileKind
from taverne.games.euthia.box.terms import ENCOUNTERS, GEMS, Condition, EncounterId, GemId, Per, Price, State
from taverne.games.euthia.box.vocabulary import Effect
from taverne.games.euthia.rules.verbs import catalogue
from tests.euthia.box.deeds import deeds, users
from tests.pages import page, rows

BOX = load()
CARDS = BOX.cards
CAT = catalogue(BOX)
PAGE = "euthia_vocabulary"
SHARED = {"when", "per", "pay"}


# The page


def test_the_page_explains_every_verb_and_its_fields() -> None:
    kinds = {str(kind.__struct_config__.tag): kind for kind in Effect.__subclasses__()}
    assert list(rows(PAGE, 6)) == list(kinds)
    for name, kind in kinds.items():
        stated = {field for field in rows(PAGE, 6)[name][0].split(", ") if field}
        assert stated == {field.name for field in fields(kind)} - SHARED, name


def test_the_page_counts_the_components_of_every_verb() -> None:
    assert {name: int(cells[-1]) for name, cells in rows(PAGE, 6).items()} == {
        k: len(v) for k, v in users(CARDS).items()
    }


def test_the_page_cites_rules_for_every_verb_and_trigger() -> None:
    for cells in (*(row[3] for row in rows(PAGE, 6).values()), *(row[2] for row in rows(PAGE, 4).values())):
        assert re.fullmatch(r"EUS?-\d{3}( to EUS?-\d{3})?(, EUS?-\d{3}( to EUS?-\d{3})?)*", cells), cells


def test_the_page_says_where_a_verb_has_a_meaning() -> None:
    for name, cells in rows(PAGE, 6).items():
        stated = cells[2].split(", ")
        assert tuple(word for word in stated if word in TRIGGERS) == WINDOWS.get(name, ()), name
        assert ("bands" in stated) == (name in IN_BANDS), name


def test_the_page_explains_every_trigger() -> None:
    assert tuple(name for name in rows(PAGE, 4) if name in TRIGGERS) == TRIGGERS == get_args(Trigger)


def test_the_page_explains_every_condition_price_and_state() -> None:
    text = page(PAGE)
    table = text[text.index("## Conditions") : text.index("## The verbs")]
    words = (*get_args(Condition), *get_args(Per), *get_args(Price), *get_args(State))
    assert [word for word in words if not re.search(rf"\b{word}\b", table)] == []


# The vocabulary


def test_every_verb_condition_multiplier_and_trigger_is_used() -> None:
    assert set(users(CARDS)) == set(ops.VERBS)
    assert {deed.when for _, deed in deeds(CARDS)} == set(get_args(Condition))
    assert {deed.per for _, deed in deeds(CARDS)} == set(get_args(Per))
    assert {use.trigger for tile in CARDS.tiles() for use in tile.uses} == set(TRIGGERS)
    assert {tile.kind for tile in CARDS.tiles()} == set(TILE_KINDS) == set(get_args(TileKind))


def test_the_vocabulary_stays_small() -> None:
    assert len(Effect.__subclasses__()) == 44


def test_lists_of_ids_hold_what_their_types_allow() -> None:
    assert get_args(GemId) == GEMS
    assert get_args(EncounterId) == ENCOUNTERS


# The same in integers


def test_verbs_have_their_numbers() -> None:
    for number, word in enumerate(ops.VERBS):
        assert getattr(ops, word.upper()) == number
    for number, trigger in enumerate(TRIGGERS):
        name = "STRIKE" if trigger == "attack" else trigger.upper()
        assert getattr(ops, name) == number, trigger


def number(tile: str) -> int:
    return CAT.tile_index[tile]


def test_an_attack_is_read_by_strength() -> None:
    staff = number("fire_staff")
    dealt = [CAT.tile_band[staff][place(n)] for n in (-5, 4, 5, 8, 9, 10, 99)]
    assert dealt == [NONE, NONE, 0, 1, 1, 2, 2]
    assert CAT.tile_damage[staff] == (1, 2, 3)
    assert len(CAT.tile_band[staff]) == TOP + 1


def test_a_monster_is_read_by_strength() -> None:
    foes = CAT.foes
    dragonfly = foes.index["monster-dragonfly"]
    assert [foes.band[dragonfly][n] for n in (3, 4, 8, 12)] == [NONE, 0, 1, 2]
    assert foes.wounds[dragonfly] == (1, 2, 3)
    assert (foes.rep_limit[dragonfly], foes.immunity[dragonfly]) == (12, False)
    judge = foes.index["elite-hollow_judge"]
    assert foes.immunity[judge]
    assert [op.verb for op in foes.band_ops[judge][-1]] == [ops.DEATH]
    assert [op.verb for op in foes.reward[judge]] == [ops.GAIN, ops.TREASURE]


def test_effects_become_integers() -> None:
    salt = CAT.tile_uses[number("grave_salt")][0]
    assert (salt.trigger, [(op.verb, op.n) for op in salt.ops]) == (
        ops.AROUND_MONSTER_ROLL,
        [(ops.RABBIT, -2), (ops.RABBIT, -3)],
    )
    paid = salt.ops[1].pay
    assert paid is not None
    assert (ops.PRICES[paid.what], paid.n, salt.needs_pay) == ("dwurt", 1, False)
    laugh = CAT.tile_uses[number("last_laugh")][0].ops
    assert [op.per for op in laugh] == [ops.ONCE, ops.PER_MISSING2]
    word = CAT.tile_uses[number("cold_word")][0].ops
    assert [op.when for op in word] == [ops.STORED_AIR + 3, ops.STORED_AIR + 1, ops.STORED_AIR, ops.STORED_AIR + 2]


def test_kinds_become_numbers() -> None:
    coffret = CAT.tile_uses[number("pewter_coffret")][0].ops[0]
    assert [GEMS[gem] for gem in coffret.args] == ["emerald", "opal", "ruby"]
    dowry = CAT.tile_uses[number("dowry_chest")][0].ops[0]
    assert (dowry.args, dowry.n) == (ops.COMMON, 2)
    torpor = CAT.tile_permanent[number("torpor")][0]
    assert (torpor.verb, torpor.args) == (ops.IMMUNE, (ops.STORED,))
    pair = CAT.quest_give[CAT.quest_ids.index("emissary_4")][0]
    assert (ops.PRICES[pair.what], pair.n, pair.alike, pair.of) == ("gem", 2, ops.SAME, ops.ALL_GEMS)
    alms = CAT.quest_reward[CAT.quest_ids.index("priest_1")][0]
    assert dict(zip(ops.GAINS, alms.args, strict=True)) == {
        "rep": 1, "gold": 0, "gaar": 1, "dwurt": 0, "silver": 0, "gold_cards": 0, "potions": 2,
    }  # fmt: skip


@pytest.mark.rule("EU-020")
def test_decks_hold_every_copy_and_later_tiles_rise_in_reputation() -> None:
    assert [len(deck) for deck in (*CAT.shop_decks, *CAT.treasure_decks, *CAT.resource_decks)] == [
        73, 76, 70, 20, 20, 20, 25, 25, 24,
    ]  # fmt: skip
    assert (len(CAT.silver_deck), len(CAT.gold_deck), len(CAT.gold_deck_alone)) == (24, 24, 24)
    for pile in CAT.later_tiles:
        assert [CAT.tile_rep[tile] for tile in pile] == sorted(CAT.tile_rep[tile] for tile in pile)


@pytest.mark.rule("EU-033", "EU-324")
def test_without_rivals_mind_control_takes_the_place_of_possession() -> None:
    with_rivals = {CAT.card_ids[card] for card in CAT.gold_deck}
    alone = {CAT.card_ids[card] for card in CAT.gold_deck_alone}
    assert with_rivals - alone == {"possession"}
    assert alone - with_rivals == {"mind_control"}


@pytest.mark.rule("EU-077", "EU-325")
def test_without_rivals_the_sorceress_has_cards_of_her_own() -> None:
    place = ENCOUNTERS.index("sorceress")
    assert not set(CAT.quest_decks[place]) & set(CAT.quest_decks_alone[place])
    assert [len(deck) for deck in (*CAT.quest_decks, *CAT.quest_decks_alone)] == [7] * 28


@pytest.mark.rule("EU-333")
def test_combat_cards_are_all_pairs_of_dice() -> None:
    assert {(left, right) for left, right, _, _ in CAT.combat_deck} == {
        (left, right) for left in range(1, 7) for right in range(1, 7)
    }
    assert CAT.combat_deck[0] == (1, 1, 2, 0)


def test_spaces_are_numbered_by_tile_and_place() -> None:
    world = CAT.map
    millbrook = world.index["i_millbrook"]
    assert world.land[4 * millbrook] == MERCHANT
    assert world.land[4 * millbrook + 3] == ABSENT
    assert world.loot[4 * millbrook] == (2, 0, 0, 1, 0)
    overlord = world.index["v_overlord"]
    assert world.land[4 * overlord + 3] == ENCOUNTER
    assert ENCOUNTERS[world.encounter[4 * overlord + 3]] == "overlord"
    assert [len(kinds[0]) for kinds in world.drawn] == [3] * 5
    assert len(world.legend) == 6


def test_tiles_know_their_slots() -> None:
    assert CAT.tile_slot[number("fire_staff")] == SWORD
    assert CAT.tile_slot[number("backpack")] == SACK
    assert SLOTS[CAT.tile_slot[number("plate_cuirass")]] == "cuirass"
    assert CAT.tile_sell[number("lost_purse")] == NONE
    assert CAT.tile_triggers[number("feint")] == 1 << ops.AFTER_MONSTER_ROLL | 1 << ops.AFTER_HERO_ROLL


def test_decks_of_scenarios_are_read_in_integers() -> None:
    star = BOX.index["legend"]["chained_star"]
    (diamonds,) = CAT.legend_give[star]
    assert (ops.PRICES[diamonds.what], diamonds.n, [GEMS[gem] for gem in diamonds.of]) == ("gem", 2, ["diamond"])
    (take,) = CAT.legend_reward[star]
    assert (take.verb, CAT.tile_ids[take.args[0]]) == (ops.TAKE, "artefact_freed_star")
    blade = CAT.legend_have[BOX.index["legend"]["singing_blade"]][0]
    assert (ops.STATES[blade.what], blade.n) == ("set", 5)
    gale = CAT.attack_blows[BOX.index["dragon_attack"]["gale_of_wings"]]
    assert [(op.verb, op.n, op.args) for op in gale] == [(ops.WOUND, 1, ()), (ops.LOSE, 1, (0, 1))]
    assert [use.trigger for use in CAT.power_uses[0]] == [ops.HERO_ROLL, ops.AFTER_MONSTER_ROLL]
    assert [ops.PRICES[cost.what] for (cost,) in CAT.witness_give] == ["gold", "potion", "trophy", "essence"]
    assert [len(blows) for blows in CAT.slaughter_blows] == [0, 0, 0, 0, 0, 0, 1, 0, 0, 1]
