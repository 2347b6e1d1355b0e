"""Every card of Conquest of Nerath says in the vocabulary what its rule says.
What an effect does in play is tested with the rules."""

from __future__ import annotations

from typing import Any, Final

import pytest

from taverne.games.nerath.box.abilities import (
    Ability,
    Action,
    Modifier,
    PlayWindow,
    Property,
    Reaction,
    Trigger,
    Window,
)
from taverne.games.nerath.box.load import load
from taverne.games.nerath.box.vocabulary import (
    Add,
    AddGuardian,
    AttackAgain,
    Blunt,
    CancelHits,
    Convert,
    Deed,
    DoubleHit,
    Draw,
    ExtraDice,
    FirstStrike,
    Fly,
    GainGold,
    Garrison,
    HitEach,
    HitOn,
    Income,
    LastAttack,
    LookDeck,
    LookGuardians,
    Lose,
    Movement,
    NoRetreat,
    OnlyRoll,
    PassEnemies,
    Remove,
    Replace,
    Reroll,
    Revive,
    RunAmok,
    Sacrifice,
    ScoreHits,
    SetDie,
    Standing,
    Strike,
    TakeGold,
    Trade,
    Transfer,
    Units,
)

CARDS = load().cards
ANY_TIME: Final[tuple[PlayWindow, ...]] = ("any_time",)
BATTLE: Final[tuple[PlayWindow, ...]] = ("battle_start", "game_round_end")
TURN: Final[tuple[PlayWindow, ...]] = ("turn_start", "game_round_end")


def drawn(*do: Deed) -> Trigger:
    """A card that is played as soon as it is drawn."""
    return Trigger(on="drawn", do=do)


def act(at: Any, *do: Deed) -> Action:
    return Action(at=at, do=do)


def react(window: Window, *do: Deed, **when: Any) -> Reaction:
    return Reaction(window=window, do=do, **when)


def standing(*do: Standing) -> Modifier:
    return Modifier(do=do)


