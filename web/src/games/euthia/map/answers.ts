// Which space of the map an answer belongs to, and what kinds of answers there are.
// What is legal comes from the server; nothing is decided here.
import { argOf, kindOf, readAnswer } from "../../../wire/answer";

/** The space that an answer names, or the place "@q,r" where a tile would be laid; "" if it names none. */
export function spaceIn(notation: string, known: (id: string) => boolean): string {
  const { kind, args } = readAnswer(notation);
  if (kind === "lay") return args.length === 2 ? `@${args[0]},${args[1]}` : "";
  return args.find(known) ?? "";
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
  const [kind, first] = [kindOf(notation), argOf(notation)];
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
