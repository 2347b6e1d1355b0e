"""What a clan may do at any time, and why not: one legality for each thing (ML-029 to ML-031, ML-067, ML-168, ML-179).
What comes of it is left to ``free_actions``; where it is offered, to the chapters that ask."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.reasons import Reason

from ...box.catalogue import NONE
from ...state.game_state import DEPLOYMENT, LandsState
from ..citadel.buildings import open_buildings
from .regions import by_colours, can_fill
from .supplies import may_have

MORE: Final = Action("more")
NOTHING_MORE: Final = Reason("nothing-more", "ML-031")
NOT_YOUR_TALENT: Final = Reason("not-yours", "ML-031")
OUTSIDE_TALENT: Final = Reason("outside-only", "ML-030")
TALENT_USED: Final = Reason("talent-used", "ML-029")
TALENT_NOW: Final = Reason("talent-now", "ML-029")
NOT_YOUR_LOOT: Final = Reason("not-yours", "ML-179")
OUTSIDE_LOOT: Final = Reason("outside-only", "ML-179")
LOOT_NOW: Final = Reason("loot-now", "ML-179")
NOT_YOUR_TROPHY: Final = Reason("not-yours", "ML-168")
NO_POTION: Final = Reason("no-potion", "ML-067")
AWAY: Final = Reason("not-home", "ML-067")
NOT_WOUNDED: Final = Reason("not-wounded", "ML-067")
NO_MANAGER: Final = Reason("manager", "ML-173")
GEAR_STAYS: Final = Reason("not-home", "ML-093")


# One legality for each thing: None if it may be done now


def why_no_talent(state: LandsState, seat: Seat, member: int) -> Reason | None:
    """Talents of Deployment are used on the owner's turn, once (ML-029, ML-031, ML-082, ML-353)."""
    if state.owner[member] != seat:
        return NOT_YOUR_TALENT
    if state.cat.outside[member]:
        return OUTSIDE_TALENT
    if state.spent[member]:
        return TALENT_USED
    if state.phase != DEPLOYMENT:
        return TALENT_NOW
    source = state.cat.talent_source[member]
    if source.gain is not None and source.gain.on:
        return TALENT_NOW
    return None if may_have(state, seat, source) else TALENT_NOW


def why_no_loot(state: LandsState, seat: Seat, token: int) -> Reason | None:
    """Loot is discarded for its effect, outside of battle if it bears no symbol (ML-179, ML-317, ML-318, ML-324)."""
    if token not in state.loot[seat]:
        return NOT_YOUR_LOOT
    if state.cat.loot_outside[token]:
        return OUTSIDE_LOOT
    return None if may_have(state, seat, state.cat.loot_source[token]) else LOOT_NOW


def why_no_sale(state: LandsState, seat: Seat, monster: int) -> Reason | None:
    return None if monster in state.trophies[seat] else NOT_YOUR_TROPHY


def why_no_cure(state: LandsState, seat: Seat, member: int) -> Reason | None:
    """A potion of the clan board heals whoever is wounded and at home (ML-067, ML-101)."""
    if not state.potion[seat]:
        return NO_POTION
    if state.owner[member] != seat or state.place[member] != NONE:
        return AWAY
    return None if state.wounded[member] else NOT_WOUNDED


def why_no_manager(state: LandsState, seat: Seat, region: int, member: int) -> Reason | None:
    """Same affinity, not the leader, not managing another; the region has none yet (ML-173, ML-176, ML-177)."""
    if state.ruler[region] != seat:
        return Reason("not-your-region", "ML-120", {"region": state.cat.region_names[region]})
    fits = (
        state.owner[member] == seat
        and state.manager[region] == NONE
        and state.cat.affinity[member] == state.cat.region_affinity[region]
        and member != state.leader[seat]
        and member not in state.manager
    )
    return None if fits else NO_MANAGER


def why_no_move(state: LandsState, seat: Seat, gear: int) -> Reason | None:
    """Equipment changes hands in Deployment, among members at home (ML-093)."""
    if state.phase != DEPLOYMENT:
        return NOTHING_MORE
    home = state.at_home(seat)
    return None if len(home) > 1 and state.wearer[gear] in home else GEAR_STAYS


def why_not_free(state: LandsState, seat: Seat, action: Action) -> Reason | None:
    """Return why something that may be done at any time cannot be done now."""
    cat = state.cat
    if action in cat.use_talent:
        return why_no_talent(state, seat, cat.use_talent.index(action))
    if action in cat.use_loot:
        return why_no_loot(state, seat, cat.use_loot.index(action))
    if action in cat.sell:
        return why_no_sale(state, seat, cat.sell.index(action))
    if action in cat.heal:
        return why_no_cure(state, seat, cat.heal.index(action))
    if action.kind == "manage" and len(action.args) == 2:
        region, member = (str(word) for word in action.args)
        if region in cat.region_index and member in cat.member_index:
            return why_no_manager(state, seat, cat.region_index[region], cat.member_index[member])
    if action.kind == "move" and len(action.args) == 2:
        worn = [gear for gear, who in enumerate(state.wearer) if who != NONE and move_action(state, gear) == action]
        return why_no_move(state, seat, worn[0]) if worn else GEAR_STAYS
    return NOTHING_MORE


