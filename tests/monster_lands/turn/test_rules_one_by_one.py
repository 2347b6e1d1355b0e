"""Rules that other tests name only among many, each proved by itself: setup, Citadel, expeditions, Gates, score."""

from __future__ import annotations

import pytest

from taverne.games.monster_lands.box.catalogue import LAIR, NONE, TAVERN
from taverne.games.monster_lands.rules.turn.score import icons, parts
from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.positions import (
    adventure,
    asked,
    column,
    equip,
    expeditions,
    held,
    hire,
    lair,
    leave_now,
    loot,
    member,
    monster,
    options,
    own_region,
    panic,
    pool,
    refresh,
    region,
    seated,
    send,
    spoils,
    tavern,
)
from tests.monster_lands.scenes import field
from tests.tools import play, refused, told


def lands(players: int = 2, beast: str = "gorgosh", land: str = "yuha", tile: str = "E1-a") -> LandsState:
    state = seated(players)
    monster(state, 0, beast)
    region(state, 0, land)
    expeditions(state, 0, tile)
    return state


@pytest.mark.rule("ML-009")
@pytest.mark.parametrize(("players", "shown"), [(1, 3), (2, 4), (4, 4)])
def test_the_tavern_shows_some_of_28_mercenaries_beside_all_novices(players: int, shown: int) -> None:
    state = seated(players)
    assert len(state.tavern) == shown
    assert NONE not in state.tavern
    assert len(state.tavern_deck) + shown == 28
    assert len(state.novices) == 8


@pytest.mark.rule("ML-011")
@pytest.mark.parametrize(("ambush", "supply"), [(False, 36), (True, 36 + 6 + 18)])
def test_traps_of_the_module_stay_in_the_box_without_it(ambush: bool, supply: int) -> None:
    state = seated(4, ambush=ambush)
    kinds = state.trap_supply + state.lair
    assert len(kinds) == supply
    categories = {state.box.cards.trap[kind].category for kind in kinds}
    assert categories == ({"classic", "reinforced", "ambush"} if ambush else {"classic"})


@pytest.mark.rule("ML-012")
def test_six_traps_three_cards_and_four_loot_tokens_lie_open() -> None:
    state = seated()
    for shown, n in ((state.lair, 6), (state.bazaar, 3), (state.spoils, 4)):
        assert len(shown) == n
        assert NONE not in shown
    assert len(state.loot_deck) == 16 - 4


@pytest.mark.rule("ML-019")
def test_all_panic_tokens_wait_in_their_pile() -> None:
    state = seated()
    assert sorted(state.panic_pile) == list(range(7))
    assert state.panic == [0] * 7


@pytest.mark.rule("ML-025")
def test_reputation_follows_every_member_that_comes_or_goes() -> None:
    state = seated()
    assert state.reputation[0] == sum(state.cat.reputation[m] for m in state.members[0])
    before = state.reputation[0]
    hire(state, 0, "taroa", "lusara")
    gained = state.cat.reputation[member(state, "taroa")] + state.cat.reputation[member(state, "lusara")]
    assert state.reputation[0] == before + gained
    leave_now(state, member(state, "lusara"))
    assert state.reputation[0] == before + state.cat.reputation[member(state, "taroa")]


@pytest.mark.rule("ML-047")
def test_a_slot_pays_before_the_next_player_acts() -> None:
    state = seated()
    pool(state, 0, force=3)
    refresh(state)
    play(state, "0: deploy mine\n0: at 1")
    assert state.gold[0] == 7 + 6
    assert asked(state)[0] == 1


@pytest.mark.rule("ML-049")
def test_dice_at_the_lair_fill_the_slots_from_the_left() -> None:
    state = seated(3)
    for seat in range(3):
        pool(state, seat, force=2)
    lair(state, "F1", "F1", "F1", "F2", "F3", "M3")
    state.gold = [20, 20, 20]
    refresh(state)
    start = state.cat.slot_start[LAIR]
    for turn, seat in enumerate((0, 1, 2)):
        play(state, f"{seat}: deploy lair\n{seat}: die force\n{seat}: buy F1\n{seat}: enough")
        taken = [slot for slot in range(start, state.cat.slot_end[LAIR]) if state.slot_die[slot]]
        assert taken == list(range(start, start + turn + 1))


