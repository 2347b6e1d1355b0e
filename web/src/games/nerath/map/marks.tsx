// Marks over the map: where units have gone in this turn, landings that are declared, what can be reached and the odds.
// Trails are read from the log, so that a reload and a replay show them too.
import type { PlacedAnswer } from "../../../table/answers";
import type { Play } from "../../../table/play";
import { bare } from "../../../wire/answer";
import type { LogLine } from "../../../wire/types";
import type { Box } from "../box";
import type { Advice } from "../help";
import icons from "../icons.json?icons";
import { place, type Rect, type Wanted } from "./labels";
import { isHostile, markOf } from "../orders/moves";
import { HEIGHT, WIDTH } from "./panzoom";
import { arrow } from "./shapes";
import { landings, type SpaceView, type WarView } from "../view";
import { chanceText } from "../words";

const WENT = new Set(["moved", "attacks", "boarded", "landed", "ran-amok"]);

interface Trail {
  from: string;
  to: string;
  realm: string;
  attack: boolean;
}

/** Where units have gone in the latest turn, each way once, the newest last. */
function trailsOf(log: readonly LogLine[]): Trail[] {
  const found: Trail[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const line = log[i];
    if (!line || line.kind === "turn" || (line.kind === "phase" && line.data["phase"] === "phase-reinforcement")) break;
    if (!WENT.has(line.kind) || line.data["from"] === undefined) continue;
    const trail = {
      from: bare(line.data["from"]),
      to: bare(line.data["to"]),
      realm: bare(line.data["realm"]),
      attack: line.kind === "attacks",
    };
    if (!found.some((one) => one.from === trail.from && one.to === trail.to)) found.unshift(trail);
  }
  return found;
}

export function Trails({ play, box }: { play: Play; table: WarView; box: Box }) {
  return (
    <g class="cn-trails" aria-hidden="true">
      {trailsOf(play.log.value).map(({ from, to, realm, attack }) => {
        const [a, b] = [box.spaces.get(from)?.centre, box.spaces.get(to)?.centre];
        if (!a || !b) return null;
        return (
          <path
            key={`${from} ${to}`}
            class={`cn-trail of-${realm} ${attack ? "attack" : ""}`}
            d={arrow(a, b)}
            marker-end="url(#cn-tip)"
            pathLength={1}
          />
        );
      })}
    </g>
  );
}

export function Landings({ table, box }: { table: WarView; box: Box }) {
  return (
    <g class="cn-landings" aria-hidden="true">
      {landings(table).map(({ from, to, realm }) => {
        const [a, b] = [box.spaces.get(from)?.centre, box.spaces.get(to)?.centre];
        return a && b ? (
          <path key={`${from} ${to}`} class={`cn-landing of-${realm}`} d={arrow(a, b)} marker-end="url(#cn-tip)" />
        ) : null;
      })}
    </g>
  );
}

interface BadgeProps {
  table: WarView;
  box: Box;
  possible: Map<string, PlacedAnswer[]>;
  advice: Advice | null;
  scale: number;
  /** Where units and names lie. */
  taken: readonly Rect[];
}

/** What a badge says: the chance and the points of a fight, or the mark of what can be done. */
interface Sign {
  mark: string;
  text: string;
  wide: number;
}

function signOf({ table, possible, advice }: BadgeProps, space: SpaceView): Sign | null {
  const legal = possible.get(space.id)?.find((one) => one.legal);
  const mark = legal ? markOf(legal.notation, isHostile(table, space, table.realm)) : "";
  const chance = (legal ? advice?.options[legal.notation] : undefined) ?? advice?.attacks[space.id];
  const thrown = legal ? advice?.throws?.[legal.notation] : undefined;
  if (!mark && !chance && !thrown) return null;
  const text = chance
    ? `${chanceText(chance.win)}${chance.points ? ` +${chance.points}` : ""}`
    : thrown
      ? `${thrown.dice}d${thrown.sides}`
      : "";
  return { mark, text, wide: text ? 70 + text.length * 80 : 220 };
}

/** A badge in each space that can be reached, with its odds and points if there would be a fight; none hides a unit. */
export function Badges(props: BadgeProps) {
  const { table, box, scale, taken } = props;
  const signs = new Map<string, Sign>();
  const wanted: Wanted[] = [];
  for (const space of table.spaces) {
    const sign = signOf(props, space);
    const info = box.spaces.get(space.id);
    if (!sign || !info) continue;
    signs.set(space.id, sign);
    const shapes = [1, 0.8].map((size) => ({
      lines: [],
      size,
      w: (sign.wide + 30) * scale * size,
      h: 230 * scale * size,
    }));
    wanted.push({ id: space.id, at: [info.centre[0], info.centre[1] - 60 * scale], polygon: info.polygon, shapes });
  }
  const placed = place(wanted, taken, { x: 0, y: 0, w: WIDTH, h: HEIGHT });
  return (
    <g class="cn-badges" aria-hidden="true">
      {[...placed].map(([id, { rect, shape }]) => {
        const sign = signs.get(id);
        if (!sign) return null;
        const { mark, text, wide } = sign;
        return (
          <g
            key={id}
            class={`cn-badge ${mark || "declared"}`}
            data-badge={id}
            transform={`translate(${rect.x + rect.w / 2} ${rect.y + rect.h / 2}) scale(${scale * shape.size})`}
          >
            <rect x={-wide / 2} y={-105} width={wide} height={210} rx="105" />
            {text ? <text y="50">{text}</text> : <path d={icons[mark]} transform="translate(-72 -72) scale(.281)" />}
          </g>
        );
      })}
    </g>
  );
}
