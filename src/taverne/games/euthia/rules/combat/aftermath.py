"""After a combat: reward, trophy, loot, tokens on the space; and death, in a combat or outside (EU-195 to EU-217).
What rewards give is left to ``gains``, what does not fit to ``storage``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice, Draw
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box.atlas import ALCHEMIST, CAVERN, MERCHANT, MOUNTAIN, TOWER, TREASURE_LAND
from ...box.compiled_effects import PRICES
from ...box.integer_tables import NONE
from ...box.written.texts import amount
from ...state.game_state import COOP, KNOWN, EuthiaState
from ..goods.cards import draw_gold, draw_silver, limit
from ..goods.finds import find
from ..goods.holdings import bury
from ..goods.piece_use import use_piece
from ..goods.storage import excess
from ..trade import trade_action
from ..travel.places import name
from ..travel.wounds import revive
from ..turn.tokens import TRADE, available, granting, held, spend
from .effect_sequence import ALL_PLAYED, clear
from .effects import at_hand

KEEP: Final = Action("keep")
TRADE_NOW: Final = Action("trade")
TROPHY: Final = PRICES.index("trophy")


@procedure
class Winning(Frame):
    """What a victory brings, in the order of the rulebook (EU-196 to EU-207); a truce brings only what hope is left."""

    @step
    def reward(self, state: EuthiaState) -> Flow:
        """1: the reward, if the winner's reputation is not too high (EU-196, EU-310)."""
        duel, foes = at_hand(state), state.cat.foes
        if not beaten(state):
            state.story.note_damage(state, duel)
            return self.go(self.player)
        state.tell("monster-beaten", "EU-195", seat=duel.seat, foe=foes.names[duel.foe])
        if foes.rep_limit[duel.foe] != NONE and state.rep[duel.seat] > foes.rep_limit[duel.foe]:
            state.tell("no-reward", "EU-196", seat=duel.seat, n=foes.rep_limit[duel.foe])
            return None
        return state.story.reward(state, duel, state.cat.foes.reward[duel.foe])

    @step
    def trophy(self, state: EuthiaState) -> Flow:
        """2: the card may be kept as a trophy (EU-197, EU-312, EU-376)."""
        duel, foes = at_hand(state), state.cat.foes
        if duel.foe >= foes.monsters + foes.elites:
            return self.go(self.loot)
        data: dict[str, int | str] = {"foe": foes.names[duel.foe]}
        return ask(state, Choice(duel.seat, "trophy", (PASS, KEEP), "EU-197", data, PASS))

    def idle(self, state: EuthiaState, choice: Choice) -> Action | None:
        """Keep a trophy that finds room, if it is wanted or a sack is still free beside it (EU-197).

        As soon as its sack is needed it may go (EU-291), which is then what discarding it is now.  Only while its deck
        has cards: a monster that is discarded comes back when the deck is used up, not before.
        """
        level, free_sacks = state.cat.foes.level[at_hand(state).foe], -excess(state, choice.seat)
        needed = 1 if wanted(state, level) else 2
        return KEEP if free_sacks >= needed and state.monsters[level - 1] else None

    @step
    def kept(self, state: EuthiaState) -> Flow:
        duel, level = at_hand(state), state.cat.foes.level[at_hand(state).foe] - 1
        if state.top[level] == duel.foe:
            state.top[level] = NONE
        if state.answer == KEEP:
            state.trophies[duel.seat].append(duel.foe)
            state.tell("trophy", "EU-197", seat=duel.seat, foe=state.cat.foes.names[duel.foe])
        else:
            bury(state, duel.foe)
        return None

    @step
    def loot(self, state: EuthiaState) -> Flow:
        """3: all that lies beside the monster's symbol (EU-198); an elite gives none (EU-311)."""
        duel = at_hand(state)
        if not duel.forced or duel.space in state.spawned:
            return self.go(self.player)
        gold, gaar, potions, _, _ = state.cat.map.loot[duel.space]
        state.gold[duel.seat] += gold
        state.gaar[duel.seat] += gaar
        for _ in range(min(potions, state.potions)):
            state.potions -= 1
            state.add_thing(duel.seat, state.cat.potion)
        lying = zip(("gold", "gaar", "potions", "silver", "gold_cards"), state.cat.map.loot[duel.space], strict=True)
        goods = [amount(name, n) for name, n in lying if n]
        if goods:
            state.tell("loot", "EU-198", seat=duel.seat, goods=goods)
        return None

    @step
    def silver(self, state: EuthiaState) -> Flow:
        duel = at_hand(state)
        return draw_silver(state, duel.seat, state.cat.map.loot[duel.space][3])

    @step
    def golden(self, state: EuthiaState) -> Flow:
        duel = at_hand(state)
        return draw_gold(state, duel.seat, state.cat.map.loot[duel.space][4])

    @step
    def player(self, state: EuthiaState) -> Flow:
        """4: used cards are discarded; the monster player keeps the others, down to the limit (EU-199)."""
        duel = at_hand(state)
        clear(state, duel, ALL_PLAYED)
        return limit(state, duel.master) if duel.master != NONE else None

    @step
    def hope(self, state: EuthiaState) -> Flow:
        """5: one Gaar for every two points of hope (EU-200)."""
        turn_hope(state, at_hand(state).seat)
        return None if beaten(state) else self.go(self.own_limit)

    @step
    def token(self, state: EuthiaState) -> Flow:
        """6: a token frees the space (EU-201 to EU-203, EU-206); a treasure there is the winner's (EU-232)."""
        duel = at_hand(state)
        if not duel.forced:
            return self.go(self.tell)
        free(state, duel.seat, duel.space)
        return call(state, MeetingNext(state.cat.foes.level[duel.foe] - 1))

    @step
    def freed(self, state: EuthiaState) -> Flow:
        """A spawned monster leaves nothing but its own end (EUS-102)."""
        if at_hand(state).space in state.spawned:
            return self.go(self.tell)
        state.story.space_freed(state, at_hand(state).seat, at_hand(state).space)
        return None

    @step
    def treasure(self, state: EuthiaState) -> Flow:
        """The treasure is the winner's, but finding it is a free action, which ruins do not allow (EU-232, EUS-099)."""
        duel = at_hand(state)
        if state.cat.map.land[duel.space] == TREASURE_LAND and duel.space not in state.ruined:
            return find(state, duel.seat, state.cat.map.treasure_level[duel.space])
        return None

    @step
    def tell(self, state: EuthiaState) -> Flow:
        duel = at_hand(state)
        if duel.foe == state.bounty:
            state.bounties[duel.seat].append(duel.foe)
            state.bounty = NONE
        return state.story.monster_beaten(state, duel.foe, duel.space)

    @step
    def own_limit(self, state: EuthiaState) -> Flow:
        return limit(state, at_hand(state).seat)


