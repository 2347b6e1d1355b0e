// What stands in a space: chips by realm and kind, cargo on ships, attackers as one badge, guardians of an entrance.
// Drawn in the units of the board around the middle of the space.
import { memo } from "preact/compat";
import type { Box, SpaceInfo } from "../box";
import icons from "../icons.json?icons";
import type { Rect } from "./labels";
import { realmShape } from "../pieces";
import { stacksOf, type SpaceView, type Stack } from "../view";

const HIGH = 215;
const EMBLEM = 205;

const widthOf = (n: number): number => (n > 1 ? (n > 9 ? 370 : 300) : 215);

type Chip = Stack["kinds"][number] & { realm: string; attacking: boolean };

interface Row {
  /** Whose shield stands first, "" for none. */
  shield: string;
  chips: Chip[];
  wide: number;
}

/** Who stands in a space, in rows that are not too wide; whoever attacks there is one badge with their number. */
function rowsOf(stacks: readonly Stack[], holder = "", most = 1060): Row[] {
  const rows: Row[] = [];
  const add = (chip: Chip, shield: string) => {
    const wide = widthOf(chip.n) + 14;
    const last = rows[rows.length - 1];
    if (last && !shield && last.wide + wide <= most) {
      last.chips.push(chip);
      last.wide += wide;
    } else rows.push({ shield, chips: [chip], wide: wide + (shield ? EMBLEM : 0) });
  };
  for (const stack of stacks.filter((one) => !one.attacking))
    stack.kinds.forEach((chip, i) =>
      // Whoever stands on a land of their own needs no shield: the land has their colour and pattern.
      add({ ...chip, realm: stack.realm, attacking: false }, i === 0 && stack.realm !== holder ? stack.realm : ""),
    );
  for (const stack of stacks.filter((one) => one.attacking)) {
    const n = stack.kinds.reduce((sum, one) => sum + one.n, 0);
    add({ kind: "attack", n, hit: 0, cargo: [], realm: stack.realm, attacking: true }, "");
  }
  return rows;
}

const Picture = ({
  name,
  x,
  y,
  size,
  class: extra,
}: {
  name: string;
  x: number;
  y: number;
  size: number;
  class: string;
}) => (
  <path
    class={extra}
    d={icons[name]}
    transform={`translate(${x - size / 2} ${y - size / 2}) scale(${(size / 512).toFixed(4)})`}
  />
);

function ChipRow({ row, y }: { row: Row; y: number }) {
  let x = -row.wide / 2;
  const emblem = x + EMBLEM / 2 - 6;
  if (row.shield) x += EMBLEM;
  return (
    <g>
      {row.shield ? (
        <g transform={`translate(${emblem} ${y})`} class={`of-${row.shield}`}>
          <path class="cn-field" d={realmShape(row.shield, 88, 88)} />
          <Picture name={`realm-${row.shield}`} x={0} y={0} size={122} class="cn-emblem" />
        </g>
      ) : null}
      {row.chips.map((chip) => {
        const wide = widthOf(chip.n);
        const middle = x + wide / 2;
        x += wide + 14;
        return (
          <g
            key={`${chip.realm} ${chip.kind}`}
            transform={`translate(${middle} ${y})`}
            class={`of-${chip.realm}`}
            data-thing={chip.attacking ? undefined : `unit:${chip.kind}`}
          >
            <path
              class={`cn-plate ${chip.attacking ? "attacking" : ""} ${chip.hit > 0 ? "hit" : ""}`}
              d={realmShape(chip.realm, wide / 2, HIGH / 2 - 4)}
            />
            <Picture name={chip.kind} x={chip.n > 1 ? -wide / 2 + 108 : 0} y={0} size={158} class="cn-figure" />
            {chip.n > 1 ? (
              <text class="cn-number" x={wide / 2 - (chip.n > 9 ? 92 : 64)} y="52">
                {chip.n}
              </text>
            ) : null}
            {chip.cargo.length > 0 ? <Cargo cargo={chip.cargo} y={HIGH / 2 + 34} /> : null}
          </g>
        );
      })}
    </g>
  );
}

