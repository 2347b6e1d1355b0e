"""Dungeons: tokens are turned up, guardians lose dice, heroes loot (CN-235 to CN-262, CN-331 to CN-334).
The fight itself follows ``battle``; new guardians are left to ``reposition``, treasures to ``draw``."""

from __future__ import annotations

from taverne.engine.actions import Action, Arg
from taverne.engine.decisions import Choice, Draw
from taverne.engine.frames import DONE, Flow, Frame, ask, for_each, procedure, step

from ...box.catalogue import NONE, REALM_WORDS
from ...state.fight import Fight
from ...state.game_state import FACE_UP, NerathState
from ..phases.draw import TakingTreasure
from .forces import warden


def draw_unseen(state: NerathState, dungeon: int, prompt: str, rule: str) -> Flow:
    """Draw the tokens of an entrance that nobody has seen yet; None where there are none."""
    unseen = state.tokens[dungeon].count(NONE)
    if not unseen:
        return None
    ids = state.cat.token_ids
    return ask(state, Draw(tuple([ids[token] for token in sorted(state.token_pile)]), unseen, prompt, rule))


def lay_drawn(state: NerathState, dungeon: int) -> None:
    """Lay the tokens just drawn under an entrance."""
    tokens = state.tokens[dungeon]
    for word in state.answer.args:
        token = state.cat.token_ids.index(str(word))
        state.token_pile.remove(token)
        tokens[tokens.index(NONE)] = token


@procedure
class Revealing(Frame):
    """All tokens of an entrance are turned face up; what nobody has seen is drawn now (CN-236)."""

    dungeon: int = 0

    @step
    def draw(self, state: NerathState) -> Flow:
        return draw_unseen(state, self.dungeon, "guardians", "CN-236") or self.go(self.turn_up)

    @step
    def place(self, state: NerathState) -> Flow:
        lay_drawn(state, self.dungeon)
        return None

    @step
    def turn_up(self, state: NerathState) -> Flow:
        tokens, seen = state.tokens[self.dungeon], state.seen[self.dungeon]
        state.tell(
            "guardians-shown",
            "CN-236",
            reveals=any(known != FACE_UP for known in seen),
            space=state.cat.space_words[state.cat.first_dungeon + self.dungeon],
            guardians=[token_word(state, token) for token in tokens],
            realm=REALM_WORDS[state.realm],
        )
        seen[:] = [FACE_UP] * len(tokens)
        return DONE


def token_word(state: NerathState, token: int) -> str:
    return f"guardian-{state.cat.token_ids[token]}"


def rouse(state: NerathState, fight: Fight) -> None:
    """Let guardians that have joined stand with all their dice (CN-240, CN-241)."""
    tokens = state.tokens[fight.space - state.cat.first_dungeon]
    for token in tokens[len(fight.guards) :]:
        fight.guards.append(list(state.cat.token_dice[token]))


@procedure
class Culling(Frame):
    """Hits on guardians each remove one die, chosen by whoever plays them (CN-238, CN-245 to CN-248)."""

    hits: int = 0

    @step
    def allot(self, state: NerathState) -> Flow:
        fight = state.fight
        assert fight is not None
        total = sum(len(dice) for dice in fight.guards)
        if self.hits >= total:
            for dice in fight.guards:
                dice.clear()
            return self.go(self.bury)
        choices = dice_choices(state, fight)
        while self.hits > 0 and len(choices) == 1:
            self.strike(state, fight, *next(iter(choices.values())))
            choices = dice_choices(state, fight)
        if self.hits <= 0:
            return self.go(self.bury)
        data: dict[str, int | str] = {"n": self.hits, "space": state.cat.space_words[fight.space]}
        options = tuple(choices)
        seat = warden(state, fight.attacker)
        return ask(state, Choice(seat, "guardian-dice", options, "CN-246", data, options[0]))

    @step
    def take(self, state: NerathState) -> Flow:
        fight = state.fight
        assert fight is not None
        self.strike(state, fight, *dice_choices(state, fight)[state.answer])
        return self.go(self.allot)

    def strike(self, state: NerathState, fight: Fight, place: int, sides: int) -> None:
        """One hit takes one die away (CN-246)."""
        dice = fight.guards[place]
        dice.remove(sides)
        self.hits -= 1
        if dice:
            token = state.tokens[fight.space - state.cat.first_dungeon][place]
            state.tell("guardian-hit", "CN-246", guardian=token_word(state, token), n=len(dice))

    @step
    def bury(self, state: NerathState) -> Flow:
        """A guardian dies when all its dice are gone; its gold waits for the looting (CN-247, CN-257)."""
        fight = state.fight
        assert fight is not None
        at = fight.space - state.cat.first_dungeon
        for place in reversed(range(len(fight.guards))):
            if fight.guards[place]:
                continue
            token = state.tokens[at].pop(place)
            state.seen[at].pop(place)
            fight.guards.pop(place)
            state.token_discard.append(token)
            fight.reward += state.cat.token_gold[token]
            state.tell("guardian-killed", "CN-247", guardian=token_word(state, token))
        return DONE


def dice_choices(state: NerathState, fight: Fight) -> dict[Action, tuple[int, int]]:
    """Return the dice that guardians may lose, equal ones once: ``remove hydra 6``; place and sides beside it."""
    tokens = state.tokens[fight.space - state.cat.first_dungeon]
    found: dict[Action, tuple[int, int]] = {}
    for place, dice in enumerate(fight.guards):
        twins = sum(token == tokens[place] for token in tokens)
        for sides in sorted(set(dice)):
            args: tuple[Arg, ...] = (state.cat.token_ids[tokens[place]], sides)
            found.setdefault(Action("remove", args if twins == 1 else (*args, len(dice))), (place, sides))
    return found


@procedure
class Looting(Frame):
    """Heroes that beat all guardians take a treasure and the gold of those killed in this battle (CN-331 to CN-334)."""

    realm: int = 0
    gold: int = 0
    space: int = NONE

    @step
    def collect(self, state: NerathState) -> Flow:
        state.gold[self.realm] += self.gold
        state.tell(
            "looted",
            "CN-331",
            realm=REALM_WORDS[self.realm],
            seat=state.seat(self.realm),
            space=state.cat.space_words[self.space],
            n=self.gold,
        )
        return None

    @step
    def treasure(self, state: NerathState) -> Flow:
        return for_each(state, [TakingTreasure(self.realm) for _ in range(state.box.cards.battle.loot)])
