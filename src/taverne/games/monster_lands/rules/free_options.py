"""What a clan may do at any time, and why not: one legality for each thing (ML-029 to ML-031, ML-067, ML-168, ML-179).
What comes of it is left to ``free_actions``; where it is offered, to the chapters that ask."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Refusal

from ..catalogue import CODE_COLOUR, CODES, NONE
from ..state import DEPLOYMENT, Table
from ..vocabulary import COLOURS, Brew, BuyDie, Exchange, Gain, Recolour, Take, Trophy
from .citadel import open_buildings
from .regions import by_colours, can_fill, can_take

MORE: Final = Action("more")
NOTHING_MORE: Final = Refusal("nothing-more", "ML-031")
NOT_YOUR_TALENT: Final = Refusal("not-yours", "ML-031")
OUTSIDE_TALENT: Final = Refusal("outside-only", "ML-030")
TALENT_USED: Final = Refusal("talent-used", "ML-029")
TALENT_NOW: Final = Refusal("talent-now", "ML-029")
NOT_YOUR_LOOT: Final = Refusal("not-yours", "ML-179")
OUTSIDE_LOOT: Final = Refusal("outside-only", "ML-179")
LOOT_NOW: Final = Refusal("loot-now", "ML-179")
NOT_YOUR_TROPHY: Final = Refusal("not-yours", "ML-168")
NO_POTION: Final = Refusal("no-potion", "ML-067")
AWAY: Final = Refusal("not-home", "ML-067")
NOT_WOUNDED: Final = Refusal("not-wounded", "ML-067")
NO_MANAGER: Final = Refusal("manager", "ML-173")
GEAR_STAYS: Final = Refusal("not-home", "ML-093")


# One legality for each thing: None if it may be done now


def why_no_talent(table: Table, seat: Seat, member: int) -> Refusal | None:
    """Talents of Deployment are used on the owner's turn, once (ML-029, ML-031, ML-082, ML-353)."""
    if table.owner[member] != seat:
        return NOT_YOUR_TALENT
    if table.cat.outside[member]:
        return OUTSIDE_TALENT
    if table.spent[member]:
        return TALENT_USED
    talent = table.cat.talent[member]
    if table.phase != DEPLOYMENT:
        return TALENT_NOW
    if isinstance(talent, Recolour):
        return None if table.pool_size(seat) else TALENT_NOW
    if isinstance(talent, BuyDie):
        return None if table.place[member] == NONE and table.gold[seat] >= talent.gold else TALENT_NOW
    return None if isinstance(talent, Brew) or (isinstance(talent, Gain) and not talent.on) else TALENT_NOW


def why_no_loot(table: Table, seat: Seat, token: int) -> Refusal | None:
    """Loot is discarded for its effect, outside of battle if it bears no symbol (ML-179, ML-317, ML-318, ML-324)."""
    if token not in table.loot[seat]:
        return NOT_YOUR_LOOT
    if table.cat.loot_outside[token]:
        return OUTSIDE_LOOT
    effect = table.cat.loot_effect[token]
    if isinstance(effect, Exchange):
        able = table.phase == DEPLOYMENT and codes_of(table, seat, COLOURS.index(effect.pay))
        return None if able else LOOT_NOW
    if isinstance(effect, Take):
        return None if can_take(table, seat, effect.display) else LOOT_NOW
    return None if isinstance(effect, Trophy) or (isinstance(effect, Gain) and not effect.on) else LOOT_NOW


def why_no_sale(table: Table, seat: Seat, monster: int) -> Refusal | None:
    return None if monster in table.trophies[seat] else NOT_YOUR_TROPHY


def why_no_cure(table: Table, seat: Seat, member: int) -> Refusal | None:
    """A potion of the clan board heals whoever is wounded and at home (ML-067, ML-101)."""
    if not table.potion[seat]:
        return NO_POTION
    if table.owner[member] != seat or table.place[member] != NONE:
        return AWAY
    return None if table.wounded[member] else NOT_WOUNDED


def why_no_manager(table: Table, seat: Seat, region: int, member: int) -> Refusal | None:
    """Same affinity, not the leader, not managing another; the region has none yet (ML-173, ML-176, ML-177)."""
    if table.ruler[region] != seat:
        return Refusal("not-your-region", "ML-120", {"region": table.cat.region_names[region]})
    fits = (
        table.owner[member] == seat
        and table.manager[region] == NONE
        and table.cat.affinity[member] == table.cat.region_affinity[region]
        and member != table.leader[seat]
        and member not in table.manager
    )
    return None if fits else NO_MANAGER


def why_no_move(table: Table, seat: Seat, gear: int) -> Refusal | None:
    """Equipment changes hands in Deployment, among members at home (ML-093)."""
    if table.phase != DEPLOYMENT:
        return NOTHING_MORE
    home = table.at_home(seat)
    return None if len(home) > 1 and table.wearer[gear] in home else GEAR_STAYS


def why_not_free(table: Table, seat: Seat, action: Action) -> Refusal | None:
    """Return why something that may be done at any time cannot be done now."""
    cat = table.cat
    if action in cat.use_talent:
        return why_no_talent(table, seat, cat.use_talent.index(action))
    if action in cat.use_loot:
        return why_no_loot(table, seat, cat.use_loot.index(action))
    if action in cat.sell:
        return why_no_sale(table, seat, cat.sell.index(action))
    if action in cat.heal:
        return why_no_cure(table, seat, cat.heal.index(action))
    if action.kind == "manage" and len(action.args) == 2:
        region, member = (str(word) for word in action.args)
        if region in cat.region_index and member in cat.member_index:
            return why_no_manager(table, seat, cat.region_index[region], cat.member_index[member])
    if action.kind == "move" and len(action.args) == 2:
        worn = [gear for gear, wearer in enumerate(table.wearer) if wearer >= 0 and move_action(table, gear) == action]
        return why_no_move(table, seat, worn[0]) if worn else GEAR_STAYS
    return NOTHING_MORE


