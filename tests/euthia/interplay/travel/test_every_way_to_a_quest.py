"""Every way of gaining a thing in Euthia against every quest that asks for such a thing and for nothing else.

A hero who lacks just one gains it in play (bought, won, found, dug, drawn, made, given) and then goes to the giver, who
would have refused before and now takes it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from tests.euthia.interplay.scenes import EuthiaState, Quest, lose, market, stock, visiting, walked, win
from tests.euthia.positions import (
    acting,
    answer,
    board,
    draw,
    equip,
    essences,
    gems,
    give,
    hand,
    lay,
    offered,
    options,
    pinned,
    pool,
    prompt,
    roll,
    set_gem,
    settle,
    stand,
    tokens,
    trophy,
)

QUESTS = {quest.id: quest for quest in pinned().cards.quest}


class Way(NamedTuple):
    """How a thing is gained: what (a kind of price), which, and what the hero does for it."""

    what: str
    which: str
    gain: Callable[[EuthiaState], object]


def end(table: EuthiaState, wanted: str = "") -> EuthiaState:
    """Answer until the hero may act again: what is wanted if it is offered, else the first option."""
    for _ in range(60):
        settle(table)
        if prompt(table) in ("act", ""):
            return table
        kept = "drop_card" if prompt(table) == "hand-limit" else wanted
        line = next((line for line in options(table) if kept and kept in line), "")
        answer(table, line or next((line for line in options(table) if line == "done"), options(table)[0]))
    raise AssertionError(f"{prompt(table)} goes on for ever")


def using(tile: str, wanted: str = "", use: int = 1, worn: bool = False) -> Callable[[EuthiaState], object]:
    def gain(table: EuthiaState) -> None:
        (equip if worn else give)(table, 0, tile)
        answer(acting(table), f"use {tile} {use}")
        end(table, wanted)

    return gain


def challenging(where: str, first: int, second: int, wanted: str = "") -> Callable[[EuthiaState], object]:
    def gain(table: EuthiaState) -> None:
        lay(table, where.partition("-")[0], 2, -1)
        stand(table, 0, where)
        answer(acting(table), "challenge")
        roll(table, first, second)
        end(table, wanted)

    return gain


def winning(foe: str, wanted: str = "", where: str = "i_stones-a", start: str = "i_chapel-b") -> Callable[..., object]:
    def gain(table: EuthiaState) -> None:
        lay(table, where.partition("-")[0], 2, -1)
        walked(table, start, where, foe)
        win(table, "trophy")
        answer(table, "keep" if wanted == "keep" else next(line for line in options(table) if line != "keep"))
        end(table, wanted)

    return gain


def rewarded(quest: str, wanted: str = "", drawn: str = "") -> Callable[[EuthiaState], object]:
    """Gain as the reward of another quest, whatever that one asks."""

    def gain(table: EuthiaState) -> None:
        chart = table.cat.map
        number = next(n for n, one in enumerate(table.box.cards.encounter) if quest.startswith(one.id))
        where = next(word for word, one in chart.space_index.items() if chart.encounter[one] == number)
        visiting(where, quest, table=table, place=(-2, 1))
        for price in QUESTS[quest].give:
            endow(table, price.what, price.n, price.of)
        answer(acting(table), f"quest {quest}")
        if drawn:
            while drawn not in pool(table):
                answer(table, options(table)[0])
            draw(table, drawn)
        end(table, wanted)

    return gain


def bought(tile: str) -> Callable[[EuthiaState], object]:
    def gain(table: EuthiaState) -> None:
        market(9, owner=0, table=table)
        stock(table, "merchant", tile)
        answer(acting(table), "trade", f"buy {tile}")
        end(table, "done")
        table.gold[0] = 0

    return gain


def at_the_chapel(table: EuthiaState) -> None:
    table.gold[0] = 1
    answer(acting(table), "chapel potion")


def mined(terrain: str) -> Callable[[EuthiaState], object]:
    def gain(table: EuthiaState) -> None:
        where = {"mountain": "i_wayfarers-a", "lake": "i_emissary-b", "cavern": "i_badger-b"}[terrain]
        lay(table, where.partition("-")[0], 2, -1)
        stand(table, 0, where)
        end(answer(acting(table), "mine"))

    return gain


def sold(resource: str, side: int) -> Callable[[EuthiaState], object]:
    def gain(table: EuthiaState) -> None:
        market(table.gold[0], owner=0, table=table)
        table.resources[0].append(table.cat.resource_index[resource])
        answer(acting(table), "trade", f"sell_resource {resource} {side}")
        end(table, "done")

    return gain


def flipped(table: EuthiaState) -> None:
    set_gem(table, equip(table, 0, "dragonskin_cowl"), "demonite")
    end(answer(acting(table), "gem demonite"))


def exchanged(table: EuthiaState) -> None:
    hand(table, 0, frenzy=4)
    end(answer(acting(table), "arrange", "exchange"))


def beaten(table: EuthiaState) -> None:
    lay(table, "i_stones", 2, -1)
    walked(table, "i_chapel-b", "i_stones-a", "thorn_boar")
    lose(table)


def at_the_towers(table: EuthiaState) -> None:
    lay(table, "iii_towers", 2, -1)
    table.trade_token[table.cat.map.space_index["iii_towers-a"] : table.cat.map.space_index["iii_towers-a"] + 3] = [
        0
    ] * 3
    stand(table, 0, "iii_towers-m")
    table.gold[0] = 1
    answer(acting(table), "trade", "buy_gaar")
    end(table, "done")


def found(tile: str) -> Callable[[EuthiaState], object]:
    """Draw a treasure of level 1 from a space that has one."""

    def gain(table: EuthiaState) -> None:
        lay(table, "i_magpie", 2, -1)
        stand(table, 0, "i_magpie-a")
        answer(acting(table), "treasure")
        draw(table, tile)
        end(table)

    return gain


WAYS = [
    Way("potion", "", at_the_chapel),
    Way("potion", "", using("prismatic_flask", "take_essence")),
    Way("potion", "", challenging("i_millbrook-c", 6, 5)),
    Way("potion", "", winning("thorn_boar", where="i_wayfarers-b", start="i_wayfarers-a")),
    Way("potion", "", winning("bog_toad")),
    Way("potion", "", rewarded("priest_1")),
    Way("gem", "ruby", using("pewter_coffret", "ruby")),
    Way("gem", "emerald", using("bone_casket", "emerald")),
    Way("gem", "sapphire", using("walnut_coffret", "sapphire")),
    Way("gem", "opal", challenging("i_mossback-b", 6, 6, "opal")),
    Way("gem", "amethyst", winning("goblin_archer")),
    Way("gem", "onyx", winning("scree_imp")),
    Way("gem", "sapphire", sold("raw_sapphire", 2)),
    Way("gem", "demonite", sold("raw_demonite", 1)),
    Way("gem", "diamond", using("black_coffer")),
    Way("gem", "onyx", rewarded("miner_3")),
    Way("gem", "diamond", rewarded("druid_5")),
    Way("essence", "fire", using("flask_fire")),
    Way("essence", "fire", challenging("i_cinder-c", 6, 2)),
    Way("essence", "earth", challenging("i_mossback-b", 4, 3)),
    Way("essence", "water", winning("marsh_leech")),
    Way("essence", "air", using("hermits_flask", "air")),
    Way("essence", "water", rewarded("healer_5")),
    Way("essence", "earth", rewarded("scholar_7", "earth")),
    Way("silver", "", using("reed_casket", "opal")),
    Way("silver", "", challenging("i_kite-a", 3, 3)),
    Way("silver", "", winning("dragonfly")),
    Way("silver", "", winning("thorn_boar", where="i_osier-b", start="i_osier-a")),
    Way("silver", "", rewarded("innkeeper_1")),
    Way("silver", "", using("amulet_crows", use=2, worn=True)),
    Way("gold_card", "", flipped),
    Way("gold_card", "", exchanged),
    Way("gold_card", "", beaten),
    Way("gold_card", "", challenging("i_cinder-c", 3, 3)),
    Way("gold_card", "", rewarded("druid_4")),
    Way("gold", "", winning("thorn_boar")),
    Way("gold", "", challenging("i_mossback-b", 2, 1)),
    Way("gold", "", sold("gold_nugget", 1)),
    Way("gold", "", found("lost_purse")),
    Way("gold", "", rewarded("healer_1")),
    Way("gaar", "", using("scroll_gaar")),
    Way("gaar", "", at_the_towers),
    Way("gaar", "", beaten),
    Way("gaar", "", winning("restless_bones")),
    Way("gaar", "", rewarded("priest_3")),
    Way("resource", "mountain", mined("mountain")),
    Way("resource", "lake", mined("lake")),
    Way("resource", "cavern", mined("cavern")),
    Way("resource", "lake", rewarded("miner_6", "lake")),
    Way("trophy", "1", winning("thorn_boar", "keep")),
    Way("scroll", "", bought("scroll_haggling")),
    Way("scroll", "", found("scroll_sparks")),
    Way("jewel", "", rewarded("sorceress_7")),
]


def endow(table: EuthiaState, what: str, n: int, kinds: tuple[str, ...] = (), which: str = "") -> None:
    """Give a hero so much of a thing at once; ``which`` says what kind it is where no kinds are asked for."""
    if what in ("gold", "gaar"):
        held = table.gold if what == "gold" else table.gaar
        held[0] = n
    elif what in ("silver", "gold_card"):
        hand(table, 0, **{"curse" if what == "silver" else "power_up": n})
    elif what == "gem":
        gems(table, 0, **{(kinds or (which or "ruby",))[0]: n})
    elif what == "essence" and n == 2 and not which:
        essences(table, 0, air=1, earth=1)
    elif what == "essence":
        essences(table, 0, **{(kinds or (which or "air",))[0]: n})
    elif what == "resource":
        word = {"mountain": "iron_ore", "lake": "giant_pike", "cavern": "glowcap"}[(kinds or ("mountain",))[0]]
        table.resources[0] += [table.cat.resource_index[word]] * n
    elif what == "trophy":
        for foe in ("grey_wolf", "mud_gecko")[:n]:
            trophy(table, 0, foe)
    else:
        for _ in range(n):
            give(table, 0, {"potion": "healing_potion", "scroll": "scroll_short_road", "jewel": "moth_amulet"}[what])


def asking(way: Way) -> list[str]:
    """Return the quests that ask for just this and nothing else, though perhaps for several of it."""
    found = []
    for quest in QUESTS.values():
        if len(quest.give) != 1 or quest.have or quest.one_player:
            continue
        price = quest.give[0]
        fits = not price.of or way.which in price.of
        level = way.what != "trophy" or price.level == 1
        if price.what == way.what and fits and level and getattr(price, "alike", "") in ("", None, "any"):
            found.append(quest.id)
    return found


CASES = [(way, quest) for way in WAYS for quest in asking(way)]


def visit(table: EuthiaState, quest: Quest) -> list[str]:
    """Go to the giver of a quest, and return which quests can be done."""
    table.stack.clear()
    table.pending = ()
    chart = table.cat.map
    number = next(n for n, one in enumerate(table.box.cards.encounter) if quest.id.startswith(one.id))
    where = next(word for word, one in chart.space_index.items() if chart.encounter[one] == number)
    visiting(where, quest.id, table=table, place=(-1, -1))
    acting(table)
    return offered(table, "quest")


@pytest.mark.rule("EU-242", "EU-198", "EU-130", "EU-289")
@pytest.mark.parametrize(("way", "quest"), CASES, ids=[f"{n}-{quest}" for n, (_, quest) in enumerate(CASES)])
def test_what_a_hero_gains_in_play_is_what_the_giver_of_a_quest_asks_for(way: Way, quest: str) -> None:
    price = QUESTS[quest].give[0]
    table = board()
    tokens(table, 0, "mining", "trade", "combat")
    table.gaar[0] = 0
    if price.n > 1:
        endow(table, price.what, price.n - 1, price.of, way.which)
    assert visit(table.clone(), QUESTS[quest]) == []
    way.gain(table)
    assert f"quest {quest}" in visit(table, QUESTS[quest])
    end(answer(table, f"quest {quest}"))
    assert table.cat.quest_index[quest] in table.quests[0]
