"""Positions of Monster Lands for rule tests: a table after setup, and ways to move pieces about on it.

Everything moved comes from somewhere, so that the invariants hold; ``refresh`` puts the pending question anew.
"""

from __future__ import annotations

from pathlib import Path

from taverne.engine.actions import CHANCE
from taverne.engine.frames import ask_again, chance, settle
from taverne.games.monster_lands.box.catalogue import CODES, NONE, PLACE_START, PLACES
from taverne.games.monster_lands.box.vocabulary import BUILDINGS
from taverne.games.monster_lands.game import MonsterLands
from taverne.games.monster_lands.rules.battle.attack import leave
from taverne.games.monster_lands.rules.citadel.tavern import enlist
from taverne.games.monster_lands.state.game_state import LandsState
from tests.tools import play, table

GAME = MonsterLands()
CLANS = ("fire", "water", "air", "jungle")


def owned(folder: Path, text: str) -> MonsterLands:
    """Return the game with an owner's values laid over its box."""
    overlay = folder / "my-copy.toml"
    overlay.write_text(text, encoding="utf-8")
    return GAME.with_box(overlay)


def seated(
    players: int = 2, seed: int = 3, first: int = 0, game: MonsterLands = GAME, **options: int | str | bool
) -> LandsState:
    """Return a table in the Deployment of turn 1: seat 0 is Fire, 1 Water, 2 Air, 3 Jungle; ``first`` begins.

    Pools are what the dice gave; difficulty is Tutorial unless said otherwise.  A scenario may fix the affinity.
    """
    state = table(game, {"difficulty": "tutorial", **options}, players, "", seed)
    while (decision := chance(state)) is not None:
        if decision.prompt == "first":
            play(state, f"chance: draw {first}")
        else:
            action, state.drawn = decision.sample(state.seed, state.drawn)
            play(state, f"chance: {action}")
    for i in range(players):
        seat = (first + i) % players
        if asked(state) == (seat, "clan"):
            play(state, f"{seat}: clan {CLANS[seat]}")
    settle(state)
    return state


def refresh(state: LandsState) -> LandsState:
    """Put the pending question anew after pieces were moved, and let chance fall until somebody is asked."""
    assert GAME.problems(state) == []
    ask_again(state)
    return state


def pool(state: LandsState, seat: int, force: int = 0, magic: int = 0, persuasion: tuple[int, ...] = ()) -> None:
    """Give a seat exactly these dice."""
    state.pool[seat] = [force, magic, *(persuasion.count(n) for n in range(1, 7))]


def held(state: LandsState, seat: int) -> tuple[int, int, tuple[int, ...]]:
    """Return a seat's pool in the terms of ``pool``."""
    counts = state.pool[seat]
    return counts[0], counts[1], tuple(n for n in range(1, 7) for _ in range(counts[n + 1]))


def member(state: LandsState, word: str) -> int:
    return state.cat.member_index[word]


def hire(state: LandsState, seat: int, *who: str) -> None:
    """Put members into a clan, from wherever they are."""
    for word in who:
        number = member(state, word)
        if state.owner[number] != NONE:
            leave_now(state, number)
        for pile in (state.tavern_deck, state.tavern_discard, state.novices, state.gone):
            if number in pile:
                pile.remove(number)
        if number in state.tavern:
            state.tavern[state.tavern.index(number)] = state.tavern_deck.pop()
        enlist(state, seat, number)


def leave_now(state: LandsState, number: int) -> None:
    depth = len(state.stack)
    leave(state, state.owner[number], number)
    del state.stack[depth:]


def tavern(state: LandsState, *who: str) -> None:
    """Show exactly these mercenaries, and leave the other spaces empty."""
    state.tavern_deck += [number for number in state.tavern if number != NONE]
    state.tavern[:] = [NONE] * len(state.tavern)
    for place, word in enumerate(who):
        number = member(state, word)
        state.tavern_deck.remove(number)
        state.tavern[place] = number


def lair(state: LandsState, *kinds: str) -> None:
    """Show exactly these traps."""
    state.trap_supply += [kind for kind in state.lair if kind != NONE]
    state.lair[:] = [NONE] * len(state.lair)
    for place, word in enumerate(kinds):
        kind = state.cat.trap_index[word]
        state.trap_supply.remove(kind)
        state.lair[place] = kind


def bazaar(state: LandsState, *words: str) -> None:
    """Show exactly these equipment cards."""
    state.gear_deck += [gear for gear in state.bazaar if gear != NONE]
    state.bazaar[:] = [NONE] * len(state.bazaar)
    for place, word in enumerate(words):
        gear = next(g for g in state.gear_deck if state.cat.gear_ids[g] == word)
        state.gear_deck.remove(gear)
        state.bazaar[place] = gear


def spoils(state: LandsState, *words: str) -> None:
    """Show exactly these loot tokens."""
    state.loot_deck += [token for token in state.spoils if token != NONE]
    state.spoils[:] = [NONE] * len(state.spoils)
    for place, word in enumerate(words):
        token = state.cat.loot_index[word]
        state.loot_deck.remove(token)
        state.spoils[place] = token


def traps(state: LandsState, seat: int, *kinds: str) -> None:
    """Give a seat exactly these traps on its clan board."""
    state.trap_discard += state.traps[seat]
    state.traps[seat] = sorted(take_trap(state, word) for word in kinds)


