"""A Trade action: the tax, then buying, selling, healing, Gaar, revealing, learning and unlocking (EU-114 to EU-132).
Hero tiles follow EU-263 to EU-272; where things lie is left to ``storage``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box import compiled_effects as verb
from ...box.atlas import ALCHEMIST, CENTRE, MERCHANT, SPECIALS
from ...box.integer_tables import NONE
from ...box.terms import ELEMENTS, GEMS
from ...state.game_state import COMPETITIVE, Table
from ..combat.effects import heal
from ..goods.equipment import SKILLS
from ..goods.gains import Choosing
from ..goods.holdings import scrap
from ..goods.storage import Arranging, arrangements, max_health, piece_name
from ..goods.uses import Using
from ..goods.uses import actions as uses
from ..goods.uses import refuse as refuse_use
from ..goods.uses import start as use
from ..scenarios import played as scenarios
from ..travel.places import centre_open
from .hero_tiles import (
    RevealingTiles,
    Unlocking,
    learn,
    learnings,
    unlockings,
    why_not_learn,
    why_not_reveal,
    why_not_unlock,
)
from .offers import Offering, lay_anew
from .sales import price, proceeds, sales, to_sell, why_not_sell

MERCHANTS: Final = 0
ALCHEMISTS: Final = 1
TOWERS: Final = 2
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
        return Refusal("ruined", scenarios.ruin_rule(table, here))
    if kind == TOWERS and not centre_open(table, here >> 2):
        return Refusal("not-freed", "EU-114")
    if not table.freed(here):
        return Refusal("not-freed", "EU-093")
    if table.gold[seat] + proceeds(table, seat) < tax(table, seat):
        return Refusal("cannot-pay-tax", "EU-116", {"n": tax(table, seat)})
    return None


def tax(table: Table, seat: Seat) -> int:
    """Return what a hero owes the owner of the trade token, if that is a rival (EU-115, EU-349)."""
    owner = table.trade_token[table.at[seat]]
    return table.box.cards.trade.tax if table.mode == COMPETITIVE and owner not in (NONE, seat) else 0


def cost_of(table: Table, tile: int, discount: int) -> int:
    """Return the price of a tile today; an event may raise it (EUS-079)."""
    return max(0, table.cat.tile_cost[tile] + scenarios.price_change(table) - discount)


@procedure
class Trading(Frame):
    """One Trade action; ``opening`` is the trade before round 1 of some scenarios (EUS-009, EUS-010)."""

    seat: Seat = 0
    opening: int = 0
    renewals: int = 0
    cheaper: int = 0
    untaxed: int = 0

    @step
    def begin(self, table: Table) -> Flow:
        self.untaxed = 0 if self.opening else tax(table, self.seat)
        self.cheaper = granted_discount(table)
        return None

    @step
    def pay_tax(self, table: Table) -> Flow:
        """First the tax; who lacks the gold first sells what brings some (EU-115, EU-116)."""
        if not self.untaxed:
            return self.go(self.offer)
        if table.gold[self.seat] >= self.untaxed:
            owner = table.trade_token[table.at[self.seat]]
            table.gold[self.seat] -= self.untaxed
            table.gold[owner] += self.untaxed
            table.emit("tax", {"seat": self.seat, "other": owner, "n": self.untaxed}, "EU-115")
            self.untaxed = 0
            return self.go(self.offer)
        options = [action for action in sales(table, self.seat) if price(table, self.seat, action)]
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
        found += learnings(table, seat) + unlockings(table, seat)
        found += uses(table, seat, TRADES)
        found += scenarios.wares(table, seat) if not self.opening else []
        if arrangements(table, seat):
            found.append(ARRANGE)
        return found

    def free_renewals(self, table: Table) -> int:
        return table.box.cards.trade.free_renewals + scenarios.free_renewals(table)

    def buyable(self, table: Table, tile: int) -> bool:
        """Hero equipment is bought at any post (EU-124, EU-269)."""
        return table.cat.tile_kind[tile] not in SKILLS and cost_of(table, tile, self.cheaper) <= table.gold[self.seat]

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
        if action.kind not in self.DOES:
            return scenarios.do_free(table, self.seat, action)
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
        gain = price(table, seat, action)
        if word in GEMS or word in ELEMENTS:
            kinds, held = (GEMS, table.gems) if word in GEMS else (ELEMENTS, table.essences)
            held[len(kinds) * seat + kinds.index(word)] -= 1
        elif word in cat.tile_index:
            scrap(table, to_sell(table, seat, action))
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
        learn(table, self.seat, action)
        return None

    def unlock(self, table: Table, action: Action) -> Flow:
        return call(table, Unlocking(self.seat, int(action.args[1]) - 1))

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        refusal = self.reason(table, action) if seat == self.seat else None
        return refusal if refusal is not None else Frame.why(self, table, seat, action)

    def reason(self, table: Table, action: Action) -> Refusal | None:
        """Return the rule against something that one might want to do in a Trade action (EU-118)."""
        seat, figures, kind = self.seat, table.box.cards.trade, action.kind
        if kind == "buy":
            return self.why_not_buy(table, action)
        if kind.startswith("sell_"):
            return why_not_sell(table, seat, action)
        if kind in ("learn", "relearn"):
            return why_not_learn(table, seat, action)
        if kind == "unlock":
            return why_not_unlock(table, seat, action)
        if action == REVEAL:
            return why_not_reveal(table, seat)
        if action == HEAL:
            hurt = table.health[seat] < max_health(table, seat)
            return Refusal("no-gold", "EU-131", {"n": figures.heal}) if hurt else Refusal("unhurt", "EU-258")
        if action == GAAR:
            tower = self.post(table) == TOWERS
            return Refusal("no-gold", "EU-132", {"n": figures.gaar}) if tower else Refusal("towers-only", "EU-132")
        if action == RENEW:
            return Refusal("no-gold", "EU-123", {"n": figures.renewal})
        return refuse_use(table, seat, action, TRADES)

    def why_not_buy(self, table: Table, action: Action) -> Refusal | None:
        tile = table.cat.tile_index.get(str(action.args[0]), NONE) if len(action.args) == 1 else NONE
        if tile == NONE:
            return None
        if tile in table.reserve[self.seat] and table.cat.tile_kind[tile] in SKILLS:
            return Refusal("to-learn", "EU-266")
        if tile not in table.offer[self.post(table)] and tile not in table.reserve[self.seat]:
            return Refusal("not-on-sale", "EU-124" if tile < table.cat.hero_tiles else "EU-120")
        return Refusal("no-gold", "EU-120", {"n": cost_of(table, tile, self.cheaper)})

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


def granted_discount(table: Table) -> int:
    """Return the discount that goes with a Trade action, if a tile grants both."""
    frame = table.stack[-2] if len(table.stack) > 1 else None
    if not isinstance(frame, Using):
        return 0
    return sum(op.n for op in frame.ops(table)[frame.index :] if op.verb == verb.DISCOUNT and op.pay is None)


def discount(table: Table, n: int) -> None:
    """Make one purchase of this Trade action cheaper; one that a tile granted had its discount from the start."""
    if any(isinstance(frame, Trading) for frame in table.stack):
        under_way(table).cheaper += n


def renew_free(table: Table) -> Flow:
    """Renew the offer of the visited post for nothing; a step returns this."""
    return lay_anew(table, under_way(table).post(table))