# What may be done now


def ready_talents(state: LandsState, seat: Seat) -> list[int]:
    """Return the members whose talent can be used now; of equal novices the first."""
    if state.phase != DEPLOYMENT:
        return []
    found = [member for member in state.members[seat] if why_no_talent(state, seat, member) is None]
    if len(found) < 2:
        return found
    novices = [member for member in found if state.novice(member)]
    return [member for member in found if member not in novices[1:]]


def ready_loot(state: LandsState, seat: Seat) -> list[int]:
    """Return the loot that can be discarded now for its effect."""
    return [token for token in state.loot[seat] if why_no_loot(state, seat, token) is None]


def patients(state: LandsState, seat: Seat) -> list[int]:
    """Return the members that a potion of the clan board could heal."""
    if not state.potion[seat]:
        return []
    return [member for member in state.members[seat] if why_no_cure(state, seat, member) is None]


def vacancies(state: LandsState, seat: Seat) -> list[tuple[int, int]]:
    """Return the (region, member) that could be appointed."""
    if seat not in state.ruler:
        return []
    return [
        (region, member)
        for region, ruler in enumerate(state.ruler)
        if ruler == seat and state.manager[region] == NONE
        for member in state.members[seat]
        if why_no_manager(state, seat, region, member) is None
    ]


def movable(state: LandsState, seat: Seat) -> list[int]:
    """Return the equipment that could change hands."""
    if len(state.at_home(seat)) < 2:
        return []
    worn = [gear for gear, member in enumerate(state.wearer) if member != NONE]
    return [gear for gear in worn if why_no_move(state, seat, gear) is None]


def has_free_options(state: LandsState, seat: Seat) -> bool:
    """Whether there is anything to be done that is no action."""
    return bool(
        state.trophies[seat]
        or ready_talents(state, seat)
        or ready_loot(state, seat)
        or patients(state, seat)
        or vacancies(state, seat)
        or movable(state, seat)
    )


def free_options(state: LandsState, seat: Seat) -> list[Action]:
    """Return all that a seat may do now without an action."""
    cat = state.cat
    options = [cat.use_talent[member] for member in ready_talents(state, seat)]
    options += [cat.use_loot[token] for token in ready_loot(state, seat)]
    options += [cat.sell[monster] for monster in state.trophies[seat]]
    options += [cat.heal[member] for member in patients(state, seat)]
    options += [manage_action(state, region, member) for region, member in vacancies(state, seat)]
    options += [move_action(state, gear) for gear in movable(state, seat)]
    return options


def cost(state: LandsState, action: Action) -> int:
    """Return the gold that one of ``free_options`` costs: a bought die's (ML-353, ML-379)."""
    if action.kind != "talent":
        return 0
    return max(0, -state.cat.talent_source[state.cat.member_index[action.word()]].gold)


def manage_action(state: LandsState, region: int, member: int) -> Action:
    return Action("manage", (state.cat.region_ids[region], state.cat.member_ids[member]))


def move_action(state: LandsState, gear: int) -> Action:
    return Action("move", (state.cat.gear_ids[gear], state.cat.member_ids[state.wearer[gear]]))


# What it would bring


def sale(state: LandsState, monster: int) -> int:
    """Return what a trophy brings (ML-168)."""
    return state.box.cards.monster[monster].trophy * state.box.cards.prices.trophy_point


def spare_gold(state: LandsState, seat: Seat) -> int:
    """Return how much gold trophies, loot and talents would bring now (ML-168, ML-179, ML-202)."""
    gold = 0
    for monster in state.trophies[seat]:
        gold += sale(state, monster)
    for token in ready_loot(state, seat):
        gold += max(0, state.cat.loot_source[token].gold)
    for member in ready_talents(state, seat):
        gold += max(0, state.cat.talent_source[member].gold)
    return gold


def may_act_yet(state: LandsState, seat: Seat) -> bool:
    """Whether a seat that would have to pass could still do something that counts (ML-040 to ML-042).

    A talent of Deployment is lost with the phase; loot may bring dice, gold may buy one; and for a die that has
    nowhere to go, gold or a new manager may open a place.
    """
    if ready_talents(state, seat):
        return True
    for token in ready_loot(state, seat):
        if state.cat.loot_source[token].verb.frees:
            return True
    more = spare_gold(state, seat)
    if more and could_buy_die(state, seat, state.gold[seat] + more):
        return True
    if not state.pool_size(seat):
        return False
    if more and open_buildings(state, seat, more):
        return True
    dice = by_colours(state, seat)
    return any(can_fill(dice, state.cat.region_slots[region]) for region, _ in vacancies(state, seat))


def could_buy_die(state: LandsState, seat: Seat, gold: int) -> bool:
    """Whether a member at home could still buy a die with so much gold (ML-353, ML-379)."""
    for member in state.at_home(seat):
        price = -state.cat.talent_source[member].gold
        if price > 0 and not state.spent[member] and gold >= price:
            return True
    return False
