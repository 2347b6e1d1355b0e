"""A player that looks one action ahead: its answer to every question of the game.
What things are worth is left to ``piece_values``, the single choices to the modules beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final, TypeAlias, cast

from taverne.engine.actions import ENOUGH, PASS, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.rng import Rng

from ..box.catalogue import ADD, AT, CONTRACT, DEPLOY_BUILDING, DEPLOY_PLACE, DIE, NONE, NUMBER_OF, PLACE_OF
from ..odds.forecast import Load
from ..rules.citadel.buildings import open_buildings
from ..rules.citadel.purchases import BuyingDefence, BuyingTraps
from ..rules.citadel.tavern import ROUND, Recruiting
from ..rules.clan.free_actions import BACK
from ..rules.clan.free_options import MORE
from ..rules.outside.expeditions import GO, POTION, SHIELD, VENOM, Sending
from ..state.game_state import LandsState
from .adventure_choices import Tactician
from .citadel_choices import Shopper, building_of
from .expedition_plans import Idea, Scout
from .piece_values import Worth

Memo: TypeAlias = dict[Seat, Idea | None]
"""What players have in mind from one decision to the next."""


def greedy(state: LandsState, choice: Choice, rng: Rng, memo: Memo | None = None) -> Action:
    """Return the answer of a player that looks one action ahead.

    With a memo it thinks its plans up only once and reckons lying dice roughly: to imagine others by.
    """
    if len(choice.options) == 1:
        return choice.options[0]
    answer = ANSWERS.get(choice.prompt)
    if answer is None:
        return choice.options[0]
    return answer(Mind(state, choice.seat, rng, {} if memo is None else memo, memo is None), choice)


class Mind:
    """What a greedy player makes of one decision."""

    def __init__(self, state: LandsState, seat: Seat, rng: Rng, memo: Memo, careful: bool = True) -> None:
        self.state = state
        self.memo = memo
        self.cat = state.cat
        self.seat = seat
        self.rng = rng
        self.worth = Worth(state, seat)
        self.shop = Shopper(self.worth)
        self.tactics = Tactician(self.worth, careful)

    @cached_property
    def scout(self) -> Scout:
        return Scout(self.worth)

    # Deployment

    def clan(self, choice: Choice) -> Action:
        return choice.options[self.rng.below(len(choice.options))]

    def deploy(self, choice: Choice) -> Action:
        """Do what costs no action, then the action that brings most beyond its cost."""
        if MORE in choice.options and self.shop.spare() is not None:
            return MORE
        ways = self.deployments()
        best = max(ways, key=lambda way: way[0], default=(0.0, choice.options[0]))[1]
        return best if best in choice.options else choice.options[0]

    def deployments(self) -> list[tuple[float, Action]]:
        """Return what each building, region and the best expedition brings beyond its cost."""
        ways = [(self.shop.building(b).surplus, DEPLOY_BUILDING[b]) for b in open_buildings(self.state, self.seat)]
        ways += [(surplus, self.cat.deploy_region[region]) for surplus, region in self.shop.regions()]
        idea = self.scout.best()
        self.memo[self.seat] = idea
        if idea is not None:
            ways.append((idea.surplus, DEPLOY_PLACE[PLACE_OF[idea.e]]))
        return ways

    def idle(self, choice: Choice) -> Action:
        return MORE if self.shop.spare() is not None else PASS

    def more(self, choice: Choice) -> Action:
        return self.shop.spare() or BACK

    def idea(self, place: int, e: int = NONE) -> Idea | None:
        """Return the best idea for a place or an expedition there: the one just had, if it was for that."""
        idea = self.memo.get(self.seat)
        if idea is not None and (idea.e == e if e != NONE else PLACE_OF[idea.e] == place):
            return idea
        return self.scout.on_expedition(e) if e != NONE else self.scout.at_place(place)

    def expedition(self, choice: Choice) -> Action:
        place = cast(Sending, self.state.stack[-1]).place
        idea = self.idea(place)
        wanted = AT[NUMBER_OF[idea.e]] if idea is not None else choice.options[0]
        return wanted if wanted in choice.options else choice.options[0]

    def send(self, choice: Choice) -> Action:
        frame = cast(Sending, self.state.stack[-1])
        idea = self.idea(frame.place, frame.e)
        wanted = self.cat.send[idea.member] if idea is not None else choice.options[0]
        return wanted if wanted in choice.options else choice.options[0]

    def load(self, choice: Choice) -> Action:
        """Add what is still missing of the best load; set out when it is complete."""
        frame = cast(Sending, self.state.stack[-1])
        if frame.place <= CONTRACT:
            return self.cheapest(choice)
        wanted = self.wanted(frame)
        e, state = frame.e, self.state
        missing = [n - state.dice[colour][e] for colour, n in enumerate(wanted.dice)]
        steps: list[Action] = [ADD[colour] for colour in (0, 1) if missing[colour] > 0]
        steps += [self.cat.lay_trap[kind] for kind in wanted.traps if kind not in state.laid[e]]
        steps += [SHIELD] * (wanted.shields > state.shields[e]) + [POTION, VENOM]
        steps.append(GO)
        return next((action for action in steps if action in choice.options), choice.options[0])

    def cheapest(self, choice: Choice) -> Action:
        """Add the die that one needs least."""
        dice = [action for action in choice.options if action.kind == "add"]
        if not dice:
            return GO
        return min(dice, key=lambda action: self.worth.code(ADD.index(action)))

    def wanted(self, frame: Sending) -> Load:
        """Return the best load from here: what lies there already stays."""
        state, e = self.state, frame.e
        member = state.who[e]
        known = self.memo.get(self.seat)
        if known is not None and (known.e, known.member) == (e, member):
            return known.load
        there = state.dice_on(e)
        pool = state.pool
        for colour in (0, 1):
            pool[self.seat][colour] += there[colour]
        held = state.traps[self.seat]
        laid = list(state.laid[e])
        held += laid
        self.scout.trap_worth |= {kind: self.worth.trap(kind) for kind in laid}
        state.defence[self.seat] += state.shields[e]
        state.place[member], state.who[e] = NONE, NONE
        full = self.scout.most(e)
        assert full is not None
        idea = self.scout.trimmed(Idea(self.scout.surplus(e, member, full), e, member, full))
        state.place[member], state.who[e] = e, member
        state.defence[self.seat] -= state.shields[e]
        del held[len(held) - len(laid) :]
        for colour in (0, 1):
            pool[self.seat][colour] -= there[colour]
        return idea.load

    # Citadel

    def die(self, choice: Choice) -> Action:
        building = building_of(choice.data)
        return max(choice.options, key=lambda action: self.shop.purchase(building, DIE.index(action)).surplus)

    def slot(self, choice: Choice) -> Action:
        start = self.cat.slot_start[building_of(choice.data)] - 1
        return max(choice.options, key=lambda action: self.shop.slot_pay(start + action.number()))

    def brew(self, choice: Choice) -> Action:
        n = sum(int(arg) for arg in choice.options[0].args)
        potions = self.shop.mix(n)[1]
        return next(action for action in choice.options if action.args[0] == potions)

    def pawn(self, choice: Choice) -> Action:
        """Whoever pawns has nothing better to do with any die."""
        return next(action for action in choice.options if action != ENOUGH)

    def traps(self, choice: Choice) -> Action:
        frame = cast(BuyingTraps, self.state.stack[-1])
        discount = next((action for action in choice.options if action.kind == "discount"), None)
        if discount is not None:
            return discount
        rebate = frame.rebate + (0 if frame.bought else self.shop.rebate(0))
        room = self.state.box.cards.storage.trap - len(self.state.traps[self.seat])

        def gain(action: Action) -> float:
            if action == ENOUGH:
                return 0.0
            kind = self.cat.trap_index[action.word()]
            more = self.shop.trap(kind, len(frame.bought), frame.printed, frame.off, rebate)
            return more if room > 0 else more - 9

        return max(at_once(choice), key=gain)

    def recruit(self, choice: Choice) -> Action:
        frame = cast(Recruiting, self.state.stack[-1])
        discount = next((action for action in choice.options if action.kind == "discount"), None)
        if discount is not None:
            return discount

        def gain(action: Action) -> float:
            if action == ENOUGH:
                return 0.0
            if action == ROUND:
                return max(-0.5, self.shop.round())
            member = self.state.novices[0] if action.args[0] == "novice" else self.cat.member_index[action.word()]
            price = 0 if frame.free else frame.price(self.cat.cost[member])
            return self.shop.hire(member, price)

        return max(at_once(choice), key=gain)

    def defence(self, choice: Choice) -> Action:
        frame = cast(BuyingDefence, self.state.stack[-1])
        wanted = self.shop.defence(frame.off)[1]
        return next((action for action in at_once(choice) if action.args[0] == wanted), choice.options[0])

    def gear(self, choice: Choice) -> Action:
        cat, worth = self.cat, self.worth
        shown = {cat.gear_ids[g]: g for g in self.state.bazaar if g >= 0}

        def gain(action: Action) -> float:
            g = shown[action.word()]
            return worth.gear(cat.ability[g], cat.gear_type[g]) - worth.gold * cat.gear_cost[g]

        return max(at_once(choice), key=gain)

    def equip(self, choice: Choice) -> Action:
        """Bought or handed over, the card is named by the question."""
        assert choice.data is not None
        gear = self.cat.gear_names.index(choice.data["equipment"])
        members = [self.cat.equip.index(action) for action in choice.options]
        return self.cat.equip[self.shop.wearer(gear, members)]

    def region_die(self, choice: Choice) -> Action:
        return self.shop.cheapest_die(choice.options)

    def favour(self, choice: Choice) -> Action:
        return next(a for a in choice.options if a.args and a.args[0] == "magic")

    # Cleanup

    def heal(self, choice: Choice) -> Action:
        sick = [action for action in choice.options if action != ENOUGH]
        return max(sick, key=lambda action: self.worth.member(self.cat.member_index[action.word()]))

    def leader(self, choice: Choice) -> Action:
        """A recruit for loot leads better than most, and is not paid."""
        return next((action for action in choice.options if action.kind == "loot"), choice.options[0])

    def wages(self, choice: Choice) -> Action:
        """Sell what is worth less than a deserter, if that pays the wages."""
        sales = [action for action in choice.options if action.kind in ("loot", "sell")]
        plain = [action for action in sales if action.kind == "loot"]
        return (plain or sales)[0] if sales and self.state.gold[self.seat] < self.worth.dues else choice.options[0]

    def desert(self, choice: Choice) -> Action:
        return min(choice.options, key=lambda action: self.worth.member(self.cat.member_index[action.word()]))

    def inherit(self, choice: Choice) -> Action:
        """Whoever has room for it; nobody gives up a card for one that is not chosen."""
        kind = self.cat.gear_type[self.cat.gear_names.index(str((choice.data or {})["equipment"]))]
        for action in choice.options[1:]:
            worn = self.state.gear_of(self.cat.member_index[action.word()])
            if all(self.cat.gear_type[gear] != kind for gear in worn):
                return action
        return PASS

    def manage(self, choice: Choice) -> Action:
        return choice.options[1] if len(choice.options) > 1 else PASS


def at_once(choice: Choice) -> list[Action]:
    """Return the options of a purchase without the one to raise gold first: what was worth selling is sold by then."""
    return [action for action in choice.options if action != MORE]


Answer: TypeAlias = Callable[[Mind, Choice], Action]
ANSWERS: Final[dict[str, Answer]] = {
    "clan": Mind.clan,
    "deploy": Mind.deploy,
    "pass": Mind.idle,
    "more": Mind.more,
    "expedition": Mind.expedition,
    "send": Mind.send,
    "load": Mind.load,
    "load-required": Mind.load,
    "die": Mind.die,
    "slot": Mind.slot,
    "brew": Mind.brew,
    "pawn": Mind.pawn,
    "traps": Mind.traps,
    "recruit": Mind.recruit,
    "defence": Mind.defence,
    "gear": Mind.gear,
    "equip": Mind.equip,
    "region-die": Mind.region_die,
    "exchange": Mind.region_die,
    "favour": Mind.favour,
    "heal": Mind.heal,
    "leader": Mind.leader,
    "wages": Mind.wages,
    "desert": Mind.desert,
    "inherit": Mind.inherit,
    "manage": Mind.manage,
    "shield": lambda mind, choice: mind.tactics.shield(choice),
    "defend": lambda mind, choice: mind.tactics.defend(choice),
    "drink": lambda mind, choice: mind.tactics.drink(choice),
    "redirect": lambda mind, choice: mind.tactics.redirect(choice),
    "fight-roll": lambda mind, choice: mind.tactics.strike(choice),
    "mission-roll": lambda mind, choice: mind.tactics.strike(choice),
    "conquest-roll": lambda mind, choice: mind.tactics.strike(choice),
    "contract": lambda mind, choice: mind.tactics.contract(choice),
    "contract-trap": lambda mind, choice: mind.tactics.worst_trap(choice),
    "overflow": lambda mind, choice: mind.tactics.worst_trap(choice),
    "loot": lambda mind, choice: mind.tactics.loot(choice),
    "celebrate": lambda mind, choice: choice.options[-1],
    "reveal": lambda mind, choice: mind.tactics.reveal(choice),
    "target": lambda mind, choice: mind.tactics.target(choice),
    "ambush": lambda mind, choice: mind.tactics.ambush(choice),
}
