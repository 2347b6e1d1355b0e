"""Puzzles: which there are, one as its seat sees it, and what an answer earns.

How they are judged is left to ``taverne.review.puzzles``.
"""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

from taverne.review.puzzles import Puzzle, find_puzzle, puzzles
from taverne.server.errors import Refused
from taverne.server.http.routes.common import game_named, problems
from taverne.server.wire.series import PuzzleAnswer, PuzzleJudged, PuzzleShown


@get("/api/puzzles/{game:str}", responses=problems(404), summary="The puzzles of a game by name, the easiest first")
async def puzzle_list(game: FromPath[str]) -> tuple[str, ...]:
    return tuple([puzzle.id for puzzle in puzzles(game_named(game).name)])


@get("/api/puzzles/{game:str}/{name:str}", responses=problems(404), summary="One puzzle: the position and the goal")
async def puzzle(game: FromPath[str], name: FromPath[str]) -> PuzzleShown:
    found = _found(game, name)
    player = game_named(game)
    state = found.position(player)
    return PuzzleShown(
        id=found.id,
        game=found.game,
        players=found.players,
        options=found.options,
        seat=found.seat,
        figure=found.figure,
        least=found.least,
        chance=found.chance,
        answers=tuple(found.answers),
        roles=found.roles(player, state),
        view=player.view(state, found.seat),
    )


@post("/api/puzzles/{game:str}/{name:str}", status_code=200, responses=problems(400, 404), summary="Judge an answer")
async def judge(game: FromPath[str], name: FromPath[str], data: JSONBody[PuzzleAnswer]) -> PuzzleJudged:
    found = _found(game, name)
    if data.answer not in found.answers:
        raise Refused("puzzle-answer", f"{data.answer[:60]!r} is not among the answers of this puzzle")
    stars = found.stars(data.answer)
    best = found.solutions()[0] if stars >= 2 else ""
    return PuzzleJudged(stars=stars, share=found.answers[data.answer], best=best)


def _found(game: str, name: str) -> Puzzle:
    found = find_puzzle(game_named(game).name, name)
    if found is None:
        raise Refused("no-puzzle", f"{game[:40]} has no puzzle {name[:40]!r}", {}, 404)
    return found
