// Written by `make types` from the box of src/taverne/games/monster_lands: do not change it here.
// What the fields mean is said there.

/** The tables of the box files. */
export interface Cards {
  mercenary: Mercenary[];
  novice: Novice;
  monster: Monster[];
  trap: Trap[];
  loot: Loot[];
  equipment: Equipment[];
  region: Region[];
  mission: Mission[];
  expedition_list: ExpeditionList[];
  building: BuildingPlan[];
  panic: PanicToken[];
  setup: Setup;
  storage: StorageLimits;
  prices: Prices;
  battle: Battle;
  end: End;
  supply: Supply;
  expedition: ExpeditionRoom;
  gates: Gates;
  bracket: Bracket[];
  difficulty: Difficulty[];
  favour: Favour;
  more_monsters: MoreMonsters;
  madhala: Madhala;
  scenario: Scenario[];
  campaign: CampaignStep[];
}

/** A member a clan may have; `outside` talents work in the Adventure phase only (ML-030). */
export interface Mercenary {
  id: string;
  role: "hireable" | "initial" | "leader";
  affinity: "air" | "fire" | "jungle" | "water";
  reputation: number;
  cost: number;
  dice: Dice;
  outside: boolean;
  talent: Effect;
}

/** So many dice of each colour. */
export interface Dice {
  force: number;
  magic: number;
  persuasion: number;
}

/** What a piece does, by its kind; the vocabulary of the game says the rest. */
export interface Effect {
  kind: string;
  [field: string]: unknown;
}

/** The one card of which there is a pile; it has neither token nor affinity (ML-083). */
export interface Novice {
  copies: number;
  reputation: number;
  cost: number;
  dice: Dice;
  talent: Effect;
}

/** A monster: its attack, what beats it and what that is worth (ML-157, ML-158). */
export interface Monster {
  id: string;
  rank: "A" | "B";
  affinity: "air" | "fire" | "jungle" | "water";
  attack: number;
  capture_value: number;
  kill_value: number;
  capture_glory: number;
  capture_gold: number;
  kill_glory: number;
  kill_gold: number;
  trophy: number;
  power: Effect;
}

/** A kind of trap token and its copies. */
export interface Trap {
  id: string;
  category: "ambush" | "classic" | "initial" | "reinforced";
  cost: number;
  copies: number;
  effect: Effect;
}

/** A loot token, discarded for its effect; `outside` ones in the Adventure phase only (ML-179). */
export interface Loot {
  id: string;
  outside: boolean;
  effect: Effect;
}

/** An equipment card and its copies; `outside` abilities work in the Adventure phase only (ML-030). */
export interface Equipment {
  id: string;
  type: "clothing" | "spell" | "weapon";
  cost: number;
  copies: number;
  outside: boolean;
  ability: Effect;
}

/** A region: conquered, it gives glory; managed, it takes a die for each item of `deploy` and gives its benefit. */
export interface Region {
  id: string;
  affinity: "air" | "fire" | "jungle" | "water";
  conquest_value: number;
  glory: number;
  deploy: ("force" | "magic" | "persuasion")[][];
  benefit: Effect;
}

/** A two-sided mission tile: competitive on side A, contract on side B (ML-017). */
export interface Mission {
  id: string;
  competitive: Competition;
  contract: Requirement;
  left: Deal;
  right: Deal;
}

/** The competitive side of a mission tile; `penalty` is glory lost. */
export interface Competition {
  dice: number;
  colours: ("force" | "magic" | "persuasion")[];
  objective: number;
  reward: Goods;
  penalty: number;
}

/** What a clan is paid or pays: points of glory, gold and tokens of its board. */
export interface Goods {
  glory: number;
  gold: number;
  trap: number;
  defence: number;
  potion: number;
  venom: number;
}

/** Exactly so many dice, in any combination of these colours (ML-103). */
export interface Requirement {
  dice: number;
  colours: ("force" | "magic" | "persuasion")[];
}

/** What one expedition of a contract asks and pays. */
export interface Deal {
  cost: Goods;
  reward: Goods;
}

/** A two-sided tile of four expeditions, from left to right (ML-105). */
export interface ExpeditionList {
  id: string;
  a: Expedition[];
  b: Expedition[];
}

/** One column of an expedition list: up to `reinforcement` dice of these colours join those required (ML-107). */
export interface Expedition {
  required: Dice;
  colours: ("force" | "magic" | "persuasion")[];
  reinforcement: number;
  advantage: Effect;
}

/** A building: its slots in order, or `per_die` for the one that is never full (ML-045, ML-089). */
export interface BuildingPlan {
  id: string;
  accepts: ("force" | "magic" | "persuasion")[];
  leftmost: boolean;
  slots: Slot[];
  per_die?: Effect;
}

