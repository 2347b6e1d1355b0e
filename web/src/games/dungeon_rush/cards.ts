// The cards of the box in use, by id: what monsters need and give, what heroes and bosses are.
// Views name cards only by id; the figures come once from the server, which knows an owner's own values.
import { signal } from "@preact/signals";
import { api } from "../../wire/api";

export const SKILLS = ["melee", "ranged", "magic", "stealth"] as const;
export type Skill = (typeof SKILLS)[number];
export type Gain = Skill | "rune" | "several" | "";

export interface Monster {
  id: string;
  level: number;
  needs: number[];
  gain: Gain;
  offers: Skill[];
  n: number;
  coins: number;
}

export interface Boss {
  id: string;
  needs: number[];
  coins: number;
}

export interface Cards {
  heroes: ReadonlyMap<string, number[]>;
  monsters: ReadonlyMap<string, Monster>;
  lords: ReadonlyMap<string, Boss>;
  dragons: ReadonlyMap<string, Boss>;
  rounds: number;
}

export const cards = signal<Cards | null>(null);
let asked = false;

interface Raw {
  id: string;
  level?: number;
  skills?: Partial<Record<Skill, number>>;
  defence?: Partial<Record<Skill, number>>;
  gain?: { skill?: string | null; skills?: Skill[]; n?: number } | null;
  coins?: number;
}

const figures = (of: Partial<Record<Skill, number>> | undefined): number[] => SKILLS.map((skill) => of?.[skill] ?? 0);

function monster(raw: Raw): Monster {
  const one = raw.gain?.skill ?? "";
  const offers = one === "rune" ? [...SKILLS] : one ? [one as Skill] : (raw.gain?.skills ?? []);
  const gain: Gain = one ? (one as Gain) : offers.length > 1 ? "several" : (offers[0] ?? "");
  return {
    id: raw.id,
    level: raw.level ?? 1,
    needs: figures(raw.defence),
    gain,
    offers,
    n: raw.gain?.n ?? 0,
    coins: raw.coins ?? 0,
  };
}

const boss = (raw: Raw): Boss => ({ id: raw.id, needs: figures(raw.defence), coins: raw.coins ?? 0 });

/** Read a box as the server sends it: the tables of its files. */
export function readBox(box: Record<string, unknown>): Cards {
  const list = (key: string) => (box[key] ?? []) as Raw[];
  const byId = <T>(key: string, read: (raw: Raw) => T) => new Map(list(key).map((raw) => [raw.id, read(raw)]));
  const constants = (box["constants"] ?? {}) as { rounds?: number };
  return {
    heroes: byId("hero", (raw) => figures(raw.skills)),
    monsters: byId("monster", monster),
    lords: byId("lord", boss),
    dragons: byId("dragon", boss),
    rounds: constants.rounds ?? 9,
  };
}

export function wantCards(): void {
  if (asked) return;
  asked = true;
  api.box("dungeon_rush").then(
    (box) => (cards.value = readBox(box)),
    () => {
      asked = false;
      setTimeout(wantCards, 2000);
    },
  );
}
