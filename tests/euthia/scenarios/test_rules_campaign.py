"""The campaign of Elemental Revocation: what heroes take from one episode into the next (EUS-129)."""

from __future__ import annotations

import json
from typing import Any
from zlib import crc32

import pytest

from taverne.engine.game import FollowUp, OptionError, Options, Result, settled
from taverne.engine.matches.campaign import Campaign, after, begin, choose, decode, encode, resign
from taverne.engine.matches.match import Match
from taverne.engine.rng import Rng
from taverne.games.euthia.box.integer_tables import NONE
from taverne.games.euthia.game import Euthia
from taverne.games.euthia.option_sets import sample
from taverne.games.euthia.rules.goods.storage import Fitting
from taverne.games.euthia.rules.scenarios import legacy
from taverne.games.euthia.state.game_state import LOCKED, OVER, EuthiaState
from tests.euthia.positions import (
    equip,
    essences,
    gems,
    give,
    hand,
    offered,
    pickaxes,
    pinned,
    prompt,
    run,
    set_gem,
    settle,
    thing,
    told,
    trophy,
)
from tests.euthia.tales import tale
from tests.tools import Walk, make, picks

GAME = Euthia(pinned())
FIRST: Options = {"campaign": True, "scenario": "revocation_1"}


def episode_1(seats: int = 2) -> EuthiaState:
    """Return the end of a first episode: Maeldur owns much, the others what they began with and 3 gold."""
    table = tale("revocation_1", seats)
    table.rep[0], table.gold[0] = 14, 7
    table.gold[1:] = [3] * (seats - 1)
    table.slots[0][table.slots[0].index(LOCKED)] = NONE
    table.reserve[0], table.pile[0] = table.pile[0][:2], table.pile[0][3:]
    worn = equip(table, 0, "leather_greaves")
    set_gem(table, worn, "ruby", active=False)
    table.shop[0].remove(table.cat.tile_index["leather_greaves"])
    give(table, 0, "healing_potion")
    table.potions -= 1
    gems(table, 0, opal=2)
    essences(table, 0, fire=1)
    resource = table.minerals[1].pop()
    table.resources[0].append(resource)
    trophy(table, 0, "monster-" + table.cat.foes.ids[table.monsters[0][0]])
    table.monsters[0].pop(0)
    table.engaged[table.slots[0][0]] = 1
    table.gaar[0], table.health[0], table.deaths[0] = 6, 2, 1
    table.gaar[1] = 0
    table.quests[0].append(0)
    hand(table, 0, curse=1)
    pickaxes(table, "i_chapel-a", 0)
    table.phase = OVER
    return table


def sequel(table: EuthiaState) -> Options:
    """Return the options of the episode after one that is over."""
    options = GAME.check({**FIRST, "scenario": table.plan.id, "legacy": ""}, table.seats)
    result = GAME.result(table)
    assert result is not None
    follows = GAME.follow_up(options, result)
    assert follows is not None
    [choice] = follows.choices
    return choice


def begun(options: Options, seats: int = 2) -> EuthiaState:
    """Return an episode set up by chance, with somebody who listens."""
    table = GAME.new_state(GAME.check(options, seats), seats, 3)
    table.events = []
    return settle(run(table, table.stack.pop()))


# What travels


@pytest.mark.rule("EUS-129")
def test_the_next_episode_begins_with_reputation_and_gold_of_the_last() -> None:
    old = episode_1()
    assert (result := GAME.result(old)) is not None
    assert result.scores[0] != 14, "final scoring adds to it"
    table = begun(sequel(old))
    assert table.plan.id == "revocation_2"
    assert (table.rep, table.gold) == ([14, 0], [7, 3])
    assert [thing(table, seat, "catalyst") for seat in range(2)] == [NONE, NONE], "start values are not given on top"
    assert table.hero == old.hero
    assert told(table, "inherits") == [{"seat": 0, "n": 7, "rep": 14}, {"seat": 1, "n": 3, "rep": 0}]


@pytest.mark.rule("EUS-129")
def test_the_board_is_as_it_was() -> None:
    old = episode_1()
    table = begun(sequel(old))
    cat = table.cat
    for seat in range(2):
        worn = [cat.tile_ids[table.design[t]] if t >= 0 else t for t in table.slots[seat]]
        assert worn == [cat.tile_ids[old.design[t]] if t >= 0 else t for t in old.slots[seat]]
    assert table.reserve == old.reserve
    assert table.pile == old.pile
    assert len(table.gone[0]) == 1, "one of the tiles seen is in neither"
    (was,), (now,) = (one.gems_on(thing(one, 0, "leather_greaves")) for one in (old, table))
    assert (now.kind, was.active, now.active) == (was.kind, False, True)


