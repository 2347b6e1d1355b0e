"""A hero's roll: two dice, Air and Earth, then whatever changes it until the player is content (EU-056 to EU-062).
What the total is for is left to the caller; the Die of Hope counts in a combat only (EU-180 to EU-191)."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Roll
from taverne.engine.frames import DONE, Flow, Frame, answered, ask, call, procedure, step
from taverne.engine.reasons import Reason

from ...box import compiled_effects as verb
from ...box.compiled_effects import AFTER_HERO_ROLL, HERO_ROLL, Op
from ...box.integer_tables import place
from ...state.duel import CLOVER, PLAIN
from ...state.game_state import EuthiaState
from ..goods.holdings import permanent
from ..goods.payment import TO_DWURT, spend_dwurt, to_dwurt
from ..goods.piece_use import Using
from ..goods.uses import find, usable, why_not
from ..travel.elementals import AIR, EARTH, felt
from .stakes import OF_COMBAT, OF_ROLLS, hope_full, kills, only, out_of_reach, topped

READY: Final = Action("done")
GAAR: Final = (Action("gaar", (1,)), Action("gaar", (2,)))
"""Discard a Gaar and roll the first die, or the second, again."""
DWURT: Final = Action("dwurt")
HOPE_PLUS: Final = Action("hope", ("plus",))
HOPE_DAMAGE: Final = Action("hope", ("damage",))
HOPE_GAAR: Final = Action("hope", ("gaar",))
AGAIN: Final = (Action("again", (1,)), Action("again", (2,)))
TURN: Final = (Action("turn", (1,)), Action("turn", (2,)))
HOPES: Final = (HOPE_PLUS, HOPE_DAMAGE, HOPE_GAAR)
SKOLDUR: Final = 4

NO_GAAR: Final = Reason("no-gaar", "EU-058")
NO_GAAR_FOR_SKOLDUR: Final = Reason("no-gaar-for-skoldur", "EU-359")
NO_DWURT: Final = Reason("no-dwurt", "EU-359")
NO_HOPE: Final = Reason("no-hope", "EU-190")


@procedure
class HeroRolling(Frame):
    """Roll, then use Gaar, clovers, hope and what else may follow a roll, in any order (EU-057, EU-058, EU-182)."""

    seat: Seat = 0
    purpose: str = ""
    dice: list[int] = field(default_factory=list)
    bonus: int = 0
    total: int = 0
    again: int = 0
    """Dice that an effect still lets the hero roll again."""
    turns: int = 0
    die: int = -1
    """The die that is being rolled again."""

    @step
    def roll(self, state: EuthiaState) -> Flow:
        return ask(state, Roll((6, 6), "hero-roll", "EU-056"))

    @step
    def shown(self, state: EuthiaState) -> Flow:
        """The first result feeds the Die of Hope, then Air and Earth act (EU-059 to EU-062, EU-180, EU-181)."""
        self.dice = [int(die) for die in state.answer.args]
        duel, figures = state.duel, state.box.cards
        first = sum(self.dice)
        state.tell("hero-rolled", "EU-056", reveals=True, seat=self.seat, a=self.dice[0], b=self.dice[1])
        if duel is not None and first <= figures.hope.hero_at_most:
            raise_hope(state)
        power = felt(state, self.seat, state.at[self.seat] if duel is None else duel.space)
        if power & AIR:
            turn_higher(self.dice)
        if power & EARTH:
            self.bonus += figures.dice.earth
        return None

    @step
    def offer(self, state: EuthiaState) -> Flow:
        if self.again:
            return self.pick(state, AGAIN, "EU-186")
        if self.turns:
            return self.pick(state, TURN, "EU-059")
        options = self.options(state)
        if len(options) == 1:
            return answered(state, READY)
        data: dict[str, int | str] = {"n": self.value(state), "a": self.dice[0], "b": self.dice[1]}
        return ask(state, Choice(self.seat, f"roll-{self.purpose}", tuple(options), "EU-057", data, READY))

    def pick(self, state: EuthiaState, dice: tuple[Action, ...], rule: str) -> Flow:
        data: dict[str, int | str] = {"a": self.dice[0], "b": self.dice[1]}
        return ask(state, Choice(self.seat, "pick-die", (READY, *dice), rule, data, READY))

    def options(self, state: EuthiaState) -> list[Action]:
        seat = self.seat
        found = [READY, *tokens(state, seat, GAAR)]
        found += [action for action, *_ in usable(state, seat, self.mask(state))]
        found += hope_uses(state, True)
        return found + ([TO_DWURT] if state.hero[seat] == SKOLDUR and state.gaar[seat] else [])

    def mask(self, state: EuthiaState) -> int:
        return 1 << HERO_ROLL | (1 << AFTER_HERO_ROLL if state.duel is not None else 0)

    @step
    def take(self, state: EuthiaState) -> Flow:
        action, seat = state.answer, self.seat
        if action == READY and not self.again and not self.turns:
            return self.go(self.finish)
        if action == READY:
            self.again = self.turns = 0
        elif action in AGAIN:
            self.again -= 1
            self.die = AGAIN.index(action)
            return self.go(self.reroll)
        elif action in TURN:
            self.turns -= 1
            self.dice[TURN.index(action)] = 7 - self.dice[TURN.index(action)]
        elif action in GAAR:
            state.gaar[seat] -= 1
            self.bonus += state.box.cards.dice.gaar
            self.die = GAAR.index(action)
            state.tell("gaar", "EU-058", seat=seat)
            return self.go(self.reroll)
        elif action == DWURT:
            spend_dwurt(state, seat, 1)
            self.bonus += state.box.cards.dice.dwurt
            state.tell("dwurt", "EU-359", seat=seat)
        elif action == TO_DWURT:
            to_dwurt(state, seat)
        elif action.kind == "hope":
            self.bonus += spend_hope(state, action)
        else:
            self.go(self.offer)
            return call(state, Using(seat, *find(state, seat, action, self.mask(state))))
        return self.go(self.offer)

    def idle(self, state: EuthiaState, choice: Choice) -> Action | None:
        """Let a roll stand that already kills the monster, or is in the highest band there is (EU-057).

        More could only be spent: what is left of the Die of Hope becomes Gaar all the same (EU-200), Gaar becomes Dwurt
        at any later moment (EU-357).  Whatever would do something beside the roll is still offered: in the highest
        band a point of damage, where that does not kill.  A roll stands as well that all tokens, hope and pieces
        together could not bring to a band that does more.
        """
        if self.again or self.turns:
            return None
        duel, n = state.duel, self.value(state)
        if duel is None:
            best = self.purpose == "challenge" and at_the_top(state, self.seat, n)
            return READY if best and only(state, self.seat, choice.options, self.mask(state), OF_ROLLS) else None
        if kills(state, duel, n):
            return READY if only(state, self.seat, choice.options, self.mask(state), OF_COMBAT) else None
        if HOPE_DAMAGE in choice.options or hope_full(state):
            return None
        if not only(state, self.seat, choice.options, self.mask(state), OF_ROLLS):
            return None
        stands = topped(state, duel, n) or out_of_reach(state, duel, self.dice, n, choice.options)
        return READY if stands else None

    def why(self, state: EuthiaState, seat: Seat, action: Action) -> Reason:
        if seat == self.seat:
            found = why_not_token(state, seat, action, GAAR, True) or why_not(state, seat, action, self.mask(state))
            if found is not None:
                return found
        return Frame.why(self, state, seat, action)

    @step
    def reroll(self, state: EuthiaState) -> Flow:
        return ask(state, Roll((6,), "reroll", "EU-058"))

    @step
    def rerolled(self, state: EuthiaState) -> Flow:
        """Neither hope nor Air looks at it again (EU-062, EU-186)."""
        self.dice[self.die] = state.answer.number()
        state.tell("rerolled", "EU-058", reveals=True, seat=self.seat, n=self.dice[self.die])
        return self.go(self.offer)

    @step
    def finish(self, state: EuthiaState) -> Flow:
        self.total = self.value(state)
        state.tell("hero-total", "EU-056", seat=self.seat, n=self.total)
        return DONE

    def value(self, state: EuthiaState) -> int:
        """Return the result as it stands."""
        total = sum(self.dice) + self.bonus + permanent(state, self.seat, verb.CLOVER)
        duel = state.duel
        if duel is not None:
            total += duel.penalty + duel.change(CLOVER) + state.cat.foes.penalty[duel.foe]
        return total

    def turn(self, state: EuthiaState, op: Op, n: int) -> Flow:
        """Let an effect change the roll: a clover, dice rolled again, dice turned."""
        if op.verb == verb.CLOVER:
            self.bonus += n
        elif op.verb == verb.REROLL:
            self.again += n
        else:
            self.turns += n
        return None


def at_the_top(state: EuthiaState, seat: Seat, total: int) -> bool:
    """Is there no higher band in the challenge of the elemental where the hero stands (EU-237)?"""
    bands = state.cat.challenge_band[state.cat.map.element[state.at[seat]]]
    return bands[place(total)] == bands[-1]


def tokens(state: EuthiaState, seat: Seat, dice: tuple[Action, ...]) -> list[Action]:
    """Return the tokens that a hero may spend on a roll of these dice: Gaar, Skoldur Dwurt (EU-058, EU-359)."""
    return [action for action in (*dice, DWURT) if why_not_token(state, seat, action, dice, True) is None]


def why_not_token(
    state: EuthiaState, seat: Seat, action: Action, dice: tuple[Action, ...], rolled: bool
) -> Reason | None:
    """Return why a hero may not spend a Gaar, a Dwurt or hope on a roll of these dice (EU-058, EU-190, EU-359).

    None if he may, or if that is not what is asked; ``rolled`` says that the roll is his own.
    """
    kind, skoldur = action.kind, state.hero[seat] == SKOLDUR
    if kind == "gaar":
        if skoldur:
            return NO_GAAR_FOR_SKOLDUR
        return None if state.gaar[seat] and action in dice else NO_GAAR
    if kind == "dwurt":
        return None if skoldur and state.dwurt[seat] and action == DWURT else NO_DWURT
    return why_not_hope(state, action, rolled) if kind == "hope" else None


def turn_higher(dice: list[int]) -> None:
    """Air turns the higher of two different dice to its opposite face (EU-059)."""
    if len(dice) == 2 and dice[0] != dice[1]:
        high = 0 if dice[0] > dice[1] else 1
        dice[high] = 7 - dice[high]


def raise_hope(state: EuthiaState) -> None:
    """Raise the Die of Hope by one, up to its top (EU-191)."""
    top = state.box.cards.hope.top
    if state.hope < top:
        state.hope += 1
        state.tell("hope", "EU-180", n=state.hope)


def hope_uses(state: EuthiaState, rolled: bool) -> list[Action]:
    """Return what points of hope buy now: after a hero roll, or at any moment of a combat (EU-187 to EU-190)."""
    return [action for action in HOPES if why_not_hope(state, action, rolled) is None]


def why_not_hope(state: EuthiaState, action: Action, rolled: bool) -> Reason | None:
    """Return why points of hope do not buy this now, None if they do: in a combat only (EU-187 to EU-190)."""
    figures = state.box.cards.hope
    if state.duel is None:
        return NO_HOPE
    if action == HOPE_GAAR:
        return None if state.hope >= figures.for_gaar else NO_HOPE
    if action == HOPE_PLUS and rolled:
        return None if state.hope >= figures.plus_one else NO_HOPE
    return None if action == HOPE_DAMAGE and rolled and state.hope >= figures.for_damage else NO_HOPE


def spend_hope(state: EuthiaState, action: Action) -> int:
    """Spend points of hope and return what is added to the roll; the damage counts as plain in this attack (EU-189)."""
    figures, duel = state.box.cards.hope, state.duel
    assert duel is not None
    if action == HOPE_GAAR:
        state.hope -= figures.for_gaar
        state.gaar[duel.seat] += 1
    elif action == HOPE_PLUS:
        state.hope -= figures.plus_one
    else:
        state.hope -= figures.for_damage
        duel.now[PLAIN] += 1
    state.tell(f"hope-{action.args[0]}", "EU-187", seat=duel.seat, n=state.hope)
    return 0 if action == HOPE_GAAR else 1


__all__ = ["HeroRolling", "hope_uses", "raise_hope", "spend_hope", "turn_higher"]


def give_roll_change(state: EuthiaState, seat: Seat, op: Op, n: int) -> Flow:
    """Let an effect change the hero roll that is going on, if one is."""
    roll = next((frame for frame in reversed(state.stack) if isinstance(frame, HeroRolling)), None)
    return roll.turn(state, op, n) if roll is not None else None
