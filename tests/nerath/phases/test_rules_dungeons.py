"""Chapters 13 and 17 of Conquest of Nerath: dungeons, guardians and looting (CN-235 to CN-262, CN-331 to CN-334).
Karkoth explores the Vault of the Drow unless said otherwise; dice are scripted in the order of units and tokens."""

from __future__ import annotations

import pytest

from taverne.games.nerath.box.catalogue import NONE
from taverne.games.nerath.box.vocabulary import REALMS
from taverne.games.nerath.state.game_state import FACE_UP, NerathState

from ..positions import (
    answer,
    attack,
    board,
    count,
    dice,
    draw,
    guard,
    hand,
    items,
    number,
    options,
    points,
    prompt,
    put,
    roll,
    told,
    war,
)

VAULT = "vault_of_the_drow"


def exploring(
    *tokens: str, mode: str = "free_for_all", seats: int = 4, realm: str = "karkoth", **heroes: int
) -> NerathState:
    """Heroes have entered the Vault of the Drow, where these tokens lie; nothing has been rolled."""
    table = board(mode, seats=seats)
    guard(table, VAULT, *tokens)
    attack(table, realm, VAULT, **heroes)
    return table


def entrance(table: NerathState) -> int:
    return table.cat.space_index[VAULT] - table.cat.first_dungeon


def names(table: NerathState) -> list[str]:
    """Return the tokens that lie on the entrance."""
    return [table.cat.token_ids[token] if token != NONE else "" for token in table.tokens[entrance(table)]]


def guards(table: NerathState) -> list[list[int]]:
    assert table.fight is not None
    return table.fight.guards


@pytest.mark.rule("CN-235")
def test_heroes_on_an_entrance_must_fight_its_guardians() -> None:
    table = war(exploring("ogre", fighter=1))
    assert told(table, "explores")[0]["space"] == f"dungeon-{VAULT}"
    assert dice(table) == (10,)
    roll(table, 1)
    assert dice(table) == (10,)


@pytest.mark.rule("CN-236")
def test_tokens_are_turned_up_when_the_exploration_starts() -> None:
    table = exploring("", "ogre", fighter=1)
    table.seen[entrance(table)][1] = 1 << number("vailin")
    before = len(table.token_pile)
    war(table)
    assert len(items(table)) == before
    assert "ogre" not in items(table), "it lies there already"
    draw(table, "troll")
    assert names(table) == ["troll", "ogre"]
    assert table.seen[entrance(table)] == [FACE_UP, FACE_UP]
    assert len(table.token_pile) == before - 1
    assert told(table, "guardians-shown")[0]["guardians"] == ["guardian-troll", "guardian-ogre"]


@pytest.mark.rule("CN-237")
def test_a_fight_with_guardians_follows_the_rules_of_battle() -> None:
    table = war(exploring("ogre", wizard=1, fighter=1))
    assert dice(table) == (10,), "the Wizard strikes first"
    roll(table, 5)
    assert dice(table) == (10,), "then the Fighter"
    roll(table, 5)
    assert dice(table) == (10,), "then the Ogre"
    roll(table, 6)
    assert options(table) == ["lose fighter", "lose wizard"]
    answer(table, "lose wizard")
    assert options(table) == ["continue", "retreat"]


@pytest.mark.rule("CN-238", "CN-246")
def test_the_player_on_the_left_decides_which_die_a_hit_removes() -> None:
    table = war(exploring("troll", "ettin", fighter=1))
    roll(table, 10)
    roll(table, 1, 1, 1, 1)
    assert table.pending[0].seat == number("vailin")
    assert options(table) == ["remove troll 8", "remove ettin 10"]
    answer(table, "remove ettin 10")
    assert guards(table) == [[8, 8], [10]]


@pytest.mark.rule("CN-246")
def test_of_a_guardian_with_different_dice_any_may_be_removed() -> None:
    table = war(exploring(mixed(board()), fighter=1))
    roll(table, 10)
    roll(table, *[1] * len(dice(table)))
    name = names(table)[0]
    assert options(table) == [f"remove {name} 12", f"remove {name} 20"]
    answer(table, f"remove {name} 20")
    assert guards(table) == [[12]]


