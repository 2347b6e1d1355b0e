// Where names and badges lie on the map so that none crosses another or a unit: the nearest free place to where each would
// best stand, in fewer or more lines, and smaller if there is no other way. Pure figures in the units of the board.
import { contains, type Point } from "./shapes";

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Something to be placed: where it would best stand, the land it should lie on, and the shapes it may have. */
export interface Wanted {
  id: string;
  at: Point;
  polygon: readonly Point[];
  shapes: readonly Shape[];
}

/** One way to write a name: its lines, the size of its letters, and the room that takes. */
export interface Shape {
  lines: readonly string[];
  size: number;
  w: number;
  h: number;
}

export interface Placed {
  shape: Shape;
  rect: Rect;
}

const STEP = 64;
/** How far from its best place something is looked for a place at all. */
const REACH = 950;
/** What a corner outside the own land costs, against units of distance. */
const OUTSIDE = 110;
/** The same for the middle: a name that lies in another land is read as that land's. */
const ASTRAY = 700;
/** How often those that went astray are placed before all others. */
const TRIES = 4;
/** What it costs that something finds no place at all. */
const LOST = 3000;

const crosses = (a: Rect, b: Rect): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Steps away from a point, nearest first. */
const STEPS: readonly Point[] = (() => {
  const found: Point[] = [];
  const far = Math.ceil(REACH / STEP);
  for (let x = -far; x <= far; x++) for (let y = -far; y <= far; y++) found.push([x * STEP, y * STEP]);
  const cost = ([x, y]: Point) => Math.hypot(x, y * 1.15);
  return found.filter((one) => cost(one) <= REACH).sort((a, b) => cost(a) - cost(b));
})();

const middle = ({ x, y, w, h }: Rect): Point => [x + w / 2, y + h / 2];

/** What a place costs for lying outside the own land. */
function outside(rect: Rect, polygon: readonly Point[]): number {
  const { x, y, w, h } = rect;
  const corners: Point[] = [
    [x, y],
    [x + w, y],
    [x, y + h],
    [x + w, y + h],
  ];
  const out = corners.filter((point) => !contains(polygon, point)).length;
  return OUTSIDE * out + (contains(polygon, middle(rect)) ? 0 : ASTRAY);
}

/** The best free place for one shape, or null if there is none within reach. */
function spotFor(
  shape: Shape,
  wanted: Wanted,
  taken: readonly Rect[],
  board: Rect,
): { rect: Rect; cost: number } | null {
  let best: { rect: Rect; cost: number } | null = null;
  const near = taken.filter(
    (one) =>
      Math.abs(one.x + one.w / 2 - wanted.at[0]) < REACH + (one.w + shape.w) / 2 &&
      Math.abs(one.y + one.h / 2 - wanted.at[1]) < REACH + (one.h + shape.h) / 2,
  );
  for (const [dx, dy] of STEPS) {
    const away = Math.hypot(dx, dy);
    if (best && away >= best.cost) break;
    const rect = { x: wanted.at[0] + dx - shape.w / 2, y: wanted.at[1] + dy - shape.h / 2, w: shape.w, h: shape.h };
    if (
      rect.x < board.x ||
      rect.y < board.y ||
      rect.x + rect.w > board.x + board.w ||
      rect.y + rect.h > board.y + board.h
    )
      continue;
    if (near.some((one) => crosses(rect, one))) continue;
    const cost = away + outside(rect, wanted.polygon);
    if (best && cost >= best.cost) continue;
    best = { rect, cost };
  }
  return best;
}

interface Layout {
  found: Map<string, Placed>;
  /** What each cost. */
  costs: Map<string, number>;
}

function laid(all: readonly Wanted[], taken: readonly Rect[], board: Rect): Layout {
  const found = new Map<string, Placed>();
  const costs = new Map<string, number>();
  const blocked = [...taken];
  for (const one of all) {
    let best: { shape: Shape; rect: Rect; cost: number } | null = null;
    for (const shape of one.shapes) {
      const spot = spotFor(shape, one, blocked, board);
      const dear = (one.shapes[0]?.size ?? shape.size) - shape.size;
      if (spot && (!best || spot.cost + 4 * dear < best.cost))
        best = { shape, rect: spot.rect, cost: spot.cost + 4 * dear };
    }
    if (best) blocked.push(best.rect);
    if (best) found.set(one.id, { shape: best.shape, rect: best.rect });
    costs.set(one.id, best?.cost ?? LOST);
  }
  return { found, costs };
}

const total = ({ costs }: Layout): number => [...costs.values()].reduce((sum, one) => sum + one, 0);

/**
 * Place all of them, those with the least room first, then those first that went astray, and keep what is best on the
 * whole; what finds no place is left out.
 */
export function place(all: readonly Wanted[], taken: readonly Rect[], board: Rect): Map<string, Placed> {
  const room = (one: Wanted) => {
    const xs = one.polygon.map(([x]) => x);
    return Math.max(...xs) - Math.min(...xs);
  };
  let order = [...all].sort((a, b) => room(a) - room(b));
  let now = laid(order, taken, board);
  let best = now;
  let before = "";
  for (let tries = 0; tries < TRIES; tries++) {
    const astray = order.filter((one) => (now.costs.get(one.id) ?? 0) >= ASTRAY);
    const names = astray.map((one) => one.id).join();
    if (names === "" || names === before) break;
    before = names;
    order = [...astray, ...order.filter((one) => !astray.includes(one))];
    now = laid(order, taken, board);
    if (total(now) < total(best)) best = now;
  }
  return best.found;
}
