"""Every component says in the vocabulary what its rule says, and the page on the vocabulary leaves nothing out.
What an effect does in play is tested with the rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import fields

from taverne.engine.actions import Seat
from taverne.engine.frames import Flow
from taverne.games.monster_lands.box import vocabulary
from taverne.games.monster_lands.box.catalogue import Catalogue
from taverne.games.monster_lands.box.load import load
from taverne.games.monster_lands.box.sources import Source, Verb
from taverne.games.monster_lands.box.vocabulary import (
    AffinityDice,
    AutoHit,
    Brew,
    BuyDie,
    Defend,
    Dice,
    DieBonus,
    Discount,
    DrainGlory,
    Effect,
    Escape,
    Exchange,
    Forbid,
    Gain,
    GainDice,
    GateDice,
    Goods,
    LastHit,
    Panic,
    Recolour,
    Redirect,
    Reroll,
    Splash,
    Steal,
    Storage,
    StormGates,
    Take,
    TotalBonus,
    TrapDice,
    TrapsToCapture,
    Trophy,
)
from taverne.games.monster_lands.rules.verbs import VERBS, catalogue
from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.positions import loot, options, owned, refresh, seated
from tests.pages import rows
from tests.tools import play, refused

CARDS = load().cards
PAGE = "monster_lands_vocabulary"
FIGHT: Final = ("capture", "kill")
EITHER: Final = ("force", "magic")

EFFECTS: dict[str, tuple[str, Effect]] = {
    "ML-082": ("novice", Recolour()),
    "ML-281": ("trap F1", TrapDice(Dice(force=1))),
    "ML-282": ("trap F1p", TrapDice(Dice(force=1), protected=True)),
    "ML-283": ("trap F_plus_1", DieBonus("force", 1)),
    "ML-284": ("trap F_plus_2", DieBonus("force", 2)),
    "ML-285": ("trap F_plus_3", DieBonus("force", 3)),
    "ML-286": ("trap F2", TrapDice(Dice(force=2))),
    "ML-287": ("trap F2p", TrapDice(Dice(force=2), protected=True)),
    "ML-288": ("trap F3", TrapDice(Dice(force=3))),
    "ML-289": ("trap M1", TrapDice(Dice(magic=1))),
    "ML-290": ("trap M1p", TrapDice(Dice(magic=1), protected=True)),
    "ML-291": ("trap M_plus_1", DieBonus("magic", 1)),
    "ML-292": ("trap M_plus_2", DieBonus("magic", 2)),
    "ML-293": ("trap M2", TrapDice(Dice(magic=2))),
    "ML-294": ("trap M2p", TrapDice(Dice(magic=2), protected=True)),
    "ML-295": ("trap M3", TrapDice(Dice(magic=3))),
    "ML-296": ("trap T_plus_4", TotalBonus(4, FIGHT)),
    "ML-297": ("trap T_plus_6", TotalBonus(6, FIGHT)),
    "ML-298": ("trap T_plus_8", TotalBonus(8, FIGHT)),
    "ML-299": ("trap initial", TrapDice(Dice(force=1))),
    "ML-300": ("trap steal_M1", Steal(1, ("magic",))),
    "ML-301": ("trap steal_M2", Steal(2, ("magic",))),
    "ML-302": ("trap steal_F1", Steal(1, ("force",))),
    "ML-303": ("trap steal_F2", Steal(2, ("force",))),
    "ML-304": ("trap steal_any1", Steal(1, EITHER)),
    "ML-305": ("trap steal_any2", Steal(2, EITHER)),
    "ML-306": ("trap redirect_1", Redirect(1)),
    "ML-307": ("trap redirect_2", Redirect(2)),
    "ML-308": ("loot reroll_FM_4", Reroll(4, EITHER, repeat=True)),
    "ML-309": ("loot reroll_M_3", Reroll(3, ("magic",), repeat=True)),
    "ML-310": ("loot glory_conquest_4", Gain(Goods(glory=4), ("conquest",))),
    "ML-311": ("loot glory_kill_4", Gain(Goods(glory=4), ("kill",))),
    "ML-312": ("loot glory_capture_3", Gain(Goods(glory=3), ("capture",))),
    "ML-313": ("loot potions_venoms", Gain(Goods(potion=2, venom=2))),
    "ML-314": ("loot kill_plus_6", TotalBonus(6, ("kill",))),
    "ML-315": ("loot trophy_3", Trophy(3, 15)),
    "ML-316": ("loot gold6_def_potion", Gain(Goods(gold=6, defence=1, potion=1))),
    "ML-317": ("loot P_to_3M", Exchange("persuasion", Dice(magic=3))),
    "ML-318": ("loot M_to_3F", Exchange("magic", Dice(force=3))),
    "ML-319": ("loot M_plus_2", DieBonus("magic", 2)),
    "ML-320": ("loot gold12", Gain(Goods(gold=12))),
    "ML-321": ("loot gold10", Gain(Goods(gold=10))),
    "ML-322": ("loot free_recruit", Take("tavern")),
    "ML-323": ("loot F_plus_2", DieBonus("force", 2)),
    "ML-325": ("monster snailer", AffinityDice("jungle", 2)),
    "ML-326": ("monster sporus", Splash(1)),
    "ML-327": ("monster korcko", LastHit(1)),
    "ML-328": ("monster gator", Forbid(("potion", "venom"))),
    "ML-329": ("monster turfus", TrapsToCapture(2)),
    "ML-330": ("monster warkors", AutoHit(1)),
    "ML-331": ("monster krinx", Panic(2)),
    "ML-332": ("monster surbol", AffinityDice("fire", 2)),
    "ML-333": ("monster dogor", StormGates()),
    "ML-334": ("monster sandor", Escape()),
    "ML-335": ("monster moldo", DieBonus("force", -1, FIGHT)),
    "ML-336": ("monster krunn", LastHit(1)),
    "ML-337": ("monster trons", GateDice(3)),
    "ML-338": ("monster sckon", AffinityDice("air", 2)),
    "ML-339": ("monster snagus", AutoHit(1)),
    "ML-340": ("monster gorgosh", Forbid(("defence_talent",))),
    "ML-341": ("monster blandor", AffinityDice("water", 2)),
    "ML-342": ("monster krushus", DieBonus("magic", -1, FIGHT)),
    "ML-343": ("monster abysur", DrainGlory(1)),
    "ML-344": ("monster caribdis", Forbid(("weapon",))),
    "ML-347": ("mercenary purkas", Defend(1)),
    "ML-348": ("mercenary korgo", Reroll(1, ("persuasion",), attempts=("mission",))),
    "ML-349": ("mercenary dalina", Storage("trap", 3)),
    "ML-350": ("mercenary drapis", Defend(1)),
    "ML-351": ("mercenary taroa", DieBonus("force", 1)),
    "ML-352": ("mercenary puargh", Gain(Goods(glory=1), ("capture",))),
    "ML-353": ("mercenary fandor", BuyDie("persuasion", 1)),
    "ML-354": ("mercenary wondou", Defend(2)),
    "ML-355": ("mercenary vaidala", Discount("tavern", 4)),
    "ML-356": ("mercenary tortock", TotalBonus(1, ("capture",))),
    "ML-357": ("mercenary taron", Gain(Goods(gold=2), ("mine",))),
    "ML-358": ("mercenary parsas", Defend(1, ("water", "jungle"))),
    "ML-359": ("mercenary wishor", Discount("lair", 4)),
    "ML-360": ("mercenary ginova", Redirect(1)),
    "ML-361": ("mercenary nimra", Defend(1)),
    "ML-362": ("mercenary frostor", Brew(1)),
    "ML-363": ("mercenary dolfus", Defend(2)),
    "ML-364": ("mercenary lusara", Gain(Goods(potion=2), FIGHT)),
    "ML-365": ("mercenary nuduru", Gain(Goods(potion=1))),
    "ML-366": ("mercenary frunks", DieBonus("magic", 1)),
    "ML-367": ("mercenary shandee", Defend(1, ("water", "fire"))),
    "ML-368": ("mercenary zondu", Defend(1)),
    "ML-369": ("mercenary tranok", Gain(Goods(gold=2))),
    "ML-370": ("mercenary naiala", TotalBonus(3, ("kill",))),
    "ML-371": ("mercenary sckrat", Reroll(2, ("force",))),
    "ML-372": ("mercenary torko", TotalBonus(3, ("capture",))),
    "ML-373": ("mercenary karunna", Reroll(2, EITHER, repeat=True)),
    "ML-374": ("mercenary poissen", TotalBonus(2, ("kill",))),
    "ML-375": ("mercenary timbulu", DieBonus("force", 1)),
    "ML-376": ("mercenary guster", Defend(1, ("jungle", "air"))),
    "ML-377": ("mercenary lorios", Gain(Goods(venom=1))),
    "ML-378": ("mercenary kakron", Reroll(1, ("force",))),
    "ML-379": ("mercenary wormee", BuyDie("force", 2)),
    "ML-380": ("mercenary trulina", Defend(2)),
    "ML-381": ("mercenary geas", TotalBonus(3, ("conquest",))),
    "ML-382": ("mercenary saruna", TrapsToCapture(0)),
    "ML-384": ("equipment krakhen", Reroll(2, ("magic",))),
    "ML-385": ("equipment rashnek", Gain(Goods(gold=2), ("mine",))),
    "ML-386": ("equipment mortis", DieBonus("magic", 1)),
    "ML-387": ("equipment kedavra", DieBonus("magic", 2, ("conquest",))),
    "ML-388": ("equipment pugnor", DieBonus("force", 1)),
    "ML-389": ("equipment slham", Reroll(2, ("persuasion",))),
    "ML-390": ("equipment noxx", Defend(1)),
    "ML-391": ("equipment turzoks", Discount("lair", 4)),
    "ML-392": ("equipment slyzor", DieBonus("force", 1, FIGHT)),
    "ML-393": ("equipment tergeo", Reroll(2, ("force",))),
    "ML-395": ("region skyehn", GainDice(Dice(force=3))),
    "ML-396": ("region ghadik", Gain(Goods(gold=9))),
    "ML-397": ("region kale", Gain(Goods(potion=3))),
    "ML-398": ("region kyzhul", GainDice(Dice(persuasion=2))),
    "ML-399": ("region rynia", Take("tavern")),
    "ML-400": ("region gurban", GainDice(Dice(magic=3))),
    "ML-401": ("region yuha", GainDice(Dice(magic=2))),
    "ML-402": ("region wahibah", Gain(Goods(defence=3))),
    "ML-403": ("region uyuniah", Take("bazaar")),
    "ML-404": ("region negueria", Gain(Goods(glory=2))),
    "ML-405": ("region thaklan", GainDice(Dice(persuasion=3))),
    "ML-406": ("region al-dahn", Take("loot")),
}

F, M, P = ("force",), ("magic",), ("persuasion",)
DEPLOY = {
    "skyehn": (M,),
    "ghadik": (P, P),
    "kale": (M,),
    "kyzhul": (F,),
    "rynia": (F, F),
    "gurban": (F + P, F + P),
    "yuha": (P,),
    "wahibah": (M,),
    "uyuniah": (F + P, F + P),
    "negueria": (F, M, P),
    "thaklan": (F + M, F + M),
    "al-dahn": (F,),
}

WITHOUT_OUTSIDE = {
    "dalina", "fandor", "vaidala", "taron", "wishor", "frostor", "nuduru", "tranok", "lorios", "wormee",
    "rashnek", "turzoks",
    "potions_venoms", "trophy_3", "gold6_def_potion", "P_to_3M", "M_to_3F", "gold12", "gold10", "free_recruit",
}  # fmt: skip


def effects() -> dict[str, Effect]:
    """The effect of every card and token, by table and id."""
    found: dict[str, Effect] = {"novice": CARDS.novice.talent}
    found |= {f"mercenary {card.id}": card.talent for card in CARDS.mercenary}
    found |= {f"monster {card.id}": card.power for card in CARDS.monster}
    found |= {f"trap {token.id}": token.effect for token in CARDS.trap}
    found |= {f"loot {token.id}": token.effect for token in CARDS.loot}
    found |= {f"equipment {card.id}": card.ability for card in CARDS.equipment}
    found |= {f"region {card.id}": card.benefit for card in CARDS.region}
    return found


@pytest.mark.parametrize("rule", EFFECTS)
def test_a_component_is_written_as_its_rule_states_it(rule: str) -> None:
    component, effect = EFFECTS[rule]
    assert effects()[component] == effect


def test_every_component_has_its_rule() -> None:
    assert sorted(component for component, _ in EFFECTS.values()) == sorted(effects())


def test_regions_ask_for_the_dice_of_their_rule() -> None:
    assert {region.id: region.deploy for region in CARDS.region} == DEPLOY


def test_outside_marks_exactly_what_works_in_the_adventure_phase() -> None:
    marked = {card.id: card.outside for card in CARDS.mercenary}
    marked |= {card.id: card.outside for card in CARDS.equipment} | {token.id: token.outside for token in CARDS.loot}
    assert {name for name, outside in marked.items() if not outside} == WITHOUT_OUTSIDE


def test_advantages_of_expeditions_may_reroll_the_same_die() -> None:
    rerolls = [e.advantage for tile in CARDS.expedition_list for e in (*tile.a, *tile.b)]
    assert all(advantage.repeat for advantage in rerolls if isinstance(advantage, Reroll))


def test_the_page_explains_every_kind_and_its_fields() -> None:
    kinds = {kind.__struct_config__.tag: kind for kind in Effect.__subclasses__()}
    assert rows(PAGE, 6).keys() == kinds.keys()
    for name, kind in kinds.items():
        stated = rows(PAGE, 6)[str(name)][0]
        assert [field for field in stated.split(", ") if field] == [field.name for field in fields(kind)], name


def test_the_page_names_the_components_of_every_kind() -> None:
    for component, effect in effects().items():
        name = "the novice" if component == "novice" else component.split()[1]
        kind = str(type(effect).__struct_config__.tag)
        assert re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", rows(PAGE, 6)[kind][4]), component


def test_every_kind_is_used() -> None:
    used = {type(effect) for effect in effects().values()} | {vocabulary.Carry}
    assert used == set(Effect.__subclasses__())


def test_every_kind_has_its_line_among_the_verbs() -> None:
    assert list(VERBS) == Effect.__subclasses__()


def test_what_a_component_does_is_bound_once_from_its_record() -> None:
    cat = catalogue(load())
    assert catalogue(load()) is cat
    slots = [source for source in cat.slot_source if source is not None]
    pieces = (*cat.talent_source, *cat.ability_source, *cat.trap_source, *cat.loot_source, *cat.power_source)
    for source in (*pieces, *cat.benefit_source, *cat.favour_source, *slots):
        assert source.verb is VERBS[type(source.effect)]
    assert [source.effect for source in cat.talent_source] == list(cat.talent)
    assert [source.effect for source in cat.benefit_source] == [region.benefit for region in CARDS.region]
    assert [source.effect if source else None for source in cat.slot_source] == list(cat.slot_effect)
    assert all(source.verb.give is not None for source in (*cat.benefit_source, *cat.favour_source, *slots))
    assert all(source.verb.spring is not None for source in cat.trap_source if cat.is_ambush[source.number])


@pytest.mark.rule("ML-179")
def test_a_verb_is_carried_out_by_its_line_alone() -> None:
    """A trophy is sold for glory, and only by a clan that has none, once its line says so."""
    state = seated()

    def give(state: LandsState, seat: Seat, source: Source, trophy: Trophy) -> Flow:
        state.glory[seat] += trophy.points
        return None

    def may(state: LandsState, seat: Seat, source: Source, trophy: Trophy) -> bool:
        return state.glory[seat] == 0

    state.cat = Catalogue(state.box, {**VERBS, Trophy: Verb(give, may)})
    loot(state, 0, "trophy_3", "gold12")
    state.glory[0] = 1
    refresh(state)
    other = state.clone()
    play(state, "0: more")
    assert "loot trophy_3" not in options(state)
    assert refused(state, "0: loot trophy_3").key == "loot-now"
    other.glory[0] = 0
    refresh(other)
    gold = other.gold[0]
    play(other, "0: more\n0: loot trophy_3")
    assert (other.glory[0], other.gold[0]) == (3, gold)


@pytest.mark.rule("ML-179")
def test_loot_that_an_owner_marks_wrongly_is_not_discarded_for_nothing(tmp_path: Path) -> None:
    """What gives nothing outside of battle is not offered there, whatever the symbol says."""
    state = seated(game=owned(tmp_path, '[[loot]]\nid = "M_plus_2"\noutside = false\n'))
    loot(state, 0, "M_plus_2", "gold12")
    refresh(state)
    play(state, "0: more")
    assert "loot gold12" in options(state)
    assert "loot M_plus_2" not in options(state)
    assert refused(state, "0: loot M_plus_2").key == "loot-now"
