"""Trade actions of Euthia by lot, among posts, sacks, gems and locks drawn by lot, reckoned beside the game.

The reckoning knows what is printed on tiles and boards; what is on offer, each price and the tax must agree.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from taverne.games.euthia.box.terms import HEROES
from tests.euthia.interplay.scenes import EuthiaState, loose, max_health, stock
from tests.euthia.positions import (
    acting,
    answer,
    board,
    equip,
    essences,
    gems,
    give,
    lay,
    offered,
    options,
    pinned,
    prompt,
    set_gem,
    settle,
    space,
    stand,
)

CARDS: Any = pinned().cards
TILES: dict[str, Any] = {
    tile.id: tile
    for table in (CARDS.shop_tile, CARDS.hero_tile, CARDS.treasure, CARDS.reward_tile, CARDS.relic)
    for tile in table
}
RESOURCES = {one.id: one for one in CARDS.resource}
POSTS = {"merchant": "i_millbrook-a", "alchemist": "ii_vials-a", "dragonslayer": "iii_towers-m"}
HEALS = {"merchant": 3, "alchemist": 4, "dragonslayer": 5}
WORN = ("leather_helmet", "leather_gauntlets", "leather_greaves", "chain_boots", "milkstone_pendant")
SACKED = ("flask_air", "scroll_gaar", "innkeepers_tonic", "boar_spear", "rusted_casket", "healing_potion", "chain_coif")


def price(tile: str) -> int:
    return int(getattr(TILES[tile], "cost", 0) or 0)


class Trade:
    """A Trade action: what is left of the first renewal, and what each transaction costs or brings."""

    def __init__(self, table: EuthiaState, post: str) -> None:
        self.table, self.post, self.renewed = table, post, False

    def gold(self) -> int:
        return self.table.gold[0]

    def brings(self, line: str) -> int | None:
        """Return by how much a transaction changes the hero's gold (EU-120 to EU-132, EU-264, EU-270)."""
        kind, *words = line.split(" ")
        if kind == "buy":
            return -price(words[0])
        if kind in ("sell_tile", "sell_worn"):
            return int(TILES[words[0]].sell or 0) + (self.gems_on(int(words[1]) - 1) if kind == "sell_worn" else 0)
        if kind == "sell_resource":
            return int(RESOURCES[words[0]].options[int(words[1]) - 1].gold)
        if kind in ("sell_gem", "sell_essence"):
            return 2
        if kind == "renew":
            return -1 if self.renewed else 0
        if kind in ("heal_here", "reveal_tiles", "buy_gaar"):
            return -1
        if kind == "unlock":
            return -self.lock(int(words[1]) - 1)
        return -price(words[0]) if kind in ("learn", "relearn") else None

    def gems_on(self, spot: int) -> int:
        one = self.table.slots[0][spot]
        return (self.table.gem1[one] is not None) + (self.table.gem2[one] is not None)

    def lock(self, spot: int) -> int:
        hero = next(one for one in CARDS.hero if one.id == HEROES[self.table.hero[0]])
        places = [*hero.slots, *hero.equipment]
        return sum(give.n for give in places[spot].lock if give.what == "gold")

    def offers(self) -> None:
        """See that all is on offer that can be paid, and nothing else."""
        table, gold = self.table, self.gold()
        number = list(POSTS).index(self.post)
        shown = {table.cat.tile_ids[tile] for tile in table.offer[number]}
        shown |= {table.cat.tile_ids[tile] for tile in table.reserve[0]}
        arms = {tile for tile in shown if TILES[tile].kind not in ("ability", "combat_ability", "initiative_ability")}
        assert set(offered(table, "buy")) == {f"buy {tile}" for tile in arms if price(tile) <= gold}
        assert bool(offered(table, "heal_here")) == (gold > 0 and table.health[0] < max_health(table, 0))
        assert bool(offered(table, "renew")) == (gold > 0 or not self.renewed)
        assert bool(offered(table, "buy_gaar")) == (gold > 0 and self.post == "dragonslayer")
        held = loose(table)
        sales = [f"sell_gem {one}" for one in held if one not in ("air", "earth", "water", "fire")]
        assert sorted(offered(table, "sell_gem")) == sorted(sales)
        assert len(offered(table, "sell_essence")) == len(held) - len(sales)
        for line in offered(table, "unlock"):
            assert self.lock(int(line.split(" ")[2]) - 1) <= gold

    def transact(self, line: str) -> None:
        """Do one thing, and see that it cost or brought what the reckoning says."""
        change, before, health = self.brings(line), self.gold(), self.table.health[0]
        answer(self.table, line)
        for _ in range(20):
            settle(self.table)
            if prompt(self.table) in ("trade", "act", ""):
                break
            answer(self.table, options(self.table)[0])
        if change is not None:
            assert self.gold() - before == change, line
        if line == "heal_here":
            assert self.table.health[0] == min(max_health(self.table, 0), health + HEALS[self.post])
        self.renewed = self.renewed or line == "renew"


