"""What to do in the Adventure: against hits, with one's own dice, with contracts and spoils, for the bots.
Whom to send is left to ``expedition_plans``, chances to ``odds``."""

from __future__ import annotations

from typing import Final, cast

from taverne.engine.actions import PASS, Action
from taverne.engine.decisions import Choice

from ..box.catalogue import NONE, PERSUASION, PLACE_OF
from ..box.pieces import Monster
from ..box.vocabulary import COLOURS, DieBonus, DrainGlory, Reroll, TotalBonus
from ..odds.forecast import battle, load_of, opposition, plan_of
from ..rules.battle.ambush import ALLOW, CANCEL, HOLD, REVEAL, Ambushing, Conflicting
from ..rules.battle.attack import Hitting
from ..rules.battle.effects import forbids, power_n
from ..rules.battle.strike import CAPTURE, KILL, ROLL, ROLL_COLOUR, STOP, VENOM, Striking
from ..rules.battle.strike import FIGHT as FIGHTING
from ..rules.outside.missions import FULFIL, Contracting
from .expedition_plans import LOOT, death_glory
from .piece_values import Worth
from .quick_odds import reaches, stands
from .roll_choices import fought, reached

CENT: Final = 100
"""What ends of a fight are worth is reckoned in hundredths of a point."""


