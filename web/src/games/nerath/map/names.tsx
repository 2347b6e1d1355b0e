// The names of the spaces, laid where they cross neither one another nor a unit; drawn anew when something moves.
// Where each lies is reckoned by labels.ts.
import { memo } from "preact/compat";
import type { Box, SpaceInfo } from "../box";
import { place, type Placed, type Rect, type Shape } from "./labels";
import { HEIGHT, WIDTH } from "./panzoom";
import { breaks, spaceName } from "../words";

const SIZES = { land: 142, sea: 142, dungeon: 118 } as const;
const CAPITAL = 160;
const SMALLER = [1, 0.86, 0.74] as const;
const LINE = 0.97;
const BOARD: Rect = { x: 0, y: 0, w: WIDTH, h: HEIGHT };

let pen: CanvasRenderingContext2D | null | undefined;
const widths = new Map<string, number>();

/** The width of a text in letters of size 100. */
function widthOf(text: string, kind: string): number {
  const key = `${kind} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  pen ??= document.createElement("canvas").getContext("2d");
  const serif = getComputedStyle(document.documentElement).getPropertyValue("--serif") || "serif";
  let wide = text.length * 52;
  if (pen) {
    pen.font = `${kind === "sea" ? "italic 500" : kind === "capital" ? "800" : "600"} 100px ${serif}`;
    pen.fontVariantCaps = kind === "dungeon" ? "small-caps" : "normal";
    wide = pen.measureText(text).width;
  }
  widths.set(key, wide);
  return wide;
}

/** Once the letters have come, widths are measured anew. */
export function forgetWidths(): void {
  widths.clear();
}

function shapesOf(info: SpaceInfo, name: string, capital: boolean, scale: number): Shape[] {
  const kind = capital ? "capital" : info.place;
  const full = (capital ? CAPITAL : SIZES[info.place]) * scale;
  const found: Shape[] = [];
  for (const smaller of SMALLER)
    for (const lines of breaks(name)) {
      const size = full * smaller;
      const wide = Math.max(...lines.map((line) => widthOf(line, kind)));
      found.push({ lines, size, w: (wide / 100) * size + 24 * scale, h: lines.length * size * LINE + 14 * scale });
    }
  return found;
}

/** The names of all spaces around the units that stand there. */
export function layNames(box: Box, units: ReadonlyMap<string, readonly Rect[]>, scale: number): Map<string, Placed> {
  const capitals = new Set(box.capitals.values());
  const wanted = [...box.spaces.values()].map((info) => {
    const own = units.get(info.id) ?? [];
    const top = own.length > 0 ? Math.min(...own.map((one) => one.y)) : info.centre[1] + 60 * scale;
    const capital = capitals.has(info.id);
    const name = spaceName(info.id);
    return {
      id: info.id,
      at: [info.centre[0], top - 90 * scale] as const,
      polygon: info.polygon,
      shapes: shapesOf(info, capital ? `♛\u00a0${name}` : name, capital, scale),
    };
  });
  return place(wanted, [...units.values()].flat(), BOARD);
}

export const Names = memo(
  function Names({ box, names }: { box: Box; names: ReadonlyMap<string, Placed> }) {
    return (
      <g class="cn-names" aria-hidden="true">
        {[...names].map(([id, { shape, rect }]) => (
          <g key={id} data-name={id}>
            {shape.lines.map((line, i) => (
              <text
                key={i}
                class={`cn-name ${box.spaces.get(id)?.place ?? ""} ${isCapital(box, id) ? "capital" : ""}`}
                x={rect.x + rect.w / 2}
                y={rect.y + shape.size * (0.82 + i * LINE)}
                font-size={shape.size}
                stroke-width={shape.size * 0.2}
              >
                {line}
              </text>
            ))}
          </g>
        ))}
      </g>
    );
  },
  (a, b) => a.names === b.names,
);

const isCapital = (box: Box, id: string): boolean => [...box.capitals.values()].includes(id);
