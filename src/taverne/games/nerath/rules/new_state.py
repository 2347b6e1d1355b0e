"""A board of Conquest of Nerath before setup: who plays which realm, each land with its realm, no unit on the board.
What the setup does with it is left to ``phases.setup``."""

from __future__ import annotations

from ..box.catalogue import EVERYBODY, NONE
from ..box.load import Box
from ..box.vocabulary import REALMS
from ..state.game_state import ALLIANCES, FREE_FOR_ALL, SHORT, NerathState
from .verbs import catalogue


def new_state(box: Box, seats: int, mode: int = FREE_FOR_ALL, length: int = SHORT, limit: int = 0) -> NerathState:
    """Return the state before setup: each land held by its realm, no unit on the board, decks and piles whole."""
    cat = catalogue(box)
    seat_for, side = line_up(box, seats, mode)
    return NerathState(
        box=box,
        cat=cat,
        seat_for=seat_for,
        side=side,
        seats=seats,
        mode=mode,
        length=length,
        limit=limit,
        holder=list(cat.home),
        builder=[NONE] * cat.lands,
        here=[[] for _ in range(cat.spaces)],
        gold=[realm.gold for realm in box.cards.realm],
        deck=[[card for card in range(cat.events) if cat.card_realm[card] == realm] for realm in EVERYBODY],
        treasure_deck=list(range(cat.events, len(cat.card_ids))),
        token_pile=list(cat.token_pile),
        tokens=[[] for _ in range(cat.dungeons)],
        seen=[[] for _ in range(cat.dungeons)],
    )


def line_up(box: Box, seats: int, mode: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return each realm's seat and each realm's side (CN-041 to CN-047)."""
    word = "alliances" if mode == ALLIANCES else "free_for_all"
    found = next(entry for entry in box.cards.lineup if len(entry.seats) == seats and entry.mode == word)
    seat_of = {realm: seat for seat, realms in enumerate(found.seats) for realm in realms}
    seat_for = tuple(seat_of[realm] for realm in REALMS)
    if mode == FREE_FOR_ALL:
        return seat_for, EVERYBODY
    side_of = {realm: side for side, alliance in enumerate(box.cards.alliance) for realm in alliance.realms}
    return seat_for, tuple(side_of[realm] for realm in REALMS)
