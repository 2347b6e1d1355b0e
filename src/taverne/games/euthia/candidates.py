"""What a player might try now, legal or not: for spaces, wares and buttons that are greyed and say why.
Whether it is legal, and the reason, are left to the procedures."""

from __future__ import annotations

from taverne.engine.actions import Action, Seat

from .box.catalogue import SLOTS
from .box.compiled_effects import ANY, OUT
from .box.integer_tables import NONE
from .rules.combat.hero_attack import SWIFT, USUAL, HeroAttack
from .rules.goods.equipment import SKILLS
from .rules.trade.trade_action import GAAR, HEAL, RENEW, REVEAL, TOWERS, Trading
from .rules.travel.visits import CALL
from .rules.turn.hero_turn import FIGHT_HERE, OF_LAND, WALKS, Acting
from .state.game_state import LOCKED, EuthiaState


def tries(state: EuthiaState, seat: Seat) -> tuple[Action, ...]:
    """Return what is worth a reason besides the options; nothing where they suffice."""
    if not state.asked(seat) or not state.stack:
        return ()
    frame = state.stack[-1]
    if isinstance(frame, Acting):
        return of_turn(state, seat)
    if isinstance(frame, Trading):
        return of_trade(state, seat, frame)
    if isinstance(frame, HeroAttack):
        kinds = SWIFT if frame.swift else USUAL
        return tuple([state.cat.attack[tile] for tile in worn(state, seat) if state.cat.tile_kind[tile] in kinds])
    return ()


def worn(state: EuthiaState, seat: Seat) -> list[int]:
    """Return the tiles on a hero's slots, each once."""
    return list(dict.fromkeys([state.design[thing] for thing in state.slots[seat] if thing >= 0]))


def of_turn(state: EuthiaState, seat: Seat) -> tuple[Action, ...]:
    """Tokens, steps beside the hero, what his space offers, quests of its encounter, abilities on his slots."""
    cat, here = state.cat, state.at[seat]
    chart = cat.map
    found = [*WALKS, *[chart.steps[space] for space in state.near[here]]]
    found += [action for action, _ in OF_LAND[chart.land[here]]]
    if not state.freed(here):
        found.append(FIGHT_HERE)
    if chart.encounter[here] != NONE:
        found += [cat.do_quest[quest] for quest in state.quests_up[chart.encounter[here]]]
    if state.trophies[seat] and state.beast != NONE:
        found.append(CALL)
    for tile in worn(state, seat):
        found += [cat.use_tile[tile][n] for n, use in enumerate(cat.tile_uses[tile]) if use.trigger in (OUT, ANY)]
    return tuple(found)


def of_trade(state: EuthiaState, seat: Seat, trading: Trading) -> tuple[Action, ...]:
    """Wares of the post and own equipment, abilities to learn, slots to unlock, and what the post does."""
    cat, post, own = state.cat, trading.post(state), state.reserve[seat]
    wares = [*dict.fromkeys(state.offer[post]), *[tile for tile in own if cat.tile_kind[tile] not in SKILLS]]
    found = [cat.buy_tile[tile] for tile in wares if tile != NONE]
    found += [cat.learn_tile[tile] for tile in own if cat.tile_kind[tile] in SKILLS]
    hero = state.hero[seat]
    symbols = (*cat.hero_slots[hero], *cat.equipment_slots[hero])
    for spot, lies in enumerate(state.slots[seat]):
        if lies == LOCKED:
            found.append(Action("unlock", (SLOTS[symbols[spot]], spot + 1)))
    found += [RENEW, REVEAL]
    if not trading.opening:
        found.append(HEAL)
    return (*found, GAAR) if post == TOWERS else tuple(found)
