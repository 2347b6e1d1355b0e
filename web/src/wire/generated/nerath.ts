// Written by `make types` from the view and the help of src/taverne/games/nerath: do not change it here.
// What the fields mean is said there.

/** The whole table as one seat sees it. */
export interface WarView {
  mode: string;
  length: string;
  round: number;
  limit: number;
  realm: string;
  phase: string;
  goal_points: number;
  goal_treasures: number;
  extra: boolean;
  spaces: SpaceView[];
  realms: RealmView[];
  fight: FightView | null;
  order: OrderView | null;
  card: CardView | null;
  lasting: string[];
  treasures: number;
  guardians: number;
  winner: string[];
}

/** A space: who holds it ("" at sea and at entrances), and who stands there. */
export interface SpaceView {
  id: string;
  holder: string;
  units: UnitView[];
  tokens: string[];
  open: number;
  won: boolean;
}

/** So many equal units: ``left`` is the movement each has left in this phase, ``aim`` where it is declared to land. */
export interface UnitView {
  unit: number;
  kind: string;
  realm: string;
  n?: number;
  left?: number;
  ship?: number;
  attacking?: boolean;
  hit?: boolean;
  aim?: string;
}

/** A realm; ``hand`` and ``chest`` name the viewer's own cards only, the counts are public (CN-053). */
export interface RealmView {
  id: string;
  seat: number;
  side: number;
  gold: number;
  points: number;
  laid_points: number;
  lands: number;
  hand_count: number;
  hand: string[];
  chest_count: number;
  chest: string[];
  laid: string[];
  deck: number;
  top: string[];
  discard: string[];
  castles: number;
  orders: number;
  out: boolean;
}

/** The battle at hand; ``guards`` are the dice that each guardian has left, ``owed`` hits against either side. */
export interface FightView {
  space: string;
  place: string;
  attacker: string;
  round: number;
  first_strike: boolean;
  force: number[];
  guards: number[][];
  rollers: RollerView[];
  dice: DieView[];
  owed: number[];
  effects: string[];
  lost: number[];
}

/** Equal fighters of a battle: how many, the dice each rolls, what each must show, whether they strike first. */
export interface RollerView {
  realm: string;
  kind: string;
  n: number;
  dice: number[];
  on: number;
  first: boolean;
  hit: boolean;
}

/** A die of the step at hand: whose, its sides, and what it shows (0 before the roll). */
export interface DieView {
  realm: string;
  kind: string;
  sides: number;
  face: number;
  again: boolean;
  hits: number;
}

/** The space whose units are being ordered, with their groups. */
export interface OrderView {
  space: string;
  groups: GroupView[];
}

/** Equal units that an order is about: what takes one more of them, how many there are, how many are taken. */
export interface GroupView {
  do: string;
  unit: number;
  kind: string;
  n: number;
  taken?: number;
  ship?: number;
}

/** The card that is being carried out, whose it is, and how many more times it asks (0: it does not count). */
export interface CardView {
  card: string;
  realm: string;
  left: number;
}

/** Odds by space for what is declared, by option for what is asked, and for the battle at hand. */
export interface Advice {
  attacks: Record<string, Chances>;
  options: Record<string, Chances>;
  battle: Chances | null;
  goes: Record<string, Record<string, number>>;
  losses: string[];
  throws: Record<string, Throw>;
}

/** How an attack may end: the attacker's chance to win, gold that either side loses on average, points for it. */
export interface Chances {
  win: number;
  ours: number;
  theirs: number;
  points: number;
}

/** What a card would roll against a land, and how many hits that makes on average. */
export interface Throw {
  dice: number;
  sides: number;
  hits: number;
}
