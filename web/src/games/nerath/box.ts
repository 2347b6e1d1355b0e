// The box in use: outlines and neighbours of spaces, figures of units, cards and what they say, guardians.
// Views name pieces only by id; the figures come once from the server.
import type * as Told from "../../wire/generated/nerath_box";
import { byId, readBoxOf } from "../../wire/read_box";
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

export type UnitInfo = Told.Unit;

export interface Box {
  spaces: ReadonlyMap<string, SpaceInfo>;
  units: ReadonlyMap<string, UnitInfo>;
  guardians: ReadonlyMap<string, Told.Guardian>;
  /** The land of each realm's capital. */
  capitals: ReadonlyMap<string, string>;
  events: ReadonlyMap<string, Told.Event>;
  treasures: ReadonlyMap<string, Told.Treasure>;
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

/** Read a box as the server sends it: the tables of its files, and what cards say. */
export function readBox(told: Told.Cards & { texts: Record<string, Data> }): Box {
  const spaces = new Map<string, SpaceInfo>();
  const put = (place: Place, { id, neighbours, polygon, centre }: Told.Dungeon, owner = "") =>
    spaces.set(id, { id, place, owner, neighbours, polygon, centre: MIDDLES[id] ?? centre });
  for (const land of told.land) put("land", land, land.owner);
  for (const sea of told.sea) put("sea", sea);
  for (const entrance of told.dungeon) put("dungeon", entrance);
  return {
    spaces,
    units: byId(told.unit),
    guardians: byId(told.guardian),
    capitals: new Map(told.realm.map((one) => [one.id, one.capital])),
    events: byId(told.event),
    treasures: byId(told.treasure),
    texts: told.texts,
    hitOn: told.battle.hit_on,
  };
}

export const { box, want: wantBox } = readBoxOf("nerath", readBox);