EVENTS: dict[str, tuple[str, Ability]] = {
    "CN-478": ("acid_breath", react("before_roll", ExtraDice(n=6, die=6, until="roll"), own=("dragon",))),
    "CN-479": ("animate_dead", react("land_won", Add(units=Units(footsoldier=3), where="battle"), turn="own")),
    "CN-480": ("cloud_of_darkness", react("battle_start", CancelHits(n=1, until="round"), own=("dragon",))),
    "CN-481": ("creeping_doom", react("first_strike", ScoreHits(n=1))),
    "CN-482": ("despoil", react("battle_won", TakeGold(n=1, victim="opponent"), place=("land", "sea"))),
    "CN-483": ("dragon_plague", react("battle_start", HitEach(units=("dragon",)), enemy=("dragon",))),
    "CN-484": ("evil_never_sleeps", drawn(Add(units=Units(footsoldier=1), where="land_without_enemies"))),
    "CN-485": ("land_of_the_dead", drawn(Add(units=Units(footsoldier=1), where="controlled", lands=2))),
    "CN-486": (
        "lichdom",
        react("destroyed", Add(units=Units(wizard=1), where="controlled", at="karkothi_thronehold"), own=("wizard",)),
    ),
    "CN-487": ("necro_transformation", act("movement", Convert(unit="footsoldier"))),
    "CN-488": (
        "rain_of_colourless_fire",
        act("draw", Sacrifice(n=3), Strike(target="enemy_land", die=12, per="enemy_unit")),
    ),
    "CN-489": ("rampage", act("draw", Strike(target="enemy_land", die=12, per="adjacent_monster"))),
    "CN-490": ("risen_hulk", react("phase", Add(units=Units(monster=1), where="controlled"), phase="movement")),
    "CN-491": ("shadow_crossing", act("draw", Transfer(origin="controlled_land", to="adjacent_friendly", toll=1))),
    "CN-492": ("shadow_plague", drawn(Lose(origin="bordering_land", choose="realm"))),
    "CN-493": ("soul_rot", drawn(Strike(target="bordering_lands", die=6))),
    "CN-494": ("umbral_taint", react("round_losses", HitOn(n=5, until="battle"), count=2)),
    "CN-495": ("walking_dead", act("turn_start", Add(units=Units(footsoldier=2), where="controlled_empty"))),
    "CN-496": ("wandering_monster", drawn(AddGuardian(n=1))),
    "CN-497": (
        "withering_grasp",
        react(
            "battle_start",
            Replace(side="enemy", unit="fighter", by="footsoldier", n=1),
            own=("fighter",),
            enemy=("fighter",),
        ),
    ),
    "CN-498": (
        "arrow_volley",
        react("battle_start", FirstStrike(units=("footsoldier",), until="battle"), place=("land",)),
    ),
    "CN-499": (
        "blockade",
        react("phase_end", Strike(target="coasts", die=8, per="warship"), turn="own", phase="movement"),
    ),
    "CN-500": ("charge", act("draw", Movement(units=("footsoldier",), n=2, until="turn"))),
    "CN-501": ("combat_trained_crew", act("draw", Add(units=Units(footsoldier=1), where="each_warship"))),
    "CN-502": ("dragon_bane_arrows", react("battle_start", HitEach(units=("dragon",)), enemy=("dragon",))),
    "CN-503": ("emerald_blade_privateers", react("any_time", TakeGold(n=2, victim="enemy_by_warship"))),
    "CN-504": (
        "favorable_winds",
        act("draw", Movement(units=("warship",), n=3, until="turn"), HitOn(n=5, until="turn", units=("warship",))),
    ),
    "CN-505": ("fey_crossing", act("draw", Transfer(origin="friendly_land", to="adjacent"))),
    "CN-506": ("fire_breath_vailin", react("before_roll", ExtraDice(n=4, die=10, until="roll"), own=("dragon",))),
    "CN-507": ("mistshade_fleet", drawn(Add(units=Units(warship=2), where="friendly_sea"))),
    "CN-508": ("natures_ally", react("battle_start", Add(units=Units(monster=1), where="battle"), place=("land",))),
    "CN-509": ("natures_reclamation", act("draw", Add(units=Units(monster=1), where="empty_enemy_land"))),
    "CN-510": ("primal_surge", react("after_roll", Reroll(n=0, until="round"))),
    "CN-511": ("privateer_fleet", drawn(Add(units=Units(warship=1), where="friendly_sea", aboard=Units(fighter=1)))),
    "CN-512": ("rage", react("round_start", FirstStrike(units=("fighter",), until="battle"))),
    "CN-513": (
        "silverclaw_barbarians",
        react(
            "battle_start", Add(units=Units(footsoldier=1, fighter=1), where="battle"), side="defender", place=("land",)
        ),
    ),
    "CN-514": (
        "storm_wind",
        act(
            "draw",
            Transfer(origin="sea", to="adjacent_friendly_sea", n=1, side="enemy", units=("warship", "storm_elemental")),
        ),
    ),
    "CN-515": ("sudden_growth", drawn(Add(units=Units(siege_engine=2), where="friendly_land"))),
    "CN-516": (
        "summon_storm_elemental",
        react("battle_start", Add(units=Units(storm_elemental=1), where="battle"), place=("land",)),
    ),
    "CN-517": ("trade_route", act("movement", Trade(gain=4, gift=2))),
    "CN-518": ("animate_golem", act("draw", Add(units=Units(monster=1), where="holding", unit="wizard"))),
    "CN-519": (
        "bombardment",
        react("battle_start", OnlyRoll(units=("siege_engine",), until="round"), own=("siege_engine",)),
    ),
    "CN-520": ("conscription", drawn(Add(units=Units(footsoldier=1), where="friendly_land", lands=3))),
    "CN-521": (
        "disguised_advance",
        act("draw", Transfer(origin="friendly_land", to="adjacent_friendly_land", exchange=True)),
    ),
    "CN-522": ("dragonbane_poison", react("battle_start", HitEach(units=("dragon",)), enemy=("dragon",))),
    "CN-523": ("dread_alliance", act("draw", Add(units=Units(footsoldier=1), where="empty_enemy_land"))),
    "CN-524": ("fire_breath_iron_circle", react("before_roll", ExtraDice(n=5, die=8, until="roll"), own=("dragon",))),
    "CN-525": ("fire_shield", react("battle_start", ExtraDice(n=1, die=10, until="battle"), own=("fighter",))),
    "CN-526": (
        "fireball",
        react("before_roll", ExtraDice(n=1, die=6, until="roll", per="enemy_unit"), own=("wizard",)),
    ),
    "CN-527": ("goblin_mechanics", drawn(Add(units=Units(siege_engine=1), where="friendly_land"))),
    "CN-528": (
        "infamous_traitor",
        react(
            "battle_start", Remove(units=("fighter",)), Add(units=Units(fighter=1), where="battle"), enemy=("fighter",)
        ),
    ),
    "CN-529": ("lightning_bolt", react("before_roll", ExtraDice(n=2, die=10, until="roll"), own=("wizard",))),
    "CN-530": ("master_assassin", react("battle_start", Remove(max_cost=3), place=("land",))),
    "CN-531": ("master_rogue", drawn(TakeGold(n=2, victim="enemy"))),
    "CN-532": ("mercenary_company", drawn(Add(units=Units(footsoldier=4), where="friendly_land"))),
    "CN-533": ("pirate_fleet_1", drawn(Add(units=Units(warship=1), where="friendly_sea"))),
    "CN-534": ("pirate_fleet_2", drawn(Add(units=Units(warship=1), where="friendly_sea"))),
    "CN-535": ("pit_trap", react("exploration", Strike(target="explorers", die=8, per="explorer"), turn="enemy")),
    "CN-536": (
        "press_gang",
        drawn(
            Sacrifice(n=1, coastal=True), Add(units=Units(warship=1), where="adjacent_sea", aboard=Units(footsoldier=1))
        ),
    ),
    "CN-537": ("war_levy", drawn(Sacrifice(n=1), GainGold(n=4))),
    "CN-538": (
        "backwoods_militia",
        drawn(Add(units=Units(footsoldier=1), where="friendly_land", lands=5, empty_first=True)),
    ),
    "CN-539": ("battlefield_healer", react("after_roll", CancelHits(n=3, until="round"))),
    "CN-540": ("border_patrol", act("draw", Add(units=Units(footsoldier=1), where="each_border_land"))),
    "CN-541": (
        "chill_breath",
        react("before_roll", ExtraDice(n=4, die=12, until="roll"), NoRetreat(until="battle"), own=("dragon",)),
    ),
    "CN-542": ("dragon_lore", react("battle_start", HitEach(units=("dragon",)), enemy=("dragon",))),
    "CN-543": ("dragon_whelp", drawn(Add(units=Units(dragon=1), where="friendly_land", at="winterbole_forest"))),
    "CN-544": ("festival_of_the_eye", drawn(Add(units=Units(fighter=2), where="friendly_land", at="nentir_vale"))),
    "CN-545": ("ice_storm", react("before_roll", ExtraDice(n=2, die=12, until="roll"), own=("wizard",))),
    "CN-546": ("inspiring_saga", act("draw", Garrison(units=Units(footsoldier=1), until="turn"))),
    "CN-547": ("insurrection", act("turn_start", Add(units=Units(footsoldier=2, fighter=1), where="empty_enemy_land"))),
    "CN-548": (
        "legacy_of_nerath",
        react("phase_end", Add(units=Units(footsoldier=1), where="controlled", per="lost_land"), phase="battles"),
    ),
    "CN-549": ("magic_missile", react("before_roll", SetDie(n=10), own=("wizard",))),
    "CN-550": (
        "militia_defense",
        react("battle_start", Add(units=Units(footsoldier=3), where="battle"), side="defender", place=("land",)),
    ),
    "CN-551": ("popular_uprising", act("draw", Strike(target="lost_lands", die=20))),
    "CN-552": (
        "retreat",
        react(
            "round_end",
            Transfer(origin="battle", to="adjacent_friendly", split=True),
            side="defender",
            place=("land", "sea"),
        ),
    ),
    "CN-553": ("sustained_push", react("land_won", AttackAgain(), turn="own")),
    "CN-554": ("teleport", react("phase_end", Transfer(origin="anywhere", to="friendly_space", n=1))),
    "CN-555": ("test_of_battle", react("battle_end", Replace(side="own", unit="footsoldier", by="fighter", n=3))),
    "CN-556": ("two_front_war", drawn(Add(units=Units(fighter=1), where="friendly_land", lands=2))),
    "CN-557": ("veteran_warlord", react("round_start", HitOn(n=5, until="battle"))),
}

