"""The commands that only look things up: ``games``, ``rules`` and ``box``.

Games, ledgers and boxes are left to their own modules.
"""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from taverne import games
from taverne.cli.match_setup import find_game, with_box
from taverne.cli.user_errors import UserError, perhaps
from taverne.engine.game import COMMON_LEVELS, Game, Option
from taverne.engine.options import shown
from taverne.rule_search import find_rules
from taverne.words import Rule, Words


def run_games(args: Namespace) -> int:
    for name in [args.game] if args.game else games.names():
        game = find_game(name, args.lang)
        words = Words(game.name, args.lang)
        primer = [f"  {number}. {line}" for number, line in enumerate(words.primer(), start=1)] if args.game else []
        print("\n".join(_told_game(game, words, primer)))
    return 0


def _told_game(game: Game[Any], words: Words, primer: list[str]) -> list[str]:
    lines = [f"{game.name} — {words.text('game-title')}", f"  {words.text('game-blurb')}", *primer]
    lines.append("  " + words.text("games-seats", seats=words.joined([str(count) for count in game.seat_counts])))
    if game.options:
        lines.append("  " + words.text("games-options"))
    for option in game.options:
        if option.kind != "text":
            lines += _told_option(option, words)
    lines.append("  " + words.text("games-bots"))
    width = max(map(len, game.bots()))
    for level in game.bots():
        lines.append(f"    bot:{level:{width}}  {words.bot(level)[1]}")
    same = ", ".join(f"{common} = {game.level(common)}" for common in COMMON_LEVELS if common not in game.bots())
    lines.append("    " + words.text("games-levels", same=same))
    lines.append("  " + words.text("games-example", command=f"taverne play {game.name}"))
    return lines


def _told_option(option: Option, words: Words) -> list[str]:
    name, help = words.option(option.key)
    lines = ["    " + words.text("games-option", key=option.key, value=shown(option.default), name=name, help=help)]
    if isinstance(option.default, bool):
        values: list[Any] = [True, False]
    elif isinstance(option.default, int):
        extra = "".join(f", {shown(n)} ({words.option_value(option.key, n)[0]})" for n in option.also)
        return [*lines, f"      {option.low}–{option.high}{extra}"]
    else:
        values = list(option.choices)
    width = max(len(shown(value)) for value in values)
    for value in values:
        label, about = words.option_value(option.key, value)
        lines.append(f"      {shown(value):{width}}  {label}. {about}".rstrip())
    return lines


def run_rules(args: Namespace) -> int:
    query = " ".join(args.query)
    if not query:
        found = [rule for name in games.names() for rule in Words(name, args.lang).rules()]
    else:
        found = _sought(query, args.lang)
    words = Words(None, args.lang)
    for rule in found:
        mark = f" [{words.text('rule-ruling')}]" if rule.ruling else ""
        print(words.text("rule-cited", id=rule.id, text=rule.text) + mark)
    return 0


def _sought(query: str, lang: str) -> list[Rule]:
    """Return what fits in any game: all the words, else most of them; raise with what may have been meant."""
    sought = [find_rules(Words(name, lang), query) for name in games.names()]
    whole = any(one.whole and one.rules for one in sought)
    found = [rule for one in sought if one.whole or not whole for rule in one.rules]
    if found:
        return found
    words = Words(None, lang)
    if instead := list(dict.fromkeys(word for one in sought for word in one.instead)):
        raise UserError(
            "cli-rules-unknown", query=query[:80], perhaps=words.text("cli-rules-instead", words=", ".join(instead))
        )
    known = [rule.id for name in games.names() for rule in Words(name, lang).rules()]
    same = [rule for rule in known if rule.partition("-")[0] == query.upper().partition("-")[0]]
    near = perhaps(words, query.upper(), same or known) if any(c.isdigit() for c in query) else ""
    raise UserError("cli-rules-unknown", query=query[:80], perhaps=near)


def run_box(args: Namespace) -> int:
    game = find_game(args.game, args.lang)
    words = Words(game.name, args.lang)
    mine = with_box(game, args.check)
    same = mine.box_fingerprint == game.box_fingerprint
    print(words.text("box-same" if same else "box-good", file=args.check, fingerprint=mine.box_fingerprint))
    if not same:
        print(words.text("box-use", command=f"taverne play {game.name} --box {args.check}"))
    return 0
