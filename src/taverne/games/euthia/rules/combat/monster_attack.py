"""The monster's attack: what the hero does before it, the player's cards, the dice, the duel over them, the wounds.
Without rivals combat cards take the place of a player (``without_rivals``); ``effect_sequence`` says what cards do."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice, Roll
from taverne.engine.frames import DONE, Flow, Frame, answered, ask, call, procedure, step
from taverne.engine.reasons import Reason

from ...box.integer_tables import NONE, place
from ...state.duel import CHANGES, CLOVERED, DICE, FOE_STEP, RABBIT, Duel
from ...state.game_state import EuthiaState
from ..goods.cards import EXCHANGE, exchange
from ..goods.immunity import immune
from ..goods.payment import TO_DWURT, spend_dwurt, to_dwurt
from ..goods.piece_use import Using
from ..goods.uses import IMMUNE, TILE, actions, find, why_not
from .effect_sequence import Carrying, clear
from .effects import at_hand, fallen
from .hero_roll import (
    DWURT,
    GAAR,
    HOPE_GAAR,
    READY,
    SKOLDUR,
    hope_uses,
    raise_hope,
    spend_hope,
    tokens,
    turn_higher,
    why_not_token,
)
from .monster_cards import AFTER, BEFORE, PlayingCards, cards_may_come, might_play, play, sets, why_not_card
from .stakes import (
    can_wait,
    free_shield,
    harmless,
    healing_waits,
    hope_full,
    strength,
    unmended,
    wasted,
    weakens,
    wounding,
)
from .without_rivals import Intervening, card_dice, combat_card

NO_GAAR: Final = Reason("no-gaar", "EU-166")


@procedure
class HeroUsing(Frame):
    """Let the hero use any number of pieces of a window; where there is nothing to use nobody asks (EU-151, EU-152)."""

    mask: int = 0
    prompt: str = "healing"
    rule: str = "EU-151"

    @step
    def offer(self, state: EuthiaState) -> Flow:
        duel = at_hand(state)
        if fallen(state, duel):
            return DONE
        found = actions(state, duel.seat, self.mask)
        if not found and state.hope < state.box.cards.hope.top and not dwurt_helps(state, duel.seat, self.mask):
            return DONE
        options = (READY, *found, *asides(state, duel.seat))
        data: dict[str, int | str] = {"foe": state.cat.foes.names[duel.foe], "health": state.health[duel.seat]}
        return ask(state, Choice(duel.seat, self.prompt, options, self.rule, data, READY))

    @step
    def take(self, state: EuthiaState) -> Flow:
        self.go(self.offer)
        duel = at_hand(state)
        if state.answer == READY:
            return DONE
        if aside(state, duel.seat, state.answer):
            return self.go(self.offer)
        return call(state, Using(duel.seat, *find(state, duel.seat, state.answer, self.mask)))

    def idle(self, state: EuthiaState, choice: Choice) -> Action | None:
        """Use nothing where all pieces wait without loss, or would be spent for nothing.

        After the monster's roll (EU-162): where it does no harm and pieces only lessen wounds, or all of them together
        leave it in its band.  A shield that lessens the wounds and takes nothing is used; the rest can still follow it.
        Before the roll (EU-152): what may follow it waits. Whatever a hero would win by using it now he wins by using
        it then, when he knows the dice; unless cards could still come that seal it (EU-227).
        Before the hero's own attack (EU-151): healing waits for the next round, as nothing wounds him before that; if
        the monster falls, it is saved.  Hope for a Gaar waits always, unless the Die of Hope is full.
        """
        duel, seat, options = at_hand(state), choice.seat, choice.options
        if hope_full(state):
            return None
        if self.mask == AFTER:
            spared = wasted(state, seat, options, self.mask)
            return READY if spared else free_shield(state, seat, options, self.mask)
        if self.mask == BEFORE:
            waits = not cards_may_come(state, duel) and can_wait(state, seat, options, BEFORE, AFTER)
            return READY if waits else None
        later = self.prompt == "healing" and duel.step == FOE_STEP
        return READY if later and healing_waits(state, seat, options, self.mask) else None

    def why(self, state: EuthiaState, seat: Seat, action: Action) -> Reason:
        if seat == at_hand(state).seat:
            found = why_not(state, seat, action, self.mask)
            if found is not None:
                return found
        return Frame.why(self, state, seat, action)


def asides(state: EuthiaState, seat: Seat) -> list[Action]:
    """Return what a hero may do at any moment of a combat: hope for a Gaar, for Skoldur Gaar to Dwurt (EU-188, EU-357).

    Where he has nothing else to do he is asked only if the Die of Hope is full, as a further point would be lost.
    """
    found = hope_uses(state, False)
    if turnable(state, seat):
        found.append(TO_DWURT)
    return found


def why_not_reroll(duel: Duel, action: Action) -> Reason | None:
    """Return why the monster rolls no die again for Gaar, None if it may or if that is not what is asked (EU-166)."""
    if action.kind != "gaar":
        return None
    return None if duel.gaar and action in GAAR[: len(duel.dice)] else NO_GAAR


def turnable(state: EuthiaState, seat: Seat) -> int:
    """Return how many Gaar a hero may turn into Dwurt at any time: Skoldur all he has, others none (EU-357)."""
    return state.gaar[seat] if state.hero[seat] == SKOLDUR else 0


def dwurt_helps(state: EuthiaState, seat: Seat, mask: int) -> bool:
    """Could Skoldur use something in this window if he turned his Gaar into Dwurt first (EU-357)?"""
    more = turnable(state, seat)
    if not more:
        return False
    state.dwurt[seat] += more
    found = actions(state, seat, mask)
    state.dwurt[seat] -= more
    return bool(found)


def aside(state: EuthiaState, seat: Seat, action: Action) -> bool:
    """Do one of these things, if it is one."""
    if action == HOPE_GAAR:
        spend_hope(state, action)
    elif action == TO_DWURT:
        to_dwurt(state, seat)
    else:
        return False
    return True


@procedure
class MonsterAttack(Frame):
    """One attack of the monster, in its four steps (EU-152 to EU-164)."""

    turn: int = 0
    die: int = 0

    @step
    def ready_hero(self, state: EuthiaState) -> Flow:
        """A1: the hero uses what may be used before the roll; an attack left out has no steps (EU-150, EU-152)."""
        duel = at_hand(state)
        if duel.stun:
            return self.go(self.expire)
        duel.now = duel.later
        duel.later = [0] * CHANGES
        duel.spent = []
        return call(state, HeroUsing(BEFORE, "before-monster", "EU-152"))

    @step
    def expire(self, state: EuthiaState) -> Flow:
        """A2: clovers of the round before end; a stunned monster leaves this attack out (EU-150, EU-153)."""
        duel = at_hand(state)
        duel.penalty = 0
        clear(state, duel, (CLOVERED,))
        if fallen(state, duel):
            return DONE
        if duel.stun:
            duel.stun -= 1
            state.tell("stunned", "EU-150", foe=state.cat.foes.names[duel.foe])
            return DONE
        self.turn = 0
        return None

    @step
    def lasting(self, state: EuthiaState) -> Flow:
        """Cards that stay work in every further attack, once for each kind (EU-224)."""
        duel = at_hand(state)
        kinds = duel.lasting_cards()
        if self.turn == len(kinds):
            return None
        self.turn += 1
        self.go(self.lasting)
        return call(state, Carrying(2, kinds[self.turn - 1]))

    @step
    def player(self, state: EuthiaState) -> Flow:
        """A3: the monster player plays cards (EU-154)."""
        return call(state, PlayingCards(BEFORE, "EU-154"))

    @step
    def roll(self, state: EuthiaState) -> Flow:
        """B: two dice, fewer by Air essences; without rivals a combat card (EU-155, EU-156, EU-333)."""
        duel = at_hand(state)
        if fallen(state, duel):
            return DONE
        if duel.master == NONE:
            return combat_card(state)
        return ask(state, Roll((6,) * max(1, 2 - duel.change(DICE)), "monster-roll", "EU-155"))

    @step
    def shown(self, state: EuthiaState) -> Flow:
        """The Hope check, then Air and Earth (EU-157, EU-158)."""
        duel, figures = at_hand(state), state.box.cards
        duel.dice = [int(die) for die in state.answer.args] if duel.master != NONE else card_dice(state)
        state.tell("monster-rolled", "EU-155", reveals=True, foe=state.cat.foes.names[duel.foe], dice=list(duel.dice))
        if sum(duel.dice) >= figures.hope.monster_at_least:
            raise_hope(state)
        if not immune(state, duel):
            if duel.air:
                turn_higher(duel.dice)
            if duel.earth:
                duel.now[RABBIT] += figures.dice.earth
        duel.passed = 0
        self.turn = 0
        return call(state, Intervening()) if duel.master == NONE else None

    @step
    def alternate(self, state: EuthiaState) -> Flow:
        """C: monster player and hero in turn, until both have passed (EU-159 to EU-161)."""
        duel = at_hand(state)
        if duel.passed >= 2 or fallen(state, duel):
            return self.go(self.answer_hero)
        options = self.options(state, duel)
        if len(options) == 1 and not (self.turn == 0 and might_play(state, duel)):
            return answered(state, PASS)
        seat = duel.master if self.turn == 0 else duel.seat
        data: dict[str, int | str] = {
            "foe": state.cat.foes.names[duel.foe],
            "n": strength(state, duel),
            "gaar": duel.gaar if self.turn == 0 else state.gaar[duel.seat],
        }
        return ask(state, Choice(seat, "duel", tuple(options), "EU-159", data, PASS))

    def options(self, state: EuthiaState, duel: Duel) -> list[Action]:
        found = [PASS]
        dice = GAAR[: len(duel.dice)]
        if self.turn == 0:
            if duel.master == NONE:
                return found
            found += [die for die in dice if why_not_reroll(duel, die) is None]
            return found + (sets(state, duel, AFTER) if duel.chaos else [])
        if immune(state, duel):
            return found
        return found + tokens(state, duel.seat, dice) + asides(state, duel.seat)

    def idle(self, state: EuthiaState, choice: Choice) -> Action | None:
        """Pass for a hero whom the roll does no harm, or who cannot bring it down to another band (EU-161).

        If the monster's player changes it after that, the hero is asked again; until then spending is for nothing.
        Tokens and pieces that lower the strength are counted together: they may do what neither does alone.
        """
        if self.turn == 0 or hope_full(state):
            return None
        return PASS if harmless(state) or self.out_of_reach(state, choice.seat) else None

    def out_of_reach(self, state: EuthiaState, seat: Seat) -> bool:
        """Are all lower bands out of reach of a hero's tokens, hope turned into Gaar among them (EU-160, EU-359)?"""
        figures = state.box.cards
        gaar = state.gaar[seat] + state.hope // figures.hope.for_gaar
        less = weakens(state, seat, AFTER)
        if state.hero[seat] == SKOLDUR:
            return unmended(state, state.dwurt[seat] + gaar, figures.dice.dwurt, False, less)
        return unmended(state, gaar, figures.dice.gaar, True, less)

    def window(self, state: EuthiaState, choice: Choice) -> bool:
        """What the monster's player could do depends on a hand that nobody else sees (EU-222)."""
        return self.turn == 0

    def why(self, state: EuthiaState, seat: Seat, action: Action) -> Reason:
        duel = at_hand(state)
        found = None
        if self.turn == 0 and seat == duel.master:
            found = why_not_reroll(duel, action) or why_not_card(state, duel, action, AFTER)
        elif self.turn == 1 and seat == duel.seat:
            if action.kind in ("gaar", "dwurt", "hope") and immune(state, duel):
                return IMMUNE
            found = why_not_token(state, seat, action, GAAR[: len(duel.dice)], False)
        return Frame.why(self, state, seat, action) if found is None else found

    @step
    def act(self, state: EuthiaState) -> Flow:
        duel, action = at_hand(state), state.answer
        mine = self.turn == 1
        self.go(self.alternate)
        if mine and aside(state, duel.seat, action):
            return None
        if action == EXCHANGE:
            return exchange(state, duel.master, EXCHANGE)
        self.turn = 1 - self.turn
        if action == PASS:
            duel.passed += 1
            return None
        duel.passed = 0
        figures = state.box.cards.dice
        if action == DWURT:
            spend_dwurt(state, duel.seat, 1)
            duel.now[RABBIT] -= figures.dwurt
            state.tell("dwurt", "EU-359", seat=duel.seat)
            return None
        if action in GAAR:
            if mine:
                state.gaar[duel.seat] -= 1
            else:
                duel.gaar -= 1
            duel.now[RABBIT] += -figures.gaar if mine else figures.gaar
            self.die = GAAR.index(action)
            state.tell("gaar-duel", "EU-160", foe=state.cat.foes.names[duel.foe], own=int(mine))
            return self.go(self.reroll)
        return play(state, action)

    @step
    def reroll(self, state: EuthiaState) -> Flow:
        return ask(state, Roll((6,), "reroll", "EU-160"))

    @step
    def rerolled(self, state: EuthiaState) -> Flow:
        duel = at_hand(state)
        duel.dice[self.die] = state.answer.number()
        state.tell("monster-rerolled", "EU-160", reveals=True, n=duel.dice[self.die])
        return self.go(self.alternate)

    @step
    def answer_hero(self, state: EuthiaState) -> Flow:
        """The hero's shields and what else may follow; nothing answers them (EU-162)."""
        return call(state, HeroUsing(AFTER, "after-monster", "EU-162"))

    @step
    def wound(self, state: EuthiaState) -> Flow:
        """D: the band of the final strength, and its wounds (EU-164, EU-171 to EU-173)."""
        duel, foes = at_hand(state), state.cat.foes
        if fallen(state, duel):
            return DONE
        duel.strength = strength(state, duel)
        band = foes.band[duel.foe][place(duel.strength)]
        state.tell("monster-strength", "EU-164", foe=foes.names[duel.foe], n=duel.strength)
        by, duel.survive = duel.survive, None
        kept = inflict(state, duel, foes.wounds[duel.foe][band] if band != NONE else 0, by is not None)
        if by is None or not kept:
            return None
        return call(state, Using(duel.seat, TILE, by.thing, by.use, by.effect, tile=by.tile, at=Using.INDEX["offer"]))

    @step
    def special(self, state: EuthiaState) -> Flow:
        """What else is in the band (EU-309, EU-315 to EU-318)."""
        duel = at_hand(state)
        band = state.cat.foes.band[duel.foe][place(duel.strength)]
        if band == NONE or fallen(state, duel):
            return DONE
        return call(state, Carrying(0, duel.foe, band))


def inflict(state: EuthiaState, duel: Duel, plain: int, saved: bool = False) -> bool:
    """Wound the hero: more only if there are plain wounds, less after that, then what guards him (EU-172, EU-173).

    Return whether something has just kept him from being killed.
    """
    more, less, spared, total = wounding(state, duel, plain)
    duel.guard -= spared
    left = state.health[duel.seat] - total
    kept = left <= 0 and saved
    state.health[duel.seat] = 1 if kept else max(0, left)
    health = state.health[duel.seat]
    state.tell(
        "wounded", "EU-171", seat=duel.seat, n=total, health=health, plain=plain, more=more, less=less, spared=spared
    )
    return kept


__all__ = ["HeroUsing", "MonsterAttack", "inflict", "strength", "wounding"]
