"""What a log is made of: its header, its lines, and the sums that bind them.

What writes the lines is left to ``match``; files, to ``log_file``.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final

import msgspec

from taverne.engine.actions import Seat
from taverne.engine.game import Options, Result
from taverne.engine.logs.seeds import Origin, Written

FORMAT: Final = 1
"""The version of the log; a reader refuses any other."""

_encode = msgspec.json.Encoder().encode


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there: a shown name, and ``human`` or ``bot:<level>``."""

    name: str
    kind: str = "human"


class Signature(msgspec.Struct, frozen=True):
    """By whose public key a log was signed, and the signature; both hexadecimal."""

    key: str
    over: str


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """All that a match is made from.  ``commitment`` is public from the start, ``seed`` and ``salt`` at the end.

    ``sum`` is the checksum of all the rest but seed and salt, which the commitment binds.  A match that
    was played on from others names them: chance of those lines follows from their seeds, which are known.
    A log that goes to other machines may carry its whole box (``contents``), which ``box`` binds, and a signature.
    """

    taverne: int = FORMAT
    game: str
    rules: str
    box: str
    players: int
    options: Options
    seats: tuple[SeatInfo, ...]
    commitment: str
    seed: Written | None
    salt: str | None
    sum: str = ""
    origins: tuple[Origin, ...] | msgspec.UnsetType = msgspec.UNSET
    contents: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    signed: Signature | msgspec.UnsetType = msgspec.UNSET

    def public(self) -> Header:
        """Return the header as it may be shown while the match goes on."""
        return msgspec.structs.replace(self, seed=None, salt=None, contents=msgspec.UNSET, signed=msgspec.UNSET)


def with_contents(header: Header, box: bytes | None) -> Header:
    """Return a header that carries its box, so that any machine can read the log."""
    return header if box is None else msgspec.structs.replace(header, contents=msgspec.Raw(box))


class Anew(msgspec.Struct, frozen=True):
    """Other rules, or another box, from here on: all agreed.  The position that play goes on from is here, whole."""

    rules: str
    box: str
    state: msgspec.Raw


class Entry(msgspec.Struct, omit_defaults=True, kw_only=True):
    """One line of the log: a decision (``do``), a step back (``undo``), a refusal worth keeping, or the end.

    ``sum`` chains each line to all before it; ``state`` is the hash of the state after it; ``given`` marks an
    answer that the table gave because there was nothing to choose.  A step back that carries ``anew`` goes on under
    other rules: whoever has only these reads the lines before it as they are, and plays from there.
    """

    n: int
    seat: Seat = 0
    do: str = ""
    at: int = 0
    undo: int = -1
    agreed: bool = False
    refused: str = ""
    why: str = ""
    rule: str = ""
    end: Result | None = None
    given: bool = False
    anew: Anew | None = None
    state: str = ""
    sum: str = ""


def commitment(seed: Written, salt: str) -> str:
    """Return the hash that binds the seed before the first roll."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def chained(before: str, entry: Entry) -> str:
    """Return the checksum of ``entry`` in a log whose last sum is ``before``."""
    bare = msgspec.structs.replace(entry, sum="")
    return hashlib.blake2b(before.encode() + _encode(bare), digest_size=6).hexdigest()


def header_sum(header: Header) -> str:
    """Return the sum that the first entry is chained to; it leaves the seed out, so a public log chains alike."""
    bare = msgspec.structs.replace(header, seed=None, salt=None, sum="", contents=msgspec.UNSET, signed=msgspec.UNSET)
    return hashlib.blake2b(_encode(bare), digest_size=6).hexdigest()


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """Return the decisions that were not taken back, in order: one for each position after the first."""
    stack: list[Entry] = []
    for entry in entries:
        if entry.do:
            stack.append(entry)
        elif entry.undo >= 0:
            del stack[entry.undo :]
    return stack