# What may be done now


def ready_talents(table: Table, seat: Seat) -> list[int]:
    """Return the members whose talent can be used now; of equal novices the first."""
    if table.phase != DEPLOYMENT:
        return []
    found = [member for member in table.members[seat] if why_no_talent(table, seat, member) is None]
    novices = [member for member in found if table.novice(member)]
    return [member for member in found if member not in novices[1:]]


def ready_loot(table: Table, seat: Seat) -> list[int]:
    """Return the loot that can be discarded now for its effect."""
    return [token for token in table.loot[seat] if why_no_loot(table, seat, token) is None]


def patients(table: Table, seat: Seat) -> list[int]:
    """Return the members that a potion of the clan board could heal."""
    if not table.potion[seat]:
        return []
    return [member for member in table.members[seat] if why_no_cure(table, seat, member) is None]


def vacancies(table: Table, seat: Seat) -> list[tuple[int, int]]:
    """Return the (region, member) that could be appointed."""
    if seat not in table.ruler:
        return []
    return [
        (region, member)
        for region, ruler in enumerate(table.ruler)
        if ruler == seat and table.manager[region] == NONE
        for member in table.members[seat]
        if why_no_manager(table, seat, region, member) is None
    ]


def movable(table: Table, seat: Seat) -> list[int]:
    """Return the equipment that could change hands."""
    return [g for g, member in enumerate(table.wearer) if member >= 0 and why_no_move(table, seat, g) is None]


def has_free_options(table: Table, seat: Seat) -> bool:
    """Whether there is anything to be done that is no action."""
    return bool(
        table.trophies[seat]
        or ready_talents(table, seat)
        or ready_loot(table, seat)
        or patients(table, seat)
        or vacancies(table, seat)
        or movable(table, seat)
    )


def free_options(table: Table, seat: Seat) -> list[Action]:
    """Return all that a seat may do now without an action."""
    cat = table.cat
    options = [cat.use_talent[member] for member in ready_talents(table, seat)]
    options += [cat.use_loot[token] for token in ready_loot(table, seat)]
    options += [cat.sell[monster] for monster in table.trophies[seat]]
    options += [cat.heal[member] for member in patients(table, seat)]
    options += [manage_action(table, region, member) for region, member in vacancies(table, seat)]
    options += [move_action(table, gear) for gear in movable(table, seat)]
    return options


def manage_action(table: Table, region: int, member: int) -> Action:
    return Action("manage", (table.cat.region_ids[region], table.cat.member_ids[member]))


def move_action(table: Table, gear: int) -> Action:
    return Action("move", (table.cat.gear_ids[gear], table.cat.member_ids[table.wearer[gear]]))


def codes_of(table: Table, seat: Seat, colour: int) -> list[int]:
    """Return the kinds of pool dice of a colour that a seat holds."""
    base = CODES * seat
    return [code for code in range(CODES) if CODE_COLOUR[code] == colour and table.pool[base + code]]


# What it would bring


def sale(table: Table, monster: int) -> int:
    """Return what a trophy brings (ML-168)."""
    return table.box.cards.monster[monster].trophy * table.box.cards.prices.trophy_point


def spare_gold(table: Table, seat: Seat) -> int:
    """Return how much gold trophies, loot and talents would bring now (ML-168, ML-179, ML-202)."""
    gold = 0
    for monster in table.trophies[seat]:
        gold += sale(table, monster)
    for token in ready_loot(table, seat):
        effect = table.cat.loot_effect[token]
        gold += effect.gold if isinstance(effect, Trophy) else effect.goods.gold if isinstance(effect, Gain) else 0
    for member in ready_talents(table, seat):
        talent = table.cat.talent[member]
        gold += talent.goods.gold if isinstance(talent, Gain) else 0
    return gold


def may_act_yet(table: Table, seat: Seat) -> bool:
    """Whether a seat that would have to pass could still do something that counts (ML-040 to ML-042).

    A talent of Deployment is lost with the phase; loot may bring dice, gold may buy one; and for a die that has
    nowhere to go, gold or a new manager may open a place.
    """
    more = spare_gold(table, seat)
    if ready_talents(table, seat):
        return True
    for token in ready_loot(table, seat):
        if isinstance(table.cat.loot_effect[token], Take | Exchange):
            return True
    if more and could_buy_die(table, seat, table.gold[seat] + more):
        return True
    if not table.pool_size(seat):
        return False
    if more and open_buildings(table, seat, more):
        return True
    dice = by_colours(table, seat)
    return any(can_fill(dice, table.cat.region_slots[region]) for region, _ in vacancies(table, seat))


def could_buy_die(table: Table, seat: Seat, gold: int) -> bool:
    """Whether a member at home could still buy a die with so much gold (ML-353, ML-379)."""
    for member in table.at_home(seat):
        talent = table.cat.talent[member]
        if isinstance(talent, BuyDie) and not table.spent[member] and gold >= talent.gold:
            return True
    return False
