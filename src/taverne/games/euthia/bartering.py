"""How a greedy player keeps house: trade, what lies on the board, what is given, taken, kept and thrown away.
Worth is reckoned in ``worth``; where and when to trade is left to ``routes``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.rng import Rng

from . import ops as verb
from .ops import PRICES, Op
from .pieces import TILE_KINDS
from .rules.cards import EXCHANGE
from .rules.learning import locks_of
from .rules.paying import TO_DWURT
from .rules.storing import READY, arrangements, excess, max_health, sacks
from .rules.trading import ARRANGE, GAAR, HEAL, RENEW, REVEAL, Trading, cost_of
from .rules.using import Using
from .rules.wearing import SKILLS, symbols_of
from .state import LOCKED, SACK_SPOT, Table
from .tables import NONE
from .terms import ELEMENTS, GEMS
from .worth import (
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

ENOUGH: Final = 0.05
"""A purchase that is worth less is left alone."""
POTION: Final = TILE_KINDS.index("potion")
LASTING_KINDS: Final = tuple(TILE_KINDS.index(k) for k in ("potion", "scroll", "chest", "flask"))


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
            worth = 0.15 * youth(table)
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
        return 0.5 + 0.1 * youth(table)
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
    return 0.3 if trophy_wanted(table, seat) else 0.05


def trophy_wanted(table: Table, seat: Seat) -> bool:
    """Does any quest that lies open ask for a trophy?"""
    what = PRICES.index("trophy")
    return any(
        give.what == what for quests in table.quests_up for quest in quests for give in table.cat.quest_give[quest]
    )


def side_worth(table: Table, side: tuple[int, int, tuple[int, ...]]) -> float:
    gold, rep, gems = side
    return gold * gold_worth(table) + rep + (0.45 if gems else 0.0)


# Trade


def trade(table: Table, choice: Choice, rng: Rng) -> Action:
    """Sell what the mines gave, then take whatever is worth most, one thing at a time."""
    seat = choice.seat
    if ARRANGE in choice.options and improvement(table, seat) is not None:
        return ARRANGE
    sale = sell(table, choice)
    if sale is not None:
        return sale
    best, most = READY, ENOUGH
    for action in choice.options:
        worth = bargain(table, seat, action)
        if worth > most:
            best, most = action, worth
    return best


def sell(table: Table, choice: Choice) -> Action | None:
    """Return the best side of a resource, or a gem nobody will set, to be sold now."""
    goods = [action for action in choice.options if action.kind == "sell_resource"]
    if goods:
        cat = table.cat
        return max(
            goods,
            key=lambda a: side_worth(table, cat.resource_sides[cat.resource_index[str(a.args[0])]][int(a.args[1]) - 1]),
        )
    return None


def bargain(table: Table, seat: Seat, action: Action) -> float:
    """Return what a transaction is worth; gold that buys tiles still counts in the end, other gold does not."""
    kind, young = action.kind, youth(table)
    if kind == "buy":
        return ware(table, seat, table.cat.tile_index[str(action.args[0])])
    if kind in ("learn", "relearn"):
        return lesson(table, seat, action)
    if kind == "unlock":
        return slot(table, seat, action)
    if action == REVEAL:
        return revelation(table, seat)
    if action == HEAL:
        hurt = max_health(table, seat) - table.health[seat]
        return 0.25 * min(hurt, 4) * (young > 0) - gold_worth(table)
    if action == GAAR:
        few = table.gaar[seat] < table.cat.gaar_slots[table.hero[seat]] and table.hero[seat] != 4
        return 0.45 if few and young > 0.1 and table.gold[seat] > 2 else -1.0
    if action == RENEW:
        return renewal(table, seat)
    return 0.4 if kind in ("use", "gem") else 0.5 if kind not in NEVER else -1.0


NEVER: Final = (
    *("done", "sell_tile", "sell_worn", "sell_gem", "sell_essence", "arrange", "essence", "heal_here"),
    *("buy_gaar", "renew", "reveal_tiles", "unlock", "learn", "relearn", "buy"),
)


def ware(table: Table, seat: Seat, tile: int) -> float:
    """Return what a tile on sale is worth: what it adds to the board, or what it does from a sack."""
    cat, young = table.cat, youth(table)
    price = cost_of(table, tile, 0)
    if cat.tile_slot[tile] == 9:
        if excess(table, seat) >= 0:
            return -1.0
        worth = appraisal(cat).worth[tile] * 0.5 * young
        return worth - 0.03 * price - 0.1
    tiles = on_board(table, seat)
    more = fitting(table, seat, tile, tiles)
    return more * (0.2 + 0.8 * young) - 0.02 * price if more > 0.1 else -1.0


def fitting(table: Table, seat: Seat, tile: int, tiles: list[int]) -> float:
    """Return what the best place on the board for a tile adds to it, -1 if there is none."""
    now = board_worth(table, tiles)
    symbols, wanted = symbols_of(table, seat), table.cat.tile_slot[tile]
    best = -1.0
    for spot, thing in enumerate(table.slots[seat]):
        if symbols[spot] != wanted or thing == LOCKED:
            continue
        old = table.design[thing] if thing >= 0 else NONE
        if old != NONE and table.cat.tile_kind[old] in SKILLS and table.cat.tile_kind[tile] not in SKILLS:
            continue
        rest = list(tiles)
        if old != NONE:
            rest.remove(old)
        best = max(best, board_worth(table, [*rest, tile]) - now)
    return best


def lesson(table: Table, seat: Seat, action: Action) -> float:
    """Return what learning an ability adds, in place of another if so."""
    cat, tiles = table.cat, on_board(table, seat)
    tile = cat.tile_index[str(action.args[0])]
    now = board_worth(table, tiles)
    lost = 0.0
    if action.kind == "relearn":
        old = cat.tile_index[str(action.args[1])]
        tiles.remove(old)
        lost = 0.2 * cat.tile_cost[old] + 0.3
    worth = (board_worth(table, [*tiles, tile]) - now) * (0.1 + youth(table))
    return worth - lost - 0.01 * cat.tile_cost[tile]


def slot(table: Table, seat: Seat, action: Action) -> float:
    """Return what a further slot is worth: what could be put there now, or soon."""
    spot, young = int(action.args[1]) - 1, youth(table)
    symbol = symbols_of(table, seat)[spot]
    slots = table.slots[seat]
    free = sum(s == symbol and slots[place] == NONE for place, s in enumerate(symbols_of(table, seat)))
    essences = sum(PRICES[price.what] == "essence" for price in locks_of(table, seat)[spot])
    left = table.gold[seat] - sum(p.n for p in locks_of(table, seat)[spot] if PRICES[p.what] == "gold")
    wanting = [t for t in table.reserve[seat] if table.cat.tile_slot[t] == symbol and table.cat.tile_cost[t] <= left]
    frame = table.stack[-1]
    if isinstance(frame, Trading):
        offer = table.offer[frame.post(table)]
        wanting += [t for t in offer if t != NONE and table.cat.tile_slot[t] == symbol and cost_of(table, t, 0) <= left]
    wanting += [
        table.design[thing]
        for thing in table.things_of(seat)
        if table.spot[thing] == SACK_SPOT and table.cat.tile_slot[table.design[thing]] == symbol
    ]
    if free or not wanting or not young:
        return -1.0
    best = max(appraisal(table.cat).worth[tile] for tile in wanting)
    return 0.6 * best * (0.2 + 0.8 * young) - 0.2 * essences


def revelation(table: Table, seat: Seat) -> float:
    """Return what it is worth to turn hero tiles up: how many, if some gold is left to learn one."""
    rep = table.cat.tile_rep
    ripe = len({rep[tile] for tile in table.pile[seat] if rep[tile] <= table.rep[seat]})
    if table.gold[seat] < 2 or not youth(table):
        return -1.0
    return 1.5 * ripe * youth(table) - gold_worth(table)


def renewal(table: Table, seat: Seat) -> float:
    """Return whether to look at other wares: for nothing, with gold in hand, when none of these will do."""
    frame = table.stack[-1]
    if not isinstance(frame, Trading) or frame.renewals >= frame.free_renewals(table):
        return -1.0
    return ENOUGH + 0.01 if table.gold[seat] >= 2 and youth(table) else -1.0


def sell_for_tax(table: Table, choice: Choice, rng: Rng) -> Action:
    resources = [action for action in choice.options if action.kind == "sell_resource"]
    if resources:
        return sell(table, choice) or resources[0]
    return min(choice.options, key=lambda action: piece_worth(table, choice.seat, action))


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
        if action == EXCHANGE or action.kind == "coin":
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
    "trade": trade,
    "sell-for-tax": sell_for_tax,
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
