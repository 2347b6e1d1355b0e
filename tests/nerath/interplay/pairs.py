"""Every ordered pair of cards that can meet in one battle or phase, played out in a made-up turn; outcomes as lines.

    python -m tests.nerath.interplay.pairs        writes all of them anew; read the difference before you commit it

A turn has battles on land, one at sea and a dungeon. Whoever holds the first card plays it as soon as it may, then the
second is played; nobody plays anything else, and dice fall as the seed says. Two cards can meet if trial turns in which
nobody plays anything offer both in the same phase or battle.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from taverne.engine.actions import Action
from taverne.engine.decisions import Choice
from taverne.engine.frames import advance, apply, ask_again, settle
from taverne.games.nerath.box.abilities import Trigger
from taverne.games.nerath.box.catalogue import EVERYBODY, LAND, NONE, Catalogue
from taverne.games.nerath.box.load import load
from taverne.games.nerath.box.vocabulary import REALMS
from taverne.games.nerath.invariants import find_problems
from taverne.games.nerath.rules.phases.course import TakingTurn
from taverne.games.nerath.rules.verbs import catalogue
from taverne.games.nerath.state.game_state import ATTACKING, NerathState
from tests.nerath.positions import attack, board, guard, hand, hold, lay, number, put, ship, space

LINES: Final = Path(__file__).with_name("pairs.txt")
MOST: Final = 900
"""Decisions in a turn, more than any needs."""
HOME: Final = {"karkoth": "skalgard", "vailin": "vailindor", "iron_circle": "altara", "nerath": "nera"}
HARBOUR: Final = {
    "karkoth": "corsair_sea",
    "vailin": "emerald_bay",
    "iron_circle": "altaran_gulf",
    "nerath": "gulf_of_nera",
}
ARMY: Final = {"footsoldier": 3, "siege_engine": 1, "fighter": 2, "wizard": 2, "monster": 2, "dragon": 1}


class Meeting(NamedTuple):
    """Two cards, who has them, and whose turn it is."""

    first: int
    second: int
    owner: int
    other: int
    active: int


def meetings(cat: Catalogue, first: int, second: int) -> Iterator[Meeting]:
    """Give the ways in which two cards may be dealt: an event to its realm, a treasure to either side of a battle."""
    one, two = cat.card_realm[first], cat.card_realm[second]
    home = max(one, two, 0)
    away = (home + 1) % len(EVERYBODY)
    if one != NONE and two != NONE:
        third = next(realm for realm in EVERYBODY if realm not in (one, two))
        found = [(one, two, active) for active in dict.fromkeys((one, two, third))]
    elif one == two:
        found = [(home, home, home), (home, away, home), (home, away, away)]
    else:
        dealt = [(home if one != NONE else owner, home if two != NONE else owner) for owner in (home, away)]
        found = [(*pair, active) for pair in dealt for active in (home, away)]
    return (Meeting(first, second, owner, other, active) for owner, other, active in found)


Moment = tuple[int, int]
"""A phase, and the space of the battle at hand or NONE."""


@cache
def moments(card: int, owner: int, active: int, foe: int) -> frozenset[Moment]:
    """Return when a card is offered in trial turns of a realm against another; a treasure at work is there always."""
    found: set[Moment] = set()
    for seed in range(3):
        meeting = Meeting(card, card, owner, foe if foe != active else owner, active)
        state = position(meeting, seed, foe)
        state.stack.append(TakingTurn())
        advance(state)
        marched = False
        for _ in range(MOST):
            settle(state)
            if not state.pending:
                break
            if not marched and state.pending[0].prompt == "movement":
                march(state, active, foe)
                marched = True
            choice = state.pending[0]
            assert isinstance(choice, Choice)
            offered = state.cat.play_card[card] in choice.options or state.cat.use_card[card] in choice.options
            if offered or card in state.laid[owner] or (card in state.discard[owner] and not found):
                found.add(here(state))
            apply(state, choice.seat, choice.default if choice.default is not None else choice.options[0])
    return frozenset(found)


def here(state: NerathState) -> Moment:
    return state.phase, NONE if state.fight is None else state.fight.space


def may_meet(meeting: Meeting) -> bool:
    foe = foe_of(meeting)
    first = moments(meeting.first, meeting.owner, meeting.active, foe)
    return not first.isdisjoint(moments(meeting.second, meeting.other, meeting.active, foe))


def position(meeting: Meeting, seed: int, rival: int) -> NerathState:
    """A turn of the active realm, which is about to attack a rival on land and at sea and to explore a dungeon."""
    state = board(seed=seed)
    state.events = None
    foe = REALMS[rival]
    for realm in REALMS:
        put(state, realm, HOME[realm], castle=1, footsoldier=2, fighter=1, wizard=1, monster=1)
        ship(state, realm, HARBOUR[realm], footsoldier=1)
        state.gold[number(realm)] = 6
        lost = beside(state, realm)[0]
        taker = REALMS[(number(realm) + 1) % len(REALMS)]
        hold(state, taker, lost)
        put(state, taker, lost, footsoldier=1)
    put(state, foe, beside(state, foe)[1], footsoldier=1)
    put(state, foe, HOME[foe], **ARMY)
    ship(state, foe, "wailing_sea", fighter=1, wizard=1)
    put(state, foe, "wailing_sea", storm_elemental=1, dragon=1)
    guard(state, "vault_of_the_drow", "ogre", "wraith")
    give(state, meeting.first, meeting.owner)
    if meeting.second != meeting.first:
        give(state, meeting.second, meeting.other)
    state.realm = meeting.active
    return state


def beside(state: NerathState, realm: str) -> list[str]:
    """Return the starting lands of a realm beside its home: the first is lost to a neighbour, the second is weak."""
    cat = state.cat
    near = cat.near[space(state, HOME[realm])][LAND]
    return [cat.space_ids[land] for land in near if cat.home[land] == number(realm)]


def march(state: NerathState, realm: int, foe: int) -> None:
    """A realm has moved into a land, a sea zone and an entrance, all of which it attacks."""
    active = REALMS[realm]
    attack(state, active, HOME[REALMS[foe]], **ARMY)
    attack(state, active, beside(state, REALMS[foe])[1], footsoldier=3, fighter=1, monster=2)
    carrier = ship(state, active, "wailing_sea", fighter=1, wizard=1)
    for unit in (carrier, *attack(state, active, "wailing_sea", storm_elemental=1, dragon=1)):
        state.mark[unit] |= ATTACKING
    attack(state, active, "vault_of_the_drow", fighter=2, wizard=1)
    ask_again(state)


def foe_of(meeting: Meeting) -> int:
    return next(r for r in (meeting.other, meeting.owner, *EVERYBODY) if r != meeting.active)


def give(state: NerathState, card: int, realm: int) -> None:
    """Deal a card: a treasure is in play, an event in the hand, one that is played when drawn lies on top."""
    word, owner = state.cat.card_ids[card], REALMS[realm]
    if state.cat.card_realm[card] == NONE:
        lay(state, owner, word)
    elif isinstance(state.cat.decks.abilities[card], Trigger):
        state.deck[realm].remove(card)
        state.top[realm].append(card)
    else:
        hand(state, owner, word)


def met(meeting: Meeting) -> str:
    """Play the turn; return its outcome if both cards were at work in one battle or phase in this order, else ""."""
    state = position(meeting, meeting.first * 200 + meeting.second, foe_of(meeting))
    state.stack.append(TakingTurn())
    advance(state)
    seen: dict[int, Moment] = {}
    together = marched = False
    for _ in range(MOST):
        settle(state)
        note(state, meeting, seen)
        problems = find_problems(state)
        assert not problems, f"{named(state.cat, meeting)}: {problems}"
        if not state.pending:
            break
        if not marched and state.pending[0].prompt == "movement":
            march(state, meeting.active, foe_of(meeting))
            marched = True
        choice = state.pending[0]
        assert isinstance(choice, Choice)
        apply(state, choice.seat, answer_of(state, choice, meeting, seen))
        note(state, meeting, seen)
        together = together or (len(seen) == 2 and len(set(seen.values())) == 1)
    assert not state.pending, f"{named(state.cat, meeting)}: the turn has no end"
    return outcome(state) if together else ""


def outcome(state: NerathState) -> str:
    """Return what came of it, in short: who stands and holds what, gold, points, cards; not how a state is kept."""
    units = sorted((s, o, k) for s, o, k in zip(state.where, state.owner, state.kind, strict=True) if s != NONE)
    cards = [sorted(cards) for cards in (*state.hand, *state.discard, *state.laid, *state.chest)]
    whole = (units, state.holder, state.gold, state.points, cards, state.tokens)
    return hashlib.blake2b(repr(whole).encode(), digest_size=6).hexdigest()


def note(state: NerathState, meeting: Meeting, seen: dict[int, Moment]) -> None:
    """Note in which phase and battle each of the cards was last at work."""
    now = here(state)
    for card, realm in ((meeting.first, meeting.owner), (meeting.second, meeting.other)):
        if card in state.laid[realm]:
            if card == meeting.first or meeting.first in seen:
                seen[card] = now
        elif card in state.discard[realm] and card not in seen:
            seen[card] = now


def answer_of(state: NerathState, choice: Choice, meeting: Meeting, seen: dict[int, Moment]) -> Action:
    """Play the first card when it may be, the second after it; otherwise do what is done for somebody who is away."""
    wanted = [meeting.first] if meeting.first not in seen else [meeting.second, meeting.first]
    for card in wanted:
        for action in (state.cat.play_card[card], state.cat.use_card[card]):
            if action in choice.options:
                return action
    return choice.default if choice.default is not None else choice.options[0]


def named(cat: Catalogue, meeting: Meeting) -> str:
    return f"{cat.card_ids[meeting.first]} {cat.card_ids[meeting.second]}"


def line_of(cat: Catalogue, first: int, second: int) -> str:
    """Return the outcome of the first way in which two cards meet, "" if they never do."""
    for meeting in meetings(cat, first, second):
        found = met(meeting) if may_meet(meeting) else ""
        if found:
            return f"{named(cat, meeting)} {REALMS[meeting.active]} {found}"
    return ""


def all_pairs(cat: Catalogue) -> Iterator[tuple[int, int]]:
    cards = range(len(cat.card_ids))
    return ((first, second) for first in cards for second in cards if first != second)


def main() -> None:
    cat = catalogue(load())
    lines = [line for first, second in all_pairs(cat) if (line := line_of(cat, first, second))]
    LINES.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(lines)} pairs meet")


if __name__ == "__main__":
    main()
