"""What one seat may know of the table, and whole states that agree with it.
Hidden are hands, decks, tiles in the stack, quests and bounties not turned up, fronts of monsters (EU-142)."""

from __future__ import annotations

import msgspec

from taverne.engine.actions import Seat
from taverne.engine.rng import Rng
from taverne.engine.typed import ready

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
from .duel import DuelView, duel_view
from .dues import dues
from .kept import kept_hero, kept_map
from .parts import BackView, HeroView, SlotView, SpaceView, ThingView, TileView
from .story import StoryView, story_view
from .trade import TradeView, trade_view
from .ways import WayView, ways_view

PHASES = ("setup", "play", "over")


class WorldView(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it."""

    mode: str
    scenario: str
    difficulty: str
    elites: bool
    griffin: bool
    round: int
    rounds: int
    turn: Seat
    first: Seat
    phase: str
    tiles: tuple[TileView, ...]
    beast: str
    stack: tuple[int, ...]
    heroes: tuple[HeroView, ...]
    offers: tuple[tuple[str, ...], ...]
    quests: dict[str, tuple[str, ...]]
    quests_left: dict[str, int]
    backs: tuple[BackView, ...]
    bounty: str
    bounties_left: int
    silver_reserve: int
    gold_reserve: int
    hope: int
    duel: DuelView | None
    trade: TradeView | None
    story: StoryView
    won: int
    ways: dict[str, WayView] = {}
    dues: dict[str, int] = {}


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


# What a seat may believe


def redeal(guess: EuthiaState, seat: Seat, rng: Rng) -> bool:
    """Deal anew whatever the seat cannot see; questions to others may follow from it."""
    _deal_hands(guess, seat, rng)
    _deal_tops(guess, rng)
    _deal_stack(guess, rng)
    return bool(guess.pending) and guess.pending[0].seat != seat


def _deal_hands(guess: EuthiaState, seat: Seat, rng: Rng) -> None:
    """The cards of others, silver and gold apart, lie with the decks to the seat."""
    kinds, gold = len(guess.cat.card_ids), guess.cat.card_gold
    for metal in (0, 1):
        deck = guess.golden if metal else guess.silver
        pool, sizes = list(deck), []
        for other, hand in enumerate(guess.hand):
            own = [c for c in range(kinds) if gold[c] == bool(metal)]
            cards = [c for c in own for _ in range(hand[c])] if other != seat else []
            sizes.append(len(cards))
            pool += cards
        pool = rng.shuffled(pool)
        at = 0
        for other, size in enumerate(sizes):
            if other == seat:
                continue
            for card in range(kinds):
                if gold[card] == bool(metal):
                    guess.hand[other][card] = 0
            for card in pool[at : at + size]:
                guess.hand[other][card] += 1
            at += size
        deck[:] = sorted(pool[at:])


def _deal_tops(guess: EuthiaState, rng: Rng) -> None:
    """The top monster of a deck might be any with the same back (EU-142)."""
    fighting = guess.duel.foe if guess.duel is not None else NONE
    for level in range(3):
        top = guess.top[level]
        if top in (NONE, fighting) or guess.top_seen[level] & KNOWN:
            continue
        alike = [f for f in [top, *guess.monsters[level]] if back(guess, f) == back(guess, top)]
        drawn = rng.shuffled(alike)[0]
        guess.monsters[level] = sorted([f for f in [top, *guess.monsters[level]] if f != drawn])
        guess.top[level] = drawn


def back(state: EuthiaState, foe: int) -> tuple[object, ...]:
    """Return what the back of a monster card shows: equal for cards that look alike from behind."""
    one = state.box.cards.monster[foe]
    return one.level, one.health, one.least_wounds, one.rep_limit, one.reward


def _deal_stack(guess: EuthiaState, rng: Rng) -> None:
    """Tiles drawn blindly into a chapter's pile might be others of their kind (EU-014)."""
    drawn = guess.cat.map.drawn
    for chapter in range(len(guess.coming)):
        for kind in (1, 2):
            sort = set(drawn[chapter][kind])
            inside = [tile for tile in guess.coming[chapter] if tile in sort]
            outside = [tile for tile in guess.spare[chapter] if tile in sort]
            pool = rng.shuffled(inside + outside)
            rest = [tile for tile in guess.coming[chapter] if tile not in sort]
            guess.coming[chapter] = sorted(rest + pool[: len(inside)])
            kept = [tile for tile in guess.spare[chapter] if tile not in sort]
            guess.spare[chapter] = sorted(kept + pool[len(inside) :])
