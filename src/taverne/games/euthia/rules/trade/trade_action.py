"""A Trade action: the tax, then buying, selling, healing, Gaar, revealing, learning and unlocking (EU-114 to EU-132).
Hero tiles follow EU-263 to EU-272; where things lie is left to ``storage``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step
from taverne.engine.reasons import Reason

from ...box import compiled_effects as verb
from ...box.atlas import ALCHEMIST, MERCHANT, SPECIALS, is_centre, tile_of
from ...box.compiled_effects import Op
from ...box.integer_tables import NONE
from ...box.terms import ELEMENTS, GEMS
from ...state.game_state import COMPETITIVE, EuthiaState
from ..combat.effects import heal
from ..goods.equipment import SKILLS
from ..goods.gains import Choosing
from ..goods.holdings import max_health, scrap
from ..goods.piece_use import Using, use_piece
from ..goods.storage import Arranging, arrangements, piece_name
from ..goods.uses import actions as uses
from ..goods.uses import staying
from ..goods.uses import why_not as why_not_use
from ..travel.places import centre_open
from .hero_tiles import (
    RevealingTiles,
    Unlocking,
    learn,
    learnings,
    locked,
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
AT_ANY_TIME: Final = 1 << verb.OUT | 1 << verb.ANY
"""What is used outside combat may be used in a Trade action too, wares just bought among it (EU-275, EU-289)."""


def post(state: EuthiaState, seat: Seat) -> int:
    """Return the trading post where a hero stands: 0 Merchants, 1 Alchemists, 2 Towers, NONE if none (EU-114)."""
    here = state.at[seat]
    chart = state.cat.map
    land = chart.land[here]
    if land == MERCHANT:
        return MERCHANTS
    if land == ALCHEMIST:
        return ALCHEMISTS
    tower = chart.special[tile_of(here)] == SPECIALS.index("towers")
    return TOWERS if tower and is_centre(here) else NONE


def why_not(state: EuthiaState, seat: Seat, spent: int = NONE) -> Reason | None:
    """Return why a hero may not trade where he stands, None if he may (EU-114 to EU-117).
    ``spent`` is a thing that the action uses up, which cannot be sold for the tax."""
    here, kind = state.at[seat], post(state, seat)
    if kind == NONE:
        return Reason("no-post", "EU-114")
    if here in state.ruined:
        return Reason("ruined", state.story.ruin_rule(state, here))
    if kind == TOWERS and not centre_open(state, tile_of(here)):
        return Reason("not-freed", "EU-114")
    if not state.freed(here):
        return Reason("not-freed", "EU-093")
    if state.gold[seat] + proceeds(state, seat, spent) < tax(state, seat):
        return Reason("cannot-pay-tax", "EU-116", {"n": tax(state, seat)})
    return None


def tax(state: EuthiaState, seat: Seat) -> int:
    """Return what a hero owes the owner of the trade token, if that is a rival (EU-115, EU-349)."""
    owner = state.trade_token[state.at[seat]]
    return state.box.cards.trade.tax if state.mode == COMPETITIVE and owner not in (NONE, seat) else 0


def cost_of(state: EuthiaState, tile: int, discount: int) -> int:
    """Return the price of a tile today; an event may raise it (EUS-079)."""
    return max(0, state.cat.tile_cost[tile] + state.story.price_change(state) - discount)


@procedure
class Trading(Frame):
    """One Trade action; ``opening`` is the trade before round 1 of some scenarios (EUS-009, EUS-010)."""

    seat: Seat = 0
    opening: int = 0
    renewals: int = 0
    cheaper: int = 0
    untaxed: int = 0

    @step
    def begin(self, state: EuthiaState) -> Flow:
        self.untaxed = 0 if self.opening else tax(state, self.seat)
        self.cheaper = granted_discount(state)
        return None

    @step
    def pay_tax(self, state: EuthiaState) -> Flow:
        """First the tax; who lacks the gold first sells what brings some (EU-115, EU-116)."""
        if not self.untaxed:
            return self.go(self.offer)
        if state.gold[self.seat] >= self.untaxed:
            owner = state.trade_token[state.at[self.seat]]
            state.gold[self.seat] -= self.untaxed
            state.gold[owner] += self.untaxed
            state.tell("tax", "EU-115", seat=self.seat, other=owner, n=self.untaxed)
            self.untaxed = 0
            return self.go(self.offer)
        options = [action for action in sales(state, self.seat) if price(state, self.seat, action)]
        if not options:
            return DONE
        return ask(state, Choice(self.seat, "sell-for-tax", tuple(options), "EU-116", {"n": self.untaxed}, options[0]))

    @step
    def sold_for_tax(self, state: EuthiaState) -> Flow:
        self.go(self.pay_tax)
        return self.sell(state, state.answer)

    @step
    def offer(self, state: EuthiaState) -> Flow:
        options = self.options(state)
        data: dict[str, int | str] = {"gold": state.gold[self.seat], "post": f"post-{self.post(state)}"}
        return ask(state, Choice(self.seat, "trade", tuple(options), "EU-118", data, READY))

    def post(self, state: EuthiaState) -> int:
        return MERCHANTS if self.opening else post(state, self.seat)

    def options(self, state: EuthiaState) -> list[Action]:
        seat, cat, figures = self.seat, state.cat, state.box.cards.trade
        kind, gold = self.post(state), state.gold[seat]
        buy = cat.buy_tile
        found = [READY]
        wares = dict.fromkeys(state.offer[kind])
        found += [buy[tile] for tile in wares if tile != NONE and cost_of(state, tile, self.cheaper) <= gold]
        found += [buy[t] for t in state.reserve[seat] if self.buyable(state, t)]
        if self.renewals < self.free_renewals(state) or gold >= figures.renewal:
            found.append(RENEW)
        if not self.opening:
            found += sales(state, seat)
            if gold >= figures.heal and state.health[seat] < max_health(state, seat):
                found.append(HEAL)
        if kind == TOWERS and gold >= figures.gaar:
            found.append(GAAR)
        if gold >= figures.reveal and state.pile[seat] and cat.tile_rep[state.pile[seat][0]] <= state.rep[seat]:
            found.append(REVEAL)
        found += learnings(state, seat) + unlockings(state, seat)
        found += uses(state, seat, TRADES)
        if not self.opening:
            found += staying(state, seat, AT_ANY_TIME)
            found += state.story.wares(state, seat)
        if arrangements(state, seat):
            found.append(ARRANGE)
        return found

    def free_renewals(self, state: EuthiaState) -> int:
        return state.box.cards.trade.free_renewals + state.story.free_renewals(state)

    def buyable(self, state: EuthiaState, tile: int) -> bool:
        """Hero equipment is bought at any post (EU-124, EU-269)."""
        return state.cat.tile_kind[tile] not in SKILLS and cost_of(state, tile, self.cheaper) <= state.gold[self.seat]

    @step
    def take(self, state: EuthiaState) -> Flow:
        action = state.answer
        if action == READY:
            return DONE
        self.go(self.offer)
        if action == GAAR:
            state.gold[self.seat] -= state.box.cards.trade.gaar
            state.gaar[self.seat] += 1
            state.tell("bought-gaar", "EU-132", seat=self.seat)
            return None
        if action.kind in ("use", "gem", "essence"):
            return use_piece(state, self.seat, action, TRADES | AT_ANY_TIME)
        if action == ARRANGE:
            return call(state, Arranging(self.seat))
        if action.kind not in DOES:
            return state.story.do_free(state, self.seat, action)
        return DOES[action.kind](self, state, action)

    def buy(self, state: EuthiaState, action: Action) -> Flow:
        """Buy a tile of the offer, replaced at once, or own equipment (EU-120, EU-121, EU-124)."""
        seat, kind = self.seat, self.post(state)
        tile = state.cat.tile_index[action.word()]
        price = cost_of(state, tile, self.cheaper)
        self.cheaper = 0
        state.gold[seat] -= price
        state.add_thing(seat, tile)
        state.tell("bought", "EU-120", seat=seat, tile=state.cat.tile_names[tile], n=price)
        if tile in state.reserve[seat] and tile not in state.offer[kind]:
            state.reserve[seat].remove(tile)
            return None
        state.offer[kind].remove(tile)
        return call(state, Offering(kind, 1))

    def renew(self, state: EuthiaState, action: Action) -> Flow:
        """Discard the whole offer and lay out a new one; the first time is free (EU-122, EU-123)."""
        kind = self.post(state)
        if self.renewals >= self.free_renewals(state):
            state.gold[self.seat] -= state.box.cards.trade.renewal
        self.renewals += 1
        return lay_anew(state, kind)

    def sell(self, state: EuthiaState, action: Action) -> Flow:
        """Sell a piece at its price (EU-125 to EU-130)."""
        seat, cat, word = self.seat, state.cat, action.word()
        gain = price(state, seat, action)
        if word in GEMS or word in ELEMENTS:
            kinds, held = (GEMS, state.gems[seat]) if word in GEMS else (ELEMENTS, state.essences[seat])
            held[kinds.index(word)] -= 1
        elif word in cat.tile_index:
            scrap(state, to_sell(state, seat, action))
        else:
            return self.sell_resource(state, cat.resource_index[word], action.number(1) - 1)
        state.gold[seat] += gain
        state.tell("sold", "EU-125", seat=seat, piece=piece_name(state, word), n=gain)
        return None

    def sell_resource(self, state: EuthiaState, resource: int, side: int) -> Flow:
        """A resource gives one of its sides (EU-130)."""
        seat = self.seat
        gold, rep, gems = state.cat.resource_sides[resource][side]
        state.resources[seat].remove(resource)
        state.minerals_discard[state.cat.resource_terrain[resource]].append(resource)
        state.gold[seat] += gold
        state.rep[seat] += rep
        state.tell(
            "sold-resource", "EU-130", seat=seat, piece=f"resource-{state.cat.resource_ids[resource]}", n=gold, rep=rep
        )
        return call(state, Choosing(seat, 0, 1, list(gems))) if gems else None

    def heal(self, state: EuthiaState, action: Action) -> Flow:
        """One gold heals what the post's figure says (EU-131)."""
        figures = state.box.cards.trade
        state.gold[self.seat] -= figures.heal
        values = (figures.heal_merchant, figures.heal_alchemist, figures.heal_dragonslayer)
        heal(state, self.seat, values[self.post(state)])
        return None

    def reveal(self, state: EuthiaState, action: Action) -> Flow:
        """Reveal all hidden tiles up to one's reputation (EU-264, EU-265)."""
        state.gold[self.seat] -= state.box.cards.trade.reveal
        return call(state, RevealingTiles(self.seat))

    def learn(self, state: EuthiaState, action: Action) -> Flow:
        learn(state, self.seat, action)
        return None

    def unlock(self, state: EuthiaState, action: Action) -> Flow:
        return call(state, Unlocking(self.seat, action.number(1) - 1))

    def why(self, state: EuthiaState, seat: Seat, action: Action) -> Reason:
        refusal = self.reason(state, action) if seat == self.seat else None
        return refusal if refusal is not None else Frame.why(self, state, seat, action)

    def reason(self, state: EuthiaState, action: Action) -> Reason | None:
        """Return the rule against something that one might want to do in a Trade action (EU-118)."""
        seat, figures, kind = self.seat, state.box.cards.trade, action.kind
        if kind == "buy":
            return self.why_not_buy(state, action)
        if kind.startswith("sell_"):
            return why_not_sell(state, seat, action)
        if kind in ("learn", "relearn"):
            return why_not_learn(state, seat, action)
        if kind == "unlock":
            return why_not_unlock(state, seat, action)
        if action == REVEAL:
            return why_not_reveal(state, seat)
        if action == HEAL:
            hurt = state.health[seat] < max_health(state, seat)
            return Reason("no-gold", "EU-131", {"n": figures.heal}) if hurt else Reason("unhurt", "EU-258")
        if action == GAAR:
            tower = self.post(state) == TOWERS
            return Reason("no-gold", "EU-132", {"n": figures.gaar}) if tower else Reason("towers-only", "EU-132")
        if action == RENEW:
            return Reason("no-gold", "EU-123", {"n": figures.renewal})
        return self.why_not_use(state, action)

    def why_not_use(self, state: EuthiaState, action: Action) -> Reason | None:
        """Nothing is used that would end the action by leading elsewhere or into another one (EU-051)."""
        if self.opening:
            return why_not_use(state, self.seat, action, TRADES)
        if action in uses(state, self.seat, AT_ANY_TIME):
            return Reason("not-now", "EU-051")
        return why_not_use(state, self.seat, action, TRADES | AT_ANY_TIME)

    def tries(self, state: EuthiaState, seat: Seat) -> tuple[Action, ...]:
        """Wares of the post and own equipment, abilities to learn, slots to unlock, and what the post does."""
        if seat != self.seat:
            return ()
        cat, kind, own = state.cat, self.post(state), state.reserve[seat]
        wares = [*dict.fromkeys(state.offer[kind]), *[tile for tile in own if cat.tile_kind[tile] not in SKILLS]]
        found = [cat.buy_tile[tile] for tile in wares if tile != NONE]
        found += [cat.learn_tile[tile] for tile in own if cat.tile_kind[tile] in SKILLS]
        found += locked(state, seat)
        found += [RENEW, REVEAL]
        if not self.opening:
            found.append(HEAL)
        return (*found, GAAR) if kind == TOWERS else tuple(found)

    def why_not_buy(self, state: EuthiaState, action: Action) -> Reason | None:
        tile = state.cat.tile_index.get(action.word(), NONE) if len(action.args) == 1 else NONE
        if tile == NONE:
            return None
        if tile in state.reserve[self.seat] and state.cat.tile_kind[tile] in SKILLS:
            return Reason("to-learn", "EU-266")
        if tile not in state.offer[self.post(state)] and tile not in state.reserve[self.seat]:
            return Reason("not-on-sale", "EU-124" if tile < state.cat.hero_tiles else "EU-120")
        return Reason("no-gold", "EU-120", {"n": cost_of(state, tile, self.cheaper)})


