"""The invariants of Monster Lands: what must hold at every decision, whatever was played.
They are read by tests and soaks only; the rules never rely on them."""

from __future__ import annotations

from .catalogue import CODES, EXPEDITIONS, MAGIC, NONE, PLACE_OF, REGION_A
from .effects import storage
from .rules.outside import Sending, token_room
from .rules.scenarios import last_turn
from .rules.supplies import GrantingTraps, Storing
from .state import ADVENTURE, MADHALA, SETUP, Table


def find_problems(table: Table) -> list[str]:
    """Return every broken invariant in plain words."""
    return [*_members(table), *_traps(table), *_cards(table), *_clans(table), *_board(table), *_expeditions(table)]


def _whole(name: str, found: list[int], wanted: list[int]) -> list[str]:
    return [] if sorted(found) == wanted else [f"{name}: a piece is lost or doubled"]


def _members(table: Table) -> list[str]:
    clans = [member for members in table.members for member in members]
    shown = [member for member in table.tavern if member != NONE]
    everywhere = [*clans, *shown, *table.tavern_deck, *table.tavern_discard, *table.novices, *table.gone]
    found = _whole("members", everywhere, list(range(table.cat.members)))
    for member in range(table.cat.members):
        seat = table.owner[member]
        if (seat != NONE) != (member in clans) or (seat != NONE and member not in table.members[seat]):
            found.append(f"member {member} does not know its clan")
        e = table.place[member]
        if e != NONE and table.who[e] != member:
            found.append(f"member {member} is not where it says")
        if e != NONE and table.novice(member):
            found.append("a novice is on an expedition")
    return found


def _traps(table: Table) -> list[str]:
    cards = table.box.cards.trap
    in_play = {"initial", "classic"} | ({"reinforced", "ambush"} if table.ambush else set())
    wanted = [kind for kind, trap in enumerate(cards) if trap.category in in_play for _ in range(trap.copies)]
    found = [*table.trap_supply, *table.trap_discard, *table.aside, *(kind for kind in table.lair if kind != NONE)]
    found += table.sly_pile + table.sly_discard
    for traps in (*table.traps, *table.laid):
        found += [kind for kind in traps if kind != NONE]
    return _whole("traps", found, wanted)


def _cards(table: Table) -> list[str]:
    cat = table.cat
    worn = [gear for gear, member in enumerate(table.wearer) if member != NONE]
    gear = [*worn, *table.gear_deck, *table.gear_discard, *(g for g in table.bazaar if g != NONE)]
    loot = [*table.loot_deck, *table.loot_discard, *(t for t in table.spoils if t != NONE)]
    for tokens in table.loot:
        loot += tokens
    monsters = [*table.monster_deck, *table.monster_discard, *table.fugitives]
    monsters += [m for m in table.monsters if m != NONE]
    for trophies in table.trophies:
        monsters += trophies
    regions = [*table.region_deck, *table.region_discard, *(r for r in table.regions if r != NONE)]
    regions += [region for region, ruler in enumerate(table.ruler) if ruler != NONE]
    missions = [*table.mission_bag, *table.mission_discard, *(m for m in table.missions if m != NONE)]
    lists = table.list_stock + [table.lists[s] // 2 for s in (0, 1) if table.regions[s] != NONE and table.lists[s] >= 0]
    panic = table.panic_pile + [building for building, closed in enumerate(table.panic) if closed]
    opening = table.stack and type(table.stack[-1]).__name__ == "OpeningRegion"
    return [
        *_whole("equipment", gear, list(range(cat.gear))),
        *_whole("loot", loot, list(range(len(cat.loot_ids)))),
        *_whole("monsters", monsters, list(range(len(cat.monster_ids)))),
        *_whole("regions", regions, list(range(len(cat.region_ids)))),
        *_whole("missions", missions, list(range(len(cat.mission_ids)))),
        *([] if opening else _whole("lists", lists, list(range(len(cat.list_ids))))),
        *_whole("panic", panic, [b for b, token in enumerate(table.box.cards.panic) for _ in range(token.copies)]),
    ]


def _clans(table: Table) -> list[str]:
    found = []
    cat = table.cat
    for seat in range(table.seats):
        if table.reputation[seat] != sum(cat.reputation[member] for member in table.members[seat]):
            found.append(f"reputation of seat {seat} is not the sum of its members' (ML-025)")
        for item in ("glory", "gold", "defence", "potion", "venom"):
            if getattr(table, item)[seat] < 0:
                found.append(f"{item} of seat {seat} is below 0")
        for item in ("defence", "potion", "venom"):
            if getattr(table, item)[seat] > storage(table, seat, item):  # type: ignore[arg-type]
                found.append(f"{item} of seat {seat} is beyond its limit (ML-062)")
        storing = any(isinstance(frame, Storing | GrantingTraps) for frame in table.stack)
        buying = table.stack and type(table.stack[-1]).__name__ == "BuyingTraps"
        if len(table.traps[seat]) > storage(table, seat, "trap") and not storing and not buying:
            found.append(f"seat {seat} holds too many traps (ML-059)")
        if table.traps[seat] != sorted(table.traps[seat]):
            found.append(f"traps of seat {seat} are not sorted")
        leader = table.leader[seat]
        if leader != NONE and table.owner[leader] != seat:
            found.append(f"the leader of seat {seat} is not its own")
        if any(n < 0 for n in table.pool[CODES * seat : CODES * seat + CODES]):
            found.append(f"a die of seat {seat} was spent twice")
    return [*found, *_managers(table), *_equipment(table)]


def _managers(table: Table) -> list[str]:
    found = []
    managers = [member for member in table.manager if member != NONE]
    if len(managers) != len(set(managers)):
        found.append("somebody manages two regions (ML-177)")
    for region, member in enumerate(table.manager):
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


def _board(table: Table) -> list[str]:
    found = []
    cat = table.cat
    for slot, die in enumerate(table.slot_die):
        if bool(die) != (table.slot_by[slot] != NONE):
            found.append(f"slot {slot} has a die of nobody")
        if die and cat.slot_players[slot] > max(2, table.seats):
            found.append(f"slot {slot} is closed to so few players (ML-044)")
    if table.seats < 3 and (table.regions[1] != NONE or table.monsters[1] != NONE):
        found.append("region B is in play (ML-016)")
    if table.phase != SETUP and not 1 <= table.turn <= last_turn(table):
        found.append("the turn is off the track")
    if table.who.count(MADHALA) > table.box.cards.madhala.tokens or (table.twist is None and MADHALA in table.who):
        found.append("Madhala has more tokens out than she owns (ML-242)")
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
        if any(table.safe[3 * e + c] > table.dice[3 * e + c] + len(table.faces[e]) for c in (0, MAGIC)):
            found.append(f"more dice are safe than lie on expedition {e}")
        if table.shown[e] > len(table.laid[e]):
            found.append(f"more traps are shown than lie on expedition {e}")
        unfought = table.phase != ADVENTURE and table.who[e] not in (NONE, MADHALA)
        if unfought and (sending is None or sending.e != e) and PLACE_OF[e] >= REGION_A:
            if token_room(table, e, PLACE_OF[e]) < 0:
                found.append(f"expedition {e} is overloaded (ML-109)")
    return found
