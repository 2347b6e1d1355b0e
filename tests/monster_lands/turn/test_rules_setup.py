"""Setting up the board and the clans of Monster Lands (ML-009 to ML-024)."""

from __future__ import annotations

import pytest

from taverne.engine.frames import settle
from taverne.games.monster_lands.box.catalogue import NONE
from taverne.games.monster_lands.box.vocabulary import StormGates
from tests.monster_lands.positions import GAME, held, options, refresh, seated
from tests.tools import play, refused, table, told


@pytest.mark.rule("ML-009", "ML-012", "ML-019", "ML-016", "ML-011")
def test_two_players_lay_out_one_region_and_full_displays() -> None:
    state = seated(2)
    assert all(number != NONE for number in state.tavern)
    assert (len(state.tavern), len(state.lair), len(state.bazaar), len(state.spoils)) == (4, 6, 3, 4)
    assert len(state.tavern_deck) == 28 - 4
    assert len(state.novices) == 8
    assert len(state.trap_supply) == 36 - 6
    assert len(state.panic_pile) == 7
    assert state.regions[0] != NONE
    assert state.regions[1] == NONE
    assert state.monsters[1] == NONE


@pytest.mark.rule("ML-013", "ML-014", "ML-015", "ML-020")
@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_players_lay_out_two_regions_with_monsters_of_rank_a(players: int) -> None:
    state = seated(players, first=2)
    cards = state.box.cards.monster
    assert [cards[monster].rank for monster in state.monsters[:2]] == ["A", "A"]
    assert len(state.monster_deck) == 18
    assert state.regions[0] != state.regions[1]
    assert state.lists[0] // 2 != state.lists[1] // 2
    assert state.first == 2


@pytest.mark.rule("ML-017")
def test_two_missions_are_posted_from_a_bag_of_twelve() -> None:
    state = seated()
    assert state.missions[0] != state.missions[1]
    assert len(state.mission_bag) == 10


@pytest.mark.rule("ML-010", "ML-021")
def test_the_tavern_shows_enough_of_low_reputation() -> None:
    state = table(GAME, {}, 4, "chance: draw vaidala karunna saruna lusara")
    assert state.pending[0].prompt == "replace"
    play(state, "chance: draw vaidala")
    play(state, "chance: draw dalina")
    assert state.pending[0].prompt == "replace"
    play(state, "chance: draw karunna\nchance: draw zondu\nchance: draw saruna\nchance: draw guster")
    play(state, "chance: draw lusara\nchance: draw lorios")
    assert [state.cat.member_ids[m] for m in state.tavern] == ["dalina", "zondu", "guster", "lorios"]
    assert len(state.tavern_deck) == 24
    assert not state.tavern_discard


@pytest.mark.rule("ML-022", "ML-023", "ML-026", "ML-034", "ML-025")
def test_each_clan_begins_alike() -> None:
    state = seated(4)
    for seat in range(4):
        assert state.glory[seat] == 5
        assert state.reputation[seat] == 1
        assert state.gold[seat] == 7
        assert [state.cat.trap_ids[kind] for kind in state.traps[seat]] == ["initial"]
        affinities = {state.cat.affinity[number] for number in state.members[seat]}
        assert len(affinities) == 1
        force, magic, persuasion = held(state, seat)
        assert (force, magic, len(persuasion)) == (2, 1, 1)
        assert state.cat.reputation[state.leader[seat]] == 0


@pytest.mark.rule("ML-024")
def test_no_two_clans_share_an_affinity() -> None:
    state = table(GAME, {}, 3)
    settle(state)
    first = state.first
    play(state, f"{first}: clan air")
    second = (first + 1) % 3
    assert options(state) == ["clan fire", "clan water", "clan jungle"]
    assert refused(state, f"{second}: clan air").rule == "ML-024"


@pytest.mark.rule("ML-018", "ML-032")
def test_the_first_turn_is_turn_one() -> None:
    state = seated()
    assert state.turn == 1
    assert told(state, "turn")[0].data == {"turn": 1, "seat": 0}


@pytest.mark.rule("ML-333", "ML-346", "ML-222")
def test_dogor_drawn_at_setup_opens_the_gates() -> None:
    state = table(GAME, {"difficulty": "heroic"}, 3)
    while state.pending[0].prompt != "monster":
        action, state.drawn = state.pending[0].sample(state.seed, state.drawn)  # type: ignore[union-attr]
        play(state, f"chance: {action}")
    play(state, "chance: draw dogor\nchance: draw snagus")
    assert isinstance(state.cat.power[state.monsters[2]], StormGates)
    assert state.cat.monster_ids[state.monsters[0]] == "snagus"


@pytest.mark.rule("ML-220", "ML-221", "ML-222", "ML-223")
@pytest.mark.parametrize(("level", "ranks"), [("tutorial", 8), ("normal", 8), ("heroic", 20), ("legendary", 20)])
def test_difficulty_says_from_which_monsters_the_first_come(level: str, ranks: int) -> None:
    state = table(GAME, {"difficulty": level}, 2)
    while state.pending[0].prompt != "monster":
        action, state.drawn = state.pending[0].sample(state.seed, state.drawn)  # type: ignore[union-attr]
        play(state, f"chance: {action}")
    assert len(state.pending[0].items) == ranks  # type: ignore[union-attr]


@pytest.mark.rule("ML-229")
def test_the_ambush_module_adds_its_traps() -> None:
    state = seated(2, ambush=True)
    assert len(state.trap_supply) == 36 + 18 + 6 - 6
    refresh(state)


@pytest.mark.rule("ML-018", "ML-274")
def test_the_tutorial_is_played_unless_something_else_is_asked_for() -> None:
    assert GAME.check({}, 4)["difficulty"] == "tutorial"
    assert GAME.check({"scenario": 9}, 1)["difficulty"] == "tutorial"
    assert GAME.check({"scenario": 10}, 1)["difficulty"] == "normal", "its easiest"
    assert GAME.check({"difficulty": "heroic"}, 2)["difficulty"] == "heroic"
