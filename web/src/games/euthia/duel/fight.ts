// The latest combat as the log tells it, round by round, and where in a round the combat at hand stands.
// Nothing here is known of the page; a reload and a replay tell the same.
import { bare } from "../../../wire/answer";
import type { LogLine } from "../../../wire/types";
import type { DuelView } from "../view";

export interface FightRound {
  /** 0 for preparation and initiative. */
  n: number;
  lines: LogLine[];
}

export interface FightTale {
  seat: number;
  /** The monster player, -1 without one. */
  master: number;
  foe: string;
  rounds: FightRound[];
  /** What came of it, once it is over. */
  end: LogLine[];
  /** Whether the match has gone on since. */
  left: boolean;
}

export const OPENS: ReadonlySet<string> = new Set(["meets", "meets-player"]);
export const VERDICTS: ReadonlySet<string> = new Set(["monster-beaten", "died", "fell", "struck-dead"]);
const AFTER = new Set([
  "loot",
  "captured",
  "trophy",
  "freed",
  "no-reward",
  "hope-left",
  "gained",
  "own-control",
  "gem-gained",
  "took",
  "reputation",
]);
/** A combat is left behind with the next turn or the next step on the map. */
const ENDS = new Set(["turn", "round", "moved", "walk", "over", "carried"]);

/** The latest combat of a log, null if there was none. */
export function fightTale(log: readonly LogLine[]): FightTale | null {
  let start = log.length - 1;
  while (start >= 0 && !OPENS.has(log[start]?.kind ?? "")) start--;
  const opening = log[start];
  if (!opening) return null;
  const tale: FightTale = {
    seat: Number(opening.data["seat"]),
    master: Number(opening.data["other"] ?? -1),
    foe: bare(opening.data["foe"]),
    rounds: [{ n: 0, lines: [] }],
    end: [],
    left: false,
  };
  for (const line of log.slice(start + 1)) {
    tale.left = ENDS.has(line.kind);
    if (tale.left) break;
    if (line.kind === "combat-round") tale.rounds.push({ n: Number(line.data["n"]), lines: [] });
    else if (VERDICTS.has(line.kind) || (tale.end.length > 0 && AFTER.has(line.kind))) tale.end.push(line);
    else if (tale.end.length === 0) tale.rounds[tale.rounds.length - 1]?.lines.push(line);
  }
  return tale;
}

/** Lines of the log that belong to the monster's side. */
const FOES = new Set([
  "card-played",
  "monster-rolled",
  "monster-rerolled",
  "monster-gaar",
  "monster-strength",
  "combat-card",
  "reserve-card",
  "reserve-traded",
  "stunned",
  "regenerated",
  "stolen",
  "sealed",
  "wounded",
  "card-drained",
  "exchanged",
]);

/** Whose deed a line tells; a die that was rolled again belongs to whoever paid for it, on the line before. */
export function sideOf(line: LogLine, tale: FightTale, before?: LogLine): "hero" | "foe" {
  if (line.kind === "monster-rerolled" && before?.kind === "gaar-duel") return sideOf(before, tale);
  if (line.kind === "gaar-duel") return line.data["own"] ? "hero" : "foe";
  if (line.kind === "card-drawn") return Number(line.data["seat"]) === tale.seat ? "hero" : "foe";
  return FOES.has(line.kind) ? "foe" : "hero";
}

/** The dice that a line shows. */
export function diceOf(line: LogLine): number[] {
  const dice = line.data["dice"];
  if (line.kind === "monster-rolled" && Array.isArray(dice)) return dice.map(Number);
  if (line.kind === "hero-rolled" || line.kind === "combat-card")
    return [Number(line.data["a"]), Number(line.data["b"])];
  if (["monster-rerolled", "monster-gaar", "rerolled"].includes(line.kind)) return [Number(line.data["n"])];
  return [];
}

export const PHASES = ["heal-1", "foe", "heal-2", "hero"] as const;
type Phase = (typeof PHASES)[number] | "prepare" | "initiative" | "end";
export const STEPS = ["a", "b", "c", "d"] as const;

/** In which phase of the round a combat is, and in which step of an attack. */
export function placeOf(duel: DuelView): { phase: Phase; step: string } {
  const { part, step } = duel;
  if (part === "end") return { phase: "end", step: "" };
  if (step === "prepare") return { phase: "prepare", step: "" };
  if (step === "initiative" && duel.round === 0) return { phase: "initiative", step: attackStep(part) };
  if (part === "healing") return { phase: step === "foe" ? "heal-2" : "heal-1", step: "" };
  if (part === "before-monster" || part === "monster-cards") return { phase: "foe", step: "a" };
  if (part === "alternate" || part === "after-monster") return { phase: "foe", step: "c" };
  return { phase: step === "hero" ? "hero" : "foe", step: attackStep(part) };
}

function attackStep(part: string): string {
  if (part === "choose") return "b";
  return part === "roll" ? "c" : "a";
}
