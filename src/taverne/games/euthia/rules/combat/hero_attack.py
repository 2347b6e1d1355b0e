"""The hero's attack: the monster player's Curses, what the hero uses before, the tile chosen, the roll, the damage.
The roll itself is left to ``hero_roll`` (EU-147 to EU-149, EU-175 to EU-185, EU-192 to EU-194)."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.frames import DONE, Flow, Frame, call, choose, procedure, step
from taverne.engine.reasons import Reason

from ...box.compiled_effects import BEFORE_HERO_ROLL, INITIATIVE, REFRESH, STRIKE
from ...box.integer_tables import NONE, place
from ...box.pieces import ATTACKS, FIRST_ATTACKS, TILE_KINDS
from ...state.duel import CHANGES, PLAIN, Duel
from ...state.game_state import EuthiaState
from ..goods.equipment import worn
from ..goods.holdings import set_size
from ..goods.payment import TO_DWURT, spend_dwurt
from ..goods.piece_use import Using
from ..goods.uses import TILE, usable, use_of
from .effect_sequence import Carrying
from .effects import at_hand, fallen
from .hero_roll import HeroRolling
from .monster_attack import HeroUsing, aside, turnable
from .monster_cards import FIRST, PlayingCards
from .stakes import damaging, outdone

USUAL: Final = tuple(TILE_KINDS.index(kind) for kind in ATTACKS)
SWIFT: Final = tuple(TILE_KINDS.index(kind) for kind in FIRST_ATTACKS)
ENGAGED: Final = tuple(TILE_KINDS.index(kind) for kind in ("combat_ability", "initiative_ability"))


def weapons(state: EuthiaState, duel: Duel, swift: bool, more: int = 0, asleep: bool = False) -> list[int]:
    """Return the things that may be chosen for an attack, equal ones once (EU-149, EU-177, EU-178).
    Looked at is also what could be chosen with so many Dwurt more, and with what is engaged now."""
    cat, kinds = state.cat, SWIFT if swift else USUAL
    dwurt = state.dwurt[duel.seat] + more
    found: dict[int, int] = {}
    for thing in state.slots[duel.seat]:
        if thing < 0:
            continue
        tile = state.design[thing]
        if cat.tile_kind[tile] not in kinds or (state.engaged[thing] and not asleep) or thing in duel.sealed:
            continue
        if cat.tile_set[tile] > set_size(state, duel.seat):
            continue
        if tile < cat.hero_tiles and cat.tile_dwurt[tile] > dwurt:
            continue
        found.setdefault(tile, thing)
    return list(found.values())


def can_arm(state: EuthiaState, duel: Duel, swift: bool) -> bool:
    """Has the hero something to attack with, or could he still come to it: by Gaar turned into Dwurt, by a piece that
    unengages another before his roll (EU-176, EU-357)?"""
    more = turnable(state, duel.seat)
    if weapons(state, duel, swift, more):
        return True
    waking = [use_of(state, *use) for _, *use in usable(state, duel.seat, 1 << BEFORE_HERO_ROLL)]
    return any(op.verb == REFRESH for use in waking for op in use.ops) and bool(
        weapons(state, duel, swift, more, asleep=True)
    )


def no_weapon(state: EuthiaState, duel: Duel, word: str, swift: bool) -> Reason | None:
    """Return why a tile may not be chosen for an attack, None if it is none that attacks."""
    cat, seat = state.cat, duel.seat
    tile = cat.tile_index.get(word, NONE)
    if tile == NONE or cat.tile_kind[tile] not in (*USUAL, *SWIFT):
        return None
    things = [thing for thing in state.slots[seat] if thing >= 0 and state.design[thing] == tile]
    if not things:
        return Reason("not-worn", "EU-292")
    if cat.tile_kind[tile] not in (SWIFT if swift else USUAL):
        return Reason("no-initiative", "EU-149") if swift else Reason("only-initiative", "EU-177")
    if state.engaged[things[0]]:
        return Reason("engaged", "EU-178")
    if things[0] in duel.sealed:
        return Reason("sealed", "EU-227")
    if cat.tile_set[tile] > set_size(state, seat):
        return Reason("needs-set", "EU-299", {"n": cat.tile_set[tile]})
    return Reason("no-dwurt", "EU-360")


@procedure
class HeroAttack(Frame):
    """One attack of the hero in its four steps; ``swift`` is the initiative attack, which may be left out."""

    swift: int = 0

    @step
    def curse(self, state: EuthiaState) -> Flow:
        """A1: the last cards of the round; none before the first round (EU-148, EU-175)."""
        duel = at_hand(state)
        if not can_arm(state, duel, bool(self.swift)):
            return self.unarmed(state)
        duel.now = duel.ahead
        duel.ahead = [0] * CHANGES
        duel.spent = []
        duel.weapon = NONE
        return None if self.swift else call(state, PlayingCards(FIRST, "EU-175"))

    def unarmed(self, state: EuthiaState) -> Flow:
        """Without a tile to choose the attack is skipped (EU-177); an initiative attack may be left out."""
        if not self.swift:
            state.tell("no-attack", "EU-177", seat=at_hand(state).seat)
        return DONE

    @step
    def ready(self, state: EuthiaState) -> Flow:
        """A2: the hero uses what may be used before his roll (EU-176)."""
        return call(state, HeroUsing(1 << BEFORE_HERO_ROLL, "before-hero", "EU-176"))

    @step
    def offer(self, state: EuthiaState) -> Flow:
        """B: one weapon or combat ability (EU-149, EU-177)."""
        duel = at_hand(state)
        if fallen(state, duel):
            return DONE
        attack, swift, more = state.cat.attack, bool(self.swift), turnable(state, duel.seat)
        options = [attack[state.design[thing]] for thing in weapons(state, duel, swift)]
        turns = more and len(weapons(state, duel, swift, more)) > len(options)
        if not options and not turns:
            return self.unarmed(state)
        if self.swift or not options:
            options.insert(0, PASS)
        if turns:
            options.append(TO_DWURT)
        data: dict[str, int | str] = {"foe": state.cat.foes.names[duel.foe]}
        rule = "EU-149" if self.swift else "EU-177"
        prompt = "initiative" if self.swift else "attack"
        return choose(state, duel.seat, prompt, options, rule, data, options[0])

    def tries(self, state: EuthiaState, seat: Seat) -> tuple[Action, ...]:
        """The weapons on the hero's slots, engaged or not."""
        if not state.asked(seat):
            return ()
        kinds = SWIFT if self.swift else USUAL
        return tuple([state.cat.attack[tile] for tile in worn(state, seat) if state.cat.tile_kind[tile] in kinds])

    def idle(self, state: EuthiaState, choice: Choice) -> Action | None:
        """Attack with the weapon beside which no other tile does more, whatever the roll (EU-177).

        It costs nothing and is there again in the next attack; an ability would be used up for the round (EU-178).
        Damage beyond the monster's last health is none.
        """
        duel, cat = at_hand(state), state.cat
        if self.swift or TO_DWURT in choice.options:
            return None
        tiles = [cat.tile_index[action.word()] for action in choice.options]
        for action, by in zip(choice.options, tiles, strict=True):
            if all(tile == by or outdone(state, duel, tile, by) for tile in tiles):
                return action
        return None

    def why(self, state: EuthiaState, seat: Seat, action: Action) -> Reason:
        duel = at_hand(state)
        if seat == duel.seat and action.kind == "attack" and action.args:
            found = no_weapon(state, duel, action.word(), bool(self.swift))
            if found is not None:
                return found
        return Frame.why(self, state, seat, action)

    @step
    def choose(self, state: EuthiaState) -> Flow:
        duel, cat = at_hand(state), state.cat
        if state.answer == PASS:
            return self.unarmed(state)
        if aside(state, duel.seat, state.answer):
            return self.go(self.offer)
        tile = cat.tile_index[state.answer.word()]
        duel.weapon = next(t for t in weapons(state, duel, bool(self.swift)) if state.design[t] == tile)
        duel.struck |= self.swift
        if cat.tile_kind[tile] in ENGAGED:
            state.engaged[duel.weapon] = 1
        if tile < cat.hero_tiles and cat.tile_dwurt[tile]:
            spend_dwurt(state, duel.seat, cat.tile_dwurt[tile])
        state.tell("attacks", "EU-177", seat=duel.seat, tile=cat.tile_names[tile])
        trigger = INITIATIVE if self.swift else STRIKE
        extra = next((n for n, use in enumerate(cat.tile_uses[tile]) if use.trigger == trigger), NONE)
        return call(state, Striking(duel.weapon, extra)) if extra != NONE else None

    @step
    def roll(self, state: EuthiaState) -> Flow:
        duel = at_hand(state)
        return DONE if fallen(state, duel) else call(state, HeroRolling(duel.seat, "attack"))

    @step
    def hit(self, state: EuthiaState) -> Flow:
        """D: the band of the final strength, and its damage (EU-184, EU-192 to EU-194)."""
        duel, cat = at_hand(state), state.cat
        rolled = state.returned
        assert isinstance(rolled, HeroRolling)
        tile = state.design[duel.weapon]
        duel.strength = rolled.total
        band = cat.tile_band[tile][place(rolled.total)]
        strike(state, duel, cat.tile_damage[tile][band] if band != NONE else 0)
        return call(state, Carrying(3, tile, band)) if band != NONE else None


@procedure
class Striking(Frame):
    """What a tile does because it was chosen, besides its bands: as a use that engages nothing more (EU-278)."""

    thing: int = NONE
    n: int = 0

    @step
    def begin(self, state: EuthiaState) -> Flow:
        duel = at_hand(state)
        state.stack.append(Using(duel.seat, TILE, self.thing, self.n, tile=state.design[self.thing], at=1))
        return None


def strike(state: EuthiaState, duel: Duel, plain: int) -> None:
    """Damage the foe: more only if there is plain damage, less after that (EU-193, EU-194)."""
    plain += duel.now[PLAIN]
    more, less, total = damaging(state, duel, plain)
    total = state.story.blow(state, duel, total) if total else 0
    duel.damage += total
    state.tell(
        "struck",
        "EU-184",
        seat=duel.seat,
        n=total,
        foe=state.cat.foes.names[duel.foe],
        strength=duel.strength,
        plain=plain,
        more=more,
        less=less,
    )


__all__ = ["Action", "HeroAttack", "damaging", "weapons"]
