"""How a greedy player keeps house: what lies on the board, what is given, taken, kept, paid and thrown away.
Worth is reckoned in ``piece_values``; trade is left to ``trade_choices``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.rng import Rng

from ..box import compiled_effects as verb
from ..box.compiled_effects import PRICES, Op
from ..box.integer_tables import NONE
from ..box.terms import ELEMENTS, GEMS
from ..rules.goods.cards import EXCHANGE
from ..rules.goods.payment import TO_DWURT
from ..rules.goods.storage import READY, arrangements, excess, max_health, sacks
from ..rules.goods.uses import Using
from ..rules.trade.hero_tiles import locks_of
from ..state.game_state import LOCKED, Table
from .piece_values import CARD_WORTH, GEM_WORTH, PACKS, appraisal, board_worth, cost, gain, gold_worth, on_board, youth
from .scenario_goals import dear

# What lies on the board


def improvement(table: Table, seat: Seat, options: list[Action] | None = None) -> Action | None:
    """Return the arrangement that makes the board better most, None if none does.

    What a board is worth only rises so, which is why arranging comes to an end.
    """
    best: Action | None = None
    most = 0.01
    now = NONE * 1.0
    for action in arrangements(table, seat) if options is None else options:
        kind = action.kind
        if kind == "equip":
            now = board_worth(table, on_board(table, seat)) if now < 0 else now
            worth = equipped(table, seat, action) - now
        elif kind == "set_gem":
            worth = set_worth(table, seat, action)
        elif kind == "lay_essence":
            worth = 0.15 * youth(table) - dear(table, "essence")
        elif action == TO_DWURT:
            worth = 0.3 if table.dwurt[seat] < table.cat.dwurt_slots[table.hero[seat]] else -1.0
        else:
            continue
        if worth > most:
            best, most = action, worth
    return best


def equipped(table: Table, seat: Seat, action: Action) -> float:
    """Return what the board would be worth with a tile on a slot; a cramped hero had better not lose sacks."""
    tile, spot = table.cat.tile_index[str(action.args[0])], int(action.args[1]) - 1
    tiles = [table.design[thing] for s, thing in enumerate(table.slots[seat]) if thing >= 0 and s != spot]
    old = table.slots[seat][spot]
    worth = board_worth(table, [*tiles, tile])
    if old >= 0 and (table.gem1[old] or table.gem2[old]):
        worth -= 0.6
    return worth


def set_worth(table: Table, seat: Seat, action: Action) -> float:
    """Return what it is worth to set a gem: worn tiles first, and none that a quest wants."""
    if int(action.args[2]) == 0:
        return -1.0
    return GEM_WORTH[str(action.args[0])] * (0.2 + youth(table))


def arrange(table: Table, choice: Choice, rng: Rng) -> Action:
    return improvement(table, choice.seat, list(choice.options)) or READY


def overflow(table: Table, choice: Choice, rng: Rng) -> Action:
    """Wear or use what can be, else throw away what is worth least."""
    seat = choice.seat
    worn = improvement(table, seat, list(choice.options))
    if worn is not None and worn.kind != "lay_essence":
        return worn
    for action in choice.options:
        if action.kind == "use" and useful(table, seat, action):
            return action
    gone = [action for action in choice.options if action.kind.startswith("drop_")]
    if not gone:
        return choice.options[rng.below(len(choice.options))]
    return min(gone, key=lambda action: piece_worth(table, seat, action))


def useful(table: Table, seat: Seat, action: Action) -> bool:
    """Would using a single-use piece now give anything that does not need room itself?"""
    tile = table.cat.tile_index[str(action.args[0])]
    use = table.cat.tile_uses[tile][int(action.args[1]) - 1]
    if not table.cat.tile_single[tile]:
        return False
    gives = (verb.GAIN, verb.GEM, verb.ESSENCE)
    hurt = max_health(table, seat) - table.health[seat]
    return any(op.verb in gives or (op.verb == verb.HEAL and hurt >= 2) for op in use.ops)


def piece_worth(table: Table, seat: Seat, action: Action) -> float:
    """Return what a loose piece is worth to keep."""
    word, cat = str(action.args[0]), table.cat
    if word in GEMS:
        return 0.4 + 0.2 * GEM_WORTH[word]
    if word in ELEMENTS:
        return 0.5 + 0.1 * youth(table) + dear(table, "essence")
    if word in ("gaar", "dwurt"):
        return 0.25 * youth(table)
    if word in cat.resource_index:
        return max(side_worth(table, side) for side in cat.resource_sides[cat.resource_index[word]])
    if word in cat.tile_index:
        tile = cat.tile_index[word]
        if cat.tile_kind[tile] in PACKS:
            return 9.0
        single = 0.5 * youth(table) if cat.tile_single[tile] else 0.0
        return 0.2 * cat.tile_cost[tile] + single + (0.2 if tile == cat.potion else 0.0)
    return (0.3 if trophy_wanted(table, seat) else 0.05) + dear(table, "trophy")


def trophy_wanted(table: Table, seat: Seat) -> bool:
    """Does any quest that lies open ask for a trophy?"""
    what = PRICES.index("trophy")
    return dear(table, "trophy") > 0 or any(
        give.what == what for quests in table.quests_up for quest in quests for give in table.cat.quest_give[quest]
    )


def side_worth(table: Table, side: tuple[int, int, tuple[int, ...]]) -> float:
    gold, rep, gems = side
    return gold * gold_worth(table) + rep + (0.45 if gems else 0.0)


# Giving and taking


def cheapest(table: Table, choice: Choice, rng: Rng) -> Action:
    """Give what is worth least."""
    cards = table.cat.card_index
    return min(
        choice.options,
        key=lambda action: (
            CARD_WORTH.get(str(action.args[0]), 0.3)
            if action.args and str(action.args[0]) in cards
            else piece_worth(table, choice.seat, action)
            if action.args
            else 99.0
        ),
    )


def hand_limit(table: Table, choice: Choice, rng: Rng) -> Action:
    """Four silver cards make a gold one, or coins; else the worst goes."""
    for action in choice.options:
        if action == EXCHANGE or (action.kind == "coin" and not dear(table, "gold_card")):
            return action
    return cheapest(table, choice, rng)


def take_gem(table: Table, choice: Choice, rng: Rng) -> Action:
    return max(choice.options, key=lambda action: GEM_WORTH[str(action.args[0])])


def take_essence(table: Table, choice: Choice, rng: Rng) -> Action:
    """Take what a locked slot asks for, else what helps in a fight."""
    seat = choice.seat
    for spot, lock in enumerate(locks_of(table, seat)):
        if table.slots[seat][spot] == LOCKED:
            for price in lock:
                if PRICES[price.what] == "essence" and len(price.of) == 1:
                    word = ELEMENTS[price.of[0]]
                    if not table.essences[len(ELEMENTS) * seat + price.of[0]]:
                        wanted = [action for action in choice.options if action.args[0] == word]
                        if wanted:
                            return wanted[0]
    order = ("fire", "earth", "water", "air")
    return min(choice.options, key=lambda action: order.index(str(action.args[0])) if action.args else 9)


def haul(table: Table, choice: Choice, rng: Rng) -> Action:
    return max(choice.options, key=lambda action: piece_worth(table, choice.seat, action))


def keep_tile(table: Table, choice: Choice, rng: Rng) -> Action:
    worth = appraisal(table.cat).worth
    return max(choice.options, key=lambda action: worth[table.cat.tile_index[str(action.args[0])]])


def refresh(table: Table, choice: Choice, rng: Rng) -> Action:
    worth = appraisal(table.cat).worth
    return max(
        choice.options, key=lambda action: worth[table.cat.tile_index[str(action.args[0])]] if action.args else -1.0
    )


def trophy(table: Table, choice: Choice, rng: Rng) -> Action:
    """Keep a trophy where there is room, more gladly if somebody asks for one."""
    seat = choice.seat
    room = sacks(table, seat) - max(0, excess(table, seat) + sacks(table, seat))
    keep = room >= 1 and (trophy_wanted(table, seat) or (room >= 2 and youth(table) > 0.3))
    return choice.options[1] if keep else choice.options[0]


def pay_for(table: Table, choice: Choice, rng: Rng) -> Action:
    """Pay for an effect of a piece if it is worth it."""
    frame = table.stack[-1]
    assert isinstance(frame, Using)
    return choice.options[0] if pays(table, choice.seat, frame.ops(table)[frame.index]) else PASS


def pays(table: Table, seat: Seat, op: Op) -> bool:
    if op.pay is None:
        return True
    if PRICES[op.pay.what] == "wound" and table.health[seat] <= 2 + op.pay.n:
        return False
    in_fight = op.verb in FIGHTING
    return (0.5 * abs(op.n) if in_fight else gain(table, seat, op)) >= cost(table, op.pay)


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
