"""What passes between supplies and clans: goods, dice that join a pool, full displays, limits of the clan board.
Why something is paid is left to the chapters that call; what pays it, to ``effects``."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action, Seat
from taverne.engine.decisions import Choice, Draw, Refusal, Roll
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ..catalogue import BREW, CODES, NONE
from ..effects import storage
from ..state import Table
from ..vocabulary import Goods, Stored

HIRED: Final = 0
TRAPS: Final = 1
WARES: Final = 2
SPOILS: Final = 3
PERSUASION_ROLLS: Final = tuple(Roll((6,) * n, "persuasion", "ML-036") for n in range(40))


def add_glory(table: Table, seat: Seat, n: int, rule: str) -> None:
    """Glory never falls below 0 and has no upper limit; reputation stays (ML-027, ML-076)."""
    if n:
        table.glory[seat] = max(0, table.glory[seat] + n)
        if table.events is not None:
            table.emit("glory" if n > 0 else "glory-lost", {"seat": seat, "n": abs(n)}, rule)


def add_gold(table: Table, seat: Seat, n: int, rule: str) -> None:
    if n:
        table.gold[seat] += n
        if table.events is not None:
            table.emit("gold" if n > 0 else "gold-paid", {"seat": seat, "n": abs(n)}, rule)


def store(table: Table, seat: Seat, item: Stored, n: int, rule: str) -> None:
    """Take so many tokens onto the clan board; what it cannot hold is discarded at once (ML-062, ML-066, ML-087).

    One scenario ignores Defence tokens from any source (ML-275).
    """
    if not n or (item == "defence" and table.twist is not None and table.twist.no_defence):
        return
    held: list[int] = getattr(table, item)
    held[seat] += n
    if table.events is not None:
        table.emit(item, {"seat": seat, "n": n}, rule)
    over = held[seat] - storage(table, seat, item)
    if over > 0:
        held[seat] -= over
        if table.events is not None:
            table.emit("overflow", {"seat": seat, "item": f"resource-{item}", "n": over}, "ML-062")


def receive(table: Table, seat: Seat, goods: Goods, rule: str) -> Flow:
    """Pay goods to a clan; traps among them are drawn from the supply, unseen by the others."""
    add_glory(table, seat, goods.glory, rule)
    add_gold(table, seat, goods.gold, rule)
    store(table, seat, "defence", goods.defence, rule)
    store(table, seat, "potion", goods.potion, rule)
    store(table, seat, "venom", goods.venom, rule)
    return call(table, GrantingTraps(seat, goods.trap)) if goods.trap else None


def join_pool(table: Table, seat: Seat, dice: tuple[int, int, int], rule: str) -> Flow:
    """Dice join a pool; Persuasion dice are rolled at once (ML-036, ML-074, ML-075)."""
    force, magic, persuasion = dice
    table.pool[CODES * seat] += force
    table.pool[CODES * seat + 1] += magic
    if table.events is not None:
        data = {"seat": seat, "force": force, "magic": magic, "persuasion": persuasion}
        table.emit("dice", data, rule)
    return call(table, RollingIn(seat, persuasion)) if persuasion else None


@procedure
class RollingIn(Frame):
    """Roll Persuasion dice into a pool (ML-036)."""

    seat: Seat = 0
    n: int = 0

    @step
    def roll(self, table: Table) -> Flow:
        return ask(table, PERSUASION_ROLLS[self.n])

    @step
    def keep(self, table: Table) -> Flow:
        base = CODES * self.seat + 1
        for value in table.answer.args:
            table.pool[base + int(value)] += 1
        if table.events is not None:
            table.emit("persuasion", {"seat": self.seat, "dice": list(table.answer.args)}, "ML-036", reveals=True)
        return DONE


@procedure
class Refilling(Frame):
    """Fill the gaps of a display from its supply; discards make a new one, but not at the Bazaar (ML-060, ML-077)."""

    display: int = 0

    def lists(self, table: Table) -> tuple[list[int], list[int], list[int]]:
        """Return display, supply and discards."""
        if self.display == HIRED:
            return table.tavern, table.tavern_deck, table.tavern_discard
        if self.display == TRAPS:
            return table.lair, table.trap_supply, table.trap_discard
        if self.display == WARES:
            return table.bazaar, table.gear_deck, table.gear_discard
        return table.spoils, table.loot_deck, table.loot_discard

    def words(self, table: Table) -> tuple[str, ...]:
        cat = table.cat
        return (cat.member_ids, cat.trap_ids, cat.gear_ids, cat.loot_ids)[self.display]

    @step
    def draw(self, table: Table) -> Flow:
        """Discarded equipment never comes back (ML-096); loot, traps and mercenaries do (ML-181)."""
        shown, supply, discard = self.lists(table)
        gaps = shown.count(NONE)
        if not gaps:
            return DONE
        if not supply:
            if self.display == WARES or not discard:
                return DONE
            supply += discard
            discard.clear()
        words = self.words(table)
        return ask(table, Draw(tuple([words[i] for i in supply]), min(gaps, len(supply)), *REFILL[self.display]))

    @step
    def place(self, table: Table) -> Flow:
        shown, supply, _ = self.lists(table)
        words = self.words(table)
        for word in table.answer.args:
            piece = next(i for i in supply if words[i] == word)
            supply.remove(piece)
            shown[shown.index(NONE)] = piece
        if table.events is not None:
            prefix = ("mercenary", "trap", "equipment", "loot")[self.display]
            kind, rule = REFILL[self.display]
            table.emit(kind, {"items": [f"{prefix}-{word}" for word in table.answer.args]}, rule, reveals=True)
        return self.go(self.draw)


REFILL: Final = (("tavern", "ML-077"), ("lair", "ML-060"), ("bazaar", "ML-095"), ("spoils", "ML-180"))


@procedure
class GrantingTraps(Frame):
    """Traps that are paid out come from the supply, and only their owner sees them (ML-061)."""

    seat: Seat = 0
    n: int = 0

    @step
    def draw(self, table: Table) -> Flow:
        supply = table.trap_supply
        if len(supply) < self.n:
            supply += table.trap_discard
            table.trap_discard.clear()
        ids = table.cat.trap_ids
        return ask(table, Draw(tuple([ids[kind] for kind in supply]), min(self.n, len(supply)), "traps", "ML-061"))

    @step
    def keep(self, table: Table) -> Flow:
        for word in table.answer.args:
            kind = table.cat.trap_index[str(word)]
            table.trap_supply.remove(kind)
            table.traps[self.seat].append(kind)
        table.traps[self.seat].sort()
        if table.events is not None:
            names = [f"trap-{word}" for word in table.answer.args]
            data = {"seat": self.seat, "n": len(names)}
            table.emit("traps", data, "ML-061", private={"items": names}, seen_by=(self.seat,), reveals=True)
        return call(table, Storing(self.seat))


@procedure
class Storing(Frame):
    """The owner chooses which traps go when the clan board cannot hold them all (ML-059, ML-062)."""

    seat: Seat = 0

    @step
    def offer(self, table: Table) -> Flow:
        traps = table.traps[self.seat]
        over = len(traps) - storage(table, self.seat, "trap")
        if over <= 0:
            return DONE
        return ask(table, Choice(self.seat, "overflow", trap_options(table, self.seat), "ML-062", {"n": over}))

    @step
    def drop(self, table: Table) -> Flow:
        discard_trap(table, self.seat, table.answer, "ML-062")
        return self.go(self.offer)

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        return Refusal("overflow", "ML-059") if table.asked(seat) else Refusal("not-asked")


def distinct(kinds: list[int]) -> list[int]:
    """Return each number once, in its first order."""
    return list(dict.fromkeys(kinds))


def trap_options(table: Table, seat: Seat) -> tuple[Action, ...]:
    """Return ``discard <trap>`` for each kind a clan holds."""
    return tuple([table.cat.discard_trap[kind] for kind in distinct(table.traps[seat])])


def discard_trap(table: Table, seat: Seat, action: Action, rule: str) -> None:
    """Put a trap of the clan board on the discards, face up."""
    word = str(action.args[0])
    kind = table.cat.trap_index[word]
    table.traps[seat].remove(kind)
    table.trap_discard.append(kind)
    table.emit("trap-discarded", {"seat": seat, "trap": f"trap-{word}"}, rule, reveals=True)


@procedure
class Brewing(Frame):
    """Take so many potions and venoms, in any mix (ML-063, ML-064, ML-362)."""

    seat: Seat = 0
    n: int = 0
    rule: str = "ML-063"

    @step
    def offer(self, table: Table) -> Flow:
        return ask(table, Choice(self.seat, "brew", BREW[self.n], self.rule, {"n": self.n}))

    @step
    def take(self, table: Table) -> Flow:
        potions, venoms = table.answer.args
        store(table, self.seat, "potion", int(potions), self.rule)
        store(table, self.seat, "venom", int(venoms), self.rule)
        return DONE

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        return Refusal("brew", self.rule, {"n": self.n}) if table.asked(seat) else Refusal("not-asked")
