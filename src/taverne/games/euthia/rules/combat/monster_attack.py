"""The monster's attack: what the hero does before it, the player's cards, the dice, the duel over them, the wounds.
Without rivals combat cards take the place of a player (``without_rivals``); ``effect_sequence`` says what cards do."""

from __future__ import annotations

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice, Refusal, Roll
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box import compiled_effects as verb
from ...box.integer_tables import NONE, place
from ...state.duel import CHANGES, CLOVERED, DICE, LASTING, RABBIT, WOUNDS_LESS, WOUNDS_MORE, Duel
from ...state.game_state import Table
from ..goods.cards import EXCHANGE, exchange
from ..goods.holdings import permanent
from ..goods.payment import TO_DWURT, spend_dwurt, to_dwurt
from ..goods.uses import TILE, Using, find, refuse, usable
from .effect_sequence import Carrying, clear
from .effects import at_hand, fallen, immune
from .hero_roll import (
    DWURT,
    GAAR,
    HOPE_GAAR,
    READY,
    SKOLDUR,
    hope_uses,
    no_token,
    raise_hope,
    spend_hope,
    turn_higher,
)
from .monster_cards import AFTER, BEFORE, PlayingCards, might_play, no_card, play, sets
from .without_rivals import Intervening, card_dice, combat_card


@procedure
class HeroUsing(Frame):
    """Let the hero use any number of pieces of a window; where there is nothing to use nobody asks (EU-151, EU-152)."""

    mask: int = 0
    prompt: str = "healing"
    rule: str = "EU-151"

    @step
    def offer(self, table: Table) -> Flow:
        duel = at_hand(table)
        if fallen(table, duel):
            return DONE
        found = [action for action, *_ in usable(table, duel.seat, self.mask)]
        if not found and table.hope < table.box.cards.hope.top:
            return DONE
        options = (READY, *found, *asides(table, duel.seat))
        data: dict[str, int | str] = {"foe": table.cat.foes.names[duel.foe], "health": table.health[duel.seat]}
        return ask(table, Choice(duel.seat, self.prompt, options, self.rule, data, READY))

    @step
    def take(self, table: Table) -> Flow:
        duel = at_hand(table)
        if table.answer == READY:
            return DONE
        if aside(table, duel.seat, table.answer):
            return self.go(self.offer)
        return call(table, Using(duel.seat, *find(table, duel.seat, table.answer, self.mask)))

    @step
    def again(self, table: Table) -> Flow:
        return self.go(self.offer)

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        if seat == at_hand(table).seat:
            found = refuse(table, seat, action, self.mask)
            if found is not None:
                return found
        return Frame.why(self, table, seat, action)


def asides(table: Table, seat: Seat) -> list[Action]:
    """Return what a hero may do at any moment of a combat: hope for a Gaar, for Skoldur Gaar to Dwurt (EU-188, EU-357).

    Where he has nothing else to do he is asked only if the Die of Hope is full, as a further point would be lost.
    """
    found = hope_uses(table, False)
    if table.hero[seat] == SKOLDUR and table.gaar[seat]:
        found.append(TO_DWURT)
    return found


def aside(table: Table, seat: Seat, action: Action) -> bool:
    """Do one of these things, if it is one."""
    if action == HOPE_GAAR:
        spend_hope(table, action)
    elif action == TO_DWURT:
        to_dwurt(table, seat)
    else:
        return False
    return True


