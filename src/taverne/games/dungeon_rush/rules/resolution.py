"""The results of the fights: who beat which monster, with the skills held at the reveal (DR-064 to DR-073).

Placing the gains of a victory is left to the next chapter.
"""

from __future__ import annotations

from ..state.game_state import DungeonState, beats, both_beat, hero_at
from ..state.records import Win, WonCard
from ..state.terms import FACE_UP, HANDS, LEFT, NONE, RIGHT


def resolve_fights(state: DungeonState) -> list[list[Win]]:
    """Resolve every monster on the table; return per seat the won cards whose gain is to be placed.

    No skill changes here, so the order of the fights is of no account (DR-070, DR-073).
    """
    wins: list[list[Win]] = [[] for _ in range(state.seats)]
    box = state.box
    for slot, monster in enumerate(state.slots):
        seat = state.holder[slot]
        if seat == NONE:
            state.discard.append(monster)
            state.tell("left", "DR-072", reveals=True, monster=box.monster_words[monster])
            continue
        hero = hero_at(seat, LEFT)
        left, right = state.target[hero] == slot, state.target[hero + 1] == slot
        defence, (on_left, on_right) = box.monster_defence[monster], state.pair(seat)
        won = both_beat(on_left, on_right, defence) if left and right else beats(on_left if left else on_right, defence)
        if not won:
            state.failed[seat].append(monster)
        else:
            state.coins[seat] += box.monster_coins[monster]
            if box.monster_gain_skills[monster]:
                wins[seat].append(Win(monster, LEFT if left else RIGHT))
            else:
                state.cards[seat].append(WonCard(monster, FACE_UP, NONE))
        tell_fight(state, seat, monster, "both" if left and right else HANDS[LEFT if left else RIGHT], won)
    return wins


def tell_fight(state: DungeonState, seat: int, monster: int, hands: str, won: bool) -> None:
    """Tell how a fight ended, in coins (DR-066, DR-067, DR-087, DR-092)."""
    box = state.box
    word = box.monster_words[monster]
    if won:
        state.tell("won", "DR-066", seat=seat, monster=word, hands=hands, coins=box.monster_coins[monster])
    else:
        state.tell("lost", "DR-087", seat=seat, monster=word, hands=hands)
