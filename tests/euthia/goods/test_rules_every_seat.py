"""What holds for the first hero holds for the second, and for the first piece of a kind as for the tenth.

Pieces and marks of all heroes lie in one row; here a step in the wrong direction would be seen.
"""

from __future__ import annotations

import pytest

from taverne.games.euthia.box.compiled_effects import SAME
from taverne.games.euthia.box.terms import ELEMENTS, GEMS
from taverne.games.euthia.game import Euthia
from taverne.games.euthia.rules.combat.effect_sequence import staying
from taverne.games.euthia.rules.combat.effects import do_block_curse
from taverne.games.euthia.rules.goods.equipment import active_gems, worn
from taverne.games.euthia.rules.goods.gains import Transmuting
from taverne.games.euthia.rules.goods.payment import P_ESSENCE, P_GEM, Paying
from taverne.games.euthia.rules.goods.storage import Arranging, crowded, gems_over, sacks
from taverne.games.euthia.rules.scenarios import collision, doom, revocation
from taverne.games.euthia.rules.scenarios.base import is_post
from taverne.games.euthia.rules.scenarios.doom import FinalFights
from taverne.games.euthia.rules.scenarios.golem import targets
from taverne.games.euthia.rules.trade.hero_tiles import learn, learnings
from taverne.games.euthia.rules.travel.places import spaces_of
from taverne.games.euthia.rules.turn.scoring import wealth
from taverne.games.euthia.state.duel import (
    CLOVERED,
    CURSED,
    CURSED_DAMAGE,
    DAMAGE_LESS,
    LASTING,
    PASSING,
)
from tests.euthia.fights import arena, attacked, attacking, fight, met, on, suffer
from tests.euthia.interplay.scenes import loose, market, max_health
from tests.euthia.positions import (
    acting,
    answer,
    board,
    equip,
    essences,
    free,
    gems,
    give,
    lay,
    offered,
    options,
    prompt,
    refused,
    roll,
    run,
    set_gem,
    space,
    stand,
    thing,
    trophy,
    why,
)
from tests.euthia.tales import reveal, tale

GAME = Euthia()


@pytest.mark.rule("EU-247", "EU-283")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_gems_of_every_seat_are_counted_and_stored(seat: int) -> None:
    table = board()
    gems(table, seat, ruby=2, emerald=1)
    essences(table, seat, fire=1, earth=3)
    slots = table.cat.gem_slots[table.hero[seat]]
    assert wealth(table, seat)["gems"] == 7 * table.box.cards.scoring.gem
    assert wealth(table, 1 - seat)["gems"] == 0
    assert gems_over(table, seat) == 7 - slots
    assert gems_over(table, 1 - seat) == 0


@pytest.mark.rule("EU-244", "EU-248")
def test_the_first_tile_of_the_merchant_is_an_item_at_the_end() -> None:
    table = board()
    before = wealth(table, 0)
    first = table.cat.tile_ids[table.cat.hero_tiles]
    assert first == "red_elixir"
    give(table, 0, first)
    after = wealth(table, 0)
    assert (after["tiles"], after["items"]) == (before["tiles"], before["items"] + 3)


@pytest.mark.rule("EU-295", "EU-296")
def test_a_gem_in_the_first_weapon_is_used_as_any_other() -> None:
    table = attacking(heroes=("dral", "ael"))
    weapon = table.slots[0][0]
    assert weapon == 0
    assert table.cat.tile_ids[worn(table, 0)[0]] == "boar_splitter"
    set_gem(table, weapon, "emerald")
    assert active_gems(table, weapon) == 1
    set_gem(table, weapon, "ruby", second=True)
    assert active_gems(table, weapon) == 2
    set_gem(table, weapon, "ruby", active=False, second=True)
    assert active_gems(table, weapon) == 1


@pytest.mark.rule("EU-296", "EU-295")
def test_why_a_gem_cannot_be_used_is_told_apart() -> None:
    table = board()
    set_gem(table, 0, "emerald", active=False)
    acting(table)
    assert refused(table, "gem emerald") == ("gem-inactive", "EU-296")
    assert refused(table, "gem ruby")[0] == refused(table, "gem sapphire")[0] != "gem-inactive"


@pytest.mark.rule("EUS-143", "EUS-126")
def test_pairs_of_revoked_elementals_count_for_whoever_revoked_both() -> None:
    table = tale("revocation_1")
    revocation.tale(table).airy[1], revocation.tale(table).earthy[1] = 3, 2
    revocation.tale(table).airy[0], revocation.tale(table).earthy[0] = 1, 0
    assert table.story.add_on(table, 1) == 2 * table.figure("pair_rep")
    assert table.story.add_on(table, 0) == 0


