"""Figures at their edge: what just suffices and what just does not, of dice, gold, room and members.

The chapters tell what each rule is; here a figure one off would be seen.
"""

from __future__ import annotations

import pytest

from taverne.engine.game import OptionError
from taverne.games.monster_lands.box.catalogue import EXPEDITIONS
from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.positions import (
    GAME,
    adventure,
    asked,
    bazaar,
    equip,
    held,
    hire,
    loot,
    member,
    mission,
    monster,
    options,
    own_region,
    pool,
    refresh,
    seated,
    send,
    tavern,
)
from tests.monster_lands.scenes import dice_asked, faces, field, trophy, until_turn
from tests.tools import play, refused, told


def prompts(state: LandsState, face: int) -> list[str]:
    """Go on to the next turn, dice all showing this face, with the first answer to all else; return what was asked."""
    turn, found = state.turn, []
    while state.turn == turn:
        seat, prompt = asked(state)
        found.append(prompt)
        if seat >= 0:
            play(state, f"{seat}: {options(state)[0]}")
        elif prompt == "attack":
            play(state, faces(dice_asked(state), face))
        else:
            action, state.drawn = state.pending[0].sample(state.seed, state.drawn)  # type: ignore[union-attr]
            play(state, f"chance: {action}")
    return found


@pytest.mark.rule("ML-117", "ML-107", "ML-103")
def test_dice_fill_the_spaces_of_an_expedition_and_no_more() -> None:
    state = seated()
    monster(state, 2, "krinx")
    spaces = state.box.cards.gates.die_spaces
    state.defence[0] = 1
    pool(state, 0, spaces + 2)
    refresh(state)
    play(state, "0: deploy gates\n0: at 1\n0: send korgo" + "\n0: add force" * spaces)
    assert not {"add force", "defence"} & set(options(state)), "dice lie on the spaces of tokens too"
    reason = refused(state, "0: add force")
    assert (reason.key, reason.rule) == ("dice-full", "ML-117")
    assert state.pending[0].rule == "ML-117"
    contract = seated()
    mission(contract, 1, "M04")
    pool(contract, 0, 2)
    refresh(contract)
    play(contract, "0: deploy contract\n0: at 1\n0: send korgo")
    assert contract.pending[0].rule == "ML-103"
    land = seated()
    pool(land, 0, 4, 4)
    refresh(land)
    play(land, "0: deploy region_a\n0: at 4\n0: send korgo")
    assert land.pending[0].rule == "ML-107"


@pytest.mark.rule("ML-120", "ML-395")
def test_the_second_seat_lays_its_own_dice_on_its_region() -> None:
    state = seated(first=1)
    hire(state, 1, "nuduru")
    own_region(state, 1, "yuha", "nuduru")
    pool(state, 0)
    pool(state, 1, 0, 0, (4,))
    refresh(state)
    assert "deploy yuha" in options(state)
    play(state, "1: deploy yuha\n1: die persuasion 4")
    assert held(state, 1) == (0, 2, ())


@pytest.mark.rule("ML-120", "ML-400")
def test_two_dice_of_one_colour_suffice_for_a_region_of_two_spaces() -> None:
    state = seated()
    hire(state, 0, "parsas")
    own_region(state, 0, "gurban", "parsas")
    pool(state, 0, 2)
    refresh(state)
    play(state, "0: deploy gurban")
    assert options(state) == ["die force"]
    play(state, "0: die force")
    assert options(state) == ["die force"]
    play(state, "0: die force")
    assert held(state, 0) == (0, 3, ())
    one = seated()
    hire(one, 0, "parsas")
    own_region(one, 0, "gurban", "parsas")
    pool(one, 0, 1, 5)
    refresh(one)
    assert refused(one, "0: deploy gurban").key == "region-dice"


@pytest.mark.rule("ML-097", "ML-357")
def test_a_slot_of_two_dice_is_paid_with_two_and_taron_adds_to_the_mine_only() -> None:
    state = seated(first=1)
    gold = state.gold[1]
    pool(state, 1, 3, 1)
    refresh(state)
    play(state, "1: deploy mine\n1: at 1")
    assert held(state, 1) == (1, 1, ())
    assert state.gold[1] == gold + 6 + 2
    play(state, "0: deploy pawn_shop\n0: die force\n0: enough\n1: deploy laboratory")
    assert state.gold[1] == gold + 8


