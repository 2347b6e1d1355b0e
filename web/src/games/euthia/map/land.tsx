// The ground of a space: its tint and a drawing of its land. Sizes are in units of the map, around the middle of the hex.
// What stands or lies there is drawn by marks.tsx.
import type { SpaceInfo } from "../box";
import { drawing } from "../pieces";

/** The class that tints a space. */
export function tintOf(info: SpaceInfo): string {
  if (info.land === "elemental") return `land-elemental of-${info.element ?? ""}`;
  return `land-${info.land}`;
}

/** A sign of the icon set, centred at a point. */
export function Sign({
  name,
  x = 0,
  y = 0,
  size,
  class: extra = "",
}: {
  name: string;
  x?: number;
  y?: number;
  size: number;
  class?: string;
}) {
  const k = size / 512;
  return (
    <path
      class={`eu-sign ${extra}`}
      d={drawing(name)}
      transform={`translate(${(x - size / 2).toFixed(1)} ${(y - size / 2).toFixed(1)}) scale(${k.toFixed(4)})`}
    />
  );
}

/** The drawing of a land. */
export function Land({ info }: { info: SpaceInfo }) {
  switch (info.land) {
    case "plain":
      return <Plain />;
    case "mountain":
      return <Mountain />;
    case "lake":
      return <Lake />;
    case "cavern":
      return <Cavern />;
    case "portal":
      return <Portal />;
    case "abyss":
      return <Abyss />;
    case "elemental":
      return <Elemental element={info.element ?? "air"} />;
    case "treasure":
      return <Treasure level={info.level ?? 1} />;
    case "encounter":
      return <Dwelling sign={`encounter-${info.encounter ?? ""}`} />;
    case "chapel":
      return <Centre sign={info.encounter ? `encounter-${info.encounter}` : "land-chapel"} />;
    default:
      return info.place === "m" ? (
        <Centre sign={info.encounter ? `encounter-${info.encounter}` : `land-${info.land}`} />
      ) : (
        <Post sign={`land-${info.land}`} />
      );
  }
}

const Plain = () => (
  <path
    class="eu-grass"
    d="M-46 -28q4 -12 8 0M-38 -28q6 -16 10 -2M22 -46q4 -12 8 0M30 -46q6 -16 10 -2M-8 30q4 -12 8 0M0 30q6 -16 10 -2M38 18q4 -12 8 0M-52 34q4 -12 8 0"
  />
);

const Mountain = () => (
  <g class="eu-rock">
    <path d="M-64 -8L-30 -64L-4 -22L16 -52L62 -8Z" />
    <path class="eu-snow" d="M-42 -44L-30 -64L-19 -46L-27 -40L-33 -46ZM6 -38L16 -52L28 -40L20 -34L14 -39Z" />
    <path class="eu-ridge" d="M-30 -64L-22 -8M16 -52L24 -8" />
  </g>
);

const Lake = () => (
  <g class="eu-water">
    <path d="M-58 -30q10 -26 44 -26q22 -10 46 2q32 4 26 28q-4 24 -40 22q-30 10 -54 -2q-26 0 -22 -24Z" />
    <path class="eu-ripple" d="M-34 -38q7 -6 14 0t14 0M4 -24q7 -6 14 0t14 0M-22 -14q7 -6 14 0t14 0" />
  </g>
);

const Cavern = () => (
  <g class="eu-rock">
    <path d="M-60 -8Q-58 -44 -26 -58Q10 -74 38 -48Q60 -34 60 -8Z" />
    <path class="eu-dark" d="M-26 -8Q-26 -42 0 -42Q26 -42 26 -8Z" />
    <path class="eu-tooth" d="M-16 -34l4 12l5 -16ZM4 -42l5 15l5 -13Z" />
  </g>
);

const Portal = () => (
  <g class="eu-gate">
    <ellipse cx="0" cy="-30" rx="30" ry="36" />
    <ellipse class="eu-gate-in" cx="0" cy="-30" rx="20" ry="26" />
    <path class="eu-swirl" d="M0 -30q12 -4 8 -14t-16 -4t-8 22t22 10" />
  </g>
);

const Abyss = () => (
  <g>
    <path class="eu-dark" d="M-62 -28q16 -30 58 -30q50 0 64 30q-14 28 -64 28q-42 0 -58 -28Z" />
    <path class="eu-crack" d="M-50 -44l10 10M40 -46l-8 12M52 -14l-12 -6M-46 -10l12 -8M0 -60v10" />
  </g>
);

function Elemental({ element }: { element: string }) {
  return (
    <g class={`eu-elemental of-${element}`}>
      <path
        class="eu-halo"
        d="M0 -74l9 14l15 -8l3 17l17 -1l-4 16l16 7l-12 12l12 12l-16 7l4 16l-17 -1l-3 17l-15 -8l-9 14l-9 -14l-15 8l-3 -17l-17 1l4 -16l-16 -7l12 -12l-12 -12l16 -7l-4 -16l17 1l3 -17l15 8Z"
        transform="translate(0 -10) scale(.86)"
      />
      <Sign name={`element-${element}`} y={-31} size={52} />
    </g>
  );
}

/** A chest with one bar for each level. */
function Treasure({ level }: { level: number }) {
  return (
    <g class="eu-chest">
      <Sign name="land-treasure" y={-34} size={58} />
      {Array.from({ length: level }, (_, i) => (
        <path key={i} class="eu-pip" d={`M${(i - (level - 1) / 2) * 15} -76l6 6l-6 6l-6 -6Z`} />
      ))}
    </g>
  );
}

/** Somebody's house: a roof, and the sign of who lives there. */
const Dwelling = ({ sign }: { sign: string }) => (
  <g class="eu-house">
    <path class="eu-wall" d="M-36 -4V-38H36V-4Z" />
    <path class="eu-roof" d="M-48 -36L0 -76L48 -36Z" />
    <Sign name={sign} y={-27} size={42} />
  </g>
);

const Post = ({ sign }: { sign: string }) => (
  <g class="eu-post">
    <path class="eu-mat" d="M-44 -56q44 -16 88 0v46q-44 12 -88 0Z" />
    <Sign name={sign} y={-33} size={52} />
  </g>
);

/** The middle of a special tile: a round yard. */
const Centre = ({ sign }: { sign: string }) => <Sign name={sign} y={-14} size={44} />;
