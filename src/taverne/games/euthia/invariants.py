"""The invariants of Euthia: what must hold at every decision, whatever was played; no piece of the box lost or doubled.
They are read by tests and soaks only; the rules never rely on them. Tokens, coins and gems have no number (EU-047)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .box.atlas import CENTRE, tile_of
from .box.integer_tables import NONE
from .box.terms import ENCOUNTERS
from .rules.combat.without_rivals import Intervening
from .rules.goods.holdings import max_health
from .rules.goods.mining import Mining
from .rules.scenarios.base import is_post
from .rules.scenarios.legacy import EPISODES
from .rules.scenarios.opening import OpeningTrades
from .rules.turn.setup import in_use
from .state.game_state import COMPETITIVE, LOCKED, SETUP, EuthiaState
from .state.tales import CollisionTale, DoomTale, MirrezilTale, RescueTale, RevocationTale


def find_problems(state: EuthiaState) -> list[str]:
    """Return every broken invariant in plain words."""
    if state.phase == SETUP and not any(isinstance(frame, OpeningTrades) for frame in state.stack):
        return []
    pieces = [*_tiles(state), *_hero_tiles(state), *_cards(state), *_other_cards(state), *_fighters(state)]
    return [*_heroes(state), *_things(state), *_map(state), *pieces, *_scenario(state)]


def _heroes(state: EuthiaState) -> list[str]:
    found = []
    for seat in range(state.seats):
        values = (state.gold[seat], state.rep[seat], state.gaar[seat], state.dwurt[seat], state.moves[seat])
        if min(values) < 0 or min(state.gems[seat]) < 0 or min(state.essences[seat]) < 0 or min(state.hand[seat]) < 0:
            found.append(f"hero {seat} owes something")
        if state.health[seat] > max_health(state, seat):
            found.append(f"hero {seat} has more health than he can")
        if state.health[seat] <= 0 and state.duel is None:
            found.append(f"hero {seat} is dead and walks")
    return found


def _things(state: EuthiaState) -> list[str]:
    found = []
    for seat, slots in enumerate(state.slots):
        for spot, thing in enumerate(slots):
            if thing not in (NONE, LOCKED) and (state.holder[thing] != seat or state.spot[thing] != spot):
                found.append(f"slot {spot} of hero {seat} holds what is not there")
    for thing, holder in enumerate(state.holder):
        if holder != NONE and state.spot[thing] >= 0 and state.slots[holder][state.spot[thing]] != thing:
            found.append(f"thing {thing} is not on its slot")
    return found


def _map(state: EuthiaState) -> list[str]:
    found = []
    for space, near in enumerate(state.near):
        if near and not state.laid[tile_of(space)]:
            found.append("a space of a tile that does not lie")
        if any(space not in state.near[other] for other in near):
            found.append("neighbours are not mutual")
    for seat in range(state.seats):
        if state.at[seat] != NONE and not state.laid[tile_of(state.at[seat])]:
            found.append(f"hero {seat} stands outside the map")
    piles = [tile for pile in (state.order, *state.coming, *state.spare) for tile in pile]
    drawn = {tile for chapter in state.cat.map.drawn for kind in chapter[1:] for tile in kind}
    if len(set(piles)) != len(piles) or not drawn <= set(piles):
        found.append("a territory tile is lost or doubled")
    if sorted(state.order) != [tile for tile, lies in enumerate(state.laid) if lies]:
        found.append("the map has tiles that nobody laid")
    return found


def _differ(what: str, lying: Iterable[int], whole: Iterable[int]) -> list[str]:
    """Return that the pieces that lie somewhere are not those of the box, if they are not."""
    here, there = Counter(lying), Counter(whole)
    lost, doubled = sorted((there - here).elements()), sorted((here - there).elements())
    return [f"{what}: lost {lost}, too many {doubled}"] if lost or doubled else []


def _tiles(state: EuthiaState) -> list[str]:
    """Tiles of posts, treasures, resources, rewards and potions are all somewhere, once each."""
    cat, found = state.cat, []
    owned = [state.design[thing] for thing, holder in enumerate(state.holder) if holder != NONE]
    dug = [resource for frame in state.stack if isinstance(frame, Mining) for resource in frame.drawn]
    goods = [resource for held in state.resources for resource in held] + dug
    boxed = [tile for gone in state.gone for tile in gone]
    for kind in range(3):
        wares = state.shop[kind] + state.shop_discard[kind] + state.offer[kind]
        wares += [tile for tile in owned if cat.tile_shop[tile] == kind]
        found += _differ(f"wares of post {kind}", wares, cat.shop_decks[kind])
        treasures = state.treasures[kind] + state.treasures_discard[kind]
        treasures += [tile for tile in owned if cat.tile_level[tile] == kind + 1]
        found += _differ(f"treasures of level {kind + 1}", treasures, cat.treasure_decks[kind])
        minerals = state.minerals[kind] + state.minerals_discard[kind]
        minerals += [resource for resource in goods if cat.resource_terrain[resource] == kind]
        found += _differ(f"resources of terrain {kind}", minerals, cat.resource_decks[kind])
        rewards = state.rewards[kind] + [tile for tile in owned + boxed if tile in cat.reward_piles[kind]]
        found += _differ(f"reward tiles of pile {kind}", rewards, cat.reward_piles[kind])
    potions = [cat.potion] * state.potions + [tile for tile in owned if tile == cat.potion]
    found += _differ("potions", potions, [cat.potion] * cat.potions)
    held = Counter(owned)
    relics = ((cat.tile_index[relic.id], relic.copies) for relic in state.box.cards.relic)
    return found + [f"{cat.tile_ids[tile]} is there {held[tile]} times" for tile, n in relics if held[tile] > n]


def _hero_tiles(state: EuthiaState) -> list[str]:
    """Hero tiles are owned, revealed, hidden or back in the box."""
    cat, found = state.cat, []
    for seat, hero in enumerate(state.hero):
        tiles = [state.design[thing] for thing in state.things_of(seat)] + state.gone[seat]
        lying = [tile for tile in tiles if tile < cat.hero_tiles] + state.reserve[seat] + state.pile[seat]
        later = [tile for tile in cat.later_tiles[hero] if in_use(cat, tile, state.seats)]
        found += _differ(f"hero tiles of {seat}", lying, (*cat.start_tiles[hero], *later))
    return found


def _cards(state: EuthiaState) -> list[str]:
    """Silver and gold cards lie in decks, discards, hands and reserves, in a combat, or are being turned up."""
    cat, found, shown = state.cat, [], _shown(state)
    decks = cat.silver_deck, cat.gold_deck_alone if state.mode != COMPETITIVE else cat.gold_deck
    piles = (state.silver, state.silver_discard), (state.golden, state.golden_discard)
    for metal, reserve in enumerate((state.silver_reserve, state.gold_reserve)):
        deck, discard = piles[metal]
        lying = deck + discard + state.bottom[metal] + [card for card in reserve if card != NONE]
        lying += [card for card in shown if cat.card_gold[card] == bool(metal)]
        found += _differ(("silver cards", "gold cards")[metal], lying, decks[metal])
        if reserve.count(NONE) > len(deck):
            found.append(f"a reserve waits for {reserve.count(NONE)} of {len(deck)} cards")
    return found


def _shown(state: EuthiaState) -> list[int]:
    """Return the cards in hands, those played in the combat at hand, those that a monster without player turned up."""
    found = [card for hand in state.hand for card, n in enumerate(hand) for _ in range(n)]
    sets = [*state.duel.played] if state.duel is not None else []
    for frame in state.stack:
        if isinstance(frame, Intervening):
            found += frame.aside
            sets += frame.piles[frame.at_pile :]
    return found + [one.card for one in sets for _ in range(one.copies)]


def _other_cards(state: EuthiaState) -> list[str]:
    """Quests, combat cards and control cards are all somewhere, once each."""
    cat, found, alone = state.cat, [], state.mode != COMPETITIVE
    for encounter, cards in enumerate(cat.quest_decks_alone if alone else cat.quest_decks):
        done = [quest for quests in state.quests for quest in quests if cat.quest_encounter[quest] == encounter]
        quests = state.quest_pool[encounter] + state.quests_up[encounter] + done
        found += _differ(f"quests of the {ENCOUNTERS[encounter]}", quests, cards)
        if state.quest_left[encounter] > len(state.quest_pool[encounter]):
            found.append(f"the {ENCOUNTERS[encounter]} has fewer quests than are to come")
    found += _differ("combat cards", state.combat + state.combat_discard, range(len(cat.combat_deck)) if alone else ())
    copies = state.box.cards.tokens.control_cards if not alone and state.seats > 2 else 0
    own = [seat for seat, n in enumerate(state.control) for _ in range(n)]
    whole = [seat for seat in range(state.seats) for _ in range(copies)]
    return found + _differ("control cards", state.control_deck + state.control_discard + own, whole)


def _fighters(state: EuthiaState) -> list[str]:
    """Monsters are in a deck, on top of it, discarded or trophies; elites wait, are hunted or beaten."""
    foes, found = state.cat.foes, []
    trophies = [foe for held in state.trophies for foe in held]
    beaten = [foe for done in state.bounties for foe in done]
    for level in range(3):
        monsters = state.monsters[level] + state.monsters_discard[level]
        monsters += [state.top[level]] if state.top[level] != NONE else []
        monsters += [foe for foe in trophies if foe < foes.monsters and foes.level[foe] == level + 1]
        found += _differ(f"monsters of level {level + 1}", monsters, foes.monster_decks[level])
        if state.bounty_left[level] > len(state.bounty_pool[level]):
            found.append(f"fewer bounties of level {level + 1} than are to come")
    hunted = [foe for pool in (*state.bounty_pool, [state.bounty], beaten) for foe in pool if foe != NONE]
    kept = [foe for foe in trophies if foe >= foes.monsters]
    if len(set(hunted)) != len(hunted) or len(set(kept)) != len(kept):
        found.append("an elite is there twice")
    if state.plan.id in EPISODES:
        return found  # heirs of a campaign may have brought elites and given them up
    if set(hunted) != {foe for deck in foes.elite_decks for foe in deck}:
        found.append("an elite is lost")
    if any(foe not in state.bounties[seat] for seat, held in enumerate(state.trophies) for foe in held if foe in kept):
        found.append("a trophy of somebody whom its owner has not beaten")
    return found


def _scenario(state: EuthiaState) -> list[str]:
    """What a scenario has laid out lies on the map, is carried or was given away (EUS-033, 045, 081, 115, 134, 136)."""
    tale, lying, found = state.tale, sum(state.emblem), []
    if isinstance(tale, RescueTale):
        outer = [space for tile in state.order for space in range(4 * tile, 4 * tile + CENTRE)]
        brought = sum(1 for space in outer if is_post(state, space) and state.cat.map.monster[space])
        if lying + sum(tale.carried) + sum(tale.handed) != brought:
            found.append(f"villagers of {brought} posts are lost or doubled")
    elif isinstance(tale, CollisionTale):
        if lying + sum(tale.sealed) != tale.laid or tale.laid > state.figure("emblems"):
            found.append(f"{tale.laid} emblems were laid, {lying} lie and {sum(tale.sealed)} are sealed")
    elif isinstance(tale, DoomTale):
        for seat, clues in enumerate(tale.clues):
            if clues > sum(taken[seat] for taken in tale.taken):
                found.append(f"hero {seat} has more clues than witnesses gave him")
    elif isinstance(tale, MirrezilTale):
        if any(who != NONE and not up for who, up in zip(tale.completed, tale.up, strict=True)):
            found.append("a legend was completed that nobody has seen")
        if tale.event != NONE and not tale.turned[tale.event]:
            found.append("an event acts that was not turned up")
    elif isinstance(tale, RevocationTale):
        airy, earthy = sum(tale.airy), sum(tale.earthy)
        if (
            airy > state.figure("air_water")
            or earthy > state.figure("earth_fire")
            or airy + earthy != len(state.absent)
        ):
            found.append(f"{airy + earthy} revocation tokens for {len(state.absent)} elementals")
    return found
