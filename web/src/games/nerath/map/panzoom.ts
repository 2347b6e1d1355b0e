// Which part of the map is in sight, in the units of the board.
// The arithmetic is that of ui/viewport.ts; fingers and keys are left to ui/gestures.ts.
import { perTable } from "../../../table/per_table";
import { Viewport } from "../../../ui/viewport";

export const WIDTH = 10000;
export const HEIGHT = 7000;

export const wholeBoard = (): Viewport => new Viewport({ x: 0, y: 0, w: WIDTH, h: HEIGHT }, 1500);
export const viewport = perTable(wholeBoard);
