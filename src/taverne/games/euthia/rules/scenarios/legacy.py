"""What heroes take from one episode of a campaign into the next: boards, items, gold, reputation (EUS-129).
It travels as a text among the options of the next match; what no hero could own is refused, with the reason."""

from __future__ import annotations

import re
from typing import Annotated, Final
from zlib import crc32

import msgspec
from msgspec import Meta, Struct

from taverne.engine.actions import Seat
from taverne.engine.game import OptionError
from taverne.engine.type_plans import ready

from ...box.integer_tables import NONE
from ...box.pieces import INSTANT, TILE_KINDS
from ...box.scenarios import ScenarioId
from ...box.terms import ELEMENTS, GEMS, HEROES, ElementId, GemId, HeroId
from ...state.game_state import LOCKED, EuthiaState
from ...state.hero_state import SetGem
from ..goods.equipment import SKILLS, essence_room, sack_sum, spots_for
from ..goods.holdings import max_health
from ..turn.setup import in_use

EPISODES: Final[tuple[ScenarioId, ...]] = ("revocation_1", "revocation_2", "revocation_3")
VERSION: Final = 1
LONGEST: Final = 16_000
"""No legacy of four heroes is as long, whatever they own."""

_FORM: Final = re.compile(r"(\d{1,4}) ([0-9a-f]{8}) (.*)", re.DOTALL)
_NEVER_KEPT: Final = tuple(TILE_KINDS.index(kind) for kind in INSTANT)

Few = Annotated[int, Meta(ge=0, le=99)]
Much = Annotated[int, Meta(ge=0, le=9999)]


