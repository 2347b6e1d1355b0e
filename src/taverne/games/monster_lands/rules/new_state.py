"""A table of Monster Lands before setup: every piece of the box in its supply, every space empty.
What the setup does with it is left to ``turn.setup``."""

from __future__ import annotations

from ..box.catalogue import CODES, EXPEDITIONS, NONE, Catalogue
from ..box.figures import Scenario
from ..box.load import Box
from ..box.vocabulary import COLOURS
from ..state.game_state import LandsState
from .verbs import catalogue


def new_state(
    box: Box,
    seats: int,
    difficulty: int,
    ambush: bool = False,
    favour: bool = False,
    more_monsters: bool = False,
    scenario: int = NONE,
    campaign: int = NONE,
) -> LandsState:
    """Return the table as the box gives it; a scenario may keep mercenaries and traps out of it (ML-265, ML-272)."""
    cat, cards, setup = catalogue(box), box.cards, box.cards.setup
    twist = cards.scenario[scenario] if scenario != NONE else None
    ambush = ambush or (twist is not None and twist.ambush)
    hers = twist is not None and twist.madhala_traps > 0
    module = cat.traps_of("reinforced", "ambush") if ambush else []
    fitting = [member for member in range(cat.hirelings) if fits(cat, twist, member)]
    shown = setup.mercenaries_shown_solo if seats == 1 else setup.mercenaries_shown
    regions, buildings = len(cat.region_ids), len(cat.building_names)
    return LandsState(
        box=box,
        cat=cat,
        twist=twist,
        seats=seats,
        difficulty=difficulty,
        ambush=ambush,
        favour=favour,
        more_monsters=more_monsters,
        scenario=scenario,
        campaign=campaign,
        glory=[setup.glory] * seats,
        reputation=[0] * seats,
        gold=[setup.gold] * seats,
        defence=[0] * seats,
        potion=[0] * seats,
        venom=[0] * seats,
        leader=[NONE] * seats,
        deeds=[0] * seats,
        members=[[] for _ in range(seats)],
        traps=[[] for _ in range(seats)],
        loot=[[] for _ in range(seats)],
        trophies=[[] for _ in range(seats)],
        pool=[[0] * CODES for _ in range(seats)],
        owner=[NONE] * cat.members,
        place=[NONE] * cat.members,
        wounded=[0] * cat.members,
        spent=[0] * cat.members,
        wearer=[NONE] * cat.gear,
        gear_spent=[0] * cat.gear,
        ruler=[NONE] * regions,
        manager=[NONE] * regions,
        exploited=[0] * regions,
        who=[NONE] * EXPEDITIONS,
        dice=[[0] * EXPEDITIONS for _ in COLOURS],
        safe=[[0] * EXPEDITIONS for _ in COLOURS],
        shields=[0] * EXPEDITIONS,
        potions=[0] * EXPEDITIONS,
        venoms=[0] * EXPEDITIONS,
        purse=[0] * EXPEDITIONS,
        laid=[[] for _ in range(EXPEDITIONS)],
        shown=[0] * EXPEDITIONS,
        rolled=[0] * EXPEDITIONS,
        faces=[[] for _ in range(EXPEDITIONS)],
        guarded=[0] * EXPEDITIONS,
        slot_die=[0] * cat.slots,
        slot_by=[NONE] * cat.slots,
        haggled=[0] * buildings,
        panic=[0] * buildings,
        tavern=[NONE] * shown,
        lair=[NONE] * setup.traps_shown,
        bazaar=[NONE] * setup.equipment_shown,
        spoils=[NONE] * setup.loot_shown,
        missions=[NONE, NONE],
        regions=[NONE, NONE],
        lists=[NONE, NONE],
        monsters=[NONE, NONE, NONE],
        tavern_deck=[member for member in cat.hireable if member in fitting],
        novices=list(range(cat.hirelings, cat.members)),
        gone=[member for member in range(cat.hirelings) if cat.is_initial[member] or member not in fitting],
        trap_supply=cat.traps_of("classic") + ([] if hers else module),
        aside=cat.traps_of("initial"),
        sly_pile=module if hers else [],
        gear_deck=list(range(cat.gear)),
        loot_deck=list(range(len(cat.loot_ids))),
        monster_deck=list(range(len(cat.monster_ids))),
        region_deck=list(range(regions)),
        mission_bag=list(range(len(cat.mission_ids))),
        panic_pile=cat.panic_tokens(),
        list_stock=list(range(len(cat.list_ids))),
    )


def fits(cat: Catalogue, twist: Scenario | None, member: int) -> bool:
    """Whether a scenario leaves a mercenary in the deck (ML-265)."""
    colour = twist.deck_colour if twist is not None else None
    return colour is None or cat.member_dice[member][COLOURS.index(colour)] > 0
