"""What one seat may know of the table; whole states that agree with it are left to ``redeal``.
Hidden are hands, decks, tiles in the stack, quests and bounties not turned up, fronts of monsters (EU-142)."""

from __future__ import annotations

import msgspec

from taverne.engine.actions import Seat
from taverne.engine.type_plans import ready

from ..box.atlas import CENTRE
from ..box.catalogue import SLOTS
from ..box.integer_tables import NONE
from ..box.scenarios import DIFFICULTIES, MODES, SCENARIOS
from ..box.terms import ACTIONS, ELEMENTS, ENCOUNTERS, GEMS, HEROES
from ..box.territory import POSITIONS
from ..rules.combat.elites import in_lair
from ..rules.goods.cards import count
from ..rules.goods.holdings import max_health
from ..rules.goods.storage import excess, sacks
from ..rules.travel.elementals import FIRE, WATER, powers
from ..rules.travel.places import has_centre, level_of
from ..state.game_state import KNOWN, LOCKED, SACK_SPOT, EuthiaState
from .cache import kept_hero, kept_map
from .duel import duel_view
from .dues import dues
from .story import story_view
from .structs import (
    BackView,
    HeroView,
    SlotView,
    SpaceView,
    ThingView,
    TileView,
    WorldView,
)
from .trade import trade_view
from .ways import ways_view

PHASES = ("setup", "play", "over")


def space_word(state: EuthiaState, space: int) -> str:
    """Return the word of a space: its tile and its place on it."""
    return "" if space == NONE else state.cat.map.words[space]


def table_view(state: EuthiaState, seat: Seat) -> WorldView:
    """Return the table as ``seat`` (or a spectator) sees it."""
    cat, plan = state.cat, state.plan
    met = [e for e in range(len(ENCOUNTERS)) if state.met[e]]
    return WorldView(
        mode=MODES[state.mode],
        scenario=SCENARIOS[state.scenario],
        difficulty=DIFFICULTIES[state.difficulty],
        elites=bool(state.elites),
        griffin=bool(state.griffin),
        round=state.round,
        rounds=plan.rounds + plan.final_round,
        turn=state.turn,
        first=state.first,
        phase=PHASES[state.phase],
        tiles=kept_map(state, map_view),
        beast=space_word(state, state.beast),
        stack=tuple([len(tiles) for tiles in state.coming]),
        heroes=tuple([kept_hero(state, one, seat, hero_view) for one in range(state.seats)]),
        offers=tuple([tuple([cat.tile_ids[tile] for tile in offer]) for offer in state.offer]),
        quests={ENCOUNTERS[e]: tuple([cat.quest_ids[q] for q in state.quests_up[e]]) for e in met},
        quests_left={ENCOUNTERS[e]: state.quest_left[e] for e in met},
        backs=tuple([back_view(state, level) for level in range(3) if state.top[level] != NONE]),
        bounty=cat.foes.ids[state.bounty] if state.bounty != NONE else "",
        bounties_left=sum(state.bounty_left),
        silver_reserve=len(state.silver_reserve),
        gold_reserve=len(state.gold_reserve),
        hope=state.hope,
        duel=duel_view(state, state.duel) if state.duel is not None else None,
        trade=trade_view(state),
        story=story_view(state),
        won=state.won,
        ways=ways_view(state, seat),
        dues=dues(state, seat),
    )


def map_view(state: EuthiaState) -> tuple[TileView, ...]:
    return tuple([tile_view(state, tile) for tile in state.order])


def tile_view(state: EuthiaState, tile: int) -> TileView:
    chart = state.cat.map
    places = POSITIONS if has_centre(state, tile) else POSITIONS[:CENTRE]
    spaces = tuple([space_view(state, 4 * tile + place) for place in range(len(places))])
    return TileView(chart.ids[tile], state.tile_q[tile], state.tile_r[tile], spaces)


