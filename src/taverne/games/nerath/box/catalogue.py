"""The box of Conquest of Nerath as flat tables of integers, and the actions that are made once and used for ever.
What the pieces are is left to the box, what the cards do to ``card_tables``; nothing here changes during play."""

from __future__ import annotations

from typing import Final

from taverne.engine.actions import Action

from .card_tables import NONE as NONE
from .card_tables import Decks, Verbs
from .load import Box
from .pieces import Land, Sea, count_of
from .vocabulary import REALMS, UNITS

REALM_WORDS: Final = tuple(f"realm-{word}" for word in REALMS)
UNIT_WORDS: Final = tuple(f"unit-{word}" for word in UNITS)
"""The ids of the messages that name them; spaces have theirs in ``Catalogue.space_words``."""

KARKOTH: Final = 0
VAILIN: Final = 1
IRON_CIRCLE: Final = 2
NERATH: Final = 3
EVERYBODY: Final = (0, 1, 2, 3)

FOOTSOLDIER: Final = 0
SIEGE_ENGINE: Final = 1
FIGHTER: Final = 2
WIZARD: Final = 3
MONSTER: Final = 4
CASTLE: Final = 5
STORM_ELEMENTAL: Final = 6
DRAGON: Final = 7
WARSHIP: Final = 8
KINDS: Final = 9

LAND: Final = 0
SEA: Final = 1
DUNGEON: Final = 2
PLACE_WORDS: Final = ("land", "sea", "dungeon")
"""What a space is; also the domain of a unit, where 2 stands for flying."""
FLYING: Final = 2
DOMAIN: Final = {"land": LAND, "sea": SEA, "flying": FLYING}


def named(kind: str, words: tuple[str, ...]) -> tuple[Action, ...]:
    """Return ``<kind> <word>`` for each word."""
    return tuple(Action(kind, (word,)) for word in words)


