"""One legality: over random games of Conquest of Nerath an action is offered exactly if no reason stands against it.
Spaces, units, orders and cards are asked about; what finds many ways at once is held against reasons, unit by unit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from taverne.engine.actions import Action
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle
from taverne.engine.reasons import Reason
from taverne.engine.rng import Rng, derive
from taverne.games.nerath.box.vocabulary import UNITS
from taverne.games.nerath.rules.cards.reactions import MOVES, Reacting, why_not_play
from taverne.games.nerath.rules.movement.movement import READY, Moving, Ordering
from taverne.games.nerath.rules.movement.refusals import (
    why_idle,
    why_not_board,
    why_not_land,
    why_not_order,
    why_not_select,
    why_not_to,
)
from taverne.games.nerath.rules.movement.routes import can_act, ways
from taverne.games.nerath.rules.phases.reposition import Repositioning
from taverne.games.nerath.state.game_state import MOVEMENT, REINFORCEMENT, REPOSITION, NerathState
from tests.nerath.test_walk import started


def spaces(table: NerathState, *kinds: str) -> Iterator[Action]:
    return (Action(kind, (word,)) for kind in kinds for word in table.cat.space_ids)


def named(table: NerathState, choice: Choice) -> Iterator[tuple[Action, Reason | None]]:
    """Yield whatever could be named at a decision, with the reason against it."""
    frame, seat = table.stack[-1], choice.seat
    if isinstance(frame, Moving | Repositioning):
        for action in spaces(table, "select"):
            yield action, why_not_select(table, seat, action)
    if isinstance(frame, Repositioning):
        yield READY, why_not_select(table, seat, READY)
    if isinstance(frame, Ordering):
        takes = [Action("take", (unit, *more)) for unit in UNITS for more in ((), (2,), (3,))]
        boards = [Action("board", (word, n)) for word in table.cat.space_ids for n in (1, 2)]
        for action in (*takes, *spaces(table, "to", "board", "land"), *boards):
            yield action, why_not_order(table, seat, action, frame.space, frame.chosen)
    if isinstance(frame, Moving | Reacting):
        names = MOVES if isinstance(frame, Moving) else frame.names
        realm = table.realm if isinstance(frame, Moving) else frame.realm
        for action in (*table.cat.play_card, *table.cat.use_card):
            yield action, why_not_play(table, realm, action, *names)


@pytest.mark.rule("CN-077", "CN-095", "CN-101", "CN-138")
@pytest.mark.parametrize("seed", range(4))
def test_an_action_is_offered_exactly_if_its_reason_is_none(seed: int) -> None:
    asked = Counter[str]()
    for table, choice in walk(seed, seed > 1):
        for action, reason in named(table, choice):
            assert (action in choice.options) == (reason is None), f"{choice.prompt}: {action}: {reason}"
            asked[f"{choice.prompt} {action.kind}"] += reason is None
    assert all(asked[line] for line in ("movement select", "order to", "order take", "react play")), asked


@pytest.mark.rule("CN-102", "CN-136", "CN-139", "CN-369", "CN-401")
@pytest.mark.parametrize("seed", range(2))
def test_a_unit_has_somewhere_to_go_exactly_if_no_reason_keeps_it(seed: int) -> None:
    seen = set[int]()
    for table, choice in walk(seed):
        if choice.prompt not in ("movement", "reposition", "reinforce"):
            continue
        seen.add(table.phase)
        for unit, owner in enumerate(table.owner):
            if owner != table.realm or table.where[unit] < 0:
                continue
            found = ways(table, unit)
            assert any(found) == can_act(table, unit) == (why_idle(table, unit) is None), (choice.prompt, unit)
            for space in range(table.cat.spaces):
                asked = (why_not_to, why_not_board, why_not_land)
                for way, why_not in zip(found, asked, strict=True):
                    assert (space in way) == (why_not(table, unit, space) is None), (choice.prompt, unit, space)
    assert seen == {MOVEMENT, REPOSITION, REINFORCEMENT}


def walk(seed: int, cards: bool = False) -> Iterator[tuple[NerathState, Choice]]:
    """Yield a third of the decisions of a random game, and all windows for cards, before they are answered.

    With ``cards`` every card is played that may be.
    """
    table = started(4, "alliances" if seed % 2 else "free_for_all", "short", seed)
    table.events = None
    rng = Rng(derive(seed, "legality"))
    for _ in range(1200):
        settle(table)
        if not table.pending:
            return
        choice = table.pending[0]
        assert isinstance(choice, Choice)
        if rng.below(3) == 0 or choice.prompt == "react":
            yield table, choice
        played = [action for action in choice.options if action.kind in ("play", "lay", "use", "apply")]
        options = played if played and cards else choice.options
        apply(table, choice.seat, options[rng.below(len(options))])
