"""Outlines of the spaces of Conquest of Nerath, in whole points: which touch, and whether they tile the board.
Holds exact arithmetic only; what the spaces are is said in ``pieces``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TypeAlias

from taverne.engine.box.faults import Faults, fault

Point: TypeAlias = tuple[int, int]
Outline: TypeAlias = tuple[Point, ...]
Edge: TypeAlias = tuple[Point, Point]


def edges(outline: Outline) -> list[Edge]:
    """The edges of an outline, in its direction."""
    return list(zip(outline, outline[1:] + outline[:1], strict=True))


def double_area(outline: Outline) -> int:
    """Twice the area, positive if the corners go clockwise with y downwards."""
    return sum(ax * by - ay * bx for (ax, ay), (bx, by) in edges(outline))


def crosses_itself(outline: Outline) -> bool:
    """Do two edges cross, or does a corner come twice?"""
    parts = edges(outline)
    crossed = any(_cross(one, other) for i, one in enumerate(parts) for other in parts[:i])
    return crossed or len(set(outline)) != len(outline)


def touching(outlines: Mapping[str, Outline]) -> set[frozenset[str]]:
    """The pairs of spaces that share an edge."""
    owner = {edge: name for name, outline in outlines.items() for edge in edges(outline)}
    pairs = ((name, owner.get((b, a))) for (a, b), name in owner.items())
    return {frozenset((one, other)) for one, other in pairs if other is not None}


def gaps(outlines: Mapping[str, Outline], width: int, height: int) -> Faults:
    """Where the outlines fail to cover the board exactly once, as (space, reason).

    They do if every edge is on the border of the board or shared with exactly one other space that runs along it the
    other way, and if the areas add up to the board: then no point lies in two spaces or in none.
    """
    found = Counter(edge for outline in outlines.values() for edge in edges(outline))
    for name, outline in outlines.items():
        for a, b in edges(outline):
            if found[a, b] > 1:
                text = "overlaps another space along {start} to {end}"
                yield name, fault("wrong-overlap", text, start=str(a), end=str(b))
            elif not found[b, a] and not _on_border(a, b, width, height):
                text = "the edge from {start} to {end} is neither shared nor on the border of the board"
                yield name, fault("wrong-outline", text, start=str(a), end=str(b))
    area = sum(double_area(outline) for outline in outlines.values())
    if area != 2 * width * height:
        text = "the spaces cover {area} square points, expected {wanted}"
        yield "", fault("wrong-area", text, area=f"{area // 2}{'.5' if area % 2 else ''}", wanted=str(width * height))


def _on_border(a: Point, b: Point, width: int, height: int) -> bool:
    return any(a[axis] == b[axis] and a[axis] in (0, size) for axis, size in ((0, width), (1, height)))


def _turn(a: Point, b: Point, c: Point) -> int:
    value = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (value > 0) - (value < 0)


def _cross(one: Edge, other: Edge) -> bool:
    """Do two edges meet at a point inside both?"""
    (a, b), (c, d) = one, other
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0
