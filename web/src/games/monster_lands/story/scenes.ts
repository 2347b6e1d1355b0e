// An Adventure in scenes: the competitive mission, the contract, each battle, the Cleanup, with the lines that tell them.
// What weighs in a scene is marked, so that one sees at a glance how it ended.
import type { LogLine } from "../../../wire/types";
import { PLACES, type Place } from "../view";

export interface Scene {
  kind: "competitive" | "contract" | "battle" | "cleanup";
  place: Place | null;
  monster: string;
  lines: LogLine[];
}

const bare = (value: unknown, prefix: string): string =>
  typeof value === "string" && value.startsWith(prefix) ? value.slice(prefix.length) : "";

function opened(line: LogLine): Scene | null {
  if (line.kind === "battle") {
    const place = bare(line.data["place"], "place-");
    return {
      kind: "battle",
      place: (PLACES as readonly string[]).includes(place) ? (place as Place) : null,
      monster: bare(line.data["monster"], "monster-"),
      lines: [],
    };
  }
  if (line.kind === "phase") return { kind: "cleanup", place: null, monster: "", lines: [] };
  if (line.kind === "contract") return { kind: "contract", place: "contract", monster: "", lines: [line] };
  return null;
}

const diceOf = (line: LogLine): unknown[] => (Array.isArray(line.data["dice"]) ? line.data["dice"] : []);

/** Dice rolled one after the other by the same mercenary are told as one roll, with its last total. */
function add(lines: LogLine[], line: LogLine): void {
  const last = lines[lines.length - 1];
  const again =
    last?.kind === "rolled" &&
    line.kind === "rolled" &&
    last.data["mercenary"] === line.data["mercenary"] &&
    last.data["seat"] === line.data["seat"];
  if (last && again)
    lines[lines.length - 1] = { ...line, data: { ...line.data, dice: [...diceOf(last), ...diceOf(line)] } };
  else lines.push(line);
}

/** Missions come first and have no line of their own that opens them. */
export function scenesOf(lines: readonly LogLine[]): Scene[] {
  const scenes: Scene[] = [];
  for (const line of lines) {
    const now = scenes[scenes.length - 1];
    const next = opened(line);
    if (next && !(next.kind === "contract" && now?.kind === "contract")) scenes.push(next);
    else if (now) add(now.lines, line);
    else scenes.push({ kind: "competitive", place: "competitive", monster: "", lines: [line] });
  }
  return scenes;
}

/** Whether a roll is for the region: once its monster is beaten, or where none has been. */
export function isConquest(scene: Scene, rolled: LogLine | undefined): boolean {
  if (!rolled || scene.place === "gates") return false;
  const beaten = scene.lines.findIndex((line) => line.kind === "killed" || line.kind === "captured");
  return scene.monster === "" || (beaten >= 0 && scene.lines.indexOf(rolled) > beaten);
}

const GOOD = new Set(["captured", "killed", "conquered", "mission-won", "contract", "looted"]);
const BAD = new Set([
  "died",
  "wounded",
  "mission-failed",
  "strike-failed",
  "conquest-failed",
  "deserted",
  "wages-short",
  "escaped",
  "panic",
  "at-gates",
  "ambushed",
]);

/** How much a line weighs: what was won, what was lost, and the rest. */
export const weightOf = (kind: string): "good" | "bad" | "madhala" | "" =>
  GOOD.has(kind) ? "good" : BAD.has(kind) ? "bad" : kind.startsWith("madhala-") ? "madhala" : "";
