"""A Trade action: the tax, then buying, selling, healing, Gaar, revealing, learning and unlocking (EU-114 to EU-132).
Hero tiles follow EU-263 to EU-272; where things lie is left to ``storing``."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from .. import ops as verb
from ..atlas import ALCHEMIST, CENTRE, MERCHANT, SPECIALS
from ..catalogue import SLOTS
from ..pieces import ABILITIES, TILE_KINDS
from ..state import COMPETITIVE, LOCKED, SACK_SPOT, Table
from ..tables import NONE
from ..terms import ELEMENTS, GEMS
from . import links
from .combat_effects import heal
from .gaining import Choosing
from .holdings import scrap
from .paying import can_pay_all, pay
from .piles import ask_one, renew
from .places import centre_open
from .storing import Arranging, arrangements, can_unequip, max_health, piece_name, unequip
from .using import actions as uses
from .using import start as use

MERCHANTS: Final = 0
ALCHEMISTS: Final = 1
TOWERS: Final = 2
SKILLS: Final = tuple(TILE_KINDS.index(kind) for kind in ABILITIES)
READY: Final = Action("done")
RENEW: Final = Action("renew")
HEAL: Final = Action("heal_here")
GAAR: Final = Action("buy_gaar")
REVEAL: Final = Action("reveal_tiles")
ARRANGE: Final = Action("arrange")
TRADES: Final = 1 << verb.TRADE


def post(table: Table, seat: Seat) -> int:
    """Return the trading post where a hero stands: 0 Merchants, 1 Alchemists, 2 Towers, NONE if none (EU-114)."""
    here = table.at[seat]
    chart = table.cat.map
    land = chart.land[here]
    if land == MERCHANT:
        return MERCHANTS
    if land == ALCHEMIST:
        return ALCHEMISTS
    tower = chart.special[here >> 2] == SPECIALS.index("towers")
    return TOWERS if tower and here & 3 == CENTRE else NONE


def why_not(table: Table, seat: Seat) -> Refusal | None:
    """Return why a hero may not trade where he stands, None if he may (EU-114 to EU-117)."""
    here, kind = table.at[seat], post(table, seat)
    if kind == NONE:
        return Refusal("no-post", "EU-114")
    if here in table.ruined:
        return Refusal("ruined", "EUS-099")
    if kind == TOWERS and not centre_open(table, here >> 2):
        return Refusal("not-freed", "EU-114")
    if not table.freed(here):
        return Refusal("not-freed", "EU-093")
    if tax(table, seat) > table.gold[seat] and not sales(table, seat):
        return Refusal("cannot-pay-tax", "EU-116", {"n": tax(table, seat)})
    return None


def tax(table: Table, seat: Seat) -> int:
    """Return what a hero owes the owner of the trade token, if that is a rival (EU-115, EU-349)."""
    owner = table.trade_token[table.at[seat]]
    return table.box.cards.trade.tax if table.mode == COMPETITIVE and owner not in (NONE, seat) else 0


def cost_of(table: Table, tile: int, discount: int) -> int:
    """Return the price of a tile today; an event may raise it (EUS-079)."""
    return max(0, table.cat.tile_cost[tile] + links.price_change(table) - discount)


def sales(table: Table, seat: Seat) -> list[Action]:
    """Return what a hero may sell (EU-125 to EU-130)."""
    cat = table.cat
    found = []
    seen: set[tuple[int, int]] = set()
    for thing in table.things_of(seat):
        tile = table.design[thing]
        key = (tile, table.spot[thing])
        if cat.tile_sell[tile] != NONE and key not in seen and removable(table, seat, thing):
            seen.add(key)
            spot = table.spot[thing] + 1
            found.append(
                Action("sell_tile", (cat.tile_ids[tile],))
                if not spot
                else Action("sell_worn", (cat.tile_ids[tile], spot))
            )
    for resource in sorted(set(table.resources[seat])):
        for side in range(len(cat.resource_sides[resource])):
            found.append(Action("sell_resource", (cat.resource_ids[resource], side + 1)))
    found += [Action("sell_gem", (GEMS[k],)) for k in range(len(GEMS)) if table.gems[len(GEMS) * seat + k]]
    found += [
        Action("sell_essence", (ELEMENTS[k],)) for k in range(len(ELEMENTS)) if table.essences[len(ELEMENTS) * seat + k]
    ]
    return found


def removable(table: Table, seat: Seat, thing: int) -> bool:
    """May a thing leave the hero without killing him (EU-261)?"""
    if table.spot[thing] == SACK_SPOT:
        return True
    return can_unequip(table, seat, thing)


@procedure
class Trading(Frame):
    """One Trade action; ``opening`` is the trade before round 1 of some scenarios (EUS-009, EUS-010)."""

    seat: Seat = 0
    opening: int = 0
    renewals: int = 0
    cheaper: int = 0
    untaxed: int = 0
    hidden: list[int] = field(default_factory=list)

    @step
    def begin(self, table: Table) -> Flow:
        owed = 0 if self.opening else tax(table, self.seat)
        self.untaxed = owed
        return None

    @step
    def pay_tax(self, table: Table) -> Flow:
        """First the tax; who lacks the gold sells first (EU-115, EU-116)."""
        if not self.untaxed:
            return self.go(self.offer)
        if table.gold[self.seat] >= self.untaxed:
            owner = table.trade_token[table.at[self.seat]]
            table.gold[self.seat] -= self.untaxed
            table.gold[owner] += self.untaxed
            table.emit("tax", {"seat": self.seat, "other": owner, "n": self.untaxed}, "EU-115")
            self.untaxed = 0
            return self.go(self.offer)
        options = sales(table, self.seat)
        if not options:
            return DONE
        return ask(table, Choice(self.seat, "sell-for-tax", tuple(options), "EU-116", {"n": self.untaxed}, options[0]))

    @step
    def sold_for_tax(self, table: Table) -> Flow:
        self.go(self.pay_tax)
        return self.sell(table, table.answer)

    @step
    def offer(self, table: Table) -> Flow:
        options = self.options(table)
        data: dict[str, int | str] = {"gold": table.gold[self.seat], "post": f"post-{self.post(table)}"}
        return ask(table, Choice(self.seat, "trade", tuple(options), "EU-118", data, READY))

    def post(self, table: Table) -> int:
        return MERCHANTS if self.opening else post(table, self.seat)

    def options(self, table: Table) -> list[Action]:
        seat, cat, figures = self.seat, table.cat, table.box.cards.trade
        kind, gold = self.post(table), table.gold[seat]
        buy = cat.buy_tile
        found = [READY]
        wares = dict.fromkeys(table.offer[kind])
        found += [buy[tile] for tile in wares if tile != NONE and cost_of(table, tile, self.cheaper) <= gold]
        found += [buy[t] for t in table.reserve[seat] if self.buyable(table, t)]
        if self.renewals < self.free_renewals(table) or gold >= figures.renewal:
            found.append(RENEW)
        if not self.opening:
            found += sales(table, seat)
            if gold >= figures.heal and table.health[seat] < max_health(table, seat):
                found.append(HEAL)
        if kind == TOWERS and gold >= figures.gaar:
            found.append(GAAR)
        if gold >= figures.reveal and table.pile[seat] and cat.tile_rep[table.pile[seat][0]] <= table.rep[seat]:
            found.append(REVEAL)
        found += self.learnings(table) + self.unlockings(table)
        found += uses(table, seat, TRADES)
        if arrangements(table, seat):
            found.append(ARRANGE)
        return found

    def free_renewals(self, table: Table) -> int:
        return table.box.cards.trade.free_renewals + links.free_renewals(table)

    def buyable(self, table: Table, tile: int) -> bool:
        """Hero equipment is bought at any post (EU-124, EU-269)."""
        return table.cat.tile_kind[tile] not in SKILLS and cost_of(table, tile, self.cheaper) <= table.gold[self.seat]

    def learnings(self, table: Table) -> list[Action]:
        """Abilities that can be learned into an empty slot, and those that can be put back (EU-266 to EU-268)."""
        seat, cat = self.seat, table.cat
        symbols = cat.hero_slots[table.hero[seat]]
        found = []
        for tile in table.reserve[seat]:
            if cat.tile_kind[tile] not in SKILLS or cat.tile_cost[tile] > table.gold[seat]:
                continue
            fits = [s for s, symbol in enumerate(symbols) if symbol == cat.tile_slot[tile]]
            if any(table.slots[seat][spot] == NONE for spot in fits):
                found.append(cat.learn_tile[tile])
            else:
                found += [
                    Action("relearn", (cat.tile_ids[tile], cat.tile_ids[table.design[table.slots[seat][spot]]]))
                    for spot in fits
                    if table.slots[seat][spot] >= 0 and cat.tile_kind[table.design[table.slots[seat][spot]]] in SKILLS
                ]
        return found

    def unlockings(self, table: Table) -> list[Action]:
        """Locked slots whose price can be paid (EU-270), equal ones once."""
        seat, cat, hero = self.seat, table.cat, table.hero[self.seat]
        symbols = (*cat.hero_slots[hero], *cat.equipment_slots[hero])
        locks = (*cat.hero_locks[hero], *cat.equipment_locks[hero])
        found = []
        for spot, lock in enumerate(locks):
            if table.slots[seat][spot] == LOCKED and can_pay_all(table, seat, lock):
                found.append(Action("unlock", (SLOTS[symbols[spot]], spot + 1)))
        return found

    @step
    def take(self, table: Table) -> Flow:
        action = table.answer
        if action == READY:
            return DONE
        self.go(self.offer)
        if action == GAAR:
            table.gold[self.seat] -= table.box.cards.trade.gaar
            table.gaar[self.seat] += 1
            table.emit("bought-gaar", {"seat": self.seat}, "EU-132")
            return None
        if action.kind in ("use", "gem", "essence"):
            return use(table, self.seat, action, TRADES)
        if action == ARRANGE:
            return call(table, Arranging(self.seat))
        return self.DOES[action.kind](self, table, action)

    def buy(self, table: Table, action: Action) -> Flow:
        """Buy a tile of the offer, replaced at once, or own equipment (EU-120, EU-121, EU-124)."""
        seat, kind = self.seat, self.post(table)
        tile = table.cat.tile_index[str(action.args[0])]
        price = cost_of(table, tile, self.cheaper)
        self.cheaper = 0
        table.gold[seat] -= price
        table.add_thing(seat, tile)
        if table.events is not None:
            table.emit("bought", {"seat": seat, "tile": table.cat.tile_names[tile], "n": price}, "EU-120")
        if tile in table.reserve[seat] and tile not in table.offer[kind]:
            table.reserve[seat].remove(tile)
            return None
        table.offer[kind].remove(tile)
        return call(table, Offering(kind, 1))

    def renew(self, table: Table, action: Action) -> Flow:
        """Discard the whole offer and lay out a new one; the first time is free (EU-122, EU-123)."""
        kind = self.post(table)
        if self.renewals >= self.free_renewals(table):
            table.gold[self.seat] -= table.box.cards.trade.renewal
        self.renewals += 1
        return lay_anew(table, kind)

    def sell(self, table: Table, action: Action) -> Flow:
        """Sell a piece at its price (EU-125 to EU-130)."""
        seat, cat, word = self.seat, table.cat, str(action.args[0])
        figures = table.box.cards.trade
        if word in GEMS or word in ELEMENTS:
            kinds, held = (GEMS, table.gems) if word in GEMS else (ELEMENTS, table.essences)
            held[len(kinds) * seat + kinds.index(word)] -= 1
            gain = figures.loose_gem
        elif word in cat.tile_index:
            spot = int(action.args[1]) - 1 if len(action.args) > 1 else SACK_SPOT
            tile = cat.tile_index[word]
            thing = next(t for t in table.things_of(seat) if table.design[t] == tile and table.spot[t] == spot)
            gain = cat.tile_sell[tile] + figures.gem_on_tile * ((table.gem1[thing] > 0) + (table.gem2[thing] > 0))
            if spot != SACK_SPOT:
                unequip(table, seat, thing)
            scrap(table, thing)
        else:
            return self.sell_resource(table, cat.resource_index[word], int(action.args[1]) - 1)
        table.gold[seat] += gain
        if table.events is not None:
            table.emit("sold", {"seat": seat, "piece": piece_name(table, word), "n": gain}, "EU-125")
        return None

    def sell_resource(self, table: Table, resource: int, side: int) -> Flow:
        """A resource gives one of its sides (EU-130)."""
        seat = self.seat
        gold, rep, gems = table.cat.resource_sides[resource][side]
        table.resources[seat].remove(resource)
        table.minerals_discard[table.cat.resource_terrain[resource]].append(resource)
        table.gold[seat] += gold
        table.rep[seat] += rep
        if table.events is not None:
            data = {"seat": seat, "piece": f"resource-{table.cat.resource_ids[resource]}", "n": gold, "rep": rep}
            table.emit("sold-resource", data, "EU-130")
        return call(table, Choosing(seat, 0, 1, list(gems))) if gems else None

    def heal(self, table: Table, action: Action) -> Flow:
        """One gold heals what the post's figure says (EU-131)."""
        figures = table.box.cards.trade
        table.gold[self.seat] -= figures.heal
        values = (figures.heal_merchant, figures.heal_alchemist, figures.heal_dragonslayer)
        heal(table, self.seat, values[self.post(table)])
        return None

    def reveal(self, table: Table, action: Action) -> Flow:
        """Reveal all hidden tiles up to one's reputation (EU-264, EU-265)."""
        table.gold[self.seat] -= table.box.cards.trade.reveal
        return call(table, RevealingTiles(self.seat))

    def learn(self, table: Table, action: Action) -> Flow:
        seat, cat = self.seat, table.cat
        tile = cat.tile_index[str(action.args[0])]
        symbols = cat.hero_slots[table.hero[seat]]
        if action.kind == "relearn":
            old = next(t for t in table.slots[seat] if t >= 0 and cat.tile_ids[table.design[t]] == action.args[1])
            table.reserve[seat].append(table.design[old])
            table.remove_thing(old)
        spot = next(s for s, sym in enumerate(symbols) if sym == cat.tile_slot[tile] and table.slots[seat][s] == NONE)
        table.gold[seat] -= cat.tile_cost[tile]
        table.reserve[seat].remove(tile)
        table.add_thing(seat, tile, spot)
        if table.events is not None:
            table.emit("learned", {"seat": seat, "tile": cat.tile_names[tile], "n": cat.tile_cost[tile]}, "EU-266")
        return None

    def unlock(self, table: Table, action: Action) -> Flow:
        return call(table, Unlocking(self.seat, int(action.args[1]) - 1))

    DOES = {
        "buy": buy,
        "renew": renew,
        "sell_tile": sell,
        "sell_worn": sell,
        "sell_resource": sell,
        "sell_gem": sell,
        "sell_essence": sell,
        "heal_here": heal,
        "reveal_tiles": reveal,
        "learn": learn,
        "relearn": learn,
        "unlock": unlock,
    }