function Cargo({ cargo, y }: { cargo: readonly { kind: string; n: number }[]; y: number }) {
  const all = cargo.flatMap(({ kind, n }) => Array.from({ length: n }, () => kind));
  const wide = all.length * 112 + 24;
  return (
    <g class="cn-cargo">
      <rect x={-wide / 2} y={y - 62} width={wide} height={124} rx="40" />
      {all.map((kind, i) => (
        <Picture key={i} name={kind} x={-wide / 2 + 68 + i * 112} y={y} size={98} class="cn-figure" />
      ))}
    </g>
  );
}

/** Guardians of an entrance: face down with a question mark, face up with their dice. */
function Tokens({ box, space, y }: { box: Box; space: SpaceView; y: number }) {
  const wide = 270;
  return (
    <g class="cn-tokens">
      {space.tokens.map((token, i) => {
        const dice = box.guardians.get(token)?.dice ?? [];
        const x = (i - (space.tokens.length - 1) / 2) * wide;
        return (
          <g key={i} transform={`translate(${x} ${y})`} data-thing={`guardian:${token || "hidden"}`}>
            <circle class={token ? "up" : "down"} r="116" />
            <Picture name="guardian" x={0} y={token ? -34 : 0} size={token ? 110 : 150} class="cn-figure" />
            {token ? <text class="cn-dice" y="84">{`${dice.length}d${dice[0] ?? ""}`}</text> : null}
          </g>
        );
      })}
    </g>
  );
}

/** How wide a row may be: most of the space's own width. */
function roomIn(polygon: readonly (readonly [number, number])[]): number {
  const xs = polygon.map(([x]) => x);
  return Math.max(640, Math.min(1300, (Math.max(...xs) - Math.min(...xs)) * 0.86));
}

/** The rows of a space with where each lies, and the guardians above them. */
function arranged(info: SpaceInfo, space: SpaceView, scale: number): { rows: Row[]; ys: number[]; tokens: boolean } {
  const rows = rowsOf(stacksOf(space), space.holder, roomIn(info.polygon) / scale);
  const laden = rows.some((row) => row.chips.some((chip) => chip.cargo.length > 0));
  const step = HIGH + (laden ? 130 : 16);
  const tokens = space.tokens.length > 0;
  return { rows, ys: rows.map((_, i) => (tokens ? 225 : 70) + i * step), tokens };
}

/** Where the units and guardians of a space lie on the board. */
export function boxesOf(box: Box, space: SpaceView, scale: number): Rect[] {
  const info = box.spaces.get(space.id);
  if (!info) return [];
  const { rows, ys, tokens } = arranged(info, space, scale);
  const [cx, cy] = info.centre;
  const rect = (wide: number, top: number, bottom: number): Rect => ({
    x: cx - (wide / 2 + 12) * scale,
    y: cy + (top - 8) * scale,
    w: (wide + 24) * scale,
    h: (bottom - top + 16) * scale,
  });
  const found = rows.map((row, i) => {
    const y = ys[i] ?? 0;
    const laden = row.chips.some((chip) => chip.cargo.length > 0);
    return rect(row.wide, y - HIGH / 2, y + HIGH / 2 + (laden ? 100 : 0));
  });
  if (tokens) found.push(rect(270 * space.tokens.length, -150, 90));
  return found;
}

interface Props {
  box: Box;
  space: SpaceView;
  scale: number;
}

/** Each position brings all spaces anew; one that has not changed is not drawn again. */
const same = (a: Props, b: Props): boolean =>
  a.scale === b.scale && a.box === b.box && JSON.stringify(a.space) === JSON.stringify(b.space);

export const Standing = memo(function Standing({ box, space, scale }: Props) {
  const info = box.spaces.get(space.id);
  if (!info || (space.units.length === 0 && space.tokens.length === 0)) return null;
  const { rows, ys, tokens } = arranged(info, space, scale);
  return (
    <g
      class="cn-stack"
      data-space={space.id}
      data-thing={`space:${space.id}`}
      transform={`translate(${info.centre[0]} ${info.centre[1]}) scale(${scale.toFixed(3)})`}
    >
      {tokens ? <Tokens box={box} space={space} y={-30} /> : null}
      {rows.map((row, i) => (
        <ChipRow key={i} row={row} y={ys[i] ?? 0} />
      ))}
    </g>
  );
}, same);