def wanted(state: EuthiaState, level: int) -> bool:
    """Is a trophy of this level good for something that all can see: the Griffin, a quest that lies open (EU-372)?"""
    up = [quest for quests in state.quests_up for quest in quests]
    asked = [give for quest in up for give in state.cat.quest_give[quest] if give.what == TROPHY]
    return state.beast != NONE or any(give.level <= level for give in asked)


def beaten(state: EuthiaState) -> bool:
    duel = at_hand(state)
    return duel.damage >= state.story.foe_health(state, duel.foe)


def turn_hope(state: EuthiaState, seat: Seat) -> None:
    """Turn what is left on the Die of Hope into Gaar (EU-200, EU-214)."""
    gained = state.hope // state.box.cards.hope.for_gaar
    state.hope = 0
    state.gaar[seat] += gained
    if gained:
        state.tell("hope-left", "EU-200", seat=seat, n=gained)


def free(state: EuthiaState, seat: Seat, space: int) -> None:
    """Lay the token that shows who freed a space (EU-201 to EU-203); a spawned monster leaves none (EUS-102)."""
    land = state.cat.map.land[space]
    if space in state.spawned:
        return
    if land in (MERCHANT, ALCHEMIST, TOWER):
        state.trade_token[space] = seat
    elif MOUNTAIN <= land <= CAVERN:
        state.add_tokens(seat, space, 2)
    else:
        state.hero_token[space] = seat
    state.tell("freed", "EU-206", seat=seat, space=name(state, space))


