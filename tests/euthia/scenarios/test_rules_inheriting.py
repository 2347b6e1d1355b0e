"""What heroes of a campaign may bring to its next episode, to the last sack; what else comes with a legacy.

How a campaign goes, and what is no legacy at all, is in ``test_rules_campaign``.
"""

from __future__ import annotations

import json

import pytest

from taverne.engine.game import OptionError
from taverne.games.euthia.box.terms import HEROES
from taverne.games.euthia.option_sets import sample
from taverne.games.euthia.rules.goods.equipment import sack_sum, spots_for
from taverne.games.euthia.rules.scenarios.legacy import Inheriting, decode
from taverne.games.euthia.state.game_state import EuthiaState
from tests.euthia.positions import pinned, thing
from tests.euthia.scenarios.test_rules_campaign import sealed
from tests.euthia.tales import tale


def heir(*tiles: str) -> EuthiaState:
    """Let the first hero of a sample inherit, with all slots open and these tiles on the first that they fit."""
    plain = json.loads(sample(pinned(), 2, 1).split(" ", 2)[2])
    own = plain["heroes"][0]
    table = tale("revocation_2")
    table.hero[0] = HEROES.index(own["hero"])
    own["trophies"] = []
    own["unlocked"] = list(range(1, len(table.slots[0]) + 1))
    table.slots[0] = [-1] * len(table.slots[0])
    own["tiles"] = [tile for tile in own["tiles"] if tile["tile"] != "leather_greaves"]
    taken = {tile.get("slot", 0) for tile in own["tiles"]}
    for word in tiles:
        fits = [spot + 1 for spot in spots_for(table, 0, table.cat.tile_index[word])]
        slot = next((spot for spot in fits if spot not in taken), 0)
        taken.add(slot)
        own["tiles"].append({"tile": word, "slot": slot})
    legacy = decode(sealed(json.dumps(plain)))
    Inheriting(table, 0, legacy.heroes[0]).all()
    return table


@pytest.mark.rule("EU-022", "EU-283")
def test_armour_may_cover_as_many_sacks_as_there_are_and_not_one_more() -> None:
    table = heir("plate_cuirass", "plate_greaves")
    assert (sack_sum(table, 0), table.box.cards.sacks.covered) == (-3, 3)
    with pytest.raises(OptionError) as raised:
        heir("plate_cuirass", "plate_greaves", "chain_boots")
    assert raised.value.key == "option-legacy-piece"


@pytest.mark.rule("EU-022", "EUS-129")
def test_a_relic_comes_out_of_no_deck() -> None:
    relic = pinned().cards.relic[3].id
    table = heir()
    assert thing(table, 0, relic) < 0
    assert relic == "amulet_of_eternity"
    before = [*table.shop, *table.treasures, *table.rewards]
    table = heir(relic)
    assert thing(table, 0, relic) >= 0
    assert [*table.shop, *table.treasures, *table.rewards] == before