def mixed(table: NerathState) -> str:
    """Return the guardian that has a d20 and a d12 and that heroes hit as usual."""
    return next(
        name for name, sides in zip(table.cat.token_ids, table.cat.token_dice, strict=True) if sides == (20, 12)
    )


@pytest.mark.rule("CN-239")
@pytest.mark.parametrize(
    ("mode", "seats", "explorer", "warden"),
    [
        ("free_for_all", 4, "nerath", 0),
        ("alliances", 4, "karkoth", 1),
        ("alliances", 2, "iron_circle", 1),
        ("alliances", 3, "karkoth", 0),
        ("alliances", 3, "nerath", 1),
    ],
)
def test_the_next_hostile_player_acts_for_the_guardians(mode: str, seats: int, explorer: str, warden: int) -> None:
    table = war(exploring("troll", "ettin", mode=mode, seats=seats, realm=explorer, fighter=1), explorer)
    roll(table, 10)
    roll(table, 1, 1, 1, 1)
    assert prompt(table) == "guardian-dice"
    assert table.pending[0].seat == warden


@pytest.mark.rule("CN-240")
def test_all_guardians_fight_at_the_same_time() -> None:
    table = war(exploring("troll", "ettin", fighter=1))
    roll(table, 1)
    assert dice(table) == (8, 8, 10, 10)


@pytest.mark.rule("CN-241", "CN-242", "CN-243", "CN-258")
def test_after_a_retreat_the_dead_stay_dead_and_the_others_stand_whole_and_face_up() -> None:
    table = exploring("wight", "troll", fighter=2)
    gold = table.gold[0]
    war(table)
    roll(table, 10, 10)
    roll(table, 1, 1, 1)
    answer(table, "remove wight 10")
    assert options(table) == ["continue", "retreat"], "the other hit could only fall on the Troll"
    assert guards(table) == [[8]]
    answer(table, "retreat", "to gorgons_reach")
    assert names(table) == ["troll"]
    assert table.seen[entrance(table)] == [FACE_UP]
    assert table.gold[0] == gold, "nothing is paid for the Wight"
    attack(table, "karkoth", VAULT, fighter=1)
    war(table)
    roll(table, 1)
    assert dice(table) == (8, 8)


@pytest.mark.rule("CN-244")
def test_an_entrance_where_a_guardian_remains_is_not_emptied() -> None:
    table = war(exploring("wight", "troll", fighter=1))
    roll(table, 10)
    roll(table, 1, 1, 1)
    answer(table, "remove wight 10", "retreat", "to gorgons_reach")
    assert table.cleared == []


@pytest.mark.rule("CN-245", "CN-247", "CN-331")
def test_a_guardian_with_one_die_falls_to_one_hit() -> None:
    table = war(exploring("ogre", fighter=1))
    roll(table, 6)
    roll(table, 1)
    assert names(table) == []
    assert table.token_discard == [table.cat.token_ids.index("ogre")]
    assert told(table, "guardian-killed") == [{"guardian": "guardian-ogre"}]


@pytest.mark.rule("CN-247")
def test_a_guardian_with_dice_left_lives() -> None:
    table = war(exploring("troll", fighter=1))
    roll(table, 6)
    roll(table, 1, 1)
    assert names(table) == ["troll"]
    assert guards(table) == [[8]]
    assert told(table, "guardian-hit") == [{"guardian": "guardian-troll", "n": 1}]
    answer(table, "continue")
    roll(table, 6)
    assert dice(table) == (8,)
    roll(table, 1)
    assert names(table) == []


@pytest.mark.rule("CN-248")
def test_several_hits_of_one_step_may_fall_on_one_guardian() -> None:
    table = war(exploring("troll", "ettin", fighter=2))
    roll(table, 6, 6)
    roll(table, 1, 1, 1, 1)
    answer(table, "remove troll 8", "remove troll 8")
    assert names(table) == ["ettin"]


@pytest.mark.rule("CN-249")
def test_a_die_removed_in_the_general_step_has_still_been_rolled() -> None:
    table = war(exploring("troll", fighter=2))
    roll(table, 10, 1)
    assert dice(table) == (8, 8)
    roll(table, 8, 8)
    assert count(table, "karkoth", VAULT) == {}


@pytest.mark.rule("CN-250")
def test_a_die_removed_by_first_strike_is_not_rolled() -> None:
    table = war(exploring("troll", wizard=1))
    roll(table, 6)
    assert dice(table) == (8,)


