"""Scenes of Euthia in which several rules meet: a market, an encounter, a walk onto a monster, a fight decided at once.

Positions and combats themselves are left to ``tests.euthia``; this is the only module here that knows the rules' own.
"""

from __future__ import annotations

from typing import Any

from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.box.pieces import Quest
from taverne.games.euthia.box.terms import ELEMENTS, ENCOUNTERS, GEMS
from taverne.games.euthia.rules.goods.holdings import max_health
from taverne.games.euthia.rules.goods.storage import excess
from taverne.games.euthia.rules.trade.trade_action import Trading
from taverne.games.euthia.rules.turn import scoring
from taverne.games.euthia.rules.turn.course import Playing, TakingTurn
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.fights import fight, on
from tests.euthia.positions import (
    acting,
    answer,
    board,
    free,
    lay,
    options,
    prompt,
    run,
    settle,
    space,
    stand,
    top,
)

__all__ = ["NONE", "EuthiaState", "Quest", "excess", "max_health"]
"""What the tests here take from the rules."""

MERCHANT = "i_millbrook-a"
POSTS = ("merchant", "alchemist", "dragonslayer")


def turn(table: EuthiaState, seat: int = 0) -> EuthiaState:
    """Begin a hero's whole turn."""
    table.turn = seat
    return run(table, TakingTurn(seat))


def trading(table: EuthiaState, seat: int = 0) -> EuthiaState:
    """Begin a Trade action where the hero stands."""
    table.turn = seat
    return run(table, Trading(seat))


def stock(table: EuthiaState, post: str, *tiles: str) -> None:
    """Lay out the offer of a kind of post, taken from its deck."""
    number = POSTS.index(post)
    for tile in tiles:
        table.shop[number].remove(table.cat.tile_index[tile])
        table.offer[number].append(table.cat.tile_index[tile])


def market(gold: int = 0, owner: int = 0, table: EuthiaState | None = None, **other: Any) -> EuthiaState:
    """Return a hero on a Merchant that somebody has freed, with four tiles on offer; nothing is asked yet."""
    table = table or board(**other)
    lay(table, "i_millbrook", 2, -1)
    stand(table, 0, MERCHANT)
    table.trade_token[space(table, MERCHANT)] = owner
    table.gold[0] = gold
    stock(table, "merchant", "backpack", "gem_case", "leather_helmet", "chain_greaves")
    return table


def visiting(
    where: str,
    *quests: str,
    left: int = 3,
    table: EuthiaState | None = None,
    place: tuple[int, int] = (2, -1),
    **other: Any,
) -> EuthiaState:
    """Return a hero on the freed space of an encounter whose face-up quests are these, some more in the pile."""
    table = table or board(**other)
    tile = where.partition("-")[0]
    if not table.laid[table.cat.map.index[tile]]:
        lay(table, tile, *place)
    free(table, *[f"{tile}-{place}" for place in "abc"], seat=1 if table.seats > 1 else 0)
    stand(table, 0, where)
    number = table.cat.map.encounter[space(table, where)]
    assert ENCOUNTERS[number] in quests[0]
    table.met[number] = 1
    table.quest_left[number] = left
    for quest in quests:
        one = table.cat.quest_index[quest]
        table.quest_pool[number].remove(one)
        table.quests_up[number].append(one)
    return table


def walked(table: EuthiaState, start: str, where: str, foe: str, points: int = 1) -> EuthiaState:
    """Let a hero act and walk onto the space of a monster that is named."""
    stand(table, 0, start)
    top(table, foe)
    table.moves[0] = points
    return answer(acting(table), f"move {where}")


def win(table: EuthiaState, until: str = "act") -> EuthiaState:
    """Win the combat that is about to begin or under way, with the defaults, up to a question."""
    on(table, "monster-roll")
    fight(table).damage = 99
    return on(table, until)


def lose(table: EuthiaState, until: str = "act") -> EuthiaState:
    """Lose the combat that is about to begin or under way, with the defaults, up to a question."""
    on(table, "monster-roll")
    table.health[fight(table).seat] = 1
    return on(table, until, foe=(6, 6))


def parts(table: EuthiaState, seat: int = 0) -> dict[str, int]:
    """Return what a hero would score, part by part."""
    return scoring.parts(table, seat)


def worth(table: EuthiaState, seat: int = 0) -> dict[str, int]:
    """Return the gold that a hero's things are worth at scoring, part by part."""
    return scoring.wealth(table, seat)


def loose(table: EuthiaState, seat: int = 0) -> dict[str, int]:
    """Return a hero's loose gems and essences by name."""
    gems = {word: table.gems[seat][n] for n, word in enumerate(GEMS)}
    essences = {word: table.essences[seat][n] for n, word in enumerate(ELEMENTS)}
    return {word: count for word, count in (gems | essences).items() if count}


def interactions(table: EuthiaState, where: str) -> list[int]:
    """Return the interaction tokens on a space, seat by seat."""
    here = space(table, where)
    return [held.count(here) for held in table.interaction]


def finish(table: EuthiaState, until: str = "act") -> EuthiaState:
    """Answer with the first option until a question comes, whoever is asked; chance is not expected."""
    while prompt(table) not in (until, ""):
        answer(table, options(table)[0])
    return table


def rounds_on(table: EuthiaState) -> EuthiaState:
    """Begin a new round with all that follows, at the first question."""
    playing = Playing()
    playing.go(playing.begin_round)
    return settle(run(table, playing))


def end_turn(table: EuthiaState, keep: str = "nothing") -> EuthiaState:
    """End the turn of whoever is asked, keeping a token if that is asked."""
    answer(table, "end")
    if prompt(table) == "carry":
        answer(table, f"carry {keep}")
    return settle(table)
