"""One legality: over random games of Euthia an action is offered exactly if no reason stands against it.
Turns, hero rolls, duels over the monster's dice and windows of its cards are asked about all that could be named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from taverne.engine.actions import CHANCE, Action
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply
from taverne.engine.reasons import Reason
from taverne.engine.rng import Rng, derive
from taverne.games.euthia.rules.combat.effects import at_hand
from taverne.games.euthia.rules.combat.hero_roll import DWURT, GAAR, HOPES, HeroRolling, why_not_token
from taverne.games.euthia.rules.combat.monster_attack import MonsterAttack, why_not_reroll
from taverne.games.euthia.rules.combat.monster_cards import AFTER, PlayingCards, why_not_card
from taverne.games.euthia.rules.travel.visits import CALL
from taverne.games.euthia.rules.turn.hero_turn import FIGHT_HERE, OF_LAND, WALKS, WHY, Acting
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.positions import started
from tests.euthia.test_walk import bold, fallen

TABLES = [(2, "competitive", "hunt"), (3, "competitive", "devastation"), (2, "coop", "mirrezil"), (1, "solo", "abyss")]


def of_a_turn(table: EuthiaState) -> Iterator[Action]:
    """All that could be named on a turn: tokens, spaces, portals, fights, quests, whatever a land offers, uses."""
    cat = table.cat
    yield from (*WALKS, FIGHT_HERE, CALL, *cat.map.steps, *cat.map.gates, *cat.do_quest)
    yield from (Action("fight", (word,)) for word in cat.foes.ids)
    yield from (action for action, _ in OF_LAND[cat.map.land[table.at[table.turn]]])
    yield from (action for uses in cat.use_tile for action in uses)


def named(table: EuthiaState, choice: Choice) -> Iterator[tuple[Action, Reason | None]]:
    """Yield whatever could be named at a decision, with the reason against it."""
    frame, seat, cat = table.stack[-1], choice.seat, table.cat
    cards = [action for sets in cat.play_card for action in sets]
    if isinstance(frame, Acting):
        for action in dict.fromkeys(of_a_turn(table)):
            yield action, WHY[action.kind](table, seat, action)
    elif isinstance(frame, HeroRolling) and not frame.again and not frame.turns:
        for action in (*GAAR, DWURT, *HOPES):
            yield action, why_not_token(table, seat, action, GAAR, True)
    elif isinstance(frame, PlayingCards):
        for action in cards:
            yield action, why_not_card(table, at_hand(table), action, frame.mask)
    elif isinstance(frame, MonsterAttack) and choice.prompt == "duel" and frame.turn == 0:
        for action in (*GAAR, *cards):
            duel = at_hand(table)
            yield action, why_not_reroll(duel, action) or why_not_card(table, duel, action, AFTER)
    elif isinstance(frame, MonsterAttack) and choice.prompt == "duel" and not cat.foes.immunity[at_hand(table).foe]:
        for action in (*GAAR, DWURT, *HOPES):
            yield action, why_not_token(table, seat, action, GAAR[: len(at_hand(table).dice)], False)


@pytest.mark.rule("EU-049", "EU-058", "EU-160", "EU-190", "EU-222")
@pytest.mark.parametrize(("seats", "mode", "scenario"), TABLES)
def test_an_action_is_offered_exactly_if_its_reason_is_none(seats: int, mode: str, scenario: str) -> None:
    table = started(seats, mode, scenario, seed=4, elites=True, griffin=True)
    table.events = None
    rng, asked, refused = Rng(derive(4, scenario)), Counter[str](), set[str]()
    for _ in range(2500):
        if not table.pending:
            break
        choice = table.pending[0]
        if isinstance(choice, Choice):
            for action, reason in named(table, choice):
                assert (action in choice.options) == (reason is None), f"{choice.prompt}: {action}: {reason}"
                asked[choice.prompt] += reason is None
                refused.update(() if reason is None else (reason.key,))
        action = fallen(table, rng, True) if choice.seat == CHANCE else bold(choice.options, rng)
        apply(table, choice.seat, action)
    assert sum(asked.values()) > asked["act"] > 0, asked
    assert {"no-points", "no-token", "not-adjacent", "not-worn"} <= refused, refused
