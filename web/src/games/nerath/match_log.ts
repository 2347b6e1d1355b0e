// Battles and turns as the log tells them: rounds with dice, hits and losses; the history by round and realm.
// The same in play, after a reload and in replay.
import { bare } from "../../wire/answer";
import type { LogLine } from "../../wire/types";

const words = (value: unknown): string[] => (Array.isArray(value) ? value.map(bare) : []);

/** Units as the log counts them: `{ say: "amount-fighter", n: 2 }` each. */
const counts = (value: unknown): [string, number][] =>
  (Array.isArray(value) ? value : []).map((one: { say?: unknown; n?: unknown }) => [bare(one.say), Number(one.n ?? 1)]);

export interface Throw {
  realm: string;
  kind: string;
  sides: number;
  dice: number[];
  hits: number;
  first: boolean;
}

export interface Round {
  round: number;
  throws: Throw[];
  /** Everything else that happened: cards, hits, losses. */
  lines: LogLine[];
}

export interface BattleTale {
  space: string;
  attacker: string;
  defenders: string[];
  attackers: [string, number][];
  against: [string, number][];
  dungeon: boolean;
  opening: LogLine;
  rounds: Round[];
  over: LogLine | null;
}

const OPENS = new Set(["battle", "naval-battle", "explores"]);
const ENDS = new Set(["turn", "phase", "closed"]);

/** The latest battle of a log, or the one that began at a line. */
export function battleTale(log: readonly LogLine[], start = lastBattle(log)): BattleTale | null {
  const opening = log[start];
  if (!opening || !OPENS.has(opening.kind)) return null;
  const tale: BattleTale = {
    space: bare(opening.data["space"]),
    attacker: bare(opening.data["realm"]),
    defenders: words(opening.data["realms"]),
    attackers: counts(opening.data["attackers"]),
    against: counts(opening.data["defenders"]),
    dungeon: opening.kind === "explores",
    opening,
    rounds: [],
    over: null,
  };
  for (const line of log.slice(start + 1)) {
    if (OPENS.has(line.kind) || ENDS.has(line.kind) || line.kind === "walks-in") break;
    if (line.kind === "battle-over") {
      tale.over = line;
      continue;
    }
    if (line.kind === "battle-round") {
      tale.rounds.push({ round: Number(line.data["round"]), throws: [], lines: [] });
      continue;
    }
    if (tale.rounds.length === 0) tale.rounds.push({ round: 0, throws: [], lines: [] });
    const now = tale.rounds[tale.rounds.length - 1];
    if (!now) continue;
    if (line.kind === "rolled" || line.kind === "guardian-rolled") now.throws.push(thrown(line));
    else if (line.kind !== "hits") now.lines.push(line);
  }
  return tale;
}

function thrown(line: LogLine): Throw {
  const guardian = line.kind === "guardian-rolled";
  const dice = line.data["dice"];
  return {
    realm: guardian ? "" : bare(line.data["realm"]),
    kind: guardian ? bare(line.data["guardian"]) : bare(line.data["unit"]),
    sides: Number(line.data["sides"] ?? 6),
    dice: Array.isArray(dice) ? dice.map(Number) : [],
    hits: Number(line.data["n"] ?? 0),
    first: line.data["step"] === "first",
  };
}

export function lastBattle(log: readonly LogLine[]): number {
  for (let i = log.length - 1; i >= 0; i--) if (OPENS.has(log[i]?.kind ?? "")) return i;
  return -1;
}

/** What an ally has just proposed: which units of which realm take the hits. */
export function proposals(log: readonly LogLine[]): LogLine[] {
  let start = log.length;
  while (log[start - 1]?.kind === "proposed") start -= 1;
  return log.slice(start);
}

/** Which dice of a throw hit: the highest ones, as many as there were hits. */
export function hitting(dice: readonly number[], hits: number): boolean[] {
  const order = dice.map((face, i) => [face, i] as const).sort((a, b) => b[0] - a[0]);
  const marked = new Set(order.slice(0, hits).map(([, i]) => i));
  return dice.map((face, i) => marked.has(i) && face > 0);
}

export interface Turn {
  round: number;
  realm: string;
  seat: number;
  lines: LogLine[];
}

const QUIET = new Set(["phase", "closed", "rolled", "guardian-rolled", "hits", "battle-round"]);

/** The history by turn, the newest last; what belongs to no turn is left out. */
export function turnsOf(log: readonly LogLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of log) {
    if (line.kind === "turn")
      turns.push({
        round: Number(line.data["round"]),
        realm: bare(line.data["realm"]),
        seat: Number(line.data["seat"]),
        lines: [],
      });
    else if (line.kind !== "round" && !QUIET.has(line.kind)) turns[turns.length - 1]?.lines.push(line);
  }
  return turns;
}

/** What a turn brought, in figures: lands won, battles, units lost. */
export function gains(turn: Turn): { won: number; battles: number } {
  const won = turn.lines.filter(
    (line) =>
      ["conquered", "conquered-capital", "retook", "freed"].includes(line.kind) &&
      bare(line.data["realm"]) === turn.realm,
  ).length;
  const battles = turn.lines.filter((line) => OPENS.has(line.kind)).length;
  return { won, battles };
}