@pytest.mark.rule("CN-251")
def test_a_guardian_with_first_strike_rolls_first_and_only_then() -> None:
    table = war(exploring("basilisk", "troll", fighter=2))
    assert dice(table) == (10,)
    roll(table, 6)
    assert count(table, "karkoth", VAULT) == {"fighter": 1}
    assert dice(table) == (10,), "the Fighter that is left"
    roll(table, 1)
    assert dice(table) == (8, 8), "the Troll alone"


@pytest.mark.rule("CN-252")
@pytest.mark.parametrize(("face", "left"), [(6, ["stone_golem", "ogre"]), (7, ["stone_golem"])])
def test_heroes_need_more_against_some_guardians_also_for_dice_that_hit_others(face: int, left: list[str]) -> None:
    table = war(exploring("stone_golem", "ogre", fighter=1))
    roll(table, face)
    roll(table, 1, 1)
    if prompt(table) == "guardian-dice":
        answer(table, "remove ogre 10")
    assert names(table) == left


@pytest.mark.rule("CN-253")
def test_of_several_such_guardians_the_highest_number_counts() -> None:
    table = war(exploring("gargoyles", "demilich", fighter=1))
    assert dice(table) == (20,), "the Demilich strikes first"
    roll(table, 1)
    roll(table, 7)
    roll(table, 1, 1)
    assert prompt(table) == "continue"
    assert len(names(table)) == 2


@pytest.mark.rule("CN-254")
def test_the_higher_number_ends_with_the_last_guardian_that_has_it() -> None:
    table = war(exploring("stone_golem", "ogre", wizard=1, fighter=1))
    roll(table, 7)
    answer(table, "remove stone_golem 12")
    roll(table, 6)
    roll(table, 1)
    assert names(table) == [], "the Fighter of the next step needs a 6 only"


@pytest.mark.rule("CN-254")
def test_the_higher_number_counts_for_all_dice_of_the_step_in_which_its_guardian_dies() -> None:
    table = war(exploring("stone_golem", "ogre", fighter=2))
    roll(table, 7, 6)
    roll(table, 1, 1)
    answer(table, "remove stone_golem 12")
    assert names(table) == ["ogre"]


@pytest.mark.rule("CN-255", "CNX-01")
@pytest.mark.parametrize("warlord", [True, False])
def test_a_better_number_from_a_card_beats_that_of_the_guardian(warlord: bool) -> None:
    table = exploring("demilich", realm="nerath", fighter=1)
    hand(table, "nerath", "veteran_warlord")
    war(table, "nerath")
    answer(table, "play veteran_warlord" if warlord else "pass")
    while prompt(table) == "react":
        answer(table, "pass")
    assert table.fight is not None
    table.fight.guards[0] = [8]
    roll(table, *[3] * len(dice(table)))
    roll(table, 5)
    assert (names(table) == []) == warlord
    assert bool(told(table, "looted")) == warlord


@pytest.mark.rule("CN-256", "CN-257", "CN-331")
def test_the_gold_of_all_guardians_killed_in_the_looting_battle_is_paid() -> None:
    table = exploring("wight", "mummy", fighter=2)
    before = table.gold[0]
    war(table)
    roll(table, 6, 1)
    roll(table, 1, 1)
    answer(table, "remove wight 10", "continue")
    assert table.gold[0] == before
    roll(table, 6, 1)
    roll(table, 1)
    assert table.gold[0] == before + 1 + 2


@pytest.mark.rule("CN-260")
def test_a_plain_hit_of_a_card_works_on_guardians() -> None:
    table = exploring("ogre", wizard=1)
    war(table)
    assert table.fight is not None
    table.fight.owed[1] = 1
    roll(table, 1)
    assert names(table) == []


@pytest.mark.rule("CN-261")
def test_an_entrance_without_tokens_gives_neither_a_battle_nor_a_treasure() -> None:
    table = war(exploring(fighter=1))
    assert prompt(table) == ""
    assert count(table, "karkoth", VAULT) == {"fighter": 1}
    assert table.chest[0] == []
    assert not told(table, "explores")


