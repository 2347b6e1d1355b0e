"""Euthia in numbers for learners: what a seat may know of the world, and what its options are about.
Heroes are turned so that the player's own comes first; which figures there are, ``ENCODER`` says by name."""

from __future__ import annotations

from array import array
from typing import Any, Final

from taverne.engine.actions import Seat
from taverne.engine.decisions import Choice
from taverne.engine.reports.encoding import OPTION, QUESTION, Block, Encoder, action_code, one_hots, question

from .box.atlas import tile_of
from .box.integer_tables import NONE
from .box.scenarios import DIFFICULTIES, MODES, SCENARIOS
from .box.terms import ELEMENTS, ENCOUNTERS, GEMS, HEROES
from .rules.goods.cards import count
from .state.game_state import KNOWN, SACK_SPOT, EuthiaState
from .state.tales import Tale

SEATS: Final = 4
TILES: Final = 76
CARDS: Final = 7
MARKS: Final = 16
LOADS: Final = 64
"""Tiles that heroes own are counted by hash, in so many places."""
OFFERS: Final = 32
PER_HERO: Final = 23 + len(GEMS) + len(ELEMENTS)
AROUND: Final = 10

_SCENARIO = one_hots(len(SCENARIOS))
_MODE = one_hots(len(MODES))
_DIFFICULTY = one_hots(len(DIFFICULTIES))
_HERO = one_hots(len(HEROES))

BLOCKS: Final = (
    Block("scenario", len(SCENARIOS), 1.0, "the scenario, one-hot"),
    Block("mode", len(MODES), 1.0, "competitive, cooperative or alone, one-hot"),
    Block("difficulty", len(DIFFICULTIES), 1.0, "the difficulty, one-hot"),
    Block(
        "course", 6, 1 / 6, "round, rounds in all, whether it is the seat's turn, whether it is first, elites, Griffin"
    ),
    Block("hero", len(HEROES), 1.0, "the seat's hero, one-hot"),
    Block(
        "heroes", SEATS * PER_HERO, 1 / 8, "by hero: there, health, gold, reputation, Gaar, Dwurt, ..., gems, essences"
    ),
    Block("hand", CARDS, 1 / 2, "the seat's cards by kind"),
    Block("things", LOADS, 1.0, "the seat's tiles by hash: 1 ready in a slot, 0.5 engaged, 0.25 in a sack"),
    Block("reserve", LOADS, 1.0, "tiles that the seat may learn, by hash"),
    Block("offer", OFFERS, 1.0, "tiles on sale, by hash"),
    Block("tiles", TILES, 1.0, "territory tiles on the map"),
    Block(
        "around",
        AROUND,
        1 / 3,
        "spaces next to the seat's hero: how many, monsters by level, encounters, treasures, ...",
    ),
    Block("stack", 5, 1 / 4, "tiles of each chapter still to come"),
    Block("encounters", 2 * len(ENCOUNTERS), 1 / 3, "by encounter: met, quests face up"),
    Block(
        "backs", 3 * 5, 1 / 8, "by level: the monster on top: there, health, minimum wounds, reputation limit, known"
    ),
    Block("bounties", 4, 1 / 3, "bounties left by level, whether one is turned up"),
    Block("tale", MARKS, 1 / 4, "numbers of the scenario"),
    Block(
        "duel", 16, 1 / 6, "the combat: there, the seat's, the seat's as monster player, round, step, foe's health, ..."
    ),
    *QUESTION,
)
OPTION_BLOCKS: Final = (
    *OPTION,
    Block("tile", 4, 1 / 6, "of an option about a tile: there, cost, what it sells for, level"),
    Block("space", 5, 1 / 3, "of an option about a space: there, monster, encounter, treasure, tokens"),
)


def features(state: EuthiaState, seat: Seat) -> array[float]:
    """Return the figures of ``BLOCKS`` as ``seat`` may know them."""
    plan, seats = state.plan, state.seats
    figures: list[float] = [
        *_SCENARIO[state.scenario],
        *_MODE[state.mode],
        *_DIFFICULTY[state.difficulty],
        state.round,
        plan.rounds + plan.final_round,
        state.turn == seat,
        state.first == seat,
        state.elites,
        state.griffin,
        *_HERO[state.hero[seat]],
    ]
    for turn in range(SEATS):
        figures += _hero(state, (seat + turn) % seats) if turn < seats else _NOBODY
    figures += state.hand[seat]
    figures += _things(state, seat)
    reserve = [0.0] * LOADS
    for tile in state.reserve[seat]:
        reserve[tile % LOADS] += 1
    offer = [0.0] * OFFERS
    for tiles in state.offer:
        for tile in tiles:
            offer[tile % OFFERS] += 1
    figures += reserve
    figures += offer
    figures += state.laid
    figures += _around(state, state.at[seat])
    figures += [len(tiles) for tiles in state.coming]
    figures += state.met
    figures += [len(quests) for quests in state.quests_up]
    figures += _backs(state)
    figures += [*state.bounty_left, state.bounty != NONE]
    numbers = _numbers(state.tale)[:MARKS]
    figures += numbers
    figures += [0] * (MARKS - len(numbers))
    figures += _duel(state, seat)
    figures += question(state, seat)
    return array("f", figures)