@pytest.mark.rule("EUS-120", "EUS-122")
def test_the_second_hero_seals_for_himself() -> None:
    table = tale("collision", 2)
    lay(table, "i_millbrook", 2, -1)
    table.emblem[space(table, "i_millbrook-c")] = 2
    collision.tale(table).laid = 2
    stand(table, 1, "i_millbrook-c")
    table.gaar = [4, 4]
    acting(table, 1)
    answer(table, "seal_emblem")
    roll(table, 6, 6)
    answer(table, "done")
    assert collision.tale(table).sealed[1] == 1
    assert collision.tale(table).sealed[0] == 0
    assert refused(table, "seal_emblem") == ("tried-already", "EUS-117")
    stand(table, 0, "i_millbrook-c")
    assert table.story.free_here(table, 0), "the first hero has not tried"
    assert table.emblem[space(table, "i_millbrook-c")] == 1


@pytest.mark.rule("EUS-045", "EUS-053")
def test_the_second_hero_takes_and_lays_down_clues_of_his_own() -> None:
    table = tale("doom")
    lay(table, "i_wayfarers", 2, -1)
    lay(table, "i_millbrook", 1, 1)
    free(table, "i_wayfarers-b")
    for witness in range(4):
        doom.tale(table).turned[witness] = 1
    table.gold[1] = 5
    for where in ("i_wayfarers-a", "i_wayfarers-b", "i_wayfarers-c", "i_millbrook-a", "i_millbrook-b", "i_millbrook-c"):
        stand(table, 1, where)
        if table.story.free_here(table, 1):
            break
    acting(table, 1)
    answer(table, offered(table, "clue")[0])
    assert doom.tale(table).clues == [0, 1, 0, 0]
    assert offered(table, "clue") == [], "one from each"
    table.stack.clear()
    table.pending = ()
    doom.tale(table).clues[1] = 3
    run(table, FinalFights(1))
    answer(table, "clues 2")
    assert doom.tale(table).clues == [0, 1, 0, 0]


@pytest.mark.rule("EUS-033")
def test_villagers_are_with_monsters_of_posts_only() -> None:
    table = reveal(tale("rescue"), "i_copperhill")
    assert [table.emblem[space(table, f"i_copperhill-{place}")] for place in "abc"] == [0, 0, 1]


@pytest.mark.rule("EUS-094", "EUS-095")
def test_the_golem_goes_toward_mines_that_stand_and_posts_that_are_no_centre() -> None:
    table = board()
    lay(table, "ii_warren", 2, -1)
    lay(table, "ii_slate", 1, 1)
    lay(table, "iii_towers", -1, 2)
    assert targets(table, "mine") == sorted(space(table, one) for one in ("ii_slate-a", "ii_warren-c"))
    table.ruined.append(space(table, "ii_slate-a"))
    assert targets(table, "mine") == [space(table, "ii_warren-c")]
    assert is_post(table, space(table, "iii_towers-a"))
    assert not is_post(table, space(table, "iii_towers-m"))
    assert len(spaces_of(table, table.cat.map.index["iii_towers"])) == 4
    assert len(spaces_of(table, table.cat.map.index["ii_slate"])) == 3


@pytest.mark.rule("EUS-147", "EUS-148")
def test_an_abyss_is_guarded_while_there_are_monsters_of_its_level() -> None:
    table = reveal(tale("abyss"), "i_abyss")
    free(table, "i_abyss-c")
    stand(table, 0, "i_abyss-c")
    assert table.story.extra_gaar(table) == 0
    guarded = table.story.guarded
    assert guarded(table, 0)
    kept = table.monsters[0][:]
    table.monsters[0].clear()
    assert guarded(table, 0), "the top card is left"
    table.top[0] = -1
    assert not guarded(table, 0)
    table.monsters_discard[0] = kept
    assert guarded(table, 0)


@pytest.mark.rule("EU-301")
def test_as_many_essences_change_as_the_piece_says() -> None:
    table = board()
    essences(table, 1, fire=3)
    run(table, Transmuting(1, 2))
    answer(table, "transmute fire water", "transmute fire earth")
    assert loose(table, 1) == {"fire": 1, "water": 1, "earth": 1}
    assert not table.pending


@pytest.mark.rule("EU-372")
def test_the_griffin_is_shown_to_who_has_a_trophy_where_there_is_one() -> None:
    for griffin in (False, True):
        table = board(griffin=griffin)
        if griffin:
            table.beast = space(table, "i_chapel-b")
        trophy(table, 0, "dragonfly")
        acting(table)
        assert ("griffin" in [str(action) for action in GAME.tries(table, 0)]) == griffin
        assert GAME.tries(table, 1) == ()


@pytest.mark.rule("EU-148", "EU-175")
def test_what_blocks_curses_undoes_just_what_they_did() -> None:
    table = attacking()
    duel = fight(table)
    duel.penalty, duel.now[CURSED], duel.now[DAMAGE_LESS], duel.now[CURSED_DAMAGE] = 5, 2, 3, 1
    op = table.cat.effects[0]
    do_block_curse(table, duel, op, 1, -1)
    assert (duel.penalty, duel.now[DAMAGE_LESS], duel.now[CURSED], duel.now[CURSED_DAMAGE]) == (3, 2, 0, 0)
    assert not duel.uncursed


