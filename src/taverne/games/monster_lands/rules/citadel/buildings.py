"""The Citadel: dice into buildings, bargaining, and the buildings that pay at once (ML-045 to ML-067, ML-089, ML-097).
Purchases are left to the chapter that follows; panic, which closes buildings, to the Cleanup."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import ENOUGH, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, ask, procedure, step
from taverne.engine.reasons import Reason

from ...box.catalogue import (
    ARMOURY,
    AT,
    BAZAAR,
    CODE_COLOUR,
    CODE_VALUE,
    CODES,
    DIE,
    LABORATORY,
    LAIR,
    MINE,
    NONE,
    PAWN_SHOP,
    TAVERN,
)
from ...box.vocabulary import BUILDINGS, Gain
from ...state.game_state import LandsState
from ..battle.effects import discounts, mine_bonus
from ..clan.supplies import give, receive
from ..solo.scenarios import is_closed, round_price

BUYING: Final = (LAIR, TAVERN, ARMOURY, BAZAAR)

CLOSED: Final = Reason("closed", "ML-268")
PANIC: Final = Reason("panic", "ML-193")
FULL: Final = Reason("building-full", "ML-028")
WRONG_DICE: Final = Reason("wrong-dice", "ML-046")
MINE_DICE: Final = Reason("mine-dice", "ML-045")
TOO_DEAR: Final = Reason("too-dear", "ML-048")
NO_EXCESS: Final = Reason("no-excess", "ML-072")
NOBODY_HOME: Final = Reason("nobody-home", "ML-091")
NO_NEW_FACES: Final = Reason("nothing-shown", "ML-078")
ROUND_PRICE: Final = Reason("round-price", "ML-080")
NOTHING_SHOWN: Final = {LAIR: Reason("nothing-shown", "ML-060"), BAZAAR: Reason("nothing-shown", "ML-096")}


def free_slots(state: LandsState, building: int) -> list[int]:
    """Return the slots where dice may go now: the leftmost empty one, or any (ML-028, ML-044, ML-046, ML-049)."""
    cat, taken = state.cat, state.slot_die
    clans = max(2, state.seats)
    free = []
    for slot in range(cat.slot_start[building], cat.slot_end[building]):
        if not taken[slot] and cat.slot_players[slot] <= clans:
            free.append(slot)
            if cat.leftmost[building]:
                break
    return free


def haggle(state: LandsState, building: int, value: int) -> int:
    """Return the discount of a Persuasion die placed now (ML-051 to ML-054)."""
    last = state.haggled[building]
    return value + last if value < last else value


def bargain(price: int, off: int) -> int:
    """Return a price after a Persuasion discount, never below 1 gold unless it was (ML-055)."""
    return min(price, max(1, price - off))


def fixed(state: LandsState, seat: Seat, building: int) -> int:
    """Return the sum of the clan's unused fixed discounts (ML-056)."""
    if building in (LAIR, TAVERN):
        return sum([n for _, n in discounts(state, seat, BUILDINGS[building])])
    return 0


def cheapest(state: LandsState, seat: Seat, building: int) -> int:
    """Return the lowest printed price of what the seat may buy there, NONE if there is nothing."""
    cat = state.cat
    prices: list[int] = []
    if building == LAIR:
        prices = [cat.trap_cost[kind] for kind in state.lair if kind != NONE]
    elif building == TAVERN:
        excess = state.excess_glory(seat)
        prices = [cat.cost[m] for m in recruits(state) if cat.reputation[m] <= excess]
    elif building == ARMOURY:
        return state.box.cards.prices.defence
    elif state.at_home(seat):
        prices = [cat.gear_cost[gear] for gear in state.bazaar if gear != NONE]
    return min(prices) if prices else NONE


def recruits(state: LandsState) -> list[int]:
    """Return who may be recruited: the mercenaries shown, and a novice while there are any (ML-070)."""
    return [member for member in state.tavern if member != NONE] + state.novices[:1]


