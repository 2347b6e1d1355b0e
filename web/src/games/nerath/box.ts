// The box in use: outlines and neighbours of spaces, figures of units, cards and what they say, guardians.
// Views name pieces only by id; the figures come once from the server.
import { signal } from "@preact/signals";
import { api } from "../../wire/api";
import type { Data } from "../../wire/types";
import type { Point } from "./map/shapes";

export type Place = "land" | "sea" | "dungeon";

export interface SpaceInfo {
  id: string;
  place: Place;
  owner: string;
  neighbours: string[];
  polygon: Point[];
  centre: Point;
}

export interface UnitInfo {
  id: string;
  domain: string;
  cost: number;
  movement: number;
  attack: number[];
  defend: number[];
  sea?: number[];
  hero?: boolean;
  first_strike?: boolean;
  durable?: boolean;
  run_amok?: boolean;
  hover?: boolean;
}

export interface GuardianInfo {
  id: string;
  dice: number[];
  first_strike?: boolean;
  heroes_need?: number;
  gold?: number;
}

export interface Box {
  spaces: ReadonlyMap<string, SpaceInfo>;
  units: ReadonlyMap<string, UnitInfo>;
  guardians: ReadonlyMap<string, GuardianInfo>;
  /** The land of each realm's capital. */
  capitals: ReadonlyMap<string, string>;
  events: ReadonlyMap<string, { id: string; realm: string; number: number }>;
  treasures: ReadonlyMap<string, { id: string; points: number; number: number }>;
  texts: Record<string, Data>;
  /** What a die must show to hit. */
  hitOn: number;
}

/** Where names and pieces find more room than at the middle that the box gives. */
const MIDDLES: Record<string, Point> = {
  karkothi_thronehold: [8960, 2440],
  temple_of_elemental_evil: [8400, 2735],
  ashen_march: [8080, 3380],
  vale_of_chains: [8900, 3500],
  dread_marshes: [7980, 2270],
  satrapy_of_numoth: [5050, 3630],
  tomb_of_horrors: [5400, 2900],
  zembar: [5960, 3290],
  white_plume_mountain: [8180, 5600],
  emerald_bay: [6800, 5080],
  thunderspire_labyrinth: [3020, 3180],
};

export const box = signal<Box | null>(null);
let asked = false;

/** Read a box as the server sends it: the tables of its files, and what cards say. */
export function readBox(tables: Record<string, unknown>): Box {
  const list = <T extends { id: string }>(key: string) => (tables[key] ?? []) as T[];
  const byId = <T extends { id: string }>(key: string) => new Map(list<T>(key).map((one) => [one.id, one]));
  const spaces = new Map<string, SpaceInfo>();
  for (const place of ["land", "sea", "dungeon"] as const)
    for (const one of list<SpaceInfo>(place))
      spaces.set(one.id, { ...one, place, owner: one.owner ?? "", centre: MIDDLES[one.id] ?? one.centre });
  return {
    spaces,
    units: byId("unit"),
    guardians: byId("guardian"),
    capitals: new Map(list<{ id: string; capital: string }>("realm").map((one) => [one.id, one.capital])),
    events: byId("event"),
    treasures: byId("treasure"),
    texts: (tables["texts"] ?? {}) as Record<string, Data>,
    hitOn: Number((tables["battle"] as { hit_on?: number } | undefined)?.hit_on ?? 6),
  };
}

export function wantBox(): void {
  if (asked) return;
  asked = true;
  api.box("nerath").then(
    (tables) => (box.value = readBox(tables)),
    () => {
      asked = false;
      setTimeout(wantBox, 2000);
    },
  );
}
