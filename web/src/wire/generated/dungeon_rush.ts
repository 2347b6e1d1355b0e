// Written by `make types` from the view and the help of src/taverne/games/dungeon_rush: do not change it here.
// What the fields mean is said there.

/** The table of Dungeon Rush as one seat sees it; ``provisional`` are its own claims not yet settled. */
export interface DungeonView {
  mode: string;
  phase: string;
  round: number;
  level: number;
  first: number;
  seconds: number;
  lord: string;
  dragon: string;
  pool: string[];
  monsters: MonsterView[];
  players: PlayerView[];
  piles: number[];
  provisional: [string, string][];
  answered: string[];
  times: number[];
  medals: number[];
}

/** A monster on the table and who attacks it (-1: nobody yet). */
export interface MonsterView {
  monster: string;
  holder: number;
}

/** One seat's side of the table; left hero first.  ``together``: monsters that only both heroes beat (DR-068). */
export interface PlayerView {
  heroes: HeroView[];
  coins: number;
  failures: number;
  cards: CardView[];
  finished: boolean;
  choice: string;
  neutral: boolean;
  together: string[];
}

/** A hero, its skills now, the monster it is committed to this round ("" if none), and those it beats alone. */
export interface HeroView {
  hero: string;
  skills: number[];
  target: string;
  beats: string[];
}

/** A won card: under which hand and which skill it lies; a hand of -1 is face up beside the heroes. */
export interface CardView {
  monster: string;
  hand: number;
  skill: number;
}