def barter(state: EuthiaState, seat: Seat) -> Flow:
    """Offer a Trade action to a winner who has more than he can carry and stands on a post; a step returns this."""
    if state.cat.map.land[state.at[seat]] not in (MERCHANT, ALCHEMIST) or excess(state, seat) <= 0:
        return None
    if trade_action.why_not(state, seat) is not None or not available(state, seat, TRADE):
        return None
    return call(state, Bartering(seat))


@procedure
class Bartering(Frame):
    """A Trade action at once after a victory, paid as usual (EU-205); who is not overladen may trade later as well."""

    seat: Seat = 0

    @step
    def offer(self, state: EuthiaState) -> Flow:
        options = [PASS, *([TRADE_NOW] if held(state, self.seat, TRADE) else []), *granting(state, self.seat, TRADE)]
        return ask(state, Choice(self.seat, "trade-now", tuple(options), "EU-205", default=PASS))

    @step
    def take(self, state: EuthiaState) -> Flow:
        if state.answer == PASS:
            return DONE
        if state.answer != TRADE_NOW:
            return use_piece(state, self.seat, state.answer)
        spend(state, self.seat, TRADE)
        return call(state, trade_action.Trading(self.seat))


@procedure
class MeetingNext(Frame):
    """The next card of a monster deck comes to the top; all see its back (EU-142)."""

    level: int = 0

    @step
    def draw(self, state: EuthiaState) -> Flow:
        deck, gone = state.monsters[self.level], state.monsters_discard[self.level]
        if not deck:
            deck += sorted(gone)
            gone.clear()
        if not deck:
            return DONE
        ids = state.cat.foes.ids
        return ask(state, Draw(tuple([ids[foe] for foe in deck]), 1, "monster", "EU-142"))

    @step
    def turn(self, state: EuthiaState) -> Flow:
        foe = next(f for f in state.monsters[self.level] if state.cat.foes.ids[f] == state.answer.word())
        state.monsters[self.level].remove(foe)
        state.top[self.level] = foe
        state.top_seen[self.level] = 0
        return DONE


@procedure
class Losing(Frame):
    """Death in a combat, in the order of the rulebook (EU-209 to EU-214)."""

    @step
    def leave(self, state: EuthiaState) -> Flow:
        """The monster goes back on its deck, seen by all; its player takes a token of the dead (EU-209, EU-210)."""
        duel = at_hand(state)
        if duel.forced:
            state.top_seen[state.cat.foes.level[duel.foe] - 1] = KNOWN
        state.story.note_damage(state, duel)
        state.tell("fell", "EU-208", seat=duel.seat, foe=state.cat.foes.names[duel.foe])
        state.deaths[duel.seat] += state.mode != COOP
        if duel.master != NONE:
            state.captured[duel.master] += 1
            state.tell("captured", "EU-210", seat=duel.master, other=duel.seat)
        turn_hope(state, duel.seat)
        return limit(state, duel.master) if duel.master != NONE else None

    @step
    def rise(self, state: EuthiaState) -> Flow:
        duel, figures = at_hand(state), state.box.cards.death
        state.gaar[duel.seat] += figures.gaar
        if state.mode == COOP:
            state.rep[duel.seat] = max(0, state.rep[duel.seat] - figures.rep_coop)
        revive(state, duel.seat)
        return draw_gold(state, duel.seat, figures.gold_cards)

    @step
    def settle(self, state: EuthiaState) -> Flow:
        return limit(state, at_hand(state).seat)

    @step
    def tell(self, state: EuthiaState) -> Flow:
        return state.story.hero_dies(state, at_hand(state).seat, at_hand(state).space)
