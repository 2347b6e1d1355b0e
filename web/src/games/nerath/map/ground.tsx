// The map that never changes: sea with waves, coasts, terrain, borders of spaces, entrances; drawn once.
// Who holds what and who stands where are left to the layers above.
import { memo } from "preact/compat";
import type { Box, SpaceInfo } from "../box";
import { HEIGHT, WIDTH } from "./panzoom";
import { bordersOf, outlineOf, pathOf, withinBoard, type Border } from "./shapes";
import { decoration, terrainOf } from "./terrain";

export interface Drawn {
  info: SpaceInfo;
  path: string;
}

interface Drawing {
  spaces: Drawn[];
  borders: Border[];
  coast: string;
  solid: string;
}

const drawings = new WeakMap<Box, Drawing>();

/** The outlines of a box, bent; reckoned once. */
export function drawingOf(box: Box): Drawing {
  const known = drawings.get(box);
  if (known) return known;
  const all = [...box.spaces.values()];
  const inside = withinBoard(WIDTH, HEIGHT);
  const spaces = all.map((info) => ({ info, path: pathOf(outlineOf(info.polygon, inside), true) }));
  const borders = bordersOf(all);
  const wet = (id: string | undefined) => id !== undefined && box.spaces.get(id)?.place === "sea";
  const coast = borders
    .filter(({ sides: [a, b] }) => b !== undefined && wet(a) !== wet(b))
    .map(({ points }) => pathOf(points))
    .join("");
  const solid = spaces
    .filter(({ info }) => info.place !== "sea")
    .map(({ path }) => path)
    .join("");
  const made = { spaces, borders, coast, solid };
  drawings.set(box, made);
  return made;
}

export const Ground = memo(function Ground({ box }: { box: Box }) {
  const { spaces, borders, coast, solid } = drawingOf(box);
  const place = (id: string | undefined) => box.spaces.get(id ?? "")?.place;
  const inner = borders.filter(({ sides: [a, b] }) => b !== undefined && place(a) === "land" && place(b) === "land");
  const zones = borders.filter(({ sides: [a, b] }) => b !== undefined && place(a) === "sea" && place(b) === "sea");
  const lands = spaces.filter(({ info }) => info.place === "land");
  return (
    <g class="cn-ground">
      <rect class="cn-sea" x={-WIDTH} y={-HEIGHT} width={WIDTH * 3} height={HEIGHT * 3} />
      <rect x="0" y="0" width={WIDTH} height={HEIGHT} fill="url(#cn-waves)" />
      <g clip-path="url(#cn-board)">
        <path class="cn-shoal far" d={coast} />
        <path class="cn-shoal" d={coast} />
        <path class="cn-shoal near" d={coast} />
        <path class="cn-zones" d={zones.map(({ points }) => pathOf(points)).join("")} />
        <path class="cn-solid" d={solid} />
        {lands.map(({ info, path }) => (
          <path key={info.id} class={`cn-terrain ${terrainOf(info.id)}`} d={path} />
        ))}
        {spaces
          .filter(({ info }) => info.place === "dungeon")
          .map(({ info, path }) => (
            <path key={info.id} class="cn-cave" d={path} />
          ))}
        {decoration(lands.map(({ info }) => info)).map(([terrain, path]) => (
          <path key={terrain} class={`cn-decor ${terrain}`} d={path} />
        ))}
        <path class="cn-borders" d={inner.map(({ points }) => pathOf(points)).join("")} />
        <path class="cn-coast" d={coast} />
      </g>
      <rect class="cn-rim" x="0" y="0" width={WIDTH} height={HEIGHT} />
    </g>
  );
});
