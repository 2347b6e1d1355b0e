// The cards of the box in use, by id: what monsters need and give, what heroes and bosses are.
// Views name cards only by id; the figures come once from the server, which knows an owner's own values.
import type * as Told from "../../wire/generated/dungeon_rush_box";
import { readBoxOf } from "../../wire/read_box";

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

const figures = (of: Told.SkillValues): number[] => SKILLS.map((skill) => of[skill]);

function monster({ id, level, defence, gain: { skill, skills, n }, coins }: Told.Monster): Monster {
  const offers = skill === "rune" ? [...SKILLS] : skill ? [skill] : skills;
  const gain = skill ?? (offers.length > 1 ? "several" : (offers[0] ?? ""));
  return { id, level, needs: figures(defence), gain, offers, n, coins };
}

const boss = ({ id, defence, coins }: Told.Boss): Boss => ({ id, needs: figures(defence), coins });

/** Read a box as the server sends it: the tables of its files. */
export function readBox(told: Told.Cards): Cards {
  return {
    heroes: new Map(told.hero.map((one) => [one.id, figures(one.skills)])),
    monsters: new Map(told.monster.map((one) => [one.id, monster(one)])),
    lords: new Map(told.lord.map((one) => [one.id, boss(one)])),
    dragons: new Map(told.dragon.map((one) => [one.id, boss(one)])),
    rounds: told.constants.rounds,
  };
}

export const { box: cards, want: wantCards } = readBoxOf("dungeon_rush", readBox);