@pytest.mark.rule("ML-040", "ML-041", "ML-042")
def test_who_has_no_dice_is_asked_only_if_something_could_still_bring_one() -> None:
    def first_asked(*members: str, tokens: tuple[str, ...] = (), beast: str = "") -> int:
        state = seated()
        hire(state, 0, *members)
        loot(state, 0, *tokens)
        if beast:
            trophy(state, 0, beast)
        state.gold[0] = 0
        pool(state, 0)
        pool(state, 1, 2)
        refresh(state)
        return asked(state)[0]

    assert first_asked() == 1
    assert first_asked(beast="caribdis") == 1, "gold alone deploys nothing"
    assert first_asked(tokens=("gold12",)) == 1
    assert first_asked("fandor") == 1, "a die costs one gold"
    assert first_asked("fandor", beast="caribdis") == 0
    assert first_asked("fandor", tokens=("gold12",)) == 0
    assert first_asked("wormee", tokens=("gold12",)) == 0
    assert first_asked(tokens=("free_recruit",)) == 0, "a recruit brings dice"
    assert first_asked(tokens=("M_to_3F",)) == 1, "no Magic die to change"


@pytest.mark.rule("ML-168", "ML-179", "ML-048")
@pytest.mark.parametrize(("gold", "raised"), [(4, False), (5, True), (7, False)])
def test_a_price_that_tranoks_two_gold_just_cover_may_be_raised(gold: int, raised: bool) -> None:
    state = seated()
    hire(state, 0, "tranok")
    bazaar(state, "slham", "pugnor")  # 3 and 7 gold
    state.gold[0] = gold
    pool(state, 0, 1)
    refresh(state)
    play(state, "0: deploy bazaar\n0: die force")
    assert ("more" in options(state)) == raised


@pytest.mark.rule("ML-029", "ML-204", "ML-121")
def test_in_a_new_turn_everything_is_fresh() -> None:
    state = seated()
    equip(state, "korgo", "noxx")
    state.spent = [1] * len(state.spent)
    state.gear_spent = [1] * len(state.gear_spent)
    state.guarded = [1] * EXPEDITIONS
    state.exploited = [1] * len(state.exploited)
    state.haggled = [1] * len(state.haggled)
    state.pawned = 3
    until_turn(adventure(state), state.turn + 1)
    for used in (state.spent, state.gear_spent, state.guarded, state.exploited, state.haggled, state.slot_die):
        assert not any(used)
    assert state.pawned == 0


@pytest.mark.rule("ML-122", "ML-132", "ML-146")
def test_what_is_taken_off_an_expedition_leaves_the_others_as_they_were() -> None:
    state = field(beast="gorgosh")
    send(state, "region_a", 3, "korgo", force=1)
    e = send(state, "region_a", 4, "tortock", force=2, magic=1)
    state.wounded[member(state, "korgo")] = 1
    adventure(state)
    play(state, faces(dice_asked(state), 6))
    assert told(state, "died"), "Korgo was wounded before"
    assert state.dice_on(e) == [2, 1, 0]
    assert [len(dice) for dice in (*state.dice, *state.safe)] == 6 * [EXPEDITIONS]
    state = field(beast="surbol")
    e = send(state, "region_a", 4, "korgo", force=3)
    adventure(state)
    play(state, faces(dice_asked(state)) + "\nchance: roll 6 6 6")
    assert told(state, "killed")
    assert [len(dice) for dice in (*state.dice, *state.safe)] == 6 * [EXPEDITIONS]
    assert state.dice_on(e) == [0, 0, 0]


@pytest.mark.rule("ML-195", "ML-197", "ML-176")
def test_the_only_free_member_leads_and_is_not_made_a_manager_first() -> None:
    state = field(beast="gorgosh")
    hire(state, 0, "parsas")
    own_region(state, 0, "kyzhul")
    send(state, "region_a", 4, "purkas", force=1)
    own_region(state, 0, "skyehn", "korgo")
    state.wounded[member(state, "purkas")] = 1
    assert state.leader[0] == member(state, "purkas")
    adventure(state)
    assert "leader" not in prompts(state, 6)
    assert state.leader[0] == member(state, "parsas"), "Korgo manages, nobody else is free"


