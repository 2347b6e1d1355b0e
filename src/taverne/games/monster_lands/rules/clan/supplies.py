"""What passes between supplies and clans: goods, dice that join a pool, full displays, limits of the clan board.
Why something is paid is left to the chapters that call; what pays it, to ``effects``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import ENOUGH, Action, Seat
from taverne.engine.decisions import Choice, Draw, Roll
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step
from taverne.engine.reasons import Reason

from ...box.catalogue import BREW, NONE, persuasion_die
from ...box.sources import Source
from ...box.vocabulary import Goods, Stored
from ...state.game_state import LandsState
from ..battle.effects import storage

HIRED: Final = 0
TRAPS: Final = 1
WARES: Final = 2
SPOILS: Final = 3
PERSUASION_ROLLS: Final = tuple(Roll((6,) * n, "persuasion", "ML-036") for n in range(40))


def add_glory(state: LandsState, seat: Seat, n: int, rule: str) -> None:
    """Glory never falls below 0 and has no upper limit; reputation stays (ML-027, ML-076)."""
    if n:
        state.glory[seat] = max(0, state.glory[seat] + n)
        state.tell("glory" if n > 0 else "glory-lost", rule, seat=seat, n=abs(n))


def add_gold(state: LandsState, seat: Seat, n: int, rule: str) -> None:
    if n:
        state.gold[seat] += n
        state.tell("gold" if n > 0 else "gold-paid", rule, seat=seat, n=abs(n))


def store(state: LandsState, seat: Seat, item: Stored, n: int, rule: str) -> None:
    """Take so many tokens onto the clan board; what it cannot hold is discarded at once (ML-062, ML-066, ML-087).

    One scenario ignores Defence tokens from any source (ML-275).
    """
    if not n or (item == "defence" and state.twist is not None and state.twist.no_defence):
        return
    held: list[int] = getattr(state, item)
    held[seat] += n
    state.tell(item, rule, seat=seat, n=n)
    over = held[seat] - storage(state, seat, item)
    if over > 0:
        held[seat] -= over
        state.tell("overflow", "ML-062", seat=seat, item=f"resource-{item}", n=over)


def receive(state: LandsState, seat: Seat, goods: Goods, rule: str) -> Flow:
    """Pay goods to a clan; traps among them are drawn from the supply, unseen by the others."""
    add_glory(state, seat, goods.glory, rule)
    add_gold(state, seat, goods.gold, rule)
    store(state, seat, "defence", goods.defence, rule)
    store(state, seat, "venom", goods.venom, rule)
    if goods.trap:
        call(state, GrantingTraps(seat, goods.trap))
    return gain_potions(state, seat, goods.potion, rule)


def may_have(state: LandsState, seat: Seat, source: Source) -> bool:
    """Whether a clan can have now what a source gives."""
    verb = source.verb
    if verb.give is None:
        return False
    return verb.may is None or verb.may(state, seat, source, source.effect)


def give(state: LandsState, seat: Seat, source: Source) -> Flow:
    """Hand out what a source gives to a clan."""
    handler = source.verb.give
    assert handler is not None, "it gives something to a clan"
    return handler(state, seat, source, source.effect)


def gain_potions(state: LandsState, seat: Seat, n: int, rule: str) -> Flow:
    """Take potions onto the clan board; where they would overflow, the wounded at home may drink (ML-062, ML-067)."""
    if state.potion[seat] + n > storage(state, seat, "potion") and wounded_at_home(state, seat):
        return call(state, Drinking(seat, n, rule))
    store(state, seat, "potion", n, rule)
    return None


def wounded_at_home(state: LandsState, seat: Seat) -> list[int]:
    """Return whom a potion of the clan board could heal (ML-067)."""
    return [member for member in state.at_home(seat) if state.wounded[member]]


def heal(state: LandsState, seat: Seat, member: int) -> None:
    """A potion of the clan board heals a member that is at home (ML-067)."""
    state.potion[seat] -= 1
    state.wounded[member] = 0
    state.tell("healed", "ML-067", seat=seat, mercenary=state.cat.member_names[member])


def join_pool(state: LandsState, seat: Seat, dice: tuple[int, int, int], rule: str) -> Flow:
    """Dice join a pool; Persuasion dice are rolled at once (ML-036, ML-074, ML-075)."""
    force, magic, persuasion = dice
    state.pool[seat][0] += force
    state.pool[seat][1] += magic
    state.tell("dice", rule, seat=seat, force=force, magic=magic, persuasion=persuasion)
    return call(state, RollingIn(seat, persuasion)) if persuasion else None


@procedure
class RollingIn(Frame):
    """Roll Persuasion dice into a pool (ML-036)."""

    seat: Seat = 0
    n: int = 0

    @step
    def roll(self, state: LandsState) -> Flow:
        return ask(state, PERSUASION_ROLLS[self.n])

    @step
    def keep(self, state: LandsState) -> Flow:
        for value in state.answer.args:
            state.pool[self.seat][persuasion_die(int(value))] += 1
        state.tell("persuasion", "ML-036", reveals=True, seat=self.seat, dice=list(state.answer.args))
        return DONE


def renew(supply: list[int], discard: list[int], n: int = 1) -> list[int]:
    """Add the discards, in the order in which they lie, to a supply that holds fewer than ``n``; return it."""
    if len(supply) < n:
        supply += discard
        discard.clear()
    return supply


@procedure
class Refilling(Frame):
    """Fill the gaps of a display from its supply; discards make a new one, but not at the Bazaar (ML-060, ML-077)."""

    display: int = 0

    def lists(self, state: LandsState) -> tuple[list[int], list[int], list[int]]:
        """Return display, supply and discards."""
        if self.display == HIRED:
            return state.tavern, state.tavern_deck, state.tavern_discard
        if self.display == TRAPS:
            return state.lair, state.trap_supply, state.trap_discard
        if self.display == WARES:
            return state.bazaar, state.gear_deck, state.gear_discard
        return state.spoils, state.loot_deck, state.loot_discard

    def words(self, state: LandsState) -> tuple[str, ...]:
        cat = state.cat
        return (cat.member_ids, cat.trap_ids, cat.gear_ids, cat.loot_ids)[self.display]

    @step
    def draw(self, state: LandsState) -> Flow:
        """Discarded equipment never comes back (ML-096); loot, traps and mercenaries do (ML-181)."""
        shown, supply, discard = self.lists(state)
        gaps = shown.count(NONE)
        if not gaps:
            return DONE
        if not supply and (self.display == WARES or not renew(supply, discard)):
            return DONE
        words = self.words(state)
        return ask(state, Draw(tuple([words[i] for i in supply]), min(gaps, len(supply)), *REFILL[self.display]))

    @step
    def place(self, state: LandsState) -> Flow:
        shown, supply, _ = self.lists(state)
        words = self.words(state)
        for word in state.answer.args:
            piece = next(i for i in supply if words[i] == word)
            supply.remove(piece)
            shown[shown.index(NONE)] = piece
        prefix = ("mercenary", "trap", "equipment", "loot")[self.display]
        kind, rule = REFILL[self.display]
        state.tell(kind, rule, reveals=True, items=[f"{prefix}-{word}" for word in state.answer.args])
        return self.go(self.draw)


REFILL: Final = (("tavern", "ML-077"), ("lair", "ML-060"), ("bazaar", "ML-095"), ("spoils", "ML-180"))


@procedure
class GrantingTraps(Frame):
    """Traps that are paid out come from the supply, and only their owner sees them (ML-061)."""

    seat: Seat = 0
    n: int = 0

    @step
    def draw(self, state: LandsState) -> Flow:
        supply = renew(state.trap_supply, state.trap_discard, self.n)
        ids = state.cat.trap_ids
        return ask(state, Draw(tuple([ids[kind] for kind in supply]), min(self.n, len(supply)), "traps", "ML-061"))

    @step
    def keep(self, state: LandsState) -> Flow:
        for word in state.answer.args:
            kind = state.cat.trap_index[str(word)]
            state.trap_supply.remove(kind)
            state.traps[self.seat].append(kind)
        state.traps[self.seat].sort()
        names = [f"trap-{word}" for word in state.answer.args]
        data = {"seat": self.seat, "n": len(names)}
        state.emit("traps", data, "ML-061", private={"items": names}, seen_by=(self.seat,), reveals=True)
        return call(state, Storing(self.seat))


@procedure
class Storing(Frame):
    """The owner chooses which traps go when the clan board cannot hold them all (ML-059, ML-062)."""

    seat: Seat = 0

    @step
    def offer(self, state: LandsState) -> Flow:
        traps = state.traps[self.seat]
        over = len(traps) - storage(state, self.seat, "trap")
        if over <= 0:
            return DONE
        return ask(state, Choice(self.seat, "overflow", trap_options(state, self.seat), "ML-062", {"n": over}))

    @step
    def drop(self, state: LandsState) -> Flow:
        discard_trap(state, self.seat, state.answer, "ML-062")
        return self.go(self.offer)

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        return Reason("overflow", "ML-059") if state.asked(seat) else Reason("not-asked")


@procedure
class Drinking(Frame):
    """Potions come to a clan board that cannot hold them all: the wounded at home may drink first (ML-062, ML-067)."""

    seat: Seat = 0
    n: int = 0
    rule: str = "ML-062"

    @step
    def offer(self, state: LandsState) -> Flow:
        seat = self.seat
        over = state.potion[seat] + self.n - storage(state, seat, "potion")
        sick = wounded_at_home(state, seat) if state.potion[seat] else []
        if over <= 0 or not sick:
            return self.go(self.keep)
        options = (ENOUGH, *[state.cat.heal[member] for member in sick])
        return ask(state, Choice(seat, "heal", options, self.rule, {"n": over}, default=ENOUGH))

    @step
    def take(self, state: LandsState) -> Flow:
        if state.answer == ENOUGH:
            return self.go(self.keep)
        heal(state, self.seat, state.cat.member_index[state.answer.word()])
        return self.go(self.offer)

    @step
    def keep(self, state: LandsState) -> Flow:
        store(state, self.seat, "potion", self.n, self.rule)
        return DONE


def distinct(kinds: list[int]) -> list[int]:
    """Return each number once, in its first order."""
    return list(dict.fromkeys(kinds))


def trap_options(state: LandsState, seat: Seat) -> tuple[Action, ...]:
    """Return ``discard <trap>`` for each kind a clan holds."""
    return tuple([state.cat.discard_trap[kind] for kind in distinct(state.traps[seat])])


def discard_trap(state: LandsState, seat: Seat, action: Action, rule: str) -> None:
    """Put a trap of the clan board on the discards, face up."""
    word = action.word()
    kind = state.cat.trap_index[word]
    state.traps[seat].remove(kind)
    state.trap_discard.append(kind)
    state.tell("trap-discarded", rule, reveals=True, seat=seat, trap=f"trap-{word}")


@procedure
class Brewing(Frame):
    """Take so many potions and venoms, in any mix (ML-063, ML-064, ML-362)."""

    seat: Seat = 0
    n: int = 0
    rule: str = "ML-063"

    @step
    def offer(self, state: LandsState) -> Flow:
        return ask(state, Choice(self.seat, "brew", BREW[self.n], self.rule, {"n": self.n}))

    @step
    def take(self, state: LandsState) -> Flow:
        potions, venoms = state.answer.args
        store(state, self.seat, "venom", int(venoms), self.rule)
        return gain_potions(state, self.seat, int(potions), self.rule)

    def why(self, state: LandsState, seat: Seat, action: Action) -> Reason:
        return Reason("brew", self.rule, {"n": self.n}) if state.asked(seat) else Reason("not-asked")
