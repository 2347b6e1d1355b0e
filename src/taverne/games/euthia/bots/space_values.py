"""What lies on the spaces of the map for a hero: goals with their worth, by land, by monster, by what a scenario asks.
Which of them make a turn is left to ``turn_plans``, how to get there to ``paths``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Seat

from ..box.atlas import CAVERN, CENTRE, CHAPEL, ELEMENTAL, MOUNTAIN, TREASURE_LAND
from ..box.integer_tables import NONE
from ..rules.combat import elites
from ..rules.goods.storage import max_health
from ..rules.goods.tolls import unpaid
from ..rules.scenarios import played as scenarios
from ..rules.scenarios.abyss import GUARDIAN, LEVELS, chapter_of
from ..rules.scenarios.base import SEATS
from ..rules.travel.elementals import powers as every
from ..rules.travel.places import centre_open, level_of, missing
from ..rules.travel.quests import meets
from ..rules.turn.course import last_round
from ..rules.turn.tokens import COMBAT, MINING, TRADE
from ..state.game_state import COMPETITIVE, Table
from .fight_estimates import Arms, Outlook, onslaught, outlook
from .paths import Ways
from .piece_values import gaar_worth, gains, gold_worth, interaction_worth, quest_worth, token_worth, youth
from .post_values import post_of, visit
from .scenario_choices import after_challenge, after_victory, at_risk, deed_worth, deeds, met, vigil
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


class Goal:
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

    def __init__(self, table: Table, seat: Seat, style: Style = CALM) -> None:
        Ways.__init__(self, table, seat)
        self.style = style
        self.arms = Arms(table, seat)
        self.young = youth(table)
        self.left = last_round(table) - table.round
        self.eager = maturity(table)
        self.death = self.dread()
        self.fights: dict[int, Outlook] = {}
        self.exact: dict[tuple[int, int], Outlook] = {}
        self.markets: dict[tuple[int, int], float] = {}

    def at(self, space: int) -> list[Goal]:
        """Return the goals of one space."""
        table, seat = self.table, self.seat
        if space & 3 == CENTRE and not centre_open(table, space >> 2):
            return []
        if not self.freed(space):
            return self.monster(space)
        if space in table.ruined:
            return []
        chart = table.cat.map
        land = chart.land[space]
        found: list[Goal] = []
        if MOUNTAIN <= land <= CAVERN:
            found += self.mine(space)
        elif land == TREASURE_LAND and table.hero_token[space] == NONE:
            worth = 0.6 + 0.5 * chart.treasure_level[space] + token_worth(table, seat, land)
            found.append(Goal(space, FREE, worth, "treasure"))
        elif land == ELEMENTAL:
            found += self.elemental(space)
        elif self.is_post(space):
            found.append(Goal(space, TRADE, self.trade(space), "trade"))
        if chart.encounter[space] != NONE:
            quests = [q for q in table.quests_up[chart.encounter[space]] if meets(table, seat, q)]
            worth = sum(max(0.0, quest_worth(table, seat, quest)) for quest in quests)
            found.append(Goal(space, FREE, worth, "quest"))
        if land == CHAPEL:
            found.append(Goal(space, FREE, self.healing(space), "chapel"))
        found += self.scenario(space)
        if space != self.start and len(table.near[space]) < 6 and any(table.coming) and missing(table, space):
            found.append(Goal(space, FREE, self.discovery(space), "explore"))
        return found

    def is_post(self, space: int) -> bool:
        chart = self.table.cat.map
        land = chart.land[space]
        if space & 3 == CENTRE:
            special = chart.special[space >> 2]
            return special == 1
        return 7 <= land <= 8

    def prospect(self, foe: int, space: int) -> Outlook:
        """Return what a fight promises: exact odds where they have been reckoned, else a first look."""
        known = self.exact.get((foe, every(self.table, space)))
        if known is not None:
            return known
        if foe not in self.fights:
            self.fights[foe] = outlook(self.table, self.seat, foe, None, self.arms)
        return self.fights[foe]

    def monster(self, space: int) -> list[Goal]:
        table, _seat = self.table, self.seat
        foe = table.top[level_of(table, space) - 1]
        if foe == NONE:
            return [Goal(space, COMBAT, 1.0, "fight")]
        worth = self.prize(foe) + self.spoils(space)
        return [Goal(space, COMBAT, self.fight(foe, worth, space), "fight", foe)]

    def prize(self, foe: int) -> float:
        """Return what beating a fighter gives (EU-196, EU-310)."""
        table, foes = self.table, self.table.cat.foes
        if foes.rep_limit[foe] != NONE and table.rep[self.seat] > foes.rep_limit[foe]:
            return 0.0
        return gains(table, self.seat, foes.reward[foe])

    def spoils(self, space: int) -> float:
        """Return what the space of a beaten monster gives: loot, its token, a treasure, a way (EU-198 to EU-203)."""
        table, seat = self.table, self.seat
        chart = table.cat.map
        if space in table.spawned:
            return 0.3 + after_victory(table, seat, space)
        gold, gaar, potions, silver, gold_cards = chart.loot[space]
        worth = gold * gold_worth(table) + (0.3 * gaar + 0.35 * potions + 0.1 * silver + 0.4 * gold_cards) * self.young
        worth += token_worth(table, seat, chart.land[space])
        if chart.land[space] == TREASURE_LAND:
            worth += 0.5 + 0.5 * chart.treasure_level[space]
        if chart.encounter[space] != NONE or (space & 3 != CENTRE and chart.special[space >> 2] != NONE):
            worth += 0.4 * self.young
        if self.eager and self.is_post(space):
            worth += 0.3 * self.trade(space)
        return worth + after_victory(table, seat, space)

    def fight(self, foe: int, worth: float, space: int) -> float:
        """Return what a fight is worth: victory, wounds and death weighed by their chances."""
        table, style = self.table, self.style
        look = self.prospect(foe, space)
        death = self.death if table.mode == COMPETITIVE else self.death * 0.8
        tired = 0.14 * look.wounds * self.young + 0.04 * look.rounds
        return style.fight * (look.win * worth - (1.0 - look.win) * death - tired)

    def dread(self) -> float:
        """Return what a death costs; it also heals and brings Gaar, which the weak can use (EU-211, EU-212)."""
        table, seat = self.table, self.seat
        hurt = max_health(table, seat) - table.health[seat]
        short = max(0, table.box.cards.death.gaar - table.gaar[seat] - table.dwurt[seat])
        hoped = table.box.cards.death.gold_cards * dear(table, "gold_card")
        feared = self.style.death * (0.4 * min(1.0, self.left / 3) if pull(table) else 1.0)
        return feared + at_risk(table, seat) - hoped - 0.12 * hurt * self.young - 0.5 * gaar_worth(table) * short

    def mine(self, space: int) -> list[Goal]:
        table, seat = self.table, self.seat
        own = table.interaction[4 * space + seat]
        if own == 1 or (own == 0 and unpaid(table, seat, space, "EU-110") is not None):
            return []
        room = len(table.resources[seat]) + len(table.trophies[seat]) < 3
        worth = 1.0 if room else 0.5
        worth += interaction_worth(table, seat) if own == 0 else -0.3
        if own == 0 and table.mode == COMPETITIVE:
            rivals = sum(table.interaction[4 * space + other] > 0 for other in range(table.seats) if other != seat)
            worth -= gold_worth(table) * rivals
        return [Goal(space, MINING, worth, "mine")]

    def elemental(self, space: int) -> list[Goal]:
        table, seat = self.table, self.seat
        if space in table.absent or table.interaction[4 * space + seat]:
            return []
        if unpaid(table, seat, space, "EU-235") is not None:
            return []
        worth = 0.55 + interaction_worth(table, seat) + after_challenge(table, seat, space)
        if table.mode == COMPETITIVE:
            rivals = sum(table.interaction[4 * space + other] > 0 for other in range(table.seats) if other != seat)
            worth -= gold_worth(table) * rivals
        if table.cat.map.element[space] == 3 and table.health[seat] < 6:
            worth -= 1.2
        return [Goal(space, FREE, worth, "challenge")]

    def trade(self, space: int) -> float:
        """Return what a Trade action at a post is worth."""
        table, seat = self.table, self.seat
        post = post_of(table, space)
        owner = table.trade_token[space]
        tax = table.box.cards.trade.tax if table.mode == COMPETITIVE and owner not in (NONE, seat) else 0
        key = post, tax
        if key not in self.markets:
            self.markets[key] = visit(table, seat, post, tax) * self.style.trade * (1.0 + self.eager)
        return self.markets[key]

    def healing(self, space: int) -> float:
        table, seat = self.table, self.seat
        hurt = max_health(table, seat) - table.health[seat]
        if not table.gold[seat] or hurt < 2 or not self.young:
            return 0.0
        each = 0.45 if self.eager else 0.3
        return each * min(hurt, 6) - gold_worth(table) + (0.6 if table.health[seat] <= 2 else 0.0)

    def discovery(self, space: int) -> float:
        """Return what new land is worth, more when little is left to do."""
        tiles = len(missing(self.table, space))
        eager = 1.0 + 0.12 * pull(self.table)
        return self.style.explore * eager * (0.35 + 0.3 * tiles) * (0.25 + self.young)

    def scenario(self, space: int) -> list[Goal]:
        """Return the goals that a scenario adds: its tokens, its opponents, the elite's lair, the Chapel for some."""
        table, seat = self.table, self.seat
        found: list[Goal] = []
        for action in deeds(table, seat, space):
            if action == GUARDIAN:
                found.append(self.guardian(space))
            else:
                found.append(Goal(space, FREE, deed_worth(table, seat, action), action.kind))
        if table.bounty != NONE and elites.in_lair(table, table.bounty, space):
            worth = self.prize(table.bounty) + 1.5
            found.append(Goal(space, COMBAT, self.fight(table.bounty, worth, space), "elite", table.bounty))
        if vigil(table, space):
            found.append(Goal(space, FREE, 0.5 + 0.5 * pull(table), "vigil"))
        for foe in met(table, seat, space):
            if "combat_rounds" in table.plan.values:
                found.append(Goal(space, COMBAT, self.assault(foe, space), "dragon", foe))
            else:
                worth = self.prize(foe) + 2.5 + 3.0 * pull(table)
                found.append(Goal(space, COMBAT, self.fight(foe, worth, space), "opponent", foe))
        return found

    def guardian(self, space: int) -> Goal:
        """Return the fight for an abyss, which an essence then seals (EUS-148 to EUS-150)."""
        table, seat = self.table, self.seat
        chapter = chapter_of(table, space)
        foe = table.top[LEVELS[chapter] - 1]
        seals = any(table.essences[SEATS * seat : SEATS * seat + SEATS])
        seal = table.figure(f"rep_{chapter + 1}") + step(table) if seals else 0.0
        return Goal(space, COMBAT, self.fight(foe, self.prize(foe) + seal, space), "guardian", foe)

    def assault(self, foe: int, space: int) -> float:
        """Return what a short combat is worth against a dragon, on which all damage stays (EUS-015, EUS-017)."""
        table = self.table
        health = scenarios.foe_health(table, foe)
        left = max(1, health - scenarios.damage_before(table, foe))
        dealt = onslaught(table, self.arms, foe, table.figure("combat_rounds"))
        part = min(1.0, dealt / left)
        return self.style.fight * (part * (self.prize(foe) + 2.5 * pull(table)) - 0.5 * self.death)
