"""Random walks through every option set of Monster Lands: whole games, no broken invariant, nothing leaked.

Bold walks send mercenaries out and load them well, so that monsters are captured, killed, and regions conquered.
"""

from __future__ import annotations

from collections import Counter

import pytest

from taverne.engine.actions import CHANCE, Action
from taverne.engine.decisions import Choice
from taverne.engine.frames import apply, settle
from taverne.engine.game import Options
from taverne.engine.rng import Rng, derive
from taverne.games.monster_lands.state.game_state import OVER, LandsState
from tests.conformance.cases import Case
from tests.conformance.probes.monster_lands import MonsterLandsProbe
from tests.monster_lands.positions import GAME, hire, own_region, pool, refresh, seated, traps

SETS = GAME.option_sets()
CASES = [Case(GAME, players, options, MonsterLandsProbe(GAME)) for players, options in SETS]
BOLD = {"add": 12, "trap": 6, "send": 3, "defence": 6, "potion": 3, "venom": 3, "recruit": 6, "capture": 6, "kill": 6}
OUTSIDE = ("region_a", "region_b", "gates", "competitive", "contract")


def bold(options: tuple[Action, ...], rng: Rng) -> Action:
    """Return an option by lot, with more tickets for what leads to battles that can be won."""
    tickets: list[Action] = []
    for action in options:
        weight = BOLD.get(action.kind, 2)
        if action.kind == "deploy" and action.args[0] in OUTSIDE:
            weight = 8
        if action.kind in ("shield", "defend", "drink"):
            weight = 1 + 4 * int(action.args[0])
        if action.kind in ("pass", "back", "enough", "stop"):
            weight = 1
        tickets += [action] * weight
    return tickets[rng.below(len(tickets))]


HOUSES = (
    (("wondou", "taroa", "fandor", "vaidala"), ("skyehn", "taroa"), ("ghadik", "")),
    (("dolfus", "nimra", "ginova", "lusara"), ("rynia", "lusara"), ("kyzhul", "")),
    (("torko", "tranok", "sckrat", "karunna"), ("uyuniah", "tranok"), ("wahibah", "")),
    (("saruna", "geas", "trulina", "wormee"), ("al-dahn", "geas"), ("negueria", "")),
)


AMBUSHES = (
    ("steal_F1", "steal_M1"),
    ("steal_F2", "steal_M2"),
    ("redirect_1", "steal_any1"),
    ("redirect_2", "steal_any2"),
)


def rich(players: int, options: Options, seed: int) -> LandsState:
    """Return a table on which every clan is strong and rules two regions, one of them managed."""
    state = seated(players, seed, **options)  # type: ignore[arg-type]
    for seat in range(players):
        who, managed, unmanaged = HOUSES[seat]
        hire(state, seat, *who)
        own_region(state, seat, *managed)
        own_region(state, seat, *unmanaged)
        state.glory[seat] = 12
        state.gold[seat] = 40
        state.defence[seat] = 4
        pool(state, seat, 9, 6, (2, 4, 6))
        if state.ambush and players > 1:
            traps(state, seat, *AMBUSHES[seat])
    return refresh(state)


def walked(
    players: int, options: Options, seed: int, told: Counter[str] | None = None, strong: bool = False
) -> LandsState:
    """Play a bold game to its end, with the invariants looked at before every decision of a seat."""
    state = rich(players, options, seed) if strong else GAME.start(options, players, seed)
    rng = Rng(derive(seed, "bold"))
    state.events = []
    for _ in range(4000):
        settle(state)
        assert GAME.problems(state) == []
        if not state.pending:
            break
        choice = state.pending[0]
        assert isinstance(choice, Choice)
        apply(state, choice.seat, bold(choice.options, rng))
    assert state.phase == OVER
    if told is not None:
        told.update(event.kind for event in state.events)
    return state


@pytest.mark.rule("ML-001", "ML-032", "ML-007", "ML-008")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_bold_games_end_whole(case: Case) -> None:
    for seed in range(4):
        walked(case.players, case.options, seed, strong=seed % 2 == 1)


def test_bold_games_see_everything_happen() -> None:
    told: Counter[str] = Counter()
    several = [(players, options) for players, options in SETS if players > 1]
    for seed in range(30):
        players, options = several[seed % len(several)]
        walked(players, options, seed + 100, told, strong=True)
    wanted = {"captured", "killed", "conquered", "manager", "exploited", "looted", "loot-used", "sold", "deserted"}
    wanted |= {"died", "leader", "calm", "panic", "redirected", "stolen", "ambush-cancelled", "mission-second"}
    assert wanted <= set(told), f"never seen: {sorted(wanted - set(told))}"


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = walked(4, {}, 5), walked(4, {}, 5)
    assert one == two
    assert GAME.result(one) == GAME.result(two)


def test_chance_is_always_asked_alone() -> None:
    state = GAME.start({}, 2, 1)
    assert [decision.seat for decision in state.pending] == [CHANCE]
