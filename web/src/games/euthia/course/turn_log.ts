// Rounds and turns as the log tells them, with a picture for each kind of line.
// The same in play, after a reload and in replay.
import type { LogLine } from "../../../wire/types";
import { OPENS, VERDICTS } from "../duel/fight";

export interface Turn {
  round: number;
  /** Whose turn, -1 for what belongs to the round. */
  seat: number;
  lines: LogLine[];
}

/** Lines that the duel shows, and that would drown the tale. */
const QUIET = new Set([
  "walk",
  "hero-rolled",
  "hero-total",
  "rerolled",
  "monster-rolled",
  "monster-rerolled",
  "monster-strength",
]);

/** The history by turn, the newest last; what came before the first round is left out. */
export function turnsOf(log: readonly LogLine[]): Turn[] {
  const turns: Turn[] = [];
  let round = 0;
  for (const line of log) {
    if (line.kind === "round") {
      round = Number(line.data["round"] ?? round + 1);
      turns.push({ round, seat: -1, lines: [] });
    } else if (line.kind === "turn") turns.push({ round, seat: Number(line.data["seat"] ?? -1), lines: [] });
    else if (!QUIET.has(line.kind)) turns[turns.length - 1]?.lines.push(line);
  }
  return turns.filter((turn) => turn.lines.length > 0 || turn.seat >= 0);
}

/** What one sees on the map at once when one has done it oneself. */
const PLAIN = new Set(["walk", "moved", "turn", "carried"]);

/** The lines since one looked last (-1: since one's own last deed), without what one has just done oneself; for those
 * who only watch, those of the turn. */
export function newsOf(log: readonly LogLine[], seen: number, seat: number): LogLine[] {
  const own = (line: LogLine) => line.data["seat"] === seat;
  const last = log.findLastIndex((line) => (seat < 0 ? line.kind === "turn" : own(line) && line.kind !== "turn"));
  const from = seat >= 0 && seen >= 0 ? Math.min(seen, log.length) : last + 1;
  let fighting = false;
  const news: LogLine[] = [];
  log.forEach((line, i) => {
    if (VERDICTS.has(line.kind) || line.kind === "turn") fighting = false;
    if (
      i >= from &&
      !fighting &&
      line.kind !== "round" &&
      !QUIET.has(line.kind) &&
      !(own(line) && PLAIN.has(line.kind))
    )
      news.push(line);
    if (OPENS.has(line.kind)) fighting = true;
  });
  return news;
}

const PICTURES: Record<string, string> = {
  moved: "move",
  territory: "lay",
  wounded: "deaths",
  "fire-touch": "element-fire",
  "water-touch": "element-water",
  died: "deaths",
  fell: "deaths",
  captured: "trophies",
  freed: "reputation",
  "hope-left": "hope",
  struck: "deaths",
  "struck-dead": "deaths",
  healed: "health",
  regenerated: "monster-2",
  mining: "mining",
  mined: "mining",
  challenge: "challenge",
  treasure: "land-treasure",
  found: "land-treasure",
  loot: "sack",
  took: "sack",
  gained: "gold",
  chapel: "land-chapel",
  bounty: "bounty",
  trophy: "trophies",
  griffin: "griffin",
  meets: "quests",
  legend: "land-legend",
  toll: "gold",
  tax: "gold",
  renewed: "trade",
  learned: "reputation",
  unlocked: "arrange",
  carried: "end",
  earned: "reputation",
  score: "crown",
  rated: "crown",
  villagers: "villagers",
  delivered: "villagers",
  "villagers-left": "villagers",
  witness: "clue",
  ward: "ward",
  "ward-broken": "ward",
  razed: "ruin",
  ruined: "ruin",
  spell: "chaos",
  sealed: "emblem",
  "seal-failed": "emblem",
  revoked: "chaos",
  hope: "hope",
};

/** Kinds that belong together, by how they begin. */
const ALIKE: readonly [readonly string[], string][] = [
  [["quest"], "quests"],
  [["sold", "bought"], "trade"],
  [["card", "silver", "reserve"], "silver"],
  [["dragon"], "dragon"],
  [["golem", "slaughter", "spawned"], "golem"],
  [["monster", "hero-", "meets", "no-", "fight", "damage"], "combat"],
];

/** The drawing that goes with a line of the log. */
export const pictureOf = (kind: string): string =>
  PICTURES[kind] ?? ALIKE.find(([words]) => words.some((word) => kind.startsWith(word)))?.[1] ?? "history";