def laden(rng: Random, post: str) -> EuthiaState:
    """Return a hero at a post with things drawn by lot."""
    table = board(heroes=(rng.choice(("maeldur", "keleia", "ael")), "dral"))
    where = POSTS[post]
    lay(table, where.partition("-")[0], 2, -1)
    owner = rng.randint(0, 1)
    for place in "abc" if post == "dragonslayer" else where[-1]:
        table.trade_token[space(table, f"{where[:-1]}{place}")] = owner
    stand(table, 0, where)
    for tile in rng.sample(WORN, rng.randint(0, 4)):
        one = equip(table, 0, tile)
        if tile == "leather_greaves" and rng.random() < 0.7:
            set_gem(table, one, rng.choice(("opal", "sapphire")), active=rng.random() < 0.5)
    for tile in rng.sample(SACKED, rng.randint(0, 2)):
        give(table, 0, tile)
    gems(table, 0, opal=rng.randint(0, 1), onyx=rng.randint(0, 1))
    essences(table, 0, fire=rng.randint(0, 1), water=rng.randint(0, 1))
    table.resources[0] = [table.cat.resource_index[one] for one in rng.sample(sorted(RESOURCES), rng.randint(0, 1))]
    number = list(POSTS).index(post)
    stock(table, post, *(table.cat.tile_ids[tile] for tile in rng.sample(sorted(set(table.shop[number])), 4)))
    table.gold[0], table.rep[0] = rng.choice((0, 1, 4, 9, 14)), rng.choice((0, 6, 14, 30))
    table.health[0] = rng.randint(1, max_health(table, 0))
    return table


@pytest.mark.rule("EU-115", "EU-118", "EU-120", "EU-123")
@pytest.mark.parametrize("seed", range(25))
def test_a_trade_by_lot_costs_and_brings_what_is_printed(seed: int) -> None:
    rng = Random(seed)
    post = rng.choice(sorted(POSTS))
    table = laden(rng, post)
    taxed = post != "dragonslayer" and table.trade_token[table.at[0]] == 1
    gold = table.gold[0]
    acting(table)
    if "trade" not in options(table):
        assert taxed
        assert not gold
        return
    answer(table, "trade")
    if prompt(table) == "sell-for-tax":
        assert taxed
        assert not gold
        line = rng.choice(options(table))
        earned = Trade(table, post).brings(line)
        answer(table, line)
        settle(table)
        assert earned
        gold = earned
    while prompt(table) not in ("trade", "act"):
        answer(table, options(table)[0])
    assert table.gold == [gold - taxed, int(taxed)]
    trade = Trade(table, post)
    for _ in range(14):
        if prompt(table) != "trade":
            return
        trade.offers()
        lines = [line for line in options(table) if line.split(" ")[0] not in ("done", "use", "arrange", "gem")]
        if not lines:
            return
        trade.transact(rng.choice(lines))
