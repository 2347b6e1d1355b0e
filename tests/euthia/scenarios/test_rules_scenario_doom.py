"""Rules of Looming Doom: witnesses, clues, the final round with its two fights; its walks."""

from __future__ import annotations

import pytest

from taverne.games.euthia.rules.goods.holdings import max_health
from taverne.games.euthia.rules.scenarios import doom
from taverne.games.euthia.rules.scenarios.doom import FinalFights, opponents, rest
from taverne.games.euthia.rules.turn.course import Playing
from taverne.games.euthia.state.game_state import EuthiaState
from taverne.games.euthia.state.hero_state import SetGem
from tests.euthia.fights import fight
from tests.euthia.positions import (
    acting,
    answer,
    essences,
    free,
    give,
    lay,
    offered,
    options,
    pool,
    prompt,
    refresh,
    refused,
    run,
    settle,
    space,
    stand,
    thing,
    told,
    trophy,
)
from tests.euthia.tales import moment, out, tale

PLACES = {
    "prospector": "i_wayfarers-a",
    "quartermaster": "i_wayfarers-b",
    "deserter": "i_wayfarers-c",
    "hedge_witch": "i_millbrook-c",
}


def town(*up: int) -> EuthiaState:
    table = tale("doom")
    lay(table, "i_wayfarers", 2, -1)
    lay(table, "i_millbrook", 1, 1)
    free(table, "i_wayfarers-b")
    for witness in up:
        doom.tale(table).turned[witness] = 1
    table.gold[0] = 5
    give(table, 0, "healing_potion")
    trophy(table, 0, "thorn_boar")
    essences(table, 0, fire=1)
    return table


@pytest.mark.rule("EUS-044")
def test_a_witness_is_turned_up_in_odd_rounds_and_stays() -> None:
    table = tale("doom")
    seen = 0
    for number in range(1, 9):
        table.round = number
        moment(table, "round_start", number)
        assert bool(table.pending) == (number % 2 == 1)
        if table.pending:
            assert len(pool(table)) == 4 - seen
            seen += 1
            settle(table)
        assert sum(doom.tale(table).turned) == seen
    assert seen == 4


@pytest.mark.rule("EUS-045")
@pytest.mark.rule("EUS-046")
@pytest.mark.parametrize("number", range(4))
def test_a_clue_is_bought_where_the_witness_is_met(number: int) -> None:
    table = town(0, 1, 2, 3)
    word = list(PLACES)[number]
    stand(table, 0, PLACES[word])
    acting(table)
    assert offered(table, "clue") == [f"clue {word}"]
    answer(table, f"clue {word}")
    assert doom.tale(table).clues[0] == 1
    left = (table.gold[0], thing(table, 0, "healing_potion") >= 0, len(table.trophies[0]), sum(table.essences[0]))
    assert left == ((3, True, 1, 1), (5, False, 1, 1), (5, True, 0, 1), (5, True, 1, 0))[number]


@pytest.mark.rule("EUS-045")
def test_no_clue_comes_from_a_hidden_witness_or_elsewhere_or_without_the_price() -> None:
    table = town(0)
    stand(table, 0, PLACES["prospector"])
    acting(table)
    assert refused(table, "clue deserter") == ("witness-unknown", "EUS-044")
    doom.tale(table).turned[2] = 1
    assert refused(table, "clue deserter") == ("witness-elsewhere", "EUS-045")
    table.gold[0] = 1
    refresh(table)
    assert refused(table, "clue prospector") == ("no-witness-price", "EUS-046")


@pytest.mark.rule("EUS-047")
def test_each_witness_gives_each_hero_one_clue() -> None:
    table = town(0)
    stand(table, 0, PLACES["prospector"])
    acting(table)
    answer(table, "clue prospector")
    assert offered(table, "clue") == []
    assert refused(table, "clue prospector") == ("clue-taken", "EUS-047")
    stand(table, 1, PLACES["prospector"])
    table.gold[1] = 2
    assert table.story.free_here(table, 1)