class Catalogue:
    """One box in the form the rules read.

    Spaces are numbered lands first, then sea zones, then entrances (`lands` and `seas` count them; entrance ``d`` is
    space ``first_dungeon + d``).  Cards are numbered as printed less one: events 0 to 79, treasures 80 to 109.
    Guardian tokens are numbered by kind.
    """

    def __init__(self, box: Box, verbs: Verbs) -> None:
        self.box = box
        cards = box.cards
        spaces = cards.spaces()
        self.space_ids = tuple(space.id for space in spaces)
        self.space_index = {name: number for number, name in enumerate(self.space_ids)}
        self.spaces = len(spaces)
        self.lands = len(cards.land)
        self.seas = len(cards.sea)
        self.first_dungeon = self.lands + self.seas
        self.dungeons = len(cards.dungeon)
        self.place = tuple([LAND] * self.lands + [SEA] * self.seas + [DUNGEON] * self.dungeons)
        self.next_to = tuple(tuple(sorted(self.space_index[other] for other in s.neighbours)) for s in spaces)
        self.near: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            tuple(tuple(o for o in around if self.place[o] == place) for place in (LAND, SEA, DUNGEON))
            for around in self.next_to
        )
        self.home = tuple(REALMS.index(land.owner) for land in cards.land)
        self.capital = tuple(self.space_index[realm.capital] for realm in cards.realm)
        self.distance = tuple(self._distances(space) for space in range(self.spaces))
        self.walked = tuple(self._distances_over(LAND, space) for space in range(self.spaces))
        """How far each space is from each for a unit that walks, NONE where no way leads; its last step may be any."""
        self.sailed = tuple(self._distances_over(SEA, space) for space in range(self.spaces))
        self.flights: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            tuple(self._flights(space, points) for points in range(max(self.distance[space]) + 1))
            for space in range(self.spaces)
        )
        self.flown: tuple[tuple[dict[int, int], ...], ...] = tuple(
            tuple({space: self.distance[start][space] for space in spaces} for spaces in reached)
            for start, reached in enumerate(self.flights)
        )
        """As ``flights``, each space with the points that it costs; never to be changed."""
        self.step_ashore = tuple(dict.fromkeys(near[LAND], 1) for near in self.near)
        """One step over land from a space, as ``routes`` has it; never to be changed."""
        self.space_words = tuple(f"{PLACE_WORDS[self.place[n]]}-{name}" for n, name in enumerate(self.space_ids))
        self.within = tuple(
            tuple(tuple(land for land in range(self.lands) if 0 <= away[land] <= n) for n in range(4))
            for away in self.distance
        )
        """The lands at most so many steps from a space, over anything."""
        self._units(box)
        self._cards(box, verbs)
        self._actions()

    def _distances(self, start: int) -> tuple[int, ...]:
        """Return how many steps every space is from one, over land, sea and entrances alike (CN-390)."""
        steps = [NONE] * self.spaces
        steps[start] = 0
        queue = [start]
        for space in queue:
            for other in self.next_to[space]:
                if steps[other] == NONE:
                    steps[other] = steps[space] + 1
                    queue.append(other)
        return tuple(steps)

    def _distances_over(self, place: int, start: int) -> tuple[int, ...]:
        """Return how many steps every space is from one if all steps but the last are over land, or sea."""
        found, steps = [NONE] * self.spaces, {start: 0}
        queue = [start]
        for space in queue:
            for other in self.next_to[space]:
                if found[other] == NONE:
                    found[other] = steps[space] + 1
                if self.place[other] == place and other not in steps:
                    steps[other] = steps[space] + 1
                    queue.append(other)
        return tuple(found)

    def _flights(self, start: int, points: int) -> tuple[int, ...]:
        """Return where a flying unit may end with so many points; never on an entrance (CN-128, CN-129)."""
        steps = self.distance[start]
        return tuple(space for space in range(self.first_dungeon) if 0 < steps[space] <= points)

    def _units(self, box: Box) -> None:
        units = box.cards.unit
        self.domain = tuple(DOMAIN[unit.domain] for unit in units)
        self.cost = tuple(unit.cost for unit in units)
        self.movement = tuple(unit.movement for unit in units)
        self.attack_dice: tuple[tuple[int, ...], ...] = tuple(tuple(unit.attack) for unit in units)
        self.defend_dice: tuple[tuple[int, ...], ...] = tuple(tuple(unit.defend) for unit in units)
        self.sea_dice: tuple[tuple[int, ...], ...] = tuple(tuple(unit.sea) for unit in units)
        self.hero = tuple(unit.hero for unit in units)
        self.first_strike = tuple(unit.first_strike for unit in units)
        self.run_amok = tuple(unit.run_amok for unit in units)
        self.durable = tuple(unit.durable for unit in units)
        self.hover = tuple(unit.hover for unit in units)
        self.hit_on = box.cards.battle.hit_on
        self.room = units[WARSHIP].cargo
        self.castle_figures = units[CASTLE].figures
        settled: tuple[Land | Sea, ...] = (*box.cards.land, *box.cards.sea)
        self.start: tuple[tuple[int, int, int], ...] = tuple(
            (self.space_index[space.id], REALMS.index(stack.realm), kind)
            for space in settled
            for stack in space.start
            for kind, unit in enumerate(UNITS)
            for _ in range(count_of(stack.units, unit))
        )
        self.always_moves: tuple[tuple[bool, ...], ...] = tuple(
            tuple(
                kind != CASTLE and (domain == FLYING or bool(self.near[space][domain])) for space in range(self.spaces)
            )
            for kind, domain in enumerate(self.domain)
        )
        """Has a unit of a kind that has not moved somewhere to go from a space, whatever the position?"""
        tokens = box.cards.guardian
        self.token_ids = tuple(token.id for token in tokens)
        self.token_dice: tuple[tuple[int, ...], ...] = tuple(tuple(token.dice) for token in tokens)
        self.token_first_strike = tuple(token.first_strike for token in tokens)
        self.token_needs = tuple(token.heroes_need for token in tokens)
        self.token_gold = tuple(token.gold for token in tokens)
        self.token_pile = tuple(kind for kind, token in enumerate(tokens) for _ in range(token.copies))

    def _cards(self, box: Box, verbs: Verbs) -> None:
        events, treasures = box.cards.event, box.cards.treasure
        self.events = len(events)
        self.card_ids = (*(card.id for card in events), *(card.id for card in treasures))
        self.card_index = {name: number for number, name in enumerate(self.card_ids)}
        self.card_words = (*(f"event-{card.id}" for card in events), *(f"treasure-{card.id}" for card in treasures))
        self.card_rules = (*(card.rule for card in events), *(card.rule for card in treasures))
        self.card_realm = (*(REALMS.index(card.realm) for card in events), *(NONE for _ in treasures))
        self.immediate = (*(card.immediate for card in events), *(False for _ in treasures))
        self.decks = Decks(events, treasures, verbs)
        self.points = (*(0 for _ in events), *(card.points for card in treasures))

    def _actions(self) -> None:
        self.select = named("select", self.space_ids)
        self.to = named("to", self.space_ids)
        self.land_on = named("land", self.space_ids)
        self.board = named("board", self.space_ids)
        self.at = named("at", self.space_ids)
        self.choose = named("choose", self.space_ids)
        self.fight = named("fight", self.space_ids)
        self.play_card = named("play", self.card_ids[: self.events]) + named("lay", self.card_ids[self.events :])
        self.use_card = named("apply", self.card_ids[: self.events]) + named("use", self.card_ids[self.events :])
        self.take = named("take", UNITS)
        self.lose = named("lose", UNITS)
        self.buy = named("buy", UNITS)
        self.realm = named("realm", REALMS)
        self.call_off = named("call_off", self.space_ids)
        self.amok = tuple(tuple(Action("amok", (unit, space)) for space in self.space_ids) for unit in UNITS)
