"""How a greedy hero answers in his turn: the plan of ``turn_plans`` carried out step by step, and small questions.
Fights are left to ``choices.combat``, trade and belongings to ``choices.trade``; it knows what its seat may believe."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from taverne.engine.actions import PASS, Action, Seat
from taverne.engine.decisions import Choice
from taverne.engine.rng import Rng

from ..box import compiled_effects as verb
from ..rules.combat.hero_roll import READY
from ..rules.goods.holdings import max_health
from ..rules.goods.storage import excess
from ..rules.goods.uses import find, use_of
from ..rules.scenarios.abyss import GUARDIAN
from ..rules.travel.elementals import FIRE, felt
from ..rules.travel.movement import STAY
from ..rules.travel.places import reachable
from ..rules.travel.visits import HEAL_HERE, POTION_HERE, TREASURE_HERE
from ..rules.turn.course import CARRIES, CARRY_NOTHING
from ..rules.turn.hero_turn import ARRANGE, CHALLENGE_HERE, END, FIGHT_HERE, MINE_HERE, TRADE_HERE, WALKS, fight_action
from ..rules.turn.skoldur import AVOID, RESOLVE
from ..rules.turn.tokens import COMBAT, MINING, TRADE, held, points
from ..state.game_state import EuthiaState
from .choices import combat as combat_choices
from .choices import trade as trade_choices
from .choices.scenario import change, scenario_answer, scenario_deed
from .choices.trade import improvement
from .turn_plans import Plan, Survey
from .values.pieces import gains, quest_worth, youth
from .values.scenario_goals import dear, striving
from .values.spaces import CALM, FREE, SpaceGoal, Style

OUTSIDE: Final = 1 << verb.OUT | 1 << verb.ANY
Answer: TypeAlias = Callable[[EuthiaState, Choice, Rng], Action]


def greedy(state: EuthiaState, choice: Choice, rng: Rng, style: Style = CALM) -> Action:
    """Return an answer to a choice of a seat, in a table that this seat may believe."""
    if choice.prompt == "act":
        answer = act(state, choice, style)
    elif choice.prompt in ANSWERS:
        answer = ANSWERS[choice.prompt](state, choice, rng)
    elif choice.prompt.startswith("roll-"):
        answer = combat_choices.roll_other(state, choice, rng)
    else:
        answer = scenario_answer(state, choice, rng)
    if answer in choice.options:
        return answer
    return choice.default if choice.default in choice.options else choice.options[rng.below(len(choice.options))]


# The turn


def act(state: EuthiaState, choice: Choice, style: Style) -> Action:
    """Do what lies at hand, then go on with the best plan; end the turn when nothing is worth a token."""
    answer = at_hand(state, choice) or go_on(state, choice, style)
    return answer if answer != END else easing(state, choice) or END


def go_on(state: EuthiaState, choice: Choice, style: Style) -> Action:
    """Go on with the best plan, or towards what is best for the next turn."""
    survey = Survey(state, choice.seat, style)
    gifts = lifts(state, choice)
    plan = survey.best(sum(n for _, n in gifts))
    for goal in plan.goals:
        if goal.space == survey.start:
            deed = deed_of(state, choice, goal)
            if deed is not None:
                return deed
            if goal.kind == "vigil":
                return END
            continue
        return towards(state, choice, survey, plan, goal, gifts)
    return perish(state, choice, survey) or drift(state, choice, survey, gifts)


def perish(state: EuthiaState, choice: Choice, survey: Survey) -> Action | None:
    """Let a dying hero with a goal beyond reputation walk into Fire: he is healed in the Chapel (EU-215, EU-354)."""
    seat = choice.seat
    if state.health[seat] > 2 or not striving(state) or survey.near:
        return None
    fire = [space for space in state.near[state.at[seat]] if not survey.step(space) and felt(state, seat, space) & FIRE]
    if state.moves[seat]:
        return next((move for move in (state.cat.map.steps[space] for space in fire) if move in choice.options), None)
    walks = [WALKS[action] for action in (MINING, TRADE, COMBAT) if held(state, seat, action)]
    return walks[0] if fire and walks else None


def at_hand(state: EuthiaState, choice: Choice) -> Action | None:
    """Return what costs nothing and gives something: things to wear, pieces to use, quests, treasures, help."""
    seat, options = choice.seat, choice.options
    if ARRANGE in options and improvement(state, seat) is not None:
        return ARRANGE
    for action in options:
        if action.kind in ("use", "gem", "essence") and worth_using(state, seat, action):
            return action
        if action.kind == "quest" and quest_worth(state, seat, state.cat.quest_index[action.word()]) > 0:
            return action
    if TREASURE_HERE in options:
        return TREASURE_HERE
    if HEAL_HERE in options or POTION_HERE in options:
        helped = at_chapel(state, choice)
        if helped is not None:
            return helped
    return scenario_deed(state, choice)


def worth_using(state: EuthiaState, seat: Seat, action: Action) -> bool:
    """Is a piece worth using outside a fight, just now? What moves a hero waits for a way to go."""
    source, piece, n = find(state, seat, action, OUTSIDE)
    use = use_of(state, source, piece, n)
    verbs = {op.verb for op in use.ops}
    if verb.TRANSMUTE in verbs and change(state, seat, state.at[seat]) is not None:
        return not state.story.free_here(state, seat)
    if action.kind == "essence" and dear(state, "essence") and state.health[seat] > 2:
        return False
    if verbs & {verb.MOVE, verb.TELEPORT, verb.ACTION, verb.DISCOUNT, verb.TRANSMUTE, verb.SHIFT, verb.DWURT_DIE}:
        return False
    if verb.REFRESH in verbs and not any(state.engaged[t] for t in state.slots[seat] if t >= 0):
        return False
    heals = sum(op.n for op in use.ops if op.verb == verb.HEAL and op.pay is None)
    hurt = max_health(state, seat) - state.health[seat]
    if use.heals:
        lasting = action.kind == "essence" or (action.kind == "use" and state.cat.tile_single[state.design[piece]])
        return hurt >= heals + (2 if lasting else 0) and (not lasting or state.health[seat] <= 3)
    if excess(state, seat) >= 0 and verbs & {verb.GEM, verb.ESSENCE} and not single(state, action, piece):
        return False
    return gains(state, seat, use.ops) > 0.1 and (not heals or hurt > 0 or len(use.ops) > 1)


def single(state: EuthiaState, action: Action, piece: int) -> bool:
    return action.kind == "use" and bool(state.cat.tile_single[state.design[piece]])


def at_chapel(state: EuthiaState, choice: Choice) -> Action | None:
    """Return the Chapel's help where it is worth its coin."""
    seat, young = choice.seat, youth(state)
    hurt = max_health(state, seat) - state.health[seat]
    if HEAL_HERE in choice.options and hurt >= 3 and young:
        return HEAL_HERE
    few = sum(state.design[t] == state.cat.potion for t in state.things_of(seat)) < 2
    if POTION_HERE in choice.options and young and few and excess(state, seat) < 0:
        return POTION_HERE
    return None


