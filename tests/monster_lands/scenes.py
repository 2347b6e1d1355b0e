"""Scenes of Monster Lands for rule tests: a region laid out as wanted, a way through the rest.

The pieces come from ``positions``; nothing here knows how the rules are written.
"""

from __future__ import annotations

from taverne.engine.frames import chance, settle
from taverne.games.monster_lands.box.catalogue import NONE
from taverne.games.monster_lands.state.game_state import LandsState
from tests.monster_lands.positions import adventure, asked, expeditions, monster, options, region, seated
from tests.tools import play, told


def field(
    players: int = 2, beast: str = "turfus", land: str = "yuha", tile: str = "E1-a", **chosen: int | str | bool
) -> LandsState:
    """Return a table whose region A has this monster, region and list."""
    state = seated(players, **chosen)  # type: ignore[arg-type]
    monster(state, 0, beast)
    region(state, 0, land)
    expeditions(state, 0, tile)
    return state


def faces(n: int, face: int = 1) -> str:
    """Return a roll of chance with ``n`` equal dice."""
    return "chance: roll " + " ".join([str(face)] * n)


def dice_asked(state: LandsState) -> int:
    """Return how many dice chance is asked for."""
    assert asked(state)[0] == -1, state.pending
    return len(state.pending[0].sides)  # type: ignore[union-attr]


def trophy(state: LandsState, seat: int, word: str) -> None:
    """Give a seat a trophy, from a region or the deck."""
    number = state.cat.monster_index[word]
    if number in state.monsters:
        state.monsters[state.monsters.index(number)] = NONE
    else:
        state.monster_deck.remove(number)
    state.trophies[seat].append(number)


def until(state: LandsState, prompt: str) -> LandsState:
    """Answer everything with its first option until somebody is asked this; chance falls as the seed says."""
    for _ in range(200):
        settle(state)
        assert state.pending, f"the game ended without asking for {prompt}"
        if asked(state)[1] == prompt:
            return state
        play(state, f"{asked(state)[0]}: {options(state)[0]}")
    raise AssertionError(f"nobody was asked for {prompt}")


def until_turn(state: LandsState, turn: int) -> LandsState:
    """Answer everything with its first option until this turn has begun or the game is over."""
    for _ in range(200):
        settle(state)
        if not state.pending or state.turn == turn:
            return state
        play(state, f"{asked(state)[0]}: {options(state)[0]}")
    raise AssertionError(f"turn {turn} never came")


def clean(state: LandsState) -> LandsState:
    """Go through a turn in which nothing happens, to the first question of the Cleanup or the next turn."""
    adventure(state)
    settle(state)
    return state


def no_more(state: LandsState) -> LandsState:
    """Let whoever strikes leave rerolls, venom and loot alone."""
    while asked(state)[0] >= 0 and "stop" in options(state):
        play(state, f"{asked(state)[0]}: stop")
    return state


def last_total(state: LandsState) -> int:
    """Return the total of the last roll of a mercenary."""
    data = told(state, "rolled", "rerolled")[-1].data
    assert data is not None
    return int(data["total"])


def dead(state: LandsState) -> list[str]:
    """Return who has died, in order."""
    return [str(event.data["mercenary"]).removeprefix("mercenary-") for event in told(state, "died") if event.data]


def drive(state: LandsState, rolls: str = "", wishes: str = "", stop: str = "deploy") -> LandsState:
    """Go on to the question ``stop`` or the next deployment.

    Chance rolls ``rolls`` (parted by ``/``); seats take the first wish on offer, or their first option.
    Without a roll left chance falls as the seed says.
    """
    faces_left = [roll.strip() for roll in rolls.split("/") if roll.strip()]
    wanted = [wish.strip() for wish in wishes.split("/") if wish.strip()]
    for _ in range(200):
        if not state.pending or asked(state)[1] in (stop, "deploy"):
            break
        seat = asked(state)[0]
        if seat >= 0:
            offered = options(state)
            play(state, f"{seat}: {next((wish for wish in wanted if wish in offered), offered[0])}")
        elif faces_left and hasattr(state.pending[0], "sides"):
            play(state, f"chance: roll {faces_left.pop(0)}")
        else:
            settle_once(state)
    assert not faces_left, f"never rolled: {faces_left}"
    return state


def settle_once(state: LandsState) -> None:
    """Let chance answer one question as the seed says."""
    decision = chance(state)
    assert decision is not None
    action, state.drawn = decision.sample(state.seed, state.drawn)
    play(state, f"chance: {action}")
