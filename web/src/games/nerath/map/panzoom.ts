// Which part of the map is in sight, in the units of the board; the arithmetic is that of ui/lookout.ts.
import { Lookout, type Frame, type Point } from "../../../ui/lookout";

export type { Frame };
export const WIDTH = 10000;
export const HEIGHT = 7000;

export const board = new Lookout({ x: 0, y: 0, w: WIDTH, h: HEIGHT }, 1500);

export const { shape, pixels, frame } = board;
export const whole = (of: number): Frame => board.whole(of);
export const clamp = (from: Frame, of: number): Frame => board.clamp(from, of);
export const centred = (from: Frame, at: Point, of: number, w = from.w): Frame => board.centred(from, at, of, w);
export const around = (points: readonly Point[], of: number, room = 900): Frame => board.around(points, of, room);
export const reveal = (point: Point): void => board.reveal(point);
export const zoom = (times: number): void => board.zoom(times);
