// The last Adventure as the log tells it: its lines from the first mission to the end of the turn, in order.
// The same in play and in replay; how fast it is told is left to the stage.
import type { LogLine } from "../../../wire/types";

export interface Tale {
  turn: number;
  lines: LogLine[];
}

export function lastAdventure(log: readonly LogLine[]): Tale | null {
  let start = -1;
  for (let i = log.length - 1; i >= 0 && start < 0; i--)
    if (log[i]?.kind === "phase" && log[i]?.data["phase"] === "phase-adventure") start = i;
  if (start < 0) return null;
  let turn = 0;
  for (let i = start; i >= 0 && turn === 0; i--) if (log[i]?.kind === "turn") turn = Number(log[i]?.data["turn"]);
  const lines: LogLine[] = [];
  for (const line of log.slice(start + 1)) {
    if (line.kind === "turn" || line.kind === "missions" || line.kind === "score") break;
    lines.push(line);
  }
  return { turn, lines };
}

/** What Madhala did last: her lines of the latest turn, newest last. */
export function madhalaLines(log: readonly LogLine[], most = 4): LogLine[] {
  const found: LogLine[] = [];
  for (let i = log.length - 1; i >= 0 && found.length < most; i--) {
    const line = log[i];
    if (!line || line.kind === "turn") break;
    if (line.kind.startsWith("madhala-")) found.unshift(line);
  }
  return found;
}

const FOUGHT = new Set(
  "battle revealed ambushed attack attack-roll defended drunk wounded died rolled rerolled venom-used captured killed conquered mission-won mission-failed contract".split(
    " ",
  ),
);

/** Lines of a fight: the stage tells them before the board shows what came of them. */
export const isFought = (line: LogLine): boolean => FOUGHT.has(line.kind);

const KINDS: Record<string, string> = {
  battle: "kill",
  revealed: "trap",
  ambushed: "trap",
  attack: "attack",
  "attack-roll": "attack",
  defended: "defence",
  drunk: "potion",
  wounded: "wound",
  died: "wound",
  captured: "capture",
  killed: "kill",
  conquered: "conquest",
  looted: "loot",
  glory: "glory",
  gold: "gold",
  "venom-used": "venom",
  "mission-won": "mission-competitive",
  "mission-failed": "mission-competitive",
  contract: "mission-contract",
  panic: "panic",
  "at-gates": "gates",
  escaped: "gates",
};

/** The drawing that goes with a kind of line. */
export const artOf = (kind: string): string => (kind.startsWith("madhala") ? "madhala" : (KINDS[kind] ?? ""));
