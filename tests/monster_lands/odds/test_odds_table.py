"""The odds read off a table: pieces in their places give the right plans, and the game's own battles bear them out.
The chances as such are tested with ``odds``."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from benchmarks.calibrate.check import Shown, binned
from benchmarks.calibrate.euthia import BEST
from benchmarks.calibrate.monster_lands import fights
from taverne.engine.actions import Action
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle
from taverne.games.monster_lands.bots.roll_choices import aimed
from taverne.games.monster_lands.box.catalogue import REGION_A
from taverne.games.monster_lands.odds.battle_odds import Aim, Odds
from taverne.games.monster_lands.odds.forecast import (
    Load,
    competition_odds,
    expedition_odds,
    front_of,
    load_of,
    opposition,
    plan_of,
)
from taverne.games.monster_lands.odds.rolls import RerollSource
from taverne.games.monster_lands.rules.battle.strike import Striking
from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.battles import agrees
from tests.monster_lands.positions import (
    adventure,
    column,
    equip,
    expeditions,
    hire,
    member,
    mission,
    monster,
    region,
    seated,
    send,
)
from tests.tools import told

BATTLES = 2_000


def field(
    beast: str, land: str = "yuha", tile: str = "E1-a", players: int = 2, difficulty: str = "tutorial"
) -> LandsState:
    state = seated(players, difficulty=difficulty)
    monster(state, 0, beast)
    region(state, 0, land)
    expeditions(state, 0, tile)
    return state


@pytest.mark.rule("ML-137", "ML-141", "ML-144", "ML-145", "ML-343", "MLX-10")
def test_the_long_example_read_off_the_table() -> None:
    state = field("abysur", "rynia", "E4-a", players=4, difficulty="normal")
    state.turn = 4
    hire(state, 0, "shandee")
    e = send(state, "region_a", 2, "shandee", force=2, magic=2, defence=1, laid=("M_plus_1",), potions=1)
    foe = opposition(state, REGION_A, state.monsters[0])
    assert (foe.dice, foe.capture_value, foe.kill_value) == (7, 17, 22)
    plan = front_of(state, 0, e, "beat").plans[0]
    assert plan.roll.dice == (2, 2, 0)
    assert plan.roll.bonus == (0, 1, 0)
    assert (plan.defences, plan.potions, plan.traps) == (3, 1, 1), "token, talent and the advantage of the second place"


@pytest.mark.rule("ML-133", "ML-134", "ML-296", "ML-388", "ML-392", "ML-387", "ML-381")
def test_traps_equipment_and_talents_count_where_they_should() -> None:
    state = field("krinx", tile="E3-a")
    hire(state, 0, "geas")
    equip(state, "geas", "slyzor")
    equip(state, "geas", "kedavra")
    e = send(state, "region_a", 1, "geas", force=2, magic=1, laid=("F2", "T_plus_4"))
    plan = plan_of(state, member(state, "geas"), e, load_of(state, e, 0), state.monsters[0])
    assert plan.roll.dice == plan.conquest.dice == (4, 1, 0)
    assert plan.roll.bonus == (1, 0, 0)
    assert plan.roll.flat == 4
    assert plan.conquest.bonus == (0, 2, 0)
    assert plan.conquest.flat == 3
    assert plan.defences == 2


@pytest.mark.rule("ML-061", "ML-239")
def test_the_traps_of_others_count_as_traps_and_tell_nothing() -> None:
    state = field("krinx")
    e = send(state, "region_a", 1, "taron", force=2, laid=("T_plus_8",))
    assert load_of(state, e, 1).traps == (state.cat.trap_index["T_plus_8"],)
    assert load_of(state, e, 0) == Load((2, 0, 0), hidden=1)
    assert expedition_odds(state, 1, e).kill > expedition_odds(state, 0, e).kill
    assert front_of(state, 0, e, "beat").plans[0].traps == 1


@pytest.mark.rule("ML-163", "ML-239")
def test_who_stands_behind_a_hidden_trap_counts_on_what_it_may_be() -> None:
    """Whatever it is, the odds are the same; and the rival before is taken to be stronger than without it."""
    state = field("krinx")
    hire(state, 0, "taroa")
    send(state, "region_a", 1, "taron", force=2, laid=("T_plus_8",))
    mine = send(state, "region_a", 2, "taroa", force=4)
    shown = expedition_odds(state, 0, mine)
    bare = front_of(state, 0, mine, "beat").odds()
    assert shown.beat < bare.beat, "a trap that gives nothing would be too good to be true"
    assert expedition_odds(state, 1, column("region_a", 1)).beat > 0
    state.laid[column("region_a", 1)] = [state.cat.trap_index["F1"]]
    state.trap_supply.remove(state.cat.trap_index["F1"])
    state.trap_supply.append(state.cat.trap_index["T_plus_8"])
    assert expedition_odds(state, 0, mine) == shown, "which of the unseen traps lies there tells nothing"


def test_expeditions_of_a_played_match_end_as_shown() -> None:
    """The first of a bot's match, three standard errors a bin; ``benchmarks.calibrate`` plays thousands."""
    played = [Shown(*one[1:4]) for one in fights(80, 4, 3, [BEST])]
    assert all(abs(one.off()) < 3 for one in binned(played) if one.n)


