"""Every pair of talents, equipment, traps, loot and monsters in one attack: invariants hold after each answer.

Two pieces meet on one expedition against each kind of monster's power; whatever is answered, the total is what a second
account of the rules makes of the dice, and nothing is lost or doubled.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle
from taverne.engine.rng import Rng, derive
from taverne.games.monster_lands.box.vocabulary import DieBonus, Forbid, TotalBonus
from taverne.games.monster_lands.rules.battle.strike import FIGHT, Striking
from taverne.games.monster_lands.state.game_state import ADVENTURE, LandsState
from tests.monster_lands.positions import (
    GAME,
    adventure,
    equip,
    hire,
    loot,
    send,
)
from tests.monster_lands.scenes import field

CARDS = GAME.box.cards
TALENTS = [m.id for m in CARDS.mercenary if m.outside]
GEAR = list(dict.fromkeys(card.id for card in CARDS.equipment if card.outside))
LOOT = [token.id for token in CARDS.loot if token.outside]
TRAPS = [trap.id for trap in CARDS.trap if trap.category in ("classic", "initial")]
POWERS = [beast.id for beast in CARDS.monster]


def attack(
    who: str, gear: str = "", laid: str = "", tokens: tuple[str, ...] = (), beast: str = "gorgosh"
) -> LandsState:
    """Return one mercenary with these pieces before a monster, and a neighbour on its right."""
    state = field(beast=beast)
    neighbour = "taroa" if who != "taroa" else "frunks"
    hire(state, 1, neighbour)
    number = state.cat.member_index[who]
    if state.owner[number] != 0:
        hire(state, 0, who)
    if gear:
        equip(state, who, gear)
    loot(state, 0, *tokens)
    load = {"laid": (laid,)} if laid else {}
    send(state, "region_a", 3, who, force=2, magic=2, defence=1, potions=1, venoms=1, **load)  # type: ignore[arg-type]
    send(state, "region_a", 4, neighbour, force=1)
    return adventure(state)


def expected_total(state: LandsState, frame: Striking) -> int:
    """Return what the dice that lie there come to, from the cards alone: a second account of ML-154 to ML-162."""
    e, member = frame.e, state.who[frame.e]
    effects: list[Any] = [CARDS.mercenary[member].talent] if CARDS.mercenary[member].outside else []
    effects += [CARDS.equipment[state.cat.gear_kind[g]].ability for g, m in enumerate(state.wearer) if m == member]
    effects += [CARDS.trap[kind].effect for kind in state.laid[e][: state.shown[e]]]
    effects += [CARDS.loot[token].effect for token in frame.played]
    power = CARDS.monster[frame.aim].power
    if isinstance(power, Forbid) and "weapon" in power.what:
        worn = [g for g, m in enumerate(state.wearer) if m == member]
        weapons = [CARDS.equipment[state.cat.gear_kind[g]] for g in worn]
        effects = [f for f in effects if f not in [card.ability for card in weapons if card.type == "weapon"]]
    effects.append(power)
    both = {"capture", "kill"}
    total = frame.before + 2 * frame.venom
    for face in state.faces[e]:
        colour = ("force", "magic", "persuasion")[face.colour]
        more = sum(f.n for f in effects if isinstance(f, DieBonus) and f.colour == colour and both <= set(f.attempts))
        total += max(0, face.value + more)
    return total + sum(f.n for f in effects if isinstance(f, TotalBonus) and both <= set(f.attempts))


def played(state: LandsState, seed: int, wanted: tuple[str, ...]) -> set[str]:
    """Play the Adventure out by lot, loot and rerolls first; return the kinds of answers that were given."""
    rng = Rng(derive(seed, "pair"))
    seen: set[str] = set()
    for _ in range(300):
        settle(state)
        if not state.pending or state.phase != ADVENTURE:
            break
        choice = state.pending[0]
        assert isinstance(choice, Choice)
        frame = state.stack[-1]
        if isinstance(frame, Striking) and frame.attempt == FIGHT:
            assert frame.total(state, 0) == expected_total(state, frame)
        keen = [action for action in choice.options if action.kind == "loot" and action.word() in wanted]
        keen = keen or [action for action in choice.options if action.kind == "redirect"]
        keen = keen or [action for action in choice.options if action.kind == "reroll" and rng.below(4)]
        answer = (keen or list(choice.options))[rng.below(len(keen or choice.options))]
        seen.add(answer.kind)
        apply(state, choice.seat, answer)
        assert GAME.problems(state) == []
    assert state.phase != ADVENTURE or not state.pending
    return seen


@pytest.mark.parametrize("who", TALENTS)
def test_every_talent_meets_every_loot_token_in_one_attack(who: str) -> None:
    for seed, token in enumerate(LOOT):
        played(attack(who, laid="F1", tokens=(token,)), seed, (token,))


@pytest.mark.parametrize("who", TALENTS)
def test_every_talent_meets_every_piece_of_equipment_in_one_attack(who: str) -> None:
    for seed, gear in enumerate(GEAR):
        played(attack(who, gear=gear, laid="M_plus_1"), seed, ())


@pytest.mark.parametrize("who", TALENTS)
def test_every_talent_meets_every_monster_in_one_attack(who: str) -> None:
    for seed, beast in enumerate(POWERS):
        played(attack(who, laid="initial", tokens=("reroll_FM_4",), beast=beast), seed, ("reroll_FM_4",))


@pytest.mark.parametrize("pair", list(combinations(LOOT, 2)), ids="-".join)
def test_every_two_loot_tokens_meet_in_one_attack(pair: tuple[str, str]) -> None:
    state = attack("korgo", laid="F_plus_1", tokens=pair)
    played(state, 7, pair)
    for word in pair:
        token = state.cat.loot_index[word]
        assert (token in state.loot[0]) != (token in state.loot_discard), "kept or spent, never both"


@pytest.mark.parametrize("gear", GEAR)
def test_every_piece_of_equipment_meets_every_loot_token_and_every_trap(gear: str) -> None:
    for seed, token in enumerate(LOOT):
        laid = TRAPS[seed % len(TRAPS)]
        played(attack("korgo", gear=gear, laid=laid, tokens=(token,)), seed, (token,))


@pytest.mark.parametrize("beast", POWERS)
def test_every_monster_meets_every_loot_token_and_every_trap(beast: str) -> None:
    for seed, token in enumerate(LOOT):
        played(attack("purkas", laid=TRAPS[(seed + 3) % len(TRAPS)], tokens=(token,), beast=beast), seed, (token,))


def test_the_pairs_reach_every_way_to_answer_an_attack() -> None:
    seen: set[str] = set()
    for seed, who in enumerate(TALENTS):
        seen |= played(attack(who, gear=GEAR[seed % len(GEAR)], laid="F2", tokens=tuple(LOOT)), seed, ("reroll_M_3",))
    assert {"shield", "defend", "drink", "reroll", "venom", "loot", "roll", "capture", "take", "redirect"} <= seen
