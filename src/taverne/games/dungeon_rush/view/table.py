"""What one seat may know of the table.

Little is hidden in this game: secret answers until all are given, and claims that are still provisional.
"""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat
from taverne.engine.secret import SecretAnswers

from ..box.cards import Skills4
from ..rules.attack import TRIAL_SECONDS, round_seconds
from ..state.game_state import DungeonState, beats, both_beat, hero_at
from ..state.terms import HANDS, LEFT, MODES, NONE, PHASES, RIGHT, TARGETS
from .structs import CardView, DungeonView, HeroView, MonsterView, PlayerView

MEDALS: Final = (8, 15, 23)
"""Coins in a time trial: more than an easy bot has on average, as many as a normal one, as a hard one."""


def table_view(state: DungeonState, seat: Seat) -> DungeonView:
    """Return what ``seat`` (or a spectator) may know."""
    box = state.box
    ids = box.monster_ids
    slots = state.slots
    top = state.stack[-1] if state.stack else None
    answered: tuple[str, ...] = ()
    if isinstance(top, SecretAnswers) and 0 <= seat < len(top.answers):
        answered = tuple([str(action) for action in top.answers[seat]])
    return DungeonView(
        MODES[state.mode],
        PHASES[state.phase],
        state.round,
        state.level,
        state.round_first(),
        round_seconds(state),
        box.lord_ids[state.lord] if state.lord != NONE else "",
        box.dragon_ids[state.dragon] if state.dragon != NONE else "",
        tuple([box.hero_ids[hero] for hero in state.pool]),
        tuple([MonsterView(ids[slots[i]], state.holder[i]) for i in range(len(slots))]),
        tuple([player_view(state, other) for other in range(state.seats)]),
        tuple([len(pile) for pile in state.piles]),
        tuple([(HANDS[claim.hand], ids[slots[claim.slot]]) for claim in state.claims if claim.seat == seat]),
        answered,
        *((TRIAL_SECONDS, MEDALS) if state.seats == 1 else ()),
    )


def beaten(state: DungeonState, skills: Skills4) -> tuple[str, ...]:
    """Return the monsters on the table that a hero with these skills beats alone (DR-066)."""
    box = state.box
    return tuple([box.monster_ids[m] for m in state.slots if beats(skills, box.monster_defence[m])])


def beaten_together(state: DungeonState, seat: Seat) -> list[str]:
    """Return the monsters on the table that both heroes of a seat beat (DR-068)."""
    box, (left, right) = state.box, state.pair(seat)
    return [box.monster_ids[m] for m in state.slots if both_beat(left, right, box.monster_defence[m])]


def player_view(state: DungeonState, seat: Seat) -> PlayerView:
    """Return the public side of a seat; the number of failures is public, the cards lie face down (DR-091)."""
    box = state.box
    ids = box.monster_ids
    heroes: list[HeroView] = []
    for hand in (LEFT, RIGHT):
        hero = state.heroes[hero_at(seat, hand)]
        slot, skills = state.target[hero_at(seat, hand)], state.skills[hero_at(seat, hand)]
        target = ids[state.slots[slot]] if slot != NONE and state.slots else ""
        name = box.hero_ids[hero] if hero != NONE else ""
        heroes.append(HeroView(name, skills, target, beaten(state, skills)))
    alone = {monster for hero in heroes for monster in hero.beats}
    choice = state.choices[seat]
    return PlayerView(
        tuple(heroes),
        state.coins[seat],
        len(state.failed[seat]),
        tuple([CardView(ids[card.monster], card.hand, card.skill) for card in state.cards[seat]]),
        state.finished[seat],
        TARGETS[choice] if choice != NONE else "",
        seat == state.neutral,
        tuple([monster for monster in beaten_together(state, seat) if monster not in alone]),
    )


def waiting(state: DungeonState, seat: Seat) -> tuple[Seat, ...]:
    """Return who may still claim in a fair race as ``seat`` can know: of others, only what is settled counts."""
    seats = []
    for other in range(state.seats):
        if other == seat:
            still = bool(state.asked(other))
        else:
            free = NONE in [state.target[hero_at(other, hand)] for hand in (LEFT, RIGHT)]
            still = free and any(holder in (NONE, other) for holder in state.holder)
        if still and not state.finished[other]:
            seats.append(other)
    return tuple(seats)