@pytest.mark.rule("ML-051")
@pytest.mark.parametrize("value", [1, 3, 6])
def test_the_first_persuasion_die_of_a_building_takes_its_value_off(value: int) -> None:
    state = seated()
    lair(state, "F3")
    cost = state.cat.trap_cost[state.cat.trap_index["F3"]]
    pool(state, 0, persuasion=(value,))
    state.gold[0] = 20
    refresh(state)
    play(state, f"0: deploy lair\n0: die persuasion {value}\n0: buy F3")
    assert state.gold[0] == 20 - max(1, cost - value)


@pytest.mark.rule("ML-054")
def test_only_the_latest_persuasion_die_is_compared_whatever_lies_between() -> None:
    state = seated(3)
    lair(state, "F3", "F1", "F1", "F2", "M2", "M3")
    cost = state.cat.trap_cost[state.cat.trap_index["F3"]]
    pool(state, 0, persuasion=(6,))
    pool(state, 1, persuasion=(2,))
    pool(state, 2, force=1, persuasion=(1,))
    state.gold = [30, 30, 30]
    refresh(state)
    play(state, "0: deploy lair\n0: die persuasion 6\n0: buy F1\n0: enough")
    play(state, "1: deploy lair\n1: die persuasion 2\n1: buy F1\n1: enough")
    play(state, "2: deploy lair\n2: die persuasion 1\n2: buy F3\n2: enough")
    assert state.gold[2] == 30 - max(1, cost - (1 + 2)), "1 and the 2 before it; the 6 is forgotten"


@pytest.mark.rule("ML-073")
def test_reputation_rises_with_the_recruit_at_once() -> None:
    state = seated()
    tavern(state, "fandor")
    state.glory[0] = 10
    pool(state, 0, force=1)
    state.gold[0] = 20
    refresh(state)
    before = state.reputation[0]
    play(state, "0: deploy tavern\n0: die force\n0: recruit fandor")
    assert state.reputation[0] == before + state.cat.reputation[member(state, "fandor")]


@pytest.mark.rule("ML-074")
def test_a_recruits_dice_join_the_pool_at_once_and_persuasion_is_rolled() -> None:
    state = seated()
    who = next(m for m in state.cat.hireable if state.cat.member_dice[m][2] and state.cat.reputation[m] <= 4)
    word = state.cat.member_ids[who]
    force, magic, persuasion = state.cat.member_dice[who]
    tavern(state, word)
    pool(state, 0, force=1)
    state.gold[0] = 20
    refresh(state)
    play(state, f"0: deploy tavern\n0: die force\n0: recruit {word}")
    assert state.pending[0].prompt == "persuasion"
    play(state, "chance: roll " + " ".join(["5"] * persuasion))
    assert held(state, 0) == (force, magic, (5,) * persuasion)


@pytest.mark.rule("ML-077")
def test_the_tavern_fills_up_after_a_recruitment_from_the_discards_if_need_be() -> None:
    state = seated()
    tavern(state, "fandor")
    state.glory[0] = 10
    state.tavern_discard += state.tavern_deck
    state.tavern_deck = []
    pool(state, 0, force=1)
    state.gold[0] = 20
    refresh(state)
    play(state, "0: deploy tavern\n0: die force\n0: recruit fandor")
    while state.pending[0].prompt in ("tavern", "persuasion"):
        play(state, f"chance: {state.pending[0].sample(1, 0)[0]}")  # type: ignore[union-attr]
    assert NONE not in state.tavern
    assert state.tavern_discard == []
    assert state.slot_die[state.cat.slot_start[TAVERN]] == 1


@pytest.mark.rule("ML-094")
def test_equipment_that_makes_room_is_discarded_for_good() -> None:
    state = seated()
    equip(state, "korgo", "noxx")
    noxx = next(g for g, wearer in enumerate(state.wearer) if wearer == member(state, "korgo"))
    kind = state.cat.gear_type[noxx]
    other = next(g for g in state.gear_deck if state.cat.gear_type[g] == kind and state.cat.gear_ids[g] != "noxx")
    state.gear_deck += state.bazaar
    state.bazaar[:] = [other, NONE, NONE]
    state.gear_deck.remove(other)
    pool(state, 0, force=1)
    state.gold[0] = 20
    refresh(state)
    play(state, f"0: deploy bazaar\n0: die force\n0: gear {state.cat.gear_ids[other]}\n0: equip korgo")
    assert noxx in state.gear_discard
    assert state.gear_of(member(state, "korgo")) == [other]


