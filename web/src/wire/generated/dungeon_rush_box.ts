// Written by `make types` from the box of src/taverne/games/dungeon_rush: do not change it here.
// What the fields mean is said there.

/** The tables of the box files. */
export interface Cards {
  hero: Hero[];
  monster: Monster[];
  lord: Boss[];
  dragon: Boss[];
  constants: Constants;
}

/** A hero and the skills it starts with (DR-009). */
export interface Hero {
  id: string;
  skills: SkillValues;
}

/** A value in each of the four skills; one left out is 0 (DR-008, DR-010). */
export interface SkillValues {
  melee: number;
  ranged: number;
  magic: number;
  stealth: number;
}

/** A monster: what defeats it and what that is worth (DR-012, DR-013). */
export interface Monster {
  id: string;
  level: number;
  defence: SkillValues;
  gain: Gain;
  coins: number;
}

/** `n` points of one skill, of any (a rune) or of one chosen among `skills` (DR-081, DR-082); `{}` is no gain. */
export interface Gain {
  skill?: "magic" | "melee" | "ranged" | "rune" | "stealth";
  skills: ("magic" | "melee" | "ranged" | "stealth")[];
  n: number;
}

/** A lord or a dragon: what defeats it and its coins; it never gives skills (DR-014, DR-015). */
export interface Boss {
  id: string;
  defence: SkillValues;
  coins: number;
}

/** How many there are of everything (DR-003 to DR-006, DR-032, DR-033, DR-041, DR-088). */
export interface Constants {
  heroes: 10;
  monsters_per_level: 34;
  lords: 4;
  dragons: 4;
  heroes_per_player: 2;
  players_min: number;
  players_max: number;
  rounds: number;
  rounds_per_level: number;
  cards_per_player_per_round: number;
  penalty_per_lost_fight: number;
}
