// The box in use: tiles, fighters, cards, quests and spaces, and what is written on them.
// Views name pieces only by id; the figures come once from the server.
import type * as Told from "../../wire/generated/euthia_box";
import { byId, readBoxOf } from "../../wire/read_box";
import type { Data } from "../../wire/types";
import { PLACES } from "./view";

export type Loot = Told.Loot;
export type HeroInfo = Told.Hero;

export interface SpaceInfo extends Told.Space {
  id: string;
  tile: string;
  place: string;
}

/** A tile that a hero may own, of any of the box's tables, with what only those of some tables have. */
export type TileInfo = Told.Relic &
  Partial<Omit<Told.HeroTile, keyof Told.Relic>> &
  Partial<Omit<Told.ShopTile, keyof Told.Relic>> &
  Partial<Omit<Told.TreasureTile, keyof Told.Relic>> &
  Partial<Omit<Told.EncounterTile, keyof Told.Relic>>;

/** Whom heroes fight, with what only some of them have. */
type FoeInfo = Omit<Told.Elite, "immunity"> & { sort: "monster" | "elite" | "opponent" } & Partial<
    Pick<Told.Monster, "rep_limit"> & Pick<Told.Opponent, "group" | "stage" | "immunity">
  >;

export interface Box {
  heroes: ReadonlyMap<string, HeroInfo>;
  tiles: ReadonlyMap<string, TileInfo>;
  foes: ReadonlyMap<string, FoeInfo>;
  bounties: ReadonlyMap<string, Told.Bounty>;
  cards: ReadonlyMap<string, Told.Card>;
  elementals: ReadonlyMap<string, Told.Elemental>;
  quests: ReadonlyMap<string, Told.Quest>;
  resources: ReadonlyMap<string, Told.NaturalResource>;
  territory: ReadonlyMap<string, Told.Territory>;
  spaces: ReadonlyMap<string, SpaceInfo>;
  scenarios: ReadonlyMap<string, Told.Scenario>;
  /** The movement points of each action token. */
  actions: Readonly<Record<string, number>>;
  /** How much each power counts. */
  dice: Readonly<Record<string, number>>;
  /** Gold for a reputation at the end, and reputation by count for each row of the score table. */
  scoring: Told.Scoring;
  /** What each face of the Dwurt die brings. */
  dwurtFaces: readonly Told.DwurtFace[];
  /** What a death costs. */
  death: Readonly<Record<string, number>>;
  /** What is written on pieces, by the message of their name. */
  texts: Record<string, Data[]>;
}

/** Read a box as the server sends it: the tables of its files, and what is written on pieces. */
export function readBox(told: Told.Cards & { texts: Record<string, Data[]> }): Box {
  const foes: FoeInfo[] = [
    ...told.monster.map((one) => ({ ...one, sort: "monster" as const })),
    ...told.elite.map((one) => ({ ...one, sort: "elite" as const })),
    ...told.opponent.map((one) => ({ ...one, sort: "opponent" as const })),
  ];
  const spaces = told.territory.flatMap((tile) =>
    tile.spaces.map((space, i): SpaceInfo => {
      const place = PLACES[i] ?? "m";
      return { ...space, id: `${tile.id}-${place}`, tile: tile.id, place };
    }),
  );
  return {
    heroes: byId(told.hero),
    tiles: byId<TileInfo>(told.hero_tile, told.shop_tile, told.treasure, told.reward_tile, told.relic),
    foes: byId(foes),
    bounties: byId(told.bounty),
    cards: byId(told.card),
    elementals: byId(told.elemental),
    quests: byId(told.quest),
    resources: byId(told.resource),
    territory: byId(told.territory),
    spaces: byId(spaces),
    scenarios: byId(told.scenario),
    actions: { ...told.actions },
    dice: { ...told.dice },
    dwurtFaces: told.dwurt_die.faces,
    death: { ...told.death },
    scoring: told.scoring,
    texts: told.texts,
  };
}

export const { box, want: wantBox } = readBoxOf("euthia", readBox);