@pytest.mark.rule("ML-111")
def test_nothing_is_added_to_an_expedition_that_has_set_out() -> None:
    state = lands()
    send(state, "region_a", 4, "korgo", force=1)
    pool(state, 0, force=3)
    refresh(state)
    play(state, "0: deploy region_a")
    assert "at 4" not in options(state)
    assert refused(state, "0: at 4").key == "expedition"


@pytest.mark.rule("ML-113")
def test_the_advantage_of_defence_cancels_hits_and_leaves_no_token() -> None:
    state = lands(beast="turfus", tile="E2-a")
    e = send(state, "region_a", 1, "korgo", force=1)
    adventure(state)
    play(state, "chance: roll 6 6 1 1")
    assert options(state) == ["defend 0", "defend 1", "defend 2"]
    assert (state.shields[e], state.defence[0]) == (0, 0), "it is no token"
    play(state, "0: defend 2")
    assert not state.wounded[member(state, "korgo")]


@pytest.mark.rule("ML-142")
def test_redirected_dice_are_removed_by_magic_that_was_not_rolled_yet() -> None:
    state = lands()
    hire(state, 0, "ginova")
    send(state, "region_a", 2, "tortock", magic=1)
    send(state, "region_a", 3, "ginova", force=1)
    adventure(state)
    play(state, "1: shield 0\nchance: roll 1 1 1 1\nchance: roll 1")
    play(state, "0: redirect ginova 2")
    assert asked(state) == (-1, "attack"), "Tortock has rolled: its Magic die is of no use any more"
    state = lands()
    hire(state, 0, "ginova")
    send(state, "region_a", 3, "ginova", force=1)
    send(state, "region_a", 4, "tortock", magic=1)
    adventure(state)
    play(state, "0: redirect ginova 4")
    assert asked(state) == (1, "shield")
    play(state, "1: shield 1")
    assert state.dice[1][column("region_a", 4)] == 0


@pytest.mark.rule("ML-153")
def test_a_total_and_the_damage_before_it_reach_the_kill_value_together() -> None:
    state = lands(beast="sckon", land="skyehn")
    send(state, "region_a", 3, "korgo", force=1)
    send(state, "region_a", 4, "tortock", force=1)
    adventure(state)
    play(state, "chance: roll 1 1 1\nchance: roll 6\nchance: roll 1 1 1\nchance: roll 6")
    assert told(state, "killed")[-1].data["seat"] == 1, "6 and 6 are the 12 of a kill"  # type: ignore[index]


@pytest.mark.rule("ML-156")
def test_a_bonus_for_a_colour_serves_every_die_of_it_and_no_other_expedition() -> None:
    state = lands()
    hire(state, 0, "taroa")
    send(state, "region_a", 3, "taroa", force=3, magic=1)
    send(state, "region_a", 4, "tortock", force=1)
    adventure(state)
    play(state, "0: shield 0\nchance: roll 1 1 1 1\nchance: roll 1 1 1 1")
    assert told(state, "rolled")[-1].data["total"] == 3 * 2 + 1  # type: ignore[index]
    if asked(state) == (0, "fight-roll"):
        play(state, "0: stop")
    play(state, "chance: roll 1 1 1 1\nchance: roll 2")
    assert told(state, "rolled")[-1].data["total"] == 7 + 2  # type: ignore[index]


@pytest.mark.rule("ML-171", "ML-381")
def test_geas_conquers_with_three_more_and_its_clan_takes_glory_and_card() -> None:
    state = lands(beast="", land="yuha")
    card = state.box.cards.region[state.cat.region_index["yuha"]]
    hire(state, 0, "geas")
    send(state, "region_a", 4, "geas", force=2)
    adventure(state)
    play(state, f"chance: roll 6 {card.conquest_value - 9}")
    assert state.ruler[state.cat.region_index["yuha"]] == 0
    assert state.glory[0] == 5 + card.glory
    assert state.regions[0] == NONE


@pytest.mark.rule("ML-180")
def test_loot_is_refilled_only_when_the_region_is_settled() -> None:
    state = lands(beast="turfus")
    spoils(state, "gold12", "gold10", "trophy_3", "F_plus_2")
    send(state, "region_a", 3, "purkas", force=1)
    send(state, "region_a", 4, "tortock", force=1)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 1\nchance: roll 1 1 1 1\nchance: roll 1")
    play(state, "0: take gold12")
    assert asked(state) == (1, "loot")
    assert state.spoils.count(NONE) == 1
    play(state, "1: take gold10")
    assert asked(state) == (-1, "spoils")


