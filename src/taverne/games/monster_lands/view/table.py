"""What one seat may know of the table; whole states that agree with it are left to ``redeal``.
Hidden are only the traps of others that lie face down: on their clan boards and on their expeditions (ML-061)."""

from __future__ import annotations

from taverne.engine.actions import Seat

from ..box.catalogue import EXPEDITIONS, NONE, NUMBER_OF, PLACE_OF, PLACES, REGION_A
from ..box.figures import DIFFICULTIES
from ..box.vocabulary import BUILDINGS, COLOURS
from ..rules.battle.battle import Battling
from ..rules.battle.effects import attack_dice
from ..rules.clan.region_benefits import TakingLoot
from ..rules.clan.wages import deserters, wages_due
from ..rules.outside.expeditions import free_mercenaries, open_expeditions
from ..rules.solo.goals import goals_now
from ..rules.solo.scenarios import is_closed, rank_of
from ..state.game_state import DEPLOYMENT, MADHALA, PHASES, LandsState
from .structs import (
    AimView,
    BattleView,
    BuildingView,
    ClanView,
    ExpeditionView,
    HeldRegionView,
    LandsView,
    MemberView,
    SlotView,
    SoloView,
)


def words(ids: tuple[str, ...], numbers: list[int]) -> tuple[str, ...]:
    """Return the names of pieces, "" for empty places."""
    return tuple([ids[number] if number >= 0 else "" for number in numbers])


def table_view(state: LandsState, seat: Seat) -> LandsView:
    """Return what ``seat`` (or a spectator) may know."""
    cat = state.cat
    lists = [
        cat.side_names[side] if side >= 0 and state.regions[space] >= 0 else ""
        for space, side in enumerate(state.lists)
    ]
    return LandsView(
        difficulty=DIFFICULTIES[state.difficulty],
        ambush=state.ambush,
        phase=PHASES[state.phase],
        turn=state.turn,
        first=state.first,
        clans=tuple([clan_view(state, other, seat) for other in range(state.seats)]),
        buildings=tuple([building_view(state, building) for building in range(len(BUILDINGS))]),
        expeditions=tuple([expedition_view(state, e, seat) for e in range(EXPEDITIONS)]),
        tavern=words(cat.member_ids, state.tavern),
        novices=len(state.novices),
        lair=words(cat.trap_ids, state.lair),
        bazaar=words(cat.gear_ids, state.bazaar),
        spoils=words(cat.loot_ids, state.spoils),
        missions=words(cat.mission_ids, state.missions),
        regions=words(cat.region_ids, state.regions),
        lists=tuple(lists),
        monsters=words(cat.monster_ids, state.monsters),
        attacks=tuple([dice_of(state, REGION_A + space) for space in range(len(state.monsters))]),
        fugitives=words(cat.monster_ids, state.fugitives),
        trap_discard=words(cat.trap_ids, sorted(state.trap_discard)),
        supplies=supplies(state),
        pawned=state.pawned,
        aims=tuple([AimView(aim.e, aim.target, aim.n) for aim in state.aims]),
        battle=battle_view(state),
        solo=solo_view(state),
    )


def dice_of(state: LandsState, place: int) -> int:
    """Return how many Attack dice the monster there rolls as things stand; 0 before the first turn, or without one."""
    monster = state.monsters[place - REGION_A]
    return attack_dice(state, place, monster) if monster != NONE and state.turn else 0


def supplies(state: LandsState) -> dict[str, int]:
    """Return how much is left in the supplies; what it is, nobody sees."""
    return {
        "tavern": len(state.tavern_deck),
        "traps": len(state.trap_supply),
        "equipment": len(state.gear_deck),
        "loot": len(state.loot_deck),
        "monsters": len(state.monster_deck),
        "regions": len(state.region_deck),
        "missions": len(state.mission_bag),
        "panic": len(state.panic_pile),
    }


