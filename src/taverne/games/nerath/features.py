"""Conquest of Nerath in numbers for learners: what a seat may know of the war, and what its options are about.
Realms are turned so that the player's own comes first; which figures there are, ``ENCODER`` says by name."""

from __future__ import annotations

from array import array
from typing import Final

from taverne.engine.actions import Seat
from taverne.engine.decisions import Choice
from taverne.engine.reports.encoding import OPTION, QUESTION, Block, Encoder, action_code, one_hots, question

from .box.catalogue import EVERYBODY, KINDS, NONE
from .box.vocabulary import UNITS
from .state.game_state import FACE_UP, PHASE_WORDS, NerathState

SPACES: Final = 80
LANDS: Final = 55
DUNGEONS: Final = 8
CARDS: Final = 110
PER_REALM: Final = 13

_PHASE: Final = one_hots(len(PHASE_WORDS))
_MODE: Final = one_hots(2)
_LENGTH: Final = one_hots(3)
_REALM: Final = one_hots(len(EVERYBODY))

BLOCKS: Final = (
    Block("phase", len(PHASE_WORDS), 1.0, "the phase, one-hot"),
    Block("mode", 2, 1.0, "free for all or alliances"),
    Block("length", 3, 1.0, "short, medium or long, one-hot"),
    Block("turn", 4, 1.0, "whose turn it is, from the seat's own realm on, one-hot"),
    Block("own", 4, 1.0, "the seat's first realm as printed, one-hot"),
    Block("course", 4, 1 / 8, "round, rounds at most, points and treasures that win"),
    Block(
        "realms", 4 * PER_REALM, 1 / 16, "by realm: the seat's, ally, points, gold, lands, cards, treasures, ..., out"
    ),
    Block("units", 4 * KINDS, 1 / 8, "by realm: units on the board by kind"),
    Block("holders", LANDS, 1.0, "by land: 1 the seat's, 0.5 an ally's, -1 an enemy's"),
    Block("friends", SPACES, 1 / 4, "by space: units of the seat's side"),
    Block("enemies", SPACES, 1 / 4, "by space: units of other sides"),
    Block("guardians", 2 * DUNGEONS, 1 / 2, "by entrance: guardians, and how many of them the seat knows"),
    Block("cards", CARDS, 1.0, "by card: 1 in the seat's hand or chest, 0.5 in play on its side, -0.5 on another"),
    Block("fight", 12, 1 / 4, "the battle: there, attacker (the seat, ally, enemy), round, first strike, dice, ..."),
    *QUESTION,
)
OPTION_BLOCKS: Final = (
    *OPTION,
    Block(
        "space",
        8,
        1 / 4,
        "of an option about a space: there, land, sea, entrance, 1 the seat's or -1, friends, enemies, capital",
    ),
    Block("unit", 3, 1 / 8, "of an option about a kind of unit: there, cost, movement"),
)


def features(state: NerathState, seat: Seat) -> array[float]:
    """Return the figures of ``BLOCKS`` as ``seat`` may know them."""
    seat_for, side = state.seat_for, state.side
    first = seat_for.index(seat)
    ours = side[first]
    realms = [(first + turn) % 4 for turn in EVERYBODY]
    figures: list[float] = [
        *_PHASE[state.phase],
        *_MODE[state.mode],
        *_LENGTH[state.length],
        *_REALM[(state.realm - first) % 4],
        *_REALM[first],
        state.round,
        state.limit,
        *state.goal(),
    ]
    worth = [1 if seat_for[r] == seat else 0.5 if side[r] == ours else -1 for r in EVERYBODY]
    for realm in realms:
        figures += _realm(state, realm, worth[realm])
    kinds, friends, enemies = _units(state, [int(side[r] == ours) for r in EVERYBODY])
    for realm in realms:
        figures += kinds[KINDS * realm : KINDS * realm + KINDS]
    figures += [worth[holder] for holder in state.holder]
    figures += friends
    figures += enemies
    figures += _guardians(state, seat)
    figures += _cards(state, seat, ours)
    figures += _fight(state, worth)
    figures += question(state, seat)
    return array("f", figures)


