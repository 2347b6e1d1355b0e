// From outlines of straight lines to a drawn coast: each border is bent once, the same for both of its neighbours.
// Pure geometry in the units of the board; nothing here is known of who holds what.

export type Point = readonly [number, number];

interface Outlined {
  id: string;
  polygon: readonly Point[];
}

export interface Border {
  /** The spaces on both sides; one only at the edge of the board. */
  sides: string[];
  points: Point[];
}

/** A number from 0 to 1 that depends on its arguments alone. */
function noise(a: number, b: number, c = 0): number {
  const wild = Math.sin(a * 12.9898 + b * 78.233 + c * 37.719) * 43758.5453;
  return wild - Math.floor(wild);
}

/** Bend the line between two points; from either end it is the same line. */
export function bend(from: Point, to: Point, depth = 4): Point[] {
  const turned = from[0] > to[0] || (from[0] === to[0] && from[1] > to[1]);
  const [a, b] = turned ? [to, from] : [from, to];
  const inner = between(a, b, depth);
  return turned ? [from, ...inner.reverse(), to] : [from, ...inner, to];
}

function between(a: Point, b: Point, depth: number): Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy);
  if (depth === 0 || length < 60) return [];
  const away = (noise(a[0] + b[0], a[1] + b[1], depth) - 0.5) * 0.34;
  const along = 0.5 + (noise(a[1], b[0], depth) - 0.5) * 0.2;
  const middle: Point = [Math.round(a[0] + dx * along - dy * away), Math.round(a[1] + dy * along + dx * away)];
  return [...between(a, middle, depth - 1), middle, ...between(middle, b, depth - 1)];
}

const key = (a: Point, b: Point): string => {
  const [one, other] = [a.join(","), b.join(",")];
  return one < other ? `${one} ${other}` : `${other} ${one}`;
};

/** Every border of the board once, bent unless it is the edge of the board. */
export function bordersOf(spaces: readonly Outlined[]): Border[] {
  const sides = new Map<string, { from: Point; to: Point; ids: string[] }>();
  for (const { id, polygon } of spaces)
    polygon.forEach((from, i) => {
      const to = polygon[(i + 1) % polygon.length] ?? from;
      const known = sides.get(key(from, to));
      if (known) known.ids.push(id);
      else sides.set(key(from, to), { from, to, ids: [id] });
    });
  return [...sides.values()].map(({ from, to, ids }) => ({
    sides: ids,
    points: ids.length > 1 ? bend(from, to) : [from, to],
  }));
}

/** The outline of a space with its borders bent. */
export function outlineOf(polygon: readonly Point[], inside: (from: Point, to: Point) => boolean): Point[] {
  return polygon.flatMap((from, i) => {
    const to = polygon[(i + 1) % polygon.length] ?? from;
    return inside(from, to) ? bend(from, to).slice(0, -1) : [from];
  });
}

/** Is a side within the board, not its edge? */
export function withinBoard(width: number, height: number): (from: Point, to: Point) => boolean {
  return (a, b) =>
    !((a[0] === b[0] && (a[0] === 0 || a[0] === width)) || (a[1] === b[1] && (a[1] === 0 || a[1] === height)));
}

export function pathOf(points: readonly Point[], closed = false): string {
  return points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${x} ${y}`).join("") + (closed ? "Z" : "");
}

export function contains(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i] ?? [0, 0];
    const [xj, yj] = polygon[j] ?? [0, 0];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** The distance of a point from the nearest side. */
function clearance(polygon: readonly Point[], [x, y]: Point): number {
  let least = Infinity;
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length] ?? [ax, ay];
    const [dx, dy] = [bx - ax, by - ay];
    const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - ax - along * dx, y - ay - along * dy));
  });
  return least;
}

/** So many places within a space, away from its borders and from its middle, the same each time. */
export function scatter(polygon: readonly Point[], centre: Point, many: number, edge = 110, middle = 330): Point[] {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const found: Point[] = [];
  for (let i = 0; found.length < many && i < many * 14; i++) {
    const at: Point = [
      Math.round(left + noise(left, top, i) * wide),
      Math.round(top + noise(top, left, i + 99) * high),
    ];
    const clear = Math.abs(at[0] - centre[0]) > middle * 1.25 || Math.abs(at[1] - centre[1]) > middle * 0.72;
    if (
      clear &&
      contains(polygon, at) &&
      clearance(polygon, at) > edge &&
      found.every(([x, y]) => Math.hypot(x - at[0], y - at[1]) > 130)
    )
      found.push(at);
  }
  return found.sort((a, b) => a[1] - b[1]);
}

/** A curved arrow from one point to another, short of both ends. */
export function arrow([ax, ay]: Point, [bx, by]: Point, gap = 190): string {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const bow = Math.min(260, length * 0.16);
  const [sx, sy] = [ax + ux * gap * 0.6, ay + uy * gap * 0.6];
  const [ex, ey] = [bx - ux * gap, by - uy * gap];
  const [mx, my] = [(sx + ex) / 2 - uy * bow, (sy + ey) / 2 + ux * bow];
  return `M${sx.toFixed(0)} ${sy.toFixed(0)}Q${mx.toFixed(0)} ${my.toFixed(0)} ${ex.toFixed(0)} ${ey.toFixed(0)}`;
}

/** The next point in a direction, for the arrow keys: near, and not too far aside. */
export function towards<T extends { centre: Point }>(from: Point, all: readonly T[], [dx, dy]: Point): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const one of all) {
    const [x, y] = [one.centre[0] - from[0], one.centre[1] - from[1]];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (along <= 60 || aside > along * 1.6) continue;
    const cost = along + aside * 1.7;
    if (cost < least) [best, least] = [one, cost];
  }
  return best;
}
