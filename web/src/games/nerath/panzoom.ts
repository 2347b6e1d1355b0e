// Which part of the map is in sight: wheel, buttons, two fingers, keys. Pure figures in the units of the board.
import { signal } from "@preact/signals";
import type { Point } from "./shapes";

export const WIDTH = 10000;
export const HEIGHT = 7000;
const CLOSEST = 1500;

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The whole board in a window of a shape (width by height). */
export function whole(shape: number): Frame {
  const w = Math.max(WIDTH, HEIGHT * shape);
  return clamp({ x: 0, y: 0, w, h: w / shape }, shape);
}

export function clamp({ x, y, w }: Frame, shape: number): Frame {
  const most = Math.max(WIDTH, HEIGHT * shape);
  const wide = Math.max(CLOSEST, Math.min(most, w));
  const high = wide / shape;
  const within = (at: number, size: number, all: number) => (size >= all ? (all - size) / 2 : Math.max(0, Math.min(all - size, at)));
  return { x: within(x, wide, WIDTH), y: within(y, high, HEIGHT), w: wide, h: high };
}

/** Draw nearer (more than 1) or away around a point that keeps its place. */
export function zoomed(frame: Frame, times: number, [px, py]: Point, shape: number): Frame {
  const most = Math.max(WIDTH, HEIGHT * shape);
  const w = Math.max(CLOSEST, Math.min(most, frame.w / times));
  const real = frame.w / w;
  return clamp({ x: px - (px - frame.x) / real, y: py - (py - frame.y) / real, w, h: w / shape }, shape);
}

export function centred(frame: Frame, [x, y]: Point, shape: number, w = frame.w): Frame {
  return clamp({ x: x - w / 2, y: y - w / shape / 2, w, h: w / shape }, shape);
}

/** A frame around some points, with room to spare. */
export function around(points: readonly Point[], shape: number, room = 900): Frame {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const w = Math.max(right - left + 2 * room, (bottom - top + 2 * room) * shape);
  return clamp({ x: (left + right) / 2 - w / 2, y: (top + bottom) / 2 - w / shape / 2, w, h: w / shape }, shape);
}

export const shape = signal(WIDTH / HEIGHT);
export const pixels = signal(800);
export const frame = signal<Frame>(whole(WIDTH / HEIGHT));

/** Bring a point into sight if it is not. */
export function reveal(point: Point): void {
  const { x, y, w, h } = frame.value;
  const margin = w * 0.12;
  const seen = point[0] > x + margin && point[0] < x + w - margin && point[1] > y + margin * 0.7 && point[1] < y + h - margin * 0.7;
  if (!seen) frame.value = centred(frame.value, point, shape.value);
}

export function zoom(times: number): void {
  const { x, y, w, h } = frame.value;
  frame.value = zoomed(frame.value, times, [x + w / 2, y + h / 2], shape.value);
}
