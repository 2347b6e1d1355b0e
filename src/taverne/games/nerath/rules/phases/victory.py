"""Who has won: points and treasures at a round end, all capitals at once, the last side left (CN-017 to CN-040).
Setting ``winner`` ends the game as soon as the procedure at hand ends; the rounds themselves are left to ``course``."""

from __future__ import annotations

from typing import Any

from ...box.catalogue import EVERYBODY, NONE, REALM_WORDS
from ...state.game_state import LONG, NerathState


def points(state: NerathState, side: int) -> int:
    """Return the victory points of a side, eliminated realms included (CN-022, CN-039)."""
    return sum(state.points[realm] for realm in EVERYBODY if state.side[realm] == side)


def treasures(state: NerathState, side: int) -> int:
    """Return how many treasures a side has, played or not (CN-024, CN-034)."""
    return sum(len(state.chest[r]) + len(state.laid[r]) for r in EVERYBODY if state.side[r] == side)


def sides(state: NerathState) -> list[int]:
    """Return the sides of this game in the order of their first turns."""
    return list(dict.fromkeys(state.side))


def check_at_once(state: NerathState) -> None:
    """Set ``out`` and, if a side has won without waiting for the round end, ``winner`` (CN-032, CN-038, CN-040)."""
    holder, out = state.holder, state.out
    for realm in EVERYBODY:
        gone = int(realm not in holder and not has_unit(state, realm))
        if gone != out[realm]:
            out[realm] = gone
            if gone:
                state.tell("eliminated", "CN-038", realm=REALM_WORDS[realm], seat=state.seat(realm))
            else:
                state.tell("returned", "CN-038", realm=REALM_WORDS[realm], seat=state.seat(realm))
    if state.winner != NONE:
        return
    left = {state.side[realm] for realm in EVERYBODY if not out[realm]}
    if len(left) == 1:
        win(state, left.pop(), "last", "CN-040")
    elif state.length == LONG:
        rulers = {state.side[holder[capital]] for capital in state.cat.capital}
        if len(rulers) == 1:
            win(state, rulers.pop(), "capitals", "CN-032")


def has_unit(state: NerathState, realm: int) -> bool:
    """Has the realm any unit on the board?"""
    where = state.where
    return any(owner == realm and where[unit] != NONE for unit, owner in enumerate(state.owner))


def check_round_end(state: NerathState) -> None:
    """Set ``winner`` if one side alone has reached its goal, or leads after an extra round (CN-019 to CN-031)."""
    goal, wanted = state.goal()
    score = treasures if state.length == LONG else points
    scores = {side: score(state, side) for side in sides(state)}
    there = [side for side in scores if scores[side] >= (wanted if state.length == LONG else goal)]
    if len(there) == 1:
        win(state, there[0], "goal", "CN-025")
    elif there:
        best = max(scores.values())
        ahead = [side for side in there if scores[side] == best]
        if len(ahead) == 1 and (state.extra or state.higher):
            win(state, ahead[0], "ahead", "CN-030" if not state.extra else "CN-028")
        else:
            state.extra = 1
            if not is_last_round(state):
                state.tell("extra-round", "CN-026", realms=who(state, there)["realms"])


def is_last_round(state: NerathState) -> bool:
    """Does the round limit, a rule of the house, end the game with this round?"""
    return 0 < state.limit <= state.round


def leaders(state: NerathState) -> list[int]:
    """Return the sides with most points and, among equals, most treasures: they share a game that a limit ended."""
    standings = {side: (points(state, side), treasures(state, side)) for side in sides(state)}
    best = max(standings.values())
    return [side for side in standings if standings[side] == best]


def end_by_limit(state: NerathState) -> None:
    """End a game at its round limit, a rule of the house: the side that leads wins, equals share the victory."""
    ahead = leaders(state)
    if len(ahead) == 1:
        win(state, ahead[0], "limit", "")
    else:
        state.emit("shared", who(state, ahead))


def winners(state: NerathState) -> list[int]:
    """Return the sides that have won a game that is over: one, or several that share it at the round limit."""
    return [state.winner] if state.winner != NONE else leaders(state)


def who(state: NerathState, ahead: list[int]) -> dict[str, Any]:
    """Return the realms of some sides and their players, as messages read them."""
    realms = [realm for realm in EVERYBODY if state.side[realm] in ahead]
    seats = sorted({state.seat(realm) for realm in realms})
    return {"realms": [REALM_WORDS[realm] for realm in realms], "seats": seats}


def win(state: NerathState, side: int, how: str, rule: str) -> None:
    """Let a side win; ``how`` is the reason as a word."""
    state.winner = side
    state.tell("won", rule, **who(state, [side]), how=how)
