// Which part of a map is in sight: wheel, buttons, two fingers, keys. Pure figures in the units of the map.
// What is drawn there, and what a press means, is left to the map.
import { signal } from "@preact/signals";

export type Point = readonly [number, number];

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A window on a map that may grow; `shape` is the window's width by its height, `pixels` its width on the screen. */
export class Viewport {
  readonly shape = signal(1);
  readonly pixels = signal(800);
  readonly frame;

  constructor(
    /** The whole map. */
    public board: Frame,
    /** The least that may be in sight, from left to right. */
    public closest: number,
  ) {
    this.shape.value = board.w / board.h;
    this.frame = signal<Frame>(this.whole());
  }

  /** The whole map in a window of a shape. */
  whole(shape = this.shape.peek()): Frame {
    return this.clamp({ ...this.board, w: this.most(shape) }, shape);
  }

  private most(shape: number): number {
    return Math.max(this.board.w, this.board.h * shape, this.closest);
  }

  clamp({ x, y, w }: Frame, shape = this.shape.peek()): Frame {
    const wide = Math.max(this.closest, Math.min(this.most(shape), w));
    const high = wide / shape;
    const within = (at: number, size: number, from: number, all: number) =>
      size >= all ? from + (all - size) / 2 : Math.max(from, Math.min(from + all - size, at));
    return {
      x: within(x, wide, this.board.x, this.board.w),
      y: within(y, high, this.board.y, this.board.h),
      w: wide,
      h: high,
    };
  }

  /** Draw nearer (more than 1) or away around a point that keeps its place. */
  zoomed(frame: Frame, times: number, [px, py]: Point, shape = this.shape.peek()): Frame {
    const w = Math.max(this.closest, Math.min(this.most(shape), frame.w / times));
    const real = frame.w / w;
    return this.clamp({ x: px - (px - frame.x) / real, y: py - (py - frame.y) / real, w, h: w / shape }, shape);
  }

  centred(frame: Frame, [x, y]: Point, shape = this.shape.peek(), w = frame.w): Frame {
    return this.clamp({ x: x - w / 2, y: y - w / shape / 2, w, h: w / shape }, shape);
  }

  /** A frame around some points, with room to spare. */
  around(points: readonly Point[], shape = this.shape.peek(), room = 900): Frame {
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const w = Math.max(right - left + 2 * room, (bottom - top + 2 * room) * shape);
    return this.clamp({ x: (left + right) / 2 - w / 2, y: (top + bottom) / 2 - w / shape / 2, w, h: w / shape }, shape);
  }

  /** Bring a point into sight if it is not. */
  reveal(point: Point): void {
    const { x, y, w, h } = this.frame.value;
    const margin = w * 0.12;
    const seen =
      point[0] > x + margin &&
      point[0] < x + w - margin &&
      point[1] > y + margin * 0.7 &&
      point[1] < y + h - margin * 0.7;
    if (!seen) this.frame.value = this.centred(this.frame.value, point);
  }

  zoom(times: number): void {
    const { x, y, w, h } = this.frame.value;
    this.frame.value = this.zoomed(this.frame.value, times, [x + w / 2, y + h / 2]);
  }

  /** Move by parts of what is in sight. */
  step(right: number, down: number): void {
    const { x, y, w, h } = this.frame.value;
    this.frame.value = this.clamp({ x: x + right * w, y: y + down * h, w, h });
  }
}