def under_way(table: Table) -> Trading:
    """Return the Trade action that is going on."""
    return next(frame for frame in reversed(table.stack) if isinstance(frame, Trading))


def discount(table: Table, n: int) -> None:
    """Make one purchase of this Trade action cheaper."""
    under_way(table).cheaper += n


def renew_free(table: Table) -> Flow:
    """Renew the offer of the visited post for nothing; a step returns this."""
    return lay_anew(table, under_way(table).post(table))


def lay_anew(table: Table, kind: int) -> Flow:
    table.shop_discard[kind] += table.offer[kind]
    n = len(table.offer[kind])
    table.offer[kind] = []
    table.emit("renewed", {"post": f"post-{kind}"}, "EU-122")
    return call(table, Offering(kind, max(n, table.box.cards.setup.offer)))


@procedure
class Offering(Frame):
    """Lay tiles of a post's deck into its offer (EU-031, EU-121)."""

    kind: int = 0
    n: int = 1

    @step
    def draw(self, table: Table) -> Flow:
        if not self.n or not renew(table.shop[self.kind], table.shop_discard[self.kind]):
            return DONE
        return ask_one(table, table.shop[self.kind], table.cat.tile_ids, "offer", "EU-121")

    @step
    def lay(self, table: Table) -> Flow:
        self.n -= 1
        tile = table.cat.tile_index[str(table.answer.args[0])]
        table.shop[self.kind].remove(tile)
        table.offer[self.kind].append(tile)
        if table.events is not None:
            table.emit(
                "offered", {"tile": table.cat.tile_names[tile], "post": f"post-{self.kind}"}, "EU-121", reveals=True
            )
        return self.go(self.draw)


