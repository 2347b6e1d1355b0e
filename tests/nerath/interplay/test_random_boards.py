"""Where rules of Conquest of Nerath meet: boards thrown together, allies mixed, hands full, turns begun anywhere.
No question is without an answer, nothing breaks, and every invariant holds wherever chance leads."""

from __future__ import annotations

from random import Random

import pytest

from taverne.engine.actions import Action
from taverne.engine.decisions import Choice, Draw, Roll
from taverne.engine.frames import apply
from tests.nerath.cards import gold
from tests.nerath.positions import attack, board, chest, draw, guard, hand, hold, lay, put, roll, ship

from .phases import Position, continues_turn, sound

REALMS = ("karkoth", "vailin", "iron_circle", "nerath")
ON_LAND = ("footsoldier", "siege_engine", "fighter", "wizard", "monster", "dragon", "storm_elemental")
ABOARD = ("footsoldier", "siege_engine", "fighter", "wizard", "monster")
BEGINNINGS = ("begin", "draw", "move", "battle", "battle", "battle", "before_income")


def thrown_together(dice: Random) -> Position:
    """Lands change hands, units of a realm or its ally stand anywhere on their side, fleets and guardians lie about."""
    mode = dice.choice(("alliances", "alliances", "free_for_all"))
    table = board(mode, dice.choice(("short", "long")), dice.choice((2, 3, 4)) if mode == "alliances" else 4)
    cat = table.cat
    for land in cat.space_ids[: cat.lands]:
        if dice.random() < 0.35:
            hold(table, dice.choice(REALMS), land)
    crowd = dice.choice((0.05, 0.15, 0.4))
    for space, name in enumerate(cat.space_ids[: cat.first_dungeon]):
        side = table.holder[space] if space < cat.lands else dice.randrange(4)
        if space < cat.lands and dice.random() < crowd / 2 and table.builder.count(side) < 3:
            put(table, REALMS[side], name, castle=1)
        while dice.random() < crowd * 1.5:
            owner = REALMS[side if mode == "free_for_all" or dice.random() < 0.6 else table.ally(side)]
            if space < cat.lands:
                put(table, owner, name, **{dice.choice(ON_LAND): 1})
            else:
                ship(table, owner, name, **dict.fromkeys(dice.sample(ABOARD, dice.choice((0, 0, 1, 2))), 1))
    for name in cat.space_ids[cat.first_dungeon :]:
        guard(table, name, *[""] * dice.choice((0, 1, 1, 2)))
    return table


def deal(table: Position, dice: Random) -> None:
    """Fill hands, chests and purses."""
    for card, word in enumerate(table.cat.card_ids):
        realm = table.cat.card_realm[card]
        if realm >= 0 and dice.random() < 0.25:
            hand(table, REALMS[realm], word)
        elif realm < 0 and dice.random() < 0.2:
            (lay if dice.random() < 0.5 else chest)(table, dice.choice(REALMS), word)
    gold(table, **{realm: dice.choice((0, 0, 1, 2, 8)) for realm in REALMS})


def storm(table: Position, dice: Random, realm: int) -> None:
    """Let a realm attack somewhere: a land, a fleet or a dungeon."""
    cat = table.cat
    open_to_attack = [
        space
        for space in range(len(cat.space_ids))
        if (table.tokens[space - cat.first_dungeon] if space >= cat.first_dungeon else foes(table, realm, space))
    ]
    if not open_to_attack:
        return
    space = dice.choice(open_to_attack)
    if space < cat.lands:
        units = dice.sample(ON_LAND, dice.choice((1, 2, 3)))
    else:
        units = ["warship"] if space < cat.first_dungeon else dice.sample(("fighter", "wizard"), dice.choice((1, 2)))
    attack(table, REALMS[realm], cat.space_ids[space], **dict.fromkeys(units, dice.choice((1, 2))))


def foes(table: Position, realm: int, space: int) -> bool:
    """Is a space one that the realm may attack, without a friend in it?"""
    if any(not table.hostile(realm, table.owner[unit]) for unit in table.here[space]):
        return False
    return table.hostile(realm, table.holder[space]) if space < table.cat.lands else bool(table.here[space])


def stumble(table: Position, dice: Random, steps: int) -> None:
    """Answer at random, cards first; chance likes the highest and the lowest faces."""
    for _ in range(steps):
        if not table.pending:
            return
        decision = table.pending[0]
        if isinstance(decision, Roll):
            roll(table, *(dice.choice((1, sides, dice.randint(1, sides))) for sides in decision.sides))
        elif isinstance(decision, Draw):
            draw(table, *dice.sample(list(decision.items), decision.k))
        else:
            assert isinstance(decision, Choice)
            assert decision.options, f"nothing can be answered: {decision}"
            apply(table, decision.seat, preferred(decision, dice))


def preferred(decision: Choice, dice: Random) -> Action:
    cards = [action for action in decision.options if action.kind in ("play", "lay", "use", "apply")]
    if cards and dice.random() < 0.7:
        return dice.choice(cards)
    short = [action for action in decision.options if action.kind != "pass" or not action.args]
    return dice.choice(short)


@pytest.mark.rule("CN-016", "CN-091", "CN-095")
@pytest.mark.parametrize("seed", range(8))
def test_wherever_a_turn_is_begun_every_question_has_an_answer_and_the_board_stays_sound(seed: int) -> None:
    for part in range(15):
        dice = Random(100 * seed + part)
        table = thrown_together(dice)
        deal(table, dice)
        realm, beginning = dice.randrange(4), dice.choice(BEGINNINGS)
        before = sound(table)
        if beginning == "battle":
            storm(table, dice, realm)
        continues_turn(table, REALMS[realm], beginning)
        stumble(table, dice, 200)
        assert before, "thrown together wrongly"
        assert sound(table), f"part {part}"
