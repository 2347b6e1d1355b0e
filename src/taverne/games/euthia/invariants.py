"""The invariants of Euthia: what must hold at every decision, whatever was played; no piece of the box lost or doubled.
They are read by tests and soaks only; the rules never rely on them. Tokens, coins and gems have no number (EU-047)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .box.integer_tables import NONE
from .box.terms import ENCOUNTERS
from .rules.combat.without_rivals import Intervening
from .rules.goods.mining import Mining
from .rules.goods.storage import max_health
from .rules.scenarios.legacy import EPISODES
from .rules.turn.setup import in_use
from .state.game_state import COMPETITIVE, LOCKED, SETUP, Table


def find_problems(table: Table) -> list[str]:
    """Return every broken invariant in plain words."""
    if table.phase == SETUP or NONE in table.hero:
        return []
    pieces = [*_tiles(table), *_hero_tiles(table), *_cards(table), *_other_cards(table), *_fighters(table)]
    return [*_heroes(table), *_things(table), *_map(table), *pieces]


def _heroes(table: Table) -> list[str]:
    found = []
    for seat in range(table.seats):
        values = (table.gold[seat], table.rep[seat], table.gaar[seat], table.dwurt[seat], table.moves[seat])
        if min(values) < 0 or min(table.gems) < 0 or min(table.essences) < 0 or min(table.hand) < 0:
            found.append(f"hero {seat} owes something")
        if table.health[seat] > max_health(table, seat):
            found.append(f"hero {seat} has more health than he can")
        if table.health[seat] <= 0 and table.duel is None:
            found.append(f"hero {seat} is dead and walks")
    return found


def _things(table: Table) -> list[str]:
    found = []
    for seat, slots in enumerate(table.slots):
        for spot, thing in enumerate(slots):
            if thing not in (NONE, LOCKED) and (table.holder[thing] != seat or table.spot[thing] != spot):
                found.append(f"slot {spot} of hero {seat} holds what is not there")
    for thing, holder in enumerate(table.holder):
        if holder != NONE and table.spot[thing] >= 0 and table.slots[holder][table.spot[thing]] != thing:
            found.append(f"thing {thing} is not on its slot")
    return found


def _map(table: Table) -> list[str]:
    found = []
    for space, near in enumerate(table.near):
        if near and not table.laid[space >> 2]:
            found.append("a space of a tile that does not lie")
        if any(space not in table.near[other] for other in near):
            found.append("neighbours are not mutual")
    for seat in range(table.seats):
        if table.at[seat] != NONE and not table.laid[table.at[seat] >> 2]:
            found.append(f"hero {seat} stands outside the map")
    piles = [tile for pile in (table.order, *table.coming, *table.spare) for tile in pile]
    drawn = {tile for chapter in table.cat.map.drawn for kind in chapter[1:] for tile in kind}
    if len(set(piles)) != len(piles) or not drawn <= set(piles):
        found.append("a territory tile is lost or doubled")
    if sorted(table.order) != [tile for tile, lies in enumerate(table.laid) if lies]:
        found.append("the map has tiles that nobody laid")
    return found


def _differ(what: str, lying: Iterable[int], whole: Iterable[int]) -> list[str]:
    """Return that the pieces that lie somewhere are not those of the box, if they are not."""
    here, there = Counter(lying), Counter(whole)
    lost, doubled = sorted((there - here).elements()), sorted((here - there).elements())
    return [f"{what}: lost {lost}, too many {doubled}"] if lost or doubled else []


def _tiles(table: Table) -> list[str]:
    """Tiles of posts, treasures, resources, rewards and potions are all somewhere, once each."""
    cat, found = table.cat, []
    owned = [table.design[thing] for thing, holder in enumerate(table.holder) if holder != NONE]
    dug = [resource for frame in table.stack if isinstance(frame, Mining) for resource in frame.drawn]
    goods = [resource for held in table.resources for resource in held] + dug
    boxed = [tile for gone in table.gone for tile in gone]
    for kind in range(3):
        wares = table.shop[kind] + table.shop_discard[kind] + table.offer[kind]
        wares += [tile for tile in owned if cat.tile_shop[tile] == kind]
        found += _differ(f"wares of post {kind}", wares, cat.shop_decks[kind])
        treasures = table.treasures[kind] + table.treasures_discard[kind]
        treasures += [tile for tile in owned if cat.tile_level[tile] == kind + 1]
        found += _differ(f"treasures of level {kind + 1}", treasures, cat.treasure_decks[kind])
        minerals = table.minerals[kind] + table.minerals_discard[kind]
        minerals += [resource for resource in goods if cat.resource_terrain[resource] == kind]
        found += _differ(f"resources of terrain {kind}", minerals, cat.resource_decks[kind])
        rewards = table.rewards[kind] + [tile for tile in owned + boxed if tile in cat.reward_piles[kind]]
        found += _differ(f"reward tiles of pile {kind}", rewards, cat.reward_piles[kind])
    potions = [cat.potion] * table.potions + [tile for tile in owned if tile == cat.potion]
    return found + _differ("potions", potions, [cat.potion] * cat.potions)


def _hero_tiles(table: Table) -> list[str]:
    """Hero tiles are owned, revealed, hidden or back in the box."""
    cat, found = table.cat, []
    for seat, hero in enumerate(table.hero):
        tiles = [table.design[thing] for thing in table.things_of(seat)] + table.gone[seat]
        lying = [tile for tile in tiles if tile < cat.hero_tiles] + table.reserve[seat] + table.pile[seat]
        later = [tile for tile in cat.later_tiles[hero] if in_use(cat, tile, table.seats)]
        found += _differ(f"hero tiles of {seat}", lying, (*cat.start_tiles[hero], *later))
    return found


def _cards(table: Table) -> list[str]:
    """Silver and gold cards lie in decks, discards, hands and reserves, in a combat, or are being turned up."""
    cat, found, shown = table.cat, [], _shown(table)
    decks = cat.silver_deck, cat.gold_deck_alone if table.mode != COMPETITIVE else cat.gold_deck
    piles = (table.silver, table.silver_discard), (table.golden, table.golden_discard)
    for metal, reserve in enumerate((table.silver_reserve, table.gold_reserve)):
        deck, discard = piles[metal]
        lying = deck + discard + table.bottom[metal] + [card for card in reserve if card != NONE]
        lying += [card for card in shown if cat.card_gold[card] == bool(metal)]
        found += _differ(("silver cards", "gold cards")[metal], lying, decks[metal])
        if reserve.count(NONE) > len(deck):
            found.append(f"a reserve waits for {reserve.count(NONE)} of {len(deck)} cards")
    return found


def _shown(table: Table) -> list[int]:
    """Return the cards in hands, those played in the combat at hand, those that a monster without player turned up."""
    kinds = len(table.cat.card_ids)
    found = [place % kinds for place, n in enumerate(table.hand) for _ in range(n)]
    sets = table.duel.played[:] if table.duel is not None else []
    for frame in table.stack:
        if isinstance(frame, Intervening):
            found += frame.aside
            sets += frame.piles[3 * frame.at_pile :]
    return found + [sets[at] for at in range(0, len(sets), 3) for _ in range(sets[at + 1])]


def _other_cards(table: Table) -> list[str]:
    """Quests, combat cards and control cards are all somewhere, once each."""
    cat, found, alone = table.cat, [], table.mode != COMPETITIVE
    for encounter, cards in enumerate(cat.quest_decks_alone if alone else cat.quest_decks):
        done = [quest for quests in table.quests for quest in quests if cat.quest_encounter[quest] == encounter]
        quests = table.quest_pool[encounter] + table.quests_up[encounter] + done
        found += _differ(f"quests of the {ENCOUNTERS[encounter]}", quests, cards)
        if table.quest_left[encounter] > len(table.quest_pool[encounter]):
            found.append(f"the {ENCOUNTERS[encounter]} has fewer quests than are to come")
    found += _differ("combat cards", table.combat + table.combat_discard, range(len(cat.combat_deck)) if alone else ())
    copies = table.box.cards.tokens.control_cards if not alone and table.seats > 2 else 0
    own = [seat for seat, n in enumerate(table.control) for _ in range(n)]
    whole = [seat for seat in range(table.seats) for _ in range(copies)]
    return found + _differ("control cards", table.control_deck + table.control_discard + own, whole)


def _fighters(table: Table) -> list[str]:
    """Monsters are in a deck, on top of it, discarded or trophies; elites wait, are hunted or beaten."""
    foes, found = table.cat.foes, []
    trophies = [foe for held in table.trophies for foe in held]
    beaten = [foe for done in table.bounties for foe in done]
    for level in range(3):
        monsters = table.monsters[level] + table.monsters_discard[level]
        monsters += [table.top[level]] if table.top[level] != NONE else []
        monsters += [foe for foe in trophies if foe < foes.monsters and foes.level[foe] == level + 1]
        found += _differ(f"monsters of level {level + 1}", monsters, foes.monster_decks[level])
        if table.bounty_left[level] > len(table.bounty_pool[level]):
            found.append(f"fewer bounties of level {level + 1} than are to come")
    hunted = [foe for pool in (*table.bounty_pool, [table.bounty], beaten) for foe in pool if foe != NONE]
    kept = [foe for foe in trophies if foe >= foes.monsters]
    if len(set(hunted)) != len(hunted) or len(set(kept)) != len(kept):
        found.append("an elite is there twice")
    if table.plan.id not in EPISODES and set(hunted) != {foe for deck in foes.elite_decks for foe in deck}:
        found.append("an elite is lost")  # heirs of a campaign may have brought some and given them up
    return found
