// Written by `make types` from the box of src/taverne/games/nerath: do not change it here.
// What the fields mean is said there.

/** The tables of the box files. */
export interface Cards {
  realm: Realm[];
  alliance: Alliance[];
  lineup: Lineup[];
  goal: Goal[];
  phase: Phase[];
  land: Land[];
  sea: Sea[];
  dungeon: Dungeon[];
  unit: Unit[];
  guardian: Guardian[];
  event: Event[];
  treasure: Treasure[];
  board: Board;
  setup: Setup;
  draw: DrawRule;
  battle: Battle;
  points: Points;
  reinforcement: Reinforcement;
  income: IncomeRule;
}

/** A realm: its capital, its first gold, and the income of its starting lands (CN-057, CN-058). */
export interface Realm {
  id: string;
  capital: string;
  base_income: number;
  gold: number;
  colour: string;
}

/** Two realms on one side (CN-002). */
export interface Alliance {
  id: string;
  realms: ("iron_circle" | "karkoth" | "nerath" | "vailin")[];
}

/** The realms of each player, in the order of the players (CN-041 to CN-047). */
export interface Lineup {
  id: string;
  mode: "alliances" | "free_for_all";
  seats: ("iron_circle" | "karkoth" | "nerath" | "vailin")[][];
}

/** What a side needs to win: points at a round end, or all capitals or so many treasures (CN-019 to CN-024). */
export interface Goal {
  id: string;
  mode: "alliances" | "free_for_all";
  length: "long" | "medium" | "short";
  points: number;
  treasures: number;
}

/** A phase of a turn, in order (CN-075, CN-076). */
export interface Phase {
  id: string;
  mandatory: boolean;
}

/** A land, with the realm whose starting land it is and that realm's first units there (CN-054, CN-055). */
export interface Land {
  id: string;
  neighbours: string[];
  polygon: [number, number][];
  centre: [number, number];
  owner: "iron_circle" | "karkoth" | "nerath" | "vailin";
  start: Stack[];
}

/** Units of one realm in one space. */
export interface Stack {
  realm: "iron_circle" | "karkoth" | "nerath" | "vailin";
  units: Units;
}

/** So many units of each type. */
export interface Units {
  footsoldier: number;
  siege_engine: number;
  fighter: number;
  wizard: number;
  monster: number;
  castle: number;
  storm_elemental: number;
  dragon: number;
  warship: number;
}

/** A sea zone and the fleet in it at the start, if any; units aboard are not printed (CN-054, CN-056). */
export interface Sea {
  id: string;
  neighbours: string[];
  polygon: [number, number][];
  centre: [number, number];
  start: Stack[];
}

/** A dungeon entrance; it holds no unit at the start (CN-056). */
export interface Dungeon {
  id: string;
  neighbours: string[];
  polygon: [number, number][];
  centre: [number, number];
}

/** A type of unit: its dice in attack and defence (those of ``sea`` for both, at sea) and its abilities. */
export interface Unit {
  id: string;
  domain: "flying" | "land" | "sea";
  cost: number;
  movement: number;
  attack: (6 | 8 | 10 | 12 | 20)[];
  defend: (6 | 8 | 10 | 12 | 20)[];
  sea: (6 | 8 | 10 | 12 | 20)[];
  hero: boolean;
  first_strike: boolean;
  run_amok: boolean;
  durable: boolean;
  hover: boolean;
  castle: boolean;
  cargo: number;
  figures: number;
}

/** A guardian token: its dice, its abilities and its reward (CN-262). */
export interface Guardian {
  id: string;
  dice: (6 | 8 | 10 | 12 | 20)[];
  first_strike: boolean;
  heroes_need: number;
  gold: number;
  copies: number;
}

/** An event card of a realm's deck. A card drawn and played at once has a trigger (CN-089). */
export interface Event {
  id: string;
  number: number;
  realm: "iron_circle" | "karkoth" | "nerath" | "vailin";
  ability: Effect;
}

/** What a piece does, by its kind; the vocabulary of the game says the rest. */
export interface Effect {
  kind: string;
  [field: string]: unknown;
}

/** A treasure card: laid down in one of its windows, it scores its points, works its power and keeps its ability. */
export interface Treasure {
  id: string;
  number: number;
  points: number;
  windows: ("any_time" | "battle_start" | "game_round_end" | "turn_start")[];
  power: Effect[];
  ability?: Effect;
}

/** The size of the board in points, and the pairs of spaces that meet at a corner only (CN-015). */
export interface Board {
  width: number;
  height: number;
  corners: string[][];
}

/** Event cards in the first hand, guardians on each entrance (CN-060, CN-062). */
export interface Setup {
  hand: number;
  guardians: number;
}

/** Event cards drawn in a turn (CN-084). */
export interface DrawRule {
  cards: number;
}

/** The hit number, treasures for a looting, new guardians afterwards (CN-168, CN-332, CN-359). */
export interface Battle {
  hit_on: number;
  loot: number;
  repopulation: number;
}

/** Victory points for a conquest (CN-346, CN-347). */
export interface Points {
  land: number;
  capital: number;
}

/** New units at each castle but the capital's, and the values of counters under a figure (CN-379, CN-372). */
export interface Reinforcement {
  castle_limit: number;
  counters: number[];
}

/** Gold for each land; the whole is divided while the capital is lost (CN-414, CN-417). */
export interface IncomeRule {
  land: number;
  without_capital: number;
}
