"""The world of Euthia in a terminal: the map, heroes and what they own, the combat, the posts, quests, the scenario.

Everything comes from a view and from what is printed on the pieces; the map is left to ``euthia_map``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, Final, cast

from taverne.boards.colours import HERO
from taverne.boards.euthia_map import WorldMap
from taverne.boards.euthia_notes import notes
from taverne.boards.plain import Area, Board, BoardCard, numbered
from taverne.engine.actions import Seat
from taverne.engine.game import View
from taverne.games.euthia.box.load import Cards
from taverne.games.euthia.box.terms import ACTIONS, ELEMENTS, GEMS
from taverne.games.euthia.game import Euthia
from taverne.games.euthia.odds.advice import LEAST, Advice
from taverne.games.euthia.rules.scenarios.campaign import Saga
from taverne.games.euthia.view.structs import DuelView, HeroView, SpaceView, ThingView, WorldView

MOST_CARDS: Final = 8
"""Cards side by side, at most: more would leave no room for their words."""
HEAD: Final = 2
"""Lines of a hero that stay in sight whatever part of the table is shown."""
NAMED: Final = ("quest", "tile", "card", "resource", "monster", "elite", "opponent", "legend", "witness")
"""The kinds of piece that an answer may name."""


class WorldBoard(Board):
    """The scenario and the map, then heroes, posts and quests; in a combat, the combat first."""

    def title(self, view: View) -> str:
        table: WorldView = view.table
        scenario = self.words.text(f"scenario-{table.scenario}")
        return self.words.text("world-title", n=table.round, of=table.rounds, scenario=scenario)

    def lines(self, view: View, names: Sequence[str]) -> list[str]:
        table: WorldView = view.table
        lines = [f"== {self.title(view)} ==", *self._scenario(table, names), *self._map.drawn(table)]
        lines += self._map.listed(table, names)
        lines += [*self.panels(view, names), *self._quests(table), *self._shops(table)]
        return [*lines, *self._fight(view, names)]

    def brief(self, view: View, names: Sequence[str]) -> list[str]:
        """One's own hero, the combat, the map or the post, and the spaces and pieces that the answers name."""
        if view.seat < 0 or not view.asked:
            return self.lines(view, names)
        return [f"== {self.title(view)} ==", *self._at_hand(view, names)]

    def panels(self, view: View, names: Sequence[str]) -> list[str]:
        heroes = enumerate(view.table.heroes)
        return [line for seat, hero in heroes for line in self._hero(view, seat, hero, names)]

    def areas(self, view: View, names: Sequence[str]) -> list[Area]:
        """What is in question, then the map, its spaces, heroes, posts with quests, and the scenario."""
        table: WorldView = view.table
        parts = {
            "world-hand-at": self._at_hand(view, names, HERO)[HEAD:] if view.asked else self._fight(view, names),
            "world-map": self._map.drawn(table, self._places(view), HERO, self._targets(view)),
            "world-spaces": self._map.listed(table, names),
            "world-heroes": self.panels(view, names),
            "world-shops": self._shops(table),
            "world-quests": self._quests(table),
            "world-scenario": self._scenario(table, names),
        }
        mapped = view.asked and table.duel is None and self._around(view, "")
        row = self._map.row_of(table, table.heroes[view.seat].at, self._places(view)) if view.seat >= 0 else 0
        near = {"world-map": row, "world-hand-at": row if mapped else 0}  # the map is what these begin with
        return [Area(self.words.text(key), tuple(lines), near.get(key, 0)) for key, lines in parts.items() if lines]

    def strip(self, view: View, names: Sequence[str]) -> list[str]:
        if view.seat < 0:
            return []
        return self._hero(view, view.seat, view.table.heroes[view.seat], names)[:HEAD]

    def campaign(self, page: Saga) -> list[str]:
        """Each episode that was played with its scores, then what the heroes take along (EUS-129)."""
        text, joined = self.words.text, self.words.joined
        names = [text(f"hero-{hero.hero}") for hero in page.heroes]
        lines = []
        for number, one in enumerate(page.episodes, start=1):
            scenario = text(f"scenario-{one.scenario}")
            scores = [text("saga-score", hero=name, n=n) for name, n in zip(names, one.scores, strict=False)]
            if scores:
                won = text("saga-winners", names=joined([names[seat] for seat in one.winners]))
                told = text("saga-episode", scenario=scenario, scores=joined(scores))
                lines.append(f"  {number}  {told}. {won if one.winners else text('saga-nobody')}.")
            elif one.stands == "done":
                lines.append(f"  {number}  {text('saga-resigned', scenario=scenario)}")
        for hero, name in zip(page.heroes, names, strict=True):
            told = text("saga-hero", hero=name, rep=hero.reputation, gold=hero.gold)
            often = Counter(text(f"tile-{one.tile}") for one in hero.tiles)
            tiles = [text("saga-times", n=n, name=tile) if n > 1 else tile for tile, n in often.items()]
            lines.append(f"  {told}. {text('saga-tiles', names=joined(tiles))}")
        return lines

    # What a question is about

    def _at_hand(self, view: View, names: Sequence[str], signs: str = "") -> list[str]:
        table: WorldView = view.table
        hero = self._hero(view, view.seat, table.heroes[view.seat], names)
        lines = [*hero[:HEAD], *(self._fight(view, names) or self._around(view, signs)), *hero[HEAD:]]
        if table.trade is not None:
            lines += self._post(table, table.trade.post)
        for space in self._about(view):
            lines.append(f"  {self._map.whole(table, space, names)}")
        return lines + [f"  {line}" for line in self._pieces(view)]

    def _around(self, view: View, signs: str) -> list[str]:
        """The map where one is free to go, with the places where a tile may be laid."""
        places, targets = self._places(view), self._targets(view)
        if view.asked[0].prompt != "act" and not places and not targets:
            return []
        return self._map.rows(view.table, places, signs, targets)

    def _places(self, view: View) -> list[tuple[int, int, int]]:
        """Where a tile may be laid: its coordinates and the number of the answer."""
        options = numbered(view.asked[0].options if view.asked else ())
        laid = [(option.split(" "), int(key)) for key, option in options.items() if option.startswith("lay ")]
        return [(int(q), int(r), key) for (_, q, r), key in laid]

    def _targets(self, view: View) -> dict[str, str]:
        """Return the spaces that answers name first, with the number of the answer as it is typed."""
        found: dict[str, str] = {}
        for key, option in numbered(view.asked[0].options if view.asked else ()).items():
            found.setdefault(option.split(" ")[1] if " " in option else "", key)
        return found

    def _about(self, view: View) -> list[SpaceView]:
        """The spaces that the answers name, and one's own."""
        table: WorldView = view.table
        words = {word for option in view.asked[0].options for word in option.split(" ")[1:]}
        words.add(table.heroes[view.seat].at)
        return [space for tile in table.tiles for space in tile.spaces if space.id in words]

    def _pieces(self, view: View) -> list[str]:
        """What is written on the pieces that the answers name, each once; wares stand with their post."""
        words = [word for option in view.asked[0].options for word in option.split(" ")[1:]]
        sold = {tile for offer in view.table.offers for tile in offer} if view.table.trade is not None else set()
        lines = []
        for word in dict.fromkeys(words):
            key = next((f"{kind}-{word}" for kind in NAMED if f"{kind}-{word}" in self._texts), "")
            if key and word not in sold:
                lines.append(self._piece(key))
        return lines

    def _piece(self, key: str) -> str:
        """Return the name of a piece and what is written on it."""
        said = " · ".join(self.words.say(line["say"], line) for line in self._texts[key])
        return f"{self.words.text(key)}. {said}" if said else self.words.text(key)

    # Heroes

    def _hero(self, view: View, seat: Seat, hero: HeroView, names: Sequence[str]) -> list[str]:
        table, words = view.table, self.words
        mark = "*" if seat == table.turn else " "
        who = words.text("world-you") if seat == view.seat else names[seat]
        if not hero.hero:
            return [f"{mark}{seat + 1} {who}"]
        figures = [
            words.text(
                "world-figures",
                health=hero.health,
                max=hero.max_health,
                rep=hero.reputation,
                gold=hero.gold,
                gaar=hero.gaar,
            )
        ]
        if hero.dwurt or hero.dwurt_die:
            figures.append(words.text("world-dwurt", n=hero.dwurt, die=hero.dwurt_die))
        figures.append(words.text("world-cards", silver=hero.silver, gold=hero.gold_cards))
        if hero.moves:
            figures.append(words.text("world-moves", n=hero.moves))
        name = words.text(f"hero-{hero.hero}")
        line = words.text("world-hero", mark=mark, n=seat + 1, hero=name, name=who, figures=", ".join(figures))
        return [line, *[f"     {line}" for line in self._belongings(hero)]]

    def _belongings(self, hero: HeroView) -> list[str]:
        words = self.words
        tokens = [words.text(f"token-{ACTIONS[kind]}") for kind, n in enumerate(hero.ready) for _ in range(n)]
        if hero.kept:
            tokens.append(words.text("world-kept", name=words.text(f"token-{hero.kept}")))
        lines = [words.text("world-at", space=words.text(f"space-{hero.at}"))] if hero.at else []
        lines.append(words.text("world-tokens", names=self._joined(tokens)))
        lines.append(words.text("world-slots", names=self._joined(self._slots(hero))))
        goods = [self._thing(thing) for thing in hero.things if not thing.spot]
        goods += [words.text(f"resource-{one}") for one in hero.resources]
        goods += [words.text(f"fighter-{one}") for one in hero.trophies]
        lines.append(words.text("world-sacks", n=hero.sacks, names=self._joined(goods)))
        loose = [self._times(f"gem-{kind}", n) for kind, n in zip(GEMS, hero.gems, strict=True) if n]
        loose += [self._times(f"essence-{kind}", n) for kind, n in zip(ELEMENTS, hero.essences, strict=True) if n]
        if loose:
            lines.append(words.text("world-loose", names=self._joined(loose)))
        if hero.hand:
            hand = [self._times(f"card-{card}", n) for card, n in hero.hand.items()]
            lines.append(words.text("world-hand", names=self._joined(hand)))
        reserve = [words.text(f"tile-{tile}") for tile in hero.reserve]
        lines.append(words.text("world-reserve", names=self._joined(reserve), n=hero.hidden))
        done = {"quests": len(hero.quests), "bounties": len(hero.bounties), "deaths": hero.deaths}
        return [*lines, words.text("world-done", **done)]

    def _slots(self, hero: HeroView) -> list[str]:
        on = {thing.spot: self._thing(thing) for thing in hero.things if thing.spot}
        found = []
        for spot, slot in enumerate(hero.slots, start=1):
            if not slot.locked:
                free = self.words.text("world-free", slot=self.words.text(f"slot-{slot.symbol}"))
                found.append(on.get(spot, free))
        locked = sum(slot.locked for slot in hero.slots)
        return [*found, self.words.text("world-locked", n=locked)] if locked else found

    def _thing(self, thing: ThingView) -> str:
        """A tile with its gems and essences, and whether it is engaged."""
        words = self.words
        name = words.text(f"tile-{thing.id}")
        stones = []
        for gem, active in zip(thing.gems, thing.active, strict=True):
            stone = words.text(f"gem-{gem}")
            stones.append(stone if active else words.text("world-used", gem=stone))
        stones += [self._times(f"essence-{e}", n) for e, n in zip(ELEMENTS, thing.essences, strict=False) if n]
        if stones:
            name = words.text("world-with", name=name, gems=", ".join(stones))
        return words.text("world-engaged", name=name) if thing.engaged else name

    def _times(self, key: str, n: int) -> str:
        name = self.words.text(key)
        return name if n == 1 else self.words.text("world-times", n=n, name=name)

    def _joined(self, names: Iterable[str]) -> str:
        return ", ".join(names) or self.words.text("world-nothing")

    # The combat, the posts, quests, the scenario

    def _fight(self, view: View, names: Sequence[str]) -> list[str]:
        """The combat: dice and figures first, for a low screen, then the monster's card and who leads it."""
        table: WorldView = view.table
        duel, words = table.duel, self.words
        if duel is None:
            return []
        foe = words.text(f"fighter-{duel.foe}")
        hero = words.text(f"hero-{table.heroes[duel.seat].hero}")
        lines = [f"== {words.text('world-fight', n=duel.round, hero=hero, foe=foe)} =="]
        lines += [f"  {line}" for line in self._course(duel)]
        figures = {"damage": duel.damage, "health": duel.health, "gaar": duel.gaar, "chaos": duel.chaos}
        lines.append(f"  {words.text('world-foe', **figures)}")
        key = next(f"{kind}-{duel.foe}" for kind in NAMED if f"{kind}-{duel.foe}" in self._texts)
        lines.append(f"  {self._piece(key)}")
        if duel.master >= 0:
            you = "yes" if duel.master == view.seat else "no"
            lines.append(f"  {words.text('world-led', name=names[duel.master], you=you)}")
        return lines

    def _course(self, duel: DuelView) -> list[str]:
        """Dice, what they come to, hope, and cards that lie there."""
        words, lines = self.words, []
        if duel.dice:
            lines.append(words.text("world-foe-dice", dice=" ".join(map(str, duel.dice)), n=duel.strength))
        if duel.roll:
            lines.append(words.text("world-hero-dice", dice=" ".join(map(str, duel.roll)), n=duel.total))
        if duel.sum is not None:
            lines.append(words.text("world-sum-foe" if duel.dice else "world-sum-hero", n=duel.sum.total))
        if duel.hope:
            lines.append(words.text("world-hope", n=duel.hope))
        if duel.played:
            played = [self._times(f"card-{card}", n) for card, n in duel.played]
            lines.append(words.text("world-played", names=self._joined(played)))
        return lines

    def _shops(self, table: WorldView) -> list[str]:
        return [line for post in range(len(table.offers)) for line in self._post(table, post)]

    def _post(self, table: WorldView, post: int) -> list[str]:
        """The wares of a post with what they cost and do."""
        lines = [f"== {self.words.text(f'post-{post}')} =="]
        for tile in dict.fromkeys(table.offers[post]):
            asked = -table.trade.gold.get(f"buy {tile}", 0) if table.trade is not None else 0
            price = asked or self._prices[tile]
            name, dot, said = self._piece(f"tile-{tile}").partition(". ")
            lines.append(f"  {self.words.text('world-price', name=name, n=price)}{dot}{said}")
        return lines

    def _quests(self, table: WorldView) -> list[str]:
        lines = []
        for encounter, quests in table.quests.items():
            lines.append(f"== {self.words.text(f'encounter-{encounter}')} ==")
            lines += [f"  {self._piece(f'quest-{quest}')}" for quest in quests]
        return lines

    def _scenario(self, table: WorldView, names: Sequence[str]) -> list[str]:
        words, story = self.words, table.story
        goal = words.text("world-goal", n=story.count, of=story.goal) if story.goal else words.text("world-goal-rivals")
        lines = [goal, *[words.say(line["say"], line, names) for line in story.lines]]
        lines.append(words.text("world-stack", n=" ".join(map(str, table.stack))))
        for back in table.backs:
            figures = {"level": back.level, "health": back.health, "wounds": back.least_wounds}
            known = f" ({words.text(f'fighter-{back.id}')})" if back.id else ""
            lines.append(words.text("world-back", **figures) + known)
        if table.bounty:
            lines.append(words.text("world-bounty", foe=words.text(f"fighter-{table.bounty}")))
        if table.mode != "competitive":
            lines.append(words.text("world-reserves", silver=table.silver_reserve, gold=table.gold_reserve))
        return lines

    # Cards and keys of the screen

    def cards(self, view: View, names: Sequence[str]) -> list[BoardCard]:
        """The answers that name a piece or a space, with what is there."""
        if not view.asked:
            return []
        spaces = {space.id: space for space in self._about(view)}
        found = []
        for key, option in list(numbered(view.asked[0].options).items())[:MOST_CARDS]:
            word = option.split(" ")[1] if " " in option else ""
            piece = next((f"{kind}-{word}" for kind in NAMED if f"{kind}-{word}" in self._texts), "")
            if word in spaces:
                name, _, rest = self._map.whole(view.table, spaces[word], names).partition(": ")
                found.append(BoardCard(key, name, (rest,), mood="open"))
            elif piece:
                name, _, rest = self._piece(piece).partition(". ")
                found.append(BoardCard(key, name, (rest,), mood="open"))
        return found

    # Odds

    advice_type = Advice

    def notes(self, view: View, advice: Any) -> dict[str, str]:
        """The hero's chance after each answer, what is left to him then, and what the answer comes to at once."""
        return notes(self.words, advice)

    def forecast(self, view: View, advice: Any) -> list[str]:
        """The odds of the combat at hand, and what is left after it."""
        if not isinstance(advice, Advice):
            return []
        whole, text = advice.whole, self.words.text
        lines = []
        if whole is not None:
            duel = view.table.duel
            rival = duel.seat != view.seat if duel is not None else any(one.prompt == "control" for one in view.asked)
            key = "board-duel-odds" if rival else "board-duel-odds-ahead"
            wounds = self.words.figure(whole.wounds)
            more = text(f"{key}-more", die=round(100 * whole.die), wounds=wounds)
            left = text("board-odds-left", health=self.words.figure(whole.health), gaar=self.words.figure(whole.gaar))
            least = "yes" if LEAST in whole.when and whole.win < 1 else "no"
            odds = f"{text(key, n=round(100 * whole.win), least=least)} ({more})"
            lines.append(" · ".join([odds, left, *[text(f"board-{one}") for one in whole.when]]))
        return lines

    def stands_for(self, view: View, names: Sequence[str]) -> list[tuple[str, Seat]]:
        """Names, heroes, and oneself."""
        heroes = [(self.words.text(f"hero-{h.hero}"), seat) for seat, h in enumerate(view.table.heroes) if h.hero]
        you = [(self.words.text("world-you"), view.seat)] if view.seat >= 0 else []
        return [*super().stands_for(view, names), *heroes, *you]

    @property
    def _cards(self) -> Cards:
        return cast(Euthia, self.game).box.cards

    @cached_property
    def _map(self) -> WorldMap:
        return WorldMap(self.words, self._cards)

    @cached_property
    def _texts(self) -> Mapping[str, Any]:
        return self.game.texts()

    @cached_property
    def _prices(self) -> dict[str, int]:
        return {tile.id: tile.cost for tile in self._cards.tiles()}
