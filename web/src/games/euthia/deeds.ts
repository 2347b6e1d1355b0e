// Which answers belong to which space of the map, and what kinds of answers there are.
// What is legal comes from the server; nothing is decided here.
import type { Asked, Candidate } from "../../wire/types";

export interface Deed {
  notation: string;
  legal: boolean;
}

export const kindOf = (notation: string): string => notation.split(" ", 1)[0] ?? "";

/** The space that an answer names, or the place "@q,r" where a tile would be laid; "" if it names none. */
export function spaceIn(notation: string, known: (id: string) => boolean): string {
  const [kind = "", ...args] = notation.split(" ");
  if (kind === "lay") return args.length === 2 ? `@${args[0]},${args[1]}` : "";
  return args.find(known) ?? "";
}

/** Everything that could be answered with a space, by space: what is legal, and else what is refused with a reason. */
export function deedsBySpace(asked: readonly Asked[], candidates: readonly Candidate[], known: (id: string) => boolean): Map<string, Deed[]> {
  const found = new Map<string, Deed[]>();
  const add = (notation: string, legal: boolean) => {
    const space = spaceIn(notation, known);
    if (!space) return;
    const here = found.get(space);
    if (!here) found.set(space, [{ notation, legal }]);
    else if (!here.some((one) => one.notation === notation) && (legal || !here.some((one) => one.legal))) here.push({ notation, legal });
  };
  for (const one of asked) for (const option of one.options) add(option, true);
  for (const one of candidates) if (!one.ok) add(one.do, false);
  return found;
}

export type Group = "tokens" | "map" | "here" | "things" | "other";

const GROUPS: Record<string, Group> = {
  walk: "tokens",
  move: "map",
  portal: "map",
  teleport: "map",
  land: "map",
  lay: "map",
  use: "things",
  gem: "things",
  essence: "things",
  power: "things",
  arrange: "other",
  end: "other",
};

/** What kind of thing an answer of a turn is; whatever a place offers is "here". */
export const groupOf = (notation: string): Group => GROUPS[kindOf(notation)] ?? "here";

/** The drawing that goes with an answer. */
export function artOf(notation: string): string {
  const [kind = "", first = ""] = notation.split(" ");
  const arts: Record<string, string> = {
    walk: first,
    token: first === "nothing" ? "end" : first,
    carry: first === "nothing" ? "end" : first,
    move: "move",
    mine: "mining",
    dig: "mining",
    trade: "trade",
    fight: "combat",
    guardian: "combat",
    attack: "combat",
    treasure: "land-treasure",
    challenge: "challenge",
    chapel: "land-chapel",
    portal: "land-portal",
    teleport: "land-portal",
    land: "griffin",
    griffin: "griffin",
    quest: "quests",
    legend: "land-legend",
    lay: "lay",
    arrange: "arrange",
    end: "end",
    hero: `hero-${first}`,
    deliver: "villagers",
    gather: "villagers",
    revoke: "chaos",
    seal_emblem: "emblem",
    fall: "land-abyss",
    ward: "ward",
    gem: "gems",
    hope: "hope",
  };
  return arts[kind] ?? "";
}