@pytest.mark.rule("ML-183")
def test_at_the_gates_affinity_has_no_influence() -> None:
    state = lands(beast="turfus")
    monster(state, 2, "krushus")
    send(state, "gates", 1, "korgo", force=1)
    adventure(state)
    attack = state.box.cards.monster[state.cat.monster_index["krushus"]].attack
    assert len(state.pending[0].sides) == attack  # type: ignore[union-attr]


@pytest.mark.rule("ML-185")
def test_a_monster_beaten_at_the_gates_takes_all_panic_with_it_and_no_other_does() -> None:
    for dice, beaten in ((6, True), (1, False)):
        state = lands(beast="turfus")
        monster(state, 2, "krushus")
        panic(state, "mine")
        panic(state, "bazaar")
        send(state, "gates", 1, "korgo", force=dice)
        adventure(state)
        play(state, "chance: roll 1 1 1 1\nchance: roll " + " ".join(["6"] * dice))
        assert bool(told(state, "calm")) == beaten
        assert bool(told(state, "killed")) == beaten


@pytest.mark.rule("ML-186")
def test_who_fails_at_the_gates_takes_no_loot() -> None:
    state = lands(beast="turfus")
    monster(state, 2, "krushus")
    send(state, "gates", 1, "korgo", force=1)
    adventure(state)
    play(state, "chance: roll 1 1 1 1\nchance: roll 1")
    assert told(state, "strike-failed")
    assert told(state, "looted") == []
    assert state.loot[0] == []


@pytest.mark.rule("ML-214")
@pytest.mark.parametrize("beast", ["sckon", "turfus", "caribdis"])
def test_a_trophy_counts_what_is_printed_on_it(beast: str) -> None:
    state = seated()
    number = state.cat.monster_index[beast]
    before = parts(state, 0)["trophies"]
    state.trophies[0].append(number)
    assert parts(state, 0)["trophies"] == before + state.box.cards.monster[number].trophy


@pytest.mark.rule("ML-216")
def test_icons_come_from_members_and_regions_managed_or_not() -> None:
    state = seated()
    assert icons(state, 0) == [2, 0, 0, 0]
    hire(state, 0, "lusara", "novice-1")
    assert icons(state, 0) == [2, 1, 0, 0], "a novice has none"
    own_region(state, 0, "yuha")
    own_region(state, 0, "kyzhul", "lusara")
    assert icons(state, 0) == [2, 2, 1, 0]


@pytest.mark.rule("ML-234")
def test_whoever_laid_the_ambush_may_leave_the_dice_where_they_are() -> None:
    state = field(2, ambush=True)
    send(state, "region_a", 3, "korgo", force=1, laid=("redirect_2",))
    send(state, "region_a", 4, "tortock", force=1)
    adventure(state)
    play(state, "0: reveal\n0: target 4")
    assert options(state) == ["pass", "redirect ambush 4"]
    play(state, "0: pass")
    assert len(state.pending[0].sides) == 4  # type: ignore[union-attr]


@pytest.mark.rule("ML-235")
def test_the_target_of_redirected_dice_defends_as_usual() -> None:
    state = field(2, ambush=True)
    send(state, "region_a", 3, "korgo", force=1, laid=("redirect_2",))
    send(state, "region_a", 4, "tortock", magic=1, defence=1)
    adventure(state)
    play(state, "0: reveal\n0: target 4\n1: allow\n0: redirect ambush 4")
    assert asked(state) == (1, "shield")
    play(state, "1: shield 1\nchance: roll 6\n1: defend 1")
    assert not state.wounded[member(state, "tortock")]


@pytest.mark.rule("ML-310")
def test_loot_pays_four_glory_for_a_conquest_and_nothing_else() -> None:
    state = lands(beast="", land="yuha")
    loot(state, 0, "glory_conquest_4")
    send(state, "region_a", 4, "korgo", force=4)
    adventure(state)
    play(state, "chance: roll 6 6 6 6")
    assert asked(state) == (0, "celebrate")
    before = state.glory[0]
    play(state, "0: loot glory_conquest_4")
    assert state.glory[0] == before + 4