@pytest.mark.rule("ML-328", "ML-335", "ML-340", "ML-344", "ML-382", "ML-329")
def test_powers_take_means_away() -> None:
    state = field("gator")
    hire(state, 0, "saruna")
    equip(state, "saruna", "pugnor")
    e = send(state, "region_a", 1, "saruna", force=2, potions=1, venoms=1, defence=1)
    plans = {}
    for beast in ("gator", "gorgosh", "caribdis", "moldo", "turfus"):
        monster(state, 0, beast)
        plans[beast] = front_of(state, 0, e, "beat").plans[0]
    assert (plans["gator"].potions, plans["gator"].venoms) == (0, 0)
    assert (plans["gorgosh"].defences, plans["moldo"].defences) == (1, 2), "the token works, the advantage does not"
    assert plans["caribdis"].roll.bonus == (0, 0, 0)
    assert plans["moldo"].roll.bonus == (0, 0, 0), "one more for the weapon, one less for the power"
    assert plans["turfus"].needed == 0


@pytest.mark.rule("ML-112", "ML-378", "ML-393")
def test_rerolls_come_from_advantage_talent_and_equipment() -> None:
    state = field("krinx", tile="E1-b")
    hire(state, 0, "kakron")
    equip(state, "kakron", "tergeo")
    e = send(state, "region_a", 2, "kakron", force=3)
    roll = front_of(state, 0, e, "beat").plans[0].roll
    assert sorted(roll.rerolls) == [RerollSource(1, 1, False), RerollSource(1, 1, True), RerollSource(2, 1, False)]


@pytest.mark.rule("ML-124", "ML-127", "ML-348")
def test_missions_know_the_rival_and_the_reroll() -> None:
    state = seated(2)
    mission(state, 0, "M03")
    e = send(state, "competitive", 1, "korgo", persuasion=2)
    alone = competition_odds(state, 0, e)
    send(state, "competitive", 2, "taron", persuasion=2)
    against = competition_odds(state, 0, e)
    assert alone.win > against.win
    assert alone.succeed > competition_odds(state, 1, column("competitive", 2)).succeed


def policy(table: LandsState, choice: Choice, aim: Aim) -> Action:
    """Answer as the odds assume: keep Magic, cancel all hits, play the dice for the aim."""
    options = choice.options
    if choice.prompt in ("defend", "drink"):
        return options[-1]
    if choice.prompt != "fight-roll":
        return options[0]
    return aimed(table, cast(Striking, table.stack[-1]), options, aim)


def fought(start: LandsState, e: int, aim: Aim, battles: int) -> Counter[str]:
    """Play the battle of region A so many times and count what became of an expedition."""
    seen: Counter[str] = Counter()
    who, seat = start.who[e], start.seat_of(e)
    for seed in range(battles):
        table = start.clone()
        table.seed, table.drawn, table.events = seed, 0, []
        while True:
            settle(table)
            choice = table.pending[0]
            if not isinstance(choice, Choice) or choice.prompt not in FIGHTING:
                break
            apply(table, choice.seat, policy(table, choice, aim))
        seen["survive"] += table.owner[who] == seat
        ends = [event.kind for event in told(table, "captured", "killed") if event.data and event.data["seat"] == seat]
        seen["kill"] += "killed" in ends
        seen["beaten"] += bool(ends)
    return seen