@pytest.mark.rule("EUS-129", "EU-287")
def test_all_items_travel() -> None:
    old = episode_1()
    table = begun(sequel(old))
    assert thing(table, 0, "healing_potion") != NONE
    assert (table.gems, table.essences) == (old.gems, old.essences)
    assert (table.resources, table.trophies) == (old.resources, old.trophies)
    assert table.gaar[0] == 6


@pytest.mark.rule("EUS-129")
def test_what_a_hero_owns_is_in_no_deck() -> None:
    old = episode_1()
    table = begun(sequel(old))
    new = begun({"scenario": "revocation_2"})
    greaves = table.cat.tile_index["leather_greaves"]
    stock = [each.shop[0] + each.offer[0] for each in (new, table)]
    assert stock[0].count(greaves) - stock[1].count(greaves) == 1
    assert new.potions - table.potions == 1
    assert len(new.minerals[1]) - len(table.minerals[1]) == 1
    assert old.trophies[0][0] not in (*table.monsters[0], table.top[0])
    assert GAME.problems(table) == []


@pytest.mark.rule("EUS-129", "EU-022")
def test_heroes_have_rested() -> None:
    table = begun(sequel(episode_1()))
    assert table.health[0] == table.cat.hero_health[table.hero[0]] + table.cat.tile_health[greaves(table)] + 1
    assert not any(table.engaged)
    assert table.gaar[1] == table.cat.gaar_slots[table.hero[1]]


def greaves(table: EuthiaState) -> int:
    return table.cat.tile_index["leather_greaves"]


@pytest.mark.rule("EUS-129")
def test_cards_quests_deaths_and_tokens_stay_behind() -> None:
    table = begun(sequel(episode_1()))
    assert not any(map(any, table.hand))
    assert not any(table.interaction)
    assert (table.quests, table.deaths) == ([[], []], [0, 0])


@pytest.mark.rule("EUS-129", "EUS-009")
def test_heroes_trade_before_the_first_round_with_the_gold_they_bring() -> None:
    table = begun(sequel(episode_1()))
    assert (prompt(table), table.pending[0].seat, table.gold[0]) == ("trade", 0, 7)
    poor = episode_1()
    poor.gold = [0, 0]
    assert prompt(begun(sequel(poor))) == "act"


def test_before_the_first_round_nothing_is_used_to_make_room() -> None:
    table = begun(sequel(episode_1()))
    for _ in range(5):
        give(table, 0, "healing_potion")
    table.health[0] = 1
    table.stack.clear()
    run(table, Fitting(0))
    assert table.at[0] == NONE
    assert offered(table, "drop_tile")
    assert not offered(table, "use")


@pytest.mark.rule("EUS-129")
def test_essences_on_tiles_travel() -> None:
    table = tale("revocation_1", 1, heroes=("taesiri",))
    bed = next(t for t in range(table.cat.hero_tiles) if table.cat.tile_hero[t] == table.hero[0] and beds(table, t))
    table.pile[0].clear()
    number = equip(table, 0, table.cat.tile_ids[bed])
    table.stored[number] = (0, 1, 0, 0)
    table.phase = OVER
    new = begun(sequel(table), 1)
    assert new.stored[thing(new, 0, table.cat.tile_ids[bed])] == (0, 1, 0, 0)


def beds(table: EuthiaState, tile: int) -> int:
    return 0 if table.cat.tile_start[tile] else table.cat.tile_essences[tile]


# From episode to episode


def test_a_campaign_begins_with_the_first_episode_for_one_to_four() -> None:
    opening = GAME.opening()
    assert (opening.players, opening.most) == (1, 4)
    [full] = begin(GAME, {}, 2).choices
    assert (full["campaign"], full["scenario"], GAME.chapter(full)) == (True, "revocation_1", 1)
    assert GAME.chapter(GAME.check({}, 2)) == 0


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"campaign": True, "scenario": "hunt"}, "option-campaign-scenario"),
        ({"campaign": True, "scenario": "revocation_2"}, "option-campaign-legacy"),
        ({"legacy": "1"}, "option-campaign-legacy"),
        ({"campaign": True, "scenario": "revocation_1", "legacy": "1"}, "option-campaign-legacy"),
        ({"legacy": "x" * 20_000}, "option-bad"),
        ({"legacy": 7}, "option-bad"),
    ],
)
def test_only_later_episodes_of_a_campaign_have_a_legacy(options: Options, key: str) -> None:
    with pytest.raises(OptionError) as raised:
        GAME.check(options, 2)
    assert raised.value.key == key