@pytest.mark.rule("EU-224", "EU-225")
@pytest.mark.parametrize(
    ("card", "how"),
    [
        ("curse", [CLOVERED, CLOVERED]),
        ("frenzy", [PASSING, PASSING]),
        ("venom", [PASSING, CLOVERED]),
        ("healing", [LASTING, LASTING, LASTING]),
        ("possession", [PASSING, PASSING, PASSING]),
    ],
)
def test_how_long_cards_lie_there(card: str, how: list[int]) -> None:
    table = board()
    number = table.cat.card_ids.index(card)
    assert [staying(table, number, copies) for copies in range(1, len(how) + 1)] == how


@pytest.mark.rule("EU-160", "EU-166")
def test_a_gaar_rolls_one_die_of_six_and_only_who_is_asked_spends_one() -> None:
    table = attacked("goblin_archer")
    table.gaar[0] = 2
    fight(table).gaar = 1
    on(suffer(table), "duel")
    assert table.pending[0].seat == 1
    assert why(table, "gaar 1", 0).key == "not-asked"  # type: ignore[union-attr]
    answer(table, "gaar 1")
    assert table.pending[0].sides == (6,)  # type: ignore[union-attr]


@pytest.mark.rule("EU-293", "EU-294")
def test_a_gem_is_set_into_the_tile_that_is_worn_not_into_its_twin_in_a_sack() -> None:
    table = board()
    lying = give(table, 0, "dragonskin_cowl")
    wearing = equip(table, 0, "dragonskin_cowl")
    gems(table, 0, emerald=1)
    run(table, Arranging(0))
    setting = [line for line in offered(table, "set_gem") if line.endswith(f" {table.spot[wearing] + 1}")]
    answer(table, setting[0])
    assert table.gem1[wearing]
    assert not table.gem1[lying]


@pytest.mark.rule("EU-268")
def test_an_ability_with_the_first_number_is_put_back_like_any_other() -> None:
    table = market(gold=20, heroes=("maeldur", "dral"))
    old = thing(table, 0, "concentration")
    spot = table.spot[old]
    table.remove_thing(0)
    table.remove_thing(old)
    assert table.add_thing(0, table.cat.tile_index["concentration"], spot) == 0
    cat = table.cat
    kind = cat.tile_kind[cat.tile_index["concentration"]]
    known = [table.design[one] for one in table.things_of(0)]
    others = [t for t in range(cat.hero_tiles) if cat.tile_hero[t] == table.hero[0] and cat.tile_kind[t] == kind]
    table.reserve[0] = [next(tile for tile in others if tile not in known)]
    lines = [line for line in learnings(table, 0) if line.kind == "relearn" and line.args[1] == "concentration"]
    assert lines
    learn(table, 0, lines[0])
    assert thing(table, 0, "concentration") == -1
    assert table.cat.tile_index["concentration"] in table.reserve[0]


@pytest.mark.rule("EU-130", "EU-242")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_price_in_one_kind_is_paid_with_a_kind_of_which_there_is_enough(seat: int) -> None:
    table = board()
    gems(table, seat, ruby=1, emerald=2)
    essences(table, seat, fire=3, water=1)
    paying = Paying(seat, P_GEM, 2, list(range(len(GEMS))), SAME)
    assert [GEMS[kind] for kind in paying.allowed(table)] == ["emerald"]
    paying = Paying(seat, P_ESSENCE, 2, list(range(len(ELEMENTS))), SAME)
    assert [ELEMENTS[kind] for kind in paying.allowed(table)] == ["fire"]


@pytest.mark.rule("EU-134")
def test_a_combat_begins_at_once_for_who_has_nothing_to_use_or_arrange() -> None:
    table = arena(heroes=("dral", "ael"))
    for one in table.things_of(0)[1:]:
        table.engaged[one] = 1
    met(table)
    assert prompt(table) != "before-combat" or len(options(table)) > 1


@pytest.mark.rule("EU-102", "EU-103", "EU-105")
def test_a_centre_borders_on_the_three_spaces_of_its_tile() -> None:
    table = board()
    lay(table, "iii_towers", 2, -1)
    a, b, c, centre = (space(table, f"iii_towers-{place}") for place in "abcm")
    assert table.near[centre] == (a, b, c)
    assert all(centre in table.near[outer] for outer in (a, b, c))


@pytest.mark.rule("EU-262", "EU-283")
def test_a_ruby_in_the_first_weapon_gives_health_and_things_in_sacks_fill_them() -> None:
    table = board()
    before = max_health(table, 0)
    set_gem(table, 0, "ruby")
    assert max_health(table, 0) > before
    assert not crowded(table, 0)
    room = sacks(table, 0)
    for _ in range(room):
        give(table, 0, "red_elixir")
    assert not crowded(table, 0)
    trophy(table, 0, "dragonfly")
    assert crowded(table, 0)
