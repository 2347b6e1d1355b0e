// Which part of the map is in sight, in the units of the board; the arithmetic is that of ui/lookout.ts.
import { perTable } from "../../../table/own";
import { Lookout } from "../../../ui/lookout";

export const WIDTH = 10000;
export const HEIGHT = 7000;

export const wholeBoard = (): Lookout => new Lookout({ x: 0, y: 0, w: WIDTH, h: HEIGHT }, 1500);
export const lookout = perTable(wholeBoard);
