"""The story of a match from its log: the course turn by turn, luck and play of each seat, the turning points.

Weighing is left to ``runs`` and ``moments``; showing it, to commands and pages.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from taverne.engine.actions import SPECTATOR
from taverne.engine.logs.log import standing
from taverne.engine.matches.match import Match
from taverne.review.moments import MANY, Mistake, SecondLook, Stroke
from taverne.review.playouts import Player, Worth
from taverne.review.records import VERSION, Account, Figure, Happened, Review, ToldLine, TriedAnswer, Turn
from taverne.review.runs import Progress, Weighing

BUDGET_MS: Final = 40_000.0
"""About how much processor time a review takes at most, by the pace that a game gives."""
LIMIT_S: Final = 55.0
"""After so much processor time nothing more is looked at, whatever the pace was."""
FIRST_SHARE: Final = 0.45
"""The part of the budget that goes into the first look at everything."""
FEW: Final = 8
TURNING: Final = 5
LEAST: Final = {"win": 0.01, "points": 0.5}
"""A stroke of luck or an answer that moved less than this is not told."""


def reviewed(match: Match[Any], progress: Progress | None = None, budget_ms: float = BUDGET_MS) -> Review:
    """Return the story of a match that is over; ``progress`` hears how much of the work is done, from 0 to 1."""
    hear = progress or (lambda done: None)
    draft = drafted(match)
    player = Player(match.game)
    playouts = int(budget_ms / player.chronicle.pace)
    until = time.thread_time() + LIMIT_S
    seqs, heard = lines_of(match), heard_at(match)
    weighing = Weighing(player, match, int(FIRST_SHARE * playouts), until, lambda done: hear(0.55 * done))
    weighed = weighing.weighed()
    ways = max(FEW, min(MANY, playouts // 110))
    look = SecondLook(player, match, ways, until, lambda done: hear(0.55 + 0.2 * done))
    least = LEAST[draft.unit]
    luck = [told for one in look.strokes(weighed) if moved(told := told_stroke(one, seqs, heard)) >= least]
    look.progress = lambda done: hear(0.75 + 0.25 * done)
    left = playouts - weighing.spent - look.spent
    play = [told for one in look.mistakes(weighed, left) if moved(told := told_mistake(one, seqs, heard)) >= least]
    hear(1.0)
    return msgspec.structs.replace(
        draft,
        accounts=accounts(weighing),
        luck=tuple(luck),
        play=tuple(play),
        turning=turning(luck, play),
        playouts=weighing.spent + look.spent,
        cut=weighing.cut or look.cut,
    )


def drafted(match: Match[Any]) -> Review:
    """Return what can be told of a match at once: its course and why it ended, without luck and play."""
    if match.result is None:
        raise ValueError("only a match that is over has a story")
    player = Player(match.game)
    told = player.chronicle
    ending, data = told.ending(match.state, [(h.event.kind, h.event.data or {}) for h in match.happened])
    return Review(
        version=VERSION,
        game=match.game.name,
        seats=tuple([info.name for info in match.header.seats]),
        unit="points" if len(told.sides(match.state)) == 1 else "win",
        scores=match.result.scores,
        winners=match.result.winners,
        ending=ending,
        ending_data=data,
        course=told.course,
        turns=course_of(match, player, lines_of(match)),
        accounts=(),
        luck=(),
        play=(),
        turning=(),
        playouts=0,
    )


def lines_of(match: Match[Any]) -> list[int]:
    """Return the line of the log of each decision that stands."""
    return [entry.n for entry in standing(match.entries)]


def course_of(match: Match[Any], player: Player, seqs: Sequence[int]) -> tuple[Turn, ...]:
    """Return how the match stood at the beginning of each turn, and at its end."""
    told = player.chronicle
    turns: list[Turn] = []
    latest = None
    for step in match.steps():
        moment = told.moment(step.state)
        if moment != latest and told.opened(step.state):
            latest = moment
            turns.append(turn_of(player, step.state, step.position, seqs[step.position], step.state.pending != ()))
    turns.append(turn_of(player, match.state, match.position, seqs[-1] if seqs else 0, False))
    return tuple(turns)


def turn_of(player: Player, state: Any, position: int, seq: int, going: bool) -> Turn:
    told = player.chronicle
    chances = told.chances(state) if going else told.outcome(state)
    rounded = tuple([round(chance, 4) for chance in chances])
    moment = told.moment(state)
    return Turn(moment.round, moment.seat, position, seq, rounded, told.figures(state), told.parts(state))


def accounts(weighing: Weighing) -> tuple[Account, ...]:
    """Return where each seat's result comes from."""
    found = []
    for seat in range(weighing.seats):
        others = [sums.worth(seat) for by, sums in enumerate(weighing.play) if by != seat]
        error = sum([worth.error**2 for worth in others]) ** 0.5
        together = Worth(sum([worth.mean for worth in others]), error)
        found.append(
            Account(figure(weighing.luck.worth(seat)), figure(weighing.play[seat].worth(seat)), figure(together))
        )
    return tuple(found)


def heard_at(match: Match[Any]) -> dict[int, list[ToldLine]]:
    """Return what everybody was told after each number of decisions."""
    heard: dict[int, list[ToldLine]] = {}
    for position, kind, data, _ in match.seen(SPECTATOR):
        heard.setdefault(position, []).append(ToldLine(kind, data))
    return heard


def told_stroke(one: Stroke, seqs: Sequence[int], heard: dict[int, list[ToldLine]]) -> Happened:
    worth = tuple([figure(each) for each in one.worth])
    given = tuple([str(action) for action in one.actions])
    where = (one.position, seqs[one.position], one.moment.round, one.moment.seat)
    after = range(one.position + 1, one.position + 1 + len(given))
    return Happened("luck", *where, -1, worth, given, tuple([line for at in after for line in heard.get(at, ())]))


def told_mistake(one: Mistake, seqs: Sequence[int], heard: dict[int, list[ToldLine]]) -> Happened:
    return Happened(
        "play",
        one.position,
        seqs[one.position],
        one.moment.round,
        one.moment.seat,
        one.seat,
        tuple([figure(each) for each in one.worth]),
        (str(one.action),),
        tuple(heard.get(one.position + 1, ())),
        one.choice.prompt,
        dict(one.choice.data or {}),
        tuple([str(action) for action in one.choice.options]),
        tuple([TriedAnswer(str(tried.action), figure(tried.gain)) for tried in one.better]),
    )


def turning(luck: Sequence[Happened], play: Sequence[Happened]) -> tuple[Happened, ...]:
    """Return the moments that moved the match most, in the order in which they came."""
    greatest = sorted([*luck, *play], key=lambda one: -moved(one))[:TURNING]
    return tuple(sorted(greatest, key=lambda one: one.position))


def moved(one: Happened) -> float:
    return max([abs(each.mean) for each in one.worth if abs(each.mean) > 2 * each.error], default=0.0)


def figure(worth: Worth) -> Figure:
    return Figure(round(worth.mean, 4), round(worth.error, 4))