@pytest.mark.rule("EUS-129")
@pytest.mark.parametrize(("seats", "mode", "stands"), [(3, "competitive", "over"), (2, "coop", ""), (1, "coop", "")])
def test_three_episodes_make_a_campaign_and_the_last_decides(seats: int, mode: str, stands: str) -> None:
    campaign = begin(GAME, {**FIRST, "mode": mode}, seats)
    rng, heroes = Rng(5), []
    while campaign.standing == "on":
        options = choose(campaign, GAME, {})
        match = Match.new(GAME, options, seats, seed=len(campaign.chapters))
        walk = Walk(match.state, picks(rng))
        while (move := walk.next()) is not None:
            match.act(*move)
            walk.state = match.state
        assert GAME.problems(match.state) == []
        heroes.append(match.state.hero)
        assert match.result is not None
        campaign = after(campaign, GAME, match.header.options, match.result, match.header.commitment)
        assert decode(encode(campaign), "file") == campaign
    assert [chapter.options["scenario"] for chapter in campaign.chapters] == list(legacy.EPISODES)
    assert heroes[0] == heroes[1] == heroes[2]
    won = "won" if campaign.chapters[-1].result.winners else "lost"
    assert campaign.standing == (stands or won)


def with_winners(*winners: int) -> Result:
    return Result((3, 2), winners)


def test_without_rivals_the_last_goal_decides() -> None:
    options: Options = {**FIRST, "scenario": "revocation_3", "mode": "coop", "legacy": sample(pinned(), 2, 2)}
    assert GAME.follow_up(GAME.check(options, 2), with_winners(0, 1)) == FollowUp("won")
    assert GAME.follow_up(GAME.check(options, 2), with_winners()) == FollowUp("lost")


def test_an_episode_that_is_given_up_ends_the_campaign() -> None:
    campaign = begin(GAME, FIRST, 2)
    assert resign(campaign, GAME, campaign.choices[0], "a").standing == "lost"
    assert GAME.forfeit(GAME.check({}, 2)) is None


def test_an_episode_that_stands_alone_leads_nowhere() -> None:
    result = GAME.result(episode_1())
    assert result is not None
    assert GAME.follow_up(GAME.check({"scenario": "revocation_1"}, 2), result) is None


def test_the_page_shows_the_way_and_what_heroes_bring() -> None:
    campaign: Campaign = begin(GAME, FIRST, 2)
    page = GAME.campaign_page((), campaign.choices)
    assert ([one.stands for one in page.episodes], page.heroes) == (["now", "ahead", "ahead"], ())
    result = GAME.result(episode_1())
    assert result is not None
    campaign = after(campaign, GAME, campaign.choices[0], result, "a")
    page = GAME.campaign_page([(one.options, one.result) for one in campaign.chapters], campaign.choices)
    assert [one.stands for one in page.episodes] == ["done", "now", "ahead"]
    assert page.episodes[0].scores == result.scores
    assert [(one.hero, one.reputation, one.gold) for one in page.heroes] == [("maeldur", 14, 7), ("keleia", 0, 3)]


# A legacy that is no legacy


def episode_2(text: str, seats: int = 2) -> Options:
    return {**FIRST, "scenario": "revocation_2", "legacy": text}


def sealed(body: str, version: int = legacy.VERSION) -> str:
    return f"{version} {crc32(body.encode()):08x} {body}"


def changed(**fields: Any) -> str:
    """Return a legacy of two heroes, with other values for the first, and a right checksum."""
    plain = json.loads(sample(pinned(), 2, 1).split(" ", 2)[2])
    plain["heroes"][0] |= fields
    return sealed(json.dumps(plain))


