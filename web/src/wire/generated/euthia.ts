// Written by `make types` from the view and the help of src/taverne/games/euthia: do not change it here.
// What the fields mean is said there.

/** The whole table as one seat sees it. */
export interface WorldView {
  mode: string;
  scenario: string;
  difficulty: string;
  elites: boolean;
  griffin: boolean;
  round: number;
  rounds: number;
  turn: number;
  first: number;
  phase: string;
  tiles: TileView[];
  beast: string;
  stack: number[];
  heroes: HeroView[];
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
  won: number;
  ways: Record<string, WayView>;
  dues: Record<string, number>;
}

/** A territory tile on the map, at its place of the lattice. */
export interface TileView {
  id: string;
  q: number;
  r: number;
  spaces: SpaceView[];
}

/** A space that lies open: the level of the monster that stands there, whose tokens lie there, the elements whose */
export interface SpaceView {
  id: string;
  freed: boolean;
  hero_token?: number;
  trade_token?: number;
  tokens?: number[];
  emblem?: number;
  absent?: boolean;
  ruined?: boolean;
  monster?: number;
  powers?: string[];
  quenched?: boolean;
  lair?: boolean;
}

/** A hero and all he owns; ``hand`` names the viewer's own cards only, counts are public. */
export interface HeroView {
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
  ready: number[];
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
  hand: Record<string, number>;
  control: boolean;
  quests: string[];
  bounties: string[];
  deaths: number;
  captured: number;
  sacks: number;
  excess: number;
}

/** A slot of a hero board. */
export interface SlotView {
  symbol: string;
  locked: boolean;
}

/** A tile that a hero owns; ``spot`` is its slot from 1, 0 in a sack; gems are "" or a kind. */
export interface ThingView {
  id: string;
  spot?: number;
  engaged?: boolean;
  gems?: string[];
  active?: boolean[];
  essences?: number[];
}

/** The back of the top card of a monster deck; ``id`` only if all have seen its front. */
export interface BackView {
  level: number;
  health: number;
  least_wounds: number;
  rep_limit: number;
  id: string;
}

/** The combat at hand; ``part`` is what is going on in the step, ``roll`` the hero's dice, ``card`` the combat card */
export interface DuelView {
  seat: number;
  master: number;
  foe: string;
  space: string;
  damage: number;
  health: number;
  round: number;
  step: string;
  part: string;
  gaar: number;
  chaos: number;
  dice: number[];
  strength: number;
  passed: number;
  roll: number[];
  total: number;
  sum: SumView | null;
  card: number[];
  hope: number;
  penalty: number;
  guard: number;
  stun: number;
  air: boolean;
  earth: boolean;
  weapon: string;
  sealed: string[];
  played: [string, number][];
  clover: number;
  rabbit: number;
}

/** What an attack comes to as its roll stands: its band (-1: none), what it gives, more, less, guarded, in all. */
export interface SumView {
  band: number;
  plain: number;
  more: number;
  less: number;
  spared: number;
  total: number;
}

/** A Trade action: the post's number, and the gold that each deal brings (or costs, below 0), by its notation. */
export interface TradeView {
  seat: number;
  post: number;
  heal: number;
  gold: Record<string, number>;
  fits: Record<string, number[]>;
}

/** ``count`` of ``goal`` is done (0 of 0 among rivals); ``who`` (dragon, golem) is ``at`` a space of the map, or */
export interface StoryView {
  count?: number;
  goal?: number;
  who?: string;
  at?: string;
  lines?: Record<string, unknown>[];
}

/** A way to a space: the answers one after the other, the tokens they use up, wounds and healing on the way. */
export interface WayView {
  do: string[];
  tokens?: string[];
  fire?: number;
  water?: number;
  fight?: boolean;
}

/** Odds by space for monsters of the map, by answer for what is asked, and for the combat at hand. */
export interface Advice {
  fights: Record<string, Chances>;
  options: Record<string, Chances>;
  whole: Chances | null;
  results: Record<string, Outcome>;
}

/** How a combat may end for the hero: from 0 to 1 victory and death, and the health he loses on average. */
export interface Chances {
  win: number;
  die: number;
  wounds: number;
  about: number;
  health: number;
  gaar: number;
  when: string[];
}

/** What an answer comes to: a roll from ``low`` to ``high``, ``least`` to ``most`` of ``what`` it stands for. */
export interface Outcome {
  what: "damage" | "health" | "wounds";
  low: number;
  high: number;
  least: number;
  most: number;
  now: number;
  ends: "maybe" | "no" | "yes";
}
