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
from .state.game_state import LOCKED, Table


def tries(table: Table, seat: Seat) -> tuple[Action, ...]:
    """Return what is worth a reason besides the options; nothing where they suffice."""
    if not table.asked(seat) or not table.stack:
        return ()
    frame = table.stack[-1]
    if isinstance(frame, Acting):
        return of_turn(table, seat)
    if isinstance(frame, Trading):
        return of_trade(table, seat, frame)
    if isinstance(frame, HeroAttack):
        kinds = SWIFT if frame.swift else USUAL
        return tuple([table.cat.attack[tile] for tile in worn(table, seat) if table.cat.tile_kind[tile] in kinds])
    return ()


def worn(table: Table, seat: Seat) -> list[int]:
    """Return the tiles on a hero's slots, each once."""
    return list(dict.fromkeys([table.design[thing] for thing in table.slots[seat] if thing >= 0]))


def of_turn(table: Table, seat: Seat) -> tuple[Action, ...]:
    """Tokens, steps beside the hero, what his space offers, quests of its encounter, abilities on his slots."""
    cat, here = table.cat, table.at[seat]
    chart = cat.map
    found = [*WALKS, *[chart.steps[space] for space in table.near[here]]]
    found += [action for action, _ in OF_LAND[chart.land[here]]]
    if not table.freed(here):
        found.append(FIGHT_HERE)
    if chart.encounter[here] != NONE:
        found += [cat.do_quest[quest] for quest in table.quests_up[chart.encounter[here]]]
    if table.trophies[seat] and table.beast != NONE:
        found.append(CALL)
    for tile in worn(table, seat):
        found += [cat.use_tile[tile][n] for n, use in enumerate(cat.tile_uses[tile]) if use.trigger in (OUT, ANY)]
    return tuple(found)


def of_trade(table: Table, seat: Seat, trading: Trading) -> tuple[Action, ...]:
    """Wares of the post and own equipment, abilities to learn, slots to unlock, and what the post does."""
    cat, post, own = table.cat, trading.post(table), table.reserve[seat]
    wares = [*dict.fromkeys(table.offer[post]), *[tile for tile in own if cat.tile_kind[tile] not in SKILLS]]
    found = [cat.buy_tile[tile] for tile in wares if tile != NONE]
    found += [cat.learn_tile[tile] for tile in own if cat.tile_kind[tile] in SKILLS]
    hero = table.hero[seat]
    symbols = (*cat.hero_slots[hero], *cat.equipment_slots[hero])
    for spot, lies in enumerate(table.slots[seat]):
        if lies == LOCKED:
            found.append(Action("unlock", (SLOTS[symbols[spot]], spot + 1)))
    found += [RENEW, REVEAL]
    if not trading.opening:
        found.append(HEAL)
    return (*found, GAAR) if post == TOWERS else tuple(found)
