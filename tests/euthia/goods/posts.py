"""Heroes of Euthia at trading posts, for rule tests."""

from __future__ import annotations

from taverne.games.euthia.rules.trade.trade_action import MERCHANTS, Trading
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.positions import board, lay, run, space, stand

MARKET = ("backpack", "gem_case", "leather_helmet", "chain_greaves")


def stock(table: EuthiaState, post: int, *tiles: str) -> None:
    """Lay out an offer, taken from its deck."""
    for tile in tiles:
        number = table.cat.tile_index[tile]
        table.shop[post].remove(number)
        table.offer[post].append(number)


def at_market(gold: int = 0, heroes: tuple[str, ...] = ("maeldur", "keleia"), mode: str = "") -> EuthiaState:
    """Return a hero on a Merchant that he has freed himself, with four tiles on offer."""
    table = board(heroes=heroes, mode=mode)
    lay(table, "i_millbrook", 2, -1)
    stand(table, 0, "i_millbrook-a")
    table.trade_token[space(table, "i_millbrook-a")] = 0
    table.gold[0] = gold
    stock(table, MERCHANTS, *MARKET)
    return table


def at_towers(gold: int) -> EuthiaState:
    table = board()
    lay(table, "iii_towers", 2, -1)
    for place in "abc":
        table.trade_token[space(table, f"iii_towers-{place}")] = 1
    stand(table, 0, "iii_towers-m")
    table.gold[0] = gold
    return table


def trading(table: EuthiaState) -> EuthiaState:
    return run(table, Trading(0))
