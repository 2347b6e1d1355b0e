"""Encounters and their quests: cards laid out, completed, laid out anew (EU-042, EU-077 to EU-081, EU-242, EU-243).
Prices are left to ``payment``, rewards to ``gains``."""

from __future__ import annotations

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Refusal
from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step

from ...box.compiled_effects import STATES, Need
from ...box.integer_tables import NONE
from ...box.terms import ENCOUNTERS
from ...state.game_state import SOLO, Table
from .. import links
from ..goods.holdings import set_size
from ..goods.payment import can_pay_all, pay
from ..goods.piles import ask_one
from ..goods.storage import max_health

SORCERESS = ENCOUNTERS.index("sorceress")


def reveal(table: Table, encounter: int) -> Flow:
    """Lay out the quests of an encounter that has been revealed (EU-077 to EU-079); a step returns this."""
    table.met[encounter] = 1
    table.quest_left[encounter] = pile_size(table, encounter)
    return call(table, ShowingQuests(encounter))


def pile_size(table: Table, encounter: int) -> int:
    """Return how many quests an encounter has in this game (EU-078, EU-325, EU-326, EU-352)."""
    figures = table.box.cards.setup
    if table.mode != SOLO:
        return min(len(table.quest_pool[encounter]), table.seats + figures.quests_beyond_heroes)
    return figures.quests_solo_sorceress if encounter == SORCERESS else figures.quests_solo


@procedure
class ShowingQuests(Frame):
    """Turn quests up until two lie open, as far as the pile lasts (EU-042, EU-079)."""

    encounter: int = 0

    @step
    def draw(self, table: Table) -> Flow:
        shown = table.quests_up[self.encounter]
        if len(shown) >= table.box.cards.setup.quests_shown or not table.quest_left[self.encounter]:
            return DONE
        return ask_one(table, table.quest_pool[self.encounter], table.cat.quest_ids, "quest", "EU-079")

    @step
    def turn(self, table: Table) -> Flow:
        quest = table.cat.quest_index[str(table.answer.args[0])]
        table.quest_pool[self.encounter].remove(quest)
        table.quest_left[self.encounter] -= 1
        table.quests_up[self.encounter].append(quest)
        if table.events is not None:
            data = {"encounter": f"encounter-{ENCOUNTERS[self.encounter]}", "quest": f"quest-{table.answer.args[0]}"}
            table.emit("quest-shown", data, "EU-079", reveals=True)
        return self.go(self.draw)


def refill(table: Table) -> Flow:
    """At the end of a turn in which a quest was completed, lay quests out anew (EU-042); a step returns this."""
    if not table.finished:
        return None
    table.finished = 0
    return call(table, Refilling())


@procedure
class Refilling(Frame):
    """Go through the encounters that have been met."""

    encounter: int = 0

    @step
    def next(self, table: Table) -> Flow:
        while self.encounter < len(ENCOUNTERS) and not table.met[self.encounter]:
            self.encounter += 1
        if self.encounter == len(ENCOUNTERS):
            return DONE
        self.encounter += 1
        return call(table, ShowingQuests(self.encounter - 1))

    @step
    def further(self, table: Table) -> Flow:
        return self.go(self.next)


def met_here(table: Table, seat: Seat) -> int:
    """Return whose quests a hero may complete here, NONE if nobody's; on special tiles at the centre (EU-243)."""
    here = table.at[seat]
    if here == NONE or not table.freed(here):
        return NONE
    return table.cat.map.encounter[here]


def actions(table: Table, seat: Seat) -> list[Action]:
    """Return the quests that a hero may complete now (EU-242)."""
    encounter = met_here(table, seat)
    if encounter == NONE:
        return []
    quest_action = table.cat.do_quest
    return [quest_action[quest] for quest in table.quests_up[encounter] if meets(table, seat, quest)]


def meets(table: Table, seat: Seat, quest: int) -> bool:
    """Does a hero meet what a quest asks?"""
    cat = table.cat
    return can_pay_all(table, seat, cat.quest_give[quest]) and all(has(table, seat, n) for n in cat.quest_have[quest])


def why_not(table: Table, seat: Seat, action: Action) -> Refusal | None:
    """Return why a quest cannot be completed (EU-242, EU-243)."""
    quest = table.cat.quest_index.get(str(action.args[0]), NONE) if len(action.args) == 1 else NONE
    if quest == NONE:
        return None
    encounter = met_here(table, seat)
    if encounter == NONE or encounter != table.cat.quest_encounter[quest]:
        return Refusal("no-encounter", "EU-242" if encounter == NONE else "EU-081")
    if quest not in table.quests_up[encounter]:
        return Refusal("quest-not-up", "EU-242")
    return Refusal("quest-not-met", "EU-242")


def has(table: Table, seat: Seat, need: Need) -> bool:
    """Does a hero have, or is he, what is needed?"""
    word = STATES[need.what]
    if word == "health_at_most":
        return table.health[seat] <= need.n
    if word == "full_health":
        return table.health[seat] >= max_health(table, seat)
    return amount(table, seat, word, need.level) >= need.n


def amount(table: Table, seat: Seat, word: str, level: int) -> int:
    """Return how much of something a hero has on the map, on his board and in his record."""
    chart = table.cat.map
    spaces = range(len(table.hero_token))
    if word == "hero_token":
        return table.hero_token.count(seat)
    if word == "treasure_token":
        return sum(table.hero_token[s] == seat and chart.treasure_level[s] > 0 for s in spaces)
    if word == "trade_token":
        return table.trade_token.count(seat)
    if word in ("interaction_token", "mine_token", "elemental_token"):
        wanted = (
            spaces
            if word == "interaction_token"
            else [s for s in spaces if (chart.element[s] != NONE) == (word == "elemental_token")]
        )
        return sum(table.interaction[4 * space + seat] for space in wanted)
    if word == "hero_tile":
        return sum(t >= 0 and table.design[t] < table.cat.hero_tiles for t in table.slots[seat])
    if word == "quest":
        return len(table.quests[seat])
    if word == "trophy":
        return sum(table.cat.foes.level[f] >= level for f in table.trophies[seat])
    if word == "set":
        return set_size(table, seat)
    if word == "reputation":
        return table.rep[seat]
    return max_health(table, seat) - table.health[seat]


def complete(table: Table, seat: Seat, action: Action) -> Flow:
    """Complete a quest; a step returns this."""
    return call(table, Completing(seat, table.cat.quest_index[str(action.args[0])]))


@procedure
class Completing(Frame):
    """Give what the quest asks, keep its card, take its reward (EU-242)."""

    seat: Seat = 0
    quest: int = 0
    index: int = 0

    @step
    def give(self, table: Table) -> Flow:
        costs = table.cat.quest_give[self.quest]
        if self.index == len(costs):
            return self.go(self.keep)
        self.index += 1
        return pay(table, self.seat, costs[self.index - 1])

    @step
    def further(self, table: Table) -> Flow:
        return self.go(self.give)

    @step
    def keep(self, table: Table) -> Flow:
        cat = table.cat
        table.quests_up[cat.quest_encounter[self.quest]].remove(self.quest)
        table.quests[self.seat].append(self.quest)
        table.finished = 1
        if table.events is not None:
            table.emit("quest-done", {"seat": self.seat, "quest": f"quest-{cat.quest_ids[self.quest]}"}, "EU-242")
        return links.grant(table, self.seat, cat.quest_reward[self.quest], "quest")

    @step
    def end(self, table: Table) -> Flow:
        return DONE
