"""The command ``play``: a new match or a resumed one, as lines or on a screen, its log always safe.

How it is shown is left to ``lines`` and ``screen``.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import Final

from taverne import games
from taverne.arena.cover import ALWAYS, QUICK
from taverne.boards import board_for
from taverne.cli.campaign_file import close_chapter, open_campaign, read_campaign
from taverne.cli.match_setup import find_game, finder, new_log, new_match, read_options, read_seats, with_box
from taverne.cli.terminal.input_lines import LineReader
from taverne.cli.terminal.lines import LineTable
from taverne.cli.terminal.session import PACE_MS, LocalTable, VirtualClock, WallClock
from taverne.cli.terminal.table import AtTable
from taverne.cli.user_errors import Interrupted, UserError
from taverne.engine.matches.campaign import check_sound, choose, opened
from taverne.words import Words

LATEST: Final = ""
"""What ``--resume`` alone means."""


def run_play(args: Namespace) -> int:
    if args.at is not None:
        return _play_at(args)
    if not _settled(args):
        return 0
    session = _session(args)
    words = Words(session.match.game.name, args.lang)
    try:
        finished = played(args, session, words)
    except KeyboardInterrupt:
        raise Interrupted(str(session.path), session.resume) from None
    finally:
        session.close()
    if finished:
        print(words.text("cli-kept", path=str(session.path), command=f"taverne replay {session.path} --verify"))
        if args.campaign:
            print("\n".join(close_chapter(Path(args.campaign), session.match, words)))
    else:
        print(words.text("cli-saved", path=str(session.path), command=session.resume))
    return 0


def _settled(args: Namespace) -> bool:
    """Settle what is to be played where the command does not say; return whether anything is."""
    from taverne.cli.terminal.menu import chosen, left

    if args.resume in games.names() and not Path(args.resume).exists():
        args.game, args.resume = args.resume, LATEST
    if args.resume == LATEST:
        found = left(args.game or "")
        if not found:
            raise UserError("cli-resume-none")
        args.resume = str(found[0][0])
    elif not (args.game or args.resume or args.campaign):
        offer = chosen(args.lang, plain(args))
        if offer is None:
            if not plain(args):
                return False
            raise UserError("cli-no-game", known=Words(None, args.lang).joined(games.names()))
        args.game = offer.game
        args.resume = str(offer.log) if offer.log is not None else None
    return True


def plain(args: Namespace) -> bool:
    return bool(args.plain) or not (sys.stdin.isatty() and sys.stdout.isatty())


def _session(args: Namespace) -> LocalTable:
    clock = WallClock(args.speed or 1.0) if args.speed or sys.stdin.isatty() else VirtualClock()
    pace = 0 if plain(args) else PACE_MS
    session = _resumed(args, clock, pace) if args.resume else _begun(args, clock, pace)
    if args.campaign:
        session.resume += f" --campaign {args.campaign}"
    return session


def _cover(args: Namespace) -> str:
    """Return whether the table answers by itself what leaves no choice."""
    return ALWAYS if args.ask_all else QUICK


def _begun(args: Namespace, clock: WallClock, pace: int) -> LocalTable:
    campaign = read_campaign(Path(args.campaign)) if args.campaign else None
    if not args.game and args.campaign and campaign is None:
        known = Words(None, args.lang).joined(games.names())
        raise UserError("cli-campaign-missing", path=str(args.campaign), known=known)
    game = find_game(args.game or (campaign.game if campaign else ""), args.lang, args.box)
    options = read_options(args.option)
    if campaign is not None:
        if campaign.game != game.name:
            raise UserError("cli-campaign-game", game=campaign.game, path=str(args.campaign))
        args.game = game.name  # complaints speak its words
        check_sound(campaign, game, str(args.campaign))
        options = choose(campaign, game, options)
    elif args.campaign:
        options = opened(game, options)
    seats = read_seats(args.seats, game, Words(game.name, args.lang), options)
    if args.campaign and campaign is None:
        open_campaign(Path(args.campaign), game, options, len(seats))
    match = new_match(game, options, seats, args.seed)
    path = Path(args.record) if args.record else new_log(game.name)
    return LocalTable.begin(match, path, clock, pace, args.box, _cover(args))


def _tell_box(args: Namespace, session: LocalTable) -> None:
    """Say which values a resumed match is played with, if they are not those of the file that was given."""
    match = session.match
    given = games.get(match.game.name)
    if given is not None and with_box(given, args.box).box_fingerprint != match.game.box_fingerprint:
        words = Words(None, args.lang)
        print(words.text("cli-resume-box", box=args.box, own=match.header.box), file=sys.stderr)


def _resumed(args: Namespace, clock: WallClock, pace: int) -> LocalTable:
    """A resumed match is pinned to what its log says."""
    for name in ("seats", "seed", "record"):
        if getattr(args, name) is not None:
            raise UserError("cli-resume-pinned", argument=f"--{name}")
    if args.option:
        raise UserError("cli-resume-pinned", argument="--option")
    session = LocalTable.reopen(Path(args.resume), finder(args.box), clock, pace, args.box, _cover(args))
    name = session.match.game.name
    if args.box:
        _tell_box(args, session)
    if args.game and args.game != name:
        session.close()
        raise UserError("cli-resume-other", game=name, path=str(args.resume))
    if session.match.over:
        session.close()
        raise UserError("cli-resume-over", path=str(args.resume), command=f"taverne replay {args.resume}")
    return session


def _play_at(args: Namespace) -> int:
    """Sit down at a served table; whoever leaves finds it there again."""
    from taverne.cli.commands.join import read_link
    from taverne.cli.terminal.served_table import Distant

    for name in ("game", "seats", "seed", "record", "resume", "campaign", "box"):
        if getattr(args, name):
            raise UserError("cli-at-pinned", argument=name if name == "game" else f"--{name}")
    session = Distant(read_link(args.at), args.name or "", Words(None, args.lang))
    try:
        args.game = session.match.game.name
        finished = played(args, session, Words(args.game, args.lang))
    finally:
        session.close()
    if not finished:
        print(Words(None, args.lang).text("cli-left", command=f"taverne play --at {args.at}"))
    return 0


def played(args: Namespace, session: AtTable, words: Words) -> bool:
    """Play to the end or until the user leaves; return which."""
    board = board_for(session.match.game, words)
    if plain(args):
        return LineTable(session, words, board, LineReader(sys.stdin.fileno()), sys.stdout).play()
    from taverne.cli.terminal.screen import TableApp

    app = TableApp(session, words, board)
    app.run()
    if app.failure is not None:
        raise app.failure
    return session.match.over
