"""Encounters and their quests: cards laid out, completed, laid out anew (EU-042, EU-077 to EU-081, EU-242, EU-243).
Prices are left to ``payment``, rewards to ``gains``."""

from __future__ import annotations

from typing import Final

from taverne.engine import piles
from taverne.engine.actions import Action, Seat
from taverne.engine.frames import DONE, Flow, Frame, call, procedure, step
from taverne.engine.reasons import Reason

from ...box.compiled_effects import STATES, Need
from ...box.integer_tables import NONE
from ...box.terms import ENCOUNTERS
from ...state.game_state import SOLO, EuthiaState
from ..goods.gains import grant
from ..goods.holdings import max_health, set_size
from ..goods.payment import can_pay_all, pay
from .places import RUINED

SORCERESS: Final = ENCOUNTERS.index("sorceress")
NOT_MET: Final = Reason("quest-not-met", "EU-242")


def reveal(state: EuthiaState, encounter: int) -> Flow:
    """Lay out the quests of an encounter that has been revealed (EU-077 to EU-079); a step returns this."""
    state.met[encounter] = 1
    state.quest_left[encounter] = pile_size(state, encounter)
    return call(state, ShowingQuests(encounter))


def pile_size(state: EuthiaState, encounter: int) -> int:
    """Return how many quests an encounter has in this game (EU-078, EU-325, EU-326, EU-352)."""
    figures = state.box.cards.setup
    if state.mode != SOLO:
        return min(len(state.quest_pool[encounter]), state.seats + figures.quests_beyond_heroes)
    return figures.quests_solo_sorceress if encounter == SORCERESS else figures.quests_solo


@procedure
class ShowingQuests(Frame):
    """Turn quests up until two lie open, as far as the pile lasts (EU-042, EU-079)."""

    encounter: int = 0

    @step
    def draw(self, state: EuthiaState) -> Flow:
        shown = state.quests_up[self.encounter]
        if len(shown) >= state.box.cards.setup.quests_shown or not state.quest_left[self.encounter]:
            return DONE
        return piles.draw(state, state.quest_pool[self.encounter], state.cat.quest_ids, 1, "quest", "EU-079")

    @step
    def turn(self, state: EuthiaState) -> Flow:
        quest = state.cat.quest_index[state.answer.word()]
        state.quest_pool[self.encounter].remove(quest)
        state.quest_left[self.encounter] -= 1
        state.quests_up[self.encounter].append(quest)
        state.tell(
            "quest-shown",
            "EU-079",
            reveals=True,
            encounter=f"encounter-{ENCOUNTERS[self.encounter]}",
            quest=f"quest-{state.answer.word()}",
        )
        return self.go(self.draw)


def refill(state: EuthiaState) -> Flow:
    """At the end of a turn in which a quest was completed, lay quests out anew (EU-042); a step returns this."""
    if not state.finished:
        return None
    state.finished = 0
    return call(state, Refilling())


@procedure
class Refilling(Frame):
    """Go through the encounters that have been met."""

    encounter: int = 0

    @step
    def next(self, state: EuthiaState) -> Flow:
        self.go(self.next)
        while self.encounter < len(ENCOUNTERS) and not state.met[self.encounter]:
            self.encounter += 1
        if self.encounter == len(ENCOUNTERS):
            return DONE
        self.encounter += 1
        return call(state, ShowingQuests(self.encounter - 1))


def met_here(state: EuthiaState, seat: Seat) -> int:
    """Return whose quests a hero may complete here, NONE if nobody's; on special tiles at the centre (EU-243)."""
    here = state.at[seat]
    if here == NONE or not state.freed(here):
        return NONE
    return state.cat.map.encounter[here]


def actions(state: EuthiaState, seat: Seat) -> list[Action]:
    """Return the quests that a hero may complete now (EU-242)."""
    encounter = met_here(state, seat)
    if encounter == NONE:
        return []
    quest_action = state.cat.do_quest
    return [quest_action[quest] for quest in state.quests_up[encounter] if why_unmet(state, seat, quest) is None]


