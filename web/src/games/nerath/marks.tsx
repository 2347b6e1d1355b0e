// Marks over the map: where units have gone in this turn, landings that are declared, what can be reached and the odds.
// Trails are read from the log, so that a reload and a replay show them too.
import type { Deed } from "../../table/deeds";
import type { Play } from "../../table/play";
import type { LogLine } from "../../wire/types";
import type { Box } from "./box";
import type { Advice } from "./help";
import icons from "./icons.json?icons";
import { isHostile, markOf } from "./moves";
import { arrow } from "./shapes";
import { landings, type WarView } from "./view";
import { chanceText, nameLines, spaceName } from "./words";
import { asWord } from "../../words/tongue";

const WENT = new Set(["moved", "attacks", "boarded", "landed", "ran-amok"]);
const bare = (word: unknown): string => asWord(word).replace(/^[a-z]+-/, "");

export interface Trail {
  from: string;
  to: string;
  realm: string;
  attack: boolean;
}

/** Where units have gone in the latest turn, each way once, the newest last. */
export function trailsOf(log: readonly LogLine[]): Trail[] {
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
  possible: Map<string, Deed[]>;
  advice: Advice | null;
  scale: number;
}

/** A badge over each space that can be reached, with its odds if there would be a fight; and over declared attacks. */
export function Badges({ table, box, possible, advice, scale }: BadgeProps) {
  const byId = new Map(table.spaces.map((one) => [one.id, one]));
  return (
    <g class="cn-badges" aria-hidden="true">
      {[...box.spaces.values()].map(({ id, centre }) => {
        const space = byId.get(id);
        const legal = possible.get(id)?.find((one) => one.legal);
        const mark = legal && space ? markOf(legal.notation, isHostile(table, space, table.realm)) : "";
        const planned = legal ? advice?.options[legal.notation] : undefined;
        const declared = advice?.attacks[id];
        const chance = planned ?? declared;
        if (!mark && !chance) return null;
        const text = chance ? chanceText(chance.win) : "";
        const up = nameLines(spaceName(id)).length > 1 ? 500 : 370;
        const wide = text ? 190 + text.length * 72 : 220;
        return (
          <g
            key={id}
            class={`cn-badge ${mark || "declared"}`}
            transform={`translate(${centre[0]} ${Math.max(125 * scale, centre[1] - up * scale)}) scale(${scale})`}
          >
            <rect x={-wide / 2} y={-105} width={wide} height={210} rx="105" />
            <path d={icons[mark || "attack"]} transform={`translate(${text ? -wide / 2 + 38 : -72} -72) scale(.281)`} />
            {text ? (
              <text x={62} y="50">
                {text}
              </text>
            ) : null}
          </g>
        );
      })}
    </g>
  );
}
