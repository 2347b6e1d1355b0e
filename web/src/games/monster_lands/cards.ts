// The figures of the box in use, by id: mercenaries, monsters, traps, loot, equipment, regions, missions, lists, buildings.
// Views name pieces only by id; the figures come once from the server, which knows an owner's own values.
import type * as Told from "../../wire/generated/monster_lands_box";
import { byId, readBoxOf } from "../../wire/read_box";
import type { Data } from "../../wire/types";
import type { Colour } from "./view";

export type Effect = Told.Effect;
export type Monster = Told.Monster;
export type Path = Told.Expedition;

/** Dice and goods as effects name them: only those that there are. */
export type DiceOf = Partial<Record<Colour, number>>;
export type Goods = Partial<Told.Goods>;

/** A member of a clan; novices have no affinity. */
export interface Mercenary extends Told.Novice {
  id: string;
  role: Told.Mercenary["role"] | "novice";
  affinity?: Told.Mercenary["affinity"];
}

export interface Cards {
  mercenary: ReadonlyMap<string, Mercenary>;
  monster: ReadonlyMap<string, Monster>;
  trap: ReadonlyMap<string, Told.Trap>;
  loot: ReadonlyMap<string, Told.Loot>;
  gear: ReadonlyMap<string, Told.Equipment>;
  region: ReadonlyMap<string, Told.Region>;
  mission: ReadonlyMap<string, Told.Mission>;
  list: ReadonlyMap<string, Told.ExpeditionList>;
  building: ReadonlyMap<string, Told.BuildingPlan>;
  attackDice: ReadonlyMap<string, number[]>;
  gates: Told.Gates;
  /** The glory of a death on each expedition of a region, from left to right. */
  deathGlory: number[];
  /** The glory that ends the game. */
  endGlory: number;
  turns: number;
  storage: Told.StorageLimits;
  prices: Told.Prices;
  scenarios: string[];
  /** What each effect says, made by the server. */
  said: ReadonlyMap<Effect, Data>;
}

/** The effects of a box, each with the name under which the server says what it does. */
function* effectsOf(told: Told.Cards): Generator<[string, Effect | undefined]> {
  yield ["mercenary-novice", told.novice.talent];
  for (const one of told.mercenary) yield [`mercenary-${one.id}`, one.talent];
  for (const one of told.equipment) yield [`equipment-${one.id}`, one.ability];
  for (const one of told.loot) yield [`loot-${one.id}`, one.effect];
  for (const one of told.trap) yield [`trap-${one.id}`, one.effect];
  for (const one of told.monster) yield [`monster-${one.id}`, one.power];
  for (const one of told.region) yield [`region-${one.id}`, one.benefit];
  for (const plan of told.building) {
    yield [`building-${plan.id}`, plan.per_die];
    for (const [n, slot] of (plan.slots ?? []).entries()) yield [`building-${plan.id}-${n}`, slot.effect];
  }
  for (const tile of told.expedition_list)
    for (const side of ["a", "b"] as const)
      for (const [n, column] of tile[side].entries()) yield [`list-${tile.id}-${side}-${n}`, column.advantage];
  for (const gate of told.gates.expeditions)
    for (const [n, advantage] of gate.advantages.entries()) yield [`gate-${gate.id}-${n}`, advantage];
}

/** Read a box as the server sends it: the tables of its files, and what effects say. */
export function readBox(told: Told.Cards & { texts: Record<string, Data> }): Cards {
  const members: Mercenary[] = told.mercenary.map((one) => ({ ...one, copies: 1 }));
  return {
    mercenary: byId(members, [{ ...told.novice, id: "novice", role: "novice" }]),
    monster: byId(told.monster),
    trap: byId(told.trap),
    loot: byId(told.loot),
    gear: byId(told.equipment),
    region: byId(told.region),
    mission: byId(told.mission),
    list: byId(told.expedition_list),
    building: byId(told.building),
    attackDice: new Map(told.difficulty.map((one) => [one.id, one.attack_dice])),
    gates: told.gates,
    deathGlory: told.expedition.death_glory,
    endGlory: told.end.glory,
    turns: told.end.turns,
    storage: told.storage,
    prices: told.prices,
    scenarios: told.scenario.map((one) => one.id),
    said: new Map(
      [...effectsOf(told)].flatMap(([name, effect]) => {
        const message = told.texts[name];
        return effect && message ? [[effect, message] as const] : [];
      }),
    ),
  };
}

export const { box: cards, want: wantCards } = readBoxOf("monster_lands", readBox);

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