def _numbers(tale: Tale | None) -> list[int]:
    """Return all that a scenario remembers, field by field as they are written down."""
    found: list[int] = []
    for name in tale.LAYOUT if tale is not None else ():  # type: ignore[attr-defined]
        found += _flat(getattr(tale, name))
    return found


def _flat(value: Any) -> list[int]:
    return [n for part in value for n in _flat(part)] if isinstance(value, list | tuple) else [int(value)]


def _hero(state: EuthiaState, seat: Seat) -> list[float]:
    at = state.at[seat]
    slots = state.slots[seat]
    where = (state.tile_q[tile_of(at)], state.tile_r[tile_of(at)], at & 3) if at != NONE else (0, 0, 0)
    return [
        1,
        state.health[seat],
        state.gold[seat],
        state.rep[seat],
        state.gaar[seat],
        state.dwurt[seat],
        state.dwurt_die[seat],
        state.moves[seat],
        *state.ready[seat],
        state.kept[seat] + 1,
        len(state.resources[seat]),
        len(state.trophies[seat]),
        len(slots) - slots.count(NONE),
        count(state, seat, 0),
        count(state, seat, 1),
        len(state.quests[seat]),
        len(state.bounties[seat]),
        state.deaths[seat],
        *where,
        *state.gems[seat],
        *state.essences[seat],
    ]


def _things(state: EuthiaState, seat: Seat) -> list[float]:
    loads = [0.0] * LOADS
    spot, engaged = state.spot, state.engaged
    for thing, (holder, tile) in enumerate(zip(state.holder, state.design, strict=True)):
        if holder == seat:
            loads[tile % LOADS] += 0.25 if spot[thing] == SACK_SPOT else 0.5 if engaged[thing] else 1.0
    return loads


def _around(state: EuthiaState, at: int) -> list[float]:
    if at == NONE:
        return [0] * AROUND
    chart = state.cat.map
    near = state.near[at]
    levels = [0.0] * 5
    others = [0.0, 0.0, 0.0]
    for space in near:
        levels[min(4, chart.monster[space]) if not state.freed(space) else 0] += 1
        others[0] += chart.encounter[space] != NONE
        others[1] += chart.treasure_level[space] > 0
        others[2] += state.hero_token[space] != NONE
    return [len(near), *levels, *others, chart.encounter[at] != NONE]


def _backs(state: EuthiaState) -> list[float]:
    """What lies on the monster decks, as its back shows it (EU-142)."""
    foes = state.cat.foes
    figures: list[float] = []
    for level, foe in enumerate(state.top):
        if foe == NONE:
            figures += [0] * 5
        else:
            known = state.top_seen[level] & KNOWN
            figures += [1, foes.health[foe], foes.least_wounds[foe], foes.rep_limit[foe], known]
    return figures


def _duel(state: EuthiaState, seat: Seat) -> list[float]:
    duel = state.duel
    if duel is None:
        return [0] * 16
    foes, foe = state.cat.foes, duel.foe
    return [
        1,
        duel.seat == seat,
        duel.master == seat,
        duel.round,
        duel.step,
        foes.health[foe],
        foes.least_wounds[foe],
        foes.level[foe],
        duel.damage,
        duel.gaar,
        duel.chaos,
        duel.guard,
        duel.stun,
        len(duel.dice),
        sum(duel.dice),
        max(duel.strength, 0),
    ]


def option_features(state: EuthiaState, choice: Choice) -> array[float]:
    """Return the figures of ``OPTION_BLOCKS`` for each option, row by row."""
    cat = state.cat
    chart = cat.map
    tiles, spaces = cat.tile_index, chart.space_index
    rows = array("f")
    for action in choice.options:
        rows.extend(action_code(action))
        tile = space = NONE
        for word in action.args:
            if isinstance(word, str):
                tile = tiles.get(word, tile)
                space = spaces.get(word, space)
        rows.extend((1, cat.tile_cost[tile], cat.tile_sell[tile], cat.tile_level[tile]) if tile != NONE else _NO_TILE)
        if space == NONE:
            rows.extend(_NO_SPACE)
        else:
            monster = 0 if state.freed(space) else chart.monster[space]
            met, treasure = chart.encounter[space] != NONE, chart.treasure_level[space]
            rows.extend((1, monster, met, treasure, state.hero_token[space] != NONE))
    return rows


_NOBODY: Final = [0] * PER_HERO
_NO_TILE: Final = (0, 0, 0, 0)
_NO_SPACE: Final = (0, 0, 0, 0, 0)
ENCODER: Final = Encoder(BLOCKS, OPTION_BLOCKS, features, option_features)
