"""What a mercenary's roll remembers: what its dice count more, which were rolled again, what played loot still gives.
Rolling is left to ``rules.battle.strike``."""

from __future__ import annotations

from taverne.engine.records import Record, record


@record(frozen=True)
class Bonus(Record):
    """What each die of a colour and the total count more (ML-156, ML-162)."""

    force: int
    magic: int
    persuasion: int
    total: int


@record(frozen=True)
class Rerolled(Record):
    """A die that a source has rolled again, and may not roll a second time (ML-383)."""

    die: int
    source: str


@record
class Loan(Record):
    """Rerolls that a played loot token still gives."""

    token: int
    left: int
