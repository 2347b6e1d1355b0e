"""The invariants of Monster Lands: what must hold at every decision, whatever was played.
They are read by tests and soaks only; the rules never rely on them.

Every card, tile and token of the box is counted: what is nowhere, or in two places, is a broken invariant.  Dice, gold,
Defence tokens, potions and venoms never run out (ML-007); of these there is only never less than nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .catalogue import CODE_VALUE, CODES, EXPEDITIONS, NONE, PLACE_OF, REGION_A
from .effects import storage
from .rules.outside import Sending, token_room
from .rules.purchases import BuyingTraps
from .rules.scenarios import last_turn
from .rules.supplies import GrantingTraps, Storing
from .state import ADVENTURE, MADHALA, SETUP, Table
from .vocabulary import Stored

GOODS = ("glory", "gold", "defence", "potion", "venom", "deeds")
LIMITED: tuple[Stored, ...] = ("defence", "potion", "venom")


def find_problems(table: Table) -> list[str]:
    """Return every broken invariant in plain words."""
    return [
        *_components(table),
        *_members(table),
        *_clans(table),
        *_managers(table),
        *_equipment(table),
        *_citadel(table),
        *_board(table),
        *_expeditions(table),
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


def _components(table: Table) -> list[str]:
    cat = table.cat
    worn = [gear for gear, member in enumerate(table.wearer) if member != NONE]
    ruled = [region for region, ruler in enumerate(table.ruler) if ruler != NONE]
    lists = [tile // 2 for tile in table.lists if tile != NONE]
    closed = [building for building, panic in enumerate(table.panic) if panic]
    return [
        *_counted(
            "mercenary",
            cat.member_ids,
            list(range(cat.members)),
            table.tavern,
            table.tavern_deck,
            table.tavern_discard,
            table.novices,
            table.gone,
            *table.members,
        ),
        *_traps(table),
        *_counted(
            "equipment", cat.gear_ids, list(range(cat.gear)), worn, table.bazaar, table.gear_deck, table.gear_discard
        ),
        *_each("loot", cat.loot_ids, table.spoils, table.loot_deck, table.loot_discard, *table.loot),
        *_each(
            "monster",
            cat.monster_ids,
            table.monsters,
            table.fugitives,
            table.monster_deck,
            table.monster_discard,
            *table.trophies,
        ),
        *_each("region", cat.region_ids, table.regions, table.region_deck, table.region_discard, ruled),
        *_each("mission", cat.mission_ids, table.missions, table.mission_bag, table.mission_discard),
        *_each("list", cat.list_ids, lists, table.list_stock),
        *_counted("panic", cat.building_names, _copies(table), table.panic_pile, closed),
    ]


def _each(name: str, words: tuple[str, ...], *piles: Iterable[int]) -> list[str]:
    """There is one of each."""
    return _counted(name, words, list(range(len(words))), *piles)


def _copies(table: Table) -> list[int]:
    return [building for building, token in enumerate(table.box.cards.panic) for _ in range(token.copies)]


def _traps(table: Table) -> list[str]:
    """Traps of the ambush module are in the box, but on the table only where it is played (ML-229)."""
    wanted = table.kinds("initial", "classic", *(("reinforced", "ambush") if table.ambush else ()))
    piles = [table.trap_supply, table.trap_discard, table.aside, table.lair, table.sly_pile, table.sly_discard]
    return _counted("trap", table.cat.trap_ids, wanted, *piles, *table.traps, *table.laid)


# Clans


def _members(table: Table) -> list[str]:
    found = []
    clans = {member: seat for seat, members in enumerate(table.members) for member in members}
    for member, word in enumerate(table.cat.member_ids):
        if table.owner[member] != clans.get(member, NONE):
            found.append(f"{word} does not know its clan")
        e = table.place[member]
        if e != NONE and table.who[e] != member:
            found.append(f"{word} is not where it says")
        if e != NONE and table.novice(member):
            found.append("a novice is on an expedition (ML-083)")
        if member not in clans and (e != NONE or table.wounded[member]):
            found.append(f"{word} is in no clan, yet away or wounded")
    for e, member in enumerate(table.who):
        if member >= 0 and table.place[member] != e:
            found.append(f"the token of {table.cat.member_ids[member]} lies on a second expedition")
    return found


def _clans(table: Table) -> list[str]:
    found = []
    cat = table.cat
    for seat in range(table.seats):
        if table.reputation[seat] != sum(cat.reputation[member] for member in table.members[seat]):
            found.append(f"reputation of seat {seat} is not the sum of its members' (ML-025)")
        found += [f"{item} of seat {seat} is below 0" for item in GOODS if getattr(table, item)[seat] < 0]
        for item in LIMITED:
            if getattr(table, item)[seat] > storage(table, seat, item):
                found.append(f"{item} of seat {seat} is beyond its limit (ML-062)")
        busy = any(isinstance(frame, Storing | GrantingTraps | BuyingTraps) for frame in table.stack)
        if len(table.traps[seat]) > storage(table, seat, "trap") and not busy:
            found.append(f"seat {seat} holds too many traps (ML-059)")
        if table.traps[seat] != sorted(table.traps[seat]):
            found.append(f"traps of seat {seat} are not sorted")
        if any(n < 0 for n in table.pool[CODES * seat : CODES * seat + CODES]):
            found.append(f"a die of seat {seat} was spent twice")
        leader = table.leader[seat]
        if leader != NONE and table.owner[leader] != seat:
            found.append(f"the leader of seat {seat} is not its own")
    return found


def _managers(table: Table) -> list[str]:
    found = []
    managers = [member for member in table.manager if member != NONE]
    if len(managers) != len(set(managers)):
        found.append("somebody manages two regions (ML-177)")
    for region, member in enumerate(table.manager):
        if table.exploited[region] and table.ruler[region] == NONE:
            found.append(f"region {region} is nobody's, yet it was activated (ML-120)")
        if member == NONE:
            continue
        if table.owner[member] != table.ruler[region] or member in table.leader:
            found.append(f"region {region} has a manager it cannot have (ML-173, ML-177)")
        if table.cat.affinity[member] != table.cat.region_affinity[region]:
            found.append(f"region {region} is managed against its affinity (ML-173)")
    return found


def _equipment(table: Table) -> list[str]:
    held = [(member, table.cat.gear_type[gear]) for gear, member in enumerate(table.wearer) if member != NONE]
    found = [] if len(held) == len(set(held)) else ["somebody carries two of a type (ML-092)"]
    if any(table.owner[member] == NONE for member, _ in held):
        found.append("equipment is carried by nobody's member")
    return found


# Citadel, board, expeditions


def _citadel(table: Table) -> list[str]:
    found = []
    cat = table.cat
    for slot, die in enumerate(table.slot_die):
        by = table.slot_by[slot]
        if bool(die) != (by != NONE) or (by == MADHALA and table.twist is None) or by >= table.seats:
            found.append(f"slot {slot} has a die of nobody")
        if die and cat.slot_players[slot] > max(2, table.seats):
            found.append(f"slot {slot} is closed to so few players (ML-044)")
    for building, last in enumerate(table.haggled):
        dice = table.slot_die[cat.slot_start[building] : cat.slot_end[building]]
        values = [CODE_VALUE[die - 1] for die in dice if die and CODE_VALUE[die - 1]]
        if bool(last) != bool(values) or (last and last not in values):
            found.append(f"building {building} bargains with a die that is not there (ML-051)")
    return found


def _board(table: Table) -> list[str]:
    found = []
    setup = table.box.cards.setup
    sizes = (len(table.lair), len(table.bazaar), len(table.spoils))
    if sizes != (setup.traps_shown, setup.equipment_shown, setup.loot_shown):
        found.append("a display has lost or won a space (ML-010 to ML-012)")
    if not 0 <= table.first < table.seats:
        found.append("nobody has the First Player marker")
    if table.seats < 3 and (table.regions[1] != NONE or table.monsters[1] != NONE):
        found.append("region B is in play (ML-016)")
    if table.phase != SETUP and not 1 <= table.turn <= last_turn(table):
        found.append("the turn is off the track")
    if table.who.count(MADHALA) > table.box.cards.madhala.tokens or (table.twist is None and MADHALA in table.who):
        found.append("Madhala has more tokens out than she owns (ML-242)")
    for space, region in enumerate(table.regions):
        if region == NONE and table.lists[space] != NONE:
            found.append(f"an expedition list lies at space {space}, where no region is (ML-209)")
    return found


def _expeditions(table: Table) -> list[str]:
    found = []
    sending = next((frame for frame in table.stack if isinstance(frame, Sending)), None)
    for e in range(EXPEDITIONS):
        here = (*table.dice[3 * e : 3 * e + 3], table.shields[e], table.potions[e], table.venoms[e], table.purse[e])
        if min(here) < 0:
            found.append(f"expedition {e} has less than nothing")
        if table.who[e] == NONE and any(here):
            found.append(f"nobody is on expedition {e}, yet something lies there")
        if table.who[e] == NONE and table.laid[e] and not table.rolled[e]:
            found.append(f"traps lie on expedition {e}, where nobody is")
        for colour in range(3):
            rolled = sum([1 for face in table.faces[e] if face >> 3 == colour])
            if table.safe[3 * e + colour] > table.dice[3 * e + colour] + rolled:
                found.append(f"more dice are safe than lie on expedition {e} (ML-237)")
        if table.shown[e] > len(table.laid[e]):
            found.append(f"more traps are shown than lie on expedition {e}")
        unfought = table.phase != ADVENTURE and table.who[e] not in (NONE, MADHALA)
        if unfought and (sending is None or sending.e != e) and PLACE_OF[e] >= REGION_A:
            if token_room(table, e, PLACE_OF[e]) < 0:
                found.append(f"expedition {e} is overloaded (ML-109)")
    return found
