"""What answers cost and give before they are given: found by trying, and the same as what then happens."""

from __future__ import annotations

import pytest

from taverne.engine.frames import apply, choices, settle
from taverne.engine.rng import Rng
from taverne.games.monster_lands.game import MonsterLands
from taverne.games.monster_lands.odds.advice import advice
from taverne.games.monster_lands.odds.outcomes import changes, convolved, throws
from taverne.games.monster_lands.rules.battle.strike import MISSION, Striking
from taverne.games.monster_lands.rules.clan.wages import deserters, wages_due
from taverne.games.monster_lands.rules.outside.expeditions import GO, Sending
from taverne.games.monster_lands.state.game_state import LandsState

GAME = MonsterLands()


def walk(seed: int, seats: int = 3) -> list[tuple[LandsState, int]]:
    """Every decision of a random game, each with the seat that is asked."""
    table = GAME.start({}, seats, seed)
    settle(table)
    rng = Rng(seed)
    found: list[tuple[LandsState, int]] = []
    while table.pending:
        choice = choices(table)[0]
        found.append((table.clone(), choice.seat))
        apply(table, choice.seat, choice.options[rng.below(len(choice.options))])
        settle(table)
    return found


WALK = walk(5)


def test_every_change_that_is_told_happens() -> None:
    told = 0
    for table, _ in WALK:
        for choice in choices(table):
            found = changes(table, choice.seat)
            for option in choice.options:
                change = found.get(str(option))
                if change is None or choice.prompt in ("traps", "gear", "equip"):  # paid later than told
                    continue
                after = table.clone()
                apply(after, choice.seat, option)
                assert after.gold[choice.seat] - table.gold[choice.seat] == change.gold
                assert after.glory[choice.seat] - table.glory[choice.seat] == change.glory
                told += 1
    assert told > 50


@pytest.mark.rule("ML-139", "ML-144")
def test_an_answer_says_who_is_wounded_by_it() -> None:
    told = 0
    for table, seat in WALK:
        for text, change in changes(table, seat).items():
            after = table.clone()
            apply(after, seat, next(option for option in choices(table)[0].options if str(option) == text))
            for member in (table.cat.member_ids.index(name) for name in change.hurt):
                assert (table.wounded[member], after.wounded[member]) == (0, 1)
                told += 1
    assert told


@pytest.mark.rule("ML-111")
def test_nobody_is_sent_out_unasked_when_the_last_piece_is_laid() -> None:
    full = 0
    for table, seat in WALK:
        choice = choices(table)[0]
        if isinstance(table.stack[-1], Sending) and choice.options == (GO,):
            assert GAME.idle_answer(table, seat) is None
            full += 1
    assert full


@pytest.mark.rule("ML-198", "ML-199", "ML-200")
def test_paying_short_wages_says_who_deserts() -> None:
    table, seat = next((table, seat) for table, seat in WALK if choices(table)[0].prompt == "deploy")
    seat = choices(table)[0].seat
    member = next(m for m in range(table.cat.hirelings) if all(m not in members for members in table.members))
    table.members[seat].append(member)
    table.gold[seat] = 0
    assert wages_due(table, seat) > 0
    assert deserters(table, seat)
    view = GAME.view(table, seat).table.clans[seat]
    assert view.wages == wages_due(table, seat)
    assert set(view.deserters) <= {table.cat.member_ids[m] for m in table.members[seat]}
    table.gold[seat] = view.wages
    assert GAME.view(table, seat).table.clans[seat].deserters == ()


def test_a_filling_makes_the_plan_what_it_may_become() -> None:
    tried = 0
    for table, seat in WALK:
        top = table.stack[-1]
        if not isinstance(top, Sending) or top.e < 0 or table.who[top.e] < 0:
            continue
        found = advice(table, seat)
        if not found.filling or found.most is None or tried >= 8:
            continue
        after = table.clone()
        for text in found.filling:
            option = next(option for choice in choices(after) for option in choice.options if str(option) == text)
            apply(after, seat, option)
        (now,) = [one.chances for one in advice(after, seat).expeditions if one.planned]
        assert now == found.most
        tried += 1
    assert tried >= 3


def test_no_loot_is_promised_at_the_gates() -> None:
    for table, seat in WALK:
        for one in advice(table, seat).expeditions if choices(table)[0].prompt == "deploy" else ():
            if one.place == "gates":
                assert one.chances.loot is None


@pytest.mark.rule("ML-123")
def test_the_next_roll_says_what_it_may_bring() -> None:
    seen = 0
    for table, seat in WALK:
        top = table.stack[-1]
        found = throws(table, seat)
        if not found:
            continue
        assert isinstance(top, Striking)
        for text, chance in found.items():
            if text == "roll" and top.attempt == MISSION:
                law = {top.total(table, 0): 1.0}
                bonus = top.bonus[0]
                for colour, more in enumerate((bonus.force, bonus.magic, bonus.persuasion)):
                    for _ in range(table.dice[colour][top.e]):
                        law = convolved(law, [max(0, face + more) for face in range(1, 7)])
                goal = sum(p for total, p in law.items() if total >= top.aim)
                assert chance.goal == pytest.approx(goal, abs=1e-4)
            seen += 1
    assert seen


@pytest.mark.rule("ML-099")
def test_the_table_says_which_expeditions_are_open() -> None:
    seen = 0
    for table, seat in WALK:
        choice = choices(table)[0]
        if choice.prompt != "expedition":
            continue
        shown = GAME.view(table, seat).table
        place = str((choice.data or {})["place"]).removeprefix("place-")
        here = [shown.expeditions[e] for e in shown.clans[seat].open]
        assert [one.number for one in here if one.place == place] == [option.number() for option in choice.options]
        seen += 1
    assert seen
