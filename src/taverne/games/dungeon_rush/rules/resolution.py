"""The results of the fights: who beat which monster, with the skills held at the reveal (DR-064 to DR-073).

Placing the gains of a victory is left to the next chapter.
"""

from __future__ import annotations

from taverne.games.dungeon_rush.state import FACE_UP, HANDS, LEFT, NONE, RIGHT, Table, beats


def resolve_fights(table: Table) -> list[list[int]]:
    """Resolve every monster on the table; return per seat the cards to place: monster, hand that won (left of two).

    No skill changes here, so the order of the fights is of no account (DR-070, DR-073).
    """
    wins: list[list[int]] = [[] for _ in range(table.seats)]
    box = table.box
    for slot, monster in enumerate(table.slots):
        seat = table.holder[slot]
        if seat == NONE:
            table.discard.append(monster)
            if table.events is not None:
                table.emit("left", {"monster": f"monster-{box.monster_ids[monster]}"}, "DR-072", reveals=True)
            continue
        left = table.target[2 * seat + LEFT] == slot
        right = table.target[2 * seat + RIGHT] == slot
        start = 8 * seat if left else 8 * seat + 4
        won = beats(table.skills, start, left and right, box.monster_defence[monster])
        if not won:
            table.failed[seat].append(monster)
        else:
            table.coins[seat] += box.monster_coins[monster]
            if box.monster_gain_skills[monster]:
                wins[seat] += (monster, LEFT if left else RIGHT)
            else:
                table.cards[seat] += (monster, FACE_UP, NONE)
        if table.events is not None:
            tell_fight(table, seat, monster, "both" if left and right else HANDS[LEFT if left else RIGHT], won)
    return wins


def tell_fight(table: Table, seat: int, monster: int, hands: str, won: bool) -> None:
    """Tell how a fight ended, in coins (DR-066, DR-067, DR-087, DR-092)."""
    data = {"seat": seat, "monster": f"monster-{table.box.monster_ids[monster]}", "hands": hands}
    if won:
        table.emit("won", {**data, "coins": table.box.monster_coins[monster]}, "DR-066")
    else:
        table.emit("lost", data, "DR-087")