@pytest.mark.rule("EUS-042")
@pytest.mark.rule("EUS-048")
@pytest.mark.rule("EUS-049")
def test_the_ninth_round_has_no_tokens_and_begins_with_healed_heroes() -> None:
    table = tale("doom", 2, "coop")
    table.round = 9
    table.ready = [[0] * 3 for _ in table.ready]
    table.health, table.gaar = [1, 2], [0, 9]
    run(table, Playing(at=Playing.INDEX["begin_round"]))
    assert prompt(table) == "before-combat" or table.duel is not None or table.pending
    assert table.ready == [[0] * 3] * 2
    assert table.health == [max_health(table, seat) for seat in range(2)]
    slots = [table.cat.gaar_slots[hero] for hero in table.hero]
    assert slots[0] > 0
    assert table.gaar == [slots[0], 9]
    assert told(table, "turn") == []


@pytest.mark.rule("EUS-048")
@pytest.mark.parametrize(("number", "cards"), [(8, 1), (9, 0)])
def test_alone_no_card_is_fed_to_the_reserve_in_the_last_round(number: int, cards: int) -> None:
    table = tale("doom", 1)
    table.round = number
    run(table, Playing(at=Playing.INDEX["feed"]))
    shown = 0 if table.duel is None else table.cat.foes.silver[table.duel.foe]
    assert len(table.silver_reserve) - shown == cards


def final(clues: int = 0, difficulty: str = "normal") -> EuthiaState:
    table = tale("doom", 2, difficulty=difficulty)
    table.round = 9
    doom.tale(table).clues[0] = clues
    return run(table, FinalFights())


def to_fight(table: EuthiaState) -> EuthiaState:
    """Go on until the foe is met."""
    while table.duel is None:
        answer(table, "done") if prompt(table) == "before-combat" else settle(table)
    return table


@pytest.mark.rule("EUS-043")
@pytest.mark.rule("EUS-050")
@pytest.mark.rule("EUS-051")
@pytest.mark.rule("EUS-054")
def test_each_hero_fights_the_accomplice_and_then_the_saboteur_in_seat_order() -> None:
    table = tale("doom", 2)
    table.round = 9
    table.ready = [[0] * 3 for _ in table.ready]
    for seat in range(2):
        table.rep[seat] = 0
    run(table, FinalFights())
    met: list[tuple[int, str]] = []
    for _ in range(4000):
        if not table.pending:
            break
        if table.duel is not None:
            now = (table.duel.seat, table.cat.foes.ids[table.duel.foe])
            if now not in met:
                met.append(now)
                assert table.duel.damage == 0 or table.duel.round
            table.health[table.duel.seat] = max_health(table, table.duel.seat)
            table.duel.damage = max(table.duel.damage, 9 if table.duel.round else table.duel.damage)
        step(table)
    assert met == [(0, "accomplice"), (0, "saboteur"), (1, "accomplice"), (1, "saboteur")]
    assert doom.tale(table).beaten[:2] == [2, 2]
    assert [rep >= 8 for rep in table.rep] == [True, True]


def step(table: EuthiaState) -> None:
    """Answer one question of a fight in the hero's favour."""
    from taverne.engine.actions import CHANCE
    from taverne.engine.decisions import Choice, Roll
    from taverne.engine.frames import apply
    from tests.euthia.positions import roll

    decision = table.pending[0]
    if isinstance(decision, Roll):
        roll(table, *[6 if decision.prompt == "hero-roll" else 1] * len(decision.sides))
    elif isinstance(decision, Choice):
        attacks = [action for action in decision.options if action.kind == "attack"]
        apply(table, decision.seat, attacks[0] if attacks else decision.default or decision.options[0])
    else:
        assert decision.seat == CHANCE
        settle(table)


@pytest.mark.rule("EUS-052")
def test_between_the_fights_a_hero_recovers_and_keeps_tokens() -> None:
    table = tale("doom")
    one = table.things_of(0)[0]
    other = table.things_of(1)[0]
    table.engaged[one] = table.engaged[other] = 1
    table.gem1[one] = SetGem(0, False)
    table.health[0], table.gaar[0] = 1, 0
    rest(table, 0)
    assert table.health[0] == max_health(table, 0)
    assert (table.engaged[one], table.gem1[one], table.engaged[other], table.gaar[0]) == (0, SetGem(0), 1, 0)


