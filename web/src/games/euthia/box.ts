// The box in use: tiles, fighters, cards, quests and spaces, and what is written on them.
// Views name pieces only by id; the figures come once from the server.
import { signal } from "@preact/signals";
import { api } from "../../wire/api";
import type { Data } from "../../wire/types";
import { PLACES } from "./view";

export interface Loot {
  gold?: number;
  gaar?: number;
  potions?: number;
  silver?: number;
  gold_cards?: number;
}

export interface SpaceInfo {
  id: string;
  tile: string;
  place: string;
  land: string;
  level?: number;
  element?: string;
  encounter?: string;
  monster?: number;
  loot?: Loot;
}

export interface TerritoryInfo {
  id: string;
  chapter: number;
  kind: string;
  special?: string;
  spaces: Omit<SpaceInfo, "id" | "tile" | "place">[];
}

export interface BandInfo {
  min: number;
  damage?: number;
  wounds?: number;
  do?: Data[];
}

export interface UseInfo {
  trigger: string;
  do: Data[];
}

/** A tile that a hero may own, of any of the box's tables; `deck` is that of the shop, `hero` and `rep` those of hero tiles. */
export interface TileInfo {
  id: string;
  kind: string;
  cost?: number;
  sell?: number;
  health?: number;
  sacks?: number;
  gem_slots?: number;
  essence_slots?: number;
  piece?: string;
  family?: string;
  single_use?: boolean;
  bands?: BandInfo[];
  uses?: UseInfo[];
  deck?: string;
  hero?: string;
  rep?: number;
  set?: number;
  dwurt?: number;
  start?: boolean;
  level?: number;
  pile?: string;
}

export interface FoeInfo {
  id: string;
  sort: "monster" | "elite" | "opponent";
  level: number;
  health: number;
  bands: BandInfo[];
  penalty?: number;
  silver?: number;
  gold_cards?: number;
  chaos?: number;
  gaar?: number;
  rep_limit?: number;
  immunity?: boolean;
  group?: string;
  stage?: number;
}

export interface HeroInfo {
  id: string;
  colour: string;
  symbol: string;
  health: number;
  slots: { symbol: string; lock?: Data[] }[];
  equipment: { piece: string; lock?: Data[] }[];
  gaar_slots: number;
  dwurt_slots?: number;
  gem_slots: number;
  sacks: number;
}

export interface CardInfo {
  id: string;
  metal: "silver" | "gold";
  trigger: string;
}

export interface ScenarioInfo {
  id: string;
  modes: string[];
  rounds: number;
  final_round?: boolean;
  goal: { check: string; count: string; normal?: number[]; hard?: number[]; heroic?: number[] };
  hooks?: { at: string; do: string; rule: string; rounds?: number[] }[];
  /** Rules of what it adds to the final score. */
  add_ons?: string[];
  values?: Record<string, number>;
  hard?: Record<string, number>;
  heroic?: Record<string, number>;
}

export interface Scoring {
  gold_for_rep: number;
  hero_tokens: number[];
  interaction_tokens: number[];
  trade_tokens: number[];
  rival_tokens: number[];
  quests: number[];
  elites: number[];
}

export interface Box {
  heroes: ReadonlyMap<string, HeroInfo>;
  tiles: ReadonlyMap<string, TileInfo>;
  foes: ReadonlyMap<string, FoeInfo>;
  bounties: ReadonlyMap<string, { id: string; level: number; lair: { kind: string; of: string } }>;
  cards: ReadonlyMap<string, CardInfo>;
  quests: ReadonlyMap<string, { id: string; encounter: string }>;
  resources: ReadonlyMap<
    string,
    { id: string; terrain: string; tag: string; options: { gold?: number; rep?: number; gem?: string[] }[] }
  >;
  territory: ReadonlyMap<string, TerritoryInfo>;
  spaces: ReadonlyMap<string, SpaceInfo>;
  scenarios: ReadonlyMap<string, ScenarioInfo>;
  /** The movement points of each action token. */
  actions: Record<string, number>;
  /** How much each power counts. */
  dice: Record<string, number>;
  /** Gold for a reputation at the end, and reputation by count for each row of the score table. */
  scoring: Scoring | null;
  /** What a death costs. */
  death: Record<string, number>;
  /** What is written on pieces, by the message of their name. */
  texts: Record<string, Data[]>;
}

export const box = signal<Box | null>(null);
let asked = false;

/** Read a box as the server sends it: the tables of its files, and what is written on pieces. */
export function readBox(tables: Record<string, unknown>): Box {
  const list = <T extends { id: string }>(key: string) => (tables[key] ?? []) as T[];
  const byId = <T extends { id: string }>(...keys: string[]) =>
    new Map(keys.flatMap((key) => list<T>(key)).map((one) => [one.id, one]));
  const foes = new Map<string, FoeInfo>();
  for (const sort of ["monster", "elite", "opponent"] as const)
    for (const one of list<FoeInfo>(sort)) foes.set(one.id, { ...one, sort });
  const territory = byId<TerritoryInfo>("territory");
  const spaces = new Map<string, SpaceInfo>();
  for (const tile of territory.values())
    tile.spaces.forEach((space, i) => {
      const place = PLACES[i] ?? "m";
      const id = `${tile.id}-${place}`;
      spaces.set(id, { ...space, id, tile: tile.id, place });
    });
  return {
    heroes: byId("hero"),
    tiles: byId("hero_tile", "shop_tile", "treasure", "reward_tile", "relic"),
    foes,
    bounties: byId("bounty"),
    cards: byId("card"),
    quests: byId("quest"),
    resources: byId("resource"),
    territory,
    spaces,
    scenarios: byId("scenario"),
    actions: (tables["actions"] ?? {}) as Record<string, number>,
    dice: (tables["dice"] ?? {}) as Record<string, number>,
    death: (tables["death"] ?? {}) as Record<string, number>,
    scoring: (tables["scoring"] ?? null) as Scoring | null,
    texts: (tables["texts"] ?? {}) as Record<string, Data[]>,
  };
}

export function wantBox(): void {
  if (asked) return;
  asked = true;
  api.box("euthia").then(
    (tables) => (box.value = readBox(tables)),
    () => {
      asked = false;
      setTimeout(wantBox, 2000);
    },
  );
}
