"""The four affinities and what a match of two of them means (ML-219)."""

from __future__ import annotations

import pytest

from taverne.games.monster_lands.box.catalogue import REGION_A
from taverne.games.monster_lands.box.vocabulary import AFFINITIES, AffinityDice
from taverne.games.monster_lands.rules.battle.effects import attack_dice
from taverne.games.monster_lands.view.table import table_view
from tests.monster_lands.positions import GAME, asked, hire, options, own_region, pool, refresh, region, seated
from tests.tools import play, refused

CARDS = GAME.box.cards


@pytest.mark.rule("ML-219")
def test_there_are_four_affinities_and_each_has_leaders_monsters_and_regions() -> None:
    assert sorted(AFFINITIES) == ["air", "fire", "jungle", "water"]
    for pieces in (CARDS.mercenary, CARDS.monster, CARDS.region):
        assert {piece.affinity for piece in pieces} == set(AFFINITIES)


@pytest.mark.rule("ML-219")
@pytest.mark.parametrize("beast", [m.id for m in CARDS.monster if not isinstance(m.power, AffinityDice)])
def test_a_monster_in_a_region_of_its_affinity_has_one_attack_die_more(beast: str) -> None:
    number = next(i for i, monster in enumerate(CARDS.monster) if monster.id == beast)
    state = seated()
    for land in CARDS.region:
        region(state, 0, land.id) if state.regions[0] != state.cat.region_index[land.id] else None
        match = land.affinity == CARDS.monster[number].affinity
        assert attack_dice(state, REGION_A, number) == CARDS.monster[number].attack + match, land.id
        state.monsters[0] = number
        assert table_view(state, 1).attacks[0] == CARDS.monster[number].attack + match, "and the board is told so"


@pytest.mark.rule("ML-219", "ML-173")
@pytest.mark.parametrize("land", [land.id for land in CARDS.region])
def test_a_region_is_managed_by_a_mercenary_of_its_affinity_only(land: str) -> None:
    state = seated()
    hire(state, 0, "fandor", "taroa", "tranok", "wormee", "lusara", "geas")
    own_region(state, 0, land)
    pool(state, 0, force=1)
    refresh(state)
    affinity = next(card.affinity for card in CARDS.region if card.id == land)
    clan = [state.cat.member_ids[m] for m in state.members[0] if m != state.leader[0]]
    fitting = [word for word in clan if CARDS.mercenary[state.cat.member_index[word]].affinity == affinity]
    assert fitting
    play(state, "0: more")
    assert asked(state) == (0, "more")
    assert [word for word in options(state) if word.startswith("manage")] == [f"manage {land} {w}" for w in fitting]
    for other in set(clan) - set(fitting):
        assert refused(state, f"0: manage {land} {other}").rule == "ML-173"