/** A place for dice in a building, closed to fewer than `min_players` clans (ML-044), and what it pays at once. */
export interface Slot {
  dice: number;
  min_players: number;
  effect?: Effect;
}

/** How many panic tokens name this building. */
export interface PanicToken {
  id: string;
  copies: number;
}

/** What a clan begins with and how much is laid out face up. */
export interface Setup {
  glory: number;
  gold: number;
  traps: number;
  dice: Dice;
  low_reputation: number;
  mercenaries_shown: number;
  mercenaries_shown_solo: number;
  traps_shown: number;
  equipment_shown: number;
  loot_shown: number;
}

/** How many tokens of each sort a clan board holds. */
export interface StorageLimits {
  trap: number;
  defence: number;
  potion: number;
  venom: number;
}

/** Gold: asked at the Tavern and Armoury, paid to runners-up, for trophies and to a clan that starts afresh. */
export interface Prices {
  general_round: number;
  defence: number;
  defence_per_visit: number;
  minimum: number;
  runner_up: number;
  trophy_point: number;
  fresh_start: number;
}

/** The figures of a battle when no card says otherwise. */
export interface Battle {
  hit_faces: number[];
  affinity_dice: number;
  venom: number;
  traps_to_capture: number;
}

/** When the game ends, and points for 0, 1, 2, ... icons of one affinity. */
export interface End {
  turns: number;
  glory: number;
  affinity_points: number[];
}

/** The pieces that play treats as unlimited (ML-007), and the clan boards. */
export interface Supply {
  boards: number;
  force: number;
  magic: number;
  persuasion: number;
  attack: number;
  defence: number;
  gold: number;
  potion: number;
  venom: number;
}

/** What a region's expedition holds, and the glory of a death on each, from left to right (ML-108, ML-148). */
export interface ExpeditionRoom {
  die_spaces: number;
  token_spaces: number;
  token_size: number;
  death_glory: number[];
}

/** The Citadel Gates: every token takes the room of `token_size` dice (ML-117). */
export interface Gates {
  die_spaces: number;
  token_size: number;
  death_glory: number;
  expeditions: GateExpedition[];
}

/** One of the two expeditions at the Gates, and its guards. */
export interface GateExpedition {
  id: "lower" | "upper";
  advantages: Effect[];
}

/** Bonus dice and wages of clans with glory up to this; the last bracket also serves beyond (ML-027). */
export interface Bracket {
  id: string;
  up_to: number;
  dice: Dice;
  wage: number;
}

/** Side of the turn-track tile, ranks of the first monsters, more Attack dice by turn (ML-220 to ML-224). */
export interface Difficulty {
  id: string;
  tile: "A" | "B" | "none";
  any_rank: boolean;
  attack_dice: number[];
}

/** The queen's favour: dice of any colour and one of the options (ML-226). */
export interface Favour {
  dice: number;
  options: Effect[];
}

/** The turns in which a monster comes to empty Gates (ML-228). */
export interface MoreMonsters {
  turns: number[];
}

/** The solo opponent: her tokens, and how her two dice are read (ML-242 to ML-256). */
export interface Madhala {
  tokens: number;
  citadel_faces: number[];
  citadel: ("armoury" | "bazaar" | "laboratory" | "lair" | "mine" | "pawn_shop" | "tavern")[];
  outside: ("expedition_1" | "expedition_2" | "expedition_3" | "expedition_4" | "mission_1" | "mission_2")[];
  removes: number[];
}

/** A solo scenario: only what differs from the usual game, and its ranks. */
export interface Scenario {
  id: string;
  ranks: Rank[];
  turns: number;
  affinity?: "air" | "fire" | "jungle" | "water";
  deck_colour?: "force" | "magic" | "persuasion";
  start: Goods;
  stock: Goods;
  closed: ("armoury" | "bazaar" | "laboratory" | "lair" | "mine" | "pawn_shop" | "tavern")[];
  no_defence: boolean;
  gates: "always" | "empty" | "start";
  general_round?: number;
  ambush: boolean;
  madhala_traps: number;
  outside: ("expedition_1" | "expedition_2" | "expedition_3" | "expedition_4" | "mission_1" | "mission_2")[];
  reroll_misses: boolean;
  difficulties: ("heroic" | "legendary" | "normal" | "tutorial")[];
}

/** The least that earns a rank in a scenario; all of it must be met (ML-263). */
export interface Rank {
  rank: "hero" | "recruit" | "veteran";
  vp: number;
  gold: number;
  missions: number;
  prepared: boolean;
  mercenaries: number[];
}

/** What a rank leads to in the campaign (ML-277, ML-278). */
export interface CampaignStep {
  id: string;
  next: "advance" | "repeat";
  difficulty: "heroic_or_legendary" | "lower" | "normal" | "same";
}
