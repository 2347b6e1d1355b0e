"""Odds of combats for the fixed play of ``policy``: against sums done by hand, and against combats played out.
Best play is in ``test_odds_best``, combats without rivals in ``test_odds_alone``."""

from __future__ import annotations

from typing import Any, TypeAlias

import pytest

from taverne.games.euthia.box.integer_tables import TOP
from taverne.games.euthia.odds import forecast
from taverne.games.euthia.odds.card_play import Kind, Rival, Strain, hands
from taverne.games.euthia.odds.combatants import AttackGain, Blow, Cover, Fight, Foe, HeroSide, Mark, Odds, Ward
from taverne.games.euthia.odds.fixed_play.reckoner import reckon
from taverne.games.euthia.odds.forecast import behind, duel_with, fight, quick_duel_with
from taverne.games.euthia.odds.reserves import UNSEEN, Alone, revealed
from taverne.games.euthia.odds.rolls import HOUSE, hero_rolls, made_of, monster_rolls
from taverne.games.euthia.state.game_state import KNOWN
from tests.euthia.fights import AIRY, EARTHY, LAIR
from tests.euthia.positions import essences, hand, set_gem, space, thing, top
from tests.euthia.sums import HIT, MISS, NO_HOPE, SEVEN, boar, steps
from tests.euthia.trials import armed, number, tried


def plain(hero: HeroSide, foe: Foe, **more: Any) -> Odds:
    return reckon(Fight(hero, foe, house=NO_HOPE)._replace(**more))


def stand(health: int = 1, **more: Any) -> HeroSide:
    return HeroSide(health, health, weapon=SEVEN)._replace(**more)


# Sums done by hand


@pytest.mark.rule("EU-150")
def test_the_monster_strikes_first_in_every_round() -> None:
    odds = plain(stand(), boar())
    assert odds.win == pytest.approx(MISS * HIT / (1 - MISS * MISS), abs=1e-6)
    assert odds.die == pytest.approx(HIT / (1 - MISS * MISS), abs=1e-6)
    assert odds.wounds == pytest.approx(odds.die, abs=1e-6)


@pytest.mark.rule("EU-147")
def test_an_initiative_attack_comes_before_the_first_round() -> None:
    later = plain(stand(), boar())
    odds = plain(stand(swift=SEVEN), boar())
    assert odds.win == pytest.approx(HIT + MISS * later.win, abs=1e-6)


@pytest.mark.rule("EU-195")
def test_two_points_of_damage_take_two_hits() -> None:
    odds = plain(stand(health=50), boar(health=2), rounds=2)
    assert odds.win == pytest.approx(HIT * HIT, abs=1e-6)
    assert odds.open == pytest.approx(1 - HIT * HIT, abs=1e-6), "a truce after the second round"
    assert odds.left == pytest.approx(50, abs=3)


@pytest.mark.rule("EU-195")
def test_a_combat_without_end_wears_the_hero_out() -> None:
    odds = plain(stand(health=50), boar(health=2), worn=2)
    assert odds.die == pytest.approx(1 - HIT * HIT, abs=1e-6)
    assert odds.open == 0


@pytest.mark.rule("EU-193")
def test_more_damage_counts_only_with_plain_damage() -> None:
    odds = plain(stand(health=50, weapon=SEVEN._replace(more=3)), boar(health=4), rounds=1)
    assert odds.win == pytest.approx(HIT, abs=1e-6)


@pytest.mark.rule("EU-058", "EU-160")
def test_gaar_roll_the_lowest_die_again_and_add_two() -> None:
    """Without a Gaar 12 takes two sixes; a low die beside a six becomes 12 with 4 or more and the 2 that are added."""
    assert sum(chance for chance, total, _, _ in hero_rolls(12, 0, False) if total >= 12) == pytest.approx(1 / 36)
    with_one = sum(chance for chance, total, _, _ in hero_rolls(12, 1, False) if total >= 12)
    beside_six, beside_five, beside_four = 6 / 36 * 3 / 6, 6 / 36 * 2 / 6, 6 / 36 * 1 / 6
    assert with_one == pytest.approx(1 / 36 + beside_six + beside_five + beside_four)
    spent = sum(chance for chance, _, left, _ in hero_rolls(12, 1, False) if not left)
    assert spent == pytest.approx(27 / 36), "a die up to 3 is there"


def test_gaar_are_kept_once_the_best_band_is_reached() -> None:
    assert all(left == 3 for _, total, left, _ in hero_rolls(2, 3, False) if total >= 2)