def _realm(state: NerathState, realm: int, worth: float) -> list[float]:
    return [
        worth == 1,
        worth == 0.5,
        state.points[realm],
        state.gold[realm],
        state.holder.count(realm),
        len(state.hand[realm]),
        len(state.chest[realm]),
        len(state.laid[realm]),
        len(state.deck[realm]),
        state.builder.count(realm),
        state.extra,
        int(state.cat.capital[realm] < LANDS and state.holder[state.cat.capital[realm]] == realm),
        state.out[realm],
    ]


def _units(state: NerathState, friend: list[int]) -> tuple[list[int], list[int], list[int]]:
    """Return units by realm and kind, and by space those of the player's own side and of others."""
    kinds = [0] * (4 * KINDS)
    both = ([0] * SPACES, [0] * SPACES)
    for kind, owner, where in zip(state.kind, state.owner, state.where, strict=True):
        if where != NONE:
            kinds[KINDS * owner + kind] += 1
            both[friend[owner]][where] += 1
    return kinds, both[1], both[0]


def _guardians(state: NerathState, seat: Seat) -> list[float]:
    known = FACE_UP
    for realm in EVERYBODY:
        if state.seat_for[realm] == seat:
            known |= 1 << realm
    figures: list[float] = []
    for bits in state.seen:
        figures += [len(bits), sum([1 for one in bits if one & known])]
    return figures


def _cards(state: NerathState, seat: Seat, ours: int) -> list[float]:
    cards = [0.0] * CARDS
    for realm in EVERYBODY:
        if state.seat_for[realm] == seat:
            for card in state.hand[realm]:
                cards[card] = 1
            for card in state.chest[realm]:
                cards[card] = 1
        here = 0.5 if state.side[realm] == ours else -0.5
        for card in state.laid[realm]:
            cards[card] = here
    return cards


def _fight(state: NerathState, worth: list[float]) -> list[float]:
    fight = state.fight
    if fight is None:
        return [0] * 12
    whose = worth[fight.attacker]
    return [
        1,
        whose == 1,
        whose == 0.5,
        whose == -1,
        fight.round,
        fight.strike,
        len(fight.force),
        len(fight.dice),
        sum([die.face > 5 for die in fight.dice]),
        *fight.owed,
        sum([len(dice) for dice in fight.guards]),
    ]


def option_features(state: NerathState, choice: Choice) -> array[float]:
    """Return the figures of ``OPTION_BLOCKS`` for each option, row by row."""
    cat, seat = state.cat, choice.seat
    ours = state.side[state.seat_for.index(seat)]
    spaces, rows = cat.space_index, array("f")
    for action in choice.options:
        rows.extend(action_code(action))
        place = kind = NONE
        for word in action.args:
            if isinstance(word, str):
                place = spaces.get(word, place)
                kind = _KIND.get(word, kind)
        rows.extend(_space(state, place, ours) if place != NONE else _NOWHERE)
        rows.extend((1, cat.cost[kind], cat.movement[kind]) if kind != NONE else (0, 0, 0))
    return rows


def _space(state: NerathState, space: int, ours: int) -> list[float]:
    cat, side = state.cat, state.side
    place = cat.place[space]
    owner = state.owner
    friends = sum([side[owner[unit]] == ours for unit in state.here[space]])
    held = 0 if space >= cat.lands else 1 if side[state.holder[space]] == ours else -1
    there = len(state.here[space])
    return [1, place == 0, place == 1, place == 2, held, friends, there - friends, space in cat.capital]


_NOWHERE: Final = [0.0] * 8
_KIND: Final[dict[str, int]] = {word: kind for kind, word in enumerate(UNITS)}
ENCODER: Final = Encoder(BLOCKS, OPTION_BLOCKS, features, option_features)
