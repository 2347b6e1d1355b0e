"""Combats of Euthia for rule tests: a hero before a monster of the map, one attack alone, and going on to a question.

``met`` runs a whole combat from its beginning; ``attacked`` and ``attacking`` prepare one attack, which ``suffer`` and
``strike`` begin. ``on`` goes on to a question, with the dice named and with what is the default for everything else.
"""

from __future__ import annotations

from taverne.engine.actions import CHANCE, Seat
from taverne.engine.decisions import Choice, Draw, Roll
from taverne.engine.frames import apply
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.rules.combat.fight import Fighting
from taverne.games.euthia.rules.combat.hero_attack import HeroAttack
from taverne.games.euthia.rules.combat.monster_attack import MonsterAttack
from taverne.games.euthia.state.duel import FOE_STEP, HERO_STEP, Duel
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.positions import board, duel, fighter, lay, roll, run, stand, told, top

LAIR = "i_stones-a"
"""A plain with a monster of level 1; its loot is 3 gold and a Gaar."""
AIRY, EARTHY = "i_kite-b", "i_mossback-c"
"""Spaces with a monster of level 1 under Air and under Earth; ``windy`` may put the first under both."""


def arena(where: str = LAIR, seats: int = 2, heroes: tuple[str, ...] = (), mode: str = "") -> EuthiaState:
    """Return a table with the hero of seat 0 on a space that has a monster."""
    table = board(seats, mode, heroes=heroes)
    lay(table, where.partition("-")[0], 2, -1)
    stand(table, 0, where)
    return table


def windy(earth: bool = False, heroes: tuple[str, ...] = ()) -> EuthiaState:
    """Return a table with the hero on a space under Air, and under Earth too if that is wanted."""
    table = arena(AIRY, heroes=heroes)
    if earth:
        lay(table, "i_copperhill", 4, -2)
    return table


def met(table: EuthiaState, foe: str = "thorn_boar", seat: Seat = 0) -> EuthiaState:
    """Begin the combat against the monster of the hero's space (or an elite), to its first question."""
    one = fighter(table, foe)
    forced = one < table.cat.foes.monsters
    if forced:
        top(table, foe)
    return run(table, Fighting(seat, NONE if forced else one, table.at[seat], int(forced)))


def attacked(
    foe: str = "thorn_boar", heroes: tuple[str, ...] = (), seats: int = 2, mode: str = "", where: str = LAIR
) -> EuthiaState:
    """Return a table before a monster's attack in the first round; with rivals, seat 1 leads the monster."""
    table = arena(where, seats, heroes, mode)
    made = duel(table, foe, 0, 1 if table.rivals() else NONE)
    made.round, made.step = 1, FOE_STEP
    made.air, made.earth = int(where == AIRY), int(where == EARTHY)
    return table


def attacking(
    foe: str = "thorn_boar", heroes: tuple[str, ...] = (), seats: int = 2, mode: str = "", where: str = LAIR
) -> EuthiaState:
    """Return a table before the hero's attack in the first round."""
    table = attacked(foe, heroes, seats, mode, where)
    fight(table).step = HERO_STEP
    return table


def suffer(table: EuthiaState) -> EuthiaState:
    """Begin the monster's attack."""
    return run(table, MonsterAttack())


def strike(table: EuthiaState, swift: bool = False) -> EuthiaState:
    """Begin the hero's attack, or the initiative attack."""
    return run(table, HeroAttack(int(swift)))


def fight(table: EuthiaState) -> Duel:
    """Return the combat at hand."""
    assert table.duel is not None
    return table.duel


def on(
    table: EuthiaState, prompt: str = "", hero: tuple[int, ...] = (1, 1), foe: tuple[int, ...] = (1, 1)
) -> EuthiaState:
    """Go on until this is asked, or to the end: dice as named, by default what is the default."""
    for _ in range(400):
        if not table.pending or table.pending[0].prompt == prompt:
            return table
        decision = table.pending[0]
        if isinstance(decision, Roll):
            faces = {"hero-roll": hero, "monster-roll": foe}.get(decision.prompt, (1,))
            roll(table, *faces[: len(decision.sides)])
        elif isinstance(decision, Draw):
            action, table.drawn = decision.sample(table.seed, table.drawn)
            apply(table, CHANCE, action)
        else:
            assert isinstance(decision, Choice)
            assert decision.default is not None
            apply(table, decision.seat, decision.default)
    raise AssertionError(f"{prompt} is never asked")


def shown(table: EuthiaState) -> int:
    """Return the number in the question: a roll or a strength as it stands."""
    decision = table.pending[0]
    assert isinstance(decision, Choice)
    return int((decision.data or {})["n"])


def total(table: EuthiaState) -> int:
    """Return the result of the last hero roll."""
    return int(told(table, "hero-total")[-1]["n"])


def strength(table: EuthiaState) -> int:
    """Return the final strength of the last attack of a monster."""
    return int(told(table, "monster-strength")[-1]["n"])


def held_cards(table: EuthiaState, seat: Seat = 0) -> dict[str, int]:
    """Return the cards of a hand by name."""
    ids = table.cat.card_ids
    return {ids[c]: n for c, n in enumerate(table.hand[seat]) if n}


def card(table: EuthiaState, name: str) -> int:
    """Return the number of a silver or gold card."""
    return table.cat.card_ids.index(name)


def wounds(table: EuthiaState) -> int:
    """Return the wounds of the last attack."""
    return int(told(table, "wounded")[-1]["n"])
