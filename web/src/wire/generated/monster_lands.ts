// Written by `make types` from the view and the help of src/taverne/games/monster_lands: do not change it here.
// What the fields mean is said there.

/** The table as one seat sees it; ``attacks`` are the Attack dice that each of the ``monsters`` rolls. */
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
  attacks: number[];
  fugitives: string[];
  trap_discard: string[];
  supplies: Record<string, number>;
  pawned: number;
  aims: AimView[];
  battle: BattleView | null;
  solo: SoloView | null;
}

/** One clan.  ``traps`` names only one's own; ``pool`` counts Force, Magic and Persuasion showing 1 to 6. */
export interface ClanView {
  glory: number;
  reputation: number;
  excess: number;
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
  wage: number;
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

/** So many Attack dice of an expedition that will be turned on another (ML-234). */
export interface AimView {
  expedition: number;
  target: number;
  n: number;
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

/** All that can be said: the seat's expeditions, and what each answer would make of the one being planned. */
export interface Advice {
  expeditions: Outlook[];
  options: Record<string, Chances>;
  most: Chances | null;
  filling: string[];
  changes: Record<string, Change>;
  throws: Record<string, Throw>;
  fillings: Record<string, string[]>;
  ways: Record<string, Way>;
  best: string;
}

/** The chances of one expedition; ``planned``: it has not set out yet. */
export interface Outlook {
  expedition: number;
  place: string;
  number: number;
  mercenary: string;
  planned: boolean;
  chances: Chances;
}

/** What becomes of an expedition, from 0 to 1; a chance that the place does not offer is None. */
export interface Chances {
  survive?: number;
  beat?: number;
  capture?: number;
  kill?: number;
  conquer?: number;
  loot?: number;
  win?: number;
  succeed?: number;
  lacking?: number;
}

/** What an answer changes at once; ``points`` are those of trophies, ``wages`` what will be due each turn. */
export interface Change {
  gold?: number;
  glory?: number;
  reputation?: number;
  defence?: number;
  potion?: number;
  venom?: number;
  traps?: number;
  points?: number;
  wages?: number;
  off?: number;
  lost?: string[];
  hurt?: string[];
}

/** The chance that the next roll of a strike reaches what is aimed at; None where there is no such aim. */
export interface Throw {
  goal?: number;
  capture?: number;
  kill?: number;
}

/** The answers in their order, and what they change at once. */
export interface Way {
  answers: string[];
  change: Change;
}
