// What stands in a space: chips by realm and kind, cargo on ships, attackers under defenders, guardians of an entrance.
// Drawn in the units of the board around the middle of the space.
import { memo } from "preact/compat";
import type { Box } from "./box";
import icons from "./icons.json?icons";
import { realmShape } from "./pieces";
import { stacksOf, type SpaceView, type Stack } from "./view";

const HIGH = 215;
const EMBLEM = 205;

const widthOf = (n: number): number => (n > 1 ? (n > 9 ? 370 : 300) : 215);

interface Row {
  realm: string;
  attacking: boolean;
  first: boolean;
  chips: Stack["kinds"];
  wide: number;
}

/** Break each stack into rows that are not too wide. */
export function rowsOf(stacks: readonly Stack[], holder = "", most = 1060): Row[] {
  const rows: Row[] = [];
  for (const stack of stacks) {
    // Whoever stands on a land of their own needs no shield: the land has their colour and pattern.
    const first = stack.realm !== holder;
    let row: Row = { realm: stack.realm, attacking: stack.attacking, first, chips: [], wide: first ? EMBLEM : 0 };
    for (const chip of stack.kinds) {
      const wide = widthOf(chip.n) + 14;
      if (row.chips.length > 0 && row.wide + wide > most) {
        rows.push(row);
        row = { realm: stack.realm, attacking: stack.attacking, first: false, chips: [], wide: 0 };
      }
      row.chips.push(chip);
      row.wide += wide;
    }
    rows.push(row);
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
  if (row.first) x += EMBLEM;
  return (
    <g class={`of-${row.realm}`}>
      {row.first ? (
        <g transform={`translate(${emblem} ${y})`}>
          <path class="cn-field" d={realmShape(row.realm, 88, 88)} />
          <Picture name={`realm-${row.realm}`} x={0} y={0} size={122} class="cn-emblem" />
        </g>
      ) : null}
      {row.chips.map((chip) => {
        const wide = widthOf(chip.n);
        const middle = x + wide / 2;
        x += wide + 14;
        return (
          <g key={chip.kind} transform={`translate(${middle} ${y})`} data-thing={`unit:${chip.kind}`}>
            <path
              class={`cn-plate ${row.attacking ? "attacking" : ""} ${chip.hit > 0 ? "hit" : ""}`}
              d={realmShape(row.realm, wide / 2, HIGH / 2 - 4)}
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
  const rows = rowsOf(stacksOf(space), space.holder, roomIn(info.polygon) / scale);
  const laden = rows.some((row) => row.chips.some((chip) => chip.cargo.length > 0));
  const step = HIGH + (laden ? 130 : 16);
  let y = 70;
  const tokens = space.tokens.length > 0 ? <Tokens box={box} space={space} y={-30} /> : null;
  if (tokens) y = 430;
  const clash: number[] = [];
  const drawn = rows.map((row, i) => {
    const before = rows[i - 1];
    if (row.attacking && (tokens ? i === 0 : before && !before.attacking)) {
      clash.push(y - step / 2 + 20);
      y += 70;
    }
    const at = y;
    y += step;
    return <ChipRow key={i} row={row} y={at} />;
  });
  return (
    <g
      class="cn-stack"
      data-space={space.id}
      data-thing={`space:${space.id}`}
      transform={`translate(${info.centre[0]} ${info.centre[1]}) scale(${scale.toFixed(3)})`}
    >
      {tokens}
      {drawn}
      {clash.slice(-1).map((at) => (
        <g key="clash" transform={`translate(0 ${at})`} class="cn-clash">
          <circle r="72" />
          <Picture name="attack" x={0} y={0} size={104} class="cn-figure" />
        </g>
      ))}
    </g>
  );
}, same);