@pytest.mark.rule("EU-059", "EU-157", "EU-180")
def test_air_turns_the_higher_die_after_the_look_at_hope() -> None:
    calm, airy = hero_rolls(0, 0, False), hero_rolls(0, 0, True)
    for rolls in (calm, airy):
        assert sum(chance for chance, _, _, low in rolls if low) == pytest.approx(10 / 36)
    assert sum(chance for chance, total, _, _ in airy if total == 12) == pytest.approx(1 / 36)
    assert sum(chance * total for chance, total, _, _ in airy) < 7
    assert sum(chance for chance, _, _, high in monster_rolls(2, 0, True) if high) == pytest.approx(6 / 36)


@pytest.mark.rule("EU-156")
def test_an_essence_leaves_the_monster_one_die() -> None:
    assert [(round(6 * chance), total) for chance, total, _, _ in monster_rolls(1, 0, False)] == [
        (1, face) for face in range(1, 7)
    ]
    spent = {total: chance for chance, total, left, _ in monster_rolls(1, 1, False) if not left}
    assert spent == pytest.approx({face + 2: 1 / 12 for face in range(1, 7)})


@pytest.mark.rule("EU-187", "EU-188", "EU-189")
def test_hope_lifts_an_attack_into_a_band_or_adds_a_damage() -> None:
    damage = steps(7, 10)
    assert made_of(5, damage, 2, 0, (), 0) == (7, 0, 0, 0, 0), "two points for two"
    assert made_of(5, damage, 1, 0, (), 0) == (5, 0, 1, 0, 0), "one would not help"
    assert made_of(10, damage, 4, 0, (), 0) == (11, 1, 1, 0, 0), "three for a damage"
    assert made_of(6, steps(7), 0, 2, (), 0) == (9, 0, 0, 1, 0), "a Dwurt adds three"
    assert made_of(6, damage, 5, 0, (1,), 0) == (10, 0, 2, 0, 1), "a clover first, then hope up to the best band"


@pytest.mark.rule("EU-157")
def test_hope_from_the_monsters_high_roll_helps_the_next_attack() -> None:
    """The hero needs 8; with the point of a monster's roll from 10 on, 7 will do."""
    hero = HeroSide(50, 50, weapon=Blow(steps(8), 8))
    odds = reckon(Fight(hero, boar(), rounds=1, house=HOUSE._replace(low=0)))
    assert odds.win == pytest.approx(30 / 36 * 15 / 36 + 6 / 36 * 21 / 36, abs=1e-6)


@pytest.mark.rule("EU-173")
def test_guard_takes_wounds_until_it_is_used_up() -> None:
    bare = plain(stand(health=3), boar())
    assert plain(stand(health=2, guard=1), boar()).win == pytest.approx(bare.win, abs=1e-6)
    assert plain(stand(health=2, covers=(Cover(guard=1),)), boar()).win == pytest.approx(bare.win, abs=1e-6)


@pytest.mark.rule("EU-151", "EU-258")
def test_what_heals_is_used_when_nothing_is_wasted() -> None:
    """Two wounds heal at once, so that he dies of the third: with one health more he would stand as long."""
    healed = plain(HeroSide(3, 3, weapon=SEVEN, heals=((2, 2),)), boar(health=4))
    assert healed.win == pytest.approx(plain(stand(health=5), boar(health=4)).win, abs=1e-6)


@pytest.mark.rule("EU-162")
def test_shields_always_help_and_a_ward_once() -> None:
    shielded = plain(stand(shield=Ward(rabbit=-12)), boar())
    assert shielded.win == pytest.approx(1, abs=1e-5)
    once = plain(stand(wards=(Ward(wounds=-1),)), boar())
    assert once.win == pytest.approx(plain(stand(health=2), boar()).win, abs=1e-6)


def test_a_ward_that_lowers_nothing_is_kept() -> None:
    lazy = plain(stand(wards=(Ward(rabbit=-1),)), Foe(1, 0, steps(0)))
    assert lazy.win == pytest.approx(0, abs=1e-6)
    assert plain(stand(wards=(Ward(rabbit=-1),)), Foe(1, 0, steps(12))).win > plain(stand(), Foe(1, 0, steps(12))).win


@pytest.mark.rule("EU-150")
def test_a_stunned_monster_leaves_an_attack_out() -> None:
    stunning = Blow(steps(99), 7, band=(0,) * (TOP + 1), gains=(AttackGain(stun=1),))
    odds = plain(stand(swift=stunning), boar())
    assert odds.win == pytest.approx(HIT + MISS * plain(stand(), boar()).win, abs=1e-6)


