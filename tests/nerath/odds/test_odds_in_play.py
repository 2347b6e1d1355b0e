"""Odds asked in words against battles fought by the rules: every treasure is reckoned, or refused by name.
The reckoning itself is tested in ``test_odds``; who answers how, in ``battles``."""

from __future__ import annotations

import math

import pytest

from taverne.engine.reports.odds import OddsError, read_question
from taverne.games.nerath.box.load import load
from taverne.games.nerath.odds.query import FIELDS, answer
from taverne.games.nerath.state.game_state import NerathState

from ..battles import share_won
from ..positions import attack, board, guard, lay, put, ship

BATTLES = 700
Case = tuple[list[str], list[str], str, str, str]
"""Treasures of the attacker and the defender, their forces (or guardians), and where they meet."""

CASES = {
    "black_skull_sapphire": ("monster=2", "footsoldier=4", "land"),
    "boots_of_speed": ("fighter=3", "fighter=3", "land"),
    "censer_of_controlling_air_elementals": ("storm_elemental=3", "storm_elemental=3", "land"),
    "holy_avenger": ("fighter=1", "footsoldier=3", "land"),
    "horn_of_blasting": ("footsoldier=3", "footsoldier=1,castle=1", "land"),
    "keoghtoms_ointment": ("footsoldier=2,fighter=1", "footsoldier=1,monster=1", "land"),
    "orb_of_dragonkind": ("dragon=1", "footsoldier=4", "land"),
    "orb_of_storm": ("warship=3", "warship=3", "sea"),
    "reflected_shield": ("fighter=2", "wizard=2", "land"),
    "ring_of_wizardry": ("wizard=1", "footsoldier=2,fighter=1", "land"),
    "robe_of_the_archmage": ("wizard=2", "footsoldier=4", "land"),
    "staff_of_the_magi": ("wizard=2", "fighter=3", "land"),
    "vorpal_sword": ("fighter=3", "footsoldier=6,castle=1", "land"),
}
"""For each treasure that has a part in battles a battle in which it matters to the attacker."""
ALSO: dict[str, Case] = {
    "the staff at sea, going down with its ship": (["staff_of_the_magi"], [], "warship=1,wizard=2", "warship=2", "sea"),
    "the staff against guardians": (["staff_of_the_magi"], [], "wizard=2", "wraith,ogre", "dungeon"),
    "the staff of the defender": ([], ["staff_of_the_magi"], "fighter=3", "wizard=2", "land"),
    "staff, ring and robe": (
        ["staff_of_the_magi", "ring_of_wizardry", "robe_of_the_archmage"],
        [],
        "wizard=2",
        "fighter=3,castle=1",
        "land",
    ),
    "staff against ointment": (
        ["keoghtoms_ointment"],
        ["staff_of_the_magi"],
        "fighter=2",
        "wizard=1,fighter=1",
        "land",
    ),
    "horn against ointment": (
        ["keoghtoms_ointment"],
        ["horn_of_blasting"],
        "fighter=2",
        "footsoldier=1,castle=1",
        "land",
    ),
    "horn against a lone Wizard with the staff": (
        ["horn_of_blasting"],
        ["staff_of_the_magi"],
        "footsoldier=2",
        "wizard=1,castle=1",
        "land",
    ),
}


def units(text: str) -> dict[str, int]:
    return {word: int(n) for word, _, n in (part.partition("=") for part in text.split(","))}


def position(ours: str, theirs: str, where: str, treasures: list[str], against: list[str]) -> NerathState:
    """Karkoth attacks Vailin with just these forces and treasures; nobody may retreat or hold cards."""
    table = board()
    place = {"land": "vailindor", "sea": "wailing_sea", "dungeon": "vault_of_the_drow"}[where]
    for realm, cards in (("karkoth", treasures), ("vailin", against)):
        lay(table, realm, *cards)
    if where == "dungeon":
        guard(table, place, *theirs.split(","))
        attack(table, "karkoth", place, **units(ours))
        return table
    for realm, force in (("karkoth", units(ours)), ("vailin", units(theirs))):
        if where == "sea":
            heroes = [word for word, n in force.items() if word in ("fighter", "wizard") for _ in range(n)]
            for _ in range(force["warship"]):
                aboard, heroes = heroes[:2], heroes[2:]
                ship(table, realm, place, **{word: aboard.count(word) for word in sorted(set(aboard))})
        elif realm == "karkoth":
            attack(table, realm, place, **force)
        else:
            put(table, realm, place, **force)
    return table


