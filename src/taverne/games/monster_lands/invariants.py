"""The invariants of Monster Lands: what must hold at every decision, whatever was played.
They are read by tests and soaks only; the rules never rely on them.

Every card, tile and token of the box is counted: what is nowhere, or in two places, is a broken invariant.  Dice, gold,
Defence tokens, potions and venoms never run out (ML-007); of these there is only never less than nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .box.catalogue import CODE_VALUE, EXPEDITIONS, NONE, PLACE_OF, REGION_A
from .box.vocabulary import Stored
from .rules.battle.effects import storage
from .rules.citadel.purchases import BuyingTraps
from .rules.clan.supplies import GrantingTraps, Storing
from .rules.outside.expeditions import Sending, token_room
from .rules.solo.scenarios import last_turn
from .state.game_state import ADVENTURE, MADHALA, SETUP, LandsState

GOODS = ("glory", "gold", "defence", "potion", "venom", "deeds")
LIMITED: tuple[Stored, ...] = ("defence", "potion", "venom")


def find_problems(state: LandsState) -> list[str]:
    """Return every broken invariant in plain words."""
    return [
        *_components(state),
        *_members(state),
        *_clans(state),
        *_managers(state),
        *_equipment(state),
        *_citadel(state),
        *_board(state),
        *_expeditions(state),
    ]


# Every component is in one place


def _counted(name: str, words: tuple[str, ...], wanted: list[int], *piles: Iterable[int]) -> list[str]:
    """Compare the pieces of some piles, where NONE is an empty space, with those of the box."""
    found = Counter(piece for pile in piles for piece in pile if piece != NONE)
    found.subtract(wanted)
    told = []
    for piece, n in sorted(found.items()):
        word = words[piece] if 0 <= piece < len(words) else str(piece)
        if n:
            told.append(f"{name} {word}: {abs(n)} {'too many' if n > 0 else 'missing'}")
    return told


def _components(state: LandsState) -> list[str]:
    cat = state.cat
    worn = [gear for gear, member in enumerate(state.wearer) if member != NONE]
    ruled = [region for region, ruler in enumerate(state.ruler) if ruler != NONE]
    lists = [cat.tile_of_side[side] for side in state.lists if side != NONE]
    closed = [building for building, panic in enumerate(state.panic) if panic]
    return [
        *_counted(
            "mercenary",
            cat.member_ids,
            list(range(cat.members)),
            state.tavern,
            state.tavern_deck,
            state.tavern_discard,
            state.novices,
            state.gone,
            *state.members,
        ),
        *_traps(state),
        *_counted(
            "equipment", cat.gear_ids, list(range(cat.gear)), worn, state.bazaar, state.gear_deck, state.gear_discard
        ),
        *_each("loot", cat.loot_ids, state.spoils, state.loot_deck, state.loot_discard, *state.loot),
        *_each(
            "monster",
            cat.monster_ids,
            state.monsters,
            state.fugitives,
            state.monster_deck,
            state.monster_discard,
            *state.trophies,
        ),
        *_each("region", cat.region_ids, state.regions, state.region_deck, state.region_discard, ruled),
        *_each("mission", cat.mission_ids, state.missions, state.mission_bag, state.mission_discard),
        *_each("list", cat.list_ids, lists, state.list_stock),
        *_counted("panic", cat.building_names, cat.panic_tokens(), state.panic_pile, closed),
    ]


def _each(name: str, words: tuple[str, ...], *piles: Iterable[int]) -> list[str]:
    """There is one of each."""
    return _counted(name, words, list(range(len(words))), *piles)


def _traps(state: LandsState) -> list[str]:
    """Traps of the ambush module are in the box, but on the table only where it is played (ML-229)."""
    wanted = state.cat.traps_of("initial", "classic", *(("reinforced", "ambush") if state.ambush else ()))
    piles = [state.trap_supply, state.trap_discard, state.aside, state.lair, state.sly_pile, state.sly_discard]
    return _counted("trap", state.cat.trap_ids, wanted, *piles, *state.traps, *state.laid)


# Clans


def _members(state: LandsState) -> list[str]:
    found = []
    clans = {member: seat for seat, members in enumerate(state.members) for member in members}
    for member, word in enumerate(state.cat.member_ids):
        if state.owner[member] != clans.get(member, NONE):
            found.append(f"{word} does not know its clan")
        e = state.place[member]
        if e != NONE and state.who[e] != member:
            found.append(f"{word} is not where it says")
        if e != NONE and state.novice(member):
            found.append("a novice is on an expedition (ML-083)")
        if member not in clans and (e != NONE or state.wounded[member]):
            found.append(f"{word} is in no clan, yet away or wounded")
    for e, member in enumerate(state.who):
        if member >= 0 and state.place[member] != e:
            found.append(f"the token of {state.cat.member_ids[member]} lies on a second expedition")
    return found


def _clans(state: LandsState) -> list[str]:
    found = []
    cat = state.cat
    for seat in range(state.seats):
        if state.reputation[seat] != sum(cat.reputation[member] for member in state.members[seat]):
            found.append(f"reputation of seat {seat} is not the sum of its members' (ML-025)")
        found += [f"{item} of seat {seat} is below 0" for item in GOODS if getattr(state, item)[seat] < 0]
        for item in LIMITED:
            if getattr(state, item)[seat] > storage(state, seat, item):
                found.append(f"{item} of seat {seat} is beyond its limit (ML-062)")
        busy = any(isinstance(frame, Storing | GrantingTraps | BuyingTraps) for frame in state.stack)
        if len(state.traps[seat]) > storage(state, seat, "trap") and not busy:
            found.append(f"seat {seat} holds too many traps (ML-059)")
        if state.traps[seat] != sorted(state.traps[seat]):
            found.append(f"traps of seat {seat} are not sorted")
        if any(n < 0 for n in state.pool[seat]):
            found.append(f"a die of seat {seat} was spent twice")
        leader = state.leader[seat]
        if leader != NONE and state.owner[leader] != seat:
            found.append(f"the leader of seat {seat} is not its own")
    return found


def _managers(state: LandsState) -> list[str]:
    found = []
    managers = [member for member in state.manager if member != NONE]
    if len(managers) != len(set(managers)):
        found.append("somebody manages two regions (ML-177)")
    for region, member in enumerate(state.manager):
        if state.exploited[region] and state.ruler[region] == NONE:
            found.append(f"region {region} is nobody's, yet it was activated (ML-120)")
        if member == NONE:
            continue
        if state.owner[member] != state.ruler[region] or member in state.leader:
            found.append(f"region {region} has a manager it cannot have (ML-173, ML-177)")
        if state.cat.affinity[member] != state.cat.region_affinity[region]:
            found.append(f"region {region} is managed against its affinity (ML-173)")
    return found


def _equipment(state: LandsState) -> list[str]:
    held = [(member, state.cat.gear_type[gear]) for gear, member in enumerate(state.wearer) if member != NONE]
    found = [] if len(held) == len(set(held)) else ["somebody carries two of a type (ML-092)"]
    if any(state.owner[member] == NONE for member, _ in held):
        found.append("equipment is carried by nobody's member")
    return found


# Citadel, board, expeditions


def _citadel(state: LandsState) -> list[str]:
    found = []
    cat = state.cat
    for slot, die in enumerate(state.slot_die):
        by = state.slot_by[slot]
        if bool(die) != (by != NONE) or (by == MADHALA and state.twist is None) or by >= state.seats:
            found.append(f"slot {slot} has a die of nobody")
        if die and cat.slot_players[slot] > max(2, state.seats):
            found.append(f"slot {slot} is closed to so few players (ML-044)")
    for building, last in enumerate(state.haggled):
        dice = state.slot_die[cat.slot_start[building] : cat.slot_end[building]]
        values = [CODE_VALUE[die - 1] for die in dice if die and CODE_VALUE[die - 1]]
        if bool(last) != bool(values) or (last and last not in values):
            found.append(f"building {building} bargains with a die that is not there (ML-051)")
    return found


def _board(state: LandsState) -> list[str]:
    found = []
    setup = state.box.cards.setup
    sizes = (len(state.lair), len(state.bazaar), len(state.spoils))
    if sizes != (setup.traps_shown, setup.equipment_shown, setup.loot_shown):
        found.append("a display has lost or won a space (ML-010 to ML-012)")
    if not 0 <= state.first < state.seats:
        found.append("nobody has the First Player marker")
    if state.seats < 3 and (state.regions[1] != NONE or state.monsters[1] != NONE):
        found.append("region B is in play (ML-016)")
    if state.phase != SETUP and not 1 <= state.turn <= last_turn(state):
        found.append("the turn is off the track")
    if state.who.count(MADHALA) > state.box.cards.madhala.tokens or (state.twist is None and MADHALA in state.who):
        found.append("Madhala has more tokens out than she owns (ML-242)")
    for space, region in enumerate(state.regions):
        if region == NONE and state.lists[space] != NONE:
            found.append(f"an expedition list lies at space {space}, where no region is (ML-209)")
    return found


def _expeditions(state: LandsState) -> list[str]:
    found = []
    sending = next((frame for frame in state.stack if isinstance(frame, Sending)), None)
    for e in range(EXPEDITIONS):
        here = (*state.dice_on(e), state.shields[e], state.potions[e], state.venoms[e], state.purse[e])
        if min(here) < 0:
            found.append(f"expedition {e} has less than nothing")
        if state.who[e] == NONE and any(here):
            found.append(f"nobody is on expedition {e}, yet something lies there")
        if state.who[e] == NONE and state.laid[e] and not state.rolled[e]:
            found.append(f"traps lie on expedition {e}, where nobody is")
        for colour in range(3):
            rolled = sum([1 for face in state.faces[e] if face.colour == colour])
            if state.safe[colour][e] > state.dice[colour][e] + rolled:
                found.append(f"more dice are safe than lie on expedition {e} (ML-237)")
        if state.shown[e] > len(state.laid[e]):
            found.append(f"more traps are shown than lie on expedition {e}")
        unfought = state.phase != ADVENTURE and state.who[e] not in (NONE, MADHALA)
        if unfought and (sending is None or sending.e != e) and PLACE_OF[e] >= REGION_A:
            if token_room(state, e, PLACE_OF[e]) < 0:
                found.append(f"expedition {e} is overloaded (ML-109)")
    return found
