"""The command ``puzzle``: one puzzle after another at the terminal, each with its stars.

What a puzzle is, and how it is judged, is left to ``taverne.review.puzzles``.
"""

from __future__ import annotations

from argparse import Namespace

from taverne.boards import board_for
from taverne.cli.complaints import Complaint
from taverne.cli.match_setup import find_game
from taverne.engine.actions import Action
from taverne.review.puzzles import Puzzle, find_puzzle, puzzles
from taverne.words import Words


def run_puzzle(args: Namespace) -> int:
    game = find_game(args.game, args.lang)
    words = Words(game.name, args.lang)
    known = puzzles(game.name)
    if not known:
        raise Complaint("cli-no-puzzles", game=words.text("game-title"))
    chosen = find_puzzle(game.name, args.name) if args.name else known[0]
    if chosen is None:
        raise Complaint("cli-no-puzzle", name=args.name[:40], most=len(known))
    for puzzle in known[known.index(chosen) :] if not args.name else [chosen]:
        if not _asked(puzzle, words):
            break
    return 0


def goal_of(puzzle: Puzzle, words: Words) -> str:
    """Return what is to be reached, in words."""
    key = "puzzle-goal-sure" if puzzle.chance >= 0.95 else "puzzle-goal"
    want = words.text(f"want-{puzzle.figure}", n=puzzle.least)
    return words.text(key, want=want, percent=round(100 * puzzle.chance))


def _asked(puzzle: Puzzle, words: Words) -> bool:
    """Show a puzzle and judge answers until it is solved or given up; return whether to go on."""
    game = find_game(puzzle.game, words.lang)
    names = [words.text("seat-human-n", n=seat + 1) for seat in range(puzzle.players)]
    view = game.view(puzzle.position(game), puzzle.seat)
    options = list(puzzle.answers)
    print("\n".join(board_for(game, words).lines(view, names)))
    print()
    print(words.text("puzzle-you", name=names[puzzle.seat]), goal_of(puzzle, words))
    print(words.text("puzzle-how"))
    for number, option in enumerate(options, start=1):
        print(f"{number:3}  {words.action(Action.parse(option), names, puzzle.seat)}  {option}")
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