DOES: Final[dict[str, Callable[[Trading, EuthiaState, Action], Flow]]] = {
    "buy": Trading.buy,
    "renew": Trading.renew,
    "sell_tile": Trading.sell,
    "sell_worn": Trading.sell,
    "sell_resource": Trading.sell,
    "sell_gem": Trading.sell,
    "sell_essence": Trading.sell,
    "heal_here": Trading.heal,
    "reveal_tiles": Trading.reveal,
    "learn": Trading.learn,
    "relearn": Trading.learn,
    "unlock": Trading.unlock,
}


def under_way(state: EuthiaState) -> Trading:
    """Return the Trade action that is going on."""
    return next(frame for frame in reversed(state.stack) if isinstance(frame, Trading))


def granted_discount(state: EuthiaState) -> int:
    """Return the discount that goes with a Trade action, if a tile grants both."""
    frame = state.stack[-2] if len(state.stack) > 1 else None
    if not isinstance(frame, Using):
        return 0
    return sum(op.n for op in frame.ops(state)[frame.index :] if op.verb == verb.DISCOUNT and op.pay is None)


def discount(state: EuthiaState, n: int) -> None:
    """Make one purchase of this Trade action cheaper; one that a tile granted had its discount from the start."""
    if any(isinstance(frame, Trading) for frame in state.stack):
        under_way(state).cheaper += n


def give_discount(state: EuthiaState, seat: Seat, op: Op, n: int) -> Flow:
    discount(state, n)
    return None


def give_renewal(state: EuthiaState, seat: Seat, op: Op, n: int) -> Flow:
    """Renew the offer of the visited post for nothing; a step returns this."""
    return lay_anew(state, under_way(state).post(state))
