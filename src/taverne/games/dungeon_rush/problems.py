"""The invariants of Dungeon Rush: what must hold at every decision, whatever was played.

They are read by tests and soaks only; the rules never rely on them.
"""

from __future__ import annotations

from taverne.games.dungeon_rush.state import ATTACK, FACE_UP, NONE, Table


def find_problems(table: Table) -> list[str]:
    """Return every broken invariant in plain words."""
    return [*_cards(table), *_heroes(table), *_claims(table), *_skills(table)]


def _cards(table: Table) -> list[str]:
    everywhere = [*table.discard, *table.slots]
    for seat in range(table.seats):
        everywhere += [*table.cards[seat][::3], *table.failed[seat]]
    for pile in table.piles:
        everywhere += pile
    for frame in table.stack:
        for wins in getattr(frame, "wins", ()):
            everywhere += wins[::2]
    if sorted(everywhere) != list(range(len(table.box.monster_ids))):
        return ["a monster card is lost or doubled"]
    return []


def _heroes(table: Table) -> list[str]:
    held = [hero for hero in table.heroes if hero != NONE]
    if sorted([*held, *table.pool]) != list(range(len(table.box.hero_ids))):
        return ["a hero is lost or doubled"]
    return []


def _claims(table: Table) -> list[str]:
    if table.phase != ATTACK:
        return ["claims outlive the attack"] if table.claims or table.closing else []
    found = []
    for slot, holder in enumerate(table.holder):
        on_it = [hero // 2 for hero, target in enumerate(table.target) if target == slot]
        if holder == NONE and on_it:
            found.append(f"heroes are on monster {slot}, which nobody holds")
        if holder != NONE and (not on_it or any(seat != holder for seat in on_it)):
            found.append(f"monster {slot} is held without a hero, or by two players")
    for claim in table.claims:
        if table.target[2 * claim.seat + claim.hand] != NONE:
            found.append("a hero is committed and provisional at once")
    return found


def _skills(table: Table) -> list[str]:
    """A hero's skill is what it began with and what lies under it (DR-074, DR-081)."""
    found = []
    box = table.box
    for seat in range(table.seats):
        cards = table.cards[seat]
        if table.round == 0:
            continue
        for hand in (0, 1):
            expected = list(box.hero_skills[table.heroes[2 * seat + hand]])
            for i in range(0, len(cards), 3):
                if cards[i + 1] == hand:
                    expected[cards[i + 2]] += box.monster_gain_n[cards[i]]
            if expected != table.skills[8 * seat + 4 * hand : 8 * seat + 4 * hand + 4]:
                found.append(f"skills of seat {seat}, hand {hand} do not follow from its cards")
        placed = sum(box.monster_coins[cards[i]] for i in range(0, len(cards), 3))
        waiting = sum(
            box.monster_coins[m] for frame in table.stack for m in getattr(frame, "wins", {seat: []})[seat][::2]
        )
        if placed + waiting != table.coins[seat]:
            found.append(f"coins of seat {seat} do not follow from its cards")
        if any(cards[i + 1] == FACE_UP and cards[i + 2] != NONE for i in range(0, len(cards), 3)):
            found.append("a card lies face up and under a hero at once")
    return found