@pytest.mark.rule("EUS-053")
def test_clues_laid_down_lower_the_health_in_that_fight_alone() -> None:
    table = final(clues=3)
    assert options(table) == ["clues 0", "clues 1", "clues 2", "clues 3"]
    answer(table, "clues 2")
    accomplice, saboteur = opponents(table)
    assert table.story.foe_health(table, accomplice) == 4
    assert doom.tale(table).clues[0] == 1
    doom.tale(table).laid = 4
    assert table.story.foe_health(table, accomplice) == 1
    doom.tale(table).laid = 0
    assert (table.story.foe_health(table, accomplice), table.story.foe_health(table, saboteur)) == (10, 16)


@pytest.mark.rule("EUS-055")
def test_no_elemental_acts_in_the_final_fights() -> None:
    table = tale("doom")
    lay(table, "i_mossback", 2, -1)
    earth = next(s for s in range(len(table.near)) if table.near[s] and table.cat.map.element[s] >= 0)
    table.at[0] = earth
    run(table, FinalFights())
    to_fight(table)
    assert (fight(table).air, fight(table).earth) == (0, 0)
    assert fight(table).space == space(table, "i_chapel-m")


@pytest.mark.rule("EUS-056")
@pytest.mark.parametrize(("difficulty", "more"), [("normal", 0), ("hard", 4), ("heroic", 8)])
def test_harder_opponents_have_more_health(difficulty: str, more: int) -> None:
    table = tale("doom", difficulty=difficulty)
    assert [table.story.foe_health(table, foe) for foe in opponents(table)] == [10 + more, 16 + more]
    assert table.story.foe_health(table, 0) == table.cat.foes.health[0]


@pytest.mark.rule("EUS-057")
def test_a_hero_who_dies_fights_no_more() -> None:
    table = final()
    to_fight(table)
    table.health[0] = 1
    while table.pending and (table.duel is None or table.duel.seat == 0):
        if table.duel is not None:
            table.health[0] = min(table.health[0], 1)
            table.duel.damage = 0
        fight_one(table)
    assert table.deaths[0] == 1
    assert doom.tale(table).beaten[0] == 0
    assert table.duel is None or table.duel.seat == 1


def fight_one(table: EuthiaState) -> None:
    """Answer one question of a fight against the hero."""
    from taverne.engine.decisions import Choice, Roll
    from taverne.engine.frames import apply
    from tests.euthia.positions import roll

    decision = table.pending[0]
    if isinstance(decision, Roll):
        roll(table, *[1 if decision.prompt == "hero-roll" else 6] * len(decision.sides))
    elif isinstance(decision, Choice):
        apply(table, decision.seat, decision.default or decision.options[0])
    else:
        settle(table)


@pytest.mark.rule("EUS-058")
@pytest.mark.parametrize(("beaten", "won"), [((2, 2), 1), ((2, 1), 0), ((0, 2), 0)])
def test_every_hero_must_beat_both(beaten: tuple[int, int], won: int) -> None:
    table = tale("doom", 2, "coop")
    doom.tale(table).beaten[:2] = beaten
    table.story.conclude(table)
    assert table.won == won


@pytest.mark.rule("EUS-012")
@pytest.mark.rule("EUS-013")
def test_a_scenario_monster_gives_its_reward_at_any_reputation_and_no_trophy_loot_or_token() -> None:
    table = tale("doom", 2)
    table.round, table.rep[0] = 9, 60
    gold = table.gold[0]
    run(table, FinalFights())
    to_fight(table)
    fight(table).damage = 9
    while doom.tale(table).beaten[0] == 0:
        assert prompt(table) != "trophy"
        table.health[0] = max_health(table, 0)
        step(table)
    assert (table.rep[0], table.gold[0], table.trophies[0]) == (63, gold, [])
    assert set(table.hero_token) == {-1}


@pytest.mark.rule("EUS-042")
@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (2, "coop"), (3, "competitive")])
@pytest.mark.parametrize("lucky", [False, True])
def test_a_game_of_looming_doom_ends_after_its_final_round(seats: int, mode: str, lucky: bool) -> None:
    table, told = out("doom", seats, mode, 4, lucky)
    assert table.round == 9
    assert told["turn"] == 8 * seats
    assert told["witness"] == 4
    assert (table.won >= 0) == (mode != "competitive")