@pytest.mark.rule("EU-309", "EU-315", "EU-317", "EU-318")
def test_bands_of_elites_do_more_than_wound() -> None:
    bands = tuple(0 for _ in range(TOP + 1))
    deadly = boar(band=bands, marks=(Mark(death=1),))
    assert plain(stand(health=50), deadly).die == pytest.approx(1)
    healing = boar(health=2, band=bands, marks=(Mark(regenerate=1),))
    assert plain(stand(health=50), healing, rounds=9).win == 0
    cursing = boar(band=bands, marks=(Mark(clover=-6),))
    assert plain(stand(health=50), cursing, rounds=1).win == pytest.approx(0, abs=1e-9)


# Cards

CURSE = Kind(2, 0, (Strain(clover=-6),))
VENOM = Kind(0, 0, (Strain(more=1), Strain(more=2)))
HEAL = Kind(1, 1, (Strain(regenerate=1),), each=1, healing=True)
OTHER = Kind(0, 1)


def test_hands_come_from_the_unseen_cards() -> None:
    found = {cards: chance for chance, cards in hands((2, 2, 1, 1), (CURSE, VENOM, HEAL, OTHER), 2, 1)}
    assert sum(found.values()) == pytest.approx(1)
    assert found[2, 0, 1, 0] == pytest.approx(1 / 6 / 2)
    assert found[1, 1, 0, 1] == pytest.approx(4 / 6 / 2)


@pytest.mark.rule("EU-154", "EU-223")
def test_a_rival_plays_the_biggest_set_while_chaos_lasts() -> None:
    rival = Rival(((1.0, (1, 3)),), (CURSE, VENOM), (0, 1), chaos=2)
    strain, after = rival.play(rival.opening()[0][1], 0)
    assert (strain.more, strain.clover, after[0]) == (3, 0, 0), "two venoms, then one; no Chaos is left for the Curse"


@pytest.mark.rule("EU-224")
def test_a_rival_keeps_chaos_for_a_card_that_stays() -> None:
    rival = Rival(((1.0, (0, 1, 1)),), (CURSE, VENOM, HEAL), (2, 0, 1), chaos=1)
    strain, after = rival.play(rival.opening()[0][1], 0)
    assert (strain.more, strain.regenerate) == (0, 1)
    assert rival.lying(after) == 1


@pytest.mark.rule("EU-175")
def test_a_curse_strikes_the_heros_attack_of_the_round() -> None:
    held = Rival(((0.5, (1,)), (0.5, (0,))), (CURSE,), (0,), chaos=1)
    odds = plain(stand(health=50), boar(), cards=held, rounds=1)
    assert odds.win == pytest.approx(HIT / 2, abs=1e-6)


@pytest.mark.rule("EU-338", "EU-339", "EU-341")
def test_a_chaos_action_turns_cards_until_a_set_is_complete_or_broken() -> None:
    kinds = (VENOM, CURSE._replace(sections=(Strain(), Strain())))
    two = ((UNSEEN, UNSEEN), (), (2, 1))
    found = {(piles, left): chance for chance, piles, left in revealed(kinds, two, 1, False)}
    assert found == pytest.approx(
        {
            (((0, 2),), ((), (), (0, 1))): 1 / 3,
            (((0, 1),), ((1,), (), (1, 0))): 1 / 3,
            (((1, 1),), ((0,), (), (1, 0))): 1 / 3,
        }
    ), "a card that breaks the set is known from then on"


@pytest.mark.rule("EU-343")
def test_an_undamaged_monster_takes_one_healing_card_only() -> None:
    three = ((), (UNSEEN,) * 3, (3,))
    whole = revealed((HEAL._replace(sections=HEAL.sections * 3),), three, 1, True)
    hurt = revealed((HEAL._replace(sections=HEAL.sections * 3),), three, 1, False)
    assert [one[1] for one in whole] == [((0, 1),)]
    assert [one[1] for one in hurt] == [((0, 3),)]


@pytest.mark.rule("EU-333", "EU-335")
def test_without_rivals_combat_cards_are_the_dice() -> None:
    alone = Alone(((6, 6, 0, 0), (1, 1, 0, 0)))
    odds = plain(stand(), boar(), cards=alone, rounds=1)
    assert odds.die == pytest.approx(1 / 2, abs=1e-6)
    again = Alone(((6, 1, 1, 0),))
    odds = plain(stand(), Foe(1, 0, steps(10), gaar=1), cards=again, rounds=1)
    assert odds.die == pytest.approx(5 / 6, abs=1e-6), "6, 2 more, and 2 at least from the die rolled again"


