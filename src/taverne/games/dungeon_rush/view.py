"""What one seat may know of the table, and whole states that agree with it.

Little is hidden in this game: secret answers until all are given, and claims that are still provisional.
"""

from __future__ import annotations

from typing import Final

import msgspec

from taverne.engine.actions import Seat
from taverne.engine.frames import ask_again
from taverne.engine.race import CAP_MS
from taverne.engine.rng import Rng
from taverne.engine.secret import Secretly
from taverne.games.dungeon_rush.rules.attack import Attacking, round_seconds
from taverne.games.dungeon_rush.state import FAIR, HANDS, MODES, NONE, PHASES, TARGETS, Claim, Table

ONE_IN: Final = 6
"""Of so many free heroes of others a guess sends one: windows are short."""


class CardView(msgspec.Struct, frozen=True):
    """A won card: under which hand and which skill it lies; a hand of -1 is face up beside the heroes."""

    monster: str
    hand: int
    skill: int


class HeroView(msgspec.Struct, frozen=True):
    """A hero, its skills now, and the monster it is committed to this round ("" if none)."""

    hero: str
    skills: tuple[int, ...]
    target: str


class PlayerView(msgspec.Struct, frozen=True):
    """One seat's side of the table; left hero first."""

    heroes: tuple[HeroView, ...]
    coins: int
    failures: int
    cards: tuple[CardView, ...]
    finished: bool
    choice: str
    neutral: bool


class MonsterView(msgspec.Struct, frozen=True):
    """A monster on the table and who attacks it (-1: nobody yet)."""

    monster: str
    holder: Seat


class DungeonView(msgspec.Struct, frozen=True):
    """The table of Dungeon Rush as one seat sees it; ``provisional`` are its own claims not yet settled."""

    mode: str
    phase: str
    round: int
    level: int
    first: Seat
    seconds: int
    lord: str
    dragon: str
    pool: tuple[str, ...]
    monsters: tuple[MonsterView, ...]
    players: tuple[PlayerView, ...]
    piles: tuple[int, ...]
    provisional: tuple[tuple[str, str], ...]
    answered: tuple[str, ...]


def table_view(table: Table, seat: Seat) -> DungeonView:
    """Return what ``seat`` (or a spectator) may know."""
    box = table.box
    ids = box.monster_ids
    slots = table.slots
    top = table.stack[-1] if table.stack else None
    answered: tuple[str, ...] = ()
    if isinstance(top, Secretly) and 0 <= seat < len(top.answers):
        answered = tuple([str(action) for action in top.answers[seat]])
    return DungeonView(
        MODES[table.mode],
        PHASES[table.phase],
        table.round,
        table.level,
        table.round_first(),
        round_seconds(table),
        box.lord_ids[table.lord] if table.lord != NONE else "",
        box.dragon_ids[table.dragon] if table.dragon != NONE else "",
        tuple([box.hero_ids[hero] for hero in table.pool]),
        tuple([MonsterView(ids[slots[i]], table.holder[i]) for i in range(len(slots))]),
        tuple([player_view(table, other) for other in range(table.seats)]),
        tuple([len(pile) for pile in table.piles]),
        tuple([(HANDS[claim.hand], ids[slots[claim.slot]]) for claim in table.claims if claim.seat == seat]),
        answered,
    )


def player_view(table: Table, seat: Seat) -> PlayerView:
    """Return the public side of a seat; the number of failures is public, the cards lie face down (DR-091)."""
    box = table.box
    ids = box.monster_ids
    heroes = []
    for hand in (0, 1):
        hero = table.heroes[2 * seat + hand]
        slot = table.target[2 * seat + hand]
        start = 8 * seat + 4 * hand
        target = ids[table.slots[slot]] if slot != NONE and table.slots else ""
        heroes.append(
            HeroView(box.hero_ids[hero] if hero != NONE else "", tuple(table.skills[start : start + 4]), target)
        )
    cards = table.cards[seat]
    choice = table.choices[seat]
    return PlayerView(
        tuple(heroes),
        table.coins[seat],
        len(table.failed[seat]),
        tuple([CardView(ids[cards[i]], cards[i + 1], cards[i + 2]) for i in range(0, len(cards), 3)]),
        table.finished[seat],
        TARGETS[choice] if choice != NONE else "",
        seat == table.neutral,
    )


def determinized(table: Table, seat: Seat, rng: Rng) -> Table:
    """Redeal what the seat cannot see, and reseed, so that a search foresees nothing."""
    guess = table.clone()
    guess.seed = rng.below(1 << 63)
    guess.drawn = 0
    top = guess.stack[-1] if guess.stack else None
    if isinstance(top, Secretly):
        top.redeal(guess, seat, rng)
        ask_again(guess)
    elif isinstance(top, Attacking) and guess.mode == FAIR:
        guess.claims = [claim for claim in guess.claims if claim.seat == seat]
        guess.claims += imagined(guess, seat, rng)
        ask_again(guess)
    return guess


def imagined(table: Table, seat: Seat, rng: Rng) -> list[Claim]:
    """Return provisional claims that the others may have made: now and then one, on a monster that nobody holds yet.

    Whether they have made any is as hidden as which, so that the true ones play no part (DR-134).  Only a race that
    goes on though nobody can claim any more tells that there is one.
    """
    slots = [slot for slot, holder in enumerate(table.holder) if holder == NONE]
    own = [claim.effective for claim in table.claims if claim.seat == seat]
    free = [hero for hero, target in enumerate(table.target) if target == NONE and hero // 2 != seat]
    if not slots or not free:
        return []
    sent = [hero for hero in free if rng.below(ONE_IN) == 0]
    if not sent and not own and not waiting(table, seat):
        sent = [free[rng.below(len(free))]]
    claims = []
    for hero in sent:
        effective = max(0, max(own, default=CAP_MS) - CAP_MS + rng.below(2 * CAP_MS))
        claims.append(Claim(slots[rng.below(len(slots))], effective, hero // 2, hero % 2))
    return claims


def waiting(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Return who may still claim in a fair race as ``seat`` can know: of others, only what is settled counts."""
    seats = []
    for other in range(table.seats):
        if other == seat:
            still = bool(table.asked(other))
        else:
            free = NONE in table.target[2 * other : 2 * other + 2]
            still = free and any(holder in (NONE, other) for holder in table.holder)
        if still and not table.finished[other]:
            seats.append(other)
    return tuple(seats)