def why_not_treat(state: LandsState, seat: Seat, more: int = 0) -> Reason | None:
    """Return why a seat, with so much more gold, cannot pay a general round, None if it can (ML-078)."""
    if not state.tavern_deck and not state.tavern_discard and all(member == NONE for member in state.tavern):
        return NO_NEW_FACES
    return None if state.gold[seat] + more >= round_price(state) else ROUND_PRICE


def useful_dice(state: LandsState, seat: Seat, building: int, more: int = 0) -> list[int]:
    """Return the kinds of pool dice with which the seat could buy something there (ML-046, ML-048, ML-050).

    ``more`` is gold that it does not have yet.
    """
    accepts = state.cat.accepts[building]
    pool = state.pool[seat]
    held = [code for code in range(CODES) if pool[code] and CODE_COLOUR[code] in accepts]
    if not held:
        return held
    if building == TAVERN and why_not_treat(state, seat, more) is None:
        return held
    price = cheapest(state, seat, building)
    if price == NONE:
        return []
    gold = state.gold[seat] + more
    if price <= gold:  # then with any of them, whatever it takes off
        return held
    gold += fixed(state, seat, building)
    return [c for c in held if bargain(price, haggle(state, building, CODE_VALUE[c]) if c > 1 else 0) <= gold]


def why_no_building(state: LandsState, seat: Seat, building: int, more: int = 0) -> Reason | None:
    """Return why the seat, with so much more gold, may not deploy in a building, None if it may (ML-046, ML-048)."""
    if is_closed(state, building):
        return CLOSED
    if state.panic[building]:
        return PANIC
    pool = state.pool[seat]
    if building == PAWN_SHOP:
        return None if any(pool) else WRONG_DICE
    slots = free_slots(state, building)
    if not slots:
        return FULL
    if building == LABORATORY:
        return None if pool[1] else WRONG_DICE
    if building == MINE:
        fewest = min([state.cat.slot_dice[slot] for slot in slots])
        return None if pool[0] >= fewest else MINE_DICE if pool[0] else WRONG_DICE
    if useful_dice(state, seat, building, more):
        return None
    accepts = state.cat.accepts[building]
    if not any(pool[code] and CODE_COLOUR[code] in accepts for code in range(CODES)):
        return WRONG_DICE
    if cheapest(state, seat, building) != NONE:
        return TOO_DEAR
    if building == BAZAAR and not state.at_home(seat):
        return NOBODY_HOME
    return NO_EXCESS if building == TAVERN else NOTHING_SHOWN[building]


def told(state: LandsState, seat: Seat, building: int, reason: Reason) -> Reason:
    """Return the reason with the words of its sentence."""
    data: dict[str, int | str] = {"building": state.cat.building_names[building]}
    if reason is TOO_DEAR:
        data["n"] = state.gold[seat]
    elif reason is NO_EXCESS:
        data["n"] = state.excess_glory(seat)
    return Reason(reason.key, reason.rule, data)


def open_buildings(state: LandsState, seat: Seat, more: int = 0) -> list[int]:
    return [b for b in range(len(BUILDINGS)) if why_no_building(state, seat, b, more) is None]


def spend_die(state: LandsState, seat: Seat, code: int) -> None:
    state.pool[seat][code] -= 1


def place_die(state: LandsState, seat: Seat, building: int, slot: int, code: int, n: int = 1) -> int:
    """Put ``n`` pool dice, one but at the Mine, into a slot and return the discount (ML-047, ML-051 to ML-053)."""
    spend_die(state, seat, code)
    state.slot_die[slot] = code + 1
    state.slot_by[slot] = seat
    off = 0
    value = CODE_VALUE[code]
    if value:
        off = haggle(state, building, value)
        state.haggled[building] = value
    kind = ("deployed-force", "deployed-magic", "deployed-persuasion")[CODE_COLOUR[code]]
    rule = "ML-051" if value else "ML-047"
    state.tell(kind, rule, seat=seat, building=state.cat.building_names[building], value=value, n=n)
    return off


