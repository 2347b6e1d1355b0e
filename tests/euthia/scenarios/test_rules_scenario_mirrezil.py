"""Rules of Threat of Mirrezil: events, legends and artefacts, the lair, the dragon's breath; its walks."""

from __future__ import annotations

import pytest

from taverne.games.euthia.rules.combat.hero_attack import strike
from taverne.games.euthia.rules.scenarios import mirrezil
from taverne.games.euthia.rules.scenarios.base import Story
from taverne.games.euthia.rules.turn import scoring
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.positions import (
    acting,
    answer,
    draw,
    duel,
    equip,
    essences,
    fighter,
    gems,
    give,
    hand,
    offered,
    ready,
    refresh,
    refused,
    space,
    stand,
    thing,
    trophy,
)
from tests.euthia.tales import moment, out, reveal, tale

LAIR = "v_roost-c"


def event(word: str) -> EuthiaState:
    table = tale("mirrezil")
    table.round = 2
    moment(table, "round_start", 2)
    draw(table, word)
    return table


@pytest.mark.rule("EUS-078")
def test_all_six_legend_tiles_are_in_the_stack() -> None:
    table = ready(2, scenario="mirrezil")
    legends = [table.cat.map.chapter[tile] for pile in table.coming for tile in pile if tile in table.cat.map.legend]
    assert sorted(legends) == [4, 4, 5, 5, 5, 5]


@pytest.mark.rule("EUS-079")
@pytest.mark.parametrize(
    ("word", "asked", "now", "usual"),
    [
        ("lean_markets", Story.price_change, 1, 0),
        ("wild_tides", Story.fire_water_factor, 2, 1),
        ("restless_dark", Story.extra_chaos, 1, 0),
        ("sealed_gates", Story.portals_closed, True, False),
        ("rich_seams", Story.mine_draws, 2, 1),
        ("open_stalls", Story.free_renewals, 1, 0),
    ],
)
def test_an_event_changes_a_rule_until_the_end_of_its_round(word: str, asked: object, now: int, usual: int) -> None:
    assert callable(asked)
    table = event(word)
    assert asked(table.story, table) == now
    table.round = 3
    moment(table, "round_start", 3)
    assert asked(table.story, table) == usual


@pytest.mark.rule("EUS-079")
def test_the_silver_moon_gives_every_player_a_card() -> None:
    table = event("silver_moon")
    for _ in range(2):
        draw(table, str(table.pending[0].items[0]))  # type: ignore[union-attr]
    assert [sum(table.hand[seat]) for seat in range(2)] == [1, 1]


@pytest.mark.rule("EUS-079")
def test_events_come_in_even_rounds_and_none_twice() -> None:
    table = tale("mirrezil")
    for number in range(1, 13):
        table.round = number
        moment(table, "round_start", number)
        assert bool(table.pending) == (number % 2 == 0)
        if table.pending:
            left = [str(word) for word in table.pending[0].items]  # type: ignore[union-attr]
            assert len(left) == 8 - number // 2
            draw(table, next(word for word in left if word != "silver_moon"))
    assert sum(mirrezil.tale(table).turned) == 6


@pytest.mark.rule("EUS-080")
def test_a_revealed_legend_lies_face_up() -> None:
    table = reveal(tale("mirrezil"), "v_bell")
    assert mirrezil.tale(table).up == [0, 0, 0, 0, 1, 0]


def legend(tile: str) -> EuthiaState:
    table = reveal(tale("mirrezil"), tile)
    for place in "abc":
        table.hero_token[space(table, f"{tile}-{place}")] = 0
    stand(table, 0, f"{tile}-m")
    return table


@pytest.mark.rule("EUS-081")
@pytest.mark.parametrize("word", ["oathkeeper", "singing_blade", "chained_star", "widow", "bell_below", "unlit_forge"])
def test_a_legend_is_completed_by_who_has_what_it_asks(word: str) -> None:
    cards = {card.id: card for card in tale("mirrezil").box.cards.legend}
    table = legend(cards[word].tile)
    acting(table)
    assert refused(table, f"legend {word}") == ("legend-asks", "EUS-081")
    endow(table, word)
    refresh(table)
    assert offered(table, "legend") == [f"legend {word}"]
    answer(table, f"legend {word}")
    while offered(table, "give_card") or offered(table, "give_essence"):
        answer(table, (offered(table, "give_card") or offered(table, "give_essence"))[0])
    artefact = next(str(deed.tile) for deed in cards[word].reward if hasattr(deed, "tile"))
    assert thing(table, 0, artefact) >= 0
    assert table.rep[0] == sum(getattr(deed, "rep", 0) for deed in cards[word].reward)
    assert (table.gold[0], table.trophies[0], sum(table.gems[0]), sum(table.essences[0])) == (0, [], 0, 0)