# From a table


@pytest.mark.plain
@pytest.mark.rule("EU-142")
def test_the_front_of_an_unknown_card_plays_no_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forecast, "back", lambda table, foe: table.cat.foes.level[foe])
    found = []
    for foe in ("thorn_boar", "carrion_crow"):
        table = armed("maeldur", gaar=0, health=2)
        top(table, foe)
        found.append(fight(table, 0, table.at[0]))
        several = [duel_with(table, 0, one, table.at[0]).win for one in behind(table, 0)]
        assert len(several) == 14
        assert found[-1] is not None
        assert found[-1].win == pytest.approx(sum(several) / 14)
    assert found[0] == found[1]


def test_a_back_of_the_box_tells_its_monster_and_a_front_that_was_seen_does() -> None:
    table = armed("maeldur")
    top(table, "thorn_boar")
    assert behind(table, 0) == [number(table, "thorn_boar")]
    table.top_seen[0] = KNOWN
    assert behind(table, 0) == [number(table, "thorn_boar")]


def test_a_freed_space_has_no_odds() -> None:
    table = armed("maeldur")
    table.hero_token[table.at[0]] = 0
    assert fight(table, 0, table.at[0]) is None


def test_a_rivals_hidden_cards_play_no_part_but_for_himself() -> None:
    found = []
    for cards in ({"venom": 2}, {"curse": 1, "frenzy": 1}):
        table = armed("maeldur")
        hand(table, 1, **cards)
        one = number(table, "scree_imp")
        found.append((duel_with(table, 0, one, table.at[0]), duel_with(table, 0, one, table.at[0], viewer=1)))
    assert found[0][0] == found[1][0]
    assert found[0][1] != found[1][1]


Case: TypeAlias = tuple[str, tuple[str, ...], str, str, dict[str, Any]]
FIGHTS: tuple[Case, ...] = (
    ("maeldur", (), "thorn_boar", LAIR, {}),
    ("keleia", (), "dragonfly", AIRY, {}),
    ("ael", ("novices_aegis", "war_torc", "magic_rampart"), "cave_spider", EARTHY, {}),
    ("skoldur", (), "brigand_lookout", LAIR, {"gaar": 2}),
    ("taesiri", ("hares_foot",), "sister_rot", LAIR, {}),
    ("dral", ("four_leaf_brooch", "milkstone_pendant"), "nettle_king", LAIR, {}),
    ("ael", (), "mother_bristle", LAIR, {"seats": 3}),
    ("keleia", (), "restless_bones", LAIR, {}),
)


def compared(case: Case, n: int) -> tuple[float, float, float]:
    hero, tiles, foe, where, more = case
    table = armed(hero, *tiles, where=where, **more)
    hand(table, 1, frenzy=1, curse=1, healing=1)
    odds = quick_duel_with(table, 0, number(table, foe), table.at[0])
    assert odds.win + odds.die + odds.open == pytest.approx(1)
    return tried(table, n, foe).apart(odds)


@pytest.mark.parametrize("case", FIGHTS, ids=lambda case: f"{case[0]}-{case[2]}")
def test_combats_played_out_agree_with_the_odds(case: Case) -> None:
    """Four standard errors of 400 combats; the seeds are fixed."""
    assert max(map(abs, compared(case, 400))) < 4


@pytest.mark.soak
@pytest.mark.parametrize("case", FIGHTS, ids=lambda case: f"{case[0]}-{case[2]}")
def test_two_hundred_thousand_combats_agree_with_the_odds(
    case: Case,
) -> None:
    """Twenty-five thousand of each."""
    assert max(map(abs, compared(case, 25_000))) < 4


def test_gems_and_essences_count() -> None:
    table = armed("maeldur", "war_torc")
    bare = quick_duel_with(table, 0, number(table, "thorn_boar"), table.at[0])
    essences(table, 0, water=1)
    healed = quick_duel_with(table, 0, number(table, "thorn_boar"), table.at[0])
    assert healed.win > bare.win
    set_gem(table, thing(table, 0, "war_torc"), "onyx")
    assert quick_duel_with(table, 0, number(table, "thorn_boar"), table.at[0]).win >= healed.win
    assert space(table, LAIR) == table.at[0]
