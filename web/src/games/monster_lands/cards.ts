// The figures of the box in use, by id: mercenaries, monsters, traps, loot, equipment, regions, missions, lists, buildings.
// Views name pieces only by id; the figures come once from the server, which knows an owner's own values.
import { signal } from "@preact/signals";
import { api } from "../../wire/api";
import type { Colour } from "./view";

export interface Effect {
  kind: string;
  [field: string]: unknown;
}

export type DiceOf = Partial<Record<Colour, number>>;
export type Goods = Record<string, number>;

export interface Mercenary {
  id: string;
  role: string;
  affinity?: string;
  reputation: number;
  cost: number;
  dice: DiceOf;
  talent: Effect;
}

export interface Monster {
  id: string;
  rank: string;
  affinity: string;
  attack: number;
  capture_value: number;
  kill_value: number;
  capture_glory: number;
  capture_gold: number;
  kill_glory: number;
  kill_gold: number;
  trophy: number;
  power: Effect;
}

export interface Trap {
  id: string;
  category: string;
  cost: number;
  effect: Effect;
}

export interface Gear {
  id: string;
  type: string;
  cost: number;
  ability: Effect;
}

export interface Region {
  id: string;
  affinity: string;
  conquest_value: number;
  glory: number;
  deploy: Colour[][];
  benefit: Effect;
}

export interface Mission {
  id: string;
  competitive: { dice: number; colours: Colour[]; objective: number; reward: Goods; penalty: number };
  contract: { dice: number; colours: Colour[] };
  left: { cost: Goods; reward: Goods };
  right: { cost: Goods; reward: Goods };
}

export interface Path {
  required: DiceOf;
  colours: Colour[];
  reinforcement: number;
  advantage: Effect;
}

export interface Building {
  id: string;
  accepts: Colour[];
  slots?: { dice: number; effect?: Effect; min_players?: number }[];
  per_die?: Effect;
}

export interface Bracket {
  up_to: number;
  wage: number;
}

export interface Cards {
  mercenary: ReadonlyMap<string, Mercenary>;
  monster: ReadonlyMap<string, Monster>;
  trap: ReadonlyMap<string, Trap>;
  loot: ReadonlyMap<string, { id: string; effect: Effect }>;
  gear: ReadonlyMap<string, Gear>;
  region: ReadonlyMap<string, Region>;
  mission: ReadonlyMap<string, Mission>;
  list: ReadonlyMap<string, { id: string; a: Path[]; b: Path[] }>;
  building: ReadonlyMap<string, Building>;
  attackDice: ReadonlyMap<string, number[]>;
  brackets: Bracket[];
  gates: { expeditions: { id: string; advantages: Effect[] }[]; death_glory?: number };
  /** The glory of a death on each expedition of a region, from left to right. */
  deathGlory: number[];
  /** The glory that ends the game. */
  endGlory: number;
  turns: number;
  storage: Record<string, number>;
  prices: { defence: number; defence_per_visit: number };
  scenarios: string[];
}

export const cards = signal<Cards | null>(null);
let asked = false;

/** Read a box as the server sends it: the tables of its files. */
export function readBox(box: Record<string, unknown>): Cards {
  const list = <T extends { id: string }>(key: string) => (box[key] ?? []) as T[];
  const byId = <T extends { id: string }>(key: string) => new Map(list<T>(key).map((one) => [one.id, one]));
  const mercenaries = byId<Mercenary>("mercenary");
  const novice = box["novice"] as Partial<Mercenary> | undefined;
  if (novice)
    mercenaries.set("novice", {
      id: "novice",
      role: "novice",
      reputation: 0,
      cost: 0,
      dice: {},
      talent: { kind: "recolour" },
      ...novice,
    });
  return {
    mercenary: mercenaries,
    monster: byId("monster"),
    trap: byId("trap"),
    loot: byId("loot"),
    gear: byId("equipment"),
    region: byId("region"),
    mission: byId("mission"),
    list: byId("expedition_list"),
    building: byId("building"),
    attackDice: new Map(
      list<{ id: string; attack_dice: number[] }>("difficulty").map((one) => [one.id, one.attack_dice]),
    ),
    brackets: (box["bracket"] ?? []) as Bracket[],
    gates: (box["gates"] ?? { expeditions: [] }) as Cards["gates"],
    deathGlory: ((box["expedition"] ?? {}) as { death_glory?: number[] }).death_glory ?? [],
    endGlory: ((box["end"] ?? {}) as { glory?: number }).glory ?? 30,
    turns: ((box["end"] ?? {}) as { turns?: number }).turns ?? 6,
    storage: (box["storage"] ?? {}) as Record<string, number>,
    prices: (box["prices"] ?? { defence: 0, defence_per_visit: 0 }) as Cards["prices"],
    scenarios: list("scenario").map((one) => one.id),
  };
}

/** The card of a mercenary; all novices are alike. */
export function mercenaryCard(id: string): Mercenary | undefined {
  return cards.value?.mercenary.get(id.startsWith("novice") ? "novice" : id);
}

/** What an expedition of a list asks for and offers; lists are named "E1-a". */
export function pathOf(list: string, number: number): Path | undefined {
  const [id = "", side = ""] = list.split("-");
  const found = cards.value?.list.get(id);
  return (side === "b" ? found?.b : found?.a)?.[number - 1];
}

export function wantCards(): void {
  if (asked) return;
  asked = true;
  api.box("monster_lands").then(
    (box) => (cards.value = readBox(box)),
    () => {
      asked = false;
      setTimeout(wantCards, 2000);
    },
  );
}