def endow(table: EuthiaState, word: str) -> None:
    if word == "oathkeeper":
        trophy(table, 0, table.cat.foes.names[table.cat.foes.monster_decks[2][0]])
    elif word == "singing_blade":
        family = table.cat.tile_family
        piece = table.cat.tile_piece
        first = next(
            f for f in set(family) if f >= 0 and len({piece[t] for t in range(len(family)) if family[t] == f}) > 4
        )
        seen: set[int] = set()
        for tile in range(len(family)):
            if family[tile] == first and piece[tile] not in seen and len(seen) < 5:
                seen.add(piece[tile])
                equip(table, 0, table.cat.tile_ids[tile])
    elif word == "chained_star":
        gems(table, 0, diamond=2)
    elif word == "widow":
        golden = next(
            w for n, w in enumerate(table.cat.card_ids) if table.cat.card_gold[n] and table.golden.count(n) > 3
        )
        hand(table, 0, **{golden: 4})
    elif word == "bell_below":
        essences(table, 0, fire=3)
    else:
        table.gold[0] = 10


@pytest.mark.rule("EUS-082")
def test_a_legend_is_completed_once_and_counts_as_a_quest() -> None:
    table = legend("v_forge")
    table.gold = [10, 10]
    acting(table)
    answer(table, "legend unlit_forge")
    assert scoring.counts(table, 0)["quests"] == 1
    stand(table, 1, "v_forge-m")
    assert table.story.free_here(table, 1) == []
    table.gold[0] = 10
    assert refused(table, "legend unlit_forge") == ("legend-done", "EUS-082")


@pytest.mark.rule("EUS-083")
def test_mirrezil_comes_to_its_lair_which_counts_as_freed() -> None:
    table = reveal(tale("mirrezil"), "v_roost")
    lair = space(table, LAIR)
    assert mirrezil.tale(table).at == lair
    assert table.freed(lair)
    stand(table, 0, LAIR)
    assert table.story.opponents(table, 0) == [fighter(table, "opponent-mirrezil_1")]


@pytest.mark.rule("EUS-084")
def test_the_roost_is_late_at_the_end_of_round_eight() -> None:
    table = tale("mirrezil")
    roost = table.cat.map.index["v_roost"]
    table.coming[4] = [roost]
    table.round = 7
    moment(table, "round_end", 7)
    assert not table.pending
    table.round = 8
    moment(table, "round_end", 8)
    answer(table, offered(table, "lay")[0])
    assert table.laid[roost] == 1
    assert mirrezil.tale(table).at == space(table, LAIR)


@pytest.mark.rule("EUS-085")
def test_at_the_end_of_a_round_the_dragon_wounds_whoever_is_near() -> None:
    table = reveal(tale("mirrezil", 3), "v_roost")
    stand(table, 0, LAIR)
    stand(table, 1, "v_roost-a")
    before = table.health[:]
    moment(table, "round_end", 5)
    assert [a - b for a, b in zip(before, table.health, strict=True)] == [2, 2, 0]


@pytest.mark.rule("EUS-086")
@pytest.mark.parametrize(("owned", "more"), [(0, 0), (2, 2), (5, 3)])
def test_artefacts_add_to_the_first_attack_that_hurts(owned: int, more: int) -> None:
    table = reveal(tale("mirrezil"), "v_roost")
    for _ in range(owned):
        give(table, 0, "artefact_deep_bell")
    made = duel(table, "opponent-mirrezil_1", 0, 1)
    strike(table, made, 0)
    assert made.damage == 0
    strike(table, made, 2)
    assert made.damage == 2 + more
    strike(table, made, 2)
    assert made.damage == 4 + more
    table.story.note_damage(table, made)
    again = duel(table, "opponent-mirrezil_1", 0, 1)
    strike(table, again, 1)
    assert again.damage == 1 + more
    other = duel(table, "thorn_boar", 0, 1)
    mirrezil.tale(table).hurt = False
    strike(table, other, 1)
    assert other.damage == 1


@pytest.mark.rule("EUS-087")
@pytest.mark.parametrize(("difficulty", "goal"), [("normal", 1), ("hard", 2), ("heroic", 3)])
def test_the_goal_is_a_number_of_stages(difficulty: str, goal: int) -> None:
    table = tale("mirrezil", 3, "coop", difficulty=difficulty)
    for stages, won in ((goal - 1, 0), (goal, 1)):
        mirrezil.tale(table).stage = stages
        table.story.conclude(table)
        assert table.won == won


@pytest.mark.rule("EUS-077")
def test_the_game_ends_with_the_round_of_the_fourth_stage() -> None:
    table = reveal(tale("mirrezil"), "v_roost")
    mirrezil.tale(table).stage, mirrezil.tale(table).fallen = 3, True
    moment(table, "turn_end", 0)
    assert not table.story.over(table)
    moment(table, "round_end", 5)
    assert table.story.over(table)


@pytest.mark.rule("EUS-077")
@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (2, "coop"), (3, "competitive")])
@pytest.mark.parametrize("lucky", [False, True])
def test_a_game_against_mirrezil_ends_after_twelve_rounds_at_most(seats: int, mode: str, lucky: bool) -> None:
    table, events = out("mirrezil", seats, mode, 4, lucky)
    assert table.round <= 12
    assert events["event"] == table.round // 2
    assert (table.won >= 0) == (mode != "competitive")
