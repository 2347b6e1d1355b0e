// The table of Euthia as games/euthia/view/table.py sends it, and small questions about it.
// Nothing here is known of the network or the page.
import type { Play } from "../../table/play";
import type { Data, View } from "../../wire/types";

export const ACTIONS = ["mining", "trade", "combat"] as const;
export const ELEMENTS = ["air", "earth", "water", "fire"] as const;
export const GEMS = ["amethyst", "emerald", "onyx", "opal", "ruby", "sapphire", "demonite", "diamond"] as const;
/** The decks of the shop, in the order of `WorldView.offers`. */
export const DECKS = ["merchant", "alchemist", "dragonslayer"] as const;
export const PLACES = ["a", "b", "c", "m"] as const;

/** A space that lies open; what is left out is nobody (-1), nothing or no. */
export interface SpaceView {
  id: string;
  freed: boolean;
  hero_token?: number;
  trade_token?: number;
  /** Interaction tokens by seat. */
  tokens?: number[];
  emblem?: number;
  absent?: boolean;
  ruined?: boolean;
  /** The level of the monster that stands there. */
  monster?: number;
  /** The elements whose powers act there. */
  powers?: string[];
  /** The elite with a bounty can be fought there. */
  lair?: boolean;
}

export interface TileView {
  id: string;
  q: number;
  r: number;
  /** Spaces a, b, c and, on a special tile, the centre m. */
  spaces: SpaceView[];
}

/** A tile that a hero owns; `spot` is its slot from 1, 0 (left out) in a sack. */
export interface ThingView {
  id: string;
  spot?: number;
  engaged?: boolean;
  gems?: string[];
  active?: boolean[];
  essences?: number[];
}

export interface SlotView {
  symbol: string;
  locked: boolean;
}

export interface HeroView {
  /** "" until it is chosen. */
  hero: string;
  at: string;
  health: number;
  max_health: number;
  gold: number;
  reputation: number;
  gaar: number;
  dwurt: number;
  dwurt_die: number;
  moves: number;
  /** Tokens of the round, by ACTIONS. */
  ready: number[];
  /** The action whose token lies in the fourth slot, or "". */
  kept: string;
  gems: number[];
  essences: number[];
  resources: string[];
  trophies: string[];
  slots: SlotView[];
  things: ThingView[];
  reserve: string[];
  hidden: number;
  silver: number;
  gold_cards: number;
  /** Cards by id and how many, of the looker only. */
  hand: Record<string, number>;
  control: boolean;
  quests: string[];
  bounties: string[];
  deaths: number;
  captured: number;
  sacks: number;
  excess: number;
}

/** The back of the top monster card of a level; its id only if its front was seen by all. */
export interface BackView {
  level: number;
  health: number;
  least_wounds: number;
  /** -1 if any reputation will do. */
  rep_limit: number;
  id: string;
}

/** Wounds or damage: the band of the roll (-1 for none), what it gives, more, less, guarded, and what is left. */
export interface SumView {
  band: number;
  plain: number;
  more: number;
  less: number;
  spared: number;
  total: number;
}

/** The Trade action that is going on: what each deal brings in gold, or costs (below 0), by its notation. */
export interface TradeView {
  seat: number;
  post: number;
  /** Health that one payment heals. */
  heal: number;
  gold: Record<string, number>;
}

export interface DuelView {
  seat: number;
  /** The monster player, -1 without rivals. */
  master: number;
  foe: string;
  space: string;
  damage: number;
  health: number;
  round: number;
  step: "prepare" | "initiative" | "foe" | "hero";
  /** What is going on within the step: "healing", "before-monster", "monster-cards", "alternate", "after-monster", "curse"… */
  part: string;
  gaar: number;
  chaos: number;
  dice: number[];
  strength: number;
  /** How many have passed in a row over the foe's roll. */
  passed: number;
  /** The hero's dice, and what his roll comes to as it stands. */
  roll: number[];
  total: number;
  /** What the attack does as its roll stands. */
  sum: SumView | null;
  /** The combat card of a monster without a player: left and right die, Gaar and Chaos symbols. */
  card: number[];
  hope: number;
  penalty: number;
  guard: number;
  stun: number;
  air: boolean;
  earth: boolean;
  weapon: string;
  /** Abilities that cannot be used in this round. */
  sealed: string[];
  /** Cards that lie there, with their copies. */
  played: [string, number][];
  clover: number;
  rabbit: number;
}

/** How the scenario stands; among rivals there is no goal. */
export interface StoryView {
  count?: number;
  goal?: number;
  /** "dragon" or "golem", and its space, "" beside the map. */
  who?: string;
  at?: string;
  lines?: Data[];
}

export interface WorldView {
  mode: "competitive" | "coop" | "solo";
  scenario: string;
  difficulty: string;
  elites: boolean;
  griffin: boolean;
  round: number;
  rounds: number;
  turn: number;
  first: number;
  phase: "setup" | "play" | "over";
  tiles: TileView[];
  /** Where the Griffin is, or "". */
  beast: string;
  /** Tiles still to come, by chapter. */
  stack: number[];
  heroes: HeroView[];
  /** Tiles on sale, by DECKS. */
  offers: string[][];
  quests: Record<string, string[]>;
  quests_left: Record<string, number>;
  backs: BackView[];
  bounty: string;
  bounties_left: number;
  silver_reserve: number;
  gold_reserve: number;
  hope: number;
  duel: DuelView | null;
  trade: TradeView | null;
  story: StoryView;
  marks: number[];
  won: number;
}

export const tableOf = (view: View | null): WorldView | null => (view?.table as WorldView | undefined) ?? null;

export const world = (play: Play): WorldView | null => tableOf(play.view.value);

/** The seat whose side is shown: the looker's own, or whose turn it is for those who only watch. */
export const shownSeat = (play: Play, table: WorldView): number => {
  const seat = play.seat.value;
  return seat >= 0 && seat < table.heroes.length ? seat : Math.max(0, table.turn);
};