def tiles(*more: dict[str, Any]) -> dict[str, Any]:
    """Return the tiles of the first hero of a sample, and more."""
    own = json.loads(sample(pinned(), 2, 1).split(" ", 2)[2])["heroes"][0]["tiles"]
    return {"tiles": [*own, *more]}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("x", "option-legacy-unreadable"),
        ("1 00000001 {}", "option-legacy-altered"),
        (sealed("{}"), "option-legacy-unreadable"),
        (sealed("[" * 9000), "option-legacy-unreadable"),
        (sealed('{"after":1,"heroes":[{"hero":"nobody"}]}'), "option-legacy-unreadable"),
        (sealed("{}", 2), "option-legacy-version"),
        (sample(pinned(), 2, 1).replace('"gold":5', '"gold":9'), "option-legacy-altered"),
        (sample(pinned(), 2, 1)[:-1], "option-legacy-altered"),
        (sample(pinned(), 2, 2), "option-legacy-episode"),
        (sealed('{"after":0,"heroes":[]}'), "option-legacy-episode"),
        (sealed('{"after":-2,"heroes":[]}'), "option-legacy-episode"),
        (sample(pinned(), 3, 1), "option-legacy-heroes"),
        (changed(hero="dral"), "option-legacy-altered"),
        (changed(gold=-1), "option-legacy-unreadable"),
        (changed(reputation=10_000), "option-legacy-unreadable"),
        (changed(luck=1), "option-legacy-unreadable"),
        (changed(gems={"glass": 1}), "option-legacy-unreadable"),
        (changed(revealed=["unheard_of"]), "option-legacy-piece"),
        (changed(revealed=["magic_rampart", "magic_rampart"]), "option-legacy-piece"),
        (changed(revealed=["boar_splitter"]), "option-legacy-piece"),
        (changed(hidden=99), "option-legacy-piece"),
        (changed(resources=["unheard_of"]), "option-legacy-piece"),
        (changed(resources=["raw_diamond"] * 9), "option-legacy-piece"),
        (changed(trophies=["monster-unheard_of"]), "option-legacy-piece"),
        (changed(trophies=["opponent-accomplice"]), "option-legacy-piece"),
        (changed(trophies=["monster-dragonfly"] * 2), "option-legacy-piece"),
        (changed(**tiles({"tile": "unheard_of"})), "option-legacy-piece"),
        (changed(**tiles({"tile": "leather_greaves", "slot": 12})), "option-legacy-piece"),
        (changed(**tiles({"tile": "leather_helmet", "slot": 10})), "option-legacy-piece"),
        (changed(**tiles({"tile": "leather_helmet", "slot": 99})), "option-legacy-piece"),
        (changed(**tiles({"tile": "leather_helmet", "gems": ["ruby"] * 3})), "option-legacy-piece"),
        (changed(**tiles({"tile": "leather_helmet", "essences": ["fire"]})), "option-legacy-piece"),
        (changed(**tiles({"tile": "pilgrims_staff"})), "option-legacy-piece"),
        (changed(**tiles(*[{"tile": "healing_potion"}] * 60)), "option-legacy-piece"),
        (changed(tiles=[{"tile": "murmured_prayer"}]), "option-legacy-piece"),
    ],
)
def test_a_legacy_that_cannot_be_is_refused_with_a_reason(text: str, key: str) -> None:
    with pytest.raises(OptionError) as raised:
        GAME.check(episode_2(text), 2)
    assert raised.value.key == key


def test_no_tampering_breaks_a_match() -> None:
    """Whatever single value is changed under a right checksum is refused, or a whole match can be played with it."""
    body = sample(pinned(), 2, 1).split(" ", 2)[2]
    rng, played = Rng(11), 0
    for _ in range(150):
        plain = json.loads(body)
        tamper(plain["heroes"][rng.below(2)], rng)
        try:
            full = GAME.check(episode_2(sealed(json.dumps(plain))), 2)
        except OptionError:
            continue
        played += 1
        table = GAME.start(full, 2, played)
        walk = Walk(table, picks(rng))
        for _ in range(60 if played % 20 else 100_000):
            if (move := walk.next()) is None:
                break
            make(table, move)
        assert GAME.problems(table) == []
    assert played > 40


def tamper(hero: dict[str, Any], rng: Rng) -> None:
    """Change one value of a hero."""
    key = sorted(hero)[rng.below(len(hero))]
    value = hero[key]
    if isinstance(value, int):
        hero[key] = rng.below(40) * (1 + 200 * rng.below(2))
    elif isinstance(value, str):
        hero[key] = ("ael", "skoldur", "")[rng.below(3)]
    elif isinstance(value, dict):
        hero[key] = dict.fromkeys(value, rng.below(120))
    elif rng.below(2):
        hero[key] = [value[rng.below(len(value))] for _ in range(rng.below(2 * len(value) + 1))]
    else:
        value.pop(rng.below(len(value)))


def test_a_legacy_is_read_as_it_was_written() -> None:
    text = sample(pinned(), 4, 1)
    assert legacy.encode(legacy.decode(text)) == text
    table = settled(GAME.start(episode_2(text), 4, 1))
    assert table.gold == [5, 7, 9, 11]
