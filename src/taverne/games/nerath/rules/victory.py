"""Who has won: points and treasures at a round end, all capitals at once, the last side left (CN-017 to CN-040).
Setting ``winner`` ends the game as soon as the procedure at hand ends; the rounds themselves are left to ``course``."""

from __future__ import annotations

from typing import Any

from ..catalogue import EVERYBODY, NONE, REALM_WORDS
from ..state import LONG, Table


def points(table: Table, side: int) -> int:
    """Return the victory points of a side, eliminated realms included (CN-022, CN-039)."""
    return sum(table.points[realm] for realm in EVERYBODY if table.side[realm] == side)


def treasures(table: Table, side: int) -> int:
    """Return how many treasures a side has, played or not (CN-024, CN-034)."""
    return sum(len(table.chest[r]) + len(table.laid[r]) for r in EVERYBODY if table.side[r] == side)


def sides(table: Table) -> list[int]:
    """Return the sides of this game in the order of their first turns."""
    return list(dict.fromkeys(table.side))


def check_at_once(table: Table) -> None:
    """Set ``out`` and, if a side has won without waiting for the round end, ``winner`` (CN-032, CN-038, CN-040)."""
    holder, out = table.holder, table.out
    for realm in EVERYBODY:
        gone = int(realm not in holder and not has_unit(table, realm))
        if gone != out[realm]:
            out[realm] = gone
            if table.events is not None:
                kind = "eliminated" if gone else "returned"
                table.emit(kind, {"realm": REALM_WORDS[realm], "seat": table.seat(realm)}, "CN-038")
    if table.winner != NONE:
        return
    left = {table.side[realm] for realm in EVERYBODY if not out[realm]}
    if len(left) == 1:
        win(table, left.pop(), "last", "CN-040")
    elif table.length == LONG:
        rulers = {table.side[holder[capital]] for capital in table.cat.capital}
        if len(rulers) == 1:
            win(table, rulers.pop(), "capitals", "CN-032")


def has_unit(table: Table, realm: int) -> bool:
    """Has the realm any unit on the board?"""
    where = table.where
    return any(owner == realm and where[unit] != NONE for unit, owner in enumerate(table.owner))


def check_round_end(table: Table) -> None:
    """Set ``winner`` if one side alone has reached its goal, or leads after an extra round (CN-019 to CN-031)."""
    goal, wanted = table.goal()
    score = treasures if table.length == LONG else points
    scores = {side: score(table, side) for side in sides(table)}
    there = [side for side in scores if scores[side] >= (wanted if table.length == LONG else goal)]
    if len(there) == 1:
        win(table, there[0], "goal", "CN-025")
    elif there:
        best = max(scores.values())
        ahead = [side for side in there if scores[side] == best]
        if len(ahead) == 1 and (table.extra or table.higher):
            win(table, ahead[0], "ahead", "CN-030" if not table.extra else "CN-028")
        else:
            table.extra = 1
            if table.events is not None:
                table.emit("extra-round", {"realms": who(table, there)["realms"]}, "CN-026")


def leaders(table: Table) -> list[int]:
    """Return the sides with most points and, among equals, most treasures: they share a game that a limit ended."""
    standings = {side: (points(table, side), treasures(table, side)) for side in sides(table)}
    best = max(standings.values())
    return [side for side in standings if standings[side] == best]


def end_by_limit(table: Table) -> None:
    """End a game at its round limit, a rule of the house: the side that leads wins, equals share the victory."""
    ahead = leaders(table)
    if len(ahead) == 1:
        win(table, ahead[0], "limit", "")
    elif table.events is not None:
        table.emit("shared", who(table, ahead))


def winners(table: Table) -> list[int]:
    """Return the sides that have won a game that is over: one, or several that share it at the round limit."""
    return [table.winner] if table.winner != NONE else leaders(table)


def who(table: Table, ahead: list[int]) -> dict[str, Any]:
    """Return the realms of some sides and their players, as messages read them."""
    realms = [realm for realm in EVERYBODY if table.side[realm] in ahead]
    seats = sorted({table.seat(realm) for realm in realms})
    return {"realms": [REALM_WORDS[realm] for realm in realms], "seats": seats}


def win(table: Table, side: int, how: str, rule: str) -> None:
    """Let a side win; ``how`` is the reason as a word."""
    table.winner = side
    if table.events is not None:
        table.emit("won", {**who(table, [side]), "how": how}, rule)