def deed_of(state: EuthiaState, choice: Choice, goal: SpaceGoal) -> Action | None:
    """Return the action of a goal where the hero stands, if it is offered."""
    options = choice.options
    if goal.kind == "mine":
        return MINE_HERE if MINE_HERE in options else granted(state, choice, MINING)
    if goal.kind == "trade":
        return TRADE_HERE if TRADE_HERE in options else granted(state, choice, TRADE)
    if goal.kind == "challenge":
        return CHALLENGE_HERE if CHALLENGE_HERE in options else None
    if goal.kind in ("fight", "elite", "opponent", "dragon"):
        if FIGHT_HERE in options:
            return FIGHT_HERE
        fights = [action for action in options if action.kind == "fight"]
        named = [action for action in fights if action == fight_action(state, goal.foe)]
        return (named or fights)[0] if fights else granted(state, choice, COMBAT)
    if goal.kind == "guardian":
        return GUARDIAN if GUARDIAN in options else granted(state, choice, COMBAT)
    return None


def easing(state: EuthiaState, choice: Choice) -> Action | None:
    """Return a piece that lowers the Dwurt die, if Skoldur had better lower it before his turn ends (EU-361)."""
    face = state.dwurt_die[choice.seat]
    for action in choice.options if face else ():
        if action.kind == "use":
            source, piece, n = find(state, choice.seat, action, OUTSIDE)
            lower = sum(op.n for op in use_of(state, source, piece, n).ops if op.verb == verb.DWURT_DIE)
            if lower < 0 and debt(state, max(0, face + lower)) < debt(state, face):
                return action
    return None