@procedure
class Paying(Frame):
    """The buildings that pay at once: Laboratory and Mine, in a slot of one's choice (ML-063 to ML-065, ML-097)."""

    seat: Seat = 0
    building: int = 0

    def held(self, state: LandsState) -> int:
        """Return how many dice of the colour that the building takes the seat has."""
        return state.pool[self.seat][0 if self.building == MINE else 1]

    def slots(self, state: LandsState) -> list[int]:
        """Return one slot of each kind that the seat can fill."""
        cat = state.cat
        held = self.held(state)
        found: list[int] = []
        for slot in free_slots(state, self.building):
            kind = (cat.slot_dice[slot], cat.slot_effect[slot])
            if cat.slot_dice[slot] <= held and all((cat.slot_dice[s], cat.slot_effect[s]) != kind for s in found):
                found.append(slot)
        return found

    @step
    def offer(self, state: LandsState) -> Flow:
        start = state.cat.slot_start[self.building]
        options = tuple([AT[slot - start + 1] for slot in self.slots(state)])
        data: dict[str, int | str] = {"building": state.cat.building_names[self.building]}
        return ask(state, Choice(self.seat, "slot", options, "ML-065" if self.building != MINE else "ML-097", data))

    @step
    def place(self, state: LandsState) -> Flow:
        cat = state.cat
        slot = cat.slot_start[self.building] + state.answer.number() - 1
        code = 0 if self.building == MINE else 1
        place_die(state, self.seat, self.building, slot, code, cat.slot_dice[slot])
        for _ in range(cat.slot_dice[slot] - 1):
            spend_die(state, self.seat, code)
        source = cat.slot_source[slot]
        assert source is not None
        if self.building == MINE and source.gain is not None:
            for name, goods in mine_bonus(state, self.seat):
                state.tell("talent", "ML-029", seat=self.seat, mercenary=name)
                receive(state, self.seat, goods, "ML-357")
        return give(state, self.seat, source)

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        number = AT.index(action) if seat == self.seat and action in AT else 0
        cat = state.cat
        slot = cat.slot_start[self.building] + number - 1
        if not number or slot >= cat.slot_end[self.building]:
            return why_in_building(state, seat, self.seat, self.building)
        data: dict[str, int | str] = {"building": cat.building_names[self.building]}
        if state.slot_die[slot]:
            return Reason("slot-taken", "ML-028", data)
        if slot not in free_slots(state, self.building) or cat.slot_dice[slot] > self.held(state):
            return Reason("mine-dice", "ML-045", data)
        return Reason("slot-alike", "ML-098", data)


@procedure
class Pawning(Frame):
    """Any number of dice of any colour, one gold each (ML-089)."""

    seat: Seat = 0
    least: int = 0
    n: int = 0

    @step
    def offer(self, state: LandsState) -> Flow:
        """Dice are offered in rising order only, so that no set can be pawned in two ways."""
        pool = state.pool[self.seat]
        options = [DIE[code] for code in range(self.least, CODES) if pool[code]]
        if self.n:
            if not options:
                return self.go(self.pay)
            options.insert(0, ENOUGH)
        return ask(state, Choice(self.seat, "pawn", tuple(options), "ML-089", {"n": self.n}))

    @step
    def take(self, state: LandsState) -> Flow:
        if state.answer == ENOUGH:
            return self.go(self.pay)
        code = DIE.index(state.answer)
        spend_die(state, self.seat, code)
        self.least = code
        self.n += 1
        state.pawned += 1
        return self.go(self.offer)

    @step
    def pay(self, state: LandsState) -> Flow:
        effect = state.box.cards.building[PAWN_SHOP].per_die
        assert type(effect) is Gain
        state.tell("pawned", "ML-089", seat=self.seat, n=self.n)
        for _ in range(self.n):
            receive(state, self.seat, effect.goods, "ML-089")
        return DONE

    def tries(self, state: LandsState, seat: Seat) -> tuple[Action, ...]:
        return DIE

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        return why_in_building(state, seat, self.seat, PAWN_SHOP)


def why_in_building(state: LandsState, seat: Seat, owner: Seat, building: int) -> Reason:
    """Return why an answer is refused while dice are being placed in a building."""
    if seat != owner:
        return Reason("not-your-turn", "ML-037", {"seat": owner})
    data: dict[str, int | str] = {"building": state.cat.building_names[building]}
    return Reason("choose-die", state.pending[0].rule, data)
