"""The invariants of Conquest of Nerath: they hold all through random play, and each planted fault breaks one.
What random play reaches is shown by ``test_walk``; here every component of the box is lost and doubled by hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from taverne.games.nerath.box.catalogue import CASTLE, EVERYBODY, NONE, WARSHIP
from taverne.games.nerath.invariants import find_problems
from taverne.games.nerath.state.fight import CardEffect, Die, Fight
from taverne.games.nerath.state.game_state import NerathState

from .positions import attack, board, chest, guard, hand, lay, number, put, ship, space, turn, war

Fault = Callable[[NerathState], object]


def midst() -> NerathState:
    """A battle is being fought in an entrance, and something of everything lies about."""
    table = board()
    put(table, "karkoth", "skalgard", castle=1, footsoldier=2)
    put(table, "vailin", "vailindor", castle=1, dragon=1)
    ship(table, "karkoth", "corsair_sea", fighter=1)
    hand(table, "karkoth", "acid_breath")
    hand(table, "vailin", "arrow_volley")
    chest(table, "nerath", "vorpal_sword")
    lay(table, "karkoth", "crystal_ball")
    table.discard[3].append(table.deck[3].pop())
    guard(table, "vault_of_the_drow", "ogre")
    guard(table, "temple_of_elemental_evil", "")
    attack(table, "karkoth", "vault_of_the_drow", fighter=2)
    war(table)
    assert table.fight is not None
    assert find_problems(table) == []
    return table


def card(table: NerathState, word: str) -> int:
    return table.cat.card_index[word]


def fight(table: NerathState) -> Fight:
    assert table.fight is not None
    return table.fight


def drop_a_rider(table: NerathState) -> None:
    aboard = next(unit for unit, carrier in enumerate(table.ship) if carrier != NONE)
    table.here[table.where[aboard]].remove(aboard)
    table.where[aboard] = NONE


def hide_too_many(table: NerathState) -> None:
    table.tokens[0].extend([NONE] * 40)
    table.seen[0].extend([0] * 40)


def crowd(table: NerathState) -> None:
    carrier = table.kind.index(WARSHIP)
    for _ in range(2):
        table.add_unit(0, 0, table.where[carrier], carrier)


FAULTS: dict[str, tuple[Fault, str]] = {
    "an event nowhere": (lambda t: t.hand[0].clear(), "events of karkoth: acid_breath is nowhere"),
    "an event twice": (lambda t: t.discard[0].append(t.hand[0][0]), "events of karkoth: acid_breath is there twice"),
    "an event of another": (lambda t: t.hand[2].append(t.hand[1].pop()), "events of vailin: arrow_volley is nowhere"),
    "a deck lost": (lambda t: t.deck[3].pop(), "events of nerath: "),
    "a discard lost": (lambda t: t.discard[3].clear(), "events of nerath: "),
    "a shown card kept": (lambda t: t.shown.append(t.deck[1][0]), "is there twice"),
    "a treasure nowhere": (lambda t: t.chest[3].clear(), "treasures: vorpal_sword is nowhere"),
    "a treasure twice": (lambda t: t.laid[2].append(t.laid[0][0]), "treasures: crystal_ball is there twice"),
    "a treasure in the deck too": (lambda t: t.treasure_deck.append(t.chest[3][0]), "vorpal_sword is there twice"),
    "a token nowhere": (lambda t: t.token_pile.pop(), "guardians: "),
    "a token twice": (
        lambda t: t.token_discard.append(t.cat.token_ids.index("ogre")),
        "guardians: ogre is there twice",
    ),
    "a token without its state": (lambda t: t.seen[0].append(16), "a token without its state"),
    "a token nobody saw": (
        lambda t: t.seen[space(t, "vault_of_the_drow") - t.cat.first_dungeon].__setitem__(0, 0),
        "that nobody has looked at",
    ),
    "an unseen token known": (
        lambda t: t.seen[space(t, "temple_of_elemental_evil") - t.cat.first_dungeon].__setitem__(0, 16),
        "that nobody has looked at",
    ),
    "too many unseen": (
        hide_too_many,
        "more unseen tokens than the pile has",
    ),
    "a unit twice": (lambda t: t.here[0].append(t.here[space(t, "skalgard")][0]), "is not where it says"),
    "a unit nowhere": (lambda t: t.here[space(t, "skalgard")].pop(), "units live"),
    "a unit twice in a space": (lambda t: t.here[space(t, "skalgard")].append(0), "twice or out of order"),
    "half a unit": (lambda t: t.kind.append(0), "a unit is not whole"),
    "a dead unit aboard": (drop_a_rider, "a dead unit is aboard"),
    "a ship on land": (lambda t: t.add_unit(0, WARSHIP, 0), "a Warship is on land"),
    "a swimmer": (lambda t: t.add_unit(0, 0, t.cat.lands), "at sea without a ship"),
    "a Footsoldier below": (lambda t: t.add_unit(0, 0, t.cat.first_dungeon), "no hero, but in an entrance"),
    "a full ship": (crowd, "carries too much"),
    "a foreign castle": (
        lambda t: t.owner.__setitem__(t.kind.index(CASTLE), number("nerath")),
        "a castle is not its land's",
    ),
    "two castles": (lambda t: t.add_unit(0, CASTLE, space(t, "skalgard")), "a land has two castles"),
    "a castle without builder": (lambda t: t.builder.__setitem__(space(t, "skalgard"), NONE), "forgot its builder"),
    "more castles than figures": (
        lambda t: [t.add_unit(0, CASTLE, land) for land in range(t.cat.lands) if t.holder[land] == 0][3:],
        "more castles than figures",
    ),
    "gold below nothing": (lambda t: t.gold.__setitem__(1, -1), "gold below 0"),
    "an eliminated realm": (lambda t: t.out.__setitem__(1, 1), "an eliminated realm is on the board"),
    "a spent treasure not in play": (lambda t: t.used.append(card(t, "vorpal_sword")), "is spent, but not in play"),
    "a lasting card not played": (lambda t: t.lasting.append(card(t, "acid_breath")), "lasts, but was not played"),
    "a lasting card twice": (lambda t: t.lasting.extend([t.discard[3][0]] * 2), "a card is twice in lasting"),
    "an effect of a card in hand": (
        lambda t: fight(t).effects.append(CardEffect(card(t, "acid_breath"), 0, NONE, 3)),
        "works, but was not played",
    ),
    "a battle's spent treasure": (
        lambda t: fight(t).spent.append(card(t, "vorpal_sword")),
        "is spent, but not in play",
    ),
    "a dead attacker": (lambda t: fight(t).force.append(fight(t).force[0]), "the battle names a unit twice"),
    "a seven on a d6": (lambda t: fight(t).dice.append(Die(0, 0, 6, 7)), "shows what it has not"),
    "a guardian too many": (lambda t: fight(t).guards.append([6]), "more guardians fight than lie there"),
    "a guardian with another's dice": (
        lambda t: fight(t).guards.__setitem__(0, [20, 20, 20]),
        "has dice that are not its own",
    ),
    "a battle out of phase": (lambda t: turn(t, "karkoth", "income"), "a battle outside the Battle phase"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_planted_fault_is_found(name: str) -> None:
    plant, words = FAULTS[name]
    table = midst()
    plant(table)
    found = find_problems(table)
    assert any(words in problem for problem in found), found


def test_every_place_of_a_card_is_counted() -> None:
    """Take one card out of each place that holds any: it is always missed."""
    places = ("hand", "deck", "discard", "chest", "laid")
    for name in places:
        table = midst()
        cards = next(getattr(table, name)[realm] for realm in EVERYBODY if getattr(table, name)[realm])
        gone = cards.pop()
        assert any(f"{table.cat.card_ids[gone]} is nowhere" in problem for problem in find_problems(table))
    for name in ("top", "bottom"):
        table = midst()
        getattr(table, name)[0].append(table.deck[0].pop())
        assert find_problems(table) == []