class Owned(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A tile of a hero, on a slot of his board (from 1) or in a sack (0), with the gems and essences on it."""

    tile: str
    slot: Few = 0
    gems: tuple[GemId, ...] = ()
    essences: tuple[ElementId, ...] = ()


class Heir(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What one hero takes along. ``unlocked`` are slots (from 1) that were locked once, ``revealed`` hero tiles not
    learned, ``hidden`` how many are still face down; trophies are named as fighters."""

    hero: HeroId
    reputation: Much = 0
    gold: Much = 0
    gaar: Few = 0
    dwurt: Few = 0
    hidden: Few = 0
    unlocked: tuple[Few, ...] = ()
    tiles: Annotated[tuple[Owned, ...], Meta(max_length=99)] = ()
    revealed: tuple[str, ...] = ()
    gems: dict[GemId, Few] = {}
    essences: dict[ElementId, Few] = {}
    resources: tuple[str, ...] = ()
    trophies: tuple[str, ...] = ()


class Legacy(Struct, frozen=True, forbid_unknown_fields=True):
    """What the heroes of a table take along, by seat, ``after`` which episode (from 1)."""

    after: int
    heroes: tuple[Heir, ...]


# The text


def encode(legacy: Legacy) -> str:
    """Return a legacy as a text: the version of its form, a checksum, then JSON."""
    body = msgspec.json.encode(legacy).decode()
    return f"{VERSION} {crc32(body.encode()):08x} {body}"


def decode(text: str) -> Legacy:
    """Return what ``encode`` wrote; raise ``OptionError`` for anything else."""
    form = _FORM.fullmatch(text)
    if form is None:
        raise OptionError("this is no legacy of a campaign", "option-legacy-unreadable")
    version, checksum, body = form.groups()
    if int(version) != VERSION:
        message = f"a legacy of form {version}; this version reads form {VERSION}"
        raise OptionError(message, "option-legacy-version", {"found": version, "known": str(VERSION)})
    if int(checksum, 16) != crc32(body.encode(errors="surrogatepass")):
        raise OptionError("this legacy was changed on its way", "option-legacy-altered")
    try:
        return msgspec.json.decode(body, type=ready(Legacy))
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise OptionError("this is no legacy of a campaign", "option-legacy-unreadable") from None


# Leaving it


def bequeath(state: EuthiaState) -> str:
    """Return what the heroes of an episode leave for the next: the reputation is that before scoring (EUS-129)."""
    heirs = tuple([heir(state, seat) for seat in range(state.seats)])
    return encode(Legacy(EPISODES.index(state.plan.id) + 1, heirs))


def has_sequel(state: EuthiaState) -> bool:
    """Is there an episode after the one that is played?"""
    return state.plan.id in EPISODES[:-1]


def heir(state: EuthiaState, seat: Seat) -> Heir:
    """Return all that a hero takes along; cards, quests, bounties, deaths and tokens on the map stay behind."""
    cat, hero = state.cat, state.hero[seat]
    locks = (*cat.hero_locks[hero], *cat.equipment_locks[hero])
    gems = state.gems[seat]
    essences = state.essences[seat]
    return Heir(
        hero=HEROES[hero],
        reputation=state.rep[seat],
        gold=state.gold[seat],
        gaar=state.gaar[seat],
        dwurt=state.dwurt[seat],
        hidden=len(state.pile[seat]),
        unlocked=tuple([s + 1 for s, lock in enumerate(locks) if lock and state.slots[seat][s] != LOCKED]),
        tiles=tuple([owned(state, thing) for thing in state.things_of(seat)]),
        revealed=tuple([cat.tile_ids[tile] for tile in state.reserve[seat]]),
        gems={kind: n for kind, n in zip(GEMS, gems, strict=True) if n},
        essences={element: n for element, n in zip(ELEMENTS, essences, strict=True) if n},
        resources=tuple([cat.resource_ids[resource] for resource in state.resources[seat]]),
        trophies=tuple([cat.foes.names[foe] for foe in state.trophies[seat]]),
    )


def owned(state: EuthiaState, thing: int) -> Owned:
    gems = [GEMS[gem.kind] for gem in state.gems_on(thing)]
    laid = [word for e, word in enumerate(ELEMENTS) for _ in range(state.essences_on(thing)[e])]
    return Owned(state.cat.tile_ids[state.design[thing]], state.spot[thing] + 1, tuple(gems), tuple(laid))


# Entering on it


def inherit(state: EuthiaState, text: str) -> None:
    """Give the heroes of a new table what they own, and take it out of the decks (EUS-129).

    Raise ``OptionError`` for what they could not own. Nothing is asked: it is done before the first step.
    """
    legacy = decode(text)
    if not 1 <= legacy.after < len(EPISODES) or EPISODES[legacy.after] != state.plan.id:
        raise OptionError("this legacy is for another episode", "option-legacy-episode")
    words = [one.hero for one in legacy.heroes]
    if len(set(words)) < len(words):
        raise OptionError("this legacy has a hero twice", "option-legacy-altered")
    if len(words) != state.seats:
        data = {"n": len(words), "seats": state.seats}
        raise OptionError(f"{len(words)} heroes inherit, {state.seats} play", "option-legacy-heroes", data)
    for seat, one in enumerate(legacy.heroes):
        Inheriting(state, seat, one).all()


class Inheriting:
    """One hero enters on his legacy; every piece comes from where it would lie in a game without it."""

    def __init__(self, state: EuthiaState, seat: Seat, heir: Heir) -> None:
        self.state = state
        self.seat = seat
        self.heir = heir
        cat, self.hero = state.cat, HEROES.index(heir.hero)
        used = [tile for tile in cat.later_tiles[self.hero] if in_use(cat, tile, state.seats)]
        seen = max(0, len(used) - heir.hidden)
        self.hidden = used[seen:]
        self.known = [*cat.start_tiles[self.hero], *used[:seen]]
        """Hero tiles that are face down no more; those that he has not are back in the box."""

    def all(self) -> None:
        self.board()
        self.goods()
        self.rest()

    def board(self) -> None:
        """The slots as they were, what lies on them and in the sacks, hero tiles revealed and hidden."""
        state, seat, heir, cat = self.state, self.seat, self.heir, self.state.cat
        state.hero[seat] = self.hero
        locks = (*cat.hero_locks[self.hero], *cat.equipment_locks[self.hero])
        state.slots[seat] = [LOCKED if lock and s + 1 not in heir.unlocked else NONE for s, lock in enumerate(locks)]
        state.pile[seat] = self.hidden
        for piece in heir.tiles:
            self.tile(piece)
        for word in heir.revealed:
            tile = cat.tile_index.get(word, NONE)
            self.take([self.known], tile, word)
            state.reserve[seat].append(tile)
        state.gone[seat] = self.known

    def tile(self, piece: Owned) -> None:
        """A tile where it lay, with its gems, all active, and its essences."""
        state, seat, cat = self.state, self.seat, self.state.cat
        tile, spot = cat.tile_index.get(piece.tile, NONE), piece.slot - 1
        if tile == cat.potion and state.potions:
            state.potions -= 1
        elif tile == cat.potion or tile == NONE or cat.tile_kind[tile] in _NEVER_KEPT:
            raise self.unfit(piece.tile)
        elif piece.tile not in self.relics():
            piles = [self.known, *state.shop, *state.treasures, *state.rewards]
            self.take(piles, tile, piece.tile)
        empty = spot in spots_for(state, seat, tile) and state.slots[seat][spot] == NONE
        if not (empty if piece.slot else cat.tile_kind[tile] not in SKILLS):
            raise self.unfit(piece.tile)
        thing = state.add_thing(seat, tile, spot)
        if len(piece.gems) > cat.tile_gems[tile] or len(piece.essences) > essence_room(state, thing):
            raise self.unfit(piece.tile)
        for gems, word in zip((state.gem1, state.gem2), piece.gems, strict=False):
            gems[thing] = SetGem(GEMS.index(word))
        for element in piece.essences:
            state.add_essence(thing, ELEMENTS.index(element), 1)

    def relics(self) -> set[str]:
        """Return the tiles that lie in no deck and are given as often as a rule says so."""
        return {relic.id for relic in self.state.box.cards.relic}

    def goods(self) -> None:
        """Loose gems and essences, resources, trophies, gold and the reputation before scoring (EU-287)."""
        state, seat, heir, cat = self.state, self.seat, self.heir, self.state.cat
        state.rep[seat], state.gold[seat] = heir.reputation, heir.gold
        for gem, n in heir.gems.items():
            state.gems[seat][GEMS.index(gem)] = n
        for element, n in heir.essences.items():
            state.essences[seat][ELEMENTS.index(element)] = n
        for word in heir.resources:
            resource = cat.resource_index.get(word, NONE)
            self.take(state.minerals, resource, word)
            state.resources[seat].append(resource)
        for word in heir.trophies:
            foe = cat.foes.index.get(word, NONE)
            self.take([*state.monsters, *state.bounty_pool], foe, word)
            state.trophies[seat].append(foe)

    def rest(self) -> None:
        """Between episodes heroes rest: full health, and a token in each Gaar and Dwurt slot at least (EU-022)."""
        state, seat, cat = self.state, self.seat, self.state.cat
        state.gaar[seat] = max(self.heir.gaar, cat.gaar_slots[self.hero])
        state.dwurt[seat] = max(self.heir.dwurt, cat.dwurt_slots[self.hero])
        state.health[seat] = max_health(state, seat)
        if state.health[seat] <= 0 or sack_sum(state, seat) < -state.box.cards.sacks.covered:
            raise self.unfit(self.heir.hero)

    def take(self, piles: list[list[int]], piece: int, word: str) -> None:
        """Take a piece out of the pile where it lies; raise ``OptionError`` if it lies in none."""
        pile = next((pile for pile in piles if piece in pile), None)
        if pile is None:
            raise self.unfit(word)
        pile.remove(piece)

    def unfit(self, word: str) -> OptionError:
        data = {"hero": f"hero-{self.heir.hero}", "piece": word[:80]}
        return OptionError(f"{self.heir.hero} cannot have {word[:80]}", "option-legacy-piece", data)