class Tactician:
    """Answers the questions of battles and missions."""

    def __init__(self, worth: Worth, careful: bool = True) -> None:
        """Begin; who is not careful reckons the dice only roughly, which is quicker."""
        self.careful = careful
        self.worth = worth
        self.state = worth.state
        self.cat = worth.cat
        self.seat = worth.seat

    # Against the monster's attack

    def shield(self, choice: Choice) -> Action:
        """Give up Magic dice in the number that promises most."""
        frame = cast(Hitting, self.state.stack[-1])
        state, e = self.state, frame.e
        member = state.who[e]
        plan = plan_of(state, member, e, load_of(state, e, self.seat), frame.monster)
        card = state.box.cards.monster[frame.monster]
        foe = opposition(state, PLACE_OF[e], frame.monster)
        fight = battle(state)
        before = (fight.damage if fight is not None else 0) + plan.venoms * foe.venom
        killing = card.kill_value - plan.kill_bonus - before
        capturing = card.capture_value - plan.capture_bonus - before
        beating = min(killing, capturing) if plan.traps >= plan.needed else killing
        loss = self.worth.member(member) - self.worth.glory * death_glory(state, e)

        def promise(action: Action) -> float:
            k = action.number()
            alive = stands(frame.dice - k, plan.room - frame.hits, foe.hit)
            kill, beat = reaches(plan.roll, killing, k), reaches(plan.roll, beating, k)
            success = (beat - kill) * self.worth.captured(card) + kill * self.worth.killed(card)
            return alive * (success + (1 - beat) * LOOT / 2) - (1 - alive) * loss

        return max(choice.options, key=promise)

    def defend(self, choice: Choice) -> Action:
        """Cancel all that can be cancelled, unless the mercenary dies all the same."""
        frame = cast(Hitting, self.state.stack[-1])
        most = choice.options[-1]
        e = frame.e
        potions = 0 if forbids(self.state, frame.monster, "potion") else self.state.potions[e]
        left = frame.hits - most.number() - potions + self.state.wounded[self.state.who[e]]
        return most if left <= 1 else choice.options[0]

    def drink(self, choice: Choice) -> Action:
        """Drink to stay alive, or where a wound costs glory; else keep the potion for healing at home."""
        frame = cast(Hitting, self.state.stack[-1])
        wounded = self.state.wounded[self.state.who[frame.e]]
        most = len(choice.options) - 1
        if frame.hits - most + wounded > 1:
            return choice.options[0]
        if power_n(self.state, frame.monster, DrainGlory) and most >= frame.hits:
            return choice.options[frame.hits]
        return choice.options[max(0, frame.hits + wounded - 1)]

    def redirect(self, choice: Choice) -> Action:
        """Send dice to somebody else's mercenary."""
        for action in choice.options[1:]:
            fight = battle(self.state)
            if fight is not None:
                target = self.first(fight.place) + action.number(1) - 1
                if self.state.seat_of(target) != self.seat:
                    return action
        return PASS

    def first(self, place: int) -> int:
        return next(e for e, at in enumerate(PLACE_OF) if at == place)

    # One's own dice

    def strike(self, choice: Choice) -> Action:
        """Roll, reroll, spend what makes the difference, declare."""
        frame = cast(Striking, self.state.stack[-1])
        options = choice.options
        if self.careful:
            return self.aimed(frame, options)
        if frame.attempt == FIGHTING:
            return self.fight(frame, options)
        if ROLL in options:
            return ROLL
        total = frame.total(self.state, 0)
        missing = frame.aim - total
        if missing <= 0:
            return self.rest(options)
        return self.improve(frame, options, missing)

    def aimed(self, frame: Striking, options: tuple[Action, ...]) -> Action:
        """Play the dice for the best by exact odds; loot comes in where all the rest does not do."""
        if frame.attempt == FIGHTING:
            card = self.state.box.cards.monster[frame.aim]
            capture, kill = self.spoils(card, frame)
            ends = (0, round(CENT * capture), round(CENT * kill))
            found = fought(self.state, frame, options, lambda end, total: ends[end])
            goals = [card.kill_value - frame.total(self.state, 2)]
            if self.can_capture(frame):
                goals.append(card.capture_value - frame.total(self.state, 1))
            missing = min(goals)
        else:
            found = reached(self.state, frame, options)
            missing = frame.aim - frame.total(self.state, 0)
        if found == STOP and missing > 0:
            return self.spend_loot(frame, options, missing) or found
        return found

    def fight(self, frame: Striking, options: tuple[Action, ...]) -> Action:
        card = self.state.box.cards.monster[frame.aim]
        capture, kill = self.spoils(card, frame)
        if KILL in options and (kill >= capture or CAPTURE not in options):
            return KILL
        if CAPTURE in options:
            return CAPTURE if capture >= kill or ROLL not in options else ROLL
        trapped = ROLL in options and len(options) > 1
        if ROLL in options:
            if trapped and capture > kill:
                return next((action for action in ROLL_COLOUR if action in options), ROLL)
            return ROLL
        goals = [card.kill_value - frame.total(self.state, 2)]
        if self.can_capture(frame):
            goals.append(card.capture_value - frame.total(self.state, 1))
        return self.improve(frame, options, min(goals))

    def can_capture(self, frame: Striking) -> bool:
        plan = plan_of(self.state, self.state.who[frame.e], frame.e, load_of(self.state, frame.e, self.seat), frame.aim)
        return plan.traps >= plan.needed

    def spoils(self, card: Monster, frame: Striking) -> tuple[float, float]:
        """Return what a capture and a kill are worth, loot for the occasion included."""
        capture, kill = self.worth.captured(card), self.worth.killed(card)
        for token in self.state.loot[self.seat]:
            word = self.cat.loot_ids[token]
            capture += 3.0 if word == "glory_capture_3" else 0.0
            kill += 4.0 if word == "glory_kill_4" else 0.0
        return capture, kill

    def improve(self, frame: Striking, options: tuple[Action, ...], missing: int) -> Action:
        """All dice lie and the total falls short: spend what makes the difference, else roll low dice again."""
        venoms = self.state.venoms[frame.e] * self.state.box.cards.battle.venom if VENOM in options else 0
        if VENOM in options and missing <= venoms:
            return VENOM
        again = self.low_die(options)
        if again is not None and missing <= 5 + venoms:
            return again
        spent = self.spend_loot(frame, options, missing - venoms)
        if spent is not None:
            return spent
        if again is not None and again.number(1) <= 3:
            return again
        return self.rest(options)

    def low_die(self, options: tuple[Action, ...]) -> Action | None:
        """Return the reroll of the lowest die, unless it shows as much as can be."""
        again = [action for action in options if action.kind == "reroll" and action.number(1) < 6]
        return min(again, key=lambda action: action.number(1), default=None)

    def spend_loot(self, frame: Striking, options: tuple[Action, ...], missing: int) -> Action | None:
        """Return loot that closes the gap, or gives a fair chance to."""
        faces = self.state.faces[frame.e]
        for action in options:
            if action.kind != "loot":
                continue
            effect = self.cat.loot_effect[self.cat.loot_index[action.word()]]
            if isinstance(effect, TotalBonus) and effect.n >= missing:
                return action
            if isinstance(effect, DieBonus):
                dice = sum([1 for face in faces if COLOURS[face.colour] == effect.colour])
                if dice * effect.n >= missing:
                    return action
            if isinstance(effect, Reroll):
                low = [face.value for face in faces if COLOURS[face.colour] in effect.colours]
                if low and missing <= 2 * effect.n and min(low) <= 3:
                    return action
        return None

    def rest(self, options: tuple[Action, ...]) -> Action:
        return STOP if STOP in options else options[0]

    # Missions, spoils, ambushes

    def contract(self, choice: Choice) -> Action:
        frame = cast(Contracting, self.state.stack[-1])
        deal = frame.deal(self.state)
        if FULFIL in choice.options and self.worth.goods(deal.reward) + self.worth.wishes.deed > self.worth.cost(
            deal.cost
        ):
            return FULFIL
        return PASS

    def loot(self, choice: Choice) -> Action:
        return max(choice.options, key=lambda action: self.worth.loot(self.cat.loot_index[action.word()]))

    def worst_trap(self, choice: Choice) -> Action:
        return min(choice.options, key=lambda action: self.worth.trap(self.cat.trap_index[action.word()]))

    def reveal(self, choice: Choice) -> Action:
        """Turn traps; an ambush only if somebody else stands near."""
        frame = cast(Conflicting, self.state.stack[-1])
        e = frame.order[0]
        kind = self.state.laid[e][self.state.shown[e]]
        if not self.cat.is_ambush[kind]:
            return REVEAL
        near = self.state.occupied(PLACE_OF[e])
        return REVEAL if any(self.state.seat_of(x) not in (self.seat, NONE) for x in near) else HOLD

    def target(self, choice: Choice) -> Action:
        """Aim at somebody else, where there is most to take."""
        frame = cast(Ambushing, self.state.stack[-1])

        def promise(action: Action) -> tuple[bool, int]:
            x = self.first(PLACE_OF[frame.e]) + action.number() - 1
            return self.state.seat_of(x) != self.seat, sum(self.state.dice_on(x)[:PERSUASION]) - self.state.shields[x]

        return max(choice.options, key=promise)

    def ambush(self, choice: Choice) -> Action:
        frame = cast(Ambushing, self.state.stack[-1])
        return ALLOW if self.state.seat_of(frame.e) == self.seat else CANCEL
