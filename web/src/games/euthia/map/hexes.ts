// Hexes as points of the map: where spaces and tiles lie, their outlines, which space lies in a direction.
// Hexes stand on a corner; (q, r) are axial, r goes down; a tile covers (q, r), (q + 1, r) and (q, r + 1).
import type { Frame, Point } from "../../../ui/viewport";
import type { TileView } from "../view";

export const SIDE = 100;
const WIDE = Math.sqrt(3) * SIDE;

/** The middle of a hex. */
export const hexAt = (q: number, r: number): Point => [WIDE * (q + r / 2), 1.5 * SIDE * r];

/** The middles of the spaces a, b and c of a tile laid at a place of the lattice. */
export const trefoil = (q: number, r: number): [Point, Point, Point] => [hexAt(q, r), hexAt(q + 1, r), hexAt(q, r + 1)];

/** The corner that the three spaces of a tile share; the centre of a special tile. */
export function middle(q: number, r: number): Point {
  const [a, b, c] = trefoil(q, r);
  return [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3];
}

/** Where each space of a tile lies, by its place. */
export function spotOf(tile: Pick<TileView, "q" | "r">, place: string): Point {
  const [a, b, c] = trefoil(tile.q, tile.r);
  return place === "a" ? a : place === "b" ? b : place === "c" ? c : middle(tile.q, tile.r);
}

/** The outline of a hex around a point. */
export function hexPath([x, y]: Point, side = SIDE): string {
  const half = (Math.sqrt(3) / 2) * side;
  const corners: Point[] = [
    [0, -side],
    [half, -side / 2],
    [half, side / 2],
    [0, side],
    [-half, side / 2],
    [-half, -side / 2],
  ];
  return `M${corners.map(([dx, dy]) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`).join("L")}Z`;
}

export interface Spot {
  id: string;
  at: Point;
}

/** Every space of the map with its point. */
export function spotsOf(tiles: readonly TileView[]): Spot[] {
  return tiles.flatMap((tile) => tile.spaces.map((space) => ({ id: space.id, at: spotOf(tile, space.id.slice(-1)) })));
}

/** A small map is not looked at any closer than this. */
const LEAST = { w: 1150, h: 900 };

/** The part of the plane that the tiles (and places for new ones) cover, with room around. */
export function extent(places: readonly { q: number; r: number }[], room = 150): Frame {
  const points = places.flatMap(({ q, r }) => trefoil(q, r));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [
    Math.min(...xs) - room,
    Math.max(...xs) + room,
    Math.min(...ys) - room,
    Math.max(...ys) + room,
  ];
  const w = Math.max(right - left, LEAST.w);
  const h = Math.max(bottom - top, LEAST.h);
  return { x: (left + right - w) / 2, y: (top + bottom - h) / 2, w, h };
}

/** The nearest space in a direction, those straight ahead first. */
export function towards(from: Point, spots: readonly Spot[], [dx, dy]: Point): Spot | null {
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [x, y] = [spot.at[0] - from[0], spot.at[1] - from[1]];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (ahead < 20 || aside > ahead * 1.8) continue;
    const cost = Math.hypot(x, y) + aside;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