def granted(state: EuthiaState, choice: Choice, action: int) -> Action | None:
    """Return a piece whose use grants an action without its token (EU-050)."""
    for one in choice.options:
        if one.kind == "use":
            source, piece, n = find(state, choice.seat, one, OUTSIDE)
            if any(op.verb == verb.ACTION and op.args[0] == action for op in use_of(state, source, piece, n).ops):
                return one
    return None


def lifts(state: EuthiaState, choice: Choice) -> list[tuple[Action, int]]:
    """Return the pieces that give movement points for nothing that is lost."""
    found = []
    for action in choice.options:
        if action.kind in ("use", "gem"):
            source, piece, n = find(state, choice.seat, action, OUTSIDE)
            use = use_of(state, source, piece, n)
            steps = sum(op.n for op in use.ops if op.verb == verb.MOVE and op.pay is None)
            if steps:
                found.append((action, steps))
    return found


def towards(
    state: EuthiaState, choice: Choice, survey: Survey, plan: Plan, goal: SpaceGoal, gifts: list[tuple[Action, int]]
) -> Action:
    """Take a step to the next goal of a plan, or what makes one possible: a jump, a piece, a token the plan spares."""
    seat = choice.seat
    far = survey.ways(survey.start)[0][goal.space]
    jump = leap(state, choice, goal, far)
    if jump is not None:
        return jump
    step = survey.first_step(goal.space)
    gate = state.cat.map.gates[step]
    if gate in choice.options:
        return gate
    move = state.cat.map.steps[step]
    if move in choice.options:
        return move
    if state.moves[seat]:
        return END
    if gifts:
        return gifts[0][0]
    needed = [sum(one.token == action for one in plan.goals) for action in range(FREE)]
    spare = [a for a in (MINING, TRADE, COMBAT) if held(state, seat, a) > needed[a]]
    enough = [a for a in spare if points(state, a) >= far]
    if enough or spare:
        return WALKS[(enough or spare)[0]]
    return END


def leap(state: EuthiaState, choice: Choice, goal: SpaceGoal, far: int) -> Action | None:
    """Return a teleport that brings a hero to a goal some steps away."""
    if far < 2:
        return None
    for action in choice.options:
        if action.kind != "use":
            continue
        source, piece, n = find(state, choice.seat, action, OUTSIDE)
        use = use_of(state, source, piece, n)
        reach = sum(op.n for op in use.ops if op.verb == verb.TELEPORT and op.pay is None)
        costly = bool(state.cat.tile_single[state.design[piece]])
        if reach and far >= (3 if costly else 2) and goal.space in reachable(state, state.at[choice.seat], reach):
            return action
    return None


def drift(state: EuthiaState, choice: Choice, survey: Survey, gifts: list[tuple[Action, int]]) -> Action:
    """With nothing left to do in this turn go towards what is best for the next, keeping one token."""
    seat = choice.seat
    if not survey.young:
        return END
    far, _ = survey.ways(survey.start)
    ahead = [goal for goal in survey.near if goal.space != survey.start and goal.space in far]
    if not ahead:
        return END
    goal = max(ahead, key=lambda one: (one.worth * 0.72 ** (far[one.space] / 3), -one.space))
    step = survey.first_step(goal.space)
    if not survey.freed(step):
        return END
    move = state.cat.map.steps[step]
    if move in choice.options:
        return move
    if state.moves[seat] or far[goal.space] < 2:
        return END
    if gifts:
        return gifts[0][0]
    tokens = [a for a in (MINING, TRADE, COMBAT) for _ in range(held(state, seat, a))]
    return WALKS[tokens[0]] if len(tokens) > 1 and WALKS[tokens[0]] in choice.options else END