@procedure
class RevealingTiles(Frame):
    """Turn hidden hero tiles up; of two with the same value one is kept (EU-264, EU-265)."""

    seat: Seat = 0

    @step
    def next(self, table: Table) -> Flow:
        seat, rep = self.seat, table.cat.tile_rep
        pile = table.pile[seat]
        if not pile or rep[pile[0]] > table.rep[seat]:
            return DONE
        same = [tile for tile in pile if rep[tile] == rep[pile[0]]]
        if len(same) == 1:
            table.answer = table.cat.keep_tile[same[0]]
            return None
        options = tuple([table.cat.keep_tile[tile] for tile in same])
        return ask(table, Choice(seat, "keep-tile", options, "EU-265", {"n": rep[pile[0]]}, options[0]))

    @step
    def keep(self, table: Table) -> Flow:
        seat, rep = self.seat, table.cat.tile_rep
        kept = table.cat.tile_index[str(table.answer.args[0])]
        for tile in [tile for tile in table.pile[seat] if rep[tile] == rep[kept]]:
            table.pile[seat].remove(tile)
            (table.reserve if tile == kept else table.gone)[seat].append(tile)
        if table.events is not None:
            table.emit("tile-revealed", {"seat": seat, "tile": table.cat.tile_names[kept]}, "EU-264")
        return self.go(self.next)


@procedure
class Unlocking(Frame):
    """Pay for a locked slot and open it (EU-270, EU-271)."""

    seat: Seat = 0
    spot: int = 0
    index: int = 0

    @step
    def give(self, table: Table) -> Flow:
        cat, hero = table.cat, table.hero[self.seat]
        lock = (*cat.hero_locks[hero], *cat.equipment_locks[hero])[self.spot]
        if self.index == len(lock):
            return self.go(self.open)
        self.index += 1
        return pay(table, self.seat, lock[self.index - 1])

    @step
    def further(self, table: Table) -> Flow:
        return self.go(self.give)

    @step
    def open(self, table: Table) -> Flow:
        cat, hero = table.cat, table.hero[self.seat]
        table.slots[self.seat][self.spot] = NONE
        symbol = (*cat.hero_slots[hero], *cat.equipment_slots[hero])[self.spot]
        if table.events is not None:
            table.emit("unlocked", {"seat": self.seat, "slot": f"slot-{SLOTS[symbol]}"}, "EU-270")
        return DONE
