"""Deploying Outside and on managed regions (ML-099 to ML-121)."""

from __future__ import annotations

import pytest

from taverne.games.monster_lands.box.catalogue import NONE
from taverne.games.monster_lands.rules.outside.expeditions import token_room
from tests.monster_lands.positions import (
    asked,
    bazaar,
    column,
    expeditions,
    held,
    hire,
    member,
    mission,
    monster,
    options,
    own_region,
    pool,
    refresh,
    seated,
    send,
    spoils,
    tavern,
    traps,
)
from tests.monster_lands.scenes import field
from tests.tools import play, refused


@pytest.mark.rule("MLX-05", "ML-106", "ML-107", "ML-108", "ML-109", "ML-111", "ML-115", "ML-099")
def test_deploying_on_a_region_expedition() -> None:
    state = seated()
    expeditions(state, 0, "E1-a")
    state.defence[0] = 1
    pool(state, 0, force=2, magic=2)
    refresh(state)
    play(state, "0: deploy region_a\n0: at 2\n0: send purkas\n0: add magic\n0: add magic")
    e = column("region_a", 2)
    assert token_room(state, e, 2) == 3
    play(state, "0: trap initial\n0: defence\n0: go")
    assert state.dice_on(e) == [2, 2, 0]
    assert (len(state.laid[e]), state.shown[e], state.shields[e]) == (1, 0, 1)
    assert state.potions[e] == 1, "the advantage"
    assert held(state, 0) == (0, 0, ())
    assert asked(state)[0] == 1


@pytest.mark.rule("ML-106")
def test_required_dice_are_required() -> None:
    state = seated()
    expeditions(state, 0, "E1-a")
    pool(state, 0, magic=1)
    refresh(state)
    play(state, "0: deploy region_a")
    assert options(state) == ["at 3"], "the others ask for Force"


@pytest.mark.rule("ML-107")
def test_reinforcements_keep_to_colours_and_number() -> None:
    state = seated()
    expeditions(state, 0, "E1-b")
    pool(state, 0, force=9, magic=3)
    refresh(state)
    play(state, "0: deploy region_a\n0: at 2\n0: send purkas")
    assert refused(state, "0: add magic").rule == "ML-107"
    play(state, "0: add force\n0: add force\n0: add force\n0: add force")
    assert refused(state, "0: add force").rule == "ML-107"


