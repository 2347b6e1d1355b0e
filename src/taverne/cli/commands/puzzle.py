"""The command ``puzzle``: one puzzle after another at the terminal, each with its stars.

What a puzzle is, and how it is judged, is left to ``taverne.review.puzzles``.
"""

from __future__ import annotations

import sys
from argparse import Namespace

from taverne.boards import board_for
from taverne.cli.match_setup import find_game
from taverne.cli.terminal.lines import put
from taverne.cli.user_errors import UserError
from taverne.engine.actions import Action
from taverne.review.puzzles import Puzzle, find_puzzle, puzzles
from taverne.words import Words


def run_puzzle(args: Namespace) -> int:
    game = find_game(args.game, args.lang)
    words = Words(game.name, args.lang)
    known = puzzles(game.name)
    if not known:
        raise UserError("cli-no-puzzles", game=words.text("game-title"))
    chosen = find_puzzle(game.name, args.name) if args.name else known[0]
    if chosen is None:
        raise UserError("cli-no-puzzle", name=args.name[:40], most=len(known))
    for puzzle in known[known.index(chosen) :] if not args.name else [chosen]:
        if not _asked(puzzle, words):
            break
    return 0


def goal_of(puzzle: Puzzle, words: Words) -> str:
    """Return what is to be reached, in words."""
    key = "puzzle-goal-sure" if puzzle.chance >= 0.95 else "puzzle-goal"
    want = words.text(f"want-{puzzle.figure}", n=puzzle.least)
    return words.text(key, want=want, percent=round(100 * puzzle.chance))


def question_of(puzzle: Puzzle, words: Words) -> str:
    """Return the key of a question as a puzzle puts it, where the words of the table would say too little."""
    own = f"puzzle-prompt-{puzzle.prompt}"
    return own if words.has(own) else f"prompt-{puzzle.prompt}"


def _name(roles: tuple[str, ...], number: int, words: Words) -> str:
    """Return what a seat is called: by the one thing that it plays, or by its number."""
    return words.text(roles[0]) if len(roles) == 1 else words.text("seat-human-n", n=number)


def _asked(puzzle: Puzzle, words: Words) -> bool:
    """Show a puzzle and judge answers until it is solved or given up; return whether to go on."""
    game = find_game(puzzle.game, words.lang)
    state = puzzle.position(game)
    roles = puzzle.roles(game, state)
    names = [_name(one, number, words) for number, one in enumerate(roles, start=1)]
    view = game.view(state, puzzle.seat)
    options = list(puzzle.answers)
    role = words.say("puzzle-role", {"role": list(roles[puzzle.seat])})
    put(
        sys.stdout,
        *board_for(game, words).lines(view, names),
        "",
        f"{role} {goal_of(puzzle, words)}",
        words.text("puzzle-how"),
        words.say(question_of(puzzle, words), view.asked[0].data or {}, names, puzzle.seat),
    )
    for number, option in enumerate(options, start=1):
        put(sys.stdout, f"{number:3}  {words.action(Action.parse(option), names, puzzle.seat)}  {option}")
    while True:
        try:
            text = input("> ").strip()
        except EOFError:
            return False
        if text in ("q", "quit", ""):
            return False
        answer = options[int(text) - 1] if text.isdigit() and 1 <= int(text) <= len(options) else text
        if answer not in puzzle.answers:
            print(words.text("cli-number", number=text[:12], most=len(options)))
            continue
        stars = puzzle.stars(answer)
        share = round(100 * puzzle.answers[answer])
        print("★" * stars + "☆" * (3 - stars), words.text("puzzle-share", percent=share))
        if stars >= 2:
            print(words.text("puzzle-solved"))
            return True
        print(words.text("puzzle-again"))
