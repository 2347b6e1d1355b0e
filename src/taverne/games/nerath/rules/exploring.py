"""Dungeons: tokens are turned up, guardians lose dice, heroes loot (CN-235 to CN-262, CN-331 to CN-334).
The fight itself follows ``battle``; new guardians are left to ``reposition``, treasures to ``drawing``."""

from __future__ import annotations

from taverne.engine.actions import Action, Arg
from taverne.engine.decisions import Choice, Draw
from taverne.engine.frames import DONE, Flow, Frame, ask, procedure, step

from ..catalogue import NONE, REALM_WORDS
from ..fight import Fight
from ..state import FACE_UP, Table
from .drawing import take_treasure
from .forces import warden


def draw_unseen(table: Table, dungeon: int, prompt: str, rule: str) -> Flow:
    """Draw the tokens of an entrance that nobody has seen yet; None where there are none."""
    unseen = table.tokens[dungeon].count(NONE)
    if not unseen:
        return None
    ids = table.cat.token_ids
    return ask(table, Draw(tuple([ids[token] for token in sorted(table.token_pile)]), unseen, prompt, rule))


def lay_drawn(table: Table, dungeon: int) -> None:
    """Lay the tokens just drawn under an entrance."""
    tokens = table.tokens[dungeon]
    for word in table.answer.args:
        token = table.cat.token_ids.index(str(word))
        table.token_pile.remove(token)
        tokens[tokens.index(NONE)] = token


@procedure
class Revealing(Frame):
    """All tokens of an entrance are turned face up; what nobody has seen is drawn now (CN-236)."""

    dungeon: int = 0

    @step
    def draw(self, table: Table) -> Flow:
        return draw_unseen(table, self.dungeon, "guardians", "CN-236") or self.go(self.turn_up)

    @step
    def place(self, table: Table) -> Flow:
        lay_drawn(table, self.dungeon)
        return None

    @step
    def turn_up(self, table: Table) -> Flow:
        tokens, seen = table.tokens[self.dungeon], table.seen[self.dungeon]
        if table.events is not None:
            data = {
                "space": table.cat.space_words[table.cat.first_dungeon + self.dungeon],
                "guardians": [token_word(table, token) for token in tokens],
                "realm": REALM_WORDS[table.realm],
            }
            table.emit("guardians-shown", data, "CN-236", reveals=any(known != FACE_UP for known in seen))
        seen[:] = [FACE_UP] * len(tokens)
        return DONE


def token_word(table: Table, token: int) -> str:
    return f"guardian-{table.cat.token_ids[token]}"


def rouse(table: Table, fight: Fight) -> None:
    """Let guardians that have joined stand with all their dice (CN-240, CN-241)."""
    tokens = table.tokens[fight.space - table.cat.first_dungeon]
    for token in tokens[len(fight.guards) :]:
        fight.guards.append(list(table.cat.token_dice[token]))


@procedure
class Culling(Frame):
    """Hits on guardians each remove one die, chosen by whoever plays them (CN-238, CN-245 to CN-248)."""

    hits: int = 0

    @step
    def allot(self, table: Table) -> Flow:
        fight = table.fight
        assert fight is not None
        total = sum(len(dice) for dice in fight.guards)
        if self.hits >= total:
            for dice in fight.guards:
                dice.clear()
            return self.go(self.bury)
        choices = dice_choices(table, fight)
        while self.hits > 0 and len(choices) == 1:
            self.strike(table, fight, *next(iter(choices.values())))
            choices = dice_choices(table, fight)
        if self.hits <= 0:
            return self.go(self.bury)
        data: dict[str, int | str] = {"n": self.hits, "space": table.cat.space_words[fight.space]}
        options = tuple(choices)
        seat = warden(table, fight.attacker)
        return ask(table, Choice(seat, "guardian-dice", options, "CN-246", data, options[0]))

    @step
    def take(self, table: Table) -> Flow:
        fight = table.fight
        assert fight is not None
        self.strike(table, fight, *dice_choices(table, fight)[table.answer])
        return self.go(self.allot)

    def strike(self, table: Table, fight: Fight, place: int, sides: int) -> None:
        """One hit takes one die away (CN-246)."""
        dice = fight.guards[place]
        dice.remove(sides)
        self.hits -= 1
        if dice and table.events is not None:
            token = table.tokens[fight.space - table.cat.first_dungeon][place]
            table.emit("guardian-hit", {"guardian": token_word(table, token), "n": len(dice)}, "CN-246")

    @step
    def bury(self, table: Table) -> Flow:
        """A guardian dies when all its dice are gone; its gold waits for the looting (CN-247, CN-257)."""
        fight = table.fight
        assert fight is not None
        at = fight.space - table.cat.first_dungeon
        for place in reversed(range(len(fight.guards))):
            if fight.guards[place]:
                continue
            token = table.tokens[at].pop(place)
            table.seen[at].pop(place)
            fight.guards.pop(place)
            table.token_discard.append(token)
            fight.reward += table.cat.token_gold[token]
            if table.events is not None:
                table.emit("guardian-killed", {"guardian": token_word(table, token)}, "CN-247")
        return DONE


def dice_choices(table: Table, fight: Fight) -> dict[Action, tuple[int, int]]:
    """Return the dice that guardians may lose, equal ones once: ``remove hydra 6``; place and sides beside it."""
    tokens = table.tokens[fight.space - table.cat.first_dungeon]
    found: dict[Action, tuple[int, int]] = {}
    for place, dice in enumerate(fight.guards):
        twins = sum(token == tokens[place] for token in tokens)
        for sides in sorted(set(dice)):
            args: tuple[Arg, ...] = (table.cat.token_ids[tokens[place]], sides)
            found.setdefault(Action("remove", args if twins == 1 else (*args, len(dice))), (place, sides))
    return found


@procedure
class Looting(Frame):
    """Heroes that beat all guardians take a treasure and the gold of those killed in this battle (CN-331 to CN-334)."""

    realm: int = 0
    gold: int = 0
    space: int = NONE
    taken: int = 0

    @step
    def collect(self, table: Table) -> Flow:
        table.gold[self.realm] += self.gold
        if table.events is not None:
            data = {
                "realm": REALM_WORDS[self.realm],
                "seat": table.seat(self.realm),
                "space": table.cat.space_words[self.space],
                "n": self.gold,
            }
            table.emit("looted", data, "CN-331")
        return None

    @step
    def treasure(self, table: Table) -> Flow:
        if self.taken == table.box.cards.battle.loot:
            return DONE
        self.taken += 1
        return take_treasure(table, self.realm)

    @step
    def further(self, table: Table) -> Flow:
        return self.go(self.treasure)
