// What stands and lies on a space: monster with its level and loot, powers of elementals, tokens, heroes, dragon, Griffin.
// Everything has a shape of its own; the words are in the particulars of the space.
import type { Loot, SpaceInfo } from "../box";
import { Sign } from "./land";
import { crestShape, drawing } from "../pieces";
import type { Point } from "../../../ui/viewport";
import type { SpaceView, WorldView } from "../view";

const ROMAN = ["", "I", "II", "III"];

/** The monster of a space: a claw-shaped shield in the colour of its level, and the loot beside it. */
export function Monster({ level, loot }: { level: number; loot: Loot | undefined }) {
  return (
    <g class={`eu-monster level-${level}`}>
      <path class="eu-monster-field" d="M-33 4H33V30Q33 58 0 74Q-33 58 -33 30Z" />
      <Sign name={`monster-${level}`} y={31} size={40} />
      <g transform="translate(0 68)">
        <rect class="eu-level" x="-17" y="-11" width="34" height="21" rx="5" />
        <text class="eu-level-text" y="6">
          {ROMAN[level]}
        </text>
      </g>
      {loot ? <LootRow loot={loot} /> : null}
    </g>
  );
}

const LOOT = ["gold", "gaar", "potions", "silver", "gold_cards"] as const;

/** Loot hangs to the right of the monster, one sign above the other. */
function LootRow({ loot }: { loot: Loot }) {
  const found = LOOT.filter((name) => loot[name]);
  return (
    <g class="eu-loot">
      {found.map((name, i) => (
        <g key={name} transform={`translate(50 ${30 + (i - (found.length - 1) / 2) * 27})`}>
          <circle class={`eu-loot-field of-${name}`} r="13.500" />
          <Sign name={name} size={19} />
          {(loot[name] ?? 0) > 1 ? (
            <text class="eu-loot-n" x="22" y="6">
              {loot[name]}
            </text>
          ) : null}
        </g>
      ))}
    </g>
  );
}

const CORNERS: Record<string, Point> = { air: [-64, -30], earth: [64, -30], water: [-34, -63], fire: [34, -63] };
/** Where something else fills the top of a space. */
const LOW: Record<string, Point> = { ...CORNERS, water: [-34, 66], fire: [34, 66] };

/** The powers that act on a space, each in a corner of its own, where no monster, loot or token hides them. */
export function Powers({ powers, low }: { powers: readonly string[]; low: boolean }) {
  return (
    <g class="eu-powers">
      {powers.map((element) => {
        const [x, y] = (low ? LOW : CORNERS)[element] ?? [0, 0];
        return (
          <g key={element} class={`eu-power of-${element}`} transform={`translate(${x} ${y})`}>
            <circle r="12.500" />
            <Sign name={`element-${element}`} size={18} />
          </g>
        );
      })}
    </g>
  );
}

/** A small token of a hero: its crest's shape. */
function Token({
  hero,
  x,
  y,
  size = 15,
  class: extra = "",
}: {
  hero: string;
  x: number;
  y: number;
  size?: number;
  class?: string;
}) {
  const k = (size * 1.2) / 512;
  return (
    <g class={`eu-token of-${hero} ${extra}`} transform={`translate(${x} ${y})`}>
      <path class="eu-crest-field" d={crestShape(hero, size)} />
      <path
        class="eu-crest-sign"
        d={drawing(`hero-${hero}`)}
        transform={`translate(${(-size * 0.6).toFixed(1)} ${(-size * 0.6).toFixed(1)}) scale(${k.toFixed(4)})`}
      />
    </g>
  );
}

