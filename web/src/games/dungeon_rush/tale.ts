// The last round as the log tells it: which monsters lay there, who attacked them, and how each fight ended.
// The view forgets the monsters when the fights are resolved; the log does not, in play and in replay alike.
import type { LogLine } from "../../wire/types";

export interface Fight {
  monster: string;
  seat: number;
  hands: string;
  outcome: "" | "won" | "lost" | "left";
  coins: number;
}

export interface Tale {
  round: number;
  fights: Fight[];
  told: boolean;
}

const bare = (id: unknown): string => String(id).replace(/^monster-/, "");

export function lastRound(log: readonly LogLine[]): Tale | null {
  let start = -1;
  for (let i = log.length - 1; i >= 0 && start < 0; i--) if (log[i]?.kind === "revealed") start = i;
  if (start < 0) return null;
  let round = 0;
  for (let i = start; i >= 0 && round === 0; i--) if (log[i]?.kind === "round") round = Number(log[i]?.data["round"]);
  const monsters = (log[start]?.data["monsters"] ?? []) as unknown[];
  const fights: Fight[] = monsters.map((id) => ({ monster: bare(id), seat: -1, hands: "", outcome: "", coins: 0 }));
  let told = false;
  for (const line of log.slice(start + 1)) {
    const fight = fights.find((one) => one.monster === bare(line.data["monster"]));
    if (!fight) continue;
    if (line.kind === "claimed") {
      fight.seat = Number(line.data["seat"]);
      fight.hands = fight.hands ? "both" : String(line.data["hand"]);
    } else if (line.kind === "won" || line.kind === "lost") {
      told = true;
      fight.seat = Number(line.data["seat"]);
      fight.hands = String(line.data["hands"]);
      fight.outcome = line.kind;
      fight.coins = Number(line.data["coins"] ?? 0);
    } else if (line.kind === "left") {
      told = true;
      fight.outcome = "left";
    }
  }
  return { round, fights, told };
}