@procedure
class MonsterAttack(Frame):
    """One attack of the monster, in its four steps (EU-152 to EU-164)."""

    turn: int = 0
    die: int = 0

    @step
    def ready_hero(self, table: Table) -> Flow:
        """A1: the hero uses what may be used before the roll; an attack left out has no steps (EU-150, EU-152)."""
        duel = at_hand(table)
        if duel.stun:
            return self.go(self.expire)
        duel.now = duel.later
        duel.later = [0] * CHANGES
        duel.spent = []
        return call(table, HeroUsing(BEFORE, "before-monster", "EU-152"))

    @step
    def expire(self, table: Table) -> Flow:
        """A2: clovers of the round before end; a stunned monster leaves this attack out (EU-150, EU-153)."""
        duel = at_hand(table)
        duel.penalty = 0
        clear(table, duel, (CLOVERED,))
        if fallen(table, duel):
            return DONE
        if duel.stun:
            duel.stun -= 1
            table.emit("stunned", {"foe": table.cat.foes.names[duel.foe]}, "EU-150")
            return DONE
        self.turn = 0
        return None

    @step
    def lasting(self, table: Table) -> Flow:
        """Cards that stay work in every further attack, once for each kind (EU-224)."""
        duel = at_hand(table)
        kinds = sorted({duel.played[at] for at in range(0, len(duel.played), 3) if duel.played[at + 2] == LASTING})
        if self.turn == len(kinds):
            return None
        self.turn += 1
        self.go(self.lasting)
        return call(table, Carrying(2, kinds[self.turn - 1]))

    @step
    def player(self, table: Table) -> Flow:
        """A3: the monster player plays cards (EU-154)."""
        return call(table, PlayingCards(BEFORE, "EU-154"))

    @step
    def roll(self, table: Table) -> Flow:
        """B: two dice, fewer by Air essences; without rivals a combat card (EU-155, EU-156, EU-333)."""
        duel = at_hand(table)
        if fallen(table, duel):
            return DONE
        if duel.master == NONE:
            return combat_card(table)
        return ask(table, Roll((6,) * max(1, 2 - duel.change(DICE)), "monster-roll", "EU-155"))

    @step
    def shown(self, table: Table) -> Flow:
        """The Hope check, then Air and Earth (EU-157, EU-158)."""
        duel, figures = at_hand(table), table.box.cards
        duel.dice = [int(die) for die in table.answer.args] if duel.master != NONE else card_dice(table)
        if table.events is not None:
            data = {"foe": table.cat.foes.names[duel.foe], "dice": list(duel.dice)}
            table.emit("monster-rolled", data, "EU-155", reveals=True)
        if sum(duel.dice) >= figures.hope.monster_at_least:
            raise_hope(table)
        if not immune(table, duel):
            if duel.air:
                turn_higher(duel.dice)
            if duel.earth:
                duel.now[RABBIT] += figures.dice.earth
        duel.passed = 0
        self.turn = 0
        return call(table, Intervening()) if duel.master == NONE else None

    @step
    def alternate(self, table: Table) -> Flow:
        """C: monster player and hero in turn, until both have passed (EU-159 to EU-161)."""
        duel = at_hand(table)
        if duel.passed >= 2 or fallen(table, duel):
            return self.go(self.answer_hero)
        options = self.options(table, duel)
        if len(options) == 1 and not (self.turn == 0 and might_play(table, duel)):
            table.answer = PASS
            return None
        seat = duel.master if self.turn == 0 else duel.seat
        data: dict[str, int | str] = {
            "foe": table.cat.foes.names[duel.foe],
            "n": strength(table, duel),
            "gaar": duel.gaar if self.turn == 0 else table.gaar[duel.seat],
        }
        return ask(table, Choice(seat, "duel", tuple(options), "EU-159", data, PASS))

    def options(self, table: Table, duel: Duel) -> list[Action]:
        found = [PASS]
        dice = GAAR[: len(duel.dice)]
        if self.turn == 0:
            if duel.master == NONE:
                return found
            found += dice if duel.gaar else ()
            return found + (sets(table, duel, AFTER) if duel.chaos else [])
        if immune(table, duel):
            return found
        if table.hero[duel.seat] == SKOLDUR:
            found += [DWURT] if table.dwurt[duel.seat] else []
        elif table.gaar[duel.seat]:
            found += dice
        return found + asides(table, duel.seat)

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        duel = at_hand(table)
        found = None
        if self.turn == 0 and seat == duel.master:
            found = no_card(table, duel, action, AFTER)
            found = Refusal("no-gaar", "EU-166") if action.kind == "gaar" else found
        elif self.turn == 1 and seat == duel.seat:
            found = no_token(table, seat, action)
            found = Refusal("immune", "EU-321") if found is not None and immune(table, duel) else found
        return Frame.why(self, table, seat, action) if found is None else found

    @step
    def act(self, table: Table) -> Flow:
        duel, action = at_hand(table), table.answer
        mine = self.turn == 1
        self.go(self.alternate)
        if mine and aside(table, duel.seat, action):
            return None
        if action == EXCHANGE:
            return exchange(table, duel.master, EXCHANGE)
        self.turn = 1 - self.turn
        if action == PASS:
            duel.passed += 1
            return None
        duel.passed = 0
        figures = table.box.cards.dice
        if action == DWURT:
            spend_dwurt(table, duel.seat, 1)
            duel.now[RABBIT] -= figures.dwurt
            table.emit("dwurt", {"seat": duel.seat}, "EU-359")
            return None
        if action in GAAR:
            if mine:
                table.gaar[duel.seat] -= 1
            else:
                duel.gaar -= 1
            duel.now[RABBIT] += -figures.gaar if mine else figures.gaar
            self.die = GAAR.index(action)
            table.emit("gaar-duel", {"foe": table.cat.foes.names[duel.foe], "own": int(mine)}, "EU-160")
            return self.go(self.reroll)
        return play(table, action)

    @step
    def reroll(self, table: Table) -> Flow:
        return ask(table, Roll((6,), "reroll", "EU-160"))

    @step
    def rerolled(self, table: Table) -> Flow:
        duel = at_hand(table)
        duel.dice[self.die] = int(table.answer.args[0])
        if table.events is not None:
            table.emit("monster-rerolled", {"n": duel.dice[self.die]}, "EU-160", reveals=True)
        return self.go(self.alternate)

    @step
    def answer_hero(self, table: Table) -> Flow:
        """The hero's shields and what else may follow; nothing answers them (EU-162)."""
        return call(table, HeroUsing(AFTER, "after-monster", "EU-162"))

    @step
    def wound(self, table: Table) -> Flow:
        """D: the band of the final strength, and its wounds (EU-164, EU-171 to EU-173)."""
        duel, foes = at_hand(table), table.cat.foes
        if fallen(table, duel):
            return DONE
        duel.strength = strength(table, duel)
        band = foes.band[duel.foe][place(duel.strength)]
        if table.events is not None:
            table.emit("monster-strength", {"foe": foes.names[duel.foe], "n": duel.strength}, "EU-164")
        saved, duel.survive = duel.survive, []
        if not inflict(table, duel, foes.wounds[duel.foe][band] if band != NONE else 0, bool(saved)):
            return None
        thing, tile, n, index = saved
        return call(table, Using(duel.seat, TILE, thing, n, index, tile=tile, at=Using.INDEX["offer"]))

    @step
    def special(self, table: Table) -> Flow:
        """What else is in the band (EU-309, EU-315 to EU-318)."""
        duel = at_hand(table)
        band = table.cat.foes.band[duel.foe][place(duel.strength)]
        if band == NONE or fallen(table, duel):
            return DONE
        return call(table, Carrying(0, duel.foe, band))


