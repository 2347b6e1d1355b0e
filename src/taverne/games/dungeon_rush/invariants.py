"""The invariants of Dungeon Rush: what must hold at every decision, whatever was played.

They are read by tests and soaks only; the rules never rely on them.
"""

from __future__ import annotations

from .rules.gains import Placing
from .state.game_state import DungeonState, hero_at, seat_and_hand
from .state.terms import ATTACK, FACE_UP, LEFT, NONE, RIGHT


def find_problems(state: DungeonState) -> list[str]:
    """Return every broken invariant in plain words."""
    return [*_cards(state), *_heroes(state), *_claims(state), *_skills(state)]


def _cards(state: DungeonState) -> list[str]:
    everywhere = [*state.discard, *state.slots]
    for seat in range(state.seats):
        everywhere += [*[card.monster for card in state.cards[seat]], *state.failed[seat], *_to_place(state, seat)]
    for pile in state.piles:
        everywhere += pile
    if sorted(everywhere) != list(range(len(state.box.monster_ids))):
        return ["a monster card is lost or doubled"]
    return []


def _heroes(state: DungeonState) -> list[str]:
    held = [hero for hero in state.heroes if hero != NONE]
    if sorted([*held, *state.pool]) != list(range(len(state.box.hero_ids))):
        return ["a hero is lost or doubled"]
    return []


def _claims(state: DungeonState) -> list[str]:
    if state.phase != ATTACK:
        return ["claims outlive the attack"] if state.claims or state.closing else []
    found = []
    for slot, holder in enumerate(state.holder):
        on_it = [seat_and_hand(hero)[0] for hero, target in enumerate(state.target) if target == slot]
        if holder == NONE and on_it:
            found.append(f"heroes are on monster {slot}, which nobody holds")
        if holder != NONE and (not on_it or any(seat != holder for seat in on_it)):
            found.append(f"monster {slot} is held without a hero, or by two players")
    for claim in state.claims:
        if state.target[2 * claim.seat + claim.hand] != NONE:
            found.append("a hero is committed and provisional at once")
    return found


def _to_place(state: DungeonState, seat: int) -> list[int]:
    """Return the monsters that a seat has won and not yet placed."""
    placing = [frame for frame in state.stack if isinstance(frame, Placing)]
    return [win.monster for frame in placing for win in frame.wins[seat]]


def _skills(state: DungeonState) -> list[str]:
    """A hero's skill is what it began with and what lies under it (DR-074, DR-081)."""
    found: list[str] = []
    for seat in range(state.seats if state.round else 0):
        found += _of_seat(state, seat)
    return found


def _of_seat(state: DungeonState, seat: int) -> list[str]:
    found = []
    box, cards = state.box, state.cards[seat]
    for hand in (LEFT, RIGHT):
        expected = list(box.hero_skills[state.heroes[hero_at(seat, hand)]])
        for card in cards:
            if card.hand == hand:
                expected[card.skill] += box.monster_gain_n[card.monster]
        if tuple(expected) != state.skills[hero_at(seat, hand)]:
            found.append(f"skills of seat {seat}, hand {hand} do not follow from its cards")
    won = [*[card.monster for card in cards], *_to_place(state, seat)]
    if sum(box.monster_coins[monster] for monster in won) != state.coins[seat]:
        found.append(f"coins of seat {seat} do not follow from its cards")
    if any(card.hand == FACE_UP and card.skill != NONE for card in cards):
        found.append("a card lies face up and under a hero at once")
    return found
