"""Charts in SVG: bars with the error of each value, in the colours of the page around them.

Which figures are shown is left to tournaments and the lab.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

ROW: Final = 26
LEFT: Final = 170
WIDTH: Final = 760
RIGHT: Final = 130


class Bar(NamedTuple):
    """One value: what it is of, how large, its standard error, and how both are written (if not plainly)."""

    label: str
    value: float
    error: float
    told: str = ""


def bars(title: str, rows: Sequence[Bar], base: float | None = None) -> str:
    """Return a chart of horizontal bars; lines show two standard errors to either side.

    Bars begin at ``base`` (0, or the smallest value if some are below).
    """
    low = min([row.value - 2 * row.error for row in rows], default=0.0)
    start = min(0.0, low) if base is None else min(base, low)
    end = max([row.value + 2 * row.error for row in rows], default=1.0)
    span = (end - start) or 1.0

    def x(value: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (value - start) / span, 1)

    height = ROW * (len(rows) + 2)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" font-family="sans-serif">',
        f"<title>{escape(title)}</title>",
        f'<text x="8" y="18" font-size="15" font-weight="bold" fill="currentColor">{escape(title)}</text>',
    ]
    for number, row in enumerate(rows):
        y = ROW * (number + 1) + 8
        middle = y + ROW / 2 - 4
        parts += [
            f'<text x="{LEFT - 8}" y="{middle + 4}" font-size="13" text-anchor="end" fill="currentColor">'
            f"{escape(row.label)}</text>",
            f'<rect x="{x(start)}" y="{y}" width="{max(0.5, round(x(row.value) - x(start), 1))}" height="{ROW - 8}" '
            'fill="#7a9e7e"/>',
            f'<path d="M{x(row.value - 2 * row.error)} {middle}H{x(row.value + 2 * row.error)}" stroke="currentColor" '
            'stroke-width="2"/>',
            f'<text x="{x(row.value + 2 * row.error) + 8}" y="{middle + 4}" font-size="13" fill="currentColor">'
            f"{escape(row.told or f'{_said(row.value)} ± {_said(row.error)}')}</text>",
        ]
    return "\n".join([*parts, "</svg>"])


def _said(number: float) -> str:
    """Return a number with as many places as its size asks for, never as a power of ten."""
    return f"{number:.0f}" if abs(number) >= 100 else f"{number:.1f}" if abs(number) >= 10 else f"{number:.2f}"
