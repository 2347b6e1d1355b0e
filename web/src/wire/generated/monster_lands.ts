// Written by `make types` from the view of src/taverne/games/monster_lands: do not change it here.
// What the fields mean is said there.

/** The table of Monster Lands as one seat sees it. */
export interface LandsView {
  difficulty: string;
  ambush: boolean;
  phase: string;
  turn: number;
  first: number;
  clans: ClanView[];
  buildings: BuildingView[];
  expeditions: ExpeditionView[];
  tavern: string[];
  novices: number;
  lair: string[];
  bazaar: string[];
  spoils: string[];
  missions: string[];
  regions: string[];
  lists: string[];
  monsters: string[];
  fugitives: string[];
  trap_discard: string[];
  supplies: Record<string, number>;
  pawned: number;
  aims: number[];
  battle: BattleView | null;
  solo: SoloView | null;
}

/** One clan.  ``traps`` names only one's own; ``pool`` counts Force, Magic and Persuasion showing 1 to 6. */
export interface ClanView {
  glory: number;
  reputation: number;
  gold: number;
  defence: number;
  potion: number;
  venom: number;
  trap_count: number;
  traps: string[];
  pool: number[];
  members: MemberView[];
  loot: string[];
  trophies: string[];
  regions: HeldRegionView[];
  missions: number;
  trophy_points: number;
  wages: number;
  deserters: string[];
  open: number[];
}

/** A member of a clan; ``place`` is the expedition it is on (-1: at home), ``manages`` a region or "". */
export interface MemberView {
  member: string;
  leader: boolean;
  wounded: boolean;
  place: number;
  spent: number;
  manages: string;
  equipment: string[];
}

/** A conquered region, its manager ("" if none) and whether it was activated this turn. */
export interface HeldRegionView {
  region: string;
  manager: string;
  used: boolean;
}

/** A building, its slots, the last Persuasion die there (0: none); closed by panic, or by a scenario. */
export interface BuildingView {
  building: string;
  slots: SlotView[];
  last: number;
  panic: boolean;
  closed: boolean;
}

/** A slot of a building: the die in it ("" if none), its value if Persuasion, and whose it is. */
export interface SlotView {
  die: string;
  value: number;
  seat: number;
  open: boolean;
}

/** An expedition; ``dice`` are unrolled ones by colour, ``faces`` rolled ones, a hidden trap is "". */
export interface ExpeditionView {
  place: string;
  number: number;
  mercenary: string;
  seat: number;
  dice: number[];
  faces: [string, number][];
  traps: string[];
  shown: number;
  defence: number;
  potions: number;
  venoms: number;
  gold: number;
}

/** The battle that is going on: who is in it now, and what has been done so far. */
export interface BattleView {
  place: string;
  expedition: number;
  damage: number;
  conquest: number;
}

/** A game alone: the scenario, its last turn, the rank as things stand (0 to 3), Madhala's tokens at hand. */
export interface SoloView {
  scenario: string;
  turns: number;
  rank: number;
  tokens: number;
  traps: number;
  campaign: number;
  goals: Goal[];
}

/** One condition: what Recruit, Veteran and Hero need at least, and what the clan has. */
export interface Goal {
  goal: string;
  needs: number[][];
  have: number[];
}
