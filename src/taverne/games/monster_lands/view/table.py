"""What one seat may know of the table, and whole states that agree with it.
Hidden are only the traps of others that lie face down: on their clan boards and on their expeditions (ML-061)."""

from __future__ import annotations

import msgspec

from taverne.engine.actions import Seat

from ..box.catalogue import EXPEDITIONS, NONE, NUMBER_OF, PLACE_OF, PLACES
from ..box.figures import DIFFICULTIES
from ..box.vocabulary import BUILDINGS, COLOURS
from ..rules.battle.battle import Battling
from ..rules.clan.wages import deserters, wages_due
from ..rules.outside.expeditions import free_mercenaries, open_expeditions
from ..rules.solo.goals import Goal, goals_now
from ..rules.solo.scenarios import is_closed, rank_of
from ..state.game_state import DEPLOYMENT, MADHALA, PHASES, LandsState


class MemberView(msgspec.Struct, frozen=True):
    """A member of a clan; ``place`` is the expedition it is on (-1: at home), ``manages`` a region or ""."""

    member: str
    leader: bool
    wounded: bool
    place: int
    spent: int
    manages: str
    equipment: tuple[str, ...]


class HeldRegionView(msgspec.Struct, frozen=True):
    """A conquered region, its manager ("" if none) and whether it was activated this turn."""

    region: str
    manager: str
    used: bool


class ClanView(msgspec.Struct, frozen=True):
    """One clan.  ``traps`` names only one's own; ``pool`` counts Force, Magic and Persuasion showing 1 to 6.

    ``trophy_points`` is what its trophies count at the end, ``wages`` what is due as things stand, ``deserters`` of
    whom one would leave if they had to be paid now; ``open`` are the expeditions it could take up.
    """

    glory: int
    reputation: int
    gold: int
    defence: int
    potion: int
    venom: int
    trap_count: int
    traps: tuple[str, ...]
    pool: tuple[int, ...]
    members: tuple[MemberView, ...]
    loot: tuple[str, ...]
    trophies: tuple[str, ...]
    regions: tuple[HeldRegionView, ...]
    missions: int
    trophy_points: int
    wages: int
    deserters: tuple[str, ...]
    open: tuple[int, ...]


class ExpeditionView(msgspec.Struct, frozen=True):
    """An expedition; ``dice`` are unrolled ones by colour, ``faces`` rolled ones, a hidden trap is ""."""

    place: str
    number: int
    mercenary: str
    seat: Seat
    dice: tuple[int, ...]
    faces: tuple[tuple[str, int], ...]
    traps: tuple[str, ...]
    shown: int
    defence: int
    potions: int
    venoms: int
    gold: int


class SlotView(msgspec.Struct, frozen=True):
    """A slot of a building: the die in it ("" if none), its value if Persuasion, and whose it is."""

    die: str
    value: int
    seat: Seat
    open: bool


class BuildingView(msgspec.Struct, frozen=True):
    """A building, its slots, the last Persuasion die there (0: none); closed by panic, or by a scenario."""

    building: str
    slots: tuple[SlotView, ...]
    last: int
    panic: bool
    closed: bool


class BattleView(msgspec.Struct, frozen=True):
    """The battle that is going on: who is in it now, and what has been done so far."""

    place: str
    expedition: int
    damage: int
    conquest: int


class SoloView(msgspec.Struct, frozen=True):
    """A game alone: the scenario, its last turn, the rank as things stand (0 to 3), Madhala's tokens at hand.

    ``goals`` are what the ranks need and what the clan has; ``campaign`` counts the games of the campaign before
    this one, -1 outside of a campaign.
    """

    scenario: str
    turns: int
    rank: int
    tokens: int
    traps: int
    campaign: int
    goals: tuple[Goal, ...]


class LandsView(msgspec.Struct, frozen=True):
    """The table of Monster Lands as one seat sees it."""

    difficulty: str
    ambush: bool
    phase: str
    turn: int
    first: Seat
    clans: tuple[ClanView, ...]
    buildings: tuple[BuildingView, ...]
    expeditions: tuple[ExpeditionView, ...]
    tavern: tuple[str, ...]
    novices: int
    lair: tuple[str, ...]
    bazaar: tuple[str, ...]
    spoils: tuple[str, ...]
    missions: tuple[str, ...]
    regions: tuple[str, ...]
    lists: tuple[str, ...]
    monsters: tuple[str, ...]
    fugitives: tuple[str, ...]
    trap_discard: tuple[str, ...]
    supplies: dict[str, int]
    pawned: int
    aims: tuple[int, ...]
    battle: BattleView | None
    solo: SoloView | None


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
        fugitives=words(cat.monster_ids, state.fugitives),
        trap_discard=words(cat.trap_ids, sorted(state.trap_discard)),
        supplies=supplies(state),
        pawned=state.pawned,
        aims=tuple([n for aim in state.aims for n in (aim.e, aim.target, aim.n)]),
        battle=battle_view(state),
        solo=solo_view(state),
    )


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
    for frame in state.stack:
        if isinstance(frame, Battling):
            return BattleView(PLACES[frame.place], frame.e, frame.damage, frame.gained)
    return None