TREASURES: dict[str, tuple[str, int, tuple[PlayWindow, ...], tuple[Deed, ...], Property | None]] = {
    "CN-559": ("black_skull_sapphire", 1, ANY_TIME, (), standing(DoubleHit(units=("monster",), n=10))),
    "CN-560": ("boots_of_speed", 1, BATTLE, (), standing(FirstStrike(units=("fighter",)))),
    "CN-561": (
        "censer_of_controlling_air_elementals",
        1,
        BATTLE,
        (),
        standing(FirstStrike(units=("storm_elemental",))),
    ),
    "CN-562": ("crystal_ball", 2, ANY_TIME, (), Action(do=(LookGuardians(),), at="turn_start", optional=True)),
    "CN-563": (
        "deck_of_many_things",
        1,
        ANY_TIME,
        (Draw(n=1),),
        Action(do=(LookDeck(n=2),), at="turn_start", optional=True),
    ),
    "CN-564": (
        "eye_of_vecna",
        2,
        ANY_TIME,
        (),
        Action(do=(Lose(origin="land_beside_wizard", choose="land"),), at="turn_start", optional=True),
    ),
    "CN-565": (
        "figurine_of_wondrous_power",
        1,
        TURN,
        (Add(units=Units(monster=1), where="friendly_land"),),
        Action(
            do=(Transfer(origin="friendly_land", to="friendly_land", n=1, units=("monster",)),),
            at="turn_start",
            optional=True,
        ),
    ),
    "CN-566": ("gauntlet_of_ogre_power", 1, ANY_TIME, (), standing(RunAmok(units=("fighter",)))),
    "CN-567": (
        "hand_of_vecna",
        2,
        ANY_TIME,
        (),
        Action(
            do=(Transfer(origin="friendly_land", to="friendly_land", n=1, units=("wizard",)),),
            at="turn_start",
            optional=True,
        ),
    ),
    "CN-568": ("holy_avenger", 1, ANY_TIME, (), react("after_roll", Reroll(n=1, units=("fighter",)), once="battle")),
    "CN-569": ("horn_of_blasting", 2, ANY_TIME, (), Trigger(do=(ScoreHits(n=1),), on="battle_start", castle=True)),
    "CN-570": (
        "horn_of_valhalla",
        1,
        TURN,
        (Add(units=Units(footsoldier=3), where="friendly_land"),),
        Trigger(do=(Add(units=Units(footsoldier=1), where="friendly_land"),), on="reinforcement_start"),
    ),
    "CN-571": ("horseshoes_of_speed", 1, ANY_TIME, (), standing(Movement(units=("fighter", "wizard"), n=3))),
    "CN-572": (
        "keoghtoms_ointment",
        1,
        ANY_TIME,
        (),
        react("hits", CancelHits(n=1, until="roll"), turn="own", once="turn"),
    ),
    "CN-573": (
        "maul_of_the_titans",
        1,
        ANY_TIME,
        (),
        Trigger(do=(TakeGold(n=1, victim="opponent"),), on="conquest", turn="own", own=("monster",)),
    ),
    "CN-574": (
        "nolzurs_marvelous_pigments",
        1,
        ANY_TIME,
        (),
        Action(
            do=(
                Add(units=Units(siege_engine=1), where="friendly_land"),
                Add(units=Units(warship=1), where="own_coast"),
            ),
            at="turn_start",
            optional=True,
            pick="one",
        ),
    ),
    "CN-575": ("orb_of_dragonkind", 1, ANY_TIME, (), standing(DoubleHit(units=("dragon",), n=15))),
    "CN-576": ("orb_of_storm", 2, BATTLE, (), standing(FirstStrike(units=("warship",)))),
    "CN-577": ("philosophers_stone", 2, ANY_TIME, (), standing(Income(n=1))),
    "CN-578": ("reflected_shield", 2, BATTLE, (), standing(Blunt(units=("wizard",), by=("fighter",)))),
    "CN-579": ("ring_of_invisibility", 2, ANY_TIME, (), standing(PassEnemies(units=("fighter", "wizard")))),
    "CN-580": ("ring_of_wizardry", 1, ANY_TIME, (), react("after_roll", Reroll(n=1, units=("wizard",)), once="battle")),
    "CN-581": ("robe_of_the_archmage", 2, ANY_TIME, (), standing(DoubleHit(units=("wizard",), n=10))),
    "CN-582": (
        "rod_of_resurrection",
        1,
        ANY_TIME,
        (),
        react("destroyed", Revive(gold=1), turn="own", own=("fighter", "wizard"), once="turn"),
    ),
    "CN-583": (
        "staff_of_the_magi",
        2,
        ANY_TIME,
        (),
        Trigger(do=(LastAttack(die=20),), on="lost_in_battle", own=("wizard",)),
    ),
    "CN-584": (
        "teleportation_circles",
        2,
        ANY_TIME,
        (),
        Action(do=(Transfer(origin="own_castle", to="own_castle", movement=1),), at="movement", optional=True),
    ),
    "CN-585": ("threefold_crown", 3, ANY_TIME, (), None),
    "CN-586": ("treasure_hoard", 2, ANY_TIME, (GainGold(n=3),), None),
    "CN-587": ("vorpal_sword", 2, ANY_TIME, (), standing(DoubleHit(units=("fighter",), n=10))),
    "CN-588": ("winged_boots", 1, ANY_TIME, (), standing(Fly(units=("fighter", "wizard"), like="storm_elemental"))),
}


