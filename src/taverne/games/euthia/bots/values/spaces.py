"""What lies on the spaces of the map for a hero: goals with their worth, by land, by monster, by what a scenario asks.
Which of them make a turn is left to ``turn_plans``, how to get there to ``paths``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat

from ...box.atlas import CAVERN, CHAPEL, ELEMENTAL, MOUNTAIN, TREASURE_LAND, is_centre, tile_of
from ...box.integer_tables import NONE
from ...rules.combat import elites
from ...rules.goods.holdings import max_health
from ...rules.goods.tolls import unpaid
from ...rules.scenarios.abyss import GUARDIAN, LEVELS, chapter_of
from ...rules.travel.elementals import powers as every
from ...rules.travel.places import centre_open, level_of, missing
from ...rules.travel.quests import meets
from ...rules.turn.course import last_round
from ...rules.turn.tokens import COMBAT, MINING, TRADE
from ...state.game_state import COMPETITIVE, EuthiaState
from ..choices.scenario import after_challenge, after_victory, at_risk, deed_worth, deeds, met, vigil
from ..paths import Ways
from .fights import Arms, Outlook, onslaught, outlook
from .pieces import gaar_worth, gains, gold_worth, interaction_worth, quest_worth, token_worth, youth
from .posts import post_of, visit
from .scenario_goals import dear, maturity, pull, step

FREE: Final = 3
"""A goal that needs no action token."""


class Style:
    """How a hero goes about: how dear death is to it, how dear new land, trade and quests are."""

    __slots__ = ("death", "explore", "fight", "name", "trade")

    def __init__(self, name: str, death: float, fight: float, explore: float, trade: float) -> None:
        self.name = name
        self.death = death
        self.fight = fight
        self.explore = explore
        self.trade = trade


CALM: Final = Style("calm", 2.2, 1.0, 1.0, 1.0)


class SpaceGoal:
    """Something to be done on a space: which token it needs (or FREE), what it is worth, what becomes possible then."""

    __slots__ = ("foe", "kind", "space", "token", "worth")

    def __init__(self, space: int, token: int, worth: float, kind: str, foe: int = NONE) -> None:
        self.foe = foe
        self.space = space
        self.token = token
        self.worth = worth
        self.kind = kind


class Prospects(Ways):
    """The map as a hero sees it: what each space is good for."""

    def __init__(self, state: EuthiaState, seat: Seat, style: Style = CALM) -> None:
        Ways.__init__(self, state, seat)
        self.style = style
        self.arms = Arms(state, seat)
        self.young = youth(state)
        self.left = last_round(state) - state.round
        self.eager = maturity(state)
        self.death = self.dread()
        self.fights: dict[int, Outlook] = {}
        self.exact: dict[tuple[int, int], Outlook] = {}
        self.markets: dict[tuple[int, int], float] = {}

    def at(self, space: int) -> list[SpaceGoal]:
        """Return the goals of one space."""
        state, seat = self.state, self.seat
        if is_centre(space) and not centre_open(state, tile_of(space)):
            return []
        if not self.freed(space):
            return self.monster(space)
        if space in state.ruined:
            return []
        chart = state.cat.map
        land = chart.land[space]
        found: list[SpaceGoal] = []
        if MOUNTAIN <= land <= CAVERN:
            found += self.mine(space)
        elif land == TREASURE_LAND and state.hero_token[space] == NONE:
            worth = 0.6 + 0.5 * chart.treasure_level[space] + token_worth(state, seat, land)
            found.append(SpaceGoal(space, FREE, worth, "treasure"))
        elif land == ELEMENTAL:
            found += self.elemental(space)
        elif self.is_post(space):
            found.append(SpaceGoal(space, TRADE, self.trade(space), "trade"))
        if chart.encounter[space] != NONE:
            quests = [q for q in state.quests_up[chart.encounter[space]] if meets(state, seat, q)]
            worth = sum(max(0.0, quest_worth(state, seat, quest)) for quest in quests)
            found.append(SpaceGoal(space, FREE, worth, "quest"))
        if land == CHAPEL:
            found.append(SpaceGoal(space, FREE, self.healing(space), "chapel"))
        found += self.scenario(space)
        if space != self.start and len(state.near[space]) < 6 and any(state.coming) and missing(state, space):
            found.append(SpaceGoal(space, FREE, self.discovery(space), "explore"))
        return found

    def is_post(self, space: int) -> bool:
        chart = self.state.cat.map
        land = chart.land[space]
        if is_centre(space):
            special = chart.special[tile_of(space)]
            return special == 1
        return 7 <= land <= 8

    def prospect(self, foe: int, space: int) -> Outlook:
        """Return what a fight promises: exact odds where they have been reckoned, else a first look."""
        known = self.exact.get((foe, every(self.state, space)))
        if known is not None:
            return known
        if foe not in self.fights:
            self.fights[foe] = outlook(self.state, self.seat, foe, None, self.arms)
        return self.fights[foe]

    def monster(self, space: int) -> list[SpaceGoal]:
        state, _seat = self.state, self.seat
        foe = state.top[level_of(state, space) - 1]
        if foe == NONE:
            return [SpaceGoal(space, COMBAT, 1.0, "fight")]
        worth = self.prize(foe) + self.spoils(space)
        return [SpaceGoal(space, COMBAT, self.fight(foe, worth, space), "fight", foe)]

    def prize(self, foe: int) -> float:
        """Return what beating a fighter gives (EU-196, EU-310)."""
        state, foes = self.state, self.state.cat.foes
        if foes.rep_limit[foe] != NONE and state.rep[self.seat] > foes.rep_limit[foe]:
            return 0.0
        return gains(state, self.seat, foes.reward[foe])

    def spoils(self, space: int) -> float:
        """Return what the space of a beaten monster gives: loot, its token, a treasure, a way (EU-198 to EU-203)."""
        state, seat = self.state, self.seat
        chart = state.cat.map
        if space in state.spawned:
            return 0.3 + after_victory(state, seat, space)
        gold, gaar, potions, silver, gold_cards = chart.loot[space]
        worth = gold * gold_worth(state) + (0.3 * gaar + 0.35 * potions + 0.1 * silver + 0.4 * gold_cards) * self.young
        worth += token_worth(state, seat, chart.land[space])
        if chart.land[space] == TREASURE_LAND:
            worth += 0.5 + 0.5 * chart.treasure_level[space]
        if chart.encounter[space] != NONE or (not is_centre(space) and chart.special[tile_of(space)] != NONE):
            worth += 0.4 * self.young
        if self.eager and self.is_post(space):
            worth += 0.3 * self.trade(space)
        return worth + after_victory(state, seat, space)

    def fight(self, foe: int, worth: float, space: int) -> float:
        """Return what a fight is worth: victory, wounds and death weighed by their chances."""
        state, style = self.state, self.style
        look = self.prospect(foe, space)
        death = self.death if state.mode == COMPETITIVE else self.death * 0.8
        tired = 0.14 * look.wounds * self.young + 0.04 * look.rounds
        return style.fight * (look.win * worth - (1.0 - look.win) * death - tired)

    def dread(self) -> float:
        """Return what a death costs; it also heals and brings Gaar, which the weak can use (EU-211, EU-212)."""
        state, seat = self.state, self.seat
        hurt = max_health(state, seat) - state.health[seat]
        short = max(0, state.box.cards.death.gaar - state.gaar[seat] - state.dwurt[seat])
        hoped = state.box.cards.death.gold_cards * dear(state, "gold_card")
        feared = self.style.death * (0.4 * min(1.0, self.left / 3) if pull(state) else 1.0)
        return feared + at_risk(state, seat) - hoped - 0.12 * hurt * self.young - 0.5 * gaar_worth(state) * short

    def mine(self, space: int) -> list[SpaceGoal]:
        state, seat = self.state, self.seat
        own = state.interaction[seat].count(space)
        if own == 1 or (own == 0 and unpaid(state, seat, space, "EU-110") is not None):
            return []
        room = len(state.resources[seat]) + len(state.trophies[seat]) < 3
        worth = 1.0 if room else 0.5
        worth += interaction_worth(state, seat) if own == 0 else -0.3
        if own == 0 and state.mode == COMPETITIVE:
            rivals = sum(space in state.interaction[other] for other in range(state.seats) if other != seat)
            worth -= gold_worth(state) * rivals
        return [SpaceGoal(space, MINING, worth, "mine")]

    def elemental(self, space: int) -> list[SpaceGoal]:
        state, seat = self.state, self.seat
        if space in state.absent or space in state.interaction[seat]:
            return []
        if unpaid(state, seat, space, "EU-235") is not None:
            return []
        worth = 0.55 + interaction_worth(state, seat) + after_challenge(state, seat, space)
        if state.mode == COMPETITIVE:
            rivals = sum(space in state.interaction[other] for other in range(state.seats) if other != seat)
            worth -= gold_worth(state) * rivals
        if state.cat.map.element[space] == 3 and state.health[seat] < 6:
            worth -= 1.2
        return [SpaceGoal(space, FREE, worth, "challenge")]

    def trade(self, space: int) -> float:
        """Return what a Trade action at a post is worth."""
        state, seat = self.state, self.seat
        post = post_of(state, space)
        owner = state.trade_token[space]
        tax = state.box.cards.trade.tax if state.mode == COMPETITIVE and owner not in (NONE, seat) else 0
        key = post, tax
        if key not in self.markets:
            self.markets[key] = visit(state, seat, post, tax) * self.style.trade * (1.0 + self.eager)
        return self.markets[key]

    def healing(self, space: int) -> float:
        state, seat = self.state, self.seat
        hurt = max_health(state, seat) - state.health[seat]
        if not state.gold[seat] or hurt < 2 or not self.young:
            return 0.0
        each = 0.45 if self.eager else 0.3
        return each * min(hurt, 6) - gold_worth(state) + (0.6 if state.health[seat] <= 2 else 0.0)

    def discovery(self, space: int) -> float:
        """Return what new land is worth, more when little is left to do."""
        tiles = len(missing(self.state, space))
        eager = 1.0 + 0.12 * pull(self.state)
        return self.style.explore * eager * (0.35 + 0.3 * tiles) * (0.25 + self.young)

    def scenario(self, space: int) -> list[SpaceGoal]:
        """Return the goals that a scenario adds: its tokens, its opponents, the elite's lair, the Chapel for some."""
        state, seat = self.state, self.seat
        found: list[SpaceGoal] = []
        for action in deeds(state, seat, space):
            if action == GUARDIAN:
                found.append(self.guardian(space))
            else:
                found.append(SpaceGoal(space, FREE, deed_worth(state, seat, action), action.kind))
        if state.bounty != NONE and elites.in_lair(state, state.bounty, space):
            worth = self.prize(state.bounty) + 1.5
            found.append(SpaceGoal(space, COMBAT, self.fight(state.bounty, worth, space), "elite", state.bounty))
        if vigil(state, space):
            found.append(SpaceGoal(space, FREE, 0.5 + 0.5 * pull(state), "vigil"))
        for foe in met(state, seat, space):
            if "combat_rounds" in state.plan.values:
                found.append(SpaceGoal(space, COMBAT, self.assault(foe, space), "dragon", foe))
            else:
                worth = self.prize(foe) + 2.5 + 3.0 * pull(state)
                found.append(SpaceGoal(space, COMBAT, self.fight(foe, worth, space), "opponent", foe))
        return found

    def guardian(self, space: int) -> SpaceGoal:
        """Return the fight for an abyss, which an essence then seals (EUS-148 to EUS-150)."""
        state, seat = self.state, self.seat
        chapter = chapter_of(state, space)
        foe = state.top[LEVELS[chapter] - 1]
        seals = any(state.essences[seat])
        seal = state.figure(f"rep_{chapter + 1}") + step(state) if seals else 0.0
        return SpaceGoal(space, COMBAT, self.fight(foe, self.prize(foe) + seal, space), "guardian", foe)

    def assault(self, foe: int, space: int) -> float:
        """Return what a short combat is worth against a dragon, on which all damage stays (EUS-015, EUS-017)."""
        state = self.state
        health = state.story.foe_health(state, foe)
        left = max(1, health - state.story.damage_before(state, foe))
        dealt = onslaught(state, self.arms, foe, state.figure("combat_rounds"))
        part = min(1.0, dealt / left)
        return self.style.fight * (part * (self.prize(foe) + 2.5 * pull(state)) - 0.5 * self.death)
