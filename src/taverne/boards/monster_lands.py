"""The table of Monster Lands in a terminal: what is at hand, Citadel, Outside, clans and scenario, as lines.

Everything comes from a view and from what the cards print; dice bear the letters F, M and P, never colour alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

import msgspec

from taverne.boards.monster_lands_words import (
    LETTERS,
    dice_text,
    effect_text,
    forecast_lines,
    goods_text,
    notes,
)
from taverne.boards.plain import Area, Board
from taverne.engine.actions import Seat
from taverne.engine.game import Asked, View
from taverne.games.monster_lands.box.load import Cards
from taverne.games.monster_lands.box.vocabulary import COLOURS, Effect
from taverne.games.monster_lands.game import MonsterLands
from taverne.games.monster_lands.odds.advice import Advice
from taverne.games.monster_lands.rules.solo.goals import Progress
from taverne.games.monster_lands.view.structs import (
    BuildingView,
    ClanView,
    ExpeditionView,
    LandsView,
    MemberView,
    SoloView,
)

LANDS: Final = ("region_a", "region_b", "gates")
MISSIONS: Final = ("competitive", "contract")
WHOLE: Final = ("clan", "deploy", "pass", "favour", "favour-gift")
"""Questions for which one looks at the whole table."""
SOLD_AT: Final = {"traps": "lair", "recruit": "tavern", "gear": "bazaar"}


class LandsBoard(Board):
    """The Citadel, the regions with their monsters, missions and Gates, then every clan."""

    def title(self, view: View) -> str:
        table: LandsView = view.table
        phase = self.words.text(f"phase-{table.phase}")
        turns = table.solo.turns if table.solo is not None else self._cards.end.turns
        return f"{self.words.text('lands-turn', turn=table.turn, turns=turns)}, {phase}"

    def lines(self, view: View, names: Sequence[str]) -> list[str]:
        table: LandsView = view.table
        lines = [f"== {self.title(view)} =="]
        if table.solo is not None:
            lines += self._solo(table.solo)
        lines += [self.words.text("lands-citadel"), *self._citadel(view, names)]
        lines += [self.words.text("lands-outside"), *self._outside(view, names)]
        return [*lines, self.words.text("lands-clans"), *self.panels(view, names)]

    def brief(self, view: View, names: Sequence[str]) -> list[str]:
        """The whole table where one is free to choose, else only the place in question and one's own clan."""
        asked = view.asked[0] if view.asked else None
        if asked is None or asked.prompt in WHOLE or view.seat < 0:
            founding = self._founding(asked.options) if asked is not None and asked.prompt == "clan" else []
            return [*self.lines(view, names), *founding]
        head = [f"== {self.title(view)} ==", *self._about(view, names, asked)]
        return [*head, *self._clan(view, names, view.seat, view.table.clans[view.seat])]

    def _about(self, view: View, names: Sequence[str], asked: Asked) -> list[str]:
        """The goods on display, or the place, that a question is about."""
        building = str(asked.data.get("building", "")).removeprefix("building-") or SOLD_AT.get(asked.prompt, "")
        place = str(asked.data.get("place", "")).removeprefix("place-")
        if not place and view.table.battle is not None:
            place = view.table.battle.place
        mine = [one.place for one in view.table.expeditions if one.seat == view.seat]
        if asked.prompt.startswith("load") and mine:
            who = str(asked.data["mercenary"]).removeprefix("mercenary-")
            place = next(one.place for one in view.table.expeditions if one.mercenary == who)
        goods = [f"  {one}" for one in self._goods(view.table, building)] if building else []
        return [*goods, *(self._spot(view, names, place) if place else [])]

    def _spot(self, view: View, names: Sequence[str], place: str) -> list[str]:
        """One place of the Outside."""
        table: LandsView = view.table
        if place in MISSIONS:
            mission = table.missions[MISSIONS.index(place)]
            head = [f"  {self._mission(mission, place)}"] if mission else []
            return [*head, *self._expeditions(view, names, place)]
        space = LANDS.index(place)
        head = [f"  {self._place(table, place, space)}"]
        if table.monsters[space]:
            head.append(f"    {self._monster(table.monsters[space])}")
        return [*head, *self._expeditions(view, names, place)]

    # The Citadel

    def _citadel(self, view: View, names: Sequence[str]) -> list[str]:
        table: LandsView = view.table
        lines = []
        for building in table.buildings:
            shown = "  ".join(filter(None, (self._slots(building, view, names), self._shut(building))))
            lines.append("  " + self.headed(self.words.text(f"building-{building.building}"), shown))
            lines += [f"    {goods}" for goods in self._goods(table, building.building)]
        spoils = self.apart(self._loot(token) for token in table.spoils if token)
        return [*lines, "  " + self.headed(self.words.text("lands-spoils"), spoils)]

    def _slots(self, building: BuildingView, view: View, names: Sequence[str]) -> str:
        """Each slot as ``[F Otto]``, ``[P5 you]``, ``[ ]``, ``[2F]`` where it takes two dice or, closed, ``[×]``."""
        cells = []
        plan = next(one for one in self._cards.building if one.id == building.building)
        for number, slot in enumerate(building.slots):
            who = f" {self._name(slot.seat, view, names)}" if slot.die and slot.seat >= 0 else ""
            dice = plan.slots[number].dice if plan.slots else 1
            free = f"{dice}{''.join(LETTERS[colour] for colour in plan.accepts)}" if dice > 1 else " "
            die = f"{LETTERS[slot.die]}{slot.value or ''}" if slot.die else free if slot.open else "×"
            cells.append(f"[{die}{who}]")
        return " ".join(cells)

    def _shut(self, building: BuildingView) -> str:
        if building.panic:
            return self.words.text("lands-panic")
        if building.closed:
            return self.words.text("lands-closed")
        return self.words.text("lands-bargain", n=building.last) if building.last else ""

    def _goods(self, table: LandsView, building: str) -> list[str]:
        if building == "tavern":
            return [self._hire(member) for member in table.tavern if member]
        if building == "lair":
            return [self._offer(trap) for trap in table.lair if trap]
        if building == "bazaar":
            return [self._gear(gear, priced=True) for gear in table.bazaar if gear]
        return []

    def _hire(self, member: str) -> str:
        card = next(one for one in self._cards.mercenary if one.id == member)
        name = self.words.text(f"mercenary-{member}")
        cost = self.words.text("lands-price", n=card.cost)
        fame = self.words.text("lands-reputation", n=card.reputation)
        return self.headed(name, f"{cost}, {fame}, {dice_text(card.dice)}, {self.effect(card.talent)}")

    def _offer(self, trap: str) -> str:
        price = self.words.text("lands-price", n=next(one for one in self._cards.trap if one.id == trap).cost)
        return self.headed(f"{self.words.text(f'trap-{trap}')} ({price})", self._trap(trap))

    def _trap(self, trap: str) -> str:
        return self.effect(next(one for one in self._cards.trap if one.id == trap).effect)

    def _loot(self, token: str) -> str:
        return self.effect(next(one for one in self._cards.loot if one.id == token).effect)

    def _gear(self, gear: str, priced: bool = False) -> str:
        card = next(one for one in self._cards.equipment if one.id == gear)
        price = f" ({self.words.text('lands-price', n=card.cost)})" if priced else ""
        return self.headed(f"{self.words.text(f'equipment-{gear}')}{price}", self.effect(card.ability))

    # The Outside

    def _outside(self, view: View, names: Sequence[str]) -> list[str]:
        return [line for place in (*LANDS, *MISSIONS) for line in self._spot(view, names, place)]

    def _place(self, table: LandsView, place: str, space: int) -> str:
        name = self.words.text(f"place-{place}")
        if place == "gates":
            return name if table.monsters[space] else self.words.text("lands-gates-quiet")
        region = table.regions[space]
        if not region:
            return self.headed(name, self.words.text("lands-no-region"))
        card = next(one for one in self._cards.region if one.id == region)
        conquest = self.words.text("lands-conquest", n=card.conquest_value)
        glory = self.words.text("lands-glory-n", n=card.glory)
        affinity = self.words.text(f"affinity-{card.affinity}")
        return self.headed(name, f"{self.words.text(f'region-{region}')} ({affinity}), {conquest}, {glory}")

    def _monster(self, monster: str) -> str:
        card = next(one for one in self._cards.monster if one.id == monster)
        values = (("attack", card.attack), ("capture", card.capture_value), ("kill", card.kill_value))
        figures = ", ".join(f"{self.words.text(f'lands-{name}')} {value}" for name, value in values)
        affinity = self.words.text(f"affinity-{card.affinity}")
        name = self.words.text(f"monster-{monster}")
        return self.headed(f"{name} ({affinity})", f"{figures}. {self.effect(card.power)}")

    def _mission(self, mission: str, place: str) -> str:
        card = next(one for one in self._cards.mission if one.id == mission)
        side = card.competitive if place == "competitive" else card.contract
        parts = [self.words.text("lands-mission-takes", n=side.dice, colours=self._colours(side.colours))]
        if place == "competitive":
            parts.append(self.words.text("lands-objective", n=card.competitive.objective))
            parts.append(self.words.text("lands-mission-pays", goods=self._things(card.competitive.reward)))
        else:
            for half in (card.left, card.right):
                cost, goods = self._things(half.cost), self._things(half.reward)
                parts.append(self.words.text("lands-contract-side", cost=cost, goods=goods))
        return self.headed(self.words.text(f"place-{place}"), self.apart(parts))

    def _expeditions(self, view: View, names: Sequence[str], place: str) -> list[str]:
        """Each expedition in a line: what it asks for and offers, then who is there with what."""
        table: LandsView = view.table
        lines = []
        for one in table.expeditions:
            if one.place == place:
                asks, party = self._asks(table, one), self._party(view, names, one)
                if asks or party:
                    lines.append(f"    {one.number}  {asks:14} {party}".rstrip())
        return lines

    def _asks(self, table: LandsView, one: ExpeditionView) -> str:
        if not one.place.startswith("region") or not table.lists[one.place == "region_b"]:
            return ""
        name, side = table.lists[one.place == "region_b"].split("-")
        tile = next(each for each in self._cards.expedition_list if each.id == name)
        path = (tile.a if side == "a" else tile.b)[one.number - 1]
        more = "".join(LETTERS[colour] for colour in path.colours)
        return f"{dice_text(path.required)} +{path.reinforcement}{more}  {self.effect(path.advantage)}"

    def _party(self, view: View, names: Sequence[str], one: ExpeditionView) -> str:
        if not one.mercenary:
            return ""
        who = self.words.text("lands-madhala" if one.mercenary == "madhala" else f"mercenary-{one.mercenary}")
        whose = f" ({self._name(one.seat, view, names)})" if one.seat >= 0 else ""
        rolled = " ".join(f"{LETTERS[colour]}{value}" for colour, value in one.faces)
        dice = rolled or "".join(LETTERS[colour] * n for colour, n in zip(COLOURS, one.dice, strict=True))
        traps = self.apart(self._trap(trap) if trap else "?" for trap in one.traps)
        goods = {"defence": one.defence, "potion": one.potions, "venom": one.venoms, "gold": one.gold}
        parts = [f"← {who}{whose}", dice, f"[{traps}]" if traps else "", self._amounts(goods)]
        return "  ".join(filter(None, parts))

    # The clans

    def panels(self, view: View, names: Sequence[str]) -> list[str]:
        lines: list[str] = []
        for seat, clan in enumerate(view.table.clans):
            lines += self._clan(view, names, seat, clan)
        return lines

    def _clan(self, view: View, names: Sequence[str], seat: Seat, clan: ClanView) -> list[str]:
        first = "*" if seat == view.table.first else " "
        goods = {name: getattr(clan, name) for name in ("glory", "reputation", "gold", "defence", "potion", "venom")}
        pool = "".join(LETTERS[COLOURS[code]] * clan.pool[code] for code in (0, 1))
        pool += "".join(f" P{value}" * clan.pool[1 + value] for value in range(1, 7))
        held = self.apart(map(self._trap, clan.traps)) if seat == view.seat else "?" * clan.trap_count
        traps = self.headed(self.words.text("lands-traps"), held or "-")
        lines = [f"{first}{self._name(seat, view, names):10} {self._amounts(goods)}"]
        none = "lands-pool-yet" if view.table.phase in ("setup", "preparation") else "lands-pool-none"
        dice = self.headed(self.words.text("lands-pool"), pool.strip() or self.words.text(none))
        lines.append(f"    {dice}  {traps}")
        lands = [self.words.text(f"region-{one.region}") for one in clan.regions]
        for name, things in (
            ("loot", [self._loot(token) for token in clan.loot]),
            ("trophies", [self.words.text(f"monster-{monster}") for monster in clan.trophies]),
            ("regions", lands),
        ):
            if things:
                lines.append("    " + self.headed(self.words.text(f"lands-{name}"), self.apart(things)))
        return [*lines, *(f"    {self._member(view, member)}" for member in clan.members)]

    def _member(self, view: View, one: MemberView) -> str:
        state = []
        if one.leader:
            state.append(self.words.text("lands-leader"))
        if one.wounded:
            state.append(self.words.text("lands-wounded"))
        if one.place >= 0:
            out = view.table.expeditions[one.place]
            place = self.words.text(f"place-{out.place}")
            state.append(self.words.text("lands-plan-where", place=place, n=out.number))
        if one.manages:
            state.append(self.words.text("lands-manages", region=self.words.text(f"region-{one.manages}")))
        state += [self.words.text(f"equipment-{gear}") for gear in one.equipment]
        novice = one.member.startswith("novice")
        card = None if novice else next(each for each in self._cards.mercenary if each.id == one.member)
        talent = self._cards.novice.talent if card is None else card.talent
        told = f" ({', '.join(state)})" if state else ""
        return self.headed(f"{self.words.text(f'mercenary-{one.member}')}{told}", self.effect(talent))

    # A campaign

    def campaign(self, page: Progress) -> list[str]:
        """Each game with its scenario, difficulty, rank and score (ML-277)."""
        text = self.words.text
        lines = []
        for number, game in enumerate(page.games, start=1):
            level, rank = text(f"option-difficulty-{game.difficulty}"), text(f"score-rank-{game.rank}")
            score = text("lands-score-points", n=game.score)
            head = f"{text(f'scenario-{game.scenario}')} ({level})"
            lines.append(f"  {number:2}  {self.headed(head, f'{rank}, {score}')}")
        return lines

    # Areas and keys of the screen

    advice_type = Advice

    def stands_for(self, view: View, names: Sequence[str]) -> list[tuple[str, Seat]]:
        you = [(self.words.text("board-you"), view.seat)] if view.seat >= 0 else []
        return [*super().stands_for(view, names), *you]

    def notes(self, view: View, advice: Any) -> dict[str, str]:
        return notes(self.words, advice) if isinstance(advice, Advice) else {}

    def forecast(self, view: View, advice: Any) -> list[str]:
        return forecast_lines(self.words, advice, view.table.battle) if isinstance(advice, Advice) else []

    def bundle(self, view: View, advice: Any) -> tuple[str, tuple[str, ...]]:
        if not isinstance(advice, Advice) or not advice.filling:
            return "", ()
        return self.words.text("lands-plan-fill"), advice.filling

    def areas(self, view: View, names: Sequence[str]) -> list[Area]:
        """What the question is about, then the Citadel, the Outside and the clans; alone, also the scenario."""
        words = self.words
        found = [Area(words.text("lands-at-hand"), tuple(self._at_hand(view, names)))]
        found.append(Area(words.text("lands-citadel"), tuple(self._citadel(view, names))))
        found.append(Area(words.text("lands-outside"), tuple(self._outside(view, names))))
        found.append(Area(words.text("lands-clans"), tuple(self.panels(view, names))))
        if view.table.solo is not None:
            found.append(Area(words.text("option-scenario"), tuple(self._solo(view.table.solo))))
        return [area for area in found if area.lines]

    def strip(self, view: View, names: Sequence[str]) -> list[str]:
        """One's purse, dice and traps."""
        return self._clan(view, names, view.seat, view.table.clans[view.seat])[:2] if view.seat >= 0 else []

    def _at_hand(self, view: View, names: Sequence[str]) -> list[str]:
        """The place, the goods or the clans that the question is about; nothing where one looks at the whole table."""
        asked = view.asked[0] if view.asked else None
        if asked is None:
            return self._spot(view, names, view.table.battle.place) if view.table.battle is not None else []
        if asked.prompt == "clan":
            return self._founding(asked.options)
        if asked.prompt == "loot":
            loot = self.words.text
            return ["  " + self.headed(loot(f"loot-{one}"), self._loot(one)) for one in view.table.spoils if one]
        if asked.prompt in WHOLE or view.seat < 0:
            return []
        return self._about(view, names, asked)

    def _founding(self, options: Sequence[str]) -> list[str]:
        """Each affinity with the leader and the mercenary it brings (ML-022)."""
        lines = []
        for option in options:
            affinity = option.removeprefix("clan ")
            lines.append(f"  {self.words.text(f'affinity-{affinity}')}")
            for role in ("leader", "initial"):
                card = next(one for one in self._cards.mercenary if (one.affinity, one.role) == (affinity, role))
                state = f" ({self.words.text('lands-leader')})" if role == "leader" else ""
                fame = self.words.text("lands-reputation", n=card.reputation)
                name = self.words.text(f"mercenary-{card.id}")
                brings = f"{fame}, {dice_text(card.dice)}, {self.effect(card.talent)}"
                lines.append("    " + self.headed(f"{name}{state}", brings))
        return lines

    def _solo(self, solo: SoloView) -> list[str]:
        """The scenario, what it changes, the rank as things stand, and what each rank needs (ML-263)."""
        text = self.words.text
        lines = [f"  {text(f'scenario-{solo.scenario}')}. {text(f'change-{solo.scenario}')}"]
        lines.append(f"  {text('lands-rank-now', rank=text(f'score-rank-{solo.rank}'))}")
        width = max(len(text(f"goal-{goal.goal}")) for goal in solo.goals)
        heads = [text("lands-goals-have"), *(text(f"score-rank-{rank}") for rank in (1, 2, 3))]
        lines.append("  ".join([" " * (width + 2), *(f"{head:>8}" for head in heads)]))
        for goal in solo.goals:
            cells = ["/".join(map(str, figures)) or "-" for figures in (goal.have, *goal.needs)]
            row = [f"  {text(f'goal-{goal.goal}'):{width}}", *(f"{cell:>8}" for cell in cells)]
            lines.append("  ".join(row))
        return lines

    # Effects in words

    def effect(self, effect: Effect) -> str:
        """Return an effect as a short sentence."""
        return effect_text(self.words, effect)

    def _things(self, goods: Any) -> str:
        return goods_text(self.words, msgspec.to_builtins(goods))

    def _colours(self, colours: Sequence[str]) -> str:
        return self.words.either([self.words.text(f"colour-{colour}") for colour in colours])

    def _amounts(self, goods: Mapping[str, int]) -> str:
        return ", ".join(self.words.text(f"amount-{name}", n=n) for name, n in goods.items() if n)

    @property
    def _cards(self) -> Cards:
        return cast(MonsterLands, self.game).box.cards

    def _name(self, seat: Seat, view: View, names: Sequence[str]) -> str:
        return self.words.text("board-you") if seat == view.seat else names[seat]