def strength(table: Table, duel: Duel) -> int:
    """Return the monster's combat strength as it stands."""
    change = duel.change(RABBIT)
    if not immune(table, duel):
        change += permanent(table, duel.seat, verb.RABBIT)
    return sum(duel.dice) + change


def inflict(table: Table, duel: Duel, plain: int, saved: bool = False) -> bool:
    """Wound the hero: more only if there are plain wounds, less after that, then what guards him (EU-172, EU-173).

    Return whether something has just kept him from being killed.
    """
    more, less, spared, total = wounding(table, duel, plain)
    duel.guard -= spared
    left = table.health[duel.seat] - total
    kept = left <= 0 and saved
    table.health[duel.seat] = 1 if kept else max(0, left)
    if table.events is not None:
        sums = {"plain": plain, "more": more, "less": less, "spared": spared}
        table.emit("wounded", {"seat": duel.seat, "n": total, "health": table.health[duel.seat], **sums}, "EU-171")
    return kept


def wounding(table: Table, duel: Duel, plain: int) -> tuple[int, int, int, int]:
    """Return by how much plain wounds grow and shrink, what guards take of them, and how many are left."""
    standing = permanent(table, duel.seat, verb.WOUNDS_PLUS)
    more = duel.change(WOUNDS_MORE) + max(0, standing) if plain else 0
    less = duel.change(WOUNDS_LESS) - min(0, standing)
    total = max(0, plain + more - less)
    spared = min(total, duel.guard)
    return more, less, spared, total - spared