@pytest.mark.parametrize("rule", EVENTS)
def test_an_event_is_written_as_its_rule_states_it(rule: str) -> None:
    name, ability = EVENTS[rule]
    assert {card.rule: (card.id, card.ability) for card in CARDS.event}[rule] == (name, ability)


@pytest.mark.parametrize("rule", TREASURES)
def test_a_treasure_is_written_as_its_rule_states_it(rule: str) -> None:
    card = next(card for card in CARDS.treasure if card.rule == rule)
    assert (card.id, card.points, card.windows, card.power, card.ability) == TREASURES[rule]


def test_every_card_has_its_rule() -> None:
    assert [card.rule for card in CARDS.event] == list(EVENTS) == [f"CN-{n}" for n in range(478, 558)]
    assert [card.rule for card in CARDS.treasure] == list(TREASURES) == [f"CN-{n}" for n in range(559, 589)]


@pytest.mark.rule("CN-100")
def test_each_deck_has_its_immediate_cards() -> None:
    immediate: dict[str, list[int]] = {}
    for card in CARDS.event:
        if card.immediate:
            immediate.setdefault(card.realm, []).append(card.number)
    assert immediate == {
        "karkoth": [7, 8, 15, 16, 19],
        "vailin": [30, 34, 38],
        "iron_circle": [43, 50, 54, 55, 56, 57, 59, 60],
        "nerath": [61, 66, 67, 79],
    }