# Small questions


def teleport(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """Jump to where most is to be done; goals a step away count a little less."""
    seat = choice.seat
    survey = Survey(state, seat)
    best, most = STAY, 0.0
    for action in choice.options:
        if not action.args:
            continue
        space = state.cat.map.space_index[action.word()]
        worth = sum(max(0.0, goal.worth) for goal in survey.at(space))
        if not survey.freed(space):
            worth = max((goal.worth for goal in survey.at(space)), default=-1.0)
        near = [goal.worth for other in state.near[space] for goal in survey.at(other)]
        worth += 0.3 * max(near, default=0.0)
        if not survey.step(space):
            continue
        if worth > most:
            best, most = action, worth
    return best if best in choice.options else choice.options[0]


def before_combat(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """Make ready: wear what is better, heal what comes back, drink when weak."""
    seat = choice.seat
    if ARRANGE in choice.options and improvement(state, seat) is not None:
        return ARRANGE
    for action in choice.options:
        if action.kind in ("use", "gem", "essence") and worth_using(state, seat, action):
            return action
    hurt = max_health(state, seat) - state.health[seat]
    if state.health[seat] <= 3 and hurt >= 2:
        for action in choice.options:
            if action.kind in ("use", "essence"):
                source, piece, n = find(state, seat, action, OUTSIDE)
                if use_of(state, source, piece, n).heals:
                    return action
    return READY


def carry(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """Keep a Combat token before others: two fights in a turn are worth more than two trades."""
    for action in (COMBAT, TRADE, MINING):
        if CARRIES[action] in choice.options:
            return CARRIES[action]
    return CARRY_NOTHING


def lay(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    return choice.options[0]


def pay_combat(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """A piece that grants the fight saves the token."""
    return choice.options[-1]


def dig(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """Use whatever helps to find more."""
    return choice.options[-1]


def terrain(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    return choice.options[rng.below(len(choice.options))]


def dwurt_die(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """Bear the small faces, buy oneself off the great ones (EU-362 to EU-365)."""
    face = state.dwurt_die[choice.seat]
    bad = debt(state, face)
    if state.box.cards.dwurt_die.faces[face].wounds >= state.health[choice.seat]:
        bad += 1.0
    return AVOID if bad > 0.3 + 0.2 * youth(state) and AVOID in choice.options else RESOLVE


def debt(state: EuthiaState, face: int) -> float:
    """Return what a face of the Dwurt die costs."""
    figures = state.box.cards.dwurt_die.faces[face]
    return 0.25 * figures.wounds + figures.rep_lost - 0.3 * figures.dwurt - 0.1 * figures.silver


def trade_now(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    return choice.options[1]


def pay_instead(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    """Give a Gaar rather than bleed when weak."""
    wounds = int(choice.data.get("n", 1)) if choice.data else 1
    return choice.options[1] if state.health[choice.seat] <= wounds + 1 else PASS


def pay_more(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    return choice.options[0]


def hero(state: EuthiaState, choice: Choice, rng: Rng) -> Action:
    return choice.options[rng.below(len(choice.options))]


ANSWERS: Final[dict[str, Answer]] = {
    **combat_choices.ANSWERS,
    **trade_choices.ANSWERS,
    "teleport": teleport,
    "before-combat": before_combat,
    "carry": carry,
    "lay": lay,
    "pay-combat": pay_combat,
    "dig": dig,
    "terrain": terrain,
    "dwurt-die": dwurt_die,
    "trade-now": trade_now,
    "pay-instead": pay_instead,
    "pay-more": pay_more,
    "hero": hero,
}
