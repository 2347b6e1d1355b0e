"""How a greedy player keeps house: what lies on the board, what is given, taken, kept, paid and thrown away.
Worth is reckoned in ``values.pieces``; trade is left to ``choices.trade``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.rng import Rng

from ...box import compiled_effects as verb
from ...box.compiled_effects import PRICES, Op
from ...box.integer_tables import NONE
from ...box.terms import ELEMENTS, GEMS
from ...rules.goods.cards import EXCHANGE
from ...rules.goods.holdings import max_health
from ...rules.goods.payment import TO_DWURT
from ...rules.goods.piece_use import Using
from ...rules.goods.storage import READY, arrangements, excess, sacks
from ...rules.trade.hero_tiles import locks_of
from ...state.game_state import LOCKED, EuthiaState
from ..values.pieces import (
    CARD_WORTH,
    GEM_WORTH,
    PACKS,
    appraisal,
    board_worth,
    cost,
    gain,
    gold_worth,
    on_board,
    youth,
)
from ..values.scenario_goals import dear

# What lies on the board


def improvement(state: EuthiaState, seat: Seat, options: list[Action] | None = None) -> Action | None:
    """Return the arrangement that makes the board better most, None if none does.

    What a board is worth only rises so, which is why arranging comes to an end.
    """
    best: Action | None = None
    most = 0.01
    now = NONE * 1.0
    for action in arrangements(state, seat) if options is None else options:
        kind = action.kind
        if kind == "equip":
            now = board_worth(state, on_board(state, seat)) if now < 0 else now
            worth = equipped(state, seat, action) - now
        elif kind == "set_gem":
            worth = set_worth(state, seat, action)
        elif kind == "lay_essence":
            worth = 0.15 * youth(state) - dear(state, "essence")
        elif action == TO_DWURT:
            worth = 0.3 if state.dwurt[seat] < state.cat.dwurt_slots[state.hero[seat]] else -1.0
        else:
            continue
        if worth > most:
            best, most = action, worth
    return best


def equipped(state: EuthiaState, seat: Seat, action: Action) -> float:
    """Return what the board would be worth with a tile on a slot; a cramped hero had better not lose sacks."""
    tile, spot = state.cat.tile_index[action.word()], action.number(1) - 1
    tiles = [state.design[thing] for s, thing in enumerate(state.slots[seat]) if thing >= 0 and s != spot]
    old = state.slots[seat][spot]
    worth = board_worth(state, [*tiles, tile])
    if old >= 0 and state.gems_on(old):
        worth -= 0.6
    return worth


def set_worth(state: EuthiaState, seat: Seat, action: Action) -> float:
    """Return what it is worth to set a gem: worn tiles first, and none that a quest wants."""
    if action.number(2) == 0:
        return -1.0
    return GEM_WORTH[action.word()] * (0.2 + youth(state))


def arrange(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    return improvement(state, choice.seat, list(choice.options)) or READY


def overflow(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """Wear or use what can be, else throw away what is worth least."""
    seat = choice.seat
    worn = improvement(state, seat, list(choice.options))
    if worn is not None and worn.kind != "lay_essence":
        return worn
    for action in choice.options:
        if action.kind == "use" and useful(state, seat, action):
            return action
    gone = [action for action in choice.options if action.kind.startswith("drop_")]
    if not gone:
        return choice.options[rng.below(len(choice.options))]
    return min(gone, key=lambda action: piece_worth(state, seat, action))


def useful(state: EuthiaState, seat: Seat, action: Action) -> bool:
    """Would using a single-use piece now give anything that does not need room itself?"""
    tile = state.cat.tile_index[action.word()]
    use = state.cat.tile_uses[tile][action.number(1) - 1]
    if not state.cat.tile_single[tile]:
        return False
    gives = (verb.GAIN, verb.GEM, verb.ESSENCE)
    hurt = max_health(state, seat) - state.health[seat]
    return any(op.verb in gives or (op.verb == verb.HEAL and hurt >= 2) for op in use.ops)


def piece_worth(state: EuthiaState, seat: Seat, action: Action) -> float:
    """Return what a loose piece is worth to keep."""
    word, cat = action.word(), state.cat
    if word in GEMS:
        return 0.4 + 0.2 * GEM_WORTH[word]
    if word in ELEMENTS:
        return 0.5 + 0.1 * youth(state) + dear(state, "essence")
    if word in ("gaar", "dwurt"):
        return 0.25 * youth(state)
    if word in cat.resource_index:
        return max(side_worth(state, side) for side in cat.resource_sides[cat.resource_index[word]])
    if word in cat.tile_index:
        tile = cat.tile_index[word]
        if cat.tile_kind[tile] in PACKS:
            return 9.0
        single = 0.5 * youth(state) if cat.tile_single[tile] else 0.0
        return 0.2 * cat.tile_cost[tile] + single + (0.2 if tile == cat.potion else 0.0)
    return (0.3 if trophy_wanted(state, seat) else 0.05) + dear(state, "trophy")


def trophy_wanted(state: EuthiaState, seat: Seat) -> bool:
    """Does any quest that lies open ask for a trophy?"""
    what = PRICES.index("trophy")
    return dear(state, "trophy") > 0 or any(
        give.what == what for quests in state.quests_up for quest in quests for give in state.cat.quest_give[quest]
    )


def side_worth(state: EuthiaState, side: tuple[int, int, tuple[int, ...]]) -> float:
    gold, rep, gems = side
    return gold * gold_worth(state) + rep + (0.45 if gems else 0.0)


# Giving and taking


def cheapest(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """Give what is worth least."""
    cards = state.cat.card_index
    return min(
        choice.options,
        key=lambda action: (
            CARD_WORTH.get(action.word(), 0.3)
            if action.args and action.word() in cards
            else piece_worth(state, choice.seat, action)
            if action.args
            else 99.0
        ),
    )


def hand_limit(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """Four silver cards make a gold one, or coins; else the worst goes."""
    for action in choice.options:
        if action == EXCHANGE or (action.kind == "coin" and not dear(state, "gold_card")):
            return action
    return cheapest(state, choice, rng)


def take_gem(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    return max(choice.options, key=lambda action: GEM_WORTH[action.word()])


def take_essence(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """Take what a locked slot asks for, else what helps in a fight."""
    seat = choice.seat
    for spot, lock in enumerate(locks_of(state, seat)):
        if state.slots[seat][spot] == LOCKED:
            for price in lock:
                if PRICES[price.what] == "essence" and len(price.of) == 1:
                    word = ELEMENTS[price.of[0]]
                    if not state.essences[seat][price.of[0]]:
                        wanted = [action for action in choice.options if action.args[0] == word]
                        if wanted:
                            return wanted[0]
    order = ("fire", "earth", "water", "air")
    return min(choice.options, key=lambda action: order.index(action.word()) if action.args else 9)


def haul(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    return max(choice.options, key=lambda action: piece_worth(state, choice.seat, action))


def keep_tile(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    worth = appraisal(state.cat).worth
    return max(choice.options, key=lambda action: worth[state.cat.tile_index[action.word()]])


def refresh(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    worth = appraisal(state.cat).worth
    return max(choice.options, key=lambda action: worth[state.cat.tile_index[action.word()]] if action.args else -1.0)


def trophy(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """Keep a trophy where there is room, more gladly if somebody asks for one."""
    seat = choice.seat
    room = sacks(state, seat) - max(0, excess(state, seat) + sacks(state, seat))
    keep = room >= 1 and (trophy_wanted(state, seat) or (room >= 2 and youth(state) > 0.3))
    return choice.options[1] if keep else choice.options[0]


def pay_for(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """Pay for an effect of a piece if it is worth it."""
    frame = state.stack[-1]
    assert isinstance(frame, Using)
    return choice.options[0] if pays(state, choice.seat, frame.ops(state)[frame.index]) else PASS


def pays(state: EuthiaState, seat: Seat, op: Op) -> bool:
    if op.pay is None:
        return True
    if PRICES[op.pay.what] == "wound" and state.health[seat] <= 2 + op.pay.n:
        return False
    in_fight = op.verb in FIGHTING
    return (0.5 * abs(op.n) if in_fight else gain(state, seat, op)) >= cost(state, op.pay)


FIGHTING: Final = (
    *(verb.DAMAGE_PLUS, verb.DAMAGE, verb.CLOVER, verb.GUARD, verb.STUN, verb.REFRESH, verb.RABBIT, verb.WOUNDS_PLUS),
    *(verb.MONSTER_DICE, verb.REROLL, verb.TURN_DIE, verb.SURVIVE, verb.NEXT_ROLL),
)
"""Effects whose worth is that of a fight."""

ANSWERS: Final = {
    "arrange": arrange,
    "overflow": overflow,
    "pay": cheapest,
    "give-card": cheapest,
    "yield": cheapest,
    "hand-limit": hand_limit,
    "take-gem": take_gem,
    "take-essence": take_essence,
    "haul": haul,
    "keep-tile": keep_tile,
    "refresh": refresh,
    "trophy": trophy,
    "pay-for": pay_for,
}