def asked(ours: str, theirs: str, where: str, treasures: list[str], against: list[str]) -> float:
    question = {"attack": ours, "treasures": ",".join(treasures), "against": ",".join(against)}
    question |= {"guardians": theirs} if where == "dungeon" else {"defend": theirs, "place": where}
    return answer(load(), read_question(FIELDS, question))[1].chances["win"]


def agree(odds: float, found: float, battles: int) -> bool:
    return abs(odds - found) < 4.0 * math.sqrt(max(odds * (1 - odds), 0.01) / battles)


@pytest.mark.parametrize("treasure", CASES)
def test_a_treasure_is_reckoned_as_it_is_played(treasure: str) -> None:
    ours, theirs, where = CASES[treasure]
    odds = asked(ours, theirs, where, [treasure], [])
    found = share_won(position(ours, theirs, where, [treasure], []), BATTLES)
    assert agree(odds, found, BATTLES), f"{odds:.3f} reckoned, {found:.3f} played"
    plain = asked(ours, theirs, where, [], [])
    assert odds > plain + 0.01, "it matters"


@pytest.mark.parametrize("name", ALSO)
def test_treasures_that_meet_are_reckoned_as_they_are_played(name: str) -> None:
    treasures, against, ours, theirs, where = ALSO[name]
    odds = asked(ours, theirs, where, treasures, against)
    found = share_won(position(ours, theirs, where, treasures, against), BATTLES)
    assert agree(odds, found, BATTLES), f"{odds:.3f} reckoned, {found:.3f} played"


@pytest.mark.soak
def test_all_of_them_agree_over_twenty_thousand_battles() -> None:
    whole: dict[str, Case] = {name: ([name], [], *case) for name, case in CASES.items()} | ALSO
    for name, (treasures, against, ours, theirs, where) in whole.items():
        odds = asked(ours, theirs, where, treasures, against)
        found = share_won(position(ours, theirs, where, treasures, against), 20_000)
        assert agree(odds, found, 20_000), f"{name}: {odds:.4f} reckoned, {found:.4f} played"


def test_every_other_treasure_is_refused_by_name() -> None:
    for card in load().cards.treasure:
        if card.id in CASES:
            continue
        with pytest.raises(OddsError) as error:
            asked("wizard=2", "fighter=3", "land", [card.id], [])
        assert (error.value.key, error.value.data) == ("odds-no-part", {"treasure": f"treasure-{card.id}"})


def test_what_works_in_its_owners_turn_is_refused_to_the_defender_and_nothing_is_there_twice() -> None:
    with pytest.raises(OddsError) as error:
        asked("wizard=2", "fighter=3", "land", [], ["keoghtoms_ointment"])
    assert error.value.key == "odds-own-turn"
    for treasures, against in ((["vorpal_sword"] * 2, []), (["vorpal_sword"], ["vorpal_sword"])):
        with pytest.raises(OddsError) as error:
            asked("wizard=2", "fighter=3", "land", treasures, against)
        assert error.value.key == "odds-twice"


def test_the_answer_says_which_order_of_losses_it_assumes() -> None:
    question = {"attack": "wizard=1,footsoldier=2,dragon=1", "defend": "footsoldier=1,castle=1,fighter=1"}
    line = answer(load(), read_question(FIELDS, question))[3]
    assert line.key == "odds-order"
    assert line.data["ours"] == [
        {"say": "odds-first-hit", "unit": "unit-dragon"},
        "unit-footsoldier",
        "unit-wizard",
        "unit-dragon",
    ]
    assert line.data["theirs"] == ["unit-footsoldier", "unit-castle", "unit-fighter"]
    heroes = answer(load(), read_question(FIELDS, {"attack": "fighter=2", "guardians": "ogre"}))[3]
    assert (heroes.key, heroes.data["ours"]) == ("odds-order-heroes", ["unit-fighter"])
