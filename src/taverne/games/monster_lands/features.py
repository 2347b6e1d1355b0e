"""Monster Lands in numbers for learners: what a seat may know of the table, and what its options are about.
Clans are turned so that the player's own comes first; which figures there are, ``ENCODER`` says by name."""

from __future__ import annotations

from array import array
from typing import Final

from taverne.engine.actions import Seat
from taverne.engine.decisions import Choice
from taverne.engine.reports.encoding import OPTION, QUESTION, Block, Encoder, action_code, one_hots, question

from .box.catalogue import CODES, EXPEDITIONS, NONE
from .state.game_state import MADHALA, PHASES, LandsState

CLANS: Final = 4
PER_CLAN: Final = 13 + CODES
PER_EXPEDITION: Final = 12
PER_MONSTER: Final = 8
MEMBERS: Final = 44
TRAPS: Final = 27
SLOTS: Final = 20
BUILDINGS: Final = 7
MISSIONS: Final = 12
REGIONS: Final = 12
TAVERN: Final = 6
SCENARIOS: Final = 10

_PHASE = one_hots(len(PHASES))
_DIFFICULTY = one_hots(4)
_SCENARIO = one_hots(SCENARIOS)

BLOCKS: Final = (
    Block("phase", len(PHASES), 1.0, "the phase, one-hot"),
    Block("difficulty", 4, 1.0, "the difficulty, one-hot"),
    Block("scenario", SCENARIOS, 1.0, "the scenario of a solo game, one-hot"),
    Block(
        "course", 4, 1 / 6, "turn, the seat's distance from the first player, whether ambushes are played, dice pawned"
    ),
    Block(
        "clans", CLANS * PER_CLAN, 1 / 8, "by clan: there, glory, reputation, gold, defence, potions, venoms, ..., dice"
    ),
    Block(
        "mine", MEMBERS, 1.0, "the seat's members: 1 at home and well, 2 at home and wounded, 3 and 4 on an expedition"
    ),
    Block("traps", TRAPS, 1.0, "the seat's traps by kind"),
    Block(
        "expeditions", EXPEDITIONS * PER_EXPEDITION, 1 / 4, "by expedition: whose, dice by colour, traps, shields, ..."
    ),
    Block("slots", 2 * SLOTS, 1 / 4, "by slot of the Citadel: the die in it, and whether it is the seat's"),
    Block("buildings", 2 * BUILDINGS, 1 / 3, "by building: the last Persuasion die there, and panic"),
    Block("tavern", 2 * TAVERN, 1 / 8, "by place of the Tavern: cost and reputation"),
    Block(
        "monsters", 3 * PER_MONSTER, 1 / 16, "region A, B, Gates: there, attack, capture, kill, glory and gold of both"
    ),
    Block("missions", MISSIONS, 1.0, "missions on the board"),
    Block("regions", REGIONS, 1.0, "regions: 1 on the board, 2 the seat's, 3 another's"),
    Block("supplies", 5, 1 / 16, "how many mercenaries, traps, equipment, loot and monsters are left"),
    *QUESTION,
)
OPTION_BLOCKS: Final = (
    *OPTION,
    Block("mercenary", 6, 1 / 4, "of an option about a mercenary: there, cost, reputation, dice by colour"),
)


def features(state: LandsState, seat: Seat) -> array[float]:
    """Return the figures of ``BLOCKS`` as ``seat`` may know them."""
    seats = state.seats
    figures = [
        *_PHASE[state.phase],
        *_DIFFICULTY[state.difficulty],
        *_SCENARIO[state.scenario],
        state.turn,
        (seat - state.first) % seats,
        int(state.ambush),
        state.pawned,
    ]
    for turn in range(CLANS):
        figures += _clan(state, (seat + turn) % seats) if turn < seats else [0] * PER_CLAN
    mine = [0] * MEMBERS
    place, wounded = state.place, state.wounded
    for member in state.members[seat]:
        mine[member] = 1 + wounded[member] + (2 if place[member] != NONE else 0)
    traps = [0] * TRAPS
    for kind in state.traps[seat]:
        traps[kind] += 1
    figures += mine
    figures += traps
    figures += _expeditions(state, seat)
    figures += state.slot_die
    figures += [by == seat for by in state.slot_by]
    figures += state.haggled
    figures += state.panic
    figures += _displays(state, seat)
    return array("f", figures + question(state, seat))


def _clan(state: LandsState, seat: Seat) -> list[int]:
    wounded = state.wounded
    members = state.members[seat]
    return [
        1,
        state.glory[seat],
        state.reputation[seat],
        state.gold[seat],
        state.defence[seat],
        state.potion[seat],
        state.venom[seat],
        state.deeds[seat],
        len(members),
        sum([wounded[member] for member in members]),
        len(state.traps[seat]),
        len(state.loot[seat]) + len(state.trophies[seat]),
        state.ruler.count(seat),
        *state.pool[seat],
    ]


def _expeditions(state: LandsState, seat: Seat) -> list[int]:
    """Whose, its dice before the roll, what was rolled, traps and goods; an empty one is all zeros."""
    figures: list[int] = []
    who, owner, faces = state.who, state.owner, state.faces
    for e in range(EXPEDITIONS):
        member = who[e]
        if member == NONE:
            figures += [0] * PER_EXPEDITION
            continue
        rolled = faces[e]
        figures += [
            int(member != MADHALA and owner[member] == seat),
            int(member == MADHALA),
            *state.dice_on(e),
            len(rolled),
            sum([face.value for face in rolled]) if rolled else 0,
            len(state.laid[e]),
            state.shown[e],
            state.shields[e],
            state.potions[e] + state.venoms[e],
            1,
        ]
    return figures


def _displays(state: LandsState, seat: Seat) -> list[int]:
    cat = state.cat
    cost, reputation = cat.cost, cat.reputation
    tavern = [figure for m in state.tavern for figure in ((cost[m], reputation[m]) if m != NONE else (0, 0))]
    figures = tavern + [0] * (2 * TAVERN - len(tavern))
    cards = state.box.cards.monster
    for number in state.monsters:
        if number == NONE:
            figures += [0] * PER_MONSTER
            continue
        m = cards[number]
        glory = (m.capture_glory, m.kill_glory, m.capture_gold, m.kill_gold)
        figures += [1, m.attack, m.capture_value, m.kill_value, *glory]
    missions, regions = [0] * MISSIONS, [0] * REGIONS
    for mission in state.missions:
        if mission != NONE:
            missions[mission] = 1
    for region in state.regions:
        if region != NONE:
            regions[region] = 1
    for region, ruler in enumerate(state.ruler):
        if ruler != NONE:
            regions[region] = 2 if ruler == seat else 3
    figures += missions
    figures += regions
    decks = (state.tavern_deck, state.trap_supply, state.gear_deck, state.loot_deck, state.monster_deck)
    return figures + [len(deck) for deck in decks]


def option_features(state: LandsState, choice: Choice) -> array[float]:
    """Return the figures of ``OPTION_BLOCKS`` for each option, row by row."""
    rows: list[int] = []
    cat = state.cat
    index = cat.member_index
    for action in choice.options:
        rows += action_code(action)
        for word in action.args:
            member = index.get(word, NONE) if isinstance(word, str) else NONE
            if member != NONE:
                rows += [1, cat.cost[member], cat.reputation[member], *cat.member_dice[member]]
                break
        else:
            rows += [0] * 6
    return array("f", rows)


ENCODER: Final = Encoder(BLOCKS, OPTION_BLOCKS, features, option_features)