FIGHTING = ("shield", "defend", "drink", "fight-roll", "redirect", "celebrate")


@pytest.mark.rule("ML-136", "ML-138", "ML-153", "ML-155", "ML-158")
@pytest.mark.parametrize(
    ("beast", "aim", "venoms", "shields"),
    [
        ("krinx", "kill", 0, 0),
        ("warkors", "kill", 1, 2),
        ("surbol", "beat", 1, 1),
        ("moldo", "beat", 0, 2),
        ("sckon", "capture", 0, 1),
        ("warkors", "capture", 1, 2),
    ],
)
def test_the_games_own_battles_bear_the_odds_out(beast: str, aim: Aim, venoms: int, shields: int) -> None:
    state = field(beast, tile="E1-b")
    hire(state, 0, "taroa")
    laid = () if aim == "kill" else ("F2",)
    e = send(state, "region_a", 2, "taroa", force=2, laid=laid, defence=shields, venoms=venoms, potions=1)
    exact: Odds = expedition_odds(state, 0, e, aim)
    seen = fought(adventure(state), e, aim, BATTLES)
    assert agrees(seen["survive"], BATTLES, exact.survive)
    assert agrees(seen["kill"], BATTLES, exact.kill)
    assert agrees(seen["beaten"], BATTLES, exact.beat)


def rerolling(state: LandsState) -> int:
    """Send Kakron with a spell to where dice are rolled again: three sources of rerolls."""
    hire(state, 0, "kakron")
    equip(state, "kakron", "tergeo")
    return send(state, "region_a", 2, "kakron", force=3, laid=("F1",), defence=2)


def compare(beast: str, aim: Aim, battles: int) -> None:
    state = field(beast, tile="E1-b")
    e = rerolling(state)
    exact = expedition_odds(state, 0, e, aim)
    seen = fought(adventure(state), e, aim, battles)
    assert agrees(seen["survive"], battles, exact.survive)
    assert agrees(seen["kill"], battles, exact.kill)
    assert agrees(seen["beaten"], battles, exact.beat)


@pytest.mark.rule("ML-112", "ML-154", "ML-160", "ML-383")
@pytest.mark.parametrize(("beast", "aim"), [("krinx", "kill"), ("sckon", "capture"), ("surbol", "beat")])
def test_the_games_own_battles_with_three_sources_of_rerolls(beast: str, aim: Aim) -> None:
    compare(beast, aim, BATTLES)


@pytest.mark.soak
@pytest.mark.parametrize(("beast", "aim"), [("krinx", "kill"), ("sckon", "capture"), ("surbol", "beat")])
def test_two_hundred_thousand_of_the_games_own_battles(beast: str, aim: Aim) -> None:
    compare(beast, aim, 200_000)


@pytest.mark.rule("ML-163", "ML-164")
def test_damage_carried_on_in_the_games_own_battles() -> None:
    state = field("krinx", tile="E1-b")
    hire(state, 0, "drapis", "taroa")
    send(state, "region_a", 1, "taron", force=2, magic=0)
    e = send(state, "region_a", 2, "taroa", force=3, defence=1)
    exact = expedition_odds(state, 0, e, "kill")
    seen = fought(adventure(state), e, "kill", BATTLES)
    assert agrees(seen["kill"], BATTLES, exact.kill)


@pytest.mark.rule("ML-172", "ML-182")
def test_where_no_monster_waits_or_nobody_goes_there_are_no_odds() -> None:
    state = field("krinx")
    with pytest.raises(ValueError, match="nobody"):
        expedition_odds(state, 0, column("region_a", 1))
    e = send(state, "region_a", 1, "purkas", force=1)
    monster(state, 0, "")
    with pytest.raises(ValueError, match="no monster"):
        expedition_odds(state, 0, e)