def take_trap(state: LandsState, word: str) -> int:
    kind = state.cat.trap_index[word]
    for pile in (state.trap_supply, state.trap_discard, state.aside):
        if kind in pile:
            pile.remove(kind)
            return kind
    place = state.lair.index(kind)
    state.lair[place] = state.trap_supply.pop()
    return kind


def loot(state: LandsState, seat: int, *words: str) -> None:
    """Give a seat these loot tokens."""
    for word in words:
        token = state.cat.loot_index[word]
        if token in state.spoils:
            state.spoils[state.spoils.index(token)] = state.loot_deck.pop()
        else:
            state.loot_deck.remove(token)
        state.loot[seat].append(token)
    state.loot[seat].sort()


def equip(state: LandsState, who: str, word: str) -> None:
    """Let a member carry an equipment card."""
    for pile in (state.gear_deck, state.bazaar):
        for gear in pile:
            if gear != NONE and state.cat.gear_ids[gear] == word:
                if pile is state.gear_deck:
                    pile.remove(gear)
                else:
                    pile[pile.index(gear)] = state.gear_deck.pop()
                state.wearer[gear] = member(state, who)
                return
    raise AssertionError(f"no {word} left")


def monster(state: LandsState, space: int, word: str) -> None:
    """Put a monster into region A (0), region B (1) or at the Gates (2); "" empties the space."""
    if state.monsters[space] != NONE:
        state.monster_deck.append(state.monsters[space])
        state.monsters[space] = NONE
    if word:
        number = state.cat.monster_index[word]
        if number in state.monsters:
            state.monsters[state.monsters.index(number)] = state.monster_deck.pop(0)
        else:
            state.monster_deck.remove(number)
        state.monsters[space] = number


def region(state: LandsState, space: int, word: str) -> None:
    """Lay out a region in place of the one there."""
    number = state.cat.region_index[word]
    old = state.regions[space]
    if number in state.regions:
        state.regions[state.regions.index(number)] = old
    else:
        state.region_deck.remove(number)
        state.region_deck.append(old)
    state.regions[space] = number


def own_region(state: LandsState, seat: int, word: str, manager: str = "") -> None:
    """Make a seat the ruler of a region, perhaps with a manager."""
    number = state.cat.region_index[word]
    if number in state.regions:
        state.regions[state.regions.index(number)] = state.region_deck.pop(0)
    else:
        state.region_deck.remove(number)
    state.ruler[number] = seat
    state.manager[number] = member(state, manager) if manager else NONE


def expeditions(state: LandsState, space: int, word: str) -> None:
    """Give a region an expedition list: ``E1-a``."""
    side, tile_of = state.cat.side_names.index(word), state.cat.tile_of_side
    if state.lists[1 - space] != NONE and tile_of[state.lists[1 - space]] == tile_of[side]:
        state.lists[1 - space] = state.lists[space]
    else:
        state.list_stock.append(tile_of[state.lists[space]])
        state.list_stock.remove(tile_of[side])
    state.lists[space] = side


def mission(state: LandsState, side: int, word: str) -> None:
    """Post a mission: side 0 competitive, 1 contract."""
    number = state.cat.mission_index[word]
    old = state.missions[side]
    if number in state.missions:
        other = state.missions.index(number)
        state.missions[other], state.missions[side] = old, number
        return
    state.mission_bag.remove(number)
    state.mission_bag.append(old)
    state.missions[side] = number


def panic(state: LandsState, word: str) -> None:
    building = BUILDINGS.index(word)
    state.panic_pile.remove(building)
    state.panic[building] = 1


def column(place: str, number: int) -> int:
    """Return the expedition of a place by its number from the left."""
    return PLACE_START[PLACES.index(place)] + number - 1


def send(
    state: LandsState,
    place: str,
    number: int,
    who: str,
    force: int = 0,
    magic: int = 0,
    persuasion: int = 0,
    laid: tuple[str, ...] = (),
    defence: int = 0,
    potions: int = 0,
    venoms: int = 0,
) -> int:
    """Put a mercenary on an expedition with all it takes along, and return the expedition."""
    e = column(place, number)
    number_of = member(state, who)
    state.who[e] = number_of
    state.place[number_of] = e
    for lying, n in zip(state.dice, (force, magic, persuasion), strict=True):
        lying[e] = n
    state.laid[e] = [take_trap(state, word) for word in laid]
    state.shields[e] = defence
    state.potions[e] = potions
    state.venoms[e] = venoms
    return e


def adventure(state: LandsState) -> LandsState:
    """Empty all pools, so that everybody passes and the Adventure phase begins; stop at its first decision."""
    state.pool = [[0] * CODES for _ in state.pool]
    ask_again(state)
    while state.pending and state.pending[0].prompt == "pass":
        play(state, f"{state.pending[0].seat}: pass")
    return state


def asked(state: LandsState) -> tuple[int, str]:
    """Return who is asked what; chance is seat -1."""
    return state.pending[0].seat, state.pending[0].prompt


def options(state: LandsState) -> list[str]:
    """Return the options of the pending choice as notation."""
    assert state.pending[0].seat != CHANCE, state.pending
    return [str(action) for action in state.pending[0].options]
