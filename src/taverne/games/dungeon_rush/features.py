"""Dungeon Rush in numbers for learners: what a seat may know of the table, and what its options are about.
Seats are turned so that the player's own comes first; which figures there are, ``ENCODER`` says by name."""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.reports.encoding import OPTION, QUESTION, Block, Encoder, action_code, one_hots, question

from .box.cards import Skills4
from .state.game_state import DungeonState, beats, both_beat, hero_at
from .state.terms import LEFT, MODES, NONE, PHASES

SEATS: Final = 5
SLOTS: Final = 10
PER_SLOT: Final = 13
PER_SEAT: Final = 18
BOSSES: Final = 4
HEROES: Final = 10

_MODE = one_hots(len(MODES))
_PHASE = one_hots(len(PHASES))
_LEVEL = one_hots(3)
_BOSS = one_hots(BOSSES)
_HERO = one_hots(HEROES)

BLOCKS: Final = (
    Block("mode", len(MODES), 1.0, "the mode, one-hot"),
    Block("phase", len(PHASES), 1.0, "the phase, one-hot"),
    Block("level", 3, 1.0, "the level of the dungeon, one-hot"),
    Block("round", 1, 1 / 9, "the round"),
    Block("priority", 1, 1 / 4, "the seat's rank in this round"),
    Block("lord", BOSSES, 1.0, "the lord, one-hot"),
    Block("dragon", BOSSES, 1.0, "the dragon, one-hot"),
    Block("pool", HEROES, 1.0, "heroes that nobody has taken"),
    Block("beaten", 6, 1.0, "whether left, right, both heroes beat the lord, then the dragon"),
    Block(
        "seats", SEATS * PER_SEAT, 1 / 8, "by seat: there, 8 skills, 2 heroes sent, coins, failures, cards, done, ..."
    ),
    Block(
        "monsters",
        SLOTS * PER_SLOT,
        1 / 4,
        "by monster: there, 4 defences, coins, gain, ...; beaten by left, right, both",
    ),
    *QUESTION,
)
OPTION_BLOCKS: Final = (
    *OPTION,
    Block("monster", 9, 1 / 4, "of a claim: 4 defences, coins, gain; whether the hero sent, the other, both beat it"),
)


def features(state: DungeonState, seat: Seat) -> array[float]:
    """Return the figures of ``BLOCKS`` as ``seat`` may know them."""
    left, right = state.pair(seat)
    box = state.box
    figures = [
        *_MODE[state.mode],
        *_PHASE[state.phase],
        *_LEVEL[state.level - 1],
        state.round,
        state.priority(seat),
        *_BOSS[state.lord],
        *_BOSS[state.dragon],
    ]
    pool = [0] * HEROES
    for hero in state.pool:
        pool[hero] = 1
    figures += pool
    for boss, defences in ((state.lord, box.lord_defence), (state.dragon, box.dragon_defence)):
        figures += _beaten(left, right, defences[boss]) if boss != NONE else [0, 0, 0]
    seats = state.seats
    for turn in range(SEATS):
        figures += _seat(state, (seat + turn) % seats) if turn < seats else [0] * PER_SEAT
    slots, holder = state.slots, state.holder
    for slot in range(SLOTS):
        if slot < len(slots):
            by = holder[slot]
            monster = slots[slot]
            whose = [int(by == seat), int(by != NONE and by != seat)]
            figures += [1, *_figures(state, monster), *whose, *_beaten(left, right, box.monster_defence[monster])]
            figures += [box.monster_level[monster]]
        else:
            figures += [0] * PER_SLOT
    return array("f", figures + question(state, seat))


def _seat(state: DungeonState, seat: Seat) -> list[int]:
    left, target = hero_at(seat, LEFT), state.target
    return [
        1,
        *state.skills[left],
        *state.skills[left + 1],
        target[left] != NONE,
        target[left + 1] != NONE,
        state.coins[seat],
        len(state.failed[seat]),
        len(state.cards[seat]),
        state.finished[seat],
        state.choices[seat] == 1,
        state.choices[seat] == 2,
        seat == state.neutral,
    ]


def _figures(state: DungeonState, monster: int) -> list[int]:
    box = state.box
    return [*box.monster_defence[monster], box.monster_coins[monster], box.monster_gain_n[monster]]


def _beaten(left: Skills4, right: Skills4, defence: Skills4) -> list[int]:
    by_left, by_right = beats(left, defence), beats(right, defence)
    return [by_left, by_right, by_left or by_right or both_beat(left, right, defence)]


@lru_cache(maxsize=1 << 10)
def _claimed(action: Action) -> tuple[int, str]:
    """Return the hand and the monster that an action names, or -1 and nothing."""
    words = [arg for arg in action.args if isinstance(arg, str)]
    hand = next((hand for hand, word in enumerate(("left", "right")) if word in words), NONE)
    return hand, words[-1] if words else ""


def option_features(state: DungeonState, choice: Choice) -> array[float]:
    """Return the figures of ``OPTION_BLOCKS`` for each option, row by row."""
    rows: list[int] = []
    index, (left, right) = state.box.monster_index, state.pair(choice.seat)
    for action in choice.options:
        hand, word = _claimed(action)
        rows += action_code(action)
        monster = index.get(word, NONE)
        if monster == NONE:
            rows += [0] * 9
            continue
        beaten = _beaten(left, right, state.box.monster_defence[monster])
        sent = beaten if hand != 1 else [beaten[1], beaten[0], beaten[2]]
        rows += [*_figures(state, monster), *sent]
    return array("f", rows)


ENCODER: Final = Encoder(BLOCKS, OPTION_BLOCKS, features, option_features)