@pytest.mark.rule("CN-332", "CN-334")
def test_looting_gives_one_treasure_to_the_realm_whose_heroes_looted() -> None:
    table = war(exploring("ogre", "wight", mode="alliances", fighter=3))
    roll(table, 6, 6, 1)
    roll(table, 1, 1)
    draw(table, "vorpal_sword")
    assert [table.cat.card_ids[card] for card in table.chest[0]] == ["vorpal_sword"]
    assert all(table.chest[realm] == [] for realm in range(1, len(REALMS)))


@pytest.mark.rule("CN-333")
def test_without_treasures_left_the_gold_is_still_paid() -> None:
    table = exploring("wight", fighter=1)
    table.treasure_deck.clear()
    before = table.gold[0]
    war(table)
    roll(table, 6)
    roll(table, 1)
    assert prompt(table) == ""
    assert table.gold[0] == before + 1


@pytest.mark.rule("CN-292", "CN-293")
def test_when_the_last_hero_and_the_last_guardian_die_together_nothing_is_looted() -> None:
    table = exploring("wight", fighter=1)
    before = table.gold[0]
    war(table)
    roll(table, 6)
    roll(table, 6)
    assert prompt(table) == ""
    assert table.chest[0] == []
    assert table.gold[0] == before
    assert table.cleared == [entrance(table)], "it is emptied and gets new guardians"


@pytest.mark.rule("CN-351")
def test_looting_scores_no_points() -> None:
    table = war(exploring("ogre", fighter=1))
    roll(table, 6)
    roll(table, 1)
    draw(table, "threefold_crown")
    assert points(table, "karkoth") == 0
    assert table.cleared == [entrance(table)]


@pytest.mark.rule("CNX-15", "CN-241", "CN-242")
def test_pit_trap_retreat_and_a_guardian_that_is_whole_again() -> None:
    table = exploring("ettin", realm="vailin", fighter=2)
    hand(table, "iron_circle", "pit_trap")
    war(table, "vailin")
    answer(table, "play pit_trap")
    assert dice(table) == (8, 8)
    roll(table, 6, 3)
    assert count(table, "vailin", VAULT) == {"fighter": 1}
    assert dice(table) == (10,)
    roll(table, 8)
    roll(table, 4, 5)
    assert guards(table) == [[10]]
    answer(table, "retreat", "to vast_plains")
    assert names(table) == ["ettin"]
    assert table.seen[entrance(table)] == [FACE_UP]
    assert table.chest[1] == []
    assert table.cleared == []
    attack(table, "vailin", VAULT, fighter=1)
    war(table, "vailin")
    roll(table, 1)
    assert dice(table) == (10, 10)


@pytest.mark.rule("CN-535")
def test_when_no_hero_survives_the_trap_there_is_no_battle_and_the_tokens_stay_up() -> None:
    table = exploring("ettin", realm="vailin", fighter=1)
    hand(table, "iron_circle", "pit_trap")
    war(table, "vailin")
    answer(table, "play pit_trap")
    roll(table, 6)
    assert prompt(table) == ""
    assert not told(table, "battle-over")
    assert table.seen[entrance(table)] == [FACE_UP]


@pytest.mark.rule("CN-259", "CN-007")
@pytest.mark.parametrize(("where", "offered"), [("sarthel", True), (VAULT, False)])
def test_guardians_are_no_units_for_a_card_that_counts_them(where: str, offered: bool) -> None:
    table = board()
    guard(table, VAULT, "hydra")
    put(table, "nerath", "sarthel", monster=1)
    attack(table, "iron_circle", where, wizard=1)
    hand(table, "iron_circle", "fireball")
    war(table, "iron_circle")
    seen: list[str] = []
    while prompt(table) == "react":
        seen += options(table)
        answer(table, "pass")
    assert ("play fireball" in seen) == offered


@pytest.mark.rule("CN-240", "CN-236", "CN-496")
def test_a_guardian_laid_during_the_battle_is_turned_up_and_joins_in_the_next_round() -> None:
    table = war(exploring("ettin", fighter=1))
    assert guards(table) == [[10, 10]], "they stand before anybody rolls"
    roll(table, 6)
    roll(table, 1, 1)
    table.tokens[entrance(table)].append(NONE)
    table.seen[entrance(table)].append(0)
    answer(table, "continue")
    draw(table, "troll")
    assert guards(table) == [[10], [8, 8]]
    roll(table, 1)
    assert dice(table) == (10, 8, 8)