/** Tokens on a freed space: hero token on the left, trade token on the right, interaction tokens in a row below. */
export function Tokens({ space, table }: { space: SpaceView; table: WorldView }) {
  const hero = (seat: number) => table.heroes[seat]?.hero ?? "";
  const centre = space.id.endsWith("m");
  const y = centre ? 26 : 30;
  const laid = (space.tokens ?? []).flatMap((n, seat) => Array.from({ length: n }, () => seat));
  return (
    <>
      {space.hero_token !== undefined && space.hero_token >= 0 ? (
        <g class="eu-token-hero">
          <circle class="eu-disc" cx={-40} cy={y} r="20" />
          <Token hero={hero(space.hero_token)} x={-40} y={y} />
        </g>
      ) : null}
      {space.trade_token !== undefined && space.trade_token >= 0 ? (
        <g class="eu-token-trade">
          <rect class="eu-disc" x={20} y={y - 19} width="40" height="38" rx="8" />
          <Token hero={hero(space.trade_token)} x={40} y={y} size={13} />
        </g>
      ) : null}
      {laid.map((seat, i) => (
        <Token key={i} hero={hero(seat)} x={(i - (laid.length - 1) / 2) * 24} y={68} size={11} class="small" />
      ))}
      {space.emblem ? (
        <g class="eu-emblem" transform={`translate(${space.monster ? -54 : 40} ${y})`}>
          <circle r="17" />
          <Sign
            name={table.scenario === "rescue" ? "villagers" : table.scenario === "farruga" ? "ward" : "emblem"}
            size={24}
          />
          {space.emblem > 1 ? (
            <text x="15" y="18">
              {space.emblem}
            </text>
          ) : null}
        </g>
      ) : null}
    </>
  );
}

/** A place in ruins, an empty dwelling of an elemental, a lair. */
export function Fates({ space, info }: { space: SpaceView; info: SpaceInfo }) {
  return (
    <>
      {space.absent && info.land === "elemental" ? <path class="eu-struck" d="M-46 -66L46 8M46 -66L-46 8" /> : null}
      {space.ruined ? (
        <g class="eu-ruin">
          <Sign name="ruin" y={34} size={60} />
        </g>
      ) : null}
      {space.lair ? (
        <g class="eu-lair" transform="translate(0 -80)">
          <path d="M-15 -10H15V4L0 14L-15 4Z" />
          <Sign name="elite" y={-1} size={20} />
        </g>
      ) : null}
    </>
  );
}

/** The heroes that stand at a point, side by side; whose turn it is stands in front with a ring. */
export function Pawns({
  table,
  seats,
  at,
  asked,
  down,
}: {
  table: WorldView;
  seats: readonly number[];
  at: Point;
  asked: number;
  down: number;
}) {
  const gap = Math.min(46, 110 / Math.max(1, seats.length));
  const ordered = [...seats].sort((a, b) => Number(a === asked) - Number(b === asked));
  return (
    <g class="eu-pawns" aria-hidden="true">
      {ordered.map((seat) => {
        const hero = table.heroes[seat]?.hero ?? "";
        const x = at[0] + (seats.indexOf(seat) - (seats.length - 1) / 2) * gap;
        return (
          <g
            key={seat}
            class={`eu-pawn of-${hero} ${seat === asked ? "turn" : ""}`}
            style={{ transform: `translate(${x.toFixed(1)}px, ${(at[1] + down).toFixed(1)}px)` }}
          >
            <ellipse class="eu-shade" cx="0" cy="30" rx="24" ry="7" />
            {seat === asked ? <circle class="eu-ring" r="37" /> : null}
            <path class="eu-crest-field" d={crestShape(hero, 26)} />
            <path class="eu-crest-sign" d={drawing(`hero-${hero}`)} transform="translate(-17 -17) scale(.0664)" />
          </g>
        );
      })}
    </g>
  );
}

/** A dragon, the Golem or the Griffin on the map. */
export function Beast({ name, at }: { name: string; at: Point }) {
  return (
    <g class={`eu-beast ${name}`} transform={`translate(${at[0]} ${at[1] - 30})`} aria-hidden="true">
      <circle r="40" />
      <Sign name={name} size={58} />
    </g>
  );
}