def space_view(state: EuthiaState, space: int) -> SpaceView:
    tokens = tuple([held.count(space) for held in state.interaction[: state.seats]])
    acting = powers(state, space)
    return SpaceView(
        id=space_word(state, space),
        freed=state.freed(space),
        hero_token=state.hero_token[space],
        trade_token=state.trade_token[space],
        tokens=tokens if any(tokens) else (),
        emblem=state.emblem[space],
        absent=space in state.absent,
        ruined=space in state.ruined,
        monster=level_of(state, space),
        powers=tuple([word for e, word in enumerate(ELEMENTS) if acting >> e & 1]) if acting else (),
        quenched=bool(acting & FIRE and acting & WATER),
        lair=state.bounty != NONE and in_lair(state, state.bounty, space),
    )


def hero_view(state: EuthiaState, seat: Seat, viewer: Seat) -> HeroView:
    cat, hero = state.cat, state.hero[seat]
    if hero == NONE:
        return unchosen()
    symbols = (*cat.hero_slots[hero], *cat.equipment_slots[hero])
    return HeroView(
        hero=HEROES[hero],
        at=space_word(state, state.at[seat]),
        health=state.health[seat],
        max_health=max_health(state, seat),
        gold=state.gold[seat],
        reputation=state.rep[seat],
        gaar=state.gaar[seat],
        dwurt=state.dwurt[seat],
        dwurt_die=state.dwurt_die[seat],
        moves=state.moves[seat],
        ready=tuple(state.ready[seat]),
        kept=ACTIONS[state.kept[seat]] if state.kept[seat] != NONE else "",
        gems=tuple(state.gems[seat]),
        essences=tuple(state.essences[seat]),
        resources=tuple([cat.resource_ids[r] for r in state.resources[seat]]),
        trophies=tuple([cat.foes.ids[f] for f in state.trophies[seat]]),
        slots=tuple([SlotView(SLOTS[s], lies == LOCKED) for s, lies in zip(symbols, state.slots[seat], strict=True)]),
        things=tuple([thing_view(state, thing) for thing in state.things_of(seat)]),
        reserve=tuple([cat.tile_ids[tile] for tile in state.reserve[seat]]),
        hidden=len(state.pile[seat]),
        silver=count(state, seat, 0),
        gold_cards=count(state, seat, 1),
        hand={cat.card_ids[c]: n for c, n in enumerate(state.hand[seat]) if n} if seat == viewer else {},
        control=bool(state.control[seat]),
        quests=tuple([cat.quest_ids[q] for q in state.quests[seat]]),
        bounties=tuple([cat.foes.ids[f] for f in state.bounties[seat]]),
        deaths=state.deaths[seat],
        captured=state.captured[seat],
        sacks=sacks(state, seat),
        excess=max(0, excess(state, seat)),
    )


def unchosen() -> HeroView:
    """A seat that has no hero yet."""
    empty: dict[str, object] = dict.fromkeys(HeroView.__struct_fields__, ())
    empty |= dict.fromkeys(("hero", "at", "kept"), "") | {"hand": {}, "control": False}
    numbers = ("health", "max_health", "gold", "reputation", "gaar", "dwurt", "dwurt_die", "moves", "hidden")
    empty |= dict.fromkeys((*numbers, "silver", "gold_cards", "deaths", "captured", "sacks", "excess"), 0)
    return msgspec.convert(empty, ready(HeroView))


def thing_view(state: EuthiaState, thing: int) -> ThingView:
    gems = state.gems_on(thing)
    return ThingView(
        id=state.cat.tile_ids[state.design[thing]],
        spot=state.spot[thing] + 1 if state.spot[thing] != SACK_SPOT else 0,
        engaged=bool(state.engaged[thing]),
        gems=tuple([GEMS[gem.kind] for gem in gems]),
        active=tuple([gem.active for gem in gems]),
        essences=state.stored[thing] or (),
    )


def back_view(state: EuthiaState, level: int) -> BackView:
    foes, foe = state.cat.foes, state.top[level]
    known = foes.ids[foe] if state.top_seen[level] & KNOWN else ""
    return BackView(level + 1, foes.health[foe], foes.least_wounds[foe], foes.rep_limit[foe], known)
