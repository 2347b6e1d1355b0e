"""The hero's attack: the monster player's Curses, what the hero uses before, the tile chosen, the roll, the damage.
The roll itself is left to ``hero_roll`` (EU-147 to EU-149, EU-175 to EU-185, EU-192 to EU-194)."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice, Refusal
from taverne.engine.frames import DONE, Flow, Frame, ask, call, procedure, step

from ...box import compiled_effects as verb
from ...box.compiled_effects import BEFORE_HERO_ROLL, INITIATIVE, STRIKE
from ...box.integer_tables import NONE, place
from ...box.pieces import ATTACKS, FIRST_ATTACKS, TILE_KINDS
from ...state.duel import CHANGES, DAMAGE_LESS, DAMAGE_MORE, PLAIN, Duel
from ...state.game_state import Table
from ..goods.holdings import permanent, set_size
from ..goods.payment import spend_dwurt
from ..goods.uses import TILE, Using
from ..scenarios import played as scenarios
from .effect_sequence import Carrying
from .effects import at_hand, fallen
from .hero_roll import HeroRolling
from .monster_attack import HeroUsing
from .monster_cards import FIRST, PlayingCards

USUAL: Final = tuple(TILE_KINDS.index(kind) for kind in ATTACKS)
SWIFT: Final = tuple(TILE_KINDS.index(kind) for kind in FIRST_ATTACKS)
ENGAGED: Final = tuple(TILE_KINDS.index(kind) for kind in ("combat_ability", "initiative_ability"))


def weapons(table: Table, duel: Duel, swift: bool) -> list[int]:
    """Return the things that may be chosen for an attack, equal ones once (EU-149, EU-177, EU-178)."""
    cat, kinds = table.cat, SWIFT if swift else USUAL
    found: dict[int, int] = {}
    for thing in table.slots[duel.seat]:
        if thing < 0:
            continue
        tile = table.design[thing]
        if cat.tile_kind[tile] not in kinds or table.engaged[thing] or thing in duel.sealed:
            continue
        if cat.tile_set[tile] > set_size(table, duel.seat):
            continue
        if tile < cat.hero_tiles and cat.tile_dwurt[tile] > table.dwurt[duel.seat]:
            continue
        found.setdefault(tile, thing)
    return list(found.values())


def no_weapon(table: Table, duel: Duel, word: str, swift: bool) -> Refusal | None:
    """Return why a tile may not be chosen for an attack, None if it is none that attacks."""
    cat, seat = table.cat, duel.seat
    tile = cat.tile_index.get(word, NONE)
    if tile == NONE or cat.tile_kind[tile] not in (*USUAL, *SWIFT):
        return None
    things = [thing for thing in table.slots[seat] if thing >= 0 and table.design[thing] == tile]
    if not things:
        return Refusal("not-held", "EU-292")
    if cat.tile_kind[tile] not in (SWIFT if swift else USUAL):
        return Refusal("no-initiative", "EU-149") if swift else Refusal("only-initiative", "EU-177")
    if table.engaged[things[0]]:
        return Refusal("engaged", "EU-178")
    if things[0] in duel.sealed:
        return Refusal("sealed", "EU-227")
    if cat.tile_set[tile] > set_size(table, seat):
        return Refusal("needs-set", "EU-299", {"n": cat.tile_set[tile]})
    return Refusal("no-dwurt", "EU-360")


@procedure
class HeroAttack(Frame):
    """One attack of the hero in its four steps; ``swift`` is the initiative attack, which may be left out."""

    swift: int = 0

    @step
    def curse(self, table: Table) -> Flow:
        """A1: the last cards of the round; none before the first round (EU-148, EU-175)."""
        duel = at_hand(table)
        if not weapons(table, duel, bool(self.swift)):
            return self.unarmed(table)
        duel.now = duel.ahead
        duel.ahead = [0] * CHANGES
        duel.spent = []
        duel.weapon = NONE
        return None if self.swift else call(table, PlayingCards(FIRST, "EU-175"))

    def unarmed(self, table: Table) -> Flow:
        """Without a tile to choose the attack is skipped (EU-177)."""
        if not self.swift:
            table.emit("no-attack", {"seat": at_hand(table).seat}, "EU-177")
        return DONE

    @step
    def ready(self, table: Table) -> Flow:
        """A2: the hero uses what may be used before his roll (EU-176)."""
        return call(table, HeroUsing(1 << BEFORE_HERO_ROLL, "before-hero", "EU-176"))

    @step
    def offer(self, table: Table) -> Flow:
        """B: one weapon or combat ability (EU-149, EU-177)."""
        duel = at_hand(table)
        if fallen(table, duel):
            return DONE
        attack = table.cat.attack
        options = [attack[table.design[thing]] for thing in weapons(table, duel, bool(self.swift))]
        if not options:
            return self.unarmed(table)
        if self.swift:
            options.insert(0, PASS)
        elif len(options) == 1:
            table.answer = options[0]
            return None
        data: dict[str, int | str] = {"foe": table.cat.foes.names[duel.foe]}
        rule = "EU-149" if self.swift else "EU-177"
        prompt = "initiative" if self.swift else "attack"
        return ask(table, Choice(duel.seat, prompt, tuple(options), rule, data, options[0]))

    def why(self, table: Table, seat: Seat, action: Action) -> Refusal:
        duel = at_hand(table)
        if seat == duel.seat and action.kind == "attack" and action.args:
            found = no_weapon(table, duel, str(action.args[0]), bool(self.swift))
            if found is not None:
                return found
        return Frame.why(self, table, seat, action)

    @step
    def choose(self, table: Table) -> Flow:
        duel, cat = at_hand(table), table.cat
        if table.answer == PASS:
            return DONE
        tile = cat.tile_index[str(table.answer.args[0])]
        duel.weapon = next(t for t in weapons(table, duel, bool(self.swift)) if table.design[t] == tile)
        duel.struck |= self.swift
        if cat.tile_kind[tile] in ENGAGED:
            table.engaged[duel.weapon] = 1
        if tile < cat.hero_tiles and cat.tile_dwurt[tile]:
            spend_dwurt(table, duel.seat, cat.tile_dwurt[tile])
        if table.events is not None:
            table.emit("attacks", {"seat": duel.seat, "tile": cat.tile_names[tile]}, "EU-177")
        trigger = INITIATIVE if self.swift else STRIKE
        extra = next((n for n, use in enumerate(cat.tile_uses[tile]) if use.trigger == trigger), NONE)
        return call(table, Striking(duel.weapon, extra)) if extra != NONE else None

    @step
    def roll(self, table: Table) -> Flow:
        duel = at_hand(table)
        return DONE if fallen(table, duel) else call(table, HeroRolling(duel.seat, "attack"))

    @step
    def hit(self, table: Table) -> Flow:
        """D: the band of the final strength, and its damage (EU-184, EU-192 to EU-194)."""
        duel, cat = at_hand(table), table.cat
        rolled = table.returned
        assert isinstance(rolled, HeroRolling)
        tile = table.design[duel.weapon]
        duel.strength = rolled.total
        band = cat.tile_band[tile][place(rolled.total)]
        strike(table, duel, cat.tile_damage[tile][band] if band != NONE else 0)
        return call(table, Carrying(3, tile, band)) if band != NONE else None

    @step
    def end(self, table: Table) -> Flow:
        return DONE


@procedure
class Striking(Frame):
    """What a tile does because it was chosen, besides its bands: as a use that engages nothing more (EU-278)."""

    thing: int = NONE
    n: int = 0

    @step
    def begin(self, table: Table) -> Flow:
        duel = at_hand(table)
        table.stack.append(Using(duel.seat, TILE, self.thing, self.n, tile=table.design[self.thing], at=1))
        return None

    @step
    def end(self, table: Table) -> Flow:
        return DONE


def strike(table: Table, duel: Duel, plain: int) -> None:
    """Damage the foe: more only if there is plain damage, less after that (EU-193, EU-194)."""
    plain += duel.now[PLAIN]
    more, less, total = damaging(table, duel, plain)
    total = scenarios.blow(table, duel, total) if total else 0
    duel.damage += total
    if table.events is not None:
        data = {"seat": duel.seat, "n": total, "foe": table.cat.foes.names[duel.foe], "strength": duel.strength}
        table.emit("struck", {**data, "plain": plain, "more": more, "less": less}, "EU-184")


def damaging(table: Table, duel: Duel, plain: int) -> tuple[int, int, int]:
    """Return by how much plain damage grows and shrinks, and how much there is in the end."""
    standing = permanent(table, duel.seat, verb.DAMAGE_PLUS)
    more = duel.change(DAMAGE_MORE) + max(0, standing) if plain else 0
    less = duel.change(DAMAGE_LESS) - min(0, standing)
    return more, less, max(0, plain + more - less)


__all__ = ["Action", "HeroAttack", "weapons"]