@pytest.mark.rule("ML-195", "ML-083")
def test_of_equal_novices_one_leads_without_a_question() -> None:
    state = field(beast="gorgosh")
    hire(state, 0, "novice-1", "novice-2", "novice-3")
    send(state, "region_a", 4, "purkas", force=1)
    send(state, "region_a", 3, "korgo", force=1)
    for who in ("purkas", "korgo"):
        state.wounded[member(state, who)] = 1
    adventure(state)
    assert "leader" not in prompts(state, 6)
    assert len(told(state, "died")) == 2
    assert state.novice(state.leader[0])


@pytest.mark.rule("ML-072", "ML-046", "ML-048")
def test_the_tavern_is_open_to_who_can_just_pay_the_cheapest() -> None:
    state = seated()
    tavern(state, "dalina")
    state.glory[0] = state.reputation[0] + 1
    state.gold[0] = 1
    pool(state, 0, 0, 0, (3,))
    refresh(state)
    assert "deploy tavern" in options(state), "a novice: three gold less three, one at the least"
    pool(state, 0, 0, 0, (1,))
    refresh(state)
    reason = refused(state, "0: deploy tavern")
    assert (reason.key, reason.data) == ("too-dear", {"building": "building-tavern", "n": 1}), "two gold"


@pytest.mark.rule("ML-130")
def test_both_sides_of_a_contract_are_asked_in_turn() -> None:
    state = seated()
    mission(state, 1, "M02")
    send(state, "contract", 1, "korgo", force=1)
    send(state, "contract", 2, "tortock", force=1)
    adventure(state)
    assert asked(state) == (0, "contract")
    play(state, "0: pass")
    assert asked(state) == (1, "contract")
    play(state, "1: fulfil")
    assert (state.gold[1], state.defence[1]) == (3, 1)


@pytest.mark.rule("ML-144", "ML-157")
def test_a_refusal_tells_the_most_and_a_total_with_what_counts_for_a_capture() -> None:
    state = field(beast="surbol")
    send(state, "region_a", 4, "tortock", force=3, laid=("T_plus_4",), defence=1)
    adventure(state)
    n = dice_asked(state)
    play(state, faces(n, 6))
    assert refused(state, f"1: defend {n}").data == {"n": 1}


@pytest.mark.rule("ML-280")
def test_a_scenario_of_a_campaign_takes_one_game_less_before_it() -> None:
    asked_for: dict[str, int | str | bool] = {"mode": "campaign", "scenario": 3, "difficulty": "normal", "played": 1}
    with pytest.raises(OptionError) as raised:
        GAME.check(asked_for, 1)
    assert raised.value.data == {"n": 2}
    assert GAME.check({**asked_for, "played": 2}, 1)["scenario"] == 3


@pytest.mark.rule("ML-037", "ML-016")
def test_the_second_region_is_shown_to_three_players() -> None:
    assert "deploy region_b" not in [str(action) for action in GAME.tries(refresh(seated(2)), 0)]
    assert "deploy region_b" in [str(action) for action in GAME.tries(refresh(seated(3)), 0)]
    state = refresh(seated())
    for line in ("0: deploy", "0: dance lair", "0: deploy lair lair"):
        assert refused(state, line).key == "choose-place"


@pytest.mark.rule("ML-086", "ML-048")
@pytest.mark.parametrize(("line", "key"), [("tokens 2", "price"), ("tokens 3", "price"), ("tokens 4", "defence-count")])
def test_a_defence_token_too_dear_is_refused_for_its_price(line: str, key: str) -> None:
    state = seated()
    state.gold[0] = state.box.cards.prices.defence
    pool(state, 0, 0, 0, (1,))
    refresh(state)
    play(state, "0: deploy armoury\n0: die persuasion 1")
    reason = refused(state, f"0: {line}")
    assert reason.key == key
    assert reason.rule == ("ML-048" if key == "price" else "ML-086")