@pytest.mark.rule("ML-109", "ML-110")
@pytest.mark.parametrize(("dice", "tokens"), [(0, 5), (1, 4), (2, 4), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_the_more_dice_the_fewer_tokens(dice: int, tokens: int) -> None:
    state = seated()
    e = send(state, "region_a", 1, "purkas", force=dice)
    assert token_room(state, e, 2) == tokens


@pytest.mark.rule("ML-068")
def test_up_to_one_potion_and_one_venom_go_along() -> None:
    state = seated()
    expeditions(state, 0, "E1-a")
    state.potion[0] = state.venom[0] = 2
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy region_a\n0: at 1\n0: send purkas\n0: potion")
    assert refused(state, "0: potion").rule == "ML-068"
    play(state, "0: venom\n0: go")
    e = column("region_a", 1)
    assert (state.potions[e], state.venoms[e], state.potion[0], state.venom[0]) == (1, 1, 1, 1)


@pytest.mark.rule("ML-114")
def test_the_gold_advantage_lies_on_the_token() -> None:
    state = seated()
    expeditions(state, 0, "E1-a")
    pool(state, 0, force=1)
    refresh(state)
    play(state, "0: deploy region_a\n0: at 4\n0: send purkas\n0: go")
    assert state.purse[column("region_a", 4)] == 2
    assert state.gold[0] == 7


@pytest.mark.rule("ML-099", "ML-100", "ML-083")
def test_one_mercenary_each_and_no_novices() -> None:
    state = seated()
    expeditions(state, 0, "E1-a")
    hire(state, 0, "novice-1")
    send(state, "region_a", 1, "purkas", force=1)
    pool(state, 0, force=2)
    refresh(state)
    play(state, "0: deploy region_a\n0: at 4")
    assert options(state) == ["send korgo"]
    assert refused(state, "0: send novice-1").rule == "ML-083"
    assert refused(state, "0: send purkas").key == "not-home"


@pytest.mark.rule("ML-101")
def test_a_wounded_mercenary_may_be_sent() -> None:
    state = seated()
    expeditions(state, 0, "E1-a")
    state.wounded[member(state, "korgo")] = 1
    pool(state, 0, force=2)
    refresh(state)
    play(state, "0: deploy region_a\n0: at 1")
    assert "send korgo" in options(state)


@pytest.mark.rule("ML-102", "ML-103", "ML-057", "ML-104")
def test_a_mission_takes_exactly_its_dice_in_its_colours() -> None:
    state = seated()
    mission(state, 0, "M08")
    pool(state, 0, force=2, magic=2, persuasion=(1, 6))
    state.defence[0] = 1
    refresh(state)
    play(state, "0: deploy competitive\n0: at 1\n0: send purkas")
    assert options(state) == ["add magic", "add persuasion 1", "add persuasion 6"], "in any order"
    assert refused(state, "0: add force").key == "die-colour"
    play(state, "0: add persuasion 6")
    assert refused(state, "0: add persuasion 6").key == "die-gone"
    assert refused(state, "0: go").key == "incomplete"
    play(state, "0: add magic\n0: add magic")
    assert options(state) == ["go"]
    assert refused(state, "0: add persuasion 1").key == "dice-full"
    assert refused(state, "0: trap initial").rule == "ML-104"
    play(state, "0: go")
    assert state.dice_on(0) == [0, 2, 1]
    assert held(state, 0) == (2, 0, (1,))


@pytest.mark.rule("ML-116", "MLX-22")
def test_nobody_goes_to_quiet_gates() -> None:
    state = seated()
    assert refused(state, "0: deploy gates").rule == "ML-116"


@pytest.mark.rule("MLX-06", "ML-117", "ML-100", "ML-119", "ML-116")
def test_deploying_at_the_gates() -> None:
    state = seated()
    monster(state, 2, "snagus")
    hire(state, 0, "tranok")
    pool(state, 0, force=3, magic=2)
    refresh(state)
    play(state, "0: deploy gates\n0: at 1\n0: send tranok")
    assert refused(state, "0: go").rule == "ML-117"
    play(state, "0: add force\n0: add force\n0: add force\n0: add magic\n0: add magic\n0: trap initial")
    e = column("gates", 1)
    assert token_room(state, e, 4) == 1, "seven of ten spaces are used: an odd one is wasted"
    play(state, "0: go")
    assert held(state, 0) == (0, 0, ())
    assert not state.rolled[e]


@pytest.mark.rule("ML-118", "ML-119", "ML-117")
def test_the_lower_gates_expedition_pays_five_gold_and_needs_no_die() -> None:
    state = seated()
    monster(state, 2, "snagus")
    pool(state, 0, force=1)
    state.defence[0] = 1
    refresh(state)
    play(state, "0: deploy gates\n0: at 2\n0: send purkas\n0: defence\n0: go")
    assert state.purse[column("gates", 2)] == 5
    assert held(state, 0)[0] == 1


@pytest.mark.rule("ML-016")
def test_two_players_have_no_second_region() -> None:
    assert refused(seated(), "0: deploy region_b").rule == "ML-016"


@pytest.mark.rule("MLX-07", "ML-120", "ML-398", "ML-036", "ML-121")
def test_using_a_managed_region_once_a_turn() -> None:
    state = seated()
    hire(state, 0, "lusara")
    own_region(state, 0, "kyzhul", "lusara")
    pool(state, 0, force=2)
    refresh(state)
    play(state, "0: deploy kyzhul\n0: die force\nchance: roll 3 6")
    assert held(state, 0) == (1, 0, (3, 6))
    play(state, "1: deploy mine\n1: at 1")
    assert refused(state, "0: deploy kyzhul").key == "region-used"


@pytest.mark.rule("ML-121", "ML-175")
def test_an_absent_manager_serves_and_an_unmanaged_region_does_not() -> None:
    state = seated()
    hire(state, 0, "lusara")
    own_region(state, 0, "kyzhul", "lusara")
    send(state, "region_a", 1, "lusara", force=1)
    pool(state, 0, force=1)
    refresh(state)
    assert "deploy kyzhul" in options(state)
    state.manager[state.cat.region_index["kyzhul"]] = NONE
    refresh(state)
    assert refused(state, "0: deploy kyzhul").key == "no-manager"


REGIONS = [
    pytest.param("skyehn", "purkas", (0, 1, ()), "0: die magic", (3, 0, 0), marks=pytest.mark.rule("ML-395")),
    pytest.param(
        "kyzhul", "lusara", (1, 0, ()), "0: die force\nchance: roll 1 2", (0, 0, 2), marks=pytest.mark.rule("ML-398")
    ),
    pytest.param(
        "gurban",
        "lusara",
        (1, 0, (4,)),
        "0: die force\n0: die persuasion 4",
        (0, 3, 0),
        marks=pytest.mark.rule("ML-400"),
    ),
    pytest.param("yuha", "tranok", (0, 0, (4,)), "0: die persuasion 4", (0, 2, 0), marks=pytest.mark.rule("ML-401")),
    pytest.param(
        "thaklan",
        "geas",
        (1, 1, ()),
        "0: die force\n0: die magic\nchance: roll 1 2 3",
        (0, 0, 3),
        marks=pytest.mark.rule("ML-405"),
    ),
]


@pytest.mark.parametrize(("word", "who", "dice", "script", "gained"), REGIONS)
def test_regions_that_give_dice(
    word: str, who: str, dice: tuple[int, int, tuple[int, ...]], script: str, gained: tuple[int, int, int]
) -> None:
    state = seated(2, first=0)
    hire(state, 0, *({who} - {"purkas"}))
    own_region(state, 0, word, who if who != "purkas" else "korgo")
    pool(state, 0, *dice)
    refresh(state)
    play(state, f"0: deploy {word}\n{script}")
    force, magic, persuasion = held(state, 0)
    assert (force, magic, len(persuasion)) == gained


@pytest.mark.rule("ML-396", "ML-397", "ML-402", "ML-404")
@pytest.mark.parametrize(
    ("word", "who", "script", "item", "n"),
    [
        ("ghadik", "korgo", "0: die persuasion 2\n0: die persuasion 3", "gold", 9),
        ("kale", "korgo", "0: die magic", "potion", 3),
        ("wahibah", "tranok", "0: die magic", "defence", 3),
        ("negueria", "geas", "0: die force\n0: die magic\n0: die persuasion 3", "glory", 2),
    ],
)
def test_regions_that_give_goods(word: str, who: str, script: str, item: str, n: int) -> None:
    state = seated()
    if who != "korgo":
        hire(state, 0, who)
    own_region(state, 0, word, who)
    pool(state, 0, 1, 1, (2, 3))
    refresh(state)
    before = getattr(state, item)[0]
    play(state, f"0: deploy {word}\n{script}")
    assert getattr(state, item)[0] == before + n


@pytest.mark.rule("ML-399", "ML-324")
def test_rynia_recruits_for_nothing() -> None:
    state = seated()
    hire(state, 0, "nimra")
    own_region(state, 0, "rynia", "nimra")
    state.glory[0] = 20
    state.gold[0] = 0
    tavern(state, "taroa")
    pool(state, 0, 2)
    refresh(state)
    play(state, "0: deploy rynia\n0: die force\n0: die force\n0: recruit taroa")
    assert member(state, "taroa") in state.members[0]


@pytest.mark.rule("ML-403", "ML-324", "ML-091")
def test_uyuniah_gives_equipment_that_is_put_on_at_once() -> None:
    state = seated()
    hire(state, 0, "tranok")
    own_region(state, 0, "uyuniah", "tranok")
    bazaar(state, "noxx")
    pool(state, 0, 1, 0, (1,))
    refresh(state)
    play(state, "0: deploy uyuniah\n0: die force\n0: die persuasion 1\n0: gear noxx\n0: equip tranok")
    assert len(state.gear_of(member(state, "tranok"))) == 1
    assert state.gold[0] == 7


@pytest.mark.rule("ML-406")
def test_al_dahn_gives_loot_and_refills() -> None:
    state = seated()
    hire(state, 0, "geas")
    own_region(state, 0, "al-dahn", "geas")
    spoils(state, "gold12", "gold10", "trophy_3", "F_plus_2")
    pool(state, 0, 1)
    refresh(state)
    play(state, "0: deploy al-dahn\n0: die force\n0: take gold12\nchance: draw M_plus_2")
    assert [state.cat.loot_ids[token] for token in state.loot[0]] == ["gold12"]
    assert NONE not in state.spoils


@pytest.mark.rule("ML-120")
def test_a_region_without_the_right_dice_is_refused() -> None:
    state = seated()
    own_region(state, 0, "ghadik", "korgo")
    pool(state, 0, 3, 1, (2,))
    refresh(state)
    assert refused(state, "0: deploy ghadik").key == "region-dice"
    assert refused(state, "0: deploy kale").key == "not-your-region"


@pytest.mark.rule("ML-108", "ML-061")
def test_laid_traps_are_hidden_from_the_others() -> None:
    from tests.monster_lands.positions import GAME

    state = seated()
    traps(state, 0, "M_plus_1")
    e = send(state, "region_a", 1, "purkas", force=1, laid=("T_plus_4",))
    refresh(state)
    mine, theirs = GAME.view(state, 0).table, GAME.view(state, 1).table
    assert mine.expeditions[e].traps == ("T_plus_4",)
    assert theirs.expeditions[e].traps == ("",)
    assert mine.clans[0].traps == ("M_plus_1",)
    assert theirs.clans[0].traps == ()
    assert theirs.clans[0].trap_count == 1


@pytest.mark.rule("ML-107", "ML-108", "ML-111")
def test_what_goes_along_is_laid_in_any_order() -> None:
    ends = []
    for order in (
        ("add force", "add magic", "trap initial", "defence"),
        ("defence", "trap initial", "add magic", "add force"),
    ):
        state = seated()
        hire(state, 0, "tranok")
        pool(state, 0, force=4, magic=4)
        state.defence[0] = 2
        refresh(state)
        play(state, "0: deploy region_a\n0: at 1\n0: send tranok")
        fitting = [step for step in order if step in options(state)]
        assert {"add force", "add magic", "defence"} & {*fitting}
        for step in fitting:
            play(state, f"0: {step}")
        assert options(state)[-1] == "go", "setting out comes last in the list"
        e = next(e for e, member in enumerate(state.who) if member >= 0)
        ends.append((state.dice_on(e), state.laid[e], state.shields[e]))
    assert ends[0] == ends[1]


@pytest.mark.rule("ML-109", "ML-110", "ML-117")
def test_dice_find_no_room_where_tokens_lie() -> None:
    state = seated()
    monster(state, 2, "snagus")
    hire(state, 0, "tranok")
    pool(state, 0, force=9, magic=9)
    spaces, size = state.box.cards.gates.die_spaces, state.box.cards.gates.token_size
    state.defence[0] = spaces // size
    refresh(state)
    play(state, "0: deploy gates\n0: at 1\n0: send tranok")
    for _ in range(spaces // size):
        play(state, "0: defence")
    while "add force" in options(state):
        play(state, "0: add force")
    assert state.dice_on(12) == [spaces - size * (spaces // size), 0, 0]
    assert refused(state, "0: add force").key == "no-room"
    assert refused(state, "0: add magic").rule == "ML-109"


@pytest.mark.rule("ML-106")
@pytest.mark.parametrize(
    ("tile", "number", "force", "magic"),
    [("E1-a", 2, 2, 0), ("E1-a", 3, 0, 1), ("E1-b", 1, 1, 1), ("E2-b", 2, 0, 2)],
)
def test_required_dice_leave_the_pool_by_their_colours(tile: str, number: int, force: int, magic: int) -> None:
    state = field(tile=tile)
    pool(state, 0, 4, 4)
    refresh(state)
    play(state, f"0: deploy region_a\n0: at {number}\n0: send purkas")
    e = column("region_a", number)
    assert state.dice_on(e) == [force, magic, 0]
    assert held(state, 0)[:2] == (4 - force, 4 - magic)
