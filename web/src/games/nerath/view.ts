// The table of Conquest of Nerath as games/nerath/view sends it, and small questions about it.
// Nothing here is known of the network or the page.
import type { Play } from "../../table/play";
import { bare } from "../../wire/answer";
import type { Asked, View } from "../../wire/types";
import type { RealmView, SpaceView, WarView } from "../../wire/generated/nerath";

export type {
  DieView,
  FightView,
  GroupView,
  RealmView,
  SpaceView,
  UnitView,
  WarView,
} from "../../wire/generated/nerath";

export const UNITS = [
  "footsoldier",
  "siege_engine",
  "fighter",
  "wizard",
  "monster",
  "castle",
  "storm_elemental",
  "dragon",
  "warship",
] as const;
export const PHASES = ["draw", "movement", "battles", "reposition", "reinforcement", "income"] as const;

export const tableOf = (view: View | null): WarView | null => (view?.table as WarView | undefined) ?? null;

export const war = (play: Play): WarView | null => tableOf(play.view.value);

/** The realm that a question is put to: it is named, or else the only one of the seat. */
export function askedRealm(table: WarView, asked: Asked | undefined, seat: number): string {
  const named = asked?.data["realm"];
  if (typeof named === "string") return bare(named);
  return table.realms.find((one) => one.seat === seat)?.id ?? "";
}

export const realmOf = (table: WarView, id: string): RealmView | undefined => table.realms.find((one) => one.id === id);

export const spaceOf = (table: WarView, id: string): SpaceView | undefined => table.spaces.find((one) => one.id === id);

/** Units that stand in a space, by realm and kind; cargo is counted apart. */
export interface Stack {
  realm: string;
  attacking: boolean;
  kinds: { kind: string; n: number; hit: number; cargo: { kind: string; n: number }[] }[];
}

export function stacksOf(space: SpaceView): Stack[] {
  const found: Stack[] = [];
  const carried = space.units.filter((one) => (one.ship ?? -1) >= 0);
  for (const unit of space.units) {
    if ((unit.ship ?? -1) >= 0) continue;
    const attacking = unit.attacking ?? false;
    let stack = found.find((one) => one.realm === unit.realm && one.attacking === attacking);
    if (!stack) found.push((stack = { realm: unit.realm, attacking, kinds: [] }));
    let kind = stack.kinds.find((one) => one.kind === unit.kind);
    if (!kind) stack.kinds.push((kind = { kind: unit.kind, n: 0, hit: 0, cargo: [] }));
    kind.n += unit.n ?? 1;
    if (unit.hit) kind.hit += unit.n ?? 1;
    if (unit.kind !== "warship") continue;
    for (const load of carried.filter((one) => one.ship === unit.unit)) {
      const known = kind.cargo.find((one) => one.kind === load.kind);
      if (known) known.n += load.n ?? 1;
      else kind.cargo.push({ kind: load.kind, n: load.n ?? 1 });
    }
  }
  const order = (kind: string) => (UNITS as readonly string[]).indexOf(kind);
  for (const stack of found) stack.kinds.sort((a, b) => order(a.kind) - order(b.kind));
  return found.sort((a, b) => Number(a.attacking) - Number(b.attacking));
}

/** How many units a realm has on the map: of one kind, or all but castles. */
export const unitsOf = (table: WarView, realm: string, kind = ""): number =>
  table.spaces
    .flatMap((space) => space.units)
    .filter((unit) => unit.realm === realm && (kind ? unit.kind === kind : unit.kind !== "castle"))
    .reduce((sum, unit) => sum + (unit.n ?? 1), 0);

/** Landings that are declared: out of which zone, on which space, how many units. */
export function landings(table: WarView): { from: string; to: string; realm: string; n: number }[] {
  const found: { from: string; to: string; realm: string; n: number }[] = [];
  for (const space of table.spaces)
    for (const unit of space.units) {
      if (!unit.aim) continue;
      const known = found.find((one) => one.from === space.id && one.to === unit.aim);
      if (known) known.n += unit.n ?? 1;
      else found.push({ from: space.id, to: unit.aim, realm: unit.realm, n: unit.n ?? 1 });
    }
  return found;
}

/** What a side has towards the goal. */
export interface Side {
  side: number;
  realms: RealmView[];
  points: number;
  treasures: number;
}

export function sidesOf(table: WarView): Side[] {
  const found: Side[] = [];
  for (const realm of table.realms) {
    let side = found.find((one) => one.side === realm.side);
    if (!side) found.push((side = { side: realm.side, realms: [], points: 0, treasures: 0 }));
    side.realms.push(realm);
    side.points += realm.points;
    side.treasures += realm.laid.length + realm.chest_count;
  }
  return found;
}

/** The side of a seat that shares it with others; none for who plays for oneself. */
export function sharedSide(table: WarView, seat: number): Side | undefined {
  const mine = sidesOf(table).find((side) => side.realms.some((realm) => realm.seat === seat));
  return mine?.realms.some((realm) => realm.seat !== seat) ? mine : undefined;
}

/** The orders that a realm of mine has given, as `orders.py` numbers them. */
export function standingOrders(orders: number): string[] {
  const found: string[] = [];
  if (orders & 1) found.push("pass battle");
  if (orders & 2) found.push("pass turn");
  if (orders & 4) found.push("pass round");
  if (orders & (1 << 12)) found.push("pass others");
  UNITS.forEach((kind, i) => {
    if (orders & (8 << i)) found.push(`pass until ${kind}`);
  });
  return found;
}
