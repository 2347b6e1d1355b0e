"""The command ``review``: the story of a match in words, or as JSON.

What it says is left to ``taverne.review``.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

import msgspec

from taverne.cli.commands.simulate import bar
from taverne.cli.match_setup import finder
from taverne.cli.user_errors import UserError
from taverne.engine.actions import Action
from taverne.engine.logs.log_file import read
from taverne.review.match_review import reviewed
from taverne.review.records import Figure, Happened, Review, Turn
from taverne.words import Words, told_apart

PERCENT: Final = 100
WIDE: Final = 12


def run_review(args: Namespace) -> int:
    match, _ = read(Path(args.file), finder(args.box))
    if not match.over:
        raise UserError("cli-not-over")
    draw = bar(PERCENT) if sys.stderr.isatty() else None
    hear = (lambda done: draw(round(PERCENT * done))) if draw else None
    review = reviewed(match, hear, 1000.0 * args.seconds)
    if args.json:
        print(msgspec.json.encode(review).decode())
    else:
        print("\n".join(StoryInWords(review, Words(review.game, args.lang)).lines()))
    return 0


class StoryInWords:
    """A story in words."""

    def __init__(self, review: Review, words: Words) -> None:
        self.review = review
        self.words = words
        self.names = told_apart(review.seats)

    def lines(self) -> list[str]:
        say, review = self.words.text, self.review
        ending = self.words.say(f"story-end-{review.ending}", review.ending_data, self.names)
        scores = [
            self.words.say("story-scores", {"seat": seat, "n": n}, self.names) for seat, n in enumerate(review.scores)
        ]
        found = [say("game-title"), f"{ending} {' '.join(scores)}", ""]
        found += [*self.course(), "", *self.made_of(), "", *self.accounts()]
        found += ["", say("story-turning"), *self.moments(review.turning, "story-turning-none")]
        found += ["", say("story-mistakes"), *self.moments(review.play, "story-mistakes-none")]
        found += ["", say("story-how", n=review.playouts)]
        return [*found, say("story-cut")] if review.cut else found

    # The course

    def course(self) -> list[str]:
        """Each turn with everybody's chances and figures."""
        review, say = self.review, self.words.text
        shown = [say("story-chances" if review.unit == "win" else "story-chances-points")]
        shown += [say(f"figure-{key}") for key in review.course]
        found = [f"{say('story-course')} ({', '.join(shown)})"]
        found.append(f"{'':28}" + "".join([f"{name[:26]:28}" for name in self.names]))
        for turn in review.turns:
            cells = [self.cell(turn, seat) for seat in range(len(self.names))]
            found.append(
                f"{self.turn(turn.round, turn.seat, turn is review.turns[-1]):28}"
                + "".join([f"{cell:28}" for cell in cells])
            )
        return found

    def cell(self, turn: Turn, seat: int) -> str:
        figures = " ".join([self.words.figure(turn.figures[seat][key], 0) for key in self.review.course])
        return f"{self.value(turn.chances[seat])} · {figures}"

    def turn(self, number: int, seat: int, last: bool = False) -> str:
        if last or number < 1:
            return self.words.text("story-end" if last else "story-start")
        key = "story-round" if seat < 0 else "story-round-of"
        return self.words.say(key, {"round": number, "seat": seat}, self.names)

    def made_of(self) -> list[str]:
        found = [self.words.text("story-made-of")]
        for seat, parts in enumerate(self.review.turns[-1].parts):
            told = [f"{self.words.text(f'score-{key}')} {self.words.figure(n, 0)}" for key, n in parts.items()]
            found.append(f"  {self.names[seat]}: {', '.join(told)}")
        return found

    # Luck and play

    def accounts(self) -> list[str]:
        say = self.words.text
        rows = [("", [say(f"story-{key}") for key in ("luck", "play", "others")])]
        for name, account in zip(self.names, self.review.accounts, strict=True):
            rows.append((name[: WIDE - 1], [self.sure(one) for one in (account.luck, account.play, account.others)]))
        widths = [max(map(len, column)) + 2 for column in zip(*[cells for _, cells in rows], strict=True)]
        told = [(name, zip(cells, widths, strict=True)) for name, cells in rows]
        return [
            (f"{name:{WIDE}}" + "".join([f"{cell:{wide}}" for cell, wide in cells])).rstrip() for name, cells in told
        ]

    def sure(self, figure: Figure) -> str:
        error, nothing = self.value(figure.error), self.value(0.0)
        if abs(figure.mean) <= 2 * figure.error or not figure.mean:
            return self.words.text("story-unclear", error=error) if error != nothing else nothing
        n = self.signed(figure.mean)
        return self.words.text("story-give-or-take", n=n, error=error) if error != nothing else n

    def moments(self, moments: tuple[Happened, ...], none: str) -> list[str]:
        found: list[str] = []
        for one in moments:
            found.append(f"  {one.seq:5}  {self.turn(one.round, one.turn)}")
            found += [f"         {line}" for line in (self.decided(one) if one.kind == "play" else self.struck(one))]
        return found or [f"  {self.words.text(none)}"]

    def decided(self, one: Happened) -> list[str]:
        words, names = self.words, self.names
        given = words.action(Action.parse(one.given[0]), names, one.seat)
        found = [words.say("story-gave", {"seat": one.seat, "action": given}, names)]
        for answer in one.better[:1]:
            told = words.action(Action.parse(answer.action), names, one.seat)
            found.append(words.text("story-better", action=told, gain=self.value(answer.gain.mean)))
        return found

    def struck(self, one: Happened) -> list[str]:
        words, names = self.words, self.names
        told = [words.event(line.kind, line.data, names) for line in one.lines] or [", ".join(one.given)]
        worth = [
            words.say("story-did", {"seat": seat, "worth": self.signed(figure.mean)}, names)
            for seat, figure in enumerate(one.worth)
            if abs(figure.mean) > 2 * figure.error and abs(figure.mean) >= self.least()
        ]
        return [*told[:3], ", ".join(worth)]

    # Figures

    def least(self) -> float:
        return 0.005 if self.review.unit == "win" else 0.5

    def value(self, value: float) -> str:
        if self.review.unit == "win":
            return self.words.text("story-win", n=round(PERCENT * value))
        return self.words.text("story-points", n=round(value, 1))

    def signed(self, value: float) -> str:
        return ("+" if value > 0 else "−") + self.value(abs(value))