def clan_view(state: LandsState, seat: Seat, viewer: Seat) -> ClanView:
    cat = state.cat
    held = [
        HeldRegionView(
            cat.region_ids[region],
            cat.member_ids[state.manager[region]] if state.manager[region] != NONE else "",
            bool(state.exploited[region]),
        )
        for region, ruler in enumerate(state.ruler)
        if ruler == seat
    ]
    return ClanView(
        glory=state.glory[seat],
        reputation=state.reputation[seat],
        excess=state.excess_glory(seat),
        gold=state.gold[seat],
        defence=state.defence[seat],
        potion=state.potion[seat],
        venom=state.venom[seat],
        trap_count=len(state.traps[seat]),
        traps=words(cat.trap_ids, state.traps[seat]) if seat == viewer else (),
        pool=tuple(state.pool[seat]),
        members=tuple([member_view(state, member, seat) for member in state.members[seat]]),
        loot=words(cat.loot_ids, state.loot[seat]),
        trophies=words(cat.monster_ids, state.trophies[seat]),
        regions=tuple(held),
        missions=state.deeds[seat],
        trophy_points=sum([state.box.cards.monster[monster].trophy for monster in state.trophies[seat]]),
        wage=cat.bracket_wage[cat.bracket(state.glory[seat])],
        wages=wages_due(state, seat),
        deserters=words(cat.member_ids, deserters(state, seat)),
        open=tuple(open_now(state, seat)),
    )


def open_now(state: LandsState, seat: Seat) -> list[int]:
    """Return the expeditions that a clan with somebody at home could take up while all deploy (ML-099)."""
    if state.phase != DEPLOYMENT or not free_mercenaries(state, seat):
        return []
    return [e for place in range(len(PLACES)) for e in open_expeditions(state, seat, place)]


def member_view(state: LandsState, member: int, seat: Seat) -> MemberView:
    cat = state.cat
    region = state.manager.index(member) if member in state.manager else NONE
    return MemberView(
        cat.member_ids[member],
        state.leader[seat] == member,
        bool(state.wounded[member]),
        state.place[member],
        state.spent[member],
        cat.region_ids[region] if region != NONE else "",
        words(cat.gear_ids, state.gear_of(member)),
    )


def building_view(state: LandsState, building: int) -> BuildingView:
    cat = state.cat
    slots = []
    for slot in range(cat.slot_start[building], cat.slot_end[building]):
        code = state.slot_die[slot] - 1
        slots.append(
            SlotView(
                "" if code < 0 else COLOURS[min(code, 2)],
                max(0, code - 1),
                state.slot_by[slot],
                cat.slot_players[slot] <= max(2, state.seats),
            )
        )
    panic, closed = bool(state.panic[building]), is_closed(state, building)
    return BuildingView(BUILDINGS[building], tuple(slots), state.haggled[building], panic, closed)


def expedition_view(state: LandsState, e: int, viewer: Seat) -> ExpeditionView:
    """Return an expedition; traps that lie face down are named to their owner only (ML-061, ML-108)."""
    cat = state.cat
    seat = state.seat_of(e)
    laid, shown = state.laid[e], state.shown[e]
    mine = seat == viewer and seat != NONE
    traps = [cat.trap_ids[kind] if mine or place < shown else "" for place, kind in enumerate(laid)]
    member = state.who[e]
    return ExpeditionView(
        place=PLACES[PLACE_OF[e]],
        number=NUMBER_OF[e],
        mercenary="madhala" if member == MADHALA else cat.member_ids[member] if member >= 0 else "",
        seat=seat,
        dice=tuple(state.dice_on(e)),
        faces=tuple([(COLOURS[face.colour], face.value) for face in state.faces[e]]),
        traps=tuple(traps),
        shown=shown,
        defence=state.shields[e],
        potions=state.potions[e],
        venoms=state.venoms[e],
        gold=state.purse[e],
    )


def solo_view(state: LandsState) -> SoloView | None:
    if state.twist is None:
        return None
    return SoloView(
        scenario=state.twist.id,
        turns=state.twist.turns,
        rank=rank_of(state),
        tokens=state.box.cards.madhala.tokens - state.who.count(MADHALA),
        traps=len(state.sly_pile),
        campaign=state.campaign,
        goals=goals_now(state),
    )


def battle_view(state: LandsState) -> BattleView | None:
    for at, frame in enumerate(state.stack):
        if isinstance(frame, Battling):
            looting = any(isinstance(one, TakingLoot) for one in state.stack[at + 1 : at + 2])
            # Battling has gone on to the next expedition when it lets one that did not win take loot.
            return BattleView(PLACES[frame.place], frame.e - looting, frame.damage, frame.gained)
    return None