def meets(state: EuthiaState, seat: Seat, quest: int) -> bool:
    """Does a hero meet what a quest asks?"""
    cat = state.cat
    return can_pay_all(state, seat, cat.quest_give[quest]) and all(has(state, seat, n) for n in cat.quest_have[quest])


def why_unmet(state: EuthiaState, seat: Seat, quest: int) -> Reason | None:
    """Return why a quest that is laid out where a hero stands cannot be completed, None if it can (EU-242, EUS-099)."""
    if not meets(state, seat, quest):
        return NOT_MET
    return RUINED if state.story.desolate(state, state.at[seat]) else None


def why_not(state: EuthiaState, seat: Seat, action: Action) -> Reason | None:
    """Return why a quest cannot be completed, None if it can or if none is named (EU-242, EU-243)."""
    quest = state.cat.quest_index.get(action.word(), NONE) if len(action.args) == 1 else NONE
    if quest == NONE:
        return None
    encounter = met_here(state, seat)
    if encounter == NONE or encounter != state.cat.quest_encounter[quest]:
        return Reason("no-encounter", "EU-242" if encounter == NONE else "EU-081")
    if quest not in state.quests_up[encounter]:
        return Reason("quest-not-up", "EU-242")
    return why_unmet(state, seat, quest)


def has(state: EuthiaState, seat: Seat, need: Need) -> bool:
    """Does a hero have, or is he, what is needed?"""
    word = STATES[need.what]
    if word == "health_at_most":
        return state.health[seat] <= need.n
    if word == "full_health":
        return state.health[seat] >= max_health(state, seat)
    return amount(state, seat, word, need.level) >= need.n


def amount(state: EuthiaState, seat: Seat, word: str, level: int) -> int:
    """Return how much of something a hero has on the map, on his board and in his record."""
    chart = state.cat.map
    spaces = range(len(state.hero_token))
    if word == "hero_token":
        return state.hero_token.count(seat)
    if word == "treasure_token":
        return sum(state.hero_token[s] == seat and chart.treasure_level[s] > 0 for s in spaces)
    if word == "trade_token":
        return state.trade_token.count(seat)
    if word in ("interaction_token", "mine_token", "elemental_token"):
        every, element = word == "interaction_token", word == "elemental_token"
        wanted = [s for s in spaces if every or (chart.element[s] != NONE) == element]
        return sum(state.interaction[seat].count(space) for space in wanted)
    if word == "hero_tile":
        return sum(t >= 0 and state.design[t] < state.cat.hero_tiles for t in state.slots[seat])
    if word == "quest":
        return len(state.quests[seat])
    if word == "trophy":
        return sum(state.cat.foes.level[f] >= level for f in state.trophies[seat])
    if word == "set":
        return set_size(state, seat)
    if word == "reputation":
        return state.rep[seat]
    return max_health(state, seat) - state.health[seat]


def complete(state: EuthiaState, seat: Seat, action: Action) -> Flow:
    """Complete a quest; a step returns this."""
    return call(state, Completing(seat, state.cat.quest_index[action.word()]))


@procedure
class Completing(Frame):
    """Give what the quest asks, keep its card, take its reward (EU-242)."""

    seat: Seat = 0
    quest: int = 0
    index: int = 0

    @step
    def give(self, state: EuthiaState) -> Flow:
        self.go(self.give)
        costs = state.cat.quest_give[self.quest]
        if self.index == len(costs):
            return self.go(self.keep)
        self.index += 1
        return pay(state, self.seat, costs[self.index - 1])

    @step
    def keep(self, state: EuthiaState) -> Flow:
        cat = state.cat
        state.quests_up[cat.quest_encounter[self.quest]].remove(self.quest)
        state.quests[self.seat].append(self.quest)
        state.finished = 1
        state.tell("quest-done", "EU-242", seat=self.seat, quest=f"quest-{cat.quest_ids[self.quest]}")
        return grant(state, self.seat, cat.quest_reward[self.quest], "quest")
